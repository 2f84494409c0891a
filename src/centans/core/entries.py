"""What the log of a match is made of: answers, and where somebody was helped."""

from __future__ import annotations

from typing import NamedTuple

from centans.core.dice import Outcome
from centans.core.options import Option


class Entry:
    """One answer in the log: whose, to which question, what, with which dice, and whether it was forced.

    The question is its key; where that seat had another one open with the same key and the same option, a dot and what
    it is about follow, as in its id.
    """

    __slots__ = ("auto", "dice", "key", "option", "seat")

    def __init__(self, seat: int, key: str, option: Option, dice: tuple[Outcome, ...], auto: bool) -> None:
        self.seat = seat
        self.key = key
        self.option = option
        self.dice = dice
        self.auto = auto

    def __repr__(self) -> str:
        return f"Entry(seat={self.seat}, {self.key!r}, {self.option!r}, {self.dice!r}, auto={self.auto})"


class Hint(NamedTuple):
    """A seat has asked what to do before it gave the answer of that number; one that was taken back stays marked."""

    number: int
    seat: int
