"""Sale of towns (chapter 24, option `town_sales`): towns may be sold in peace turns."""

from __future__ import annotations

from centans.core.asks import Refusal
from centans.core.bits import members
from centans.core.dice import Dice
from centans.games.montjoie.box.names import NATIONS, TOWNS
from centans.games.montjoie.box.realm import PEACE, count
from centans.games.montjoie.model.position import Position, own_towns, set_owner
from centans.games.montjoie.rules.gains import Garrisoning


def least_price(s: Position, town: int) -> int:
    """By its level: garrison, castle, fortress (MJ-OTS-2)."""
    return s.box.least_prices[s.level[town]]


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
    for town in members(own_towns(s, seller)):
        if least_price(s, town) <= purse and refuse_sale(s, seller, town, purse) is None:
            found |= 1 << town
    return found


class Bought(Garrisoning):
    """The town changes hands and the buyer pays at once; without a garrison left he abandons a town or the sale does
    not take place (MJ-OTS-1, 2)."""

    __slots__ = ("price", "seller")

    def __init__(self, power: int, town: int, seller: int, price: int) -> None:
        self.power = power
        self.town = town
        self.seller = seller
        self.price = price

    def run(self, s: Position, dice: Dice) -> None:
        s.money[s.seat_of[self.power]] -= self.price
        s.money[self.seller] += self.price
        s.sold |= 1 << self.seller
        s.dealt_towns |= 1 << self.town
        set_owner(s, self.town, self.power)
        if s.journal is not None:
            power, other = NATIONS[self.power], NATIONS[s.nation[self.seller]]
            s.journal.tell("bought-town", power=power, other=other, town=TOWNS[self.town], price=self.price)
