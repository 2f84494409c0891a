"""Setting up a table: what is offered, and what gives way to what."""

from __future__ import annotations

import pytest

from centans import shelf
from centans.core.dice import Live
from centans.core.errors import BadVariant
from centans.drafting import Choice, Draft, draft, settled
from centans.lab.spread import spread


def drafted(game: str, players: int, **wanted: str) -> Draft:
    return draft(shelf.take(game), players, wanted)


def choice(found: Draft, name: str) -> Choice:
    return next(one for one in found.choices if one.name == name)


def idle(found: Draft) -> set[str]:
    return {one.name for one in found.choices if one.idle}


@pytest.mark.parametrize("game_id", shelf.titles())
def test_whatever_is_offered_can_be_played(game_id):
    """Every value that a draft offers, once chosen, stands in a variant that the game accepts."""
    game = shelf.take(game_id)
    for variant in spread(game, 2, Live(b"drafts")):
        found = draft(game, variant.players, variant.settings)
        assert found.players == variant.players
        for one in found.choices:
            assert one.value in one.values
            for value in one.values:
                assert settled(game, found.players, {**variant.settings, one.name: value})[one.name] == value


@pytest.mark.parametrize("game_id", shelf.titles())
def test_what_is_idle_has_its_default_and_nothing_to_choose(game_id):
    game = shelf.take(game_id)
    usual = {setting.name: setting.default for setting in game.offered()}
    for players in game.players:
        for one in draft(game, players, {}).choices:
            if one.idle:
                assert one.values == [one.value] == [usual[one.name]]


@pytest.mark.parametrize("game_id", shelf.titles())
def test_a_variant_that_can_be_played_stays_as_it_is_but_for_what_means_nothing(game_id):
    game = shelf.take(game_id)
    for variant in spread(game, 20, Live(b"as it is")):
        meant = set(variant.settings) - set(game.idle(variant))
        after = settled(game, variant.players, variant.settings)
        assert {name: after[name] for name in meant} == {name: variant[name] for name in meant}


def test_a_scenario_decides_how_many_can_play():
    loot = drafted("guesclin", 4, scenario="1")
    assert (loot.players, loot.counts) == (2, [2])
    assert choice(loot, "scenario").values == ["1", "2", "3", "4"]
    assert drafted("guesclin", 3, scenario="4").counts == [2, 3, 4]


def test_only_a_seat_that_is_taken_can_begin():
    assert choice(drafted("bastide", 4), "first_player").values == ["random", "first", "second", "third", "fourth"]
    fewer = drafted("bastide", 3, first_player="fifth")
    assert (fewer.players, choice(fewer, "first_player").value) == (3, "random")


def test_seats_go_with_the_side_of_the_team_and_give_way_to_it():
    assert choice(drafted("guyenne", 3, team_side="french"), "seats").values == ["usual", "EFF", "FEF", "FFE"]
    changed = drafted("guyenne", 3, team_side="french", seats="EEF")
    assert (choice(changed, "team_side").value, choice(changed, "seats").value) == ("french", "usual")


def test_to_the_last_man_no_turns_are_counted():
    found = drafted("trente", 2, turns="3", end="destruction")
    assert choice(found, "end").value == "destruction"
    assert choice(found, "turns") == Choice("turns", "10", ["10"], True, None)
    assert "destruction" in choice(drafted("trente", 2, turns="3"), "end").values


def test_what_hangs_on_another_setting_says_why_it_cannot_be_changed():
    found = drafted("montjoie", 4, diplomacy="off", town_sales="on")
    sales = choice(found, "town_sales")
    assert (sales.value, sales.idle) == ("off", True)
    assert sales.reason is not None
    assert (sales.reason.rule, sales.reason.key) == ("MJ-INT-4", "sales-need-diplomacy")


def test_what_is_for_another_number_of_players_is_put_aside_without_a_word():
    assert idle(drafted("montjoie", 4)) == {"ally_assignment", "auto_ally", "fidelity_threshold"}
    assert choice(drafted("montjoie", 4), "auto_ally").reason is None
    assert idle(drafted("guyenne", 2)) == {"team_side", "english_captain", "french_captain", "attack_tie_removal"}
    assert idle(drafted("guyenne", 3, level="expert")) == {"french_captain"}
    assert idle(drafted("trente", 3, pair_army="montfort")) == {"seats", "team_mode_blois"}


@pytest.mark.parametrize(
    ("game", "players", "wanted", "sides"),
    [
        ("guyenne", 3, {"team_side": "french"}, ["french", "english", "french"]),
        ("guyenne", 2, {"seats": "FE"}, ["french", "english"]),
        ("bastide", 3, {}, ["blue", "green", "red"]),
        ("guesclin", 3, {"scenario": "4"}, ["french_side", "english_side", "french_side"]),
        (
            "guesclin",
            3,
            {"scenario": "4", "split_side": "english_side"},
            ["french_side", "english_side", "english_side"],
        ),
        ("trente", 2, {"seats": "exchanged"}, ["montfort", "blois"]),
        ("trente", 2, {"armies": "random"}, ["", ""]),
        ("montjoie", 3, {}, ["france", "england", "burgundy"]),
        ("montjoie", 3, {"nations": "drawn"}, ["", "", ""]),
    ],
)
def test_seats_tell_their_side_where_it_is_known(game, players, wanted, sides):
    assert drafted(game, players, **wanted).sides == sides


def test_what_the_game_has_not_is_refused_with_a_sentence():
    with pytest.raises(BadVariant, match="no option 'snow'"):
        drafted("guyenne", 2, snow="deep")
    with pytest.raises(BadVariant, match="option 'scenario' can be"):
        drafted("guesclin", 2, scenario="99")
