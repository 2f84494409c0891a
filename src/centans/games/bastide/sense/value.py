"""Bastide: what tells who will be elected. How much each of it tells is learned (value.toml)."""

from __future__ import annotations

from math import log
from typing import Final

from centans.games.bastide.box.pieces import ENGLISH, FIRE, HOUSE
from centans.games.bastide.model import Position, camp_size, in_hand, on_equipments
from centans.games.bastide.sense.worth import chance_french, hopes, money_value, progress

FEATURES: Final = (
    *("hope", "hope_late", "points", "points_late", "money", "money_late", "road", "road_late"),
    *("houses", "fires", "english", "english_late"),
)
"""Of a player: the hope by his prospects, his points, his money, his place on the Camp Road and his tiles."""
LEAST: Final = 0.001
TEN: Final = 10.0


def rows(s: Position) -> list[list[float]]:
    near = progress(s)
    found = hopes(s)
    coin = money_value(s)
    french = 2 * chance_french(s) - 1
    full = camp_size(s) / (s.box.camp_places + 1)
    rows: list[list[float]] = []
    for seat, hope in enumerate(found):
        own = log(max(LEAST, hope))
        points, money, road = on_equipments(s, seat) / TEN, coin * s.money[seat] / TEN, french * s.road[seat] / TEN
        english = 0.0
        for kind in ENGLISH:
            english += in_hand(s, seat, kind)
        tiles = [float(in_hand(s, seat, HOUSE)), float(in_hand(s, seat, FIRE)), english, english * full]
        about = [own, own * near, points, points * near, money, money * near, road, road * near]
        rows.append([*about, *tiles])
    return rows
