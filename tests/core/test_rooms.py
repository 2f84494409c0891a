"""Every game has the same rooms, and each room imports what the table in CONTRIBUTING.md allows it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.source_only

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "centans" / "games"
TUTORIAL = ROOT / "docs" / "tutorial" / "gabelle"
ROW = re.compile(r"\| `(\w+)` \|[^|]+\|([^|]*)\|")
BINDING = ("__init__", "game")
"""Modules that are no room: they put all rooms together."""
FOLDERS_OF_DATA = ("texts", "scenarios", "page", "__pycache__")


def allowed() -> dict[str, set[str]]:
    """By room: the rooms that it may import, as CONTRIBUTING.md says."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    chapter = text.split("## The rooms of a game")[1].split("\n## ")[0]
    return {room: {name.strip() for name in others.split(",")} - {""} for room, others in ROW.findall(chapter)}


ROOMS = allowed()


def rooms_of(folder: Path) -> dict[str, list[Path]]:
    """By what stands at the top of a game's package: its modules."""
    found: dict[str, list[Path]] = {}
    for path in sorted(folder.iterdir()):
        if path.suffix == ".py":
            found[path.stem] = [path]
        elif path.is_dir() and path.name not in FOLDERS_OF_DATA:
            found[path.name] = sorted(path.rglob("*.py"))
    return found


def imports(path: Path, package: str) -> Iterator[str]:
    """The rooms of its own game that a module imports from."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        for name in names:
            if name.startswith(f"{package}."):
                yield name.removeprefix(f"{package}.").split(".")[0]


def wrong_arrows(folder: Path, package: str) -> list[str]:
    return [
        f"{path.relative_to(folder)} imports {other}"
        for room, modules in rooms_of(folder).items()
        if room in ROOMS
        for path in modules
        for other in imports(path, package)
        if other != room and other not in ROOMS[room]
    ]


GAME_FOLDERS = sorted(path for path in GAMES.iterdir() if (path / "game.py").exists())


def test_the_table_is_read() -> None:
    assert len(ROOMS) == 13
    assert ROOMS["rules"] == {"box", "choices", "model", "scoring"}
    assert ROOMS["box"] == set()
    assert len(GAME_FOLDERS) == 5


@pytest.mark.parametrize("folder", [*GAME_FOLDERS, TUTORIAL], ids=lambda path: path.name)
def test_a_game_has_these_rooms_and_no_others(folder: Path) -> None:
    assert {*rooms_of(folder)} - {*ROOMS, *BINDING, "terminal"} == set()


@pytest.mark.parametrize("folder", GAME_FOLDERS, ids=lambda path: path.name)
def test_every_game_has_at_least_the_rooms_that_play_needs(folder: Path) -> None:
    needed = {"box", "choices", "model", "scoring", "rules", "view", "viewing", "features", "sense", "game"}
    assert needed <= {*rooms_of(folder)}


@pytest.mark.parametrize("folder", [*GAME_FOLDERS, TUTORIAL], ids=lambda path: path.name)
def test_a_room_imports_only_those_that_it_may(folder: Path) -> None:
    package = "gabelle" if folder == TUTORIAL else f"centans.games.{folder.name}"
    assert wrong_arrows(folder, package) == []


def test_a_wrong_arrow_and_a_room_of_one_s_own_would_be_found(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "turn.py").write_text("from toy.viewing import look\nfrom toy.model import Position\n")
    (tmp_path / "helpers.py").write_text("")
    assert wrong_arrows(tmp_path, "toy") == ["rules/turn.py imports viewing"]
    assert {*rooms_of(tmp_path)} - {*ROOMS} == {"helpers"}
