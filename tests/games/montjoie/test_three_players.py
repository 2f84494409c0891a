"""Chapter 21: the game for 3 players."""

import pytest

from centans.games.montjoie.box.names import BRITTANY, ENGLAND, FLANDERS, NATIONS, NAVARRE
from centans.games.montjoie.box.realm import EVERYWHERE
from centans.games.montjoie.rules.ending import lapse
from centans.games.montjoie.rules.naval import GreatBattle, NavalBattle
from centans.games.montjoie.rules.three_players import AssignAllies
from centans.games.montjoie.rules.uprising import Uprising
from tests.games.montjoie.kit import Table, montjoie, rule


def allied(war: bool = True, **rows: list[int]) -> Table:
    """England controls Navarre, Burgundy Flanders, France Brittany."""
    table = Table(3, war=war).hold("navarre", "rouen").hold("flanders", "gand").hold("brittany", "brest")
    table.hold("england", "calais bordeaux").hold("france", "bourges").hold("burgundy", "dijon")
    for nation, seat in ((NAVARRE, "england"), (FLANDERS, "burgundy"), (BRITTANY, "france")):
        table.s.controller[nation] = table.seat(seat)
    return table.rolls(**rows)


@rule("MJ-P3-1", "MJ-P3-2", "MJ-P3-3", "MJ-P3-4", "MJ-P3-5", "MJ-P3-23", "MJ-COMP-1")
def test_set_up_with_three_players():
    table = Table.dealt(3)
    assert table.asked == "france start-town"
    assert [table.name(seat) for seat in table.s.order] == ["france", "england", "burgundy"]
    towns = {
        "brittany": {"brest", "nantes", "rennes", "caen", "cherbourg"},
        "flanders": {"bruges", "gand", "bruxelles", "liege", "luxembourg"},
        "navarre": {"pampelune", "pau", "foix", "evreux", "rouen"},
    }
    for nation, held in towns.items():
        assert table.marked(table.s.held[NATIONS.index(nation)]) == held
    table.play("france town clermont", "england town bordeaux", "burgundy town dijon")
    assert table.asked == "france third-town"
    assert table.s.box.last_turn == 10
    assert Table.dealt(3, length="short").s.box.last_turn == 7


@rule("MJ-P3-6", "R51")
def test_allies_are_assigned_after_the_order():
    table = Table(3).order("burgundy", "france", "england").hold("navarre", "rouen").hold("flanders", "gand")
    table.hold("brittany", "brest").rolls(allies=[2]).begin(AssignAllies())
    assert table.asked == "burgundy ally-pick"
    assert table.forbidden_by("burgundy", "nation france") == "MJ-P3-6"
    table.play("burgundy nation brittany")
    steered = {one["power"]: one["other"] for one in table.told("steers")}
    assert steered == {"burgundy": "brittany", "france": "flanders", "england": "navarre"}


@rule("MJ-P3-7", "MJ-TURN-5", "R51")
def test_allies_may_be_assigned_once_for_the_whole_game():
    table = Table(3, turn=2, ally_assignment="once").hold("navarre", "rouen").begin(AssignAllies())
    assert table.asks == []
    once, each = Table(3, ally_assignment="once"), Table(3)
    for table in (once, each):
        table.s.controller[NAVARRE] = 1
        lapse(table.s)
    assert (once.s.controller[NAVARRE], each.s.controller[NAVARRE]) == (1, -1)


@rule("MJ-P3-8")
def test_an_ally_without_towns_is_not_assigned():
    table = Table(3).hold("navarre", "rouen").begin(AssignAllies())
    assert table.offered("france", "nation") == ["navarre"]
    assert table.forbidden_by("france", "nation brittany") == "MJ-P3-8"
    table.play("france nation navarre")
    assert len(table.told("steers")) == 1


@rule("MJ-P3-9", "MJ-P3-24", "R52")
def test_the_ally_is_played_before_or_after_ones_own_phases_or_not_at_all():
    table = allied().hand("england", "Bri").player_turn("england")
    assert (table.asked, "brigand" in table.offered("england")) == ("england ally-first", True)
    assert table.forbidden_by("england", "pass") == "MJ-P3-9"
    table.play("england ally-later", "england end-expansion", "england end-turn")
    assert table.asked == "england ally-last"
    assert table.forbidden_by("england", "ally-later") == "MJ-P3-9"
    never = table.copy().play("england pass")
    assert never.asks == []
    table.play("england ally-now")
    assert table.asked == "england ally-expansion-roll"
    early = allied().player_turn("england").play("england ally-now").settle("expansion").play("england end-expansion")
    assert early.play("england end-turn").asks == []


@rule("MJ-P3-9")
def test_a_player_without_towns_plays_his_ally():
    table = Table(3).hold("navarre", "rouen")
    table.s.controller[NAVARRE] = table.seat("england")
    assert table.player_turn("england").asked == "england ally-first"
    assert table.view("england").choosing.power == "navarre"


@rule("MJ-P3-10", "R52")
@pytest.mark.parametrize(("die", "expands"), [(3, False), (4, True), (6, True)])
def test_an_ally_expands_on_four_or_more(die, expands):
    table = allied(ally_expansion=[die]).player_turn("england").play("england ally-now", "england roll")
    assert (table.asked == "england power-expansion") == expands
    if expands:
        assert {"marseille", "evreux"} <= set(table.offered("england", "expand")), "by sea and by road"
        assert table.forbidden_by("england", "expand lyon") == "MJ-P3-10"
        table.play("england expand evreux")
        assert table.owner("evreux") == "navarre"


@rule("MJ-P3-11", "MJ-P3-12", "MJ-P3-14", "MJ-AUT-2")
def test_rolled_attacks_must_be_made_as_long_as_one_is_legal():
    table = allied(activity=[3], attack=[1], defence=[6]).hold("france", "abbeville")
    table.player_turn("england").play("england ally-now", "england pass", "england roll")
    assert table.told("activity")[-1]["number"] == 2
    assert table.forbidden_by("england", "pass") == "MJ-P3-12"
    table.play("england attack abbeville", "england by road").settle("expansion")
    assert table.totals() == (6, 8)
    assert table.asked == "england expansion", "Rouen has attacked, and Navarre has no other town"


@rule("MJ-P3-12", "MJ-P3-15", "MJ-AUT-6", "MJ-AUT-7", "R32")
def test_e43_an_ally_may_have_to_attack_its_own_controller():
    table = (
        allied(activity=[1], attack=[2], defence=[3])
        .hold("england", "caen")
        .hand("england", "R")
        .has("england", barons=1)
    )
    table.s.protected = EVERYWHERE & ~table.s.held[ENGLAND]
    table.player_turn("england").play("england ally-now", "england pass", "england roll")
    assert "caen" in table.offered("england", "attack")
    table.play("england attack caen", "england by road")
    assert table.asked == "england lay-defence", "no barons for Navarre against himself"
    table.play("england defend ram alone", "england barons 0").settle("expansion")
    assert (table.totals(), table.owner("caen"), table.cards("england")) == ((7, 9), "england", "R")


@rule("MJ-P3-11")
@pytest.mark.parametrize(("die", "attacks"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_activity_roll(die, attacks):
    assert montjoie().realm(montjoie().variant(3)).activity[die] == attacks
    table = allied(activity=[die]).player_turn("england").play("england ally-now", "england pass", "england roll")
    assert table.told("activity") == [{"power": "navarre", "die": die, "number": attacks}]


@rule("MJ-P3-13", "MJ-P3-15", "MJ-P3-16", "MJ-AUT-2", "MJ-AUT-7", "R32")
def test_e68_attack_by_an_ally_in_peace():
    table = allied(war=False, attack=[3], defence=[3]).hold("england", "mons").hand("england", "S")
    table.has("burgundy", barons=2).has("france", barons=1).player_turn("burgundy").play(
        "burgundy ally-now", "burgundy pass"
    )
    assert (table.asked, "pass" in table.offered("burgundy")) == ("burgundy power-attack", True)
    table.play("burgundy attack mons")
    assert table.asked == "burgundy attack-barons"
    table.play("burgundy barons 2")
    assert table.asked == "england lay-defence", "France cannot help Flanders"
    table.play("england defend sapping alone", "france barons 1").settle("expansion")
    assert (table.totals(), table.owner("mons"), table.cards("england")) == ((10, 11), "england", "S")
    assert (table.barons("burgundy"), table.barons("france")) == (0, 0)
    assert table.asked == "burgundy expansion", "one attack in peace"


@rule("MJ-P3-14", "MJ-P3-17")
def test_an_allys_landing_may_be_forbidden_and_conquests_get_its_marker():
    table = allied(war=False, attack=[6], defence=[1]).hold("france", "marseille:castle")
    table.s.master = table.seat("burgundy")
    table.player_turn("england").play("england ally-now", "england pass", "england attack marseille")
    assert table.asked == "burgundy veto"
    table.play("burgundy allow").settle("expansion")
    assert table.totals() == (11, 6)
    assert (table.owner("marseille"), table.level("marseille")) == ("navarre", "castle")


@rule("MJ-P3-15", "MJ-P3-22", "MJ-AUT-3", "MJ-AUT-4", "MJ-AUT-6", "R27")
def test_e44_great_battle_and_defence_of_an_ally():
    table = allied(great_battle=[2, 2], duel=[6, 1]).begin(GreatBattle()).settle()
    assert (table.points("england"), table.points("burgundy"), table.points("france")) == (2, 0, 0)
    table.rolls(attack=[5], defence=[2]).hand("england", "L L").has("france", barons=1)
    table.attack("england", "calais", "brest", "sea").play("england lay ladders ladders alone")
    assert table.asked == "france support-attack", "the controller might even help the attacker"
    table.play("france barons 0")
    assert table.asked == "france defence-barons"
    table.play("france barons 1")
    assert (table.totals(), table.owner("brest"), table.discards) == ((11, 11), "brittany", "L L")
    assert table.barons("france") == 0


@rule("MJ-P3-18", "MJ-ECO-2", "MJ-AMB-3", "R44")
def test_brigands_spare_allies_corruption_does_not():
    table = (
        allied(embassy=[1, 1])
        .hand("france", "Bri Amb")
        .player_turn("france")
        .play("france ally-later", "france brigand")
    )
    assert table.forbidden_by("france", "town gand") == "MJ-ECO-2"
    table.play("france town lyon", "france ambassador")
    assert "gand" in table.offered("france", "town")


@rule("MJ-P3-19")
def test_allies_receive_nothing():
    view = allied().view()
    assert [power.seat for power in view.powers if power.role == "ally"] == [None] * 3
    assert len(view.seats) == 3


@rule("MJ-P3-20", "R52")
def test_players_may_attack_the_ally_they_control():
    table = (
        allied().hold("england", "abbeville").hand("england", "C C").player_turn("england").play("england ally-later")
    )
    assert "rouen" in table.offered("england", "attack")


@rule("MJ-P3-21", "R16", "R26")
def test_events_and_allies():
    table = allied(towns=[1]).begin(Uprising())
    assert "gand" in table.offered("france", "town")
    sea = allied().hold("brittany", "brest nantes cherbourg").begin(NavalBattle())
    assert "brittany" not in sea.asked


@rule("MJ-P3-24")
def test_the_allys_attacks_do_not_count_against_ones_own():
    table = (
        allied(war=False, attack=[1], defence=[6])
        .hold("france", "abbeville paris")
        .hand("england", "C C")
        .player_turn("england")
    )
    table.play("england ally-now", "england pass", "england attack abbeville", "england by road").settle("expansion")
    assert table.asked == "england expansion"
    assert "abbeville" in table.offered("england", "attack"), "attacked by Navarre, not yet by England"
    assert len(table.offered("england", "expand")) > 0


@rule("MJ-P3-24")
def test_after_the_last_attack_of_an_ally_played_last_there_is_an_action_point():
    table = allied(war=False, attack=[1], defence=[6]).hold("france", "abbeville paris").hand("england", "Bri")
    table.player_turn("england").play("england ally-later", "england end-expansion", "england end-turn")
    table.play("england ally-now", "england pass", "england attack abbeville", "england by road").settle("combats")
    assert table.asked == "england combats"
    assert "brigand" in table.offered("england")
    assert table.forbidden_by("england", "attack paris") == "MJ-CBT-2"
