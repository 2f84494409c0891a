"""Chapters 7, 9 and 11: set-up, rounds, activations and actions."""

import itertools

import pytest

from tests.games.guesclin.kit import Hex, Skirmish, at, guesclin, rule


def column(number: int, rows: range) -> set[Hex]:
    return {(number, row) for row in rows}


def place_all(fight: Skirmish) -> Skirmish:
    while fight.ask.key == "place":
        fight.play(fight.ask.options[0].notation)
    return fight


# -- set-up ---------------------------------------------------------------------------------------------------------


@rule("GU-SETUP-2", "GU-SETUP-3", "GU-S1-2", "GU-S1-3")
def test_the_english_fill_the_corner_and_the_french_the_east():
    """E50."""
    fight = Skirmish.fresh("1")
    assert (fight.ask.seat, fight.offered("place")) == (1, {(0, 0), (0, 1), (1, 0)})
    fight.play(f"place {at(0, 1)}")
    assert fight.offered("place") == {(0, 0), (1, 0)}
    fight.play(f"place {at(1, 0)}", f"place {at(0, 0)}")
    assert fight.where("english cavalier") == (0, 1)
    assert fight.where("english ecuyer") == (1, 0)
    assert fight.ask.seat == 0
    assert fight.offered("place") == column(14, range(19)) - {(14, 14), (14, 15)}
    assert len(fight.offered("place")) == 17


@rule("GU-S1-2")
def test_the_english_have_six_arrangements():
    found = set()
    for first in (at(0, 0), at(0, 1), at(1, 0)):
        for second in (at(0, 0), at(0, 1), at(1, 0)):
            if first != second:
                fight = Skirmish.fresh("1").play(f"place {first}", f"place {second}")
                (third,) = fight.ask.options
                found.add((first, second, third.params["hex"]))
    assert len(found) == 6


@rule("GU-SETUP-3", "GU-S4-2", "GU-SETUP-1")
def test_scenario_four_places_its_banners_on_two_columns():
    """E50."""
    fight = Skirmish.fresh("4", players=4)
    assert (fight.ask.seat, len(fight.offered("place"))) == (0, 33)
    for row in range(6):
        fight.play(f"place {at(13, row)}")
    assert (fight.ask.seat, len(fight.offered("place"))) == (1, 29)
    assert {number for number, _ in fight.offered("place")} == {0, 1}
    for row in range(6):
        fight.play(f"place {at(1, 10 + row)}")
    assert (fight.ask.seat, len(fight.offered("place"))) == (2, 27)


@rule("GU-SETUP-3", "GU-S3-2")
def test_scenario_three_places_in_four_corners():
    """E50."""
    fight = Skirmish.fresh("3", players=4)
    assert len(fight.offered("place")) == 15
    assert {(5, 2), (9, 2)} <= fight.offered("place")
    sizes = []
    for _ in range(4):
        sizes.append((fight.ask.seat, len(fight.offered("place"))))
        for _ in range(5):
            fight.play(fight.ask.options[0].notation)
    assert sizes == [(0, 15), (1, 10), (2, 10), (3, 10)]


@rule("GU-SETUP-3", "GU-S2-3")
def test_the_garrison_is_scattered_over_the_castle():
    fight = Skirmish.fresh("2")
    places = fight.offered("place")
    assert (fight.ask.seat, len(places)) == (1, 32)
    assert (7, 3) not in places
    assert not {(7, 9), (7, 8), (6, 9), (8, 9)} & places
    fight.play(f"place {at(7, 6)}")
    assert not {(7, 5), (7, 7), (6, 6), (8, 6), (6, 7), (8, 7)} & fight.offered("place")
    refusal = fight.refused(f"place {at(7, 5)}")
    assert (refusal.rule, refusal.key) == ("GU-S2-3", "too-close-together")
    assert fight.refused(f"place {at(7, 3)}").key == "outside-zone"


@rule("GU-SETUP-3", "GU-S2-4")
def test_the_woodcutters_come_up_the_road():
    """E50."""
    fight = Skirmish.fresh("2")
    while fight.ask.seat == 1:
        fight.play(fight.ask.options[0].notation)
    assert len(fight.offered("place")) == 15
    assert {(5, 16), (9, 15)} <= fight.offered("place")
    assert fight.carries("french compagnon")
    assert fight.carries("french compagnon-2")
    assert not fight.carries("french compagnon-3")


@rule("GU-SETUP-2", "GU-SETUP-5")
@pytest.mark.parametrize(("scenario", "placed"), [("1", 8), ("2", 12), ("3", 20), ("4", 24)])
def test_a_banner_is_placed_as_a_whole_before_the_next(scenario, placed):
    fight = Skirmish.fresh(scenario, players=2)
    banners = []
    while fight.ask.key == "place":
        number = fight.view().choosing.fighter
        banners.append(fight.view().fighters[number].banner)
        fight.play(fight.ask.options[0].notation)
    assert len(banners) == placed
    assert len([1 for one, other in itertools.pairwise(banners) if one != other]) == len(set(banners)) - 1


@rule("GU-SETUP-4", "GU-SETUP-6", "GU-S1-4")
def test_objects_start_as_the_scenario_says_and_hinder_nobody():
    fight = place_all(Skirmish.fresh("1"))
    assert fight.carries("english valet")
    fight = place_all(Skirmish.fresh("3"))
    assert [fight.lies(thing) for thing in range(3)] == [(7, 5), (8, 9), (7, 13)]
    fight = Skirmish.scenario("3", {"french compagnon": (7, 4)}).acting("french").play("act compagnon")
    assert {(7, 5), (7, 6)} <= fight.offered("move")


@rule("GU-SETUP-1")
def test_the_scenarios_of_the_box_are_offered_and_the_first_is_usual():
    setting = guesclin().offered()[0]
    assert (setting.name, setting.values, setting.default) == ("scenario", ("1", "2", "3", "4"), "1")


# -- rounds ---------------------------------------------------------------------------------------------------------


@rule("GU-ROUND-1", "GU-S4-3")
def test_every_banner_acts_once_a_round_in_the_order_of_the_scenario():
    """E51."""
    fight = place_all(Skirmish.fresh("4"))
    acted = []
    for _ in range(5):
        acted.append((fight.state.turn, fight.view().active))
        fight.play("no-order", "end")
    assert acted == [(1, "french"), (1, "english"), (1, "blesiste"), (1, "montfortist"), (2, "french")]


@rule("GU-ROUND-1", "GU-S1-5")
def test_in_the_first_scenario_the_french_act_first():
    fight = place_all(Skirmish.fresh("1"))
    assert (fight.view().active, fight.state.turn) == ("french", 1)


@rule("GU-ROUND-2")
def test_an_empty_banner_is_passed_over():
    """E38."""
    men = {"french cavalier": (13, 3), "blesiste chevalier": (13, 9), "english chevalier": (1, 3)}
    fight = Skirmish.scenario("4", men).acting("blesiste")
    fight.neutralised(*[f"montfortist {kind}" for kind in ("cavalier", "sergent", "piquier", "compagnon")])
    fight.neutralised("montfortist archer", "montfortist arbaletrier")
    fight.play("end")
    assert (fight.state.turn, fight.view().active) == (2, "french")


@rule("GU-ROUND-3", "GU-ORDER-18")
def test_the_order_comes_before_the_actions():
    fight = Skirmish.scenario("4", {"french cavalier": (13, 3), "french sergent": (14, 3)}).beginning("french")
    assert fight.ask.key == "order"
    assert fight.refused("act sergent").rule == "GU-ROUND-3"
    fight.play("no-order")
    assert fight.ask.key == "fighter"
    assert fight.refused("order sergent prudence").key == "fighter-first"


@rule("GU-ROUND-4", "GU-END-1", "GU-S4-6")
def test_the_game_ends_in_the_midst_of_an_activation():
    men = {"french cavalier": (4, 6), "french sergent": (9, 9), "montfortist cavalier": (4, 7)}
    fight = Skirmish.scenario("4", men).neutralised("english chevalier").stunned("montfortist cavalier")
    fight.acting("french").play("act cavalier", f"attack {at(4, 7)}", attack=[6, 6, 1, 1], riposte=[1, 1, 1, 1])
    assert fight.verdict == ("french", "total")


# -- actions --------------------------------------------------------------------------------------------------------


def two_men() -> Skirmish:
    men = {"french sergent": (4, 6), "french compagnon": (9, 9), "english compagnon": (4, 8)}
    return Skirmish.on("fougeray", men).acting("french")


@rule("GU-ACT-1")
def test_each_man_acts_once_in_any_order():
    """E51."""
    fight = two_men()
    assert fight.notations() == {"act sergent", "act compagnon", "end"}
    fight.play("act compagnon", "pass")
    assert fight.notations() == {"act sergent", "end"}
    refusal = fight.refused("act compagnon")
    assert (refusal.rule, refusal.key) == ("GU-ACT-1", "has-acted")


@rule("GU-ACT-1", "GU-ACT-4")
def test_an_action_is_finished_before_the_next_one_begins():
    """E51."""
    fight = two_men().play("act sergent")
    assert fight.refused("act compagnon").key == "finish-action"
    fight.play(f"move {at(4, 7)}", "done", "act compagnon", "pass")
    assert fight.ask.seat == 1
    assert fight.is_unhurt("english compagnon")


@rule("GU-ACT-2", "GU-ACT-3", "GU-ACT-9")
def test_a_general_action_is_a_move_and_a_blow_both_optional():
    fight = two_men().play("act sergent", f"move {at(4, 7)}")
    assert fight.notations() == {f"attack {at(4, 8)}", "done"}
    assert "pass" in two_men().play("act sergent").notations()
    adjacent = Skirmish.on("fougeray", {"french sergent": (4, 7), "english compagnon": (4, 8)}).acting("french")
    adjacent.play("act sergent", f"attack {at(4, 8)}", attack=[6, 6, 6])
    assert adjacent.is_stunned("english compagnon")


@rule("GU-ACT-4")
def test_after_a_blow_nobody_moves():
    fight = two_men().play("act sergent", f"move {at(4, 7)}", f"attack {at(4, 8)}", attack=[1, 1, 1])
    assert fight.ask.key == "fighter"
    assert fight.where("french sergent") == (4, 7)


@rule("GU-ACT-3")
def test_after_a_move_there_is_no_second_move():
    fight = two_men().play("act sergent", f"move {at(4, 7)}")
    assert fight.refused(f"move {at(4, 6)}").rule == "GU-ACT-3"


@rule("GU-ACT-5", "GU-S1-13")
def test_a_task_takes_the_place_of_the_blow():
    """E30."""
    men = {"french compagnon": (5, 5), "english valet": (2, 5), "english cavalier": (9, 9)}
    fight = Skirmish.scenario("1", men).lying((3, 4)).acting("french").play("act compagnon", f"move {at(3, 4)}")
    assert fight.notations() == {f"attack {at(2, 5)}", "take", "done"}
    fight.play("take")
    assert fight.carries("french compagnon")
    assert fight.ask.key != "follow-up"


@rule("GU-ACT-6", "GU-ACT-8")
def test_only_shooters_shoot_and_they_may_strike_instead():
    men = {"french sergent": (4, 6), "french archer": (5, 6), "english compagnon": (4, 8)}
    fight = Skirmish.on("fougeray", men).acting("french").play("act sergent")
    refusal = fight.refused(f"shoot {at(4, 8)}")
    assert (refusal.rule, refusal.key) == ("GU-ACT-6", "no-shooter")
    fight.play("pass", "act archer")
    assert f"shoot {at(4, 8)}" in fight.notations()
    fight.play(f"move {at(4, 7)}", f"attack {at(4, 8)}", attack=[6, 6, 6])
    assert fight.is_stunned("english compagnon")


@rule("GU-ACT-8", "GU-ORDER-6")
def test_a_commander_acts_after_his_order():
    men = {"french cavalier": (13, 3), "french sergent": (14, 3)}
    fight = Skirmish.scenario("4", men).beginning("french").play("order sergent foncez", "act cavalier")
    assert len(fight.offered("move")) > 20


@rule("GU-ACT-7", "GU-ACT-9")
def test_the_activation_ends_when_the_player_says_so_or_all_have_acted():
    """E51."""
    assert two_men().play("end").view().active == "english"
    assert two_men().play("act sergent", "pass", "act compagnon", "pass").view().active == "english"
