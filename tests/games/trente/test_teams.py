"""Three and four players (chapter 25)."""

from __future__ import annotations

import pytest

from centans.games.trente.model.position import in_charge
from tests.games.trente.kit import Heath, rule


def charge(field: Heath, army: int = 0) -> str:
    return " ".join([field.name(in_charge(field.s, army, slot))[1:] for slot in range(10)])


@rule("CT-TEAM-1", "CT-TEAM-2")
def test_who_leads_what():
    assert Heath(4).s.partners == [0, 2, 1, 3]
    assert Heath(4, seats="exchanged").s.partners == [1, 3, 0, 2]
    assert Heath(3).s.partners == [0, 2, 1, 1]
    assert Heath(3, pair_army="montfort").s.partners == [1, 1, 0, 2]


@rule("CT-TEAM-6", "R45")
@pytest.mark.parametrize(
    ("turn", "mode", "row"),
    [
        (1, "alternate", "A B A B A B A B A B"),
        (2, "alternate", "B A B A B A B A B A"),
        (3, "halves", "A A A A A B B B B B"),
        (4, "halves", "B B B B B A A A A A"),
    ],
)
def test_the_slots_are_shared_in_turn_or_by_halves(turn, mode, row):
    field = Heath(4, turn=turn, team_mode_blois=mode)
    assert charge(field) == row
    assert charge(field, 1) == ("A B A B A B A B A B" if turn % 2 else "B A B A B A B A B A")


@rule("CT-TEAM-7", "CT-TEAM-10")
def test_the_leading_partner_writes_his_orders_first():
    field = Heath.dealt(4).rolls(first_blois=[1], first_montfort=[2])
    assert field.asked == "BA order, MA order"
    field.write("BA", "1 3 5 7 9")
    assert field.asked == "BB order, MA order"
    assert field.view("BB").choosing.chosen == ["B-1", "B-3", "B-5", "B-7", "B-9"]
    assert field.refused("BB", "order 3") == ("CT-ORD-3", "ordered-twice", {"unit": "B-3", "place": 2})
    field.write("BB", "2 4 6 8 10").write("MA", "1 3 5 7 9").write("MB", "2 4 6 8 10")
    assert field.s.orders[0] == list(range(1, 11))
    assert [row.seat for row in field.view("BA").armies[0].orders] == [0, 2] * 5


@rule("CT-TEAM-7")
@pytest.mark.parametrize(
    ("mode", "first", "second"), [("alternate", [1, 3, 5, 7, 9], [2, 4, 6, 8, 10]), ("halves", None, [6, 7, 8, 9, 10])]
)
def test_each_partner_is_shown_the_slots_that_he_has_still_to_write(mode, first, second):
    field = Heath.dealt(4, team_mode_blois=mode).rolls(first_blois=[1], first_montfort=[2])
    first = first or [1, 2, 3, 4, 5]
    assert field.asked == "BA order, MA order"
    assert field.view("BA").choosing.slots == first
    assert field.view("MA").choosing.slots == [1, 3, 5, 7, 9]
    field.write("BA", "1 2")
    assert field.view("BA").choosing.slots == first[2:]
    field.write("BA", "3 4 5")
    assert field.view("BB").choosing.slots == second


@rule("CT-TEAM-8")
def test_the_partner_in_charge_decides_and_defends_even_without_a_slot():
    field = Heath(4, turn=5).hand("BB", "f6").hand("MB", "f1 f1").only("B-1 I9", "M-11 I10 (1)", "M-12 A1")
    field.fight("M-11", "B-1", "f1", "f6", (1, 6), slot=4)
    assert field.asked == "BB advance"
    field.play("BB", "advance")
    assert field.where("B-1") == "I10"


@rule("CT-TEAM-9", "CT-CELL-9")
def test_a_partner_draws_into_his_own_hand():
    field = Heath(4, turn=5).units("B-12 J7").deck("arms", "epee").activate("B-12", slot=2).play("BB", "move J8")
    assert (field.cards("BA"), field.cards("BB")) == ("", "epee")


@rule("CT-TEAM-10")
def test_partners_see_each_other_and_share_mission_and_score():
    field = Heath(4).hand("BB", "f6 ruse").mission("MIS-B3")
    seen = field.view("BA")
    assert seen.seats[2].cards == ["f6", "ruse"]
    assert seen.armies[0].mission_id == "MIS-B3"
    assert field.view("MA").seats[2].cards is None
    assert field.game.side(field.s, 0) == field.game.side(field.s, 2)


@rule("CT-TEAM-11", "CT-DECK-4", "R45")
def test_a_pair_keeps_three_cards_together():
    field = Heath(4).hand("BA", "f1 f2 f3").hand("BB", "f4 f5 f6").end_turn()
    assert field.asked == "BA keep"
    field.play("BA", "keep f1", "keep f2", "done")
    assert field.asked == "BB keep"
    field.play("BB", "keep f6")
    assert (field.cards("BA"), field.cards("BB")) == ("f1 f2", "f6")
    assert field.under("force").split()[0] == "f3", "partner A's go under first"


@rule("CT-TEAM-11")
def test_or_three_each():
    field = Heath(4, team_keep="player").hand("BA", "f1 f2 f3").hand("BB", "f4 f5 f6").end_turn()
    assert field.asked == "BA keep, BB keep"
    field.play("BA", "keep f1", "keep f2", "keep f3").play("BB", "keep f4", "keep f5", "keep f6")
    assert (field.cards("BA"), field.cards("BB")) == ("f1 f2 f3", "f4 f5 f6")


@rule("CT-TEAM-11")
def test_a_partner_without_cards_leaves_the_three_to_the_other():
    field = Heath(4).hand("BB", "f4 f5 f6").end_turn()
    assert field.asked == "BB keep"
    greedy = Heath(4).hand("BA", "f4 f5 f6").hand("BB", "f1").end_turn().play("BA", "keep f4", "keep f5", "keep f6")
    assert (greedy.asked, greedy.cards("BB")) == ("", "")


@rule("CT-TEAM-12")
def test_rest_is_for_the_whole_army_and_the_halt_for_the_partner_of_slot_one():
    field = Heath(4, turn=4).hand("BA", "repos").units("B-5 I2 (1)").mission("MIS-B8").end_turn()
    assert field.asked == "BB heal"
    field.play("BB", "heal 5", "heal 5")
    assert field.asked == "BA rest"
    field.play("BA", "rest", "heal 5")
    assert field.life("B-5") == 4


@rule("CT-TEAM-13", "CT-TEAM-4")
def test_one_die_for_each_army():
    field = Heath.dealt(4).rolls(first_blois=[5], first_montfort=[2])
    assert field.asks
    assert field.told("turn") == [{"turn": 1, "side": "montfort"}]
    assert [sum(hand) for hand in field.s.hands] == [7, 7, 7, 7]


@rule("CT-TEAM-5", "CT-DEAL-3")
def test_heroes_of_the_dead_are_exchanged_partner_by_partner():
    field = Heath(4, turn=2).dead("B-11", "B-13").deck("hero", "h11 h12 h21 h22 h13 h14 h23 h24 h15 h16")
    field.next_turn()
    assert field.asks
    assert field.s.first == 1, "so Blois is dealt to first"
    assert field.told("exchanged") == [
        {"seat": 0, "number": 1, "missing": 0},
        {"seat": 2, "number": 1, "missing": 0},
    ]
    assert [card for card in field.cards("BA").split() if card[0] == "h" and card != "harangue"] == ["h12", "h15"]
    assert [card for card in field.cards("BB").split() if card[0] == "h" and card != "harangue"] == ["h14", "h16"]
