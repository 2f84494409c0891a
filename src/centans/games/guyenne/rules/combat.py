"""Guyenne: combat (chapter 11)."""

from __future__ import annotations

from typing import ClassVar, Final

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.options import Option
from centans.core.piles import Pile
from centans.core.steps import Step
from centans.games.guyenne.box import (
    EMPTY,
    ENGLISH,
    FRENCH,
    NEUTRAL,
    SEATS,
    SIDES,
    cards_in,
    has_hero,
    rival,
    size,
    strength,
    without,
)
from centans.games.guyenne.choices import CONCEDE, SHOW
from centans.games.guyenne.model import Position, front, placer
from centans.games.guyenne.rules.losses import Losses


class Combat(Step[Position]):
    """Attackers turn their cards up (GY-COMBAT-2); a defender then shows or concedes (GY-COMBAT-3)."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, s: Position, dice: Dice) -> None:
        defender = s.defenders[self.place]
        for side in (ENGLISH, FRENCH):
            if side != defender:
                show(s, side, self.place)
        if defender == NEUTRAL:
            settle(s, self.place)
        else:
            s.agenda.next(Defend(self.place, defender))


def show(s: Position, side: int, place: int) -> None:
    """All the cards of a side on a castle are turned up as one group (GY-COMBAT-15)."""
    where = front(side, place)
    s.face_up[where] = True
    if s.box.team[side]:
        seat = placer(s, side, place)
        s.given[seat] = without(s.given[seat], s.laid[where])
    if s.journal is not None:
        seat = placer(s, side, place)
        castle = s.contested[place]
        s.journal.tell("shown", seat=seat, castle=castle + 1, cards=tuple(cards_in(s.laid[where])))


DEFEND: Final = [Ask(seat, "defend", (SHOW, CONCEDE)) for seat in SEATS]


class Defend(Step[Position]):
    """The defender shows his cards, or gives the castle up unseen (GY-COMBAT-3 to 5, GY-COMBAT-12; GY-TEAM-22)."""

    __slots__ = ("place", "side")
    rule: ClassVar[str] = "GY-COMBAT-3"

    def __init__(self, place: int, side: int) -> None:
        self.place = place
        self.side = side

    def ask(self, s: Position) -> Ask | None:
        return DEFEND[placer(s, self.side, self.place)]

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if option is SHOW or option is CONCEDE:
            return None
        return Refusal("GY-COMBAT-3", "show-or-concede")

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if option is SHOW:
            show(s, self.side, self.place)
            settle(s, self.place)
            return
        where = front(self.side, self.place)
        if s.journal is not None:
            castle = s.contested[self.place]
            s.journal.tell("conceded", seat=seat, castle=castle + 1, number=size(s.laid[where]))
        s.conceded[seat] += s.laid[where]
        s.laid[where] = EMPTY
        conclude(s, self.place, rival(self.side))


def settle(s: Position, place: int) -> None:
    """All cards are up: heroes, then strengths, decide (GY-COMBAT-6 to 9)."""
    conclude(s, place, winner_between(s.laid[front(ENGLISH, place)], s.laid[front(FRENCH, place)]))


def winner_between(english: Pile, french: Pile) -> int:
    lead = balance(has_hero(english), strength(english), has_hero(french), strength(french))
    if lead == 0:
        return NEUTRAL
    return ENGLISH if lead > 0 else FRENCH


def balance(hero: bool, worth: int, other_hero: bool, other_worth: int) -> int:
    """One hero wins, two tie; without heroes the higher strength wins and equal ones tie. Above 0 the first wins."""
    if hero or other_hero:
        return int(hero) - int(other_hero)
    return worth - other_worth


def conclude(s: Position, place: int, winner: int) -> None:
    """The winner controls the castle; a tie changes nothing (GY-COMBAT-10, 11). Then losses (GY-COMBAT-1)."""
    castle = s.contested[place]
    if s.journal is not None:
        if winner == NEUTRAL:
            s.journal.tell("tie", castle=castle + 1)
        else:
            verb = "holds" if winner == s.castles[castle] else "takes"
            s.journal.tell(verb, side=SIDES[winner], castle=castle + 1)
    if winner != NEUTRAL:
        s.castles[castle] = winner
    if s.box.removal:
        s.agenda.next(Losses(place, winner))
