"""Chapter 11: combat."""

import pytest

from tests.games.guyenne.kit import Table, rule


@rule("GY-COMBAT-1", "R11")
def test_the_first_castle_is_settled_before_the_second_is_shown():
    table = Table(castles="ENNNNN").english("5 4 2").french("5 4 2")
    table.play("E opens 1 with 5", "F answers 5", "F opens 2 with 4", "E answers 4", "F passes", "E passes")
    assert table.asked == "E defend"
    for who in ("E", "F", None):
        assert table.sees(who).laid(1, "F") == "5"
    assert table.sees("E").laid(2, "F") == table.sees("F").laid(2, "E") == "1 hidden"
    assert [shown["castle"] for shown in table.told("shown")] == [1]


@rule("GY-COMBAT-1", "GY-ADV-14", "R11")
def test_losses_of_the_first_castle_come_before_the_second_is_shown():
    table = Table(level="advanced").english("2 2 2").french("5 4 2")
    table.play("E opens 1 with 2", "F answers 5", "F opens 2 with 4", "E answers 2", "F passes", "E passes")
    assert table.asked == "E remove-cards"
    assert [shown["castle"] for shown in table.told("shown")] == [1, 1]
    assert table.sees("E").laid(2, "F") == "1 hidden"


@rule("GY-COMBAT-2", "GY-COMBAT-3", "GY-COMBAT-13")
@pytest.mark.parametrize(("castles", "attacker", "defender"), [("ENNNNN", "F", "E"), ("FNNNNN", "E", "F")])
@pytest.mark.parametrize("turn", [1, 2])
def test_the_attacker_shows_all_and_only_the_defender_is_asked(castles, attacker, defender, turn):
    table = Table(castles=castles, turn=turn).clash(1, E="3 2", F="3 2")
    assert table.asked == f"{defender} defend"
    assert table.offered(defender) == ["show", "concede"]
    for who in (defender, None):
        assert table.sees(who).laid(1, attacker) == "3 2"
    for who in (attacker, None):
        assert table.sees(who).laid(1, defender) == "2 hidden"


@rule("GY-COMBAT-4")
def test_a_defender_who_shows_lets_the_cards_decide():
    table = Table(castles="ENNNNN").clash(1, E="4 3", F="5").play("E shows")
    assert table.castles == "ENNNNN"
    assert (0, (4, 3)) in [(shown["seat"], shown["cards"]) for shown in table.told("shown", "F")]


@rule("GY-COMBAT-6")
@pytest.mark.parametrize(
    ("english", "french", "winner"),
    [
        ("2 2 2", "5", "E"),
        ("5 4", "3 3 3", "N"),
        ("3 3 2 2", "5 5", "N"),
        ("5 3 2 2 2", "5 5 3", "E"),
        ("3", "2 2", "F"),
    ],
)
def test_strength_is_the_sum_of_all_values(english, french, winner):
    assert Table().clash(1, E=english, F=french).settle().castles[0] == winner


@rule("GY-COMBAT-7")
@pytest.mark.parametrize(("english", "french", "winner"), [("H", "5 5 4 4 4", "E"), ("5 5 4 4 4", "H", "F")])
@pytest.mark.parametrize("before", "EFN")
def test_a_lone_hero_wins_everywhere(english, french, winner, before):
    table = Table(castles=f"{before}NNNNN").clash(1, E=english, F=french).settle()
    assert table.castles[0] == winner


@rule("GY-COMBAT-8", "GY-COMBAT-11")
@pytest.mark.parametrize(("english", "french"), [("H 5 5", "H"), ("H", "H 5 5"), ("H 2", "H 2")])
@pytest.mark.parametrize("before", "EFN")
def test_two_heroes_change_nothing(english, french, before):
    table = Table(castles=f"{before}NNNNN").clash(1, E=english, F=french).settle()
    assert table.castles[0] == before


@rule("GY-COMBAT-9", "GY-COMBAT-10", "GY-COMBAT-11", "GY-COMBAT-14")
@pytest.mark.parametrize("before", "EFN")
@pytest.mark.parametrize(("english", "french", "winner"), [("5", "4", "E"), ("4", "5", "F"), ("3 2", "5", None)])
def test_the_winner_controls_the_castle_and_a_tie_changes_nothing(before, english, french, winner):
    table = Table(castles=f"{before}NNNNN").clash(1, E=english, F=french).settle()
    assert table.castles[0] == (winner or before)


@rule("GY-COMBAT-5", "GY-COMBAT-12")
@pytest.mark.parametrize(("castles", "defender", "taken"), [("ENNNNN", "E", "F"), ("FNNNNN", "F", "E")])
def test_conceding_always_loses_the_castle(castles, defender, taken):
    for cards in ("H 5", "3 2", "5 5", "2"):
        laid = {"E": "5", "F": "5"} | {defender: cards}
        table = Table(castles=castles).clash(1, **laid).play(f"{defender} concedes")
        assert table.castles[0] == taken


@rule("GY-COMBAT-15", "R33")
def test_shown_cards_are_one_group_that_does_not_tell_when_each_was_laid():
    def fight(first: str, then: str) -> list[tuple[int, tuple[int, ...]]]:
        table = Table().english("5 3 2 2").french("4 2 2")
        table.play(f"E opens 1 with {first}", "F answers 4", "F opens 2 with 2", "E answers 2")
        table.play("F passes", f"E adds {then} to 1")
        table.settle()
        return [(shown["seat"], shown["cards"]) for shown in table.told("shown", "F") if shown["castle"] == 1]

    groups = [fight("2", "5 3"), fight("5 3", "2"), fight("5 2", "3")]
    assert groups[0] == groups[1] == groups[2]
    assert (0, (5, 3, 2)) in groups[0]
