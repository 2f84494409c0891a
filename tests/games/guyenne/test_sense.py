"""What a bot considers sensible, shown in positions where a player would not hesitate."""

from centans.games.guyenne.features import features
from tests.games.guyenne.kit import Table


def weights(table: Table, who: str) -> dict[str, float]:
    """How good each option looks to this player, in the position as it truly is."""
    ask = table.ask(who)
    found = table.game.sense().weigh(table.state, ask)
    return {option.notation: weight for option, weight in zip(ask.options, found, strict=True)}


def best(table: Table, who: str) -> str:
    found = weights(table, who)
    return max(found, key=lambda notation: found[notation])


def test_it_opens_the_castle_that_joins_two_of_its_own_and_none_that_it_holds():
    table = Table(castles="ENENNN").english("5 4 3 2").french("5 4 3 2")
    found = weights(table, "E")
    assert best(table, "E") == "castle 2"
    assert found["castle 1"] < found["castle 5"]


def test_an_enemy_castle_costs_an_attacker_his_best_card_at_the_advanced_level():
    weighed = {}
    for level in ("basic", "advanced"):
        table = Table(castles="FNNNNN", level=level).english("5 4 3 2").french("5 4 3 2").play("E says castle 1")
        weighed[level] = weights(table, "E")["card 5"]
    assert weighed["advanced"] < weighed["basic"]


def test_a_hero_in_the_enemys_hand_is_feared():
    def of_attack(hand: str) -> float:
        table = Table().english("5 5 4 2").french(hand).play("E says castle 1", "E says card 5", "E says card 5")
        return weights(table, "E")["done"]

    assert of_attack("H 2 2 2") < of_attack("2 2 2 2")


def test_a_defender_shows_what_wins_or_ties_and_keeps_secret_what_loses():
    for mine, choice in (("5", "show"), ("4", "show"), ("3", "concede")):
        table = Table(castles="FNNNNN").clash(1, E="4", F=mine)
        assert best(table, "F") == choice


def test_a_loser_removes_no_more_than_he_must():
    table = Table(level="advanced").clash(1, E="5 4 2", F="5 5 4").play("E says card 5")
    assert best(table, "E") == "done"


def test_a_captain_shares_his_strength_and_sends_the_stronger_hand_first():
    table = Table(4).english("5 5 4", "2").french("5 4 3", "2 2")
    assert best(table, "E1") == "card 5"
    table.play("E1 gives 4", "F1 gives 3", "F1 leads")
    assert best(table, "E1") == "lead"
    weaker = Table(4).english("3 2", "5 5 4").french("5 4 3", "2 2").play("E1 gives 3", "F1 gives 3", "F1 leads")
    assert best(weaker, "E1") == "follow"


def test_experts_set_their_weakest_cards_aside():
    assert best(Table.dealt(level="expert"), "E") == "card 2"


def test_who_cannot_win_a_castle_any_more_rather_passes():
    table = Table().english("H 2 2").french("2 2 2 2")
    table.play("E opens 1 with H", "F answers 2", "F opens 2 with 2", "E answers 2")
    found = weights(table, "F")
    assert found["reinforce 1"] < found["pass"] == 0.0


def test_learning_players_tell_whose_castle_is_whose():
    tables = [Table(castles=castles).english("5 4").french("5 4") for castles in ("NNNNNN", "ENNNNN", "FNNNNN")]
    neutral, english, french = [features(table.sees("E").view) for table in tables]
    assert neutral != english != french != neutral
    assert len(neutral) == len(english) == len(french)


def handed_over(hand: str, partner: str = "") -> set[str]:
    """How the cards of two partners lie after the captain has handed over as he thinks best."""
    table = Table(4).english(hand, partner).french("5 4 3", "4 3 2")
    while "E1 hand-over" in table.asked:
        table.play(f"E1 says {best(table, 'E1')}")
    table.play("E1 leads", "F1 gives 3", "F1 leads")
    return {table.hand("E1"), table.hand("E2")}


def test_a_captain_sends_the_hero_to_one_castle_and_the_strong_cards_to_the_other():
    for hands in (handed_over("H 5 4 2"), handed_over("5 4 2", "H")):
        (with_hero,) = [hand for hand in hands if "H" in hand]
        assert "5" not in with_hero
        assert "4" not in with_hero


def test_a_captain_makes_two_even_armies_for_two_castles_whoever_holds_the_cards():
    for hands in (handed_over("5 5 4 4 2"), handed_over("5 5 4 4", "2"), handed_over("5 5 4", "4 2")):
        one, other = [sum(map(int, hand.split())) for hand in hands]
        assert abs(one - other) <= 2


def test_castles_cards_to_come_and_a_hero_in_hand_make_a_side_likelier_to_win():
    def chances(table: Table) -> list[float]:
        return table.game.sense().value(table.state)

    assert chances(Table().english("5 4 3").french("5 4 3")) == [0.5, 0.5]
    for ahead in (
        Table(castles="EENNNN").english("5 4 3").french("5 4 3"),
        Table().english("5 4 3").french("5 4 3", removed="5 4 4"),
        Table().english("H 4 3").french("5 4 3"),
    ):
        english, french = chances(ahead)
        assert 1 > english > 0.5 > french > 0
        assert english + french == 1
