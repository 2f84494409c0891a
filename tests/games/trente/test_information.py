"""Who may know what: hands, sheets, Missions, combinations."""

from __future__ import annotations

import pytest

from centans.core.dice import Live
from centans.core.secrets import answered_by_chance, asked_by_chance
from centans.core.steps import alike
from centans.games.trente.box.cards import CARD_ID, REST, cards_in
from centans.games.trente.box.units import ARMY_SIZE
from centans.games.trente.model.decks import PUBLIC, marked
from centans.games.trente.model.position import living, remove
from centans.games.trente.model.sight import unseen_missions
from centans.games.trente.rules.orders import WriteOrder, first_to_write
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


@pytest.mark.parametrize("alive", [30, 15, 10, 4])
@pytest.mark.parametrize("players", [2, 4])
def test_a_sheet_imagined_at_once_is_the_one_that_its_questions_would_give(players: int, alive: int):
    """With more units than entries, as many, and fewer; alone and in pairs, who write in turn."""
    game = trente()
    s = game.start(game.variant(players))
    for number in range(alive, ARMY_SIZE):
        remove(s, number)
    fresh = (WriteOrder(0, first_to_write(s, 0), (), living(s, 0)),)
    at_once, asked = Live(b"sheet"), Live(b"sheet")
    for _ in range(20):
        (sheet,) = answered_by_chance(s, fresh, at_once)
        assert alike(sheet, asked_by_chance(s, fresh, asked)[-1])
        assert at_once.cursor() == asked.cursor(), "the very same rolls"


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
