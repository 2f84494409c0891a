"""What everybody sees of a position."""

from typing import Any

import pytest

from centans.games.guesclin.box.names import ENGLISH, SIDES
from tests.games.guesclin.kit import Skirmish, at, plain_scenario, rule, with_scenario

GATE, BRIDGE = (7, 9), (7, 10)


def by_banner(fight: Skirmish, field: str) -> dict[str, Any]:
    return {banner.banner: getattr(banner, field) for banner in fight.view().banners}


@rule("GU-ROUND-1")
def test_a_banner_waits_for_its_turn_has_it_or_has_had_it():
    assert set(by_banner(Skirmish.fresh("4"), "state").values()) == {"waiting"}
    men = {"french sergent": (12, 9), "english archer": (1, 1), "blesiste piquier": (12, 3)}
    fight = Skirmish.scenario("4", men).acting("english")
    assert by_banner(fight, "state") == {
        "french": "done",
        "english": "active",
        "blesiste": "waiting",
        "montfortist": "waiting",
    }


@rule("GU-ACT-1")
def test_only_men_of_the_active_banner_wait_to_act():
    men = {"french sergent": (12, 9), "french archer": (12, 3), "english archer": (1, 1)}
    fight = Skirmish.scenario("4", men).acting("french").play("act sergent", "pass")
    assert [f"{man.banner} {man.name}" for man in fight.view().fighters if man.waiting] == ["french archer"]


@rule("GU-EXIT-1", "GU-MAP-8")
def test_an_exit_names_the_sides_that_are_open_there():
    scenario = plain_scenario("fougeray", ["french sergent"])
    scenario["exits"] = {"french": {"sides": ["W", "N"]}}
    fight = Skirmish(with_scenario(scenario), 2, {"scenario": "trial"}, {"french sergent": (4, 6)}).acting("french")
    sides = {door.hex: door.sides for door in fight.view().map.exits}
    assert sides[at(0, 0)] == ["N"], "a bank closes the west there"
    assert sides[at(0, 13)] == ["W"]
    assert at(0, 3) not in sides


@rule("GU-S3-4")
@pytest.mark.parametrize(("round_", "deaf"), [(1, ["english", "montfortist"]), (2, [])])
def test_who_hears_no_order_at_dawn_is_shown_as_long_as_it_lasts(round_, deaf):
    fight = Skirmish.scenario("3", {"french ecuyer": (7, 1), "english archer": (1, 1)}).round(round_).acting("french")
    assert fight.view().scenario.dawn == deaf


@rule("GU-S2-9")
def test_the_garrison_is_asleep_until_the_alarm():
    fight = Skirmish.scenario("2", {"french sergent": (7, 13), "english ecuyer": (7, 5)}).acting("french")
    assert [banner for banner, asleep in by_banner(fight, "asleep").items() if asleep] == ["english"]
    assert not any(by_banner(fight.alarmed(), "asleep").values())


@rule("GU-S2-15")
def test_the_gate_is_an_obstacle_only_when_it_is_shut():
    fight = Skirmish.scenario("2", {"french sergent": (7, 13), "english ecuyer": (7, 5)}).acting("french")
    assert not [side for side in fight.view().map.obstacles if side.kind == "gate"]
    fight.state.gate_shut = True
    (gate,) = [side for side in fight.view().map.obstacles if side.kind == "gate"]
    assert {gate.one, gate.other} == {at(*GATE), at(*BRIDGE)}


@rule("GU-EXIT-4")
def test_who_has_left_is_counted_for_his_own_side():
    fight = Skirmish.scenario("1", {"english cavalier": (0, 13), "french sergent": (14, 3)}).acting("english")
    fight.play("act cavalier", f"leave {at(0, 13)}")
    assert [side.gone_out for side in fight.view().sides] == [0, 1]


@rule("GU-FIG-14", "GU-FIG-18")
def test_the_values_of_a_weakened_man_are_shown_without_and_with_his_order():
    men = {"french sergent": (12, 9), "english archer": (1, 1)}
    fight = Skirmish.scenario("4", men, stunned="weakened").stunned("french sergent").acting("french")
    man = fight.view().fighters[fight.number("french sergent")]
    assert (man.base_movement, man.base_melee, man.base_defence) == (3, 2, 8)
    fight.ordered("french sergent", "a_l_assaut")
    man = fight.view().fighters[fight.number("french sergent")]
    assert (man.base_movement, man.base_melee, man.base_defence) == (3, 2, 8)
    assert (man.movement, man.melee, man.defence) == (3, 3, 6)


@rule("GU-ORDER-2", "GU-FIG-14")
def test_an_order_is_shown_with_the_values_that_it_will_give():
    men = {"french cavalier": (14, 9), "french sergent": (14, 10), "english archer": (1, 1)}
    fight = Skirmish.scenario("4", men, stunned="weakened").stunned("french sergent").beginning("french")
    (choice,) = [
        choice
        for choice in fight.view().choosing.orders
        if (choice.fighter, choice.order) == (fight.number("french sergent"), "avancez")
    ]
    fight.play("order sergent avancez")
    man = fight.view().fighters[choice.fighter]
    assert (choice.movement, choice.melee, choice.defence) == (man.movement, man.melee, man.defence) == (5, 1, 8)


@rule("GU-S2-13", "GU-HIT-1")
@pytest.mark.parametrize(
    ("load", "stunned", "effect"),
    [(True, False, "drop-bundle"), (True, True, "drop-bundle"), (False, False, "stun"), (False, True, "neutralise")],
)
def test_an_attack_says_what_a_hit_would_do(load, stunned, effect):
    men = {"french compagnon": BRIDGE, "montfortist cavalier": (7, 11), "english piquier": (6, 4)}
    fight = Skirmish.scenario("2", men).round(3)
    if not load:
        fight.lying((0, 18), 0)
    if stunned:
        fight.stunned("french compagnon")
    fight.acting("montfortist").play("act cavalier")
    assert fight.attack_on("french compagnon").effect == effect


@rule("GU-HIT-2")
def test_a_riposte_says_what_it_would_do_to_the_attacker():
    men = {"french sergent": (4, 7), "english ecuyer": (4, 6)}
    fight = Skirmish.scenario("1", men).stunned("french sergent").acting("french").play("act sergent")
    attack = fight.attack_on("english ecuyer")
    assert (attack.effect, attack.riposte_effect) == ("stun", "neutralise")


def test_wood_gives_cover_and_no_other_ground():
    terrain = Skirmish.fresh("1").view().map.terrain
    cover = {ground.terrain: (ground.cover_inside, ground.cover_crossed) for ground in terrain}
    assert {name for name, given in cover.items() if any(given)} == {"wood"}
    assert cover["wood"] == (2, 1)


def test_a_cart_is_carried_or_lies_somewhere_or_was_taken_by_a_side():
    fight = Skirmish.scenario("3", {"french compagnon": (7, 2), "english archer": (7, 12)})
    fight.carrying("french compagnon", 0).lying((3, 4), 1).taken(ENGLISH, 2)
    assert [(cart.state, cart.hex, cart.carrier, cart.side) for cart in fight.view().things] == [
        ("carried", at(7, 2), fight.number("french compagnon"), None),
        ("ground", at(3, 4), None, None),
        ("out", None, None, SIDES[ENGLISH]),
    ]


def features(fight: Skirmish, man: str) -> list[int]:
    """What a learning player is told of a man."""
    start = 10 + 13 * fight.number(man)
    return fight.game.features(fight.view())[start : start + 13]


def test_learning_players_are_told_where_each_man_is_and_what_he_can_do():
    men = {"french sergent": (12, 9), "french archer": (4, 3), "english archer": (1, 1)}
    fight = Skirmish.scenario("4", men).stunned("french archer").acting("french")
    sergeant = fight.view().fighters[fight.number("french sergent")]
    values = [sergeant.movement, sergeant.melee, sergeant.defence]
    assert features(fight, "french sergent") == [1, 3, 0, 13, 10, 0, 0, 0, 1, *values, 1]
    assert features(fight, "french archer")[2:9] == [0, 5, 4, 1, 0, 0, 1]
    assert features(fight, "english archer")[-1] == 0, "not one's own"
    assert features(fight, "english piquier")[2:5] == [1, 0, 0], "in reserve"
    fight.ordered("french sergent", "foncez").neutralised("french archer").play("act sergent", "pass")
    assert features(fight, "french sergent")[6:9] == [6, 0, 0]
    assert features(fight, "french archer")[2:5] == [2, 0, 0]
