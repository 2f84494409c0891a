"""The calls of the API, grouped by what they are about."""
