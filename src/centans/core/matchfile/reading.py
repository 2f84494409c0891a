"""The match that a file tells, replayed from its first die; nothing in the file is trusted."""

from __future__ import annotations

import re
from base64 import b64decode
from collections.abc import Callable, Iterator
from typing import Any, Final

from centans.core.dice import Outcome, commitment
from centans.core.entries import Entry, Hint
from centans.core.errors import BadFile, CentansError
from centans.core.game import Game, Variant
from centans.core.match import Match
from centans.core.matchfile.lines import Line, Lines
from centans.core.matchfile.writing import result_of

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
TAKEN_BACK: Final = 1000
"""Nobody takes back so many answers."""
AT_ONCE: Final = 50
"""So many answers are read or replayed in one step."""


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
        file = Lines(self._text)
        yield
        game, variant = _game_and_variant(file, self._find_game, self._from_box)
        yield
        entries: list[Entry] = []
        for place, line in enumerate(file.entries, 1):
            entries.append(_entry(game, line, place))
            if place % AT_ONCE == 0:
                yield
        self.match = _begun(file, game, variant, entries)
        for number, entry in enumerate(entries, 1):
            _replay(self.match, entry, file.entries[number - 1].number)
            if self._keep_every and number % self._keep_every == 0:
                self.match.keep()
            if number % AT_ONCE == 0:
                yield
        _check_closing(file, self.match)


def _begun(file: Lines, game: Game[Any], variant: Variant, entries: list[Entry]) -> Match:
    """The match before its first answer."""
    names = _names(file, variant)
    seed = _seed(file)
    promised = _promise(file)
    opening_line = file.one("opening")
    opening = _dice(opening_line.number, opening_line.value)
    recorded = [*opening, *[outcome for entry in entries for outcome in entry.dice]]
    try:
        match = Match(game, variant, seed, names, recorded, promised)
    except CentansError as problem:
        raise BadFile(opening_line.number, f"the opening does not replay: {problem}") from problem
    if match.opening != opening:
        raise BadFile(opening_line.number, "the opening dice are not those of the seed and the rules")
    match.hints = _hints(file, variant, len(entries) + TAKEN_BACK)
    return match


def _hints(file: Lines, variant: Variant, last: int) -> list[Hint]:
    """Each is for an answer that was given, or that was taken back since: no match is shorter by many for that."""
    found: dict[Hint, None] = {}
    for line in file.all("hint"):
        hint = _hint(line, variant)
        if not 1 <= hint.number <= last:
            raise BadFile(line.number, f"there is no answer {hint.number} for which anybody could have been helped")
        if hint in found:
            raise BadFile(line.number, f"hint {hint.number} of seat {hint.seat + 1} is said twice")
        found[hint] = None
    return list(found)


def _hint(line: Line, variant: Variant) -> Hint:
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


def _finding(file: Lines, find_game: FindGame, from_box: FromBox | None) -> FindGame:
    """How to come by the game: with the components that the file brings, if it does."""
    line = file.maybe("box")
    if line is None:
        return find_game
    if from_box is None:
        raise BadFile(line.number, "the match was played with other components than there are here")
    make, box = from_box, _box(line.number, line.value)
    return lambda game_id, changes: make(game_id, changes, box)


def _game_and_variant(file: Lines, find_game: FindGame, from_box: FromBox | None) -> tuple[Game[Any], Variant]:
    game_line = file.one("game")
    find = _finding(file, find_game, from_box)
    game = file.with_pairs("component", game_line, lambda changes: find(game_line.value, changes))
    revision = file.one("revision")
    if revision.value != str(game.revision):
        raise BadFile(
            revision.number,
            f"the match was played under revision {revision.value} of the rules; this program has {game.revision}",
        )
    players = file.one("players")
    if re.fullmatch(NUMBER, players.value) is None:
        raise BadFile(players.number, f"'{players.value}' is no number of players")
    return game, file.with_pairs("option", players, lambda chosen: game.variant(int(players.value), chosen))


def _names(file: Lines, variant: Variant) -> list[str]:
    lines = file.all("seat")
    for place, line in enumerate(lines, 1):
        number, _, name = line.value.partition(" ")
        if number != str(place) or not name:
            raise BadFile(line.number, f"expected 'seat: {place} NAME'")
    if lines and len(lines) != variant.players:
        raise BadFile(lines[-1].number, f"{len(lines)} seats are named for {variant.players} players")
    return [line.value.partition(" ")[2] for line in lines]


def _promise(file: Lines) -> str:
    """The promise of the seed; empty if the file has none."""
    line = file.maybe("commitment")
    if line is None:
        return ""
    if PROMISE.fullmatch(line.value) is None:
        raise BadFile(line.number, "a commitment has 64 hexadecimal digits")
    return line.value


def _seed(file: Lines) -> bytes | None:
    line = file.maybe("seed")
    if line is None:
        return None
    try:
        seed = bytes.fromhex(line.value)
    except ValueError:
        raise BadFile(line.number, "the seed is not hexadecimal") from None
    promised = file.maybe("commitment")
    if promised is not None and promised.value != commitment(seed):
        raise BadFile(line.number, "the seed is not the one that was promised at the start")
    return seed


def _entry(game: Game[Any], line: Line, place: int) -> Entry:
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


def _check_closing(file: Lines, match: Match) -> None:
    line = file.one("digest")
    if line.value != match.digest():
        raise BadFile(line.number, f"the match replays to {match.digest()}, not to {line.value}: it was changed")
    claimed = file.maybe("result")
    if claimed is None:
        return
    played = "none" if match.result is None else result_of(match.result)
    if claimed.value != played:
        raise BadFile(claimed.number, f"the result is {played}, not {claimed.value}")
