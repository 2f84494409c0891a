"""Bastide: the emissary to the English camp (chapter 11, last part)."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.game import NOBODY
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.bastide.box.pieces import ENGLISH
from centans.games.bastide.box.town import EQUIPMENTS, is_religious
from centans.games.bastide.choices import SEND, SendAway
from centans.games.bastide.model import STIRRED, Position, clockwise, place_of


class Emissary(Step[Position]):
    """Advancing a religious building sends one emissary, if there are English to talk to (BA-REL-1, 2, 7)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        if is_religious(s.project) and s.idle == STIRRED and any(s.camp):
            s.agenda.next(SendEmissary(leader_on(s, s.project)))
        else:
            close_project(s)


def close_project(s: Position) -> None:
    """The project is over; all contributions are in the bank, whatever they bought (BA-BID-8)."""
    s.project = NOBODY
    for seat in range(s.box.players):
        s.bids[seat] = s.additions[seat] = s.raised[seat] = 0


def leader_on(s: Position, building: int) -> int:
    """Who has most Influences on it; among equals the initiator, or the first clockwise from him (BA-REL-3, 4)."""
    leader = s.active
    for seat in clockwise(s, s.active):
        if s.tokens[place_of(s, building, seat)] > s.tokens[place_of(s, building, leader)]:
            leader = seat
    return leader


class SendEmissary(Step[Position]):
    """He must send one English token back into the bag and scores its points on the Camp Road (BA-REL-5, 6)."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "BA-REL-5"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: Position) -> Ask | None:
        return Ask(self.seat, "emissary", tuple([option for option in SEND if s.camp[option.points - 1]]))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, SendAway):
            return Refusal("BA-REL-5", "emissary-first", number=sum(s.camp))
        if not s.camp[option.points - 1]:
            return Refusal("BA-REL-5", "not-in-camp", points=option.points, number=sum(s.camp))
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, SendAway)
        s.camp[option.points - 1] -= 1
        s.bag[ENGLISH[option.points - 1]] += 1
        s.road[seat] = min(s.box.road_end, s.road[seat] + option.points)
        if s.journal is not None:
            equipment = EQUIPMENTS[s.project]
            s.journal.tell("emissary", seat=seat, equipment=equipment, points=option.points, road=s.road[seat])
        close_project(s)
