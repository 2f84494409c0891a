"""Match: a game being played. The log is the truth; state, questions and events follow from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from centans.core.asks import STANDING, Ask, Refusal
from centans.core.dice import Dice, Live, Outcome, Recorder, Replay, commitment
from centans.core.digest import digest, hashed
from centans.core.errors import CentansError, DiceMismatch, Illegal, NothingToUndo
from centans.core.game import Game, Result, Variant
from centans.core.journal import Event, Journal
from centans.core.options import Option
from centans.core.steps import State, Together, advance, proceed, why_not
from centans.core.views import piles, readable
from centans.core.visible import visible


class Entry:
    """One answer in the log: whose, to which question, what, with which dice, and whether it was forced.

    The question is its key; where that seat had another one open with the same key and the same option, a dot and what
    it is about follow, as in its id.
    """

    __slots__ = ("auto", "dice", "key", "option", "seat")

    def __init__(self, seat: int, key: str, option: Option, dice: tuple[Outcome, ...], auto: bool) -> None:
        self.seat = seat
        self.key = key
        self.option = option
        self.dice = dice
        self.auto = auto

    def __repr__(self) -> str:
        return f"Entry(seat={self.seat}, {self.key!r}, {self.option!r}, {self.dice!r}, auto={self.auto})"


def seat_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    """One name for each seat, all of it visible; who has none is called by his number."""
    if names and len(names) != players:
        raise CentansError(f"{len(names)} names were given for {players} seats")
    given = names or [""] * players
    return tuple([visible(name) or f"seat {number}" for number, name in enumerate(given, 1)])


class Stale(CentansError):
    """The answer names a question that is not open any more."""


class Ambiguous(CentansError):
    """The answer fits several open questions and names none of them."""


class Match:
    """A match in progress or finished.

    With a seed it can be played on. Without one (a file published during play, a look at the past) it lives on the
    outcomes `recorded` for it, and is filled by `replay`.
    """

    __slots__ = (
        "_answered",
        "_choosing",
        "_marks",
        "_recorder",
        "asks",
        "entries",
        "game",
        "journal",
        "names",
        "opening",
        "promise",
        "seed",
        "state",
        "told",
        "variant",
    )

    def __init__(
        self,
        game: Game[Any],
        variant: Variant,
        seed: bytes | None,
        names: Sequence[str] = (),
        recorded: Sequence[Outcome] | None = None,
        promise: str = "",
    ) -> None:
        self.game = game
        self.variant = variant
        self.seed = seed
        self.promise = commitment(seed) if seed is not None else promise
        """The commitment to the seed that was published at the start; empty if nobody knows it."""
        self.names = seat_names(names, variant.players)
        self._begin(Replay(recorded or ()) if seed is None else Live(seed))
        if recorded is None:
            self.answer_forced()

    # -- the log -----------------------------------------------------------------------------------------------

    def _begin(self, source: Dice) -> None:
        self.entries: list[Entry] = []
        self._answered: dict[int, int] = {}
        """By seat: how many entries are its own."""
        self.journal = Journal()
        self.state: State = self.game.start(self.variant)
        self.state.journal = self.journal
        self._recorder = Recorder(source)
        self.asks: list[Ask] = proceed(self.state, self._recorder)
        self.opening: tuple[Outcome, ...] = self._recorder.taken()
        self._marks: list[int] = [len(self.journal.events)]
        self._choosing: object = None
        self.told = 0
        """How many entries others may hear of: those of a secret choice under way wait, as their number could tell."""
        self._tell()

    def replay(self, entry: Entry) -> None:
        """Add an entry of an old log. Raises `Illegal`, `Stale` or `DiceMismatch` if it does not fit."""
        ask = self._ask_for(entry)
        if entry.auto != ask.forced:
            raise CentansError("the answer was automatic" if ask.forced else "the answer was a choice, not automatic")
        refusal = why_not(self.state, [ask], ask.seat, entry.option)
        if refusal is not None:
            raise Illegal(refusal, entry.option.notation)
        self._record(ask, entry.option)
        if self.entries[-1].dice != entry.dice:
            whose = "the rules" if self.seed is None else "the seed"
            raise DiceMismatch(f"the dice are not those of {whose}")

    def _record(self, ask: Ask, option: Option) -> None:
        """Answer with one of the ask's options, which are all legal."""
        key = self._log_key(ask, option) if len(self.asks) > 1 else ask.key
        self.asks = advance(self.state, ask, option, self._recorder)
        self.entries.append(Entry(ask.seat, key, option, self._recorder.taken(), ask.forced))
        self._answered[ask.seat] = self._answered.get(ask.seat, 0) + 1
        self._marks.append(len(self.journal.events))
        self._tell()

    def _log_key(self, ask: Ask, option: Option) -> str:
        """What the log calls a question: by its key alone, unless another one could be meant."""
        alike = [other for other in self.asks_of(ask.seat) if other.key == ask.key and option in other.options]
        return f"{ask.key}.{self._about(ask)}" if len(alike) > 1 else ask.key

    def _tell(self) -> None:
        """Entries are told at once, but those of a simultaneous choice only when it has been made by all."""
        steps = self.state.agenda.steps
        top = steps[-1] if steps else None
        choosing = top.fresh if isinstance(top, Together) and len(top.fresh) > 1 else None
        if choosing is None or choosing is not self._choosing:
            self.told = len(self.entries)
        self._choosing = choosing

    def answer_forced(self) -> None:
        """Choose for the players where there is nothing to choose."""
        while True:
            forced = [ask for ask in self.asks if ask.forced]
            if not forced:
                return
            self._record(forced[0], forced[0].options[0])

    # -- questions and answers -----------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.asks

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state)

    def asks_of(self, seat: int) -> list[Ask]:
        return [ask for ask in self.asks if ask.seat == seat]

    def waiting_for(self) -> list[int]:
        """The seats without whose answer nothing goes on."""
        if len(self.asks) == 1:
            return [ask.seat for ask in self.asks if not ask.open]
        return sorted({ask.seat for ask in self.asks if not ask.open})

    def awaited(self, viewer: int | None) -> list[int]:
        """Whom play waits for, as far as that seat or a spectator (None) may know.

        Of a secret choice others do not learn how far it is: until all have chosen, it waits for everybody who was
        asked at first, but for those who, as everybody may know, had nothing to choose.
        """
        top = self.state.agenda.steps[-1] if self._choosing is not None else None
        if not isinstance(top, Together):
            return self.waiting_for()
        made = self.entries[self.told :]
        forced = {entry.seat for entry in made} - {entry.seat for entry in made if not entry.auto}
        found: set[int] = set()
        for fresh, lane in zip(top.fresh, top.lanes, strict=True):
            first = fresh[-1].ask(self.state)
            now = lane[-1].ask(self.state) if lane else None
            own = viewer is not None and viewer in [ask.seat for ask in (first, now) if ask is not None]
            shown = now if own else first
            if shown is not None and (now is not None or shown.seat not in forced):
                found.add(shown.seat)
        return sorted(found)

    @property
    def choosing(self) -> bool:
        """Whether seats are choosing at the same time, in secret."""
        return self._choosing is not None

    def ask_id(self, ask: Ask) -> str:
        """The name of a question: it stays the same while others answer theirs, and only an undo brings it back.

        A question that stands beside others is named by what it is about: its place among them would tell how many
        there are, and whoever answers it means this one, not what has come in its place.
        """
        name = f"{ask.seat + 1}.{self._answered.get(ask.seat, 0) + 1}.{ask.key}"
        return f"{name}.{self._about(ask)}" if ask.lane <= STANDING else name

    def _about(self, ask: Ask) -> str:
        """What a standing question is about, in a few digits; one that does not stand is about itself."""
        return hashed(self.state.agenda.asking(ask), size=4) if ask.lane <= STANDING else ""

    def find(self, ask_id: str) -> Ask:
        for ask in self.asks:
            if self.ask_id(ask) == ask_id:
                return ask
        raise Stale(f"question {ask_id} is not open any more")

    def _ask_for(self, entry: Entry) -> Ask:
        """The question that an entry answers: of several with its key the one named, or the one with its option."""
        key, dot, about = entry.key.partition(".")
        named = [ask for ask in self.asks if ask.seat == entry.seat and ask.key == key]
        if dot:
            named = [ask for ask in named if self._about(ask) == about]
        if not named:
            raise Stale(f"seat {entry.seat + 1} is not asked '{entry.key}' now")
        return next((ask for ask in named if entry.option in ask.options), named[0])

    def why_not(self, seat: int, option: Option) -> Refusal | None:
        return why_not(self.state, self.asks, seat, option)

    def answer(self, seat: int, option: Option, ask: Ask | None = None) -> None:
        """Let a seat choose; what is forced after it happens at once. Raises `Illegal` and changes nothing.

        `ask` is the question that is answered; where several questions to a seat offer the option it must be named, or
        the answer is `Ambiguous`.
        """
        self.answer_run(seat, [option], ask)

    def answer_run(self, seat: int, options: Sequence[Option], ask: Ask | None = None) -> None:
        """Several answers of one seat in a row (card, card, done), all or none; nothing is answered for it between.

        The first one answers the question named, the others what follows from it.
        """
        self._must_have_a_seed()
        length = len(self.entries)
        try:
            for option in options:
                self._answer_one(seat, option, ask)
                ask = None
            self.answer_forced()
        except (Illegal, Ambiguous):
            if len(self.entries) > length:
                self._rewind(length)
            raise

    def _must_have_a_seed(self) -> None:
        if self.seed is None:
            raise CentansError("this match has no seed: it can be looked at, not played on")

    def _answer_one(self, seat: int, option: Option, named: Ask | None) -> None:
        asks = self.asks_of(seat)
        if named is not None:
            asks = [ask for ask in asks if ask is named]
            if not asks:
                raise Stale(f"'{named.key}' is not open for seat {seat + 1} any more")
        offering = [ask for ask in asks if option in ask.options]
        if len(offering) > 1:
            raise Ambiguous(f"'{option.notation}' would answer {' or '.join([self.ask_id(ask) for ask in offering])}")
        if offering:
            self._record(offering[0], option)
            return
        refusal = why_not(self.state, self.asks if named is None else [named], seat, option)
        assert refusal is not None, f"{option} is refused but nothing forbids it"
        raise Illegal(refusal, option.notation)

    # -- taking back ---------------------------------------------------------------------------------------------

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice, with what was forced after it. Raises `NothingToUndo`."""
        self._must_have_a_seed()
        length = len(self.entries)
        while length and self.entries[length - 1].auto:
            length -= 1
        if length == 0 or self.barrier(seat) >= length:
            raise NothingToUndo("nothing can be taken back: dice fell, something was shown, or another has played")
        self._rewind(length - 1)

    def barrier(self, seat: int) -> int:
        """How many entries stand for good: this seat may still take back everything after them."""
        start = len(self.entries)
        while start and self._was_free(seat, self.entries[start - 1]):
            start -= 1
        if start == len(self.entries):
            return start
        past = self.at(start)
        standing = start
        for number in range(start, len(self.entries)):
            before = past.state.clone()
            past.replay(self.entries[number])
            if self._shows(seat, before, past.state):
                standing = number + 1
        return standing

    def _was_free(self, seat: int, entry: Entry) -> bool:
        """Whether the entry, as far as the log tells, could be taken back by that seat."""
        return not entry.dice and (entry.seat == seat or entry.auto)

    def _shows(self, seat: int, before: State, after: State) -> bool:
        """Whether something face down moved before others' eyes, or this seat came to see more than it had."""
        if readable(piles(self.game.view(after, seat))) > readable(piles(self.game.view(before, seat))):
            return True
        observers: list[int | None] = [None, *range(self.variant.players)]
        observers.remove(seat)
        return any(piles(self.game.view(before, other)) != piles(self.game.view(after, other)) for other in observers)

    def _rewind(self, length: int) -> None:
        kept = self.entries[:length]
        assert self.seed is not None, "only a match that is played is taken back"
        self._begin(Live(self.seed))
        for entry in kept:
            self.replay(entry)

    # -- looking at it -------------------------------------------------------------------------------------------

    def at(self, length: int) -> Match:
        """The match as it stood after so many entries; to look at, not to play on."""
        kept = self.entries[:length]
        recorded = [*self.opening, *[outcome for entry in kept for outcome in entry.dice]]
        past = Match(self.game, self.variant, None, self.names, recorded, self.promise)
        for entry in kept:
            past.replay(entry)
        return past

    def events(self, number: int) -> list[Event]:
        """What happened at the opening (0) or by the numbered entry (from 1)."""
        first = self._marks[number - 1] if number else 0
        return self.journal.events[first : self._marks[number]]

    def view(self, seat: int | None) -> Any:
        return self.game.view(self.state, seat)

    def digest(self) -> str:
        return digest(self.state)
