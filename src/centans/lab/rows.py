"""The matches of a lab as rows, for whoever wants to count for himself: one for every seat of every match.

match, version, seat      numbers from 1; the second version plays the same match with the same dice
bot, side, rank, score    who sat there, for whom, and how it ended for him
won, drawn                1 or 0; nobody has won a drawn match
decided_by, decisions, turns, and every measure of the game as `measure_NAME`: of the whole match
"""

from __future__ import annotations

import csv
import importlib
import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from centans.core.errors import CentansError
from centans.lab.arena import Record
from centans.lab.plan import Plan

Row = dict[str, Any]
Writer = Callable[[Plan, Sequence[Record]], None]


class UnknownForm(CentansError):
    """Rows cannot be written so."""


def rows_writer(file: Path) -> Writer:
    """What writes them, by the ending of the file's name; what is not installed is missed now and not hours later."""
    if file.suffix not in FORMS:
        known = ", ".join(FORMS)
        unknown = UnknownForm(f"--rows writes {known}, by the ending of the file's name, not '{file.name}'")
        raise unknown.told("rows", known=known, name=file.name)
    write = FORMS[file.suffix]
    if write is _write_parquet:
        _parquet()
    return lambda plan, records: write(file, list(rows(plan, records)))


def rows(plan: Plan, records: Sequence[Record]) -> Iterator[Row]:
    """In the order of the matches, whoever played them first."""
    labels = plan.labels()
    measures = sorted({name for record in records for name in record.measures})
    for record in sorted(records, key=lambda record: (record.number, record.version)):
        for seat, bot in enumerate(record.bots):
            yield {
                "match": record.number,
                "version": record.version + 1,
                "seat": seat + 1,
                "bot": labels[bot],
                "side": record.sides[seat],
                "rank": record.ranks[seat],
                "score": record.scores[seat],
                "won": int(record.won(seat)),
                "drawn": int(record.drawn),
                "decided_by": record.decided_by,
                "decisions": record.decisions,
                "turns": record.turns,
                **{f"measure_{name}": record.measures.get(name) for name in measures},
            }


def _write_csv(file: Path, found: list[Row]) -> None:
    with file.open("w", encoding="utf-8", newline="") as out:
        writer = csv.DictWriter(out, list(found[0]) if found else [], lineterminator="\n")
        writer.writeheader()
        writer.writerows(found)


def _write_lines(file: Path, found: list[Row]) -> None:
    file.write_text("".join([json.dumps(row, ensure_ascii=False) + "\n" for row in found]), encoding="utf-8")


def _write_parquet(file: Path, found: list[Row]) -> None:
    parquet = _parquet()
    parquet.write_table(importlib.import_module("pyarrow").Table.from_pylist(found), file)


def _parquet() -> Any:
    """It comes with an extra: too heavy for those who do not need it."""
    return importlib.import_module("pyarrow.parquet")


FORMS = {".csv": _write_csv, ".jsonl": _write_lines, ".parquet": _write_parquet}
