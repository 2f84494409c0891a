"""What a typed line means, read against a match in which more may be said than is asked."""

from __future__ import annotations

import random

import pytest

from centans import shelf
from centans.cli.typed import Misread, playable, read_line
from centans.core.match import Match
from centans.core.options import Option
from centans.words import Words

pytestmark = pytest.mark.source_only


@pytest.fixture
def negotiation() -> Match:
    """Bastide: before the bids each may give, and meanwhile offer."""
    game = shelf.take("bastide")
    match = Match(game, game.variant(players=3), b"typed", ("Anne", "Bertrand", "Clisson"))
    match.answer(match.asks[0].seat, game.option("project WN"))
    assert {ask.key for ask in match.asks} == {"gift", "offer"}
    return match


def test_a_number_after_an_answer_is_no_offer_to_the_table(negotiation: Match) -> None:
    words = Words(type(negotiation.game), "en")
    seat = negotiation.waiting_for()[0]
    assert read_line("pass", negotiation, seat, words) == [negotiation.game.option("pass")]
    with pytest.raises(Misread, match="6"):
        read_line("pass 6", negotiation, seat, words)


def test_an_offer_may_be_made_by_its_number_or_named_in_a_line(negotiation: Match) -> None:
    words = Words(type(negotiation.game), "en")
    seat = negotiation.waiting_for()[0]
    offer = next(ask for ask in negotiation.asks_of(seat) if ask.key == "offer").options[0]
    (made,) = read_line("6", negotiation, seat, words)
    assert made.kind == offer.kind
    assert read_line(f"pass, {offer.notation}", negotiation, seat, words)[-1] is offer


def test_what_is_typed_after_a_throw_waits_until_the_dice_have_fallen() -> None:
    game = shelf.take("guesclin")
    words = Words(type(game), "en")
    match = Match(game, game.variant(players=2), b"typed", ("Anne", "Bertrand"))
    strikes = next_strikes(match)
    seat = match.asks[0].seat
    assert playable([strikes], match, seat, words) == [strikes]
    with pytest.raises(Misread, match="chance decides first"):
        playable([strikes, game.option("end")], match, seat, words)


def next_strikes(match: Match) -> Option:
    """Play on until somebody may strike or shoot, and say whom."""
    chance = random.Random(3)
    while True:
        (ask,) = match.asks
        strikes = [option for option in ask.options if option.kind in ("attack", "shoot")]
        if strikes:
            return strikes[0]
        match.answer(ask.seat, chance.choice(ask.options))
