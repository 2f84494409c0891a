"""EX-1 to EX-17: set-up, geometry and projects."""

import pytest

from centans.games.bastide.box.town import (
    ADJACENT,
    BLOCKS,
    CIRCLES,
    CIRCLES_OF,
    EQUIPMENTS,
    FACING,
    PLACED_CIRCLES,
    SIDES,
    SIDES_OF,
    WALL_CIRCLES,
)
from tests.games.bastide.kit import Town, rule


@rule("BA-COMP-2", "BA-COMP-5", "BA-COMP-7", "BA-SETUP-1", "BA-SETUP-2", "BA-SETUP-3", "BA-SETUP-4", "BA-SETUP-5")
@pytest.mark.parametrize(("houses", "bag"), [("36", 46), ("26", 36)])
def test_ex_1_set_up(houses, bag):
    town = Town.dealt(4, house_tiles=houses, bank="limited")
    assert town.asked.endswith(" action")
    assert [town.hand_size(who) for who in "BGRY"] == [3, 3, 3, 3]
    assert town.bag() == bag
    assert town.money() == [4, 4, 4, 4]
    assert (town.state.chest, town.camp(), town.started()) == (0, [], 0)
    assert [town.supply(who) for who in "BGRY"] == [20, 20, 20, 20]
    assert [town.holder(card) for card in ("prince", "pope", "people")] == ["", "", ""]
    assert town.bank() == 80


GEOMETRY = """
A1 | N W  | A2 B1 B2                | S1.1 L1.A WN.A WW.1
B1 | N    | A1 A2 B2 C1 C2          | S1.1 S2.1 L1.B WN.B HA.N
C1 | N    | B1 B2 C2 D1 D2          | S2.1 S3.1 L1.C WN.C
D1 | N E  | C1 C2 D2                | S3.1 L1.D WN.D WE.1
A2 | W    | A1 A3 B1 B2 B3          | S1.2 L1.A L2.A WW.2 HA.W
C2 |      | B1 B2 B3 C1 C3 D1 D2 D3 | S2.2 S3.2 L1.C L2.C HA.E
D2 | E    | C1 C2 C3 D1 D3          | S3.2 L1.D L2.D WE.2
A3 | S W  | A2 B2 B3                | S1.3 L2.A WS.A WW.3
B3 | S    | A2 A3 B2 C2 C3          | S1.3 S2.3 L2.B WS.B HA.S
C3 | S    | B2 B3 C2 D2 D3          | S2.3 S3.3 L2.C WS.C
D3 | S E  | C2 C3 D2                | S3.3 L2.D WS.D WE.3
"""
ROWS = [[cell.split() for cell in line.split("|")] for line in GEOMETRY.strip().splitlines()]


@rule("BA-GEO-5", "BA-GEO-7", "BA-GEO-8", "BA-GEO-9", "BA-GEO-10", "BA-GEO-11", "BA-GEO-12")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0][0])
def test_ex_2_geometry(row):
    (name,), sides, adjacent, circles = row
    block = BLOCKS.index(name)
    assert {SIDES[side] for side in SIDES_OF[block]} == set(sides)
    assert {BLOCKS[other] for other in ADJACENT[block]} == set(adjacent)
    assert {CIRCLES[circle] for circle in FACING[block]} == set(circles)


@rule("BA-GEO-1", "BA-GEO-13", "BA-EQ-1")
def test_ex_2_fifty_one_circles():
    streets = [len(CIRCLES_OF[EQUIPMENTS.index(street)]) for street in ("S1", "S2", "S3", "L1", "L2")]
    assert streets == [3, 3, 3, 4, 4]
    assert len(CIRCLES_OF[EQUIPMENTS.index("HA")]) == 4
    assert len(WALL_CIRCLES) == 14
    religious = [view.capacity for view in Town().sees(None).equipments if view.category == "religious"]
    assert religious == [4, 4, 4, 4]
    assert PLACED_CIRCLES + sum(religious) == 51
    assert (len(BLOCKS), len(EQUIPMENTS)) == (12, 14)


@rule("BA-PROJ-1", "BA-PROJ-3", "BA-CHEST-1", "BA-BID-1", "BA-BID-2", "BA-BID-3", "BA-BID-4")
@rule("BA-PLACE-2", "BA-PLACE-3", "BA-PLACE-4", "BA-MAJ-3")
def test_ex_3_the_halle_with_equal_bids():
    town = Town("B G R", chest=9).play("B project HA")
    assert (town.money(), town.state.chest) == ([7, 7, 7], 0)
    town.bids(6, 6, 3)
    town.play("B pass", "G pass", "R pass")
    assert town.asked == "B raise, G raise"
    town.play("B sdd 0", "G sdd 0")
    town.play("B circle HA.N", "G circle HA.E", "B circle HA.S")
    town.settle()
    assert [town.owner(circle) for circle in ("HA.N", "HA.E", "HA.S", "HA.W")] == ["B", "G", "B", "G"]
    assert [(event["seat"], event["number"]) for event in town.told("influence-lost")] == [(2, 1)]
    assert town.money() == [1, 1, 4]
    assert (town.holder("people"), town.started()) == ("", 1)


@rule("BA-PROJ-2", "BA-CHEST-2", "BA-BID-3", "BA-PLACE-1", "BA-PLACE-4", "BA-REL-1", "BA-REL-3", "BA-REL-5")
@rule("BA-REL-6", "BA-REL-8", "BA-MAJ-2", "BA-EQ-8")
def test_ex_4_the_monastery():
    town = Town("B G R", money="12 9 4", chest=2, camp="1 2 3")
    english = town.state.bag[4]
    town.auction("MO", 10, 9, 0, block="D2")
    assert town.state.chest == 2
    town.play("B sdd 0")
    assert (town.site("MO"), town.on("MO")) == ("D2", {"B": 3, "G": 1})
    assert [(event["seat"], event["number"]) for event in town.told("influence-lost")] == [(1, 2)]
    assert town.asked == "B emissary"
    town.play("B send 3")
    assert (town.camp(), town.road("B")) == ([1, 2], 3)
    assert town.state.bag[4] + sum(town.state.hands[4::6]) == english + 1
    assert town.money() == [2, 0, 4]
    assert (town.supply("B"), town.supply("G")) == (16, 19)
    assert town.holder("pope") == "B"


@rule("BA-REL-1", "BA-REL-4", "BA-PLACE-2", "BA-MAJ-3")
def test_ex_5_a_tie_on_the_monastery():
    town = Town("B G R Y", active="Y", board="MO@D2:B1", cards="pope:B", camp="1 2").auction("MO", 0, 0, 3, 3)
    assert [event["seat"] for event in town.told("placed-on-building")] == [3, 2]
    assert town.on("MO") == {"B": 1, "R": 1, "Y": 1}
    town.play("Y send 2")
    assert (town.road("Y"), town.camp(), town.holder("pope")) == (2, [1], "B")


@rule("BA-REL-3", "BA-REL-4", "BA-PLACE-4")
def test_ex_6_an_emissary_for_a_player_who_did_not_bid():
    town = Town("B G R Y", money="4 4 6 4", board="CH@A3:G2", cards="pope:G", camp="4").auction("CH", 0, 0, 6, 3)
    town.settle()
    assert town.on("CH") == {"G": 2, "R": 2}
    assert (town.road("G"), town.camp(), town.holder("pope")) == (4, [], "G")


@rule("BA-CHEST-1", "BA-CHEST-2")
@pytest.mark.parametrize(
    ("chest", "players", "share", "left"), [(14, 4, 3, 2), (3, 4, 0, 3), (4, 4, 1, 0), (24, 5, 4, 4), (0, 3, 0, 0)]
)
def test_ex_7_sharing_table(chest, players, share, left):
    town = Town(" ".join("BGRYV"[:players]), chest=chest).play("B project S1")
    assert town.sees(None).auction is not None
    assert (town.money(), town.state.chest) == ([4 + share] * players, left)


@rule("BA-BID-7", "BA-BID-8", "BA-PLACE-8", "BA-STALL-1", "BA-EQ-3")
def test_ex_8_bids_too_small():
    town = Town("B G R").auction("WN", 2, 0, 0).settle()
    assert (town.money(), town.stands("WN"), town.asked) == ([2, 4, 4], False, "G action")
    assert "WN" in town.sees(None).siege.missing_walls
    assert town.state.idle == 1


@rule("BA-CHEST-3", "BA-TURN-2", "BA-PLACE-8", "BA-REL-1", "BA-PROJ-4")
def test_ex_9_no_bid_at_all():
    town = Town("B G R", chest=7, camp="1").auction("EG", 0, 0, 0, block="A1").settle()
    assert (town.money(), town.state.chest) == ([6, 6, 6], 1)
    assert (town.site("EG"), town.camp(), town.asked) == ("", [1], "G action")


TEN = {"money": "10 4 8"}


@rule("BA-BID-3", "BA-BID-4", "BA-BID-6", "BA-BID-7", "BA-PLACE-1", "BA-PLACE-4", "BA-MAJ-2")
def test_ex_10_raise():
    town = Town("B G R", **TEN).auction("WN", 5, 4, 6)
    town.play("B sdd 4", "R sdd 0")
    assert [event["total"] for event in town.told("raised")] == [9, 6]
    town.play("B circle WN.A", "B circle WN.B", "B circle WN.C").settle()
    assert [town.owner(circle) for circle in ("WN.A", "WN.B", "WN.C", "WN.D")] == ["B", "B", "B", "R"]
    lost = {event["seat"]: event["number"] for event in town.told("influence-lost")}
    assert lost == {2: 1, 1: 1}
    assert (town.money(), town.holder("prince")) == ([1, 0, 2], "B")


@rule("BA-BID-5", "BA-PLACE-1", "BA-MAJ-3")
def test_ex_11_raises_in_rounds():
    town = Town("B G R", raise_mode="until_pass", **TEN).auction("WN", 5, 4, 6)
    town.play("B sdd 1", "R sdd 0")
    assert [event["seat"] for event in town.told("added")] == [0]
    assert town.asked == "B raise, R raise"
    town.play("B sdd 0", "R sdd 2")
    assert [event["seat"] for event in town.told("added")] == [0, 2]
    assert town.asked == "B raise"
    town.play("B sdd 0")
    town.play("R circle WN.A", "R circle WN.B", "B circle WN.C").settle()
    assert [town.owner(circle) for circle in ("WN.A", "WN.B", "WN.C", "WN.D")] == ["R", "R", "B", "B"]
    assert (town.money(), town.holder("prince")) == ([4, 0, 0], "")


@rule("BA-PLACE-1", "BA-PLACE-2", "BA-PLACE-4")
def test_ex_12_a_higher_bid_then_a_tie_of_three():
    town = Town("B G R Y", active="R", money="6 6 6 7", board="L2.A=B").auction("L2", 6, 6, 6, 7)
    town.play("Y circle L2.B", "Y circle L2.C").settle()
    assert [town.owner(f"L2.{column}") for column in "ABCD"] == ["B", "Y", "Y", "R"]
    lost = {event["seat"]: event["number"] for event in town.told("influence-lost")}
    assert lost == {2: 1, 0: 2, 1: 2}
    assert town.holder("people") == "Y"


@rule("BA-PLACE-3", "BA-GEO-9", "BA-HAR-6")
def test_ex_13_choice_of_the_circle():
    town = Town("B G R", active="G", money="4 6 4").auction("S2", 3, 6, 0).settle()
    assert town.offered("G") == ["circle S2.1", "circle S2.2", "circle S2.3"]
    town.play("G circle S2.1")
    assert town.offered("G") == ["circle S2.2", "circle S2.3"]
    town.play("G circle S2.3").settle()
    assert town.owner("S2.2") == "B"
    (street,) = [view for view in town.sees(None).equipments if view.id == "S2"]
    assert [circle.exposed for circle in street.circles] == [True, False, True]


BLUE_HAS_19 = " ".join(
    [f"{circle}=B" for circle in CIRCLES if circle.startswith("W")] + ["S1.1=B", "S1.2=B", "S1.3=B", "S2.1=B", "S2.2=B"]
)


@rule("BA-EQ-8", "BA-PLACE-6", "BA-BID-8")
def test_ex_14_supply_used_up():
    town = Town("B G R", money="9 6 3", board=BLUE_HAS_19, road="B:2")
    assert town.supply("B") == 0
    town.auction("L1", 9, 6, 3).play("G circle L1.A", "G circle L1.B", "R circle L1.C").settle()
    assert [town.owner(f"L1.{column}") for column in "ABCD"] == ["G", "G", "R", ""]
    assert town.money() == [0, 0, 0]


@rule("BA-EQ-8", "BA-PLACE-6")
def test_ex_14_supply_of_one():
    town = Town("B G R", money="9 6 3", board=BLUE_HAS_19.replace(" S2.2=B", ""), road="B:2")
    town.auction("L1", 9, 6, 3).play("B circle L1.D", "G circle L1.A", "G circle L1.B").settle()
    assert [town.owner(f"L1.{column}") for column in "ABCD"] == ["G", "G", "R", "B"]
    assert sum(event["number"] for event in town.told("influence-lost") if event["seat"] == 0) == 2


@rule("BA-PLACE-7")
@pytest.mark.parametrize(("answer", "owner", "blue", "green"), [("agree", "G", 19, 19), ("refuse", "B", 18, 20)])
def test_ex_15_ceding(answer, owner, blue, green):
    town = Town("B G R", money="6 4 4", cede_influence="true").auction("S1", 6, 0, 0)
    town.play("B own", "B circle S1.1", "B cede G", "B circle S1.2", f"G {answer}")
    assert town.owner("S1.2") == owner
    assert (town.supply("B"), town.supply("G")) == (blue, green)


@rule("BA-NEG-3", "BA-NEG-7", "BA-NEG-8", "BA-NEG-9")
def test_ex_16_gift_window():
    town = Town("B G R", money="5 4 4").play("B project S1")
    town.play("B give G", "B sdd 2", "B pass", "G pass", "R give B", "R sdd 1", "R pass", "B give R", "B sdd 1")
    assert town.asked == "R gift", "Blue has given to everybody and passes by himself (BA-NEG-12)"
    assert town.offered("R") == ["pass", "give G"]
    town.play("R pass")
    assert town.asked == "B first-bid, G first-bid, R first-bid"
    assert town.money() == [3, 6, 4]


@rule("BA-REL-2", "BA-REL-5", "BA-REL-6", "BA-REL-9")
def test_ex_17_camp_road_limit():
    town = Town("B G R", money="9 0 0", board="MO@D2:B1", camp="1 4", road="B:10")
    town.auction("MO", 3, 0, 0).play("B send 4")
    assert (town.road("B"), town.camp()) == (12, [1])
    town.turn_of("B").auction("MO", 3, 0, 0).settle()
    assert (town.road("B"), town.camp()) == (12, [])
    town.turn_of("B").auction("MO", 3, 0, 0).settle()
    assert (town.road("B"), town.camp(), town.on("MO")) == (12, [], {"B": 4})
