"""Le Combat des Trente: what is on the table. Units, cells and kinds of cards are numbers, as in the box."""

from __future__ import annotations

from typing import Final, NamedTuple

from centans.core.dice import Dice
from centans.core.facts import facts
from centans.core.records import Record
from centans.core.steps import State
from centans.games.trente.box.cards import ARMS, FORCE_DECK, HAND, HERO_DECK, HEROES
from centans.games.trente.box.cells import BIT, NOWHERE, SIZE, Cells
from centans.games.trente.box.field import Field, Mission
from centans.games.trente.box.units import ARMIES, ARMY_SIZE, BLOIS, MONTFORT, NO_UNIT, UNITS, army_of, other
from centans.games.trente.choices import cards_of
from centans.games.trente.model.decks import PUBLIC, MarkedDeck

ELIMINATIONS: Final = 0
THE_OAK: Final = 1
THE_HORSES: Final = 2
MISSIONS: Final = 3
SURVIVORS: Final = 4
SOURCES: Final = ("eliminations", "oak", "horses", "missions", "survivors")
"""Where victory points come from (CT-GEN-3)."""

NO_MISSION: Final = -1

NO_CARD: Final = -1

ATTACKER: Final = 0
DEFENDER: Final = 1
SIDES: Final = (ATTACKER, DEFENDER)
"""The sides of a combat."""
Pair = tuple[int, int]


@facts
class LastCombat(Record):
    """A combat that was revealed. Pairs hold what there is of both sides, the attacker's first."""

    units: Pair
    cells: Pair
    laid: Pair
    """The combinations, by number."""
    taken: Pair
    """The card that a Ruse removed, or NO_CARD."""
    superiority: Pair
    support: Pair
    mission: Pair
    """The bonuses (CT-MOD-1 to 8, CT-MIS-10)."""
    dice: Pair
    totals: Pair
    losses: Pair
    taken_back: tuple[bool, bool]
    """Whether its Force card was taken back."""
    charge: bool
    dead: int
    """The unit eliminated, or NO_UNIT."""

    @property
    def lead(self) -> int:
        """By how much the attacker's total is the higher one (CT-RES-4)."""
        return self.totals[ATTACKER] - self.totals[DEFENDER]


# -- the position -------------------------------------------------------------------------------------------------


@facts
class Position(State):
    """Everything on the table, face up or down. Lists go by unit, by cell, by seat or by army."""

    box: Field
    turn: int
    first: int
    """The army that deals and plays first this turn (CT-FIRST-3)."""
    armies: list[int]
    """By seat: its army."""
    partners: list[int]
    """Partners A and B of Blois, then of Montfort; a lone player is both."""
    cells: list[int]
    """By unit: where it stands, NOWHERE if it is dead."""
    life: list[int]
    board: list[int]
    """By cell: the unit there, or NO_UNIT."""
    held: list[Cells]
    """By army: the cells its units stand on, as a set."""
    hands: list[list[int]]
    """By seat: how many cards of each kind."""
    seen: list[list[int]]
    """By seat: those of them that everybody knows to be there, because all saw where they came from."""
    bare: list[bool]
    """By seat: whether everybody knows that it holds no Force card but those seen."""
    force: MarkedDeck
    arms: MarkedDeck
    hero: MarkedDeck
    mission_decks: list[MarkedDeck]
    mission: list[int]
    """By army: its Mission of this turn, or NO_MISSION."""
    mission_up: list[bool]
    tally: list[int]
    """By army: how often the main objective of its Mission has scored this turn."""
    losses: list[int]
    """By army: how many units it has lost this turn."""
    orders: list[list[int]]
    """By army: the units on its order sheet, slot by slot."""
    played: list[int]
    """By army: how many slots have been shown this turn."""
    score: list[int]
    earned: list[int]
    """By army and source (see `SOURCES`)."""
    by_turn: list[int]
    """The points of Blois and of Montfort in turn 1, in turn 2 and so on, as far as turns are complete."""
    fallen: list[int]
    """The `Loss` of each unit eliminated, one behind the other: so they stand in the digests of match files."""
    paid: list[int]
    """What each Mission has scored: those of Blois, then those of Montfort."""
    laid: list[int]
    """The combinations of attacker and defender on the table, by number."""
    combat: LastCombat | None
    """The last combat revealed this turn."""

    def deck(self, which: int) -> MarkedDeck:
        return self.force if which == FORCE_DECK else self.hero if which == HERO_DECK else self.arms


def new_position(box: Field) -> Position:
    """The table before set-up: units on their cells, decks complete, hands empty (CT-SETUP-3, 5, 6, 7, 8)."""
    seats = sum([len(members) for members in box.seating])
    s = Position(
        box,
        turn=0,
        first=BLOIS,
        armies=[0] * seats,
        partners=[0] * 4,
        cells=[NOWHERE] * UNITS,
        life=[box.life] * UNITS,
        board=[NO_UNIT] * SIZE,
        held=[0, 0],
        hands=[[0] * HAND for _ in range(seats)],
        seen=[[0] * HAND for _ in range(seats)],
        bare=[False] * seats,
        force=MarkedDeck("force", 0, list(box.deck_counts[0])),
        arms=MarkedDeck("arms", ARMS, list(box.deck_counts[1])),
        hero=MarkedDeck("hero", HEROES, list(box.deck_counts[2])),
        mission_decks=[
            MarkedDeck(f"mission-{name}", 0, [1] * len(cards)) for name, cards in zip(ARMIES, box.missions, strict=True)
        ],
        mission=[NO_MISSION, NO_MISSION],
        mission_up=[False, False],
        tally=[0, 0],
        losses=[0, 0],
        orders=[[], []],
        played=[0, 0],
        score=[0, 0],
        earned=[0] * (2 * len(SOURCES)),
        by_turn=[],
        fallen=[],
        paid=[0] * sum([len(cards) for cards in box.missions]),
        laid=[0, 0],
        combat=None,
    )
    seat_armies(s, exchanged=False)
    for unit, cell in enumerate(box.start_cells):
        put(s, unit, cell)
    return s


def seat_armies(s: Position, exchanged: bool) -> None:
    """Who leads which army (CT-SETUP-1, CT-TEAM-1, 2)."""
    for army in (BLOIS, MONTFORT):
        members = s.box.seating[other(army) if exchanged else army]
        s.partners[2 * army] = members[0]
        s.partners[2 * army + 1] = members[-1]
        for seat in members:
            s.armies[seat] = army


# -- the board ----------------------------------------------------------------------------------------------------


def put(s: Position, unit: int, cell: int) -> None:
    """A unit comes to stand on a cell."""
    army = army_of(unit)
    old = s.cells[unit]
    if old != NOWHERE:
        s.board[old] = NO_UNIT
        s.held[army] ^= BIT[old]
    s.cells[unit] = cell
    s.board[cell] = unit
    s.held[army] |= BIT[cell]


def remove(s: Position, unit: int) -> None:
    """A unit leaves the board for the rest of the game (CT-UNIT-4)."""
    cell = s.cells[unit]
    s.board[cell] = NO_UNIT
    s.held[army_of(unit)] ^= BIT[cell]
    s.cells[unit] = NOWHERE


def is_alive(s: Position, unit: int) -> bool:
    return s.cells[unit] != NOWHERE


def living(s: Position, army: int) -> int:
    """The numbers of an army's living units, a bit for each."""
    found = 0
    start = army * ARMY_SIZE
    cells = s.cells
    for number in range(ARMY_SIZE):
        if cells[start + number] != NOWHERE:
            found |= 1 << number
    return found


def wounded(s: Position, army: int) -> int:
    """The numbers of an army's living units that miss life points, a bit for each."""
    found = 0
    start = army * ARMY_SIZE
    for number in range(ARMY_SIZE):
        if s.cells[start + number] != NOWHERE and s.life[start + number] < s.box.life:
            found |= 1 << number
    return found


# -- players ------------------------------------------------------------------------------------------------------


def is_pair(s: Position, army: int) -> bool:
    return s.partners[2 * army] != s.partners[2 * army + 1]


def leads(s: Position) -> int:
    """Which partner leads this turn: A in odd turns, B in even ones (CT-TEAM-6)."""
    return 0 if s.turn % 2 == 1 else 1


def in_charge(s: Position, army: int, slot: int) -> int:
    """The seat that decides in this slot, from 0, and defends in this round (CT-TEAM-6, 8)."""
    second = slot >= s.box.orders // 2 if s.box.halves[army] else slot % 2 == 1
    return s.partners[2 * army + (leads(s) ^ second)]


def score(s: Position, army: int, source: int, points: int) -> None:
    """Victory points are recorded at once, and never taken away (CT-TURN-4, CT-VP-8)."""
    s.score[army] += points
    s.earned[army * len(SOURCES) + source] += points


class Loss(NamedTuple):
    """A unit was eliminated."""

    turn: int
    unit: int
    by: int
    """The unit that killed it."""


def losses_so_far(s: Position) -> list[Loss]:
    return [Loss(s.fallen[at], s.fallen[at + 1], s.fallen[at + 2]) for at in range(0, len(s.fallen), 3)]


def fallen_this_turn(s: Position) -> list[int]:
    """The units eliminated this turn, the last one first."""
    units: list[int] = []
    place = len(s.fallen) - 3
    while place >= 0 and s.fallen[place] == s.turn:
        units.append(s.fallen[place + 1])
        place -= 3
    return units


def mission_of(s: Position, army: int) -> Mission | None:
    """The Mission of an army this turn, face up or down."""
    card = s.mission[army]
    return None if card == NO_MISSION else s.box.missions[army][card]


# -- cards --------------------------------------------------------------------------------------------------------


def has_force(hand: list[int]) -> bool:
    return hand[0] + hand[1] + hand[2] + hand[3] + hand[4] + hand[5] > 0


def give(s: Position, seat: int, kinds: list[int], marks: list[int]) -> None:
    """Cards drawn go to a hand."""
    for place, kind in enumerate(kinds):
        give_one(s, seat, kind, marks[place])


def give_one(s: Position, seat: int, kind: int, mark: int) -> None:
    """A card goes to a hand; one whose place everybody knew is known to be there."""
    s.hands[seat][kind] += 1
    if mark == PUBLIC:
        s.seen[seat][kind] += 1
    elif kind < ARMS:
        s.bare[seat] = False


def draw(s: Position, seat: int, deck: MarkedDeck, dice: Dice) -> list[int]:
    """The top card of a deck, if there is one, goes to a hand (CT-DECK-1, 5)."""
    kinds, marks = deck.take(1, dice)
    give(s, seat, kinds, marks)
    return kinds


def lose(s: Position, seat: int, kind: int) -> None:
    """A card leaves a hand before everybody's eyes."""
    s.hands[seat][kind] -= 1
    if s.seen[seat][kind]:
        s.seen[seat][kind] -= 1


def on_table(s: Position) -> list[list[int]]:
    """The cards of both combinations that still lie there, while a combat is being settled."""
    combat = s.combat
    if combat is None:
        return [[], []]
    found: list[list[int]] = []
    for side in SIDES:
        cards = cards_of(s.laid[side], combat.units[side])
        if s.laid[side] and combat.taken[side] != NO_CARD:
            cards.remove(combat.taken[side])
        if s.laid[side] and combat.taken_back[side]:
            del cards[0]
        found.append(cards)
    return found
