"""Montjoie !: diplomacy (chapter 18): windows, and the offers that are made in them.

An offer stands beside the game: who is addressed answers it at any quiet moment, who made it may withdraw it, and it
lapses when the window closes in which it was made. It never holds up the match.
"""

from __future__ import annotations

from typing import ClassVar, Final

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.montjoie.choices.words import HEED, PARLEY, PASS, SILENCE
from centans.games.montjoie.model.position import Position
from centans.games.montjoie.rules.barons import NO_WINDOWS
from centans.games.montjoie.rules.offers import audience, remove, standing_offers
from centans.games.montjoie.rules.parley import ParleyWith
from centans.games.montjoie.rules.quiet import QuietStep

NO_WORDS: Final[tuple[Option, ...]] = ()
PARLEY_ONLY: Final[tuple[Option, ...]] = (PARLEY,)
HEED_ONLY: Final[tuple[Option, ...]] = (HEED,)
PARLEY_OR_HEED: Final[tuple[Option, ...]] = (PARLEY, HEED)


# -- who may speak ------------------------------------------------------------------------------------------------


def may_talk(s: Position, seat: int) -> tuple[Option, ...]:
    """Make an offer (MJ-DIP-7), or be asked again what one did not wish to be asked."""
    parley = s.box.diplomacy and s.offers[seat] < s.box.offers
    if s.silent[seat]:
        return PARLEY_OR_HEED if parley else HEED_ONLY
    return PARLEY_ONLY if parley else NO_WORDS


def refuse_talk(s: Position, seat: int, option: Option) -> Refusal | None:
    if option is HEED:
        return None if s.silent[seat] else Refusal("MJ-DIP-7", "already-heeding")
    if not s.box.diplomacy:
        return Refusal("MJ-DIP-5", "no-diplomacy")
    if s.offers[seat] >= s.box.offers:
        return Refusal("MJ-DIP-9", "too-many-offers", number=s.box.offers)
    return None


def talk(s: Position, seat: int, option: Option) -> None:
    if option is HEED:
        s.silent[seat] = 0
    else:
        s.agenda.next(ParleyWith(seat))


class Window(Step[Position]):
    """After Sequence 1, after Sequence 5 and before points are counted each player may make offers (MJ-DIP-6, 7)."""

    __slots__ = ("moment",)

    def __init__(self, moment: str) -> None:
        self.moment = moment

    def run(self, s: Position, dice: Dice) -> None:
        if s.box.diplomacy:
            s.agenda.then(*[Talk(seat) for seat in s.order if not s.silent[seat] & NO_WINDOWS], CloseWindow())


class Talk(QuietStep):
    """A player makes offers until he passes; he may also wish to be left alone in windows to come (MJ-DIP-7)."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "MJ-DIP-7"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: Position) -> Ask | None:
        if s.silent[self.seat] & NO_WINDOWS or s.offers[self.seat] >= s.box.offers:
            return None
        return Ask(self.seat, "talk", (PASS, PARLEY, SILENCE))

    def run(self, s: Position, dice: Dice) -> None:
        """He has nothing more to say."""

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if option is PASS or option is SILENCE:
            return None
        return refuse_talk(s, seat, option) if option is PARLEY else Refusal("MJ-DIP-7", "talk-or-pass")

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if option is PARLEY:
            s.agenda.next(self)
            talk(s, seat, option)
        elif option is SILENCE:
            s.silent[seat] |= NO_WINDOWS


class CloseWindow(Step[Position]):
    """Offers that nobody answered lapse with their window (MJ-DIP-8; R86)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        for offer in standing_offers(s):
            remove(s, offer)
            if s.journal is not None:
                s.journal.tell("offer-lapsed", audience(offer), seat=offer.seat, to=offer.to)
