"""Bastide: what is in the box: the pieces and their names, the plan of the town, and the figures of one match."""
