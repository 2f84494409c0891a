"""The rules of Montjoie !, a file per chapter, in the order of the rulebook; optional rules in optional/."""
