"""Bastide: Fire (chapter 14)."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.bastide.box.pieces import NO_TILE
from centans.games.bastide.box.town import BLOCKS, EQUIPMENTS
from centans.games.bastide.choices import BLOCK, BURN, EQUIPMENT, NO_TARGET, STOP, TOKEN, Block, Burn, Equipment, Token
from centans.games.bastide.model import Position, is_started, targets_on, tokens_at
from centans.games.bastide.rules.destruction import remove_houses, remove_influences


class Fire(Step[Position]):
    """One block with Houses, or one equipment with Influences, anywhere in the town (BA-FIRE-1, 2)."""

    __slots__ = ()
    rule: ClassVar[str] = "BA-FIRE-1"

    def ask(self, s: Position) -> Ask | None:
        houses = s.houses
        blocks: list[Option] = [option for block, option in BLOCK.items() if houses[block]]
        works = [EQUIPMENT[equipment] for equipment, number in enumerate(s.filled) if number]
        return Ask(s.active, "fire", (*blocks, *works))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if isinstance(option, Block):
            return None if s.houses[option.block] else Refusal("BA-FIRE-1", "no-house", block=BLOCKS[option.block])
        if isinstance(option, Equipment):
            if is_started(s, option.equipment):
                return None
            return Refusal("BA-FIRE-1", "no-influence", equipment=EQUIPMENTS[option.equipment])
        return Refusal("BA-FIRE-1", "fire-first")

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if isinstance(option, Block):
            s.agenda.next(BurnHouses(option.block))
        else:
            assert isinstance(option, Equipment)
            s.agenda.next(BurnInfluences(option.equipment, NO_TARGET))


def burn_out(s: Position) -> None:
    """The Fire tile is out of the game (BA-FIRE-5)."""
    s.shown = NO_TILE
    s.fires += 1


def houses_that_burn(s: Position, block: int) -> int:
    """The most Houses that a Fire can take in a block (BA-FIRE-1)."""
    return min(s.box.fire, s.houses[block])


def influences_that_burn(s: Position, equipment: int) -> int:
    """The most Influences that a Fire can take on an equipment (BA-FIRE-2)."""
    return min(s.box.fire, s.filled[equipment])


class BurnHouses(Step[Position]):
    """One or two Houses of the block (BA-FIRE-1)."""

    __slots__ = ("block",)
    rule: ClassVar[str] = "BA-FIRE-1"

    def __init__(self, block: int) -> None:
        self.block = block

    def ask(self, s: Position) -> Ask | None:
        return Ask(s.active, "fire-houses", BURN[: houses_that_burn(s, self.block)])

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if isinstance(option, Burn) and option.number <= houses_that_burn(s, self.block):
            return None
        return Refusal("BA-FIRE-1", "fire-houses-first", block=BLOCKS[self.block], houses=s.houses[self.block])

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, Burn)
        remove_houses(s, self.block, option.number)
        burn_out(s)


class BurnInfluences(Step[Position]):
    """One or two Influences of the equipment, of any owners; two leave together (BA-FIRE-2, 3; BA-DEST-1)."""

    __slots__ = ("equipment", "first")
    rule: ClassVar[str] = "BA-FIRE-2"

    def __init__(self, equipment: int, first: int) -> None:
        self.equipment = equipment
        self.first = first
        """The Influence already chosen, or NO_TARGET."""

    def left(self, s: Position, target: int) -> int:
        """How many tokens like this one can still be chosen."""
        return tokens_at(s, target) - (target == self.first)

    def ask(self, s: Position) -> Ask | None:
        tokens: list[Option] = [TOKEN[target] for target in targets_on(s, self.equipment) if self.left(s, target)]
        if self.first == NO_TARGET:
            return Ask(s.active, "fire-influence", tuple(tokens))
        return Ask(s.active, "fire-second", (STOP, *tokens))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        equipment = EQUIPMENTS[self.equipment]
        if option is STOP and self.first != NO_TARGET:
            return None
        if not isinstance(option, Token):
            return Refusal("BA-FIRE-1", "fire-influence-first", equipment=equipment)
        if option.equipment != self.equipment:
            return Refusal("BA-FIRE-3", "fire-elsewhere", equipment=equipment)
        if self.left(s, option.target) <= 0:
            return Refusal("BA-FIRE-2", "no-influence-there", equipment=equipment)
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if not isinstance(option, Token):
            self.burn(s, (self.first,))
        elif self.first != NO_TARGET:
            self.burn(s, (self.first, option.target))
        elif influences_that_burn(s, self.equipment) == 1:
            self.burn(s, (option.target,))
        else:
            s.agenda.next(BurnInfluences(self.equipment, option.target))

    def burn(self, s: Position, targets: tuple[int, ...]) -> None:
        remove_influences(s, targets)
        burn_out(s)
