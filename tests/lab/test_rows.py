"""Rows of a lab: every match, once, the same wherever it was played."""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from centans.cli.app import app

pytestmark = pytest.mark.source_only

LAB = ("lab", "guyenne", "--seats", "greedy,random", "--games", "6", "--seed", "rows", "--option", "level=basic")


def lab(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, [*LAB, *[str(argument) for argument in arguments]])


def test_every_seat_of_every_match_is_a_row_and_they_add_up_to_the_report(tmp_path: Path):
    done = lab("--processes", "1", "--rows", tmp_path / "rows.csv", "--json", tmp_path / "report.json")
    assert done.exit_code == 0, done.output
    assert f"written: {tmp_path / 'rows.csv'}" in done.output
    with (tmp_path / "rows.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(row["match"], row["seat"]) for row in rows] == [(str(n), str(s)) for n in range(1, 7) for s in (1, 2)]
    [version] = json.loads((tmp_path / "report.json").read_text("utf-8"))["versions"]
    for bot in version["bots"]:
        own = [row for row in rows if row["bot"] == bot["name"]]
        assert sum([int(row["won"]) for row in own]) == bot["wins"]
        assert sum([int(row["score"]) for row in own]) / len(own) == pytest.approx(bot["score"]["mean"])
    assert {row["side"] for row in rows} == {"english", "french"}
    assert all(int(row["decisions"]) > 10 and int(row["turns"]) for row in rows)


def test_rows_do_not_depend_on_the_number_of_processes(tmp_path: Path):
    for processes in ("1", "2"):
        lab("--processes", processes, "--rows", tmp_path / f"{processes}.jsonl")
    one, two = [(tmp_path / f"{processes}.jsonl").read_text("utf-8") for processes in ("1", "2")]
    assert one == two
    assert json.loads(one.splitlines()[0])["match"] == 1


def test_two_versions_play_the_same_matches_in_both(tmp_path: Path):
    lab("--processes", "1", "--compare-set", "limits.hand_size=7", "--rows", tmp_path / "both.jsonl")
    rows = [json.loads(line) for line in (tmp_path / "both.jsonl").read_text("utf-8").splitlines()]
    assert [(row["match"], row["version"]) for row in rows[:4]] == [(1, 1), (1, 1), (1, 2), (1, 2)]
    assert len(rows) == 24


@pytest.mark.parametrize(
    ("file", "sentence"),
    [
        ("rows.xlsx", "--rows writes .csv, .jsonl, .parquet, by the ending"),
        ("no/rows.csv", "folder"),
        ("rows.parquet", "this needs the package 'pyarrow', which is not installed: pip install 'centans[parquet]'"),
    ],
)
def test_what_cannot_be_written_is_refused_before_the_first_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, sentence: str
):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    done = lab("--games", "1000000", "--rows", tmp_path / file)
    assert done.exit_code == 1
    assert sentence in done.stderr


def test_parquet_holds_the_same_rows_as_lines(tmp_path: Path):
    parquet = pytest.importorskip("pyarrow.parquet", reason="the extra parquet is not installed")
    lab("--processes", "1", "--rows", tmp_path / "rows.jsonl")
    lab("--processes", "1", "--rows", tmp_path / "rows.parquet")
    lines = [json.loads(line) for line in (tmp_path / "rows.jsonl").read_text("utf-8").splitlines()]
    assert parquet.read_table(tmp_path / "rows.parquet").to_pylist() == lines
