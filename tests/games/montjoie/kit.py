"""The test kit of Montjoie !: a table is set in a few lines, played in words, and read back in words.

    table = Table(4).hold("france", "dijon:castle").hand("england", "C S").rolls(attack=[4], defence=[2])
    table.attack("england", "troyes", "dijon").play("england lay cannon sapping alone")
    assert table.owner("dijon") == "england"

Cards are written L R S C for Ladders, Ram, Sapping, Cannon, and by their first three letters for red ones (Amb, Ret,
Eng, Bri, Sig, Fel). A player is named by his nation. What nothing is said of is free, empty, zero or in the draw pile.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import pytest

from centans import shelf
from centans.core.asks import Ask
from centans.core.journal import Journal
from centans.core.piles import Pile
from centans.core.steps import Agenda, Step, take
from centans.games.montjoie.box.cards import ONE, cards_in, size
from centans.games.montjoie.box.names import BURGUNDY, FLANDERS, LINKS, NATIONS, POWERS, PROVINCES, TOWN, TOWNS
from centans.games.montjoie.box.realm import PEACE, WAR
from centans.games.montjoie.game import Montjoie
from centans.games.montjoie.model.position import Position, set_level, set_owner
from centans.games.montjoie.rules.combat import declare
from centans.games.montjoie.rules.player_turn import PlayerTurn
from tests.games.stage import Stage, Written

rule = pytest.mark.rule

LEVELS = {"free": 0, "garrison": 1, "castle": 2, "fortress": 3}
LETTERS = {
    "L": 0,
    "R": 1,
    "S": 2,
    "C": 3,
    "Amb": 4,
    "Ret": 5,
    "Eng": 6,
    "Bri": 7,
    "Sig": 8,
    "Fel": 9,
}
SHORT = {kind: letter for letter, kind in LETTERS.items()}
QUIET = ("pass", "nothing", "barons 0", "end-turn", "end-expansion", "cards 0", "decline", "roll", "keep-die", "allow")


@functools.cache
def montjoie() -> Montjoie:
    """The game as it is in the box."""
    game = shelf.take("montjoie")
    assert isinstance(game, Montjoie)
    return game


def pile(cards: str) -> Pile:
    return sum([ONE[LETTERS[card]] for card in cards.split()])


def words(cards: Pile) -> str:
    return " ".join([SHORT[kind] for kind in cards_in(cards)])


class Table(Stage[Position]):
    """A table of Montjoie ! in the middle of a turn, or (see `dealt`) at the very beginning."""

    def __init__(self, players: int = 6, turn: int = 2, war: bool = True, **settings: str) -> None:
        self.game = montjoie()
        self.variant = self.game.variant(players, settings)
        self.dice = Written("Montjoie")
        s = self.game.start(self.variant)
        s.journal = Journal()
        s.agenda = Agenda()
        for seat, nation in enumerate(s.box.playing):
            s.nation[seat] = nation
            s.seat_of[nation] = seat
        s.order = list(range(players))
        s.turn = turn
        s.war = WAR if war else PEACE
        self.s: Position = s
        self._asks: list[Ask] | None = None

    @classmethod
    def dealt(cls, players: int = 6, **settings: str) -> Table:
        """A table at which nothing has been done yet, not even the set-up."""
        table = cls(players, **settings)
        table.s = table.game.start(table.variant)
        table.s.journal = Journal()
        return table

    # -- setting the table ---------------------------------------------------------------------------------------

    def hold(self, power: str, towns: str) -> Table:
        """Give towns to a power: `hold("france", "paris:fortress dijon")`."""
        for word in towns.split():
            town, _, level = word.partition(":")
            set_owner(self.s, TOWN[town], POWERS.index(power))
            set_level(self.s, TOWN[town], LEVELS[level or "garrison"])
        return self

    def hand(self, nation: str, cards: str) -> Table:
        """Cards from the draw pile."""
        self.s.hands[self.seat(nation)] += pile(cards)
        self.s.draw -= pile(cards)
        return self

    def has(self, nation: str, money: int = 0, barons: int = 0, points: int = 0, hero: bool = False) -> Table:
        seat = self.seat(nation)
        self.s.money[seat], self.s.barons[seat], self.s.points[seat] = money, barons, points
        self.s.heroes[seat] = int(hero)
        return self

    def order(self, *nations: str) -> Table:
        """The turn order."""
        self.s.order = [self.seat(nation) for nation in nations]
        return self

    def rolls(self, **rows: Sequence[int]) -> Table:
        """What the dice will show, by label; `_` in a name stands for `-`."""
        for label, row in rows.items():
            self.dice.rows[label.replace("_", "-")] = list(row)
        return self

    def draws(self, cards: str) -> Table:
        self.dice.rows["card"] = [LETTERS[card] for card in cards.split()]
        return self

    def begin(self, *steps: Step[Any]) -> Table:
        """Let these steps come next."""
        self.s.agenda.then(*steps)
        self._asks = None
        return self

    def player_turn(self, nation: str) -> Table:
        return self.begin(PlayerTurn(self.seat(nation)))

    def attack(self, power: str, source: str, target: str, link: str = "road") -> Table:
        """A declared attack, up to the first question."""
        declare(self.s, POWERS.index(power), TOWN[source], TOWN[target], LINKS.index(link))
        self._asks = None
        return self

    # -- playing -------------------------------------------------------------------------------------------------

    def seat(self, nation: str) -> int:
        return self.s.seat_of[NATIONS.index(nation)]

    def settle(self, until: str = "") -> Table:
        """Let everybody do as little as possible until that question is asked, or nothing is left to do."""
        while self.asks and not self.asked.endswith(until or "\n"):
            ask = next(ask for ask in self.asks if not ask.open)
            quiet = [option for name in QUIET for option in ask.options if option.notation == name]
            take(self.s, ask, (quiet or list(ask.options))[0], self.dice)
            self._asks = None
        return self

    def copy(self) -> Table:
        """The same table, to be played on in another way."""
        other = Table.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.s, other._asks = self.s.clone(), None
        other.s.journal = Journal()
        return other

    # -- questions -----------------------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        return NATIONS[self.s.nation[seat]]

    def offered(self, nation: str, kind: str = "") -> list[str]:
        """What may be answered; with a kind, only its parameters: `offered("france", "attack")`."""
        found = [o.notation for ask in self.asks if ask.seat == self.seat(nation) for o in ask.options]
        return [one.partition(" ")[2] for one in found if one.startswith(f"{kind} ")] if kind else found

    def forbidden_by(self, nation: str, notation: str) -> str:
        """The id of the rule that forbids it."""
        return self.refused(nation, notation).rule

    # -- reading the table ---------------------------------------------------------------------------------------

    def owner(self, town: str) -> str:
        assert self.asks is not None
        owner = self.s.owner[TOWN[town]]
        return "free" if owner < 0 else POWERS[owner]

    def level(self, town: str) -> str:
        assert self.asks is not None
        return list(LEVELS)[self.s.level[TOWN[town]]]

    def cards(self, nation: str) -> str:
        assert self.asks is not None
        return words(self.s.hands[self.seat(nation)])

    def aside(self, nation: str) -> str:
        assert self.asks is not None
        return words(self.s.aside[self.seat(nation)])

    def held(self, nation: str) -> int:
        assert self.asks is not None
        return size(self.s.hands[self.seat(nation)])

    @property
    def discards(self) -> str:
        assert self.asks is not None
        return words(self.s.discard)

    def money(self, nation: str) -> int:
        assert self.asks is not None
        return self.s.money[self.seat(nation)]

    def barons(self, nation: str) -> int:
        assert self.asks is not None
        return self.s.barons[self.seat(nation)]

    def points(self, nation: str) -> int:
        assert self.asks is not None
        return self.s.points[self.seat(nation)]

    def hero(self, nation: str) -> bool:
        assert self.asks is not None
        return bool(self.s.heroes[self.seat(nation)])

    def marked(self, towns: int) -> set[str]:
        """A set of towns in words."""
        assert self.asks is not None
        return {name for town, name in enumerate(TOWNS) if towns >> town & 1}

    @property
    def pillaged(self) -> set[str]:
        assert self.asks is not None
        return self.marked(self.s.pillaged)

    def totals(self) -> tuple[int, int]:
        """The last combat: attack and defence."""
        last = self.told("combat-result")[-1]
        return last["attack"], last["defence"]

    def view(self, nation: str | None = None) -> Any:
        assert self.asks is not None
        return self.game.view(self.s, None if nation is None else self.seat(nation))

    def town(self, town: str) -> Any:
        return self.view().towns[TOWN[town]]


def province(name: str) -> int:
    return PROVINCES.index(name)


def siege(
    wall: str = "garrison",
    attack: str = "",
    defence: str = "",
    dice: tuple[int, int] = (3, 3),
    target: str = "troyes",
    source: str = "dijon",
    link: str = "road",
    **settings: Any,
) -> Table:
    """England attacks France; `attack` and `defence` are the cards in hand."""
    players = settings.pop("players", 4)
    table = Table(players, **settings).hold("england", source).hold("france", f"{target}:{wall} bourges")
    table.hand("england", attack).hand("france", defence).rolls(attack=[dice[0]], defence=[dice[1]])
    return table.attack("england", source, target, link)


def duel_of_kings(turn: int = 2, war: bool = True, **settings: str) -> Table:
    """France with Flanders, England with Burgundy as allies, not yet loyal; Navarre and Brittany are neutral."""
    table = (
        Table(2, turn=turn, war=war, **settings).hold("france", "bourges orleans").hold("england", "calais bordeaux")
    )
    table.hold("flanders", "gand bruges").hold("burgundy", "dijon macon").hold("navarre", "rouen").hold(
        "brittany", "brest"
    )
    table.s.allies = [FLANDERS, BURGUNDY]
    return table


def loyal(table: Table, nation: int, player: str) -> Table:
    table.s.loyal[nation] = table.seat(player)
    return table
