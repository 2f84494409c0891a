"""Steps from each version of the database to the next; Alembic runs them at start."""
