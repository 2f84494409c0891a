"""The position: every fact on the table, and the predicates that the rules read it with."""
