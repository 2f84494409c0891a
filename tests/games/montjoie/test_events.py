"""Chapter 14: events."""

import pytest

from centans.core.steps import Step
from centans.games.montjoie.box.cards import size
from centans.games.montjoie.box.names import (
    BLACK_DEATH,
    CHEVAUCHEE,
    EVENTS,
    TOWN,
    TOWNS,
    TRUCE,
)
from centans.games.montjoie.rules.ending import EndOfTurn
from centans.games.montjoie.rules.events import (
    Chevauchee,
    Confiscation,
    Events,
    PapalIntervention,
    Treaty,
    Truce,
)
from centans.games.montjoie.rules.foreign import ForeignIntervention
from centans.games.montjoie.rules.player_turn import PlayerTurns
from centans.games.montjoie.rules.points import Points
from centans.games.montjoie.rules.politics import PoliticalState
from centans.games.montjoie.rules.turn import Turn
from centans.games.montjoie.rules.uprising import Ravages, Uprising
from tests.games.montjoie.kit import Table, rule


class Stop(Step):
    """Where a test looks around."""

    __slots__ = ()

    def run(self, s, dice):
        return


@rule("MJ-EVT-1", "MJ-EVT-2", "MJ-EVT-3", "MJ-ORD-5", "R21")
def test_the_first_player_draws_and_orders_the_events():
    table = Table(4).order("burgundy", "england", "france", "brittany").rolls(event=[8, TRUCE]).begin(Events())
    assert table.asked == "burgundy event-order"
    assert table.offered("burgundy", "event") == ["bad_seasons", "truce"]
    assert table.forbidden_by("burgundy", "event treaty") == "MJ-EVT-1"
    assert sum(table.s.pool) == 10
    table.play("burgundy event truce")
    assert [event for event in ("truce", "bad-seasons") if table.told(event)] == ["truce", "bad-seasons"]
    assert (sum(table.s.pool), table.s.truce, table.s.bad_seasons) == (12, 1, 1)


@rule("MJ-EVT-1", "MJ-CHV-1")
def test_two_equal_markers_need_no_order():
    table = Table(4).rolls(event=[CHEVAUCHEE, CHEVAUCHEE]).begin(Events(), Stop())
    assert (table.asks, table.s.chevauchees, sum(table.s.pool)) == ([], 2, 12)


@rule("MJ-EVT-5", "MJ-FOR-1")
def test_events_come_before_the_foreign_intervention():
    table = Table(4, war=False).rolls(event=[TRUCE], foreign=[6], attack=[1], defence=[6])
    table.begin(Events(), ForeignIntervention())
    assert table.asks == []
    keys = [event.key for event in table.s.journal.events]
    assert keys.index("truce") < keys.index("foreign")


@rule("MJ-UPR-1", "MJ-UPR-2", "MJ-UPR-3", "MJ-UPR-4", "MJ-UPR-5", "MJ-UPR-7", "MJ-COMP-5", "R16")
def test_e9_uprising():
    table = Table(6).order("brittany", "france", "england", "navarre", "burgundy", "flanders")
    table.hold("burgundy", "dijon:castle").hold("england", "calais").hold("brittany", "brest:fortress")
    table.rolls(towns=[5], wall=[5, 2, 6]).begin(Uprising())
    assert table.asked == "brittany uprising-town"
    assert table.forbidden_by("brittany", "town paris") == "MJ-UPR-3"
    table.play("brittany town dijon")
    assert (table.level("dijon"), table.owner("dijon"), table.s.towers) == ("garrison", "burgundy", 19)
    assert table.forbidden_by("brittany", "town dijon") == "MJ-UPR-3"
    table.play("brittany town calais", "brittany town brest")
    assert (table.owner("calais"), table.level("brest"), table.asks) == ("england", "fortress", [])
    assert table.s.lost == [0] * 6


@rule("MJ-UPR-4", "MJ-UPR-5", "MJ-UPR-6", "MJ-UPR-7", "MJ-FOR-15")
def test_a_garrison_that_rises_leaves_the_town_free_for_anybody():
    table = Table(4).hold("england", "calais").hold("empire", "metz").rolls(towns=[6], wall=[3, 3]).begin(Uprising())
    table.play("france town calais", "france town metz")
    assert (table.asks, table.owner("calais"), table.owner("metz")) == ([], "free", "free")
    assert table.s.lost == [0] * 4


@rule("MJ-RAV-1", "MJ-RAV-2", "MJ-RAV-3", "MJ-EXP-8", "MJ-TRE-2", "MJ-FOR-15", "R17")
def test_e10_ravages():
    table = Table(4).hold("england", "calais").hold("france", "dijon").hold("empire", "metz")
    table.rolls(towns=[4], wall=[3]).begin(Ravages())
    table.play("france town lyon")
    assert table.pillaged == {"lyon"}
    assert table.dice.labels == ["towns"]
    assert table.forbidden_by("france", "town lyon") == "MJ-RAV-2"
    assert "metz" in table.offered("france", "town")
    table.play("france town calais")
    assert (table.pillaged, table.level("calais"), table.money("france")) == ({"lyon", "calais"}, "garrison", 0)
    table.hold("france", "macon").player_turn("france").play("france expand lyon")
    assert table.town("lyon").income == 0


def plague(first: str) -> Table:
    table = Table(6, turn=4).order("burgundy", "france", "england", "navarre", "brittany", "flanders")
    table.has("burgundy", barons=3, hero=True).hold("burgundy", "dijon lyon").hold("france", "paris").hand(
        "france", "C Fel"
    )
    for nation, town in (("england", "calais"), ("navarre", "rouen"), ("brittany", "brest"), ("flanders", "gand")):
        table.hold(nation, town)
    table.s.pillaged = 1 << TOWN["dijon"]
    table.rolls(event=[TRUCE, BLACK_DEATH])
    table.begin(Events(), ForeignIntervention(), PlayerTurns(), Points(), EndOfTurn(Turn()))
    return table.play(f"burgundy event {first}")


@rule("MJ-PLG-1", "MJ-PLG-2", "MJ-PLG-3", "MJ-PLG-4", "MJ-PLG-5", "MJ-PLG-7", "MJ-PLG-8", "MJ-TRU-1", "R18", "R19")
def test_e11_plague_after_a_truce():
    table = plague("truce")
    assert table.asks
    assert (table.s.turn, table.told("foreign"), table.told("points"), table.told("player-turn")) == (5, [], [], [])
    assert (table.barons("burgundy"), table.hero("burgundy")) == (3, True)
    assert sum(table.s.pool) == 11
    assert table.s.pool[BLACK_DEATH] == 0
    assert table.s.truce == 1
    assert (table.cards("france"), table.s.discard, size(table.s.draw)) == ("", 0, 74)
    assert table.view().plague_gone
    table.settle("purchases")
    assert table.told("state") == [{"state": "peace", "reason": "truce"}]


@rule("MJ-PLG-6")
def test_e11_an_event_after_the_plague_is_lost():
    table = plague("black_death")
    assert table.asks
    assert (table.s.turn, table.s.truce, sum(table.s.pool)) == (5, 0, 11)


@rule("MJ-PLG-4")
def test_the_plague_turn_counts_for_the_end_of_the_game():
    table = Table(4, turn=8).rolls(event=[BLACK_DEATH, TRUCE], end=[2]).begin(Events(), EndOfTurn(Turn()))
    table.play("france event black_death")
    assert table.asks == []
    assert table.game.result(table.s) is not None


@rule("MJ-CHV-1", "MJ-CHV-2", "MJ-CHV-3", "MJ-CHV-4", "MJ-CBT-2", "MJ-CBT-30", "R20")
def test_e12_chevauchee_in_peace():
    table = Table(4, war=False).order("england", "france", "brittany", "burgundy").hold("england", "auch calais")
    table.hold("france", "clermont:castle paris").hand("england", "C S L L").hand("france", "R")
    table.rolls(attack=[4], defence=[6]).begin(Chevauchee()).player_turn("england")
    table.begin(Chevauchee())
    table.play("england attack clermont")
    assert table.asked == "england attack-source"
    table.play("england from auch", "england lay cannon sapping alone", "france defend ram alone").settle("combats")
    assert table.totals() == (15, 14)
    assert table.owner("clermont") == "england"
    assert table.forbidden_by("england", "attack paris") == "MJ-CBT-2"


@rule("MJ-CHV-4", "MJ-CHV-5", "MJ-CHV-6", "MJ-POP-2")
def test_a_raid_reaches_every_enemy_but_no_protected_town_and_lapses():
    table = Table(4).order("england", "france", "brittany", "burgundy").hold("england", "calais")
    table.hold("france", "lyon paris").hold("savoy", "grenoble").hand("england", "L L L L").begin(Chevauchee())
    assert table.asks == []
    table.rolls(attack=[1], defence=[6])
    table.s.protected = 1 << TOWN["paris"]
    table.player_turn("england")
    assert sorted(table.offered("england", "attack")) == ["grenoble", "lyon"]
    assert table.forbidden_by("england", "attack paris") == "MJ-CBT-10"
    assert table.forbidden_by("england", "attack dijon") == "MJ-CBT-4"
    table.play("england attack lyon", "england lay ladders ladders alone").settle("combats")
    assert table.offered("england", "attack") == [], "Calais has attacked, and the raid is used"
    table.play("england end-turn")
    table.s.chevauchees = 1
    table.player_turn("england").settle()
    assert table.s.chevauchees == 0


@rule("MJ-CHV-1")
def test_only_the_first_player_rides():
    table = Table(4).order("france", "england", "brittany", "burgundy").hold("england", "calais").hold("france", "lyon")
    table.hand("england", "C C").begin(Chevauchee()).player_turn("england")
    assert table.offered("england", "attack") == []


@rule("MJ-TRT-1", "MJ-TRT-2", "MJ-TRT-3", "R22")
def test_e13_treaty():
    table = Table(6).order("navarre", "france", "england", "brittany", "burgundy", "flanders")
    table.hold("navarre", "pampelune").hold("flanders", "rouen").hold("brittany", "caen:castle")
    table.s.lost_before[0] = 1 << TOWN["rouen"] | 1 << TOWN["caen"] | 1 << TOWN["pampelune"]
    table.begin(Treaty())
    assert sorted(table.offered("navarre", "town")) == ["caen", "rouen"]
    assert table.forbidden_by("navarre", "town evreux") == "MJ-TRT-2"
    assert table.forbidden_by("navarre", "town pampelune") == "MJ-TRT-1"
    table.play("navarre town caen")
    assert (table.owner("caen"), table.level("caen"), table.s.lost) == ("navarre", "castle", [0] * 6)


@rule("MJ-TRT-3", "MJ-TRT-4")
def test_a_treaty_gives_a_garrison_on_a_free_town_and_nothing_where_nothing_was_lost():
    table = Table(4).hold("france", "paris")
    assert table.copy().begin(Treaty()).asks == []
    table.s.lost_before[0] = 1 << TOWN["dijon"]
    table.begin(Treaty()).play("france town dijon")
    assert (table.owner("dijon"), table.level("dijon")) == ("france", "garrison")


@rule("MJ-TRU-1", "MJ-POL-1")
def test_a_truce_makes_the_next_turn_peaceful():
    table = Table(4).begin(Truce(), PoliticalState())
    assert (table.asks, table.s.war) == ([], 0)


@rule("MJ-CNF-1", "MJ-CNF-2", "R23")
@pytest.mark.parametrize(("held", "lost"), [(5, 0), (6, 1), (7, 2), (12, 2)])
def test_e14_confiscation(held, lost):
    table = Table(4).hand("england", " ".join(["L"] * held)).has("england", hero=True).begin(Confiscation())
    table.play("france player 2")
    assert (table.held("england"), table.discards, table.hero("england")) == (held - lost, " ".join(["L"] * lost), True)


@rule("MJ-POP-1", "MJ-POP-2", "MJ-POP-3", "MJ-FOR-4", "R24")
def test_e15_papal_protection():
    table = Table(4).hold("england", "bayonne pau").hold("france", "bordeaux paris")
    table.rolls(foreign=[2], foreign_town=[3]).begin(PapalIntervention(), ForeignIntervention())
    assert len(table.offered("france", "town")) == len(TOWNS)
    assert len(table.offered("france", "province")) == 34
    table.play("france province gascogne")
    assert (table.asks, table.owner("bayonne")) == ([], "england")
    assert table.town("bayonne").protected
    table.hand("france", "C C Bri").player_turn("france")
    assert table.forbidden_by("france", "attack bayonne") == "MJ-CBT-10"
    table.play("france brigand")
    assert "bayonne" in table.offered("france", "town")
    table.s.agenda.clear()
    table.hand("england", "C C").player_turn("england")
    assert "bordeaux" in table.offered("england", "attack")


@rule("MJ-BAD-1")
def test_bad_seasons_are_announced():
    table = Table(4, war=False).rolls(event=[EVENTS.index("bad_seasons")]).begin(Events())
    assert table.asks == []
    assert table.view().bad_seasons
