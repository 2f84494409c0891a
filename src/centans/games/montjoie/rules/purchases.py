"""Montjoie !: Sequence 4, purchases (chapter 12)."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.bits import members
from centans.core.dice import Dice
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.montjoie.box.cards import size
from centans.games.montjoie.box.names import NATIONS, TOWNS
from centans.games.montjoie.choices.numbers import CARDS, UP_TO_CARDS, BuyCards
from centans.games.montjoie.choices.places import NameTown, town_options
from centans.games.montjoie.choices.words import HEED, PARLEY
from centans.games.montjoie.model.position import CASTLE, FORTRESS, GARRISON, Position, set_level
from centans.games.montjoie.rules.deal import draw_cards
from centans.games.montjoie.rules.diplomacy import CloseWindow, may_talk, refuse_talk, talk
from centans.games.montjoie.rules.mercenaries import HireMercenaries, friendly
from centans.games.montjoie.rules.optional.steps import in_play
from centans.games.montjoie.rules.quiet import QuietStep


class Purchases(Step[Position]):
    """Players buy one after the other in current order (MJ-BUY-1)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        steps: list[Step[Position]] = []
        for seat in s.order:
            steps += [HireMercenaries(seat), Purchase(seat, 0), CloseWindow()]
        s.agenda.begin(in_play(s.box, tuple(steps)))


class Purchase(QuietStep):
    """A player raises towns one after another, then says how many cards he buys, and draws them (MJ-BUY-4; R8).

    Before the first of them he may make offers (MJ-DIP-6 b). `castles` counts the new castles of this turn (MJ-BUY-7).
    """

    __slots__ = ("begun", "castles", "seat")
    rule: ClassVar[str] = "MJ-BUY-4"

    def __init__(self, seat: int, castles: int, begun: bool = False) -> None:
        self.seat = seat
        self.castles = castles
        self.begun = begun

    def sites(self, s: Position) -> int:
        """The towns that he may raise now: garrisons to castles, old castles to fortresses (MJ-BUY-7, 8)."""
        money = s.money[self.seat]
        new_castle = money >= s.box.castle_price and s.towers > 0 and self.castles < s.box.new_castles
        rampart = money >= s.box.rampart_price and s.ramparts > 0
        if not new_castle and not rampart:
            return 0
        found = 0
        for town in members(friendly(s, self.seat)):
            level = s.level[town]
            if (level == GARRISON and new_castle) or (level == CASTLE and rampart and not s.built >> town & 1):
                found |= 1 << town
        return found

    def most_cards(self, s: Position) -> int:
        """Cards that he can pay, hold and find (MJ-BUY-5, MJ-COMP-13)."""
        room = s.box.hand_limit - size(s.hands[self.seat])
        left = size(s.draw) + size(s.discard)
        return max(0, min(room, s.money[self.seat] // s.box.card_price, left, len(CARDS) - 1))

    def ask(self, s: Position) -> Ask | None:
        sites = self.sites(s)
        most = self.most_cards(s)
        words = () if self.begun else may_talk(s, self.seat)
        if not sites and not most and (not words or s.silent[self.seat]):
            return None
        options: tuple[Option, ...] = UP_TO_CARDS[most]
        if sites:
            options = town_options(sites) + options
        return Ask(self.seat, "purchases", options + words if words else options)

    def run(self, s: Position, dice: Dice) -> None:
        """He can buy nothing."""

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if isinstance(option, BuyCards):
            return self.refuse_cards(s, option.number)
        if isinstance(option, NameTown):
            return self.refuse_site(s, option.town)
        if option is PARLEY or option is HEED:
            return Refusal("MJ-DIP-6", "buying-already") if self.begun else refuse_talk(s, seat, option)
        return Refusal("MJ-BUY-4", "buy-something")

    def refuse_cards(self, s: Position, number: int) -> Refusal | None:
        hand, money, limit = size(s.hands[self.seat]), s.money[self.seat], s.box.hand_limit
        if number and hand + number > limit:
            return Refusal("MJ-BUY-5", "hand-limit", number=number, hand=hand, limit=limit)
        if number * s.box.card_price > money:
            return Refusal("MJ-BUY-4", "too-dear", price=number * s.box.card_price, money=money)
        left = size(s.draw) + size(s.discard)
        return Refusal("MJ-COMP-13", "cards-left", number=left) if number > left else None

    def refuse_site(self, s: Position, town: int) -> Refusal | None:
        name = TOWNS[town]
        level = s.level[town]
        if not friendly(s, self.seat) >> town & 1:
            return Refusal("MJ-BUY-7", "not-your-town", town=name)
        if level == FORTRESS:
            return Refusal("MJ-BUY-8", "fortress-already", town=name)
        money = s.money[self.seat]
        if level == GARRISON:
            if self.castles >= s.box.new_castles:
                return Refusal("MJ-BUY-7", "one-castle", number=s.box.new_castles)
            if not s.towers:
                return Refusal("MJ-COMP-3", "no-tower", number=s.box.towers)
            price = s.box.castle_price
        else:
            if s.built >> town & 1:
                return Refusal("MJ-BUY-9", "castle-too-new", town=name)
            if not s.ramparts:
                return Refusal("MJ-COMP-4", "no-rampart", number=s.box.ramparts)
            price = s.box.rampart_price
        return Refusal("MJ-BUY-4", "too-dear", price=price, money=money) if price > money else None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if isinstance(option, NameTown):
            self.build(s, option.town)
        elif isinstance(option, BuyCards):
            self.buy(s, option.number, dice)
        else:
            s.agenda.next(self)
            talk(s, seat, option)

    def build(self, s: Position, town: int) -> None:
        """Buildings stand and count at once (MJ-BUY-12)."""
        new_castle = s.level[town] == GARRISON
        s.money[self.seat] -= s.box.castle_price if new_castle else s.box.rampart_price
        set_level(s, town, s.level[town] + 1)
        if new_castle:
            s.built |= 1 << town
        if s.journal is not None:
            s.journal.tell("built", power=NATIONS[s.nation[self.seat]], town=TOWNS[town], level=s.level[town])
        s.agenda.next(Purchase(self.seat, self.castles + new_castle, begun=True))

    def buy(self, s: Position, number: int, dice: Dice) -> None:
        s.money[self.seat] -= number * s.box.card_price
        if s.journal is not None:
            power, price = NATIONS[s.nation[self.seat]], number * s.box.card_price
            s.journal.tell("bought-cards", power=power, number=number, price=price)
        if number:
            draw_cards(s, self.seat, number, dice)
