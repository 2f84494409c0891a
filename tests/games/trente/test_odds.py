"""The odds from what a seat knows, and the previews that show them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from centans.core.chance import outcomes
from centans.core.steps import proceed, take
from centans.games.trente.box.cards import ARMS_IDS, CARD_ID
from centans.games.trente.box.units import UNITS, army_of
from centans.games.trente.choices import LAYS
from centans.games.trente.model.position import mission_of
from centans.games.trente.odds import prospect, usable_arms
from centans.games.trente.rules.combinations import arms_for
from tests.games.trente.kit import Heath, rule, unit


def exact(field: Heath, mine: str, theirs: str) -> list[Fraction]:
    """The chances of two combinations both known, by trying every die and every Ruse."""

    def act(dice):
        s = field.s.clone()
        asks = proceed(s, dice)
        for ask, cards in zip(list(asks), (mine, theirs), strict=True):
            current = next(other for other in proceed(s, dice) if other.seat == ask.seat and not other.open)
            take(s, current, field.game.option(f"lay {cards}"), dice)
        steps = s.agenda.steps
        while steps and type(steps[-1]).__name__ in ("Together", "Lay", "Reveal"):
            step = steps.pop()
            step.run(s, dice)
        assert s.combat is not None
        (attacker, defender), (lost, dealt) = s.combat.units, s.combat.losses
        return s.combat.lead, lost, dealt, s.life[attacker], s.life[defender]

    found = [Fraction(0)] * 7
    for chance, (lead, lost, dealt, own, foe) in outcomes(act):
        for place, holds in enumerate((lead > 0, lead == 0, lead < 0, dealt > 0, foe == 0, lost > 0, own == 0)):
            found[place] += chance if holds else 0
    return found


def chances(field: Heath, mine: str) -> list[float]:
    attacker, defender = unit("B-15"), unit("M-11")
    look = prospect(field.s, attacker, defender, True, False, field.seat("M"))
    return list(look.of(field.game.option(f"lay {mine}")))


def cornered(B: str, M: str, known: str = "") -> Heath:
    """All of Montfort's cards are known to Blois, and it has no choice but to lay its one Force card."""
    field = Heath(B=B, M=M).units("B-15 C12 (3)", "M-11 C13 (2)")
    for card in (known or M).split():
        field.s.seen[1][CARD_ID.index(card)] += 1
    return field


@pytest.mark.parametrize("mine", ["f3", "f3 lance", "f3 aide_de_dieu", "f3 lance ruse", "f3 ruse hero"])
def test_the_odds_against_a_known_card_are_those_of_the_dice(mine):
    field = cornered("f3 lance ruse aide_de_dieu h15", "f4")
    expected = exact(field.attack("B-15", "M-11"), mine, "f4")
    field = cornered("f3 lance ruse aide_de_dieu h15", "f4")
    assert chances(field, mine) == pytest.approx([float(chance) for chance in expected])


@pytest.mark.parametrize(
    ("mine", "theirs", "laid"),
    [
        ("f3 lance", "f4 ruse aide_de_dieu", ("f4", "f4 ruse", "f4 aide_de_dieu")),
        ("f3 aide_de_dieu", "f4 ruse", ("f4", "f4 ruse")),
        ("f3 ruse", "f4 harangue aide_de_dieu", ("f4", "f4 harangue", "f4 aide_de_dieu")),
        ("f3 lance", "f4 h11", ("f4", "f4 hero")),
        ("f3", "f4 camail ecu", ("f4", "f4 camail")),
    ],
)
def test_the_odds_against_known_cards_he_may_add_are_an_even_mixture(mine, theirs, laid):
    rows = [exact(cornered(mine, theirs).attack("B-15", "M-11"), mine, row) for row in laid]
    mixture = [float(sum(column)) / len(laid) for column in zip(*rows, strict=True)]
    assert chances(cornered(mine, theirs), mine) == pytest.approx(mixture)


@rule("CT-COMBO-10")
def test_the_odds_against_somebody_known_to_have_no_force_card_are_those_of_his_die():
    field = Heath(B="f3", M="harangue").units("B-15 C12 (3)", "M-11 C13 (2)")
    field.s.bare[field.seat("M")] = True
    expected = exact(Heath(B="f3").units("B-15 C12 (3)", "M-11 C13 (2)").attack("B-15", "M-11"), "f3", "die")
    assert chances(field, "f3") == pytest.approx([float(chance) for chance in expected])


@rule("CT-COMBO-8", "CT-COMBO-9")
def test_only_a_defender_may_be_expected_to_lay_nothing():
    field = Heath(B="f3", M="f4", defence="die_allowed").units("B-15 C12", "M-11 C13")
    field.s.seen[field.seat("M")][CARD_ID.index("f4")] = 1

    def wins(attacking):
        look = prospect(field.s, unit("B-15"), unit("M-11"), attacking, False, field.seat("M"))
        return look.of(field.game.option("lay f3"))[0]

    against_f4, against_nothing = Fraction(10, 36), Fraction(30, 36)
    assert wins(False) == pytest.approx(float(against_f4))
    assert wins(True) == pytest.approx(float((against_f4 + against_nothing) / 2))


@rule("CT-CARD-14", "CT-CARD-16", "CT-UNIT-6")
def test_the_arms_that_an_enemy_may_use_are_those_he_could_lay():
    field = Heath().mission("MIS-B7").units("B-5 C12 (3)", "B-18 C13 (3)", "M-5 D12 (3)", "M-11 D13 (3)")
    for one in range(UNITS):
        for attacking in (False, True):
            could = arms_for(field.s, one, attacking) & (1 << len(ARMS_IDS)) - 1
            assert usable_arms(field.s, one, attacking, mission_of(field.s, army_of(one))) == could


def test_the_odds_against_a_hidden_hand_are_the_average_over_all_hands():
    field = Heath(B="f3 lance f5", M="f4 f2 ecu h11").units("B-15 C12 (3)", "M-11 C13 (2)").attack("B-15", "M-11")
    assert field.asks
    expected = chances(field, "f3 lance")
    assert sum(expected[:3]) == pytest.approx(1)
    assert 0 < expected[4] < expected[3] <= expected[0]
    hidden = Heath(B="f3 lance f5", M="f6 ruse camail h12").units("B-15 C12 (3)", "M-11 C13 (2)")
    assert chances(hidden, "f3 lance") == pytest.approx(expected), "what he really holds makes no difference"


def test_the_preview_shows_every_combination_with_its_odds():
    field = Heath(B="f3 f5 lance", M="f4").units("B-15 C12", "M-11 C13").attack("B-15", "M-11")
    rows = field.view("B").choosing.combinations
    assert sorted([row.option for row in rows]) == sorted(field.offered("B"))
    assert all(row.odds.win + row.odds.draw + row.odds.lose in range(998, 1003) for row in rows)
    best = {row.option: row.odds.win for row in rows}
    assert best["lay f5 lance"] > best["lay f3"]
    assert [row.option for row in rows] == ["lay f5 lance", "lay f3 lance", "lay f5", "lay f3"], "the best first"
    assert field.view("M").choosing.combinations[0].option == "lay f4"
    assert field.view(None).choosing is None


@pytest.mark.parametrize(
    ("mission", "name", "farther"), [("MIS-B2", "B-21", 2), ("MIS-B7", "B-18", 1), ("", "B-21", 0)]
)
def test_how_far_a_man_goes_is_shown_to_those_who_know_his_mission(mission, name, farther):
    field = Heath()
    plain = field.s.box.moves[2]
    if mission:
        field.mission(mission)

    def move(who):
        return next(row.move for row in field.view(who).units if row.unit == name)

    assert (move("B"), move("M"), move(None)) == (plain + farther, plain, plain)
    field.s.mission_up = [bool(mission), False]
    assert (move("B"), move("M"), move(None)) == (plain + farther,) * 3


def test_the_attacker_acts_until_the_last_card_is_laid():
    field = Heath(B="f3", M="f4").units("B-15 C12", "M-11 C13").attack("B-15", "M-11")
    assert [field.view(who).acting for who in ("B", "M", None)] == ["B-15"] * 3
    field.play("B", "lay f3")
    assert [field.view(who).acting for who in ("B", "M", None)] == ["B-15"] * 3


def test_without_a_mission_none_is_possible():
    army = Heath().view("M").armies[0]
    assert (army.mission.count, army.missions_possible) == (0, [])


def test_the_bonus_of_an_open_mission_is_counted_for_its_army():
    field = Heath(B="f3", M="f3").units("B-5 J9", "M-5 OAK", "M-C A19", "B-C A2").mission("MIS-M4", up=True)
    field.activate("B-5").play("B", "move J9")
    (target,) = field.view("B").choosing.targets
    bonus = field.s.box.missions[1][3].bonus
    assert (target.bonus, target.enemy_bonus) == (0, bonus)


def test_a_charge_without_cards_has_no_best_combination():
    field = Heath(M="f3").units("B-21 B7", "M-12 G11").deck("force", "").activate("B-21").play("B", "move A10")
    assert field.asked == "B charge"
    assert {row.best for row in field.view("B").choosing.targets} == {""}


def test_the_preview_of_a_move_shows_whom_it_engages():
    field = Heath(B="f3", M="f3").units("B-15 C10", "M-11 C13", "M-12 D13").activate("B-15")
    cells = {row.cell: row for row in field.view("B").choosing.cells}
    assert set(cells) == field.reach("B-15")
    assert cells["C12"].engages == ["M-11", "M-12"]
    assert cells["C10"].engages == []
    assert field.view("M").choosing is None
    assert field.view("M").acting == "B-15"


def test_the_preview_of_a_move_says_what_is_found_there():
    field = Heath(B="f3", M="f3").units("B-21 A9", "B-15 J9").activate("B-21")
    cells = {row.cell: row for row in field.view("B").choosing.cells}
    assert (cells["A10"].kind, cells["A10"].gives, cells["A10"].points) == ("horse", True, 1)
    assert (cells["B9"].kind, cells["B9"].gives, cells["B9"].points) == ("plain", False, 0)
    field.activate("B-15")
    cells = {row.cell: row for row in field.view("B").choosing.cells}
    assert (cells["OAK"].kind, cells["OAK"].gives, cells["OAK"].points) == ("oak", True, 3)
    field.units("B-15 OAK").activate("B-15")
    stays = [row for row in field.view("B").choosing.cells if row.cell == "OAK"]
    assert [row.gives for row in stays] == [False], "who stays finds nothing new"


def test_the_view_tells_how_a_combat_ended():
    def ended(attack, defence, dice, life=""):
        field = (
            Heath(B=attack, M=defence)
            .units(f"B-5 C12 {life}", f"M-5 C13 {life}")
            .fight("B-5", "M-5", attack, defence, dice)
        )
        return field.view(None).combat.outcome

    assert ended("f3", "f3", (4, 4)) == "draw"
    assert ended("f3", "f3", (5, 4)) == "wound"
    assert ended("f3", "f3", (5, 4), "(1)") == "dead"
    assert ended("f3", "f3 aide_de_dieu", (5, 4)) == "spared"


def test_the_view_counts_the_wounds_of_a_man():
    field = Heath().units("B-5 C12 (1)").dead("M-5")
    wounds = {row.unit: row.wounds for row in field.view("B").units}
    assert (wounds["B-5"], wounds["M-5"], wounds["B-6"]) == (3, 4, 0)


def test_the_preview_of_a_target_gives_bonuses_and_the_best_cards():
    field = Heath(B="f3 lance", M="f3").units("B-5 C12", "M-11 C13", "M-C D13").activate("B-5").play("B", "move C12")
    targets = {row.unit: row for row in field.view("B").choosing.targets}
    assert (targets["M-11"].bonus, targets["M-11"].enemy_bonus) == (1, 2)
    assert (targets["M-C"].bonus, targets["M-C"].enemy_bonus) == (0, 2)
    assert targets["M-11"].best == "lay f3 lance"


def test_every_combination_has_its_own_notation():
    assert len({option.notation for option in LAYS}) == len(LAYS) == 573
