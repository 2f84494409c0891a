"""The turn, negotiation, tiles, tax and damage, beyond the worked examples."""

import pytest

from centans.games.bastide.choices import MOST_NAMED
from tests.games.bastide.kit import Town, rule


@rule("BA-SETUP-6")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_a_named_seat_begins_and_play_goes_clockwise(seat):
    town = Town.dealt(3, first_player=["first", "second", "third"][seat - 1], negotiation="off")
    order = []
    for _ in range(4):
        order.append(town.state.active if town.asks else None)
        town.auction("S1", 0, 0, 0).settle()
    assert order == [(seat - 1 + step) % 3 for step in range(4)]


@rule("BA-SETUP-6")
def test_the_first_player_is_drawn():
    from centans.core.dice import Script

    town = Town.dealt(3)
    town.dice = Script(**{"first-player": [3], "bag": [0] * 9})
    assert town.asked == "R action"


@rule("BA-TURN-1", "BA-TURN-2", "BA-TURN-6")
def test_one_action_and_the_bag_goes_on():
    town = Town("B G R", hands="B:house,house,house")
    assert town.sees(None).active == 0
    town.play("B play house", "B block A1").settle()
    assert (town.asked, town.sees(None).active) == ("G action", 1)
    assert town.refused("B", "play house").key == "not-your-turn"


@rule("BA-TURN-4")
def test_the_hand_is_refilled_after_the_majority_check_and_not_when_the_game_ends():
    thirteen = "WN.A=B WS.A=B WW.1=B WE.1=B EG@A1:G1 CH@D1:G1 MO@D2:R1 MA@D3:R1 S1.1=R S2.1=R S3.1=B L1.A=G HA.N=R"
    town = Town("B G R", board=thirteen).auction("L2", 3, 0, 0).play("B circle L2.A")
    assert town.over
    assert town.hand_size("B") == 0, "the end comes before refilling the hand"
    assert town.holder("prince") == "B", "and after the majority cards"
    quiet = Town("B G R").auction("L2", 3, 0, 0).play("B circle L2.A")
    assert quiet.hand_size("B") == 3


@rule("BA-TURN-4", "BA-STALL-2")
def test_the_hand_is_refilled_before_the_stalemate_check():
    town = Town("B G R", idle=8, money="0 0 0").auction("S1", 0, 0, 0).settle()
    assert town.over
    assert town.hand_size("B") == 3


@rule("BA-STALL-2")
def test_without_a_limit_nothing_stops_idle_turns():
    town = Town("B G R", idle=50, money="0 0 0", stall_rounds="0").auction("S1", 0, 0, 0).settle()
    assert not town.over


@rule("BA-TURN-5")
def test_a_player_without_money_tokens_or_points_still_takes_his_turn():
    town = Town("B G R", money="9 0 9").auction("S1", 0, 0, 0).settle()
    assert town.asked == "G action"
    assert len(town.sees(None).seats) == 3


# -- negotiation ------------------------------------------------------------------------------------------------------


@rule("BA-NEG-1", "BA-NEG-11")
def test_an_offer_is_heard_and_changes_nothing():
    town = Town("B G R").play("B project S1")
    before = (town.money().copy(), town.asked)
    town.play("R offer B 9", "G offer R 2")
    assert (town.money(), town.asked) == before
    assert [(offer.seat, offer.to, offer.amount) for offer in town.sees(None).offers] == [(1, 2, 2), (2, 0, 9)]
    assert [event["amount"] for event in town.told("offered")] == [9, 2]
    town.bids(0, 0, 0).settle()
    assert town.asked == "G action"
    assert town.sees(None).offers == []


@rule("BA-NEG-11")
def test_offers_are_made_only_in_a_window():
    town = Town("B G R")
    assert town.refused("G", "offer B 3").key == "not-your-turn"
    town.play("B project S1", "B pass", "G pass", "R pass")
    assert town.refused("G", "offer B 3").key == "bid-first"


@rule("BA-NEG-10")
def test_only_money_can_be_given():
    town = Town("B G R", hands="B:house").play("B project S1")
    for notation in ("play house", "circle S1.1", "cede G", "send 1"):
        refusal = town.refused("B", notation)
        assert (refusal.rule, refusal.key) == ("BA-NEG-10", "only-money")


@rule("BA-NEG-8")
def test_a_gift_is_at_least_one_and_at_most_what_one_holds():
    town = Town("B G R", money="3 4 4").play("B project S1", "B give G")
    assert town.offered("B") == ["sdd 1", "sdd 2", "sdd 3"]
    assert town.refused("B", "sdd 4").params == {"money": 3}
    assert town.refused("B", "sdd 0").rule == "BA-NEG-8"


@rule("BA-NEG-8", "BA-NEG-4")
def test_money_already_bid_cannot_be_given():
    town = Town("B G R", money="6 4 4").play("B project S1").bids(5, 0, 0).play("B give G")
    assert town.sees(None).window.name == "before-raises"
    assert town.offered("B") == ["sdd 1"]


@rule("BA-BID-3")
def test_a_gift_after_the_bids_helps_only_who_bid_enough():
    town = Town("B G R", money="5 4 9").play("B project S1").bids(5, 4, 0)
    town.play("R give B", "R sdd 2", "R give G", "R sdd 3")
    town.play("B pass", "G pass")
    assert town.asked == "B raise"
    assert town.offered("B") == ["sdd 0", "sdd 1", "sdd 2"]


@rule("BA-BID-1", "BA-NEG-8")
def test_a_sum_beyond_what_one_answer_can_name_is_named_in_parts():
    town = Town("B G R", money=f"{MOST_NAMED + 50} 0 0").play("B project S1", "B give G", "B more", "B sdd 10")
    assert town.money() == [40, MOST_NAMED + 10, 0]
    town = Town("B G R", money=f"{MOST_NAMED + 50} 0 0", negotiation="off").play("B project S1", "B more", "B sdd 49")
    town.bids_of("G", 0).bids_of("R", 0)
    assert town.state.bids[0] == MOST_NAMED + 49
    town.play("B sdd 1", "B circle S1.1")
    assert town.money()[0] == 0


# -- tiles and tax ----------------------------------------------------------------------------------------------------


@rule("BA-TILE-1")
def test_a_tile_is_shown_before_it_is_resolved():
    town = Town("B G R", hands="B:house,house,fire").play("B play house")
    assert town.sees("G").shown == "house"
    assert town.sees("G").seats[0].hand.count == 2
    assert town.refused_after("B block A1", "play house") is not None
    assert town.told("played")[0]["tile"] == "house"


@rule("BA-TILE-1")
def test_a_tile_that_one_does_not_hold_cannot_be_played():
    assert Town("B G R", hands="B:house").refused("B", "play english-4").key == "no-such-tile"


@rule("BA-HOUSE-2", "BA-TAX-8")
def test_a_house_belongs_to_nobody_and_pays_its_placer_nothing():
    town = Town("B G R", hands="B:house", board="S1.1=G").play("B play house", "B block A1").settle()
    assert (town.money(), town.state.chest) == ([4, 6, 4], 4)
    assert [seat.french_score for seat in town.sees(None).seats] == [0, 5, 0], (
        "Green holds the People; the House is nobody's"
    )


@rule("BA-TAX-11")
def test_a_single_creditor_takes_the_whole_of_a_short_tax():
    board = "MA@D1:R1 HA.N=R S2.1=G S3.1=G WN.C=G"
    town = Town("B G R", hands="B:house", board=board).play("B play house", "B block C1")
    assert town.asked == "G action"
    assert (town.money(), town.state.chest) == ([4, 6, 4], 0)


@rule("BA-TAX-6")
def test_chapel_and_monastery_change_no_tax():
    assert Town("B G R", board="CH@A1:B1 MO@B1:B1").tax("A1").total == 6


@rule("BA-TAX-7")
def test_influences_on_religious_buildings_earn_no_tax():
    assert Town("B G R", board="EG@A1:B4").tax("A1").owed == [0, 0, 0]


# -- damage -----------------------------------------------------------------------------------------------------------


@rule("BA-HAR-14", "BA-HAR-8")
def test_every_hit_that_is_possible_must_be_taken():
    town = Town("B G R", houses="A1:1 D2:1", hands="B:english-3").play("B play english-3", "B block A1")
    assert town.offered("B") == ["block D2"]
    assert town.refused("B", "stop").rule == "BA-HAR-8"
    assert town.refused("B", "pass").params == {"left": 1}


@rule("BA-HAR-8")
def test_the_kind_with_fewer_targets_may_be_chosen_and_the_other_hit_is_lost():
    town = Town("B G R", houses="A1:1", board="S1.1=G S2.1=R", hands="B:english-4").play("B play english-4")
    town.play("B harass houses").settle()
    assert (town.houses("A1"), town.owner("S1.1"), town.owner("S2.1"), town.camp()) == (0, "G", "R", [4])


@rule("BA-HAR-15")
def test_what_is_harassed_goes_home():
    town = Town("B G R", houses="A1:1", board="EG@A2:G1", hands="B:english-1 G:english-2", bag="fire fire fire fire")
    town.play("B play english-1", "B harass houses").settle()
    assert town.state.bag[0] + sum(town.state.hands[0::6]) == 1
    town.play("G play english-2").settle()
    assert (town.supply("G"), town.site("EG")) == (20, "")


@rule("BA-DEST-2")
def test_a_destroyed_building_may_rise_again_in_another_block():
    town = Town("B G R", board="EG@A2:G1", hands="B:fire").play("B play fire", "B equipment EG").settle()
    town.play("G project EG", "G block D3").bids(0, 3, 0).settle()
    assert town.site("EG") == "D3"


@rule("BA-MAJ-6")
def test_a_player_may_hold_several_cards_and_plays_as_before():
    town = Town("B G R", board="WN.A=B S1.1=B EG@A1:B1", hands="B:house").play("B play house", "B block C2").settle()
    assert town.sees(None).seats[0].cards == ["prince", "pope", "people"]
    assert town.sees(None).seats[0].french_score == 3 + 18
    assert town.sees(None).seats[0].english_score == 3 - 18


@rule("BA-INFO-6")
def test_at_the_end_hands_are_shown():
    town = Town("B G R", camp="1 1 1 1 1 1 1", hands="B:english-1 G:fire,house")
    assert town.sees("R").seats[1].hand.cards is None
    town.play("B play english-1")
    assert town.over
    assert town.sees("R").seats[1].hand.cards == [0, 1]


@rule("BA-REL-8", "BA-EQ-8")
def test_a_score_counts_even_without_a_token_for_the_marker():
    board = " ".join(
        f"{wall}.{place}=B"
        for wall, places in (("WN", "ABCD"), ("WS", "ABCD"), ("WW", "123"), ("WE", "123"))
        for place in places
    )
    town = Town("B G R", board=f"{board} S1.1=B S1.2=B S1.3=B EG@A1:B3", camp="2", money="0 3 0")
    assert town.supply("B") == 0
    town.auction("EG", 0, 3, 0).settle()
    assert (town.road("B"), town.supply("B")) == (2, 0)


@rule("BA-PLACE-7", "BA-PLACE-6")
def test_without_a_token_one_may_still_cede_or_lose():
    board = " ".join(
        f"{wall}.{place}=B"
        for wall, places in (("WN", "ABCD"), ("WS", "ABCD"), ("WW", "123"), ("WE", "123"))
        for place in places
    )
    town = Town("B G R", board=f"{board} S1.1=B S1.2=B S1.3=B EG@A1:B3", money="6 0 0", cede_influence="true")
    town.auction("L1", 6, 0, 0).settle()
    assert town.offered("B") == ["lose", "cede G", "cede R"]
    assert town.refused("B", "own").rule == "BA-PLACE-6"
    town.play("B cede G", "B circle L1.A", "G refuse")
    assert town.owner("L1.A") == ""
    town.play("B cede R", "B circle L1.A", "R agree")
    assert town.owner("L1.A") == "R"
