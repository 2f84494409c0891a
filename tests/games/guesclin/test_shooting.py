"""Chapter 16: shooting."""

import pytest

from tests.games.guesclin.kit import Hex, Skirmish, at, rule


def shooting(shooter: str, here: Hex, target: str, there: Hex, **settings: str) -> Skirmish:
    banner, name = shooter.split()
    fight = Skirmish.on("fougeray", {shooter: here, target: there}, **settings)
    return fight.acting(banner).play(f"act {name}")


def odds(*arguments, **settings) -> tuple[int, int]:
    fight = shooting(*arguments, **settings)
    found = fight.shot_at(arguments[2]).odds
    return found.capacity, found.defence


@rule("GU-SHOT-3", "GU-SHOT-4", "GU-SHOT-8", "GU-SHOT-9", "GU-SHOT-10", "GU-SHOT-11", "GU-SHOT-16", "GU-DICE-8")
def test_the_shot_of_the_rulebook():
    """E2."""
    fight = shooting("english arbaletrier", (5, 7), "french sergent", (6, 7))
    shot = fight.shot_at("french sergent")
    assert (shot.distance, shot.odds.capacity, shot.odds.defence) == (1, 3, 11)
    assert sorted((term.kind, term.value) for term in shot.odds.terms) == [
        ("defence", 8),
        ("obstacle", 1),
        ("target-wood", 2),
    ]
    fight.play(f"shoot {at(6, 7)}", shot=[3, 4, 6])
    assert fight.is_unhurt("french sergent")


@rule("GU-SHOT-3", "GU-SHOT-4", "GU-SHOT-6")
@pytest.mark.parametrize(("shooter", "best"), [("archer", 5), ("arbaletrier", 4)])
def test_capacity_falls_with_the_distance(shooter, best):
    """E22."""
    for away in range(1, best + 1):
        assert odds(f"french {shooter}", (4, 1), "english sergent", (4, 1 + away))[0] == best - away
    fight = shooting(f"french {shooter}", (4, 1), "english sergent", (4, 2 + best))
    refusal = fight.refused(f"shoot {at(4, 2 + best)}")
    assert (refusal.rule, refusal.params["distance"], refusal.params["reach"]) == ("GU-SHOT-6", best + 1, best)


@rule("GU-SHOT-5")
@pytest.mark.parametrize(("shooter", "best"), [("archer", 5), ("arbaletrier", 4)])
def test_counting_hexes_between_carries_one_further(shooter, best):
    """E22."""
    for away in (1, best + 1):
        found = odds(f"french {shooter}", (4, 1), "english sergent", (4, 1 + away), range_count="between")
        assert found[0] == best + 1 - away


@rule("GU-SHOT-11", "GU-SHOT-12", "GU-SHOT-14", "GU-SHOT-15")
def test_along_a_hexside_the_better_cover_counts():
    """E23."""
    fight = shooting("french arbaletrier", (5, 7), "english compagnon", (6, 9))
    shot = fight.shot_at("english compagnon")
    assert (shot.odds.capacity, shot.odds.defence) == (2, 8)
    assert sorted(line.cover for line in shot.lines) == [0, 2]
    (counting,) = [line for line in shot.lines if line.counts]
    assert counting.hexes == [at(5, 7), at(6, 8), at(6, 9)]
    assert [(term.kind, term.hex, term.beyond) for term in counting.crossings] == [
        ("obstacle", at(5, 7), at(6, 8)),
        ("wood", at(6, 8), at(6, 8)),
    ]
    fight.play(f"shoot {at(6, 9)}", shot=[4, 3])
    assert [told["defence"] for told in fight.told("struck")] == [8]
    assert fight.is_unhurt("english compagnon")


@rule("GU-SHOT-15")
def test_along_an_embankment():
    """E24."""
    fight = shooting("french archer", (13, 7), "english sergent", (9, 7))
    shot = fight.shot_at("english sergent")
    assert (shot.odds.capacity, shot.odds.defence) == (1, 10)
    covers = {tuple(line.hexes[1:-1]): line.cover for line in shot.lines}
    assert covers == {(at(12, 7), at(11, 7), at(10, 7)): 0, (at(12, 8), at(11, 7), at(10, 8)): 2}


@rule("GU-SHOT-12", "GU-SHOT-14")
def test_a_clipped_corner_counts():
    """E25."""
    fight = shooting("french archer", (4, 7), "english compagnon", (8, 8))
    shot = fight.shot_at("english compagnon")
    assert (shot.odds.capacity, shot.odds.defence) == (1, 9)
    (line,) = shot.lines
    assert line.hexes[1:-1] == [at(5, 7), at(6, 7), at(6, 8), at(7, 7)]


@rule("GU-SHOT-10", "GU-SHOT-12", "GU-SHOT-15")
def test_the_wood_of_the_target_counts_and_that_of_the_shooter_does_not():
    """E26."""
    assert odds("french franc_archer", (12, 3), "english sergent", (11, 1)) == (2, 9)
    assert odds("english archer", (11, 1), "french franc_archer", (12, 3)) == (3, 9)


@rule("GU-SHOT-7", "GU-SHOT-13", "GU-SHOT-17", "GU-ORDER-14")
@pytest.mark.parametrize("bystander", ["french piquier", "english piquier", None])
def test_huts_men_and_orders_change_nothing(bystander):
    """E27."""
    men = {"french arbaletrier": (8, 8), "english compagnon": (7, 9), **({bystander: (7, 8)} if bystander else {})}
    fight = Skirmish.on("fougeray", men).ordered("french arbaletrier", "avancez").acting("french")
    fight.play("act arbaletrier")
    shot = fight.shot_at("english compagnon").odds
    assert (shot.capacity, shot.defence) == (2, 6)
    fight.play(f"shoot {at(7, 9)}", shot=[6, 6])
    assert fight.is_stunned("english compagnon")
    if bystander:
        assert fight.is_unhurt(bystander)


@rule("GU-SHOT-1", "GU-SHOT-2")
def test_who_shoots_does_nothing_else():
    men = {"french archer": (4, 6), "english sergent": (4, 8), "french sergent": (9, 9)}
    fight = Skirmish.on("fougeray", men).acting("french").play("act archer")
    fight.play(f"shoot {at(4, 8)}", shot=[1, 1, 1])
    assert fight.ask.key == "fighter"
    assert fight.where("french archer") == (4, 6)


@rule("GU-SHOT-2")
def test_who_has_moved_does_not_shoot():
    fight = shooting("french archer", (4, 5), "english sergent", (4, 8)).play(f"move {at(4, 7)}")
    refusal = fight.refused(f"shoot {at(4, 8)}")
    assert (refusal.rule, refusal.key) == ("GU-SHOT-2", "moved-no-shot")


@rule("GU-SHOT-1")
def test_one_shoots_at_enemies_only():
    fight = Skirmish.on("fougeray", {"french archer": (4, 5), "blesiste sergent": (4, 6), "english sergent": (4, 8)})
    fight.acting("french").play("act archer")
    assert fight.offered("shoot") == {(4, 8)}
    assert fight.refused(f"shoot {at(4, 6)}").key == "no-enemy-there"


@rule("GU-SHOT-9")
def test_men_beside_do_not_matter_to_a_shot():
    men = {"french archer": (4, 6), "english sergent": (4, 7), "english piquier": (5, 6), "english valet": (3, 6)}
    fight = Skirmish.on("fougeray", men).acting("french").play("act archer")
    assert fight.shot_at("english sergent").odds.defence == 8
    assert fight.attack_on("english sergent").odds.defence == 10


@rule("GU-SHOT-16", "GU-HIT-1", "GU-HIT-2")
def test_a_shot_stuns_and_neutralises_like_a_blow():
    fight = shooting("french archer", (4, 6), "english sergent", (4, 7)).stunned("english sergent")
    fight.play(f"shoot {at(4, 7)}", shot=[6, 6, 1, 1])
    assert fight.is_neutralised("english sergent")


@rule("GU-SHOT-18", "GU-S1-6")
def test_a_loaded_archer_does_not_shoot():
    """E58."""
    men = {"french franc_archer": (9, 0), "english valet": (9, 2), "english cavalier": (0, 14)}
    fight = Skirmish.scenario("1", men).carrying("french franc_archer").acting("french").play("act franc_archer")
    assert fight.offered("shoot") == set()
    refusal = fight.refused(f"shoot {at(9, 2)}")
    assert (refusal.rule, refusal.key) == ("GU-SHOT-18", "hands-full")
    assert len(fight.offered("move")) > 5


@rule("GU-SHOT-15")
def test_beyond_the_map_there_is_no_cover():
    """Along the edge one of the two lines leaves the map."""
    fight = shooting("french archer", (0, 12), "english sergent", (1, 13))
    for target in ((0, 14), (1, 13), (1, 14)):
        fight = shooting("french archer", (0, 12), "english sergent", target)
        assert fight.shot_at("english sergent").odds.defence >= 8
    fight = shooting("french archer", (4, 0), "english sergent", (6, 0))
    lines = fight.shot_at("english sergent").lines
    assert sorted("" in line.hexes for line in lines) == [False, True]
