"""Sale of towns (chapter 24, option `town_sales`): towns may be sold in peace turns."""

from __future__ import annotations

from typing import ClassVar, Final

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.montjoie.box import PEACE, count, towns_in
from centans.games.montjoie.choices import DECLINE, NameTown, town_options
from centans.games.montjoie.model import FREE, Position, is_full, own_towns, set_owner
from centans.games.montjoie.names import NATIONS, TOWNS

LEAST_PRICE: Final = (0, 5, 8, 8)
"""By level: garrison, castle, fortress (MJ-OTS-2)."""


def least_price(s: Position, town: int) -> int:
    return LEAST_PRICE[s.level[town]]


def refuse_seller(s: Position, seller: int, purse: int) -> Refusal | None:
    """Whether a player may sell anything to somebody with that purse (MJ-OTS-1, 4, 5)."""
    if not s.box.town_sales:
        return Refusal("MJ-OTS-1", "no-sales")
    if s.war != PEACE:
        return Refusal("MJ-OTS-1", "sales-in-peace")
    if s.sold >> seller & 1:
        return Refusal("MJ-OTS-5", "sold-already", power=NATIONS[s.nation[seller]])
    return None if sellable(s, seller, purse) else Refusal("MJ-OTS-4", "nothing-to-sell")


def refuse_sale(s: Position, seller: int, town: int, price: int) -> Refusal | None:
    """Not Paris, not the last town, not one dealt with this turn, not below its price (MJ-OTS-2 to 4)."""
    name = TOWNS[town]
    if s.war != PEACE:
        return Refusal("MJ-OTS-1", "sales-in-peace")
    if s.sold >> seller & 1:
        return Refusal("MJ-OTS-5", "sold-already", power=NATIONS[s.nation[seller]])
    if not own_towns(s, seller) >> town & 1:
        return Refusal("MJ-OTS-1", "not-town-of", town=name, power=NATIONS[s.nation[seller]])
    if town == s.box.paris:
        return Refusal("MJ-OTS-3", "paris-not-sold")
    if count(own_towns(s, seller)) == 1:
        return Refusal("MJ-OTS-4", "last-town", town=name)
    if s.dealt_towns >> town & 1:
        return Refusal("MJ-OTS-4", "dealt-already", town=name)
    least = least_price(s, town)
    return Refusal("MJ-OTS-2", "too-cheap", number=price, least=least) if price < least else None


def sellable(s: Position, seller: int, purse: int) -> int:
    """The towns that a player may sell to somebody with that purse."""
    found = 0
    for town in towns_in(own_towns(s, seller)):
        if least_price(s, town) <= purse and refuse_sale(s, seller, town, purse) is None:
            found |= 1 << town
    return found


class Bought(Step[Position]):
    """The town changes hands and the buyer pays at once; without a garrison left he abandons a town or the sale does
    not take place (MJ-OTS-1, 2; MJ-COMP-7, 8)."""

    __slots__ = ("buyer", "price", "seller", "town")
    rule: ClassVar[str] = "MJ-COMP-7"

    def __init__(self, buyer: int, town: int, seller: int, price: int) -> None:
        self.buyer = buyer
        self.town = town
        self.seller = seller
        self.price = price

    def ask(self, s: Position) -> Ask | None:
        if not is_full(s, self.buyer):
            return None
        return Ask(s.seat_of[self.buyer], "abandon", (*town_options(s.held[self.buyer]), DECLINE))

    def run(self, s: Position, dice: Dice) -> None:
        s.money[s.seat_of[self.buyer]] -= self.price
        s.money[self.seller] += self.price
        s.sold |= 1 << self.seller
        s.dealt_towns |= 1 << self.town
        set_owner(s, self.town, self.buyer)
        if s.journal is not None:
            power, other = NATIONS[self.buyer], NATIONS[s.nation[self.seller]]
            s.journal.tell("bought-town", power=power, other=other, town=TOWNS[self.town], price=self.price)

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if option is DECLINE:
            return None
        if not isinstance(option, NameTown):
            return Refusal("MJ-COMP-7", "abandon-or-decline", number=s.box.garrison_limit)
        if not s.held[self.buyer] >> option.town & 1:
            return Refusal("MJ-COMP-7", "not-your-town", town=TOWNS[option.town])
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if isinstance(option, NameTown):
            set_owner(s, option.town, FREE)
            if s.journal is not None:
                s.journal.tell("abandoned", power=NATIONS[self.buyer], town=TOWNS[option.town])
            self.run(s, dice)
        elif s.journal is not None:
            s.journal.tell("declined", power=NATIONS[self.buyer], town=TOWNS[self.town])
