"""Chapter 15: melee, position, riposte and hits."""

import pytest

from tests.games.guesclin.kit import Hex, Skirmish, at, rule

Men = dict[str, Hex]


def facing(attacker: str, victim: str, men: Men, **settings: str) -> Skirmish:
    """The attacker's action has begun."""
    banner, name = attacker.split()
    return Skirmish.on("fougeray", men, **settings).acting(banner).play(f"act {name}")


def defence(attacker: str, victim: str, men: Men, **settings: str) -> int:
    return int(facing(attacker, victim, men, **settings).attack_on(victim).odds.defence)


@rule("GU-MELEE-1", "GU-MELEE-4", "GU-MELEE-6", "GU-POS-1", "GU-POS-2", "GU-POS-3", "GU-POS-4")
@rule("GU-POS-5", "GU-ORDER-8", "GU-DICE-3", "GU-DICE-8", "GU-HIT-1")
def test_the_melee_of_the_rulebook():
    """E1."""
    men = {
        "french sergent": (12, 9),
        "english compagnon": (10, 8),
        "french piquier": (10, 9),
        "english cavalier": (11, 7),
    }
    fight = Skirmish.on("fougeray", men).ordered("english compagnon", "a_couvert").acting("french")
    fight.play("act sergent")
    assert {move.hex: move.cost for move in fight.view().choosing.moves}[at(11, 8)] == 1
    fight.play(f"move {at(11, 8)}")
    odds = fight.attack_on("english compagnon").odds
    assert (odds.capacity, odds.defence) == (3, 7)
    piquier = fight.number("french piquier")
    assert [(term.kind, term.value, term.fighter) for term in odds.terms] == [
        ("defence", 6, fight.number("english compagnon")),
        ("order", 2, fight.number("english compagnon")),
        ("harmed", -1, piquier),
    ]
    fight.play(f"attack {at(10, 8)}", attack=[1, 4, 3])
    assert fight.is_stunned("english compagnon")
    (told,) = fight.told("struck")
    assert (told["dice"], told["kept"], told["score"], told["hit"]) == ("1 4 3", "4 3", 7, "yes")


@rule("GU-MELEE-1")
def test_a_melee_needs_an_adjacent_enemy():
    men = {"french sergent": (4, 6), "english compagnon": (4, 9), "french compagnon": (4, 5)}
    fight = facing("french sergent", "english compagnon", men)
    assert fight.offered("attack") == set()
    refusal = fight.refused(f"attack {at(4, 9)}")
    assert (refusal.rule, refusal.key, refusal.params["distance"]) == ("GU-MELEE-1", "not-adjacent", 3)
    assert fight.refused(f"attack {at(4, 5)}").key == "no-enemy-there"


@rule("GU-MELEE-2")
def test_no_melee_across_an_obstacle():
    men = {"french sergent": (8, 4), "english compagnon": (8, 3)}
    fight = facing("french sergent", "english compagnon", men)
    assert fight.offered("attack") == set()
    assert fight.refused(f"attack {at(8, 3)}").rule == "GU-MELEE-2"


@rule("GU-MELEE-3")
def test_one_blow_in_an_action():
    men = {"french sergent": (4, 6), "english compagnon": (4, 7), "english archer": (4, 5), "french archer": (14, 0)}
    fight = facing("french sergent", "english compagnon", men)
    assert fight.offered("attack") == {(4, 7), (4, 5)}
    fight.play(f"attack {at(4, 7)}", attack=[1, 1, 1])
    assert fight.ask.key == "fighter"


@rule("GU-MELEE-7")
def test_terrain_does_not_matter_in_melee():
    """E53."""
    men = {"french sergent": (5, 9), "english compagnon": (4, 9)}
    assert defence("french sergent", "english compagnon", men) == 6


# -- position -------------------------------------------------------------------------------------------------------


@rule("GU-POS-3", "GU-POS-4", "GU-POS-7", "GU-GAME-10")
def test_stunned_loaded_and_allied_men_count():
    """E19."""
    men = {"english piquier": (4, 6), "french sergent": (4, 7), "blesiste archer": (5, 6), "english valet": (3, 6)}
    fight = Skirmish.on("fougeray", men).stunned("blesiste archer").acting("english").play("act piquier")
    odds = fight.attack_on("french sergent").odds
    assert odds.defence == 8
    assert sorted((term.kind, term.value) for term in odds.terms) == [("defence", 8), ("harmed", -1), ("helped", 1)]


@rule("GU-POS-7")
def test_a_man_with_the_loot_counts_beside_a_melee():
    """E19."""
    men = {"english ecuyer": (4, 6), "french sergent": (4, 7), "english valet": (3, 6), "english cavalier": (9, 1)}
    fight = Skirmish.scenario("1", men).acting("english").play("act ecuyer")
    assert fight.attack_on("french sergent").odds.defence == 7


@rule("GU-POS-5", "GU-POS-6")
@pytest.mark.parametrize(("reading", "expected"), [("either", 6), ("enemy", 7)])
def test_which_obstacle_cuts_off_a_friend_of_the_victim(reading, expected):
    """E20."""
    men = {"french sergent": (10, 8), "english compagnon": (11, 8), "english archer": (11, 7)}
    assert defence("french sergent", "english compagnon", men, support_obstacles=reading) == expected


@rule("GU-POS-6")
def test_an_enemy_cut_off_from_the_victim_does_not_harm_him():
    """The man on (11, 7) is parted from the victim on (11, 8) only."""
    men = {"french sergent": (10, 8), "english compagnon": (11, 8), "french archer": (11, 7)}
    assert defence("french sergent", "english compagnon", men, support_obstacles="enemy") == 6
    turned = {"french sergent": (11, 8), "english compagnon": (10, 8), "french archer": (11, 7)}
    assert defence("french sergent", "english compagnon", turned, support_obstacles="enemy") == 5
    assert defence("french sergent", "english compagnon", turned, support_obstacles="either") == 6


@rule("GU-POS-2", "GU-POS-8")
@pytest.mark.parametrize(("reading", "without", "with_one_more"), [("shared", 6, 7), ("sides", 6, 6)])
def test_which_hexes_lie_beside_a_melee(reading, without, with_one_more):
    """E21."""
    men = {"french sergent": (4, 6), "english compagnon": (4, 7), "english archer": (5, 5), "french piquier": (3, 7)}
    assert defence("french sergent", "english compagnon", men, position_hexes=reading) == without
    men["english arbaletrier"] = (5, 6)
    assert defence("french sergent", "english compagnon", men, position_hexes=reading) == with_one_more


@rule("GU-POS-8")
def test_with_sides_the_men_behind_count_one_for_each_hand():
    """E21: the archer helps, the pikeman harms."""
    men = {"french sergent": (4, 6), "english compagnon": (4, 7), "english archer": (5, 5)}
    assert defence("french sergent", "english compagnon", men, position_hexes="sides") == 7
    men = {"french sergent": (4, 6), "english compagnon": (4, 7), "french piquier": (3, 7)}
    assert defence("french sergent", "english compagnon", men, position_hexes="sides") == 5


@rule("GU-POS-9")
def test_with_sides_a_bank_cuts_off_whom_it_parts():
    """E56."""
    sergeant, companion = "french sergent", "english compagnon"
    men = {sergeant: (11, 8), companion: (10, 8), "english archer": (12, 8)}
    assert defence(sergeant, companion, men, position_hexes="sides") == 7
    men = {sergeant: (11, 8), companion: (10, 8), "french compagnon": (11, 7)}
    assert defence(sergeant, companion, men, position_hexes="sides") == 6
    assert defence(sergeant, companion, men, position_hexes="sides", support_obstacles="enemy") == 5
    men = {sergeant: (11, 8), companion: (10, 8), "english archer": (11, 7)}
    assert defence(sergeant, companion, men, position_hexes="sides", support_obstacles="enemy") == 6


@rule("GU-POS-3", "GU-POS-4")
def test_two_men_count_two():
    men = {"french sergent": (4, 6), "english compagnon": (4, 7), "english archer": (5, 6), "english piquier": (3, 6)}
    assert defence("french sergent", "english compagnon", men) == 8
    men = {"french sergent": (4, 6), "english compagnon": (4, 7), "french archer": (5, 6), "blesiste piquier": (3, 6)}
    assert defence("french sergent", "english compagnon", men) == 4


# -- riposte --------------------------------------------------------------------------------------------------------

RIPOSTE: Men = {"french sergent": (4, 6), "english ecuyer": (4, 7), "french compagnon": (5, 6)}


@rule("GU-RIP-1", "GU-RIP-2", "GU-RIP-4", "GU-RIP-5", "GU-RIP-10")
def test_a_riposte_with_the_roles_exchanged():
    """E16."""
    fight = facing("french sergent", "english ecuyer", RIPOSTE)
    attack = fight.attack_on("english ecuyer")
    assert (attack.odds.capacity, attack.odds.defence) == (3, 6)
    assert (attack.riposte.capacity, attack.riposte.defence) == (3, 9)
    fight.play(f"attack {at(4, 7)}", attack=[2, 2, 4], riposte=[5, 3, 3])
    assert fight.is_stunned("english ecuyer")
    assert fight.is_unhurt("french sergent")
    assert [told["act"] for told in fight.told("struck")] == ["attack", "riposte"]


@rule("GU-RIP-4", "GU-HIT-2")
def test_both_may_fall():
    """E17."""
    fight = Skirmish.on("fougeray", RIPOSTE).stunned("french sergent", "english ecuyer").acting("french")
    fight.play("act sergent", f"attack {at(4, 7)}", attack=[2, 2, 4], riposte=[6, 3, 1])
    assert fight.is_neutralised("french sergent")
    assert fight.is_neutralised("english ecuyer")
    assert [told["banner"] for told in fight.told("neutralised")] == ["english", "french"], "the attack comes first"


@rule("GU-RIP-6")
def test_there_is_no_riposte_to_a_riposte():
    """E18."""
    fight = facing("french chevalier", "english cavalier", {"french chevalier": (4, 6), "english cavalier": (4, 7)})
    fight.play(f"attack {at(4, 7)}", attack=[1, 1, 1, 1, 1], riposte=[1, 1, 1, 1])
    assert len(fight.told("struck")) == 2


@rule("GU-RIP-7")
def test_one_ripostes_to_every_attack_and_still_acts():
    """E18."""
    men = {"french sergent": (4, 6), "french compagnon": (5, 6), "english cavalier": (4, 7)}
    fight = Skirmish.on("fougeray", men).acting("french")
    fight.play("act sergent", f"attack {at(4, 7)}", attack=[1, 1, 1], riposte=[1, 1, 1, 1])
    fight.play("act compagnon", f"attack {at(4, 7)}", attack=[1, 1], riposte=[1, 1, 1, 1])
    assert [told["act"] for told in fight.told("struck")].count("riposte") == 2
    assert "act cavalier" in fight.notations()


@rule("GU-RIP-8", "GU-SHOT-8")
def test_a_shot_from_close_by_gives_no_riposte():
    """E53."""
    fight = facing("french archer", "english piquier", {"french archer": (4, 6), "english piquier": (4, 7)})
    shot = fight.shot_at("english piquier")
    assert (shot.odds.capacity, shot.odds.defence) == (4, 7)
    fight.play(f"shoot {at(4, 7)}", shot=[6, 6, 1, 1])
    assert [told["act"] for told in fight.told("struck")] == ["shot"]


@rule("GU-RIP-9", "GU-S1-6")
def test_who_carries_does_not_riposte():
    men = {"french sergent": (4, 6), "english ecuyer": (4, 7), "english cavalier": (9, 9)}
    fight = Skirmish.scenario("1", men).carrying("english ecuyer").acting("french").play("act sergent")
    assert fight.attack_on("english ecuyer").riposte is None
    fight.play(f"attack {at(4, 7)}", attack=[1, 1, 1])
    assert len(fight.told("struck")) == 1


@rule("GU-RIP-1")
def test_without_initiative_there_is_no_riposte():
    men = {"french ecuyer": (4, 6), "english sergent": (4, 7)}
    fight = facing("french ecuyer", "english sergent", men, riposte="ask")
    fight.play(f"attack {at(4, 7)}", attack=[1, 1, 1])
    assert len(fight.told("struck")) == 1


@rule("GU-RIP-3", "GU-RIP-2")
@pytest.mark.parametrize(("answer", "dice"), [("riposte", {"riposte": [1, 1, 1]}), ("forbear", {})])
def test_the_riposte_is_asked_before_any_die_is_rolled(answer, dice):
    """E54."""
    fight = facing("french sergent", "english ecuyer", RIPOSTE, riposte="ask").play(f"attack {at(4, 7)}")
    assert (fight.ask.seat, fight.ask.key) == (1, "riposte")
    assert fight.told("struck") == []
    assert fight.view().choosing.attack.riposte.defence == 9
    assert fight.refused("end").key == "riposte-first"
    fight.play(answer, attack=[1, 1, 1], **dice)
    assert len(fight.told("struck")) == 1 + len(dice)


# -- hits -----------------------------------------------------------------------------------------------------------


@rule("GU-HIT-1", "GU-HIT-2")
def test_the_first_hit_stuns_and_the_second_neutralises():
    men = {"french sergent": (4, 6), "french piquier": (5, 6), "english compagnon": (4, 7), "english archer": (12, 3)}
    fight = Skirmish.on("fougeray", men).acting("french").play("act sergent", f"attack {at(4, 7)}", attack=[6, 6, 6])
    assert fight.is_stunned("english compagnon")
    fight.play("act piquier")
    assert fight.attack_on("english compagnon").effect == "neutralise"
    fight.play(f"attack {at(4, 7)}", attack=[6, 6])
    assert fight.is_neutralised("english compagnon")


@rule("GU-HIT-3")
def test_a_hit_on_a_carrier_follows_the_rule_of_his_load():
    men = {"french sergent": (4, 6), "english valet": (4, 7), "english cavalier": (9, 9)}
    fight = Skirmish.scenario("1", men).acting("french").play("act sergent")
    assert fight.attack_on("english valet").effect == "drop-loot"
    fight.play(f"attack {at(4, 7)}", attack=[6, 6, 6])
    assert (fight.ask.seat, fight.ask.key) == (1, "drop")
