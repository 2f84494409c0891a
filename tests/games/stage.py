"""What the test kits of all games share: dice written where it matters, and a table that is asked and answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Self, TypeVar

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice, Live, checked, faces
from centans.core.game import Game, Result
from centans.core.options import Option
from centans.core.steps import State, advance, proceed, why_not

S = TypeVar("S", bound=State)


class Written(Dice):
    """Outcomes written for a label come in that order and no others; a label without any goes by chance."""

    def __init__(self, game: str) -> None:
        self.rows: dict[str, list[int]] = {}
        self.labels: list[str] = []
        """What chance was asked for, in order."""
        self._chance = Live(f"the test kit of {game}".encode())

    def roll(self, label: str, sides: int) -> int:
        found = self._next(label, faces(sides))
        return self._chance.roll(label, sides) if found is None else found

    def draw(self, label: str, counts: Sequence[int]) -> int:
        found = self._next(label, counts)
        return self._chance.draw(label, counts) if found is None else found

    def _next(self, label: str, weights: Sequence[int]) -> int | None:
        self.labels.append(label)
        row = self.rows.get(label)
        if row is None:
            return None
        assert row, f"'{label}' is needed once more than was written"
        return checked(label, row.pop(0), weights)


class Stage(Generic[S]):
    """A position on which a test acts. A game's kit says how seats are called and how a position is set up."""

    game: Game[Any]
    state: S
    dice: Dice
    _asks: list[Ask] | None = None

    @property
    def s(self) -> S:
        """The position, in short."""
        return self.state

    @s.setter
    def s(self, state: S) -> None:
        self.state = state

    def seat(self, who: str) -> int:
        raise NotImplementedError

    def name(self, seat: int) -> str:
        """What a seat is called: `seat` the other way round."""
        raise NotImplementedError

    # -- questions -----------------------------------------------------------------------------------------------

    @property
    def asks(self) -> list[Ask]:
        if self._asks is None:
            self._asks = proceed(self.state, self.dice)
        return self._asks

    def ask(self, who: str) -> Ask:
        """The one question that this seat must answer."""
        found = [ask for ask in self.asks if ask.seat == self.seat(who) and not ask.open]
        assert len(found) == 1, f"{who} has {len(found)} questions to answer; open are {self.asks}"
        return found[0]

    @property
    def asked(self) -> str:
        """Who must answer what: "B action", or several with commas between."""
        return ", ".join([f"{self.name(ask.seat)} {ask.key}" for ask in self.asks if not ask.open])

    def option(self, notation: str) -> Option:
        return self.game.option(notation)

    def refused(self, who: str, notation: str) -> Refusal:
        refusal = why_not(self.state, self.asks, self.seat(who), self.option(notation))
        assert refusal is not None, f"nothing forbids {who} '{notation}'"
        return refusal

    # -- answers -------------------------------------------------------------------------------------------------

    def choose(self, seat: int, option: Option) -> None:
        for ask in self.asks:
            if ask.seat == seat and option in ask.options:
                self.take(ask, option)
                return
        raise AssertionError(f"{self.name(seat)} is not offered '{option.notation}'; open are {self.asks}")

    def take(self, ask: Ask, option: Option) -> None:
        self._asks = advance(self.state, ask, option, self.dice)

    def play(self, *acts: str) -> Self:
        """Acts such as "B project HA": who, and what he chooses."""
        for act in acts:
            who, _, notation = act.partition(" ")
            assert self.asks, "the game is over"
            self.choose(self.seat(who), self.option(notation))
        return self

    # -- what came of it -----------------------------------------------------------------------------------------

    def told(self, key: str, who: str | None = None) -> list[dict[str, Any]]:
        """The parameters of every event of that kind that this seat, or a spectator, was told."""
        seat = None if who is None else self.seat(who)
        assert self.asks is not None
        assert self.state.journal is not None
        return [event.params for event in self.state.journal.events if event.key == key and event.visible_to(seat)]

    @property
    def over(self) -> bool:
        return not self.asks

    @property
    def result(self) -> Result:
        assert self.over, "the game goes on"
        found = self.game.result(self.state)
        assert found is not None, "the game is over and has no result"
        return found
