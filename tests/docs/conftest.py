"""The documents a visitor reads, and the tutorial's game, which lives beside them as a package of its own."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from centans.cli.app import app

ROOT = Path(__file__).resolve().parents[2]
TUTORIAL = ROOT / "docs" / "tutorial"

sys.path.insert(0, str(TUTORIAL))


@pytest.fixture
def on_the_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tutorial's game as if its package were installed: with the entry points that its pyproject.toml names."""
    project = tomllib.loads((TUTORIAL / "pyproject.toml").read_text("utf-8"))["project"]
    installed = tmp_path / "site" / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    installed.mkdir(parents=True)
    lines = [f"{name} = {value}" for name, value in project["entry-points"]["centans.games"].items()]
    (installed / "entry_points.txt").write_text("\n".join(["[centans.games]", *lines, ""]), "utf-8")
    (installed / "METADATA").write_text(f"Name: {project['name']}\nVersion: {project['version']}\n", "utf-8")
    monkeypatch.syspath_prepend(installed.parent)


class Terminal:
    """The command `centans`, typed."""

    def __call__(self, *arguments: str | Path, typed: str = "") -> Result:
        return CliRunner().invoke(app, [str(argument) for argument in arguments], input=typed)


@pytest.fixture
def centans(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """A terminal of eighty columns without colours, on a machine set to English, with a data folder of its own."""
    for name, value in {
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "COLUMNS": "80",
        "LANG": "en_GB.UTF-8",
        "TERM": "dumb",
        "NO_COLOR": "1",
    }.items():
        monkeypatch.setenv(name, value)
    for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    return Terminal()
