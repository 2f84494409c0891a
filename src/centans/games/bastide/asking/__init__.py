"""Bastide: what the open question shows with it: limits, prices, and what an answer would lead to."""
