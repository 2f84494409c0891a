"""What the page is made of: small, complete in both languages."""

import gzip
import json
import re
from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor as TextVisitor

from tests.web.kit import ROOT

PAGE = ROOT / "src" / "centans" / "server" / "page"
SOURCES = ROOT / "web" / "src"
LANGUAGES = ("fr", "en")
MOST_BYTES = 150_000


def packed(names: Iterable[str]) -> int:
    return sum(len(gzip.compress((PAGE / name).read_bytes())) for name in names)


@cache
def manifest() -> dict[str, dict[str, Any]]:
    return json.loads((PAGE / ".vite" / "manifest.json").read_text(encoding="utf-8"))


def loaded(*sources: str) -> set[str]:
    """The scripts and styles that a browser fetches for these sources, with all that they import."""
    files: set[str] = set()
    left, seen = list(sources), set[str]()
    while left:
        source = left.pop()
        if source in seen:
            continue
        seen.add(source)
        part = manifest()[source]
        files |= {part["file"], *part.get("css", [])}
        left += part.get("imports", [])
    return {name for name in files if name.endswith((".js", ".css"))}


EVERY_PAGE = ("index.html", "src/texts/fr.ftl?raw")
GAMES = sorted(path.parent.name for path in (SOURCES / "games").glob("*/index.ts"))


def test_the_first_load_is_at_most_150_kilobytes_of_script_and_styles():
    assert packed(loaded(*EVERY_PAGE, "src/covers/all.ts", "src/covers/Plain.svelte")) <= MOST_BYTES


@pytest.mark.parametrize("game", GAMES)
def test_even_a_table_with_its_board_needs_no_more_than_that(game: str):
    files = loaded(*EVERY_PAGE, "src/pages/Table.svelte", f"src/games/{game}/index.ts")
    assert len(files) > 3
    assert packed(files) <= MOST_BYTES


def test_the_page_names_no_other_address():
    for path in [*PAGE.rglob("*.html"), *PAGE.rglob("*.css")]:
        assert re.findall(r"https?://[^\s\"')]+", path.read_text(encoding="utf-8")) == [], path.name


class Variables(TextVisitor):
    """Collects the variables that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def variables(node: ast.BaseNode) -> set[str]:
    seen = Variables()
    seen.visit(node)
    return seen.found


def messages(language: str) -> dict[str, set[str]]:
    """The page's own messages and attributes, with the variables of each."""
    found: dict[str, set[str]] = {}
    for entry in parse((SOURCES / "texts" / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found[entry.id.name] = variables(entry.value) if entry.value is not None else set()
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


def test_both_languages_of_the_page_say_the_same_things():
    french, english = messages("fr"), messages("en")
    assert french.keys() == english.keys()
    assert {key for key in french if french[key] != english[key]} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_the_page_asks_for_by_name_exists(language: str):
    known = messages(language)
    shared = (ROOT / "src" / "centans" / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    asked = {
        key
        for path in [
            *SOURCES.glob("*.svelte"),
            *(SOURCES / "pages").glob("*.svelte"),
            *(SOURCES / "parts").glob("*.svelte"),
        ]
        for key in re.findall(r"""words\.say\(["']([a-z][\w.-]*)["']""", path.read_text(encoding="utf-8"))
    }
    game = {"title", "title.about", "aim", "aim.end"}
    missing = {key for key in asked - known.keys() - game if not re.search(rf"^{re.escape(key)} =", shared, re.M)}
    assert len(asked) > 50
    assert missing == set()
