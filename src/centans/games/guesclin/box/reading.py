"""Guesclin !: reads hexes in tables of the components."""

from __future__ import annotations

from typing import Any

from centans.core.tables import Table
from centans.games.guesclin.box.grid import COLUMNS, ROWS, hex_at, inside


def hex_in(table: Table, key: str) -> int:
    return _hex(table, table.value(key), key)


def hexes_in(table: Table, key: str) -> list[int]:
    return [_hex(table, found, key, place) for place, found in enumerate(table.rows(key))]


def _hex(table: Table, found: Any, *path: str | int) -> int:
    if not (isinstance(found, list) and len(found) == 2 and all(isinstance(number, int) for number in found)):
        table.wrong(f"a hex is [column, row], not {found!r}", *path)
    column, row = found
    if not inside(column, row):
        table.wrong(
            f"hex {found} lies outside the map: columns go from 0 to {COLUMNS - 1}, rows from 0 to {ROWS - 1}", *path
        )
    return hex_at(column, row)
