"""Worked examples EX-9 to EX-14: placing and reinforcements."""

import pytest

from tests.games.guyenne.kit import Table, rule


@rule(
    "GY-ROLE-1",
    "GY-ROLE-2",
    "GY-ROLE-3",
    "GY-ROLE-4",
    "GY-ROLE-5",
    "GY-ROLE-6",
    "GY-PLACE-1",
    "GY-PLACE-2",
    "GY-PLACE-6",
)
def test_ex_09_roles_follow_control():
    def french_open_their_castle() -> Table:
        table = Table(castles="EFNNNN", turn=2).english("5 4 3 2").french("5 4 3 2")
        assert table.asked == "F open-castle"
        assert table.castles_offered("F") == [1, 2, 3, 4, 5, 6]
        return table.play("F opens 2 with 2", "E answers 2")

    table = french_open_their_castle()
    assert (table.sees("E").role(2, "F"), table.sees("E").role(2, "E")) == ("defence", "attack")
    assert table.asked == "E open-castle"
    assert table.castles_offered("E") == [1, 3, 4, 5, 6]

    table.play("E opens 1 with 3", "F answers 3")
    assert (table.sees("F").role(1, "E"), table.sees("F").role(1, "F")) == ("defence", "attack")

    table = french_open_their_castle().play("E opens 3 with 3", "F answers 3")
    assert (table.sees("F").role(3, "E"), table.sees("F").role(3, "F")) == ("attack", "attack")


@rule("GY-PLACE-2", "GY-PLACE-3", "GY-PLACE-4", "GY-PLACE-5", "GY-PLACE-6", "GY-PLACE-7", "GY-PLACE-10")
def test_ex_10_how_many_cards():
    table = Table().english("5 4 3 2 2 2").french("5 4 3 2 2 2")
    table.play("E says castle 1")
    assert table.numbers("E") == [1, 2, 3, 4, 5]
    table.play("E answers 5 4 3 2")
    assert table.numbers("F") == [1, 2, 3, 4, 5]
    table.play("F answers 5 4 3", "F says castle 2")
    assert table.numbers("F") == [1, 2, 3]
    table.play("F answers 2")
    assert table.numbers("E") == [1, 2]
    table.play("E answers 2", "F passes")
    assert table.offered("E") == ["pass", "reinforce 1", "reinforce 2"]
    table.play("E adds 2 to 1")
    assert table.sees("E").laid(1, "E") == "5 4 3 2 2"


@rule("GY-PLACE-3", "GY-PLACE-5", "GY-PLACE-6", "GY-PLACE-7", "GY-REINF-9")
def test_ex_11_small_hands():
    def english_open() -> Table:
        table = Table().english("3 2").french("H 2 2").play("E says castle 1")
        assert table.numbers("E") == [1]
        table.play("E answers 3")
        assert table.numbers("F") == [1, 2]
        return table

    table = english_open().play("F answers H 2", "F says castle 2")
    assert table.sets("F") == {"2"}
    table.play("F answers 2")
    assert table.sets("E") == {"2"}
    table.play("E answers 2")
    assert table.turn == 2, "with empty hands there is no reinforcement turn"

    table = english_open().play("F answers H", "F says castle 2")
    assert table.numbers("F") == [1, 2]


@rule("GY-REINF-1", "GY-REINF-6", "GY-REINF-7", "GY-REINF-8")
@pytest.mark.parametrize(
    "sequence",
    [
        "F pass, E pass",
        "F pass, E 2, F pass, E 2, F pass, E pass",
        "F 2, E pass, F 2, E 2, F pass, E pass",
        "F pass, E 2, F 2, E pass, F pass",
        "F 2 2 2, E 2 2 2",
        "F 2, E pass, F pass",
    ],
)
def test_ex_12_passing_and_coming_back(sequence):
    table = Table().english("5 4 2 2 2").french("5 4 2 2 2")
    table.play("E opens 1 with 5", "F answers 5", "F opens 2 with 4", "E answers 4")
    for entry in sequence.split(", "):
        who, what = entry.split(" ", 1)
        assert (table.turn, table.asked) == (1, f"{who} reinforce")
        table.play(f"{who} passes" if what == "pass" else f"{who} adds {what} to 1")
    assert table.turn == 2, "the phase ends exactly here"


@rule("GY-REINF-8", "GY-REINF-9", "GY-REINF-10", "R10")
def test_ex_13_one_side_without_cards():
    def french_have_none() -> Table:
        table = Table().english("5 4 3 2").french("3 2")
        table.play("E opens 1 with 5", "F answers 3", "F opens 2 with 2", "E answers 4")
        assert table.asked == "E reinforce"
        return table

    assert french_have_none().play("E passes").turn == 2
    table = french_have_none().play("E adds 3 to 1")
    assert table.asked == "E reinforce"
    assert table.play("E adds 2 to 1").turn == 2


@rule("GY-REINF-3", "GY-REINF-4")
def test_ex_14_one_castle_per_reinforcement_turn():
    table = Table().english("5 4 3 2").french("5 4 2")
    table.play("E opens 1 with 5", "F answers 5", "F opens 2 with 4", "E answers 4", "F passes")
    table.play("E adds 3 to 1")
    assert table.asked == "F reinforce", "the English turn is over with its first castle"
    table.play("F passes", "E adds 2 to 2")
    assert (table.sees("E").laid(1, "E"), table.sees("E").laid(2, "E")) == ("5 3", "4 2")
