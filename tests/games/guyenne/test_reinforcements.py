"""Chapter 10: reinforcements."""

import pytest

from tests.games.guyenne.kit import Table, rule


def placed(turn: int = 1, english: str = "3 2", french: str = "3 2") -> Table:
    """The compulsory cards are laid, a 5 and a 4 each; these are left in hand."""
    table = Table(turn=turn).english(f"5 4 {english}").french(f"5 4 {french}")
    first, second = ("E", "F") if turn % 2 else ("F", "E")
    return table.play(
        f"{first} opens 1 with 5", f"{second} answers 5", f"{second} opens 2 with 4", f"{first} answers 4"
    )


@rule("GY-REINF-1")
@pytest.mark.parametrize(("turn", "second", "first"), [(1, "F", "E"), (2, "E", "F")])
def test_the_second_side_begins_and_the_sides_alternate(turn, second, first):
    table = placed(turn)
    assert table.asked == f"{second} reinforce"
    table.play(f"{second} adds 2 to 1")
    assert table.asked == f"{first} reinforce"
    table.play(f"{first} adds 2 to 1")
    assert table.asked == f"{second} reinforce"


@rule("GY-REINF-2", "GY-REINF-3")
def test_a_side_passes_or_chooses_one_of_the_two_contested_castles():
    table = placed()
    assert table.offered("F") == ["pass", "reinforce 1", "reinforce 2"]
    table.play("F says reinforce 2")
    assert "pass" not in table.offered("F")
    assert table.sets("F") == {"3", "2", "3 2"}, "one or more cards"
    table.play("F says card 3", "F says done")
    assert (table.sees("F").laid(2, "F"), table.sees("E").laid(2, "F")) == ("4 3", "2 hidden")


@rule("GY-REINF-4")
def test_a_reinforcement_concerns_one_castle():
    table = placed().play("F adds 3 to 1")
    assert table.asked == "E reinforce"
    assert (table.sees("F").laid(1, "F"), table.sees("F").laid(2, "F")) == ("5 3", "4")


@rule("GY-REINF-5")
def test_the_last_card_may_be_added():
    table = placed(french="2").play("F adds 2 to 1")
    assert table.hand("F") == ""
    assert table.sees("F").laid(1, "F") == "5 2"


@rule("GY-REINF-6", "GY-REINF-7")
def test_one_pass_does_not_end_it_and_a_pass_is_not_final():
    table = placed().play("F passes", "E adds 2 to 1")
    assert table.offered("F") == ["pass", "reinforce 1", "reinforce 2"]
    table.play("F adds 2 to 1", "E passes")
    assert (table.turn, table.asked) == (1, "F reinforce")
    assert table.play("F passes").turn == 2


@rule("GY-REINF-8")
def test_a_side_may_reinforce_again_and_again_while_the_other_passes():
    table = placed(english="3 3 2 2")
    for card in ("3", "3", "2"):
        table.play("F passes", f"E adds {card} to 1")
    assert table.sees("E").laid(1, "E") == "5 3 3 2"
    assert table.asked == "F reinforce"


@rule("GY-REINF-9")
def test_it_ends_at_once_when_the_last_hand_is_emptied():
    table = placed(english="2", french="2").play("F adds 2 to 1", "E adds 2 to 2")
    assert table.turn == 2
    assert table.told("passed") == table.told("no-cards-left") == [], "nobody passed"


@rule("GY-REINF-10", "R10")
def test_an_empty_hand_passes_by_itself_and_that_pass_counts():
    table = placed(english="2", french="2").play("F adds 2 to 1", "E passes")
    assert table.turn == 2, "the French pass followed directly"


@rule("GY-REINF-10", "R10")
def test_the_automatic_pass_comes_first_when_the_second_side_has_no_cards():
    table = placed(english="3 2", french="")
    assert table.asked == "E reinforce"
    assert table.play("E passes").turn == 2
