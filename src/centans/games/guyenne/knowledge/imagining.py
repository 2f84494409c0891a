"""Guyenne: the same position as somebody else might imagine it.

A player who does not see a side's cards still knows much about them: what was shown or removed, and how the draw pile
was last made. At that moment `kept` cards were in hand, and everything else in the game (`origin`) went into the pile;
the cards `stocked` were seen to go into it, so none of them was kept. Hence the draw pile must leave enough of the
others outside. At the start this says that each hero is held in hand.
"""

from __future__ import annotations

from typing import Final

from centans.core.dice import Dice
from centans.core.game import NOBODY
from centans.core.piles import Pile
from centans.games.guyenne.box import (
    CANARY,
    EMPTY,
    ENGLISH,
    FIRST,
    FRENCH,
    HERO,
    KINDS,
    ONE,
    PACKING,
    SECOND,
    number_of,
    size,
)
from centans.games.guyenne.model import Position, front, placer
from centans.games.guyenne.rules.picking import Picking
from centans.games.guyenne.rules.placing import ALREADY_OPEN, Lay, NameCastle
from centans.games.guyenne.rules.reinforcements import Reinforce, ReinforceWith
from centans.games.guyenne.rules.teams import Arrange

LABEL: Final = "redeal"
TRIES: Final = 20
"""How often chance may propose cards that do not fit before those that fit best are taken."""


class Slots:
    """Where a side's cards that a viewer cannot see may lie, as places in the lists of a position."""

    __slots__ = ("aside", "hands", "laid")

    def __init__(self, s: Position, side: int, viewer: int | None) -> None:
        members = s.box.captain_rotation[side]
        self.hands = [seat for seat in members if seat != viewer]
        """By seat: its hand, and what it gave up unseen."""
        self.laid = [
            front(side, place)
            for place in (FIRST, SECOND)
            if placer(s, side, place) != viewer and not s.face_up[front(side, place)]
        ]
        self.aside = [] if viewer in members else [side]

    def contents(self, s: Position) -> Pile:
        """Everything in these places."""
        found = EMPTY
        for seat in self.hands:
            found += s.hands[seat] + s.conceded[seat]
        for where in self.laid:
            found += s.laid[where]
        for side in self.aside:
            found += s.aside[side]
        return found


def hidden(s: Position, viewer: int | None) -> Position:
    """Canaries in place of all cards that the viewer may not see."""
    t = s.clone()
    if not s.agenda.steps:
        return t
    for side in (ENGLISH, FRENCH):
        slots = Slots(s, side, viewer)
        t.draw_pile[side] = canaries(s.draw_pile[side])
        for seat in slots.hands:
            t.hands[seat] = canaries(s.hands[seat])
            t.conceded[seat] = canaries(s.conceded[seat])
        for where in slots.laid:
            t.laid[where] = canaries(s.laid[where])
        for other in slots.aside:
            t.aside[other] = canaries(s.aside[other])
    forget_gifts(t, viewer)
    begin_again(t, viewer)
    return t


def canaries(pile: Pile) -> Pile:
    return size(pile) * ONE[CANARY]


def imagined(s: Position, viewer: int | None, dice: Dice) -> Position:
    """Deal every card that the viewer cannot see anew, within what he can know."""
    t = s.clone()
    if not s.agenda.steps:
        return t
    for side in (ENGLISH, FRENCH):
        redeal_side(t, side, viewer, dice)
    forget_gifts(t, viewer)
    begin_again(t, viewer)
    return t


def forget_gifts(t: Position, viewer: int | None) -> None:
    """What partners of the other side handed over is known to them alone (GY-TEAM-13)."""
    for seat, side in enumerate(t.box.side_of):
        if viewer is None or t.box.side_of[viewer] != side:
            t.given[seat] = EMPTY


def redeal_side(t: Position, side: int, viewer: int | None, dice: Dice) -> None:
    giver, gift = gift_in_sight(t, side, viewer)
    if gift:
        t.hands[giver] -= gift
    slots = Slots(t, side, viewer)
    outside = slots.contents(t)
    unseen = outside + t.draw_pile[side]
    given = PACKING.without(given_to_partner(t, side, viewer), gift)
    held_back = must_lie_outside(t, side, given, unseen, size(outside), dice)
    chosen = held_back + random_group(unseen - held_back, size(outside) - size(held_back), dice)
    t.draw_pile[side] = unseen - chosen
    deal(t, slots, chosen, dice)
    if gift:
        t.hands[giver] += gift


def gift_in_sight(t: Position, side: int, viewer: int | None) -> tuple[int, Pile]:
    """Cards that a partner has already given to the viewer, though they still lie in his hand (GY-TEAM-13)."""
    if viewer in t.box.captain_rotation[side]:
        for step in t.agenda.current():
            if isinstance(step, Arrange) and step.giver != viewer and t.box.side_of[step.giver] == side:
                return step.giver, step.gift
    return NOBODY, EMPTY


def must_lie_outside(t: Position, side: int, given: Pile, unseen: Pile, room: int, dice: Dice) -> Pile:
    """Cards that cannot be in the draw pile: enough of those kept when it was made, and what a partner was given."""
    candidates = t.origin[side] - t.stocked[side]
    located = t.origin[side] - unseen
    for _ in range(TRIES):
        kept = random_group(candidates, t.kept[side], dice)
        needed = PACKING.join(PACKING.without(kept, located), given)
        if size(needed) <= room:
            return needed
    kept = prefer(candidates, located + given, t.kept[side])
    return PACKING.join(PACKING.without(kept, located), given)


def given_to_partner(t: Position, side: int, viewer: int | None) -> Pile:
    members = t.box.captain_rotation[side]
    if viewer not in members or len(members) == 1:
        return EMPTY
    return t.given[t.box.partner(viewer)]


def prefer(candidates: Pile, wanted: Pile, number: int) -> Pile:
    """So many of the candidates, taking those that are wanted first."""
    chosen = EMPTY
    for source in (PACKING.common(candidates, wanted), PACKING.without(candidates, wanted)):
        for kind in KINDS:
            chosen += ONE[kind] * min(number_of(source, kind), number - size(chosen))
    return chosen


def random_group(pile: Pile, number: int, dice: Dice) -> Pile:
    return PACKING.some(pile, number, LABEL, dice)


def deal(t: Position, slots: Slots, cards: Pile, dice: Dice) -> None:
    """Spread the cards over the places; the hero was never set aside (GY-EXP-3)."""
    for side in slots.aside:
        valued = cards - ONE[HERO] * number_of(cards, HERO)
        t.aside[side] = random_group(valued, size(t.aside[side]), dice)
        cards -= t.aside[side]
    for seat in slots.hands:
        t.conceded[seat] = random_group(cards, size(t.conceded[seat]), dice)
        cards -= t.conceded[seat]
    for where in slots.laid:
        t.laid[where] = random_group(cards, size(t.laid[where]), dice)
        cards -= t.laid[where]
    for seat in slots.hands:
        t.hands[seat] = random_group(cards, size(t.hands[seat]), dice)
        cards -= t.hands[seat]


# -- choices that others have begun --------------------------------------------------------------------------------


def sees_choice(s: Position, viewer: int | None, chooser: int) -> bool:
    """Partners share what one of them has chosen in secret, once it is chosen (GY-TEAM-13, GY-TEAM-27)."""
    if viewer is None or viewer == chooser:
        return viewer == chooser
    together = s.agenda.choice()
    return together is not None and chooser in together.chosen(s) and s.box.side_of[viewer] == s.box.side_of[chooser]


def begin_again(t: Position, viewer: int | None) -> None:
    """Another's choice of cards half made is as it was before anything was said of it, the castle included."""
    step = t.agenda.top()
    if not isinstance(step, Picking) or step.seat == viewer:
        return
    if isinstance(step, Lay) and step.castle != ALREADY_OPEN:
        t.agenda.replace(NameCastle(step.place, step.side))
    elif isinstance(step, ReinforceWith):
        t.agenda.replace(Reinforce(step.side, step.passes, step.place if t.box.team[step.side] else FIRST))
    else:
        t.agenda.replace(step.again(EMPTY, HERO))
