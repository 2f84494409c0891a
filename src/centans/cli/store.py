"""Match files on disk: reading them, and keeping the match that is being played."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from centans import shelf
from centans.cli.seating import Chair, written
from centans.core import matchfile
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
        raise BadFile(1, f"{path} is not a match file: it is not text") from None


def read(path: Path) -> Stored:
    """The match of a file, replayed and checked. Raises `BadFile`, which names the line."""
    text = read_text(path)
    match = matchfile.read(text, shelf.take, shelf.from_box)
    notes = [line.removeprefix(SEATS_NOTE) for line in text.splitlines() if line.startswith(SEATS_NOTE)]
    return Stored(match, notes[0] if notes else None)


class Keeper:
    """Writes the match after every choice, so that nothing is lost whatever happens to the terminal."""

    def __init__(self, path: Path, chairs: Sequence[Chair], for_good: bool) -> None:
        self.path = path
        self.for_good = for_good
        """Whether the player chose this place; otherwise the file goes when the match is over."""
        self._note = SEATS_NOTE + written(chairs)

    def keep(self, match: Match) -> None:
        self.write(match, self.path)

    def write(self, match: Match, path: Path) -> None:
        """Write a new file beside, then put it in place: an older one is never half overwritten."""
        title, rest = matchfile.write(match, box=shelf.own_box(match.game).components).split("\n", 1)
        unfinished = path.with_name(path.name + ".part")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            unfinished.write_text(f"{title}\n{self._note}\n{rest}", "utf-8")
            unfinished.replace(path)
        except OSError as problem:
            raise CannotKeep(f"the match cannot be kept in {path} ({problem.strerror}); use --save FILE") from problem

    def forget(self) -> None:
        if not self.for_good:
            self.path.unlink(missing_ok=True)


def matches_folder() -> Path:
    """Where matches in progress are kept."""
    return user_data() / "matches"


def new_place(game_id: str) -> Path:
    """A file for a match that begins now."""
    return matches_folder() / f"{game_id}-{datetime.now():%Y-%m-%d-%H%M%S-%f}.match"
