"""Chapter 10: orders."""

import pytest

from tests.games.guesclin.kit import Skirmish, at, rule

MEN = {"french cavalier": (13, 3), "french sergent": (14, 3), "french archer": (13, 6), "french arbaletrier": (14, 9)}
SIX = {
    "prudence": (4, 2, 10),
    "a_couvert": (0, 3, 10),
    "a_l_assaut": (4, 4, 6),
    "frappez": (0, 4, 8),
    "avancez": (6, 2, 8),
    "foncez": (6, 3, 6),
}


def battle() -> Skirmish:
    return Skirmish.scenario("4", {**MEN, "english chevalier": (1, 3), "english ecuyer": (0, 3)}).beginning("french")


def values(fight: Skirmish, man: str) -> tuple[int, int, int]:
    found = fight.view().fighters[fight.number(man)]
    return found.movement, found.melee, found.defence


@rule("GU-ORDER-7", "GU-ORDER-8", "GU-ORDER-9", "GU-ORDER-10", "GU-ORDER-11", "GU-ORDER-12")
@pytest.mark.parametrize("order", SIX)
def test_the_six_orders_change_a_sergeant(order):
    """E12."""
    fight = battle()
    shown = {
        choice.order: (choice.movement, choice.melee, choice.defence)
        for choice in fight.view().choosing.orders
        if choice.fighter == fight.number("french sergent")
    }
    assert shown == SIX, "each order says beforehand what it makes of him"
    fight.play(f"order sergent {order}")
    assert values(fight, "french sergent") == SIX[order]


@rule("GU-ORDER-14")
@pytest.mark.parametrize("order", SIX)
def test_no_order_changes_shooting(order):
    """E12."""
    fight = battle().play(f"order arbaletrier {order}")
    assert fight.view().fighters[fight.number("french arbaletrier")].shooting == 4


@rule("GU-ORDER-2", "GU-ORDER-4", "GU-ORDER-17")
def test_one_of_three_men_and_one_of_six_orders_or_none():
    """E15."""
    fight = battle()
    assert len(fight.ask.options) == 19
    named = {str(option.params["fighter"]) for option in fight.ask.options if option.kind == "order"}
    assert named == {"sergent", "archer", "arbaletrier"}


@rule("GU-ORDER-4")
def test_a_man_outside_the_map_hears_nothing():
    refusal = battle().refused("order piquier prudence")
    assert (refusal.rule, refusal.key, refusal.params) == ("GU-ORDER-4", "not-on-the-map", {"fighter": "piquier"})


@rule("GU-ORDER-4")
def test_a_commander_does_not_order_himself_and_is_told_so():
    refusal = battle().refused("order cavalier prudence")
    assert (refusal.rule, refusal.key) == ("GU-ORDER-4", "no-order-to-oneself")


@rule("GU-ORDER-1", "GU-ORDER-2", "GU-ORDER-13")
@pytest.mark.parametrize("second", ["no-order", "order archer foncez"])
def test_an_order_holds_until_the_banner_is_activated_again(second):
    """E13."""
    fight = battle().play("order sergent prudence", "end")
    assert values(fight, "french sergent") == SIX["prudence"]
    fight.play("no-order", "end")
    assert (fight.state.turn, fight.view().active) == (2, "french")
    assert fight.order_of("french sergent") is None
    fight.play(second)
    assert values(fight, "french sergent") == (4, 3, 8)


@rule("GU-ORDER-13")
def test_an_order_counts_for_the_action_the_riposte_and_what_is_suffered():
    men = {"french piquier": (4, 6), "english sergent": (4, 7), "english cavalier": (9, 2), "french cavalier": (8, 2)}
    fight = Skirmish.on("fougeray", men).ordered("french piquier", "a_l_assaut").acting("french").play("act piquier")
    assert fight.attack_on("english sergent").odds.capacity == 3
    fight.acting("english").play("act sergent")
    attack = fight.attack_on("french piquier")
    assert (attack.odds.defence, attack.riposte.capacity) == (5, 3)


@rule("GU-ORDER-3")
def test_without_his_commander_a_banner_has_no_orders():
    """E14."""
    men = {"english ecuyer": (4, 6), "english valet": (5, 9), "french sergent": (14, 3)}
    fight = Skirmish.scenario("1", men).neutralised("english cavalier").beginning("english")
    assert fight.ask.key == "fighter"


@rule("GU-ORDER-15", "GU-ORDER-11", "GU-ORDER-3")
def test_an_order_outlives_the_commander():
    """E14."""
    men = {"english cavalier": (4, 6), "english ecuyer": (9, 9), "french chevalier": (4, 7), "english valet": (9, 12)}
    fight = Skirmish.scenario("1", men).beginning("english").play("order ecuyer avancez")
    assert values(fight, "english ecuyer")[0] == 7
    fight.play("end").stunned("english cavalier")
    fight.play("act chevalier", f"attack {at(4, 6)}", attack=[6, 6, 6, 6, 6], riposte=[1, 1, 1, 1])
    assert fight.is_neutralised("english cavalier")
    assert fight.view().active == "english"
    assert fight.ask.key == "fighter", "no order can be given any more"
    assert fight.order_of("english ecuyer") is None, "the old one ended with the new activation"


@rule("GU-ORDER-15")
def test_until_then_it_stays_in_force():
    """E14."""
    men = {"english cavalier": (4, 6), "english ecuyer": (9, 9), "french chevalier": (4, 7), "french sergent": (13, 7)}
    fight = Skirmish.scenario("1", men).ordered("english ecuyer", "avancez").stunned("english cavalier")
    fight.acting("french")
    fight.play("act chevalier", f"attack {at(4, 6)}", attack=[6, 6, 6, 6, 6], riposte=[1, 1, 1, 1])
    assert values(fight, "english ecuyer")[1] == 2


@rule("GU-ORDER-5")
def test_an_order_is_heard_across_the_whole_map():
    men = {"french cavalier": (0, 0), "french sergent": (14, 18)}
    fight = Skirmish.on("fougeray", men).beginning("french")
    assert "order sergent foncez" in fight.notations()


@rule("GU-ORDER-6", "GU-S1-7")
def test_a_stunned_or_loaded_commander_gives_orders():
    men = {"english cavalier": (4, 6), "english ecuyer": (9, 9), "french sergent": (14, 3), "english valet": (5, 6)}
    fight = Skirmish.scenario("1", men).carrying("english cavalier").stunned("english cavalier").beginning("english")
    assert {"order ecuyer foncez", "order valet foncez"} <= fight.notations()


@rule("GU-S1-7")
def test_a_carrier_receives_orders():
    men = {"english cavalier": (4, 6), "english valet": (5, 6), "french sergent": (14, 3)}
    fight = Skirmish.scenario("1", men).beginning("english").play("order valet avancez")
    assert values(fight, "english valet")[0] == 7


@rule("GU-ORDER-16", "GU-ORDER-18", "GU-ORDER-19")
def test_the_marker_goes_with_the_man_and_ends_with_him():
    """E52."""
    men = {"french cavalier": (9, 2), "french sergent": (10, 6), "english ecuyer": (4, 6), "english chevalier": (1, 1)}
    fight = Skirmish.scenario("4", {**men, "french archer": (14, 12)}).beginning("french")
    fight.play("order sergent foncez", "act sergent", f"move {at(5, 6)}")
    assert fight.order_of("french sergent") == "foncez"
    fight.stunned("french sergent")
    fight.play(f"attack {at(4, 6)}", attack=[1, 1, 1], riposte=[6, 6, 6])
    assert fight.is_neutralised("french sergent")
    assert fight.order_of("french sergent") is None
    assert fight.view().banners[0].order is None
    assert fight.refused("order archer foncez").key == "fighter-first"


@rule("GU-ORDER-16")
def test_the_order_of_who_leaves_is_gone():
    men = {"english ecuyer": (0, 13), "english cavalier": (3, 3), "french sergent": (14, 3)}
    fight = Skirmish.scenario("1", men).ordered("english ecuyer", "foncez").acting("english")
    fight.play("act ecuyer", f"leave {at(0, 13)}")
    assert fight.order_of("english ecuyer") is None


@rule("GU-ORDER-17")
def test_a_banner_has_one_order_at_most():
    fight = battle().play("order sergent prudence")
    assert sum(order != 0 for order in fight.state.order) == 1
    assert fight.refused("order archer prudence").key == "fighter-first"
