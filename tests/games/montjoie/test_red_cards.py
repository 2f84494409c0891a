"""Chapter 16: Brigand, Ambassador, heroes."""

import pytest

from centans.games.montjoie.box.names import TOWN
from centans.games.montjoie.rules.deal import gather_cards
from tests.games.montjoie.kit import Table, rule


def rider(cards: str, **rows: list[int]) -> Table:
    table = Table(4).hold("england", "calais").hold("france", "clermont:castle lyon paris:fortress dijon:castle")
    return table.hand("england", cards).rolls(**rows).player_turn("england")


@rule("MJ-ECO-1", "MJ-ECO-2", "MJ-ECO-3", "MJ-ECO-4", "MJ-ECO-5", "MJ-ECO-6", "R14")
def test_e35_brigand():
    table = rider("Bri Bri Bri", brigand=[5, 2]).play("england brigand")
    assert table.forbidden_by("england", "town paris") == "MJ-ECO-2"
    assert table.forbidden_by("england", "town calais") == "MJ-ECO-2"
    table.play("england town clermont")
    assert (table.money("england"), table.pillaged) == (2, {"clermont"})
    table.play("england brigand")
    assert table.forbidden_by("england", "town clermont") == "MJ-ECO-2"
    table.play("england town bordeaux", "england brigand", "england town lyon")
    assert (table.money("england"), table.pillaged, table.discards) == (3, {"clermont", "bordeaux"}, "Bri Bri Bri")
    assert table.forbidden_by("england", "brigand") == "MJ-ECO-1"


@rule("MJ-ECO-7", "R24")
def test_pillage_is_no_attack_and_ignores_the_pope():
    table = rider("Bri C C", brigand=[6])
    table.s.protected = 1 << TOWN["lyon"]
    table.play("england brigand", "england town lyon")
    assert table.pillaged == {"lyon"}
    assert table.s.targets[2] == 0


@rule("MJ-AMB-1", "MJ-AMB-2", "MJ-AMB-8", "MJ-CBT-9", "R22")
def test_e34_corruption():
    table = rider("Amb C C", embassy=[1, 3], corruption=[5]).play("england ambassador")
    assert table.discards == "Amb"
    assert table.forbidden_by("england", "town paris") == "MJ-AMB-2"
    assert table.forbidden_by("england", "town calais") == "MJ-AMB-3"
    assert table.forbidden_by("england", "town bordeaux") == "MJ-AMB-3"
    table.s.protected = 1 << TOWN["dijon"]
    table.play("england town dijon")
    assert (table.owner("dijon"), table.level("dijon")) == ("england", "castle")
    assert table.marked(table.s.lost[table.seat("france")]) == {"dijon"}
    assert "auxerre" in table.offered("england", "expand"), "a source at once"


@rule("MJ-AMB-2")
def test_a_town_that_withstands_corruption_stays():
    table = rider("Amb", embassy=[2, 3], corruption=[4]).play("england ambassador", "england town dijon")
    assert table.owner("dijon") == "france"


@rule("MJ-AMB-4", "MJ-AMB-7", "MJ-CARD-5")
def test_e34_outside_help():
    table = rider("Amb", embassy=[4, 2]).draws("C S").play("england ambassador")
    assert (table.cards("england"), table.discards) == ("S C", "Amb")
    assert table.view().discards == [4]
    assert table.offered("england", "attack") == [], "no enemy is near Calais"
    table.hold("france", "abbeville")
    table._asks = None
    assert table.offered("england", "attack") == ["abbeville"]


@rule("MJ-AMB-5", "MJ-HERO-1", "MJ-HERO-6", "R42")
def test_e34_hero():
    table = rider("Amb Amb", embassy=[5, 4, 6, 4]).play("england ambassador")
    assert table.hero("england")
    table.play("england ambassador")
    assert table.hero("england")
    assert table.s.grand_masters == 0
    again = Table(4).hand("england", "Amb").rolls(embassy=[5, 5]).player_turn("england").play("england ambassador")
    assert again.hero("england")


@rule("MJ-AMB-6", "R44")
def test_e34_court_intrigue():
    table = rider("Amb", embassy=[6, 5]).hand("france", "S").rolls(intrigue=[2]).play("england ambassador")
    assert table.offered("england", "player") == ["1"]
    assert table.forbidden_by("england", "player 3") == "MJ-AMB-6"
    assert table.forbidden_by("england", "player 2") == "MJ-GEN-7"
    table.play("england player 1")
    assert (table.cards("france"), table.discards) == ("", "S Amb")


@rule("MJ-HERO-5", "MJ-PLG-8")
def test_an_active_hero_survives_the_end_of_the_turn():
    table = Table(4).has("france", hero=True)
    gather_cards(table.s)
    assert table.hero("france")


@rule("MJ-CARD-2", "MJ-AMB-1")
@pytest.mark.parametrize("card", ["Ret", "Eng", "Sig", "Fel"])
def test_other_red_cards_are_not_played_at_action_points(card):
    table = rider(card)
    assert table.forbidden_by("england", "felon") == "MJ-PT-2"
    assert table.forbidden_by("england", "ambassador") == "MJ-AMB-1"
