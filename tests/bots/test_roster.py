"""Bots are called by name."""

from pathlib import Path

import pytest

from centans.bots import UnknownBot, bot_names, level_names, make_bot, may_sit_at_a_table
from centans.bots.bot import RandomBot
from centans.bots.greedy import GreedyBot
from centans.bots.levels import USUAL_LEVEL
from centans.bots.novice import NoviceBot
from centans.bots.search.bot import SearchBot


def test_every_name_gives_a_bot():
    kinds = [type(make_bot(name, b"seed")) for name in bot_names()]
    assert kinds[:3] == [RandomBot, NoviceBot, GreedyBot]
    assert kinds[3:] == [NoviceBot, GreedyBot, SearchBot, SearchBot]


def test_a_greedy_bot_imagines_as_many_deals_as_its_name_says():
    eight, usual = make_bot("greedy:8", b"seed"), make_bot("greedy", b"seed")
    assert isinstance(eight, GreedyBot)
    assert isinstance(usual, GreedyBot)
    assert (eight.deals, usual.deals) == (8, None)


@pytest.mark.parametrize(
    ("name", "simulations", "seconds"),
    [
        *[("search:400", 400, None), ("search:1s", None, 1.0), ("search:0.3s", None, 0.3), ("marshal", None, 2.0)],
        ("search:0.5cpu", None, 0.5),
    ],
)
def test_a_searching_bot_thinks_as_long_as_its_name_says(name, simulations, seconds):
    bot = make_bot(name, b"seed")
    assert isinstance(bot, SearchBot)
    assert (bot.budget.simulations, bot.budget.seconds) == (simulations, seconds)


def test_how_deep_a_tree_goes_can_be_said_behind_its_time():
    deep, usual = make_bot("search:1s/2", b"seed"), make_bot("search:1s", b"seed")
    assert isinstance(deep, SearchBot)
    assert isinstance(usual, SearchBot)
    assert (deep.budget.seconds, deep.depth, usual.depth) == (1.0, 2, None)


def test_an_unknown_name_is_answered_with_those_that_exist():
    with pytest.raises(UnknownBot, match="there is no bot 'wizard'; there are: random, novice, greedy, page, squire"):
        make_bot("wizard", b"seed")


@pytest.mark.parametrize(
    "name",
    [
        *("random:3", "", "greedy:", "greedy:0", "greedy:many", "greedy:-1", "greedy:99999999", "novice:2"),
        *(
            "search",
            "search:",
            "search:0",
            "search:-3",
            "search:s",
            "search:0s",
            "search:nans",
            "search:601s",
            "search:cpu",
            "search:9/",
            "search:9/-1",
            "search:9/101",
        ),
    ],
)
def test_a_figure_that_makes_no_sense_is_refused(name):
    with pytest.raises(UnknownBot):
        make_bot(name, b"seed")


def test_the_levels_and_the_bots_of_old_tables_may_sit_at_a_table_but_none_that_takes_any_time_it_likes():
    assert USUAL_LEVEL in level_names()
    assert all(may_sit_at_a_table(name) for name in [*level_names(), "random", "greedy", "greedy:8"])
    forbidden = ["search:600s", "search:1000000", "search", "greedy:1000", "greedy:00000999"]
    forbidden += ["random:Random", "novice:Bot", "greedy:Bot", "greedy:", "greedy:²", "greedy:0"]
    assert not any(may_sit_at_a_table(name) for name in forbidden)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_level_is_told_in_words_at_a_new_table(language):
    texts = Path(__file__).parents[2] / "web" / "src" / "texts" / f"{language}.ftl"
    told = {line.partition(" =")[0] for line in texts.read_text("utf-8").splitlines()}
    assert {f"bot-{level}" for level in level_names()} <= told
