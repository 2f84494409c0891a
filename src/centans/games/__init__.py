"""The rules: one package per game, nothing but rules."""
