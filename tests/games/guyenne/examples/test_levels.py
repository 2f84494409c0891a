"""Worked examples EX-25 to EX-31 and EX-40: the advanced and expert levels."""

import pytest

from tests.games.guyenne.kit import Table, rule
from tests.games.guyenne.sight import cards, words


@rule("GY-ADV-2", "GY-ADV-3", "GY-ADV-4", "GY-ADV-13", "R19")
def test_ex_25_the_loser_on_a_neutral_castle_removes_one_of_these_sets():
    table = Table(level="advanced").clash(5, E="5 5 3", F="5 3 2 2")
    assert table.castles == "NNNNEN"
    assert table.asked == "F remove-cards"
    assert table.sets("F") == {"5", "3 2", "5 2", "5 3", "3 2 2", "5 2 2", "5 3 2", "5 3 2 2"}
    table.play("F removes 3 2")
    assert (table.removed("E"), table.removed("F")) == ("", "3 2")
    assert table.discard_pile("F") == "5 2 2", "the rest, and the card of the other castle"


@rule("GY-ADV-3", "R19")
@pytest.mark.parametrize(
    ("english", "french", "sets"),
    [
        ("5 5 4", "4 4 3", {"4", "4 3", "4 4", "4 4 3"}),
        ("5 5 4 3", "4 4 3 3", {"4", "3 3", "4 3", "4 4", "4 3 3", "4 4 3", "4 4 3 3"}),
        ("5", "2", {"2"}),
    ],
)
def test_ex_25_further_legal_lists(english, french, sets):
    assert Table(level="advanced").clash(5, E=english, F=french).sets("F") == sets


@rule("GY-ADV-6", "GY-ADV-9", "GY-ADV-11")
@pytest.mark.parametrize(
    ("english", "french", "castles", "removed", "english_discards", "french_discards"),
    [
        ("4 4 2", "3 3", "ENNNNN", "4", "4 2 2", "3 3 2"),
        ("3 2", "5 2", "FNNNNN", "3", "2 2", "5 2 2"),
        ("H 5", "5 5 4", "ENNNNN", "H", "5 2", "5 5 4 2"),
        ("2", "2 2", "FNNNNN", "2", "2", "2 2 2"),
    ],
    ids=["a", "b", "c", "d"],
)
def test_ex_26_attacking_an_enemy_castle(english, french, castles, removed, english_discards, french_discards):
    table = Table(level="advanced", castles="FNNNNN").clash(1, E=english, F=french).play("F shows")
    assert table.turn == 2, "the attacker is not asked what to remove"
    assert table.castles == castles
    assert (table.removed("E"), table.removed("F")) == (removed, "")
    assert table.discard_pile("E") == english_discards, "the card of the other castle is among them"
    assert table.discard_pile("F") == french_discards


@rule("GY-ADV-5", "GY-ADV-7", "GY-ADV-8", "R20")
@pytest.mark.parametrize(
    ("castles", "english", "french", "option", "removed"),
    [
        ("NNNNNN", "4 2", "3 3", "always", ""),
        ("NNNNNN", "4 2", "3 3", "not_on_tie", ""),
        ("FNNNNN", "4 2", "3 3", "always", "4"),
        ("FNNNNN", "4 2", "3 3", "not_on_tie", ""),
        ("FNNNNN", "H 2", "H", "always", "H"),
        ("FNNNNN", "H 2", "H", "not_on_tie", ""),
    ],
)
def test_ex_27_ties_at_the_advanced_level(castles, english, french, option, removed):
    table = Table(level="advanced", castles=castles, attack_tie_removal=option)
    table.clash(1, E=english, F=french).settle()
    assert (table.turn, table.castles) == (2, castles)
    assert (table.removed("E"), table.removed("F")) == (removed, "")
    assert table.discard_pile("F") == f"{french} 2"


@rule("GY-ADV-11", "GY-ADV-12", "GY-COMBAT-5", "R21")
def test_ex_28_conceding_at_the_advanced_level():
    table = Table(level="advanced", castles="NNNFNN").clash(4, E="5 4", F="2 2").play("F concedes")
    assert table.castles == "NNNENN"
    assert (table.removed("E"), table.discard_pile("E")) == ("5", "4 2")
    assert (table.removed("F"), table.discard_pile("F")) == ("", "2 2 2")
    assert table.told("conceded", "E") == [{"seat": 1, "castle": 4, "number": 2}]


@rule("GY-ADV-14", "GY-ADV-18", "GY-EOT-2", "GY-DRAW-1", "R11")
def test_ex_29_two_removals_in_one_turn():
    table = Table(level="advanced", castles="FNNNNN").english("H 5 4 3 2 2", count=1).french("5 4 4 3 2 2")
    table.play("E opens 1 with 3 2", "F answers 4 4", "F opens 2 with 5", "E answers 4", "F passes", "E passes")
    table.play("F shows")
    assert table.removed("E") == "3", "castle 1 is paid for"
    assert table.sets("E") == {"4"}
    table.play("E removes 4")
    assert table.castles == "FFNNNN"
    assert (table.removed("E"), table.discard_pile("E")) == ("4 3", "2")
    assert table.sizes("E") == (6, 13, 1, 1)
    assert {"H", "5", "2"} <= set(table.hand("E").split())
    assert table.discard_pile("F") == "5 4 4"


@rule("GY-EXP-2", "GY-EXP-3", "GY-EXP-5", "GY-DRAW-2", "R23")
def test_ex_30_expert_set_up():
    table = Table.dealt(level="expert")
    groups = table.sets("E")
    assert len(groups) == 41, "every group of five valued cards, by value"
    assert {"5 4 3 2 2", "5 5 4 4 4", "2 2 2 2 2"} <= groups
    assert all(len(group.split()) == 5 and "H" not in group for group in groups)
    table.play("E sets aside 5 4 3 2 2", "F sets aside 2 2 2 2 2")
    assert table.sizes("E") == table.sizes("F") == (6, 11, 5, 0)
    assert table.discard_pile("E") == "5 4 3 2 2"
    assert "H" in table.hand("E")
    assert words(cards(f"{table.hand('E')} {table.draw_pile('E')}")) == "H 5 4 4 3 3 3 2 2 2 2 2 2 2 2 2 2"
    assert (table.sees("E").discards("E"), table.sees("F").discards("E")) == ("5 4 3 2 2", "")
    assert table.sees("E").side("E").exhaustion_limit == 3


@rule("GY-EXP-6", "GY-EXP-7", "GY-DRAW-5", "GY-DRAW-6")
@pytest.mark.parametrize(
    ("draw", "count", "after"),
    [("3 2", 0, (6, 16, 0, 1)), ("3 3 2 2", 1, (6, 16, 0, 2)), ("3 3 2", 2, (5, 0, 17, 3))],
    ids=["a", "b", "c"],
)
def test_ex_31_three_exhaustions(draw, count, after):
    table = Table(level="expert").english("H 5 4 2", draw=draw, count=count).french("5 4 3 2 2 2")
    table.skirmish(E=("H", "5"), F=("2", "2"))
    assert table.removed("E") == ""
    assert table.sizes("E") == after
    assert table.asked == "F open-castle"


@rule("GY-EXP-6")
def test_ex_31_a_the_cards_set_aside_come_into_play_with_the_first_rebuild():
    table = Table(level="expert").english("H 5 4 2", draw="3 2").french("5 4 3 2 2 2").draws(E="3 2 4 4")
    table.state.aside[0], table.state.spent[0] = table.state.spent[0], 0
    assert "4 4" in table.discard_pile("E")
    table.skirmish(E=("H", "5"), F=("2", "2"))
    assert table.hand("E") == "4 4 4 3 2 2"
    assert table.discard_pile("E") == ""


@rule("GY-EXP-7", "GY-END-3", "R24")
def test_ex_31_d_the_game_ends_after_the_third_exhaustion_with_one_card():
    table = Table(level="expert").english("H 5 2", draw="", count=3).french("5 4 3 2 2 2")
    table.skirmish(E=("H", "5"), F=("2", "2"))
    assert table.sizes("E") == (1, 0, 21, 3)
    assert table.over


@rule("GY-ADV-10", "GY-ADV-15", "GY-ADV-16", "GY-COMP-4", "R2")
def test_ex_40_several_strongest_cards_and_what_is_discarded():
    table = Table(level="advanced", castles="NNNNNE").clash(6, E="5 5", F="4 4 4").play("E shows")
    assert table.turn == 2, "nobody is asked which of the fours"
    assert table.castles == "NNNNNF"
    for who in ("E", "F", None):
        assert table.sees(who).removed("F") == "4"
    assert table.discard_pile("F") == "4 4 2"
    assert table.discard_pile("E") == "5 5 2"
