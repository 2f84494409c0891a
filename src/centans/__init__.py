"""Cent Ans: five board games of the Hundred Years' War, with their complete rules."""

from centans import compiled

__version__ = "0.1.0"

# Before any rule is imported: a compiled module must never hide a newer source.
compiled.guard()
