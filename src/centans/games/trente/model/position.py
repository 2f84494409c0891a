"""Le Combat des Trente: what is on the table. Units, cells and kinds of cards are numbers, as in the box."""

from __future__ import annotations

from typing import Any, Final

from centans.core.dice import Dice
from centans.core.steps import Agenda, State
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

# The last combat as it is written down in `Position.combat`; what there is of both sides, attacker's first.
UNIT_AT: Final = 0
CELL_AT: Final = 2
CARDS_AT: Final = 4
"""The combinations, by number."""
TAKEN_AT: Final = 6
"""The card that a Ruse removed, or NO_CARD."""
SUPERIORITY_AT: Final = 8
SUPPORT_AT: Final = 10
MISSION_AT: Final = 12
DIE_AT: Final = 14
TOTAL_AT: Final = 16
LOSS_AT: Final = 18
BACK_AT: Final = 20
"""Whether its Force card was taken back."""
CHARGE_AT: Final = 22
DEAD_AT: Final = 23
"""The unit eliminated, or NO_UNIT."""
RECORD: Final = 24


# -- the position -------------------------------------------------------------------------------------------------


class Position(State):
    """Everything on the table, face up or down. Lists go by unit, by cell, by seat or by army."""

    __slots__ = (
        "armies",
        "arms",
        "bare",
        "board",
        "box",
        "by_turn",
        "cells",
        "combat",
        "earned",
        "fallen",
        "first",
        "force",
        "hands",
        "held",
        "hero",
        "laid",
        "life",
        "losses",
        "mission",
        "mission_decks",
        "mission_up",
        "orders",
        "paid",
        "partners",
        "played",
        "score",
        "seen",
        "tally",
        "turn",
    )

    def __init__(
        self,
        box: Field,
        turn: int,
        first: int,
        armies: list[int],
        partners: list[int],
        cells: list[int],
        life: list[int],
        board: list[int],
        held: list[Cells],
        hands: list[list[int]],
        seen: list[list[int]],
        bare: list[bool],
        force: MarkedDeck,
        arms: MarkedDeck,
        hero: MarkedDeck,
        mission_decks: list[MarkedDeck],
        mission: list[int],
        mission_up: list[bool],
        tally: list[int],
        losses: list[int],
        orders: list[list[int]],
        played: list[int],
        score: list[int],
        earned: list[int],
        by_turn: list[int],
        fallen: list[int],
        paid: list[int],
        laid: list[int],
        combat: list[int],
        agenda: Agenda[Any],
    ) -> None:
        self.journal = None
        self.agenda = agenda
        self.box = box
        self.turn = turn
        self.first = first
        """The army that deals and plays first this turn (CT-FIRST-3)."""
        self.armies = armies
        """By seat: its army."""
        self.partners = partners
        """Partners A and B of Blois, then of Montfort; a lone player is both."""
        self.cells = cells
        """By unit: where it stands, NOWHERE if it is dead."""
        self.life = life
        self.board = board
        """By cell: the unit there, or NO_UNIT."""
        self.held = held
        """By army: the cells its units stand on, as a set."""
        self.hands = hands
        """By seat: how many cards of each kind."""
        self.seen = seen
        """By seat: those of them that everybody knows to be there, because all saw where they came from."""
        self.bare = bare
        """By seat: whether everybody knows that it holds no Force card but those seen."""
        self.force = force
        self.arms = arms
        self.hero = hero
        self.mission_decks = mission_decks
        self.mission = mission
        """By army: its Mission of this turn, or NO_MISSION."""
        self.mission_up = mission_up
        self.tally = tally
        """By army: how often the main objective of its Mission has scored this turn."""
        self.losses = losses
        """By army: how many units it has lost this turn."""
        self.orders = orders
        """By army: the units on its order sheet, slot by slot."""
        self.played = played
        """By army: how many slots have been shown this turn."""
        self.score = score
        self.earned = earned
        """By army and source (see `SOURCES`)."""
        self.by_turn = by_turn
        """The points of Blois and of Montfort in turn 1, in turn 2 and so on, as far as turns are complete."""
        self.fallen = fallen
        """For each unit eliminated: the turn, the unit, and its conqueror."""
        self.paid = paid
        """What each Mission has scored: those of Blois, then those of Montfort."""
        self.laid = laid
        """The combinations of attacker and defender on the table, by number."""
        self.combat = combat
        """The last combat revealed this turn, as it is written down."""

    def clone(self) -> Position:
        return Position(
            self.box,
            self.turn,
            self.first,
            self.armies.copy(),
            self.partners.copy(),
            self.cells.copy(),
            self.life.copy(),
            self.board.copy(),
            self.held.copy(),
            [hand.copy() for hand in self.hands],
            [row.copy() for row in self.seen],
            self.bare.copy(),
            self.force.clone(),
            self.arms.clone(),
            self.hero.clone(),
            [deck.clone() for deck in self.mission_decks],
            self.mission.copy(),
            self.mission_up.copy(),
            self.tally.copy(),
            self.losses.copy(),
            [row.copy() for row in self.orders],
            self.played.copy(),
            self.score.copy(),
            self.earned.copy(),
            self.by_turn.copy(),
            self.fallen.copy(),
            self.paid.copy(),
            self.laid.copy(),
            self.combat.copy(),
            self.agenda.clone(),
        )

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
        force=MarkedDeck("force", 0, box.deck_counts[0]),
        arms=MarkedDeck("arms", ARMS, box.deck_counts[1]),
        hero=MarkedDeck("hero", HEROES, box.deck_counts[2]),
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
        combat=[],
        agenda=Agenda(),
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


def mission_of(s: Position, army: int) -> Mission | None:
    """The Mission of an army this turn, face up or down."""
    card = s.mission[army]
    return None if card == NO_MISSION else s.box.missions[army][card]


# -- cards --------------------------------------------------------------------------------------------------------


def has_force(hand: list[int]) -> bool:
    return hand[0] + hand[1] + hand[2] + hand[3] + hand[4] + hand[5] > 0


def give(s: Position, seat: int, kinds: list[int], marks: list[int]) -> None:
    """Cards drawn go to a hand; one whose place everybody knew is known to be there."""
    hand = s.hands[seat]
    for place, kind in enumerate(kinds):
        hand[kind] += 1
        if marks[place] == PUBLIC:
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
    if not s.combat:
        return [[], []]
    found: list[list[int]] = []
    for side in (0, 1):
        cards = cards_of(s.laid[side], s.combat[UNIT_AT + side])
        if s.laid[side] and s.combat[TAKEN_AT + side] != NO_CARD:
            cards.remove(s.combat[TAKEN_AT + side])
        if s.laid[side] and s.combat[BACK_AT + side]:
            del cards[0]
        found.append(cards)
    return found
