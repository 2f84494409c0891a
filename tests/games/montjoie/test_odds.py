"""The odds of a combat, counted out by hand: two dice, and cards that one does not see."""

import pytest

from centans.games.montjoie.box.cards import KINDS, YELLOW, number_of, size
from centans.games.montjoie.odds import as_seen, chances, fight_odds, unseen
from tests.games.montjoie.kit import Table, siege, words

DICE = [(one, other) for one in range(1, 7) for other in range(1, 7)]


def counted(attack: int, defence: int) -> tuple[float, float, float]:
    """Of the 36 pairs of dice: won, tied, lost."""
    leads = [attack + one - defence - other for one, other in DICE]
    return (
        sum(lead > 0 for lead in leads) / 36,
        sum(lead == 0 for lead in leads) / 36,
        sum(lead < 0 for lead in leads) / 36,
    )


def seen_by(table: Table, nation: str | None) -> tuple[float, float, float]:
    viewer = None if nation is None else table.seat(nation)
    assert table.asks is not None
    return fight_odds(table.s, as_seen(table.s, viewer), viewer)


@pytest.mark.parametrize("lead", range(-8, 9))
def test_a_lead_is_worth_what_two_dice_make_of_it(lead):
    assert chances([(10 + lead, 1.0)], [(10, 1.0)]) == pytest.approx(counted(lead, 0))


def test_chances_are_weighed():
    mixed = chances([(5, 0.25), (8, 0.75)], [(6, 1.0)])
    expected = [0.25 * one + 0.75 * other for one, other in zip(counted(5, 6), counted(8, 6), strict=True)]
    assert mixed == pytest.approx(expected)


def test_ones_own_cards_count_and_an_empty_hand_lays_none():
    table = siege("castle", "L L", "").has("france", barons=1).play("england lay ladders ladders alone")
    assert seen_by(table, "england") == pytest.approx(counted(6, 4))


def spread_of_one(table: Table, nation: str) -> dict[int, float]:
    """What a single card nobody else sees is worth to a defender: nothing, or a yellow card's points."""
    pool = unseen(table.s, table.seat(nation))
    found = {0: 0.0}
    for kind in range(KINDS):
        value = table.s.box.card_value[kind] if kind in YELLOW else 0
        found[value] = found.get(value, 0.0) + number_of(pool, kind) / size(pool)
    return found


def test_a_hidden_card_is_as_chance_would_have_it():
    table = siege("garrison", "L L", "C").play("england lay ladders ladders alone")
    expected = [0.0, 0.0, 0.0]
    for value, chance in spread_of_one(table, "england").items():
        for place, share in enumerate(counted(6, 2 + value)):
            expected[place] += chance * share
    assert seen_by(table, "england") == pytest.approx(expected)


def test_more_hidden_cards_are_less_likely_all_red():
    one = siege("garrison", "L L", "C").play("england lay ladders ladders alone")
    three = siege("garrison", "L L", "C L Ret").play("england lay ladders ladders alone")
    assert seen_by(three, "england")[0] < seen_by(one, "england")[0]


def test_who_is_known_to_have_a_yellow_card_lays_one():
    table = siege("garrison", "L L", "C").play("england lay ladders ladders alone")
    before = seen_by(table, "england")
    table.s.sure_yellows[table.seat("france")] = 1
    spread = spread_of_one(table, "england")
    yellow = 1.0 - spread.pop(0)
    expected = [0.0, 0.0, 0.0]
    for value, chance in spread.items():
        for place, share in enumerate(counted(6, 2 + value)):
            expected[place] += chance / yellow * share
    assert seen_by(table, "england") == pytest.approx(expected)
    assert seen_by(table, "england")[0] < before[0]


def test_an_attacker_lays_two_cards_one_after_a_felon():
    table = siege("garrison", "C C", "Fel Ret").play("england lay cannon cannon alone")
    two = seen_by(table, "france")
    table.rolls(felon=[3]).play("france felon")
    pool = unseen(table.s, table.seat("france"))
    yellow = sum(number_of(pool, kind) for kind in YELLOW)
    expected = sum(number_of(pool, kind) / yellow * counted(table.s.box.card_value[kind], 2)[0] for kind in YELLOW)
    assert seen_by(table, "france")[0] == pytest.approx(expected)
    assert seen_by(table, "france")[0] < two[0]


def test_everybody_sees_his_own_cards_and_only_those():
    table = siege(attack="C R", defence="L").play("england lay cannon ram alone")
    assert words(as_seen(table.s, table.seat("england")).cards[0]) == "R C"
    for viewer in (table.seat("france"), None):
        assert not any(number_of(as_seen(table.s, viewer).cards[0], kind) for kind in range(KINDS))
        assert size(as_seen(table.s, viewer).cards[0]) == 2
    table.play("france defend ladders alone").settle("sign")
    assert words(as_seen(table.s, None).cards[0]) == "R C"


def test_hidden_barons_count_for_those_who_gave_them():
    table = siege(attack="L L", defence="L", hidden_barons="on").has("england", barons=3)
    table.play("england lay ladders ladders alone", "england barons 2")
    england, france = table.seat("england"), table.seat("france")
    assert as_seen(table.s, england).barons[0][england] == 2
    assert as_seen(table.s, france).barons[0][england] == 0


def test_the_odds_of_an_attack_are_those_of_ones_best_cards_on_the_best_way():
    table = Table(4).hold("england", "calais").hold("france", "bordeaux:castle bourges").hand("england", "L L R")
    table.player_turn("england").settle("combats")
    shown = next(one for one in table.view("england").choosing.odds if one.option == "attack bordeaux")
    win, tie, _ = counted(3 + 4, 4 + 1)
    assert (shown.win, shown.tie) == (round(100 * win), round(100 * tie)), "Ladders and Ram against wall and landing"
    assert table.view("england").choosing.left > 1


def test_when_all_is_revealed_nothing_is_left_to_chance():
    table = siege("garrison", "L L Sig", "L", (3, 3)).play("england lay ladders ladders alone")
    table.play("france defend ladders alone").settle("sign")
    assert seen_by(table, None) == (1.0, 0.0, 0.0)
