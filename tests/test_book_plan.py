"""The plan of the rulebooks: all teach in the same order, and every chapter of rules tells a story that is played."""

from __future__ import annotations

import re

import pytest

from centans import shelf
from centans.words import LANGUAGES

GAMES = [game for game in shelf.titles() if shelf.game_class(game).__module__.startswith("centans.games.")]
PLAN = {
    "en": (
        *("The game in brief", "How to read these rules", "What is in the box", "Set-up", "A turn on one page"),
        *("Options", "Glossary", "Rulings", "Reconstructed or added", "Not enforced"),
    ),
    "fr": (
        *("La partie en bref", "Lire ces règles", "Dans la boîte", "Mise en place", "Un tour en une page"),
        *("Options", "Glossaire", "Interprétations", "Reconstitué ou ajouté", "Non contrôlé par le logiciel"),
    ),
}
PICTURED = ("What is in the box", "Set-up", "Dans la boîte", "Mise en place")
ENDS = re.compile(r"(?<=[.!?])\s+(?=[A-ZÀ-Ý])")


def chapters(game: str, language: str) -> dict[str, str]:
    """The text of each chapter by its title, in order."""
    parts = re.split(r"^## (?:\d+\. )?(.+)\n", shelf.read_rules(shelf.game_class(game), language), flags=re.M)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def stories(text: str) -> list[tuple[str, str]]:
    """Each block of quotation with the remarks right above it."""
    return re.findall(r"((?:^<!-- played by .*-->\n)*)((?:^>.*\n?)+)", text, re.M)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_book_follows_the_same_plan(game: str, language: str) -> None:
    assert tuple(title for title in chapters(game, language) if title in PLAN[language]) == PLAN[language]
    assert tuple(chapters(game, language))[:3] == PLAN[language][:3]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_book_begins_with_what_you_are_and_how_you_win_in_five_sentences(game: str, language: str) -> None:
    opening = chapters(game, language)[PLAN[language][0]].strip().split("\n\n")[0]
    assert len(ENDS.split(opening.replace("\n", " "))) == 5
    assert re.match("You|Vous", opening)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_box_and_set_up_have_a_picture_and_every_chapter_of_rules_a_story(game: str, language: str) -> None:
    told = chapters(game, language)
    assert [title for title in PICTURED if title in told and "<picture>" not in told[title]] == []
    box = PLAN[language][2]
    rules = {title: text for title, text in told.items() if re.search(r"^- \*\*[A-Z]{2}-", text, re.M)}
    silent = [title for title, text in rules.items() if not stories(text) and title not in (box, PLAN[language][-1])]
    assert silent == []


@pytest.mark.parametrize("game", GAMES)
def test_every_story_names_the_test_that_plays_it(game: str) -> None:
    texts = [text for language in LANGUAGES for text in chapters(game, language).values()]
    assert [story for text in texts for remarks, story in stories(text) if not remarks] == []
