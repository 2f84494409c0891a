"""What an answer costs as a match grows: `python -m bench.growth` prints the table.

Whole things, such as replaying a match or writing its file, may grow with its length and no faster. What a person waits
for, at a server's table or in the terminal, must not grow: a position is kept every so many answers for that.
"""

from __future__ import annotations

import gc
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from centans import shelf
from centans.cli.seating import Chair
from centans.cli.store import Keeper
from centans.core import matchfile
from centans.core.asks import Ask
from centans.core.match import Match
from centans.core.options import Option
from centans.server.loading import keep_if_due
from centans.server.looking import log

SIZES = (50, 500, 5000)
REPEATS = 5
PAGE = 30
"""Entries of a log that are shown at once."""
LONG = {"game.turns_to_destruction": "200"}


class Figure(NamedTuple):
    """One thing that is done in a match, and whether somebody waits for it."""

    label: str
    waited_for: bool
    seconds: list[float]
    """By size."""

    @property
    def growth(self) -> float:
        """How many times more it costs in a match ten times as long."""
        return self.seconds[-1] / self.seconds[-2]


def long_match(answers: int) -> Match:
    """Le Combat des Trente between armies that stay where they are, so that it lasts; kept as a server keeps it."""
    game = shelf.take("trente", LONG)
    match = Match(game, game.variant(2, {"end": "destruction"}), b"growth")
    chance = Random(5)
    while len(match.entries) < answers:
        ask = match.asks[0]
        match.answer(ask.seat, staying(match, ask) or chance.choice(list(ask.options)), ask)
        keep_if_due(match)
    return match


def staying(match: Match, ask: Ask) -> Option | None:
    """To go where one stands; None if nobody is asked to go."""
    if ask.key != "move":
        return None
    view = match.view(None)
    cell = next(unit.cell for unit in view.units if unit.unit == view.acting)
    return next(option for option in ask.options if option.notation == f"move {cell}")


def figures(sizes: tuple[int, ...] = SIZES, repeats: int = REPEATS) -> list[Figure]:
    matches = [long_match(size) for size in sizes]
    return [
        Figure(label, waited_for, [min([act(match) for _ in range(repeats)]) for match in matches])
        for label, waited_for, act in ACTS
    ]


def timed(act: Callable[[], Any]) -> float:
    """CPU time, without the collector, which would look at all the other matches too."""
    gc.disable()
    began = process_time()
    act()
    taken = process_time() - began
    gc.enable()
    return taken


def answer_and_undo(match: Match) -> tuple[float, float]:
    """Answer until something can be taken back; what the answer and the taking back cost."""
    ask = next(ask for ask in match.asks if not ask.open)
    length = len(match.entries)
    answering = timed(lambda: match.answer(ask.seat, ask.options[0], ask))
    return answering, timed(lambda: match._rewind(length))  # whether or not the rules allow it


def kept(match: Match) -> float:
    """What the terminal's file costs after one more answer; it was begun with the match."""
    ask = next(ask for ask in match.asks if not ask.open)
    length = len(match.entries)
    with tempfile.TemporaryDirectory() as folder:
        keeper = Keeper(Path(folder) / "match", [Chair("a", None), Chair("b", None)], for_good=True)
        keeper.keep(match)
        match.answer(ask.seat, ask.options[0], ask)
        taken = timed(lambda: keeper.keep(match))
    match._rewind(length)
    return taken


def replayed(match: Match) -> float:
    scroll = match.scroll(len(match.entries))
    scroll.keys = []
    return timed(scroll.unrolled)


def read_back(match: Match) -> float:
    text = matchfile.write(match)
    return timed(lambda: matchfile.read(text, shelf.take))


ACTS: tuple[tuple[str, bool, Callable[[Match], float]], ...] = (
    ("an answer", True, lambda match: answer_and_undo(match)[0]),
    ("taking it back", True, lambda match: answer_and_undo(match)[1]),
    ("looking back, to the middle", True, lambda match: timed(lambda: match.at(len(match.entries) // 2))),
    (f"the last {PAGE} entries of the log", True, lambda match: timed(lambda: log(match, 0, match.told - PAGE))),
    ("keeping the match in the terminal", True, kept),
    ("the whole log", False, lambda match: timed(lambda: log(match, 0, 0))),
    ("replaying it all", False, replayed),
    ("its file, written", False, lambda match: timed(lambda: matchfile.write(match))),
    ("its file, read", False, read_back),
)


def as_table(found: list[Figure], sizes: tuple[int, ...] = SIZES) -> Table:
    heads = [str(size) for size in sizes]
    table = Table("in a match of so many answers, ms of CPU", *heads, "growth", "somebody waits")
    for column in table.columns[1:5]:
        column.justify = "right"
    for figure in found:
        cells = [f"{1000 * seconds:.3f}" for seconds in figure.seconds]
        table.add_row(figure.label, *cells, f"×{figure.growth:.1f}", "yes" if figure.waited_for else "")
    return table


def as_json(found: list[Figure]) -> list[dict[str, Any]]:
    return [figure._asdict() for figure in found]


if __name__ == "__main__":
    Console().print(as_table(figures()))
