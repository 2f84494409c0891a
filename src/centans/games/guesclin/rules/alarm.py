"""Guesclin !: the sleeping garrison, its alarm and the surprise (GU-S2-9 to 11)."""

from __future__ import annotations

from centans.games.guesclin.box.names import SIDE_OF
from centans.games.guesclin.model import Position


def wakes_up(s: Position, banner: int) -> bool:
    """Whether a banner may be activated: a garrison only once the alarm is raised (GU-S2-9, 10 c and d)."""
    alarm = s.box.scenario.alarm
    if s.alarm or alarm is None or banner != alarm.garrison:
        return True
    castle = s.box.castle
    assert castle is not None, "a scenario with an alarm has a castle"
    if s.men_at[1 - SIDE_OF[banner]] & castle.hexes:
        raise_alarm(s, "seen", surprise=False)
    elif s.turn >= alarm.latest_round:
        raise_alarm(s, "late", surprise=False)
    return s.alarm


def raise_alarm(s: Position, cause: str, surprise: bool) -> None:
    s.alarm = True
    s.surprise = surprise
    if s.journal is not None:
        s.journal.tell("alarm", cause=cause)


def attack_is_heard(s: Position, fighter: int) -> None:
    """An enemy of the garrison who declares an attack or a shot raises the alarm and surprises it (GU-S2-10 a, 11)."""
    alarm = s.box.scenario.alarm
    if not s.alarm and alarm is not None and s.box.men.side[fighter] != SIDE_OF[alarm.garrison]:
        raise_alarm(s, "attack", surprise=True)


def bundle_is_seen(s: Position, place: int) -> None:
    """A bundle laid in the gateway does so too (GU-S2-10 b, 11)."""
    castle = s.box.castle
    if not s.alarm and castle is not None and place in (castle.gate, castle.bridge):
        raise_alarm(s, "bundle", surprise=True)
