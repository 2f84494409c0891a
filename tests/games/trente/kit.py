"""The test kit of Le Combat des Trente: a heath is set in a few lines, fought over in words, and read back in words.

    field = Heath(B="f2 epee", M="f5 ecu").units("B-C H7", "B-3 I9", "M-9 I10")
    field.fight("B-3", "M-9", "f2 epee", "f5 ecu", dice=(4, 3))
    assert field.totals == (10, 12)

Units are written B-24, with their life in brackets where it is not full: `M-5 I10 (1)`. Cells are K10 or OAK, cards f4,
ruse, lance, h24. A unit of which nothing is said stands on its start cell, as in the examples of the specification:
turn 5, Blois first, no Missions. B and M are the lone players; in a pair BA and BB, MA and MB.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from centans import shelf
from centans.core.asks import Ask, Refusal
from centans.core.journal import Journal
from centans.core.options import Option
from centans.core.steps import Agenda, Step, why_not
from centans.games.trente.box.cards import CARD_ID, DECKS, STARTS, cards_in, deck_of
from centans.games.trente.box.cells import BIT, CELL, NAME, NOWHERE
from centans.games.trente.box.reading import make_field
from centans.games.trente.box.units import LETTERS, NO_UNIT, UNIT_ID, army_of
from centans.games.trente.choices import DONE
from centans.games.trente.game import Trente
from centans.games.trente.model.decks import PUBLIC
from centans.games.trente.model.position import (
    NO_MISSION,
    LastCombat,
    Position,
    in_charge,
    new_position,
    put,
    remove,
)
from centans.games.trente.rules.combinations import Combat
from centans.games.trente.rules.end_of_turn import (
    Halt,
    KeepingCards,
    LastTurn,
    MissionsPutAway,
    OakAndMissions,
    Rest,
    TurnTotals,
)
from centans.games.trente.rules.moves import Move, final_cells
from centans.games.trente.rules.turn import Turn
from tests.games.stage import Stage, Written

rule = pytest.mark.rule


@functools.cache
def trente() -> Trente:
    """The game as it is in the box."""
    game = shelf.take("trente")
    assert isinstance(game, Trente)
    return game


class Pause(Step[Position]):
    """Holds the match where a test wants to look at it."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "CT-GEN-1"

    def __init__(self) -> None:
        self.seat = 0

    def ask(self, s: Position) -> Ask | None:
        return Ask(0, "pause", (DONE,))


def kinds(cards: str) -> list[int]:
    return [CARD_ID.index(card) for card in cards.split()]


def unit(name: str) -> int:
    return UNIT_ID.index(name)


class Heath(Stage[Position]):
    """A table of the Thirty in the middle of a match."""

    def __init__(
        self, players: int = 2, turn: int = 5, first: str = "B", B: str = "", M: str = "", **settings: str
    ) -> None:
        self.game = trente()
        self.variant = self.game.variant(players, settings)
        self.dice = Written("the Thirty")
        self.s: Position = new_position(make_field(self.game.components, self.variant))
        self.s.journal = Journal()
        self.s.turn = turn
        self.s.first = LETTERS.index(first)
        self.s.by_turn = [0, 0] * (turn - 1)
        self.s.agenda = Agenda([Pause()])
        self._asks: list[Ask] | None = None
        if B:
            self.hand("B", B)
        if M:
            self.hand("M", M)

    @classmethod
    def dealt(cls, players: int = 2, **settings: str) -> Heath:
        """A match at its very beginning: nothing has been done yet."""
        field = cls(players, **settings)
        field.s = field.game.start(field.variant)
        field.s.journal = Journal()
        return field

    # -- setting it up -------------------------------------------------------------------------------------------

    def seat(self, who: str) -> int:
        """B, M, or of a pair BA, BB, MA, MB."""
        return self.s.partners[2 * LETTERS.index(who[0]) + (1 if who.endswith("B") and len(who) == 2 else 0)]

    def units(self, *places: str) -> Heath:
        """`B-3 I9` or `B-3 I9 (2)`: where units stand, and their life."""
        for place in places:
            name, cell, *life = place.replace("(", " ").replace(")", " ").split()
            there = self.s.board[CELL[cell]]
            assert there in (NO_UNIT, unit(name)), f"{UNIT_ID[there]} stands on {cell}"
            put(self.s, unit(name), CELL[cell])
            if life:
                self.s.life[unit(name)] = int(life[0])
        return self

    def only(self, *places: str) -> Heath:
        """These units and no others: all the rest fell in earlier turns."""
        names = {place.split()[0] for place in places}
        return self.dead(*[name for name in UNIT_ID if name not in names]).units(*places)

    def dead(self, *names: str) -> Heath:
        for name in names:
            remove(self.s, unit(name))
            self.s.life[unit(name)] = 0
            self.s.fallen += [1, unit(name), unit("M-C" if name[0] == "B" else "B-C")]
        return self

    def hand(self, who: str, cards: str) -> Heath:
        """Exactly these cards, taken out of the decks."""
        seat = self.seat(who)
        for kind in cards_in(self.s.hands[seat]):
            self.s.deck(deck_of(kind)).add(kind - STARTS[deck_of(kind)])
            self.s.hands[seat][kind] -= 1
        for kind in kinds(cards):
            deck = self.s.deck(deck_of(kind))
            if deck.counts[kind - deck.first]:
                deck.counts[kind - deck.first] -= 1
            else:
                place = deck.under.index(kind)
                del deck.under[place], deck.marks[place]
            self.s.hands[seat][kind] += 1
        return self

    def deck(self, name: str, cards: str) -> Heath:
        """The deck holds exactly these cards, in this order from the top; its other cards are out of the way."""
        deck = self.s.deck(DECKS.index(name))
        deck.counts = [0] * len(deck.counts)
        deck.under = kinds(cards)
        deck.marks = [PUBLIC] * len(deck.under)
        return self

    def mission(self, name: str, up: bool = False) -> Heath:
        """An army has this Mission, face down: `mission("MIS-B1")`."""
        army = LETTERS.index(name[4])
        card = [mission.id for mission in self.s.box.missions[army]].index(name)
        self.s.mission[army] = card
        self.s.mission_up[army] = up
        self.s.mission_decks[army].counts[card] = 0
        return self

    def rolls(self, **rows: Sequence[int]) -> Heath:
        """Dice and draws beforehand, by label: `rolls(attack=[4], defence=[3], first_blois=[2])`."""
        for label, row in rows.items():
            self.dice.rows.setdefault(label.replace("_", "-"), []).extend(row)
        return self

    def scores(self, blois: int, montfort: int) -> Heath:
        self.s.score = [blois, montfort]
        return self

    def plan(self, *steps: Step[Position]) -> Heath:
        """These steps come next."""
        self.s.agenda.then(*steps)
        self._asks = None
        return self

    # -- playing -------------------------------------------------------------------------------------------------

    def activate(self, name: str, slot: int = 1) -> Heath:
        """The unit's order is played: it is about to move."""
        army = army_of(unit(name))
        self.s.played = [slot, slot]
        return self.plan(Move(unit(name), in_charge(self.s, army, slot - 1), slot - 1))

    def reach(self, name: str, slot: int = 1) -> set[str]:
        """Where the unit's move may end."""
        seat = in_charge(self.s, army_of(unit(name)), slot - 1)
        cells = final_cells(self.s, unit(name), seat)
        return {NAME[cell] for cell in range(len(NAME)) if cells & BIT[cell]}

    def attack(self, attacker: str, defender: str, slot: int = 1, charge: bool = False) -> Heath:
        """The attacker has ended its move and names its enemy: both now choose cards."""
        self.s.played = [slot, slot]
        return self.plan(Combat(unit(attacker), unit(defender), slot - 1, charge))

    def lay(self, attack: str, defence: str) -> Heath:
        """Both lay their combinations: `lay("f2 epee", "die")`."""
        fighters = [(ask.seat, cards) for ask, cards in zip(list(self.asks), (attack, defence), strict=True)]
        for seat, cards in fighters:
            self.choose(seat, self.option(f"lay {cards}"))
        return self

    def fight(
        self, attacker: str, defender: str, attack: str, defence: str, dice: tuple[int, int], **more: Any
    ) -> Heath:
        """A whole combat, up to what the players decide after it."""
        self.rolls(attack=[dice[0]], defence=[dice[1]], ruse=more.pop("ruse", []))
        return self.attack(attacker, defender, **more).lay(attack, defence)

    def end_turn(self) -> Heath:
        """All orders are played: the end of the turn follows, up to the next one."""
        return self.plan(
            OakAndMissions(), Halt(), Rest(), MissionsPutAway(), TurnTotals(), LastTurn(), KeepingCards(), Pause()
        )

    def next_turn(self) -> Heath:
        self.s.agenda = Agenda([Turn()])
        self._asks = None
        return self

    def play(self, who: str, *notations: str) -> Heath:
        return super().play(*[f"{who} {notation}" for notation in notations])

    def write(self, who: str, orders: str) -> Heath:
        return self.play(who, *[f"order {number}" for number in orders.split()])

    # -- questions -----------------------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        army = self.s.armies[seat]
        pair = self.s.partners[2 * army] != self.s.partners[2 * army + 1]
        return LETTERS[army] + ("AB"[self.s.partners[2 * army : 2 * army + 2].index(seat)] if pair else "")

    @property
    def asked(self) -> str:
        """Who must answer what: "B move", or several with commas between; empty when the match stands still."""
        return ", ".join([f"{self.name(ask.seat)} {ask.key}" for ask in self.asks if not ask.open and self._real(ask)])

    def _real(self, ask: Ask) -> bool:
        return ask.key != "pause"

    def offered(self, who: str) -> list[str]:
        return [option.notation for option in self.ask(who).options]

    def refused(self, who: str, notation: str) -> tuple[str, str, dict[str, int | str]]:
        option: Option = self.game.option(notation)
        refusal: Refusal | None = why_not(self.s, self.asks, self.seat(who), option)
        assert refusal is not None, f"nothing forbids {who} '{notation}'"
        return refusal.rule, refusal.key, refusal.params

    # -- reading -------------------------------------------------------------------------------------------------

    @property
    def combat(self) -> LastCombat:
        assert self.s.combat is not None, "nobody has fought this turn"
        return self.s.combat

    @property
    def totals(self) -> tuple[int, int]:
        """Of the last combat, the attacker's first."""
        return self.combat.totals[0], self.combat.totals[1]

    @property
    def losses(self) -> tuple[int, int]:
        return self.combat.losses[0], self.combat.losses[1]

    @property
    def dice_fallen(self) -> tuple[int, int]:
        return self.combat.dice[0], self.combat.dice[1]

    def bonuses(self, side: int) -> tuple[int, int, int]:
        """Superiority, support and Mission of the attacker (0) or the defender (1)."""
        return self.combat.superiority[side], self.combat.support[side], self.combat.mission[side]

    def life(self, name: str) -> int:
        return self.s.life[unit(name)] if self.where(name) else 0

    def where(self, name: str) -> str:
        """The cell of a unit, empty if it is dead."""
        cell = self.s.cells[unit(name)]
        return "" if cell == NOWHERE else NAME[cell]

    def cards(self, who: str) -> str:
        return " ".join([CARD_ID[kind] for kind in cards_in(self.s.hands[self.seat(who)])])

    def under(self, name: str) -> str:
        """The cards with a known place under a deck, next one first."""
        return " ".join([CARD_ID[kind] for kind in self.s.deck(DECKS.index(name)).under])

    @property
    def score(self) -> tuple[int, int]:
        return self.s.score[0], self.s.score[1]

    def mission_up(self, letter: str) -> bool:
        return self.s.mission_up[LETTERS.index(letter)]

    def has_mission(self, letter: str) -> bool:
        return self.s.mission[LETTERS.index(letter)] != NO_MISSION

    def view(self, who: str | None) -> Any:
        assert self.asks is not None
        return self.game.view(self.s, None if who is None else self.seat(who))
