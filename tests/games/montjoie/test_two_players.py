"""Chapter 22: the game for 2 players, and the loyalty of allies in it."""

import pytest

from centans.games.montjoie.box.cards import KINDS, number_of
from centans.games.montjoie.box.names import BRITTANY, BURGUNDY, FLANDERS, NAVARRE, TOWN
from centans.games.montjoie.box.realm import PEACE, WAR
from centans.games.montjoie.rules.events import Events
from centans.games.montjoie.rules.loyalty import Loyalty
from centans.games.montjoie.rules.order import TurnOrder
from centans.games.montjoie.rules.politics import PoliticalState
from centans.games.montjoie.rules.turn import sequence_of_play
from centans.games.montjoie.rules.two_players import ChooseAllies, OtherPlaces, PowerTurns
from tests.games.montjoie.kit import Table, duel_of_kings, loyal, montjoie, rule

# -- general ----------------------------------------------------------------------------------------------------------


@rule("MJ-P2-1", "MJ-P2-3", "MJ-P2-4", "MJ-P2-5", "R59")
def test_set_up_with_two_players():
    table = Table.dealt(2)
    assert table.asked == "france choose-ally, england choose-ally"
    assert table.marked(table.s.held[BURGUNDY]) == {"besancon", "dijon", "macon", "auxerre", "nevers"}
    assert table.marked(table.s.held[BRITTANY]) == {"brest", "nantes", "rennes", "caen", "cherbourg"}
    assert table.offered("france", "nation") == ["flanders", "navarre"]
    assert table.offered("england", "nation") == ["burgundy", "brittany"]
    assert table.forbidden_by("england", "nation flanders") == "MJ-P2-4"
    table.play("france nation navarre")
    assert table.s.allies == [-1, -1], "both are revealed together"
    table.play("england nation brittany")
    assert table.asked == "france start-town"
    assert table.s.allies == [NAVARRE, BRITTANY]
    assert len(table.s.heroes) == 2


@rule("MJ-P2-2")
def test_the_small_deck():
    deck = montjoie().realm(montjoie().variant(2)).deck
    assert [number_of(deck, kind) for kind in range(KINDS)] == [15, 4, 4, 3, 3, 3, 2, 2, 1, 1]


@rule("MJ-P2-6", "MJ-P2-8", "MJ-P2-9", "R54")
def test_e65_order_and_politics():
    for turn, first in ((1, "france"), (2, "england"), (3, "france"), (4, "england")):
        table = duel_of_kings(turn).begin(TurnOrder())
        assert table.asks == []
        assert (table.name(table.s.order[0]), table.barons(first)) == (first, 1)
    states = {1: [], 2: [3, 4], 4: [2, 3]}
    for turn, dice in states.items():
        found = []
        for die in dice or [None]:
            table = duel_of_kings(turn).rolls(politics=[] if die is None else [die]).begin(PoliticalState())
            assert table.asks == []
            found.append(table.s.war)
        assert found == ([PEACE, WAR] if dice else [PEACE])
    quiet = duel_of_kings().begin(Events())
    assert (quiet.asks, quiet.dice.labels, quiet.s.drawn_events) == ([], [], [])


@rule("MJ-P2-7", "R48", "R54")
def test_the_other_powers_act_in_drawn_places():
    table = duel_of_kings().rolls(places=[4, 1, 1]).begin(OtherPlaces())
    assert table.asks == []
    assert table.s.places == [FLANDERS, NAVARRE, BRITTANY, BURGUNDY]
    table.s.held[NAVARRE] = 0
    table.s.owner[TOWN["rouen"]] = -1
    for nation in (FLANDERS, BRITTANY, BURGUNDY):
        table.s.controller[nation] = 0
    table.begin(PowerTurns()).settle()
    assert [one["power"] for one in table.told("player-turn")] == ["flanders", "brittany", "burgundy"]


@rule("MJ-P2-10", "R55")
def test_the_order_within_sequence_three():
    names = [type(step).__name__ for step in sequence_of_play()]
    places = [names.index(name) for name in ("Deal", "Loyalty", "AllyIncome", "AllyCards", "Purchases")]
    assert places == sorted(places)


@rule("MJ-P2-12", "R44")
def test_brigands_act_on_the_opponents_own_power_and_free_towns_only():
    table = (
        loyal(duel_of_kings(), BURGUNDY, "england").hand("france", "Bri").player_turn("france").play("france brigand")
    )
    for town in ("dijon", "rouen", "gand"):
        assert table.forbidden_by("france", f"town {town}") == "MJ-ECO-2"
    assert {"calais", "paris"} <= set(table.offered("france", "town"))


# -- loyalty ----------------------------------------------------------------------------------------------------------


@rule("MJ-FID-1")
def test_in_turn_one_allies_are_loyal():
    table = duel_of_kings(1).begin(Loyalty())
    assert table.asks == []
    assert (table.s.loyal[FLANDERS], table.s.loyal[BURGUNDY]) == (0, 1)


@rule("MJ-FID-2", "MJ-FID-4", "MJ-FID-5", "MJ-FID-6", "MJ-FID-7", "MJ-NEU-1", "R56")
@pytest.mark.parametrize(
    ("own", "other", "die", "is_loyal"),
    [
        (2, 1, 1, False),
        (2, 1, 2, True),
        (0, 4, 6, True),
        (0, 4, 5, False),
        (4, 0, 1, False),
        (0, 0, 3, True),
        (0, 0, 2, False),
    ],
)
def test_e45_loyalty(own, other, die, is_loyal):
    table = duel_of_kings().has("france", money=5).has("england", money=5).rolls(loyalty=[die, 3]).begin(Loyalty())
    assert table.asked == "france bribe-own, england bribe-other"
    assert [table.view(player).choosing.power for player in ("france", "england")] == ["flanders", "flanders"]
    table.play(f"france ecus {own}")
    assert table.money("france") == 5
    table.play(f"england ecus {other}")
    assert (table.money("france"), table.money("england")) == (5 - own, 5 - other)
    assert (table.s.loyal[FLANDERS] == 0) == is_loyal
    assert table.view().powers[FLANDERS].role == ("ally" if is_loyal else "neutral")
    assert table.asked == "england bribe-own, france bribe-other"


@rule("MJ-FID-5", "R56")
def test_the_harder_threshold():
    table = duel_of_kings(fidelity_threshold="5").rolls(loyalty=[4, 5]).begin(Loyalty()).settle()
    assert (table.s.loyal[FLANDERS], table.s.loyal[BURGUNDY]) == (-1, 1)


@rule("MJ-FID-3")
def test_an_ambassador_spares_the_test():
    table = duel_of_kings().hand("france", "Amb").has("england", money=9).rolls(loyalty=[3]).begin(Loyalty())
    assert (table.asked, table.offered("france")) == ("france loyalty", ["send-ambassador", "roll"])
    table.play("france send-ambassador")
    assert (table.s.loyal[FLANDERS], table.discards, table.money("england")) == (0, "Amb", 9)


@rule("MJ-FID-8")
def test_an_ally_without_towns_is_not_tested():
    table = Table(2, turn=2).hold("france", "paris").hold("burgundy", "dijon").rolls(loyalty=[6])
    table.s.allies = [FLANDERS, BURGUNDY]
    table.begin(Loyalty()).settle()
    assert (table.s.loyal[FLANDERS], table.s.loyal[BURGUNDY]) == (-1, 1)


@rule("MJ-FID-9", "MJ-NEU-1", "MJ-INT-14", "R57")
def test_e70_automatic_ally():
    assert "choose" not in Table.dealt(2, auto_ally="on").asked
    table = duel_of_kings(3, auto_ally="on").begin(ChooseAllies(), Loyalty())
    assert table.asked == "france choose-ally, england choose-ally"
    table.play("france nation navarre", "england nation brittany")
    assert table.asks == []
    roles = {power.power: power.role for power in table.view().powers[:6]}
    assert (roles["navarre"], roles["brittany"], roles["flanders"], roles["burgundy"]) == (
        "ally",
        "ally",
        "neutral",
        "neutral",
    )
