"""Hints and reasons: from what the seat knows, in the unit of the game, in words of both languages."""

from __future__ import annotations

import pytest

from centans import shelf
from centans.bots import make_bot
from centans.bots.bot import same_question
from centans.bots.reasons import (
    Care,
    NothingToChoose,
    Reason,
    Weighed,
    advise,
    beginning,
    explain_entry,
    may_be_told,
    rivals,
)
from centans.bots.search.thinking import Candidate
from centans.cli import advice
from centans.core.asks import Ask
from centans.core.dice import Live
from centans.core.game import Plan, Prospect
from centans.core.match import Match
from centans.core.steps import proceed
from centans.words import LANGUAGES, Words

GAMES = ("guyenne", "guesclin", "trente", "montjoie", "bastide")
LITTLE = Care(simulations=4, each=2, seconds=None)
"""Enough to see how it is done, whatever the machine."""


def played(game_id: str, answers: int, seed: bytes = b"reasons") -> Match:
    """A match after so many answers of greedy players."""
    game = shelf.take(game_id)
    match = Match(game, game.variant(game.usual_players or game.players[0]), seed)
    bot = make_bot("greedy", b"play")
    for _ in range(answers):
        ask = next(ask for ask in match.asks if not ask.open)
        match.answer(ask.seat, bot.choose(game, match.state, ask), ask)
    return match


def a_question(match: Match) -> Ask:
    return next(ask for ask in match.asks if not ask.open and len(ask.options) > 1)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_hint_is_something_that_can_be_chosen_and_twin_worlds_get_the_same(game_id: str) -> None:
    match = played(game_id, 9)
    game, ask = match.game, a_question(match)
    hint = advise(game, match.state, ask, b"seed", LITTLE)
    assert hint.chosen.options[0] in ask.options
    assert all(other.options != hint.chosen.options for other in hint.others)
    twin = game.redeal(match.state, ask.seat, Live(b"twin"))
    same = advise(game, twin, same_question(proceed(twin, Live(b"twin")), ask), b"seed", LITTLE)
    assert told(same) == told(hint)


def told(reason: Reason) -> object:
    return [
        [([option.notation for option in one.options], one.share, repr(one.outlook)) for one in each]
        for each in ([reason.chosen], reason.others)
    ]


@pytest.mark.parametrize("game_id", GAMES)
def test_whatever_is_weighed_has_its_words_in_both_languages(game_id: str) -> None:
    match = played(game_id, 9)
    sense = match.game.sense()
    late = [one.key for one in sense.outlook(match.state, 0)]
    soon = [one.key for one in sense.at_hand(match.state, 0)]
    assert late, "a reason speaks in the unit of the game"
    assert not {*late} & {*soon}
    for words in [Words(type(match.game), language) for language in LANGUAGES]:
        assert any(words.knows(f"outlook-{key}") for key in late)
        for key in [*late, *soon]:
            for sign in ("more", "less"):
                assert words.say(f"ground-{key}", by=0.5, sign=sign) != f"ground-{key}"
        assert words.problems == []


@pytest.mark.parametrize("game_id", GAMES)
def test_a_bots_choice_is_explained_in_sentences(game_id: str) -> None:
    match = played(game_id, 12)
    number = next(
        number
        for number in range(1, 13)
        if not match.entries[number - 1].auto
        and len(match.at(number - 1).ask_for(match.entries[number - 1]).options) > 1
    )
    reason = explain_entry(match, number, b"why", LITTLE)
    assert reason.chosen.options[0] is match.entries[number - 1].option
    for language in LANGUAGES:
        words = Words(type(match.game), language)
        said = advice.why(reason, "Aymeric", "search", words)
        assert said[0].startswith("Aymeric")
        assert all(sentence[-1] == "." for sentence in said)
        assert words.problems == []


def test_what_makes_the_difference_comes_in_the_order_of_its_worth_and_says_what_it_costs() -> None:
    game = shelf.take("guyenne")
    five, three = game.option("card 5"), game.option("card 3")
    here = [Prospect("castles", 3.0, 0.6), Prospect("strength", 4.0, 0.11), Prospect("hero", 0.0, 1.1)]
    there = [Prospect("castles", 2.5, 0.6), Prospect("strength", 4.5, 0.11), Prospect("hero", 1.0, 1.1)]
    reason = Reason(Weighed((five,), 0.6, here, 20), [Weighed((three,), 0.5, there, 20)])
    assert [(ground.key, ground.speaks_for) for ground in reason.grounds] == [("hero", False), ("castles", True)]
    assert reason.best
    words = Words(type(game), "en")
    assert advice.hint(reason, words) == [
        "Advice: a 5.",
        "As far as 20 tries can tell, this leads to 3 castles and wins about 6 matches in ten.",
        "What speaks for it: 0.5 more castles.",
        "What it costs: the hero is spent.",
        "Otherwise: a 3.",
        "That leads to 2.5 castles and wins about 5 in ten.",
    ]
    assert not Reason(reason.others[0], [reason.chosen]).best
    assert "Thought over again, this promises more: a 5." in advice.why(
        Reason(reason.others[0], [reason.chosen]), "Hugh", "greedy", words
    )


def test_the_same_cards_in_another_order_are_nothing_else_to_choose() -> None:
    game = shelf.take("guyenne")
    five, three, two = [game.option(f"card {card}") for card in (5, 3, 2)]
    chosen, turned, other = [Candidate(Plan(options, 1.0)) for options in ((five, three), (three, five), (two, three))]
    assert rivals([chosen, turned, other], chosen) == [other]


@pytest.mark.parametrize("game_id", GAMES)
def test_whoever_has_no_time_to_think_still_tells_what_each_choice_leads_to(game_id: str) -> None:
    match = played(game_id, 9)
    hint = advise(match.game, match.state, a_question(match), b"seed", Care(simulations=4, each=2, seconds=0))
    assert all(one.simulations and one.outlook for one in [hint.chosen, *hint.others])


def test_one_answer_needs_no_advice() -> None:
    match = played("guyenne", 0)
    ask = a_question(match)
    alone = Ask(ask.seat, ask.key, ask.options[:1])
    with pytest.raises(NothingToChoose):
        advise(match.game, match.state, alone, b"seed")


def test_reasons_wait_for_the_end_where_they_would_tell_a_secret() -> None:
    secret, public = played("guyenne", 3), played("guesclin", 3)
    assert not may_be_told(secret, 0, 1)
    assert not may_be_told(secret, None, 1)
    assert may_be_told(secret, 1, 1)
    assert may_be_told(public, 0, 1)
    assert may_be_told(public, None, 1)
    while not secret.over:
        ask = next(ask for ask in secret.asks if not ask.open)
        secret.answer(ask.seat, ask.options[-1], ask)
    assert may_be_told(secret, 0, 1)
    assert may_be_told(secret, None, 1)


def test_the_last_card_belongs_to_the_castle_that_was_opened_with_it() -> None:
    game = shelf.take("guyenne")
    match = Match(game, game.variant(2), b"huriel")
    answers = ["castle 4", "card 5", "card 3", "done"], ["card 5", "done", "castle 3", "card 2", "card 2", "done"]
    for seat, run in enumerate(answers):
        for notation in run:
            match.answer(seat, game.option(notation))
    assert [beginning(match, number) for number in range(1, len(match.entries) + 1)][4:6] == [5, 5]
    found = [beginning(match, number) for number in range(7, 11)]
    assert found in ([7, 7, 7, 7], [7, 8, 8, 8]), "the group is one choice, with its castle if that was worth a thought"
