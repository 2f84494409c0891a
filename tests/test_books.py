"""The rulebooks: both languages of every book say the same in the same places, and every reference leads somewhere."""

from __future__ import annotations

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


# -- tables --------------------------------------------------------------------------------------------------------


def rows_of(game: str, language: str) -> list[list[str]]:
    """The cells of every line of every table of a book."""
    lines = [line for line in lines_of(game, language) if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def numbers_in(cells: list[str]) -> list[int]:
    return [int(number) for cell in cells for number in re.findall(r"\d+", cell)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_roll_of_the_thirty_names_every_man(language: str) -> None:
    words = Words(shelf.game_class("trente"), language)
    rows = {row[0]: row[1:] for row in rows_of("trente", language) if len(row) == 3}
    for number in ["C", *[str(number) for number in range(1, 31)]]:
        assert rows[number] == [words.say("unit", unit=f"{army}-{number}") for army in ("B", "M")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_men_of_the_thirty_gives_the_figures_of_the_box(language: str) -> None:
    ranks = shelf.read_components(shelf.game_class("trente"))["ranks"]
    told = [row for row in rows_of("trente", language) if len(row) == 5][-3:]
    for name, row in zip(("squire", "knight", "captain"), told, strict=True):
        figures = ranks[name]
        assert numbers_in(row[1:2]) == [figures["move"]]
        assert numbers_in(row[3:4])[0] == figures["kill_vp"]
        assert numbers_in(row[4:]) == [figures["alive_vp"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_provinces_of_montjoie_are_those_of_the_map(language: str) -> None:
    kind = shelf.game_class("montjoie")
    words, components = Words(kind, language), shelf.read_components(kind)
    towns = {town["id"]: town for town in components["towns"]}
    rows = {row[0]: row[1:] for row in rows_of("montjoie", language)}
    for province in components["provinces"]:
        listed, points = rows[words.say("province", province=province["id"])]
        assert points == str(province["points"])
        named = re.sub(r" \([^)]*\)", "", listed).split(", ")
        assert named == [words.say("town", town=town) for town in province["towns"]]
        marks = [mark for town in province["towns"] for mark in ("port", "mountain") if towns[town][mark]]
        assert len(re.findall(r"port|montagne|mountain", listed)) == len(marks)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_fighters_of_guesclin_gives_the_figures_of_the_box(language: str) -> None:
    fighters = shelf.read_components(shelf.game_class("guesclin"))["fighters"]
    rows = [row for row in rows_of("guesclin", language) if len(row) == 6][1:]
    assert len(rows) == len(fighters)
    for row, figures in zip(rows, fighters.values(), strict=True):
        shooting = [figures["shooting"]] if "shooting" in figures else []
        assert numbers_in(row[1:5]) == [figures["movement"], figures["melee"], figures["defence"], *shooting]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_works_of_bastide_gives_the_figures_of_the_box(language: str) -> None:
    kind = shelf.game_class("bastide")
    words, works = Words(kind, language), shelf.read_components(kind)["equipment"]
    rows = {row[0]: row[1:] for row in rows_of("bastide", language) if len(row) == 4}
    assert len(works) == 14
    for work in works:
        category, circles, _ = rows[f"{words.say('equipment-' + work['id'])} ({work['id']})"]
        assert category == words.say(f"category-{work['category']}")
        assert circles == str(work["circle_count"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_events_of_montjoie_are_those_of_the_box(language: str) -> None:
    kind = shelf.game_class("montjoie")
    words, components = Words(kind, language), shelf.read_components(kind)
    rows = {row[0]: row[1:] for row in rows_of("montjoie", language)}
    for card in components["cards"]:
        told = rows[words.say(f"card-{card['id']}")]
        assert told[1:3] == [str(card["count_full"]), str(card["count_two_players"])]
        assert told[3] == words.say(f"card-{card['id']}.about")
    for event in components["events"]:
        told = rows[words.say(f"event-name-{event['id']}")]
        assert told == [str(event["count"]), words.say(f"event-name-{event['id']}.about")]


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
