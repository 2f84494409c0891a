"""The page's own sources name no game: what the page must know of one, the game brings."""

from __future__ import annotations

import re

from centans import shelf
from tests.web.kit import ROOT

SOURCES = ROOT / "web" / "src"
PEOPLE = {"lib/heraldry/Shield.svelte": {"guesclin"}}
"""Arms are named after who bears them, and du Guesclin is older than the game."""


def test_no_source_of_the_page_outside_a_games_folder_names_it() -> None:
    named = re.compile(rf"\b({'|'.join(shelf.titles())})\b", re.IGNORECASE)
    found = {
        (path.relative_to(SOURCES).as_posix(), name.lower())
        for path in SOURCES.rglob("*")
        if path.suffix in (".ts", ".svelte", ".css", ".ftl") and SOURCES / "games" not in path.parents
        for name in named.findall(path.read_text("utf-8"))
    }
    assert found - {(path, name) for path, names in PEOPLE.items() for name in names} == set()
