"""Match files: a whole match as readable text, to save, publish, report and test. See docs/match-format.md."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from centans.core.dice import Outcome, commitment
from centans.core.errors import BadComponents, BadFile, BadVariant, CentansError
from centans.core.game import Game, Result, Variant
from centans.core.match import Entry, Match

T = TypeVar("T")

FORMAT = 1
TITLE = "Cent Ans match"
HEADINGS = ("game", "revision", "players", "option", "component", "seat", "commitment", "seed", "opening")
CLOSINGS = ("digest", "result")

FindGame = Callable[[str, dict[str, str]], Game[Any]]
"""Gives the game of that id, with these components changed."""

NUMBER = "[0-9]{1,9}"
ENTRY = re.compile(rf"({NUMBER})\. ({NUMBER}) ([a-z0-9-]+(?:\.[0-9a-f]+)?): ([^\[\]]+?)(?: \[([^\[\]]*)\])?( auto)?")
DICE = re.compile(rf"[a-z0-9-]+( {NUMBER})+")


def write(match: Match, with_seed: bool = True) -> str:
    """The match as text, every secret choice included: not for the eyes of those who still play it.

    Without the seed, nobody can foresee the dice to come; with it, the match can be played on.
    """
    lines = [
        f"{TITLE} {FORMAT}",
        f"game: {match.game.id}",
        f"revision: {match.game.revision}",
        f"players: {match.variant.players}",
        *[f"option: {name} = {value}" for name, value in match.variant.settings.items()],
        *[f"component: {path} = {value}" for path, value in match.game.changes.items()],
        *[f"seat: {number} {name}" for number, name in enumerate(match.names, 1)],
    ]
    if match.promise:
        lines.append(f"commitment: {match.promise}")
    if match.seed is not None and with_seed:
        lines.append(f"seed: {match.seed.hex()}")
    lines += [f"opening: {_dice_text(match.opening)}".rstrip(), ""]
    lines += [_entry_text(number, entry) for number, entry in enumerate(match.entries, 1)]
    lines += ["", f"digest: {match.digest()}"]
    if match.result is not None:
        lines.append(f"result: {_result_text(match.result)}")
    return "\n".join(lines) + "\n"


def _result_text(result: Result) -> str:
    """Rank and score of each seat, and what decided: `1/12 2/0 by six-castles`."""
    seats = [f"{rank}/{score}" for rank, score in zip(result.ranks, result.scores, strict=True)]
    return f"{' '.join(seats)} by {result.decided_by}"


def _entry_text(number: int, entry: Entry) -> str:
    dice = f" [{_dice_text(entry.dice)}]" if entry.dice else ""
    return f"{number}. {entry.seat + 1} {entry.key}: {entry.option.notation}{dice}{' auto' if entry.auto else ''}"


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


def read(text: str, find_game: FindGame) -> Match:
    """The match that a file tells, replayed from its first die. Raises `BadFile`, which names the line."""
    reader = _Reader(text)
    game, variant = _game_and_variant(reader, find_game)
    names = _names(reader, variant)
    seed = _seed(reader)
    promised = reader.maybe("commitment")
    opening_line = reader.one("opening")
    opening = _dice(opening_line.number, opening_line.value)
    entries = [_entry(game, line, place) for place, line in enumerate(reader.entries, 1)]
    recorded = [*opening, *[outcome for entry in entries for outcome in entry.dice]]
    try:
        match = Match(game, variant, seed, names, recorded, "" if promised is None else promised.value)
    except CentansError as problem:
        raise BadFile(opening_line.number, f"the opening does not replay: {problem}") from problem
    if match.opening != opening:
        raise BadFile(opening_line.number, "the opening dice are not those of the seed and the rules")
    for line, entry in zip(reader.entries, entries, strict=True):
        try:
            match.replay(entry)
        except CentansError as problem:
            raise BadFile(line.number, str(problem)) from problem
    _check_closing(reader, match)
    return match


def _game_and_variant(reader: _Reader, find_game: FindGame) -> tuple[Game[Any], Variant]:
    game_line = reader.one("game")
    game = reader.with_pairs("component", game_line, lambda changes: find_game(game_line.value, changes))
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
    played = "none" if match.result is None else _result_text(match.result)
    if claimed.value != played:
        raise BadFile(claimed.number, f"the result is {played}, not {claimed.value}")
