"""The contract about secrets: every check fails on a game that is broken in that one place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from centans import shelf
from centans.core.dice import Dice
from centans.core.journal import Event
from centans.core.steps import Agenda, Step
from centans.core.views import Pile
from centans.lab.secrecy import redealt_state_can_be_played
from tests.lab import toy
from tests.lab.test_contract import broken_check, opening_scene
from tests.lab.toy import Toy, ToyState


def test_dealing_anew_what_everybody_was_told_is_found():
    """Whoever draws shows the card to all; a redeal that forgets it contradicts what was told."""

    class DrawInSight(Step[ToyState]):
        __slots__ = ()

        def run(self, s: ToyState, dice: Dice) -> None:
            s.agenda.next(toy.Round())
            for seat, hand in enumerate(s.hands):
                hand.append(s.deck.draw("deck", dice))
                hand.sort()
                if s.journal is not None:
                    s.journal.tell("drew", seat=seat, card=hand[-1])

    class Told(Toy):
        first_step = DrawInSight

        def contradiction(self, s: ToyState, seat: int | None, told: Sequence[Event]) -> str | None:
            for event in told if not s.discards else ():
                if event.key == "drew" and event.params["card"] not in s.hands[int(str(event.params["seat"]))]:
                    return f"seat {event.params['seat']} has not the card that it showed"
            return None

    assert broken_check(Told()) == "nothing_contradicts_what_was_told"


def test_views_made_together_that_differ_are_found():
    class Hasty(Toy):
        def views(self, s, seats):
            return [self.view(s, None) for _ in seats]

    assert broken_check(Hasty()) == "quick_ways_to_look_show_the_same"


def test_piles_that_are_not_those_of_the_view_are_found():
    class Hasty(Toy):
        def lying(self, s, seat):
            return super().lying(s, None)

    assert broken_check(Hasty()) == "quick_ways_to_look_show_the_same"


def test_a_view_that_shows_a_hidden_hand_is_found():
    class Leaking(Toy):
        def view(self, s, seat):
            return replace(super().view(s, seat), hands=[Pile(len(hand), list(hand)) for hand in s.hands])

    assert broken_check(Leaking()) == "masking_keeps_the_view"


def test_a_view_that_shows_what_nobody_masked_is_found_by_dealing_anew():
    class Leaking(Toy):
        def view(self, s, seat):
            return replace(super().view(s, seat), hands=[Pile(len(hand), list(hand)) for hand in s.hands])

        def masked(self, s, seat):
            return s.clone()

    assert broken_check(Leaking()) == "redealing_keeps_the_view"


def test_masking_that_leaves_something_open_is_found():
    class Careless(Toy):
        def masked(self, s, seat):
            return s.clone()

    assert broken_check(Careless()) == "masking_covers_what_redealing_changes"


def test_a_redeal_that_loses_a_card_is_found():
    class Losing(Toy):
        def redeal(self, s, seat, dice):
            t = super().redeal(s, seat, dice)
            if s.agenda.steps:
                t.deck.counts[1] -= 1
                t.deck.counts[2] += 1
            return t

    assert broken_check(Losing()) == "redealing_keeps_the_view"


def test_a_redeal_that_deals_into_the_real_state_is_found():
    class InPlace(Toy):
        def redeal(self, s, seat, dice):
            s.hands = super().redeal(s, seat, dice).hands
            return s.clone()

    assert broken_check(InPlace()) == "redealing_leaves_the_state_alone"


def test_partners_who_do_not_know_the_same_are_found():
    class Partners(Toy):
        def shares(self, s, seat, other):
            return True

    assert broken_check(Partners()) == "who_shares_knows_the_same"


@pytest.mark.parametrize(("game_id", "pairs"), [("guesclin", 6), ("trente", 2), ("guyenne", 0)])
def test_the_games_say_who_shares_everything(game_id, pairs):
    """Guesclin hides nothing, partners in Trente share all, those of Guyenne may not even describe their hands."""
    game = shelf.take(game_id)
    s = game.start(game.variant(4))
    assert sum([game.shares(s, seat, other) for seat in range(4) for other in range(seat)]) == pairs


def test_a_redeal_that_changes_what_a_seat_is_asked_is_found():
    class Blind(Toy):
        """Nobody sees even his own hand, and all hands are dealt anew, but the options depend on them."""

        def view(self, s, seat):
            view = super().view(s, seat)
            return replace(view, hands=[Pile(pile.count, None) for pile in view.hands], chosen=0)

        def redeal(self, s, seat, dice):
            return super().redeal(s, None, dice)

        def masked(self, s, seat):
            return super().masked(s, None)

    assert broken_check(Blind()) == "redealing_keeps_the_questions"


def test_an_imagined_state_that_never_ends_is_found():
    class Endless(Toy):
        def redeal(self, s, seat, dice):
            t = super().redeal(s, seat, dice)
            t.rounds = 1000
            t.deck.counts[1] = 3000
            return t

    assert redealt_state_can_be_played(opening_scene(Toy())) is None
    assert "does not end" in (redealt_state_can_be_played(opening_scene(Endless())) or "")


def test_rules_that_roll_dice_for_ever_are_found_in_an_imagined_state():
    class Rolling(toy.Camp):
        __slots__ = ()

        def answer(self, s, seat, option, dice):
            while True:
                dice.d6("again")

    scene = opening_scene(Toy())
    scene.state.agenda = Agenda([Rolling(0)])
    with pytest.raises(RuntimeError, match="it never ends"):
        redealt_state_can_be_played(scene)
