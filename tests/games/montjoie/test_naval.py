"""Chapter 14: naval battle and great battle."""

import pytest

from centans.games.montjoie.box.names import NAVAL_BATTLE
from centans.games.montjoie.rules.naval import GreatBattle, NavalBattle, admirals, begin_duel
from tests.games.montjoie.kit import Table, rule
from tests.games.stage import Written


def at_sea(one: str, other: str, dice: tuple[int, int], event: int = NAVAL_BATTLE) -> Table:
    """England against Flanders, these cards in hand."""
    table = Table(6).hand("england", one).hand("flanders", other).rolls(duel=dice)
    begin_duel(table.s, event, table.seat("flanders"), table.seat("england"))
    return table


@rule("MJ-NAV-1", "MJ-NAV-4", "MJ-NAV-5", "MJ-NAV-6", "MJ-NAV-8", "MJ-NAV-9", "MJ-NAV-11", "R26")
def test_e16_naval_battle_with_a_felon():
    table = Table(6).hold("england", "calais bordeaux bayonne").hold("brittany", "brest nantes rouen")
    table.hold("france", "marseille montpellier").hold("navarre", "caen").hold(
        "empire", "anvers bruges abbeville cherbourg"
    )
    table.hand("england", "S").hand("brittany", "L Fel").has("england", barons=2).has("brittany", barons=1)
    table.rolls(duel=[3, 4]).begin(NavalBattle())
    assert table.asked == "england naval-stake, brittany naval-stake"
    table.play("england stake sapping 2 alone", "brittany stake ladders 1 felon")
    assert table.told("duel-result")[-1]["total"] == 5
    assert table.told("duel-result")[-1]["against"] == 8
    assert (table.points("brittany"), table.s.won[table.seat("brittany")]) == (1, 1)
    assert table.view().seats[table.seat("brittany")].master_of_the_seas
    assert (table.cards("brittany"), table.cards("england"), table.discards) == ("L", "", "S Fel")
    assert (table.barons("england"), table.barons("brittany")) == (0, 0)


@rule("MJ-NAV-7", "MJ-NAV-9", "R40")
def test_e17_naval_battle_with_a_sign_of_god():
    table = at_sea("R Sig", "C", (2, 1)).play("england stake ram 0 alone", "flanders stake cannon 0 alone")
    assert table.asked == "england duel-sign"
    table.play("england double ram")
    assert (table.points("england"), table.points("flanders"), table.discards) == (1, 0, "C Sig")
    english, flemish = [
        [(part.name, part.value) for part in side.parts]
        for side in sorted(table.view().duel.sides, key=lambda side: side.power)
    ]
    assert (english, flemish) == ([("cards", 4), ("sign", 4), ("die", 2)], [("cards", 6), ("die", 1)])


@rule("MJ-NAV-10", "MJ-GRB-4")
def test_e17_a_tie_discards_both_stakes():
    table = at_sea("R", "C", (3, 1)).play("england stake ram 0 alone", "flanders stake cannon 0 alone").settle()
    assert (table.points("england"), table.points("flanders"), table.s.master, table.discards) == (0, 0, -1, "R C")


@rule("MJ-NAV-7")
def test_who_passed_may_answer_a_sign_once():
    table = at_sea("R Sig", "C Sig", (2, 1)).play("england stake ram 0 alone", "flanders stake cannon 0 alone")
    table.play("england pass", "flanders double cannon")
    assert table.asked == "england duel-sign"
    table.play("england double ram")
    assert (table.asks, table.told("duel-result")[-1]["total"], table.told("duel-result")[-1]["against"]) == (
        [],
        10,
        13,
    )


@rule("MJ-NAV-2", "MJ-NAV-3", "R26")
@pytest.mark.parametrize(
    ("fleets", "lot", "fighters"),
    [
        ([3, 3, 1, 0], [], [0, 1]),
        ([2, 2, 2, 0], [3, 2], [2, 1]),
        ([4, 1, 1, 1], [3, 1], [0, 3]),
        ([1, 0, 0, 0], [], [0]),
        ([0, 0, 0, 0], [], []),
    ],
)
def test_the_largest_fleets_fight_and_ties_are_settled_by_lot(fleets, lot, fighters):
    dice = Written("Montjoie")
    dice.rows["admirals"] = list(lot)
    assert sorted(admirals(fleets, dice)) == sorted(fighters)


@rule("MJ-NAV-3", "MJ-EVT-4")
def test_with_fewer_than_two_fleets_nothing_happens():
    table = Table(4).hold("england", "calais").begin(NavalBattle())
    assert (table.asks, table.told("no-effect")) == ([], [{"event": "naval_battle"}])


@rule("MJ-NAV-4", "MJ-INF-5")
def test_what_may_be_staked():
    table = at_sea("L Fel", "Ret", (1, 1)).has("england", barons=2)
    assert table.forbidden_by("england", "stake none 0 alone") == "MJ-NAV-4"
    assert table.forbidden_by("england", "stake ram 0 alone") == "MJ-NAV-4"
    assert table.forbidden_by("england", "stake ladders 3 alone") == "MJ-NAV-4"
    assert table.forbidden_by("flanders", "stake none 0 felon") == "MJ-NAV-4"
    assert table.offered("flanders") == ["stake none 0 alone"]
    assert "stake ladders 2 felon" in table.offered("england")
    table.has("france", barons=6).play("england stake ladders 2 alone", "flanders stake none 0 alone")
    assert table.barons("france") == 6


@rule("MJ-NAV-6")
def test_two_felons_cancel_both_cards():
    table = (
        at_sea("C Fel", "C Fel", (4, 2)).play("england stake cannon 0 felon", "flanders stake cannon 0 felon").settle()
    )
    assert (table.told("duel-result")[-1]["total"], table.points("england"), table.discards) == (4, 1, "C C Fel Fel")


@rule("MJ-NAV-8", "MJ-OGM-2")
def test_nothing_but_card_barons_and_die_counts_at_sea():
    table = at_sea("L", "L", (2, 2)).has("england", hero=True)
    table.s.grand_masters = 1 << table.seat("england")
    table.play("england stake ladders 0 alone", "flanders stake ladders 0 alone").settle()
    assert table.told("duel-result")[-1]["result"] == "tie"


@rule("MJ-NAV-12", "MJ-NAV-13", "MJ-CBT-12", "R28")
def test_e41_master_of_the_seas():
    table = Table(6, war=False).hold("england", "calais").hold("flanders", "bruges anvers").hold("brittany", "brest")
    table.hand("england", "C C C C").has("england", barons=1).player_turn("england")
    table.s.master = table.seat("brittany")
    table.play("england attack anvers")
    assert table.asked == "brittany veto"
    choosing = table.view("brittany").choosing
    assert (choosing.power, choosing.source, choosing.town) == ("england", "calais", "anvers")
    table.play("brittany forbid")
    assert (table.cards("england"), table.barons("england"), table.owner("anvers")) == ("C C C C", 1, "flanders")
    assert table.forbidden_by("england", "attack bruges") == "MJ-CBT-2"
    assert table.marked(table.s.sources[2]) == {"calais"}
    assert table.marked(table.s.targets[2]) == {"anvers"}


@rule("MJ-NAV-12")
def test_a_landing_that_is_allowed_goes_on_and_the_masters_own_needs_no_leave():
    table = Table(6).hold("england", "calais").hold("flanders", "anvers").hand("england", "C C")
    table.s.master = table.seat("brittany")
    table.attack("england", "calais", "anvers", "sea").play("brittany allow")
    assert table.asked == "england lay-attack"
    own = Table(6).hold("england", "calais").hold("flanders", "anvers").hand("england", "C C")
    own.s.master = own.seat("england")
    assert own.attack("england", "calais", "anvers", "sea").asked == "england lay-attack"


@rule("MJ-NAV-14", "R28")
def test_only_landings_can_be_forbidden():
    table = Table(6).hold("england", "calais").hold("flanders", "bruges").hand("england", "C C")
    table.s.master = table.seat("brittany")
    table.player_turn("england").play("england expand brest")
    assert table.owner("brest") == "england"
    table.s.agenda.clear()
    assert table.attack("england", "calais", "bruges").asked == "england lay-attack"


def great_battle(results: list[tuple[int, int]]) -> Table:
    """France, Flanders, Navarre against England, Burgundy, Brittany, with these dice in the three duels."""
    table = Table(6).rolls(great_battle=[2, 5, 1, 1, 2], duel=[die for pair in results for die in pair])
    return table.begin(GreatBattle()).settle()


@rule("MJ-GRB-1", "MJ-GRB-3", "MJ-GRB-4", "MJ-GRB-5", "MJ-GRB-6", "R27")
def test_e18_great_battle():
    table = great_battle([(6, 1), (3, 3), (1, 6)])
    coalitions = table.told("coalitions")[0]
    assert coalitions["powers"] == ("france", "flanders", "navarre")
    assert coalitions["others"] == ("england", "burgundy", "brittany")
    assert [one["other"] for one in table.told("duel")] == ["england", "flanders", "brittany"]
    assert {table.name(seat): table.points(table.name(seat)) for seat in range(6)} == {
        "france": 1,
        "brittany": 1,
        "england": 0,
        "flanders": 0,
        "navarre": 0,
        "burgundy": 0,
    }
    assert table.told("master") == []


@rule("MJ-GRB-5", "MJ-GRB-6")
def test_e18_the_coalition_that_wins_more_duels_wins_the_battle():
    table = great_battle([(6, 1), (3, 3), (4, 4)])
    assert [table.points(n) for n in ("france", "flanders", "navarre", "england", "burgundy", "brittany")] == [
        2,
        1,
        1,
        0,
        0,
        0,
    ]


@rule("MJ-GRB-2", "MJ-GRB-1")
@pytest.mark.parametrize(("players", "duels"), [(4, 2), (5, 2), (6, 3), (3, 1)])
def test_an_odd_player_takes_no_part(players, duels):
    table = Table(players).has(Table(players).name(0), hero=True).begin(GreatBattle()).settle()
    assert len(table.told("duel")) == duels
    assert table.s.heroes[0] == 1
