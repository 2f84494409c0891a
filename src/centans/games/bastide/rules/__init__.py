"""Bastide: the rules, one module for each chapter or two of RULES.md."""
