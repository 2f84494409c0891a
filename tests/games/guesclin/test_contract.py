"""What every game must keep, on every scenario with every number of players; and what its texts must be able to say."""

import random

import pytest

from centans.core.dice import Script
from centans.core.match import Match
from centans.games.guesclin.scoring import LEVELS
from centans.games.guesclin.view import PHASES
from centans.lab.contract import check_game
from centans.lab.plan import make_plan
from centans.lab.run import run_lab
from centans.words import LANGUAGES, Words
from tests.games.guesclin.kit import guesclin

TABLES = [("1", 2), ("2", 2), ("2", 3), ("2", 4), ("3", 2), ("3", 3), ("3", 4), ("4", 2), ("4", 3), ("4", 4)]
NAMES = ("Aliénor", "Bertrand", "Édouard", "Jeanne")
ENDINGS = [
    *("draw-loot-on-map", "draw-nobody-left", "draw-limit-draw", "draw-even"),
    *("marginal-fewer-losses", "marginal-more-carts", "marginal-more-carts-led"),
    *("partial-loot-out", "partial-enemy-gone", "partial-keep-taken", "partial-castle-held", "partial-carts-out"),
    *("total-loot-out", "total-enemy-gone", "total-keep-taken", "total-castle-held", "total-carts-out"),
    "total-commanders-down",
]


@pytest.mark.bulk
@pytest.mark.parametrize(("scenario", "players"), TABLES)
def test_the_contract_is_kept(scenario, players):
    summary = check_game(guesclin(), matches=1, seed=scenario, players=players, options={"scenario": scenario})
    assert summary.breach is None


@pytest.mark.bulk
@pytest.mark.parametrize("scenario", "1234")
def test_greedy_beats_random_from_either_side(scenario):
    plan = make_plan("guesclin", ["greedy", "random"], 40, "strength", players=2, options={"scenario": scenario})
    (version,) = run_lab(plan, 2)["versions"]
    (greedy,) = [row for row in version["bots"] if row["name"] == "greedy"]
    assert greedy["wins"] >= 34
    for side in version["sides"]:
        assert side["wins"] >= 14, "each side is played by the greedy bot in every second match"


def random_match(scenario: str, players: int, **settings: str) -> Match:
    chance = random.Random(f"{scenario} {players}")
    variant = guesclin().variant(players, {"scenario": scenario, **settings})
    match = Match(guesclin(), variant, b"words", NAMES[:players])
    while not match.over:
        (ask,) = match.asks
        match.answer(ask.seat, chance.choice(ask.options))
    return match


@pytest.mark.parametrize(("scenario", "players"), TABLES)
def test_whole_matches_are_told_without_a_gap(scenario, players):
    match = random_match(scenario, players)
    for words in [Words(type(match.game), language) for language in LANGUAGES]:
        told = [words.event(event, match.names, reader) for event in match.journal.events for reader in (None, 0)]
        told += words.result(match.result, match.names)
        assert words.problems == []
        assert not [sentence for sentence in told if "{" in sentence or "event-" in sentence]


@pytest.mark.parametrize("scenario", "1234")
def test_every_refusal_met_in_a_match_is_explained(scenario):
    game = guesclin()
    chance = random.Random(7)
    match = Match(game, game.variant(2, {"scenario": scenario, "rounds": "5"}), b"refusals", NAMES[:2])
    both = [Words(type(game), language) for language in LANGUAGES]
    met: set[str] = set()
    while not match.over:
        (ask,) = match.asks
        for option in game.catalogue:
            refusal = match.why_not(ask.seat, option)
            if refusal is not None and refusal.key not in met:
                met.add(refusal.key)
                assert refusal.rule or refusal.key in ("nothing-to-reconsider", "not-your-turn")
                assert all(words.refusal(refusal) for words in both)
        match.answer(ask.seat, chance.choice(ask.options))
    assert [words.problems for words in both] == [[], []]
    assert {"place-first", "outside-zone", "fighter-first", "too-far", "finish-action", "not-adjacent"} <= met


@pytest.mark.parametrize("language", LANGUAGES)
def test_endings_phases_and_scenarios_have_their_words(language):
    words = Words(type(guesclin()), language)
    assert len({words.decided_by(ending) for ending in ENDINGS}) == len(ENDINGS)
    assert {ending.partition("-")[0] for ending in ENDINGS} == set(LEVELS)
    assert len({words.phase(phase) for phase in PHASES}) == len(PHASES)
    assert words.value("scenario", "1") != "1"
    assert words.value("scenario", "mine") == "mine"
    for scenario in "1234":
        assert words.say(f"scenario-{scenario}.about")
    assert words.problems == []


def test_the_same_position_is_seen_by_all_and_imagined_by_nobody_otherwise():
    match = random_match("4", 4, rounds="4")
    game = match.game
    assert game.view(game.redeal(match.state, 0, Script()), 0) == match.view(0)
