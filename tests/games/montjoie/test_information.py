"""Who knows what (MJ-GEN-12), and the promises that every game keeps."""

import random

import pytest

from centans.core.dice import Live
from centans.core.match import Match
from centans.games.montjoie.model.position import Position
from centans.lab.contract import Summary, check_match, feature_length, trials
from centans.lab.spread import spread
from tests.games.montjoie.kit import Table, montjoie, rule, siege


@rule("MJ-GEN-12", "MJ-CARD-5", "R80")
def test_a_hand_is_seen_by_its_owner_alone_everything_else_by_all():
    table = Table(4).hand("france", "C Fel").has("france", money=7, barons=3, points=5, hero=True)
    table.player_turn("burgundy")
    for viewer in ("england", None):
        seat = table.view(viewer).seats[0]
        assert (seat.hand.count, seat.hand.cards) == (2, None)
        assert (seat.money, seat.barons, seat.points, seat.hero) == (7, 3, 5, True)
    assert table.view("france").seats[0].hand.cards == [3, 9]


@rule("MJ-GEN-12", "MJ-CBT-14")
def test_cards_face_down_are_counted_not_shown():
    table = siege(attack="C C Eng", defence="L").play("england lay cannon cannon engineer")
    assert table.view("france").fight.sides[0].cards.cards is None
    assert table.view("england").fight.sides[0].cards.cards == [3, 3, 6]
    table.play("france defend ladders alone").settle("sign")
    assert table.view(None).fight.sides[0].cards.cards == [3, 3, 6]


@rule("MJ-GEN-12")
def test_every_hand_that_fits_what_is_known_is_imagined():
    table = siege(attack="C C", defence="L Ret Sig", dice=(1, 1)).play("england lay cannon cannon alone")
    hands, laid = set(), set()
    dice = Live(b"imagine")
    for _ in range(200):
        other: Position = table.game.redeal(table.s, table.seat("france"), dice)
        hands.add(other.hands[table.seat("england")])
        laid.add(other.fight.cards[0])
    assert len(laid) > 5
    assert hands == {0}


@rule("MJ-GEN-12")
def test_a_card_that_was_seen_to_return_is_known_to_be_there():
    table = siege("fortress", "L L", "C S", (1, 6)).play(
        "england lay ladders ladders alone", "france defend cannon alone"
    )
    table.settle()
    dice = Live(b"known")
    for _ in range(50):
        assert table.game.redeal(table.s, 1, dice).hands[0] >> 21 & 127 >= 1


@rule("MJ-GEN-12")
def test_who_could_lay_no_yellow_card_has_none():
    table = siege(attack="L L", defence="Ret Sig Fel", dice=(1, 6)).play("england lay ladders ladders alone")
    table.play("france defend none alone").settle()
    dice = Live(b"red")
    for _ in range(50):
        assert table.game.redeal(table.s, 1, dice).hands[0] & ((1 << 28) - 1) == 0


HURRY = 6
"""Of a match of a thousand answers more than a hundred and fifty moments are still looked at."""


@pytest.mark.source_only
@pytest.mark.parametrize("part", range(8))
def test_the_contract_over_forty_combinations_of_options(part):
    """Five other ones in each part, in a hurry; `make nightly` looks at hundreds of them, and at every moment."""
    summary = Summary()
    length = feature_length(montjoie())
    for trial in trials(montjoie(), 40, "montjoie")[part::8]:
        summary.add(check_match(montjoie(), trial, length, hurry=HURRY))
    assert summary.breach is None, f"{summary.breach}\n\n{summary.breach.file}"
    assert summary.matches == len(summary.variants) == 5
    assert summary.checks["why_not_agrees_with_the_options"] > 100 * summary.matches / HURRY


def test_the_forty_combinations_differ_and_have_every_number_of_players():
    variants = [(trial.players, tuple(trial.settings.items())) for trial in trials(montjoie(), 40, "montjoie")]
    assert len(set(variants)) == 40
    assert {players for players, _ in variants} == {2, 3, 4, 5, 6}


def test_every_option_meets_every_other_in_the_spread():
    variants = spread(montjoie(), 40, Live(b"spread"))
    for setting in montjoie().settings:
        assert {variant[setting.name] for variant in variants} == set(setting.values)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_whole_match_replays_to_the_same_digest(players):
    game = montjoie()
    chooser = random.Random(players)
    match = Match(game, game.variant(players, {"long_term": "on", "nation_powers": "on"}), b"whole")
    while not match.over:
        ask = chooser.choice(match.asks)
        match.answer(ask.seat, chooser.choice(list(ask.options)))
    assert match.at(len(match.entries)).digest() == match.digest()
    assert match.result is not None
