"""The test kit of Guyenne: a table is set in a few lines, played in words, and read back in words.

    table = Table(castles="NENNNN").english("H 4").french("3 2 2")
    table.play("E opens 2 with 4", "F answers 3 2", "F opens 1 with 2", "E answers H", "E concedes")
    assert table.castles == "NFNNNN"

Cards are written H 5 4 3 2 as in the examples of the specification, castles as six letters E, F or N. A player is
E or F when alone on a side, E1, E2, F1 or F2 (by seat) when in a team. Cards of which nothing is said lie in the draw
pile of their side.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from centans import shelf
from centans.core.asks import Ask
from centans.core.dice import Live
from centans.core.journal import Journal
from centans.core.steps import Agenda, proceed, take
from centans.games.guyenne.box import ENGLISH, FRENCH, SIDES, cards_in, pile_of, size
from centans.games.guyenne.choices import CARD, CASTLE, CONCEDE, DONE, FOLLOW, LEAD, PASS, REINFORCE, SHOW
from centans.games.guyenne.game import Guyenne
from centans.games.guyenne.model import Position, discard_pile, held, new_position
from centans.games.guyenne.rules.turn import Turn
from tests.games.guyenne.sight import CONTROLLERS, Sight, cards, pile, words
from tests.games.stage import Stage, Written

rule = pytest.mark.rule

FILLER = "2"
"""The card that each side plays on the castle nobody cares about, where it makes a tie."""
QUIET = ("reinforce", "defend", "remove-cards")
"""The questions that a turn may still have once the compulsory cards are laid."""


@functools.cache
def guyenne() -> Guyenne:
    """The game as it is in the box."""
    game = shelf.take("guyenne")
    assert isinstance(game, Guyenne)
    return game


class Table(Stage[Position]):
    """A table of Guyenne at the start of a turn, or (see `dealt`) at the start of the game."""

    def __init__(
        self,
        players: int = 2,
        castles: str = "NNNNNN",
        turn: int = 1,
        **settings: str,
    ) -> None:
        self.game = guyenne()
        self.variant = self.game.variant(players, settings)
        self.dice: Any = Written("Guyenne")
        self.state: Position = new_position(self.game.deal(self.variant))
        self.state.journal = Journal()
        self.state.castles = [CONTROLLERS[letter] for letter in castles]
        self.state.turn = turn
        self.state.hands = [0] * players
        self.state.agenda = Agenda([Turn()])
        self._asks: list[Ask] | None = None
        for side in (ENGLISH, FRENCH):
            self._give(side, (), None, None, "", 0)

    # -- setting the table ---------------------------------------------------------------------------------------

    @classmethod
    def dealt(cls, players: int = 2, **settings: str) -> Table:
        """A table at which nothing has been done yet, not even the set-up."""
        table = cls(players, "NNNNNN", 1, **settings)
        table.state = table.game.start(table.variant)
        table.state.journal = Journal()
        return table

    def english(
        self, *hands: str, draw: str | None = None, discard: str | None = None, removed: str = "", count: int = 0
    ) -> Table:
        """A hand for each member, and piles. Other cards are in the first pile not given: draw, discard, removed."""
        return self._give(ENGLISH, hands, draw, discard, removed, count)

    def french(
        self, *hands: str, draw: str | None = None, discard: str | None = None, removed: str = "", count: int = 0
    ) -> Table:
        return self._give(FRENCH, hands, draw, discard, removed, count)

    def _give(
        self, side: int, hands: Sequence[str], draw: str | None, discard: str | None, removed: str, count: int
    ) -> Table:
        s = self.state
        unplaced = cards_in(s.box.army)
        for kind in cards(" ".join([*hands, removed, draw or "", discard or ""])):
            assert kind in unplaced, f"the {SIDES[side]} have not so many cards of kind {kind}"
            unplaced.remove(kind)
        rest = pile_of(unplaced)
        for seat, hand in zip(self.members(side), [*hands, "", ""], strict=False):
            s.hands[seat] = pile(hand)
        s.draw_pile[side] = rest if draw is None else pile(draw)
        s.spent[side] = rest if draw is not None and discard is None else pile(discard or "")
        s.removed[side] = pile(removed) + (rest if draw is not None and discard is not None else 0)
        s.exhausted[side] = count
        return self

    def draws(self, **rows: str) -> Table:
        """The cards to be drawn, in order: `draws(E="5 5 4", F="2")`."""
        for letter, row in rows.items():
            self.dice.rows[SIDES[CONTROLLERS[letter]]] = cards(row)
        return self

    def members(self, side: int) -> list[int]:
        return sorted(self.state.box.captain_rotation[side])

    def seat(self, who: str) -> int:
        members = self.members(CONTROLLERS[who[0]])
        assert (len(who) == 2) == (len(members) == 2), f"'{who}' plays at no seat of this table"
        return members[int(who[1:] or 1) - 1]

    def name(self, seat: int) -> str:
        side = self.state.box.side_of[seat]
        members = self.members(side)
        return "EF"[side] + (str(members.index(seat) + 1) if len(members) > 1 else "")

    # -- playing -------------------------------------------------------------------------------------------------

    def play(self, *acts: str) -> Table:
        """Acts in words: "E opens 1 with 5 2", "F answers 2", "F passes", "E adds 3 to 1", "E concedes" (see DEEDS)."""
        for act in acts:
            self._act(act)
        return self

    def _act(self, act: str) -> None:
        who, _, deed = act.partition(" ")
        for pattern, perform in DEEDS.items():
            found = re.fullmatch(pattern, deed)
            if found:
                perform(self, self.seat(who), *found.groups())
                return
        raise AssertionError(f"'{act}' is no act that the kit understands")

    def pick(self, seat: int, key: str, chosen: str) -> None:
        """Choose a group of cards: one by one, strongest first, then done."""
        for kind in sorted(cards(chosen), reverse=True):
            assert key in self.questions(seat), f"{self.name(seat)} is not asked '{key}'; open are {self.asks}"
            self.choose(seat, CARD[kind])
        if any(ask.seat == seat and ask.key == key and DONE in ask.options for ask in self.asks):
            self.choose(seat, DONE)

    def clash(self, castle: int, *, E: str, F: str) -> Table:
        """Play a whole turn for this castle, with a tie on another; stops where a defender or a loser must choose."""
        self.english(f"{E} {FILLER}").french(f"{F} {FILLER}")
        first, second = ("E", "F") if self.state.turn % 2 else ("F", "E")
        laid = {"E": E, "F": F}
        elsewhere = next(place for place in range(1, 7) if place != castle and self.castles[place - 1] == "N")
        return self.play(
            f"{first} opens {castle} with {laid[first]}",
            f"{second} answers {laid[second]}",
            f"{second} opens {elsewhere} with {FILLER}",
            f"{first} answers {FILLER}",
        )

    def skirmish(self, *, E: tuple[str, str], F: tuple[str, str], castles: tuple[int, int] = (1, 2)) -> Table:
        """Play a whole turn: each side's cards for the first and for the second castle, and no reinforcements."""
        first, second = ("E", "F") if self.state.turn % 2 else ("F", "E")
        laid = {"E": E, "F": F}
        self.play(
            f"{first} opens {castles[0]} with {laid[first][0]}",
            f"{second} answers {laid[second][0]}",
            f"{second} opens {castles[1]} with {laid[second][1]}",
            f"{first} answers {laid[first][1]}",
        )
        return self.settle()

    def settle(self) -> Table:
        """End the turn, if it has not ended: all pass, defenders show, losers remove their strongest card."""
        while self.asks and self.asks[0].key in QUIET:
            ask = self.asks[0]
            quiet = [option for option in (PASS, SHOW, DONE, *CARD.values()) if option in ask.options]
            self.choose(ask.seat, quiet[0])
        return self

    # -- questions -----------------------------------------------------------------------------------------------

    def questions(self, seat: int) -> list[str]:
        return [ask.key for ask in self.asks if ask.seat == seat]

    def offered(self, who: str) -> list[str]:
        return [option.notation for option in self.ask(who).options]

    def castles_offered(self, who: str) -> list[int]:
        return [int(notation.split()[-1]) for notation in self.offered(who) if notation[-1].isdigit()]

    def sets(self, who: str) -> set[str]:
        """Every group of cards that this player could choose now; each can be chosen in one way only."""
        found: list[str] = []
        seat = self.seat(who)
        self._explore(self.state, self.ask(who), seat, [], found)
        assert len(found) == len(set(found)), "a group of cards can be chosen in two ways"
        return set(found)

    def _explore(self, s: Position, ask: Ask, seat: int, taken: list[int], found: list[str]) -> None:
        for option in ask.options:
            if option is DONE:
                found.append(words(taken))
                continue
            kind = next(kind for kind, card in CARD.items() if card is option)
            later = s.clone()
            take(later, ask, option, self.dice)
            following = [other for other in proceed(later, Live(b"any")) if (other.seat, other.key) == (seat, ask.key)]
            choosing = self.game.view(later, seat).choosing
            if following and choosing is not None and choosing.cards == [*taken, kind]:
                self._explore(later, following[0], seat, choosing.cards, found)
            else:
                found.append(words([*taken, kind]))

    def numbers(self, who: str) -> list[int]:
        """How many cards this player could choose now."""
        return sorted({len(group.split()) for group in self.sets(who)})

    # -- reading the table ---------------------------------------------------------------------------------------

    @property
    def castles(self) -> str:
        return "".join(["EFN"[controller] for controller in self.state.castles])

    @property
    def turn(self) -> int:
        return self.state.turn

    def hand(self, who: str) -> str:
        return words(cards_in(self.state.hands[self.seat(who)]))

    def held(self, letter: str) -> int:
        return held(self.state, CONTROLLERS[letter])

    def draw_pile(self, letter: str) -> str:
        return words(cards_in(self.state.draw_pile[CONTROLLERS[letter]]))

    def discard_pile(self, letter: str) -> str:
        return words(cards_in(discard_pile(self.state, CONTROLLERS[letter])))

    def removed(self, letter: str) -> str:
        return words(cards_in(self.state.removed[CONTROLLERS[letter]]))

    def everywhere(self, letter: str) -> str:
        """All cards of a side, wherever they are."""
        return words(cards_in(self.game.inventory(self.state)[CONTROLLERS[letter]]))

    def sizes(self, letter: str) -> tuple[int, int, int, int]:
        """Cards in hand, in the draw pile, in the discard pile; exhaustion counter."""
        side = CONTROLLERS[letter]
        s = self.state
        return held(s, side), size(s.draw_pile[side]), size(discard_pile(s, side)), s.exhausted[side]

    def score(self, letter: str) -> int:
        return self.result.scores[self.members(CONTROLLERS[letter])[0]]

    def sees(self, who: str | None) -> Sight:
        """The view of a player; None is a spectator."""
        assert self.asks is not None
        return Sight(self.game.view(self.state, None if who is None else self.seat(who)), self.seat)


def ended_with(castles: str) -> Table:
    """A game that exhaustion has ended with these castles: the English play their last two cards, to two ties."""
    table = Table(castles=castles).english("2 2", draw="", count=2).french("2 2 2", draw="", count=2)
    table.skirmish(E=("2", "2"), F=("2", "2"))
    assert (table.castles, table.over) == (castles, True)
    return table


# -- deeds ---------------------------------------------------------------------------------------------------------


def opens(table: Table, seat: int, castle: str, chosen: str) -> None:
    table.choose(seat, CASTLE[int(castle) - 1])
    table.pick(seat, "lay-cards", chosen)


def answers(table: Table, seat: int, chosen: str) -> None:
    table.pick(seat, "lay-cards", chosen)


def adds(table: Table, seat: int, chosen: str, castle: str) -> None:
    table.choose(seat, REINFORCE[int(castle) - 1])
    table.pick(seat, "reinforce-cards", chosen)


def passes(table: Table, seat: int) -> None:
    table.choose(seat, PASS)


def shows(table: Table, seat: int) -> None:
    table.choose(seat, SHOW)


def concedes(table: Table, seat: int) -> None:
    table.choose(seat, CONCEDE)


def removes(table: Table, seat: int, chosen: str) -> None:
    table.pick(seat, "remove-cards", chosen)


def sets_aside(table: Table, seat: int, chosen: str) -> None:
    table.pick(seat, "set-aside", chosen)


def gives(table: Table, seat: int, chosen: str) -> None:
    table.pick(seat, "hand-over", chosen)


def leads(table: Table, seat: int) -> None:
    table.choose(seat, LEAD)


def follows(table: Table, seat: int) -> None:
    table.choose(seat, FOLLOW)


def says(table: Table, seat: int, notation: str) -> None:
    table.choose(seat, table.game.option(notation))


DEEDS: dict[str, Callable[..., None]] = {
    r"opens (\d) with (.+)": opens,
    r"answers (.+)": answers,
    r"adds (.+) to (\d)": adds,
    r"passes": passes,
    r"shows": shows,
    r"concedes": concedes,
    r"removes (.+)": removes,
    r"sets aside (.+)": sets_aside,
    r"gives (.+)": gives,
    r"leads": leads,
    r"follows": follows,
    r"says (.+)": says,
}
