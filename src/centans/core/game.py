"""Game: the contract between a package of rules and everything that plays it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from centans.core.asks import Ask
from centans.core.dice import Dice
from centans.core.errors import BadVariant
from centans.core.journal import Event
from centans.core.options import Catalogue, Option
from centans.core.secrets import choose_anew
from centans.core.steps import S

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from centans.core.native import mypyc_attr

B = TypeVar("B", bound="Box")

NOBODY: Final = -1
"""No seat, no side, no owner."""


class Setting:
    """A way to vary the rules, chosen when the table is made."""

    __slots__ = ("default", "name", "values")

    def __init__(self, name: str, values: Sequence[str], default: str) -> None:
        self.name = name
        self.values = tuple(values)
        self.default = default


class Variant:
    """The number of players and the value of every setting of one match."""

    __slots__ = ("players", "settings")

    def __init__(self, players: int, settings: dict[str, str]) -> None:
        self.players = players
        self.settings = settings

    def __getitem__(self, name: str) -> str:
        return self.settings[name]

    def __repr__(self) -> str:
        chosen = "".join(f", {name}={value}" for name, value in self.settings.items())
        return f"Variant(players={self.players}{chosen})"


class Result:
    """How a match ended: the rank of every seat (1 is best, equal ranks share it), its score, and what decided."""

    __slots__ = ("decided_by", "ranks", "scores")

    def __init__(self, ranks: Sequence[int], scores: Sequence[int], decided_by: str) -> None:
        self.ranks = tuple(ranks)
        self.scores = tuple(scores)
        self.decided_by = decided_by

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats ranked first; empty if nobody came before anybody."""
        if len(set(self.ranks)) == 1:
            return ()
        return tuple([seat for seat, rank in enumerate(self.ranks) if rank == 1])

    def __repr__(self) -> str:
        return f"Result(ranks={self.ranks}, scores={self.scores}, decided_by={self.decided_by!r})"


def ranks_of(scores: Sequence[Any]) -> list[int]:
    """The best score has rank 1, equal ones share a rank; a score may be a tuple whose later numbers break ties.

    >>> ranks_of([5, 9, 5, 2])
    [2, 1, 2, 4]
    """
    return [1 + sum([other > score for other in scores]) for score in scores]


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """What is the same in every position of a match: components and chosen rules. Shared by all copies of a state."""

    __slots__ = ()


class Boxes(Generic[B]):
    """The boxes of a game: each variant's is made once, and all its matches share it."""

    __slots__ = ("_made", "_make")

    def __init__(self, make: Callable[[Variant], B]) -> None:
        self._make = make
        self._made: dict[tuple[str, ...], B] = {}

    def of(self, variant: Variant) -> B:
        key = (str(variant.players), *variant.settings.values())
        found = self._made.get(key)
        if found is None:
            if len(self._made) >= MOST_BOXES:
                self._made.clear()
            found = self._make(variant)
            self._made[key] = found
        return found


MOST_BOXES: Final = 64
"""So many are kept: a server with many kinds of tables must not fill its memory with them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Sense(Generic[S]):
    """What a bot needs to play a game sensibly. It is always given an *imagined* state, never the real one."""

    __slots__ = ()

    deals: ClassVar[int] = 4
    """How many of the ways in which the hidden cards could lie are worth a thought; 1 if no hidden card matters."""

    def weigh(self, s: S, ask: Ask) -> list[float]:
        """How good each option of the ask looks, in the order of its options; the scale is the game's own."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """The rules of one game, made from its components. Holds no match: everything that changes is in the state."""

    id: ClassVar[str]
    prefix: ClassVar[str]
    revision: ClassVar[int]
    """Goes up when a change of the rules makes old matches replay differently."""
    players: ClassVar[tuple[int, ...]]
    usual_players: ClassVar[int] = 0
    """How many play if nobody says how many; 0 for the first of `players`."""
    settings: ClassVar[tuple[Setting, ...]]
    catalogue: ClassVar[Catalogue]

    def __init__(self, components: Mapping[str, Any], changes: Mapping[str, str] | None = None) -> None:
        self.components = components
        """What components.toml says, with the changes made to it."""
        self.changes: dict[str, str] = dict(changes or {})
        """Which of its figures were changed, by path, to study another version of the game; match files tell them."""

    def offered(self) -> tuple[Setting, ...]:
        """The settings with all their values; a game whose components bring more, such as scenarios, adds them here."""
        return self.settings

    def variant(self, players: int | None = None, settings: Mapping[str, str] | None = None) -> Variant:
        """A complete variant: what is not said takes its default. Raises `BadVariant` with a sentence."""
        count = (self.usual_players or self.players[0]) if players is None else players
        if count not in self.players:
            possible = ", ".join(str(number) for number in self.players)
            raise BadVariant(f"{self.id} is for {possible} players, not {count}")
        known = {setting.name: setting for setting in self.offered()}
        chosen = {name: setting.default for name, setting in known.items()}
        for name, value in (settings or {}).items():
            setting = known.get(name)
            if setting is None:
                raise BadVariant(f"{self.id} has no option '{name}'; it has: {', '.join(known)}", about=name)
            if value not in setting.values:
                raise BadVariant(f"option '{name}' can be {', '.join(setting.values)}, not '{value}'", about=name)
            chosen[name] = value
        variant = Variant(count, chosen)
        self.check_variant(variant)
        return variant

    def check_variant(self, variant: Variant) -> None:
        """Refuse settings that do not go together, with a sentence that says why."""
        return

    @abstractmethod
    def start(self, variant: Variant) -> S:
        """The state before anything has happened, its first steps on the agenda."""

    @abstractmethod
    def view(self, s: S, seat: int | None) -> Any:
        """What a seat may know, as a dataclass; None is a spectator."""

    def redeal(self, s: S, seat: int | None, dice: Dice) -> S:
        """Another state which that seat could not tell from this one; every consistent one is possible."""
        t = self.imagined(s, seat, dice)
        if s.agenda.choice() is not None:
            choose_anew(s, t, self._seen_choices(s, seat), dice)
        return t

    def masked(self, s: S, seat: int | None) -> S:
        """This state with everything that the seat may not know overwritten by canaries; its view is the same."""
        t = self.hidden(s, seat)
        if s.agenda.choice() is not None:
            choose_anew(s, t, self._seen_choices(s, seat), None)
        return t

    def _seen_choices(self, s: S, viewer: int | None) -> list[bool]:
        return [self.sees_choice(s, viewer, chooser) for chooser in range(max(self.players))]

    @abstractmethod
    def imagined(self, s: S, seat: int | None, dice: Dice) -> S:
        """A copy in which all that the seat may not know is dealt anew; secret choices under way are the kernel's."""

    @abstractmethod
    def hidden(self, s: S, seat: int | None) -> S:
        """A copy with canaries for all that the seat may not know; secret choices under way are the kernel's."""

    def sees_choice(self, s: S, viewer: int | None, chooser: int) -> bool:
        """Whether a viewer sees what another chooses in secret, before it is revealed; partners may."""
        return viewer == chooser

    def contradiction(self, s: S, seat: int | None, told: Sequence[Event]) -> str | None:
        """What in this state cannot be, given everything that the seat was told since the beginning; None if all fits.

        A second memory, made from the events alone: it keeps the book-keeping of what is known from going wrong.
        """
        return None

    @abstractmethod
    def result(self, s: S) -> Result | None:
        """How it ended, or None while it goes on."""

    @abstractmethod
    def inventory(self, s: S) -> tuple[int, ...]:
        """All components counted, wherever they are; never changes during a match."""

    @abstractmethod
    def side(self, s: S, seat: int) -> str:
        """The id of the side that a seat plays, for texts and statistics."""

    @abstractmethod
    def features(self, view: Any) -> list[int]:
        """A seat's view as numbers of a fixed length, for learning environments."""

    @abstractmethod
    def sense(self) -> Sense[S]:
        """What bots need."""

    def measures(self, s: S) -> dict[str, int]:
        """Figures of a finished match, by name, that a designer wants to see over many: who died, what paid."""
        return {}

    def option(self, notation: str) -> Option:
        return self.catalogue[" ".join(notation.split())]
