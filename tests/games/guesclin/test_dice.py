"""Chapter 14: the dice table, and the exact chances that follow from it."""

from itertools import product

import pytest

from centans import shelf
from centans.core.chance import outcomes
from centans.core.errors import BadComponents
from centans.core.tables import Table
from centans.games.guesclin.box.dice import dice_table
from tests.games.guesclin.kit import Skirmish, at, components, rule

TABLE = dice_table(Table(components()["attack_table"], ("attack_table",)))
HITS = {
    0: [881, 620, 396, 225, 117, 52, 20, 5, 1],
    1: [173, 139, 103, 69, 42, 23, 11, 4, 1],
    2: [33, 30, 26, 21, 15, 10, 6, 3, 1],
    3: [212, 205, 193, 174, 147, 113, 77, 43, 16],
    4: [1291, 1276, 1244, 1179, 1071, 900, 676, 415, 171],
    5: [7770, 7739, 7659, 7448, 7043, 6267, 5067, 3371, 1526],
}
"""E3: results that hit a defence score of 4 to 12."""
ANYTHING_BUT_TWO = [1125, 200, 35, 215, 1295, 7775]


@rule("GU-DICE-1", "GU-DICE-2", "GU-DICE-3", "GU-DICE-4", "GU-DICE-5", "GU-DICE-6", "GU-DICE-7")
@pytest.mark.parametrize(
    ("capacity", "dice", "score"),
    [
        (5, [2, 6, 3, 5, 1], 11),
        (4, [1, 1, 6, 4], 10),
        (3, [2, 2, 5], 7),
        (2, [4, 5], 9),
        (1, [6, 3, 2], 5),
        (0, [5, 4, 4, 1], 5),
    ],
)
def test_so_many_dice_are_rolled_and_two_are_kept(capacity, dice, score):
    """E4."""
    assert TABLE.dice[capacity] == len(dice)
    assert sum(TABLE.kept(capacity, dice)) == score


@rule("GU-DICE-8", "GU-DICE-9", "GU-DICE-10")
@pytest.mark.parametrize("capacity", range(6))
def test_the_chances_are_those_of_the_printed_table(capacity):
    """E3."""
    assert [TABLE.winning(capacity, defence) for defence in range(4, 13)] == HITS[capacity]
    assert TABLE.totals[capacity] == 6 ** TABLE.dice[capacity]
    assert [TABLE.winning(capacity, defence) for defence in (3, 2, 1, -4)] == [ANYTHING_BUT_TWO[capacity]] * 4
    assert [TABLE.winning(capacity, defence) for defence in (13, 20)] == [HITS[capacity][-1]] * 2


@rule("GU-DICE-8")
@pytest.mark.parametrize("capacity", range(5))
def test_the_chances_are_those_of_rolling_every_result(capacity):
    for defence in (5, 9):
        rolled = product(range(1, 7), repeat=TABLE.dice[capacity])
        hits = sum(TABLE.is_hit(sum(TABLE.kept(capacity, list(dice))), defence) for dice in rolled)
        assert hits == TABLE.winning(capacity, defence)


@rule("GU-DICE-8", "GU-GAME-9")
def test_the_odds_shown_are_those_of_the_rules_being_played():
    men = {"french sergent": (4, 6), "english compagnon": (4, 7)}
    fight = Skirmish.on("fougeray", men).acting("french").play("act sergent")
    shown = fight.attack_on("english compagnon").odds
    hit = 0

    def strike(dice):
        again = Skirmish.on("fougeray", men).acting("french").play("act sergent")
        step = again.state.agenda.steps.pop()
        step.answer(again.state, 0, again.game.option(f"attack {at(4, 7)}"), dice)
        attack = again.state.agenda.steps.pop()
        attack.run(again.state, dice)
        again.state.agenda.steps.pop().run(again.state, dice)
        return again.is_stunned("english compagnon")

    hit = sum(chance for chance, stunned in outcomes(strike) if stunned)
    assert (shown.hits, shown.total) == (193, 216)
    assert hit * shown.total == shown.hits


@rule("GU-DICE-9", "GU-DICE-12", "GU-ORDER-8", "GU-ORDER-13")
@pytest.mark.parametrize(("dice", "hit"), [([6, 6, 1], True), ([6, 5, 5], False)])
def test_twelve_hits_a_man_in_full_cover(dice, hit):
    """E5."""
    fight = Skirmish.on("fougeray", {"english arbaletrier": (5, 7), "french sergent": (6, 7)})
    fight.ordered("french sergent", "a_couvert").acting("english").play("act arbaletrier")
    assert fight.shot_at("french sergent").odds.defence == 13
    fight.play(f"shoot {at(6, 7)}", shot=dice)
    assert fight.is_stunned("french sergent") is hit


@rule("GU-DICE-10", "GU-ORDER-9", "GU-POS-4")
@pytest.mark.parametrize(("dice", "hit"), [([1, 1, 1], False), ([1, 1, 2], True)])
def test_two_misses_a_man_without_any_guard(dice, hit):
    """E6."""
    men = {"french sergent": (4, 6), "english compagnon": (4, 7), "french compagnon": (5, 6), "french piquier": (3, 6)}
    fight = Skirmish.on("fougeray", men).ordered("english compagnon", "a_l_assaut").acting("french")
    fight.play("act sergent")
    assert fight.attack_on("english compagnon").odds.defence == 2
    fight.play(f"attack {at(4, 7)}", attack=dice)
    assert fight.is_stunned("english compagnon") is hit


@rule("GU-DICE-11")
def test_a_capacity_above_five_counts_as_five():
    """E57."""
    assert TABLE.row(6) == 5
    assert TABLE.row(9) == 5


@rule("GU-GAME-9")
def test_no_roll_uses_more_than_five_dice():
    assert max(TABLE.dice) == 5
    rows = [dict(row) for row in components()["attack_table"]["rows"]]
    rows[5]["dice"] = 6
    with pytest.raises(BadComponents, match="'dice' must be a whole number from 2 to 5, not 6"):
        dice_table(Table({**components()["attack_table"], "rows": rows}, ("attack_table",)))


def test_both_dice_are_kept_only_of_two():
    with pytest.raises(BadComponents, match="of more than 2 dice one keeps the highest or the lowest, not both"):
        shelf.take("guesclin", {"attack_table.rows.2.dice": "3"})
    study = shelf.take("guesclin", {"attack_table.rows.2.dice": "3", "attack_table.rows.2.keep": "lowest"})
    assert study.start(study.variant(2)).box.dice.hits[2] == TABLE.hits[1]
