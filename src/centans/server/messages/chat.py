"""What is said at a table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class NewChat(Struct, forbid_unknown_fields=True):
    """Something to say at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class ChatLine(Struct):
    """Something said at the table; seat null: by a watcher."""

    number: int
    name: str
    seat: int | None
    text: str
    at: int
