"""How what was measured under load is told beside its targets. No server is started here."""

import pytest

from bench import load, mixed
from bench.mixed import Mixed
from bench.players import Part
from centans import shelf

pytestmark = pytest.mark.source_only


def marks(rows):
    return {row.what.strip(): row.met for row in rows}


@pytest.fixture
def measured(monkeypatch):
    def given(*parts, pause=5.0):
        found = Mixed(list(parts), pause, {"guyenne": 600}, 1, 0)
        monkeypatch.setattr(mixed, "measure", lambda tables, seconds, parts: found)
        return load.mixed_rows(60.0)

    return given


def test_a_load_that_is_borne_meets_every_target(measured):
    rows = measured(Part(900, 40, 100, 800, 100), Part(850, 45, 150, 800, 109))
    assert set(marks(rows).values()) == {True, None}
    assert "guyenne" in rows[-1].what
    assert rows[-1].found == "600"


def test_each_target_that_is_missed_is_marked(measured):
    rows = measured(Part(900, 40, 100, 800, 100), Part(500, 45, 151, 800, 111), pause=20.5)
    missed = [what for what, met in marks(rows).items() if met is False]
    assert len(missed) == 5
    assert "✗" in "".join(load.as_table(rows).columns[1].cells)


def test_every_game_of_the_shelf_is_under_load():
    assert set(mixed.GAMES) == set(shelf.titles())


def test_two_servers_are_told_with_what_an_answer_costs():
    rows = load.told_pair("two over one", [Part(500, 40, 100, 800, 100), Part(850, 45, 150, 900, 109)])
    assert (rows[0].found, rows[0].met) == ("1.70", True)
    assert "900 us" in rows[2].found
    assert rows[3].found == "1.78", "had each a core of its own"
