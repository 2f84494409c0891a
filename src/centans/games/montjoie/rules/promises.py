"""Montjoie !: promises between players (chapter 18). They bind nobody; the table remembers whether they were kept."""

from __future__ import annotations

from typing import Final

from centans.core.game import NOBODY
from centans.games.montjoie.box.names import TOWNS
from centans.games.montjoie.model.fight import ATTACK, DEFENCE, SEAT, TARGET, barons_on, committed_by
from centans.games.montjoie.model.position import Position, Promise, led_by

PACT: Final = 0
"""Not to attack the other."""
BARONS: Final = 1
"""So many barons for the other in a combat for a town."""
KINDS: Final = ("pact", "barons")

OPEN: Final = 0
KEPT: Final = 1
BROKEN: Final = 2
VOID: Final = 3
STATES: Final = ("open", "kept", "broken", "void")

NO_TOWN: Final = NOBODY


def promise(s: Position, kind: int, seat: int, to: int, town: int, number: int, until: int) -> None:
    """Write a promise down; only the two concerned know of it (MJ-DIP-1)."""
    s.promises.append((kind, seat, to, town, number, until, OPEN))
    if s.journal is not None:
        name = "none" if town == NO_TOWN else TOWNS[town]
        s.journal.tell("promised", (seat, to), seat=seat, to=to, promise=KINDS[kind], town=name, number=number)


def judge(s: Position, place: int, state: int) -> None:
    kind, seat, to, town, number, until, _ = s.promises[place]
    s.promises[place] = (kind, seat, to, town, number, until, state)
    if s.journal is not None:
        name = "none" if town == NO_TOWN else TOWNS[town]
        result = STATES[state]
        s.journal.tell("promise-end", (seat, to), seat=seat, to=to, promise=KINDS[kind], town=name, result=result)


def attack_declared(s: Position, power: int, defender: int) -> None:
    """Who attacks somebody with whom he has a pact breaks it."""
    if not s.promises:
        return
    attacker, attacked = led_by(s, power), led_by(s, defender)
    for place, one in enumerate(s.promises):
        if one[6] == OPEN and one[0] == PACT and one[1] == attacker and one[2] == attacked:
            judge(s, place, BROKEN)


def combat_fought(s: Position) -> None:
    """Barons promised to a combat were there, or not."""
    if not s.promises:
        return
    for place, one in enumerate(s.promises):
        if one[6] == OPEN and one[0] == BARONS and one[3] == s.fight[TARGET]:
            for side in (ATTACK, DEFENCE):
                if s.fight[SEAT + side] == one[2]:
                    judge(s, place, support_given(s, one, side))


def support_given(s: Position, one: Promise, side: int) -> int:
    """Kept if so many came, void if there was no room for them or the promiser fought there himself."""
    if committed_by(s, side, one[1]) >= one[4]:
        return KEPT
    no_room = barons_on(s.fight, side) >= s.box.side_barons
    fought_himself = one[1] in (s.fight[SEAT], s.fight[SEAT + 1])
    return VOID if no_room or fought_himself else BROKEN


def promises_run_out(s: Position) -> None:
    """At the end of a turn: pacts whose time is over were kept, barons nobody needed are void."""
    for place, one in enumerate(s.promises):
        if one[6] == OPEN and one[5] <= s.turn:
            judge(s, place, KEPT if one[0] == PACT else VOID)
