"""What a game, a match, a choice and a die roll are. Standard library only; no I/O, no clock, no global randomness."""
