"""Chapters 12 and 13: movement and leaving the map."""

import pytest

from centans import shelf
from centans.games.guesclin import Guesclin
from tests.games.guesclin.kit import Hex, Skirmish, at, rule

CASTLE = [(column, row) for column in range(4, 11) for row in range(3, 10)]


def costs(fight: Skirmish) -> dict[str, int]:
    return {move.hex: move.cost for move in fight.view().choosing.moves}


def walker(kind: str, here: Hex, **others: Hex) -> Skirmish:
    men = {f"french {kind}": here, **{man.replace("_", " ", 1): where for man, where in others.items()}}
    return Skirmish.on("fougeray", men).acting("french").play(f"act {kind}")


@rule("GU-MOVE-1", "GU-MOVE-2", "GU-MOVE-3", "GU-MOVE-5", "GU-MOVE-7")
def test_a_sergeant_pays_one_for_easy_and_two_for_difficult_hexes():
    """E7."""
    found = costs(walker("sergent", (5, 9)))
    expected = {
        (6, 9): 1,
        (6, 10): 1,
        (5, 7): 2,
        (4, 9): 2,
        (4, 10): 2,
        (3, 9): 3,
        (6, 8): 3,
        (7, 8): 3,
        (7, 9): 3,
        (5, 5): 4,
    }
    assert {hex_: found[at(*hex_)] for hex_ in expected} == expected
    assert at(6, 7) not in found


@rule("GU-MOVE-4")
def test_a_companion_pays_one_for_woods_and_huts():
    """E8."""
    found = costs(walker("compagnon", (5, 9)))
    expected = {(4, 9): 1, (4, 10): 1, (3, 9): 2, (6, 8): 2, (7, 8): 2, (7, 9): 2, (6, 7): 3, (5, 5): 4}
    assert {hex_: found[at(*hex_)] for hex_ in expected} == expected


@rule("GU-MOVE-7", "GU-MAP-6", "GU-MOVE-4")
def test_an_embankment_must_be_walked_around():
    """E9."""
    sergeant, companion = costs(walker("sergent", (8, 4))), costs(walker("compagnon", (8, 4)))
    assert sergeant[at(8, 3)] == 4
    assert at(9, 3) not in sergeant
    assert (companion[at(8, 3)], companion[at(9, 3)]) == (2, 3)


@rule("GU-MOVE-8", "GU-MOVE-10", "GU-GAME-10")
def test_friends_of_the_other_banner_are_passed_but_not_joined():
    """E10."""
    men = {"french compagnon": (7, 11), "blesiste cavalier": (7, 10)}
    fight = Skirmish.on("chateau", men).acting("french").play("act compagnon")
    found = costs(fight)
    assert {hex_: found[at(*hex_)] for hex_ in CASTLE if at(*hex_) in found} == {
        (7, 9): 2,
        **dict.fromkeys([(7, 8), (6, 9), (8, 9)], 3),
        **dict.fromkeys([(7, 7), (6, 8), (5, 8), (8, 8), (9, 8)], 4),
    }
    refusal = fight.refused(f"move {at(7, 10)}")
    assert (refusal.rule, refusal.key) == ("GU-MOVE-10", "hex-occupied")


@rule("GU-MOVE-9")
def test_an_enemy_on_the_bridge_bars_it():
    """E10."""
    men = {"french compagnon": (7, 11), "montfortist cavalier": (7, 10)}
    fight = Skirmish.on("chateau", men).acting("french").play("act compagnon")
    assert not fight.offered("move") & set(CASTLE)
    assert fight.refused(f"move {at(7, 10)}").rule == "GU-MOVE-9"
    refusal = fight.refused(f"move {at(7, 9)}")
    assert (refusal.rule, refusal.key) == ("GU-MOVE-9", "no-way")


@rule("GU-MOVE-6", "GU-MOVE-4")
def test_one_point_left_does_not_enter_a_wood():
    """E11."""
    sergeant = walker("sergent", (9, 8))
    assert costs(sergeant)[at(12, 9)] == 3
    for wood in ((13, 8), (13, 9)):
        refusal = sergeant.refused(f"move {at(*wood)}")
        assert (refusal.rule, refusal.params) == ("GU-MOVE-6", {"hex": at(*wood), "cost": 5, "movement": 4})
    companion = costs(walker("compagnon", (9, 8)))
    assert (companion[at(13, 8)], companion[at(13, 9)]) == (4, 4)


@rule("GU-MOVE-11")
def test_nobody_reacts_to_a_man_who_goes_past():
    """E55."""
    men = {"french cavalier": (4, 6), "english sergent": (4, 5), "english piquier": (4, 7), "english archer": (8, 5)}
    fight = Skirmish.on("fougeray", men).acting("french").play("act cavalier", f"move {at(8, 6)}")
    assert fight.where("french cavalier") == (8, 6)
    assert fight.is_unhurt("french cavalier")
    assert fight.told("struck") == []


@rule("GU-MOVE-12")
@pytest.mark.parametrize("order", ["a_couvert", "frappez"])
def test_with_no_movement_one_still_strikes(order):
    men = {"french sergent": (4, 6), "english compagnon": (4, 7)}
    fight = Skirmish.on("fougeray", men).ordered("french sergent", order).acting("french").play("act sergent")
    assert fight.offered("move") == set()
    refusal = fight.refused(f"move {at(4, 5)}")
    assert (refusal.rule, refusal.key) == ("GU-MOVE-12", "no-movement")
    assert fight.offered("attack") == {(4, 7)}


@rule("GU-MOVE-12", "GU-EXIT-1")
def test_with_no_movement_one_does_not_leave():
    fight = Skirmish.scenario("1", {"english ecuyer": (0, 13), "english cavalier": (3, 3), "french sergent": (14, 3)})
    fight.ordered("english ecuyer", "frappez").acting("english").play("act ecuyer")
    assert fight.offered("leave") == set()
    assert fight.refused(f"leave {at(0, 13)}").rule == "GU-MOVE-12"


@rule("GU-MOVE-13", "GU-S4-10")
def test_nobody_leaves_a_map_without_exits():
    fight = Skirmish.scenario("4", {"french sergent": (14, 3)}).acting("french").play("act sergent")
    assert fight.refused(f"leave {at(14, 3)}").rule == "GU-MOVE-13"


@rule("GU-MOVE-7")
def test_an_obstacle_that_cannot_be_passed_is_named_with_the_detour():
    fight = walker("sergent", (8, 4))
    refusal = fight.refused(f"move {at(9, 3)}")
    assert (refusal.rule, refusal.key, refusal.params) == (
        "GU-MOVE-7",
        "obstacle-detour",
        {"hex": at(9, 3), "cost": 5, "movement": 4},
    )
    refusal = fight.refused(f"move {at(1, 7)}")
    assert (refusal.rule, refusal.key) == ("GU-MOVE-7", "water")


# -- leaving --------------------------------------------------------------------------------------------------------


def english(where: Hex, **settings: str) -> Skirmish:
    men = {"english cavalier": where, "english valet": (3, 1), "french sergent": (14, 2)}
    return Skirmish.scenario("1", men, **settings).acting("english").play("act cavalier")


@rule("GU-EXIT-1", "GU-MAP-8")
@pytest.mark.parametrize("where", [(0, 3), (0, 10), (0, 11)])
def test_nobody_leaves_where_the_edge_is_closed(where):
    """E32."""
    refusal = english(where).refused(f"leave {at(*where)}")
    assert (refusal.rule, refusal.key) == ("GU-MAP-8", "edge-closed")


@rule("GU-EXIT-1", "GU-EXIT-4", "GU-EXIT-5")
def test_leaving_costs_one_point_and_ends_the_action():
    """E32."""
    fight = english((0, 13))
    exits = {leaving.hex: leaving.cost for leaving in fight.view().choosing.exits}
    assert exits[at(0, 13)] == 1
    fight.play(f"leave {at(0, 13)}")
    assert fight.is_out("english cavalier")
    assert not fight.is_neutralised("english cavalier")
    assert fight.ask.key == "fighter"


@rule("GU-EXIT-1", "GU-EXIT-2")
def test_the_way_and_the_exit_are_paid_together():
    """E32: seven points to the edge leave none for the exit."""
    fight = english((4, 9))
    total = {leaving.hex: leaving.cost for leaving in fight.view().choosing.exits}
    moves = {move.hex: move.cost for move in fight.view().choosing.moves}
    assert all(cost <= 7 for cost in total.values())
    too_far = [label for label, cost in moves.items() if cost == 7 and label.startswith("a") and int(label[1:]) > 12]
    assert too_far
    for label in too_far:
        refusal = fight.refused(f"leave {label}")
        assert (refusal.rule, refusal.params) == ("GU-EXIT-1", {"hex": label, "cost": 8, "movement": 7})


@rule("GU-EXIT-2")
def test_one_does_not_leave_across_a_friend():
    """E32."""
    fight = english((1, 12)).put("english ecuyer", (0, 13)).acting("english").play("act cavalier")
    assert (0, 13) not in fight.offered("leave")
    assert (0, 14) in fight.offered("leave")
    assert fight.refused(f"leave {at(0, 13)}").rule == "GU-EXIT-2"


@rule("GU-EXIT-3")
def test_with_next_action_one_must_begin_on_the_edge():
    """E32."""
    fight = english((1, 12), exit_timing="next_action")
    assert fight.offered("leave") == set()
    assert fight.refused(f"leave {at(0, 13)}").rule == "GU-EXIT-3"
    assert english((0, 13), exit_timing="next_action").offered("leave") == {(0, 13)}


@rule("GU-MOVE-12", "GU-EXIT-1")
def test_who_may_not_move_does_not_leave_even_where_that_costs_nothing():
    study = shelf.take("guesclin", {"terrain.cost_exit": "0"})
    assert isinstance(study, Guesclin)
    fight = Skirmish(study, 2, {"scenario": "1"}, {"english ecuyer": (0, 13), "french sergent": (14, 3)})
    fight.acting("english").play("act ecuyer")
    assert {leaving.hex: leaving.cost for leaving in fight.view().choosing.exits}[at(0, 13)] == 0
    fight.ordered("english ecuyer", "a_couvert").acting("english").play("act ecuyer")
    assert fight.offered("leave") == set()
    assert fight.refused(f"leave {at(0, 13)}").rule == "GU-MOVE-12"
