"""How the greedy bot judges, a file for each kind of affair."""
