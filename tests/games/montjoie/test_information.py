"""Who knows what (MJ-GEN-12), and the promises that every game keeps."""

import random

import pytest

from centans.core.dice import Live
from centans.core.journal import Event
from centans.core.match import Match
from centans.games.montjoie.box.cards import yellows
from centans.games.montjoie.box.names import NAVAL_BATTLE
from centans.games.montjoie.knowledge import imagining
from centans.games.montjoie.model.position import Position
from centans.games.montjoie.rules.deal import Discards, draw_cards
from centans.games.montjoie.rules.naval import begin_duel
from centans.games.montjoie.rules.optional.long_term import KeepRedCards
from centans.lab.contract import Summary, check_match, feature_length, trials
from centans.lab.spread import spread
from tests.games.montjoie.kit import Table, montjoie, pile, rule, siege, words


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


def imagined_cards(table: Table, nation: str, times: int = 60) -> list[str]:
    """What another player imagines that a nation holds, again and again; somebody else's turn comes next."""
    table.player_turn("burgundy")
    assert table.asks, "a game that is over keeps no secrets"
    dice = Live(b"imagined")
    viewer = table.seat("burgundy")
    return [words(table.game.redeal(table.s, viewer, dice).hands[table.seat(nation)]) for _ in range(times)]


@rule("MJ-GEN-12")
def test_a_card_that_was_seen_to_return_is_known_to_be_there():
    table = siege("fortress", "L L", "C S", (1, 6)).play(
        "england lay ladders ladders alone", "france defend cannon alone"
    )
    hands = imagined_cards(table.settle(), "france")
    assert all("C" in hand for hand in hands)
    assert len(set(hands)) > 3, "the other card is anybody's guess"


@pytest.mark.parametrize("defence", ["none alone", "none engineer", "none hero"])
@rule("MJ-GEN-12")
def test_who_could_lay_no_yellow_card_has_none(defence):
    table = siege(attack="L L", defence="Eng Ret Sig Fel", dice=(1, 6)).has("france", hero=True)
    table.play("england lay ladders ladders alone", f"france defend {defence}").settle()
    hands = imagined_cards(table, "france")
    assert not any(card in hand.split() for hand in hands for card in "LRSC")
    assert len(set(hands)) > 3


@rule("MJ-GEN-12")
def test_who_lays_nothing_at_all_is_known_at_once_to_have_no_yellow_card():
    table = siege(attack="L L", defence="Eng Ret Sig Fel").has("france", barons=1)
    table.play("england lay ladders ladders alone", "france defend none alone")
    assert (table.asked, table.view().fight.revealed) == ("france defence-barons", False)
    assert table.view().seats[table.seat("france")].sure_reds == 4
    hands = imagined_cards(table, "france")
    assert not any(card in hand.split() for hand in hands for card in "LRSC")


@rule("MJ-GEN-12", "MJ-NAV-4")
def test_who_could_stake_no_yellow_card_has_none():
    table = Table(6).hand("england", "Ret Sig Fel Eng").hand("flanders", "L").rolls(duel=(1, 6))
    begin_duel(table.s, NAVAL_BATTLE, table.seat("flanders"), table.seat("england"))
    table.play("england stake none 0 felon", "flanders stake ladders 0 alone").settle()
    hands = imagined_cards(table, "england")
    assert not any(card in hand.split() for hand in hands for card in "LRSC")
    assert {len(hand.split()) for hand in hands} == {3}


@rule("MJ-GEN-12", "MJ-CBT-3")
def test_who_declared_an_attack_has_the_cards_for_it():
    """Even if the Master of the Seas forbids the landing."""
    table = Table(4).hold("england", "calais").hold("france", "bordeaux bourges").hold("brittany", "brest nantes")
    table.s.master = table.seat("brittany")
    table.hand("england", "L L Ret").player_turn("england")
    table.settle("combats").play("england attack brest").play("brittany forbid")
    dice = Live(b"declared")
    hands = [table.game.redeal(table.s, 0, dice).hands[1] for _ in range(60)]
    assert min(yellows(hand) for hand in hands) >= 2
    assert len(set(hands)) > 5


@rule("MJ-GEN-12", "MJ-NAT-2")
def test_who_lost_a_yellow_card_to_navarres_plot_has_no_red_one():
    table = Table(6, nation_powers="on").hold("navarre", "pampelune").hand("england", "R S L L")
    table.rolls(intrigue=[0]).player_turn("navarre").play("navarre intrigue", "navarre player 3").settle()
    hands = imagined_cards(table, "england")
    assert not any(len(card) > 1 for hand in hands for card in hand.split())
    assert len(set(hands)) > 3


@rule("MJ-GEN-12")
def test_what_is_known_of_a_hand_leaves_it_with_the_cards():
    table = Table(4).hold("england", "dijon").hold("france", "troyes bourges").hold("brittany", "brest")
    table.hand("england", "L L Ret Sig Amb").hand("france", "Eng Bri Sig").rolls(attack=[1], defence=[6], brigand=[6])
    table.player_turn("england").settle("combats").play("england attack troyes", "england lay ladders ladders alone")
    table.play("france defend none alone").settle()
    attacker = imagined_cards(table.copy(), "england")
    assert any(not set("LRSC") & set(hand.split()) for hand in attacker), "the cards for the attack are gone"
    table.player_turn("france").settle("france expansion").play("france brigand", "france town brest").settle()
    defender = imagined_cards(table, "france")
    assert {len(hand.split()) for hand in defender} == {2}
    assert not any(card in hand.split() for hand in defender for card in "LRSC")


@rule("MJ-GEN-12")
def test_a_card_that_was_seen_is_forgotten_when_it_is_lost():
    table = siege("fortress", "L L L L", "C S", (1, 6)).play("england lay ladders ladders alone")
    table.play("france defend cannon alone").settle()
    table.rolls(attack=[6], defence=[1]).hold("england", "auxerre").has("england", barons=3)
    table.attack("england", "auxerre", "troyes").play("england lay ladders ladders alone", "england barons 3")
    table.play("france defend cannon alone").settle()
    assert "C" in table.discards.split()
    assert any("C" not in hand.split() for hand in imagined_cards(table, "france"))


@rule("MJ-GEN-12", "MJ-TURN-4")
def test_nothing_is_known_of_a_hand_that_is_dealt_anew():
    table = siege("fortress", "L L", "C Eng Ret", (1, 6)).play("england lay ladders ladders alone")
    table.play("france defend cannon alone").settle().begin(Discards()).settle()
    table.hand("france", "L S R")
    hands = imagined_cards(table, "france")
    assert any("C" not in hand.split() for hand in hands)
    assert any(not set("LRSC") & set(hand.split()) for hand in hands)


@rule("MJ-GEN-12", "MJ-OLT-2")
def test_a_card_that_was_kept_is_a_red_one():
    table = Table(4, long_term="on").hold("france", "paris").hand("france", "Ret L").begin(KeepRedCards(), Discards())
    table.play("france keep retreat").settle()
    hands = imagined_cards(table, "france")
    assert all(len(hand.split()) == 1 and len(hand) > 1 for hand in hands)
    assert len(set(hands)) > 3


def imagined_sides(table: Table, viewer: str, side: int) -> set[str]:
    """What somebody imagines to lie face down on a side of the combat."""
    assert table.asks
    dice = Live(b"face down")
    found = [table.game.redeal(table.s, table.seat(viewer), dice) for _ in range(80)]
    return {words(other.fight.cards[side]) for other in found}


@rule("MJ-GEN-12", "MJ-CBT-13")
def test_a_third_card_face_down_is_an_engineer_or_a_felon():
    table = siege(attack="C C Fel", defence="L").play("england lay cannon cannon felon")
    laid = imagined_sides(table, "france", 0)
    assert {cards.split()[-1] for cards in laid} == {"Eng", "Fel"}
    assert {len(cards.split()) for cards in laid} == {3}


@rule("MJ-GEN-12")
def test_the_only_card_of_a_hand_that_everybody_saw_is_known_face_down():
    table = siege("fortress", "L L L L", "C", (1, 6)).play("england lay ladders ladders alone")
    table.play("france defend cannon alone").settle().hold("england", "auxerre").has("france", barons=1)
    table.attack("england", "auxerre", "troyes").play("england lay ladders ladders alone", "france defend cannon alone")
    assert table.asked == "france defence-barons"
    assert imagined_sides(table, "england", 1) == {"C"}


@pytest.mark.source_only
@rule("MJ-GEN-12")
def test_where_chance_proposes_nothing_that_fits_all_that_could_lie_there_is_gone_through(monkeypatch):
    monkeypatch.setattr(imagining, "TRIES", 0)
    table = siege("fortress", "L L", "C R").has("france", barons=1)
    table.play("england lay ladders ladders alone", "france defend cannon alone")
    table.s.shown[table.seat("france")] = pile("C R")
    assert table.asked == "france defence-barons"
    assert imagined_sides(table, "england", 1) == {"C", "R"}


@rule("MJ-OHB-1")
def test_who_has_not_been_asked_for_hidden_barons_has_given_none():
    table = siege(attack="L L", defence="L", hidden_barons="on")
    for nation in ("england", "brittany", "burgundy"):
        table.has(nation, barons=3)
    table.play("england lay ladders ladders alone", "england barons 1").settle("brittany support-attack")
    dice = Live(b"barons")
    found = [table.game.redeal(table.s, table.seat("brittany"), dice).fight.barons for _ in range(40)]
    assert {barons[0][table.seat("england")] for barons in found} == {0, 1, 2, 3}
    assert {(barons[0][table.seat("burgundy")], barons[1][table.seat("burgundy")]) for barons in found} == {(0, 0)}


@rule("MJ-OHB-1")
def test_who_has_been_asked_for_hidden_barons_may_have_given_any_number():
    table = siege(attack="L L", defence="L", hidden_barons="on")
    for nation in ("brittany", "burgundy"):
        table.has(nation, barons=3)
    table.play("england lay ladders ladders alone").settle("burgundy support-attack")
    dice = Live(b"barons")
    found = [table.game.redeal(table.s, table.seat("burgundy"), dice).fight.barons for _ in range(40)]
    assert {barons[0][table.seat("brittany")] for barons in found} == {0, 1, 2, 3}


@rule("MJ-DIP-1")
def test_an_offer_of_a_pact_stands_for_its_maker_too():
    table = Table(4).hold("france", "paris").hold("england", "calais").player_turn("france")
    table.play("france parley", "france player 2", "france pact")
    dice = Live(b"pact")
    standing = [len(table.game.redeal(table.s, seat, dice).agenda.standing) for seat in (0, 1, 2, None)]
    assert standing == [2, 2, 0, 0]


# -- a listener ---------------------------------------------------------------------------------------------------


def contradicted(table: Table, nation: str, cards: str) -> str | None:
    """What somebody says who has heard everything, if a nation is believed to hold these cards."""
    s = table.s.clone()
    s.hands[table.seat(nation)] = pile(cards)
    return table.game.contradiction(s, None, table.s.journal.events)


def heard(table: Table, **hands: int) -> Table:
    """So many cards were drawn before, as everybody heard."""
    drawn = [
        Event("drew", None, {"power": nation, "number": number, "hand": number}) for nation, number in hands.items()
    ]
    table.s.journal.events[:0] = drawn
    return table


def test_a_listener_knows_who_has_no_yellow_card():
    table = siege(attack="L L", defence="Eng Ret Sig", dice=(1, 6)).play("england lay ladders ladders alone")
    heard(table.play("france defend none engineer").settle(), england=2, france=3)
    assert contradicted(table, "france", "Ret Sig") is None
    assert contradicted(table, "france", "Fel Amb") is None
    assert contradicted(table, "france", "Ret L") == "france has 1 yellow cards, it can be 0 to 0"


def test_a_listener_remembers_the_card_that_came_back():
    table = siege("fortress", "L L", "C S", (1, 6)).play("england lay ladders ladders alone")
    heard(table.play("france defend cannon alone").settle(), england=2, france=2)
    assert contradicted(table, "france", "C Ret") is None
    assert contradicted(table, "france", "S Ret") == "france must have 1 of cannon"


def test_a_listener_forgets_what_went_back_to_the_deck():
    table = siege("fortress", "L L", "C S", (1, 6)).play("england lay ladders ladders alone")
    heard(table.play("france defend cannon alone").settle(), england=2, france=2).begin(Discards()).settle()
    table.s.journal.tell("drew", power="france", number=1, hand=1)
    assert contradicted(table, "france", "L") is None
    assert contradicted(table, "france", "L L") == "france has 2 yellow cards, it can be 0 to 1"
    assert contradicted(table, "france", "Ret Ret") == "france has 2 red cards, it can be 1 at most"


def test_a_listener_knows_what_an_attack_needs_and_what_a_felon_took():
    table = siege(attack="L C R", defence="Fel L", dice=(1, 1)).play("england lay cannon ladders alone")
    heard(table.rolls(felon=[3]).play("france felon"), england=3, france=2)
    assert contradicted(table, "france", "L") is None
    assert contradicted(table, "france", "Fel Fel") == "france has 2 red cards, it can be 1 at most"
    table.play("france defend ladders alone").settle()
    assert contradicted(table, "england", "Ret") is None
    assert contradicted(table, "england", "L Ret R") == "england has 2 yellow cards, it can be 0 to 1"


def test_a_listener_knows_what_was_staked():
    table = Table(6).hand("england", "Ret Fel").hand("flanders", "L C").rolls(duel=(1, 6))
    begin_duel(table.s, NAVAL_BATTLE, table.seat("flanders"), table.seat("england"))
    table.play("england stake none 0 alone", "flanders stake ladders 0 alone").settle()
    heard(table, england=2, flanders=2)
    assert contradicted(table, "england", "Ret L") == "england has 1 yellow cards, it can be 0 to 0"
    assert contradicted(table, "flanders", "C C") == "flanders must have 1 of ladders"


HURRY = 6
"""Of a match of a thousand answers more than a hundred and fifty moments are still looked at."""


@pytest.mark.bulk
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


@rule("MJ-CARD-5")
def test_who_draws_is_told_his_cards_and_nobody_else_is():
    table = Table(4).draws("C Fel")
    draw_cards(table.s, table.seat("france"), 2, table.dice)
    told = [(event.key, event.seats) for event in table.s.journal.events]
    assert told == [("drew", None), ("drew-cards", (table.seat("france"),))]
    assert len(table.s.journal.events[-1].params["cards"]) == 2
