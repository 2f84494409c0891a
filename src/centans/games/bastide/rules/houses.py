"""Bastide: Houses and tax (chapter 13)."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.game import NOBODY
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.bastide.box.charter import Charter
from centans.games.bastide.box.pieces import NO_TILE
from centans.games.bastide.box.town import BLOCKS, CHURCH, FACING, HALLE, LEPER_HOUSE, NEAR, NEAR_CARRA
from centans.games.bastide.choices import SUM, Block, Sum
from centans.games.bastide.model import Position, bank, blocks_with_room, clockwise, is_started, room_in, site_of
from centans.games.bastide.rules.negotiation import N3, N4, OpenWindow
from centans.games.bastide.rules.promises import fall_due


class PlaceHouse(Step[Position]):
    """The House goes into any block with a free place (BA-HOUSE-1)."""

    __slots__ = ()
    rule: ClassVar[str] = "BA-HOUSE-1"

    def ask(self, s: Position) -> Ask | None:
        return Ask(s.active, "house", blocks_with_room(s))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, Block):
            return Refusal("BA-HOUSE-1", "house-first")
        if room_in(s, option.block) <= 0:
            return Refusal("BA-GEO-3", "block-is-full", block=BLOCKS[option.block], places=s.box.places)
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, Block)
        s.houses[option.block] += 1
        s.shown = NO_TILE
        raise_tax(s, option.block)


# -- tax --------------------------------------------------------------------------------------------------------------


def has_building_near(s: Position, building: int, block: int) -> bool:
    """Whether a religious building stands in the block or an adjacent one."""
    return is_started(s, building) and site_of(s, building) in NEAR[block]


def tax_parts(s: Position, block: int) -> tuple[int, int, int, int]:
    """For the House itself, the Halle, the church, the leper house (BA-TAX-2 to 5)."""
    box = s.box
    return (
        box.base_tax,
        box.halle_tax if block in NEAR_CARRA and is_started(s, HALLE) else 0,
        box.church_tax if has_building_near(s, CHURCH, block) else 0,
        box.leper_tax if has_building_near(s, LEPER_HOUSE, block) else 0,
    )


def tax_on(s: Position, block: int) -> int:
    """What a House in this block raises, as far as the bank can pay (BA-TAX-1, 6)."""
    base, halle, church, leper_house = tax_parts(s, block)
    tax = max(0, base + halle + church + leper_house)
    return tax if s.box.bank < 0 else min(tax, bank(s))


def taxes(s: Position) -> list[int]:
    """What a House would raise in each block, all blocks at once: `tax_on` for those who ask it of the whole town."""
    box = s.box
    found = [box.base_tax] * len(BLOCKS)
    if is_started(s, HALLE):
        for block in NEAR_CARRA:
            found[block] += box.halle_tax
    for building, effect in ((CHURCH, box.church_tax), (LEPER_HOUSE, box.leper_tax)):
        if is_started(s, building) and site_of(s, building) != NOBODY:
            for block in NEAR[site_of(s, building)]:
                found[block] += effect
    found = [max(0, tax) for tax in found]
    return found if box.bank < 0 else [min(tax, bank(s)) for tax in found]


def owed_for(s: Position, block: int) -> list[int]:
    """By seat: 2 SdD for each Influence directly adjacent to the block (BA-TAX-7)."""
    return owed_by(s.box, s.circles, block)


def owed_by(box: Charter, circles: list[int], block: int) -> list[int]:
    """The same when the Influences lie so."""
    owed = [0] * box.players
    for circle in FACING[block]:
        owner = circles[circle]
        if owner != NOBODY:
            owed[owner] += box.per_influence
    return owed


def raise_tax(s: Position, block: int) -> None:
    """Who is owed is paid first, the rest goes into the chest; if it does not suffice, the placer allocates.

    BA-TAX-8 to 11.
    """
    tax, owed = tax_on(s, block), owed_for(s, block)
    total = sum(owed)
    if s.journal is not None:
        s.journal.tell("house", seat=s.active, block=BLOCKS[block], tax=tax)
    if tax >= total:
        s.chest += tax - total
        pay(s, owed)
        if s.journal is not None and tax > total:
            s.journal.tell("to-chest", amount=tax - total, chest=s.chest)
    elif tax:
        creditors = tuple([seat for seat in clockwise(s, s.active) if owed[seat]])
        if len(creditors) == 1:
            pay(s, [tax if seat in creditors else 0 for seat in range(s.box.players)])
        else:
            s.agenda.then(OpenWindow(N3), Allocate(block, tax, creditors, ()), OpenWindow(N4))


def pay(s: Position, shares: list[int]) -> None:
    for seat, share in enumerate(shares):
        if share:
            s.money[seat] += share
            if s.journal is not None:
                s.journal.tell("paid", seat=seat, amount=share)


class Allocate(Step[Position]):
    """The placer divides a tax that is too small, creditor after creditor, clockwise from himself (BA-TAX-10)."""

    __slots__ = ("block", "creditors", "shares", "tax")
    rule: ClassVar[str] = "BA-TAX-10"

    def __init__(self, block: int, tax: int, creditors: tuple[int, ...], shares: tuple[int, ...]) -> None:
        self.block = block
        self.tax = tax
        self.creditors = creditors
        self.shares = shares
        """What the first of them have been given so far."""

    def limits(self, s: Position) -> tuple[int, int]:
        """The least and the most that the next creditor can be given."""
        owed = owed_for(s, self.block)
        left = self.tax - sum(self.shares)
        others = sum([owed[seat] for seat in self.creditors[len(self.shares) + 1 :]])
        return max(0, left - others), min(left, owed[self.creditors[len(self.shares)]])

    def ask(self, s: Position) -> Ask | None:
        least, most = self.limits(s)
        return Ask(s.active, "allocate", SUM[least : most + 1])

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        least, most = self.limits(s)
        left = self.tax - sum(self.shares)
        if not isinstance(option, Sum):
            return Refusal("BA-TAX-10", "allocation-first", left=left)
        if not least <= option.amount <= most:
            return Refusal("BA-TAX-10", "allocation-limits", amount=option.amount, least=least, most=most, left=left)
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, Sum)
        shares = (*self.shares, option.amount)
        if len(shares) < len(self.creditors) - 1:
            s.agenda.next(Allocate(self.block, self.tax, self.creditors, shares))
            return
        paid = [0] * s.box.players
        for creditor, share in zip(self.creditors, (*shares, self.tax - sum(shares)), strict=True):
            paid[creditor] = share
        if s.journal is not None:
            s.journal.tell("allocated", seat=seat, tax=self.tax)
        pay(s, paid)
        fall_due(s, seat, self.tax, owed_for(s, self.block), paid)
