"""Match files: a whole match as readable text, to save, publish, report and test. See docs/match-format.md."""

from __future__ import annotations

import re
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeVar

from centans.core.dice import Outcome, commitment
from centans.core.errors import BadComponents, BadFile, BadVariant, CentansError
from centans.core.game import Game, Result, Variant
from centans.core.match import Entry, Hint, Match

T = TypeVar("T")

FORMAT = 1
TITLE = "Cent Ans match"
HEADINGS = (
    "game",
    "revision",
    "players",
    "option",
    "component",
    "box",
    "seat",
    "hint",
    "commitment",
    "seed",
    "opening",
)
CLOSINGS = ("digest", "result")

FromBox = Callable[[str, dict[str, str], bytes], Game[Any]]
"""Gives the game of that id, with these components changed already in the box that comes with them, packed."""
FindGame = Callable[[str, dict[str, str]], Game[Any]]
"""Gives the game of that id, with these components changed."""

NUMBER = "[0-9]{1,9}"
ENTRY = re.compile(rf"({NUMBER})\. ({NUMBER}) ([a-z0-9-]+(?:\.[0-9a-f]+)?): ([^\[\]]+?)(?: \[([^\[\]]*)\])?( auto)?")
HINT = re.compile(rf"({NUMBER}) ({NUMBER})")
PROMISE = re.compile("[0-9a-f]{64}")
BOX = re.compile(r"^[ \t]*box:(.*)$", re.MULTILINE)
DICE = re.compile(rf"[a-z0-9-]+( {NUMBER})+")


Answered = tuple[int, str, str, tuple[Outcome, ...], bool]
"""Seat, question, notation, dice, whether it was automatic."""


def write(match: Match, with_seed: bool = True, box: bytes = b"") -> str:
    """The match as text, every secret choice included: not for the eyes of those who still play it.

    Without the seed, nobody can foresee the dice to come; with it, the match can be played on. `box` holds its
    components, packed, if they are not today's.
    """
    return told(match, with_seed, box).text()


def told(match: Match, with_seed: bool = True, box: bytes = b"") -> Told:
    """What a file tells of a match as it stands, whatever happens to it before it is written."""
    return Told(
        game=match.game.id,
        revision=match.game.revision,
        variant=match.variant,
        changes=match.game.changes,
        box=box,
        names=match.names,
        hints=match.hints.copy(),
        promise=match.promise,
        seed=match.seed if with_seed else None,
        opening=match.opening,
        answers=[_answered(one) for one in match.entries],
        digest=match.digest(),
        result=_result_now(match),
    )


def answer_line(number: int, entry: Entry) -> str:
    """The line of one answer, for who adds to a file what has happened since."""
    return _answer_text(number, _answered(entry))


def closing(match: Match) -> str:
    """What stands below the answers of the match as it is now."""
    return _closing_text(match.digest(), _result_now(match))


class Told:
    """What a match file tells; no rules are needed to write it."""

    __slots__ = (
        "answers",
        "box",
        "changes",
        "digest",
        "game",
        "hints",
        "names",
        "opening",
        "promise",
        "result",
        "revision",
        "seed",
        "variant",
    )

    def __init__(
        self,
        game: str,
        revision: int,
        variant: Variant,
        changes: dict[str, str],
        box: bytes,
        names: Sequence[str],
        hints: Sequence[Hint],
        promise: str,
        seed: bytes | None,
        opening: Sequence[Outcome],
        answers: Sequence[Answered],
        digest: str,
        result: str,
    ) -> None:
        self.game = game
        self.revision = revision
        self.variant = variant
        self.changes = changes
        self.box = box
        self.names = names
        self.hints = hints
        self.promise = promise
        self.seed = seed
        self.opening = opening
        self.answers = answers
        self.digest = digest
        self.result = result
        """Empty while it goes on."""

    def text(self) -> str:
        answers = [_answer_text(number, answer) for number, answer in enumerate(self.answers, 1)]
        return "\n".join([*self._headings(), *answers, _closing_text(self.digest, self.result)])

    def _headings(self) -> list[str]:
        lines = [
            f"{TITLE} {FORMAT}",
            f"game: {self.game}",
            f"revision: {self.revision}",
            f"players: {self.variant.players}",
            *[f"option: {name} = {value}" for name, value in self.variant.settings.items()],
            *[f"component: {path} = {value}" for path, value in self.changes.items()],
            *([f"box: {b64encode(self.box).decode()}"] if self.box else []),
            *[f"seat: {number} {name}" for number, name in enumerate(self.names, 1)],
            *[f"hint: {number} {seat + 1}" for number, seat in self.hints],
        ]
        if self.promise:
            lines.append(f"commitment: {self.promise}")
        if self.seed is not None:
            lines.append(f"seed: {self.seed.hex()}")
        return [*lines, f"opening: {_dice_text(self.opening)}".rstrip(), ""]


def _answered(entry: Entry) -> Answered:
    return entry.seat, entry.key, entry.option.notation, entry.dice, entry.auto


def _closing_text(digest: str, result: str) -> str:
    """An empty line, the digest, and the result if there is one."""
    return f"\ndigest: {digest}\n" + (f"result: {result}\n" if result else "")


def _result_now(match: Match) -> str:
    """Empty while it goes on."""
    return "" if match.result is None else _result_of(match.result)


def _result_of(result: Result) -> str:
    return result_text(result.ranks, result.scores, result.decided_by)


def result_text(ranks: Sequence[int], scores: Sequence[int], decided_by: str) -> str:
    """Rank and score of each seat, and what decided: `1/12 2/0 by six-castles`."""
    seats = [f"{rank}/{score}" for rank, score in zip(ranks, scores, strict=True)]
    return f"{' '.join(seats)} by {decided_by}"


def _answer_text(number: int, answer: Answered) -> str:
    seat, key, notation, outcomes, auto = answer
    dice = f" [{_dice_text(outcomes)}]" if outcomes else ""
    return f"{number}. {seat + 1} {key}: {notation}{dice}{' auto' if auto else ''}"


def _dice_text(outcomes: Sequence[Outcome]) -> str:
    """Runs of one label are written once: `english 5 2; french 3`."""
    runs: list[str] = []
    last = ""
    for label, outcome in outcomes:
        if label == last:
            runs[-1] += f" {outcome}"
        else:
            runs.append(f"{label} {outcome}")
        last = label
    return "; ".join(runs)


class _Line:
    """A line of the file that still says where it stood."""

    __slots__ = ("name", "number", "value")

    def __init__(self, number: int, name: str, value: str) -> None:
        self.number = number
        self.name = name
        self.value = value


class _Reader:
    """Takes a file apart, line by line; every complaint names its line."""

    def __init__(self, text: str) -> None:
        self.lines = text.removeprefix("\ufeff").splitlines()
        self.headings: list[_Line] = []
        self.entries: list[_Line] = []
        self.closings: list[_Line] = []
        self._check_title()
        for number, raw in enumerate(self.lines[1:], 2):
            line = raw.strip()
            if line and not line.startswith("#"):
                self._sort(number, line)

    def _check_title(self) -> None:
        title = self.lines[0].strip() if self.lines else ""
        if not title.startswith(TITLE):
            raise BadFile(1, f"this is not a match file: it should begin with '{TITLE} {FORMAT}'")
        version = title.removeprefix(TITLE).strip()
        if version != str(FORMAT):
            raise BadFile(1, f"the file has format '{version}'; this program reads format {FORMAT}: update it")

    def _sort(self, number: int, raw: str) -> None:
        name, colon, value = raw.partition(":")
        if raw[0].isdigit():
            if self.closings:
                raise BadFile(number, "an answer stands after the digest")
            self.entries.append(_Line(number, "entry", raw))
        elif colon and name in HEADINGS:
            if self.entries or self.closings:
                raise BadFile(number, f"'{name}' belongs above the answers")
            self.headings.append(_Line(number, name, value.strip()))
        elif colon and name in CLOSINGS:
            self.closings.append(_Line(number, name, value.strip()))
        else:
            raise BadFile(number, f"'{raw[:40]}' is no line of a match file")

    def all(self, name: str) -> list[_Line]:
        return [line for line in (*self.headings, *self.closings) if line.name == name]

    def one(self, name: str) -> _Line:
        found = self.all(name)
        if not found:
            raise BadFile(len(self.lines), f"the file ends without a line '{name}: ...'")
        if len(found) > 1:
            raise BadFile(found[1].number, f"'{name}' is said twice")
        return found[0]

    def maybe(self, name: str) -> _Line | None:
        return self.one(name) if self.all(name) else None

    def pairs(self, name: str, lines: Sequence[_Line]) -> dict[str, str]:
        found: dict[str, str] = {}
        for line in lines:
            key, equals, value = line.value.partition(" = ")
            if not equals:
                raise BadFile(line.number, f"expected '{name}: NAME = VALUE'")
            if key.strip() in found:
                raise BadFile(line.number, f"{name} '{key.strip()}' is said twice")
            found[key.strip()] = value.strip()
        return found

    def with_pairs(self, name: str, above: _Line, make: Callable[[dict[str, str]], T]) -> T:
        """What `make` makes of all lines `name: KEY = VALUE`; if it refuses, the line that it speaks of is named.

        It is made once: a file costs time in proportion to its length, however wrong it is.
        """
        lines = self.all(name)
        pairs = self.pairs(name, lines)
        try:
            return make(pairs)
        except (BadComponents, BadVariant) as problem:
            spoken_of = [line for line in lines if line.value.partition(" = ")[0].strip() == problem.about]
            raise BadFile((spoken_of or [above])[0].number, str(problem)) from problem
        except CentansError as other:
            raise BadFile(above.number, str(other)) from other


def read(text: str, find_game: FindGame, from_box: FromBox | None = None) -> Match:
    """The match that a file tells, replayed from its first die. Raises `BadFile`, which names the line."""
    reading = Reading(text, find_game, 0, from_box)
    for _ in reading.steps():
        pass
    return reading.match


class Reading:
    """A file being read, little by little, so that whoever has others to serve may pause or give up on the way."""

    __slots__ = ("_find_game", "_from_box", "_keep_every", "_text", "match")

    def __init__(self, text: str, find_game: FindGame, keep_every: int = 0, from_box: FromBox | None = None) -> None:
        self._text = text
        self._find_game = find_game
        self._from_box = from_box
        """None: no components are taken from a file."""
        self._keep_every = keep_every
        """After so many answers the match keeps its position; 0 for never."""
        self.match: Match

    def steps(self) -> Iterator[None]:
        """Each step takes a moment; after the last one `match` is there. Raises `BadFile`, which names the line."""
        reader = _Reader(self._text)
        yield
        game, variant = _game_and_variant(reader, self._find_game, self._from_box)
        yield
        entries: list[Entry] = []
        for place, line in enumerate(reader.entries, 1):
            entries.append(_entry(game, line, place))
            if place % AT_ONCE == 0:
                yield
        self.match = _begun(reader, game, variant, entries)
        for number, entry in enumerate(entries, 1):
            _replay(self.match, entry, reader.entries[number - 1].number)
            if self._keep_every and number % self._keep_every == 0:
                self.match.keep()
            if number % AT_ONCE == 0:
                yield
        _check_closing(reader, self.match)


TAKEN_BACK: Final = 1000
"""Nobody takes back so many answers."""
AT_ONCE: Final = 50
"""So many answers are read or replayed in one step."""


def _begun(reader: _Reader, game: Game[Any], variant: Variant, entries: list[Entry]) -> Match:
    """The match before its first answer."""
    names = _names(reader, variant)
    seed = _seed(reader)
    promised = _promise(reader)
    opening_line = reader.one("opening")
    opening = _dice(opening_line.number, opening_line.value)
    recorded = [*opening, *[outcome for entry in entries for outcome in entry.dice]]
    try:
        match = Match(game, variant, seed, names, recorded, promised)
    except CentansError as problem:
        raise BadFile(opening_line.number, f"the opening does not replay: {problem}") from problem
    if match.opening != opening:
        raise BadFile(opening_line.number, "the opening dice are not those of the seed and the rules")
    match.hints = _hints(reader, variant, len(entries) + TAKEN_BACK)
    return match


def _hints(reader: _Reader, variant: Variant, last: int) -> list[Hint]:
    """Each is for an answer that was given, or that was taken back since: no match is shorter by many for that."""
    found: dict[Hint, None] = {}
    for line in reader.all("hint"):
        hint = _hint(line, variant)
        if not 1 <= hint.number <= last:
            raise BadFile(line.number, f"there is no answer {hint.number} for which anybody could have been helped")
        if hint in found:
            raise BadFile(line.number, f"hint {hint.number} of seat {hint.seat + 1} is said twice")
        found[hint] = None
    return list(found)


def _hint(line: _Line, variant: Variant) -> Hint:
    found = HINT.fullmatch(line.value)
    if found is None or not 1 <= int(found[2]) <= variant.players:
        raise BadFile(line.number, "expected 'hint: NUMBER SEAT', the answer for which that seat was helped")
    return Hint(int(found[1]), int(found[2]) - 1)


def _replay(match: Match, entry: Entry, line: int) -> None:
    try:
        match.replay(entry)
    except CentansError as problem:
        raise BadFile(line, str(problem)) from problem


def box_in(text: str) -> bytes:
    """The components, packed, that a file brings with it; empty if it brings none. Raises `BadFile`."""
    found = BOX.search(text)
    return b"" if found is None else _box(1, found[1])


def _box(number: int, written: str) -> bytes:
    try:
        found = b64decode(written.strip(), validate=True)
    except ValueError:
        found = b""
    if not found:
        raise BadFile(number, "the box of components cannot be read")
    return found


def _finding(reader: _Reader, find_game: FindGame, from_box: FromBox | None) -> FindGame:
    """How to come by the game: with the components that the file brings, if it does."""
    line = reader.maybe("box")
    if line is None:
        return find_game
    if from_box is None:
        raise BadFile(line.number, "the match was played with other components than there are here")
    make, box = from_box, _box(line.number, line.value)
    return lambda game_id, changes: make(game_id, changes, box)


def _game_and_variant(reader: _Reader, find_game: FindGame, from_box: FromBox | None) -> tuple[Game[Any], Variant]:
    game_line = reader.one("game")
    find = _finding(reader, find_game, from_box)
    game = reader.with_pairs("component", game_line, lambda changes: find(game_line.value, changes))
    revision = reader.one("revision")
    if revision.value != str(game.revision):
        raise BadFile(
            revision.number,
            f"the match was played under revision {revision.value} of the rules; this program has {game.revision}",
        )
    players = reader.one("players")
    if re.fullmatch(NUMBER, players.value) is None:
        raise BadFile(players.number, f"'{players.value}' is no number of players")
    return game, reader.with_pairs("option", players, lambda chosen: game.variant(int(players.value), chosen))


def _names(reader: _Reader, variant: Variant) -> list[str]:
    lines = reader.all("seat")
    for place, line in enumerate(lines, 1):
        number, _, name = line.value.partition(" ")
        if number != str(place) or not name:
            raise BadFile(line.number, f"expected 'seat: {place} NAME'")
    if lines and len(lines) != variant.players:
        raise BadFile(lines[-1].number, f"{len(lines)} seats are named for {variant.players} players")
    return [line.value.partition(" ")[2] for line in lines]


def _promise(reader: _Reader) -> str:
    """The promise of the seed; empty if the file has none."""
    line = reader.maybe("commitment")
    if line is None:
        return ""
    if PROMISE.fullmatch(line.value) is None:
        raise BadFile(line.number, "a commitment has 64 hexadecimal digits")
    return line.value


def _seed(reader: _Reader) -> bytes | None:
    line = reader.maybe("seed")
    if line is None:
        return None
    try:
        seed = bytes.fromhex(line.value)
    except ValueError:
        raise BadFile(line.number, "the seed is not hexadecimal") from None
    promised = reader.maybe("commitment")
    if promised is not None and promised.value != commitment(seed):
        raise BadFile(line.number, "the seed is not the one that was promised at the start")
    return seed


def _entry(game: Game[Any], line: _Line, place: int) -> Entry:
    found = ENTRY.fullmatch(line.value)
    if found is None:
        raise BadFile(line.number, "expected an answer such as '12. 1 reinforce: pass [english 5 2]'")
    number, seat, key, notation, dice, auto = found.groups()
    if int(number) != place:
        raise BadFile(line.number, f"answer {place} should stand here, not {number}")
    try:
        option = game.option(notation)
    except CentansError as problem:
        raise BadFile(line.number, str(problem)) from problem
    return Entry(int(seat) - 1, key, option, _dice(line.number, dice or ""), bool(auto))


def _dice(number: int, text: str) -> tuple[Outcome, ...]:
    found: list[Outcome] = []
    for run in [part.strip() for part in text.split(";") if part.strip()]:
        if DICE.fullmatch(run) is None:
            raise BadFile(number, f"'{run}' is no run of dice such as 'english 5 2'")
        label, *outcomes = run.split(" ")
        found.extend([(label, int(outcome)) for outcome in outcomes])
    return tuple(found)


def _check_closing(reader: _Reader, match: Match) -> None:
    line = reader.one("digest")
    if line.value != match.digest():
        raise BadFile(line.number, f"the match replays to {match.digest()}, not to {line.value}: it was changed")
    claimed = reader.maybe("result")
    if claimed is None:
        return
    played = "none" if match.result is None else _result_of(match.result)
    if claimed.value != played:
        raise BadFile(claimed.number, f"the result is {played}, not {claimed.value}")
