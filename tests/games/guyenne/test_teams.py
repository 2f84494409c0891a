"""Chapter 15: teams."""

import pytest

from tests.games.guyenne.kit import Table, rule


def ready(
    vanguard_e: str = "leads", vanguard_f: str = "leads", turn: int = 1, castles: str = "NNNNNN", **settings: str
) -> Table:
    """Four players who have handed over; E1 has 5 5 3, E2 4 2 2, F1 4 4 3, F2 5 2 2."""
    table = Table(4, turn=turn, castles=castles, **settings)
    if turn % 2:
        table.english("5 5 4 3", "2 2").french("5 4 4 3", "2 2")
        return table.play("E1 gives 4", f"E1 {vanguard_e}", "F1 gives 5", f"F1 {vanguard_f}")
    table.english("5 5", "4 3 2 2").french("4 4", "5 3 2 2")
    return table.play("E2 gives 3", f"E2 {vanguard_e}", "F2 gives 3", f"F2 {vanguard_f}")


@rule("GY-TEAM-1")
def test_partners_share_their_castles_and_win_together():
    table = ready(castles="EEEEEN").play("E1 opens 6 with 5 5", "F1 answers 3", "F2 opens 1 with 2", "E2 answers 4")
    table.settle()
    assert table.over
    assert table.result.winners == (0, 2)
    assert table.result.ranks == (1, 2, 1, 2)
    assert table.result.scores == (12, 0, 12, 0)


@rule("GY-TEAM-1", "GY-TEAM-23", "GY-TEAM-24", "GY-TEAM-25")
def test_partners_share_draw_and_discard_pile_and_keep_their_own_hands():
    table = ready().draws(E="3 3", F="3 3")
    table.play("E1 opens 1 with 5", "F1 answers 4", "F2 opens 2 with 2", "E2 answers 4").settle()
    assert (table.discard_pile("E"), table.discard_pile("F")) == ("5 4", "4 2")
    assert (table.hand("E1"), table.hand("F1")) == ("5 3", "4 3"), "what they kept, and nothing more"
    assert (table.hand("E2"), table.hand("F2")) == ("3 3 2 2", "5 3 3 2"), "the captain of the coming turn has drawn"
    assert table.held("E") == table.held("F") == 6


@rule("GY-TEAM-2", "GY-INFO-3")
def test_nobody_sees_a_partners_hand():
    table = ready()
    assert [table.sees("E1").hand(who) for who in ("E1", "E2", "F1", "F2")] == [
        "5 5 3",
        "3 hidden",
        "3 hidden",
        "3 hidden",
    ]
    assert [table.sees("E2").hand(who) for who in ("E1", "E2", "F1", "F2")] == [
        "3 hidden",
        "4 2 2",
        "3 hidden",
        "3 hidden",
    ]


@rule("GY-TEAM-3")
@pytest.mark.parametrize("team_side", ["english", "french"])
def test_a_lone_player_has_a_hand_of_six_and_both_castles(team_side):
    table = Table.dealt(3, team_side=team_side)
    lone, captain = ("F", "E1") if team_side == "english" else ("E", "F1")
    assert table.sees(None).hand(lone) == "6 hidden"
    assert table.asked == f"{captain} hand-over", "the lone player hands nothing over"
    captains_card = table.hand(captain).split()[-1]
    table.play(f"{captain} gives {captains_card}", f"{captain} leads")
    low = table.hand(lone).split()[-1]
    if lone == "E":
        table.play(f"E opens 1 with {low}", f"F1 answers {table.hand('F1').split()[-1]}")
        table.play(f"F2 opens 2 with {captains_card}")
    else:
        table.play(f"E1 opens 1 with {table.hand('E1').split()[-1]}", f"F answers {low}")
    assert table.asked.startswith(f"{lone} "), "the second castle is the lone player's too"


@rule("GY-TEAM-4", "R4")
@pytest.mark.parametrize(("choice", "captain", "partner"), [("first", "E1", "E2"), ("second", "E2", "E1")])
def test_the_first_captain_takes_all_six_cards(choice, captain, partner):
    table = Table.dealt(4, english_captain=choice).draws(E="5 4 3 2 2")
    assert table.asked == f"{captain} hand-over, F1 hand-over"
    assert (table.hand(captain), table.hand(partner)) == ("H 5 4 3 2 2", "")
    assert table.sees(None).seat(captain).captain
    assert not table.sees(None).seat(partner).captain


@rule("GY-TEAM-4")
def test_the_first_captain_of_the_french_may_be_the_second_member():
    assert Table.dealt(4, french_captain="second").asked == "E1 hand-over, F2 hand-over"


@rule("GY-TEAM-5")
@pytest.mark.parametrize(("turn", "captain"), [(1, "1"), (2, "2"), (3, "1"), (4, "2")])
def test_the_captaincy_alternates(turn, captain):
    table = Table(4, turn=turn).english("5 4 3", "4 3 2").french("5 4 3", "4 3 2")
    assert table.asked == f"E{captain} hand-over, F{captain} hand-over"


@rule("GY-TEAM-5", "GY-TEAM-9", "R26")
def test_a_partner_who_stood_in_does_not_change_the_alternation():
    table = Table(4).english("", "5 4 3 2 2", draw="", count=2).french("5 4 3", "2 2 2")
    table.play("E2 gives 2 2", "E2 leads", "F1 gives 3", "F1 leads")
    table.play("E2 opens 1 with 3", "F1 answers 4", "F2 opens 2 with 2", "E1 answers 2").settle()
    assert (table.turn, table.asked) == (2, "E2 hand-over, F2 hand-over")


@rule("GY-TEAM-6", "GY-TEAM-12")
def test_hand_over_and_order_come_before_the_first_placement():
    table = Table(4).english("5 4 3", "2 2").french("5 4 3", "2 2")
    assert table.asked == "E1 hand-over, F1 hand-over"
    table.play("E1 gives 5")
    assert table.asked == "E1 set-order, F1 hand-over"
    table.play("E1 leads", "F1 gives 5")
    assert table.asked == "F1 set-order"
    table.play("F1 leads")
    assert table.asked == "E1 open-castle"


@rule("GY-TEAM-6")
def test_the_game_may_end_before_the_hand_over():
    table = Table(4).english("5 4", "", draw="", count=2).french("5 4 3", "2 2 2")
    table.play("E1 gives 4", "E1 leads", "F1 gives 5", "F1 leads")
    table.play("E1 opens 1 with 5", "F1 answers 4", "F2 opens 2 with 2", "E2 answers 4").settle()
    assert table.over
    assert len(table.told("order")) == 2


@rule("GY-TEAM-7", "R25")
@pytest.mark.parametrize("partner", ["", "2", "2 2 2"])
def test_the_captain_chooses_which_cards_and_keeps_one(partner):
    table = Table(4).english("H 5 3", partner).french("5 4 3", "2 2 2")
    assert table.sets("E1") == {"H", "5", "3", "H 5", "H 3", "5 3"}


@rule("GY-TEAM-7")
def test_the_largest_hand_over_has_the_size_of_the_specification():
    assert len(Table(4).english("H 5 4 3 2 2", "").french("5 4 3", "2 2 2").sets("E1")) == 46


@rule("GY-TEAM-13")
@pytest.mark.parametrize("hand", ["2 2", "3 2"])
def test_a_captain_with_two_equal_cards_is_asked_like_any_other(hand):
    """Nothing that others could notice tells that the cards are equal (decisions, section 1)."""
    table = Table(4).english(hand, "4").french("5 4 3", "2 2 2")
    assert not table.ask("E1").forced
    assert not table.play("E1 says card 2").ask("E1").forced


@rule("GY-TEAM-7")
def test_at_most_five_cards_are_handed_over():
    table = Table(4).english("5 5 4 4 3 3 2 2", "").french("5 4 3", "2 2 2")
    assert table.numbers("E1") == [1, 2, 3, 4, 5]


@rule("GY-TEAM-11")
@pytest.mark.parametrize(("choice", "opener"), [("leads", "E1"), ("follows", "E2")])
def test_the_captain_decides_who_is_vanguard(choice, opener):
    table = ready(vanguard_e=choice)
    assert table.asked == f"{opener} open-castle"
    for who in ("E1", "E2", "F1", "F2", None):
        assert table.sees(who).seat(opener).vanguard


@rule("GY-TEAM-12", "R27")
@pytest.mark.parametrize("order", [("E1", "F1"), ("F1", "E1")])
def test_nothing_is_made_known_before_both_captains_have_decided(order):
    one, other = order
    table = Table(4).english("5 4 3", "2 2").french("5 4 3", "2 2")
    before = {who: table.sees(who).view.seats for who in ("E1", "E2", "F1", "F2", None)}
    table.play(f"{one} gives 5 4", f"{one} follows")
    for who in ("E1", "E2", "F1", "F2", None):
        if who is None or who[0] != one[0]:
            assert table.sees(who).view.seats == before[who]
            assert table.told("handed-over", who) == table.told("order", who) == []
    table.play(f"{other} gives 3", f"{other} leads")
    assert len(table.told("handed-over")) == len(table.told("order")) == 2


@rule("GY-TEAM-12")
def test_a_hand_over_once_decided_stands():
    """The partner has seen the cards, so it cannot be made again like the experts' choice."""
    table = Table(4).english("5 4 3", "2 2").french("5 4 3", "2 2").play("E1 gives 5 4", "E1 follows")
    assert table.refused("E1", "reconsider").key in ("not-your-turn", "nothing-to-reconsider")


@rule("GY-TEAM-13", "R27")
def test_the_number_is_public_and_the_cards_are_for_the_partners():
    table = ready()
    for who in ("E1", "E2", "F1", "F2", None):
        assert [told["number"] for told in table.told("handed-over", who)] == [1, 1]
    assert [told["cards"] for told in table.told("handed-cards", "E1")] == [(4,)]
    assert [told["cards"] for told in table.told("handed-cards", "E2")] == [(4,)]
    assert [told["cards"] for told in table.told("handed-cards", "F2")] == [(5,)]
    assert table.told("handed-cards") == []


def lay_weakest(table: Table) -> None:
    """Whoever is asked lays his weakest card, on the lowest castle if he has to name one."""
    who = table.name(table.asks[0].seat)
    weakest = table.hand(who)[-1]
    if table.asks[0].key == "open-castle":
        table.play(f"{who} opens {table.castles_offered(who)[0]} with {weakest}")
    else:
        table.play(f"{who} answers {weakest}")


@rule("GY-TEAM-14", "GY-TEAM-15", "GY-TEAM-16")
@pytest.mark.parametrize(
    ("turn", "english", "french", "story"),
    [
        (1, "leads", "leads", ["E1 open-castle", "F1 lay-cards", "F2 open-castle", "E2 lay-cards"]),
        (1, "follows", "follows", ["E2 open-castle", "F2 lay-cards", "F1 open-castle", "E1 lay-cards"]),
        (2, "leads", "follows", ["F1 open-castle", "E2 lay-cards", "E1 open-castle", "F2 lay-cards"]),
    ],
)
def test_the_vanguard_has_the_first_castle_and_the_rearguard_the_second(turn, english, french, story):
    table = ready(english, french, turn)
    told = []
    for _ in story:
        told.append(table.asked)
        lay_weakest(table)
    assert told == story
    first_castle = sorted([asked[:2] for asked in story[:2]])
    assert sorted([table.name(front.seat) for front in table.sees(None).view.fronts[:2]]) == first_castle


@rule("GY-TEAM-17", "R28")
def test_a_member_may_lay_all_his_cards_in_every_placement():
    table = ready().play("E1 says castle 1")
    assert table.numbers("E1") == [1, 2, 3]
    table.play("E1 answers 5 5 3")
    assert table.numbers("F1") == [1, 2, 3]
    table.play("F1 answers 4 4 3", "F2 says castle 2")
    assert table.numbers("F2") == [1, 2, 3]
    table.play("F2 answers 5 2 2")
    assert table.numbers("E2") == [1, 2, 3]


@rule("GY-TEAM-18", "GY-TEAM-19")
def test_each_member_reinforces_only_his_own_castle_the_vanguard_first():
    table = ready().play("E1 opens 4 with 5", "F1 answers 4", "F2 opens 6 with 2", "E2 answers 4")
    assert (table.asked, table.offered("F1")) == ("F1 reinforce", ["pass", "reinforce 4"])
    table.play("F1 passes")
    assert (table.asked, table.offered("F2")) == ("F2 reinforce", ["pass", "reinforce 6"])
    table.play("F2 adds 2 to 6")
    assert (table.asked, table.offered("E1")) == ("E1 reinforce", ["pass", "reinforce 4"])
    table.play("E1 adds 3 to 4")
    assert table.asked == "F1 reinforce", "one reinforcement ends a team's turn: E2 is not asked"


@rule("GY-TEAM-20", "GY-TEAM-21", "R29")
def test_a_team_has_passed_when_both_members_have():
    table = ready().play("E1 opens 1 with 5", "F1 answers 4", "F2 opens 2 with 2", "E2 answers 4")
    table.play("F1 passes", "F2 passes", "E1 passes")
    assert (table.turn, table.asked) == (1, "E2 reinforce")
    assert table.play("E2 passes").turn == 2


@rule("GY-TEAM-20")
def test_a_member_without_cards_passes_automatically():
    table = ready().play("E1 opens 1 with 5", "F1 answers 4 4 3", "F2 opens 2 with 2", "E2 answers 4")
    assert table.asked == "F2 reinforce", "the French vanguard has no cards"
    table.play("F2 passes", "E1 adds 5 3 to 1")
    assert table.asked == "F2 reinforce"
    table.play("F2 adds 5 to 2")
    assert table.asked == "E2 reinforce", "the English vanguard has none either"


@rule("GY-TEAM-21", "GY-REINF-7")
def test_a_team_that_passed_is_asked_again_after_a_reinforcement():
    table = ready().play("E1 opens 1 with 5", "F1 answers 4", "F2 opens 2 with 2", "E2 answers 4")
    table.play("F1 passes", "F2 passes", "E1 passes", "E2 adds 2 to 2")
    assert table.asked == "F1 reinforce"


@rule("GY-TEAM-21", "GY-REINF-9")
def test_placing_ends_at_once_when_no_member_of_either_side_has_a_card():
    table = ready().play("E1 opens 1 with 5 5 3", "F1 answers 4 4 3", "F2 opens 2 with 5 2 2", "E2 answers 4 2 2")
    assert table.turn == 2
    assert table.told("passed") == []


@rule("GY-TEAM-22", "R30")
@pytest.mark.parametrize(("castles", "defenders"), [("ENNNNN", ["E1"]), ("NENNNN", ["E2"]), ("EENNNN", ["E1", "E2"])])
def test_the_member_on_the_castle_shows_or_concedes(castles, defenders):
    table = ready(castles=castles)
    table.play("E1 opens 1 with 5", "F1 answers 4", "F2 opens 2 with 2", "E2 answers 4")
    table.play("F1 passes", "F2 passes", "E1 passes", "E2 passes")
    asked = []
    while table.turn == 1:
        asked.append(table.asked)
        table.choose(table.asks[0].seat, table.game.option("show"))
    assert asked == [f"{who} defend" for who in defenders]


@rule("GY-TEAM-22", "R30")
@pytest.mark.parametrize(("vanguard", "loser"), [("leads", "F1"), ("follows", "F2")])
def test_the_member_on_the_castle_chooses_what_to_remove(vanguard, loser):
    table = ready(vanguard_f=vanguard, level="advanced").play("E1 opens 1 with 5 5")
    other = "F2" if loser == "F1" else "F1"
    table.play(
        f"{loser} answers {table.hand(loser)[-1]}", f"{other} opens 2 with {table.hand(other)[0]}", "E2 answers 4"
    )
    while table.asks[0].key == "reinforce":
        table.choose(table.asks[0].seat, table.game.option("pass"))
    assert table.asked == f"{loser} remove-cards"


@rule("GY-TEAM-25")
@pytest.mark.parametrize(("turn", "drawer", "other"), [(1, "E2", "E1"), (2, "E1", "E2")])
def test_the_captain_of_the_coming_turn_draws_until_the_team_has_six(turn, drawer, other):
    table = ready(turn=turn).draws(E="3 2")
    kept = {who: len(table.hand(who).split()) - 1 for who in ("E1", "E2")}
    for _ in range(4):
        lay_weakest(table)
    table.settle()
    assert len(table.hand(other).split()) == kept[other]
    assert len(table.hand(drawer).split()) == kept[drawer] + 2
    assert table.held("E") == 6


@rule("GY-TEAM-26", "R26")
@pytest.mark.parametrize(("e1", "e2", "over"), [("5", "4 3", True), ("5 4", "4 3", False), ("5 4 3", "4", False)])
def test_the_two_hands_count_together_for_the_end(e1, e2, over):
    """E1 and E2 hold these after the hand-over of a card and lay one card each."""
    table = Table(4).english(f"{e1} 2", " ".join(e2.split()[1:]), draw="", count=2).french("5 4 3", "2 2 2")
    table.play("E1 gives 2", "E1 leads", "F1 gives 5", "F1 leads")
    table.play("E1 opens 1 with 5", "F1 answers 4", "F2 opens 2 with 2", "E2 answers 2").settle()
    assert table.held("E") == len(f"{e1} {e2}".split()) - 2
    assert table.over is over


@rule("GY-TEAM-26", "GY-SCORE-6")
def test_both_hands_of_a_team_are_unspent_cards():
    table = Table(4, castles="EFEFEF").english("5 4", "", draw="", count=2).french("5 4 3", "2 2 2", draw="", count=2)
    table.play("E1 gives 4", "E1 leads", "F1 gives 5", "F1 leads")
    table.play("E1 opens 3 with 5", "F1 answers 3", "F2 opens 4 with 5", "E2 answers 4").settle()
    assert (table.over, table.castles) == (True, "EFEFEF")
    assert (table.sees(None).side("E").unspent, table.sees(None).side("F").unspent) == (0, 4)
    assert table.result.winners == (1, 3)


@rule("GY-TEAM-27", "R31")
@pytest.mark.parametrize(("choice", "captain", "partner"), [("first", "E1", "E2"), ("second", "E2", "E1")])
def test_the_first_captain_sets_aside_and_the_partner_sees_it(choice, captain, partner):
    table = Table.dealt(4, level="expert", english_captain=choice)
    assert table.asked == f"{captain} set-aside, F1 set-aside"
    table.play(f"{captain} sets aside 5 4 3 2 2")
    assert table.sees(partner).discards("E") == "5 4 3 2 2"
    assert table.sees("F1").discards("E") == table.sees("F2").discards("E") == ""
    table.play("F1 sets aside 2 2 2 2 2")
    assert table.sees(partner).discards("E") == table.sees(captain).discards("E") == "5 4 3 2 2"
    assert table.sees("F1").discards("E") == table.sees("F2").discards("E") == ""


@rule("GY-TEAM-28")
def test_nothing_is_told_to_partners_alone_but_the_cards_handed_over():
    table = ready(level="expert", castles="EFNNNN")
    table.play("E1 opens 1 with 5", "F1 answers 4", "F2 opens 2 with 2", "E2 answers 4").settle()
    private = {event.key for event in table.state.journal.events if event.seats is not None and len(event.seats) > 1}
    assert private == {"handed-cards"}
    assert not [option for option in table.game.catalogue if option.kind in ("say", "tell", "talk", "chat")]
