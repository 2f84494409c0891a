"""Chapter 16: what players may know."""

import pytest

from tests.games.guyenne.kit import Table, rule


def unchanged_for_others(table: Table, acts: list[str], others: list[str | None]) -> None:
    """Nothing that the others see or read changes by these acts."""
    before = [(table.sees(who).view, history(table, who)) for who in others]
    for act in acts:
        table.play(act)
        assert [(table.sees(who).view, history(table, who)) for who in others] == before, act


def history(table: Table, who: str | None) -> list[str]:
    seat = None if who is None else table.seat(who)
    assert table.state.journal is not None
    return [repr(event) for event in table.state.journal.events if event.visible_to(seat)]


@rule("GY-INFO-1", "R9")
def test_public_at_all_times():
    table = Table(level="advanced", castles="EFNNNN").english("5 4 3 2", removed="2", draw="3 3", count=1)
    table.french("5 4 3 2").play("E opens 4 with 5 4", "F answers 5", "F opens 2 with 4")
    for who in ("E", "F", None):
        sight = table.sees(who)
        assert sight.controllers() == "EFNNNN"
        assert [sight.front(castle, side).cards.count for castle in (4, 2) for side in "EF"] == [2, 1, 0, 1]
        assert (sight.seat("E").hand.count, sight.seat("F").hand.count) == (2, 2)
        assert (sight.sizes("E"), sight.sizes("F")) == ((2, 15, 1), (18, 0, 0))
        assert sight.removed("E") == "2"


@rule("GY-INFO-2", "GY-INFO-3")
def test_one_sees_ones_own_hand_and_no_other():
    table = Table().english("H 5 4").french("3 2 2")
    assert (table.sees("E").hand("E"), table.sees("E").hand("F")) == ("H 5 4", "3 hidden")
    assert (table.sees("F").hand("E"), table.sees("F").hand("F")) == ("3 hidden", "3 2 2")
    assert (table.sees(None).hand("E"), table.sees(None).hand("F")) == ("3 hidden", "3 hidden")


@rule("GY-INFO-3")
def test_a_partners_laid_cards_are_hidden_too():
    table = Table(4).english("5 4 3", "2 2").french("5 4 3", "2 2")
    table.play("E1 gives 3", "E1 leads", "F1 gives 3", "F1 leads", "E1 opens 1 with 5 4", "F1 answers 5")
    assert table.sees("E1").laid(1, "E") == "5 4"
    assert table.sees("E2").laid(1, "E") == "2 hidden"
    assert table.sees("F2").laid(1, "F") == "1 hidden"


@rule("GY-INFO-4")
@pytest.mark.parametrize("who", ["E", "F", None])
def test_a_view_holds_nothing_of_a_draw_pile_but_its_size(who):
    one = Table().english("2 2", draw="5 5", discard="").french("2 2", draw="5 5", discard="")
    other = Table().english("2 2", draw="4 3", discard="").french("2 2", draw="4 3", discard="")
    for table in (one, other):
        table.state.removed = [0, 0]
        assert table.sees(who).sizes("E")[0] == 2
    assert one.sees(who).view == other.sees(who).view


@rule("GY-INFO-5", "R32")
def test_of_ones_own_discard_pile_one_knows_what_was_shown_and_laid_by_oneself():
    table = Table(castles="ENNNNN").english("5 4 2").french("5 3 2")
    table.play(
        "E opens 1 with 4", "F answers 5", "F opens 2 with 3", "E answers 5", "F passes", "E passes", "E concedes"
    )
    assert table.sees("E").discards("E") == "5 4", "the 5 was shown, the 4 was laid by himself"
    assert table.sees("F").discards("F") == "5 3"
    assert (table.sees("E").discards("F"), table.sees("F").discards("E")) == ("", "")
    assert (table.sees(None).discards("E"), table.sees(None).discards("F")) == ("", "")


@rule("GY-INFO-5", "GY-INFO-7", "R32")
def test_a_partner_knows_shown_cards_but_not_conceded_ones():
    table = Table(4, castles="ENNNNN").english("5 4 3", "2 2").french("5 5 4", "2 2")
    table.play("E1 gives 3", "E1 leads", "F1 gives 4", "F1 leads")
    table.play("E1 opens 1 with 4", "F1 answers 5", "F2 opens 2 with 4", "E2 answers 3")
    table.play("F1 passes", "F2 passes", "E1 passes", "E2 passes", "E1 concedes")
    assert table.discard_pile("E") == "4 3"
    assert table.sees("E1").discards("E") == "4 3"
    assert table.sees("E2").discards("E") == "3", "the conceded 4 is his partner's secret"
    for who in ("E2", "F1", "F2", None):
        assert table.told("conceded", who) == [{"seat": 0, "castle": 1, "number": 1}]
        assert table.sees(who).side("E").discard_pile == 2


@rule("GY-INFO-6", "R32")
def test_what_combats_have_shown_stays_in_everybodys_history():
    table = Table().english("5 4 3 3").french("2 2 2 2").skirmish(E=("5", "4"), F=("2", "2"))
    table.play("F opens 3 with 2", "E answers 3", "E opens 4 with 3", "F answers 2")
    for who in ("E", "F", None):
        shown = [(told["castle"], told["seat"], told["cards"]) for told in table.told("shown", who)]
        assert sorted(shown) == [(1, 0, (5,)), (1, 1, (2,)), (2, 0, (4,)), (2, 1, (2,))]


@rule("GY-INFO-7")
@pytest.mark.parametrize(("hidden", "others"), [("H", "4"), ("5", "2"), ("5 3", "2 2")])
def test_conceded_cards_leave_no_trace_for_the_other_side(hidden, others):
    """Whatever a defender gave up, the attacker and a spectator see and read the same."""
    seen = []
    for cards in (hidden, others):
        table = Table(castles="ENNNNN").english(f"{cards} 2 2 2").french("5 4 3 2").draws(F="2 2 2 2")
        table.play(f"E opens 1 with {cards}", "F answers 5", "F opens 2 with 4", "E answers 2", "F passes", "E passes")
        table.play("E concedes")
        assert not table.over
        seen.append([(table.sees(who).view, history(table, who)) for who in ("F", None)])
    assert seen[0] == seen[1]


@rule("GY-INFO-8")
def test_everybody_is_told_of_a_rebuild_and_its_size():
    table = Table().english("H 5 4 2", draw="3 2").french("2 2 2 2").skirmish(E=("H", "5"), F=("2", "2"))
    for who in ("E", "F", None):
        assert table.told("rebuilt", who) == [{"side": "english", "number": 18, "times": 1}]
        assert table.sees(who).sizes("E") == (16, 0, 1)


@rule("GY-INFO-9", "R32")
def test_when_the_game_has_ended_all_cards_are_shown():
    table = Table(castles="EEEEEN").english("H 5 4 3").french("2 2 3 3", draw="5", discard="4 4")
    table.play("E opens 6 with 5", "F answers 2", "F opens 1 with 2", "E answers 4")
    assert table.sees(None).hand("E") == "2 hidden"
    table.play("F passes", "E passes", "E shows")
    assert table.over
    for who in ("E", "F", None):
        sight = table.sees(who)
        assert (sight.hand("E"), sight.hand("F")) == ("H 3", "3 3")
        assert sight.discards("F") == "4 4"
        assert (sight.laid(1, "F"), sight.laid(1, "E")) == ("2", "4")


@rule("GY-PLACE-13", "GY-INFO-3")
def test_a_choice_half_made_is_seen_by_the_chooser_alone():
    table = Table().english("5 4 3 2").french("5 4 3 2")
    unchanged_for_others(table, ["E says castle 3", "E says card 5", "E says card 3"], ["F", None])
    choosing = table.sees("E").view.choosing
    assert (choosing.castle, choosing.cards) == (3, [5, 3])
    table.play("E says done")
    assert table.sees("F").contested() == [3]
    table.play("F answers 5", "F opens 1 with 4", "E answers 2")
    unchanged_for_others(table, ["F says reinforce 1", "F says card 3"], ["E", None])


@rule("GY-TEAM-12", "GY-TEAM-13")
def test_a_hand_over_half_made_is_seen_by_the_captain_alone():
    table = Table(4).english("5 4 3", "2 2").french("5 4 3", "2 2")
    unchanged_for_others(table, ["E1 says card 5", "E1 says card 3"], ["E2", "F1", "F2", None])
    assert table.sees("E1").view.choosing.cards == [5, 3]


@rule("GY-EXP-4")
def test_cards_being_set_aside_are_not_seen_by_the_other_side():
    table = Table.dealt(level="expert")
    unchanged_for_others(table, ["E says card 5", "E says card 4"], ["F", None])
    assert table.sees("E").view.choosing.cards == [5, 4]


@rule("GY-INFO-2", "GY-INFO-3")
def test_drawn_cards_are_told_to_who_drew_them():
    table = Table().english("5 4 2 2 2 2").french("2 2 2 2 2 2").draws(E="5 3", F="4 4")
    table.skirmish(E=("2", "2"), F=("2", "2"))
    assert [told["cards"] for told in table.told("drew-cards", "E")] == [(5, 3)]
    assert [told["cards"] for told in table.told("drew-cards", "F")] == [(4, 4)]
    assert table.told("drew-cards") == []
    for who in ("E", "F", None):
        assert [(told["side"], told["number"]) for told in table.told("drew", who)] == [("english", 2), ("french", 2)]


@rule("GY-ROLE-7")
def test_attackers_stay_attackers_on_the_castle_they_have_just_taken():
    table = Table(castles="NNNNFN").english("5 3 2 2").french("2 2 2 2")
    table.play("E opens 1 with 5", "F answers 2", "F opens 5 with 2", "E answers 3", "F passes", "E passes")
    assert table.castles == "ENNNFN"
    assert [table.sees("E").front(1, side).role for side in "EF"] == ["attack", "attack"]
