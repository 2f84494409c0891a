"""The documents a visitor reads, and the tutorial's game, which lives beside them as a package of its own."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from centans.cli.app import app
from tests.tutorial import TUTORIAL, as_if_installed

ROOT = Path(__file__).resolve().parents[2]

sys.path.insert(0, str(TUTORIAL))


@pytest.fixture
def on_the_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(as_if_installed(tmp_path))


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
