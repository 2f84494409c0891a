"""The benchmark's pieces, in a moment each. How fast anything is, is not a matter for tests."""

import json
import platform
import subprocess

import pytest
from rich.console import Console

from bench import __main__ as command
from bench import engines, loops, ours, worker
from bench.engines import COMPILED, PEERS, SOURCE, Engine
from bench.report import Report, duration
from bench.rounds import Entrant, Row, measure
from bench.subjects import DECISIONS, Subject
from centans import shelf
from centans.cli import bench as cli
from centans.cli.bench import Tally, random_play

MOMENT = 0.01


@pytest.fixture
def source():
    engine = Engine(SOURCE)
    yield engine
    engine.close()


def idle(_seconds: float) -> Tally:
    return Tally(0, 0, 1.0)


def row(engine: str, key: str, *rates: float) -> Row:
    known = next(
        (subject for subject in ours.SUBJECTS if subject.key == key), Subject(key, key, DECISIONS, lambda: idle)
    )
    found = Row(engine, Subject(key, known.label, known.unit, lambda: idle))
    found.tallies = [Tally(int(rate), int(rate / 2), 1.0) for rate in rates]
    return found


def report(*rows: Row) -> Report:
    return Report(list(rows), {SOURCE: 80_000}, ["Somebody is left out."], rounds=3, seconds=1.0)


@pytest.mark.parametrize("subject", ours.SUBJECTS, ids=lambda subject: subject.key)
def test_each_of_our_subjects_can_be_measured(subject):
    tally = subject.prepare()(MOMENT)
    assert tally.seconds >= MOMENT
    assert 0 <= tally.choices <= tally.done != 0


def test_random_play_counts_answers_and_tells_choices_apart():
    game = shelf.take("guyenne")
    tally = random_play(game, game.variant(2, {"level": "expert"}), MOMENT)
    assert 0 < tally.choices < tally.done


def test_live_matches_take_memory():
    assert ours.memory(matches=3) > 1000


def test_chance_falls_by_its_probabilities(monkeypatch):
    outcomes = [(2, 0.25), (5, 0.5), (6, 0.25)]
    found = []
    for number in (0.0, 0.24, 0.26, 0.74, 0.76, 0.999):
        monkeypatch.setattr(loops, "chance", lambda number=number: number)
        found.append(loops.drawn(outcomes))
    assert found == [2, 2, 5, 5, 6, 6]


@pytest.mark.source_only
def test_a_run_measures_every_subject_in_its_own_process(source):
    found = command.run([source], rounds=1, seconds=MOMENT, matches=2)
    assert [entry["subject"] for entry in found.as_json()["rows"]] == [subject.key for subject in ours.SUBJECTS]
    assert found.memory[SOURCE] > 1000
    assert source.order() == {"status": "source"}


@pytest.mark.source_only
def test_rounds_go_through_all_entrants_in_turn(source):
    entrants = [Entrant(source, subject) for subject in ours.OPERATION[:2]]
    ticks = []
    rows, missing = measure(entrants, rounds=2, seconds=MOMENT, tick=ticks.append)
    labels = [f"{subject.label} (source)" for _, subject in entrants]
    assert ticks == labels * 2
    assert [len(entry.tallies) for entry in rows] == [2, 2]
    assert missing == []


def test_a_peer_that_is_not_installed_is_left_out_with_a_sentence(monkeypatch):
    def prepare():
        import no_such_peer  # noqa: F401

    monkeypatch.setitem(worker.SUBJECTS, "peer", Subject("peer", "A peer", DECISIONS, prepare))
    answer = worker.obey({"subject": "peer", "seconds": MOMENT})
    assert answer == {"missing": "A peer is left out: no_such_peer is not installed."}


def test_ratios_compare_best_rounds_with_their_targets():
    found = report(
        row(SOURCE, "playouts", 90, 120, 110),
        row(PEERS, "catanatron", 10, 11, 12),
        row(PEERS, "gin_rummy", 20, 20, 20),
    )
    assert [(ratio.label, ratio.value, ratio.met) for ratio in found.ratios()] == [
        ("interpreted playouts / catanatron", 10, True),
        ("interpreted playouts / OpenSpiel gin_rummy", 6, False),
    ]


def test_the_tables_show_figures_targets_and_who_is_missing():
    found = report(
        row(SOURCE, "playouts", 100),
        row(COMPILED, "playouts", 600),
        row(COMPILED, "trente-2", 650),
        row(COMPILED, "clone", 4e6),
        row(COMPILED, "trente-redeal", 50e3),
        row(PEERS, "catanatron", 50),
    )
    console = Console(width=120)
    with console.capture() as capture:
        found.show(console)
    lines = [" ".join(line.replace("│", " ").split()) for line in capture.get().splitlines()]
    assert "interpreted playouts / catanatron 2.0 ≥ 10 ✗" in lines
    assert "compiled / interpreted playouts 6.0 ≥ 5 ✓" in lines
    assert "Guyenne, compiled, playouts / catanatron 12.0 ≥ 100 ✗" in lines
    assert "Le Combat des Trente, compiled, driven from Python / catanatron 13.0 ≥ 12 ✓" in lines
    assert "clone a state 250 ns ≤ 500 ns ✓" in lines
    assert "redeal Le Combat des Trente 20.0 µs ≤ 10.0 µs ✗" in lines
    assert "memory of 1,000 live matches 76.3 MiB" in lines
    assert "Somebody is left out." in lines


def test_the_figures_say_nothing_about_whose_machine_it_was():
    written = json.dumps(report(row(SOURCE, "guyenne-2-basic", 100)).as_json())
    assert str(engines.ROOT) not in written
    assert platform.node() not in written
    assert platform.python_version() in written


@pytest.mark.parametrize(("seconds", "shown"), [(45e-9, "45 ns"), (3.25e-6, "3.2 µs"), (0.0021, "2.10 ms")])
def test_durations_are_shown_in_a_readable_unit(seconds, shown):
    assert duration(seconds) == shown


def test_a_copy_that_was_never_compiled_is_not_current(monkeypatch, tmp_path):
    monkeypatch.setattr(engines, "COPY", tmp_path)
    assert not engines.is_current()
    assert "left out" in engines.compile_copy(quick=True)


def test_it_says_that_it_compiles_and_where_before_it_does(monkeypatch, tmp_path, capsys):
    said: list[str] = []

    def compile_nothing(*_args, **_named) -> subprocess.CompletedProcess[str]:
        said.append(capsys.readouterr().err)
        return subprocess.CompletedProcess([], 1)

    monkeypatch.setattr(engines, "COPY", tmp_path)
    monkeypatch.setattr(engines.subprocess, "run", compile_nothing)
    assert "could not be compiled" in engines.compile_copy(quick=False)
    assert said == [f"First the rules are compiled into {tmp_path}: some minutes, once for these sources.\n"]


def test_outside_a_checkout_no_figures_can_be_written_and_none_are_promised(monkeypatch, tmp_path):
    monkeypatch.setattr(cli, "CHECKOUT", tmp_path)
    with pytest.raises(cli.NoCheckout, match="in a checkout of the project only"):
        cli.bench(quick=True, json=tmp_path / "figures.json")


def test_outside_a_checkout_our_games_are_measured_alone(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(cli, "CHECKOUT", tmp_path)
    monkeypatch.setattr(cli, "QUICK_SECONDS", MOMENT)
    cli.bench(quick=True)
    shown = capsys.readouterr().out
    assert "Decisions/s" in shown
    assert all(title in shown for title in shelf.titles())
