"""Worked examples EX-1 to EX-8: set-up and combat."""

import pytest

from tests.games.guyenne.kit import Table, rule


@rule("GY-COMP-2", "GY-SETUP-1", "GY-SETUP-2", "GY-SETUP-3", "GY-SETUP-4", "GY-SETUP-5", "GY-SETUP-7")
def test_ex_01_starting_position_at_the_basic_level():
    table = Table.dealt().draws(E="5 5 4 4 4", F="2 2 2 2 2")
    assert table.asked == "E open-castle"
    assert (table.turn, table.castles) == (1, "NNNNNN")
    assert table.hand("E") == "H 5 5 4 4 4"
    assert table.draw_pile("E") == "3 3 3 3 2 2 2 2 2 2 2 2 2 2 2 2"
    assert table.hand("F") == "H 2 2 2 2 2"
    assert table.draw_pile("F") == "5 5 4 4 4 3 3 3 3 2 2 2 2 2 2 2"
    assert table.sizes("E") == table.sizes("F") == (6, 16, 0, 0)
    assert table.sees("E").side("E").exhaustion_limit == 2


@rule("GY-ROLE-1", "GY-ROLE-4", "GY-COMBAT-2", "GY-COMBAT-6", "GY-COMBAT-9", "GY-COMBAT-10")
def test_ex_02_both_sides_attack_a_neutral_castle():
    table = Table().clash(3, E="5 2", F="4 2")
    assert table.turn == 2, "nobody was asked anything"
    assert table.castles == "NNENNN"


@rule("GY-ROLE-2", "GY-ROLE-3", "GY-COMBAT-3", "GY-COMBAT-4", "GY-COMBAT-10")
@pytest.mark.parametrize(
    ("english", "choice", "castles"),
    [("5", "E shows", "NNFNNN"), ("5", "E concedes", "NNFNNN"), ("5 3", "E shows", "NNENNN")],
)
def test_ex_03_a_french_attack_on_an_english_castle(english, choice, castles):
    table = Table(castles="NNENNN").clash(3, E=english, F="4 3")
    assert table.asked == "E defend"
    assert table.sees("E").laid(3, "F") == "4 3", "the attacker shows first"
    assert table.play(choice).castles == castles


@rule("GY-COMBAT-9", "GY-COMBAT-11")
@pytest.mark.parametrize(
    ("castles", "castle", "english", "french"),
    [("NNNNNN", 1, "3 2", "5"), ("NFNNNN", 2, "4 2", "2 2 2"), ("NENNNN", 2, "3 3", "4 2")],
)
def test_ex_04_ties(castles, castle, english, french):
    table = Table(castles=castles).clash(castle, E=english, F=french).settle()
    assert (table.turn, table.castles) == (2, castles)


@rule("GY-COMBAT-7")
@pytest.mark.parametrize(
    ("before", "english", "french", "after"),
    [
        ("NNNNNN", "H", "5 5 4 4 4", "NNNNNE"),
        ("NNNNNE", "H 2", "5 5 4", "NNNNNE"),
        ("NNNNNE", "5 5 4 4", "H", "NNNNNF"),
    ],
)
def test_ex_05_a_single_hero(before, english, french, after):
    assert Table(castles=before).clash(6, E=english, F=french).settle().castles == after


@rule("GY-COMBAT-8", "GY-COMBAT-11")
@pytest.mark.parametrize(("castles", "english", "french"), [("NNNNNN", "H", "H 5 5 4"), ("NFNNNN", "H 5 4", "H")])
def test_ex_06_hero_against_hero(castles, english, french):
    assert Table(castles=castles).clash(2, E=english, F=french).settle().castles == castles


@rule("GY-COMBAT-5", "GY-COMBAT-12", "GY-INFO-7", "R12")
def test_ex_07_conceding_hides_the_card():
    table = Table(castles="NENNNN").clash(2, E="4", F="3 2").play("E concedes")
    assert table.castles == "NFNNNN"
    assert table.discard_pile("E") == "4 2"
    assert table.sees("F").discards("E") == ""
    assert table.sees("F").sizes("E") == (14, 2, 0), "that one card was discarded, and the one of the other castle"
    assert table.told("conceded", "F") == [{"seat": 0, "castle": 2, "number": 1}]
    assert [event for event in table.told("shown", "F") if 4 in event["cards"]] == []


@rule("GY-COMBAT-5", "GY-COMBAT-12", "R12")
@pytest.mark.parametrize("english", ["5", "H"])
def test_ex_07_conceding_loses_what_showing_would_have_kept(english):
    def attacked() -> Table:
        return Table(castles="NENNNN").clash(2, E=english, F="3 2")

    assert attacked().offered("E") == ["show", "concede"]
    assert attacked().play("E shows").castles == "NENNNN"
    given_up = attacked().play("E concedes")
    assert given_up.castles == "NFNNNN"
    assert english in given_up.discard_pile("E").split()
    assert given_up.sees("F").discards("E") == ""


@rule("GY-COMBAT-2", "GY-COMBAT-13")
def test_ex_08_no_conceding_on_a_neutral_castle():
    table = Table().clash(4, E="2", F="5 5")
    assert table.turn == 2, "nobody was asked anything"
    assert table.castles == "NNNFNN"
    shown = [(event["seat"], event["cards"]) for event in table.told("shown") if event["castle"] == 4]
    assert sorted(shown) == [(0, (2,)), (1, (5, 5))]
