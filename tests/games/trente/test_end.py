"""The end of a turn and of the game (chapters 23 and 24)."""

from __future__ import annotations

import pytest

from tests.games.trente.kit import Heath, rule


@rule("CT-EOT-3", "R41")
def test_missions_are_judged_first_army_first_after_the_oak():
    field = Heath(first="M").units("B-24 OAK").mission("MIS-B4").mission("MIS-M8").end_turn()
    assert field.asks
    keys = [(event.key, event.params.get("side")) for event in field.s.journal.events if "points" in event.params]
    assert keys == [("oak-held", "blois"), ("mission-scored", "montfort"), ("mission-scored", "blois")]
    assert field.score == (6, 3)


@rule("CT-EOT-5", "CT-EOT-9", "R41")
def test_all_who_might_hold_rest_are_asked_so_that_nobody_learns_who_does():
    field = Heath(B="repos f1", M="f1").units("B-5 I2 (3)", "M-5 K19 (3)").end_turn()
    assert field.asked == "B rest, M rest"
    assert field.offered("M") == ["no-rest"]
    assert field.refused("M", "rest") == ("CT-EOT-5", "no-such-card", {"card": "repos"})
    assert all(ask.veiled for ask in field.asks)
    field.play("M", "no-rest").play("B", "no-rest")
    assert field.told("rest-played") == []
    assert field.asked == "B keep, M keep"


@rule("CT-EOT-5")
def test_nobody_is_asked_about_rest_who_cannot_have_it_or_has_nobody_to_heal():
    assert Heath(B="repos", M="f1").units("M-5 K19 (3)").end_turn().asked == "M rest"
    assert Heath(B="repos", M="f1").end_turn().asked == "B keep, M keep"
    played = Heath(B="f1", M="f1").units("M-5 K19 (3)").deck("force", "f2 repos f3").end_turn()
    assert played.asked == "B keep, M keep", "all saw Rest go under the deck"


@rule("CT-EOT-7", "R41")
def test_in_the_last_turn_nobody_heals_and_nobody_keeps():
    field = Heath(turn=10, B="repos f1", M="f1").units("B-5 I2 (3)").mission("MIS-B8").end_turn()
    assert field.over
    assert field.score[0] == 3 + 5 + 30 + 40
    assert field.cards("B") == "f1 repos"
    assert not field.has_mission("B")


@rule("CT-EOT-8")
def test_at_most_three_cards_of_any_category_are_kept():
    field = Heath(B="f1 f1 ruse lance h11", M="f2").end_turn().play("B", "keep f1")
    assert field.offered("B") == ["done", "keep f1", "keep ruse", "keep lance", "keep h11"]
    field.play("B", "keep ruse")
    assert field.refused("B", "keep f1") == ("CT-EOT-8", "keep-in-order", {"card": "f1"})
    assert field.refused("B", "keep f6") == ("CT-EOT-8", "no-such-card", {"card": "f6"})
    field.play("B", "keep h11")
    assert field.asked == "M keep"
    field.play("M", "done")
    assert (field.cards("B"), field.cards("M")) == ("f1 ruse h11", "")
    assert field.told("kept-cards", "M") == [{"cards": ()}]


@rule("CT-END-2")
def test_survivors_are_counted_whatever_their_life():
    field = Heath(turn=10).only("B-C J2 (1)", "B-1 E2 (2)", "M-11 O18 (1)", "M-12 N18").end_turn()
    assert field.over
    assert field.score == (8, 4)


@rule("CT-END-3", "CT-OUT-10", "R42")
def test_annihilation_ends_the_game_at_once():
    field = Heath(B="f6", M="f1", turn=4).only("B-1 I9", "B-24 OAK", "M-30 J12 (1)").mission("MIS-B4")
    field.fight("B-24", "M-30", "f6", "f1", (6, 1))
    assert field.over
    assert field.score == (2 + 3 + 2, 0), "no Oak, no Mission"
    assert field.where("B-24") == "OAK", "no place is taken"
    assert [army.by_turn for army in field.view(None).armies] == [[0, 0, 0, 2], [0, 0, 0, 0]]


@rule("CT-OUT-10", "CT-MIS-7")
def test_mission_objectives_of_the_last_elimination_count():
    field = Heath(B="f6", M="f1", turn=4).only("B-10 I9", "M-30 I10 (1)").mission("MIS-B6")
    field.fight("B-10", "M-30", "f6", "f1", (6, 1))
    assert field.score == (2 + 4 + 3, 0)


@rule("CT-END-6", "R44")
def test_to_the_last_man_the_survivor_wins_whatever_the_points():
    field = Heath(B="f6", M="f1", turn=12, end="destruction").only("B-1 I9", "M-30 I10 (1)").scores(3, 200)
    field.fight("B-1", "M-30", "f6", "f1", (6, 1))
    assert (field.result.winners, field.result.decided_by, field.score) == ((0,), "destruction", (8, 200))


@rule("CT-END-6", "R44")
@pytest.mark.parametrize(("turn", "over"), [(10, False), (30, False), (99, False), (100, True)])
def test_to_the_last_man_turn_one_hundred_is_the_last(turn, over):
    field = Heath(turn=turn, end="destruction").scores(3, 9).end_turn()
    assert field.over == over
    if over:
        assert (field.result.winners, field.result.decided_by) == ((1,), "points")


@rule("CT-END-4", "CT-GEN-2")
def test_most_points_win():
    field = Heath(turn=10).scores(3, 2).end_turn()
    assert field.over
    assert (field.result.ranks, field.result.decided_by) == ((1, 2), "points")


@rule("CT-TURN-4", "CT-EOT-7")
def test_the_points_of_the_last_turn_are_written_down_once():
    field = Heath(turn=10).units("B-24 OAK").end_turn()
    assert field.over
    assert [army.by_turn for army in field.view(None).armies] == [[0] * 9 + [3], [0] * 10]
    assert [row["turn"] for row in field.told("turn-totals")] == [10]


@pytest.mark.parametrize(("turn", "first", "won"), [(10, "M", 1), (10, "B", 0), (9, "B", 1), (9, "M", 0)])
def test_a_designer_learns_whether_the_army_that_began_has_won(turn, first, won):
    field = Heath(turn=turn, first=first, turns=str(turn)).scores(5, 0).end_turn()
    assert field.over
    assert field.game.measures(field.s)["won by the army first in turn 1"] == won
