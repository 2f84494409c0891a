"""Bastide: what a seat cannot know, and what it was told and must not be contradicted (chapter 20)."""
