"""The worked examples of the specification about the board, moves, orders and cards."""

from __future__ import annotations

import pytest

from centans.core.bits import members
from centans.games.trente.box.cells import ADJACENT, CELL, CELLS, NAME, distance
from tests.games.trente.kit import Heath, kinds, rule


def beside(cell: str) -> set[str]:
    return {NAME[other] for other in members(ADJACENT[CELL[cell]])}


@rule("CT-DEAL-1", "CT-DEAL-2", "CT-DEAL-9", "CT-DEAL-10", "CT-EOT-8")
def test_ex_4_hand_sizes():
    field = Heath.dealt(turns="3")
    assert field.asked == "B order, M order"
    assert [sum(hand) for hand in field.s.hands] == [13, 13]
    assert field.s.mission == [-1, -1]
    field = Heath(B="f1 f2 f3 f4", M="f1 f2 h11")
    field.end_turn()
    field.play("B", "keep f1", "keep f2", "keep f4")
    field.play("M", "keep f2", "done")
    field.next_turn()
    assert field.asks
    assert [sum(hand) for hand in field.s.hands] == [16, 14]
    assert field.has_mission("B")
    assert field.has_mission("M")


@rule("CT-BOARD-1", "CT-BOARD-3", "CT-BOARD-4", "CT-BOARD-5", "CT-COMP-1", "R1", "R2")
def test_ex_5_geometry():
    far = [("J9", 1), ("I10", 1), ("K12", 1), ("J8", 2), ("J13", 2), ("H11", 2), ("L10", 2), ("J14", 3)]
    assert [(cell, distance(CELL[cell], CELL["OAK"])) for cell, _ in far] == far
    assert [(cell, distance(CELL["OAK"], CELL[cell])) for cell, _ in far] == far
    pairs = [("I10", "K10", 2), ("J9", "J12", 3), ("A10", "S11", 18)]
    assert [distance(CELL[one], CELL[other]) for one, other, _ in pairs] == [number for *_, number in pairs]
    assert beside("OAK") == {"I9", "J9", "K9", "I10", "K10", "I11", "K11", "I12", "J12", "K12"}
    assert (len(beside("A1")), len(beside("A10")), len(beside("J9"))) == (3, 5, 8)
    assert beside("I10") == {"H9", "I9", "J9", "H10", "H11", "I11", "OAK"}
    assert len(CELLS) == 379
    assert all((distance(one, other) == 1) == (ADJACENT[one] >> other & 1 == 1) for one in CELLS for other in CELLS)


@rule("CT-MOVE-1", "CT-MOVE-3", "CT-CELL-6", "CT-DEAL-9", "CT-SETUP-3", "CT-UNIT-8")
def test_ex_6_the_captains_of_turn_one_reach_the_arms_cells():
    field = Heath(turn=1).deck("arms", "hache lance").activate("B-C").play("B", "move J8")
    field.activate("M-C").play("M", "move J13")
    assert (field.cards("B"), field.cards("M"), field.asked) == ("hache", "lance", "")
    start = Heath(turn=1)
    for number in ["C", *map(str, range(1, 31))]:
        for letter in "BM":
            assert not start.reach(f"{letter}-{number}") & {"OAK", "A10", "S11"}


@rule("CT-MOVE-2", "CT-MOVE-3", "CT-MOVE-4", "CT-MOVE-7", "CT-COMB-1", "CT-COMB-7", "CT-COMB-8", "R26")
def test_ex_7_over_friends_and_never_over_enemies():
    friends = ["B-11 A1", "B-12 A2", "B-13 A3", "B-14 A4"]
    field = Heath(B="f3", M="f3").units(*friends, "M-11 B1", "M-12 B2", "M-13 B3", "M-14 B4", "M-15 B5")
    assert field.reach("B-11") == {"A1", "A5"}
    field.activate("B-11").play("B", "move A5")
    assert field.offered("B") == ["attack 14", "attack 15"]
    field = Heath(B="f3", M="f3").units(*friends, "M-11 B1", "M-12 B2", "M-13 B3", "M-14 B4", "M-15 B5")
    field.activate("B-11").play("B", "move A1")
    assert field.offered("B") == ["attack 11", "attack 12"]


@rule("CT-CELL-5", "CT-MOVE-2", "CT-MOVE-4", "CT-MOVE-5")
def test_ex_8_the_oak_is_gone_round():
    enemies = ["M-11 I10", "M-12 I11", "M-13 K10", "M-14 K11"]
    squire = Heath().units("B-15 J9", *enemies).reach("B-15")
    assert {"OAK", "I12", "K12"} <= squire
    assert "J12" not in squire
    assert "J12" in Heath().units("B-5 J9", *enemies).reach("B-5")
    open_heath = Heath().units("B-15 J9")
    open_heath.s.box.moves[2] = 2
    try:
        assert "J12" not in open_heath.reach("B-15")
        open_heath.s.box.moves[2] = 3
        assert "J12" in open_heath.reach("B-15")
    finally:
        open_heath.s.box.moves[2] = 4


@rule("CT-CELL-1", "CT-CELL-2", "CT-CELL-6", "CT-CELL-10", "CT-MOVE-7", "R27")
def test_ex_9_one_card_for_each_arrival():
    field = Heath().units("B-12 J8", "B-13 I6").activate("B-12").play("B", "move J8")
    assert field.cards("B") == ""
    field = Heath().units("B-12 J8", "B-13 I6").deck("arms", "epee").activate("B-12").play("B", "move K7")
    field.activate("B-13", slot=2).play("B", "move J8")
    assert field.cards("B") == "epee"
    crossing = Heath().units("B-12 J7").activate("B-12").play("B", "move J9")
    assert crossing.cards("B") == "", "J8 was only crossed"


@rule("CT-HORSE-2", "CT-HORSE-5", "CT-HORSE-12", "CT-CELL-2", "CT-MOVE-10", "R37")
def test_ex_23_a_horse_cell_is_closed_without_a_target():
    alone = Heath(B="f3").only("B-21 B7", "M-C J19")
    assert "A10" not in alone.reach("B-21")
    assert "A11" in alone.reach("B-21"), "it may be crossed"
    field = Heath(B="f3").only("B-21 B7", "M-C J19", "M-30 D18")
    assert "A10" in field.reach("B-21")
    field.activate("B-21").play("B", "move A10")
    assert field.offered("B") == ["charge 30"]


@rule("CT-EOT-2", "CT-EOT-5", "CT-EOT-8", "CT-EOT-9", "CT-CARD-12", "R41", "R51")
def test_ex_24_the_oak_rest_and_three_cards():
    field = Heath(M="repos f2 f6 lance h13").units("B-24 OAK", "M-5 K19 (1)", "M-13 M18 (3)").end_turn()
    assert (field.asked, field.score) == ("M rest", (3, 0))
    field.play("M", "rest", "heal 5", "heal 5", "heal 13")
    assert (field.life("M-5"), field.life("M-13"), field.under("force")) == (3, 4, "repos")
    assert field.offered("M") == ["done", "keep f2", "keep f6", "keep lance", "keep h13"]
    field.play("M", "keep f6", "keep lance", "keep h13")
    assert field.cards("M") == "f6 lance h13"
    keeping = Heath(M="repos f2").units("M-5 K19 (1)").end_turn().play("M", "no-rest", "keep repos", "done")
    assert keeping.cards("M") == "repos"


@rule("CT-EOT-5", "CT-UNIT-3", "R51")
def test_ex_25_rest_with_few_wounds():
    field = Heath(M="repos").units("M-13 M18 (3)", "M-14 L18 (3)").end_turn().play("M", "rest", "heal 13")
    assert field.offered("M") == ["heal 14"]
    assert field.refused("M", "heal 13") == ("CT-UNIT-3", "unhurt", {"unit": "M-13", "life": 4})
    field.play("M", "heal 14")
    assert (field.life("M-13"), field.life("M-14"), field.asked) == (4, 4, "")


@rule("CT-DEAL-3", "CT-DEAL-4", "CT-DEAL-6", "R20")
def test_ex_26_hero_cards_of_the_dead():
    from centans.games.trente.rules.distribution import exchange

    field = Heath(first="M", B="h14 h20 h27").dead("B-20", "B-11").deck("hero", "h11 h30 h16")
    exchange(field.s, 0, field.seat("B"), kinds("h14 h20 h27"), field.dice)
    assert (field.cards("B"), field.under("hero")) == ("h14 h27 h30", "h16 h20 h11")
    assert field.told("exchanged") == [{"seat": 0, "number": 1, "missing": 0}]


FORCE = "f1 f1 f2 f2 f3 f3 f4 f4 f5 f5 f6 f6 f1 f2 f3 f4 f5 f6 f1 f2"
HEROES = "h11 h12 h13 h14 h15 h16 h17 h18"


def dealt(first: str, players: int = 2, **settings: str) -> Heath:
    field = Heath(players, turn=0, **settings).deck("force", FORCE).deck("hero", HEROES)
    field.next_turn().rolls(first_blois=[1 if first == "B" else 6], first_montfort=[3])
    assert field.asks
    return field


def picked(cards: str, *places: int) -> list[int]:
    row = kinds(cards)
    return sorted([row[place - 1] for place in places])


def held(field: Heath, who: str) -> list[int]:
    return sorted(kinds(field.cards(who)))


@rule("CT-FIRST-3", "CT-DEAL-1", "CT-DEAL-2", "CT-DECK-1", "R17")
def test_ex_27_dealing():
    field = dealt("M")
    assert held(field, "B") == sorted(picked(FORCE, 1, 2, 5, 6, 9, 10, 13, 14, 17, 18) + picked(HEROES, 1, 2, 5))
    assert held(field, "M") == sorted(picked(FORCE, 3, 4, 7, 8, 11, 12, 15, 16, 19, 20) + picked(HEROES, 3, 4, 6))


@rule("CT-TEAM-3", "CT-TEAM-4", "CT-TEAM-5")
def test_ex_35_dealing_to_three():
    field = dealt("M", 3)
    assert held(field, "BA") == sorted(picked(FORCE, 1, 2, 9, 10, 17) + picked(HEROES, 1, 2))
    assert held(field, "BB") == sorted(picked(FORCE, 5, 6, 13, 14, 18) + picked(HEROES, 5, 6))
    theirs = picked(FORCE, 3, 4, 7, 8, 11, 12, 15, 16, 19, 20) + picked(HEROES, 3, 4, 7, 8)
    assert held(field, "M") == sorted(theirs)


@rule("CT-FIRST-1", "CT-FIRST-2", "CT-FIRST-4", "R16")
def test_ex_28_the_lower_die_is_first_and_roles_alternate():
    field = Heath(turn=0).next_turn().rolls(first_blois=[4, 2], first_montfort=[4, 5])
    assert field.asks
    assert field.told("turn") == [{"turn": 1, "side": "blois"}]
    assert field.told("first-dice") == [{"blois": 4, "montfort": 4}, {"blois": 2, "montfort": 5}]
    field.next_turn()
    assert field.asks
    assert field.told("turn")[-1] == {"turn": 2, "side": "montfort"}
    field.next_turn()
    assert field.asks
    assert field.told("turn")[-1] == {"turn": 3, "side": "blois"}


SEVEN = ["B-C J2", "B-1 E2", "B-2 F2", "B-3 G2", "B-4 H2", "B-5 I2", "B-24 H1"]
TWELVE = [
    *["M-C J19", "M-1 O19", "M-2 N19", "M-3 M19", "M-4 L19", "M-5 K19"],
    *["M-6 I19", "M-7 H19", "M-8 G19", "M-9 F19", "M-10 E19", "M-11 O18"],
]


@rule("CT-ORD-2", "CT-ORD-3", "CT-ACT-1", "CT-ACT-2", "CT-ACT-3", "R21", "R22", "R23", "R24")
def test_ex_29_orders_of_unequal_length():
    field = Heath(turn=0).only(*SEVEN, *TWELVE).rolls(first_blois=[1], first_montfort=[2]).next_turn()
    field.write("B", "24 C")
    assert field.refused("B", "order 24") == ("CT-ORD-3", "ordered-twice", {"unit": "B-24", "place": 1})
    field.write("B", "1 2 3 4 5").write("M", "1 2 9 3 4 5 6 7 8 10")
    assert [len(row) for row in field.s.orders] == [7, 10]
    for letter in "BMBM":
        unit_now = field.view(letter).acting
        field.play(letter, f"move {field.where(unit_now)}")
    field.dead("M-9")
    field.play("B", f"move {field.where('B-1')}")
    assert field.told("order-lost")[0]["unit"] == "M-9"
    assert field.view("B").acting == "B-2"
    order = [event["unit"] for event in play_on(field)]
    assert order == ["B-2", "M-3", "B-3", "M-4", "B-4", "M-5", "B-5", "M-6", "M-7", "M-8", "M-10"]


def play_on(field: Heath) -> list[dict[str, str]]:
    """Everybody stays where he is until the turn ends."""
    before = len(field.told("order-played")) - 1
    while field.asked.endswith("move"):
        letter = field.asked[0]
        field.play(letter, f"move {field.where(field.view(letter).acting)}")
    return field.told("order-played")[before:]


BLOIS_11 = ["B-1 I9", "B-C J2", "B-2 F2", "B-3 G2", "B-4 H2", "B-24 OAK", "B-11 E3", "B-12 F3", "B-13 G3", "B-14 H3"]


@rule("CT-OUT-10", "CT-END-2", "CT-END-3", "CT-END-4", "R42")
@pytest.mark.parametrize(("montfort", "winner"), [(95, 0), (120, 1)])
def test_ex_30_annihilation(montfort, winner):
    field = Heath(B="f6", M="f1").only(*BLOIS_11, "B-15 I3", "M-30 I10 (1)").scores(80, montfort)
    field.fight("M-30", "B-1", "f1", "f6", (1, 6))
    assert field.over
    assert field.score == (111, montfort)
    assert field.result.winners == (winner,)
    assert field.where("B-1") == "I9", "no place is taken"


@rule("CT-EOT-2", "CT-END-1", "CT-END-2", "CT-END-5", "R43")
def test_ex_31_the_end_of_turn_ten():
    blois = ["B-C J2", "B-1 E2", "B-2 F2", *[f"B-{number} {chr(54 + number)}3" for number in range(11, 16)]]
    montfort = ["M-9 OAK", "M-1 O19", "M-2 N19", "M-11 O18", "M-12 N18", "M-13 M18", "M-14 L18", "M-15 K18", "M-16 J18"]
    field = Heath(turn=10).only(*blois, *montfort).scores(61, 58).end_turn()
    assert field.over
    assert field.score == (82, 82)
    assert field.result.winners == ()
    assert field.result.decided_by == "draw"


@rule("CT-TEAM-6", "CT-TEAM-8", "CT-TEAM-9")
def test_ex_36_who_is_in_charge():
    from centans.games.trente.model.position import in_charge

    field = Heath(4, turn=4)
    charge = [field.name(in_charge(field.s, 0, slot)) for slot in range(10)]
    assert charge == ["BB", "BA"] * 5
    field.hand("MB", "f3").hand("BA", "f6 f5").hand("BB", "lance h14")
    field.units("M-11 P12", "B-13 P11").attack("M-11", "B-13", slot=3)
    assert field.asked == "MB combination, BB combination"
    assert field.offered("BB") == ["lay die"]
