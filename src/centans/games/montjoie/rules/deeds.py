"""Montjoie !: what may be done at an action point besides the next step of the phase (chapter 16, MJ-PT-2, 5)."""

from __future__ import annotations

from centans.core.asks import Refusal
from centans.core.dice import Dice
from centans.core.options import Option
from centans.games.montjoie.box.cards import AMBASSADOR, BRIGAND, number_of
from centans.games.montjoie.choices.words import (
    HEED,
    PARLEY,
    PLAY_AMBASSADOR,
    PLAY_BRIGAND,
    PLAY_INTRIGUE,
    PLAY_PAPAL_AMBASSADOR,
)
from centans.games.montjoie.model.position import Position
from centans.games.montjoie.rules.ambassador import embassy, refuse_ambassador, send_ambassador
from centans.games.montjoie.rules.brigand import Pillage, prey, refuse_brigand
from centans.games.montjoie.rules.diplomacy import may_talk, refuse_talk, talk
from centans.games.montjoie.rules.optional.national_powers import Plot, refuse_intrigue
from centans.games.montjoie.rules.optional.pope_support import refuse_papal_ambassador, spend_papal_ambassador


def is_own_turn(s: Position, seat: int, power: int) -> bool:
    """Whether the player acts for his own nation; in his ally's turn he may play cards only (MJ-ALY-12)."""
    return s.nation[seat] == power


def deeds(s: Position, seat: int, power: int) -> list[Option]:
    """The same as `refuse_deed` allows."""
    found: list[Option] = []
    hand = s.hands[seat]
    if number_of(hand, BRIGAND) and prey(s, seat):
        found.append(PLAY_BRIGAND)
    if number_of(hand, AMBASSADOR):
        found.append(PLAY_AMBASSADOR)
    if s.papal_ambassador == seat:
        found.append(PLAY_PAPAL_AMBASSADOR)
    if is_own_turn(s, seat, power):
        if s.box.nation_powers and refuse_intrigue(s, seat, True) is None:
            found.append(PLAY_INTRIGUE)
        found.extend(may_talk(s, seat))
    return found


def refuse_deed(s: Position, seat: int, power: int, option: Option) -> Refusal | None:
    """Why a card, a power or an offer is out of the question now."""
    if option is PLAY_BRIGAND:
        return refuse_brigand(s, seat)
    if option is PLAY_AMBASSADOR:
        return refuse_ambassador(s, seat)
    if option is PLAY_PAPAL_AMBASSADOR:
        return refuse_papal_ambassador(s, seat)
    if option is PLAY_INTRIGUE:
        return refuse_intrigue(s, seat, is_own_turn(s, seat, power))
    if option is PARLEY or option is HEED:
        own = is_own_turn(s, seat, power)
        return refuse_talk(s, seat, option) if own else Refusal("MJ-ALY-12", "no-offers-here")
    return Refusal("MJ-PT-2", "act-or-end")


def do_deed(s: Position, seat: int, power: int, option: Option, dice: Dice) -> None:
    if option is PLAY_BRIGAND:
        s.agenda.next(Pillage(seat))
    elif option is PLAY_AMBASSADOR:
        send_ambassador(s, seat, power, dice)
    elif option is PLAY_PAPAL_AMBASSADOR:
        spend_papal_ambassador(s)
        embassy(s, seat, power, dice)
    elif option is PLAY_INTRIGUE:
        s.agenda.next(Plot(seat))
    else:
        talk(s, seat, option)
