"""A scenario is a file that anybody may write: what is wrong with it is told with its line and the reason."""

from pathlib import Path
from typing import Any

import pytest

from centans import shelf
from centans.core.errors import BadComponents
from centans.core.match import Match
from centans.games.guesclin import Guesclin
from tests.games.guesclin.kit import components, guesclin

BOX = Path(str(shelf.resources.files("centans.games.guesclin")))
FOUR = (BOX / "scenarios" / "4.toml").read_text("utf-8")
OWN_MAP = "\n".join(
    [
        "[map]",
        'name_fr = "La lande"',
        'name_en = "The heath"',
        'obstacle_kind = "embankment"',
        "terrain = [",
        *['  "...............",'] * 19,
        "]",
        "obstacles = [",
        '  [3, 3, "S"],',
        "  [5, 5, 5, 6],",
        "]",
        "closed_edges = []",
    ]
)


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """The package of the game as it would be with one scenario more: `folder(text)` makes the game of it."""
    texts = {("components.toml",): (BOX / "components.toml").read_text("utf-8")}
    for path in (BOX / "scenarios").glob("*.toml"):
        texts["scenarios", path.name] = path.read_text("utf-8")

    def make(text: str) -> Any:
        texts["scenarios", "heath.toml"] = text
        monkeypatch.setattr(shelf, "read_text", lambda kind, *path: texts[path])
        names = sorted((path[0], path[1].removesuffix(".toml")) for path in texts if len(path) == 2)
        monkeypatch.setattr(shelf, "component_files", lambda kind: names)
        return shelf.make(Guesclin)

    return make


def complaint(folder, text: str) -> str:
    with pytest.raises(BadComponents) as problem:
        folder(text)
    return str(problem.value)


def line(text: str, part: str) -> int:
    return next(number for number, row in enumerate(text.splitlines(), 1) if part in row)


def test_a_new_file_is_a_new_scenario_and_can_be_played(folder):
    game = folder(FOUR.replace('map = "fougeray"', "").replace("[limit]", f"{OWN_MAP}\n\n[limit]"))
    assert game.offered()[0].values == ("1", "2", "3", "4", "heath")
    match = Match(game, game.variant(2, {"scenario": "heath", "rounds": "4"}), b"heath")
    assert match.view(0).map.name_en == "The heath"
    assert len(match.view(0).map.obstacles) == 2
    while not match.over:
        match.answer(match.asks[0].seat, match.asks[0].options[-1])
    assert match.result is not None


@pytest.mark.parametrize(
    ("before", "after", "at", "reason"),
    [
        (
            '"archer", "arbaletrier"]\nblesiste',
            '"archer", "bombard"]\nblesiste',
            'french = ["cav',
            "'bombard' is not possible for 'french'",
        ),
        ("columns = [13, 14] }\nblesiste", "columns = [13, 15] }\nblesiste", "french = { col", "not 15"),
        ('map = "fougeray"', 'map = "agincourt"', "map =", "'agincourt' is not possible for 'map'"),
        ('objective = "commanders"', 'objective = "glory"', "objective", "'glory' is not possible for 'objective'"),
        ("rounds = 15", "rounds = 99", "rounds = 99", "must be a whole number from 4 to 40, not 99"),
        ("players = [2, 3, 4]", "players = [2, 5]", "players", "not 5"),
        ("rounds = 15", "rounds = 15\nturns = 3", "turns = 3", "'turns' means nothing here"),
        ('english_side = "W"', 'english_side = "X"', "english_side", "'X' is not possible for 'english_side'"),
        ('"montfortist"]\nplacement', '"burgundian"]\nplacement', "activation", "'burgundian' is not possible"),
    ],
)
def test_a_mistake_is_told_with_its_line(folder, before, after, at, reason):
    assert before in FOUR
    text = FOUR.replace(before, after, 1)
    told = complaint(folder, text)
    assert told.startswith(f"scenarios/heath.toml, line {line(text, at)}: "), told
    assert reason in told


@pytest.mark.parametrize(
    ("before", "after", "at", "reason"),
    [
        ('  [3, 3, "S"],', '  [3, 3, "S"], [3, 3, "S"],', "[3, 3", "is listed twice"),
        ("[5, 5, 5, 6]", "[5, 5, 9, 9]", "[5, 5", "hexes [5, 5] and [9, 9] do not touch"),
        ('[3, 3, "S"]', '[3, 18, "S"]', "[3, 18", "the map ends there"),
        ('[3, 3, "S"]', '[3, 3, "X"]', "[3, 3", "'X' is no direction"),
        ('[3, 3, "S"]', '[3, 30, "S"]', "[3, 30", "hex [3, 30] lies outside the map"),
    ],
)
def test_a_wrong_hexside_is_told_with_its_line(folder, before, after, at, reason):
    text = FOUR.replace('map = "fougeray"', "").replace("[limit]", f"{OWN_MAP.replace(before, after)}\n\n[limit]")
    told = complaint(folder, text)
    assert told.startswith(f"scenarios/heath.toml, line {line(text, at)}: "), told
    assert reason in told


def test_an_unknown_terrain_letter_is_told_with_its_row(folder):
    rows = OWN_MAP.splitlines()
    rows[9] = '  "....Z..........",'
    text = FOUR.replace('map = "fougeray"', "").replace("[limit]", "\n".join(rows) + "\n\n[limit]")
    told = complaint(folder, text)
    assert told.startswith(
        f"scenarios/heath.toml, line {line(text, 'Z')}: 'Z' in column 4 is no terrain; there are: . ="
    )


def test_a_row_that_is_too_short_or_missing_is_told(folder):
    short = OWN_MAP.replace('  "...............",', '  "..............",', 1)
    text = FOUR.replace('map = "fougeray"', "").replace("[limit]", f"{short}\n\n[limit]")
    assert "row 0 has 14 letters; a map has 15 columns" in complaint(folder, text)
    fewer = OWN_MAP.replace('  "...............",\n', "", 1)
    text = FOUR.replace('map = "fougeray"', "").replace("[limit]", f"{fewer}\n\n[limit]")
    assert "the terrain has 18 rows; a map has 19" in complaint(folder, text)


def test_a_thing_outside_the_map_or_without_carrier_is_told(folder):
    text = FOUR + '\n[[things]]\nkind = "cart"\nat = [7, 19]\n'
    told = complaint(folder, text)
    assert told.startswith(f"scenarios/heath.toml, line {line(text, 'at = ')}: hex [7, 19] lies outside the map")
    text = FOUR + '\n[[things]]\nkind = "loot"\ncarrier = ["french", "valet"]\n'
    told = complaint(folder, text)
    assert told.startswith(f"scenarios/heath.toml, line {line(text, 'carrier = ')}: the banner french has no valet")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"objective": "loot"}, "needs exactly one loot"),
        ({"objective": "carts"}, "needs 1 carts"),
        ({"objective": "keep"}, "needs a map with a castle"),
        ({"activation": ["french", "blesiste"], "placement": ["french", "blesiste"]}, "no place in 'activation'"),
        ({"placement": ["french", "english", "blesiste"]}, "neither placed nor in reserve"),
        ({"zones": {"french": {"hexes": [[13, 3]]}}}, "not always room there for the 6 fighters"),
    ],
)
def test_what_does_not_go_together_is_refused(change, reason):
    changed = {**components(), "scenarios": {**components()["scenarios"]}}
    four = dict(components()["scenarios"]["4"])
    zones = {**four["zones"], **change.get("zones", {})}
    changed["scenarios"]["heath"] = {**four, **change, "zones": zones}
    with pytest.raises(BadComponents, match=reason):
        Guesclin(changed)


def test_a_file_that_is_no_toml_is_named(folder):
    told = complaint(folder, "map = fougeray\n")
    assert told.startswith("scenarios/heath.toml cannot be read: ")
    assert "line 1" in told


def test_a_figure_of_a_scenario_can_be_changed_for_a_study():
    game = shelf.take("guesclin", {"scenarios.4.limit.rounds": "7", "fighters.sergent.melee": "4"})
    state = game.start(game.variant(2, {"scenario": "4"}))
    assert state.box.rounds == 7
    assert guesclin().start(guesclin().variant(2, {"scenario": "4"})).box.rounds == 15
