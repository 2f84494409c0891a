"""The test kit of Bastide: a town is set in a few lines, played in words, and read back in words.

    town = Town("B G R", money="7 7 7", board="S1.1=B MO@D2:B3,G1", houses="A1:2", camp="1 2")
    town.play("B project HA").bids(6, 6, 3).play("B circle HA.N")
    assert town.owner("HA.N") == "B"

Players are letters, in the order of the seats: B blue, G green, R red, Y yellow, V violet, whatever colour the seat has
in the program. Acts are a player and a notation, with such a letter for a colour: "B give G". Where a table waits for
gifts or raises that an example does not speak of, everybody passes and adds nothing. Tiles of which nothing is said lie
in the bag.
"""

from __future__ import annotations

import functools
from typing import Any

import pytest

from centans import shelf
from centans.core.asks import Ask, Refusal
from centans.core.dice import Live
from centans.core.game import NOBODY
from centans.core.journal import Journal
from centans.core.options import Option
from centans.core.steps import Agenda, proceed, take
from centans.games.bastide.box.pieces import CARDS, COLOURS, ENGLISH, HOUSE, KINDS, TILES
from centans.games.bastide.box.town import BLOCKS, CIRCLES, EQUIPMENT_OF, EQUIPMENTS, FIRST_RELIGIOUS, RELIGIOUS
from centans.games.bastide.choices import NO_TARGET
from centans.games.bastide.game import Bastide
from centans.games.bastide.model import (
    Position,
    add_influence,
    bank,
    hand_size,
    in_hand,
    is_started,
    new_position,
    supply,
)
from centans.games.bastide.rules.turn import Turn
from centans.games.bastide.view import BastideView
from tests.games.stage import Stage, Written

rule = pytest.mark.rule


@functools.cache
def bastide() -> Bastide:
    """The game as it is in the box."""
    game = shelf.take("bastide")
    assert isinstance(game, Bastide)
    return game


class Town(Stage[Position]):
    """A town at the start of a turn of its first player, or of the one named `active`."""

    def __init__(
        self,
        seats: str = "B G R",
        *,
        active: str = "",
        money: str = "",
        chest: int = 0,
        board: str = "",
        houses: str = "",
        camp: str = "",
        road: str = "",
        cards: str = "",
        hands: str = "",
        bag: str | None = None,
        idle: int = 0,
        game: Bastide | None = None,
        **settings: str,
    ) -> None:
        self.letters = seats.split()
        self.game = game or bastide()
        self.variant = self.game.variant(len(self.letters), settings)
        self.dice: Any = Written("Bastide")
        s = self.state = new_position(self.game.charter(self.variant))
        s.journal = Journal()
        s.active = self.seat(active) if active else 0
        s.chest = chest
        s.idle = idle
        if money:
            s.money = [int(amount) for amount in money.split()]
        self.build(board)
        for block, _, number in [entry.partition(":") for entry in houses.split()]:
            s.houses[BLOCKS.index(block)] = int(number or 1)
        for points in camp.split():
            s.camp[int(points) - 1] += 1
        for who, _, points in [entry.partition(":") for entry in road.split()]:
            s.road[self.seat(who)] = int(points)
        for card, _, who in [entry.partition(":") for entry in cards.split()]:
            s.cards[CARDS.index(card)] = self.seat(who)
        for who, _, tiles in [entry.partition(":") for entry in hands.split()]:
            for tile in tiles.split(","):
                s.hands[self.seat(who) * KINDS + TILES.index(tile)] += 1
        self._fill_bag(bag)
        s.idle = idle
        s.agenda = Agenda([Turn()])
        self._asks: list[Ask] | None = None

    @classmethod
    def dealt(cls, players: int = 4, **settings: str) -> Town:
        """A town at which nothing has been done yet, not even the set-up."""
        town = cls(" ".join("BGRYV"[:players]), **settings)
        town.state = town.game.start(town.variant)
        town.state.journal = Journal()
        return town

    def build(self, board: str) -> None:
        """`S1.1=B` is an Influence on a circle, `MO@D2:B3,G1` a religious building with its Influences."""
        s = self.state
        for entry in board.split():
            if "=" in entry:
                circle, _, who = entry.partition("=")
                place = CIRCLES.index(circle)
                assert s.circles[place] == NOBODY
                add_influence(s, EQUIPMENT_OF[place], place, self.seat(who))
                continue
            work, _, rest = entry.partition("@")
            block, _, tokens = rest.partition(":")
            building = EQUIPMENTS.index(work)
            s.sites[building - FIRST_RELIGIOUS] = BLOCKS.index(block)
            for token in tokens.split(","):
                for _ in range(int(token[1:])):
                    add_influence(s, building, NO_TARGET, self.seat(token[0]))

    def _fill_bag(self, bag: str | None) -> None:
        s = self.state
        if bag is not None:
            s.bag = [bag.split().count(tile) for tile in TILES]
            return
        for kind in range(KINDS):
            s.bag[kind] -= sum(s.hands[kind::KINDS])
        s.bag[HOUSE] -= sum(s.houses)
        for points, number in enumerate(s.camp):
            s.bag[ENGLISH[points]] -= number
        assert min(s.bag) >= 0, "there are not so many tiles in the box"

    def draws(self, tiles: str) -> Town:
        """The tiles to be drawn, in order."""
        self.dice.rows["bag"] = [TILES.index(tile) for tile in tiles.split()]
        return self

    def seat(self, who: str) -> int:
        return self.letters.index(who)

    def name(self, seat: int) -> str:
        return self.letters[seat]

    # -- playing -------------------------------------------------------------------------------------------------

    def option(self, notation: str) -> Option:
        words = [COLOURS[self.seat(word)] if word in self.letters else word for word in notation.split()]
        return self.game.option(" ".join(words))

    def choose(self, seat: int, option: Option) -> None:
        """Let a player choose; what nobody speaks of before it is passed by."""
        while not any(ask.seat == seat and option in ask.options for ask in self.asks) and self._pass_by():
            pass
        super().choose(seat, option)

    def _pass_by(self) -> bool:
        """Answer what nobody speaks of: no gift, no raise, and whatever is forced; whether there was such a thing."""
        for ask in self.asks:
            if ask.key in ("gift", "raise") or ask.forced:
                self.take(ask, ask.options[0])
                return True
        return False

    def bids(self, *amounts: int) -> Town:
        """The first bids in the order of the seats."""
        for seat, amount in enumerate(amounts):
            self.choose(seat, self.game.option(f"sdd {amount}"))
        return self

    def bids_of(self, who: str, amount: int) -> Town:
        self.choose(self.seat(who), self.game.option(f"sdd {amount}"))
        return self

    def auction(self, equipment: str, *amounts: int, block: str = "") -> Town:
        """A whole project of the active player up to the placing; the block is that of a new religious building."""
        who = self.letters[self.state.active]
        self.play(f"{who} project {equipment}")
        if block:
            self.play(f"{who} block {block}")
        return self.bids(*amounts)

    def settle(self) -> Town:
        """Go on as long as nothing is to be chosen that matters."""
        turn = self.state.turn
        while self.asks and self.state.turn == turn and self._pass_by():
            pass
        return self

    def turn_of(self, who: str) -> Town:
        """Let it be this player's turn now."""
        self.state.active = self.seat(who)
        self.state.agenda = Agenda([Turn()])
        self._asks = None
        return self

    # -- questions -----------------------------------------------------------------------------------------------

    def offered(self, who: str) -> list[str]:
        return [self.words(option) for option in self.ask(who).options]

    def words(self, option: Option) -> str:
        words = option.notation.split()
        return " ".join([self.letters[COLOURS.index(word)] if word in COLOURS else word for word in words])

    def refused_after(self, act: str, notation: str) -> Refusal:
        """What forbids a choice once this act is done, without doing it."""
        who = act.partition(" ")[0]
        return self.branch().play(act).refused(who, notation)

    def branch(self) -> Town:
        """The same town, to try something out."""
        other = Town(" ".join(self.letters), game=self.game, **self.variant.settings)
        other.state = self.state.clone()
        other._asks = None
        return other

    def outcomes(self, who: str) -> set[frozenset[tuple[str, int]]]:
        """Every different set of things that this player's tile could destroy."""
        found: set[frozenset[tuple[str, int]]] = set()
        self._explore(self.state.clone(), self.seat(who), found)
        return found

    def _explore(self, s: Position, seat: int, found: set[frozenset[tuple[str, int]]]) -> None:
        asks = [ask for ask in proceed(s, Live(b"any")) if ask.seat == seat and ask.key in DAMAGE]
        if not asks:
            found.add(losses(self.state, s))
            return
        for option in asks[0].options:
            later = s.clone()
            take(later, asks[0], option, Live(b"any"))
            self._explore(later, seat, found)

    # -- reading the table ---------------------------------------------------------------------------------------

    def money(self) -> list[int]:
        return self.state.money

    def owner(self, circle: str) -> str:
        owner = self.state.circles[CIRCLES.index(circle)]
        return "" if owner == NOBODY else self.letters[owner]

    def on(self, building: str) -> dict[str, int]:
        """Influences on a religious building, by player."""
        place = (EQUIPMENTS.index(building) - FIRST_RELIGIOUS) * len(self.letters)
        counts = self.state.tokens[place : place + len(self.letters)]
        return {who: number for who, number in zip(self.letters, counts, strict=True) if number}

    def site(self, building: str) -> str:
        site = self.state.sites[EQUIPMENTS.index(building) - FIRST_RELIGIOUS]
        return "" if site == NOBODY else BLOCKS[site]

    def camp(self) -> list[int]:
        return [points + 1 for points, number in enumerate(self.state.camp) for _ in range(number)]

    def houses(self, block: str) -> int:
        return self.state.houses[BLOCKS.index(block)]

    def holder(self, card: str) -> str:
        holder = self.state.cards[CARDS.index(card)]
        return "" if holder == NOBODY else self.letters[holder]

    def road(self, who: str) -> int:
        return self.state.road[self.seat(who)]

    def supply(self, who: str) -> int:
        return supply(self.state, self.seat(who))

    def hand(self, who: str) -> str:
        seat = self.seat(who)
        return " ".join([TILES[kind] for kind in range(KINDS) for _ in range(in_hand(self.state, seat, kind))])

    def hand_size(self, who: str) -> int:
        return hand_size(self.state, self.seat(who))

    def bag(self) -> int:
        return sum(self.state.bag)

    def bank(self) -> int:
        return bank(self.state)

    def started(self) -> int:
        return sum(is_started(self.state, work) for work in range(len(EQUIPMENTS)))

    def stands(self, equipment: str) -> bool:
        return is_started(self.state, EQUIPMENTS.index(equipment))

    def sees(self, who: str | None) -> BastideView:
        return self.game.view(self.state, None if who is None else self.seat(who))

    def tax(self, block: str) -> Any:
        return next(view.tax for view in self.sees(None).blocks if view.id == block)


DAMAGE = (
    "fire",
    "fire-houses",
    "fire-influence",
    "fire-second",
    "harass-kind",
    "harass-house",
    "harass-influence",
    "hit",
)


def losses(before: Position, after: Position) -> frozenset[tuple[str, int]]:
    """What lies on the board before and not after, each with its number."""
    found: dict[str, int] = {}
    for block, name in enumerate(BLOCKS):
        found[name] = before.houses[block] - after.houses[block]
    for circle, name in enumerate(CIRCLES):
        found[name] = int(before.circles[circle] != after.circles[circle])
    players = before.box.players
    for building in RELIGIOUS:
        for seat in range(players):
            place = (building - FIRST_RELIGIOUS) * players + seat
            found[f"{EQUIPMENTS[building]} {COLOURS[seat]}"] = before.tokens[place] - after.tokens[place]
    return frozenset([(name, number) for name, number in found.items() if number])
