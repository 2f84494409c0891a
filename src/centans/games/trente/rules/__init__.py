"""The steps of Le Combat des Trente, a file per chapter, in the words of the rulebook. Begin with turn.py."""
