"""Worked examples EX-35 to EX-37 and EX-41: complete games, and what is seen in them."""

import pytest

from tests.games.guyenne.kit import Table, rule


def shortest_victory() -> Table:
    """EX-35 after its first turn."""
    table = Table.dealt().draws(E="5 5 4 4 4 3 3 3 3 2", F="2 2 2 2 2 2 2 2 2 2 2")
    table.play("E opens 1 with 5", "F answers 2", "F opens 2 with 2", "E answers 4", "F passes", "E passes")
    assert table.castles == "EENNNN"
    assert (table.hand("E"), table.hand("F")) == ("H 5 4 4 3 3", "H 2 2 2 2 2")
    assert (table.discard_pile("E"), table.discard_pile("F")) == ("5 4", "2 2")
    assert (table.sizes("E"), table.sizes("F")) == ((6, 14, 2, 0), (6, 14, 2, 0))
    return table


def second_turn(table: Table) -> Table:
    """EX-35 up to the reinforcement at which EX-36 looks."""
    table.play("F opens 3 with 2 2", "E answers 5", "E opens 4 with 4", "F answers 2")
    return table.play("E passes", "F adds 2 to 4", "E adds 3 to 4")


@rule(
    "GY-SETUP-4",
    "GY-PLACE-1",
    "GY-REINF-1",
    "GY-COMBAT-9",
    "GY-EOT-1",
    "GY-DRAW-1",
    "GY-TURN-5",
    "GY-END-1",
    "GY-SCORE-1",
)
def test_ex_35_the_shortest_victory():
    table = second_turn(shortest_victory()).play("F passes", "E passes")
    assert table.castles == "EEEENN"
    assert (table.hand("E"), table.hand("F")) == ("H 4 3 3 3 2", "H 2 2 2 2 2")
    assert (table.discard_pile("E"), table.discard_pile("F")) == ("5 5 4 4 3", "2 2 2 2 2 2")
    assert (table.sizes("E"), table.sizes("F")) == ((6, 11, 5, 0), (6, 10, 6, 0))

    table.play("E opens 5 with H", "F answers 2", "F opens 6 with 2 2", "E answers 4 3")
    table.play("F adds 2 to 6", "E passes", "F passes")
    assert (table.castles, table.over) == ("EEEEEE", True)
    assert table.result.scores == (12, 0)
    assert table.result.winners == (0,)
    assert (table.hand("E"), table.hand("F")) == ("3 3 2", "H 2")
    assert (table.sizes("E")[1:], table.sizes("F")[1:]) == ((11, 5, 0), (10, 6, 0)), "nothing is discarded or drawn"


@rule("GY-PLACE-12", "GY-PLACE-13", "GY-INFO-1", "GY-INFO-2", "GY-INFO-3", "GY-INFO-5", "GY-INFO-6")
def test_ex_36_what_each_player_sees():
    table = second_turn(shortest_victory())
    english = table.sees("E")
    assert english.hand("E") == "H 4 3"
    assert (english.laid(3, "E"), english.laid(4, "E")) == ("5", "4 3")
    assert (english.laid(3, "F"), english.laid(4, "F")) == ("2 hidden", "2 hidden")
    assert english.hand("F") == "2 hidden"
    assert (english.sizes("F"), english.sizes("E")) == ((14, 2, 0), (14, 2, 0))
    assert (english.discards("E"), english.discards("F")) == ("5 4", "")

    french = table.sees("F")
    assert french.hand("F") == "H 2"
    assert (french.laid(3, "F"), french.laid(4, "F")) == ("2 2", "2 2")
    assert (french.laid(3, "E"), french.laid(4, "E")) == ("1 hidden", "2 hidden")
    assert french.hand("E") == "3 hidden"
    assert (french.sizes("F"), french.sizes("E")) == ((14, 2, 0), (14, 2, 0))
    assert (french.discards("E"), french.discards("F")) == ("", "2 2")

    for who in ("E", "F"):
        history = [(shown["castle"], shown["seat"], shown["cards"]) for shown in table.told("shown", who)]
        assert sorted(history) == [(1, 0, (5,)), (1, 1, (2,)), (2, 0, (4,)), (2, 1, (2,))]


@rule("GY-DRAW-1", "GY-END-4", "GY-SCORE-6")
@pytest.mark.parametrize("weakest_first", [False, True])
def test_ex_37_a_tie_break_decided_by_saving_cards(weakest_first):
    table = Table.dealt()
    while not table.over:
        assert table.asked
        *english, last = table.hand("E").split()
        french = sorted(table.hand("F").split(), reverse=weakest_first)
        table.skirmish(E=(" ".join(english), last), F=(french[0], french[1]))
    assert len(table.told("turn")) == 7
    assert (table.sizes("E")[:2], table.sizes("E")[3]) == ((0, 0), 2)
    assert (table.sizes("F")[:2], table.sizes("F")[3]) == ((6, 2), 0)
    table.state.castles = Table(castles="EFNNNN").state.castles
    assert table.result.scores == (1, 1)
    assert table.result.winners == (1,)


@rule("GY-INFO-4", "GY-INFO-6", "GY-INFO-8", "GY-DRAW-5", "GY-DRAW-10")
def test_ex_41_a_hidden_rebuild():
    table = Table().english("H 5 4 2", draw="3 2").french("5 4 3 2 2 2").draws(E="3 2 H 5", F="2 2")
    table.skirmish(E=("H", "5"), F=("2", "2"))
    for who in ("E", "F", None):
        assert table.told("rebuilt", who) == [{"side": "english", "number": 18, "times": 1}]
        assert table.sees(who).sizes("E") == (16, 0, 1)
        assert table.sees(who).discards("E") == ""
        shown = [(event["castle"], event["seat"], event["cards"]) for event in table.told("shown", who)]
        assert sorted(shown) == [(1, 0, (6,)), (1, 1, (2,)), (2, 0, (5,)), (2, 1, (2,))]
    assert table.sees("F").hand("E") == "6 hidden"
    assert [told["cards"] for told in table.told("drew-cards", "F")] == [(2, 2)], "the French know their own draws"
    assert table.told("drew-cards") == []
