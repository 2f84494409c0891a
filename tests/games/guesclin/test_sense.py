"""What a bot thinks: blows from where it might go, dangers, and what it would rather do in plain situations."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from centans.core.digest import digest
from centans.games.guesclin.box.names import ENGLISH, FRENCH
from centans.games.guesclin.odds import chance_of_blow, chance_of_riposte
from centans.games.guesclin.sense.aims import aim_of, beside_prey
from centans.games.guesclin.sense.judgement import Dangers, Threats, blow, price_of_hit
from centans.games.guesclin.sense.judgement import worth as worth_of
from centans.games.guesclin.sense.lead import lead_of_french
from centans.games.guesclin.sense.value import threat_of
from centans.games.guesclin.sense.weighing import turns_to_exit
from tests.games.guesclin.kit import Hex, Skirmish, at, components, guesclin, place, rule, with_scenario

GATE, BRIDGE, WINCH, KEEP = (7, 9), (7, 10), (8, 9), (7, 3)


def weights(fight: Skirmish) -> dict[str, float]:
    """How good each answer looks."""
    weighed = guesclin().sense().weigh(fight.state, fight.ask)
    return {option.notation: weight for option, weight in zip(fight.ask.options, weighed, strict=True)}


def favourite(fight: Skirmish) -> str:
    found = weights(fight)
    return max(found, key=lambda notation: found[notation])


def worth_at(fight: Skirmish, man: str, where: Hex) -> float:
    """What it is worth to this man's aim to stand there."""
    return aim_of(fight.state, fight.number(man)).at(place(*where))


def danger(fight: Skirmish, man: str, where: Hex) -> float:
    s, fighter = fight.state, fight.number(man)
    return Dangers(s, fighter, Threats(s, s.box.men.side[fighter])).at(place(*where))


# -- blows ----------------------------------------------------------------------------------------------------------


@rule("GU-POS-4")
def test_who_goes_round_his_victim_does_not_count_as_his_own_helper():
    men = {"french sergent": (5, 6), "english compagnon": (4, 7)}
    fight = Skirmish.on("fougeray", men)
    sergeant, victim, there = fight.number("french sergent"), fight.number("english compagnon"), place(4, 6)
    alone = chance_of_blow(fight.state, sergeant, there, victim)
    assert alone == fight.state.box.dice.chance(3, 6)
    fight.put("french chevalier", (3, 6))
    assert chance_of_blow(fight.state, sergeant, there, victim) == fight.state.box.dice.chance(3, 5) > alone


@rule("GU-RIP-5")
def test_nor_does_he_count_against_the_riposte_from_where_he_stood():
    men = {"french sergent": (5, 6), "english piquier": (4, 7)}
    fight = Skirmish.on("fougeray", men)
    sergeant, victim, there = fight.number("french sergent"), fight.number("english piquier"), place(4, 6)
    assert chance_of_riposte(fight.state, sergeant, there, victim) == fight.state.box.dice.chance(2, 8)
    fight.put("french chevalier", (3, 6))
    assert chance_of_riposte(fight.state, sergeant, there, victim) == fight.state.box.dice.chance(2, 9)
    fight.put("english valet", (5, 5))
    assert chance_of_riposte(fight.state, sergeant, there, victim) == fight.state.box.dice.chance(2, 9), "not beside"


def test_a_riposte_makes_a_blow_worth_less():
    men = {"french sergent": (4, 6), "english compagnon": (4, 7), "english ecuyer": (5, 6)}
    fight = Skirmish.on("fougeray", men)
    s, sergeant = fight.state, fight.number("french sergent")
    squire, here = fight.number("english ecuyer"), place(4, 6)
    gain = chance_of_blow(s, sergeant, here, squire) * price_of_hit(s, squire)
    cost = chance_of_riposte(s, sergeant, here, squire) * price_of_hit(s, sergeant)
    assert cost > 0
    assert blow(s, sergeant, here, squire) == gain - cost
    companion = fight.number("english compagnon")
    assert blow(s, sergeant, here, companion) == chance_of_blow(s, sergeant, here, companion) * price_of_hit(
        s, companion
    )


def test_a_stunned_man_and_the_leader_of_a_cart_are_better_prey():
    fight = Skirmish.scenario("3", {"french ecuyer": (7, 6), "english archer": (1, 1)})
    squire = fight.number("french ecuyer")
    unhurt = price_of_hit(fight.state, squire)
    assert price_of_hit(fight.carrying("french ecuyer").state, squire) > unhurt
    fight.lying((7, 5))
    assert price_of_hit(fight.stunned("french ecuyer").state, squire) > unhurt


def test_a_commander_on_whom_the_result_hangs_is_worth_more():
    prices = {
        scenario: worth_of(fight.state, fight.number("french " + kind))
        for scenario, kind in (("1", "chevalier"), ("2", "chevalier"), ("3", "cavalier"), ("4", "cavalier"))
        for fight in [Skirmish.scenario(scenario, {})]
    }
    assert prices["1"] == prices["3"] < prices["2"] == prices["4"]
    garrison = Skirmish.scenario("2", {})
    assert worth_of(garrison.state, garrison.number("english chevalier")) == prices["1"]


# -- dangers --------------------------------------------------------------------------------------------------------


def test_three_men_are_as_dangerous_as_six():
    men = {"french sergent": (4, 7), "english compagnon": (4, 4), "english compagnon-2": (5, 4)}
    two = danger(Skirmish.on("fougeray", men), "french sergent", (4, 7))
    men |= {"english compagnon-3": (3, 4)}
    three = danger(Skirmish.on("fougeray", men), "french sergent", (4, 7))
    men |= {"english compagnon-4": (6, 4)}
    four = danger(Skirmish.on("fougeray", men), "french sergent", (4, 7))
    assert 0 < two < three == four


def test_a_sleeping_garrison_is_not_feared():
    fight = Skirmish.scenario("2", {"french sergent": BRIDGE, "english piquier": (7, 7)})
    assert danger(fight, "french sergent", BRIDGE) == 0
    assert danger(fight.alarmed(), "french sergent", BRIDGE) > 0


def test_an_archer_is_feared_as_far_as_he_shoots():
    """He stays where he is: five hexes away a shot can just reach."""
    men = {"french sergent": (14, 18), "english archer": (4, 7)}
    fight = Skirmish.on("fougeray", men).ordered("english archer", "frappez")
    near, far, out = [danger(fight, "french sergent", (4, row)) for row in (10, 12, 13)]
    assert near > far > out == 0


# -- choices --------------------------------------------------------------------------------------------------------


def test_a_bot_always_ripostes():
    men = {"french sergent": (4, 6), "english piquier": (4, 7)}
    fight = Skirmish.on("fougeray", men, riposte="ask").acting("french").play("act sergent", f"attack {at(4, 7)}")
    assert favourite(fight) == "riposte"


def test_to_weigh_orders_leaves_everything_as_it_was():
    men = {"french chevalier": (14, 7), "french sergent": (12, 7), "english archer": (10, 8)}
    fight = Skirmish.on("fougeray", men).beginning("french")
    assert fight.ask.key == "order"
    before = digest(fight.state)
    found = weights(fight)
    assert digest(fight.state) == before
    assert found["no-order"] == 0
    assert len(set(found.values())) > 3


@pytest.mark.parametrize(("inside", "wish"), [(0, True), (5, False)])
def test_the_garrison_shuts_the_gate_before_the_enemy_but_not_behind_him(inside, wish):
    comrades = ["chevalier", "compagnon", "compagnon-2", "compagnon-3", "franc_archer"]
    hexes = [(5, 6), (6, 7), (9, 5), (5, 4), (9, 7)] if inside else [(5, 13), (6, 13), (7, 13), (8, 13), (9, 13)]
    men = {"english compagnon": WINCH, "french sergent": (7, 14)}
    men |= {f"french {comrade}": where for comrade, where in zip(comrades, hexes, strict=True)}
    fight = Skirmish.scenario("2", men).lying((0, 18), 0).lying((0, 18), 1).alarmed().acting("english")
    found = weights(fight.play("act compagnon"))
    assert (found["winch"] > found["pass"]) is wish


def test_loot_goes_to_a_comrade_who_can_still_run_with_it():
    men = {"english valet": (4, 14), "english cavalier": (4, 13), "french sergent": (14, 3)}
    fight = Skirmish.scenario("1", men).acting("english").play("act valet")
    fresh = weights(fight)
    fight.state.acted |= 1 << fight.number("english cavalier")
    tired = weights(fight)
    assert fresh[f"give {at(4, 13)}"] > tired[f"give {at(4, 13)}"]


def test_loot_falls_towards_friends():
    men = {"english valet": (4, 7), "french sergent": (4, 8), "english ecuyer": (4, 4), "english cavalier": (9, 1)}
    fight = Skirmish.scenario("1", men).acting("french").play("act sergent", f"attack {at(4, 7)}", attack=[6, 6, 6])
    found = weights(fight)
    assert found[f"drop {at(4, 6)}"] > found[f"drop {at(5, 7)}"]


# -- aims -----------------------------------------------------------------------------------------------------------


def test_bundles_go_to_the_gateway_until_the_alarm_then_all_go_to_the_keep():
    fight = Skirmish.scenario("2", {"french compagnon": (7, 14)})
    assert worth_at(fight, "french compagnon", GATE) == 0 > worth_at(fight, "french compagnon", KEEP)
    fight.alarmed()
    assert worth_at(fight, "french compagnon", KEEP) == 0 > worth_at(fight, "french compagnon", GATE)


def test_a_cart_is_fetched_by_the_nearest_but_rather_not_by_a_commander():
    men = {"french cavalier": (7, 3), "french compagnon": (7, 2), "english archer": (1, 1)}
    fight = Skirmish.scenario("3", men)
    assert worth_at(fight, "french compagnon", (7, 5)) == 0
    assert aim_of(fight.state, fight.number("french cavalier")).goal != 1 << place(7, 5)


def test_a_thief_is_cut_off_where_one_can_be_in_time():
    """The valet makes for the west edge: who stands near his way meets him on it, who is far goes to where it ends."""
    fight = Skirmish.scenario("1", {"english valet": (1, 0), "french sergent": (4, 7)})
    goal = aim_of(fight.state, fight.number("french sergent")).goal
    assert goal
    assert not goal & fight.state.box.exits[1].hexes
    late = Skirmish.scenario("1", {"english valet": (2, 14), "french sergent": (14, 2)})
    assert aim_of(late.state, late.number("french sergent")).goal == late.state.box.exits[1].hexes


def shut_in(exits: dict[str, Any], men: dict[str, Hex]) -> Skirmish:
    """Scenario 1 where these are the exits of the English, whose valet has the loot."""
    scenario = copy.deepcopy(components()["scenarios"]["1"])
    del scenario["exits"]["english"]
    scenario["exits"] |= exits
    return Skirmish(with_scenario(scenario), 2, {"scenario": "trial"}, men).carrying("english valet")


def test_a_thief_whom_no_exit_awaits_is_fought_like_any_other():
    men = {"english valet": (2, 14), "english ecuyer": (5, 7), "french sergent": (4, 5)}
    fight = shut_in({}, men)
    goal = aim_of(fight.state, fight.number("french sergent")).goal
    assert goal >> place(5, 6) & 1, "beside the squire"


def test_exits_on_no_side_at_all_are_as_good_as_none():
    free, nowhere, none = [
        turns_to_exit(fight.state, fight.number("english valet"))
        for exits in ({"english": {"sides": ["W"]}}, {"english": {"sides": []}}, {})
        for fight in [shut_in(exits, {"english valet": (4, 14)})]
    ]
    assert free < nowhere == none


def test_once_the_loot_is_away_the_rider_is_hunted_and_nobody_else():
    """He makes for the west edge: the enemy goes to meet him, past the squire; the rider himself only wants out."""
    men = {"english cavalier": (2, 5), "french sergent": (4, 7), "english ecuyer": (5, 6)}
    fight = Skirmish.scenario("1", men).taken(FRENCH)
    west = fight.state.box.exits[1].hexes
    hunter, rider = [aim_of(fight.state, fight.number(man)).goal for man in ("french sergent", "english cavalier")]
    assert hunter
    assert not hunter & (west | 1 << place(5, 7))
    assert rider == west


def test_the_garrison_clears_the_gateway_before_it_goes_to_the_winch():
    men = {"english compagnon": (7, 8), "english archer": KEEP, "french sergent": (1, 14)}
    fight = Skirmish.scenario("2", men).alarmed()
    assert worth_at(fight, "english compagnon", WINCH) == 0 > worth_at(fight, "english compagnon", GATE)
    fight.lying(GATE)
    assert worth_at(fight, "english compagnon", GATE) == 0 > worth_at(fight, "english compagnon", WINCH)


def test_the_nearer_a_cart_is_to_its_way_out_the_further_that_side_is_ahead():
    men = {"french compagnon": (7, 2), "english archer": (7, 12)}

    def ahead(has_it: Callable[[Skirmish], object]) -> float:
        fight = Skirmish.scenario("3", men)
        has_it(fight)
        return lead_of_french(fight.state)

    found = [
        ahead(lambda fight: fight.taken(FRENCH)),
        ahead(lambda fight: fight.carrying("french compagnon")),
        ahead(lambda fight: fight.lying((7, 3))),
        ahead(lambda fight: fight.lying((7, 11))),
        ahead(lambda fight: fight.carrying("english archer")),
        ahead(lambda fight: fight.taken(ENGLISH)),
    ]
    assert found == sorted(set(found), reverse=True)


def test_an_enemy_is_threatened_by_two_men_near_him_and_by_no_more():
    men = {"french sergent": (4, 7), "english ecuyer": (12, 1)}
    fight = Skirmish.scenario("1", men)
    found = [threat_of(fight.state, FRENCH)]
    for man, where in (("english ecuyer", (4, 6)), ("french chevalier", (5, 6)), ("french compagnon", (3, 6))):
        found.append(threat_of(fight.put(man, where).state, FRENCH))
    assert found == [0.0, found[1], 2 * found[1], 2 * found[1]]
    assert found[1] > 0


def test_who_stands_beside_an_enemy_looks_for_no_lesser_one():
    men = {"french sergent": (5, 6), "english compagnon": (4, 7), "english valet": (10, 7)}
    fight = Skirmish.on("fougeray", men)
    assert beside_prey(fight.state, fight.number("french sergent")) >> place(5, 6) & 1


def test_an_enemy_near_by_is_the_prey_rather_than_a_worthier_one_far_away():
    men = {"french sergent": (5, 6), "english compagnon": (7, 6), "english ecuyer": (13, 6)}
    fight = Skirmish.on("fougeray", men)
    assert beside_prey(fight.state, fight.number("french sergent")) >> place(8, 6) & 1
