"""Game: the contract between a package of rules and everything that plays it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.errors import BadVariant
from centans.core.journal import Event
from centans.core.options import Catalogue, Option
from centans.core.secrets import choose_anew
from centans.core.steps import S
from centans.core.views import Pile, piles

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from centans.core.native import mypyc_attr

B = TypeVar("B", bound="Box")

NOBODY: Final = -1
"""No seat, no side, no owner."""


class Setting:
    """A way to vary the rules, chosen when the table is made."""

    __slots__ = ("default", "leads", "name", "values")

    def __init__(self, name: str, values: Sequence[str], default: str, leads: bool = False) -> None:
        self.name = name
        self.values = tuple(values)
        self.default = default
        self.leads = leads
        """Whether it is settled before the number of players, as a scenario is that is for two."""


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


class Plan:
    """A whole choice: an option and those that complete it, such as cards laid one by one, and how good it looks.

    `aim` tells apart what plans are for, by any number: a search compares the best ways to different aims before it
    compares different ways to one.
    """

    __slots__ = ("aim", "options", "weight")

    def __init__(self, options: tuple[Option, ...], weight: float, aim: int = 0) -> None:
        self.options = options
        self.weight = weight
        self.aim = aim

    def __repr__(self) -> str:
        return f"Plan({self.options!r}, {self.weight:.3f})"


class Prospect:
    """Something that a seat has in a position, in the unit of the game: so many castles, points or men.

    The game's texts say it: `outlook-castles` how much there is, `ground-castles` how much more than elsewhere.
    """

    __slots__ = ("amount", "key", "worth")

    def __init__(self, key: str, amount: float, worth: float) -> None:
        self.key = key
        self.amount = amount
        self.worth = worth
        """What one more is worth beside the others; less than nothing for what one would rather not have."""

    def __repr__(self) -> str:
        return f"Prospect({self.key!r}, {self.amount:.2f}, {self.worth:.2f})"


def speaks(key: str, amount: float = 1.0) -> Prospect:
    """What speaks for a choice."""
    return Prospect(key, amount, 1.0)


def speaks_against(key: str, amount: float = 1.0) -> Prospect:
    return Prospect(key, amount, -1.0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sense(Generic[S]):
    """What a bot needs to play a game sensibly. It is always given an *imagined* state, never the real one.

    `weigh` is enough for a greedy bot. A bot that searches plays simulations; a game in which a whole match is too long
    for that gives a `horizon`, and then `turn` and `value` too.
    """

    __slots__ = ()

    deals: ClassVar[int] = 4
    """How many of the ways in which the hidden cards could lie are worth a thought; 1 if no hidden card matters."""
    horizon: ClassVar[int] = 0
    """How many turns ahead a simulation goes before the position is judged; 0 plays it to the end."""
    farthest: ClassVar[int] = 1
    """So many horizons a simulation goes ahead at most, when there is plenty of time."""
    breadth: ClassVar[int] = 8
    """How many of the best-looking choices are worth a simulation."""
    depth: ClassVar[int] = 0
    """How many answers after the choice are looked for in a tree; beyond, everybody replies by `hasty`."""

    def weigh(self, s: S, ask: Ask) -> list[float]:
        """How good each option of the ask looks, in the order of its options; the scale is the game's own."""
        raise NotImplementedError

    def hasty(self, s: S, ask: Ask) -> list[float]:
        """Like `weigh`, for the thousands of answers of simulations: a game may look at less, to play more of them."""
        return self.weigh(s, ask)

    def plans(self, s: S, ask: Ask) -> list[Plan]:
        """The choices worth comparing, as wholes: what completes a plan is asked of this seat at once, one by one."""
        weights = self.weigh(s, ask)
        return [Plan((option,), weight) for option, weight in zip(ask.options, weights, strict=True)]

    def turn(self, s: S) -> int:
        """How many turns have been played: what the horizon is counted in. It never goes back."""
        raise NotImplementedError

    def until(self, s: S, ask: Ask) -> int:
        """The turn at whose beginning simulations of a choice are judged; 0 if they are played to the end."""
        return self.turn(s) + self.horizon if self.horizon else 0

    def value(self, s: S) -> list[float]:
        """By seat: how likely it is to win from here, from 0 to 1."""
        raise NotImplementedError

    def outlook(self, s: S, seat: int) -> list[Prospect]:
        """What a seat has where a simulation ends: what is told when somebody asks why. Always the same keys."""
        return []

    def at_hand(self, s: S, seat: int) -> list[Prospect]:
        """What a seat has right after its choice: what the choice cost, say. Other keys than those of the outlook."""
        return []

    def has_to_say(self, s: S, ask: Ask) -> bool:
        """Whether it serves the seat to answer a voluntary question, such as what it would offer."""
        return False

    def motives(self, s: S, ask: Ask, option: Option) -> list[Prospect]:
        """What decides a choice and no simulation shows, such as whose word counts: for it, or against it."""
        return []


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
    silence: ClassVar[Mapping[str, str]] = {}
    """By the key of a question, the answer by which a player has nothing to say: nobody is kept waiting for that."""

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
            refused = BadVariant(f"{self.id} is for {possible} players, not {count}")
            raise refused.told("players", game=self.id, possible=possible, number=count)
        variant = Variant(count, self.completed(settings or {}))
        self.check_variant(variant)
        return variant

    def completed(self, settings: Mapping[str, str]) -> dict[str, str]:
        """Every setting with what was said of it, or its default. Raises `BadVariant` for one that there is not."""
        known = {setting.name: setting for setting in self.offered()}
        chosen = {name: setting.default for name, setting in known.items()}
        for name, value in settings.items():
            setting = known.get(name)
            if setting is None:
                offered = ", ".join(known)
                unknown = BadVariant(f"{self.id} has no option '{name}'; it has: {offered}", about=name)
                raise unknown.told("option", game=self.id, name=name, known=offered)
            if value not in setting.values:
                allowed = ", ".join(setting.values)
                wrong = BadVariant(f"option '{name}' can be {allowed}, not '{value}'", about=name)
                raise wrong.told("value", name=name, allowed=allowed, value=value)
            chosen[name] = value
        return chosen

    def check_variant(self, variant: Variant) -> None:
        """Refuse settings that do not go together, with a sentence that says why."""
        return

    def idle(self, variant: Variant) -> Mapping[str, Refusal | None]:
        """The settings that mean nothing at such a table, and why, where that is worth telling those who set it up."""
        return {}

    def sides(self, variant: Variant) -> Sequence[str]:
        """The side of every seat before the match begins; empty where chance or its player will decide."""
        state = self.start(variant)
        return [self.side(state, seat) for seat in range(variant.players)]

    @abstractmethod
    def start(self, variant: Variant) -> S:
        """The state before anything has happened, its first steps on the agenda."""

    @abstractmethod
    def view(self, s: S, seat: int | None) -> Any:
        """What a seat may know, as a dataclass; None is a spectator."""

    def views(self, s: S, seats: Sequence[int | None]) -> list[Any]:
        """What each of several may know of one position; a game that shows all much alike makes that once."""
        return [self.view(s, seat) for seat in seats]

    def lying(self, s: S, seat: int | None) -> list[Pile]:
        """The piles in that seat's view, in the same order; a game whose views are dear finds them without one."""
        return piles(self.view(s, seat))

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

    def invites(self, s: S, ask: Ask) -> bool:
        """Whether a voluntary question is worth a thought now; everybody may know."""
        return False

    def shares(self, s: S, seat: int, other: int) -> bool:
        """Whether two seats know the very same, from beginning to end: partners may, and everybody where nothing hides.

        Who has sat in one of them learns nothing new in the other.
        """
        return seat == other

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
