"""What lasts: the log of every table, who sits there, what was said. SQLite by default, PostgreSQL by its URL."""
