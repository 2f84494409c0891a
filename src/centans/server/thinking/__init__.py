"""Bots: their turns are rows in the database, their thoughts happen in other processes."""
