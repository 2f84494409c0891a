"""Course: a match whose dice are chosen from outside, one outcome at a time, as game trees want it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from centans import shelf
from centans.core.asks import Ask
from centans.core.dice import Dice, Fork, Outcome, Replay
from centans.core.game import Game, Variant
from centans.core.options import Option
from centans.core.steps import State, proceed, take

LONGEST_MATCH = 100_000
"""Above the answers, and above the outcomes of chance, of any match."""


class Course:
    """A position and, while dice are to fall, the answer that set them rolling.

    An answer is tried on a copy with the outcomes known so far. When it needs one more, `fork` says which there
    can be, and the position stays as it was; when it needs none, the copy becomes the position.
    """

    __slots__ = ("_answer", "_outcomes", "_views", "asks", "fork", "game", "position", "trail", "variant")

    def __init__(self, game: Game[Any], variant: Variant) -> None:
        self.game = game
        self.variant = variant
        self.position: State = game.start(variant)
        self.asks: list[Ask] = []
        """The questions that must be answered; the first is the one to answer now."""
        self.fork: Fork | None = None
        self.trail: list[int] = []
        """Numbers of options and outcomes of dice, in the order in which they were chosen: enough to begin anew."""
        self._answer: Option | None = None
        self._outcomes: list[Outcome] = []
        self._views: dict[int | None, Any] = {}
        """By viewer: the view of the position, made once for all copies and for as long as the dice are falling."""
        self._unfold()

    @property
    def over(self) -> bool:
        return self.fork is None and not self.asks

    def choose(self, number: int) -> None:
        """Go on with an outcome of the dice if they are to fall, else with the option of that number."""
        self.trail.append(number)
        if self.fork is not None:
            self._outcomes.append((self.fork.label, number))
        else:
            self._answer = self.game.catalogue.at(number)
        self._unfold()

    def _unfold(self) -> None:
        attempt = self.position.clone()
        dice = Replay(self._outcomes)
        try:
            if self._answer is not None:
                take(attempt, self.asks[0], self._answer, dice)
            asks = proceed_past_forced(attempt, dice)
        except Fork as fork:
            self.fork = fork
            return
        self.imagine(attempt)
        self.asks = asks
        self.fork = None
        self._answer = None
        self._outcomes = []

    def imagine(self, position: State) -> None:
        """Go on from another position, which asks the same."""
        self.position = position
        self._views = {}

    def view(self, seat: int | None) -> Any:
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = self.game.view(self.position, seat)
        return found

    def features(self, seat: int | None) -> list[int]:
        return self.game.features(self.view(seat))

    def clone(self) -> Course:
        """A copy that goes its own way. The position is shared: nobody changes it, it is only ever replaced."""
        copy = Course.__new__(Course)
        copy.game = self.game
        copy.variant = self.variant
        copy.position = self.position
        copy.asks = self.asks
        copy.fork = self.fork
        copy.trail = self.trail.copy()
        copy._answer = self._answer
        copy._outcomes = self._outcomes.copy()
        copy._views = self._views
        return copy

    def __deepcopy__(self, memo: dict[int, object]) -> Course:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Stored as what was chosen, never as the position itself."""
        return restored, (self.game.id, self.variant.players, self.variant.settings, self.trail)


@cache
def taken(game_id: str) -> Game[Any]:
    """A game from the shelf; it holds no match, so all courses may share it."""
    return shelf.take(game_id)


def restored(game_id: str, players: int, settings: dict[str, str], trail: Iterable[int]) -> Course:
    """The course of a game from the shelf that followed this trail."""
    game = taken(game_id)
    course = Course(game, game.variant(players, settings))
    for number in trail:
        course.choose(number)
    return course


def proceed_past_forced(s: State, dice: Dice) -> list[Ask]:
    """Play on to the next real choice, as a match does: what is forced is answered, open asks are left alone."""
    while True:
        asks = [ask for ask in proceed(s, dice) if not ask.open]
        forced = next((ask for ask in asks if ask.forced), None)
        if forced is None:
            return asks
        take(s, forced, forced.options[0], dice)
