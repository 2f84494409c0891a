"""Montjoie !: the same position as somebody else might imagine it.

Everything lies open but hands, cards laid face down and choices made in secret. What everybody knows of a hand is in
the position: cards that were seen to go there (`shown`), and so many yellow or red cards at least (`sure_yellows`,
`sure_reds`). As long as cards lie face down in a combat, this is known of hand and laid cards together.
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from typing import Final

from centans.core.dice import Dice
from centans.core.game import NOBODY
from centans.core.piles import Pile
from centans.core.steps import Step
from centans.games.montjoie.box.cards import (
    CANARY,
    EMPTY,
    ENGINEER,
    FELON,
    ONE,
    PACKING,
    REDS,
    YELLOW,
    YELLOWS,
    number_of,
    reds,
    size,
    yellows,
)
from centans.games.montjoie.choices.cards import NO_CARD
from centans.games.montjoie.model.fight import ATTACK, DEFENCE
from centans.games.montjoie.model.position import Position, combat_of
from centans.games.montjoie.rules.barons import OwnBarons, Support
from centans.games.montjoie.rules.offers import Answer, Withdrawal

LABEL: Final = "redeal"
TRIES: Final = 20
"""How often chance may propose cards that do not fit before all that could have been laid are gone through."""


def hidden(s: Position, viewer: int | None) -> Position:
    """Canaries in place of everything that the viewer may not know."""
    t = s.clone()
    if s.agenda.over:
        return t
    t.draw = canaries(s.draw)
    for seat in range(s.box.players):
        if seat != viewer:
            t.hands[seat] = canaries(s.hands[seat])
            for side in sides_face_down(s, seat):
                combat_of(t).cards[side] = canaries(combat_of(s).cards[side])
            forget_barons(t, seat, None)
    forget_promises(t, viewer)
    return t


def canaries(pile: Pile) -> Pile:
    return size(pile) * ONE[CANARY]


def sides_face_down(s: Position, seat: int) -> list[int]:
    """The sides of the combat on which this seat has cards face down."""
    if s.fight is None or s.fight.revealed:
        return []
    return [side for side in (ATTACK, DEFENCE) if combat_of(s).seats[side] == seat]


def imagined(s: Position, viewer: int | None, dice: Dice) -> Position:
    """Deal every card that the viewer cannot see anew, within what everybody knows."""
    t = s.clone()
    if s.agenda.over:
        return t
    others = [seat for seat in range(s.box.players) if seat != viewer]
    pool = s.draw + sum([holding(s, seat) - s.shown[seat] for seat in others])
    sure: dict[int, Pile] = {}
    for seat in others:
        laid = lay_anew(t, seat, pool, dice)
        sure[seat] = PACKING.join(s.shown[seat], laid)
        pool -= sure[seat] - s.shown[seat]
    for seat in others:
        for least, known, colour in (
            (s.sure_yellows[seat], yellows(sure[seat]), YELLOWS),
            (s.sure_reds[seat], reds(sure[seat]), REDS),
        ):
            drawn = PACKING.some(pool & colour, max(0, least - known), LABEL, dice)
            pool -= drawn
            sure[seat] += drawn
    for seat in others:
        drawn = PACKING.some(pool, size(holding(s, seat)) - size(sure[seat]), LABEL, dice)
        pool -= drawn
        t.hands[seat] = sure[seat] + drawn - face_down(t, seat)
        forget_barons(t, seat, dice)
    t.draw = pool
    forget_promises(t, viewer)
    return t


def holding(s: Position, seat: int) -> Pile:
    """What a seat has in hand or face down on the table, its hero apart."""
    return s.hands[seat] + face_down(s, seat)


def face_down(s: Position, seat: int) -> Pile:
    return sum([combat_of(s).cards[side] for side in sides_face_down(s, seat)])


def lay_anew(t: Position, seat: int, pool: Pile, dice: Dice) -> Pile:
    """Turn the cards that a seat has face down into others that it could have laid; give them.

    A hero is no card of the hand, so everybody sees whether he was laid (R87).
    """
    for side in sides_face_down(t, seat):
        number = size(combat_of(t).cards[side])
        if number:
            combat_of(t).cards[side] = other_cards(t, seat, side, t.shown[seat] + pool, number, dice)
        return combat_of(t).cards[side]
    return EMPTY


def other_cards(t: Position, seat: int, side: int, cards: Pile, number: int, dice: Dice) -> Pile:
    """So many of these cards that a seat could have laid on a side, given what is known of it."""
    for _ in range(TRIES):
        laid = likely_cards(t, side, cards, number, dice)
        if size(laid) == number and is_consistent(t, seat, laid):
            return laid
    fitting = [laid for laid in possible_cards(t, side, cards, number) if is_consistent(t, seat, laid)]
    return fitting[dice.order(LABEL, range(len(fitting)))[0]]


def likely_cards(t: Position, side: int, cards: Pile, number: int, dice: Dice) -> Pile:
    """So many cards as a side lays them: yellow ones, then Engineer and Felon in any way (MJ-CBT-13, 19)."""
    laid = PACKING.some(cards & YELLOWS, min(yellow_cards(t, side), yellows(cards)), LABEL, dice)
    extras = [kind for kind in extra_cards(side) if number_of(cards, kind)]
    for place in dice.order(LABEL, range(len(extras)))[: number - size(laid)]:
        laid += ONE[extras[place]]
    return laid


def possible_cards(t: Position, side: int, cards: Pile, number: int) -> list[Pile]:
    """All ways to lay so many of these cards, those who have too few yellow ones included (MJ-CBT-13, 19)."""
    groups = [
        PACKING.pile_of([*yellow, *extras])
        for count in range(min(yellow_cards(t, side), number) + 1)
        for yellow in combinations_with_replacement(YELLOW, count)
        for extras in combinations(extra_cards(side), number - count)
    ]
    return [laid for laid in groups if PACKING.common(laid, cards) == laid]


def yellow_cards(t: Position, side: int) -> int:
    """How many yellow cards a side lays if it can (MJ-CBT-13, 19)."""
    return 2 if side == ATTACK and combat_of(t).stolen == NO_CARD else 1


def extra_cards(side: int) -> tuple[int, ...]:
    """What a side may lay beside its yellow cards (MJ-CBT-13, 19)."""
    return (ENGINEER, FELON) if side == ATTACK else (ENGINEER,)


def is_consistent(t: Position, seat: int, laid: Pile) -> bool:
    """Whether a seat may have laid this, given what is known of its cards."""
    whole = size(holding(t, seat))
    known = PACKING.join(t.shown[seat], laid)
    room = whole - size(known)
    missing = max(0, t.sure_yellows[seat] - yellows(known)) + max(0, t.sure_reds[seat] - reds(known))
    return missing <= room


def has_spoken(t: Position, side: int, seat: int) -> bool:
    """Whether a seat may already have committed barons to a side in secret."""
    fight = combat_of(t)
    leader = fight.commander(side)
    if seat in fight.seats and seat != leader:
        return False
    if seat != leader and fight.seats[side] == NOBODY:
        return False
    for step in t.agenda.steps:
        if isinstance(step, OwnBarons) and step.side == side:
            return False
        if isinstance(step, Support) and step.side == side:
            return seat == leader or t.order.index(seat) < step.place
    return True


def forget_barons(t: Position, seat: int, dice: Dice | None) -> None:
    """Barons committed in secret could be any number, on one side only (MJ-OHB-1, 2)."""
    if not t.box.hidden_barons or t.fight is None or t.fight.revealed:
        return
    spoken = [side for side in (ATTACK, DEFENCE) if has_spoken(t, side, seat)]
    for side in (ATTACK, DEFENCE):
        combat_of(t).barons[side][seat] = 0
    if dice is not None and spoken:
        side = spoken[dice.roll(LABEL, len(spoken)) - 1 if len(spoken) > 1 else 0]
        most = min(t.box.side_barons, t.barons[seat])
        combat_of(t).barons[side][seat] = dice.roll(LABEL, most + 1) - 1 if most else 0


def forget_promises(t: Position, viewer: int | None) -> None:
    """What two players promised each other is nobody else's business (MJ-DIP-1)."""
    t.promises = [one for one in t.promises if viewer in (one.seat, one.to)]
    t.agenda.withdraw_if(lambda step: is_secret_offer(step, viewer))


def is_secret_offer(step: Step[Position], viewer: int | None) -> bool:
    """Whether a standing step belongs to a pact that two others talk about."""
    return isinstance(step, Answer | Withdrawal) and step.offer.pact and viewer not in (step.offer.seat, step.offer.to)
