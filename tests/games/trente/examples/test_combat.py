"""The worked examples of the specification that are combats."""

from __future__ import annotations

import pytest

from tests.games.trente.kit import Heath, rule


@rule("CT-MOD-3", "CT-MOD-6", "CT-RES-3", "CT-RES-4", "CT-OUT-1", "CT-OUT-2", "CT-DECK-3", "R46")
def test_ex_1_a_supported_knight_loses_to_a_shield():
    field = Heath(B="f2 epee", M="f5 ecu").units("B-C H7", "B-3 I9", "M-9 I10")
    field.fight("B-3", "M-9", "f2 epee", "f5 ecu", (4, 3))
    assert field.totals == (10, 12)
    assert field.bonuses(0) == (0, 2, 0)
    assert (field.life("B-3"), field.life("M-9")) == (2, 4)
    assert (field.where("B-3"), field.where("M-9"), field.score) == ("I9", "I10", (0, 0))
    assert (field.under("force"), field.under("arms")) == ("f2 f5", "epee ecu")


@rule("CT-UNIT-2", "CT-CARD-6", "CT-CARD-7", "CT-CARD-19", "CT-MOD-1", "CT-OUT-6", "CT-OUT-8", "CT-CELL-3", "R9")
@rule("CT-VP-1", "CT-VP-2", "CT-VP-6", "R30")
def test_ex_2_the_ruse_takes_the_shield_and_the_oak_changes_hands():
    field = Heath(B="f6 ruse hache h24", M="f3 ecu").units("M-2 OAK", "B-24 J9")
    field.rolls(arms=[3])
    field.fight("B-24", "M-2", "f6 hache ruse hero", "f3 ecu", (4, 6), ruse=[2])
    assert field.totals == (15, 10)
    assert field.bonuses(1) == (1, 0, 0)
    assert field.score == (4, 0)
    assert (field.where("M-2"), field.where("B-24"), field.cards("B")) == ("", "OAK", "lance")
    assert (field.under("arms"), field.under("force"), field.under("hero")) == ("ecu hache", "f6 ruse f3", "h24")
    field.end_turn()
    assert field.asks
    assert field.score == (7, 0)


@rule("CT-VP-1", "CT-VP-3", "CT-VP-4", "R54")
@pytest.mark.parametrize(("unit", "points"), [("B-24", 13), ("B-3", 12), ("B-C", 10)])
def test_ex_3_a_captain_is_worth_more_to_a_lesser_man(unit, points):
    field = Heath(B="f6", M="f1").units(f"{unit} J9", "M-C J8 (1)")
    field.fight(unit, "M-C", "f6", "f1", (6, 1))
    assert field.score == (points, 0)
    field = Heath(B="f6", M="f1").units(f"{unit} J9", "M-C J8 (1)")
    field.fight("M-C", unit, "f1", "f6", (1, 6))
    assert field.score == (points, 0)


@rule("CT-COMB-8", "CT-COMB-10", "CT-COMB-11", "CT-MOD-1", "CT-OUT-6", "CT-OUT-9", "CT-VP-1", "R36")
def test_ex_10_a_place_taken_beside_another_enemy_starts_no_second_combat():
    field = Heath(B="f5 f5", M="f2 f2").units("B-5 G12", "M-14 G13", "M-15 H13").activate("B-5")
    field.play("B", "move G12")
    assert field.offered("B") == ["attack 14", "attack 15"]
    field.rolls(attack=[5], defence=[3]).play("B", "attack 14").lay("f5", "f2")
    assert field.totals == (11, 5)
    assert (field.where("M-14"), field.where("B-5"), field.score) == ("", "G13", (2, 0))
    assert field.asked == ""


@rule("CT-COMB-7", "CT-COMB-12", "R25")
def test_ex_11_who_is_ordered_and_stays_in_contact_resumes_the_combat():
    field = Heath(B="f3", M="f3").units("B-5 G13", "M-15 H13").activate("B-5").play("B", "move G13")
    assert field.offered("B") == ["attack 15"]
    passing = Heath(B="f3", M="f3", hold_in_contact="may_pass").units("B-5 G13", "M-15 H13").activate("B-5")
    passing.play("B", "move G13")
    assert passing.offered("B") == ["attack 15", "decline"]
    passing.play("B", "decline")
    assert (passing.asked, passing.s.combat) == ("", None)
    walking = Heath(B="f3", M="f3", hold_in_contact="may_pass").units("B-5 G12", "M-15 H13").activate("B-5")
    walking.play("B", "move G13")
    assert walking.offered("B") == ["attack 15"], "only a unit that stayed may decline"


@rule("CT-COMB-3", "CT-COMB-5", "CT-CARD-20", "CT-COMBO-5", "R28", "R40")
def test_ex_12_without_a_base_card_there_is_no_combat():
    field = Heath(B="lance harangue h18", M="f3").units("B-17 D8", "M-22 D10").activate("B-17").play("B", "move D9")
    assert (field.asked, field.where("B-17"), field.s.combat) == ("", "D9", None)
    assert field.told("no-cards")[0]["unit"] == "B-17"
    hero = Heath(B="lance harangue h18", M="f3").units("B-18 D8", "M-22 D10").activate("B-18").play("B", "move D9")
    hero.play("B", "attack 22")
    assert hero.offered("B") == ["lay hero", "lay hero harangue", "lay hero lance", "lay hero lance harangue"]


@rule("CT-CARD-9", "CT-CARD-20", "CT-COMBO-6", "CT-RES-5", "R35")
def test_ex_13_a_hero_as_base_and_equal_totals():
    field = Heath(B="f4 gantelet", M="h17 hache harangue").units("M-17 D10", "B-12 D9")
    field.fight("M-17", "B-12", "hero hache harangue", "f4 gantelet", (2, 3))
    assert field.totals == (9, 9)
    assert (field.life("M-17"), field.life("B-12"), field.losses) == (4, 4, (0, 0))


@rule("CT-COMBO-2", "CT-COMBO-4", "CT-COMBO-6", "CT-CARD-20", "CT-CARD-3")
def test_ex_14_with_a_force_card_the_hero_is_no_base():
    field = Heath(B="f4 gantelet", M="h17 hache harangue f1").units("M-17 D10", "B-12 D9").attack("M-17", "B-12")
    assert "lay f1 hache harangue hero" in field.offered("M")
    assert "lay f1" in field.offered("M")
    assert field.refused("M", "lay hero hache harangue") == ("CT-CARD-20", "force-before-hero", {"number": 1})
    field.rolls(attack=[1], defence=[1]).lay("f1 hache harangue hero", "f4")
    assert field.totals == (9, 5)


@rule("CT-COMBO-3", "CT-COMBO-10", "CT-MOD-1", "CT-MOD-7", "R32")
def test_ex_15_a_defender_without_a_base_card_has_the_die_and_his_bonuses():
    field = Heath(B="f3", M="bacinet ruse h19").units("B-20 E8", "M-4 E9").attack("B-20", "M-4")
    assert field.offered("M") == ["lay die"]
    field.rolls(attack=[2], defence=[6]).lay("f3", "die")
    assert (field.totals, field.life("B-20")) == ((5, 7), 2)


HAND = "f4 masse hache lance marteau fauchard camail bacinet ecu"


@rule("CT-CARD-13", "CT-CARD-14", "CT-CARD-15", "CT-CARD-16", "CT-CARD-17", "CT-UNIT-6", "CT-COMBO-7", "R12", "R39")
@pytest.mark.parametrize(
    ("unit", "life", "attacks", "arms"),
    [
        ("B-8", 4, True, "masse hache lance marteau fauchard"),
        ("B-8", 3, True, "masse hache lance"),
        ("B-22", 4, True, "masse hache lance"),
        ("B-22", 4, False, "camail bacinet"),
        ("B-8", 1, False, "camail bacinet ecu"),
        ("B-C", 4, True, "masse hache lance marteau fauchard"),
        ("B-C", 2, False, "camail bacinet ecu"),
    ],
)
def test_ex_16_which_arms_suit_whom(unit, life, attacks, arms):
    field = Heath(B=HAND, M="f1").units(f"{unit} J7 ({life})", "M-9 J8")
    field.attack(unit, "M-9") if attacks else field.attack("M-9", unit)
    offered = [notation.removeprefix("lay f4").strip() for notation in field.offered("B")]
    assert offered == ["", *arms.split()]


@rule("CT-CARD-6", "CT-CARD-7", "CT-RES-1", "R30")
def test_ex_17_the_ruse_takes_the_base_and_the_rest_counts():
    field = Heath(B="f6 bacinet", M="f4 ruse").units("M-11 P12", "B-14 P11")
    field.fight("M-11", "B-14", "f4 ruse", "f6 bacinet", (3, 2), ruse=[1])
    assert (field.totals, field.life("B-14")) == ((7, 5), 2)
    assert field.dice.labels == ["ruse", "attack", "defence"]
    assert field.under("force") == "f6 f4 ruse"


@rule("CT-CARD-10", "CT-CARD-11", "CT-RES-6", "CT-OUT-1", "CT-DECK-3", "R31")
def test_ex_18_gods_help_saves_the_man_and_the_card():
    field = Heath(B="f2 aide_de_dieu", M="f6 ecu").units("B-9 Q8", "M-10 Q9")
    field.fight("B-9", "M-10", "f2 aide_de_dieu", "f6 ecu", (1, 5))
    assert (field.totals, field.life("B-9"), field.asked) == ((3, 15), 4, "B take-back")
    field.play("B", "take-back")
    assert (field.cards("B"), field.under("force"), field.under("arms")) == ("f2", "aide_de_dieu f6", "ecu")
    left = Heath(B="f2 aide_de_dieu", M="f6 ecu").units("B-9 Q8", "M-10 Q9")
    left.fight("B-9", "M-10", "f2 aide_de_dieu", "f6 ecu", (1, 5)).play("B", "leave")
    assert (left.cards("B"), left.under("force")) == ("", "f2 aide_de_dieu f6")


@rule("CT-MOD-3", "CT-MOD-5", "CT-MOD-6")
@pytest.mark.parametrize(("captain", "totals", "life"), [("G12", (7, 6), 3), ("G13", (9, 6), 1)])
def test_ex_19_two_supports_cancel_each_other(captain, totals, life):
    field = Heath(B="f4", M="f3").units("B-6 F9", "M-7 F10", "B-C E8", f"M-C {captain}")
    field.fight("B-6", "M-7", "f4", "f3", (3, 3))
    assert (field.totals, field.life("M-7")) == (totals, life)


@rule("CT-MOD-2", "CT-MOD-3", "CT-MOD-4", "R33", "R34")
def test_ex_20_a_captain_does_not_support_himself():
    field = Heath(B="f3", M="f4").units("B-C F9", "M-20 F10", "M-C F12")
    field.fight("B-C", "M-20", "f3", "f4", (2, 4))
    assert (field.totals, field.life("B-C")) == ((7, 10), 1)


@rule("CT-OUT-5", "CT-OUT-7", "CT-OUT-8", "CT-VP-4", "CT-CELL-6")
@pytest.mark.parametrize(("choice", "where", "cards"), [("stay", "I12", ""), ("advance", "J13", "hache")])
def test_ex_21_a_defender_that_wins_stays_or_advances(choice, where, cards):
    field = Heath(B="f5", M="f3").units("M-25 J15 (2)", "B-2 I12").deck("arms", "masse hache lance")
    field.activate("M-25").play("M", "move J13", "attack 2")
    field.rolls(attack=[2], defence=[4]).lay("f3", "f5")
    assert (field.totals, field.score, field.asked) == ((5, 10), (2, 0), "B advance")
    field.play("B", choice)
    assert (field.where("B-2"), field.cards("B"), field.cards("M")) == (where, cards, "masse")


@rule("CT-HORSE-2", "CT-HORSE-4", "CT-HORSE-5", "CT-HORSE-6", "CT-HORSE-7", "CT-CELL-9", "CT-OUT-6", "CT-VP-5", "R38")
def test_ex_22_a_charge_onto_an_arms_cell():
    field = Heath(M="f2").units("B-21 B7", "M-12 G11").deck("force", "f5").deck("arms", "hache")
    field.activate("B-21").play("B", "move A10")
    assert (field.score, field.cards("B"), field.asked) == ((1, 0), "f5", "B charge")
    field.play("B", "charge 12", "land H11")
    assert field.cards("B") == "f5 hache"
    field.rolls(attack=[4], defence=[3]).lay("f5 hache", "f2")
    assert (field.totals, field.where("B-21"), field.score) == ((12, 5), "G11", (3, 0))


@rule("CT-MISB-1", "CT-MIS-2", "CT-MIS-5", "CT-MIS-7", "CT-VP-3")
def test_ex_32_the_death_of_the_captain():
    field = Heath(B="f4 h15", M="f3").units("M-C H15 (3)", "B-15 H14").mission("MIS-B1").attack("B-15", "M-C")
    assert not field.mission_up("B")
    field.rolls(attack=[5], defence=[2]).lay("f4 hero", "f3")
    assert field.mission_up("B")
    assert (field.totals, field.score, field.where("B-15")) == ((13, 7), (21, 0), "H15")


@rule("CT-MISM-10", "CT-MIS-10", "CT-EOT-3")
def test_ex_33_the_hedgehog():
    field = Heath(B="f4", M="f3").units("M-18 K13", "M-19 L13", "M-22 L14", "B-14 J12").mission("MIS-M10")
    field.fight("B-14", "M-18", "f4", "f3", (3, 4))
    assert (field.totals, field.life("B-14")) == ((7, 8), 3)
    field.end_turn()
    assert field.asks
    assert field.score == (0, 1)


@rule("CT-MISB-7", "CT-MOD-1", "CT-CARD-15")
def test_ex_34_a_squire_knighted():
    field = Heath(B="f2 ecu", M="f4").units("M-5 C9", "B-18 C8").mission("MIS-B7")
    field.fight("M-5", "B-18", "f4", "f2 ecu", (2, 1))
    assert (field.totals, field.life("M-5"), field.mission_up("B")) == ((6, 7), 3, True)
    without = Heath(B="f2 ecu", M="f4").units("M-5 C9", "B-18 C8").attack("M-5", "B-18")
    assert without.refused("B", "lay f2 ecu") == ("CT-UNIT-6", "not-for-squires", {"card": "ecu", "unit": "B-18"})
    without.rolls(attack=[2], defence=[1]).lay("f4", "f2")
    assert (without.totals, without.losses) == ((7, 3), (0, 4))
