"""The steps of Guyenne, a file per chapter, in the words of the rulebook. Begin with turn.py."""
