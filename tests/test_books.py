"""The rulebooks: both languages of every book say the same in the same places, and every reference leads somewhere."""

from __future__ import annotations

import ast
import hashlib
import re
import unicodedata
from pathlib import Path
from typing import NamedTuple

import pytest

import centans
from centans import shelf
from centans.core.match import Match
from centans.words import LANGUAGES, Words

GAMES = [game for game in shelf.titles() if shelf.game_class(game).__module__.startswith("centans.games.")]
FILES = {"en": "RULES.md", "fr": "RULES.fr.md"}

HEADING = re.compile(r"^(#+) (?:(\d+)\. )?(.+)$")
NUMBERED = re.compile(r"^- \*\*([A-Z]+-[A-Z][A-Z0-9]*-\d+|R\d+)\*\* ")
REFERENCE = re.compile(r"\b[A-Z]{2}-[A-Z][A-Z0-9]*-\d+\b|\bR\d+\b")
LINK = re.compile(r"\[[^\]]+\]\(#([^)\s]+)\)")
OPTION = re.compile(r"^\| ([^|]+?) \(`(\w+)`\)([^|]*)\| ([^|]+) \| ([^|]+) \|")
OTHER_LANGUAGE = re.compile(r"^\*.*\]\(RULES(\.fr)?\.md\)\.?\*$")
FEW = 8
"""Up to so many values of an option are all written in its table."""


class Option(NamedTuple):
    """A line of the table of options."""

    label: str
    name: str
    choices: str
    usual: str


def lines_of(game: str, language: str) -> list[str]:
    return shelf.read_text(shelf.game_class(game), FILES[language]).splitlines()


def headings(lines: list[str]) -> list[tuple[int, str]]:
    """Level and number of every heading, in order."""
    found = [HEADING.match(line) for line in lines]
    return [(len(match[1]), match[2] or "") for match in found if match]


def numbered(lines: list[str]) -> dict[str, str]:
    found = [(NUMBERED.match(line), line) for line in lines]
    return {match[1]: line for match, line in found if match}


def references(line: str) -> list[str]:
    """The rules and rulings that a line names, without its own number."""
    return sorted(REFERENCE.findall(NUMBERED.sub("", line)))


def options(lines: list[str]) -> list[Option]:
    found = [OPTION.match(line) for line in lines]
    return [Option(match[1], match[2], match[4].strip(), match[5].strip()) for match in found if match]


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_headings(game: str) -> None:
    assert headings(lines_of(game, "fr")) == headings(lines_of(game, "en"))


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_number_the_same_rules_in_the_same_order(game: str) -> None:
    french, english = [list(numbered(lines_of(game, language))) for language in ("fr", "en")]
    assert french == english
    assert len(french) == len(set(french)) > 100


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_names_the_same_others_in_both_languages(game: str) -> None:
    french, english = [numbered(lines_of(game, language)) for language in ("fr", "en")]
    differing = {rule for rule in english if references(english[rule]) != references(french[rule])}
    assert differing == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_of_one_language_is_an_abridgement_of_the_other(game: str) -> None:
    french, english = [numbered(lines_of(game, language)) for language in ("fr", "en")]
    words = {rule: (len(french[rule].split()), len(english[rule].split())) for rule in english}
    assert {rule: pair for rule, pair in words.items() if pair[1] > 12 and pair[0] < 0.55 * pair[1]} == {}
    assert sum(pair[0] for pair in words.values()) > 0.95 * sum(pair[1] for pair in words.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_and_heading_that_is_referred_to_is_there(game: str, language: str) -> None:
    lines = lines_of(game, language)
    known = {*numbered(lines)}
    assert {rule for line in lines for rule in references(line)} <= known
    titles = [match[0].lstrip("# ") for match in map(HEADING.match, lines) if match]
    anchors = {re.sub(r"\s", "-", re.sub(r"[^\w\s-]", "", title.lower())) for title in titles}
    assert {link for line in lines for link in LINK.findall(line)} <= anchors | known


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_link_equally_often(game: str) -> None:
    french, english = [len(LINK.findall("\n".join(lines_of(game, language)))) for language in ("fr", "en")]
    assert french == english > 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_options_are_called_what_the_screen_calls_them(game: str, language: str) -> None:
    kind = shelf.game_class(game)
    words = Words(kind, language)
    told = {option.name: option for option in options(lines_of(game, language)) if option.name != "players"}
    assert list(told) == [setting.name for setting in kind.settings]
    for setting in kind.settings:
        option = told[setting.name]
        named = [words.value(setting.name, value) for value in setting.values]
        assert option.label == words.setting(setting.name)
        assert option.usual == words.value(setting.name, setting.default)
        if len(named) <= FEW:
            assert option.choices == ", ".join(named)
    assert words.problems == []


USUAL = {"en": ("the usual choice", ": "), "fr": ("choix habituel", "\N{NO-BREAK SPACE}: ")}
"""How a book marks the choice that holds if nobody changes anything, and what parts an option from its choice."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game for game in GAMES if game != "montjoie"])
def test_a_rule_that_names_the_usual_choice_of_an_option_says_that_it_is(game: str, language: str) -> None:
    kind = shelf.game_class(game)
    words = Words(kind, language)
    mark, between = USUAL[language]
    labels = {words.setting(setting.name) for setting in kind.settings}
    usual = {
        words.setting(setting.name) + between + words.value(setting.name, setting.default) for setting in kind.settings
    }
    usual |= {full.partition(between)[2] for full in usual} - labels
    found = 0
    for rule, line in numbered(lines_of(game, language)).items():
        named = [] if rule.startswith("R") else list(re.finditer(r"(?<!\*)\*([^*]+)\*(?!\*)", line))
        first = next((match for match in named if match[1] in usual), None)
        if first:
            found += 1
            assert re.match(rf" \({mark}\)|, {mark}\)", line[first.end() :]), line
        assert (mark in line) == (first is not None), line
    assert found > 0


def prose(game: str) -> list[str]:
    """The French book without what is not French in it: drawings, and the English column of the glossary."""
    text = re.sub(r"^```.*?^```$", "", "\n".join(lines_of(game, "fr")), flags=re.M | re.S)
    lines = [line for line in text.splitlines() if not OTHER_LANGUAGE.match(line)]
    glossary = next(place for place, line in enumerate(lines) if re.match(r"## (\d+\. )?Glossaire$", line))
    return [re.sub(r"^(\|[^|]*)\|[^|]*", r"\1", line) if at > glossary else line for at, line in enumerate(lines)]


@pytest.mark.parametrize("game", GAMES)
def test_french_books_keep_french_typography(game: str) -> None:
    wrong = re.compile(r" [;:!?»]|« |[^\s\W][;!?»]|'")
    assert [line for line in prose(game) if wrong.search(line)] == []


# -- our own words -------------------------------------------------------------------------------------------------

BORROWED = {
    *("9070e9b14122", "ef89beabbc50", "586ee2b56247", "b78c9b3e07af", "14b0211e737c", "fbe050b53833"),
    *("0eb3a226caf4", "eb42ef52fc9d", "f77ea19a6b29", "24bb2ea71412", "be5661761ac6", "f192a95fe4e8"),
    *("12224d4d5794", "451f7ed1222e", "b3ce514dcfa3", "58474fd2c33e"),
}
"""Eight words in a row that once stood here and in a published rulebook, as fingerprints."""


def eights(text: str) -> set[str]:
    """The fingerprints of all eight words in a row, accents and punctuation apart."""
    plain = "".join(sign for sign in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(sign))
    words = re.findall(r"[a-z0-9]+", plain)
    rows = [" ".join(words[place : place + 8]) for place in range(len(words) - 7)]
    return {hashlib.sha256(row.encode()).hexdigest()[:12] for row in rows}


@pytest.mark.parametrize("game", GAMES)
def test_no_book_and_no_sentence_borrows_a_passage(game: str) -> None:
    package = Path(centans.__file__).parent / "games" / game
    texts = [*package.glob("RULES*.md"), *(package / "texts").glob("*.ftl")]
    assert len(texts) == 4
    assert [path.name for path in texts if eights(path.read_text("utf-8")) & BORROWED] == []


# -- examples ------------------------------------------------------------------------------------------------------


def test_the_first_turn_of_guyenne_goes_as_its_book_tells_it() -> None:
    game = shelf.take("guyenne")
    match = Match(game, game.variant(2), b"huriel", ("Aliénor", "Bertrand"))
    told = ((0, "castle 4, card 5, card 3, done"), (1, "card 5, done"), (1, "castle 3, card 2, card 2, done"))
    for seat, run in (*told, (0, "card 2, done"), (1, "pass"), (0, "pass")):
        match.answer_run(seat, [game.option(notation) for notation in run.split(",")])
    happened = [(event.key, event.params) for event in match.journal.events]
    assert [params for key, params in happened if key == "takes"] == [
        {"side": "english", "castle": 4},
        {"side": "french", "castle": 3},
    ]
    drawn = [(params["number"], params["hand"]) for key, params in happened if key == "drew"]
    assert drawn == [(3, 6), (3, 6)]
    assert [params["side"] for key, params in happened if key == "turn"] == ["english", "french"]


PLAYED_BY = re.compile(r"^<!-- played by (\S+)::(\w+) -->$")
MARK = re.compile(r"[A-Z]{2}-[A-Z][A-Z0-9]*-\d+")


def played(game: str, language: str) -> list[tuple[str, str, str]]:
    """The tests that play the stories of a book: the number of the chapter, the file, the name of the test."""
    found, chapter = [], ""
    for line in lines_of(game, language):
        heading, remark = HEADING.match(line), PLAYED_BY.match(line)
        if heading and len(heading[1]) == 2:
            chapter = heading[2] or heading[3]
        if remark:
            found.append((chapter, remark[1], remark[2]))
    return found


def chapter_prefixes(game: str, number: str) -> set[str]:
    """CT-RES and CT-OUT of chapter 21: what the rules of a chapter are called, without their numbers."""
    book = "\n".join(lines_of(game, "en"))
    (text,) = re.findall(rf"^## {number}\. .*?(?=^## |\Z)", book, re.M | re.S)
    return {rule.rpartition("-")[0] for rule in numbered(text.splitlines())}


def marks_of(file: str, name: str) -> list[str]:
    """The rules that a test is marked with."""
    module = ast.parse((Path(__file__).parent.parent / file).read_text("utf-8"))
    (test,) = [node for node in module.body if isinstance(node, ast.FunctionDef) and node.name == name]
    return MARK.findall(" ".join(ast.unparse(mark) for mark in test.decorator_list))


@pytest.mark.source_only
@pytest.mark.parametrize("game", GAMES)
def test_a_story_that_names_its_test_is_played_by_it_under_a_rule_of_its_chapter(game: str) -> None:
    bound = played(game, "en")
    assert bound == played(game, "fr") != []
    for chapter, file, name in bound:
        marks = {rule.rpartition("-")[0] for rule in marks_of(file, name)}
        prefixes = chapter_prefixes(game, chapter)
        assert marks & prefixes or not prefixes, f"{name} plays no rule of chapter {chapter}"


def stories(game: str, language: str) -> list[str]:
    """The block quotes of a book, each as one text."""
    return re.findall(r"(?:^>.*\n)+", "\n".join(lines_of(game, language)) + "\n", re.M)


@pytest.mark.parametrize("game", GAMES)
def test_a_story_tells_the_same_numbers_in_both_languages(game: str) -> None:
    english, french = [
        [sorted(re.findall(r"\d+", story)) for story in stories(game, language)] for language in ("en", "fr")
    ]
    assert english == french
    assert len(english) > 10


# -- names ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_bears_the_name_of_its_cover_in_every_language(game: str, language: str) -> None:
    """The games are French: their covers are not translated, nor their signs."""
    cover = Words(shelf.game_class(game), "fr").say("title")
    assert Words(shelf.game_class(game), language).say("title") == cover
    assert lines_of(game, language)[0].replace("\u00a0", " ").startswith(f"# {cover}".replace("\u00a0", " "))


def test_powers_and_provinces_of_montjoie_are_called_alike_in_the_box_and_on_the_screen() -> None:
    kind = shelf.game_class("montjoie")
    words, components = Words(kind, "fr"), shelf.read_components(kind)
    for province in components["provinces"]:
        assert words.say("province", province=province["id"]) == province["name_fr"].replace("'", "’")
    for nation in components["nations"]:
        assert words.say(f"side-{nation['id']}").endswith(nation["name_fr"])


# -- credit --------------------------------------------------------------------------------------------------------

MAKERS = {
    "guyenne": ("Laurent Journaux", "Jean-Baptiste Journaux", "Romain Boyaud"),
    "guesclin": ("Jean-Gabriel Chabrat",),
    "montjoie": ("Pascal Bernard", "Tilsit Éditions", "Greg Cervall", "Thibaud Beghin", "Frantz Rey"),
    "trente": ("Eric Daniellou", "Michel Deunff", "Thomas Poulmarc’h"),
    "bastide": ("3.4", "2007"),
}
"""Who made each game; of Bastide only the version and the year of the rulebook are known."""
FIRST_LINES = 8


@pytest.mark.source_only
@pytest.mark.parametrize("game", GAMES)
def test_every_game_names_its_makers(game: str) -> None:
    notice = (Path(__file__).parent.parent / "NOTICE").read_text("utf-8").replace("'", "’")
    opening = [" ".join(lines_of(game, language)[:FIRST_LINES]) for language in LANGUAGES]
    for maker in MAKERS[game]:
        assert maker in notice
        assert all(maker in text for text in opening)
