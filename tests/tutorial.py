"""The tutorial's game, for tests that want a game which Cent Ans knows nothing of."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

TUTORIAL = Path(__file__).resolve().parents[1] / "docs" / "tutorial"


def without_a_page(folder: Path) -> Path:
    """The tutorial's package as its author has it before he draws anything: without page.toml, board and cover."""
    copied = folder / "plain"
    shutil.copytree(TUTORIAL / "gabelle", copied / "gabelle", ignore=shutil.ignore_patterns("page", "page.toml"))
    return copied


def as_if_installed(folder: Path) -> Path:
    """A folder that puts the game on the shelf once it is on the path: with the entry points of its pyproject.toml."""
    project = tomllib.loads((TUTORIAL / "pyproject.toml").read_text("utf-8"))["project"]
    site = folder / "site"
    installed = site / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    installed.mkdir(parents=True)
    lines: list[str] = []
    for group, points in project["entry-points"].items():
        lines += [f"[{group}]", *[f"{name} = {value}" for name, value in points.items()], ""]
    (installed / "entry_points.txt").write_text("\n".join(lines), "utf-8")
    (installed / "METADATA").write_text(f"Name: {project['name']}\nVersion: {project['version']}\n", "utf-8")
    return site
