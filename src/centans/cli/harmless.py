"""What people wrote, in a name, a file or a line, gives the terminal no orders."""

from __future__ import annotations

import re

ORDERS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
"""Control characters but tab and new line, and those that turn the direction of writing."""


def harmless(text: str) -> str:
    """The same without anything that moves the cursor, changes a colour, clears the screen or turns the writing."""
    return ORDERS.sub("", text)
