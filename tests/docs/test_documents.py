"""The documents tell the truth: samples run, excerpts stand in the sources, commands exist, links lead somewhere."""

from __future__ import annotations

import doctest
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from centans import shelf
from centans.core import matchfile
from centans.core.match import Match
from tests.docs.conftest import ROOT, TUTORIAL, Terminal

PAGES = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md")
WRITTEN = (
    *PAGES,
    "docs/adapters.md",
    "docs/match-format.md",
    "docs/running.md",
    "docs/opponents.md",
    "docs/own-bot.md",
    "docs/tutorial/gabelle/RULES.md",
)
SOURCES = {
    "ARCHITECTURE.md": [ROOT / "src"],
    "CONTRIBUTING.md": [TUTORIAL, ROOT / "tests" / "docs"],
}
"""Where the excerpts of a page come from."""

QUOTED = (".py", ".toml", ".ftl", ".md", ".js")

BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.M | re.S)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
ELSEWHERE = ("http://", "https://")
TARGET = re.compile(r"^([a-z-]+):.*##", re.M)

SARZAY = """
1 castle 4, card 5, card 3, done
2 card 5, done
2 castle 3, card 2, card 2, done
1 card 2, done
2 pass
1 pass
2 castle 4, card hero, card 5, done
1 card hero, done
"""
"""The match in the picture of the README, by seat."""


class Block(NamedTuple):
    """A piece of a page between fences."""

    page: str
    language: str
    text: str


def text_of(page: str) -> str:
    return (ROOT / page).read_text("utf-8")


def blocks(page: str, *languages: str) -> list[Block]:
    found = [Block(page, language, text) for language, text in BLOCK.findall(text_of(page))]
    return [block for block in found if block.language in languages]


# -- samples and excerpts ----------------------------------------------------------------------------------------


def test_the_python_sample_of_the_readme_runs() -> None:
    sample = "\n".join(block.text for block in blocks("README.md", "python"))
    test = doctest.DocTestParser().get_doctest(sample, {}, "README.md", "README.md", 0)
    told: list[str] = []
    results = doctest.DocTestRunner(verbose=False).run(test, out=told.append)
    assert results.attempted >= 10
    assert results.failed == 0, "".join(told)


def sources_of(page: str) -> str:
    """All files from which a page may quote, each ended by a character that no page contains."""
    paths = [path for folder in SOURCES[page] for path in sorted(folder.rglob("*")) if path.is_file()]
    return "\0".join(path.read_text("utf-8") for path in paths if path.suffix in QUOTED)


@pytest.mark.source_only
@pytest.mark.parametrize("page", sorted(SOURCES))
def test_every_excerpt_stands_in_the_sources_word_for_word(page: str) -> None:
    sources = sources_of(page)
    excerpts = blocks(page, "python", "toml", "ftl", "markdown", "js")
    assert len(excerpts) >= 2
    assert [block.text for block in excerpts if block.text not in sources] == []


def test_a_page_shows_no_code_in_a_language_that_is_not_checked() -> None:
    known = {"python", "toml", "ftl", "markdown", "js", "sh", "text"}
    assert {language for page in PAGES for language, _ in BLOCK.findall(text_of(page))} <= known


# -- the picture -------------------------------------------------------------------------------------------------


@pytest.fixture
def sarzay(tmp_path: Path) -> Path:
    game = shelf.take("guyenne")
    match = Match(game, game.variant(2), b"huriel", ("Aliénor", "Bertrand"))
    for line in SARZAY.split("\n")[1:-1]:
        seat, _, run = line.partition(" ")
        match.answer_run(int(seat) - 1, [game.option(notation) for notation in run.split(",")])
    path = tmp_path / "sarzay.match"
    path.write_text(matchfile.write(match), "utf-8")
    return path


@pytest.mark.source_only
def test_the_picture_in_the_readme_is_what_the_terminal_shows(centans: Terminal, sarzay: Path) -> None:
    picture = blocks("README.md", "text")[0].text.splitlines()
    typed = [line.removeprefix("> ") for line in picture if line.startswith("> ")]
    assert typed == ["why castle 4"]
    shown = centans("play", "--load", sarzay, "--seats", "me,greedy", typed="\n".join([*typed, "quit", ""]))
    screen = [line.removeprefix("> ").rstrip() for line in shown.output.splitlines()]
    seen = [line for line in picture if not line.startswith("> ")]
    first = screen.index(seen[0])
    assert screen[first : first + len(seen)] == seen


# -- commands ----------------------------------------------------------------------------------------------------


def commands(page: str) -> Iterator[list[str]]:
    """Every command line that a page shows, without its comment."""
    for block in blocks(page, "sh"):
        for line in block.text.splitlines():
            words = shlex.split(line, comments=True)
            if words:
                yield [words[0].removeprefix(".venv/bin/"), *words[1:]]


SHOWN = [(page, words) for page in PAGES for words in commands(page)]


def test_the_readme_begins_with_the_two_commands() -> None:
    assert [words for page, words in SHOWN if page == "README.md"][:2] == [["make", "play"], ["make", "test"]]


def test_pages_show_commands_that_are_checked() -> None:
    assert {words[0] for _, words in SHOWN} == {"make", "centans", "python"}


@pytest.mark.parametrize("target", sorted({words[1] for _, words in SHOWN if words[0] == "make"}))
def test_what_is_to_be_made_can_be_made(target: str) -> None:
    assert target in TARGET.findall(text_of("Makefile"))


@pytest.mark.source_only
@pytest.mark.parametrize(
    "words", [words for _, words in SHOWN if words[0] == "centans"], ids=lambda words: " ".join(words)
)
def test_a_command_of_a_page_exists_with_its_options(centans: Terminal, words: list[str]) -> None:
    _, command, *rest = words
    helped = centans(command, "--help")
    assert helped.exit_code == 0
    known = set(re.findall(r"--[a-z-]+", helped.output))
    assert {word for word in rest if word.startswith("--")} <= known


def test_every_command_is_shown_in_the_readme(centans: Terminal) -> None:
    listed = set(re.findall(r"^\W*([a-z]+)  ", centans("--help").output, re.M))
    shown = {words[1] for page, words in SHOWN if page == "README.md" and words[0] == "centans"}
    playing = {"play", "replay", "verify", "games", "lab", "bench", "check", "rules"}
    serving = {"serve", "migrate", "backup", "restore", "tidy", "secret"}
    assert shown == playing | serving
    assert shown <= listed


@pytest.mark.parametrize("words", [words for _, words in SHOWN if words[0] == "python"], ids=lambda words: words[1])
def test_a_script_of_a_page_exists(words: list[str]) -> None:
    if words[1] == "-m":
        assert (ROOT / words[-1] / "pyproject.toml").is_file(), "what is installed is a project"
    else:
        assert (ROOT / words[1]).is_file()


# -- links -------------------------------------------------------------------------------------------------------


def anchors(path: Path) -> set[str]:
    """The headings of a page as links name them."""
    headings = re.findall(r"^#+ (.+)$", path.read_text("utf-8"), re.M)
    return {re.sub(r"[^\w -]", "", heading).strip().lower().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", WRITTEN)
def test_every_link_leads_to_a_file_and_a_heading_that_exist(page: str) -> None:
    lost: list[str] = []
    for link in LINK.findall(text_of(page)):
        if link.startswith(ELSEWHERE):
            continue
        name, _, heading = link.partition("#")
        path = (ROOT / page).parent / name if name else ROOT / page
        if not path.exists() or (heading and heading not in anchors(path)):
            lost.append(link)
    assert lost == []


def test_the_readme_leads_to_every_other_document() -> None:
    linked = set(LINK.findall(text_of("README.md")))
    documents = {path.relative_to(ROOT).as_posix() for path in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]}
    assert documents - {"README.md"} <= linked


@pytest.mark.parametrize("page", PAGES)
def test_a_path_named_in_passing_exists(page: str) -> None:
    named = re.findall(r"`((?:src|tests|docs|tools|requirements|bench)/[\w./-]+)`", text_of(page))
    assert [path for path in named if not (ROOT / path).exists()] == []
