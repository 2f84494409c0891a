"""What bots choose, and that they cannot peek."""

from __future__ import annotations

from collections import Counter

import pytest

from centans import shelf
from centans.bots import make_bot
from centans.core.dice import Live
from centans.core.digest import digest
from centans.core.game import Sense
from centans.core.match import Match
from centans.core.steps import proceed
from tests.lab.toy import CARD, NORTH, SOUTH, Toy


class Prefers(Sense):
    """Likes some options by their notation, all others equally little."""

    def __init__(self, **liking: float) -> None:
        self.liking = liking

    def weigh(self, s, ask):
        return [self.liking.get(option.notation.replace(" ", "_"), 0.0) for option in ask.options]


class ToyWithSense(Toy):
    def __init__(self, sense: Sense) -> None:
        super().__init__()
        self._sense = sense

    def sense(self):
        return self._sense


def opening(game: Toy) -> Match:
    return Match(game, game.variant(2), b"opening")


def at_the_cards(game: Toy) -> Match:
    match = opening(game)
    match.answer(0, NORTH)
    match.answer(1, SOUTH)
    return match


def test_a_random_bot_chooses_every_option_sooner_or_later():
    match = opening(Toy())
    bot = make_bot("random", b"seed")
    chosen = Counter([bot.choose(match.game, match.state, match.asks[0]) for _ in range(200)])
    assert set(chosen) == {NORTH, SOUTH}
    assert min(chosen.values()) > 60


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_with_the_same_seed_chooses_the_same_and_with_another_it_does_not(name):
    def choices(seed: bytes) -> list[str]:
        game = ToyWithSense(Prefers())
        match, bot = at_the_cards(game), make_bot(name, seed)
        return [bot.choose(game, match.state, match.asks[0]).notation for _ in range(40)]

    assert choices(b"one") == choices(b"one")
    assert choices(b"one") != choices(b"two")


def test_a_greedy_bot_takes_what_weighs_most():
    game = ToyWithSense(Prefers(card_2=1.0, card_3=0.5))
    match = at_the_cards(game)
    assert make_bot("greedy", b"seed").choose(game, match.state, match.asks[0]) is CARD[2]


def test_a_greedy_bot_breaks_ties_by_its_own_dice():
    game = ToyWithSense(Prefers(card_2=1.0, card_3=1.0))
    match, bot = at_the_cards(game), make_bot("greedy", b"seed")
    chosen = {bot.choose(game, match.state, match.asks[0]) for _ in range(40)}
    assert chosen == {CARD[2], CARD[3]}


class SumsOthersHands(Sense):
    """Looks straight at what is hidden, and notes it."""

    def __init__(self) -> None:
        self.seen: list[list[int]] = []

    def weigh(self, s, ask):
        self.seen.append(list(s.hands[1 - ask.seat]))
        return [0.0] * len(ask.options)


def test_a_greedy_bot_thinks_about_as_many_imagined_hands_as_it_was_told():
    sense = SumsOthersHands()
    game = ToyWithSense(sense)
    match = at_the_cards(game)
    make_bot("greedy:20", b"seed").choose(game, match.state, match.asks[0])
    assert len(sense.seen) == 20
    assert len({tuple(hand) for hand in sense.seen}) > 3


def test_choosing_leaves_the_match_alone():
    game = shelf.take("guyenne")
    match = Match(game, game.variant(), b"alone")
    before = match.digest()
    make_bot("greedy", b"seed").choose(game, match.state, match.asks[0])
    assert match.digest() == before


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize(
    ("players", "level"), [(2, "basic"), (2, "expert"), (3, "advanced"), (4, "basic"), (4, "expert")]
)
def test_a_bot_chooses_the_same_whatever_the_hidden_cards_are(name, players, level):
    """The same view, other hidden cards, the same dice: if a bot peeked, somewhere it would choose otherwise."""
    game = shelf.take("guyenne")
    match = Match(game, game.variant(players, {"level": level}), b"peek")
    chance = Live(b"chance")
    different = 0
    for number in range(60):
        ask = next(ask for ask in match.asks if not ask.open)
        real = make_bot(name, b"%d" % number).choose(game, match.state, ask)
        other = game.redeal(match.state, ask.seat, chance)
        different += digest(other) != match.digest()
        same = next(twin for twin in proceed(other, chance) if twin.seat == ask.seat and not twin.open)
        assert make_bot(name, b"%d" % number).choose(game, other, same) is real
        match.answer(ask.seat, real)
        if match.over:
            break
    assert different > 20


@pytest.mark.parametrize("deals", [1, 4])
def test_a_greedy_bot_imagines_as_many_deals_as_the_game_finds_worth_a_thought(deals):
    class Counting(Prefers):
        weighed = 0

        def weigh(self, s, ask):
            Counting.weighed += 1
            return super().weigh(s, ask)

    Counting.deals = deals
    match = opening(ToyWithSense(Counting()))
    make_bot("greedy", b"seed").choose(match.game, match.state, match.asks[0])
    assert Counting.weighed == deals
