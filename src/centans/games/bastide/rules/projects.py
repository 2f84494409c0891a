"""Bastide: the choice of a project and the sharing of the chest (chapter 9)."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.bastide.box.town import BLOCKS, EQUIPMENTS, FIRST_RELIGIOUS
from centans.games.bastide.choices import Block
from centans.games.bastide.model import Position, blocks_with_room, room_in


class ChooseSite(Step[Position]):
    """The block of a religious building that is not on the board (BA-PROJ-2, BA-EQ-6)."""

    __slots__ = ()
    rule: ClassVar[str] = "BA-PROJ-2"

    def ask(self, s: Position) -> Ask | None:
        return Ask(s.active, "site", blocks_with_room(s))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, Block):
            return Refusal("BA-PROJ-2", "site-first", equipment=EQUIPMENTS[s.project])
        if room_in(s, option.block) <= 0:
            return Refusal("BA-EQ-6", "block-is-full", block=BLOCKS[option.block], places=s.box.places)
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, Block)
        s.sites[s.project - FIRST_RELIGIOUS] = option.block
        if s.journal is not None:
            s.journal.tell("site", seat=seat, equipment=EQUIPMENTS[s.project], block=BLOCKS[option.block])


class ShareChest(Step[Position]):
    """The chest is shared out equally; what cannot be divided stays in it (BA-CHEST-1 to 3)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        share = s.chest // s.box.players
        if not share:
            return
        for seat in range(s.box.players):
            s.money[seat] += share
        s.chest -= share * s.box.players
        if s.journal is not None:
            s.journal.tell("shared", amount=share, left=s.chest)
