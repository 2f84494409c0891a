"""What everybody knows is neither forgotten nor made up: a second memory, made from the events alone, agrees."""

from __future__ import annotations

from collections import Counter

import pytest

from centans.core.dice import Live
from centans.core.journal import Event
from centans.core.match import Match
from centans.games.trente.knowledge.memory import contradiction
from centans.games.trente.model.position import Position
from centans.shelf import take
from tests.games.trente.kit import Heath, kinds, rule, unit

POOR = {"deal.force": "2"}
"""So few Force cards that players soon show that they have none."""


def played(seed: str, players: int, changes: dict[str, str], **settings: str) -> Counter[str]:
    """A match of players who mostly choose well, watched by everybody; what there was to remember on the way."""
    game = take("trente", changes)
    match = Match(game, game.variant(players, settings), seed.encode().ljust(16, b"."), ["A", "B", "C", "D"][:players])
    dice, sense = Live(seed.encode()), game.sense()
    found: Counter[str] = Counter()
    while not match.over:
        asks = [ask for ask in match.asks if not ask.open]
        ask = asks[dice.below("ask", len(asks))]
        worth = sense.weigh(match.state, ask)
        best = max(range(len(worth)), key=worth.__getitem__)
        at_random = dice.below("whim", 6) == 0
        match.answer(ask.seat, ask.options[dice.below("option", len(worth)) if at_random else best])
        found["bare"] += any(match.state.bare)
        found["seen"] += any(map(any, match.state.seen))
        if len(match.entries) % 3 == 0:
            watch(match, dice)
    return found


def watch(match: Match, dice: Live) -> None:
    for viewer in (None, *range(match.variant.players)):
        told = [event for event in match.journal.events if event.visible_to(viewer)]
        for state in (match.state, match.game.redeal(match.state, viewer, dice)):
            assert match.game.contradiction(state, viewer, told) is None, f"seen by {viewer} in turn {state.turn}"


@rule("CT-COMB-5", "CT-DECK-2", "CT-DEAL-12")
@pytest.mark.parametrize(
    ("players", "changes", "settings"),
    [
        (2, POOR, {"turns": "10"}),
        (4, POOR, {"turns": "8", "defence": "die_allowed"}),
        (3, {}, {"turns": "8", "deck_return": "shuffle"}),
        (2, {}, {"turns": "9"}),
    ],
)
def test_nothing_that_everybody_saw_is_forgotten_or_made_up(players, changes, settings):
    found = played("memory", players, changes, **settings)
    assert found["seen"] > 0, "cards were known in hands"
    assert changes != POOR or found["bare"] > 0, "somebody was known to have no Force card"


# -- the memory itself -------------------------------------------------------------------------------------------------


def heard(field: Heath, who: str | None, *told: Event) -> str | None:
    return contradiction(field.s, None if who is None else field.seat(who), list(told))


def heath() -> Heath:
    """A heath whose decks are as complete as at the start, so that no other hand is remembered."""
    return Heath(turn=1)


def give(s: Position, seat: int, cards: str) -> None:
    for kind in kinds(cards):
        s.hands[seat][kind] += 1


def test_a_hand_without_force_cards_is_remembered_until_one_is_drawn_unseen():
    field = heath()
    lacks = Event("no-cards", None, {"seat": 1})
    draws = Event("drew", None, {"seat": 1, "deck": "force", "number": 1})
    assert heard(field, "B", lacks) == "seat 2: it is forgotten that this hand was without Force cards"
    field.s.bare[1] = True
    assert heard(field, "B") == "seat 2: it is not known that this hand is without Force cards"
    assert heard(field, "B", lacks) is None
    give(field.s, 1, "f3")
    assert heard(field, "B", lacks) == "seat 2: this hand was without Force cards"
    field.s.force.counts[2] -= 1
    assert heard(field, "B", lacks, draws) == "seat 2: it is not known that this hand is without Force cards"
    field.s.bare[1] = False
    assert heard(field, "B", lacks, draws) is None


def test_a_card_seen_going_into_a_hand_is_remembered():
    field = heath()
    laid = Event("laid", None, {"seat": 1, "unit": "M-5", "cards": ("f2", "aide_de_dieu")})
    back = Event("took-back", None, {"seat": 1, "cards": ("f2",)})
    assert heard(field, "B", laid, back) == "seat 2: everybody saw f2 going into this hand"
    give(field.s, 1, "f2")
    assert heard(field, "B", laid, back) == "seat 2: it is forgotten that everybody saw f2 going into this hand"
    field.s.seen[1][kinds("f2")[0]] = 1
    assert heard(field, "B") == "seat 2: nobody ever saw f2 going into this hand"
    assert heard(field, "B", laid, back) == "the force deck: everybody saw other cards going under it"
    field.s.force.under, field.s.force.marks = kinds("aide_de_dieu"), [0]
    assert heard(field, "B", laid, back) is None
    field.s.force.counts[0] -= 1
    assert heard(field, "B", laid, back) == "the force deck: 56 cards must be in no order, not 55"


def test_a_player_remembers_his_own_hand():
    field = heath()
    dealt = Event("hand", (0,), {"cards": ("f2", "ruse")})
    assert heard(field, "B", dealt) == "seat 1: this is not the hand that one was dealt"
    give(field.s, 0, "f2 ruse")
    assert heard(field, "B", dealt) is None


def test_missions_and_orders_that_were_shown_are_remembered():
    field = Heath().mission("MIS-M3")
    shown = Event("mission-shown", None, {"side": "montfort", "mission": "MIS-M4"})
    drawn = Event("mission-drawn", None, {"side": "montfort"})
    total = Event("turn-totals", None, {"turn": 4, "blois": 0, "montfort": 0})
    before = Event("mission-shown", None, {"side": "montfort", "mission": "MIS-M3"})
    assert heard(field, "B", shown) == "the Mission of montfort is MIS-M4, not MIS-M3"
    assert heard(field, "B", drawn, before, total, drawn) == "the Mission MIS-M3 of montfort lies under its deck"
    assert heard(field, "B", drawn, shown, total, drawn) is None
    order = Event("order-played", None, {"seat": 1, "slot": 2, "unit": "M-7"})
    field.s.orders[1] = [unit("M-1"), unit("M-2")]
    assert heard(field, "B", order) == "order 2 of montfort was M-7"
    field.s.orders[1] = [unit("M-1"), unit("M-7")]
    assert heard(field, "B", order) is None
