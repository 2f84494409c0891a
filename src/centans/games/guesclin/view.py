"""Guesclin !: what everybody sees (GU-GAME-8): nothing is hidden, so the view is the same for all but for `seat`.

`viewing.py` makes it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

PHASES: Final = ("placement", "order", "fighter", "action", "follow-up", "riposte", "drop", "over")
"""Of `phase` in the view."""


@dataclass
class TerrainView:
    """A terrain letter of the map: its name, what it costs to enter (null: impassable), what cover it gives."""

    letter: str
    terrain: str
    cost: int | None
    cost_skirmisher: int | None
    cover_inside: int
    cover_crossed: int


@dataclass
class ObstacleView:
    """A hexside that nobody crosses, between two hexes: an embankment, a wall or the gate when shut."""

    kind: str
    one: str
    other: str
    cover: int


@dataclass
class ExitView:
    """A hex from which a banner may leave the map, by which sides, and what a man must carry for it (null: nothing)."""

    banner: str
    hex: str
    sides: list[str]
    only_with: str | None


@dataclass
class CastleView:
    """The parts of the castle and the state of its gate."""

    hexes: list[str]
    keep: str
    gate: str
    bridge: str
    winch: str
    gate_shut: bool


@dataclass
class MapView:
    """The map: `rows` of terrain letters from north to south, and what lies on it. Odd columns lie half a hex lower."""

    id: str
    name_fr: str
    name_en: str
    columns: int
    rows: list[str]
    terrain: list[TerrainView]
    obstacles: list[ObstacleView]
    closed_edges: dict[str, list[str]]
    exits: list[ExitView]
    exit_cost: int
    castle: CastleView | None


@dataclass
class ScenarioView:
    """The scenario: its names, how it is won, and its own figures (0 or null where they do not apply)."""

    id: str
    name_fr: str
    name_en: str
    original: bool
    objective: str
    rounds: int
    carts_to_win: int
    cart_movement: int
    latest_alarm: int
    surprise: int
    dawn: list[str]
    courage: dict[str, str]


@dataclass
class OrderView:
    """An order and what it changes; `movement_set` replaces MOVEMENT, the others are added."""

    order: str
    movement: int
    movement_set: int | None
    melee: int
    defence: int


@dataclass
class FighterView:
    """A fighter: where he is (`state`: map, reserve, neutralised or out), his values now and without order or load."""

    fighter: int
    name: str
    type: str
    banner: str
    side: str
    seat: int
    state: str
    hex: str | None
    stunned: bool
    order: str | None
    carries: str | None
    thing: int | None
    acted: bool
    waiting: bool
    movement: int
    melee: int
    defence: int
    shooting: int | None
    base_movement: int
    base_melee: int
    base_defence: int
    abilities: list[str]


@dataclass
class ThingView:
    """Loot, a bundle or a cart: carried, on a hex, out with a side, or removed."""

    thing: int
    kind: str
    state: str
    hex: str | None
    carrier: int | None
    side: str | None


@dataclass
class BannerView:
    """A banner: who plays it, its place in the round (`state`: done, active or waiting), its order, its reserve."""

    banner: str
    side: str
    seat: int
    state: str
    asleep: bool
    commander: int
    ordered: int | None
    order: str | None
    enters_from: int | None
    entries: list[str]


@dataclass
class SideView:
    """What a side has lost and won so far."""

    side: str
    banners: list[str]
    neutralised: int
    commanders_down: int
    commanders: int
    stunned: int
    gone_out: int
    carts_out: int


@dataclass
class VerdictView:
    """How it ended: the winning side (null: a draw), the level of victory, and why."""

    side: str | None
    level: str
    reason: str


@dataclass
class TermView:
    """One term of a defence score. `kind`: defence, order, surprise, helped, harmed, obstacle, wood or target-wood.

    `fighter` stands beside the melee; `hex` and `beyond` are where the cover is (an obstacle lies between them).
    """

    kind: str
    value: int
    fighter: int | None
    hex: str | None
    beyond: str | None


@dataclass
class OddsView:
    """A roll: of `dice` dice two are kept (`keep`: highest, lowest, both); `hits` of `total` results hit `defence`."""

    capacity: int
    dice: int
    keep: str
    defence: int
    terms: list[TermView]
    hits: int
    total: int
    percent: float


@dataclass
class AttackView:
    """A melee attack that may be made, from `origin`. `effect` of a hit: stun, neutralise, drop-loot or drop-bundle.

    `riposte` is the victim's answer, rolled at the same time, if he has one; `riposte_effect` what it may do.
    """

    target: int
    hex: str
    origin: str
    odds: OddsView
    effect: str
    riposte: OddsView | None
    riposte_effect: str | None
    riposte_asked: bool


@dataclass
class LineView:
    """A line of fire: its hexes from shooter to target (off the map: empty), what it crosses, the cover it gives."""

    hexes: list[str]
    crossings: list[TermView]
    cover: int
    counts: bool


@dataclass
class ShotView:
    """A shot that may be made. Of two displaced lines the one with more cover counts."""

    target: int
    hex: str
    distance: int
    odds: OddsView
    effect: str
    lines: list[LineView]


@dataclass
class MoveView:
    """A hex where the acting fighter may stop, what it costs, and whom he could strike from there.

    `tasks` are those he could do there: take, clear, winch, lay, give. Where he could do something, he is asked what.
    """

    hex: str
    cost: int
    attacks: list[AttackView]
    tasks: list[str]


@dataclass
class LeaveView:
    """A hex from which the acting fighter may leave now, and what this costs in all."""

    hex: str
    cost: int


@dataclass
class OrderChoiceView:
    """An order that may be given to a fighter, and the values that he would then have."""

    fighter: int
    order: str
    movement: int
    melee: int
    defence: int


@dataclass
class ChoosingView:
    """The question: who is asked, about which fighter, and what can be answered, each list by kind of answer.

    `hexes` are those of a place or of loot that falls, `spread` a place for each man of the banner who waits for one,
    this one first, all legal one after the other (empty if he is the last). `ways` leads to every hex in reach, by
    the hex before it on a cheapest way. `attack` is the melee of which a riposte is asked.
    """

    seat: int
    key: str
    fighter: int | None
    movement: int | None
    hexes: list[str]
    spread: list[str]
    fighters: list[int]
    orders: list[OrderChoiceView]
    moves: list[MoveView]
    ways: dict[str, str]
    attacks: list[AttackView]
    shots: list[ShotView]
    exits: list[LeaveView]
    tasks: list[str]
    attack: AttackView | None


@dataclass
class GuesclinView:
    """All of a position. `turn` is the round; `choosing` is the question now open, with previews of every answer."""

    seat: int | None
    turn: int
    phase: str
    active: str | None
    scenario: ScenarioView
    map: MapView
    orders: list[OrderView]
    banners: list[BannerView]
    fighters: list[FighterView]
    things: list[ThingView]
    sides: list[SideView]
    alarm: bool
    surprise: bool
    choosing: ChoosingView | None
    verdict: VerdictView | None
    over: bool
