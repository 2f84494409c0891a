"""When a combat takes place, combinations, bonuses and outcome (chapters 18 to 22)."""

from __future__ import annotations

import pytest

from tests.games.trente.kit import Heath, rule


@rule("CT-COMB-2")
def test_no_enemy_beside_no_combat():
    field = Heath(B="f3", M="f3").units("B-15 C10", "M-11 C13").activate("B-15").play("B", "move C11")
    assert (field.asked, field.s.combat) == ("", None)


@rule("CT-COMB-1")
def test_who_ends_beside_an_enemy_must_fight():
    field = Heath(B="f3", M="f3").units("B-15 C10", "M-11 C13").activate("B-15").play("B", "move C12")
    assert field.offered("B") == ["attack 11"]
    assert field.refused("B", "decline") == ("CT-COMB-1", "must-fight", {"unit": "B-15"})
    field = Heath(B="f3", M="f3").units("B-15 C12", "M-11 C13").activate("B-15").play("B", "move C12")
    assert field.refused("B", "decline") == ("CT-COMB-7", "must-fight", {"unit": "B-15"})


@rule("CT-COMB-4", "R38")
def test_cards_are_looked_at_after_the_arrival():
    field = Heath(M="f3").units("B-15 J4", "M-11 J7").deck("force", "f2").activate("B-15").play("B", "move J6")
    assert field.offered("B") == ["attack 11"]


@rule("CT-COMB-6", "R28")
def test_some_tables_forbid_contact_without_cards():
    field = Heath(M="f3", contact_without_cards="forbidden").units("B-15 C10", "M-11 C13").activate("B-15")
    refusal = ("CT-COMB-6", "contact-needs-cards", {"cell": "C12", "number": 1})
    assert field.refused("B", "move C12") == refusal
    assert "move C11" in field.offered("B")
    staying = Heath(M="f3", contact_without_cards="forbidden").units("B-15 C12", "M-11 C13").activate("B-15")
    staying.play("B", "move C12")
    assert (staying.asked, staying.s.combat) == ("", None)
    armed = Heath(B="f1", M="f3", contact_without_cards="forbidden").units("B-15 C10", "M-11 C13")
    assert "C12" in armed.reach("B-15")


@rule("CT-COMB-6")
def test_the_test_is_made_before_the_move_even_if_the_cell_would_give_a_card():
    field = Heath(M="f3", contact_without_cards="forbidden").units("B-15 J4", "M-11 J7")
    assert "J6" not in field.reach("B-15")
    assert "OAK" not in field.units("B-15 J8", "M-11 K12").reach("B-15")


@rule("CT-COMB-8")
def test_only_a_neighbour_can_be_attacked():
    field = Heath(B="f3", M="f3").units("B-15 C12", "M-11 C13", "M-12 C15").dead("M-30").activate("B-15")
    field.play("B", "move C12")
    refusal = ("CT-COMB-8", "not-adjacent", {"unit": "M-12", "cell": "C15", "distance": 3})
    assert field.refused("B", "attack 12") == refusal
    assert field.refused("B", "attack 30") == ("CT-UNIT-4", "dead", {"unit": "M-30"})


@rule("CT-COMB-9")
def test_the_enemy_captain_may_be_attacked():
    field = Heath(B="f3", M="f3").units("B-15 C12", "M-C C13").activate("B-15").play("B", "move C12", "attack C")
    assert field.asked == "B combination, M combination"


@rule("CT-COMB-11")
def test_a_unit_defends_every_time_it_is_attacked():
    field = Heath(B="f3 f3", M="f1 f1").units("B-15 C12", "B-16 C14", "M-11 C13")
    field.fight("B-15", "M-11", "f3", "f1", (1, 1)).fight("B-16", "M-11", "f3", "f1", (1, 1))
    assert field.where("M-11") == ""


@rule("CT-COMBO-1", "CT-COMBO-11")
def test_combinations_are_chosen_in_secret_and_revealed_together():
    field = Heath(B="f3 lance", M="f1").units("B-15 C12", "M-11 C13").attack("B-15", "M-11").play("B", "lay f3 lance")
    assert field.asked == "M combination"
    seen = field.view("M")
    assert (seen.fight.attacker_ready, seen.fight.defender_ready, seen.combat) == (True, False, None)
    assert (seen.seats[0].force, seen.seats[0].arms) == (1, 1), "the cards do not leave the hand before"
    field.rolls(attack=[1], defence=[1]).play("M", "lay f1")
    assert field.view("M").combat.attacker.cards == ["f3", "lance"]


@rule("CT-COMBO-8", "R29")
def test_the_attacker_must_lay_a_base_card():
    field = Heath(B="f3", M="f1").units("B-15 C12", "M-11 C13").attack("B-15", "M-11")
    assert field.refused("B", "lay die") == ("CT-COMBO-8", "attacker-needs-base", {"unit": "B-15"})


@rule("CT-COMBO-9", "R29")
def test_a_defender_with_a_base_card_must_lay_one_unless_agreed():
    field = Heath(B="f3", M="f1").units("B-15 C12", "M-11 C13").attack("B-15", "M-11")
    assert field.offered("M") == ["lay f1"]
    assert field.refused("M", "lay die") == ("CT-COMBO-9", "base-required", {"unit": "M-11"})
    hero = Heath(B="f3", M="h11").units("B-15 C12", "M-11 C13").attack("B-15", "M-11")
    assert hero.offered("M") == ["lay hero"], "a Hero is a base card too"
    free = Heath(B="f3", M="f1", defence="die_allowed").units("B-15 C12", "M-11 C13").attack("B-15", "M-11")
    assert free.offered("M") == ["lay f1", "lay die"]
    free.rolls(attack=[1], defence=[6]).lay("f3", "die")
    assert (free.totals, free.cards("M")) == ((4, 6), "f1")


@rule("CT-CARD-5", "CT-COMBO-7", "CT-CARD-12")
def test_specials_serve_both_sides_with_a_base_card_and_rest_never():
    field = Heath(B="f3 ruse repos", M="f1 harangue").units("B-15 C12", "M-11 C13").attack("B-15", "M-11")
    assert field.offered("B") == ["lay f3", "lay f3 ruse"]
    assert field.offered("M") == ["lay f1", "lay f1 harangue"]
    assert field.refused("B", "lay f3 harangue") == ("CT-CARD-5", "no-such-card", {"card": "harangue"})
    bare = Heath(B="f3", M="harangue").units("B-15 C12", "M-11 C13").attack("B-15", "M-11")
    assert bare.offered("M") == ["lay die"]


@rule("CT-CARD-16", "CT-CARD-14", "CT-CARD-13")
def test_arms_that_do_not_suit_are_refused_with_the_reason():
    field = Heath(B="f3 ecu marteau", M="f1").units("B-8 C12 (3)", "M-11 C13").attack("B-8", "M-11")
    assert field.refused("B", "lay f3 ecu") == ("CT-CARD-16", "wrong-role", {"card": "ecu", "role": "attack"})
    refusal = ("CT-CARD-14", "needs-full-life", {"card": "marteau", "life": 3, "full": 4})
    assert field.refused("B", "lay f3 marteau") == refusal
    assert field.refused("B", "lay f3 lance") == ("CT-CARD-13", "no-such-card", {"card": "lance"})
    assert field.refused("B", "lay f4") == ("CT-COMBO-4", "no-such-card", {"card": "f4"})


@rule("CT-CARD-8")
def test_a_ruse_against_nothing_is_spent():
    field = Heath(B="f3 ruse", M="").units("B-15 C12", "M-11 C13")
    field.fight("B-15", "M-11", "f3 ruse", "die", (1, 1))
    assert field.told("ruse-wasted")
    assert field.under("force") == "f3 ruse"
    assert field.cards("B") == ""


@rule("CT-CARD-6", "CT-CARD-10", "R31")
def test_a_ruse_that_takes_gods_help_takes_both_its_effects():
    field = Heath(B="f3 ruse", M="f1 aide_de_dieu").units("B-15 C12", "M-11 C13")
    field.fight("B-15", "M-11", "f3 ruse", "f1 aide_de_dieu", (2, 2), ruse=[2])
    assert (field.losses, field.asked) == ((0, 2), "")
    kept = Heath(B="f3 ruse", M="f1 aide_de_dieu").units("B-15 C12", "M-11 C13")
    kept.fight("B-15", "M-11", "f3 ruse", "f1 aide_de_dieu", (2, 2), ruse=[1])
    assert (kept.losses, kept.asked) == ((0, 0), ""), "protected, but there is no Force card to take back"


@rule("CT-CARD-11")
def test_a_hero_used_as_base_is_not_taken_back():
    field = Heath(B="f3", M="h11 aide_de_dieu").units("B-15 C12", "M-11 C13")
    field.fight("B-15", "M-11", "f3", "hero aide_de_dieu", (5, 1))
    assert (field.asked, field.life("M-11"), field.under("hero")) == ("", 4, "h11")


@rule("CT-CARD-10")
def test_gods_help_does_not_protect_the_enemy():
    field = Heath(B="f6 aide_de_dieu", M="f1").units("B-15 C12", "M-11 C13")
    field.fight("B-15", "M-11", "f6 aide_de_dieu", "f1", (1, 3)).play("B", "leave")
    assert field.life("M-11") == 1


@rule("CT-MOD-6", "R33")
def test_support_may_be_counted_to_either_fighter():
    places = ("B-15 C12", "M-11 C13", "B-C C15")
    own = Heath(B="f3", M="f3").units(*places).fight("B-15", "M-11", "f3", "f3", (1, 1))
    assert own.bonuses(0) == (0, 0, 0)
    either = Heath(B="f3", M="f3", support_range="any_combatant").units(*places)
    either.fight("B-15", "M-11", "f3", "f3", (1, 1))
    assert either.bonuses(0) == (0, 2, 0)


@rule("CT-MOD-8", "CT-MOD-1", "CT-MOD-2", "R34")
def test_bonuses_add_up():
    field = Heath(B="f3", M="f3").units("B-5 C12", "M-11 C13", "B-C C10")
    field.fight("B-5", "M-11", "f3", "f3", (1, 1))
    assert (field.bonuses(0), field.totals) == ((1, 2, 0), (7, 4))
    captains = Heath(B="f3", M="f3").units("B-C C12", "M-C C13").fight("B-C", "M-C", "f3", "f3", (1, 1))
    assert (captains.bonuses(0), captains.bonuses(1)) == ((2, 0, 0), (2, 0, 0))
    knights = Heath(B="f3", M="f3").units("B-5 C12", "M-C C13").fight("B-5", "M-C", "f3", "f3", (1, 1))
    assert (knights.bonuses(0), knights.bonuses(1)) == ((0, 0, 0), (2, 0, 0))


@rule("CT-MOD-7")
def test_a_ruse_cannot_remove_bonuses():
    field = Heath(B="f3 ruse", M="f1").units("B-15 C12", "M-4 C13")
    field.fight("B-15", "M-4", "f3 ruse", "f1", (1, 1))
    assert (field.bonuses(1), field.totals) == ((1, 0, 0), (4, 2))


@rule("CT-OUT-2", "CT-OUT-3")
def test_without_a_victim_both_stay():
    field = Heath(B="f3", M="f1").units("B-15 C12", "M-11 C13").fight("B-15", "M-11", "f3", "f1", (1, 1))
    assert (field.where("B-15"), field.where("M-11"), field.life("M-11"), field.asked) == ("C12", "C13", 2, "")


@rule("CT-RES-4")
def test_life_never_falls_below_nothing():
    field = Heath(B="f6", M="f1").units("B-15 C12", "M-11 C13 (2)").fight("B-15", "M-11", "f6", "f1", (6, 1))
    assert (field.losses, field.s.life[31 + 11]) == ((0, 2), 0)


@rule("CT-OUT-6", "R36")
def test_a_victorious_attacker_must_leave_even_the_oak():
    field = Heath(B="f6", M="f1").units("B-15 OAK", "M-11 I12 (1)").fight("B-15", "M-11", "f6", "f1", (6, 1))
    assert (field.where("B-15"), field.asked) == ("I12", "")


@rule("CT-OUT-7")
def test_a_defender_that_wounds_does_not_advance():
    field = Heath(B="f1", M="f3").units("B-15 C12", "M-11 C13").fight("B-15", "M-11", "f1", "f3", (1, 1))
    assert (field.asked, field.life("B-15")) == ("", 2)


@rule("CT-VP-8", "CT-VP-7")
def test_scores_only_grow():
    field = Heath(B="f6", M="f1", turn=3).units("B-10 C12", "M-11 C13 (1)").mission("MIS-B6").scores(7, 9)
    field.fight("B-10", "M-11", "f6", "f1", (6, 1))
    assert field.score == (7 + 2 + 4, 9)


@pytest.mark.parametrize("notation", ["order 3", "heal 3", "done", "advance"])
def test_nothing_but_cards_is_an_answer_in_a_combat(notation):
    field = Heath(B="f3", M="f1").units("B-15 C12", "M-11 C13").attack("B-15", "M-11")
    assert field.refused("B", notation) == ("CT-COMBO-1", "combination-first", {"unit": "B-15"})


@pytest.mark.parametrize(
    ("make", "who", "rule_id", "key"),
    [
        (lambda: Heath(B="f3").units("B-15 C12").activate("B-15"), "B", "CT-ACT-4", "move-first"),
        (
            lambda: Heath(B="f3").units("B-15 C12", "M-11 C13").activate("B-15").play("B", "move C12"),
            "B",
            "CT-COMB-8",
            "target-first",
        ),
        (
            lambda: Heath(B="f3").units("B-21 B7").activate("B-21").play("B", "move A10"),
            "B",
            "CT-HORSE-5",
            "charge-first",
        ),
        (
            lambda: Heath(B="f3").units("B-21 B7").activate("B-21").play("B", "move A10", "charge 11"),
            "B",
            "CT-HORSE-6",
            "land-first",
        ),
        (
            lambda: (
                Heath(B="f2 aide_de_dieu", M="f6")
                .units("B-9 Q8", "M-10 Q9")
                .fight("B-9", "M-10", "f2 aide_de_dieu", "f6", (1, 5))
            ),
            "B",
            "CT-CARD-11",
            "take-back-first",
        ),
        (
            lambda: Heath(B="f6", M="f1").units("B-9 Q8", "M-11 Q9 (1)").fight("M-11", "B-9", "f1", "f6", (1, 5)),
            "B",
            "CT-OUT-7",
            "advance-first",
        ),
        (lambda: Heath(M="repos").units("M-13 M18 (3)").end_turn(), "M", "CT-EOT-5", "rest-first"),
        (lambda: Heath(M="repos").units("M-13 M18 (3)").end_turn().play("M", "rest"), "M", "CT-EOT-5", "heal-first"),
        (lambda: Heath(M="f1").end_turn(), "M", "CT-EOT-8", "keep-first"),
        (lambda: Heath.dealt(deployment="free"), "B", "CT-SETUP-4", "deploy-first"),
    ],
)
def test_each_question_says_what_it_wants_first(make, who, rule_id, key):
    assert make().refused(who, "order 30")[:2] == (rule_id, key)


def test_a_target_without_room_and_a_dead_one_are_refused():
    crowd = ["M-12 A1", "B-22 A2", "B-23 B1", "B-24 B2", "B-21 B7", "M-30 D18", "M-C J19"]
    field = Heath(B="f3").only(*crowd).activate("B-21").play("B", "move A10")
    assert field.refused("B", "charge 12") == ("CT-HORSE-5", "no-room-beside", {"unit": "M-12", "cell": "A1"})
    assert field.refused("B", "charge 11") == ("CT-UNIT-4", "dead", {"unit": "M-11"})
    assert Heath(B="f3").only("B-21 B7", "M-C J19").activate("B-21").refused("B", "move A10")[0] == "CT-HORSE-2"
