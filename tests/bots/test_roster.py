"""Bots are called by name."""

import pytest

from centans.bots import UnknownBot, bot_names, make_bot
from centans.bots.bot import RandomBot
from centans.bots.greedy import GreedyBot


def test_every_name_gives_a_bot():
    assert [type(make_bot(name, b"seed")) for name in bot_names()] == [RandomBot, GreedyBot]


def test_a_greedy_bot_imagines_as_many_deals_as_its_name_says():
    eight, usual = make_bot("greedy:8", b"seed"), make_bot("greedy", b"seed")
    assert isinstance(eight, GreedyBot)
    assert isinstance(usual, GreedyBot)
    assert (eight.deals, usual.deals) == (8, None)


def test_an_unknown_name_is_answered_with_those_that_exist():
    with pytest.raises(UnknownBot, match="there is no bot 'wizard'; there are: random, greedy"):
        make_bot("wizard", b"seed")


@pytest.mark.parametrize("name", ["random:3", "", "greedy:", "greedy:0", "greedy:many", "greedy:-1", "greedy:99999999"])
def test_a_figure_that_makes_no_sense_is_refused(name):
    with pytest.raises(UnknownBot):
        make_bot(name, b"seed")
