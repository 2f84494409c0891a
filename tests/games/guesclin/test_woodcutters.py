"""Chapter 19: scenario 2, The Woodcutters."""

import pytest

from centans.core.bits import members
from tests.games.guesclin.kit import Hex, Skirmish, at, guesclin, rule

GARRISON = ("chevalier", "ecuyer", "piquier", "compagnon", "archer", "arbaletrier")
BAND = ("chevalier", "sergent", "compagnon", "compagnon-2", "compagnon-3", "franc_archer")
RIDERS = ("cavalier", "ecuyer", "compagnon")
GATE, BRIDGE, WINCH, KEEP = (7, 9), (7, 10), (8, 9), (7, 3)


def castle(men: dict[str, Hex], round_: int = 2, **settings: str) -> Skirmish:
    return Skirmish.scenario("2", men, **settings).round(round_)


@rule("GU-S2-1")
def test_nine_against_nine_with_two_bundles():
    view = guesclin().view(guesclin().start(guesclin().variant(4, {"scenario": "2"})), None)
    forces = {banner: [man.name for man in view.fighters if man.banner == banner] for banner in ("french", "english")}
    assert forces == {"french": list(BAND), "english": list(GARRISON)}
    assert [man.type for man in view.fighters if man.banner == "blesiste"] == ["cavalier", "ecuyer", "compagnon"]
    assert [man.type for man in view.fighters if man.banner == "montfortist"] == ["cavalier", "sergent", "compagnon"]
    assert [thing.kind for thing in view.things] == ["bundle", "bundle"]
    assert view.scenario.original


@rule("GU-S2-2")
def test_the_castle_is_thirty_seven_hexes():
    box = guesclin().start(guesclin().variant(2, {"scenario": "2"})).box
    assert len(members(box.castle.hexes)) == 37
    view = guesclin().view(guesclin().start(guesclin().variant(2, {"scenario": "2"})), None)
    assert (view.map.castle.keep, view.map.castle.gate) == (at(*KEEP), at(*GATE))
    assert (view.map.castle.bridge, view.map.castle.winch) == (at(*BRIDGE), at(*WINCH))


# -- reserves -------------------------------------------------------------------------------------------------------


@rule("GU-S2-5", "GU-S2-6", "GU-S2-7", "GU-ROUND-2")
def test_reserves_wait_outside_until_their_round():
    men = {"french sergent": (7, 12), "english chevalier": (7, 4)}
    fight = castle(men, 2).acting("french").play("end")
    assert fight.state.turn == 3, "nobody else is activated in round 2: garrison asleep, reserves away"
    fight = castle(men, 3).alarmed().acting("blesiste").play("end")
    assert fight.state.turn == 4, "the Montfortists come a round later"
    fight = castle(men, 3).alarmed().acting("english").play("end")
    assert fight.view().active == "blesiste"
    assert fight.ask.key == "fighter", "a commander in reserve gives no order"
    assert fight.notations() == {"act cavalier", "act ecuyer", "act compagnon", "end"}


@rule("GU-S2-6")
def test_the_first_step_is_onto_an_entry_hex():
    """E43."""
    fight = castle({"french sergent": (7, 11), "english chevalier": (7, 4)}, 3).alarmed().acting("blesiste")
    fight.play("act cavalier")
    costs = {move.hex: move.cost for move in fight.view().choosing.moves}
    assert {(column, 18): costs[at(column, 18)] for column in range(5, 10)} == {
        (column, 18): 1 for column in range(5, 10)
    }
    assert costs[at(7, 12)] == 7
    assert at(7, 11) not in costs, "the sergeant stands there"
    fight.play(f"move {at(7, 12)}")
    assert fight.where("blesiste cavalier") == (7, 12)


@rule("GU-S2-6", "GU-S2-7")
def test_once_on_the_map_the_rider_gives_orders():
    """E43."""
    men = {"blesiste cavalier": (7, 12), "blesiste ecuyer": (7, 18), "english chevalier": (7, 4)}
    fight = castle(men, 4).alarmed().beginning("blesiste")
    named = {str(option.params["fighter"]) for option in fight.ask.options if option.kind == "order"}
    assert named == {"ecuyer"}
    refusal = fight.refused("order compagnon foncez")
    assert (refusal.rule, refusal.key) == ("GU-ORDER-4", "not-on-the-map")


@rule("GU-S2-6")
def test_the_montfortists_come_from_the_west():
    """E43."""
    fight = castle({"french sergent": (7, 12), "english chevalier": (7, 4)}, 4).alarmed().acting("montfortist")
    fight.play("act sergent")
    costs = {move.hex: move.cost for move in fight.view().choosing.moves}
    assert costs[at(0, 14)] == 1
    assert {at(0, row) for row in range(12, 17)} <= set(costs)
    assert costs[at(3, 13)] == 4, "three points are left after the first"


@rule("GU-S2-6")
def test_an_enemy_on_the_entry_hex_is_not_passed_but_a_friend_is():
    men = {"montfortist cavalier": (7, 18), "blesiste ecuyer": (6, 18), "english chevalier": (7, 4)}
    fight = castle(men, 5).alarmed().acting("blesiste").play("act compagnon")
    assert (7, 18) not in fight.offered("move")
    assert (6, 18) not in fight.offered("move")
    assert (6, 17) in fight.offered("move")


@rule("GU-S2-6")
def test_who_enters_may_strike_at_once():
    men = {"montfortist cavalier": (7, 16), "french sergent": (7, 12)}
    fight = castle(men, 5).alarmed().acting("blesiste").play("act ecuyer", f"move {at(7, 17)}")
    assert fight.offered("attack") == {(7, 16)}


@rule("GU-S2-7")
def test_who_is_in_reserve_may_stay_there():
    fight = castle({"french sergent": (7, 12)}, 5).alarmed().acting("blesiste").play("act cavalier", "pass", "end")
    assert fight.is_in_reserve("blesiste cavalier")


@rule("GU-S2-8")
def test_nobody_leaves_the_castle_map():
    fight = castle({"french sergent": (7, 18)}).acting("french").play("act sergent")
    assert fight.refused(f"leave {at(7, 18)}").rule == "GU-MOVE-13"


# -- the alarm ------------------------------------------------------------------------------------------------------


@rule("GU-S2-9")
def test_before_the_alarm_the_garrison_sleeps():
    fight = castle({"french sergent": (7, 12), "english chevalier": (7, 4)}, 1).acting("french")
    assert next(banner.asleep for banner in fight.view().banners if banner.banner == "english")
    fight.play("end")
    assert (fight.state.turn, fight.view().active) == (2, "french")


@rule("GU-S2-10", "GU-S2-11")
def test_an_attack_raises_the_alarm_and_surprises_the_garrison():
    """E39."""
    men = {
        "french sergent": (7, 10),
        "english ecuyer": (7, 7),
        "french compagnon-3": (7, 11),
        "english piquier": (5, 7),
    }
    fight = castle(men).acting("french").play("act sergent", f"move {at(7, 8)}")
    attack = fight.attack_on("english ecuyer")
    assert (attack.odds.capacity, attack.odds.defence, attack.riposte) == (3, 6, None)
    assert ("surprise", -1) in [(term.kind, term.value) for term in attack.odds.terms]
    fight.play(f"attack {at(7, 7)}", attack=[1, 1, 1])
    assert fight.state.alarm
    assert fight.told("alarm") == [{"cause": "attack"}]
    fight.put("french compagnon-3", (5, 8)).play("act compagnon-3")
    attack = fight.attack_on("english piquier")
    assert (attack.odds.defence, attack.riposte) == (6, None)
    fight.play("pass")
    assert fight.view().active == "english"
    assert not fight.state.surprise


@rule("GU-S2-10")
def test_a_shot_raises_it_too():
    men = {"french franc_archer": (7, 11), "english ecuyer": (7, 8)}
    fight = castle(men).acting("french").play("act franc_archer")
    assert fight.shot_at("english ecuyer").odds.defence == 6
    fight.play(f"shoot {at(7, 8)}", shot=[1, 1, 1])
    assert fight.state.alarm


@rule("GU-S2-10", "GU-S2-11", "GU-S2-12")
@pytest.mark.parametrize(("where", "alarm"), [(GATE, True), (BRIDGE, True), ((7, 11), False)])
def test_a_bundle_in_the_gateway_raises_the_alarm(where, alarm):
    men = {"french compagnon": (7, 12), "french sergent": (7, 13), "english ecuyer": (7, 5)}
    fight = castle(men).acting("french").play("act compagnon", f"move {at(*where)}", "lay")
    assert (fight.state.alarm, fight.state.surprise) == (alarm, alarm)
    assert fight.lies(0) == where
    assert not fight.carries("french compagnon")


@rule("GU-S2-11")
def test_who_is_awake_is_not_surprised_by_a_bundle():
    men = {"french compagnon": (7, 12), "english ecuyer": (7, 5)}
    fight = castle(men).alarmed().acting("french").play("act compagnon", f"move {at(*GATE)}", "lay")
    assert fight.lies(0) == GATE
    assert not fight.state.surprise
    assert fight.told("alarm") == []


@rule("GU-S2-10", "GU-S2-11")
def test_seen_inside_there_is_no_surprise():
    """E40."""
    men = {"french compagnon-3": (7, 11), "english ecuyer": (7, 5)}
    fight = castle(men).acting("french").play("act compagnon-3", f"move {at(7, 8)}")
    assert fight.told("alarm") == [{"cause": "seen"}]
    assert (fight.view().active, fight.state.surprise) == ("english", False)
    fight.play("act ecuyer")
    assert len(fight.offered("move")) > 5


@rule("GU-S2-10")
def test_in_round_four_the_ruse_is_up():
    men = {"french sergent": (7, 12), "english ecuyer": (7, 5)}
    fight = castle(men, 4).acting("french").play("end")
    assert fight.told("alarm") == [{"cause": "late"}]
    assert fight.view().active == "english"


# -- bundles and the gate -------------------------------------------------------------------------------------------


@rule("GU-S2-12")
def test_who_carries_a_bundle_cannot_strike_or_hand_it_over():
    men = {"french compagnon": (7, 7), "english archer": (7, 6), "french sergent": (7, 8)}
    fight = castle(men).alarmed().acting("french").play("act compagnon")
    assert fight.offered("attack") == set()
    assert fight.refused(f"attack {at(7, 6)}").rule == "GU-S2-12"
    assert fight.refused(f"give {at(7, 8)}").rule == "GU-S2-12"
    assert "lay" in fight.notations(), "without a move"
    fight.play("lay")
    assert fight.lies(0) == (7, 7)


@rule("GU-S2-12")
def test_a_bundle_on_the_ground_is_never_taken_up_and_a_hex_holds_both():
    men = {"french compagnon-2": (7, 12), "french compagnon-3": (7, 11), "english archer": (7, 5)}
    fight = castle(men).lying(BRIDGE, 0).alarmed().acting("french").play("act compagnon-3", f"move {at(*BRIDGE)}")
    assert fight.view().active == "french"
    assert fight.ask.key == "fighter", "there is nothing to do there"
    fight.put("french compagnon-3", (3, 15)).play("act compagnon-2", f"move {at(*BRIDGE)}", "lay")
    assert (fight.lies(0), fight.lies(1)) == (BRIDGE, BRIDGE)
    assert fight.told("laid")


@rule("GU-S2-13", "GU-HIT-3")
def test_a_bundle_saves_its_carrier_once():
    """E60."""
    men = {
        "french compagnon": (7, 12),
        "english ecuyer": (7, 11),
        "english piquier": (6, 12),
        "french sergent": (3, 15),
    }
    fight = castle(men).alarmed().acting("english")
    fight.play("act ecuyer", f"attack {at(7, 12)}", attack=[6, 6, 6])
    assert fight.is_unhurt("french compagnon")
    assert fight.lies(0) == (7, 12)
    assert [(told["fighter"], told["thing"]) for told in fight.told("load-falls")] == [("compagnon", "bundle")]
    fight.play("act piquier", f"attack {at(7, 12)}", attack=[6, 6])
    assert fight.is_stunned("french compagnon")


@rule("GU-S2-13")
def test_a_bundle_that_falls_on_the_bridge_raises_no_alarm():
    men = {"french compagnon": BRIDGE, "montfortist cavalier": (7, 11), "english piquier": (6, 4)}
    fight = castle(men, 3).acting("montfortist").play("act cavalier", f"attack {at(*BRIDGE)}", attack=[6, 6, 6, 6])
    assert fight.lies(0) == BRIDGE
    assert not fight.state.alarm


@rule("GU-S2-14", "GU-S2-15", "GU-S2-16")
def test_clearing_and_shutting_the_gate():
    """E41."""
    men = {
        "english compagnon": WINCH,
        "english archer": (7, 8),
        "french sergent": (7, 12),
        "french franc_archer": (7, 11),
    }
    fight = castle(men, 5).lying(GATE, 0).alarmed().acting("english").play("act compagnon")
    refusal = fight.refused("winch")
    assert (refusal.rule, refusal.key, refusal.params) == ("GU-S2-16", "gateway-blocked", {"hex": at(*GATE)})
    fight.play("pass", "act archer", f"move {at(*GATE)}", "clear").acting("english").play("act compagnon")
    assert fight.view().things[0].state == "removed"
    assert fight.refused("winch").key == "gateway-blocked", "the archer stands there"
    fight.play("pass").acting("english").play("act archer", f"move {at(7, 7)}", "act compagnon", "winch")
    assert fight.state.gate_shut
    assert fight.told("winch")[-1]["gate"] == "shut"
    assert [wall.kind for wall in fight.view().map.obstacles].count("gate") == 1
    fight.put("french sergent", BRIDGE).put("english archer", GATE).acting("french").play("act sergent")
    assert fight.refused(f"attack {at(*GATE)}").rule == "GU-MELEE-2"
    assert not fight.offered("move") & {GATE, (7, 8)}
    fight.play("pass", "act franc_archer")
    assert ("obstacle", 1) in [(term.kind, term.value) for term in fight.shot_at("english archer").odds.terms]
    fight.neutralised("english compagnon").put("french sergent", WINCH).acting("french").play("act sergent", "winch")
    assert not fight.state.gate_shut, "a Frenchman at the winch opens it again"


@rule("GU-S2-14")
def test_only_the_garrisons_side_clears_bundles():
    men = {"french sergent": BRIDGE, "montfortist compagnon": (7, 12), "english archer": (7, 4)}
    fight = castle(men, 5).lying(BRIDGE, 0).alarmed().acting("french").play("act sergent")
    assert fight.refused("clear").key == "not-yours-to-clear"
    fight = castle({"montfortist compagnon": BRIDGE}, 5).lying(BRIDGE, 0).lying(BRIDGE, 1).alarmed()
    fight.acting("montfortist").play("act compagnon", "clear")
    assert [thing.state for thing in fight.view().things].count("removed") == 1, "one at a time"
    fight = castle({"montfortist compagnon": (7, 12)}, 5).lying(BRIDGE, 0).alarmed().acting("montfortist")
    assert fight.play("act compagnon").refused("clear").key == "no-bundle-here"


@rule("GU-S2-16")
def test_the_winch_needs_the_alarm_and_a_man_beside_it():
    fight = castle({"french sergent": WINCH}).acting("french").play("act sergent")
    assert fight.refused("winch").key == "no-alarm-yet"
    fight = castle({"french sergent": (8, 8)}).alarmed().acting("french").play("act sergent")
    refusal = fight.refused("winch")
    assert (refusal.key, refusal.params) == ("not-at-winch", {"hex": at(*WINCH)})


# -- how it ends ----------------------------------------------------------------------------------------------------


@rule("GU-S2-17", "GU-S2-18", "GU-ROUND-5")
@pytest.mark.parametrize(("knight", "level"), [(True, "total"), (False, "partial")])
def test_the_keep_is_held_at_the_end_of_the_round(knight, level):
    """E42."""
    men = {"french compagnon-3": (7, 4), "french chevalier": (3, 16), "english ecuyer": (10, 7)}
    fight = castle(men, 6).alarmed()
    if not knight:
        fight.neutralised("french chevalier")
    fight.acting("french").play("act compagnon-3", f"move {at(*KEEP)}")
    assert fight.verdict is None, "not before the round is over"
    while fight.verdict is None and fight.state.turn == 6:
        fight.play("no-order" if fight.ask.key == "order" else "end")
    assert fight.verdict == ("french", level)


@rule("GU-S2-17")
def test_a_man_driven_from_the_keep_does_not_count():
    """E42."""
    men = {"french compagnon-3": KEEP, "french chevalier": (3, 16), "montfortist cavalier": (7, 4)}
    fight = castle(men, 6).alarmed().stunned("french compagnon-3").acting("montfortist")
    fight.play("act cavalier", f"attack {at(*KEEP)}", "end", attack=[6, 6, 6, 6])
    assert fight.verdict is None
    assert fight.state.turn == 7


@rule("GU-S2-19", "GU-END-2")
@pytest.mark.parametrize(("knight", "level"), [(True, "partial"), (False, "total")])
def test_the_garrison_holds_out(knight, level):
    men = {"french sergent": (7, 12), "french chevalier": (3, 16), "montfortist cavalier": (0, 12)}
    fight = castle(men, 12).alarmed()
    if not knight:
        fight.neutralised("french chevalier")
    assert fight.acting("montfortist").play("end").verdict == ("english", level)


@rule("GU-S2-19")
def test_at_the_limit_the_keep_is_looked_at_first():
    men = {"french sergent": KEEP, "french chevalier": (3, 16), "montfortist cavalier": (0, 12)}
    assert castle(men, 12).alarmed().acting("montfortist").play("end").verdict == ("french", "total")


@rule("GU-S2-20")
@pytest.mark.parametrize(("knight", "level"), [(True, "total"), (False, "partial")])
def test_an_english_side_without_men_has_lost(knight, level):
    """E60."""
    men = {"french sergent": (7, 7), "french chevalier": (3, 16), "english archer": (7, 6)}
    fight = castle(men, 5).alarmed().stunned("english archer")
    fight.neutralised(*[f"english {man}" for man in GARRISON if man != "archer"])
    fight.neutralised("montfortist cavalier", "montfortist sergent", "montfortist compagnon")
    if not knight:
        fight.neutralised("french chevalier")
    fight.acting("french").play("act sergent", f"attack {at(7, 6)}", attack=[6, 6, 6])
    assert fight.verdict == ("french", level)


def last_frenchman(**settings: str) -> Skirmish:
    fight = castle({"french sergent": (7, 7), "english ecuyer": (7, 6)}, 5, **settings).alarmed()
    fight.stunned("french sergent", "english ecuyer")
    return fight.neutralised(*[f"french {man}" for man in BAND if man != "sergent"])


@rule("GU-S2-20")
def test_a_french_side_without_men_has_lost_but_reserves_count():
    """E60."""
    fight = last_frenchman().acting("english").play("act ecuyer", f"attack {at(7, 7)}", attack=[6, 6, 6])
    assert fight.verdict is None, "the Blésistes are still in reserve"
    fight = last_frenchman().neutralised(*[f"blesiste {man}" for man in RIDERS]).acting("english")
    fight.play("act ecuyer", f"attack {at(7, 7)}", attack=[6, 6, 6])
    assert fight.verdict == ("english", "total")


@rule("GU-S2-20")
def test_if_both_sides_are_gone_at_once_it_is_a_draw():
    fight = last_frenchman().neutralised(*[f"blesiste {man}" for man in RIDERS])
    fight.neutralised(*[f"english {man}" for man in GARRISON if man != "ecuyer"])
    fight.neutralised("montfortist cavalier", "montfortist sergent", "montfortist compagnon").acting("french")
    fight.play("act sergent", f"attack {at(7, 6)}", attack=[6, 6, 6], riposte=[6, 6, 6])
    assert fight.verdict == ("nobody", "draw")
