"""Bastide: what the Houses to come will bring everybody.

Of all that a position is weighed by, this takes longest to find out and changes least: a token on a circle changes it
in the blocks that this circle faces and nowhere else. So it is kept block by block, and only what differs is found out
anew.
"""

from __future__ import annotations

from typing import Final

from centans.core.game import NOBODY
from centans.games.bastide.box.town import BUILDING_BLOCKS, CHURCH, CIRCLE_LIST, CIRCLES_OF, FACING, HALLE, LEPER_HOUSE
from centans.games.bastide.model import Position
from centans.games.bastide.rules.houses import taxes

TO_COME: Final = 0.6
"""How likely a House will come to a free place while it still matters."""
RAISING: Final = (HALLE, CHURCH, LEPER_HOUSE)
"""The equipments that change the tax of Houses (BA-TAX-3 to 5)."""
FACED_BY: Final = tuple(
    [
        tuple(sorted({face for circle in circles for face in CIRCLE_LIST[circle].faces if face in BUILDING_BLOCKS}))
        for circles in CIRCLES_OF
    ]
)
"""For each equipment: the blocks whose Houses pay the owners of its circles."""
FACED: Final = tuple([tuple([face for face in circle.faces if face in BUILDING_BLOCKS]) for circle in CIRCLE_LIST])
"""The same for each circle."""

NO_CLAIMS: Final[list[int]] = []


class Income:
    """What each circle's owner will be paid by the Houses that may still come, and what is left for the chest."""

    __slots__ = ("claims", "left", "rooms", "taxes")

    def __init__(self, rooms: list[int], taxes: list[int], claims: list[list[int]], left: list[int]) -> None:
        self.rooms = rooms
        """By block: how many Houses may come."""
        self.taxes = taxes
        """By block: what each of them raises."""
        self.claims = claims
        """By block: whom a House pays how much, owner and sum in turn."""
        self.left = left
        """By block: what its Houses leave to all."""

    def reckon(self, s: Position, blocks: tuple[int, ...]) -> None:
        """Who is paid for Houses in these blocks."""
        per_influence, circles = s.box.per_influence, s.circles
        for block in blocks:
            room, left = self.rooms[block], self.taxes[block]
            if room <= 0:
                continue
            claims: list[int] = []
            for circle in FACING[block]:
                owner = circles[circle]
                if owner != NOBODY:
                    due = min(left, per_influence)
                    left -= due
                    claims.append(owner)
                    claims.append(due)
            self.claims[block] = claims
            self.left[block] = room * left

    def with_influence(self, t: Position, equipment: int, circle: int) -> Income:
        """The income after one Influence more or less there, and what was paid for it."""
        if t.box.bank >= 0 or equipment in RAISING:
            return income_of(t)
        return self.changed(t, FACED[circle] if CIRCLES_OF[equipment] else ())

    def with_project(self, t: Position, project: int) -> Income:
        """The income after Influences came on the project."""
        return income_of(t) if project in RAISING else self.changed(t, FACED_BY[project])

    def changed(self, t: Position, blocks: tuple[int, ...]) -> Income:
        """The income where nothing differs but who has the circles that face these blocks."""
        if not blocks:
            return self
        found = Income(self.rooms, self.taxes, self.claims.copy(), self.left.copy())
        found.reckon(t, blocks)
        return found

    def add(self, base: list[float], coin: float) -> None:
        """Add to what everybody has what he may expect, an SdD being worth so much."""
        coin *= TO_COME
        for block, claims in enumerate(self.claims):
            per_house = coin * self.rooms[block]
            for place in range(0, len(claims), 2):
                base[claims[place]] += per_house * claims[place + 1]
        share = coin * sum(self.left) / len(base)
        for seat in range(len(base)):
            base[seat] += share


def income_of(s: Position) -> Income:
    """The income in a position, found out from the beginning."""
    rooms = free_rooms(s)
    found = Income(rooms, taxes(s), [NO_CLAIMS] * len(rooms), [0] * len(rooms))
    found.reckon(s, BUILDING_BLOCKS)
    return found


def free_rooms(s: Position) -> list[int]:
    """By block: its free places, as `room_in` counts them."""
    places = s.box.places
    rooms = [places - houses for houses in s.houses]
    for site in s.sites:
        if site != NOBODY:
            rooms[site] -= 1
    return rooms
