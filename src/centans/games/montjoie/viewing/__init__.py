"""How a view is made: the board, which all see alike, and what each seat sees beside it."""
