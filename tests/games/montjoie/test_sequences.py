"""Chapters 9 to 13: treasury, political state, deal, purchases, turn order."""

import pytest

from centans.games.montjoie.box.cards import size
from centans.games.montjoie.box.names import TOWN, TOWNS
from centans.games.montjoie.rules.deal import Deal
from centans.games.montjoie.rules.events import BadSeasons
from centans.games.montjoie.rules.order import TurnOrder
from centans.games.montjoie.rules.politics import PoliticalState
from centans.games.montjoie.rules.purchases import Purchases
from centans.games.montjoie.rules.treasury import Treasury
from tests.games.montjoie.kit import Table, rule


def rich() -> Table:
    """France with 5 garrisons (1 pillaged), 2 castles (1 pillaged), 1 fortress."""
    table = Table(4).hold("france", "lyon grenoble avignon marseille rodez dijon:castle macon:castle paris:fortress")
    table.s.pillaged = 1 << TOWN["lyon"] | 1 << TOWN["macon"] | 1 << TOWN["auch"]
    return table


@rule("MJ-TRE-1", "MJ-TRE-2", "MJ-TRE-3", "MJ-TRE-5")
def test_e3_treasury_with_pillage():
    table = rich().has("france", money=4).begin(Treasury())
    assert table.money("france") == 13
    assert table.pillaged == set()


@rule("MJ-TRE-4", "MJ-BAD-1", "R25")
def test_e3_bad_seasons_halve_the_whole_income_once():
    table = rich().begin(BadSeasons(), Treasury(), Treasury())
    assert table.money("france") == 5 + 12
    assert table.money("england") == 0


@rule("MJ-POL-2", "MJ-POL-3", "R5")
@pytest.mark.parametrize(
    ("players", "votes", "war"),
    [
        (6, 3, True),
        (6, 2, False),
        (5, 3, True),
        (5, 2, False),
        (4, 2, True),
        (4, 1, False),
        (3, 2, True),
        (3, 1, False),
    ],
)
def test_e2_vote_thresholds(players, votes, war):
    table = Table(players).begin(PoliticalState())
    assert table.asked.count("vote") == players
    for seat in range(players):
        assert table.s.votes == []
        assert table.forbidden_by(table.name(seat), "pass") == "MJ-POL-2"
        table.play(f"{table.name(seat)} {'war' if seat < votes else 'peace'}")
    assert table.told("state")[-1]["state"] == ("war" if war else "peace")
    assert [one["seat"] for one in table.told("voted")] == list(range(players))


@rule("MJ-POL-1", "R6")
def test_after_a_truce_there_is_peace_without_a_vote():
    table = Table(4)
    table.s.truce = 1
    table.begin(PoliticalState())
    assert (table.asks, table.s.war, table.s.truce) == ([], 0, 0)


@rule("MJ-POL-4", "MJ-POL-5", "MJ-DEAL-1")
@pytest.mark.parametrize(("war", "cards", "events"), [(True, 6, 2), (False, 4, 1)])
def test_war_and_peace_fix_cards_and_events(war, cards, events):
    table = Table(5, war=war).begin(Deal())
    assert [table.held(table.name(seat)) for seat in range(5)] == [cards] * 5
    assert size(table.s.draw) == 74 - 5 * cards
    assert table.s.box.events_drawn[table.s.war] == events


@rule("MJ-POL-5", "MJ-CBT-2")
@pytest.mark.parametrize(("war", "again"), [(True, True), (False, False)])
def test_in_peace_there_is_one_attack_in_war_as_many_as_cards_allow(war, again):
    table = Table(4, war=war).hold("england", "dijon macon").hold("france", "troyes lyon").hand("england", "C C S S")
    table.rolls(attack=[6, 6], defence=[1, 1]).player_turn("england").play("england attack troyes")
    table.play("england lay cannon cannon alone").settle("combats")
    assert bool(table.offered("england", "attack")) == again
    if not again:
        assert table.forbidden_by("england", "attack lyon") == "MJ-CBT-2"


@rule("MJ-CARD-1", "MJ-CARD-2", "MJ-CARD-3")
def test_yellow_cards_have_values_red_ones_have_none():
    table = Table(4)
    assert table.s.box.card_value == [3, 4, 5, 6, 0, 0, 0, 0, 0, 0]
    assert [card.red for card in table.view().box.cards] == [False] * 4 + [True] * 6


def buyer(money: int, cards: str = "", **settings: str) -> Table:
    table = Table(4, **settings).order("france", "england", "brittany", "burgundy").has("france", money=money)
    return table.hold("france", "lyon avignon dijon:castle").hand("france", cards)


@rule("MJ-BUY-2", "MJ-BUY-4", "MJ-BUY-7", "MJ-BUY-8", "MJ-BUY-9", "MJ-BUY-10", "MJ-BUY-12", "MJ-BUY-13", "R8", "R10")
def test_e4_purchases_at_normal_prices():
    table = buyer(21, "L L L L L L").begin(Purchases())
    table.s.pillaged = 1 << TOWN["lyon"]
    table.play("france town lyon", "france town dijon")
    assert (table.level("lyon"), table.level("dijon"), table.money("france")) == ("castle", "fortress", 7)
    assert table.forbidden_by("france", "town avignon") == "MJ-BUY-7"
    assert table.forbidden_by("france", "town lyon") == "MJ-BUY-9"
    assert table.forbidden_by("france", "town paris") == "MJ-BUY-7"
    table.play("france cards 3")
    assert (table.money("france"), table.held("france")) == (1, 9)


@rule("MJ-BUY-5", "MJ-BUY-6", "R7")
def test_e5_hand_limit():
    table = buyer(20, "L L L L L L").begin(Purchases())
    assert table.forbidden_by("france", "cards 7") == "MJ-BUY-5"
    table.play("france cards 6")
    assert (table.held("france"), table.money("france")) == (12, 8)
    table.s.agenda.clear()
    table.s.agenda.standing.clear()
    table.hand("france", "").player_turn("france")
    table.s.hands[0] += table.game.catalogue and 1 << 28
    table.s.draw -= 1 << 28
    table._asks = None
    table.rolls(embassy=[3, 4]).play("france ambassador")
    assert table.held("france") == 14


@rule("MJ-BUY-2", "MJ-BUY-3", "R60")
@pytest.mark.parametrize(("settings", "left"), [({"length": "short"}, 0), ({"prices": "short"}, 0), ({}, -4)])
def test_e6_short_prices(settings, left):
    table = buyer(14, **settings).begin(Purchases())
    if left < 0:
        table.play("france town lyon")
        assert table.money("france") == 8
        return
    table.play("france town lyon", "france town dijon", "france cards 2")
    assert table.money("france") == left


@rule("MJ-BUY-4")
def test_nobody_spends_more_than_he_has():
    table = buyer(5).begin(Purchases())
    assert table.offered("france", "cards") == ["0", "1", "2"]
    assert table.forbidden_by("france", "cards 3") == table.forbidden_by("france", "town lyon") == "MJ-BUY-4"


@rule("MJ-COMP-3", "MJ-COMP-4", "MJ-BUY-7", "MJ-BUY-8")
def test_e7_towers_and_ramparts():
    castles, fortresses = " ".join(f"{t}:castle" for t in TOWNS[:12]), " ".join(f"{t}:fortress" for t in TOWNS[12:19])
    table = Table(4).order("france", "england", "brittany", "burgundy").hold("england", castles)
    table.hold("burgundy", fortresses).hold("france", TOWNS[20]).hold("england", TOWNS[21])
    table.has("france", money=6).has("england", money=20).begin(Purchases())
    table.play(f"france town {TOWNS[20]}").settle("england purchases")
    assert table.asked == "england purchases"
    assert table.forbidden_by("england", f"town {TOWNS[21]}") == "MJ-COMP-3"
    table.play(f"england town {TOWNS[0]}")
    assert (table.s.towers, table.s.ramparts) == (0, 2)


@rule("MJ-BUY-11", "R10")
def test_captured_castles_may_be_raised():
    table = Table(4).hold("england", "dijon:castle").has("france", money=8)
    table.hold("france", "dijon:castle").begin(Purchases()).play("france town dijon")
    assert table.level("dijon") == "fortress"


@rule("MJ-BUY-1", "R4")
def test_players_buy_in_current_order():
    table = Table(4).order("burgundy", "france", "england", "brittany")
    for nation in ("burgundy", "france", "england", "brittany"):
        table.has(nation, money=2)
    table.begin(Purchases())
    asked = []
    while table.asks:
        asked.append(table.asked.split()[0])
        table.play(f"{asked[-1]} cards 0")
    assert asked == ["burgundy", "france", "england", "brittany"]


@rule("MJ-COMP-13")
def test_no_more_cards_are_bought_than_there_are():
    table = buyer(20)
    table.s.draw, table.s.discard = 1, 2
    table.begin(Purchases())
    assert table.offered("france", "cards") == ["0", "1", "2", "3"]
    assert table.forbidden_by("france", "cards 4") == "MJ-COMP-13"


@rule("MJ-ORD-1", "MJ-ORD-2", "MJ-ORD-4", "MJ-ORD-5", "MJ-COMP-9")
def test_e8_never_first_twice():
    table = Table(4).has("england", barons=6).rolls(order=[1, 3, 1, 2, 1, 2])
    table.s.last_first = table.seat("france")
    table.begin(TurnOrder())
    assert table.asks == []
    assert [table.name(seat) for seat in table.s.order] == ["england", "france", "burgundy", "brittany"]
    assert table.barons("england") == 6
    assert table.view().seats[1].first


@rule("MJ-ORD-3", "MJ-ORD-4", "R3")
def test_in_turn_one_anybody_may_be_first_and_gets_a_baron():
    table = Table(4, turn=1).rolls(order=[1, 1, 1]).begin(TurnOrder())
    assert table.asks == []
    assert (table.s.order[0], table.barons("france")) == (table.seat("france"), 1)
