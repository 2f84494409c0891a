"""What can be chosen, each choice made once, with its notation; `catalogue` puts them all in order."""
