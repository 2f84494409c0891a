"""La Gabelle, rule by rule."""

from __future__ import annotations

import pytest
from gabelle.rules import Send

from centans.core.dice import Live
from centans.core.errors import BadComponents, NothingToUndo
from centans.core.journal import Event
from centans.core.match import Match
from tests.docs.games.gabelle.kit import BOURGNEUF, GUERANDE, Table, gabelle, rule

# -- set-up and the day ------------------------------------------------------------------------------------------


@rule("GB-SETUP-1", "GB-SETUP-2")
def test_twelve_sacks_and_three_in_each_hand():
    table = Table(guerande=[6, 1, 4], bourgneuf=[2, 3, 5])
    assert table.game.inventory(table.s) == (2, 2, 2, 2, 2, 2)
    assert table.s.hands == [[1, 4, 6], [2, 3, 5]]
    assert table.s.deck.counts == [0, 1, 1, 1, 1, 1, 1]
    assert table.s.livres == [0, 0]


@rule("GB-SETUP-3")
def test_one_sees_how_many_sacks_the_other_has_but_not_which():
    table = Table(guerande=[1, 4, 6], bourgneuf=[2, 3, 5])
    mine, theirs = table.game.view(table.s, GUERANDE).smugglers
    assert (mine.hand.cards, theirs.hand.cards, theirs.hand.count) == ([1, 4, 6], None, 3)


@rule("GB-DAY-1", "GB-DAY-2", "GB-DAY-3")
@pytest.mark.parametrize(("length", "days"), [("short", 4), ("long", 6)])
def test_the_lead_changes_every_day_until_the_last(length, days):
    table = Table([1, 2, 3], [4, 5, 6], watch=[6] * days, length=length)
    leaders = []
    while table.asks:
        leaders.append(next(seat for seat in (GUERANDE, BOURGNEUF) if "road" in table.asked(seat)))
        table.day("bridge", table.s.hands[GUERANDE][0], table.s.hands[BOURGNEUF][0])
    assert leaders == [GUERANDE, BOURGNEUF] * (days // 2)
    assert table.game.result(table.s) is not None


@rule("GB-ROAD-1")
def test_the_leader_alone_chooses_the_road():
    table = Table([1, 4, 6], [2, 3, 5])
    assert table.offered(GUERANDE) == ["bridge", "ford"]
    assert table.asked(BOURGNEUF) == []
    assert table.refusal(GUERANDE, "sack 4") == "road-first"


# -- the sacks ---------------------------------------------------------------------------------------------------


@rule("GB-SEND-1", "GB-SEND-3")
def test_both_choose_in_secret_and_may_change_their_mind():
    table = Table([1, 4, 6], [2, 3, 5], watch=[6])
    table.choose(GUERANDE, "bridge")
    table.choose(GUERANDE, "sack 4")
    assert table.game.view(table.s, GUERANDE).sending == 4
    assert table.game.view(table.s, BOURGNEUF) == table.game.view(table.game.masked(table.s, BOURGNEUF), BOURGNEUF)
    table.choose(GUERANDE, "reconsider")
    table.choose(GUERANDE, "sack 6")
    table.choose(BOURGNEUF, "sack 3")
    assert table.s.sold == [6, 3]


@rule("GB-SEND-2")
def test_only_sacks_of_the_own_hand_can_be_sent():
    table = Table([1, 4, 4], [2, 3, 5])
    table.choose(GUERANDE, "ford")
    assert table.offered(GUERANDE) == ["sack 1", "sack 4"]
    assert table.refusal(GUERANDE, "sack 5") == "no-such-sack"
    assert table.refusal(GUERANDE, "ford") == "sack-first"


@rule("GB-SETUP-3")
@pytest.mark.parametrize(("hand", "by_itself"), [([4], True), ([4, 4], False), ([1, 4], False)])
def test_only_the_last_sack_is_sent_by_itself(hand, by_itself):
    """Two equal sacks leave no choice either, but that is nobody else's business."""
    table = Table([1, 4, 4], [2, 3, 5])
    table.s.hands[GUERANDE] = hand
    assert Send(GUERANDE).ask(table.s).forced is by_itself


# -- the bribe ---------------------------------------------------------------------------------------------------


@rule("GB-BRIBE-1", "GB-BRIBE-2")
def test_a_bribe_costs_three_livres_and_opens_the_road_for_one_day():
    table = Table([1, 3, 6], [2, 5, 5], watch=[3, 1, 1])
    assert "bribe" not in table.asked(GUERANDE), "nobody can pay on the first day"
    table.day("bridge", guerande=3, bourgneuf=5)
    table.choose(BOURGNEUF, "bridge")
    table.choose(GUERANDE, "bribe")
    assert (table.s.livres[GUERANDE], table.refusal(GUERANDE, "bribe")) == (0, "sack-first")
    table.choose(GUERANDE, "sack 6")
    table.choose(BOURGNEUF, "sack 2")
    assert table.s.livres == [6, 0]
    assert "bribe" not in table.asked(GUERANDE), "once in a match"
    table.day("bridge", guerande=4, bourgneuf=5)
    assert table.s.livres == [6, 0], "the watch has forgotten its friend"


@rule("GB-BRIBE-1")
def test_who_is_not_asked_for_anything_else_may_still_bribe():
    table = Table([1, 3, 6], [2, 4, 5], watch=[6])
    table.day("ford", guerande=1, bourgneuf=4)
    table.choose(BOURGNEUF, "bridge")
    table.choose(BOURGNEUF, "sack 2")
    assert table.asked(BOURGNEUF) == ["reconsider", "bribe"]
    assert all(ask.open for ask in table.asks if ask.seat == BOURGNEUF)


# -- the watch and the market ------------------------------------------------------------------------------------


@rule("GB-WATCH-1", "GB-WATCH-2", "GB-MARKET-1")
@pytest.mark.parametrize(("roll", "livres"), [(3, [0, 0]), (4, [4, 0]), (5, [4, 5])])
def test_one_die_stops_what_is_heavier_at_the_bridge(roll, livres):
    table = Table([1, 2, 4], [2, 3, 5], watch=[roll])
    table.day("bridge", guerande=4, bourgneuf=5)
    assert table.s.livres == livres


@rule("GB-WATCH-3", "GB-MARKET-2")
@pytest.mark.parametrize(("roll", "livres"), [(2, [0, 0]), (3, [3, 0]), (4, [3, 4])])
def test_more_gets_through_the_ford_but_it_is_wet(roll, livres):
    table = Table([1, 2, 4], [2, 3, 5], watch=[roll])
    table.day("ford", guerande=4, bourgneuf=5)
    assert table.s.livres == livres


@rule("GB-WATCH-4")
def test_what_is_stopped_lies_in_the_granary_the_leaders_first():
    table = Table([1, 2, 4], [2, 3, 5], watch=[1, 1])
    table.day("bridge", guerande=4, bourgneuf=5)
    table.day("bridge", guerande=2, bourgneuf=3)
    assert table.s.deck.under == [4, 5, 3, 2]
    assert table.game.view(table.s, None).granary == [4, 5, 3, 2]


@rule("GB-MARKET-3")
@pytest.mark.parametrize(("roll", "sold", "granary"), [(5, [5, 5], []), (4, [], [5, 5])])
def test_two_sacks_of_one_weight_bring_nothing(roll, sold, granary):
    table = Table([1, 2, 5], [2, 3, 5], watch=[roll])
    table.day("bridge", guerande=5, bourgneuf=5)
    assert (table.s.livres, table.s.sold, table.s.deck.under) == ([0, 0], sold, granary)


# -- the night and the end ---------------------------------------------------------------------------------------


@rule("GB-NIGHT-1")
def test_at_night_the_leader_draws_first():
    table = Table([1, 2, 4], [2, 3, 5], watch=[6])
    table.day("bridge", guerande=1, bourgneuf=2)
    assert table.s.hands == [[1, 2, 4], [3, 3, 5]]


@rule("GB-NIGHT-2")
def test_after_the_salt_works_the_granary_is_emptied_in_order_for_all_to_see():
    table = Table([1, 5, 6], [1, 5, 6], watch=[4, 6, 6, 6])
    table.day("bridge", guerande=6, bourgneuf=5)
    for guerande, bourgneuf in ((1, 1), (2, 2), (3, 3)):
        table.day("bridge", guerande, bourgneuf)
    assert table.s.deck.under == []
    assert table.s.seen == [[5], [6]], "Bourgneuf led, so it drew the 6, which had come first"
    assert table.game.view(table.s, BOURGNEUF).smugglers[GUERANDE].seen == [5]
    imagined = [table.game.redeal(table.s, BOURGNEUF, Live(bytes([number]))).hands[GUERANDE] for number in range(20)]
    assert all(5 in hand for hand in imagined)


@rule("GB-NIGHT-2")
def test_who_was_told_of_a_sack_notices_when_it_is_imagined_elsewhere():
    table = Table([1, 2, 4], [2, 3, 5])
    told = [Event("drew", None, {"seat": GUERANDE, "weight": 4}), Event("drew", None, {"seat": BOURGNEUF, "weight": 6})]
    sent = Event("sent", None, {"seat": BOURGNEUF, "weight": 6})
    assert table.game.contradiction(table.s, None, told) == "seat 2 must hold [6], not only [2, 3, 5]"
    assert table.game.contradiction(table.s, None, [*told, sent]) is None


@rule("GB-END-1", "GB-END-2")
@pytest.mark.parametrize(
    ("livres", "hands", "ranks", "decided_by"),
    [
        ([7, 4], [[], [6]], (1, 2), "livres"),
        ([4, 4], [[1, 2], [5]], (2, 1), "salt-in-store"),
        ([4, 4], [[1, 4], [5]], (1, 1), "draw"),
    ],
)
def test_livres_decide_then_the_salt_in_hand(livres, hands, ranks, decided_by):
    table = Table([1, 2, 4], [2, 3, 5])
    table.s.agenda.clear()
    table.s.livres, table.s.hands = livres, hands
    result = table.game.result(table.s)
    assert (result.ranks, result.scores, result.decided_by) == (ranks, tuple(livres), decided_by)


# -- around the rules --------------------------------------------------------------------------------------------


def test_a_road_is_taken_back_until_another_has_answered():
    game = gabelle()
    match = Match(game, game.variant(), b"second thoughts")
    match.answer(GUERANDE, game.option("ford"))
    match.undo(GUERANDE)
    assert match.state.road == ""
    match.answer(GUERANDE, game.option("bridge"))
    match.answer(BOURGNEUF, match.asks_of(BOURGNEUF)[0].options[0])
    with pytest.raises(NothingToUndo):
        match.undo(GUERANDE)


@pytest.mark.parametrize(
    ("table", "name", "figure"),
    [
        ("sacks", "6", -1),
        ("sacks", "1", 1),
        ("limits", "hand_size", 0),
        ("limits", "hand_size", 7),
        ("days", "long", 0),
    ],
)
def test_a_box_that_cannot_be_played_is_refused(table, name, figure):
    game = gabelle()
    components = {**game.components, table: {**game.components[table], name: figure}}
    with pytest.raises(BadComponents) as problem:
        type(game)(components)
    assert problem.value.where[0] == table
