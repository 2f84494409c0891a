"""The game of the comparison with boardgame.io, as a package of its own: `game.py` has its rules."""

from __future__ import annotations

from pathlib import Path


def on_the_shelf(folder: Path) -> Path:
    """A folder in that one which, on the path of a process, puts the game on its shelf."""
    installed = folder / "site" / "steps-1.dist-info"
    installed.mkdir(parents=True, exist_ok=True)
    (installed / "METADATA").write_text("Name: steps\nVersion: 1\n", "utf-8")
    (installed / "entry_points.txt").write_text("[centans.games]\nsteps = bench.steps.game:Steps\n", "utf-8")
    return installed.parent
