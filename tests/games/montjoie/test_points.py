"""Chapters 19 and 20: claim points, influence, the end of the game."""

import pytest

from centans.games.montjoie.box.names import TOWN
from centans.games.montjoie.rules.ending import EndOfTurn
from centans.games.montjoie.rules.events import Events
from centans.games.montjoie.rules.order import TurnOrder
from centans.games.montjoie.rules.points import Points
from centans.games.montjoie.rules.turn import Turn
from tests.games.montjoie.kit import Table, rule

SIX = "bourges tours lyon grenoble rodez auch"


@rule("MJ-SCO-1", "MJ-SCO-2", "MJ-SCO-3", "MJ-SCO-4", "MJ-COMP-9", "R81")
@pytest.mark.parametrize(("before", "after"), [(1, 5), (3, 6)])
def test_e19_claim_points_and_influence(before, after):
    table = Table(4).hold("france", SIX).has("france", barons=before, points=11)
    table.s.won[0] = 1
    table.begin(Points())
    assert (table.points("france"), table.barons("france")) == (17, after)


@rule("MJ-SCO-1", "MJ-GEN-5")
def test_paris_counts_two():
    table = Table(4).hold("france", "paris").begin(Points())
    assert (table.points("france"), table.barons("france"), table.points("england")) == (2, 1, 0)


@rule("MJ-SCO-5")
def test_only_players_score():
    table = Table(3).hold("navarre", "pampelune").hold("papacy", "paris").begin(Points())
    assert table.asks == []
    assert table.s.points == [0, 0, 0]


def ends(players: int, turn: int, die: int | None, **settings: str) -> bool:
    table = Table(players, turn=turn, **settings).rolls(end=[] if die is None else [die])
    for seat in range(players):
        table.hold(table.name(seat), ["paris", "calais", "brest", "dijon", "gand", "pau"][seat])
        table.s.start_towns[seat] = 1 << TOWN["paris"]
    if players == 2:
        table.s.allies = [5, 4]
    return not table.begin(EndOfTurn(Turn())).asks


@rule("MJ-END-1", "MJ-END-2", "MJ-END-4", "R49")
def test_e38_end_dice_of_the_normal_game():
    assert [ends(4, turn, None) for turn in range(1, 8)] == [False] * 7
    assert [ends(4, 8, die) for die in range(1, 7)] == [True, True, False, False, False, False]
    assert [ends(4, 9, die) for die in range(1, 7)] == [True, True, True, True, False, False]
    assert ends(4, 10, None)


@rule("MJ-END-3", "R49")
def test_e38_end_dice_of_the_short_game():
    assert [ends(4, 6, die, length="short") for die in range(1, 7)] == [True, True, True, False, False, False]
    assert ends(4, 7, None, length="short")
    assert not ends(4, 5, None, length="short")


@rule("MJ-P2-11")
def test_e38_end_dice_with_two_players():
    assert [ends(2, 5, die) for die in range(1, 7)] == [True, True, True, True, False, False]
    assert ends(2, 6, None)


def finished(**standings: str) -> Table:
    table = Table(4, turn=10)
    for nation in ("france", "england"):
        table.has(nation, points=31)
    for nation, towns in standings.items():
        table.hold(nation, towns)
    return table.begin(EndOfTurn(Turn()))


@rule("MJ-END-5", "MJ-END-6", "R50")
def test_e39_tie_break():
    table = Table(4, turn=10).has("france", points=31, money=9).has("england", points=31)
    table.hold("france", "pau:fortress lyon:fortress dijon:castle").hold("england", "foix:fortress auch:fortress")
    table.hold("england", "mons:castle gand:castle").hold("france", "tours bourges rodez").hold(
        "england", "anvers bayonne"
    )
    assert table.begin(EndOfTurn(Turn())).asks == []
    result = table.game.result(table.s)
    assert (result.winners, result.decided_by) == ((1,), "castles")


@rule("MJ-END-5")
@pytest.mark.parametrize(
    ("france", "england", "decided"),
    [
        ("pau:fortress", "foix:castle", "fortresses"),
        ("lyon", "foix", "provinces"),
        ("pau:castle", "foix", "castles"),
    ],
)
def test_ties_are_broken_in_order(france, england, decided):
    table = finished(france=france, england=england)
    assert table.asks == []
    result = table.game.result(table.s)
    assert (result.winners, result.decided_by) == ((0,), decided)


@rule("MJ-END-5", "MJ-END-7")
def test_money_is_the_last_tie_break_and_then_the_victory_is_shared():
    table = finished(france="pau", england="foix")
    assert table.asks == []
    result = table.game.result(table.s)
    assert (result.winners, result.decided_by) == ((0, 1), "shared")
    table.s.money[0] = 1
    assert table.game.result(table.s).decided_by == "money"


def test_the_chronicle_keeps_the_points_of_every_turn():
    table = Table(4, turn=9).hold("france", "paris").rolls(end=[1]).begin(Points(), EndOfTurn(Turn()))
    assert table.asks == []
    assert table.view().chronicle == [[2, 0, 0, 0]]


def test_points_are_measured_by_power_by_place_in_the_order_and_by_event():
    table = Table(4).hold("france", "paris").hold("england", "lyon tours")
    table.s.orders = [1, 0, 2, 3, 3, 2, 0, 1]
    table.s.chronicle = [2, 5, 0, 0, 6, 5, 1, 0]
    table.s.happened = [4, 9, 9]
    figures = table.game.measures(table.s)
    assert [figures[f"place {place}: points"] for place in (1, 2, 3, 4)] == [5, 2 + 1, 4, 0]
    assert (figures["england: towns at the end"], figures["england: turns as first player"]) == (2, 1)
    assert (figures["naval_battle: times drawn"], figures["truce: times drawn"]) == (2, 0)


def test_turn_orders_and_events_are_remembered_for_the_measures():
    table = Table(4, war=False).rolls(order=[3, 3, 2, 1], event=[6]).begin(TurnOrder(), Events())
    assert table.asked == "brittany confiscation"
    assert table.s.orders == table.s.order
    assert table.s.happened == [6]
