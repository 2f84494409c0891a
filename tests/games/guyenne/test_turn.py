"""Chapters 7 and 8: the turn; attack and defence."""

import pytest

from tests.games.guyenne.kit import Table, rule


@rule("GY-TURN-1", "GY-PLACE-1", "GY-TURN-4")
def test_a_turn_is_placing_then_combat_then_its_end():
    table = Table(castles="ENNNNN", turn=4).english("5 4 3 2").french("5 4 3 2")
    story = []
    for act in (
        "F opens 1 with 5",
        "E answers 5",
        "E opens 2 with 4",
        "F answers 4",
        "E passes",
        "F passes",
        "E shows",
    ):
        story.append((table.asked, table.sees(None).view.phase, table.sees(None).view.first_side))
        table.play(act)
    assert story == [
        ("F open-castle", "open-first", "french"),
        ("E lay-cards", "answer-first", "french"),
        ("E open-castle", "open-second", "french"),
        ("F lay-cards", "answer-second", "french"),
        ("E reinforce", "reinforcements", "french"),
        ("F reinforce", "reinforcements", "french"),
        ("E defend", "defence", "french"),
    ]
    assert (table.turn, table.asked) == (5, "E open-castle")


@rule("GY-TURN-2", "GY-TURN-3", "GY-PLACE-1", "GY-PLACE-4")
def test_no_placement_can_be_skipped_or_left_without_a_card():
    table = Table().english("5 4 3 2").french("5 4 3 2")
    assert table.offered("E") == [f"castle {place}" for place in range(1, 7)]
    table.play("E says castle 1")
    assert table.offered("E") == ["card 5", "card 4", "card 3", "card 2"]
    table.play("E answers 5")
    assert table.offered("F") == ["card 5", "card 4", "card 3", "card 2"]
    table.play("F answers 5")
    assert table.offered("F") == [f"castle {place}" for place in range(2, 7)]
    table.play("F says castle 2")
    assert table.offered("F") == ["card 4", "card 3", "card 2"]
    table.play("F answers 4")
    assert table.offered("E") == ["card 4", "card 3", "card 2"]


@rule("GY-TURN-2")
def test_two_castles_are_contested_and_then_two_others():
    table = Table().english("5 4 3 2").french("2 2 2 2")
    table.play("E opens 6 with 5", "F answers 2", "F opens 3 with 2", "E answers 4")
    assert table.sees(None).contested() == [6, 3]
    table.settle()
    assert table.sees(None).contested() == []


@rule("GY-TURN-4", "GY-TURN-5", "GY-EOT-4")
def test_the_sides_open_turns_alternately():
    table = Table.dealt()
    openers = []
    for _ in range(4):
        openers.append(table.asked)
        english, french = table.hand("E").split(), table.hand("F").split()
        table.skirmish(E=(english[-1], english[-2]), F=(french[-1], french[-2]))
    assert openers == ["E open-castle", "F open-castle", "E open-castle", "F open-castle"]


@rule("GY-ROLE-1", "GY-ROLE-2", "GY-ROLE-3", "GY-ROLE-4", "GY-ROLE-5", "GY-ROLE-7", "R6")
@pytest.mark.parametrize(
    ("castles", "english", "french"),
    [("NNNNNN", "attack", "attack"), ("ENNNNN", "defence", "attack"), ("FNNNNN", "attack", "defence")],
)
@pytest.mark.parametrize("turn", [1, 2])
def test_control_alone_decides_who_attacks_and_who_defends(castles, english, french, turn):
    table = Table(castles=castles, turn=turn).english("2 2").french("2 2")
    first, second = ("E", "F") if turn == 1 else ("F", "E")
    table.play(f"{first} opens 1 with 2", f"{second} answers 2")
    for who in ("E", "F", None):
        assert (table.sees(who).role(1, "E"), table.sees(who).role(1, "F")) == (english, french)


@rule("GY-ROLE-6", "GY-PLACE-2", "GY-PLACE-6")
@pytest.mark.parametrize("castle", range(1, 7))
def test_any_castle_may_be_opened_neutral_enemy_or_own(castle):
    table = Table(castles="EEFFNN").english("2 2 2").french("2 2 2")
    assert table.castles_offered("E") == [1, 2, 3, 4, 5, 6]
    table.play(f"E opens {castle} with 2", "F answers 2")
    assert table.castles_offered("F") == [place for place in range(1, 7) if place != castle]
