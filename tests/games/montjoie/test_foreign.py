"""Chapter 15: foreign interventions; and automatic powers in combat."""

import pytest

from centans.games.montjoie.box.names import FORCES, TOWN
from centans.games.montjoie.rules.foreign import ForeignIntervention
from tests.games.montjoie.kit import Table, montjoie, rule


def intervene(die: int, second: int | None = None, attack: int = 3, defence: int = 3, **settings: str) -> Table:
    table = Table(4, **settings).rolls(foreign=[die], attack=[attack], defence=[defence])
    return table.rolls(foreign_town=[] if second is None else [second])


@rule("MJ-FOR-2", "MJ-FOR-3", "R29")
@pytest.mark.parametrize(
    ("die", "force", "towns"),
    [
        (1, "empire", ["liege", "liege", "luxembourg", "luxembourg", "metz", "metz"]),
        (2, "castile", ["la_rochelle", "la_rochelle", "bayonne", "bayonne", "pampelune", "pampelune"]),
        (3, "aragon", ["montpellier"] * 3 + ["marseille"] * 3),
        (4, "savoy", ["lyon"] * 3 + ["grenoble"] * 3),
        (5, "fleet", ["cherbourg"] * 3 + ["brest"] * 3),
        (6, "papacy", ["avignon"]),
    ],
)
def test_the_intervention_table(die, force, towns):
    for second, town in enumerate(towns, 1):
        table = intervene(die, second if len(towns) > 1 else None).begin(ForeignIntervention())
        assert table.told("foreign") == [{"power": force, "town": town}]
    assert FORCES[die - 1] == force


@rule("MJ-FOR-1")
def test_without_the_option_nobody_intervenes():
    table = Table(4, foreign_interventions="off").begin(ForeignIntervention())
    assert (table.asks, table.dice.labels) == ([], [])


@rule("MJ-FOR-3", "MJ-FOR-5", "MJ-FOR-7", "MJ-FOR-9", "MJ-FOR-10")
@pytest.mark.parametrize(("attack", "owner", "totals"), [(4, "fleet", (9, 8)), (3, "free", (8, 8))])
def test_e20_foreign_attack_on_a_free_port(attack, owner, totals):
    table = intervene(5, 2, attack, 6).begin(ForeignIntervention())
    assert (table.asks, table.totals(), table.owner("cherbourg")) == ([], totals, owner)


def test_nobody_intervenes_in_a_protected_town_and_everybody_is_told():
    table = intervene(6)
    table.s.protected = 1 << TOWN["avignon"]
    table.begin(ForeignIntervention())
    assert table.told("foreign-forbidden") == [{"town": "avignon"}]
    assert (table.told("foreign"), table.s.fight) == ([{"power": "papacy", "town": "avignon"}], None)


@rule("MJ-FOR-9", "R31")
def test_mountains_help_the_militia():
    table = intervene(1, 1, 4, 6).begin(ForeignIntervention())
    assert (table.totals(), table.owner("liege")) == ((9, 9), "free")


def bayonne(**england: object) -> Table:
    table = intervene(2, 3, 5, 3).hold("england", "bayonne calais").hand("england", "L").has("england", **england)
    return table.has("brittany", barons=1)


@rule("MJ-FOR-6", "MJ-FOR-10", "MJ-FOR-11", "MJ-FOR-12", "MJ-CBT-37")
def test_e21_foreign_attack_on_a_players_town():
    table = bayonne(barons=1).begin(ForeignIntervention()).play("england defend ladders alone", "england barons 1")
    table.settle()
    assert (table.totals(), table.owner("bayonne"), table.discards, table.barons("england")) == (
        (10, 9),
        "castile",
        "L",
        0,
    )
    assert table.marked(table.s.lost[table.seat("england")]) == {"bayonne"}


@rule("MJ-FOR-6", "MJ-CBT-21", "MJ-CBT-32", "MJ-INF-2")
def test_e21_with_a_baron_of_brittany_it_is_a_tie():
    table = bayonne(barons=1).begin(ForeignIntervention()).play("england defend ladders alone", "england barons 1")
    table.play("brittany barons 1").settle()
    assert (table.totals(), table.owner("bayonne"), table.discards) == ((10, 10), "england", "L")
    assert (table.barons("england"), table.barons("brittany")) == (0, 0)


@rule("MJ-FOR-11", "MJ-HERO-4", "MJ-CBT-36")
def test_e21_with_a_hero_it_is_a_victory():
    table = bayonne(barons=1, hero=True).begin(ForeignIntervention())
    table.play("england defend ladders hero", "england barons 1", "brittany barons 1").settle()
    assert (table.totals(), table.cards("england"), table.hero("england")) == ((10, 12), "L", True)


@rule("MJ-FOR-6", "MJ-FEL-5")
def test_no_felon_against_foreigners_but_retreats_and_signs():
    table = (
        intervene(2, 3, 6, 1)
        .hold("england", "bayonne calais")
        .hand("england", "S Fel Sig Ret")
        .begin(ForeignIntervention())
    )
    assert table.forbidden_by("england", "felon") == "MJ-FEL-5"
    table.play("england defend sapping alone")
    assert table.asked == "england sign"
    table.play("england pass")
    assert table.asked == "england retreat"
    table.play("england save sapping")
    assert (table.cards("england"), table.owner("bayonne")) == ("S Sig Fel", "castile")


@rule("MJ-FOR-8", "MJ-AUT-8", "MJ-FOR-14")
def test_foreign_forces_fight_each_other():
    table = intervene(3, 4, 6, 1).hold("papacy", "marseille").begin(ForeignIntervention())
    assert (table.totals(), table.owner("marseille")) == ((11, 8), "aragon")


@rule("MJ-FOR-4", "MJ-FOR-10")
def test_the_same_force_does_nothing_and_walls_stay_when_a_town_falls():
    table = intervene(6).hold("papacy", "avignon").begin(ForeignIntervention())
    assert (table.asks, table.level("avignon"), table.told("combat-result")) == ([], "garrison", [])
    castle = intervene(6, None, 6, 1).hold("france", "avignon:castle").begin(ForeignIntervention()).settle()
    assert (castle.totals(), castle.owner("avignon"), castle.level("avignon")) == ((11, 5), "papacy", "castle")


@rule("MJ-FOR-13", "MJ-FOR-15", "R44")
def test_a_foreign_garrison_gives_nothing_and_is_no_opponent():
    table = Table(4).hold("france", "marseille").hold("papacy", "avignon").hand("france", "Bri Amb")
    assert (table.town("avignon").income, table.view().seats[0].points_now) == (0, 0)
    table.rolls(embassy=[1, 1]).player_turn("france").play("france brigand")
    assert table.forbidden_by("france", "town avignon") == "MJ-ECO-2"
    table.play("france town paris", "france ambassador")
    assert table.asks
    other = (
        Table(4).hold("france", "marseille").hold("papacy", "avignon").hold("england", "calais").hand("france", "Amb")
    )
    other.rolls(embassy=[1, 1]).player_turn("france").play("france ambassador")
    assert other.forbidden_by("france", "town avignon") == "MJ-AMB-3"


@rule("MJ-AUT-1", "MJ-AUT-3", "MJ-AUT-5", "MJ-AUT-7", "MJ-FOR-14", "R30")
@pytest.mark.parametrize(("extras", "defence"), [("engineer", 10), ("alone", 12), ("felon", 8)])
def test_e42_attack_on_a_foreign_castle(extras, defence):
    table = Table(4).hold("england", "nancy").hold("empire", "metz:castle").hand("england", "C S Eng Fel")
    table.has("england", barons=1).rolls(attack=[2], defence=[3]).attack("england", "nancy", "metz")
    table.play(f"england lay cannon sapping {extras}", "england barons 1").settle()
    assert (table.totals(), table.owner("metz"), table.level("metz")) == ((14, defence), "england", "castle")


@rule("MJ-AUT-4", "R31")
def test_mountain_and_landing_help_an_automatic_defender():
    table = (
        Table(4)
        .hold("england", "liege")
        .hold("empire", "luxembourg")
        .hand("england", "L L")
        .rolls(attack=[1], defence=[1])
    )
    table.attack("england", "liege", "luxembourg").play("england lay ladders ladders alone").settle()
    assert table.totals() == (7, 9)
    sea = (
        Table(4).hold("england", "calais").hold("fleet", "brest").hand("england", "L L").rolls(attack=[1], defence=[1])
    )
    sea.attack("england", "calais", "brest", "sea").play("england lay ladders ladders alone").settle()
    assert sea.totals() == (7, 9)


@rule("MJ-AUT-2", "MJ-FOR-5")
def test_a_foreign_army_attacks_with_five():
    table = intervene(4, 1, 2, 1).begin(ForeignIntervention())
    assert table.totals() == (7, 3)
    assert montjoie().components["foreign"]["attack_base"] == 5
