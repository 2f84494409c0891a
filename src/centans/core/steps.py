"""Steps and the agenda: a rulebook as a stack of small, named, immutable paragraphs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Self, TypeVar

from centans.core.asks import STANDING, TOP, Ask, Refusal
from centans.core.journal import Journal
from centans.core.options import RECONSIDER, Option

if TYPE_CHECKING:
    from centans.core.dice import Dice

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from centans.core.native import mypyc_attr

S = TypeVar("S", bound="State")

ONLY_RECONSIDER: Final[tuple[Option, ...]] = (RECONSIDER,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One numbered paragraph of a rulebook. Immutable; its fields are small values, so that copying an agenda is cheap.

    A step either asks (`ask`, `answer`, and `refusal` for what it forbids) or runs (`run`). It leaves the agenda
    before it is answered or run, and puts what follows on it with `then`.
    """

    __slots__ = ()

    rule: ClassVar[str] = ""
    """The paragraph a player should read when this step is in progress."""

    def ask(self, s: S) -> Ask | None:
        """Who must choose what now; None if this step needs no choice."""
        return None

    def seat_asked(self, s: S) -> int | None:
        """Whom `ask` asks; a step that knows this without its options says so, for those who need no more."""
        ask = self.ask(s)
        return None if ask is None else ask.seat

    def refusal(self, s: S, seat: int, option: Option) -> Refusal | None:
        """The first requirement that forbids this option now, or None: the one source of legality."""
        return Refusal(self.rule, "not-asked-now")

    def allowed(self, s: S, seat: int, candidates: Iterable[Option]) -> tuple[Option, ...]:
        """Those of the candidates that nothing forbids."""
        return tuple([option for option in candidates if self.refusal(s, seat, option) is None])

    def answer(self, s: S, seat: int, option: Option, dice: Dice) -> None:
        raise NotImplementedError(f"{type(self).__name__} asks nothing")

    def run(self, s: S, dice: Dice) -> None:
        raise NotImplementedError(f"{type(self).__name__} waits for an answer")

    def by_chance(self, s: S, label: str, dice: Dice) -> tuple[Step[S], ...] | None:
        """What a lane comes to that begins with this step, if chance answers all its questions (secrets.py).

        None: they must be asked, one after another. A step that knows a shorter way takes the very same rolls.
        """
        return None

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in field_names(type(self)))
        return f"{type(self).__name__}({fields})"


def alike(one: Step[Any], other: Step[Any]) -> bool:
    """Whether two steps are of one kind and say the same."""
    return type(one) is type(other) and all(
        getattr(one, name) == getattr(other, name) for name in field_names(type(one))
    )


def field_names(owner: type) -> list[str]:
    """The fields of a slotted class, compiled or not, in alphabetical order."""
    known = FIELDS.get(owner)
    if known is None:
        known = FIELDS[owner] = _field_names(owner)
    return known


FIELDS: Final[dict[type, list[str]]] = {}
"""By class, once they were asked for."""


def _field_names(owner: type) -> list[str]:
    names: set[str] = set()
    for base in owner.__mro__:
        own = vars(base)
        names.update(own.get("__mypyc_attrs__") or own.get("__slots__", ()))
    names.discard("__dict__")
    return sorted(names)


class Agenda(Generic[S]):
    """The steps to come, the next one last, and the standing steps, which wait in the background and never block."""

    __slots__ = ("standing", "steps")

    def __init__(self, steps: list[Step[S]] | None = None, standing: list[Step[S]] | None = None) -> None:
        self.steps: list[Step[S]] = [] if steps is None else steps
        self.standing: list[Step[S]] = [] if standing is None else standing

    def clone(self) -> Agenda[S]:
        return Agenda(self.steps.copy(), self.standing.copy())

    def then(self, *steps: Step[S]) -> None:
        """Put these steps, in this order, before everything planned so far."""
        self.begin(steps)

    def begin(self, steps: tuple[Step[S], ...]) -> None:
        """The same with a sequence that was written beforehand, such as a whole turn."""
        self.steps.extend(steps[::-1])

    def next(self, step: Step[S]) -> None:
        """Put one step before everything planned so far."""
        self.steps.append(step)

    def together(self, *choices: Step[S], changeable: bool = True) -> None:
        """Let several seats choose at once in secret; what they chose takes effect in this order, when all have.

        What follows in a lane are plain steps: no simultaneous choice inside another.
        """
        lanes = tuple([(choice,) for choice in choices])
        self.then(Together(lanes, lanes, changeable))

    def abandon_until(self, kind: type[Step[S]]) -> None:
        """Drop what was planned, up to the next step of this kind ("the turn ends at once")."""
        while self.steps and not isinstance(self.steps[-1], kind):
            self.steps.pop()

    def clear(self) -> None:
        """Nothing more happens: the game is over."""
        self.steps.clear()
        self.standing.clear()

    def stand(self, step: Step[S]) -> None:
        """Keep a step ready whose ask may be taken up at any time (an offer, a power)."""
        self.standing.append(step)

    def withdraw(self, step: Step[S]) -> None:
        """Take a standing step away: the very one that was put there, or its like in a position read back."""
        for place, other in enumerate(self.standing):
            if other is step:
                del self.standing[place]
                return
        for place, other in enumerate(self.standing):
            if alike(other, step):
                del self.standing[place]
                return
        raise ValueError(f"{step!r} does not stand")

    def withdraw_if(self, unwanted: Callable[[Step[S]], bool]) -> None:
        """Take all standing steps away of which this is true."""
        self.standing = [step for step in self.standing if not unwanted(step)]

    @property
    def over(self) -> bool:
        """Whether nothing more is to come: the game is over."""
        return not self.steps

    def top(self) -> Step[S] | None:
        """The next step, or None when it is over."""
        return self.steps[-1] if self.steps else None

    def replace(self, step: Step[S]) -> None:
        """Put a step in the place of the next one."""
        self.steps[-1] = step

    def choice(self) -> Together[S] | None:
        """The secret choice that several are making now, if any."""
        top = self.top()
        return top if isinstance(top, Together) else None

    def current(self) -> list[Step[S]]:
        """The steps in progress: the one on top, or the next one of every lane of a simultaneous choice."""
        if not self.steps:
            return []
        top = self.steps[-1]
        if isinstance(top, Together):
            return [lane[-1] for lane in top.lanes if lane]
        return [top]

    def asking(self, ask: Ask) -> Step[S]:
        """The step that asks this."""
        if ask.lane <= STANDING:
            return self.standing[STANDING - ask.lane]
        top = self.steps[-1]
        if isinstance(top, Together):
            lanes = top.fresh if ask.key == RECONSIDER.kind else top.lanes
            return lanes[ask.lane][-1]
        return top


class Together(Step[S]):
    """Several seats choose at the same time, each along a lane of its own steps.

    A lane is finished when its next step asks nothing; that step runs only when all lanes are finished, so nothing
    that was chosen touches the state before. Until then a finished lane may be begun again, if `changeable`.
    """

    __slots__ = ("changeable", "fresh", "lanes")

    def __init__(
        self, lanes: tuple[tuple[Step[S], ...], ...], fresh: tuple[tuple[Step[S], ...], ...], changeable: bool
    ) -> None:
        self.lanes = lanes
        self.fresh = fresh
        self.changeable = changeable

    def ask(self, s: S) -> Ask | None:
        """The question of the first lane that is not finished."""
        for number, lane in enumerate(self.lanes):
            ask = lane[-1].ask(s) if lane else None
            if ask is not None:
                return ask.in_lane(number)
        return None

    def asks(self, s: S) -> list[Ask]:
        """The next question of every lane, and the chance to reconsider for the lanes that are finished."""
        found: list[Ask] = []
        finished: list[int] = []
        for number, lane in enumerate(self.lanes):
            ask = lane[-1].ask(s) if lane else None
            if ask is None:
                finished.append(number)
                continue
            found.append(ask.in_lane(number))
        if found and self.changeable:
            for number in finished:
                seat = self.fresh[number][-1].seat_asked(s)
                if seat is not None:
                    found.append(Ask(seat, RECONSIDER.kind, ONLY_RECONSIDER, open=True, lane=number))
        return found

    def chooser(self, s: S, number: int) -> int | None:
        """The seat that chooses in a lane; None if nothing is chosen there."""
        fresh = self.fresh[number]
        return fresh[-1].seat_asked(s) if fresh else None

    def is_finished(self, s: S, number: int) -> bool:
        lane = self.lanes[number]
        return not lane or lane[-1].seat_asked(s) is None

    def choosers(self, s: S) -> list[int]:
        """All seats that take part, lane by lane."""
        seats = [self.chooser(s, number) for number in range(len(self.fresh))]
        return [seat for seat in seats if seat is not None]

    def chosen(self, s: S) -> list[int]:
        """The seats that have made their choice, lane by lane; the first one where a lane passes from seat to seat."""
        found: list[int] = []
        for number in range(len(self.lanes)):
            seat = self.chooser(s, number)
            if seat is not None and self.is_finished(s, number):
                found.append(seat)
        return found

    def with_lanes(self, lanes: tuple[tuple[Step[S], ...], ...]) -> Together[S]:
        return Together(lanes, self.fresh, self.changeable)

    def answer_lane(self, s: S, ask: Ask, option: Option, dice: Dice) -> None:
        number = ask.lane
        if option is RECONSIDER:
            s.agenda.next(self._with_lane(number, self.fresh[number]))
            return
        outer = s.agenda
        own: Agenda[Any] = Agenda(list(self.lanes[number]), outer.standing)
        s.agenda = own
        try:
            own.steps.pop().answer(s, ask.seat, option, dice)
        finally:
            s.agenda = outer
        outer.next(self._with_lane(number, tuple(own.steps)))

    def _with_lane(self, number: int, lane: tuple[Step[S], ...]) -> Together[S]:
        lanes = list(self.lanes)
        lanes[number] = lane
        return self.with_lanes(tuple(lanes))

    def run(self, s: S, dice: Dice) -> None:
        """All have chosen: what they chose takes effect, lane after lane."""
        s.agenda.then(*[step for lane in self.lanes for step in reversed(lane)])


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Every fact of a position, hidden ones included. Subclasses are slotted and hold flat lists of small values."""

    __slots__ = ("agenda", "journal")
    remembered: ClassVar[tuple[str, ...]] = ()
    """Facts by which no rule goes, such as who has kept his word: copied and kept like the others, never digested."""

    def __init__(self) -> None:
        self.agenda: Agenda[Any] = Agenda()
        self.journal: Journal | None = None

    def clone(self) -> Self:
        """A copy that shares nothing that can change; without a journal."""
        raise NotImplementedError(f"{type(self).__name__} declares no facts: mark it with @facts")


def proceed(s: S, dice: Dice) -> list[Ask]:
    """Run everything that needs no choice, then give the questions now open; none means that the game is over."""
    agenda = s.agenda
    steps = agenda.steps
    while steps:
        step = steps[-1]
        if type(step) is Together:
            asks = step.asks(s)
            if asks:
                return asks + _standing_asks(s) if agenda.standing else asks
        else:
            ask = step.ask(s)
            if ask is not None:
                return [ask, *_standing_asks(s)] if agenda.standing else [ask]
        steps.pop()
        step.run(s, dice)
    return []


def _standing_asks(s: State) -> list[Ask]:
    found: list[Ask] = []
    for number, step in enumerate(s.agenda.standing):
        ask = step.ask(s)
        if ask is not None:
            found.append(ask.in_lane(STANDING - number))
    return found


def take(s: State, ask: Ask, option: Option, dice: Dice) -> None:
    """Answer one of the questions that `proceed` gave. The option must be one of the ask's."""
    if ask.lane == TOP:
        s.agenda.steps.pop().answer(s, ask.seat, option, dice)
    elif ask.lane <= STANDING:
        s.agenda.asking(ask).answer(s, ask.seat, option, dice)
    else:
        together = s.agenda.steps.pop()
        assert isinstance(together, Together), "an ask with a lane comes from simultaneous choices"
        together.answer_lane(s, ask, option, dice)


def advance(s: S, ask: Ask, option: Option, dice: Dice) -> list[Ask]:
    """Answer a question and go on to the next ones: `take`, then `proceed`."""
    if ask.lane == TOP:
        s.agenda.steps.pop().answer(s, ask.seat, option, dice)
    else:
        take(s, ask, option, dice)
    return proceed(s, dice)


def why_not(s: State, asks: Sequence[Ask], seat: int, option: Option) -> Refusal | None:
    """Why this seat may not choose this option now; None if it may."""
    first: Refusal | None = None
    for ask in asks:
        if ask.seat != seat:
            continue
        step = s.agenda.asking(ask)
        if option is RECONSIDER or ask.key == RECONSIDER.kind:
            refusal = None if option in ask.options else Refusal(step.rule, "nothing-to-reconsider")
        else:
            refusal = step.refusal(s, seat, option)
        if refusal is None:
            return None
        if first is None or first.key == "nothing-to-reconsider":
            first = refusal
    return first or Refusal("", "not-your-turn" if asks else "game-over")
