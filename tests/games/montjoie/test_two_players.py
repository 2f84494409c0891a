"""Chapter 22: the game for 2 players."""

import pytest

from centans.games.montjoie.box.cards import KINDS, number_of
from centans.games.montjoie.box.names import BRITTANY, BURGUNDY, FLANDERS, NAVARRE, TOWN
from centans.games.montjoie.box.realm import PEACE, WAR
from centans.games.montjoie.rules.ending import lapse
from centans.games.montjoie.rules.events import Events
from centans.games.montjoie.rules.loyalty import AllyCards, AllyIncome, Loyalty
from centans.games.montjoie.rules.mercenaries import HireMercenaries
from centans.games.montjoie.rules.order import TurnOrder
from centans.games.montjoie.rules.points import Points
from centans.games.montjoie.rules.politics import PoliticalState
from centans.games.montjoie.rules.purchases import Purchases
from centans.games.montjoie.rules.turn import Turn, sequence_of_play
from centans.games.montjoie.rules.two_players import AssignNeutrals, ChooseAllies, OtherPlaces, PowerTurn, PowerTurns
from tests.games.montjoie.kit import Table, montjoie, rule


def duel_of_kings(turn: int = 2, war: bool = True, **settings: str) -> Table:
    """France with Flanders, England with Burgundy as allies, not yet loyal; Navarre and Brittany are neutral."""
    table = (
        Table(2, turn=turn, war=war, **settings).hold("france", "bourges orleans").hold("england", "calais bordeaux")
    )
    table.hold("flanders", "gand bruges").hold("burgundy", "dijon macon").hold("navarre", "rouen").hold(
        "brittany", "brest"
    )
    table.s.allies = [FLANDERS, BURGUNDY]
    return table


def loyal(table: Table, nation: int, player: str) -> Table:
    table.s.loyal[nation] = table.seat(player)
    return table


# -- general ------------------------------------------------------------------------------------------------------


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


# -- loyalty ------------------------------------------------------------------------------------------------------


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


# -- loyal allies -------------------------------------------------------------------------------------------------


@rule("MJ-ALY-1", "MJ-AUT-1", "R64")
def test_a_loyal_ally_fights_with_its_players_hand():
    table = loyal(duel_of_kings(), FLANDERS, "france").hand("france", "S").has("france", barons=1, hero=True)
    table.hand("england", "L L").rolls(attack=[3], defence=[1]).attack("england", "calais", "bruges")
    table.play("england lay ladders ladders alone", "france defend sapping hero", "france barons 1").settle()
    assert (table.totals(), table.owner("bruges"), table.cards("france")) == ((9, 11), "flanders", "S")


@rule("MJ-ALY-2", "MJ-ALY-3", "MJ-ALY-10", "MJ-ALY-11", "R55", "R58")
def test_e46_income_cards_points():
    table = Table(2, turn=2).hold("england", "bourges tours lyon grenoble rodez").has("england", barons=4)
    table.hold("burgundy", "dijon macon auxerre besancon vesoul:castle anvers:fortress").rolls(ally_income=[3])
    table.s.allies = [FLANDERS, BURGUNDY]
    table.s.pillaged = 1 << TOWN["vesoul"]
    loyal(table, BURGUNDY, "england").begin(AllyIncome(), AllyCards(), Points())
    assert table.money("england") == 3 + 2 + 3
    assert table.held("england") == 3
    assert (table.points("england"), table.barons("england")) == (7, 6)


@rule("MJ-ALY-2")
def test_in_peace_an_ally_brings_two_cards():
    table = loyal(duel_of_kings(war=False), FLANDERS, "france").begin(AllyCards())
    assert (table.held("france"), table.held("england")) == (2, 0)


@rule("MJ-ALY-4", "R64")
def test_one_castle_for_both_powers_together():
    table = (
        loyal(duel_of_kings(), FLANDERS, "france").has("france", money=20).begin(Purchases()).settle("france purchases")
    )
    table.play("france town gand")
    assert table.level("gand") == "castle"
    assert table.forbidden_by("france", "town bourges") == "MJ-BUY-7"


@rule("MJ-ALY-5", "MJ-ALY-6", "MJ-ALY-7", "MJ-ALY-8")
def test_e49_cards_of_an_ally():
    table = loyal(duel_of_kings(), FLANDERS, "france").hold("england", "tours arras mons anvers").hand("france", "C S")
    table.rolls(attack=[6, 6, 1], defence=[1, 1, 6]).player_turn("france").play(
        "france attack tours", "france from bourges"
    )
    table.play("france lay cannon sapping alone").settle("combats")
    assert table.aside("france") == "S C"
    assert table.play("france end-turn").asks == []
    table.begin(PowerTurn(FLANDERS))
    assert (table.asked, table.cards("france")) == ("france expansion", "S C")
    table.play("france attack mons", "france lay cannon sapping alone").settle("combats")
    assert (table.owner("mons"), table.aside("france")) == ("flanders", "S C")
    assert table.forbidden_by("france", "attack arras") == "MJ-CBT-3"
    table.hand("france", "L L L L")
    table._asks = None
    table.play("france attack arras")
    if table.asked.endswith("attack-source"):
        table.play("france from bruges")
    table.play("france lay ladders ladders alone").settle("combats")
    assert table.forbidden_by("france", "attack anvers") == "MJ-CBT-2", "two attacks in war"


@rule("MJ-ALY-5", "MJ-ALY-6")
def test_an_ally_expands_once_and_attacks_once_in_peace():
    table = loyal(duel_of_kings(war=False), FLANDERS, "france").hand("france", "C C C C").hold("england", "anvers mons")
    table.rolls(attack=[1], defence=[6]).begin(PowerTurn(FLANDERS)).play("france expand bruxelles")
    assert table.asked == "france combats"
    table.play("france attack mons", "france from gand", "france lay cannon cannon alone").settle("combats")
    assert table.forbidden_by("france", "attack anvers") == "MJ-CBT-2"


@rule("MJ-ALY-9", "R64")
def test_friends_do_not_attack_each_other():
    table = (
        loyal(duel_of_kings(), FLANDERS, "france").hold("france", "mons").hand("france", "C C").player_turn("france")
    )
    assert table.forbidden_by("france", "attack gand") == "MJ-ALY-9"
    table.s.agenda.clear()
    table.begin(PowerTurn(FLANDERS))
    assert table.forbidden_by("france", "attack mons") == "MJ-ALY-9"
    neutral = duel_of_kings().hold("france", "mons").hand("france", "C C").player_turn("france")
    assert "gand" in neutral.offered("france", "attack")


@rule("MJ-ALY-12", "R64")
def test_cards_in_the_turn_of_an_ally_and_none_in_that_of_a_neutral():
    table = loyal(duel_of_kings(), FLANDERS, "france").hand("france", "Amb Bri").rolls(embassy=[1, 1], corruption=[6])
    table.begin(PowerTurn(FLANDERS))
    assert table.forbidden_by("france", "parley") == "MJ-ALY-12"
    table.play("france ambassador")
    assert table.forbidden_by("france", "town bourges") == "MJ-AMB-3"
    table.play("france town calais")
    assert table.owner("calais") == "flanders"
    neutral = duel_of_kings().hand("france", "Bri").rolls(construction=[1])
    neutral.s.controller[NAVARRE] = 0
    neutral.begin(PowerTurn(NAVARRE))
    assert neutral.forbidden_by("france", "brigand") == "MJ-ALY-12"


@rule("MJ-ALY-13", "R50")
def test_tie_breaks_count_the_own_power_only():
    from centans.games.montjoie.scoring import standing

    table = loyal(duel_of_kings(), FLANDERS, "france").hold("flanders", "liege:fortress")
    assert standing(table.s, 0)[1] == 0


# -- neutrals -----------------------------------------------------------------------------------------------------


@rule("MJ-NEU-2", "R54")
def test_control_of_neutrals():
    table = (
        loyal(duel_of_kings(), FLANDERS, "france")
        .order("england", "france")
        .rolls(neutrals=[2])
        .begin(AssignNeutrals())
    )
    assert table.asked == "england neutral-pick"
    assert sorted(table.offered("england", "nation")) == ["brittany", "burgundy", "navarre"]
    assert table.forbidden_by("england", "nation flanders") == "MJ-NEU-2"
    table.play("england nation burgundy")
    assert table.s.controller == [1, -1, -1, 0, 1, -1], "Brittany to the second player, Navarre to the first"


@rule("MJ-NEU-3", "MJ-NEU-4", "MJ-NEU-5", "MJ-NEU-6", "R61")
def test_e47_neutral():
    table = duel_of_kings(3).hold("brittany", "brest nantes caen:castle").rolls(construction=[5])
    table.s.controller[BRITTANY] = 1
    table.begin(PowerTurn(BRITTANY))
    assert (table.asked, sorted(table.offered("england", "town"))) == (
        "england neutral-build",
        ["brest", "caen", "nantes"],
    )
    table.play("england town caen")
    assert (table.level("caen"), table.asked) == ("fortress", "england power-expansion")
    assert table.forbidden_by("england", "nothing") == "MJ-NEU-6"
    table.play("england expand rennes")
    assert (table.owner("rennes"), table.asked) == ("brittany", "england activity-roll")


@rule("MJ-NEU-8", "MJ-AUT-3", "R62")
def test_e47_a_neutral_castle_defends_with_nine():
    table = duel_of_kings().hold("brittany", "tours:castle").hand("france", "C C").rolls(attack=[2], defence=[5])
    table.attack("france", "bourges", "tours").play("france lay cannon cannon alone").settle()
    assert (table.totals(), table.owner("tours")) == ((14, 14), "brittany")


@rule("MJ-NEU-4")
@pytest.mark.parametrize(("turn", "least"), [(1, 6), (2, 5), (4, 5), (5, 4), (6, 4)])
def test_neutrals_build_more_often_later(turn, least):
    assert duel_of_kings(turn).s.box.builds_from[turn] == least


@rule("MJ-NEU-7", "MJ-NEU-8", "MJ-NEU-9", "R32")
def test_neutrals_attack_with_six_and_their_controllers_barons():
    table = duel_of_kings().rolls(construction=[1], activity=[1], attack=[2], defence=[1]).has("france", barons=2)
    table.hold("navarre", "rouen evreux").hold("england", "abbeville").s.controller[NAVARRE] = 0
    table.begin(PowerTurn(NAVARRE)).settle("activity-roll").play(
        "france roll", "france attack abbeville", "france by road"
    )
    assert table.asked == "france attack-barons"
    table.play("france barons 2").settle()
    assert table.totals() == (10, 3)
    assert table.owner("abbeville") == "navarre"
    own = duel_of_kings().has("france", barons=2).hold("france", "abbeville").rolls(attack=[1], defence=[6])
    own.s.controller[NAVARRE] = 0
    own.attack("navarre", "rouen", "abbeville")
    assert own.asked == "france defence-barons", "not against himself"


@rule("MJ-NEU-9", "R32")
def test_who_controls_both_neutrals_helps_one_only():
    table = duel_of_kings().has("france", barons=3).hold("brittany", "caen").rolls(attack=[1], defence=[1])
    table.s.controller[NAVARRE] = table.s.controller[BRITTANY] = 0
    table.attack("navarre", "rouen", "caen")
    helped = table.copy().play("france barons 1")
    assert helped.asks == []
    table.play("france barons 0")
    assert table.asked == "france defence-barons"


@rule("MJ-NEU-7")
def test_in_peace_a_neutral_may_make_one_attack():
    table = duel_of_kings(war=False).rolls(construction=[1]).hold("england", "abbeville")
    table.s.controller[NAVARRE] = 0
    table.begin(PowerTurn(NAVARRE)).settle("power-attack")
    assert "pass" in table.offered("france")


@rule("MJ-NEU-10")
def test_neutrals_give_nothing():
    table = duel_of_kings().begin(AllyIncome(), AllyCards(), Points())
    assert table.asks == []
    assert (table.s.money, table.s.hands) == ([0, 0], [0, 0])


# -- mercenaries --------------------------------------------------------------------------------------------------


def march(middle: str = "england", dice: tuple[int, int] = (1, 1)) -> Table:
    """A is Moulins, B Nevers, D Auxerre, a chain of roads; two mercenaries stand at A, and D is attacked."""
    table = Table(2, turn=2).hold("england", "moulins auxerre").hold(middle, "nevers").hold("france", "troyes")
    table.s.allies = [FLANDERS, BURGUNDY]
    table.s.mercenaries[TOWN["moulins"]] = 2
    return table.hand("france", "L L").rolls(attack=[dice[0]], defence=[dice[1]]).attack("france", "troyes", "auxerre")


@rule("MJ-MER-1", "MJ-MER-2", "MJ-MER-3", "R63")
def test_e48_hiring_mercenaries():
    table = duel_of_kings().has("england", money=5).rolls(mercenaries=[5]).begin(HireMercenaries(1))
    table.play("england roll")
    assert table.offered("england", "hire") == ["0", "1", "2"]
    assert table.forbidden_by("england", "hire 3") == "MJ-MER-2"
    table.play("england hire 2")
    assert table.money("england") == 1
    assert table.forbidden_by("england", "town bourges") == "MJ-MER-3"
    table.play("england town calais", "england town calais")
    assert table.town("calais").mercenaries == 2
    few = duel_of_kings().has("england", money=9).rolls(mercenaries=[2]).begin(HireMercenaries(1)).play("england roll")
    assert few.forbidden_by("england", "hire 2") == "MJ-MER-1"


@rule("MJ-MER-3", "MJ-MER-7")
def test_three_mercenaries_at_most_on_a_town():
    table = duel_of_kings().has("england", money=9).rolls(mercenaries=[1]).begin(HireMercenaries(1))
    table.s.mercenaries[TOWN["calais"]] = 3
    table.play("england roll", "england hire 1")
    assert table.forbidden_by("england", "town calais") == "MJ-MER-3"
    full = march()
    full.s.mercenaries[TOWN["auxerre"]] = 3
    assert "mercenary" not in full.play("france lay ladders ladders alone").asked


@rule("MJ-MER-4", "MJ-MER-5", "MJ-MER-6", "MJ-MER-8", "R63")
@pytest.mark.parametrize(("dice", "result", "left"), [((1, 3), (7, 7), 0), ((1, 4), (7, 8), 2), ((6, 1), (12, 5), 0)])
def test_e48_mercenaries_come_to_the_rescue(dice, result, left):
    table = march(dice=dice).play("france lay ladders ladders alone")
    assert table.asked == "england mercenary-move"
    assert table.view("england").choosing.town == "auxerre"
    assert table.forbidden_by("england", "town auxerre") == "MJ-MER-5"
    table.play("england town moulins", "england town moulins")
    assert (table.totals(), table.s.mercenaries[TOWN["auxerre"]]) == (result, left)


@rule("MJ-MER-6")
def test_e48_every_town_on_the_way_must_be_friendly():
    assert "mercenary" not in march("brittany").play("france lay ladders ladders alone").asked


@rule("MJ-MER-4")
def test_felons_do_not_touch_mercenaries():
    table = march()
    table.s.mercenaries[TOWN["auxerre"]] = 1
    table.hand("france", "Fel")
    table._asks = None
    table.play("france lay ladders ladders felon", "england done")
    assert table.totals() == (7, 2)


@rule("MJ-MER-9", "MJ-TURN-5")
def test_mercenaries_leave_at_the_end_of_the_turn_or_when_their_town_changes_hands():
    table = duel_of_kings()
    table.s.mercenaries[TOWN["calais"]] = table.s.mercenaries[TOWN["bordeaux"]] = 2
    table.hold("france", "calais")
    assert (table.s.mercenaries[TOWN["calais"]], table.s.mercenaries[TOWN["bordeaux"]]) == (0, 2)
    lapse(table.s)
    assert sum(table.s.mercenaries) == 0


@rule("MJ-MER-5")
def test_they_also_come_against_neutrals_and_for_the_ally():
    table = march()
    table.s.agenda.clear()
    table.s.loyal[BURGUNDY] = 1
    table.hold("burgundy", "dijon").rolls(attack=[1], defence=[1]).hold("england", "auxerre")
    table.s.mercenaries[TOWN["auxerre"]] = 1
    table.attack("brittany", "troyes", "dijon")
    assert table.asked == "england mercenary-move"
    assert table.offered("england", "town") == ["auxerre"]


def test_a_whole_turn_with_two_players_begins_with_the_treasury():
    table = duel_of_kings(1).begin(Turn()).settle("purchases")
    assert table.told("income")


@rule("MJ-CBT-17", "MJ-MER-5")
def test_a_felon_comes_before_the_mercenaries():
    table = march().hand("england", "Fel").rolls(felon=[0]).play("france lay ladders ladders alone")
    assert table.asked == "england mercenary-move"
    table.play("england felon")
    assert (table.asked, table.discards) == ("england mercenary-move", "L Fel")
    assert table.forbidden_by("england", "felon") == "MJ-FEL-3"
