"""Chapter 22: mercenaries in the game for 2 players."""

import pytest

from centans.games.montjoie.box.names import BURGUNDY, FLANDERS, TOWN
from centans.games.montjoie.rules.ending import lapse
from centans.games.montjoie.rules.mercenaries import HireMercenaries
from centans.games.montjoie.rules.turn import Turn
from tests.games.montjoie.kit import Table, duel_of_kings, rule


def march(middle: str = "england", dice: tuple[int, int] = (1, 1)) -> Table:
    """A is Moulins, B Nevers, D Auxerre, a chain of roads; two mercenaries stand at A, and D is attacked."""
    table = Table(2, turn=2).hold("england", "moulins auxerre").hold(middle, "nevers").hold("france", "troyes")
    table.s.allies = [FLANDERS, BURGUNDY]
    table.s.mercenaries[TOWN["moulins"]] = 2
    return table.hand("france", "L L").rolls(attack=[dice[0]], defence=[dice[1]]).attack("france", "troyes", "auxerre")


@rule("MJ-MER-1", "MJ-MER-2", "MJ-MER-3", "R63")
def test_e48_hiring_mercenaries():
    table = duel_of_kings().has("england", money=5).rolls(mercenaries=[5]).begin(HireMercenaries(1))
    table.play("england roll")
    assert table.offered("england", "hire") == ["0", "1", "2"]
    assert table.forbidden_by("england", "hire 3") == "MJ-MER-2"
    table.play("england hire 2")
    assert table.money("england") == 1
    assert table.forbidden_by("england", "town bourges") == "MJ-MER-3"
    table.play("england town calais", "england town calais")
    assert table.town("calais").mercenaries == 2
    few = duel_of_kings().has("england", money=9).rolls(mercenaries=[2]).begin(HireMercenaries(1)).play("england roll")
    assert few.forbidden_by("england", "hire 2") == "MJ-MER-1"


@rule("MJ-MER-3", "MJ-MER-7")
def test_three_mercenaries_at_most_on_a_town():
    table = duel_of_kings().has("england", money=9).rolls(mercenaries=[1]).begin(HireMercenaries(1))
    table.s.mercenaries[TOWN["calais"]] = 3
    table.play("england roll", "england hire 1")
    assert table.forbidden_by("england", "town calais") == "MJ-MER-3"
    full = march()
    full.s.mercenaries[TOWN["auxerre"]] = 3
    assert "mercenary" not in full.play("france lay ladders ladders alone").asked


@rule("MJ-MER-4", "MJ-MER-5", "MJ-MER-6", "MJ-MER-8", "R63")
@pytest.mark.parametrize(("dice", "result", "left"), [((1, 3), (7, 7), 0), ((1, 4), (7, 8), 2), ((6, 1), (12, 5), 0)])
def test_e48_mercenaries_come_to_the_rescue(dice, result, left):
    table = march(dice=dice).play("france lay ladders ladders alone")
    assert table.asked == "england mercenary-move"
    assert table.view("england").choosing.town == "auxerre"
    assert table.forbidden_by("england", "town auxerre") == "MJ-MER-5"
    table.play("england town moulins", "england town moulins")
    assert (table.totals(), table.s.mercenaries[TOWN["auxerre"]]) == (result, left)


@rule("MJ-MER-6")
def test_e48_every_town_on_the_way_must_be_friendly():
    assert "mercenary" not in march("brittany").play("france lay ladders ladders alone").asked


@rule("MJ-MER-4")
def test_felons_do_not_touch_mercenaries():
    table = march()
    table.s.mercenaries[TOWN["auxerre"]] = 1
    table.hand("france", "Fel")
    table._asks = None
    table.play("france lay ladders ladders felon", "england done")
    assert table.totals() == (7, 2)


@rule("MJ-MER-9", "MJ-TURN-5")
def test_mercenaries_leave_at_the_end_of_the_turn_or_when_their_town_changes_hands():
    table = duel_of_kings()
    table.s.mercenaries[TOWN["calais"]] = table.s.mercenaries[TOWN["bordeaux"]] = 2
    table.hold("france", "calais")
    assert (table.s.mercenaries[TOWN["calais"]], table.s.mercenaries[TOWN["bordeaux"]]) == (0, 2)
    lapse(table.s)
    assert sum(table.s.mercenaries) == 0


@rule("MJ-MER-5")
def test_they_also_come_against_neutrals_and_for_the_ally():
    table = march()
    table.s.agenda.clear()
    table.s.loyal[BURGUNDY] = 1
    table.hold("burgundy", "dijon").rolls(attack=[1], defence=[1]).hold("england", "auxerre")
    table.s.mercenaries[TOWN["auxerre"]] = 1
    table.attack("brittany", "troyes", "dijon")
    assert table.asked == "england mercenary-move"
    assert table.offered("england", "town") == ["auxerre"]


def test_a_whole_turn_with_two_players_begins_with_the_treasury():
    table = duel_of_kings(1).begin(Turn()).settle("purchases")
    assert table.told("income")


@rule("MJ-CBT-17", "MJ-MER-5")
def test_a_felon_comes_before_the_mercenaries():
    table = march().hand("england", "Fel").rolls(felon=[0]).play("france lay ladders ladders alone")
    assert table.asked == "england mercenary-move"
    table.play("england felon")
    assert (table.asked, table.discards) == ("england mercenary-move", "L Fel")
    assert table.forbidden_by("england", "felon") == "MJ-FEL-3"
