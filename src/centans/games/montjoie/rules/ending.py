"""Montjoie !: the end of a turn (chapter 7) and of the game (chapter 20)."""

from __future__ import annotations

from typing import ClassVar

from centans.core.dice import Dice
from centans.core.game import NOBODY
from centans.core.steps import Step
from centans.games.montjoie.model.position import Position
from centans.games.montjoie.rules.promises import promises_run_out


class EndOfTurn(Step[Position]):
    """What holds for one turn lapses, and the end of the game is checked (MJ-TURN-5 to 7, MJ-END-1 to 4)."""

    __slots__ = ("following",)
    rule: ClassVar[str] = "MJ-TURN-5"

    def __init__(self, following: Step[Position]) -> None:
        self.following = following

    def run(self, s: Position, dice: Dice) -> None:
        lapse(s)
        s.chronicle.extend(s.points)
        if is_last_turn(s, dice):
            if s.journal is not None:
                s.journal.tell("game-ends", turn=s.turn)
            s.agenda.clear()
            return
        s.turn += 1
        s.agenda.next(self.following)


def lapse(s: Position) -> None:
    """Everything that lasts until the end of the turn (MJ-TURN-5, 6)."""
    s.protected = 0
    s.built = 0
    s.dealt_towns = 0
    s.sold = 0
    s.master = NOBODY
    s.chevauchees = 0
    s.grand_masters = 0
    s.used_power = 0
    s.doubled = NOBODY
    s.papal_ambassador = NOBODY
    for nation in range(len(s.sources)):
        s.sources[nation] = s.targets[nation] = 0
    s.ally_played = 0
    for nation in range(len(s.loyal)):
        s.loyal[nation] = NOBODY
        if s.box.players == 2 or s.box.assign_each_turn:
            s.controller[nation] = NOBODY
    for town in range(len(s.mercenaries)):
        s.mercenaries[town] = 0
    for seat in range(s.box.players):
        s.offers[seat] = 0
        s.won[seat] = 0
        s.lost_before[seat] = s.lost[seat]
        s.lost[seat] = 0
    promises_run_out(s)


def is_last_turn(s: Position, dice: Dice) -> bool:
    """From a certain turn on a die decides; the last possible turn needs none (MJ-END-1 to 3)."""
    if s.turn == s.box.last_turn:
        return True
    highest = s.box.end_die[s.turn]
    if not highest:
        return False
    die = dice.d6("end")
    if s.journal is not None:
        s.journal.tell("end-die", die=die, result="ends" if die <= highest else "goes-on")
    return die <= highest
