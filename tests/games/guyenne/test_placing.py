"""Chapter 9: the four compulsory placements."""

import pytest

from tests.games.guyenne.kit import Table, rule

ALL_KINDS = ["card hero", "card 5", "card 4", "card 3", "card 2"]


@rule("GY-PLACE-3", "R7")
@pytest.mark.parametrize(
    ("hand", "most"), [("3 2", 1), ("4 3 2", 2), ("5 4 3 2", 3), ("5 4 3 2 2", 4), ("5 5 4 3 2 2", 5)]
)
def test_the_first_side_keeps_a_card_when_it_opens(hand, most):
    table = Table().english(hand).french("5 4 3 2").play("E says castle 1")
    assert table.numbers("E") == list(range(1, most + 1))


@rule("GY-PLACE-5", "GY-PLACE-4", "R7")
@pytest.mark.parametrize(
    ("hand", "most"), [("3 2", 1), ("4 3 2", 2), ("5 4 3 2", 3), ("5 4 3 2 2", 4), ("5 5 4 3 2 2", 5)]
)
def test_the_second_side_keeps_a_card_when_it_answers(hand, most):
    table = Table().english("5 4 3 2").french(hand).play("E opens 1 with 5")
    assert table.asked == "F lay-cards"
    assert table.numbers("F") == list(range(1, most + 1))


@rule("GY-PLACE-6")
@pytest.mark.parametrize(("left", "most"), [("2", 1), ("3 2", 2), ("5 4 3 2 2", 5)])
def test_the_second_side_may_open_with_all_it_has_left(left, most):
    table = Table().english("5 4 3 2").french(f"H {left}").play("E opens 1 with 5", "F answers H", "F says castle 2")
    assert table.numbers("F") == list(range(1, most + 1))


@rule("GY-PLACE-7")
@pytest.mark.parametrize(("left", "most"), [("2", 1), ("3 2", 2), ("5 4 3 2 2", 5)])
def test_the_first_side_may_answer_with_all_it_has_left(left, most):
    table = Table().english(f"H {left}").french("5 4").play("E opens 1 with H", "F answers 5", "F opens 2 with 4")
    assert table.asked == "E lay-cards"
    assert table.numbers("E") == list(range(1, most + 1))


@rule("GY-PLACE-8", "GY-INFO-3")
def test_cards_are_laid_face_down():
    table = Table().english("5 4 3 2").french("H 5 3 2")
    table.play("E opens 1 with 5 4", "F answers H", "F opens 2 with 3 2", "E answers 3", "F adds 5 to 1")
    for who in ("F", None):
        assert (table.sees(who).laid(1, "E"), table.sees(who).laid(2, "E")) == ("2 hidden", "1 hidden")
    for who in ("E", None):
        assert (table.sees(who).laid(1, "F"), table.sees(who).laid(2, "F")) == ("2 hidden", "2 hidden")


@rule("GY-PLACE-9")
def test_any_card_may_be_laid_the_hero_included():
    table = Table().english("H 5 4 3 2 2").french("H 5 4 3 2 2")
    table.play("E says castle 1")
    assert table.offered("E") == ALL_KINDS
    table.play("E answers 2")
    assert table.offered("F") == ALL_KINDS
    table.play("F answers 2", "F says castle 2")
    assert table.offered("F") == ALL_KINDS
    table.play("F answers 2")
    assert table.offered("E") == ALL_KINDS
    table.play("E answers 2", "F says reinforce 1")
    assert table.offered("F") == ["card hero", "card 5", "card 4", "card 3"]


@rule("GY-PLACE-10", "R35")
def test_at_most_five_cards_of_a_side_on_one_castle():
    table = Table().english("5 5 4 4 3 3 2 2").french("5 5 4 4 3 3 2 2 2 2")
    table.play("E says castle 1")
    assert table.numbers("E") == [1, 2, 3, 4, 5]
    table.play("E answers 5 5 4 4 3")
    assert table.numbers("F") == [1, 2, 3, 4, 5]
    table.play("F answers 5 5 4", "F says castle 2")
    assert table.numbers("F") == [1, 2, 3, 4, 5]
    table.play("F answers 4", "E answers 3")
    assert table.castles_offered("F") == [1, 2]
    table.play("F says reinforce 1")
    assert table.numbers("F") == [1, 2], "three lie there already"
    table.play("F says card 2", "F says done")
    assert table.castles_offered("E") == [2], "five lie on castle 1 already"


@rule("GY-PLACE-11", "R8")
def test_laid_cards_stay_while_others_are_added():
    table = Table().english("5 4 3 2").french("5 4 3 2")
    table.play("E opens 1 with 5", "F answers 4", "F opens 2 with 5", "E answers 4", "F passes", "E says reinforce 1")
    assert table.offered("E") == ["card 3", "card 2"], "laid cards are not offered again"
    table.play("E says card 3", "E says done")
    assert (table.sees("E").laid(1, "E"), table.sees("E").laid(2, "E")) == ("5 3", "4")


@rule("GY-PLACE-12", "GY-INFO-2")
def test_a_player_may_look_again_at_cards_laid_earlier():
    table = Table().english("5 4 3 2").french("5 4 3 2")
    table.play("E opens 1 with 5 4", "F answers 5", "F opens 2 with 3 2")
    assert table.sees("E").laid(1, "E") == "5 4"
    assert (table.sees("F").laid(1, "F"), table.sees("F").laid(2, "F")) == ("5", "3 2")
    table.play("E answers 2")
    assert (table.sees("E").laid(1, "E"), table.sees("E").laid(2, "E")) == ("5 4", "2")


@rule("GY-PLACE-13", "R9")
def test_everyone_is_told_where_and_how_many_each_time():
    table = Table().english("5 4 3 2").french("5 4 3 2")
    table.play("E opens 4 with 5 4", "F answers 5", "F opens 2 with 4 3", "E answers 3", "F adds 2 to 4")
    for who in ("E", "F", None):
        laid = [(told["seat"], told["castle"], told["number"]) for told in table.told("laid", who)]
        assert laid == [(0, 4, 2), (1, 4, 1), (1, 2, 2), (0, 2, 1)]
        added = [(told["seat"], told["castle"], told["number"]) for told in table.told("reinforced", who)]
        assert added == [(1, 4, 1)]
        assert not any("cards" in told for told in table.told("laid", who) + table.told("reinforced", who))


def test_the_largest_choices_have_the_sizes_of_the_specification():
    """Decisions D5, D6, D8, D9 and D11, counted by value."""
    table = Table().english("H 5 4 3 2 2").french("H 5 4 3 2 2").play("E says castle 1")
    assert len(table.sets("E")) == 46
    table.play("E answers 2")
    assert len(table.sets("F")) == 46
    table.play("F answers 2", "F says castle 2")
    assert len(table.sets("F")) == 31
    table.play("F answers 2")
    assert len(table.sets("E")) == 31
    table.play("E answers 2", "F says reinforce 1")
    assert len(table.sets("F")) == 15


@pytest.mark.parametrize("other", ["2 2", "3 2"])
def test_equal_cards_are_not_betrayed_by_an_answer_given_automatically(other):
    """A single option that is single only because hidden cards are equal is still asked (decisions, section 1)."""
    table = Table().english(other).french("3 2 2").play("E says castle 1")
    assert not table.ask("E").forced
    table.play("E answers 2", "F answers 3")
    table.play("F says castle 2")
    assert not table.ask("F").forced, "two equal cards look like two different ones"
    table.play("F answers 2")
    assert table.ask("E").forced, "a last card is no secret choice"
