"""Chapter 14: expert rules."""

import pytest

from tests.games.guyenne.kit import Table, rule


@rule("GY-EXP-1")
def test_the_advanced_losses_apply():
    attacked = Table(level="expert", castles="FNNNNN").clash(1, E="4 2", F="3").play("F shows")
    assert attacked.removed("E") == "4"
    assert Table(level="expert").clash(1, E="5", F="2 2").asked == "F remove-cards"


@rule("GY-EXP-1", "GY-ADV-8")
def test_the_option_on_ties_applies():
    table = Table(level="expert", castles="FNNNNN", attack_tie_removal="not_on_tie").clash(1, E="4", F="2 2")
    assert table.play("F shows").removed("E") == ""


@rule("GY-EXP-2", "GY-EXP-3", "R23")
@pytest.mark.parametrize("who", ["E", "F"])
def test_five_valued_cards_are_set_aside_no_more_and_no_fewer(who):
    table = Table.dealt(level="expert")
    assert table.offered(who) == ["card 5", "card 4", "card 3", "card 2"], "the hero is barred"
    table.play(f"{who} says card 5", f"{who} says card 4", f"{who} says card 3", f"{who} says card 2")
    assert table.offered(who) == ["card 2"], "four cards are not enough"


@rule("GY-EXP-4", "R23")
@pytest.mark.parametrize("order", [("E", "F"), ("F", "E")])
def test_both_sides_choose_secretly_and_at_the_same_time(order):
    one, other = order
    table = Table.dealt(level="expert")
    assert table.asked == "E set-aside, F set-aside"
    before = table.sees(other).view
    table.play(f"{one} sets aside 5 5 4 4 4")
    assert table.asked == f"{other} set-aside"
    seen = table.sees(other).view
    assert (seen.sides, seen.seats) == (before.sides, before.seats)
    assert table.sees(one).discards(one) == "5 5 4 4 4"
    table.play(f"{other} sets aside 3 2 2 2 2")
    for who, aside in ((one, "5 5 4 4 4"), (other, "3 2 2 2 2")):
        rival = other if who == one else one
        assert table.sees(who).discards(who) == aside
        assert table.sees(rival).discards(who) == table.sees(None).discards(who) == ""
        assert table.told("set-aside", rival) == table.told("set-aside")
    assert all("cards" not in told for told in table.told("set-aside"))


@rule("GY-EXP-4")
def test_a_choice_may_be_made_again_until_both_are_in():
    table = Table.dealt(level="expert").play("E sets aside 5 5 4 4 4", "E says reconsider", "E sets aside 2 2 2 2 2")
    table.play("F sets aside 3 3 3 3 2")
    assert table.discard_pile("E") == "2 2 2 2 2"


@rule("GY-EXP-5")
def test_the_other_sixteen_are_the_draw_pile():
    table = Table.dealt(level="expert").draws(E="3 3 3 3 2", F="5 5 4 4 4")
    table.play("E sets aside 5 5 4 4 4", "F sets aside 3 3 3 3 2")
    assert (table.hand("E"), table.hand("F")) == ("H 3 3 3 3 2", "H 5 5 4 4 4")
    assert table.sizes("E") == table.sizes("F") == (6, 11, 5, 0)
    assert (table.draw_pile("E"), table.draw_pile("F")) == ("2 2 2 2 2 2 2 2 2 2 2", "2 2 2 2 2 2 2 2 2 2 2")
    assert table.dice.labels == ["english"] * 5 + ["french"] * 5


@rule("GY-EXP-6")
def test_the_cards_set_aside_wait_in_the_discard_pile_for_the_first_rebuild():
    table = Table.dealt(level="expert").draws(E="3 3 3 3 2" + " 2" * 11 + " 5")
    table.play("E sets aside 5 5 4 4 4", "F sets aside 2 2 2 2 2")
    for turn in range(6):
        in_play = f"{table.hand('E')} {table.draw_pile('E')}"
        assert not {"5", "4"} & set(in_play.split()), f"before turn {turn + 1} none of them is in play"
        *_, one, other = table.hand("E").split()
        *_, their_one, their_other = table.hand("F").split()
        table.skirmish(E=(one, other), F=(their_one, their_other))
    assert "5" in table.hand("E")
    assert sorted(f"{table.hand('E')} {table.draw_pile('E')}".split())[-6:] == ["4", "4", "4", "5", "5", "H"]


@rule("GY-EXP-7", "GY-DRAW-2", "R24")
def test_two_rebuilds_and_a_third_exhaustion():
    counters = []
    for count in (0, 1, 2):
        table = Table(level="expert").english("H 5 2 2", draw="3", count=count).french("2 2 2 2")
        table.skirmish(E=("H", "5"), F=("2", "2"))
        counters.append((table.sizes("E")[3], len(table.told("rebuilt"))))
    assert counters == [(1, 1), (2, 1), (3, 0)]


@rule("GY-EXP-7", "R24")
@pytest.mark.parametrize(("hand", "over"), [("H 5 2", True), ("H 5 2 2", False)])
def test_the_third_exhaustion_ends_the_game_only_with_one_card_or_none(hand, over):
    table = Table(level="expert").english(hand, draw="", count=2).french("2 2 2 2").skirmish(E=("H", "5"), F=("2", "2"))
    assert table.sizes("E")[3] == 3
    assert table.over is over
