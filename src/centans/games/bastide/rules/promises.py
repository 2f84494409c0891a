"""Bastide: what came of an offer (BA-NEG-11). It binds nobody and no rule goes by it; the table remembers it.

What is offered for is said in words. One case can be told from what happens alone: an offer to the player who divides
a tax. It is taken to be for as much as its maker can be given: who is given that owes what he offered until the turn is
over, and who is given a part of it a part.
"""

from __future__ import annotations

from centans.games.bastide.model import Position, offer_place


def limits(tax: int, owed: list[int], creditor: int) -> tuple[int, int]:
    """The least and the most of a tax that a creditor can be given, whatever the others are (BA-TAX-10)."""
    return max(0, tax - sum(owed) + owed[creditor]), min(tax, owed[creditor])


def due_for(tax: int, owed: list[int], creditor: int, share: int, offered: int) -> int:
    """What a creditor owes who is given this share, by what it is more than the least that he had to be given."""
    least, most = limits(tax, owed, creditor)
    bid_for = most - least
    return min(offered, bid_for) * (share - least) // bid_for if bid_for > 0 else 0


def owe(debts: list[int], kept: list[int], place: int, due: int) -> None:
    """Something is owed from now on, but what was given for it in advance."""
    in_advance = min(due, -debts[place])
    kept[place] += in_advance
    debts[place] = due - in_advance


def give(debts: list[int], kept: list[int], place: int, offered: int, amount: int) -> None:
    """A gift is made: what is owed is paid by it, and what was offered is paid in advance."""
    if debts[place] > 0:
        paid = min(amount, debts[place])
        kept[place] += paid
        debts[place] -= paid
    elif offered:
        debts[place] -= amount


def fall_due(s: Position, divider: int, tax: int, owed: list[int], shares: list[int]) -> None:
    """A tax is divided: those who offered something for their share owe it now."""
    for creditor, share in enumerate(shares):
        place = offer_place(s, creditor, divider)
        due = due_for(tax, owed, creditor, share, s.offers[place]) if s.offers[place] and share else 0
        if due:
            owe(s.debts, s.kept, place, due)


def turn_over(s: Position) -> None:
    """What is owed still will not be given any more."""
    for place, debt in enumerate(s.debts):
        if debt > 0:
            s.broken[place] += debt
    s.debts = [0] * len(s.debts)
