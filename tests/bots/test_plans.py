"""Bots with a simple plan play every game by its rules, and keep to their plan."""

from __future__ import annotations

import pytest

from centans import shelf
from centans.bots import UnknownBot, make_bot, may_sit_at_a_table
from centans.bots.plans import PlanBot, best_liked, plan_names, plans_of
from centans.core.dice import Live
from centans.core.steps import proceed, take
from centans.lab.arena import play_to_the_end
from centans.lab.plan import make_plan
from tests.lab.toy import CARD

GAMES = ["guyenne", "guesclin", "trente", "montjoie", "bastide"]
EACH = [(game_id, name) for game_id in GAMES for name in plan_names(game_id)]
QUICK = [(game_id, name) for game_id, name in EACH if game_id in ("guyenne", "montjoie")]


@pytest.mark.parametrize("game_id", GAMES)
def test_there_are_at_least_five_plans_and_each_says_what_it_is_about(game_id):
    assert len(plan_names(game_id)) >= 5
    assert all(plan["about"] for plan in plans_of(game_id).values())


def play(game_id: str, name: str) -> None:
    game = shelf.take(game_id)
    variant = game.variant()
    s = game.start(variant)
    bots = [make_bot(name if not seat else "random", b"%d" % seat) for seat in range(variant.players)]
    play_to_the_end(game, s, bots, Live(b"plans"))
    assert game.result(s) is not None


@pytest.mark.parametrize(("game_id", "name"), QUICK)
def test_a_plan_plays_a_whole_match(game_id, name):
    play(game_id, name)


@pytest.mark.nightly
@pytest.mark.parametrize(("game_id", "name"), [one for one in EACH if one not in QUICK])
def test_a_plan_plays_a_whole_match_of_a_longer_game(game_id, name):
    play(game_id, name)


@pytest.mark.parametrize("game_id", GAMES)
def test_what_a_plan_likes_is_there_to_be_chosen(game_id):
    """A liking that no option of the game answers to would be a plan that does nothing."""
    catalogue = tuple(shelf.take(game_id).catalogue)
    for plan in plans_of(game_id).values():
        for key, patterns in plan.items():
            for pattern in [] if key == "about" else patterns:
                assert len(best_liked(catalogue, [pattern])) < len(catalogue), (key, pattern)


def test_a_plan_keeps_to_what_it_likes_and_is_greedy_in_the_rest():
    options = (CARD[1], CARD[2], CARD[3])
    assert best_liked(options, ["card <"]) == [CARD[1]]
    assert best_liked(options, ["card >"]) == [CARD[3]]
    assert best_liked(options, ["!card 1"]) == [CARD[2], CARD[3]]
    assert best_liked(options, ["castle", "card 2"]) == [CARD[2]]
    assert best_liked(options, []) == list(options)


def test_who_never_fights_lays_as_little_as_it_may():
    game = shelf.take("guyenne")
    s, dice = game.start(game.variant()), Live(b"match")
    bot = PlanBot(b"bot", "pass")
    laid: list[str] = []
    while len(laid) < 6:
        ask = next(ask for ask in proceed(s, dice) if not ask.open)
        option = bot.choose(game, s, ask)
        laid += [option.kind] if ask.key == "lay-cards" and any(one.kind == "done" for one in ask.options) else []
        take(s, ask, option, dice)
    assert set(laid) == {"done"}


def test_a_plan_of_another_game_is_refused_before_the_first_match():
    with pytest.raises(UnknownBot, match="there is no 'plan:houses' for guyenne; there are: plan:pass, plan:rush"):
        make_plan("guyenne", ["plan:houses", "greedy"], 1, "seed")
    assert not may_sit_at_a_table("plan:rush")


@pytest.mark.parametrize("passive", [0, 1])
@pytest.mark.parametrize("plan", ["pass", "turtle"])
def test_an_army_that_stands_still_in_open_country_is_struck(passive, plan):
    game = shelf.take("guesclin")
    state = game.start(game.variant(2, {"scenario": "4"}))
    bots = [make_bot(f"plan:{plan}" if seat == passive else "greedy", b"%d" % seat) for seat in range(2)]
    play_to_the_end(game, state, bots, Live(b"still"))
    result = game.result(state)
    assert result is not None
    assert list(result.winners) == [1 - passive]
    assert result.decided_by == "total-commanders-down"
