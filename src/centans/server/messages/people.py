"""The visitor."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class Me(Struct):
    """The visitor: a guest, known by a signed cookie."""

    id: str
    name: str


class NewName(Struct, forbid_unknown_fields=True):
    """How the visitor wants to be called."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
