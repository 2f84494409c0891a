"""Match: a game being played. The log is the truth; state, questions and events follow from it."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from centans.core.asks import STANDING, Ask, Refusal
from centans.core.dice import Dice, Live, Outcome, Recorder, Replay, commitment
from centans.core.digest import digest, hashed
from centans.core.entries import Entry, Hint
from centans.core.errors import Ambiguous, CentansError, DiceMismatch, Illegal, NothingToUndo, Stale
from centans.core.game import Game, Result, Variant
from centans.core.journal import Event, Journal
from centans.core.keeping import Kept, Key, read, read_chapter, write, write_chapter
from centans.core.options import RECONSIDER, Option
from centans.core.steps import State, Together, advance, proceed, why_not
from centans.core.views import readable
from centans.core.visible import visible


def seat_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    """One name for each seat, all of it visible; who has none is called by his number."""
    if names and len(names) != players:
        raise CentansError(f"{len(names)} names were given for {players} seats")
    given = names or [""] * players
    return tuple([visible(name) or f"seat {number}" for number, name in enumerate(given, 1)])


def _number_of(key: Key) -> int:
    return key.number


class Match:
    """A match in progress or finished.

    With a seed it can be played on. Without one (a file published during play, a look at the past) it lives on the
    outcomes `recorded` for it, and is filled by `replay`. Begun from a `Scroll` it stands where that was kept last;
    then `recorded` are the outcomes since.
    """

    __slots__ = (
        "_answered",
        "_choosing",
        "_marks",
        "_opened",
        "_recorder",
        "asks",
        "entries",
        "game",
        "hints",
        "journal",
        "keys",
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
        scroll: Scroll | None = None,
    ) -> None:
        self.game = game
        self.variant = variant
        self.seed = seed
        self.promise = commitment(seed) if seed is not None else promise
        """The commitment to the seed that was published at the start; empty if nobody knows it."""
        self.names = seat_names(names, variant.players)
        self.hints: list[Hint] = []
        """Who was helped, and where: no part of the play, but fair to know."""
        source = Replay(recorded or ()) if seed is None else Live(seed)
        if scroll is None:
            self._begin(source)
        else:
            self._resume(scroll, source)
        if recorded is None:
            self.answer_forced()

    # -- the log -----------------------------------------------------------------------------------------------

    def _begin(self, source: Dice) -> None:
        self.entries: list[Entry] = []
        self._answered: dict[int, int] = {}
        """By seat: how many entries are its own."""
        self.keys: list[Key] = []
        """Positions kept on the way, the oldest first: see `keep`."""
        self._opened: tuple[Key, list[list[Event]]] | None = None
        """The chapter that was looked into last: whoever reads one entry mostly reads the next."""
        self._stand(self.game.start(self.variant), source)
        self.opening: tuple[Outcome, ...] = self._recorder.taken()
        self._choosing: object = None
        self.told = 0
        """How many entries others may hear of: those of a secret choice under way wait, as their number could tell."""
        self._tell()

    def _resume(self, scroll: Scroll, source: Dice) -> None:
        """Stand where a match was kept last; what came before is in the log and need not happen again."""
        key = scroll.keys[-1]
        kept = read(self.game, self.variant, key)
        if isinstance(source, Live):
            source.go_to(kept.cursor)
        self.entries = scroll.entries[: key.number]
        self._answered = {}
        for entry in self.entries:
            self._answered[entry.seat] = self._answered.get(entry.seat, 0) + 1
        self.keys = scroll.keys.copy()
        self._opened = None
        self._stand(kept.state, source)
        self.opening = scroll.opening
        self._choosing = self._secret_choice()
        self.told = kept.told

    def _stand(self, state: State, source: Dice) -> None:
        self.journal = Journal()
        self.state: State = state
        self.state.journal = self.journal
        self._recorder = Recorder(source)
        self.asks: list[Ask] = proceed(self.state, self._recorder)
        self._marks: list[int] = [len(self.journal.events)]
        """How many events there were at first, and after each entry since the last key."""

    def replay(self, entry: Entry) -> None:
        """Add an entry of an old log. Raises `Illegal`, `Stale` or `DiceMismatch` if it does not fit."""
        ask = self.ask_for(entry)
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
        choosing = self._secret_choice()
        if choosing is None or choosing is not self._choosing:
            self.told = len(self.entries)
        self._choosing = choosing

    def _secret_choice(self) -> object:
        """What is one and the same as long as several seats make one choice in secret; None if they do not."""
        steps = self.state.agenda.steps
        top = steps[-1] if steps else None
        return top.fresh if isinstance(top, Together) and len(top.fresh) > 1 else None

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

    def ask_for(self, entry: Entry) -> Ask:
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
            for option, following in pairwise(options):
                self._answer_before(seat, option, ask, following)
                ask = None
            for option in options[-1:]:
                self._answer_one(seat, option, ask)
            self.answer_forced()
        except (Illegal, Ambiguous):
            if len(self.entries) > length:
                self._rewind(length)
            raise

    def _must_have_a_seed(self) -> None:
        if self.seed is None:
            raise CentansError("this match has no seed: it can be looked at, not played on")

    def _answer_before(self, seat: int, option: Option, named: Ask | None, following: Option) -> None:
        """Answer, if the seat can know beforehand what it will be asked next. Raises `Illegal` if it cannot: dice fell,
        it came to see more, or it has made its secret choice, and others perhaps theirs.

        A run that does not fit is undone, so it would play only if luck will have it so, or tell who has chosen.
        """
        seen, choosing = self._cards_seen(seat), self._choosing
        ask = self._answer_one(seat, option, named)
        chosen = choosing is not None and ask.secret and not (self._choosing is choosing and self._goes_on(ask))
        if chosen or self.entries[-1].dice or self._cards_seen(seat) - seen:
            raise Illegal(Refusal("", "not-asked-now"), following.notation)

    def _goes_on(self, ask: Ask) -> bool:
        """Whether its seat is asked more in that lane, before its choice is made."""
        return any(one.lane == ask.lane and one.key != RECONSIDER.kind for one in self.asks_of(ask.seat))

    def _answer_one(self, seat: int, option: Option, named: Ask | None) -> Ask:
        """The question that was answered."""
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
            return offering[0]
        refusal = why_not(self.state, self.asks if named is None else [named], seat, option)
        assert refusal is not None, f"{option} is refused but nothing forbids it"
        raise Illegal(refusal, option.notation)

    def note_hint(self, seat: int) -> Hint | None:
        """Mark that a seat has been helped with the answer to come; None if that is marked already.

        The number is one that everybody may know: it counts no secret choice under way.
        """
        hint = Hint(self.told + 1, seat)
        if hint in self.hints:
            return None
        self.hints.append(hint)
        return hint

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
            if self.shows(seat, before, past.state):
                standing = number + 1
        return standing

    def _was_free(self, seat: int, entry: Entry) -> bool:
        """Whether the entry, as far as the log tells, could be taken back by that seat."""
        return not entry.dice and (entry.seat == seat or entry.auto)

    def shows(self, seat: int, before: State, after: State) -> bool:
        """Whether something face down moved before others' eyes, or this seat came to see more than it had.

        Players see whatever a watcher sees: he counts only where there are no others.
        """
        lying = self.game.lying
        if readable(lying(after, seat)) > readable(lying(before, seat)):
            return True
        others: list[int | None] = [other for other in range(self.variant.players) if other != seat]
        return any(lying(before, other) != lying(after, other) for other in others or [None])

    def _cards_seen(self, seat: int) -> Counter[Any]:
        """Which cards that seat sees of those that may lie face down."""
        return Counter([card for pile in self.game.lying(self.state, seat) for card in pile.cards or ()])

    def _rewind(self, length: int) -> None:
        assert self.seed is not None, "only a match that is played is taken back"
        scroll = self.scroll(length)
        if scroll.keys:
            self._resume(scroll, Live(self.seed))
        else:
            self._begin(Live(self.seed))
        for entry in scroll.since():
            self.replay(entry)

    # -- looking at it -------------------------------------------------------------------------------------------

    def at(self, length: int) -> Match:
        """The match as it stood after so many entries; to look at, not to play on."""
        return self.scroll(length).unrolled()

    def scroll(self, length: int) -> Scroll:
        """All that is needed to find out how it stood after so many entries, whatever happens here meanwhile."""
        keys = [key for key in self.keys if key.number <= length]
        return Scroll(self.game, self.variant, self.names, self.promise, self.opening, self.entries[:length], keys)

    def keep(self) -> Key:
        """Keep the present position, so that looking back, taking back and going on begin here.

        What happened until now is put away with it, in little room.
        """
        source = self._recorder.source
        cursor = source.cursor() if isinstance(source, Live) else {}
        first = self.keys[-1].number + 1 if self.keys else 0
        happened = [self.events(number) for number in range(first, len(self.entries) + 1)]
        key = Key(len(self.entries), self.digest(), write(Kept(self.state, self.told, cursor)), write_chapter(happened))
        self.keys.append(key)
        self.journal = Journal()
        self.state.journal = self.journal
        self._marks = [0]
        return key

    @property
    def since_kept(self) -> int:
        """How many entries there are since a position was kept, or since the opening."""
        return len(self.entries) - (self.keys[-1].number if self.keys else 0)

    def events(self, number: int) -> list[Event]:
        """What happened at the opening (0) or by the numbered entry (from 1)."""
        place = bisect_left(self.keys, number, key=_number_of)
        before = self.keys[place - 1].number if place else -1
        if place < len(self.keys):
            return self._chapter(self.keys[place])[number - before - 1]
        since = number - max(before, 0)
        first = self._marks[since - 1] if since else 0
        return self.journal.events[first : self._marks[since]]

    def _chapter(self, key: Key) -> list[list[Event]]:
        opened = self._opened
        if opened is None or opened[0] is not key:
            opened = self._opened = (key, read_chapter(key.chapter))
        return opened[1]

    def view(self, seat: int | None) -> Any:
        return self.game.view(self.state, seat)

    def digest(self) -> str:
        return digest(self.state)


class Scroll:
    """A match written down up to some moment, which nobody changes any more: its log, and the positions kept.

    To unroll it costs what happened since the last of these.
    """

    __slots__ = ("entries", "game", "keys", "names", "opening", "promise", "variant")

    def __init__(
        self,
        game: Game[Any],
        variant: Variant,
        names: Sequence[str],
        promise: str,
        opening: tuple[Outcome, ...],
        entries: list[Entry],
        keys: list[Key],
    ) -> None:
        self.game = game
        self.variant = variant
        self.names = names
        self.promise = promise
        self.opening = opening
        self.entries = entries
        self.keys = keys

    def since(self) -> list[Entry]:
        """The entries after the last position kept."""
        return self.entries[self.keys[-1].number :] if self.keys else self.entries

    def unrolled(self, seed: bytes | None = None) -> Match:
        """The match as it stood then. Without the seed it can be looked at, not played on.

        Raises `Unfit` if the position kept last cannot be read, or what `Match.replay` raises.
        """
        match = self.begun(seed)
        for entry in self.since():
            match.replay(entry)
        return match

    def begun(self, seed: bytes | None = None) -> Match:
        """The match where it was kept last, or before its first answer."""
        recorded = [outcome for entry in self.since() for outcome in entry.dice]
        if self.keys:
            return Match(self.game, self.variant, seed, self.names, recorded, self.promise, self)
        return Match(self.game, self.variant, seed, self.names, [*self.opening, *recorded], self.promise)
