"""Chapters 4 to 8: general concepts, components, set-up, the turn, the return of a player."""

import pytest

from centans.games.montjoie.box.cards import CARD_IDS, KINDS, number_of, size
from centans.games.montjoie.box.names import ENGLAND, EVENTS, FRANCE, NATIONS, TOWN, TOWNS
from centans.games.montjoie.choices.catalogue import CATALOGUE
from centans.games.montjoie.model.position import CASTLE, FORTRESS, GARRISON, free_towns, provinces_of, set_level
from centans.games.montjoie.rules.deal import draw_cards, gather_cards
from centans.games.montjoie.rules.ending import EndOfTurn, lapse
from centans.games.montjoie.rules.gains import BY_CONQUEST, Gain
from centans.games.montjoie.rules.returns import Returns
from centans.games.montjoie.rules.throws import beats_wall
from centans.games.montjoie.rules.turn import Turn, sequence_of_play
from tests.games.montjoie.kit import Table, montjoie, pile, province, rule, siege

COMPONENTS = montjoie().components


# -- chapter 4 ----------------------------------------------------------------------------------------------------


@rule("MJ-GEN-1")
def test_most_claim_points_win():
    table = Table(4, turn=10).has("england", points=31).has("france", points=30).begin(EndOfTurn(Turn()))
    assert table.asks == []
    result = table.game.result(table.s)
    assert result.winners == (table.seat("england"),)
    assert result.decided_by == "points"


@rule("MJ-GEN-2", "MJ-GEN-3")
def test_a_town_is_free_or_held_by_one_power_and_its_level_says_its_wall():
    table = Table(4).hold("france", "paris:fortress dijon:castle lyon").hold("empire", "metz")
    assert [table.s.box.walls[table.s.level[TOWN[town]]] for town in ("auch", "lyon", "dijon", "paris")] == [0, 2, 4, 6]
    for town in range(len(TOWNS)):
        holders = [power for power, held in enumerate(table.s.held) if held >> town & 1]
        assert holders == ([table.s.owner[town]] if table.s.owner[town] >= 0 else [])
        assert (table.s.level[town] == 0) == (not holders)
    assert (table.owner("metz"), table.level("metz")) == ("empire", "garrison")


@rule("MJ-GEN-4", "MJ-SCO-1")
def test_a_province_is_controlled_by_who_owns_all_its_towns():
    table = Table(4).hold("france", "reims chalons")
    assert province("champagne") not in provinces_of(table.s, FRANCE)
    table.hold("france", "troyes")
    assert province("champagne") in provinces_of(table.s, FRANCE)
    sizes = {len(row["towns"]) for row in COMPONENTS["provinces"]}
    assert sizes == {1, 2, 3}
    assert sorted(town for row in COMPONENTS["provinces"] for town in row["towns"]) == sorted(TOWNS)


@rule("MJ-GEN-5", "R82")
def test_the_ile_de_france_counts_two_points_and_pays_like_any_town():
    table = Table(4).hold("france", "paris")
    paris, lyon = table.town("paris"), table.town("lyon")
    assert (table.view().seats[0].points_now, paris.income) == (2, 1)
    assert [part.value for part in paris.defence if part.name == "wall"] == [2]
    assert {row["id"]: row["points"] for row in COMPONENTS["provinces"] if row["points"] > 1} == {"ile_de_france": 2}
    assert lyon.defence[0].name == "militia"


@rule("MJ-GEN-6")
def test_ports_and_mountains_never_change():
    table = Table(4).hold("france", "clermont bordeaux")
    assert (table.town("clermont").mountain, table.town("bordeaux").port) == (True, True)
    assert [row["id"] for row in COMPONENTS["towns"] if row["port"] and row["mountain"]] == []


@rule("MJ-GEN-7")
def test_an_opponent_is_another_player():
    from centans.games.montjoie.rules.events import Confiscation

    table = Table(4).begin(Confiscation())
    assert table.offered("france", "player") == ["2", "3", "4"]
    assert table.forbidden_by("france", "player 1") == "MJ-GEN-7"
    assert table.forbidden_by("france", "player 5") == "MJ-CNF-1"


@rule("MJ-GEN-8", "MJ-GEN-9", "R13")
@pytest.mark.parametrize(("level", "yields"), [(GARRISON, [3, 4, 5, 6]), (CASTLE, [5, 6]), (FORTRESS, [])])
def test_a_wall_is_beaten_by_a_greater_die_whatever_the_terrain(level, yields):
    table = Table(4).hold("france", "clermont dijon")
    for town in (TOWN["clermont"], TOWN["dijon"]):
        set_level(table.s, town, level)
        assert [die for die in range(1, 7) if beats_wall(table.s, town, die)] == yields


@rule("MJ-GEN-10")
def test_halves_are_rounded_up():
    table = Table(4)
    assert [table.s.box.named_towns[die] for die in range(1, 7)] == [1, 1, 2, 2, 3, 3]


@rule("MJ-GEN-11")
def test_the_attacker_rolls_first():
    table = siege(attack="L L", defence="L").play("england lay ladders ladders alone", "france defend ladders alone")
    assert table.settle().dice.labels[-2:] == ["attack", "defence"]


@rule("MJ-GEN-13", "MJ-DIP-5")
def test_no_offer_can_contain_a_card():
    offers = [o.notation for o in CATALOGUE if o.kind in ("gift", "exchange", "sell", "buy", "pact", "promise")]
    assert offers == ["gift", "exchange", "sell", "buy", "pact", "promise"]


@rule("MJ-GEN-14", "MJ-EVT-4")
def test_what_cannot_be_carried_out_has_no_effect():
    from centans.games.montjoie.rules.ambassador import Corruption, CourtIntrigue

    table = Table(4).begin(Corruption(0, FRANCE), CourtIntrigue(0))
    assert table.asks == []


@rule("MJ-GEN-15", "MJ-CBT-41", "R15")
def test_markers_stay_with_a_town_that_changes_hands():
    table = Table(4).hold("france", "dijon")
    bit = 1 << TOWN["dijon"]
    table.s.pillaged = table.s.protected = bit
    table.begin(Gain(ENGLAND, TOWN["dijon"], BY_CONQUEST))
    assert (table.asks, table.owner("dijon"), table.s.pillaged, table.s.protected) == ([], "england", bit, bit)


# -- chapter 3 ----------------------------------------------------------------------------------------------------


@rule("MJ-COMP-1", "R79")
def test_the_deck_has_74_cards():
    deck = montjoie().realm(montjoie().variant(6)).deck
    assert [number_of(deck, kind) for kind in range(KINDS)] == [28, 8, 8, 6, 6, 6, 4, 4, 2, 2]
    assert size(deck) == 74
    for players in (3, 4, 5):
        assert montjoie().realm(montjoie().variant(players)).deck == deck
    assert [row["id"] for row in COMPONENTS["cards"]] == list(CARD_IDS)


@rule("MJ-COMP-2", "MJ-SETUP-4", "R42")
def test_heroes_are_no_cards_of_the_hand_and_begin_inactive():
    table = Table.dealt(4)
    assert table.s.heroes == [0] * 4
    other = Table(4).has("france", hero=True)
    assert (other.held("france"), size(other.s.draw)) == (0, 74)


@rule("MJ-COMP-3", "MJ-COMP-4", "MJ-COMP-5", "R11")
def test_castles_use_towers_fortresses_ramparts_too_and_both_return():
    table = Table(4).hold("france", "dijon:castle paris:fortress")
    assert (table.s.towers, table.s.ramparts) == (18, 9)
    set_level(table.s, TOWN["paris"], CASTLE)
    assert (table.s.towers, table.s.ramparts) == (18, 10)
    set_level(table.s, TOWN["paris"], GARRISON)
    assert (table.s.towers, table.s.ramparts) == (19, 10)


def twenty(table: Table, nation: str = "england") -> Table:
    """Twenty towns of a nation; Moulins is one of them, Clermont its neighbour is not."""
    towns = [town for town in TOWNS[30:] if town != "clermont"][:20]
    assert "moulins" in towns
    return table.hold(nation, " ".join(towns))


@rule("MJ-COMP-6", "MJ-COMP-7", "MJ-COMP-8", "R12")
def test_e57_twenty_towns():
    table = twenty(Table(4)).hold("france", "clermont paris").hand("england", "C C").rolls(attack=[6], defence=[1])
    table.attack("england", "moulins", "clermont").play("england lay cannon cannon alone").settle("abandon")
    assert table.asked == "england abandon"
    declined = table.copy().play("england decline")
    assert (declined.owner("clermont"), declined.aside("england")) == ("france", "C C")
    assert table.forbidden_by("england", "town paris") == "MJ-COMP-7"
    table.play("england town moulins")
    assert (table.owner("clermont"), table.owner("moulins"), table.level("moulins")) == ("england", "free", "free")


@rule("MJ-COMP-6", "MJ-COMP-7")
def test_with_twenty_towns_a_nation_cannot_expand_unless_there_is_no_limit():
    table = twenty(Table(4)).player_turn("england")
    assert table.offered("england", "expand") == []
    free = next(town for town in TOWNS if table.owner(town) == "free")
    assert table.forbidden_by("england", f"expand {free}") == "MJ-COMP-7"
    assert twenty(Table(4, garrison_limit="none")).player_turn("england").offered("england", "expand")


@rule("MJ-COMP-9", "MJ-INF-3")
def test_nobody_has_more_than_six_barons():
    from centans.games.montjoie.model.position import gain_barons

    table = Table(4).has("france", barons=5)
    assert (gain_barons(table.s, 0, 3), table.barons("france")) == (1, 6)


@rule("MJ-COMP-10", "R15")
def test_pillage_markers_never_run_out():
    table = Table(4)
    table.s.pillaged = free_towns(table.s)
    assert len(table.pillaged) == len(TOWNS)


@rule("MJ-COMP-11", "R20")
def test_there_are_twelve_event_markers_of_eleven_kinds():
    counts = Table(4).s.pool
    assert (sum(counts), len(counts)) == (12, 11)
    assert [EVENTS[event] for event, number in enumerate(counts) if number == 2] == ["chevauchee"]


@rule("MJ-COMP-12", "MJ-COMP-13", "MJ-BUY-6", "R9")
def test_e67_deck_exhausted():
    table = Table(6)
    for seat in range(6):
        table.s.hands[seat] = pile("L L L L R S") + pile("L L L L L L") if seat else pile("Amb Amb L L L L L L L L L L")
    table.s.draw = pile("C S")
    table.s.discard = 0
    table.player_turn("navarre").rolls(embassy=[3, 3, 3, 3])
    table.play("navarre ambassador")
    assert (table.held("navarre"), size(table.s.draw), table.discards) == (13, 0, "Amb")
    table.play("navarre ambassador")
    assert (table.held("navarre"), size(table.s.draw), table.discards) == (14, 0, "")
    assert draw_cards(table.s, 0, 1, table.dice) == 0


# -- chapter 5 ----------------------------------------------------------------------------------------------------


@rule("MJ-SETUP-1", "MJ-SETUP-6", "MJ-SETUP-3", "MJ-SETUP-5", "R1", "R2")
@pytest.mark.parametrize(("players", "missing"), [(6, []), (5, ["navarre"]), (4, ["navarre", "flanders"])])
def test_nations_by_number_of_players(players, missing):
    table = Table.dealt(players)
    nations = [name for name in NATIONS if name not in missing]
    assert table.asks
    assert [table.name(seat) for seat in table.s.order] == nations
    assert (table.s.money, table.s.barons, table.s.turn) == ([0] * players, [0] * players, 1)
    assert (size(table.s.draw), table.s.discard, sum(table.s.pool)) == (74, 0, 12)
    assert Table.dealt(players, starting_influence="6").s.barons == [6] * players


@rule("MJ-SETUP-2")
def test_nations_are_taken_by_seat_chosen_or_drawn():
    table = Table.dealt(4, nations="chosen")
    chooser = table.asks[0]
    assert [o.notation for o in chooser.options] == [
        f"nation {n}" for n in ("france", "england", "brittany", "burgundy")
    ]
    refusals = [table.game.option(f"nation {n}") for n in ("navarre",)]
    from centans.core.steps import take, why_not

    assert why_not(table.s, table.asks, 0, refusals[0]).rule == "MJ-SETUP-1"
    take(table.s, chooser, table.game.option("nation burgundy"), table.dice)
    table._asks = None
    assert why_not(table.s, table.asks, 1, table.game.option("nation burgundy")).rule == "MJ-SETUP-2"
    drawn = Table.dealt(4, nations="drawn").rolls(nations=[4, 1, 2])
    assert drawn.asks
    assert [drawn.name(seat) for seat in range(4)] == ["burgundy", "france", "brittany", "england"]


@rule("MJ-SETUP-7", "MJ-SETUP-8", "MJ-SETUP-9", "MJ-SETUP-10", "MJ-SETUP-11", "MJ-SETUP-12", "MJ-SETUP-13", "R84")
def test_start_positions():
    table = Table.dealt(6)
    choices = {
        "navarre": ["rouen", "caen"],
        "france": ["clermont", "montpellier"],
        "england": ["bordeaux", "bayonne"],
        "brittany": ["rennes", "nantes"],
        "burgundy": ["dijon", "macon"],
        "flanders": ["bruges", "gand", "bruxelles"],
    }
    for nation, towns in choices.items():
        assert table.asked == f"{nation} {'leave-out' if nation == 'flanders' else 'start-town'}"
        assert sorted(table.offered(nation, "town")) == sorted(towns)
        assert table.forbidden_by(nation, "town paris") == f"MJ-SETUP-{8 + NATIONS.index(nation)}"
        table.play(f"{nation} town {towns[0]}")
    fixed = [("pampelune", "navarre"), ("bourges", "france"), ("calais", "england"), ("brest", "brittany")]
    for town, nation in [*fixed, ("besancon", "burgundy"), ("gand", "flanders"), ("bruxelles", "flanders")]:
        assert table.owner(town) == nation
    assert table.owner("bruges") == "free"


@rule("MJ-SETUP-14", "MJ-SETUP-15", "MJ-SETUP-16", "MJ-TRE-1", "R66")
def test_e1_set_up_with_four_players():
    table = Table.dealt(4).play(
        "france town clermont", "england town bordeaux", "brittany town rennes", "burgundy town dijon"
    )
    assert table.asked == "france third-town"
    assert "nothing" in table.offered("france")
    assert sorted(table.offered("france", "town")) == sorted(
        ["tours", "orleans", "nevers", "moulins", "le_puy", "limoges"]
    )
    assert table.forbidden_by("france", "town paris") == "MJ-SETUP-14"
    assert table.forbidden_by("france", "town dijon") == "MJ-SETUP-14"
    table.play("france town tours", "england nothing", "brittany town nantes", "burgundy town vesoul")
    assert (table.owner("pampelune"), table.owner("gand")) == ("free", "free")
    assert table.money("france") == 3
    assert table.money("england") == 2
    assert table.marked(table.s.start_towns[table.seat("brittany")]) == {"brest", "rennes", "nantes"}


# -- chapter 7 ----------------------------------------------------------------------------------------------------


@rule("MJ-TURN-1", "MJ-TURN-2")
def test_a_turn_has_eight_sequences_after_the_returns():
    names = [type(step).__name__ for step in sequence_of_play()]
    main = ["Returns", "Treasury", "PoliticalState", "Deal", "Purchases", "TurnOrder", "Events", "ForeignIntervention"]
    main += ["PlayerTurns", "Points", "EndOfTurn"]
    assert [name for name in names if name in main] == main


@rule("MJ-TURN-3", "MJ-ORD-3", "R3", "R4")
def test_the_current_order_is_that_of_the_turn_before_until_a_new_one_is_drawn():
    table = Table(4, turn=3).order("burgundy", "england", "france", "brittany").rolls(order=[3, 1, 1], event=[5])
    for nation in ("france", "england", "brittany", "burgundy"):
        table.has(nation, money=2)
    table.s.last_first = table.seat("burgundy")
    table.hold("france", "paris").hold("england", "calais").hold("brittany", "brest").hold("burgundy", "dijon")
    table.begin(Turn()).settle("purchases")
    assert table.asked == "burgundy purchases"
    table.settle("combats")
    assert [table.name(seat) for seat in table.s.order] == ["brittany", "france", "england", "burgundy"]


@rule("MJ-TURN-4")
def test_every_turn_starts_with_the_whole_deck():
    table = Table(4).hand("france", "C S Fel").hand("england", "L")
    table.s.aside[0] = pile("R")
    table.s.draw -= pile("R")
    gather_cards(table.s)
    assert (size(table.s.draw), table.s.discard, table.s.hands, table.s.aside) == (74, 0, [0] * 4, [0] * 4)


@rule("MJ-TURN-5", "MJ-TURN-6", "R18", "R22")
def test_what_holds_for_a_turn_lapses_and_the_lists_move_on():
    table = Table(4).hold("france", "paris")
    s = table.s
    s.protected = s.built = s.dealt_towns = 1
    s.master, s.chevauchees, s.grand_masters, s.used_power = 2, 1, 3, 2
    s.sources[1] = s.targets[1] = 5
    s.offers[0], s.won[0], s.lost[0] = 3, 2, 1 << TOWN["dijon"]
    lapse(s)
    assert (s.protected, s.built, s.dealt_towns, s.master, s.chevauchees) == (0, 0, 0, -1, 0)
    assert (s.grand_masters, s.used_power, s.sources[1], s.targets[1], s.offers[0], s.won[0]) == (0, 0, 0, 0, 0, 0)
    assert (s.lost[0], table.marked(s.lost_before[0])) == (0, {"dijon"})


@rule("MJ-TURN-7")
def test_the_turn_marker_advances():
    table = Table(4, turn=3).hold("france", "paris").hold("england", "calais").hold("brittany", "brest")
    table.hold("burgundy", "dijon").begin(EndOfTurn(Turn()))
    assert table.asks
    assert table.s.turn == 4


# -- chapter 8 ----------------------------------------------------------------------------------------------------


def wiped_out(**towns: str) -> Table:
    """Navarre has nothing; its start towns are Pampelune, Rouen and Caen."""
    table = Table(6, turn=6)
    table.s.start_towns[0] = sum(1 << TOWN[town] for town in ("pampelune", "rouen", "caen"))
    for power, held in towns.items():
        table.hold(power, held)
    for nation in NATIONS[1:]:
        if nation not in towns:
            table.hold(nation, {"france": "paris", "england": "calais", "brittany": "brest"}.get(nation, "dijon"))
    table.hold("flanders", "bruges gand")
    return table


@rule("MJ-RET-1", "MJ-RET-2", "MJ-RET-5", "MJ-RET-6", "R48")
@pytest.mark.parametrize(
    ("town", "level", "income"), [("rouen", "fortress", 3), ("caen", "garrison", 1), ("pampelune", "castle", 2)]
)
def test_e37_return(town, level, income):
    table = wiped_out(castile="pampelune:castle", france="rouen:fortress paris").begin(Turn())
    assert table.asked == "navarre return-town"
    assert table.forbidden_by("navarre", "town paris") == "MJ-RET-1"
    table.play(f"navarre town {town}")
    assert (table.owner(town), table.level(town), table.money("navarre")) == ("navarre", level, income)
    assert table.s.lost == [0] * 6


@rule("MJ-RET-3")
def test_two_returning_players_cannot_take_the_same_town():
    table = wiped_out(france="paris")
    table.s.held[ENGLAND] = 0
    table.s.owner[TOWN["calais"]] = -1
    table.s.level[TOWN["calais"]] = 0
    table.s.start_towns[table.seat("england")] = 1 << TOWN["caen"] | 1 << TOWN["calais"]
    table.begin(Returns()).play("navarre town caen")
    assert table.asked == "england return-town"
    assert table.offered("england", "town") == ["calais"]
    assert table.forbidden_by("england", "town caen") == "MJ-RET-3"


@rule("MJ-RET-4")
def test_the_last_town_of_another_player_is_spared_while_there_is_a_choice():
    table = wiped_out(brittany="caen").begin(Returns())
    assert sorted(table.offered("navarre", "town")) == ["pampelune", "rouen"]
    assert table.forbidden_by("navarre", "town caen") == "MJ-RET-4"
    lonely = wiped_out(brittany="caen", burgundy="rouen", france="pampelune").begin(Returns())
    assert sorted(lonely.offered("navarre", "town")) == ["caen", "pampelune", "rouen"]


@rule("MJ-RET-7")
def test_a_player_without_towns_still_plays_cards_and_supports():
    table = wiped_out().hand("navarre", "Bri Amb C C").has("navarre", barons=2)
    table.player_turn("navarre")
    assert table.offered("navarre", "expand") == table.offered("navarre", "attack") == []
    assert {"brigand", "ambassador"} <= set(table.offered("navarre"))
    table.s.agenda.clear()
    table.hand("england", "L L").attack("england", "calais", "paris").play("england lay ladders ladders alone")
    assert table.asked == "navarre support-attack"


@rule("MJ-RET-8")
def test_only_players_return():
    table = Table(3, turn=4).hold("france", "paris").hold("england", "calais").hold("burgundy", "dijon")
    table.begin(Returns())
    assert table.asks == []
