"""Somebody who only listens: no position, true or imagined, contradicts what he was told, and he notices what would."""

import itertools
import random

import pytest

from centans.core.dice import Live
from centans.core.steps import proceed
from centans.games.guyenne.box import EMPTY, HERO, ONE, common
from centans.games.guyenne.model import Position, in_keeping
from tests.games.guyenne.kit import Table, rule

LEVELS = ("basic", "advanced", "expert")


def complaint(table: Table, who: str | None, state: Position | None = None) -> str:
    seat = None if who is None else table.seat(who)
    told = [event for event in table.state.journal.events if event.visible_to(seat)]
    return table.game.contradiction(table.state if state is None else state, seat, told) or ""


def imagined(table: Table, who: str | None, number: int = 0) -> Position:
    return table.game.redeal(table.state, None if who is None else table.seat(who), Live(b"%d" % number))


@rule("GY-INFO-1", "GY-INFO-6", "GY-INFO-8", "GY-TEAM-13")
@pytest.mark.parametrize(
    ("players", "level", "reshuffle"), [*itertools.product((2, 3, 4), LEVELS, ("immediate", "on_demand"))]
)
def test_nothing_contradicts_what_was_told(players, level, reshuffle):
    chooser = random.Random(f"memory {players} {level} {reshuffle}")
    table = Table.dealt(players, level=level, reshuffle=reshuffle)
    answers = 0
    while not table.over:
        ask = chooser.choice([ask for ask in table.asks if not ask.open])
        table.choose(ask.seat, chooser.choice(list(ask.options)))
        answers += 1
        if answers % 7 == 0:
            for who in (None, *[table.name(seat) for seat in range(players)]):
                assert complaint(table, who) == ""
                assert complaint(table, who, imagined(table, who, answers)) == ""


@rule("GY-TEAM-13")
@pytest.mark.parametrize("players", [3, 4])
def test_what_a_partner_is_believed_to_have_he_has(players):
    chooser = random.Random(f"given {players}")
    for _ in range(6):
        table = Table.dealt(players, level=chooser.choice(LEVELS))
        while not table.over:
            ask = chooser.choice([ask for ask in table.asks if not ask.open])
            table.choose(ask.seat, chooser.choice(list(ask.options)))
            s = table.state
            for seat in range(players):
                assert common(in_keeping(s, seat), s.given[seat]) == s.given[seat]


def after_a_rebuild(*, conceding: str) -> Table:
    """E1 has handed a five to E2, one of them has given up a card unseen, and their draw pile has been made anew."""
    table = Table(4, castles="ENENNN").english("5 4 3 2", "2 2", draw="3 3", discard="5 4 2 2")
    table.french("5 4 3 2", "2 2")
    table.play("E1 gives 5", "E1 leads", "F1 gives 3", "F1 leads")
    table.play("E1 opens 1 with 3", "F1 answers 2", "F2 opens 3 with 2", "E2 answers 2")
    table.play("F1 passes", "F2 passes", "E1 passes", "E2 passes")
    table.play(*[f"{who} concedes" if who == conceding else f"{who} shows" for who in ("E1", "E2")])
    assert table.told("rebuilt")
    return table


def imagined_to_have_the_five(table: Table) -> set[bool]:
    """Whether E1 imagines the five to be with E2, in many positions that he imagines."""
    partner = table.seat("E2")
    kept = [in_keeping(imagined(table, "E1", number), partner) for number in range(40)]
    return {common(cards, ONE[5]) == ONE[5] for cards in kept}


@rule("GY-TEAM-13", "GY-DRAW-6")
def test_a_card_handed_over_stays_with_the_partner_when_the_pile_is_made_anew():
    assert imagined_to_have_the_five(after_a_rebuild(conceding="E1")) == {True}


@rule("GY-INFO-7", "GY-TEAM-13")
def test_it_may_be_anywhere_once_its_holder_has_given_up_cards_unseen():
    assert imagined_to_have_the_five(after_a_rebuild(conceding="E2")) == {True, False}


@rule("GY-TEAM-13")
def test_the_giver_notices_when_his_gift_is_imagined_elsewhere_and_nobody_else_does():
    table = Table.dealt(4).draws(E="5 4 4 3 2", F="5 5 4 2 2")
    table.play("E1 gives 5", "E1 leads", "F1 gives 5", "F1 leads")
    assert complaint(table, "E1") == ""
    s = table.state.clone()
    s.hands[table.seat("E2")] += ONE[3] - ONE[5]
    s.draw_pile[0] += ONE[5] - ONE[3]
    assert complaint(table, "E1", s) == "seat 3 must still have what its partner handed over"
    assert complaint(table, "F1", s) == ""


@rule("GY-SETUP-4", "GY-DRAW-6")
def test_a_hero_in_the_first_draw_pile_is_a_contradiction():
    table = Table.dealt()
    assert complaint(table, "F") == ""
    s = table.state.clone()
    s.hands[0] -= ONE[HERO]
    s.draw_pile[0] += ONE[HERO] - ONE[2]
    s.hands[0] += ONE[2]
    assert complaint(table, "F", s) == "the english kept 1 cards when their draw pile was made, not 0"


@pytest.mark.parametrize(
    ("forget", "complained"),
    [
        (lambda s: s.castles.__setitem__(0, 1), "the castles belong to"),
        (lambda s: s.vanguard.__setitem__(0, 2), "the vanguards are"),
        (lambda s: s.spent.__setitem__(0, 0), "other cards of the english were shown"),
        (lambda s: s.removed.__setitem__(1, ONE[5]), "other cards of the french were removed"),
        (lambda s: s.exhausted.__setitem__(0, 1), "the english have run out 0 times, not 1"),
        (lambda s: s.hands.__setitem__(1, ONE[5]), "the hands have"),
        (lambda s: s.conceded.__setitem__(0, ONE[2]), "[0, 0] cards were given up unseen"),
    ],
)
def test_the_listener_notices_what_is_not_as_he_was_told(forget, complained):
    table = Table.dealt().draws(E="5 4 4 3 2 2 2", F="5 5 4 2 2 2 2").skirmish(E=("5", "2"), F=("2", "2"))
    assert complaint(table, None) == ""
    s = table.state.clone()
    forget(s)
    assert complained in complaint(table, None, s)


# -- what others imagine -------------------------------------------------------------------------------------------


@rule("GY-TEAM-13")
@pytest.mark.parametrize("who", ["E1", "E2", None])
def test_gifts_of_the_other_side_are_neither_masked_open_nor_imagined(who):
    table = Table(4).english("5 4 3", "2 2").french("5 4 3", "2 2")
    table.play("E1 gives 3", "E1 leads", "F1 gives 5", "F1 leads")
    seat = None if who is None else table.seat(who)
    giver, taker = table.seat("F1"), table.seat("F2")
    assert table.state.given[taker] == ONE[5]
    for s in (imagined(table, who), table.game.masked(table.state, seat)):
        assert (s.given[giver], s.given[taker]) == (EMPTY, EMPTY)


@rule("GY-TEAM-13")
def test_a_card_that_comes_back_is_imagined_once():
    table = Table(4, turn=2).english("4 3 2", "5 2").french("5 4 3", "2 2")
    table.state.given[table.seat("E2")] = ONE[5]
    table.play("E2 gives 5", "E2 leads")
    for number in range(20):
        s = imagined(table, "E1", number)
        assert table.game.inventory(s) == table.game.inventory(table.state)
        assert common(s.hands[table.seat("E2")], ONE[5]) == ONE[5], "it is announced when both teams have chosen"


@rule("GY-TEAM-18", "GY-INFO-3")
def test_a_reinforcement_half_made_by_the_rearguard_is_asked_of_him_again():
    table = Table(4).english("5 4 3", "2 2 2").french("5 4 3", "2 2 2")
    table.play("E1 gives 3", "E1 leads", "F1 gives 3", "F1 leads")
    table.play("E1 opens 1 with 5", "F1 answers 5", "F2 opens 2 with 2", "E2 answers 2", "F1 passes")
    before = table.game.view(table.state, table.seat("E1"))
    table.play("F2 says reinforce 2", "F2 says card 2")
    for s in (imagined(table, "E1"), table.game.masked(table.state, table.seat("E1"))):
        assert table.game.view(s, table.seat("E1")) == before
        assert [ask.seat for ask in proceed(s, Live(b"again"))] == [table.seat("F2")]
