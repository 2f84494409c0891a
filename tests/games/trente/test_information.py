"""Who may know what: hands, sheets, Missions, combinations; and the odds from what one knows."""

from __future__ import annotations

from fractions import Fraction

import pytest

from centans.core.chance import outcomes
from centans.core.dice import Live
from centans.core.steps import proceed, take
from centans.games.trente.box.cards import ARMS_IDS, CARD_ID, REST, cards_in
from centans.games.trente.box.units import UNITS, army_of
from centans.games.trente.choices import LAYS
from centans.games.trente.model.decks import PUBLIC, marked
from centans.games.trente.model.position import mission_of
from centans.games.trente.model.sight import unseen_missions
from centans.games.trente.odds import prospect, usable_arms
from centans.games.trente.rules.combinations import arms_for
from centans.lab.contract import check_game
from tests.games.trente.kit import Heath, rule, trente, unit


def imagined(field: Heath, who: str | None, times: int = 60) -> list:
    seat = None if who is None else field.seat(who)
    dice = Live(b"imagined")
    assert field.asks
    return [field.game.redeal(field.s, seat, dice) for _ in range(times)]


def hand_in(s, seat: int) -> tuple[str, ...]:
    return tuple([CARD_ID[kind] for kind in cards_in(s.hands[seat])])


@rule("CT-DEAL-12", "CT-ORD-6")
def test_an_order_sheet_is_secret_until_it_is_played():
    field = Heath.dealt().rolls(first_blois=[1], first_montfort=[2]).write("B", "C 24 3 11 12 13 14 15 16 17")
    sheets = {tuple(s.agenda.steps[-1].lanes[0][-1].units) for s in imagined(field, "M", 20)}
    assert len(sheets) == 20
    field.write("M", "C 1 2 3 4 5 6 7 8 9")
    later = [s.orders[0] for s in imagined(field, "M", 20)]
    assert {row[0] for row in later} == {0}, "the first is shown"
    assert len({tuple(row) for row in later}) == 20
    assert all(len(set(row)) == 10 for row in later)
    assert all(s.orders[0] == field.s.orders[0] for s in imagined(field, "B", 5)), "one knows one's own"


def test_others_cannot_tell_how_far_a_sheet_is_written():
    field = Heath.dealt().write("B", "C 24 3")
    assert field.view("M").armies[0].orders == []
    assert not field.view("M").armies[0].ready


@rule("CT-CARD-11")
def test_a_force_card_taken_back_is_known_to_be_there():
    field = Heath(B="f2 aide_de_dieu f5 f5", M="f6").units("B-9 Q8", "M-10 Q9")
    field.fight("B-9", "M-10", "f2 aide_de_dieu", "f6", (1, 5)).play("B", "take-back")
    assert field.view("M").seats[0].known == ["f2"]
    assert all("f2" in hand_in(s, 0) for s in imagined(field, "M"))
    assert len({hand_in(s, 0) for s in imagined(field, "M")}) > 10


@rule("CT-COMB-5")
def test_who_could_not_attack_is_known_to_hold_no_force_card():
    field = Heath(B="ruse harangue h18", M="f3").units("B-17 D8", "M-22 D10").activate("B-17").play("B", "move D9")
    for s in imagined(field, "M"):
        assert not [card for card in hand_in(s, 0) if card[0] == "f"]
    assert len({hand_in(s, 0) for s in imagined(field, "M")}) > 5


@rule("CT-COMBO-9", "CT-COMBO-10")
@pytest.mark.parametrize(("cards", "veiled"), [("", False), ("h12", True), ("repos", True), ("ecu", False)])
def test_a_defender_who_might_have_a_base_card_is_asked_all_the_same(cards, veiled):
    field = Heath(B="f3", M=cards).units("B-15 C12", "M-11 C13").attack("B-15", "M-11")
    defence = field.ask("M")
    assert ([option.notation for option in defence.options], defence.veiled) == (["lay die"], veiled)


@rule("CT-CARD-20")
@pytest.mark.parametrize("defence", ["base_required", "die_allowed"])
def test_a_hero_laid_as_base_shows_that_there_is_no_force_card(defence):
    field = Heath(B="f3", M="h11 ruse ecu", defence=defence).units("B-15 C12", "M-11 C13")
    field.fight("B-15", "M-11", "f3", "hero", (1, 1))
    assert field.s.bare == [False, True]
    assert all(not any(s.hands[field.seat("M")][:6]) for s in imagined(field, "B", 20))


def test_a_hand_without_force_cards_is_imagined_before_the_others():
    field = Heath(4).hand("BA", "harangue aide_de_dieu repos").hand("MA", "f1 f2 f3").hand("MB", "ruse")
    field.s.bare[field.seat("MB")] = True
    for s in imagined(field, "BA"):
        assert hand_in(s, field.seat("MB")) == ("ruse",)
        assert len(hand_in(s, field.seat("MA"))) == 3


def test_ones_own_mission_is_not_among_those_one_cannot_place():
    field = Heath().mission("MIS-B4").mission("MIS-M3")
    assert unseen_missions(field.s, 0, 0) == [card for card in range(10) if card != 3]
    assert unseen_missions(field.s, 0, 1) == list(range(10))
    assert all(s.mission[0] == 3 and s.mission_decks[0].counts[3] == 0 for s in imagined(field, "B", 5))


@rule("CT-COMBO-11")
def test_a_card_that_was_known_and_is_laid_is_no_longer_known_in_the_hand():
    field = Heath(B="f2 f5", M="f6 f6").units("B-9 Q8", "M-10 Q9")
    field.s.seen[field.seat("B")][CARD_ID.index("f2")] = 1
    assert field.view("M").seats[0].known == ["f2"]
    field.fight("B-9", "M-10", "f2", "f6", (3, 1))
    assert field.view("M").seats[0].known == []


@rule("CT-DECK-6")
def test_after_shuffling_nobody_knows_a_place():
    field = Heath(turn=4, deck_return="shuffle").deck("arms", "lance hache").next_turn()
    assert field.asks
    for deck in (field.s.force, field.s.arms, field.s.hero):
        assert (deck.under, deck.marks) == ([], [])


@rule("CT-EOT-8")
def test_what_was_known_of_a_hand_is_forgotten_when_cards_are_kept():
    field = Heath(B="f2 aide_de_dieu f5", M="f6 f1").units("B-9 Q8", "M-10 Q9")
    field.fight("B-9", "M-10", "f2 aide_de_dieu", "f6", (1, 5)).play("B", "take-back")
    field.s.bare[field.seat("M")] = True
    field.end_turn().play("B", "keep f2", "done").play("M", "done")
    assert [row.known for row in field.view("M").seats] == [[], []]
    assert field.s.bare == [False, False]


@rule("CT-EOT-5", "CT-EOT-9")
@pytest.mark.parametrize(("mark", "asked"), [(PUBLIC, "B keep, M keep"), (marked(3, 0), "B rest, M rest")])
def test_nobody_is_asked_to_rest_when_everybody_knows_where_the_card_lies(mark, asked):
    field = Heath(B="f1", M="f1").units("B-5 I2 (1)", "M-5 K19 (1)")
    field.s.force.counts[REST] -= 1
    field.s.force.lay_under(REST, mark)
    assert field.end_turn().asked == asked


def test_what_one_gave_up_is_known_to_oneself_only():
    field = Heath(B="f6 f6 lance", M="f1").end_turn().play("B", "done").play("M", "done")
    own = {tuple(sorted(s.force.under)) for s in imagined(field, "B", 30)}
    others = {tuple(s.force.under[:2]) for s in imagined(field, "M", 30)}
    assert all(row.count(5) >= 2 for row in own)
    assert len(others) > 5
    order = Heath(B="f1 f2 f3 f4", M="f1").end_turn().play("B", "done").play("M", "done")
    mine = {tuple([kind for kind in s.force.under if kind < 4][:4]) for s in imagined(order, "B", 40)}
    assert {tuple(sorted(row)) for row in mine} == {(0, 1, 2, 3)}, "which they are is known"
    assert len(mine) > 5, "in which order is not, for they were mixed"


@rule("CT-ACT-2", "CT-ORD-7")
def test_an_order_still_hidden_may_be_one_of_a_man_who_fell_since_it_was_written():
    field = Heath().only("B-1 C3", "M-1 C18", "M-2 D18", "M-3 E18").dead("M-3")
    field.s.fallen[-3] = field.s.turn
    field.s.orders[1] = [unit("M-2"), unit("M-3"), unit("M-1")]
    field.s.played = [1, 1]
    sheets = {tuple(s.orders[1]) for s in imagined(field, "B")}
    assert sheets == {(unit("M-2"), *rest) for rest in ((unit("M-3"), unit("M-1")), (unit("M-1"), unit("M-3")))}


@rule("CT-MIS-1")
def test_a_mission_face_down_could_be_any_not_seen():
    field = Heath(B="f1", M="f1").mission("MIS-B3")
    assert {s.mission[0] for s in imagined(field, "M", 200)} == set(range(10))
    assert {s.mission[0] for s in imagined(field, "B", 5)} == {2}
    assert {s.mission[0] for s in imagined(field.mission("MIS-B3", up=True), "M", 5)} == {2}


def test_a_combination_laid_is_secret_until_both_are():
    field = Heath(B="f3 f4 lance", M="f1 f2").units("B-15 C12", "M-11 C13").attack("B-15", "M-11").play("B", "lay f3")
    laid = {s.agenda.steps[-1].lanes[0][-1].number for s in imagined(field, "M")}
    assert len(laid) > 3


def test_at_the_end_all_is_shown():
    field = Heath(turn=10, B="f3 lance", M="f1").end_turn()
    assert field.over
    assert field.view(None).seats[0].cards == ["f3", "lance"]


@pytest.mark.bulk
@pytest.mark.parametrize(("players", "matches"), [(2, 4), (3, 2), (4, 2)])
def test_the_contract_is_kept(players, matches):
    summary = check_game(trente(), matches=matches, seed=f"thirty {players}", players=players, options={"turns": "3"})
    assert summary.checks["every_match_ends"] == matches


def test_the_contract_is_kept_in_a_short_match_with_every_usual_setting():
    assert check_game(trente(), matches=1, seed="short", players=2, options={"turns": "2"}).breach is None


# -- odds -------------------------------------------------------------------------------------------------------------


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
