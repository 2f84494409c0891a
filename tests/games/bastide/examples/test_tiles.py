"""EX-18 to EX-34: Houses and tax, Fire, English tiles."""

import pytest

from centans.games.bastide.box.town import CIRCLES
from tests.games.bastide.kit import Town, rule

TAX_BOARD = "MA@D1:V1 EG@A3:B1 HA.S=R HA.W=B S2.1=B S3.1=G WN.C=G S1.3=V S2.3=G WS.B=V"


def tax_town(**more: str) -> Town:
    return Town("B G R V", board=TAX_BOARD, hands="B:house", **more).play("B play house")


@rule("BA-TAX-2", "BA-TAX-5", "BA-TAX-9", "BA-TAX-1")
def test_ex_18_tax_a():
    town = tax_town().play("B block D1").settle()
    assert (town.money(), town.state.chest, town.asked) == ([4, 4, 4, 4], 0, "G action")
    assert town.told("house")[0]["tax"] == 0


@rule("BA-TAX-3", "BA-TAX-5", "BA-TAX-7", "BA-TAX-10", "BA-NEG-5", "BA-NEG-6")
@pytest.mark.parametrize("blue", [0, 1, 2])
def test_ex_19_tax_b(blue):
    town = tax_town()
    preview = town.tax("C1")
    assert (preview.total, preview.owed, preview.short) == (2, [2, 4, 0, 0], True)
    town.play("B block C1")
    assert town.sees(None).window.name == "before-allocation"
    town.play("B pass", "G pass", "R pass", "V pass")
    assert town.offered("B") == ["sdd 0", "sdd 1", "sdd 2"]
    town.play(f"B sdd {blue}")
    assert town.money() == [4 + blue, 6 - blue, 4, 4]
    assert town.sees(None).window.name == "after-allocation"
    town.play("B pass", "G give B", "G sdd 1").settle()
    assert town.money() == [5 + blue, 5 - blue, 4, 4]
    assert town.state.chest == 0


@rule("BA-TAX-3", "BA-TAX-4", "BA-TAX-7", "BA-TAX-8")
def test_ex_20_tax_c():
    town = tax_town()
    preview = town.tax("B3")
    assert (preview.house, preview.halle, preview.church, preview.leper_house) == (6, 2, 4, 0)
    assert (preview.paid, preview.to_chest) == ([0, 2, 2, 4], 4)
    town.play("B block B3")
    assert town.asked == "G action"
    assert (town.money(), town.state.chest) == ([4, 6, 6, 8], 4)


@rule("BA-TAX-2", "BA-TAX-3", "BA-TAX-4", "BA-TAX-5", "BA-TAX-10")
def test_ex_21_all_effects_and_a_short_tax():
    board = "EG@C1:G1 MA@D3:R1 HA.E=B S2.2=B S3.2=B L1.C=G L2.C=R"
    town = Town("B G R", active="R", board=board, hands="R:house").play("R play house", "R block C2")
    allocation = town.sees(None).allocation
    assert (allocation.tax, [(one.seat, one.owed) for one in allocation.creditors]) == (6, [(2, 2), (0, 6), (1, 2)])
    town.play("R pass", "B pass", "G pass")
    ways = set()
    for red in town.offered("R"):
        branch = town.branch()
        branch.play(f"R {red}")
        ways.update((red, blue) for blue in branch.offered("R"))
    assert len(ways) == 9
    town.play("R sdd 2", "R sdd 2").settle()
    assert (town.money(), town.state.chest) == ([6, 6, 6], 0)


@rule("BA-COMP-7", "BA-TAX-6", "BA-TAX-8")
def test_ex_22_limited_bank():
    board = "HA.N=R EG@A1:R1 WN.B=G S1.1=G S2.1=B"
    town = Town(
        "B G R", money="30 25 20", chest=13, bank="limited", board=board.replace("HA.N", "HA.S"), hands="B:house"
    )
    assert town.bank() == 8
    town.play("B play house", "B block B1")
    assert (town.money(), town.state.chest, town.bank()) == ([32, 29, 20], 15, 0)
    assert town.tax("C3").total == 0


@rule("BA-GEO-3", "BA-HOUSE-1", "BA-PROJ-2", "BA-FIRE-1")
def test_ex_23_full_block():
    town = Town("B G R", board="CH@C3:B1", houses="C3:2", hands="B:house G:fire")
    assert town.refused_after("B play house", "block C3").key == "block-is-full"
    town.play("B project EG")
    assert town.refused("B", "block C3").rule == "BA-EQ-6"
    town.turn_of("G").play("G play fire", "G block C3", "G houses 1")
    room = {block.id: block.room for block in town.sees(None).blocks}
    assert room["C3"] == 1


@rule("BA-TILE-3", "BA-TILE-4")
def test_ex_24_empty_bag():
    hands = "B:house,english-1,english-1 G:fire,english-1,english-1 R:house,house,house"
    town = Town("B G R", bag="", houses="A1:2", hands=hands)
    town.play("B play house", "B block C2")
    assert (town.hand_size("B"), town.bag()) == (2, 0)
    town.play("G play fire", "G block A1", "G houses 2")
    assert (town.hand_size("G"), town.bag()) == (3, 1)
    town.auction("S1", 0, 0, 0).settle()
    assert (town.hand_size("R"), town.bag()) == (3, 1)
    town.auction("S1", 0, 0, 0).settle()
    assert (town.hand_size("B"), town.bag()) == (3, 0)


FIRE_BOARD = "HA.N=B S3.1=G S3.3=R EG@C2:B2,V1"


def fire_town() -> Town:
    return Town("B G R V", board=FIRE_BOARD, houses="A1:3 D3:1", hands="B:fire G:house")


@rule("BA-FIRE-1", "BA-FIRE-2", "BA-FIRE-3")
def test_ex_25_what_a_fire_may_do():
    town = fire_town().play("B play fire")
    expected = [
        {("A1", 1)},
        {("A1", 2)},
        {("D3", 1)},
        {("HA.N", 1)},
        {("S3.1", 1)},
        {("S3.3", 1)},
        {("S3.1", 1), ("S3.3", 1)},
        {("EG blue", 1)},
        {("EG yellow", 1)},
        {("EG blue", 2)},
        {("EG blue", 1), ("EG yellow", 1)},
    ]
    assert town.outcomes("B") == {frozenset(outcome) for outcome in expected}


@rule("BA-DEST-1", "BA-DEST-2", "BA-TAX-3", "BA-END-4")
def test_ex_26_the_halle_burns():
    town = fire_town()
    assert (town.tax("B1").total, town.started()) == (12, 3)
    town.play("B play fire", "B equipment HA", "B circle HA.N")
    assert (town.stands("HA"), town.supply("B"), town.started()) == (False, 18, 2)
    assert town.tax("B1").total == 10
    assert "project HA" in town.offered("G")


@rule("BA-FIRE-4", "BA-FIRE-5", "BA-TILE-3")
def test_ex_27_fire_and_bag():
    town = Town("B G R", houses="A1:3", hands="B:fire,house,house", bag="house " * 20)
    town.play("B play fire", "B block A1", "B houses 2")
    assert (town.bag(), town.hand_size("B"), town.state.fires) == (21, 3, 1)
    assert town.hand("B") == "house house house"


ALL_WALLS = [f"{circle}=B" for circle in CIRCLES if circle.startswith("W")]


@rule("BA-ENG-1", "BA-SIEGE-1", "BA-SIEGE-2", "BA-SIEGE-3", "BA-SIEGE-4")
@pytest.mark.parametrize(
    ("walls", "tile", "tie", "ending"),
    [
        (14, 2, "french", "siege-held"),
        (13, 2, "french", "siege-lost"),
        (14, 2, "english", "siege-lost"),
        (14, 3, "french", "siege-lost"),
    ],
)
def test_ex_28_siege_of_fourteen_points(walls, tile, tie, ending):
    board = " ".join(ALL_WALLS[:walls])
    town = Town("B G R", board=board, camp="4 2 2 1 1 1 1", houses="A1:1", hands=f"B:english-{tile}", siege_tie=tie)
    forecast = {one.points: one.holds for one in town.sees(None).siege.forecast}
    assert forecast[tile] == (ending == "siege-held")
    town.play(f"B play english-{tile}")
    assert town.over
    assert (town.result.decided_by, town.houses("A1")) == (ending, 1)


@rule("BA-SIEGE-3", "BA-END-3")
def test_ex_29_a_wall_is_missing():
    board = " ".join([entry for entry in ALL_WALLS if not entry.startswith("WE")])
    town = Town("B G R", board=board + " S1.1=G", camp="1 1 1 1 1 1 1", cards="prince:G", hands="B:english-1")
    town.play("B play english-1")
    assert town.over
    assert town.result.decided_by == "siege-lost"
    assert town.holder("prince") == "G", "no majority check at the end by siege"
    assert town.result.scores == (11, 1 - 8, 0)
    assert town.hand_size("B") == 0


HARASSED = "WN.B=B WW.1=G WW.2=R WW.3=G S1.1=R EG@C2:G1 HA.N=B S2.2=V"


@rule("BA-HAR-1", "BA-HAR-2", "BA-HAR-3", "BA-HAR-4", "BA-HAR-5", "BA-HAR-6", "BA-HAR-7", "BA-HAR-10", "BA-DEST-1")
def test_ex_30_harassment():
    hands = "B:english-1 G:english-1 R:english-1"
    town = Town("B G R V", board=HARASSED, houses="A3:1 B1:1", hands=hands).play("B play english-1")
    assert town.outcomes("B") == {frozenset({("A3", 1)})}
    town.settle()
    town.play("G play english-1")
    assert town.offered("G") == ["circle WN.B", "circle WW.1", "circle WW.2", "circle WW.3"]
    town.play("G circle WN.B")
    assert not town.stands("WN")
    town.play("R play english-1")
    assert town.outcomes("R") == {frozenset({("B1", 1)}), frozenset({("S1.1", 1)})}


TWO_HITS = {"board": "S2.1=B S2.2=G CH@C3:G1,R1", "houses": "B1:1 D2:1 C2:1", "hands": "B:english-3"}


@rule("BA-HAR-5", "BA-HAR-6", "BA-HAR-8", "BA-HAR-9")
def test_ex_31_two_hits_of_one_kind():
    town = Town("B G R", **TWO_HITS).play("B play english-3")
    assert town.outcomes("B") == {
        frozenset({("B1", 1), ("D2", 1)}),
        frozenset({("S2.1", 1), ("CH green", 1)}),
        frozenset({("S2.1", 1), ("CH red", 1)}),
        frozenset({("CH green", 1), ("CH red", 1)}),
    }
    town.play("B harass influences", "B token CH G", "B token CH R")
    assert (town.stands("CH"), town.site("CH")) == (False, "")


@rule("BA-HAR-13")
def test_ex_31_two_hits_mixed():
    town = Town("B G R", harass_mode="mixed", **TWO_HITS).play("B play english-3")
    assert len(town.outcomes("B")) == 10


@rule("BA-HAR-2", "BA-HAR-3", "BA-HAR-4", "BA-HAR-5")
def test_ex_32_corner_block_and_street_ends():
    town = Town("B G R", board="WN.A=B L1.A=G S1.1=R", houses="A1:1 B1:1", hands="B:english-1")
    town.play("B play english-1")
    assert town.outcomes("B") == {frozenset({("A1", 1)}), frozenset({("L1.A", 1)})}
    walled = Town("B G R", board="WN.A=B WW.2=R L1.A=G S1.1=R", houses="A1:1 B1:1", hands="B:english-1")
    walled.play("B play english-1")
    assert walled.outcomes("B") == {frozenset({("WN.A", 1)}), frozenset({("WW.2", 1)})}


WALLS_ATTACKED = {"board": "WN.A=B WS.A=G WS.B=G WW.1=R WE.1=R", "houses": "A1:1 D3:2"}


@rule("BA-HAR-10", "BA-HAR-12", "BA-DEST-1", "BA-MAJ-2")
def test_ex_33_walls_attacked():
    town = Town("B G R", hands="B:english-4 G:english-1", **WALLS_ATTACKED).play("B play english-4")
    assert len(town.outcomes("B")) == 10
    town.play("B circle WN.A", "B circle WW.1")
    assert (town.stands("WN"), town.stands("WW"), town.houses("A1"), town.holder("prince")) == (False, False, 1, "G")
    town.play("G play english-1")
    assert town.outcomes("G") == {frozenset({("A1", 1)})}


@rule("BA-HAR-13")
def test_ex_33_walls_attacked_hit_by_hit():
    town = Town("B G R", hands="B:english-4", harass_mode="mixed", **WALLS_ATTACKED)
    town.play("B play english-4", "B circle WN.A")
    assert town.offered("B") == ["block A1"]


@rule("BA-TILE-2", "BA-HAR-11", "BA-ENG-2")
def test_ex_34_nothing_to_hit():
    town = Town("B G R", hands="B:english-2,fire,fire")
    assert [option for option in town.offered("B") if option.startswith("play")] == ["play english-2"]
    assert town.refused("B", "play fire").key == "nothing-to-burn"
    town.play("B play english-2")
    assert (town.camp(), town.asked) == ([2], "G action")
    assert len(town.told("no-damage")) == 1
