"""What comes with a question: limits of sums, what they buy, what may follow a first answer, what a tile would do."""

import pytest

from centans import shelf
from centans.games.bastide.asking.money import even_shares
from centans.games.bastide.choices import MOST_NAMED
from tests.games.bastide.kit import Town, rule

RIM = "S1.1=B S1.3=G EG@A1:B1,G2 WN.B=R"


def follows(town, who):
    assert town.asks, "a question is open"
    return town.sees(who).follows


def follow_of(town, who, first):
    return next(view for view in follows(town, who) if first in view.after)


# -- sums -------------------------------------------------------------------------------------------------------------


@rule("BA-BID-1", "BA-BID-4")
def test_who_bids_is_told_the_limits_and_others_are_not():
    town = Town("B G R", money="9 7 4", negotiation="off").play("B project S1")
    assert [limits(town, who) for who in "BGR"] == [(0, 9), (0, 7), (0, 4)]
    assert town.sees(None).sum is None
    town.bids(6, 5, 0)
    assert [limits(town, who) for who in "BG"] == [(0, 3), (0, 2)]
    assert town.sees("R").sum is None, "who bid less than 5 has nothing to raise"


def limits(town, who):
    view = town.sees(who).sum
    assert view.at_once == MOST_NAMED
    return view.least, view.most


@rule("BA-NEG-8")
def test_who_may_give_is_told_the_limits_before_and_after_he_says_to_whom():
    town = Town("B G R", money="9 7 4").play("B project S1")
    assert (limits(town, "B"), town.sees("G").sum) == ((1, 9), None)
    town.play("B give G")
    assert limits(town, "B") == (1, 9)


@rule("BA-BID-1", "BA-NEG-8")
def test_the_limits_of_a_sum_named_in_parts_go_down():
    town = Town("B G R", money="450 7 4", negotiation="off").play("B project S1")
    assert limits(town, "B") == (0, 450)
    assert limits(town.play("B more"), "B") == (0, 450 - MOST_NAMED)
    town = Town("B G R", money="450 7 4").play("B project S1", "B give G", "B more")
    assert limits(town, "B") == (1, 450 - MOST_NAMED)


@rule("BA-BID-3", "BA-BID-7")
def test_what_each_sum_buys():
    town = Town("B G R", money="8 4 4", board="S1.1=G", negotiation="off").play("B project S1")
    buys = town.sees("B").auction.buys
    assert [buy.amount for buy in buys] == list(range(9))
    assert [buy.earned for buy in buys] == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert [buy.odd for buy in buys] == [0, 1, 2] * 3
    assert [buy.left for buy in buys] == list(range(8, -1, -1))
    assert [buy.may_raise for buy in buys] == [amount >= 5 for amount in range(9)]
    assert town.sees("B").auction.marks == [0, 3, 5, 6, 8]
    assert town.sees(None).auction.buys == town.sees(None).auction.marks == []
    town.bids(5, 0, 0)
    view = town.sees("B").auction
    assert [(buy.total, buy.earned, buy.left) for buy in view.buys] == [(5, 1, 3), (6, 2, 2), (7, 2, 1), (8, 2, 0)]
    assert view.marks == [0, 1, 3]


@rule("BA-PLACE-4", "BA-PLACE-6")
def test_no_sum_buys_more_than_there_is_room_for():
    town = Town("B G R", money="9 4 4", board="S1.1=G S1.2=G", negotiation="off").play("B project S1")
    assert [buy.placed_at_most for buy in town.sees("B").auction.buys] == [0, 0, 0, *[1] * 7]
    assert town.sees("B").auction.marks == [0, 3, 5, 9]


@rule("BA-TAX-10")
@pytest.mark.parametrize(
    ("amount", "owed", "shares"),
    [(6, [2, 2, 4], [2, 2, 2]), (5, [4, 2], [3, 2]), (1, [2, 2], [1, 0]), (7, [6, 2], [5, 2])],
)
def test_a_short_tax_is_shared_evenly_nobody_getting_more_than_he_is_owed(amount, owed, shares):
    assert even_shares(amount, owed) == shares


@rule("BA-TAX-10")
def test_the_even_shares_are_those_of_the_players_still_undecided():
    board = "HA.N=R MA@D1:B1 S2.1=B S3.1=G WN.C=G"
    town = Town("B G R", board=board, hands="B:house", negotiation="off").play("B play house", "B block C1")
    allocation = town.sees("B").allocation
    assert (allocation.left, [creditor.seat for creditor in allocation.creditors]) == (2, [0, 1])
    assert allocation.even == [1, 1]


@rule("BA-CHEST-1", "BA-CHEST-2")
def test_what_a_project_leaves_in_the_chest_is_said_before_it_is_proposed():
    view = Town("B G R", chest=11).sees("B")
    assert (view.share, view.chest_left) == (3, 2)


# -- what may follow --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", ["play house", "project CH", "project MO"])
@rule("BA-HOUSE-1", "BA-PROJ-2", "BA-GEO-3", "BA-EQ-6")
def test_the_blocks_that_may_follow_are_those_the_next_question_offers(first):
    town = Town("B G R", board=RIM, houses="A1:2 C1:3 D3:1", hands="B:house,fire")
    follow = follow_of(town, "B", first)
    after = town.branch().play(f"B {first}")
    assert follow.offered == after.offered("B")
    assert [refused.notation for refused in follow.refused] == ["block A1", "block C1"]
    for refused in follow.refused:
        refusal = after.refused("B", refused.notation)
        assert (refused.rule, refused.key, refused.params) == (refusal.rule, refusal.key, refusal.params)


@rule("BA-FIRE-1", "BA-FIRE-2")
def test_what_a_fire_may_take_is_known_before_and_after_it_is_played():
    town = Town("B G R", board=RIM, houses="A1:1 D3:3", hands="B:fire")
    follow = follow_of(town, "B", "play fire")
    town.play("B play fire")
    (at_once,) = town.sees("B").follows
    assert (at_once.after, at_once.offered, at_once.refused) == ([], follow.offered, follow.refused)
    circles = [notation for notation in follow.offered if notation.startswith("circle")]
    assert [notation for notation in follow.offered if notation not in circles] == town.offered("B")
    assert circles == ["circle WN.B", "circle S1.1", "circle S1.3"]
    assert {refused.notation: refused.key for refused in follow.refused}["circle S1.2"] == "no-influence-there"
    view = town.sees("B")
    assert {block.id: block.burns for block in view.blocks if block.burns} == {"A1": 1, "D3": 2}
    assert {work.id: work.burns for work in view.equipments if work.burns} == {"WN": 1, "EG": 2, "S1": 2}


@rule("BA-HAR-3", "BA-HAR-5", "BA-HAR-6", "BA-HAR-7")
def test_what_either_kind_of_harassment_may_strike_comes_with_the_question():
    town = Town("B G R", board=RIM, houses="A1:1 B1:1 C2:1", hands="B:english-1").play("B play english-1")
    assert town.asked == "B harass-kind"
    houses, influences = follow_of(town, "B", "harass houses"), follow_of(town, "B", "harass influences")
    assert houses.offered == town.branch().play("B harass houses").offered("B") == ["block A1"]
    struck = town.branch().play("B harass influences")
    assert [town.words(town.game.option(notation)) for notation in influences.offered] == struck.offered("B")
    why = {refused.notation: (refused.rule, refused.key) for refused in (*houses.refused, *influences.refused)}
    assert why["block B1"] == ("BA-HAR-3", "block-protected")
    assert why["block D1"] == ("BA-HAR-5", "no-house")
    assert why["circle WN.B"] == ("BA-HAR-7", "walls-not-yet")
    assert why["circle S1.1"] == ("BA-HAR-6", "influence-protected")
    assert why["circle S1.2"] == ("BA-HAR-5", "no-influence-there")


@rule("BA-INFO-1")
def test_nobody_else_is_told_what_may_follow():
    town = Town("B G R", board=RIM, houses="A1:1", hands="B:house,fire G:house R:fire")
    assert [bool(follows(town, who)) for who in ("B", "G", "R", None)] == [True, False, False, False]
    assert [view.after for view in follows(Town("B G R", hands="B:fire"), "B")] == [
        ["project EG", "project CH", "project MO", "project MA"]
    ]


# -- the English ------------------------------------------------------------------------------------------------------


@rule("BA-HAR-1", "BA-HAR-3", "BA-HAR-7", "BA-HAR-11")
@pytest.mark.parametrize(
    ("board", "houses", "reach", "targets"),
    [
        ("", "", "nothing", []),
        ("WN.A=B", "C2:1", "walls", ["circle WN.A"]),
        ("WN.A=B S1.3=G", "A3:1", "open", ["block A3", "circle S1.3"]),
        ("EG@A1:G2", "", "open", ["token EG green"]),
    ],
)
def test_what_an_english_tile_would_strike_at(board, houses, reach, targets):
    siege = Town("B G R", board=board, houses=houses).sees("B").siege
    assert (siege.reach, siege.targets) == (reach, targets)
    assert [tile.hits for tile in siege.forecast] == [1, 1, 2, 2]
    assert (siege.begins_next, siege.withstands, siege.walls_full) == (False, None, 14)


FULL = "1 1 1 1 1 2 2"
WALLS = "WN.A=B WN.B=B WN.C=B WN.D=B WS.A=B WS.B=B WS.C=B WS.D=B WW.1=G WE.1=G"


@rule("BA-SIEGE-1", "BA-SIEGE-3", "BA-SIEGE-4")
@pytest.mark.parametrize(
    ("board", "tie", "hands", "withstands"),
    [
        (WALLS, "french", "", 1),
        (WALLS, "english", "", 0),
        (WALLS + " WW.2=G", "french", "", 2),
        (WALLS + " WW.2=G", "french", "B:english-2,english-2,english-2", 1),
        (WALLS + " WW.2=G WW.3=G WE.2=G", "french", "B:english-4", 3),
    ],
)
def test_the_strongest_tile_that_the_walls_would_withstand(board, tie, hands, withstands):
    siege = Town("B G R", board=board, camp=FULL, hands=hands, siege_tie=tie).sees("B").siege
    assert (siege.begins_next, siege.withstands) == (True, withstands)


# -- scores and the town ----------------------------------------------------------------------------------------------


@rule("BA-SCORE-7")
def test_nobody_leads_where_all_are_equal():
    seats = Town("B G R").sees(None).seats
    assert not any(seat.french_leads or seat.english_leads for seat in seats)
    seats = Town("B G R", board="S1.1=B S1.2=G").sees(None).seats
    assert [seat.french_leads for seat in seats] == [True, True, False]
    seats = Town("B G R", board="S1.1=B S1.2=G", road="B:1").sees(None).seats
    assert [seat.french_leads for seat in seats] == [True, False, False]
    assert [seat.english_leads for seat in seats] == [False, True, False]


@rule("BA-SCORE-1", "BA-SCORE-2", "BA-SCORE-3")
@pytest.mark.parametrize(("walls", "sign"), [(WALLS + " WW.2=G", 1), ("", -1)])
def test_at_the_end_everybody_sees_what_the_points_are_made_of(walls, sign):
    town = Town("B G R", board=f"{walls} S1.1=B", cards="prince:B pope:G people:B", road="B:3", camp=FULL)
    assert town.sees(None).seats[0].reckoned == []
    town = Town(
        "B G R", board=f"{walls} S1.1=B", cards="prince:B pope:G people:B", road="B:3", camp=FULL, hands="B:english-2"
    ).play("B play english-2")
    blue, green, red = town.sees(None).seats
    parts = [(part.what, part.points) for part in blue.reckoned]
    assert parts[1:] == [("prince", sign * 8), ("people", sign * 4), ("road", sign * 3)]
    assert [(part.what, part.points) for part in green.reckoned[1:]] == [("pope", sign * 6)]
    for seat, score in zip((blue, green, red), town.result.scores, strict=True):
        assert sum(part.points for part in seat.reckoned) == score


@rule("BA-TAX-7")
def test_the_circles_that_a_tax_pays_are_named():
    town = Town("B G R", board="S1.1=B L1.B=G WN.B=R S2.2=G HA.N=B")
    assert town.tax("B1").circles == ["WN.B", "S1.1", "L1.B", "HA.N"]


@rule("BA-TAX-3", "BA-TAX-4", "BA-TAX-5", "BA-PROJ-2")
def test_an_equipment_says_what_it_does_to_taxes_and_whether_it_needs_a_block():
    works = {work.id: work for work in Town("B G R", board="EG@A1:G1").sees(None).equipments}
    assert {name: work.tax_around for name, work in works.items() if work.tax_around} == {"EG": 4, "MA": -6, "HA": 2}
    assert [name for name, work in works.items() if work.wants_site] == ["CH", "MO", "MA"]


@rule("BA-FIRE-1")
def test_a_designer_may_let_a_fire_take_one_thing_only():
    game = shelf.take("bastide", {"fire.most": "1"})
    town = Town("B G R", board="S1.1=B S1.2=G", houses="D3:3", hands="B:fire", game=game).play("B play fire")
    assert town.branch().play("B block D3").offered("B") == ["houses 1"]
    town.play("B equipment S1", "B circle S1.1")
    assert town.owner("S1.2") == "G"
    assert town.asked == "G action"
