"""Bastide: what is on the table, and what can be read off it."""

from __future__ import annotations

from typing import ClassVar, Final

from centans.core.facts import facts
from centans.core.game import NOBODY
from centans.core.options import Option
from centans.core.steps import State
from centans.games.bastide.box.charter import Charter
from centans.games.bastide.box.pieces import CARDS, KINDS, MOST_PLAYERS, NO_TILE
from centans.games.bastide.box.town import (
    BLOCKS,
    CATEGORY_OF,
    CIRCLES_OF,
    EQUIPMENTS,
    FIRST_RELIGIOUS,
    PLACED_CIRCLES,
    RELIGIOUS,
    WALLS,
    is_religious,
)
from centans.games.bastide.choices import BLOCK, NO_TARGET, equipment_of, target_on

ALL_WALLS: Final = 15
"""All four sides walled, one bit each."""
STIRRED: Final = -1
"""The count of idle turns as soon as something has happened in this turn: its end makes that 0 (BA-STALL-1)."""

# -- the position -----------------------------------------------------------------------------------------------------


@facts
class Position(State):
    """Everything on the table and in the hands."""

    box: Charter
    turn: int
    active: int
    """The seat whose turn it is; in a project, the initiator."""
    money: list[int]
    """By seat. What has been put down openly is no longer here; hidden additions still are (BA-INFO-5)."""
    chest: int
    hands: list[int]
    """By seat and kind of tile, see `in_hand`."""
    bag: list[int]
    """By kind of tile; it has no order."""
    shown: int
    """The kind of tile that is being played, or NO_TILE."""
    fires: int
    """Fires out of the game."""
    camp: list[int]
    """English tokens in the camp, by points less one."""
    road: list[int]
    """By seat: the score on the Camp Road."""
    cards: list[int]
    """By majority card: its holder, or NOBODY."""
    circles: list[int]
    """By circle: whose Influence is on it, or NOBODY."""
    tokens: list[int]
    """By religious building and seat, see `place_of`: Influences on it."""
    filled: list[int]
    """By equipment: Influences on it."""
    influence: list[int]
    """By seat and category: Influences on equipments."""
    houses: list[int]
    """By block."""
    sites: list[int]
    """By religious building: the block in which it stands, or NOBODY."""
    project: int
    """The equipment of the project under way, or NOBODY."""
    bids: list[int]
    """By seat: first bids, revealed."""
    additions: list[int]
    """By seat: what was added to them; hidden from others until the raises end."""
    raised: list[int]
    """By seat: in how many rounds of raises it has added something; public (BA-BID-5)."""
    offers: list[int]
    """By giver and taker, see `offer_place`: the sum last offered in this turn; it binds nobody (BA-NEG-11)."""
    idle: int
    """Idle turns in a row, or STIRRED."""
    debts: list[int]
    """By giver and taker: what is still owed by one's word in this turn; below 0 what was given before it was due."""
    kept: list[int]
    """By giver and taker: what was offered, fell due and was given, in SdD."""
    broken: list[int]
    """By giver and taker: what was offered, fell due and was never given."""
    remembered: ClassVar[tuple[str, ...]] = ("debts", "kept", "broken")


def new_position(box: Charter) -> Position:
    """The table before anything is drawn: town, camp and chest empty (BA-SETUP-1 to 3, 5)."""
    players = box.players
    return Position(
        box,
        turn=0,
        active=box.first,
        money=[box.start_money] * players,
        chest=box.start_chest,
        hands=[0] * (players * KINDS),
        bag=box.bag.copy(),
        shown=NO_TILE,
        fires=0,
        camp=[0, 0, 0, 0],
        road=[0] * players,
        cards=[NOBODY] * len(CARDS),
        circles=[NOBODY] * PLACED_CIRCLES,
        tokens=[0] * (len(RELIGIOUS) * players),
        filled=[0] * len(EQUIPMENTS),
        influence=[0] * (players * len(CARDS)),
        houses=[0] * len(BLOCKS),
        sites=[NOBODY] * len(RELIGIOUS),
        project=NOBODY,
        bids=[0] * players,
        additions=[0] * players,
        raised=[0] * players,
        offers=[0] * (players * players),
        idle=0,
        debts=[0] * (players * players),
        kept=[0] * (players * players),
        broken=[0] * (players * players),
    )


# -- what can be read off the table -----------------------------------------------------------------------------------


def in_hand(s: Position, seat: int, kind: int) -> int:
    return s.hands[seat * KINDS + kind]


def hand_size(s: Position, seat: int) -> int:
    return sum(s.hands[seat * KINDS : (seat + 1) * KINDS])


def place_of(s: Position, building: int, seat: int) -> int:
    """Where a player's tokens on a religious building are counted in `tokens`."""
    return (building - FIRST_RELIGIOUS) * s.box.players + seat


def offer_place(s: Position, giver: int, taker: int) -> int:
    """Where an offer is kept in `offers`, and what came of it in `debts`, `kept` and `broken`."""
    return giver * s.box.players + taker


def on_equipments(s: Position, seat: int) -> int:
    """All Influences of a player (BA-SCORE-3)."""
    place = seat * 3
    return s.influence[place] + s.influence[place + 1] + s.influence[place + 2]


def supply(s: Position, seat: int) -> int:
    """Tokens left beside the board; the marker on the Camp Road is one of them (BA-EQ-8)."""
    return max(0, s.box.tokens - on_equipments(s, seat) - (1 if s.road[seat] else 0))


def is_started(s: Position, equipment: int) -> bool:
    return s.filled[equipment] > 0


def is_finished(s: Position, equipment: int) -> bool:
    return s.filled[equipment] >= s.box.capacity[equipment]


def site_of(s: Position, building: int) -> int:
    """The block of a religious building, or NOBODY."""
    return s.sites[building - FIRST_RELIGIOUS]


def room_in(s: Position, block: int) -> int:
    """Free places in a block; the market square has none (BA-GEO-2, 3)."""
    return s.box.places - s.houses[block] - s.sites.count(block)


def blocks_with_room(s: Position) -> tuple[Option, ...]:
    places, houses, sites = s.box.places, s.houses, s.sites
    return tuple([option for block, option in BLOCK.items() if houses[block] + sites.count(block) < places])


def walled(s: Position) -> int:
    """The sides whose wall stands, one bit each (BA-HAR-2)."""
    filled = s.filled
    return (filled[0] > 0) + (filled[1] > 0) * 2 + (filled[2] > 0) * 4 + (filled[3] > 0) * 8


def wall_strength(s: Position) -> int:
    """Influences of all players on the four walls (BA-SIEGE-2)."""
    return sum([s.filled[wall] for wall in WALLS])


def camp_size(s: Position) -> int:
    return sum(s.camp)


def camp_strength(s: Position) -> int:
    one, two, three, four = s.camp
    return one + 2 * two + 3 * three + 4 * four


def is_besieged(s: Position) -> bool:
    return camp_size(s) > s.box.camp_places


def walls_hold(s: Position, english: int) -> bool:
    """Four walls standing, with at least as many Influences as the English have points (BA-SIEGE-3, 4)."""
    if walled(s) != ALL_WALLS:
        return False
    walls = wall_strength(s)
    return walls >= english if s.box.tie_holds else walls > english


def coming_holder(s: Position, card: int) -> int:
    """Who would hold a majority card if the turn ended now: a tie for most changes nothing (BA-MAJ-1 to 3)."""
    leader, most = s.cards[card], 0
    for seat in range(s.box.players):
        number = s.influence[card + seat * len(CARDS)]
        if number > most:
            leader, most = seat, number
        elif number == most:
            leader = s.cards[card]
    return leader


def bank(s: Position) -> int:
    """What a limited bank holds (BA-COMP-7); below 0 if it has no limit."""
    if s.box.bank < 0:
        return NOBODY
    return s.box.bank - s.chest - sum(s.money) - sum(s.bids)


def clockwise(s: Position, seat: int) -> list[int]:
    """All seats, this one first."""
    players = s.box.players
    return [(seat + step) % players for step in range(players)]


def owner_of(s: Position, target: int) -> int:
    """Whose token this is; NOBODY if there is none."""
    if target < PLACED_CIRCLES:
        return s.circles[target]
    seat = (target - PLACED_CIRCLES) % MOST_PLAYERS
    if seat >= s.box.players or not s.tokens[place_of(s, equipment_of(target), seat)]:
        return NOBODY
    return seat


def tokens_at(s: Position, target: int) -> int:
    """How many alike tokens a target stands for: one on a circle, several on a religious building."""
    if target < PLACED_CIRCLES:
        return 0 if s.circles[target] == NOBODY else 1
    seat = (target - PLACED_CIRCLES) % MOST_PLAYERS
    return s.tokens[place_of(s, equipment_of(target), seat)] if seat < s.box.players else 0


def targets_on(s: Position, equipment: int) -> list[int]:
    """The different tokens on an equipment: by circle, or by colour."""
    if is_religious(equipment):
        return [target_on(equipment, seat) for seat in range(s.box.players) if s.tokens[place_of(s, equipment, seat)]]
    return [circle for circle in CIRCLES_OF[equipment] if s.circles[circle] != NOBODY]


def add_influence(s: Position, equipment: int, circle: int, seat: int) -> None:
    """A token goes on a circle (NO_TARGET on a religious building) and stays there (BA-EQ-7)."""
    if circle == NO_TARGET:
        s.tokens[place_of(s, equipment, seat)] += 1
    else:
        s.circles[circle] = seat
    s.filled[equipment] += 1
    s.influence[seat * 3 + CATEGORY_OF[equipment]] += 1
    s.idle = STIRRED


def take_influence(s: Position, target: int) -> None:
    """A token goes back to its owner's supply (BA-FIRE-4, BA-HAR-15)."""
    seat, equipment = owner_of(s, target), equipment_of(target)
    if target < PLACED_CIRCLES:
        s.circles[target] = NOBODY
    else:
        s.tokens[place_of(s, equipment, seat)] -= 1
    s.filled[equipment] -= 1
    s.influence[seat * 3 + CATEGORY_OF[equipment]] -= 1
