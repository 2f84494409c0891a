"""The pictures of the rulebooks: their data is what the rules yield, and both books show every one, in both lights."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from centans import shelf
from centans.words import LANGUAGES
from tests.pictures.kit import (
    GAMES,
    LIGHTS,
    ROOT,
    SHOWN,
    data_file,
    data_of,
    digest_of,
    image_file,
    kept_digests,
    pictures_of,
    words_of,
)

pytestmark = pytest.mark.source_only

ALL = [(game, name) for game in GAMES for name in pictures_of(game)]
BOOKS = {"en": "RULES.md", "fr": "RULES.fr.md"}
LARGEST = 64_000
"""Bytes of an image: a book is read over slow lines too."""
NEEDED = {"box", "set-up"}


def package(game: str) -> Path:
    return ROOT / "src" / "centans" / "games" / game


def shown_in(game: str, language: str) -> list[tuple[str, str, str]]:
    """Of every picture of a book: its words, and where it lies by day and by candle-light."""
    text = shelf.read_text(shelf.game_class(game), BOOKS[language])
    found = [(match["alt"], match["light"], match["dark"]) for match in SHOWN.finditer(text)]
    assert len(found) == text.count("<picture>") == text.count("<img ")
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_book_shows_the_box_the_set_up_and_the_moment_that_matters(game: str) -> None:
    assert set(pictures_of(game)) > NEEDED
    assert 3 <= len(pictures_of(game)) <= 5


@pytest.mark.parametrize(("game", "name"), ALL)
def test_the_data_of_a_picture_is_what_the_rules_yield(game: str, name: str) -> None:
    kept = json.loads(data_file(game, name).read_text("utf-8"))
    assert kept == data_of(pictures_of(game)[name]()), "`make pictures` writes it anew"


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_picture_is_drawn_from_its_present_data_and_words(game: str, name: str) -> None:
    assert kept_digests().get(f"{game}/{name}") == digest_of(game, name), "`make pictures` draws it anew"
    for language in LANGUAGES:
        for light in LIGHTS:
            image = image_file(game, name, language, light).read_bytes()
            assert image[:4] == b"RIFF"
            assert image[8:12] == b"WEBP"
            assert len(image) <= LARGEST


@pytest.mark.parametrize("game", GAMES)
def test_there_are_no_other_pictures(game: str) -> None:
    names = {(image.parent.name, image.name.split(".")[0]) for image in image_file(game, "", "", "").parent.iterdir()}
    data = {(game, file.stem) for file in data_file(game, "").parent.iterdir()}
    assert names == data == {(game, name) for name in pictures_of(game)}
    assert set(kept_digests()) == {f"{each}/{name}" for each, name in ALL}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_book_shows_each_picture_once_in_its_own_language_and_in_both_lights(game: str, language: str) -> None:
    shown = shown_in(game, language)
    places = [[(package(game) / place).resolve() for place in (light, dark)] for _, light, dark in shown]
    expected = [[image_file(game, name, language, light) for light in LIGHTS] for name in pictures_of(game)]
    assert sorted(places) == sorted(expected)
    assert all(len(alt) > 60 for alt, _, _ in shown)


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_show_the_same_pictures_in_the_same_order(game: str) -> None:
    order = [[Path(light).name.split(".")[0] for _, light, _ in shown_in(game, language)] for language in LANGUAGES]
    assert order[0] == order[1]


@pytest.mark.parametrize(("game", "name"), ALL)
def test_what_is_written_on_a_picture_is_said_in_both_languages(game: str, name: str) -> None:
    english, french = [words_of(game, name, language) for language in ("en", "fr")]
    assert len(english) == len(set(english)) == len(set(french)) >= 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_for_a_picture_stands_on_one(game: str, language: str) -> None:
    text = shelf.read_text(shelf.game_class(game), "texts", f"{language}.ftl")
    known = {line.split(" = ")[0] for line in text.splitlines() if line.startswith("picture-")}
    used = {mark.says for made in pictures_of(game).values() for mark in made().marks}
    assert known == {says for says in used if says.startswith("picture-")}
