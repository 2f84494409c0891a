"""Guesclin !: what all positions of a match share: the scenario, its map, the fighters and the options agreed on."""

from __future__ import annotations

from centans.core.game import NOBODY, Box
from centans.games.guesclin.box.dice import DiceTable
from centans.games.guesclin.box.ground import Beside, Ground
from centans.games.guesclin.box.maps import Castle
from centans.games.guesclin.box.names import BANNERS, SIDE_OF
from centans.games.guesclin.box.roster import Men, OrderEffect
from centans.games.guesclin.box.scenario import Exit, Scenario


class Rules:
    """The options agreed on when the table was made."""

    __slots__ = ("adjudicate", "ask_riposte", "between", "either", "rear", "same_action", "weakened")

    def __init__(
        self,
        *,
        adjudicate: bool,
        same_action: bool,
        between: bool,
        rear: bool,
        either: bool,
        weakened: bool,
        ask_riposte: bool,
    ) -> None:
        self.adjudicate = adjudicate
        """`limit_result`."""
        self.same_action = same_action
        """`exit_timing`."""
        self.between = between
        """`range_count`: the hexes between are counted, not the distance."""
        self.rear = rear
        """`position_hexes`: the hexes behind count too."""
        self.either = either
        """`support_obstacles`."""
        self.weakened = weakened
        """`stunned`."""
        self.ask_riposte = ask_riposte
        """`riposte`."""


class Field(Box):
    """The scenario, its map, the fighters and the options of this match."""

    __slots__ = (
        "beside",
        "castle",
        "commander_of",
        "dice",
        "effects",
        "exit_cost",
        "exits",
        "grounds",
        "men",
        "rounds",
        "rules",
        "scenario",
        "seat_of",
        "side_of",
        "support",
        "things",
    )

    def __init__(
        self,
        *,
        scenario: Scenario,
        men: Men,
        rules: Rules,
        effects: list[OrderEffect],
        dice: DiceTable,
        beside: list[list[list[Beside | None]]],
        support: int,
        exits: list[Exit | None],
        seat_of: list[int],
        rounds: int,
    ) -> None:
        self.scenario = scenario
        self.men = men
        self.rules = rules
        self.effects = effects
        """By order, from the first."""
        self.dice = dice
        self.beside = beside
        """By gate (open, shut), hex of the attacker and direction: where men count (GU-POS-2, 8)."""
        self.support = support
        """What a man beside a melee counts (GU-POS-3, 4)."""
        self.exits = exits
        """By banner."""
        self.seat_of = seat_of
        """By banner the seat that controls it, NOBODY if it does not take part (GU-GAME-3)."""
        self.rounds = rounds
        self.grounds: list[Ground] = scenario.map.grounds
        self.castle: Castle | None = scenario.map.castle
        self.exit_cost = self.grounds[0].terms.exit
        self.things = [thing.kind for thing in scenario.things]
        self.commander_of = [_commander(men, banner) for banner in range(len(BANNERS))]
        self.side_of = [SIDE_OF[seat_of.index(seat)] for seat in range(max(seat_of) + 1)]
        """By seat."""


def _commander(men: Men, banner: int) -> int:
    for fighter in men.of_banner[banner]:
        if men.commander[fighter]:
            return fighter
    return NOBODY
