"""The greedy bot: what it makes of offers, and how strong it is."""

import pytest

from centans.bots import make_bot
from centans.core.dice import Live
from centans.core.game import Variant
from centans.lab.arena import play_to_the_end
from tests.games.montjoie.kit import Table, montjoie


def answer(table: Table, nation: str) -> str:
    ask = next(ask for ask in table.asks if ask.seat == table.seat(nation) and ask.key == "offer")
    assert ask.open, "nobody waits for it"
    assert ask.addressed, "but a bot answers it at once"
    return make_bot("greedy", b"answer").choose(table.game, table.s, ask).notation


@pytest.mark.parametrize(
    ("given", "wanted", "notation"),
    [
        ("troyes", "bordeaux", "accept 1"),  # it completes Champagne
        ("paris", "calais", "accept 1"),
        ("amiens", "lyon", "refuse 1"),  # a third of Picardy for the whole Lyonnais
    ],
)
def test_an_offer_is_answered_by_its_worth(given, wanted, notation):
    table = Table(4).hold("france", "troyes paris amiens").hold("england", "reims chalons bordeaux lyon calais")
    table.player_turn("france").play("france parley", "france player 2", "france exchange", f"france town {given}")
    table.play(f"france town {wanted}", "france ecus 0", "france ecus 0")
    assert answer(table, "england") == notation


def winner(variant: Variant, bots: list[str], number: int) -> int:
    game = montjoie()
    state = game.start(variant)
    seated = [make_bot(bot, b"%d %d" % (number, seat)) for seat, bot in enumerate(bots)]
    play_to_the_end(game, state, seated, Live(b"strength %d" % number))
    result = game.result(state)
    assert result is not None
    return result.winners[0] if result.winners else -1


def victories(players: int, matches: int) -> int:
    """How often one greedy bot beats random ones, from every seat in turn."""
    variant = montjoie().variant(players)
    won = 0
    for number in range(matches):
        seat = number % players
        bots = ["greedy" if other == seat else "random" for other in range(players)]
        won += winner(variant, bots, number) == seat
    return won


def test_one_greedy_bot_beats_five_random_ones():
    assert victories(6, 6) >= 4


def test_with_two_players_greedy_beats_random_from_either_side():
    assert victories(2, 8) >= 7


@pytest.mark.slow
def test_one_greedy_bot_beats_five_random_ones_in_most_of_thirty_matches():
    assert victories(6, 30) >= 18


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
def test_greedy_bots_play_every_number_of_players(players):
    assert victories(players, 2 * players) >= players
