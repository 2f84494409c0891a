"""Chapter 13: advanced rules."""

import itertools

import pytest

from tests.games.guyenne.kit import Table, rule
from tests.games.guyenne.sight import cards, words


def attack(english: str, french: str, **settings: str) -> Table:
    """The English attack castle 1, which the French hold; the French have yet to show or concede."""
    return Table(castles="FNNNNN", **{"level": "advanced", **settings}).clash(1, E=english, F=french)


@rule("GY-ADV-1")
@pytest.mark.parametrize("act", ["F shows", "F concedes"])
def test_but_for_the_losses_the_advanced_game_is_the_basic_game(act):
    basic, advanced = attack("4 2", "3", level="basic").play(act), attack("4 2", "3").play(act)
    assert (basic.castles, basic.turn, basic.asked) == (advanced.castles, advanced.turn, advanced.asked)
    assert basic.sizes("F") == advanced.sizes("F")
    assert (basic.removed("E"), advanced.removed("E")) == ("", "4")
    assert (basic.discard_pile("E"), advanced.discard_pile("E")) == ("4 2 2", "2 2")


@rule("GY-ADV-2", "GY-ADV-4", "GY-ADV-16")
@pytest.mark.parametrize(("english", "french", "loser"), [("5 4", "4 2", "F"), ("4 2", "5 4", "E")])
def test_the_loser_of_a_neutral_castle_pays_and_the_winner_does_not(english, french, loser):
    table = Table(level="advanced").clash(1, E=english, F=french)
    assert table.asked == f"{loser} remove-cards"
    table.play(f"{loser} removes 4")
    winner = "E" if loser == "F" else "F"
    assert (table.removed(loser), table.removed(winner)) == ("4", "")
    assert table.discard_pile(loser) == "2 2", "the other card of the castle is discarded as usual"
    assert table.discard_pile(winner) == "5 4 2"


@rule("GY-ADV-2")
def test_the_basic_game_removes_nothing():
    assert Table(level="basic").clash(1, E="5", F="2").removed("F") == ""


@rule("GY-ADV-3", "R19")
@pytest.mark.parametrize(
    "laid", ["5 4 3 3 2", "5 3 2 2", "4 3 3 2 2", "3 2 2 2 2", "4 4 4 2 2", "5 5 4 2 2", "2 2 2", "5"]
)
def test_the_loser_may_remove_the_highest_card_or_several_that_reach_it(laid):
    """The sets offered are those of a search through all of them."""
    highest = max(cards(laid))
    groups = [group for number in range(1, 6) for group in itertools.combinations(cards(laid), number)]
    legal = {words(group) for group in groups if group == (highest,) or (len(group) > 1 and sum(group) >= highest)}
    assert Table(level="advanced").clash(1, E="H", F=laid).sets("F") == legal


def test_the_largest_removal_choice_has_the_size_of_the_specification():
    """Decision D13, counted by value."""
    assert len(Table(level="advanced").clash(1, E="H", F="5 4 3 3 2").sets("F")) == 20


@rule("GY-ADV-3")
def test_values_with_which_no_set_can_be_completed_are_not_offered():
    table = Table(level="advanced").clash(1, E="5 5 3", F="5 3 2 2")
    assert table.offered("F") == ["card 5", "card 3"]
    assert table.play("F says card 3").offered("F") == ["card 2"]


@rule("GY-ADV-5")
@pytest.mark.parametrize(("english", "french"), [("3 2", "5"), ("H 2", "H 5")])
def test_a_tie_on_a_neutral_castle_costs_nobody_anything(english, french):
    table = Table(level="advanced").clash(1, E=english, F=french)
    assert table.turn == 2
    assert (table.removed("E"), table.removed("F")) == ("", "")


@rule("GY-ADV-6", "GY-ADV-11")
@pytest.mark.parametrize(("english", "french"), [("5 3 2", "4"), ("5 3 2", "5 5 3")])
def test_an_attack_on_an_enemy_castle_costs_the_strongest_card_won_or_lost(english, french):
    table = attack(english, french).play("F shows")
    assert table.turn == 2, "there is no choice"
    assert (table.removed("E"), table.removed("F")) == ("5", "")


@rule("GY-ADV-7", "GY-ADV-8", "GY-ADV-11", "R20")
@pytest.mark.parametrize(("option", "removed"), [("always", "4"), ("not_on_tie", "")])
def test_the_option_decides_what_a_tied_attack_costs(option, removed):
    table = attack("4 2", "3 3", attack_tie_removal=option).play("F shows")
    assert (table.removed("E"), table.removed("F")) == (removed, "")


@rule("GY-ADV-8", "GY-ADV-6")
@pytest.mark.parametrize(("french", "act"), [("2", "F shows"), ("5 5", "F shows"), ("5 5", "F concedes")])
def test_not_on_tie_excuses_ties_alone(french, act):
    assert attack("4 2", french, attack_tie_removal="not_on_tie").play(act).removed("E") == "4"


@rule("GY-ADV-9")
@pytest.mark.parametrize("french", ["5 5", "H"])
def test_an_attacking_hero_is_the_card_that_is_lost(french):
    table = attack("H 5 5", french).play("F shows")
    assert table.removed("E") == "H"
    assert table.discard_pile("E") == "5 5 2"


@rule("GY-ADV-10", "R2")
def test_of_several_strongest_cards_one_is_lost():
    assert attack("3 3 3", "2").play("F shows").removed("E") == "3"


@rule("GY-ADV-12", "GY-ADV-11", "R21")
def test_the_attacker_pays_also_when_the_defender_concedes():
    table = attack("5 2", "H 4").play("F concedes")
    assert (table.removed("E"), table.removed("F")) == ("5", "")
    assert table.discard_pile("F") == "H 4 2"


@rule("GY-ADV-13")
def test_losses_never_change_who_won():
    table = attack("5 3", "4 3").play("F shows")
    assert table.castles == "ENNNNN", "8 against 7, though 3 against 7 is what is left"


@rule("GY-ADV-14", "GY-ADV-18", "R11")
def test_a_side_may_lose_cards_on_both_castles_one_after_the_other():
    table = Table(level="advanced", castles="FNNNNN").english("5 4 2").french("2 5 5")
    table.play("E opens 1 with 4", "F answers 2", "F opens 2 with 5", "E answers 2", "F passes", "E passes")
    table.play("F shows")
    assert table.removed("E") == "4"
    assert table.asked == "E remove-cards"
    assert table.play("E removes 2").removed("E") == "4 2"


@rule("GY-ADV-15", "GY-DRAW-8")
def test_removed_cards_lie_face_up_and_never_come_back():
    table = Table(level="advanced").english("3 2 2", draw="").french("5 5 2").skirmish(E=("3", "2"), F=("5", "2"))
    for who in ("E", "F", None):
        assert table.sees(who).removed("E") == "3"
        assert [told["cards"] for told in table.told("removed", who)] == [(3,)]
    assert table.sizes("E") == (6, 15, 0, 1), "21 cards are left in the game"


@rule("GY-ADV-17", "R22")
@pytest.mark.parametrize(("english", "french"), [("H 2", "5 5"), ("5 5", "H 2"), ("H", "H 5"), ("H 5", "H 4")])
def test_a_hero_is_never_among_the_cards_of_a_loser_on_a_neutral_castle(english, french):
    table = Table(level="advanced").clash(1, E=english, F=french)
    for ask in table.asks:
        if ask.key == "remove-cards":
            assert "H" not in {"E": english, "F": french}[table.name(ask.seat)]
            assert all("H" not in group for group in table.sets(table.name(ask.seat)))
    assert "H" not in table.settle().removed("E") + table.removed("F")
