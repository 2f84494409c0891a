"""EX-35 to EX-47: majority cards, the end and its scores, legal moves, windows and knowledge."""

import pytest

from centans.core.match import Match
from centans.games.bastide.box.town import CIRCLES
from tests.games.bastide.kit import Town, bastide, rule

LIVES = [
    ("2 2 0", ""),
    ("2 3 0", "G"),
    ("3 3 0", "G"),
    ("3 1 0", "B"),
    ("1 1 0", "B"),
    ("1 2 2", "B"),
    ("0 0 0", "B"),
    ("0 0 1", "R"),
]


@rule("BA-MAJ-1", "BA-MAJ-2", "BA-MAJ-3", "BA-MAJ-4")
def test_ex_35_a_cards_life():
    holder = ""
    for counts, expected in LIVES:
        blue, green, red = counts.split()
        tokens = [f"EG@A1:B{blue}", f"CH@B1:G{green}", f"MO@C1:R{red}"]
        board = " ".join(entry for entry in tokens if entry[-1] != "0")
        town = Town("B G R", board=board, cards=f"pope:{holder}" if holder else "", hands="B:house")
        town.play("B play house", "B block D3").settle()
        holder = town.holder("pope")
        assert holder == expected


THIRTEEN = (
    "WN.A=B WN.B=B WN.C=B WS.A=G WW.1=R WE.1=G EG@A1:G1 CH@D1:G1 MO@D2:R1 MA@D3:R1,B1 "
    "S1.1=R S2.1=R S3.1=B L1.A=G HA.N=R"
)
HELD = {"cards": "prince:B pope:G people:R", "road": "B:2 R:4"}


@rule("BA-END-1", "BA-END-2", "BA-SCORE-1", "BA-SCORE-3", "BA-SCORE-5")
def test_ex_36_the_fourteenth_equipment():
    town = Town("B G R", board=THIRTEEN, **HELD)
    assert town.started() == 13
    town.auction("L2", 0, 3, 0).play("G circle L2.B")
    assert (town.over, town.started()) == (True, 14)
    assert town.result.decided_by == "equipments"
    assert town.result.scores == (15, 12, 14)
    assert town.result.ranks == (1, 3, 2)


@rule("BA-SCORE-2", "BA-COMP-10")
@pytest.mark.parametrize(
    ("values", "french", "english"),
    [("8-6-4", [15, 12, 14], [-5, 0, -2]), ("4-4-11", [11, 10, 21], [-1, 2, -9])],
)
def test_ex_37_the_same_position_english(values, french, english):
    town = Town("B G R", board=THIRTEEN + " L2.B=G", majority_values=values, **HELD)
    seats = town.sees(None).seats
    assert [seat.french_score for seat in seats] == french
    assert [seat.english_score for seat in seats] == english
    town = Town(
        "B G R", board=THIRTEEN, majority_values=values, camp="1 1 1 1 1 2 2", hands="B:english-2", **HELD
    ).play("B play english-2")
    assert town.result.decided_by == "siege-lost"
    assert town.result.scores == (english[0], english[1] - 1, english[2])


@rule("BA-SCORE-4", "BA-SCORE-6", "BA-SCORE-7")
def test_ex_38_ties():
    walls = "WN.A=B WN.B=B WN.C=B WN.D=B WS.A=G WS.B=G WS.C=G WS.D=G"
    unequal = Town("B G R", board=walls + " EG@A1:B3 CH@B1:G4 MO@C1:G1 S1.1=B S1.2=B", money="20 0 0")
    ranks = [seat.french_rank for seat in unequal.sees(None).seats]
    assert [seat.french_score for seat in unequal.sees(None).seats][:2] == [9, 9]
    assert ranks == [2, 1, 3]
    equal = Town("B G R", board=walls + " EG@A1:B3 CH@B1:G3 S1.1=B S1.2=G", money="20 0 0")
    assert [seat.french_rank for seat in equal.sees(None).seats] == [1, 1, 3]


@rule("BA-SCORE-6")
@pytest.mark.parametrize(
    ("board", "road", "ranks"),
    [
        pytest.param("WN.A=B WN.B=B EG@A1:G2", "", [1, 2, 3], id="walls before religious buildings"),
        pytest.param("WN.A=B WN.B=B S1.1=G S1.2=G", "", [1, 2, 3], id="walls before roads"),
        pytest.param("EG@A1:B2 S1.1=G S1.2=G", "", [1, 2, 3], id="religious buildings before roads"),
        pytest.param("S1.1=G S1.2=G", "B:2", [2, 1, 3], id="roads at last"),
        pytest.param("WN.A=B EG@A1:G3", "", [2, 1, 3], id="points before walls"),
    ],
)
def test_equal_points_are_parted_by_walls_then_religious_buildings_then_roads(board, road, ranks):
    seats = Town("B G R", board=board, road=road).sees(None).seats
    assert [seat.french_rank for seat in seats] == ranks


@rule("BA-STALL-1", "BA-STALL-2")
def test_ex_39_stalemate():
    town = Town("B G R", hands="R:house", money="0 0 0")
    for _ in range(8):
        town.auction("S1", 0, 0, 0).settle()
    assert town.state.idle == 8
    town.turn_of("R").play("R play house", "R block A1").settle()
    assert town.state.idle == 0
    for _ in range(9):
        assert not town.over
        town.auction("S1", 0, 0, 0).settle()
    assert town.over
    assert town.result.decided_by == "stalemate"


@rule("BA-TURN-1", "BA-PROJ-1", "BA-PROJ-2", "BA-PROJ-5", "BA-EQ-1", "BA-EQ-4", "BA-EQ-5", "BA-EQ-6", "BA-HOUSE-1")
@rule("BA-TILE-2", "BA-GEO-2")
def test_ex_40_options_of_a_first_turn():
    town = Town("B G R", hands="B:house,house,english-3", money="0 0 0")
    assert len(town.offered("B")) == 16
    sites = 0
    for option in [option for option in town.offered("B") if option.startswith("project")]:
        branch = town.branch().play(f"B {option}")
        sites += len(branch.offered("B")) if branch.asked == "B site" else 1
    assert sites == 54
    house = town.branch().play("B play house")
    assert len(house.offered("B")) == 11
    assert "block B2" not in house.offered("B")
    assert len(Town("B G R", hands="B:house,house,fire").offered("B")) == 15


@rule("BA-TURN-1", "BA-TILE-2", "BA-HAR-11", "BA-ENG-2")
def test_a_first_hand_of_fires_lets_only_the_english_loose():
    town = Town("B G R", hands="B:english-2,fire,fire")
    assert [option for option in town.offered("B") if option.startswith("play")] == ["play english-2"]
    town.play("B play english-2").settle()
    assert town.camp() == [2]


@rule("BA-EQ-2", "BA-PROJ-1", "BA-EQ-7")
def test_ex_41_finished_equipments():
    board = "HA.N=B HA.S=B HA.E=G HA.W=G S1.1=R S1.2=R S1.3=R"
    town = Town("B G R", board=board, hands="B:fire")
    projects = [option for option in town.offered("B") if option.startswith("project")]
    assert len(projects) == 12
    assert {"project HA", "project S1"}.isdisjoint(projects)
    town.play("B play fire", "B equipment S1", "B circle S1.2", "B stop")
    assert len([option for option in town.offered("G") if option.startswith("project")]) == 13


@rule("BA-REL-4", "BA-REL-7", "BA-MAJ-3", "BA-MAJ-5", "BA-PLACE-2", "BA-PLACE-5")
def test_ex_42_one_emissary_and_cards_only_at_the_end_of_the_turn():
    town = Town("B G R", money="6 6 4", camp="1 1 4").auction("MO", 6, 6, 0, block="D1").settle()
    assert [event["seat"] for event in town.told("placed-on-building")] == [0, 1, 0, 1]
    town.play("B send 4")
    assert town.asked == "G action"
    assert (town.road("B"), town.camp(), town.holder("pope")) == (4, [1, 1], "")
    assert town.told("card") == []


@rule("BA-TURN-3", "BA-TILE-2", "BA-TILE-5", "BA-GEO-3", "BA-STALL-1")
def test_ex_43_forced_pass():
    blocks = [f"{column}{row}:3" for row in "123" for column in "ABCD" if column + row != "B2"]
    owners = "BGR"
    board = " ".join(f"{circle}={owners[place % 3]}" for place, circle in enumerate(CIRCLES))
    town = Town("B G R", board=board, houses=" ".join(blocks), hands="B:house,house,house")
    assert town.started() == 10
    assert town.offered("B") == ["pass"]
    assert town.refused("B", "play house").key == "no-room-for-house"
    assert town.refused("B", "project EG").key == "no-room-for-building"
    town.play("B pass")
    assert (town.hand("B"), town.state.idle) == ("house house house", 1)


@rule("BA-NEG-2", "BA-PROJ-6")
def test_ex_44_without_negotiation():
    town = Town("B G R", money="7 7 7", negotiation="off").play("B project S3")
    assert town.asked == "B first-bid, G first-bid, R first-bid"
    town.bids(6, 5, 0)
    assert town.asked == "B raise, G raise"
    town.play("B sdd 0", "G sdd 0")
    assert town.asked == "B circle"
    board = "HA.N=R MA@D1:B1 S2.1=B S3.1=G WN.C=G"
    tax = Town("B G R", board=board, hands="B:house", negotiation="off").play("B play house", "B block C1")
    assert tax.asked == "B allocate"


@rule("BA-NEG-7", "BA-NEG-8", "BA-NEG-12")
def test_ex_45_automatic_passes():
    town = Town("B G R", money="0 3 0").play("B project S1")
    assert town.asked == "G gift"
    town.play("G give R", "G sdd 3")
    assert town.asked == "R gift"
    town.play("R give B", "R sdd 1", "R pass")
    assert town.asked == "B gift"
    town.play("B pass")
    assert town.asked == "B first-bid, G first-bid, R first-bid"
    assert town.money() == [1, 0, 2]


@rule("BA-INFO-4", "BA-INFO-5", "BA-BID-1", "BA-BID-2", "BA-BID-3", "BA-NEG-4", "BA-PLACE-1")
def test_ex_46_sealed_bids():
    town = Town("B G R", active="G").play("G project S1", "B sdd 4", "G sdd 0")
    red = town.sees("R")
    assert red.auction.decided == [0, 1]
    assert (red.auction.bids, red.auction.chosen) == (None, None)
    assert [seat.money for seat in red.seats] == [4, 4, 4]
    assert town.sees("B").auction.chosen == 4
    assert town.told("bid") == []
    town.play("R sdd 3")
    assert [event["amount"] for event in town.told("bid")] == [4, 0, 3]
    assert town.asked == "B circle"
    town.play("B circle S1.1")
    assert town.asked == "R circle"


@rule("BA-INFO-1", "BA-INFO-2", "BA-INFO-3")
def test_ex_47_hands():
    town = Town("B G R", hands="B:house,house,fire").draws("english-4")
    bag = town.bag()
    town.play("B play house", "B block A1").settle()
    green, blue = town.sees("G"), town.sees("B")
    assert (green.seats[0].hand.count, green.seats[0].hand.cards, green.bag) == (3, None, bag - 1)
    assert blue.seats[0].hand.cards == [0, 1, 5]
    assert town.told("drew-tiles", "B")[-1]["tiles"] == ("english-4",)
    assert town.told("drew-tiles") == []


@rule("BA-INFO-5", "BA-BID-2")
def test_a_secret_bid_may_be_changed_until_the_last_is_in():
    game = bastide()
    match = Match(game, game.variant(3, {"first_player": "first", "negotiation": "off"}), b"secret")
    match.answer(0, game.option("project S1"))
    match.answer(0, game.option("sdd 4"))
    match.answer(0, game.option("reconsider"))
    match.answer(0, game.option("sdd 1"))
    match.answer(1, game.option("sdd 0"))
    match.answer(2, game.option("sdd 0"))
    assert match.view(1).seats[0].money == 3
