"""Somebody who only listens: no position, true or imagined, contradicts what he was told, and he notices what would."""

import random

import pytest

from centans.core.dice import Live
from centans.games.bastide.box.pieces import KINDS
from centans.games.bastide.box.town import BLOCKS, CIRCLES
from tests.games.bastide.kit import Town, rule

VARIANTS = [
    (3, {"raise_mode": "until_pass", "harass_mode": "mixed", "negotiation": "off"}),
    (4, {"cede_influence": "true", "money_visibility": "hidden"}),
    (5, {"raise_mode": "until_pass", "bank": "limited"}),
]


def complaint(town, seat, state=None):
    told = [event for event in town.state.journal.events if event.visible_to(seat)]
    return town.game.contradiction(town.state if state is None else state, seat, told)


def played(players, settings, seed, answers):
    """A town after so many answers by chance; bids are high, so that there are raises and many Influences."""
    chooser = random.Random(seed)
    town = Town.dealt(players, **settings)
    town.dice = Live(b"memory %d" % seed)
    for _ in range(answers):
        if town.over:
            break
        ask = chooser.choice([ask for ask in town.asks if not ask.open or chooser.random() < 0.1])
        sums = [option for option in ask.options if option.kind == "sdd"][-4:]
        town.take(ask, chooser.choice(sums or list(ask.options)))
    return town


@rule("BA-INFO-1", "BA-INFO-3", "BA-INFO-4", "BA-INFO-5")
@pytest.mark.parametrize(("players", "settings"), VARIANTS)
def test_nothing_contradicts_what_was_told(players, settings):
    for seed in range(12):
        town = played(players, settings, seed, 20 + 35 * seed)
        for seat in [None, *range(players)]:
            assert complaint(town, seat) is None
            for number in range(3):
                other = town.game.redeal(town.state, seat, Live(b"%d" % number))
                assert complaint(town, seat, other) is None


@rule("BA-BID-5", "BA-INFO-5")
@pytest.mark.parametrize(
    ("seat", "added", "wrong"),
    [
        (0, 0, "seat 1 has added 0, which can only be from 1 to 5"),
        (0, 6, "seat 1 has added 6, which can only be from 1 to 5"),
        (1, 5, "seat 2 has added 5, which can only be from 6 to 6"),
        (2, 1, "seat 3 has added 1, which can only be from 0 to 0"),
    ],
)
def test_what_is_known_of_hidden_additions_is_remembered(seat, added, wrong):
    town = Town("B G R", money="12 12 4", raise_mode="until_pass")
    town.state.journal.tell("begins", seat=0, money=0, number=0)
    for who, money in enumerate(town.money()):
        town.state.journal.tell("paid", seat=who, amount=money)
    town.auction("WN", 6, 6, 0).play("B sdd 2", "G sdd 6")
    assert town.asked == "B raise"
    assert complaint(town, 2) is None
    other = town.state.clone()
    other.additions[seat] = added
    assert complaint(town, 2, other) == wrong


def changed(name, place, by):
    def change(s):
        values = getattr(s, name)
        if place is None:
            setattr(s, name, values + by)
        else:
            values[place] += by

    return change


def swap_tiles(s):
    """Another tile in the hand of the first seat, from the bag."""
    own = next(kind for kind in range(KINDS) if s.hands[kind])
    other = next(kind for kind in range(KINDS) if kind != own and s.bag[kind])
    for kind, by in ((own, -1), (other, 1)):
        s.hands[kind] += by
        s.bag[kind] -= by


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (changed("turn", None, 1), "turn"),
        (changed("active", None, 1), "turn"),
        (changed("idle", None, 1), "idle turns"),
        (changed("money", 2, 1), "money"),
        (changed("chest", None, -1), "chest"),
        (changed("offers", 1, 4), "offers"),
        (changed("shown", None, 1), "tile being played"),
        (changed("fires", None, 1), "Fires"),
        (changed("camp", 0, 1), "English camp"),
        (changed("road", 1, 1), "Camp Road"),
        (changed("cards", 0, 1), "majority cards"),
        (changed("houses", BLOCKS.index("C2"), 1), "Houses"),
        (changed("sites", 2, 1), "sites"),
        (changed("circles", CIRCLES.index("HA.E"), 1), "circles"),
        (changed("tokens", 5, 1), "tokens"),
        (changed("filled", 9, 1), "Influences by work"),
        (changed("influence", 4, 1), "Influences by category"),
        (changed("project", None, 1), "project"),
        (changed("bids", 0, 1), "first bids"),
        (changed("raised", 0, 1), "raises"),
        (changed("hands", KINDS, 1), "tiles in each hand"),
        (swap_tiles, "own tiles"),
        (changed("bag", 1, 1), "tiles out of sight"),
        (changed("additions", 1, 1), "seat 2 has added 1"),
    ],
)
def test_the_listener_notices_whatever_is_changed(change, what):
    town = played(3, {"first_player": "first"}, 2, 60)
    assert complaint(town, 0) is None
    other = town.state.clone()
    change(other)
    found = complaint(town, 0, other)
    assert found is not None
    assert found.startswith(what)
