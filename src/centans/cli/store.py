"""Match files on disk: reading them, and keeping the match that is being played."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from centans import shelf
from centans.cli.seating import Chair, written
from centans.core import matchfile
from centans.core.entries import Entry
from centans.core.errors import BadFile, CentansError
from centans.core.match import Match
from centans.folders import user_data

SEATS_NOTE = "# seats: "
"""A comment in the file, for whoever plays on: who was a person and who a bot."""


class CannotKeep(CentansError):
    """The match cannot be written where it should."""


class Stored:
    """A match read from a file, with what the file says beside it."""

    def __init__(self, match: Match, seats: str | None) -> None:
        self.match = match
        self.seats = seats


def read_text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        raise BadFile(1, f"{path} is not a match file: it is not text").told("not-text", file=str(path)) from None


def read(path: Path) -> Stored:
    """The match of a file, replayed and checked. Raises `BadFile`, which names the line."""
    text = read_text(path)
    match = matchfile.read(text, shelf.take, shelf.from_box)
    notes = [line.removeprefix(SEATS_NOTE) for line in text.splitlines() if line.startswith(SEATS_NOTE)]
    return Stored(match, notes[0] if notes else None)


class Keeper:
    """Keeps the match after every choice, so that nothing is lost whatever happens to the terminal.

    The file is written whole once; then what has happened since takes the place of its last lines, so that a choice in
    a long match costs no more than in a short one.
    """

    def __init__(self, path: Path, chairs: Sequence[Chair], for_good: bool) -> None:
        self.path = path
        self.for_good = for_good
        """Whether the player chose this place; otherwise the file goes when the match is over."""
        self._note = SEATS_NOTE + written(chairs)
        self._pages: Pages | None = None

    def keep(self, match: Match) -> None:
        try:
            if self._pages is None or not self._pages.bring_up_to_date(self.path, match):
                self._pages = Pages(self._write(match, self.path), match)
        except OSError as problem:
            raise cannot_keep(self.path, problem) from problem

    def write(self, match: Match, path: Path) -> None:
        """The whole match in another place."""
        try:
            self._write(match, path)
        except OSError as problem:
            raise cannot_keep(path, problem) from problem

    def _write(self, match: Match, path: Path) -> bytes:
        """Write a new file beside, then put it in place: an older one is never half overwritten."""
        title, rest = matchfile.write(match, box=shelf.own_box(match.game).components).split("\n", 1)
        text = f"{title}\n{self._note}\n{rest}".encode()
        unfinished = path.with_name(path.name + ".part")
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished.write_bytes(text)
        unfinished.replace(path)
        return text

    def forget(self) -> None:
        if not self.for_good:
            self.path.unlink(missing_ok=True)


class Pages:
    """What stands in a match file that was written whole, and where."""

    def __init__(self, text: bytes, match: Match) -> None:
        self._entries: list[Entry] = []
        self._ends: list[int] = []
        """By answer: where its line ends."""
        self._hints = len(match.hints)
        lines = self._noted(0, match)
        self._begin = len(text) - len(lines) - len(matchfile.closing(match).encode())
        """Where the first answer stands."""
        self._ends = [self._begin + end for end in self._ends]
        self._size = len(text)

    def bring_up_to_date(self, path: Path, match: Match) -> bool:
        """Put the newer answers where the older ones end; False if the file must be written whole.

        All of it is one short write, which a stopped process has made or has not made. What it does not cover of a
        longer file, after answers were taken back, becomes empty lines until the file is cut there.
        """
        if len(match.hints) != self._hints or not path.exists() or path.stat().st_size != self._size:
            return False
        same = self._same(match)
        start = self._ends[same - 1] if same else self._begin
        del self._entries[same:], self._ends[same:]
        lines = self._noted(same, match, start)
        text = lines + matchfile.closing(match).encode()
        with path.open("r+b", buffering=0) as file:
            file.seek(start)
            file.write(text.ljust(self._size - start, b"\n"))
            file.truncate(start + len(text))
        self._size = start + len(text)
        return True

    def _same(self, match: Match) -> int:
        """How many of the answers that stand there are still those of the match: whoever takes back takes the last."""
        same = min(len(self._entries), len(match.entries))
        while same and self._entries[same - 1] is not match.entries[same - 1]:
            same -= 1
        return same

    def _noted(self, first: int, match: Match, start: int = 0) -> bytes:
        """The lines of the answers after so many, and where each ends if they begin there."""
        text = bytearray()
        for number, entry in enumerate(match.entries[first:], first + 1):
            text += f"{matchfile.answer_line(number, entry)}\n".encode()
            self._entries.append(entry)
            self._ends.append(start + len(text))
        return bytes(text)


def cannot_keep(path: Path, problem: OSError) -> CannotKeep:
    return CannotKeep(f"the match cannot be kept in {path} ({problem.strerror}); use --save FILE")


def matches_folder() -> Path:
    """Where matches in progress are kept."""
    return user_data() / "matches"


def new_place(game_id: str) -> Path:
    """A file for a match that begins now."""
    return matches_folder() / f"{game_id}-{datetime.now():%Y-%m-%d-%H%M%S-%f}.match"
