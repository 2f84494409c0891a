"""Missions (chapter 13): every card of both armies."""

from __future__ import annotations

import pytest

from centans.games.trente.box.units import UNITS
from centans.games.trente.rules.missions import allowance
from tests.games.trente.kit import Heath, rule, unit

BOTH = pytest.mark.parametrize("own", ["B", "M"])


def foe(own: str) -> str:
    return "M" if own == "B" else "B"


def armed(own: str, mission: str, *places: str, cards: str = "f3 f3 f3 f6", enemy: str = "f3 f3 f3 f1") -> Heath:
    """The army `own` has that Mission, of the same number on either side."""
    field = Heath().hand(own, cards).hand(foe(own), enemy).units(*places)
    return field.mission(f"MIS-{own}{mission}")


def points(field: Heath, own: str) -> int:
    return field.score["BM".index(own)]


@rule("CT-MIS-1", "CT-DEAL-9", "R53")
def test_a_mission_is_drawn_from_turn_two_and_acts_for_one_turn():
    field = Heath(turn=1).next_turn()
    assert field.asks
    assert field.has_mission("B")
    assert not field.mission_up("B")
    assert field.view("B").armies[0].mission_id is not None
    assert field.view("M").armies[0].mission_id is None
    assert len(field.view("M").armies[0].missions_possible) == 10
    field.end_turn()
    first = Heath(turn=0).next_turn()
    assert first.asks
    assert not first.has_mission("B")


@rule("CT-MIS-2", "CT-MIS-3", "CT-MIS-4", "R15")
def test_a_mission_lies_face_down_until_it_changes_something():
    field = armed("B", "6", "B-10 C12", "B-11 D3", "M-11 C13", "M-12 O10")
    field.fight("M-11", "B-10", "f3", "f3", (1, 1))
    assert not field.mission_up("B"), "Tinténiac defends: nothing counts"
    field.fight("B-10", "M-11", "f3", "f3", (1, 1))
    assert field.mission_up("B")
    assert field.told("mission-shown") == [{"side": "blois", "mission": "MIS-B6"}]
    assert field.view("M").armies[0].mission_id == "MIS-B6"


@rule("CT-MIS-6", "R15")
def test_a_movement_bonus_shows_the_mission_only_where_it_was_needed():
    near = armed("B", "6", "B-10 C10").activate("B-10").play("B", "move C15")
    assert not near.mission_up("B")
    far = armed("B", "6", "B-10 C10").activate("B-10").play("B", "move C16")
    assert far.mission_up("B")


@rule("CT-MIS-8", "CT-MIS-11", "CT-EOT-6")
def test_a_mission_goes_under_unseen_if_it_was_never_used():
    field = armed("B", "6").dead("B-10").mission("MIS-M3", up=True).end_turn()
    assert field.asks
    assert not field.has_mission("B")
    assert (field.s.mission_decks[0].under, field.s.mission_decks[1].under) == ([5], [2])
    assert field.told("mission-shown") == []
    assert "MIS-B6" in _unseen(field, "M", 0)
    assert "MIS-M3" not in _unseen(field, "B", 1)


def _unseen(field: Heath, who: str, owner: int) -> list[str]:
    from centans.games.trente.model.sight import unseen_missions

    cards = unseen_missions(field.s, "BM".index(who), owner)
    return [field.s.box.missions[owner][card].id for card in cards]


@rule("CT-MIS-9")
def test_to_win_is_to_have_the_higher_total_even_if_nobody_is_hurt():
    field = armed("B", "3", "B-C C12", "M-11 C13", enemy="f1 aide_de_dieu")
    field.fight("B-C", "M-11", "f6", "f1 aide_de_dieu", (6, 1)).play("M", "leave")
    assert (field.life("M-11"), points(field, "B")) == (4, 2)


@rule("CT-MIS-10")
def test_mission_bonuses_add_to_all_others():
    field = armed("B", "6", "B-10 C12", "M-11 C13", "B-C C10").fight("B-10", "M-11", "f3", "f3", (1, 1))
    assert field.bonuses(0) == (1, 2, 2)


@rule("CT-MIS-12", "R14")
def test_missions_can_be_left_out():
    field = Heath(turn=1, missions="off").next_turn()
    assert field.asks
    assert not field.has_mission("B")
    assert field.s.mission == [-1, -1]


# -- the ten pairs ----------------------------------------------------------------------------------------------------

HUNTERS = {"B": ("3", "15", "16"), "M": ("4", "28", "29")}


@rule("CT-MISB-1", "CT-MISM-1")
@BOTH
def test_1_the_hunt_for_the_captain(own):
    one, other, stranger = [f"{own}-{number}" for number in HUNTERS[own]]
    captain = f"{foe(own)}-C"
    field = armed(own, "1", f"{one} C12", f"{other} D14", f"{stranger} B14", f"{captain} C13")
    field.fight(stranger, captain, "f3", "f3", (5, 1))
    assert (field.bonuses(0)[2], points(field, own)) == (0, 0), "a wound by another pays nothing"
    field.fight(captain, one, "f3", "f3", (1, 4))
    assert (field.bonuses(1)[2], points(field, own)) == (0, 3), "in defence no bonus, but the wound pays"
    field.s.life[unit(captain)] = 4
    field.fight(other, captain, "f3", "f1", (1, 1))
    assert (field.bonuses(0)[2], points(field, own)) == (2, 3), "only the first wound of the turn pays"
    field.s.life[unit(captain)] = 1
    field.hand(foe(own), "f1").fight(stranger, captain, "f6", "f1", (6, 1))
    assert points(field, own) == 3 + 13 + 5


RIDER = {"B": ("B-21", "B6", "A10", "G11"), "M": ("M-17", "R15", "S11", "M10")}


@rule("CT-MISB-2", "CT-MISM-2")
@BOTH
def test_2_the_charge(own):
    rider, start, horse, place = RIDER[own]
    target = f"{foe(own)}-12"
    far = start[0] + str(int(start[1:]) + (-1 if own == "B" else 1))
    assert horse not in Heath(B="f3", M="f3").units(f"{rider} {far}", f"{target} {place}").reach(rider)
    field = armed(own, "2", f"{rider} {far}", f"{target} {place}").deck("force", "f2")
    field.activate(rider).play(own, f"move {horse}")
    assert (points(field, own), field.mission_up(own)) == (3, True)
    field.play(own, "charge 12", f"land {place[0]}{int(place[1:]) + 1}")
    field.rolls(attack=[6], defence=[1]).lay("f6", "f1")
    assert (field.bonuses(0)[2], points(field, own)) == (3, 3 + 2 + 4)
    field.hand(own, "f3").units(f"{foe(own)}-13 {place[0]}{int(place[1:]) + 1}")
    field.fight(rider, f"{foe(own)}-13", "f3", "f3", (1, 1))
    assert field.bonuses(0)[2] == 0, "on foot there is no bonus"


@rule("CT-MISB-2", "CT-MISM-2")
@BOTH
def test_2_whoever_is_charged_and_kills_the_charger_has_not_charged(own):
    rider, *_ = RIDER[own]
    charger = f"{foe(own)}-12"
    field = armed(own, "2", f"{rider} C13", f"{charger} C12 (1)")
    field.fight(charger, rider, "f1", "f6", (1, 6), charge=True)
    assert field.where(charger) == ""
    assert (points(field, own), field.mission_up(own)) == (2, False), "a squire fallen, and no objective"


@rule("CT-MISB-2", "CT-MISM-2", "CT-MISB-6", "CT-MISM-6", "CT-MOVE-1")
@pytest.mark.parametrize("mission", ["2", "6"])
@BOTH
def test_only_those_whom_a_mission_names_go_farther(own, mission):
    field, plain = armed(own, mission), Heath()
    steps = {one for one in range(UNITS) if allowance(field.s, one) > allowance(plain.s, one)}
    named = field.s.box.missions["BM".index(own)][int(mission) - 1]
    assert steps == {one for one in range(UNITS) if named.names(one)} != set()


@rule("CT-MISB-3", "CT-MISM-3")
@BOTH
def test_3_the_wrath_of_the_captain(own):
    captain, enemy = f"{own}-C", f"{foe(own)}-5"
    field = armed(own, "3", f"{captain} C12", f"{enemy} C13", enemy="f1 f1 f1 f1 f1")
    for fights, bonus in enumerate((1, 1, 2, 2), 1):
        if fights == 3:
            field.s.life[unit(captain)] = 3
        field.s.life[unit(enemy)] = 4
        field.hand(own, "f1").hand(foe(own), "f1").fight(captain, enemy, "f1", "f1", (1, 2))
        assert field.bonuses(0)[2] == bonus
        assert points(field, own) == 2 * min(fights, 3)
    field.s.life[unit(enemy)] = 4
    field.hand(own, "f1").hand(foe(own), "f1").fight(enemy, captain, "f1", "f1", (1, 1))
    assert field.bonuses(1)[2] == 2, "in defence too"


@rule("CT-MISB-4", "CT-MISM-4")
@BOTH
def test_4_the_oak(own):
    mine, second, enemy = f"{own}-15", f"{own}-16", f"{foe(own)}-15"
    field = armed(own, "4", f"{mine} I9", f"{enemy} OAK (1)").fight(mine, enemy, "f6", "f1", (6, 1))
    assert points(field, own) == 2 + 2
    field.units(f"{foe(own)}-16 I9").hand(own, "f3").hand(foe(own), "f3")
    field.fight(f"{foe(own)}-16", mine, "f3", "f3", (1, 1))
    assert field.bonuses(1)[2] == 2
    field.hand(own, "f3").hand(foe(own), "f3").fight(mine, f"{foe(own)}-16", "f3", "f3", (1, 1))
    assert field.bonuses(0)[2] == 0, "only in defence"
    field.units(f"{mine} A1", f"{enemy[:2]}17 OAK (1)", f"{second} J12").hand(own, "f6").hand(foe(own), "f1")
    field.fight(second, f"{enemy[:2]}17", "f6", "f1", (6, 1))
    assert points(field, own) == 6, "only the first elimination there pays"
    field.end_turn()
    assert field.asks
    assert points(field, own) == 6 + 3 + 3


KINSMEN = {"B": ("B-15", "B-16", "B-17"), "M": ("M-20", "M-21", "M-19")}


@rule("CT-MISB-5", "CT-MISM-5")
@BOTH
def test_5_the_kinsmen(own):
    one, other, stranger = KINSMEN[own]
    enemies = [f"{foe(own)}-{number}" for number in (11, 12, 13, 14)]
    field = armed(own, "5", f"{one} C12", f"{other} C10", f"{stranger} E12", f"{enemies[0]} D12")
    field.fight(enemies[0], one, "f3", "f3", (1, 1))
    assert field.bonuses(1)[2] == 2
    field.fight(stranger, enemies[0], "f3", "f3", (1, 1))
    assert field.bonuses(0)[2] == 0
    field.units(f"{other} C9").hand(own, "f3").hand(foe(own), "f3").fight(one, enemies[0], "f3", "f3", (1, 1))
    assert field.bonuses(0)[2] == 0, "three cells away"
    field.units(f"{other} C10")
    for number, enemy in enumerate(enemies, 1):
        cell = field.where(one)
        field.units(f"{enemy} {cell[0]}{int(cell[1:]) + 1} (1)").hand(own, "f6").hand(foe(own), "f1")
        field.fight(one, enemy, "f6", "f1", (6, 1))
        assert points(field, own) == 2 * number + 3 * min(number, 3)
    field.dead(other)
    field.units(f"{foe(own)}-18 {field.where(one)[0]}{int(field.where(one)[1:]) + 1}").hand(own, "f3")
    field.hand(foe(own), "f3").fight(one, f"{foe(own)}-18", "f3", "f3", (1, 1))
    assert field.bonuses(0)[2] == 0, "the other must be alive"


CHAMPION = {"B": "B-10", "M": "M-3"}


@rule("CT-MISB-6", "CT-MISM-6")
@BOTH
def test_6_the_champion(own):
    champion = CHAMPION[own]
    assert "C16" in armed(own, "6", f"{champion} C10").reach(champion)
    assert "C16" not in Heath().units(f"{champion} C10").reach(champion)
    field = armed(own, "6", f"{champion} C10")
    for number, enemy in enumerate((11, 12, 13), 1):
        row = int(field.where(champion)[1:]) + 1
        field.units(f"{foe(own)}-{enemy} C{row} (1)").hand(own, "f6").hand(foe(own), "f1")
        field.fight(champion, f"{foe(own)}-{enemy}", "f6", "f1", (6, 1))
        assert field.bonuses(0)[2] == 2
        assert points(field, own) == 2 * number + 4 * min(number, 2)


KNIGHTED = {"B": "B-18", "M": "M-24"}


@rule("CT-MISB-7", "CT-MISM-7")
@BOTH
def test_7_the_squire_knighted(own):
    squire, enemy = KNIGHTED[own], f"{foe(own)}-11"
    field = armed(own, "7", f"{squire} C10", f"{enemy} C16 (1)", cards="f6 f3 marteau")
    assert "C15" in field.reach(squire)
    assert "C16" not in field.reach(squire)
    field.activate(squire).play(own, "move C15", "attack 11")
    assert field.mission_up(own), "the fifth cell shows it"
    assert "lay f6 marteau" in field.offered(own)
    field.rolls(attack=[6], defence=[1]).lay("f6", "f1")
    assert (field.bonuses(0), points(field, own)) == ((1, 0, 0), 2 + 4)
    knight = f"{foe(own)}-5"
    field.units(f"{knight} C17").hand(own, "f3").hand(foe(own), "f3").fight(knight, squire, "f3", "f3", (1, 1))
    assert field.bonuses(0) == (0, 0, 0), "a knight has no superiority over him"
    field.s.life[unit(squire)] = 1
    field.hand(own, "f1").hand(foe(own), "f6").fight(knight, squire, "f6", "f1", (6, 1))
    assert field.score["BM".index(foe(own))] == 2, "he is still worth a squire"


@rule("CT-MISB-7", "CT-MISM-7", "CT-MOD-1")
def test_7_two_squires_knighted_have_nothing_on_each_other():
    field = Heath(B="f3", M="f3").units("B-18 C12", "M-24 C13").mission("MIS-B7").mission("MIS-M7")
    field.fight("B-18", "M-24", "f3", "f3", (1, 1))
    assert (field.bonuses(0), field.bonuses(1)) == ((0, 0, 0), (0, 0, 0))
    hero = Heath(B="f3 h18", M="f3").units("B-18 C12", "M-24 C13").mission("MIS-B7").attack("B-18", "M-24")
    assert "lay f3 hero" in hero.offered("B")


@rule("CT-MISB-7", "CT-MIS-3")
@pytest.mark.parametrize(
    ("enemy", "cards", "shown"),
    [
        ("M-C", "f3 marteau", True),
        ("M-C", "f3 lance", False),
        ("M-4", "f3", True),
        ("M-11", "f3", True),
    ],
    ids=["a card for knights", "nothing", "a knight loses his superiority", "a squire is inferior to him"],
)
def test_7_whatever_the_knighthood_changes_shows_the_mission(enemy, cards, shown):
    field = Heath(B=cards, M="f3").units("B-18 C12", f"{enemy} C13").mission("MIS-B7")
    field.fight("B-18", enemy, cards, "f3", (1, 1))
    assert field.mission_up("B") is shown


@rule("CT-MISB-8", "CT-MISM-8", "CT-EOT-4", "CT-EOT-3")
@BOTH
def test_8_the_halt(own):
    cells = {"B": ("B-5 I2 (1)", "B-11 E3 (3)"), "M": ("M-5 K19 (1)", "M-11 O18 (3)")}[own]
    field = armed(own, "8", *cells, cards="f1", enemy="f1").end_turn()
    assert (field.asked, points(field, own)) == (f"{own} heal", 3)
    field.play(own, "heal 5", "heal 5")
    assert (field.life(f"{own}-5"), field.asked) == (3, f"{own} rest")
    bloody = armed(own, "8", cards="f1", enemy="f1")
    bloody.s.losses["BM".index(own)] = 2
    bloody.end_turn()
    assert bloody.asks
    assert (points(bloody, own), bloody.told("mission-shown")) == (0, [])
    one = armed(own, "8", cards="f1", enemy="f1")
    one.s.losses["BM".index(own)] = 1
    one.end_turn()
    assert one.asks
    assert points(one, own) == 3


@rule("CT-EOT-4")
def test_8_the_first_army_heals_first_and_no_more_than_is_missing():
    field = Heath(first="M").units("B-5 I2 (3)", "M-5 K19 (1)").mission("MIS-B8").mission("MIS-M8").end_turn()
    assert field.asked == "M heal"
    field.play("M", "heal 5", "heal 5")
    assert field.asked == "B heal"
    field.play("B", "heal 5")
    assert (field.life("B-5"), field.asked) == (4, "")


@rule("CT-MISB-9", "CT-MISM-9")
@BOTH
def test_9_vengeance(own):
    mine = [f"{own}-{number}" for number in (11, 12)]
    enemies = [f"{foe(own)}-{number}" for number in (21, 22, 23, 24, 25)]
    field = armed(
        own, "9", f"{mine[0]} C10", f"{mine[1]} E10 (1)", f"{enemies[0]} C11 (1)", cards="f6 f1", enemy="f1 f6"
    )
    if own == "M":
        field.dead("M-5")
    field.fight(mine[0], enemies[0], "f6", "f1", (6, 1))
    assert (field.bonuses(0)[2], points(field, own)) == (0, 2), "nobody is lost yet"
    field.units(f"{enemies[1]} E11").fight(enemies[1], mine[1], "f6", "f1", (6, 1))
    for number, enemy in enumerate(enemies[1:], 1):
        row = int(field.where(mine[0])[1:]) + 1
        field.units(f"{enemy} C{row} (1)").hand(own, "f6").hand(foe(own), "f1")
        field.fight(mine[0], enemy, "f6", "f1", (6, 1))
        assert field.bonuses(0)[2] == 1
        assert points(field, own) == 2 + 2 * number + min(number, 3)


@rule("CT-MISB-10")
def test_10_break_the_hedgehog():
    field = armed("B", "10", "B-11 C10", "M-11 C11", "B-12 E3").fight("B-11", "M-11", "f3", "f3", (1, 1))
    assert field.bonuses(0)[2] == 0
    field.units("B-12 D12").fight("B-11", "M-11", "f3", "f3", (1, 1))
    assert field.bonuses(0)[2] == 1
    field.fight("M-11", "B-11", "f3", "f3", (1, 1))
    assert field.bonuses(1)[2] == 0, "only in attack"
    field.end_turn()
    assert field.asks
    assert points(field, "B") == 1


@rule("CT-MISB-10", "CT-MISM-10")
def test_10_four_points_at_most():
    ring = ["B-11 C5", "B-12 E5", "B-13 G5", "B-14 I5", "B-15 K5", "B-16 M5"]
    inside = ["M-11 D5", "M-12 F5", "M-13 H5", "M-14 J5", "M-15 L5"]
    field = Heath().only(*ring, *inside, "M-C J19").mission("MIS-B10").end_turn()
    assert field.asks
    assert field.score == (4, 0)
    wall = ["M-11 C15", "M-12 D15", "M-13 E15", "M-14 F15", "M-15 G15", "M-16 H15"]
    before = ["B-11 D14", "B-12 F14", "B-13 G14"]
    field = Heath().only(*wall, *before, "B-C J2").mission("MIS-M10").end_turn()
    assert field.asks
    assert field.score == (0, 4)


@rule("CT-MISM-10")
def test_10_the_hedgehog_only_defends():
    field = armed("M", "10", "M-11 C11", "M-12 C12", "M-13 D12", "B-11 C10")
    field.fight("M-11", "B-11", "f3", "f3", (1, 1))
    assert field.bonuses(0)[2] == 0
    field.fight("B-11", "M-11", "f3", "f3", (1, 1))
    assert field.bonuses(1)[2] == 1
