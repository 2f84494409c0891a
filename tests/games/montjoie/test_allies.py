"""Chapter 22: loyal allies and neutrals in the game for 2 players."""

import pytest

from centans.games.montjoie.box.names import BRITTANY, BURGUNDY, FLANDERS, NAVARRE, TOWN
from centans.games.montjoie.rules.loyalty import AllyCards, AllyIncome
from centans.games.montjoie.rules.points import Points
from centans.games.montjoie.rules.purchases import Purchases
from centans.games.montjoie.rules.two_players import AssignNeutrals, PowerTurn
from tests.games.montjoie.kit import Table, duel_of_kings, loyal, rule

# -- loyal allies -----------------------------------------------------------------------------------------------------


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


# -- neutrals ---------------------------------------------------------------------------------------------------------


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
