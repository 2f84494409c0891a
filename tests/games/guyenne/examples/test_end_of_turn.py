"""Worked examples EX-15 to EX-24: end of turn, drawing, end of the game, scoring."""

import pytest

from tests.games.guyenne.kit import Table, ended_with, rule

RESHUFFLES = ["immediate", "on_demand"]


@rule("GY-EOT-2", "GY-EOT-3", "GY-DRAW-1")
def test_ex_15_ordinary_refill():
    table = Table().english("H 5 4 3 2 2", draw="2 3 5 2 2 4 2 3").french("5 4 3 2 2 2").draws(E="2 3 5 2")
    assert table.sizes("E") == (6, 8, 8, 0)
    table.skirmish(E=("5 2", "3 2"), F=("2", "2"))
    assert table.hand("E") == "H 5 4 3 2 2"
    assert table.draw_pile("E") == "4 3 2 2"
    assert table.sizes("E") == (6, 4, 12, 0)


def first_exhaustion(reshuffle: str) -> Table:
    """The refill of EX-16."""
    table = Table(reshuffle=reshuffle).english("H 5 4 2", draw="3 2").french("5 4 3 2 2 2").draws(E="3 2 H 5")
    return table.skirmish(E=("H", "5"), F=("2", "2"))


@rule("GY-DRAW-3", "GY-DRAW-5", "GY-DRAW-8")
@pytest.mark.parametrize("reshuffle", RESHUFFLES)
def test_ex_16_first_exhaustion_in_the_middle_of_a_refill(reshuffle):
    table = first_exhaustion(reshuffle)
    assert table.hand("E") == "H 5 4 3 2 2", "the hero came back from the discard pile"
    assert table.sizes("E") == (6, 16, 0, 1)
    assert "4 4" in table.draw_pile("E")
    assert "H" not in table.draw_pile("E")


@rule("GY-DRAW-3", "GY-DRAW-4", "GY-DRAW-5", "R13")
@pytest.mark.parametrize(
    ("reshuffle", "at_first", "next_turn"),
    [("immediate", (6, 16, 0, 1), (6, 14, 2, 1)), ("on_demand", (6, 0, 16, 0), (6, 16, 0, 1))],
)
def test_ex_17_the_last_card_completes_the_hand(reshuffle, at_first, next_turn):
    table = Table(reshuffle=reshuffle).english("H 4 3 2 2", draw="3 2 5").french("2 2 2 2 2 2").draws(E="3 2 5 2 2")
    table.skirmish(E=("H", "3"), F=("2", "2"))
    assert table.hand("E") == "5 4 3 2 2 2"
    assert table.sizes("E") == at_first
    table.skirmish(E=("5", "4"), F=("2", "2"))
    assert table.sizes("E") == next_turn


@rule("GY-DRAW-6", "GY-DRAW-9", "GY-END-5")
@pytest.mark.parametrize("reshuffle", RESHUFFLES)
def test_ex_18_second_exhaustion(reshuffle):
    table = Table(reshuffle=reshuffle).english("3 2 2", draw="2 5", count=1).french("5 4 3 2 2 2").draws(E="2 5")
    table.skirmish(E=("2", "2"), F=("2", "2"))
    assert table.hand("E") == "5 3 2"
    assert table.sizes("E") == (3, 0, 19, 2)
    assert (table.turn, table.asked) == (2, "F open-castle")


@rule("GY-END-3", "GY-END-4", "GY-END-5")
@pytest.mark.parametrize(
    ("english_hand", "english_after", "over"),
    [("3 3 2 2", (2, 0, 20, 2), False), ("3 2 2", (1, 0, 21, 2), True)],
    ids=["a", "b"],
)
def test_ex_19_one_side_short_of_cards(english_hand, english_after, over):
    table = Table().english(english_hand, draw="", count=2)
    table.french("5 4 3 2 2 2", draw="5 4 4 3 3 3 2 2 2 2 2", count=1).skirmish(E=("2", "2"), F=("2", "2"))
    assert table.sizes("E") == english_after
    assert table.sizes("F") == (6, 9, 7, 1)
    assert table.over is over


@rule("GY-END-3", "GY-END-4")
def test_ex_19_c_no_card_ends_the_game_whatever_the_other_has():
    table = Table().english("2 2", draw="", count=2).french("5 4 3 3 2 2", draw="", count=2)
    table.skirmish(E=("2", "2"), F=("2", "2"))
    assert (table.sizes("E"), table.sizes("F")) == ((0, 0, 22, 2), (4, 0, 18, 2))
    assert table.over


@rule("GY-END-5", "GY-DRAW-3")
def test_ex_19_d_full_hands_play_on_after_the_last_exhaustion():
    table = Table().english("5 4 3 3 2 2", draw="2 2", count=1).french("5 4 3 3 2 2", draw="2 2", count=1)
    table.skirmish(E=("2", "2"), F=("2", "2"))
    assert table.sizes("E") == table.sizes("F") == (6, 0, 16, 2)
    assert table.asked == "F open-castle"


@rule("GY-DRAW-7", "GY-DRAW-9", "R14")
def test_ex_20_empty_discard_pile():
    table = Table(level="advanced").english("3 3 2 2 2 2", draw="3 2", discard="").french("5 5 4 3 2 2")
    table.skirmish(E=("3", "3"), F=("5", "5"))
    assert table.removed("E").split().count("3") == 3, "both threes played were removed, one was before"
    assert table.hand("E") == "3 2 2 2 2 2"
    assert table.sizes("E") == (6, 0, 0, 2)
    assert table.asked == "F open-castle"


@rule("GY-DRAW-1", "GY-DRAW-2", "GY-DRAW-3", "GY-DRAW-4", "GY-DRAW-5", "GY-DRAW-6", "GY-END-3")
@pytest.mark.parametrize("reshuffle", RESHUFFLES)
def test_ex_21_both_sides_play_everything_every_turn(reshuffle):
    table = Table.dealt(reshuffle=reshuffle)
    hands, draw_piles, counts = [], [], []
    while not table.over:
        table.skirmish(E=all_but_one(table, "E"), F=all_but_one(table, "F"))
        assert table.sizes("E") == table.sizes("F")
        hand, draw_pile, _, count = table.sizes("E")
        hands.append(hand)
        draw_piles.append(draw_pile)
        counts.append(count)
    assert hands == [6, 6, 6, 6, 6, 4, 0]
    assert draw_piles == [10, 4, 16, 10, 4, 0, 0]
    assert counts == [0, 0, 1, 1, 1, 2, 2]
    assert table.castles.endswith("NNNN")


def all_but_one(table: Table, who: str) -> tuple[str, str]:
    """Every card but the weakest for castle 1, that one for castle 2."""
    assert table.asked
    *most, last = table.hand(who).split()
    return " ".join(most), last


@rule("GY-COMBAT-1", "GY-END-1", "GY-END-2", "R15")
def test_ex_22_six_castles_for_a_moment():
    def fight(answer: str) -> Table:
        table = Table(castles="EEEEEN").english("5 4 3 2 2").french("4 3 2 2")
        table.play("E opens 6 with 5", "F answers 2", "F opens 3 with 4 3", f"E answers {answer}")
        table.play("F passes", "E passes")
        assert (table.castles, table.asked) == ("EEEEEE", "E defend")
        return table

    for choice in ("E shows", "E concedes"):
        lost = fight("2").play(choice)
        assert (lost.castles, lost.asked) == ("EEFEEE", "F open-castle")

    held = fight("4 3").play("E shows")
    assert (held.castles, held.over) == ("EEEEEE", True)
    assert held.result.scores == (12, 0)


@rule("GY-SCORE-1", "GY-SCORE-2", "GY-SCORE-3", "GY-SCORE-4", "R17")
@pytest.mark.parametrize(
    ("castles", "english", "french"),
    [
        ("EFFFEE", 5, 6),
        ("EFEFEF", 3, 3),
        ("EEEFFF", 6, 6),
        ("EEFFEF", 5, 5),
        ("FFEFFE", 2, 8),
        ("EENEEN", 8, 0),
        ("EEEEEF", 10, 1),
        ("NEENFN", 4, 1),
        ("FNFEEF", 4, 3),
        ("NNNNNN", 0, 0),
        ("FFFFFF", 0, 12),
    ],
)
def test_ex_23_scoring(castles, english, french):
    assert ended_with(castles).result.scores == (english, french)


@rule("GY-SCORE-5", "R40")
@pytest.mark.parametrize(
    ("castles", "winner"),
    [("EFFFEE", 1), ("FFEFFE", 1), ("EENEEN", 0), ("EEEEEF", 0), ("NEENFN", 0), ("FNFEEF", 0), ("FFFFFF", 1)],
)
def test_ex_23_the_higher_score_wins(castles, winner):
    assert ended_with(castles).result.winners == (winner,)


@rule("GY-SCORE-6", "R34")
def test_ex_24_a_unspent_cards_break_the_tie_and_discards_do_not_count():
    table = Table(castles="EFEFEF").english("5 2 2", draw="", count=2)
    table.french("5 4 3 3 2 2", draw="4 4 3 3 2 2", count=1).skirmish(E=("2", "2"), F=("2", "2"))
    assert (table.sizes("E"), table.sizes("F")) == ((1, 0, 21, 2), (6, 4, 12, 1))
    assert table.result.scores == (3, 3)
    assert table.result.winners == (1,)


@rule("GY-SCORE-7", "R18")
def test_ex_24_b_equal_in_everything_is_a_draw():
    table = Table(castles="EFEFEF").english("5 2 2", draw="", count=2).french("4 2 2", draw="", count=2)
    table.skirmish(E=("2", "2"), F=("2", "2"))
    assert table.result.winners == ()
    assert table.result.ranks == (1, 1)


@rule("GY-SCORE-6")
def test_ex_24_c_numbers_count_and_not_values():
    table = Table(castles="EFEFEF").english("5 2 2", draw="", count=2).french("2 2 2 2", draw="", count=2)
    table.skirmish(E=("2", "2"), F=("2", "2"))
    assert (table.hand("E"), table.hand("F")) == ("5", "2 2")
    assert table.result.winners == (1,)
