"""What travels between page and server, as typed structs. tools/typescript.py writes the page's types from them.

Seats count from 0. Times are milliseconds since 1970. A field that may be absent is null.
"""
