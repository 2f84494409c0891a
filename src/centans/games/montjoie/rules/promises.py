"""Montjoie !: promises between players (chapter 18). They bind nobody; the table remembers whether they were kept."""

from __future__ import annotations

from centans.games.montjoie.box.names import TOWNS
from centans.games.montjoie.model.fight import ATTACK, DEFENCE, Fight, barons_on
from centans.games.montjoie.model.position import Position, combat_of, led_by
from centans.games.montjoie.model.promise import (
    BARONS,
    BROKEN,
    KEPT,
    NO_TOWN,
    OPEN,
    PACT,
    PROMISE_STATES,
    PROMISES,
    VOID,
    Promise,
)


def promise(s: Position, kind: int, seat: int, to: int, town: int, number: int, until: int) -> None:
    """Write a promise down; only the two concerned know of it (MJ-DIP-1)."""
    s.promises.append(Promise(kind, seat, to, town, number, until, OPEN))
    if s.journal is not None:
        name = "none" if town == NO_TOWN else TOWNS[town]
        s.journal.tell("promised", (seat, to), seat=seat, to=to, promise=PROMISES[kind], town=name, number=number)


def judge(s: Position, place: int, state: int) -> None:
    """A promise was kept, or broken, or nobody needed it."""
    one = s.promises[place]
    s.promises[place] = one._replace(state=state)
    if s.journal is not None:
        s.journal.tell(
            "promise-end",
            (one.seat, one.to),
            seat=one.seat,
            to=one.to,
            promise=PROMISES[one.kind],
            town="none" if one.town == NO_TOWN else TOWNS[one.town],
            result=PROMISE_STATES[state],
        )


def attack_declared(s: Position, power: int, defender: int) -> None:
    """Who attacks somebody with whom he has a pact breaks it; what the other promised is judged by itself (R86)."""
    if not s.promises:
        return
    attacker, attacked = led_by(s, power), led_by(s, defender)
    for place, one in enumerate(s.promises):
        if one.state == OPEN and one.kind == PACT and one.seat == attacker and one.to == attacked:
            judge(s, place, BROKEN)


def combat_fought(s: Position) -> None:
    """Barons promised to a combat were there, or not."""
    if not s.promises:
        return
    fight = combat_of(s)
    for place, one in enumerate(s.promises):
        if one.state == OPEN and one.kind == BARONS and one.town == fight.target:
            for side in (ATTACK, DEFENCE):
                if fight.seats[side] == one.to:
                    judge(s, place, support_given(s, fight, one, side))


def support_given(s: Position, fight: Fight, one: Promise, side: int) -> int:
    """Kept if so many came, void if there was no room for them or the promiser fought there himself."""
    if fight.barons[side][one.seat] >= one.number:
        return KEPT
    no_room = barons_on(fight, side) >= s.box.side_barons
    return VOID if no_room or one.seat in fight.seats else BROKEN


def promises_run_out(s: Position) -> None:
    """At the end of a turn: pacts whose time is over were kept, barons nobody needed are void."""
    for place, one in enumerate(s.promises):
        if one.state == OPEN and one.until <= s.turn:
            judge(s, place, KEPT if one.kind == PACT else VOID)
