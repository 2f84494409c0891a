"""How the server is."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Alive(Struct):
    """The server answers."""

    status: Literal["ok"]


class Health(Struct):
    """How the server is. `neighbours`: whether it hears the other servers on its database, if there can be any."""

    status: Literal["ok"]
    database: Literal["ok"]
    neighbours: Literal["none", "heard"]
    tables: int
    watchers: int
