"""An option that is not allowed says which rule forbids it, and with which numbers."""

import re
from pathlib import Path

import pytest

from centans.games import guyenne
from tests.games.guyenne.kit import Table, rule

KEY = re.compile(r'Refusal\(\s*[^,()]+(?:\([^()]*\))?,\s*"([a-z-]+)"')
"""A refusal in the source of the rules: its rule, then its key."""


def refusal(table: Table, who: str, notation: str) -> tuple[str, str, dict[str, int | str]]:
    found = table.refused(who, notation)
    assert notation not in [
        option.notation for ask in table.asks if ask.seat == table.seat(who) for option in ask.options
    ]
    return found.rule, found.key, found.params


def opening(hand: str = "5 4 3 2") -> Table:
    return Table(castles="EFNNNN").english(hand).french("5 4 3 2")


def placed(english: str = "5 4 3 2", french: str = "5 4 3 2") -> Table:
    table = Table(castles="EFNNNN").english(english).french(french)
    return table.play("E opens 1 with 5", "F answers 5", "F opens 3 with 4", "E answers 4")


@rule("GY-PLACE-1")
def test_a_castle_is_named_before_cards_are_laid():
    assert refusal(opening(), "E", "card 5") == ("GY-PLACE-1", "castle-first", {})


@rule("GY-PLACE-6")
def test_the_first_castle_is_not_opened_again():
    table = opening().play("E opens 3 with 5", "F answers 5")
    assert refusal(table, "F", "castle 3") == ("GY-PLACE-6", "castle-already-open", {"castle": 3})


@rule("GY-PLACE-1")
def test_a_placement_is_not_done_without_a_card():
    rule_id, key, numbers = refusal(opening().play("E says castle 1"), "E", "done")
    assert (key, numbers) == ("too-few-cards", {"least": 1, "picked": 0})
    assert rule_id == "GY-PLACE-1"


@rule("GY-PLACE-1")
@pytest.mark.parametrize("notation", ["pass", "castle 2", "concede"])
def test_nothing_but_cards_may_be_chosen_for_a_placement(notation):
    assert refusal(opening().play("E says castle 1"), "E", notation) == ("GY-PLACE-1", "cards-first", {})


@rule("GY-PLACE-9", "GY-COMP-9")
def test_a_card_that_is_not_in_hand_cannot_be_laid():
    _, key, numbers = refusal(opening().play("E says castle 1"), "E", "card hero")
    assert (key, numbers) == ("no-such-card", {"card": "hero"})
    table = opening().play("E says castle 1", "E says card 5")
    assert refusal(table, "E", "card 5")[1:] == ("no-such-card", {"card": 5})


@rule("GY-PLACE-3", "R7")
def test_opening_with_the_whole_hand_is_refused():
    table = opening("4 3 2").play("E says castle 1", "E says card 4", "E says card 3")
    assert refusal(table, "E", "card 2") == ("GY-PLACE-3", "too-many-cards", {"most": 2})


@rule("GY-PLACE-5", "R7")
def test_answering_on_the_first_castle_with_the_whole_hand_is_refused():
    table = Table().english("5 4").french("4 3 2").play("E opens 1 with 5", "F says card 4", "F says card 3")
    assert refusal(table, "F", "card 2") == ("GY-PLACE-5", "too-many-cards", {"most": 2})


@rule("GY-PLACE-10")
def test_a_sixth_card_on_a_castle_is_refused():
    table = opening("5 5 4 4 3 3 2 2").play("E says castle 1")
    for card in (5, 5, 4, 4, 3):
        table.play(f"E says card {card}")
    assert refusal(table, "E", "card 3") == ("GY-PLACE-10", "too-many-cards", {"most": 5})


@rule("GY-PLACE-10")
def test_a_castle_with_five_cards_takes_no_reinforcement():
    table = Table().english("5 5 4 4 3 3 2").french("5 4 3 2")
    table.play("E opens 1 with 5 5 4 4 3", "F answers 5", "F opens 3 with 4", "E answers 3", "F passes")
    assert refusal(table, "E", "reinforce 1") == ("GY-PLACE-10", "castle-full", {"castle": 1, "most": 5})


@rule("GY-PLACE-10")
def test_a_reinforcement_stops_at_five_cards():
    table = Table().english("5 5 4 4 3 3 2").french("5 4 3 2")
    table.play("E opens 1 with 5 5 4 4", "F answers 5", "F opens 3 with 4", "E answers 3", "F passes")
    table.play("E says reinforce 1", "E says card 3")
    assert refusal(table, "E", "card 2") == ("GY-PLACE-10", "too-many-cards", {"most": 1})


@rule("GY-COMP-4")
def test_cards_are_named_strongest_first():
    table = opening().play("E says castle 1", "E says card 3")
    assert refusal(table, "E", "card 5") == ("GY-COMP-4", "strongest-first", {"card": 5})


@rule("GY-REINF-2")
@pytest.mark.parametrize("notation", ["card 2", "done", "castle 4"])
def test_a_side_reinforces_or_passes(notation):
    assert refusal(placed(), "F", notation) == ("GY-REINF-2", "reinforce-or-pass", {})


@rule("GY-REINF-3")
def test_only_contested_castles_are_reinforced():
    assert refusal(placed(), "F", "reinforce 5") == ("GY-REINF-3", "castle-not-contested", {"castle": 5})


@rule("GY-REINF-3")
def test_a_reinforcement_has_a_card():
    table = placed().play("F says reinforce 1")
    assert refusal(table, "F", "done") == ("GY-REINF-3", "too-few-cards", {"least": 1, "picked": 0})


@rule("GY-COMBAT-3")
@pytest.mark.parametrize("notation", ["pass", "card 5"])
def test_a_defender_shows_or_concedes(notation):
    table = placed().play("F passes", "E passes")
    assert refusal(table, "E", notation) == ("GY-COMBAT-3", "show-or-concede", {})


@rule("GY-COMBAT-13")
def test_an_attacker_cannot_concede():
    table = placed().play("F passes", "E passes")
    assert refusal(table, "F", "concede")[1:] == ("not-your-turn", {})


@rule("GY-ADV-3")
def test_a_removal_that_cannot_reach_the_highest_value_is_refused():
    table = Table(level="advanced").clash(1, E="H", F="5 3 2 2")
    assert refusal(table, "F", "card 2") == ("GY-ADV-3", "not-enough-value", {"card": 2})


@rule("GY-ADV-3")
def test_a_removal_below_the_highest_value_is_not_done():
    table = Table(level="advanced").clash(1, E="H", F="5 3 2 2")
    assert refusal(table, "F", "done") == ("GY-ADV-3", "too-little-value", {"value": 0, "least": 5})
    table.play("F says card 3")
    assert refusal(table, "F", "done") == ("GY-ADV-3", "too-little-value", {"value": 3, "least": 5})


@rule("GY-EXP-3")
def test_a_hero_is_not_set_aside():
    assert refusal(Table.dealt(level="expert"), "E", "card hero") == ("GY-EXP-3", "no-such-card", {"card": "hero"})


@rule("GY-EXP-2")
def test_four_cards_are_not_enough_to_set_aside_and_six_too_many():
    table = Table.dealt(level="expert")
    table.play("E says card 5", "E says card 4", "E says card 3", "E says card 2")
    assert refusal(table, "E", "done") == ("GY-EXP-2", "too-few-cards", {"least": 5, "picked": 4})
    table.play("E says card 2")
    if "E set-aside" in table.asked:
        assert refusal(table, "E", "card 2") == ("GY-EXP-2", "too-many-cards", {"most": 5})


@rule("GY-EXP-4")
def test_there_is_nothing_to_reconsider_before_a_choice_is_made():
    assert refusal(Table.dealt(level="expert"), "E", "reconsider")[1] == "nothing-to-reconsider"


@rule("GY-TEAM-7")
def test_a_captain_gives_at_least_one_card_and_keeps_one():
    table = Table(4).english("5 4", "2").french("5 4 3", "2 2 2")
    assert refusal(table, "E1", "done") == ("GY-TEAM-7", "too-few-cards", {"least": 1, "picked": 0})
    table.play("E1 says card 5")
    assert refusal(table, "E1", "card 4") == ("GY-TEAM-7", "too-many-cards", {"most": 1})


@rule("GY-TEAM-11")
def test_an_order_is_set_before_anything_else():
    table = Table(4).english("5 4", "2").french("5 4 3", "2 2 2").play("E1 gives 5")
    assert refusal(table, "E1", "castle 1") == ("GY-TEAM-11", "order-first", {})


@rule("GY-TEAM-18")
def test_a_partners_castle_is_not_reinforced():
    table = Table(4).english("5 4 3", "2 2").french("5 4 3", "2 2")
    table.play("E1 gives 3", "E1 leads", "F1 gives 3", "F1 leads")
    table.play("E1 opens 1 with 5", "F1 answers 5", "F2 opens 4 with 3", "E2 answers 3")
    assert refusal(table, "F1", "reinforce 4") == ("GY-TEAM-18", "castle-of-partner", {"castle": 4})


@rule("GY-TEAM-17", "GY-PLACE-10")
def test_a_team_member_too_lays_at_most_five_cards():
    table = Table(4).english("5 5 4 4 3 3 2 2", "").french("5 4 3", "2 2")
    table.play("E1 gives 2", "E1 leads", "F1 gives 3", "F1 leads", "E1 says castle 1")
    for card in (5, 5, 4, 4, 3):
        table.play(f"E1 says card {card}")
    assert refusal(table, "E1", "card 3") == ("GY-PLACE-10", "too-many-cards", {"most": 5})


def test_who_is_not_asked_is_told_to_wait():
    assert refusal(opening(), "F", "castle 1")[1:] == ("not-your-turn", {})


def test_after_the_end_nothing_is_allowed():
    table = Table(castles="EEEEEE").english("2 2 2").french("2 2 2").skirmish(E=("2", "2"), F=("2", "2"))
    assert refusal(table, "E", "castle 1")[1:] == ("game-over", {})


@pytest.mark.source_only
def test_every_refusal_of_the_rules_is_tested_here():
    package = Path(guyenne.__file__).parent
    keys = {key for path in package.rglob("*.py") for key in KEY.findall(path.read_text("utf-8"))}
    assert len(keys) > 10
    here = Path(__file__).read_text("utf-8")
    assert [key for key in sorted(keys) if f'"{key}"' not in here] == []
