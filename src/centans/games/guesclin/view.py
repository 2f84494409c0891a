"""Guesclin !: what everybody sees (GU-GAME-8): nothing is hidden, so the view is the same for all but for `seat`.

`viewing.py` makes it.
"""

from __future__ import annotations

from dataclasses import dataclass

from centans.games.guesclin.choosing import ChoosingView


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
class GuesclinView:
    """All of a position. `turn` is the round; `choosing` is the question now open, with previews of every answer."""

    seat: int | None
    turn: int
    phase: str
    active: str | None
    waiting_for: list[int]
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
