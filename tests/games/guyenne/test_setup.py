"""Chapters 4 and 5: players, sides and set-up."""

import pytest

from centans.core.errors import BadVariant
from tests.games.guyenne.kit import Table, rule

LEVELS = ["basic", "advanced", "expert"]


def sides(table: Table) -> str:
    """The side of each seat, as letters."""
    return "".join([seat.side[0].upper() for seat in table.sees(None).view.seats])


@rule("GY-PLAY-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_two_sides_whatever_the_number_of_players(players):
    table = Table.dealt(players)
    assert [side.side for side in table.sees(None).view.sides] == ["english", "french"]
    assert set(sides(table)) == {"E", "F"}


@rule("GY-PLAY-1")
@pytest.mark.parametrize("players", [1, 5])
def test_other_numbers_of_players_are_refused(players):
    with pytest.raises(BadVariant):
        Table(players)


@rule("GY-PLAY-2", "GY-PLAY-3", "GY-PLAY-4", "R4")
@pytest.mark.parametrize(
    ("players", "team_side", "expected"),
    [(2, "english", "EF"), (3, "english", "EFE"), (3, "french", "FEF"), (4, "english", "EFEF"), (4, "french", "EFEF")],
)
def test_seats_unless_said_otherwise(players, team_side, expected):
    assert sides(Table.dealt(players, team_side=team_side)) == expected


@rule("GY-PLAY-5", "R4")
@pytest.mark.parametrize(
    ("players", "team_side", "seats"),
    [(2, "english", "FE"), (3, "english", "EEF"), (3, "french", "EFF"), (4, "english", "FFEE"), (4, "french", "EFFE")],
)
def test_seats_can_be_allocated_to_the_sides(players, team_side, seats):
    assert sides(Table.dealt(players, team_side=team_side, seats=seats)) == seats


@rule("GY-PLAY-5")
@pytest.mark.parametrize(
    ("players", "team_side", "seats"),
    [
        (2, "english", "EE"),
        (2, "english", "EEF"),
        (3, "english", "EF"),
        (3, "english", "EEE"),
        (3, "english", "EFF"),
        (3, "french", "EEF"),
        (4, "english", "EFE"),
        (4, "english", "EEEF"),
        (4, "english", "EEEE"),
    ],
)
def test_seats_that_do_not_suit_the_players_are_refused(players, team_side, seats):
    with pytest.raises(BadVariant):
        Table.dealt(players, team_side=team_side, seats=seats)


@rule("GY-PLAY-5", "GY-SETUP-2", "R4")
def test_the_english_open_turn_1_whoever_plays_them():
    table = Table.dealt(seats="FE")
    assert table.asked == "E open-castle"
    assert table.asks[0].seat == 1


@rule("GY-PLAY-6")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("level", "limit"), [("basic", 2), ("advanced", 2), ("expert", 3)])
def test_each_level_can_be_played_by_2_3_or_4(players, level, limit):
    table = Table.dealt(players, level=level)
    assert table.sees(None).view.level == level
    assert table.sees(None).side("E").exhaustion_limit == limit
    assert len(table.sees(None).view.seats) == players


@rule("GY-PLAY-7")
def test_rules_that_chapter_15_does_not_change_hold_for_a_team():
    table = Table(4, level="advanced", castles="FNNNNN").english("H 5 4", "3 2 2").french("5 5 4", "3 2 2")
    table.play("E1 gives 4", "E1 leads", "F1 gives 4", "F1 leads", "E1 opens 1 with 5", "F1 answers 5")
    assert table.castles_offered("F2") == [2, 3, 4, 5, 6], "the first castle cannot be opened again"
    table.play("F2 opens 2 with 4", "E2 answers 4", "F1 passes", "F2 passes", "E1 passes", "E2 passes")
    table.play("F1 shows")
    assert table.castles == "FNNNNN"
    assert table.removed("E") == "5", "the attacker of an enemy castle pays after a tie as well"


@rule("GY-PLAY-7", "GY-TEAM-17")
def test_chapter_15_prevails_where_it_differs():
    table = Table(4).english("5 4", "3").french("5 4 3", "2 2 2")
    table.play("E1 gives 4", "E1 leads", "F1 gives 3", "F1 leads", "E1 says castle 1")
    assert table.sets("E1") == {"5"}, "a member need not keep a card"


@rule("GY-SETUP-1", "GY-SETUP-2", "GY-SETUP-7")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", LEVELS)
def test_castles_neutral_english_first_counters_at_zero(players, level):
    sight = Table.dealt(players, level=level).sees(None)
    assert sight.controllers() == "NNNNNN"
    assert (sight.view.turn, sight.view.first_side) == (1, "english")
    assert (sight.side("E").exhausted, sight.side("F").exhausted) == (0, 0)


@rule("GY-SETUP-3", "GY-SETUP-4", "GY-SETUP-5")
@pytest.mark.parametrize("level", ["basic", "advanced"])
def test_each_side_takes_its_hero_and_draws_five_of_its_21_valued_cards(level):
    table = Table.dealt(level=level).draws(E="5 4 3 2 2", F="2 3 4 5 5")
    assert table.asked
    assert (table.hand("E"), table.hand("F")) == ("H 5 4 3 2 2", "H 5 5 4 3 2")
    assert table.sizes("E") == table.sizes("F") == (6, 16, 0, 0)
    assert "H" not in table.draw_pile("E") + table.draw_pile("F")
    assert table.dice.rows == {"english": [], "french": []}, "five cards were drawn, no more and no fewer"


@rule("GY-SETUP-6")
def test_each_side_discards_face_down_to_a_pile_of_its_own():
    table = Table().english("5 4 3 2").french("2 2 2 2").skirmish(E=("5", "4"), F=("2", "2"))
    assert (table.discard_pile("E"), table.discard_pile("F")) == ("5 4", "2 2")
    assert table.sees(None).discards("E") == table.sees("F").discards("E") == ""


@rule("GY-SETUP-8", "R5")
def test_the_english_draw_before_the_french_at_set_up_and_at_refill():
    table = Table.dealt()
    assert table.asked
    assert table.dice.labels == ["english"] * 5 + ["french"] * 5
    english, french = table.hand("E").split(), table.hand("F").split()
    table.skirmish(E=(english[-1], english[-2]), F=(french[-1], french[-2]))
    assert table.dice.labels[10:] == ["english"] * 2 + ["french"] * 2
