"""Finer points that hand-made faults had left untried: what is told, what is shown, what a finished match measures."""

import pytest

from centans import shelf
from centans.core.dice import Live
from tests.games.bastide.kit import Town, rule


@rule("BA-BID-3", "BA-BID-4")
def test_who_has_bid_all_he_has_is_not_said_to_raise():
    town = Town("B G R", money="5 9 0", negotiation="off").auction("S1", 5, 5, 0).play("G sdd 1")
    assert town.told("raised") == [{"seat": 1, "amount": 1, "total": 6}]


@rule("BA-TAX-4", "BA-PLACE-8")
def test_a_church_that_is_only_proposed_raises_no_tax():
    town = Town("B G R", negotiation="off").play("B project EG", "B block A1")
    assert town.tax("A1").church == 0
    assert town.play("B sdd 3", "G sdd 0", "R sdd 0").settle().tax("A1").church == 4


LEPERS = "MA@D1:R1 S3.1=B WN.D=G"


@rule("BA-TAX-6", "BA-TAX-10")
def test_nothing_is_allocated_where_there_is_no_tax():
    town = Town("B G R", board=LEPERS, hands="B:house", negotiation="off")
    tax = town.tax("D1")
    assert (tax.total, tax.owed, tax.paid, tax.short) == (0, [2, 2, 0], [0, 0, 0], False)
    town.play("B play house", "B block D1")
    assert town.asked == "G action"


@rule("BA-TAX-9", "BA-TAX-11")
def test_a_single_creditor_gets_a_short_tax_whole():
    board = "MA@D1:R1 S3.1=B WN.D=B L1.D=B HA.E=G"
    town = Town("B G R", board=board, hands="B:house", money="0 0 0")
    tax = town.tax("C2")
    assert (tax.total, tax.short) == (2, False)
    assert tax.paid == tax.owed
    board = "MA@D1:R1 HA.N=R S3.1=B S3.2=R L1.C=B S2.1=B WN.C=B"
    short = Town("B G R", board=board, hands="B:house", money="0 0 0").tax("C1")
    assert (short.total, short.owed, short.paid, short.to_chest) == (2, [8, 0, 0], [2, 0, 0], 0)


@rule("BA-COMP-7")
def test_bids_on_the_table_are_not_in_a_limited_bank():
    town = Town("B G R", money="9 9 9", chest=3, bank="limited")
    before = town.bank()
    assert before == 96 - 27 - 3
    town.auction("S1", 6, 5, 1)
    assert town.bank() == before + 3 - 3, "the chest was shared, the bids lie on the table"
    assert sum(town.money()) == 30 - 12


STRONG = "1 1 2 2 3 3 4"
ALMOST = "WN.A=B WS.A=G WW.1=R WE.1=G EG@A1:G1 CH@D1:G1 MO@D2:R1 MA@D3:R1 S1.1=R S2.1=R S3.1=B L1.A=G HA.N=R"


@rule("BA-END-1", "BA-STALL-2")
def test_only_a_siege_makes_the_town_english():
    town = Town("B G R", board=ALMOST, camp=STRONG, cards="prince:B").auction("L2", 3, 0, 0).play("B circle L2.B")
    assert town.result.decided_by == "equipments"
    assert (town.sees(None).french, town.sees(None).siege.holds_now) == (True, False)
    assert town.result.scores[0] == town.sees(None).seats[0].french_score
    idle = Town("B G R", camp=STRONG, idle=8, money="0 0 0").auction("S1", 0, 0, 0).settle()
    assert (idle.result.decided_by, idle.sees(None).french) == ("stalemate", True)


@pytest.mark.parametrize(("turn", "active", "place"), [(1, 0, 1), (2, 1, 1), (3, 2, 1), (3, 0, 3), (1, 1, 3)])
def test_a_finished_match_measures_the_winners_place_in_the_order_of_play(turn, active, place):
    town = Town("B G R", board="S1.1=B S1.2=B S1.3=G", camp="1 1 1 1 1 1 2")
    town.state.turn, town.state.active = turn, active
    town.state.agenda.clear()
    found = town.game.measures(town.state)
    assert [found[f"won-by-player-{number}"] for number in (1, 2, 3)] == [int(number == place) for number in (1, 2, 3)]
    assert (found["lead"], found["spread"]) == (1, 2)
    assert (found["started"], found["influences"], found["on-walls"], found["english-points"]) == (1, 3, 0, 8)


@rule("BA-BID-5", "BA-INFO-5")
def test_who_has_added_in_two_rounds_is_imagined_with_two_at_least():
    town = Town("B G R", money="12 12 0", raise_mode="until_pass").auction("WN", 6, 6, 0)
    town.play("B sdd 1", "G sdd 1", "B sdd 1", "G sdd 1")
    assert (town.asked, town.state.raised) == ("B raise, G raise", [2, 2, 0])
    redealt = [town.game.redeal(town.state, 2, Live(b"%d" % number)).additions for number in range(60)]
    assert {additions[0] for additions in redealt} == {2, 3, 4, 5}


@rule("BA-INFO-4")
def test_hidden_money_is_shown_when_the_game_is_over():
    town = Town("B G R", money="1 2 3", money_visibility="hidden", camp=STRONG, hands="B:english-1")
    assert [seat.money for seat in town.sees(None).seats] == [None, None, None]
    town.play("B play english-1")
    assert [seat.money for seat in town.sees(None).seats] == [1, 2, 3]


@rule("BA-INFO-1")
def test_an_empty_hand_hides_nothing():
    town = Town("B G R", hands="G:house")
    hands = [seat.hand for seat in town.sees("R").seats]
    assert [(hand.count, hand.cards) for hand in hands] == [(0, []), (1, None), (0, [])]


@rule("BA-PROJ-3", "BA-EQ-4")
def test_a_work_that_is_proposed_is_on_the_board_at_once():
    town = Town("B G R").play("B project HA")
    works = {work.id: work for work in town.sees(None).equipments}
    assert (works["HA"].on_board, works["HA"].started, works["S1"].on_board) == (True, False, False)


@rule("BA-INFO-3")
def test_an_english_tile_that_is_being_played_is_not_to_come():
    town = Town("B G R", board="S1.1=B", houses="A1:1", camp="2", hands="B:english-4,english-1")
    unseen = [tile.unseen for tile in town.sees("B").siege.forecast]
    assert unseen == [7, 4, 2, 0], "one in the camp, two in hand"
    town.play("B play english-4")
    assert town.asked == "B harass-kind"
    assert [tile.unseen for tile in town.sees("G").siege.forecast] == [8, 4, 2, 0]


@rule("BA-STALL-1")
def test_idle_turns_are_counted_for_all_to_see():
    town = Town("B G R", money="0 0 0", idle=2, hands="G:house")
    assert town.sees(None).idle == 2
    town.auction("S1", 0, 0, 0).settle()
    assert town.sees(None).idle == 3
    town.play("G play house")
    assert town.sees(None).idle == 0


@rule("BA-HAR-9", "BA-HAR-14")
@pytest.mark.parametrize(
    ("board", "houses", "first", "picked"),
    [
        ("S1.1=B S1.3=G", "", "circle S1.1", ([], ["circle S1.1"])),
        ("", "A1:2", "block A1", (["A1"], [])),
    ],
)
def test_the_hits_that_are_left_go_down(board, houses, first, picked):
    town = Town("B G R", board=board, houses=houses, hands="B:english-3").play("B play english-3")
    assert town.sees("G").damage.hits_left == 2
    damage = town.play(f"B {first}").sees("G").damage
    assert (damage.hits_left, damage.picked_blocks, damage.picked_tokens) == (1, *picked)


@rule("BA-COMP-7")
def test_a_bank_may_deal_out_all_it_has():
    game = shelf.take("bastide", {"setup.start_money": "24"})
    assert game.variant(4, {"bank": "limited"}).players == 4


def test_learning_players_tell_a_gift_to_the_first_seat_from_none():
    town = Town("B G R", money="0 9 9", active="G").play("G project S1")
    before = town.game.features(town.sees("G"))
    after = [town.game.features(town.branch().play(f"G give {who}").sees("G")) for who in "BR"]
    assert len({tuple(numbers) for numbers in (before, *after)}) == 3


def test_learning_players_are_shown_no_number_beyond_their_bounds():
    town = Town("B G R", money="99999 0 0", chest=88888)
    assert max(town.game.features(town.sees("B"))) == 30_000
