"""Chapter 16: player turns and expansion."""

from centans.games.montjoie.box.names import TOWN
from centans.games.montjoie.rules.player_turn import PlayerTurns
from tests.games.montjoie.kit import Table, rule


@rule("MJ-PT-1")
def test_players_take_their_turns_in_turn_order():
    table = Table(4).order("burgundy", "france", "brittany", "england").begin(PlayerTurns()).settle()
    assert [one["power"] for one in table.told("player-turn")] == ["burgundy", "france", "brittany", "england"]


@rule("MJ-PT-2", "MJ-PT-5", "R45")
def test_cards_and_offers_are_possible_at_every_action_point():
    table = Table(4).hold("france", "paris").hold("england", "calais").hand("france", "Bri Bri Amb Amb")
    table.rolls(brigand=[6, 6], embassy=[3, 3, 3, 3]).player_turn("france")
    assert {"brigand", "ambassador", "parley", "end-expansion"} <= set(table.offered("france"))
    assert table.forbidden_by("france", "pass") == "MJ-PT-2"
    table.play("france brigand", "france town calais", "france expand orleans", "france ambassador")
    table.play("france end-expansion")
    assert table.asked == "france combats"
    table.play("france ambassador", "france brigand", "france town dijon")
    assert table.asked == "france combats"


@rule("MJ-PT-3", "R45")
def test_the_first_attack_ends_the_expansion():
    table = (
        Table(4).hold("england", "dijon").hold("france", "troyes paris").hand("england", "C C").player_turn("england")
    )
    assert table.asked == "england expansion"
    table.play("england attack troyes", "england lay cannon cannon alone").settle("combats")
    assert table.asked == "england combats"
    assert table.offered("england", "expand") == []


@rule("MJ-PT-4", "MJ-CBT-35")
def test_cards_set_aside_return_before_the_next_player_begins():
    table = (
        Table(4)
        .order("england", "france", "brittany", "burgundy")
        .hold("england", "dijon")
        .hold("france", "troyes paris")
    )
    table.hand("england", "C C").rolls(attack=[6], defence=[1]).begin(PlayerTurns())
    table.play("england attack troyes", "england lay cannon cannon alone").settle("combats")
    assert (table.aside("england"), table.cards("england")) == ("C C", "")
    table.play("england end-turn")
    assert table.asked == "france expansion"
    assert (table.aside("england"), table.cards("england")) == ("", "C C")


@rule("MJ-EXP-1", "MJ-EXP-2", "MJ-EXP-3", "MJ-EXP-4", "R33")
def test_e22_two_land_expansions():
    """A is Reims, B Châlons, C Troyes is joined to B, Paris to A."""
    table = Table(4).hold("france", "reims").player_turn("france").play("france expand chalons")
    assert table.forbidden_by("france", "expand paris") == "MJ-EXP-3"
    assert table.forbidden_by("france", "expand brest") == "MJ-EXP-2"
    table.play("france expand troyes")
    assert (table.asked, table.owner("troyes"), table.level("troyes")) == ("france combats", "france", "garrison")


@rule("MJ-EXP-1")
def test_one_may_expand_less_and_only_to_free_towns():
    table = Table(4).hold("france", "reims").hold("england", "chalons").player_turn("france")
    assert table.forbidden_by("france", "expand chalons") == "MJ-EXP-1"
    table.play("france end-expansion")
    assert table.asked == "france combats"


@rule("MJ-EXP-5", "MJ-EXP-6", "MJ-EXP-3")
def test_e23_sea_expansion():
    """P is Calais, A Reims, Q any port; Arras is joined to P, Paris to A."""
    table = Table(4).hold("england", "calais reims").player_turn("england").play("england expand bordeaux")
    assert table.forbidden_by("england", "expand arras") == "MJ-EXP-3"
    assert table.forbidden_by("england", "expand marseille") == "MJ-EXP-5"
    assert {"paris", "agen", "saintes"} <= set(table.offered("england", "expand"))
    assert "bayonne" in table.offered("england", "expand"), "it is joined to Bordeaux by a road"
    table.play("england expand agen")
    assert table.owner("agen") == "england"


@rule("MJ-EXP-3", "MJ-EXP-5")
def test_the_source_is_stated_where_there_are_several():
    table = Table(4).hold("england", "calais rouen").player_turn("england").play("england expand abbeville")
    assert table.asked == "england expansion-source"
    assert sorted(table.offered("england", "from")) == ["calais", "rouen"]
    assert table.forbidden_by("england", "from paris") == "MJ-EXP-2"
    table.play("england from calais")
    assert "arras" not in table.offered("england", "expand")
    assert "evreux" in table.offered("england", "expand")


@rule("MJ-EXP-7")
def test_without_a_free_town_in_reach_there_is_no_expansion():
    table = Table(4).hold("france", "paris").hold("england", "amiens reims troyes auxerre evreux orleans chartres")
    assert table.player_turn("france").offered("france", "expand") == []


@rule("MJ-EXP-8", "R15")
def test_a_pillage_marker_stays_on_a_settled_town():
    table = Table(4).hold("france", "reims")
    table.s.pillaged = 1 << TOWN["chalons"]
    table.player_turn("france").play("france expand chalons")
    assert (table.pillaged, table.level("chalons")) == ({"chalons"}, "garrison")
