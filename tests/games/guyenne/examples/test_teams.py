"""Worked examples EX-32 to EX-34 and EX-39: three and four players."""

import pytest

from tests.games.guyenne.kit import Table, rule


def four_dealt() -> Table:
    """EX-32: both captains have decided."""
    table = Table.dealt(4).draws(E="5 4 3 2 2 5 4 3", F="4 4 3 2 2 5 5 4 3")
    assert table.asked == "E1 hand-over, F1 hand-over"
    return table.play("E1 gives 5 2", "E1 follows", "F1 gives H", "F1 leads")


@rule("GY-TEAM-4", "GY-TEAM-7", "GY-TEAM-11", "GY-TEAM-13")
def test_ex_32_hand_over_and_order():
    table = four_dealt()
    assert (table.hand("E1"), table.hand("E2")) == ("H 4 3 2", "5 2")
    assert (table.hand("F1"), table.hand("F2")) == ("4 4 3 2 2", "H")
    for who in ("E1", "E2", "F1", "F2", None):
        assert [(told["seat"], told["number"]) for told in table.told("handed-over", who)] == [(0, 2), (1, 1)]
        assert [told["seat"] for told in table.told("order", who)] == [2, 1]
        assert [seat.seat for seat in table.sees(who).view.seats if seat.vanguard] == [1, 2]


@rule("GY-TEAM-14", "GY-TEAM-15", "GY-TEAM-16", "GY-TEAM-17", "GY-TEAM-18", "GY-TEAM-19", "GY-TEAM-20", "GY-TEAM-21")
@rule("GY-TEAM-23", "GY-TEAM-24", "GY-TEAM-25", "R28", "R29")
def test_ex_32_a_turn_with_four_players():
    table = four_dealt()
    assert table.asked == "E2 open-castle"
    table.play("E2 says castle 4")
    assert table.numbers("E2") == [1, 2]
    table.play("E2 answers 5")
    assert table.asked == "F1 lay-cards"
    assert table.numbers("F1") == [1, 2, 3, 4, 5]
    table.play("F1 answers 4 3")
    assert table.asked == "F2 open-castle"
    assert table.castles_offered("F2") == [1, 2, 3, 5, 6]
    table.play("F2 says castle 1")
    assert table.sets("F2") == {"H"}
    table.play("F2 answers H")
    assert table.asked == "E1 lay-cards"
    assert table.numbers("E1") == [1, 2, 3, 4]
    table.play("E1 answers 2")

    assert table.asked == "F1 reinforce"
    assert table.hand("F1") == "4 2 2"
    assert table.offered("F1") == ["pass", "reinforce 4"]
    table.play("F1 passes")
    assert table.asked == "E2 reinforce", "F2 has no cards and passes automatically"
    assert table.offered("E2") == ["pass", "reinforce 4"]
    table.play("E2 adds 2 to 4")
    assert table.asked == "F1 reinforce"
    table.play("F1 adds 2 to 4")
    assert table.asked == "E1 reinforce", "E2 has no cards and passes automatically"
    assert table.hand("E1") == "H 4 3"
    assert table.offered("E1") == ["pass", "reinforce 1"]
    table.play("E1 passes")
    assert table.asked == "F1 reinforce"
    table.play("F1 passes")

    assert (table.turn, table.castles) == (2, "FNNFNN")
    assert (table.hand("E1"), table.hand("E2")) == ("H 4 3", "5 4 3")
    assert (table.hand("F1"), table.hand("F2")) == ("4 2", "5 5 4 3")
    assert (table.discard_pile("E"), table.discard_pile("F")) == ("5 2 2", "H 4 3 2")
    assert table.asked == "E2 hand-over, F2 hand-over"


@rule("GY-TEAM-7", "GY-TEAM-8", "GY-TEAM-9", "GY-TEAM-10", "R25", "R26")
@pytest.mark.parametrize(
    ("captain", "partner", "giver", "numbers"),
    [
        ("H 5 4 3 2 2", "", "E1", [1, 2, 3, 4, 5]),
        ("5 4 3 2 2", "H", "E1", [1, 2, 3, 4]),
        ("5 4", "H 3 2 2", "E1", [1]),
        ("5 4 3", "H 2", "E1", [1, 2]),
        ("", "5 4 3", "E2", [1, 2]),
        ("", "5 4", "E2", [1]),
    ],
)
def test_ex_33_limits_of_the_hand_over(captain, partner, giver, numbers):
    table = Table(4).english(captain, partner).french("5 4 3", "2 2 2")
    assert table.asked == f"{giver} hand-over, F1 hand-over"
    assert table.numbers(giver) == numbers
    table.play("F1 gives 5", "F1 leads", f"{giver} gives {table.hand(giver)[0]}", f"{giver} leads")
    assert table.asked == f"{giver} open-castle"
    assert table.hand("E1")
    assert table.hand("E2")


@rule("GY-TEAM-8", "GY-TEAM-10", "R26")
def test_ex_33_a_captain_with_one_card_gives_nothing_and_still_sets_the_order():
    table = Table(4).english("5", "4 3 2").french("5 4 3", "2 2 2")
    assert table.asked == "E1 set-order, F1 hand-over"
    table.play("E1 follows", "F1 gives 5", "F1 leads")
    assert (table.hand("E1"), table.hand("E2")) == ("5", "4 3 2")
    assert table.asked == "E2 open-castle"
    assert [told["seat"] for told in table.told("handed-over", "F1")] == [1], "nothing was handed over by the English"


@rule("GY-PLAY-3", "GY-TEAM-3", "GY-TEAM-15", "GY-TEAM-18", "GY-TEAM-19")
def test_ex_34_three_players_the_team_opens():
    table = Table.dealt(3).draws(E="5 4 3 2 2", F="5 4 3 2 2")
    assert table.asked == "E1 hand-over"
    table.play("E1 gives 5 4 3", "E1 leads", "E1 opens 1 with 2")
    assert table.asked == "F lay-cards"
    assert table.numbers("F") == [1, 2, 3, 4, 5]
    assert "H 5 4 3 2 2" not in table.sets("F"), "the lone player keeps a card"
    table.play("F answers 2")
    assert table.asked == "F open-castle"
    table.play("F opens 2 with 2")
    assert table.asked == "E2 lay-cards"
    table.play("E2 answers 3")
    assert table.asked == "F reinforce"
    assert table.offered("F") == ["pass", "reinforce 1", "reinforce 2"]
    table.play("F adds 3 to 1")
    assert (table.asked, table.offered("E1")) == ("E1 reinforce", ["pass", "reinforce 1"])
    table.play("E1 passes")
    assert (table.asked, table.offered("E2")) == ("E2 reinforce", ["pass", "reinforce 2"])
    table.play("E2 adds 4 to 2")
    assert (table.asked, table.offered("F")) == ("F reinforce", ["pass", "reinforce 1", "reinforce 2"])


@rule("GY-PLAY-3", "GY-TEAM-3", "GY-TEAM-5", "GY-TEAM-16", "GY-TEAM-19")
def test_ex_34_three_players_the_team_answers():
    table = Table(3, turn=2).english("5 4 3", "3 2 2").french("H 5")
    assert table.asked == "E2 hand-over"
    table.play("E2 gives 2", "E2 leads")
    assert table.asked == "F open-castle"
    table.play("F says castle 3")
    assert table.numbers("F") == [1], "the lone player keeps a card"
    table.play("F answers 5")
    assert table.asked == "E2 lay-cards"
    table.play("E2 answers 3")
    assert table.asked == "E1 open-castle"
    table.play("E1 opens 1 with 5")
    assert table.asked == "F lay-cards"
    table.play("F answers H")
    assert table.asked == "E2 reinforce"


@rule("GY-TEAM-2", "GY-TEAM-6", "GY-TEAM-12", "GY-TEAM-13", "R27")
def test_ex_39_two_captains_decide_at_the_same_time():
    table = Table(4, turn=2).english("H", "5 4 3 2 2").french("3", "H 4 4 2 2")
    vanguards_before = [seat.vanguard for seat in table.sees("F1").view.seats]
    table.play("E2 gives 5 4 2", "E2 follows")
    assert table.asked == "F2 hand-over"
    for who in ("F1", "F2", None):
        sight = table.sees(who)
        assert (sight.hand("E1"), sight.hand("E2")) == ("1 hidden", "5 hidden")
        assert [seat.vanguard for seat in sight.view.seats] == vanguards_before
        assert table.told("handed-over", who) == table.told("order", who) == []
    assert (table.sees("E1").hand("E1"), table.sees("E1").hand("E2")) == ("H 5 4 2", "2 hidden")

    table.play("F2 gives H", "F2 leads")
    assert table.asked == "F2 open-castle", "the French vanguard makes placement 1"
    for who in ("F1", "F2", None):
        sight = table.sees(who)
        assert (sight.hand("E1"), sight.hand("E2")) == ("4 hidden", "2 hidden")
        assert [(told["seat"], told["number"]) for told in table.told("handed-over", who)] == [(2, 3), (3, 1)]
        assert [told["seat"] for told in table.told("order", who)] == [0, 3]
    assert (table.sees("E1").hand("E1"), table.sees("E1").hand("E2")) == ("H 5 4 2", "2 hidden")
    assert (table.sees("E2").hand("E1"), table.sees("E2").hand("E2")) == ("4 hidden", "3 2")
    assert [told["cards"] for told in table.told("handed-cards", "E2")] == [(5, 4, 2)]
