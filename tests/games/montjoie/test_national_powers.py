"""Chapter 23: national powers."""

import pytest

from centans.games.montjoie.box.names import BRITTANY, BURGUNDY, FRANCE, NAVARRE, TOWN
from centans.games.montjoie.choices.words import PLAY_INTRIGUE
from centans.games.montjoie.rules.deal import Deal
from centans.games.montjoie.rules.foreign import ForeignIntervention
from centans.games.montjoie.rules.optional.national_powers import DoubleIncome
from centans.games.montjoie.rules.points import Points
from centans.games.montjoie.rules.treasury import Treasury
from centans.games.montjoie.rules.uprising import Uprising
from tests.games.montjoie.kit import Table, montjoie, rule, siege

POWERS = {"nation_powers": "on"}


@rule("MJ-NAT-2", "R65")
def test_e63_navarres_intrigue():
    table = Table(6, **POWERS).hold("navarre", "pampelune").hand("france", "R S Ret Fel").hand("england", "R S")
    table.rolls(intrigue=[9, 2]).player_turn("navarre")
    assert PLAY_INTRIGUE.notation in table.offered("navarre")
    assert [seat.power_ready for seat in table.view().seats] == [True, False, False, True, False, False]
    assert not any(seat.power_ready for seat in Table(6).view().seats)
    table.play("navarre intrigue")
    assert table.forbidden_by("navarre", "player 4") == "MJ-NAT-2"
    table.play("navarre player 2")
    assert table.cards("france") == "R S Ret"
    assert table.forbidden_by("navarre", "intrigue") == "MJ-NAT-2"
    assert [table.view().seats[0].power_ready, table.view().seats[0].power_used] == [False, True]
    table.s.used_power = 0
    table._asks = None
    table.play("navarre intrigue", "navarre player 3")
    assert table.cards("england") == "R"
    other = Table(6, **POWERS).hold("france", "paris").hand("england", "R").player_turn("france")
    assert other.forbidden_by("france", "intrigue") == "MJ-NAT-2"
    alone = Table(6, **POWERS).hold("navarre", "pampelune").player_turn("navarre")
    assert alone.forbidden_by("navarre", "intrigue") == "MJ-NAT-2"


@rule("MJ-NAT-3", "MJ-TRE-4", "R65", "R82")
@pytest.mark.parametrize(("town", "bad", "income"), [("paris", 0, 12), ("paris", 1, 6), ("macon", 0, 9)])
def test_e3_flanders_doubles_a_town(town, bad, income):
    table = Table(6, **POWERS).hold(
        "flanders", "lyon grenoble avignon marseille rodez dijon:castle macon:castle paris:fortress"
    )
    table.s.pillaged = 1 << TOWN["lyon"] | 1 << TOWN["macon"]
    table.s.bad_seasons = bad
    table.begin(DoubleIncome(), Treasury())
    assert table.asked == "flanders double-income"
    assert table.forbidden_by("flanders", "town bourges") == "MJ-NAT-3"
    table.play(f"flanders town {town}")
    assert table.money("flanders") == income


@rule("MJ-NAT-4", "MJ-DEAL-3", "MJ-INT-11", "MJ-DEAL-2")
def test_burgundy_is_dealt_one_card_more():
    table = Table(6, long_term="on", **POWERS)
    table.begin(Deal())
    assert [table.held(table.name(seat)) for seat in range(6)] == [6, 6, 6, 6, 7, 6]
    keeper = Table(6, long_term="on", **POWERS).hand("burgundy", "Fel")
    keeper.s.kept[keeper.seat("burgundy")] = 1
    keeper.begin(Deal())
    assert keeper.held("burgundy") == 7, "six dealt in all, and the card kept"


@rule("MJ-NAT-5", "MJ-NAT-6", "R65")
def test_e64_brittanys_die():
    table = (
        Table(6, **POWERS)
        .hold("brittany", "rennes")
        .hold("france", "nantes:castle")
        .hand("brittany", "R L")
        .hand("france", "L")
    )
    table.rolls(attack=[1], defence=[3], brittany=[5]).attack("brittany", "rennes", "nantes")
    table.play("brittany lay ram ladders alone", "france defend ladders alone")
    assert (table.asked, table.offered("brittany")) == ("brittany second-throw", ["keep-die", "reroll"])
    assert table.forbidden_by("brittany", "reroll-second") == "MJ-NAT-6"
    choosing = table.view("brittany").choosing
    assert (choosing.roll, choosing.die, choosing.second) == ("brittany", 1, 0), "one sees what one may throw again"
    assert table.view("france").choosing is None
    table.play("brittany reroll").settle()
    assert (table.totals(), table.owner("nantes")) == ((12, 10), "brittany")
    assert table.s.used_power >> BRITTANY & 1


@rule("MJ-NAT-6")
def test_which_dice_brittany_may_throw_again():
    table = Table(6, **POWERS).hold("brittany", "rennes").hold("france", "paris").hand("brittany", "Bri Amb")
    table.rolls(brigand=[1, 6], embassy=[1, 1, 6]).player_turn("brittany").play(
        "brittany brigand", "brittany town paris"
    )
    assert table.asked == "brittany second-throw"
    table.play("brittany keep-die", "brittany ambassador")
    assert table.offered("brittany") == ["keep-die", "reroll", "reroll-second"]
    table.play("brittany reroll-second")
    assert table.told("embassy")[-1] == {"power": "brittany", "first": 1, "second": 6, "result": "outside_help"}
    other = Table(6, **POWERS).order("brittany", "france", "england", "navarre", "burgundy", "flanders")
    other.hold("france", "paris").rolls(towns=[1], wall=[1, 6]).begin(Uprising())
    assert other.asked == "brittany second-throw"
    table = (
        Table(6, **POWERS).hold("brittany", "brest").rolls(foreign=[5], foreign_town=[6]).begin(ForeignIntervention())
    )
    assert table.settle("second-throw").asked == "brittany second-throw", "its own die in defence, not the table's"


@rule("MJ-NAT-7", "MJ-INT-3", "R42")
def test_frances_free_retreat():
    table = (
        siege(attack="L L", defence="C", dice=(6, 1), **POWERS)
        .hold("england", "auxerre")
        .play("england lay ladders ladders alone")
    )
    table.play("france defend cannon alone").settle("retreat")
    assert table.asked == "france retreat"
    assert table.forbidden_by("france", "save cannon") == "MJ-RTR-1"
    table.play("france save-free cannon").settle()
    assert (table.cards("france"), table.discards) == ("C", "")
    assert not table.view().seats[0].free_retreat


@rule("MJ-NAT-8", "MJ-OHL-1", "MJ-INT-2", "MJ-INT-5", "R77")
@pytest.mark.parametrize(
    ("options", "defence"),
    [({}, 9), ({"harder_landings": "on"}, 10), (POWERS, 8), ({"harder_landings": "on", **POWERS}, 9)],
)
def test_e51_landing_bonuses(options, defence):
    table = siege(attack="L L", defence="L", dice=(1, 3), target="brest", source="calais", link="sea", **options)
    table.play("england lay ladders ladders alone", "france defend ladders alone").settle()
    assert table.totals() == (7, defence)


@rule("MJ-NAT-9", "MJ-INF-4", "R65")
def test_england_gets_a_baron_more():
    table = Table(4, **POWERS).begin(Points())
    assert (table.barons("england"), table.barons("france")) == (1, 0)


@rule("MJ-NAT-1", "MJ-INT-1", "MJ-INT-16")
def test_powers_are_for_nations_led_by_players_and_their_own_combats():
    two = montjoie().realm(montjoie().variant(2, POWERS))
    assert two.extra_cards[BURGUNDY] == 0
    table = Table(2, turn=2, knows_the_land="on", **POWERS)
    table.s.loyal[NAVARRE] = 0
    assert table.s.box.mountain_bonus[FRANCE] == 0
    assert table.s.box.mountain_bonus[NAVARRE] == 1
    from centans.games.montjoie.rules.optional.national_powers import has_free_retreat

    assert has_free_retreat(table.s, 0, FRANCE)
    assert not has_free_retreat(table.s, 0, NAVARRE)
