"""What a view says of the open question and of the fights: limits, roles, points, results and chances."""

import pytest

from centans.games.guyenne.asking import thousandths
from centans.games.guyenne.view import ChoosingView
from tests.games.guyenne.kit import Table, rule
from tests.games.guyenne.sight import words


def choosing(table: Table, who: str) -> ChoosingView:
    found = table.sees(who).view.choosing
    assert found is not None, f"{who} is asked nothing"
    return found


# -- limits --------------------------------------------------------------------------------------------------------


@rule("GY-PLACE-3", "GY-PLACE-10")
def test_who_opens_the_first_castle_learns_that_a_card_must_stay():
    for hand, most in (("H 5 4 3 2 2", 5), ("5 4 3", 2)):
        table = Table().english(hand).french("2 2 2 2")
        found = choosing(table, "E")
        assert (found.purpose, words(found.source), found.least, found.most) == ("lay-cards", hand, 1, most)
        assert found.most_at == [most] * 6


@rule("GY-PLACE-6")
def test_the_castle_already_open_has_no_room_in_the_second_challenge():
    table = Table().english("5 4 3 2").french("5 4 3").play("E opens 3 with 5", "F answers 5")
    assert choosing(table, "F").most_at == [2, 2, 0, 2, 2, 2]


@rule("GY-PLACE-5", "GY-TEAM-17")
@pytest.mark.parametrize(("players", "who", "most"), [(2, "F", 2), (4, "F1", 3)])
def test_who_answers_keeps_a_card_unless_a_partner_has_the_second_castle(players, who, most):
    table = Table(players).english(*["5 4 3", "2"][: players // 2]).french(*["5 4 3", "2"][: players // 2])
    if players == 4:
        table.play("E1 gives 3", "E1 leads", "F1 gives 3", "F1 leads")
        table.state.hands[table.seat("F1")] = table.state.hands[table.seat("E1")] + 32
        table.play("E1 opens 1 with 5")
    else:
        table.play("E opens 1 with 5")
    found = choosing(table, who)
    assert (found.castle, found.most, found.most_at) == (1, most, [])


def test_cards_named_so_far_are_no_longer_to_be_taken():
    table = Table().english("5 4 3 2").french("2 2").play("E says castle 2", "E says card 4")
    found = choosing(table, "E")
    assert (found.castle, found.cards, found.source, found.most) == (2, [4], [5, 3, 2], 3)


@rule("GY-REINF-3", "GY-REINF-5", "GY-PLACE-10")
def test_reinforcements_fill_a_castle_up_to_the_limit():
    table = Table().english("2 2 2 2 2 2").french("5 4 4 3 3 3")
    table.play("E opens 1 with 2 2 2", "F answers 4 4 3 3", "F opens 6 with 3", "E answers 2")
    found = choosing(table, "F")
    assert (found.purpose, found.most, found.most_at) == ("reinforce-cards", 1, [1, 0, 0, 0, 0, 1])
    table.play("F passes")
    assert choosing(table, "E").most_at == [2, 0, 0, 0, 0, 2]
    table.play("E says reinforce 1")
    assert (choosing(table, "E").castle, choosing(table, "E").most) == (1, 2)


@rule("GY-TEAM-18")
def test_a_partners_castle_has_no_room_for_reinforcements():
    table = Table(4).english("5 4 3", "2 2").french("5 4 3", "2 2")
    table.play("E1 gives 3", "E1 leads", "F1 gives 3", "F1 leads")
    table.play("E1 opens 1 with 5", "F1 answers 5", "F2 opens 2 with 2", "E2 answers 2")
    assert choosing(table, "F1").most_at == [1, 0, 0, 0, 0, 0]


@rule("GY-TEAM-7", "GY-TEAM-9")
def test_a_captain_learns_how_many_he_may_give():
    found = choosing(Table(4).english("5 4 3", "2").french("5 4 3", "2"), "E1")
    assert (found.purpose, found.least, found.most, found.castle) == ("hand-over", 1, 2, None)


@rule("GY-EXP-2", "GY-EXP-3")
def test_the_reserve_is_exactly_five_of_the_valued_cards():
    found = choosing(Table.dealt(level="expert"), "F")
    assert (found.purpose, found.least, found.most) == ("set-aside", 5, 5)
    assert (len(found.source), 6 in found.source) == (21, False)


@rule("GY-ADV-3")
def test_a_loser_learns_what_his_cards_must_be_worth():
    table = Table(level="advanced").clash(1, E="4 3 2", F="5 5")
    found = choosing(table, "E")
    assert (found.castle, found.purpose, found.source, found.worth) == (1, "remove-cards", [4, 3, 2], 4)


# -- castles -------------------------------------------------------------------------------------------------------


@rule("GY-ROLE-1", "GY-ROLE-2", "GY-ROLE-3", "GY-SCORE-2", "GY-SCORE-4")
def test_a_castle_says_what_each_side_fights_for():
    view = Table(castles="EEEEEF").english("5 4").french("5 4").sees("F").view
    english, french = view.castles[5].stakes
    assert (english.side, english.role, english.english, english.french) == ("english", "attack", 12, 0)
    assert (french.side, french.role, french.english, french.french) == ("french", "defence", 10, 1)
    assert [stake.french for stake in view.castles[4].stakes] == [1, 4]


@rule("GY-INFO-6")
def test_what_combats_have_shown_is_counted_for_all():
    table = Table(level="advanced").english("5 4 2 2").french("4 3 2 2").skirmish(E=("5", "4"), F=("4", "3"))
    for who in ("E", "F", None):
        assert words(table.sees(who).side("E").shown) == "5 4"
        assert words(table.sees(who).side("F").shown) == "", "what was removed lies open anyway"


@rule("GY-INFO-7")
def test_what_was_given_up_unseen_is_not_counted_as_shown():
    table = Table(castles="ENNNNN").english("5 4 2 2").french("4 3 2 2")
    table.play("E opens 1 with 5", "F answers 4", "F opens 2 with 3", "E answers 4", "F passes", "E passes")
    assert words(table.sees("F").side("E").shown) == ""
    table.play("E concedes")
    for who in ("E", "F", None):
        assert words(table.sees(who).side("E").shown) == "4"


@rule("GY-INFO-8", "GY-DRAW-6")
def test_what_was_shown_is_no_longer_counted_once_it_is_shuffled_in_again():
    table = Table().english("5 4 2 2 2 2", draw="3 3", discard="").french("4 3 2 2")
    assert table.skirmish(E=("5", "4"), F=("4", "3")).told("rebuilt", "F")
    assert words(table.sees("F").side("E").shown) == ""
    assert words(table.sees("E").side("F").shown) == "4 3"


# -- fights --------------------------------------------------------------------------------------------------------


@rule("GY-COMBAT-3", "GY-COMBAT-6", "GY-COMBAT-9")
@pytest.mark.parametrize(("mine", "result"), [("5", "won"), ("4", "tie"), ("3", "lost"), ("H", "won")])
def test_a_defender_is_told_what_showing_would_come_to(mine, result):
    table = Table(castles="FNNNNN").clash(1, E="4", F=mine)
    assert table.asked == "F defend"
    assert choosing(table, "F").castle == 1
    found = {fight.castle: (fight.result, fight.odds) for fight in table.sees("F").view.fights}
    assert found[1] == (result, None)
    assert [fight.result for fight in table.sees("E").view.fights] == [None, None], "the attacker sees no card of it"
    assert table.sees(None).view.fights == []


@rule("GY-SETUP-4", "GY-INFO-3")
def test_before_anything_is_shown_the_hero_is_one_of_the_six_cards_of_the_first_hand():
    table = Table.dealt().draws(E="5 4 4 3 2", F="5 5 4 2 2").play("E opens 1 with H 2", "F answers 5")
    guess = table.sees("F").front(1, "E").guess
    assert (guess.hero, guess.least, guess.most, guess.average) == (333, 4, 10, 6)
    assert table.sees("E").front(1, "E").guess is None
    assert (guess.with_hero.won, guess.with_hero.tied, guess.with_hero.lost) == (667, 333, 0)
    fight = table.sees("F").view.fights[0]
    assert fight.odds.won == guess.won[5]
    assert fight.odds.lost == guess.lost[5]
    assert guess.lost[22] == 333, "nothing but the hero beats the best five cards"


def test_a_spectator_and_a_partner_learn_what_may_lie_there_and_fight_nobody():
    table = Table(4).english("5 4 3", "2 2").french("5 4 3", "2 2")
    table.play("E1 gives 3", "E1 leads", "F1 gives 3", "F1 leads", "E1 opens 1 with 5")
    for who in ("E2", None):
        guess = table.sees(who).front(1, "E").guess
        assert (guess.least, guess.won, guess.with_hero) == (2, [], None)
        assert table.sees(who).view.fights == []
    assert len(table.sees("F2").front(1, "E").guess.won) == 23


@rule("GY-TEAM-13")
def test_who_handed_a_five_over_reckons_with_it_among_his_partners_two_cards():
    table = Table(4).english("H 5 4", "2").french("5 4 3", "2 2")
    table.play("E1 gives 5", "E1 leads", "F1 gives 3", "F1 leads")
    table.play("E1 opens 1 with 4", "F1 answers 5", "F2 opens 2 with 2", "E2 answers 2")
    guess = table.sees("E1").front(2, "E").guess
    assert (guess.least, guess.most, guess.average, guess.hero) == (2, 5, 4, 0)
    assert table.sees("F1").front(2, "E").guess.average == 3


def test_what_may_happen_is_never_said_to_be_impossible_nor_certain():
    assert [thousandths(part, 10**6) for part in (0, 1, 500_000, 10**6 - 1, 10**6)] == [0, 1, 500, 999, 1000]
