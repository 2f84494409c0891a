"""Chapter 12, first half: end of turn, drawing, exhaustion, end of the game."""

from collections.abc import Sequence

import pytest

from centans.core.dice import Dice
from tests.games.guyenne.kit import Table, rule
from tests.games.guyenne.sight import cards, words


class StrongestFirst(Dice):
    """Both sides draw the same cards: always the strongest of the pile."""

    def draw(self, label: str, counts: Sequence[int]) -> int:
        return max(kind for kind, count in enumerate(counts) if count)


@rule("GY-EOT-1", "GY-END-1")
def test_six_castles_are_looked_for_before_anything_is_discarded_or_drawn():
    table = Table(castles="EEEEEN").english("5 4 3 2", draw="3 3").french("2 2 2 2")
    table.skirmish(E=("5", "4"), F=("2", "2"), castles=(6, 1))
    assert table.over
    assert (table.sizes("E"), table.sizes("F")[0]) == ((2, 2, 16, 0), 2)
    assert table.sees("F").laid(6, "E") == "5", "the cards still lie before the castle"


@rule("GY-EOT-1", "GY-EOT-2")
def test_discarding_comes_before_refilling():
    """The cards just played are among those drawn again."""
    table = Table().english("H 5", draw="", discard="", removed="", count=0).french("2 2 2 2")
    table.skirmish(E=("H", "5"), F=("2", "2"))
    assert table.hand("E") == "H 5"


@rule("GY-EOT-1", "GY-END-3")
def test_refilling_comes_before_the_check_for_exhaustion():
    table = Table().english("2 2", draw="5 4", count=1).french("2 2 2 2").skirmish(E=("2", "2"), F=("2", "2"))
    assert not table.over, "two cards were drawn in time"
    assert table.sizes("E") == (2, 0, 20, 2)


@rule("GY-EOT-1", "GY-EOT-4")
def test_the_first_player_card_is_turned_before_the_check_for_exhaustion():
    table = Table().english("2 2", draw="", count=2).french("2 2 2 2").skirmish(E=("2", "2"), F=("2", "2"))
    assert table.over
    assert table.sees(None).view.first_side == "french"


@rule("GY-EOT-1", "GY-END-3")
def test_a_game_that_ends_when_a_turn_is_over_does_not_count_the_next():
    table = Table().english("2 2", draw="", count=2).french("2 2 2 2").skirmish(E=("2", "2"), F=("2", "2"))
    assert (table.over, table.sees(None).view.turn) == (True, 1)


@rule("GY-EOT-2")
def test_all_cards_played_are_discarded_heroes_as_well():
    table = Table().english("H 5 4 3 2 2").french("H 4 4 3 2 2")
    table.play("E opens 1 with H", "F answers H 4", "F opens 2 with 4", "E answers 5", "F adds 3 to 2", "E adds 4 to 2")
    table.settle()
    assert (table.discard_pile("E"), table.discard_pile("F")) == ("H 5 4", "H 4 4 3")


@rule("GY-EOT-2", "GY-COMBAT-5")
def test_conceded_cards_are_discarded_once():
    table = Table(castles="ENNNNN").clash(1, E="5 4", F="3").play("E concedes")
    assert table.discard_pile("E") == "5 4 2"


@rule("GY-EOT-3")
def test_cards_not_played_are_kept():
    table = Table().english("H 5 4 2 2", draw="", count=2).french("2 2 2 2").skirmish(E=("2", "2"), F=("2", "2"))
    assert table.hand("E") == "H 5 4"


@rule("GY-DRAW-1")
@pytest.mark.parametrize("kept", ["", "H", "H 5", "H 5 4 4"])
def test_hands_are_filled_up_to_six(kept):
    table = Table().english(f"{kept} 2 2").french("2 2 2 2").skirmish(E=("2", "2"), F=("2", "2"))
    assert table.sizes("E")[0] == table.sizes("F")[0] == 6


@rule("GY-DRAW-2")
@pytest.mark.parametrize(("level", "rebuilds"), [("basic", 0), ("advanced", 0), ("expert", 1)])
def test_the_second_exhaustion_is_the_last_but_at_the_expert_level(level, rebuilds):
    table = Table(level=level).english("H 5 2 2", draw="3", count=1).french("2 2 2 2")
    table.skirmish(E=("H", "5"), F=("2", "2"))
    assert table.sizes("E")[3] == 2
    assert len(table.told("rebuilt")) == rebuilds
    assert table.sizes("E")[0] == (6 if rebuilds else 3)


@rule("GY-DRAW-3", "R13")
def test_immediate_the_last_card_exhausts_the_pile_even_if_it_completes_the_hand():
    table = Table(reshuffle="immediate").english("H 5 3 3 2 2", draw="4 4").french("2 2 2 2")
    table.skirmish(E=("H", "5"), F=("2", "2"))
    assert table.sizes("E") == (6, 16, 0, 1)


@rule("GY-DRAW-4", "R13")
def test_on_demand_the_pile_is_exhausted_by_the_first_card_it_cannot_give():
    table = Table(reshuffle="on_demand").english("H 5 3 3 2 2", draw="4 4").french("2 2 2 2")
    table.skirmish(E=("H", "5"), F=("2", "2"))
    assert table.sizes("E") == (6, 0, 16, 0)


@rule("GY-DRAW-4")
def test_on_demand_the_counter_never_passes_the_limit():
    table = Table(reshuffle="on_demand").english("5 4 2 2", draw="", count=2).french("2 2 2 2")
    table.skirmish(E=("2", "2"), F=("2", "2"))
    assert table.sizes("E") == (2, 0, 20, 2)


@rule("GY-DRAW-5")
def test_a_rebuild_takes_the_whole_discard_pile_with_the_cards_played_this_turn():
    table = Table().english("H 5 4 4", draw="3").french("2 2 2 2").draws(E="3 H 5 2")
    table.skirmish(E=("H", "5"), F=("2", "2"))
    assert table.hand("E") == "H 5 4 4 3 2"
    assert table.discard_pile("E") == ""


@rule("GY-DRAW-6")
@pytest.mark.parametrize("reshuffle", ["immediate", "on_demand"])
def test_after_the_last_exhaustion_a_side_draws_no_more(reshuffle):
    table = Table(reshuffle=reshuffle).english("H 5 4 3 2 2", draw="3", count=1).french("2 2 2 2 2 2")
    table.skirmish(E=("2", "2"), F=("2", "2"))
    assert table.sizes("E") == (5, 0, 17, 2)
    table.skirmish(E=("4", "3"), F=("2", "2"))
    assert table.sizes("E") == (3, 0, 19, 2)
    assert table.told("rebuilt") == []


@rule("GY-DRAW-7", "R14")
@pytest.mark.parametrize("reshuffle", ["immediate", "on_demand"])
@pytest.mark.parametrize(("level", "limit"), [("advanced", 2), ("expert", 3)])
def test_rebuilding_from_nothing_exhausts_the_pile_until_the_limit(reshuffle, level, limit):
    table = Table(level=level, reshuffle=reshuffle).english("3 3 2 2", draw="3", discard="").french("5 5 2 2")
    table.skirmish(E=("3", "3"), F=("5", "5"))
    assert table.hand("E") == "3 2 2"
    assert table.sizes("E") == (3, 0, 0, limit)


@rule("GY-DRAW-8")
def test_hands_and_removed_cards_stay_out_of_a_rebuild_and_a_hero_comes_back():
    table = Table(level="advanced").english("H 5 4 3", draw="", removed="5 4 2 2", count=0).french("2 2 2 2")
    table.skirmish(E=("H", "5"), F=("2", "2"))
    assert words(cards(f"{table.hand('E')} {table.draw_pile('E')}")) == "H 5 4 4 3 3 3 3 2 2 2 2 2 2 2 2 2 2"
    assert table.removed("E") == "5 4 2 2"


@rule("GY-DRAW-10", "GY-INFO-1", "R9")
def test_everyone_may_count_hands_piles_and_exhaustions():
    table = Table().english("H 5 4 3", draw="2 2 2", count=1).french("2 2 2", draw="5 5")
    for who in ("E", "F", None):
        sight = table.sees(who)
        assert (sight.seat("E").hand.count, sight.seat("F").hand.count) == (4, 3)
        assert (sight.sizes("E"), sight.sizes("F")) == ((3, 15, 1), (2, 17, 0))


@rule("GY-END-2", "R15")
def test_six_castles_between_the_combats_are_not_enough():
    table = Table(castles="EEEEEN").english("5 2 2").french("2 4 3")
    table.skirmish(E=("5", "2"), F=("2", "4"), castles=(6, 1))
    assert not table.over
    assert table.castles == "FEEEEE"


@rule("GY-END-1")
@pytest.mark.parametrize(("castles", "winner"), [("EEEEEN", 0), ("FFFFFN", 1)])
def test_either_side_wins_at_once_with_six_castles(castles, winner):
    strong, weak = ("5", "4"), ("2", "2")
    table = Table(castles=castles).english("5 4 2 2 2").french("5 4 2 2 2")
    laid = {"E": strong, "F": weak} if winner == 0 else {"E": weak, "F": strong}
    table.skirmish(**laid, castles=(6, 1))
    assert table.over
    assert table.result.winners == (winner,)
    assert table.result.decided_by == "six-castles"


@rule("GY-END-3", "GY-END-5")
@pytest.mark.parametrize(("hand", "count", "over"), [("2 2", 2, True), ("3 2 2", 2, True), ("3 3 2 2", 2, False)])
@pytest.mark.parametrize("side", ["E", "F"])
def test_one_card_or_none_ends_the_game_two_do_not(hand, count, over, side):
    table = Table().english("2 2 2 2 2 2").french("2 2 2 2 2 2")
    (table.english if side == "E" else table.french)(hand, draw="", count=count)
    table.skirmish(E=("2", "2"), F=("2", "2"))
    assert table.over is over


@rule("GY-END-3")
def test_a_small_hand_ends_nothing_while_the_pile_can_be_rebuilt():
    table = Table().english("2 2", draw="", count=1).french("2 2 2 2").skirmish(E=("2", "2"), F=("2", "2"))
    assert table.sizes("E")[3] == 2
    assert table.over, "the counter reached its limit in this very refill"
    table = (
        Table(level="expert").english("2 2", draw="", count=1).french("2 2 2 2").skirmish(E=("2", "2"), F=("2", "2"))
    )
    assert (table.sizes("E"), table.over) == ((6, 16, 0, 2), False)


@rule("GY-END-6", "R16")
@pytest.mark.parametrize(
    ("level", "reshuffle", "turns"),
    [
        ("basic", "immediate", 19),
        ("advanced", "immediate", 19),
        ("expert", "immediate", 25),
        ("basic", "on_demand", 20),
        ("advanced", "on_demand", 20),
        ("expert", "on_demand", 26),
    ],
)
def test_the_longest_game(level, reshuffle, turns):
    """Both sides play their two weakest cards every turn and everything is a tie."""
    table = Table.dealt(level=level, reshuffle=reshuffle)
    table.dice = StrongestFirst()
    if level == "expert":
        table.play("E sets aside 2 2 2 2 2", "F sets aside 2 2 2 2 2")
    while not table.over:
        *_, one, other = table.hand("E").split()
        assert table.hand("F") == table.hand("E")
        table.skirmish(E=(one, other), F=(one, other))
    assert len(table.told("turn")) == turns
    assert table.castles == "NNNNNN"
