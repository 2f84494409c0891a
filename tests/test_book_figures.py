"""The numbers of the options and of the glossaries, in both languages: those of the box and of the settings."""

from __future__ import annotations

import re
from typing import Any

import pytest

from centans import shelf
from centans.words import LANGUAGES, Words

GAMES = [game for game in shelf.titles() if shelf.game_class(game).__module__.startswith("centans.games.")]
RULE = re.compile(r"[A-Z]{2}-[A-Z][A-Z0-9]*-\d+|\bR\d+")
NAME = re.compile(r"\(`(\w+)`\)")


def box_of(game: str) -> dict[str, Any]:
    return shelf.read_components(shelf.game_class(game))


def chapter(game: str, language: str, titles: str) -> str:
    book = shelf.read_rules(shelf.game_class(game), language)
    (text,) = re.findall(rf"^## \d+\. (?:{titles})\n(.*?)^## ", book, re.M | re.S)
    return str(text)


def rows_of(game: str, language: str, titles: str) -> list[list[str]]:
    """The rows of cells of the table of a chapter, without its heading."""
    lines = [line for line in chapter(game, language, titles).splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[1:]]


def numbers_in(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", RULE.sub("", text))]


# -- options -------------------------------------------------------------------------------------------------------


def options_of(game: str, language: str) -> dict[str, list[str]]:
    """Choices, usual choice and what it changes, by the name of the option."""
    rows = [(NAME.search(row[0]), row) for row in rows_of(game, language, "Options")]
    return {found[1]: row[1:] for found, row in rows if found}


def chapter_of(game: str, prefix: str) -> int:
    """The number of the chapter that has these rules."""
    book = shelf.read_rules(shelf.game_class(game), "en")
    (number,) = re.findall(rf"^## (\d+)\. [^#]*?^(?:(?!^## )[\s\S])*?^- \*\*{prefix}-1\*\*", book, re.M)
    return int(number)


def scenarios_with(setting: str) -> list[int]:
    """The scenarios of Guesclin ! in which an option means something."""
    game = shelf.take("guesclin")
    variants = {name: game.variant(2, {"scenario": name}) for name in box_of("guesclin")["scenarios"]}
    return [int(name) for name, variant in variants.items() if setting not in game.idle(variant)]


def changes_told(game: str) -> dict[str, list[int]]:
    """The numbers that the last column of the options must tell; all other options tell none."""
    box = box_of(game)
    if game == "guyenne":
        advanced, expert, first_turn = chapter_of(game, "GY-ADV"), chapter_of(game, "GY-EXP"), 1
        return {"level": [advanced, advanced, expert], "english_captain": [first_turn]}
    if game == "guesclin":
        scenarios = {int(name): scenario for name, scenario in box["scenarios"].items()}
        printed, added = [[n for n, one in scenarios.items() if one["original"] is ours] for ours in (False, True)]
        ends = [chapter_of(game, f"GU-S{number}") for number in (min(scenarios), max(scenarios))]
        return {
            "players": [number for number, one in scenarios.items() if one["players"] == [2]],
            "scenario": [*ends, *printed, *added],
            "rounds": [*(one["limit"]["rounds"] for one in scenarios.values()), min(scenarios), max(scenarios)],
            **{name: scenarios_with(name) for name in ("limit_result", "butin_exit", "exit_timing")},
        }
    if game == "bastide":
        tiles = {tile["id"]: tile["count"] for tile in box["tile"]}
        all_tiles, fewer = sum(tiles.values()), tiles["house"] - box["bag"]["fewer_houses"]
        return {
            "house_tiles": [all_tiles, all_tiles - fewer],
            "bank": [box["money"]["total_value"]],
            "stall_rounds": [0],
        }
    if game == "trente":
        return {"players": [chapter_of(game, "CT-TEAM")]}
    prices, combat = box["prices"], box["combat"]
    return {
        "players": [chapter_of(game, "MJ-P3"), chapter_of(game, "MJ-P2")],
        "prices": [prices[length][wall] for length in ("normal", "short") for wall in ("castle", "rampart")],
        "grand_master": [combat["grand_master_bonus"]],
        "defensive_engineer": [combat["defensive_engineer_bonus"]],
        "harder_landings": [combat["landing_bonus_harder_landings"], combat["landing_bonus"]],
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_an_option_changes_is_told_with_the_figures_of_the_box(game: str, language: str) -> None:
    told = {name: numbers_in(cells[-1]) for name, cells in options_of(game, language).items()}
    assert {name: numbers for name, numbers in told.items() if numbers} == changes_told(game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_number_of_players_is_that_of_the_game(game: str, language: str) -> None:
    kind = shelf.game_class(game)
    choices, usual, _ = options_of(game, language)["players"]
    assert choices == ", ".join(map(str, kind.players))
    assert usual == str(kind.usual_players or kind.players[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_range_of_choices_has_its_ends(game: str, language: str) -> None:
    told = options_of(game, language)
    for setting in shelf.game_class(game).settings:
        values = [int(value) for value in setting.values if value.isdigit()]
        if len(values) > 8:
            assert numbers_in(told[setting.name][0]) == [min(values), max(values)]


@pytest.mark.parametrize("game", GAMES)
def test_an_option_names_the_same_rules_in_both_languages(game: str) -> None:
    english, french = [
        {name: RULE.findall(cells[-1]) for name, cells in options_of(game, language).items()}
        for language in ("en", "fr")
    ]
    assert english == french


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_of_montjoie_says_of_its_options_what_the_screen_says(language: str) -> None:
    words = Words(shelf.game_class("montjoie"), language)
    for name, cells in options_of("montjoie", language).items():
        assert name == "players" or cells[-1].startswith(f"{words.say(f'setting-{name}.about')} (MJ-")


# -- glossaries ----------------------------------------------------------------------------------------------------


def glossary_told(game: str) -> list[list[int]]:
    """The numbers of the glossary, row by row, where there are any."""
    box = box_of(game)
    if game == "guyenne":
        army = sum(card["count"] for card in box["valued_cards"]) + box["counts"]["heroes_per_side"]
        values, scoring = sorted(card["value"] for card in box["valued_cards"]), box["scoring"]
        ends = [1, box["counts"]["castle_cards"]]
        return [[army], ends, [army], values, [scoring["isolated_castle"]], [scoring["grouped_castle"]]]
    if game == "guesclin":
        ground, scenarios = box["terrain"], box["scenarios"].items()
        carried = [
            next(int(name) for name, scenario in scenarios if kind in {thing["kind"] for thing in scenario["things"]})
            for kind in ("loot", "bundle", "cart")
        ]
        return [[ground["cost_difficult_skirmisher"]], [ground["cost_easy"], ground["cost_difficult"]], carried]
    if game == "bastide":
        (square,) = [block["row"] for block in box["block"] if block["zone"] == "carra"]
        road, bid = box["camp_road"]["max"], box["auction"]["raise_threshold"]
        return [[len(box["block"])], [square], [len(box["equipment"])], [1, road], [bid]]
    if game == "trente":
        rows = [[int(unit["start"][1:]) for unit in box["armies"][army]["units"]] for army in ("blois", "montfort")]
        ends = [[min(start), max(start)] for start in rows]
        return [*ends, [box["board"]["cells"]], [box["modifiers"]["captain_support"]]]
    return [[1, len(box["fortification"]) - 1]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_glossary_has_the_figures_of_the_box(game: str, language: str) -> None:
    rows = [numbers_in(" ".join(row)) for row in rows_of(game, language, "Glossary|Glossaire")]
    assert [numbers for numbers in rows if numbers] == glossary_told(game)


@pytest.mark.parametrize("game", GAMES)
def test_a_glossary_gives_each_word_in_both_languages(game: str) -> None:
    english = [row[:2] for row in rows_of(game, "en", "Glossary")]
    french = [row[:2] for row in rows_of(game, "fr", "Glossaire")]
    assert len(english) == len(french) > 10
    assert all(len(row) == 3 and all(row) for row in rows_of(game, "en", "Glossary"))
    assert {re.sub("’|'", "'", word) for word, _ in english} == {re.sub("’|'", "'", word) for _, word in french}
