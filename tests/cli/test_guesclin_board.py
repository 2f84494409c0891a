"""Guesclin ! in the terminal."""

import pytest
from rich.console import Console

from centans import shelf
from centans.cli.boards import board_of
from centans.core.match import Match
from centans.words import LANGUAGES, Words
from tests.games.guesclin.kit import Skirmish, at

pytestmark = pytest.mark.source_only


def screen(view, language: str = "en") -> tuple[str, Words]:
    words = Words(shelf.game_class("guesclin"), language)
    console = Console(width=160, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
    console.print(board_of("guesclin").draw(view, words, ["Aliénor", "Bertrand", "Jean", "Jeanne"]))
    return console.export_text(), words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", "1234")
def test_every_scenario_is_drawn_at_every_moment(scenario, language):
    game = shelf.take("guesclin")
    match = Match(game, game.variant(2, {"scenario": scenario, "rounds": "4"}), b"board")
    moments = 0
    while not match.over:
        if moments % 7 == 0:
            text, words = screen(match.view(match.asks[0].seat), language)
            assert words.problems == []
            assert text.count("\n") > 40
        match.answer(match.asks[0].seat, match.asks[0].options[moments % len(match.asks[0].options)])
        moments += 1


def test_men_things_and_odds_are_shown():
    men = {"french sergent": (4, 6), "english ecuyer": (4, 7), "english cavalier": (9, 9)}
    fight = Skirmish.scenario("1", men).lying((7, 7)).stunned("english ecuyer").acting("french").play("act sergent")
    text, _ = screen(fight.view())
    assert "The Loot · Round 1 of 12" in text
    assert "Se" in text
    assert "ec" in text, "who is stunned is written small"
    assert "$" in text
    assert f"{at(4, 7)} Squire: 80.56% to hit (3 dice, two highest, 7 or more: defence +7); riposte" in text


def test_the_prompt_names_the_man_to_be_placed():
    fight = Skirmish.fresh("1")
    words = Words(shelf.game_class("guesclin"), "fr")
    told = words.prompt(fight.ask, board_of("guesclin").about(fight.view()))
    assert told == "Placez\N{NO-BREAK SPACE}: Cavalier."
