"""A table to try the kernel on: no game, only steps that say what they do, so that a test can read it afterwards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.decks import Deck
from centans.core.dice import Dice
from centans.core.game import Box, Game, Result, Sense, Setting, Variant
from centans.core.match import Match
from centans.core.options import Catalogue, Option
from centans.core.steps import State, Step
from centans.core.views import Pile

RED, GREEN, BLUE = (Option("colour", name=name) for name in ("red", "green", "blue"))
COLOURS = (RED, GREEN, BLUE)
LIFT = [Option("lift", card=card) for card in range(1, 5)]
LAY, SHOW, PEEK, ROLL, STOP = (Option(kind) for kind in ("lay", "show", "peek", "roll", "stop"))
NEVER = Option("never")
CATALOGUE = Catalogue([*COLOURS, *LIFT, LAY, SHOW, PEEK, ROLL, STOP, NEVER])


class Lid(Box):
    """What never changes: here a number nobody looks at."""

    __slots__ = ("number",)

    def __init__(self, number: int = 0) -> None:
        self.number = number


class Table(State):
    """What was said so far, and some cards: in hands, face down before their owners, and in a stack."""

    __slots__ = ("box", "deck", "face_up", "hands", "laid", "peeked", "trace")

    def __init__(self, *steps: Step[Any]) -> None:
        super().__init__()
        self.box = Lid()
        self.trace: list[str] = []
        self.hands: list[list[int]] = [[1, 2, 3], [2, 3, 4]]
        self.laid: list[list[int]] = [[], []]
        self.face_up: list[bool] = [False, False]
        self.peeked: list[bool] = [False, False]
        self.deck = Deck([0, 2, 2])
        self.agenda.then(*steps)

    def clone(self) -> Table:
        other = Table()
        other.box = self.box
        other.trace = self.trace.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.laid = [row.copy() for row in self.laid]
        other.face_up = self.face_up.copy()
        other.peeked = self.peeked.copy()
        other.deck = self.deck.clone()
        other.agenda = self.agenda.clone()
        return other


# -- steps --------------------------------------------------------------------------------------------------------


class Say(Step[Table]):
    """Says a word aloud."""

    __slots__ = ("word",)

    def __init__(self, word: str) -> None:
        self.word = word

    def run(self, s: Table, dice: Dice) -> None:
        s.trace.append(self.word)
        if s.journal is not None:
            s.journal.tell("said", word=self.word)


class Whisper(Step[Table]):
    """Says a word to one seat."""

    __slots__ = ("seat", "word")

    def __init__(self, seat: int, word: str) -> None:
        self.seat = seat
        self.word = word

    def run(self, s: Table, dice: Dice) -> None:
        if s.journal is not None:
            s.journal.tell("whispered", (self.seat,), word=self.word)


class Throw(Step[Table]):
    """Rolls a die and says what it shows."""

    __slots__ = ("label",)

    def __init__(self, label: str = "die") -> None:
        self.label = label

    def run(self, s: Table, dice: Dice) -> None:
        s.agenda.then(Say(str(dice.d6(self.label))))


class Then(Step[Table]):
    """Puts steps before everything planned."""

    __slots__ = ("steps",)

    def __init__(self, *steps: Step[Table]) -> None:
        self.steps = steps

    def run(self, s: Table, dice: Dice) -> None:
        s.agenda.then(*self.steps)


class EndOfTurn(Say):
    """A place in the sequence to which a turn can be cut short."""

    __slots__ = ()


class CutShort(Step[Table]):
    """The turn ends at once."""

    __slots__ = ()

    def run(self, s: Table, dice: Dice) -> None:
        s.agenda.abandon_until(EndOfTurn)


class Stand(Step[Table]):
    """Keeps a step ready in the background."""

    __slots__ = ("step",)

    def __init__(self, step: Step[Table]) -> None:
        self.step = step

    def run(self, s: Table, dice: Dice) -> None:
        s.agenda.stand(self.step)


class Simultaneous(Step[Table]):
    """Several seats choose at once."""

    __slots__ = ("changeable", "choices")

    def __init__(self, *choices: Step[Table], changeable: bool = True) -> None:
        self.choices = choices
        self.changeable = changeable

    def run(self, s: Table, dice: Dice) -> None:
        s.agenda.together(*self.choices, changeable=self.changeable)


class Choose(Step[Table]):
    """A seat chooses among options; what it chose is said, and then come other steps."""

    __slots__ = ("key", "options", "seat", "steps", "veiled")
    rule: ClassVar[str] = "TOY-1"

    def __init__(
        self,
        seat: int,
        options: Sequence[Option] = COLOURS,
        *steps: Step[Table],
        key: str = "choose",
        veiled: bool = False,
    ) -> None:
        self.seat = seat
        self.options = tuple(option.notation for option in options)
        self.steps = steps
        self.key = key
        self.veiled = veiled

    def ask(self, s: Table) -> Ask | None:
        return Ask(self.seat, self.key, tuple(CATALOGUE[name] for name in self.options), veiled=self.veiled)

    def refusal(self, s: Table, seat: int, option: Option) -> Refusal | None:
        if option.notation in self.options:
            return None
        return Refusal(self.rule, "not-offered", offered=len(self.options))

    def answer(self, s: Table, seat: int, option: Option, dice: Dice) -> None:
        s.agenda.then(Say(f"{seat + 1} {option.notation}"), *self.steps)


class Power(Choose):
    """A choice that may be taken up once, at any time."""

    __slots__ = ()

    def answer(self, s: Table, seat: int, option: Option, dice: Dice) -> None:
        s.agenda.withdraw(self)
        super().answer(s, seat, option, dice)


class Handle(Step[Table]):
    """A seat handles cards for as long as it likes; cards lifted go nowhere before they are laid or shown."""

    __slots__ = ("lifted", "seat")
    rule: ClassVar[str] = "TOY-2"

    def __init__(self, seat: int, lifted: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.lifted = lifted

    def ask(self, s: Table) -> Ask | None:
        return Ask(self.seat, "handle", self.allowed(s, self.seat, CATALOGUE))

    def refusal(self, s: Table, seat: int, option: Option) -> Refusal | None:
        if option.kind == "lift":
            card = option.params["card"]
            if card not in s.hands[seat] or card in self.lifted:
                return Refusal(self.rule, "no-such-card")
            return None
        if option in (LAY, SHOW):
            return None if self.lifted else Refusal(self.rule, "lift-first")
        return None if option in (PEEK, ROLL, STOP) else Refusal(self.rule, "not-offered")

    def answer(self, s: Table, seat: int, option: Option, dice: Dice) -> None:
        if option.kind == "lift":
            s.agenda.then(Handle(seat, (*self.lifted, int(option.params["card"]))))
            return
        if option is STOP:
            return
        if option in (LAY, SHOW):
            s.hands[seat] = [card for card in s.hands[seat] if card not in self.lifted]
            s.laid[seat].extend(self.lifted)
            s.face_up[seat] = option is SHOW
        elif option is PEEK:
            s.peeked[seat] = True
        else:
            s.agenda.then(Throw(), Handle(seat))
            return
        s.agenda.then(Handle(seat))


# -- the game -----------------------------------------------------------------------------------------------------


@dataclass
class TableView:
    """What a seat sees of the table."""

    trace: list[str]
    hands: list[Pile]
    laid: list[Pile]
    stack: Pile


class Toy(Game[Table]):
    """A game made of the steps that a test hands it."""

    id: ClassVar[str] = "toy"
    prefix: ClassVar[str] = "TOY"
    revision: ClassVar[int] = 3
    players: ClassVar[tuple[int, ...]] = (2, 3)
    settings: ClassVar[tuple[Setting, ...]] = (Setting("weather", ("fair", "foul"), "fair"),)
    catalogue: ClassVar[Catalogue] = CATALOGUE

    def __init__(self, steps: Callable[[], Sequence[Step[Table]]]) -> None:
        super().__init__({})
        self._steps = steps

    def start(self, variant: Variant) -> Table:
        return Table(*self._steps())

    def view(self, s: Table, seat: int | None) -> TableView:
        return TableView(
            s.trace.copy(),
            [Pile(len(hand), hand.copy() if owner == seat else None) for owner, hand in enumerate(s.hands)],
            [
                Pile(len(row), row.copy() if owner == seat or s.face_up[owner] else None)
                for owner, row in enumerate(s.laid)
            ],
            Pile(len(s.deck), [1, 1, 2, 2] if seat is not None and s.peeked[seat] else None),
        )

    def imagined(self, s: Table, seat: int | None, dice: Dice) -> Table:
        return s.clone()

    def hidden(self, s: Table, seat: int | None) -> Table:
        return s.clone()

    def result(self, s: Table) -> Result | None:
        return None if s.agenda.steps else Result((1, 2), (len(s.trace), 0), "talk")

    def inventory(self, s: Table) -> tuple[int, ...]:
        return (sum(len(row) for row in (*s.hands, *s.laid)), len(s.deck))

    def side(self, s: Table, seat: int) -> str:
        return ("white", "black")[seat % 2]

    def features(self, view: TableView) -> list[int]:
        return [len(view.trace)]

    def sense(self) -> Sense[Table]:
        return Sense()


def match_of(*steps: Step[Table], seed: bytes | None = b"toy") -> Match:
    """A match of the steps given."""
    game = Toy(lambda: steps)
    return Match(game, game.variant(2), seed)


def trace_of(match: Match) -> list[str]:
    """What was said in a match so far."""
    state = match.state
    assert isinstance(state, Table)
    return state.trace
