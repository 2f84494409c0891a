"""A fuzzer of raw HTTP: whole requests of every call of the API, and ways to break them."""
