"""Guesclin !: what all positions of a match share: the scenario, its map, the fighters and the options agreed on."""

from __future__ import annotations

from centans.core.facts import facts
from centans.core.game import Box
from centans.games.guesclin.box.dice import DiceTable
from centans.games.guesclin.box.ground import Beside, Ground
from centans.games.guesclin.box.maps import Castle
from centans.games.guesclin.box.roster import Men, OrderEffect
from centans.games.guesclin.box.scenario import Exit, Scenario


@facts
class Rules(Box):
    """The options agreed on when the table was made."""

    adjudicate: bool
    """`limit_result`."""
    same_action: bool
    """`exit_timing`."""
    between: bool
    """`range_count`: the hexes between are counted, not the distance."""
    rear: bool
    """`position_hexes`: the hexes behind count too."""
    either: bool
    """`support_obstacles`."""
    weakened: bool
    """`stunned`."""
    ask_riposte: bool
    """`riposte`."""


@facts
class Field(Box):
    """The scenario, its map, the fighters and the options of this match."""

    scenario: Scenario
    men: Men
    rules: Rules
    effects: list[OrderEffect]
    """By order, from the first."""
    dice: DiceTable
    beside: list[list[list[Beside | None]]]
    """By gate (open, shut), hex of the attacker and direction: where men count (GU-POS-2, 8)."""
    support: int
    """What a man beside a melee counts (GU-POS-3, 4)."""
    exits: list[Exit | None]
    """By banner."""
    exit_cost: int
    seat_of: list[int]
    """By banner the seat that controls it, NOBODY if it does not take part (GU-GAME-3)."""
    side_of: list[int]
    """By seat."""
    rounds: int
    grounds: list[Ground]
    castle: Castle | None
    things: list[str]
    """By thing its kind."""
    commander_of: list[int]
    """By banner; NOBODY if it does not take part."""
