"""Bastide: what somebody knows who has only listened, from the first event on.

He keeps his own book of money, tiles and tokens, made from what was told and never from the position: so nothing that
everybody knows can be forgotten, or imagined otherwise, without his noticing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from centans.core.game import NOBODY
from centans.core.journal import Event
from centans.games.bastide.box.charter import Charter
from centans.games.bastide.box.pieces import CARDS, ENGLISH, FIRE, HOUSE, KINDS, NO_TILE, TILES
from centans.games.bastide.box.town import (
    BLOCKS,
    CATEGORY_OF,
    CIRCLES,
    EQUIPMENT_OF,
    EQUIPMENTS,
    FIRST_RELIGIOUS,
    PLACED_CIRCLES,
    RELIGIOUS,
)
from centans.games.bastide.model import STIRRED, Position, hand_size
from centans.games.bastide.rules import promises
from centans.games.bastide.rules.houses import owed_by


class Memory:
    """The town as one listener was told of it."""

    def __init__(self, box: Charter, viewer: int | None) -> None:
        players = box.players
        self.box = box
        self.viewer = viewer
        self.turn = 0
        self.active = NOBODY
        self.idle = 0
        self.stirred = False
        """Whether anything has happened in this turn."""
        self.shown = NO_TILE
        self.fires = 0
        self.held = [0] * players
        """How many tiles everybody holds."""
        self.own = [0] * KINDS
        """The tiles that the listener was shown and has not played."""
        self.camp = [0, 0, 0, 0]
        self.road = [0] * players
        self.cards = [NOBODY] * len(CARDS)
        self.houses = [0] * len(BLOCKS)
        self.sites = [NOBODY] * len(RELIGIOUS)
        self.circles = [NOBODY] * PLACED_CIRCLES
        self.tokens = [0] * (len(RELIGIOUS) * players)
        self.money = [0] * players
        self.chest = box.start_chest
        self.offers = [0] * (players * players)
        self.debts = [0] * (players * players)
        self.kept = [0] * (players * players)
        self.broken = [0] * (players * players)
        self.built = NOBODY
        """The block of the House of this turn."""
        self.tax = 0
        """What is divided in this turn."""
        self.start_project(NOBODY)

    def start_project(self, equipment: int) -> None:
        players = self.box.players
        self.project = equipment
        self.bids = [0] * players
        self.additions = [NOBODY] * players
        """By seat, when they are revealed."""
        self.raised = [0] * players
        """By seat: in how many rounds of raises it was said to add something."""
        self.raising = [False] * players
        """By seat: whether it was said to add something or nothing in any round."""

    def put_on_building(self, event: Event, number: int) -> None:
        building = numbered(event, "equipment", EQUIPMENTS) - FIRST_RELIGIOUS
        self.tokens[building * self.box.players + whole(event, "seat")] += number

    def something_destroyed(self) -> None:
        """If a Fire did it, that tile is out of the game (BA-FIRE-5)."""
        if self.shown == FIRE:
            self.shown = NO_TILE
            self.fires += 1


def whole(event: Event, name: str) -> int:
    value = event.params[name]
    assert isinstance(value, int)
    return value


def numbered(event: Event, name: str, names: Sequence[str]) -> int:
    """The number of what an event calls by its name."""
    value = event.params[name]
    assert isinstance(value, str)
    return names.index(value)


# -- the turn and its tiles -------------------------------------------------------------------------------------------


def begins(m: Memory, event: Event) -> None:
    m.money = [whole(event, "money")] * m.box.players


def turn(m: Memory, event: Event) -> None:
    if m.turn:
        m.idle = 0 if m.stirred else m.idle + 1
    m.turn, m.active, m.stirred = whole(event, "turn"), whole(event, "seat"), False
    m.broken = [before + max(0, debt) for before, debt in zip(m.broken, m.debts, strict=True)]
    m.debts = [0] * len(m.debts)
    m.offers = [0] * len(m.offers)
    m.tax = 0
    m.start_project(NOBODY)


def stalemate(m: Memory, event: Event) -> None:
    m.idle += 1
    m.start_project(NOBODY)


def drew(m: Memory, event: Event) -> None:
    m.held[whole(event, "seat")] += whole(event, "number")


def drew_tiles(m: Memory, event: Event) -> None:
    tiles = event.params["tiles"]
    assert isinstance(tiles, tuple)
    for tile in TILES:
        m.own[TILES.index(tile)] += tiles.count(tile)


def played(m: Memory, event: Event) -> None:
    seat = whole(event, "seat")
    m.shown, m.stirred = numbered(event, "tile", TILES), True
    m.held[seat] -= 1
    if seat == m.viewer:
        m.own[m.shown] -= 1


def house(m: Memory, event: Event) -> None:
    m.built = numbered(event, "block", BLOCKS)
    m.houses[m.built] += 1
    m.shown = NO_TILE


def houses_lost(m: Memory, event: Event) -> None:
    m.houses[numbered(event, "block", BLOCKS)] -= whole(event, "number")
    m.something_destroyed()


def camp(m: Memory, event: Event) -> None:
    m.camp[whole(event, "points") - 1] += 1
    m.shown = NO_TILE


# -- projects ---------------------------------------------------------------------------------------------------------


def project(m: Memory, event: Event) -> None:
    m.start_project(numbered(event, "equipment", EQUIPMENTS))


def project_over(m: Memory, event: Event) -> None:
    m.start_project(NOBODY)


def site(m: Memory, event: Event) -> None:
    m.sites[m.project - FIRST_RELIGIOUS] = numbered(event, "block", BLOCKS)


def off_the_board(m: Memory, event: Event) -> None:
    equipment = event.params["equipment"]
    if equipment in EQUIPMENTS[FIRST_RELIGIOUS : FIRST_RELIGIOUS + len(RELIGIOUS)]:
        m.sites[numbered(event, "equipment", EQUIPMENTS) - FIRST_RELIGIOUS] = NOBODY


def bid(m: Memory, event: Event) -> None:
    seat, amount = whole(event, "seat"), whole(event, "amount")
    m.bids[seat] = amount
    m.money[seat] -= amount


def added(m: Memory, event: Event) -> None:
    seat = whole(event, "seat")
    m.raising[seat] = True
    m.raised[seat] += event.key == "added"


def raised(m: Memory, event: Event) -> None:
    seat, amount = whole(event, "seat"), whole(event, "amount")
    m.additions[seat] = amount
    m.money[seat] -= amount


def placed(m: Memory, event: Event) -> None:
    m.circles[numbered(event, "circle", CIRCLES)] = whole(event, "seat")
    m.stirred = True


def placed_on_building(m: Memory, event: Event) -> None:
    m.put_on_building(event, 1)
    m.stirred = True


def influence_removed(m: Memory, event: Event) -> None:
    m.circles[numbered(event, "circle", CIRCLES)] = NOBODY
    m.something_destroyed()


def token_removed(m: Memory, event: Event) -> None:
    m.put_on_building(event, -1)
    m.something_destroyed()


def emissary(m: Memory, event: Event) -> None:
    m.camp[whole(event, "points") - 1] -= 1
    m.road[whole(event, "seat")] = whole(event, "road")


def card(m: Memory, event: Event) -> None:
    m.cards[numbered(event, "card", CARDS)] = whole(event, "seat")


# -- money ------------------------------------------------------------------------------------------------------------


def shared(m: Memory, event: Event) -> None:
    m.money = [money + whole(event, "amount") for money in m.money]
    m.chest = whole(event, "left")


def gift(m: Memory, event: Event) -> None:
    giver, taker, amount = whole(event, "seat"), whole(event, "to"), whole(event, "amount")
    m.money[giver] -= amount
    m.money[taker] += amount
    place = giver * m.box.players + taker
    promises.give(m.debts, m.kept, place, m.offers[place], amount)


def offered(m: Memory, event: Event) -> None:
    m.offers[whole(event, "seat") * m.box.players + whole(event, "to")] = whole(event, "amount")


def to_chest(m: Memory, event: Event) -> None:
    m.chest = whole(event, "chest")


def allocated(m: Memory, event: Event) -> None:
    m.tax = whole(event, "tax")


def paid(m: Memory, event: Event) -> None:
    """Of a tax that was divided: what was offered for the share is owed now."""
    creditor, share = whole(event, "seat"), whole(event, "amount")
    m.money[creditor] += share
    if not m.tax:
        return
    place = creditor * m.box.players + m.active
    owed = owed_by(m.box, m.circles, m.built)
    due = promises.due_for(m.tax, owed, creditor, share, m.offers[place])
    if due:
        promises.owe(m.debts, m.kept, place, due)


HEARD: Final[dict[str, Callable[[Memory, Event], None]]] = {
    "begins": begins,
    "turn": turn,
    "stalemate": stalemate,
    "fourteen": project_over,
    "drew": drew,
    "drew-tiles": drew_tiles,
    "played": played,
    "house": house,
    "houses-lost": houses_lost,
    "camp": camp,
    "siege": camp,
    "project": project,
    "site": site,
    "nothing-built": off_the_board,
    "destroyed": off_the_board,
    "bid": bid,
    "added": added,
    "added-nothing": added,
    "raised": raised,
    "placed": placed,
    "placed-on-building": placed_on_building,
    "influence-removed": influence_removed,
    "token-removed": token_removed,
    "emissary": emissary,
    "card": card,
    "card-taken": card,
    "shared": shared,
    "gift": gift,
    "offered": offered,
    "to-chest": to_chest,
    "allocated": allocated,
    "paid": paid,
}


# -- comparing --------------------------------------------------------------------------------------------------------


def contradiction(s: Position, seat: int | None, told: Sequence[Event]) -> str | None:
    """What in this position cannot be, given all that the seat was told; None if everything fits."""
    m = Memory(s.box, seat)
    for event in told:
        if event.key in HEARD:
            HEARD[event.key](m, event)
    for what, found, remembered in comparisons(s, m):
        if found != remembered:
            return f"{what}: {found}, where {remembered} was told"
    return wrong_additions(s, m)


def comparisons(s: Position, m: Memory) -> list[tuple[str, object, object]]:
    """What lies there, and what should."""
    seats = range(s.box.players)
    return [
        ("turn", (s.turn, s.active), (m.turn, m.active)),
        ("idle turns", s.idle, STIRRED if m.stirred else m.idle),
        ("money", s.money, m.money),
        ("chest", s.chest, m.chest),
        ("offers", s.offers, m.offers),
        ("words given, kept and broken", (s.debts, s.kept, s.broken), (m.debts, m.kept, m.broken)),
        ("tile being played", s.shown, m.shown),
        ("Fires out of the game", s.fires, m.fires),
        ("English camp", s.camp, m.camp),
        ("Camp Road", s.road, m.road),
        ("majority cards", s.cards, m.cards),
        ("Houses", s.houses, m.houses),
        ("sites", s.sites, m.sites),
        ("circles", s.circles, m.circles),
        ("tokens on religious buildings", s.tokens, m.tokens),
        ("Influences by work", s.filled, influences_by_work(m)),
        ("Influences by category", s.influence, influences_by_category(m)),
        ("project", s.project, m.project),
        ("first bids", s.bids, m.bids),
        ("raises heard of", s.raised, m.raised),
        ("tiles in each hand", [hand_size(s, seat) for seat in seats], m.held),
        ("own tiles", own_tiles(s, m.viewer), m.own),
        ("tiles out of sight", out_of_sight(s, m.viewer), tiles_left(m)),
    ]


def influences_by_work(m: Memory) -> list[int]:
    players = m.box.players
    found = [0] * len(EQUIPMENTS)
    for circle, owner in enumerate(m.circles):
        found[EQUIPMENT_OF[circle]] += owner != NOBODY
    for building in range(len(RELIGIOUS)):
        found[FIRST_RELIGIOUS + building] = sum(m.tokens[building * players : (building + 1) * players])
    return found


def influences_by_category(m: Memory) -> list[int]:
    players = m.box.players
    found = [0] * (players * len(CARDS))
    for circle, owner in enumerate(m.circles):
        if owner != NOBODY:
            found[owner * len(CARDS) + CATEGORY_OF[EQUIPMENT_OF[circle]]] += 1
    for place, number in enumerate(m.tokens):
        found[place % players * len(CARDS) + CATEGORY_OF[FIRST_RELIGIOUS]] += number
    return found


def own_tiles(s: Position, viewer: int | None) -> list[int]:
    return [0] * KINDS if viewer is None else s.hands[viewer * KINDS : (viewer + 1) * KINDS]


def out_of_sight(s: Position, viewer: int | None) -> list[int]:
    """By kind: the tiles in the bag and in other hands."""
    own = own_tiles(s, viewer)
    return [s.bag[kind] + sum(s.hands[kind::KINDS]) - own[kind] for kind in range(KINDS)]


def tiles_left(m: Memory) -> list[int]:
    """By kind: all tiles but those on the board, in the camp, in one's own hand, being played or out of the game."""
    left = [m.box.bag[kind] - m.own[kind] - (m.shown == kind) for kind in range(KINDS)]
    left[HOUSE] -= sum(m.houses)
    left[FIRE] -= m.fires
    for points, number in enumerate(m.camp):
        left[ENGLISH[points]] -= number
    return left


def wrong_additions(s: Position, m: Memory) -> str | None:
    """Additions are known when revealed; before that, in rounds, a little is known of them (BA-BID-5)."""
    choice = s.agenda.choice()
    asked = choice.choosers(s) if choice is not None else []
    for seat, addition in enumerate(s.additions):
        least, most = bounds_of_addition(m, seat, seat in asked)
        if not least <= addition <= most:
            return f"seat {seat + 1} has added {addition}, which can only be from {least} to {most}"
    return None


def bounds_of_addition(m: Memory, seat: int, asked: bool) -> tuple[int, int]:
    """At least 1 for each round in which he added; who is asked again has something left, who is not has nothing."""
    if m.additions[seat] != NOBODY:
        return m.additions[seat], m.additions[seat]
    if not m.raising[seat]:
        return 0, 0
    return (m.raised[seat], m.money[seat] - 1) if asked else (m.money[seat], m.money[seat])
