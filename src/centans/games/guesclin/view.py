"""Guesclin !: what everybody sees (GU-GAME-8): nothing is hidden, so the view is the same for all but for `seat`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from centans.core.game import NOBODY
from centans.core.steps import Step
from centans.games.guesclin.choosing import ChoosingView, choosing_view
from centans.games.guesclin.grid import COLUMNS, EDGE_MASK, HEXES, LABELS, PLACE_OF, ROWS, places_in
from centans.games.guesclin.ground import side_between
from centans.games.guesclin.model import (
    CLEARED,
    FACES_OF_ORDERS,
    GONE_OUT,
    NEUTRALISED,
    NO_ORDER,
    ORDERS,
    STUNNED,
    TYPES,
    Position,
    seat_of,
)
from centans.games.guesclin.rules.actions import Action, Actions, FollowUp, may_act
from centans.games.guesclin.rules.ending import LEVELS, carts_out, downed_commanders, losses, stunned_men
from centans.games.guesclin.rules.hits import Drop
from centans.games.guesclin.rules.melee import DecideRiposte
from centans.games.guesclin.rules.orders import Orders
from centans.games.guesclin.rules.round import Activation
from centans.games.guesclin.rules.setup import Place
from centans.games.guesclin.rules.values import defence, melee, movement, shooting
from centans.games.guesclin.scenario import BANNERS, OBJECTIVES, SIDE_OF, SIDES, THINGS


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


def view(s: Position, seat: int | None) -> GuesclinView:
    step = s.agenda.steps[-1] if s.agenda.steps else None
    ask = None if step is None else step.ask(s)
    over = step is None
    return GuesclinView(
        seat=seat,
        turn=s.turn,
        phase=phase(step),
        active=None if s.active == NOBODY else BANNERS[s.active],
        waiting_for=[] if ask is None else [ask.seat],
        scenario=_scenario(s),
        map=_map(s),
        orders=[_order(s, order) for order in range(1, FACES_OF_ORDERS)],
        banners=[_banner(s, banner) for banner in s.box.scenario.activation],
        fighters=[_fighter(s, fighter) for fighter in range(s.box.men.number)],
        things=[_thing(s, thing) for thing in range(len(s.box.things))],
        sides=[_side(s, side) for side in range(len(SIDES))],
        alarm=s.alarm,
        surprise=s.surprise,
        choosing=None if ask is None or step is None else choosing_view(s, step, ask),
        verdict=VerdictView(None if s.winner == NOBODY else SIDES[s.winner], LEVELS[s.level], s.reason)
        if over
        else None,
        over=over,
    )


PHASES: Final = ("placement", "order", "fighter", "action", "follow-up", "riposte", "drop", "over")


def phase(step: Step[Position] | None) -> str:
    """Where in the round we are."""
    if isinstance(step, Place):
        return "placement"
    if isinstance(step, Orders):
        return "order"
    if isinstance(step, Actions):
        return "fighter"
    if isinstance(step, Action):
        return "action"
    if isinstance(step, FollowUp):
        return "follow-up"
    if isinstance(step, DecideRiposte):
        return "riposte"
    return "drop" if isinstance(step, Drop) else "over"


# -- the map --------------------------------------------------------------------------------------------------------


def _scenario(s: Position) -> ScenarioView:
    scenario = s.box.scenario
    return ScenarioView(
        id=scenario.id,
        name_fr=scenario.name_fr,
        name_en=scenario.name_en,
        original=scenario.original,
        objective=scenario.objective,
        rounds=s.box.rounds,
        carts_to_win=scenario.carts_to_win if "cart" in s.box.things else 0,
        cart_movement=scenario.cart_movement if "cart" in s.box.things else 0,
        latest_alarm=scenario.alarm.latest_round if scenario.alarm else 0,
        surprise=scenario.alarm.surprise if scenario.alarm else 0,
        dawn=[BANNERS[banner] for banner in scenario.dawn] if s.turn <= scenario.dawn_round else [],
        courage={side: edge for side, edge in zip(SIDES, scenario.courage, strict=True) if edge},
    )


def _map(s: Position) -> MapView:
    drawn = s.box.scenario.map
    return MapView(
        id=drawn.id,
        name_fr=drawn.name_fr,
        name_en=drawn.name_en,
        columns=COLUMNS,
        rows=list(drawn.letters),
        terrain=_terrains(s),
        obstacles=_obstacles(s),
        closed_edges={side: [LABELS[place] for place in places_in(mask)] for side, mask in drawn.closed.items()},
        exits=_exits(s),
        exit_cost=s.box.exit_cost,
        castle=_castle(s),
    )


def _terrains(s: Position) -> list[TerrainView]:
    drawn = s.box.scenario.map
    ground = s.box.grounds[0]
    found: dict[str, TerrainView] = {}
    for place in range(HEXES):
        letter = drawn.letters[place % ROWS][place // ROWS]
        if letter in found:
            continue
        hard, easy = ground.hard >> place & 1, ground.easy >> place & 1
        wood = ground.wood >> place & 1
        found[letter] = TerrainView(
            letter=letter,
            terrain=drawn.terrain[place],
            cost=ground.terms.easy if easy else ground.terms.hard if hard else None,
            cost_skirmisher=ground.terms.easy if easy else ground.terms.hard_skirmisher if hard else None,
            cover_inside=ground.terms.target_in_wood if wood else 0,
            cover_crossed=ground.terms.wood if wood else 0,
        )
    return list(found.values())


def _obstacles(s: Position) -> list[ObstacleView]:
    drawn = s.box.scenario.map
    cover = s.box.grounds[0].terms.obstacle
    found = [
        ObstacleView(drawn.obstacle_kind, LABELS[one], LABELS[other], cover) for one, other in sorted(drawn.obstacles)
    ]
    if s.gate_shut and s.box.castle is not None:
        one, other = side_between(s.box.castle.gate, s.box.castle.bridge)
        found.append(ObstacleView("gate", LABELS[one], LABELS[other], cover))
    return found


def _exits(s: Position) -> list[ExitView]:
    closed = s.box.scenario.map.closed
    found: list[ExitView] = []
    for banner, door in enumerate(s.box.exits):
        if door is None:
            continue
        for place in places_in(door.hexes):
            sides = [side for side in door.sides if (EDGE_MASK[side] & ~closed[side]) >> place & 1]
            found.append(ExitView(BANNERS[banner], LABELS[place], sides, door.only_with or None))
    return found


def _castle(s: Position) -> CastleView | None:
    castle = s.box.castle
    if castle is None:
        return None
    return CastleView(
        hexes=[LABELS[place] for place in places_in(castle.hexes)],
        keep=LABELS[castle.keep],
        gate=LABELS[castle.gate],
        bridge=LABELS[castle.bridge],
        winch=LABELS[castle.winch],
        gate_shut=s.gate_shut,
    )


def _order(s: Position, order: int) -> OrderView:
    effect = s.box.effects[order - 1]
    return OrderView(
        order=ORDERS[order - 1],
        movement=0 if effect.sets_movement else effect.movement,
        movement_set=effect.movement if effect.sets_movement else None,
        melee=effect.melee,
        defence=effect.defence,
    )


# -- the men --------------------------------------------------------------------------------------------------------


def _fighter(s: Position, fighter: int) -> FighterView:
    men = s.box.men
    where = s.where[fighter]
    bow = shooting(s, fighter)
    plain = s.face[fighter] * FACES_OF_ORDERS
    thing = s.load[fighter]
    return FighterView(
        fighter=fighter,
        name=men.name[fighter],
        type=men.kind[fighter],
        banner=BANNERS[men.banner[fighter]],
        side=SIDES[men.side[fighter]],
        seat=seat_of(s, fighter),
        state=state_of(where),
        hex=LABELS[where] if where >= 0 else None,
        stunned=s.face[fighter] == STUNNED,
        order=ORDERS[s.order[fighter] - 1] if s.order[fighter] else None,
        carries=None if thing == NOBODY else s.box.things[thing],
        thing=None if thing == NOBODY else thing,
        acted=bool(s.acted >> fighter & 1),
        waiting=men.banner[fighter] == s.active and may_act(s, fighter),
        movement=movement(s, fighter),
        melee=melee(s, fighter),
        defence=defence(s, fighter),
        shooting=None if bow < 0 else bow,
        base_movement=men.movement[fighter][plain],
        base_melee=men.melee[fighter][plain],
        base_defence=men.defence[fighter][plain],
        abilities=abilities(s, fighter),
    )


def state_of(where: int) -> str:
    if where >= 0:
        return "map"
    if where == NEUTRALISED:
        return "neutralised"
    return "out" if where == GONE_OUT else "reserve"


def abilities(s: Position, fighter: int) -> list[str]:
    men = s.box.men
    has = {
        "commander": men.commander[fighter],
        "initiative": men.initiative[fighter],
        "shooter": men.shooting[fighter][0] >= 0,
        "skirmisher": men.skirmisher[fighter],
    }
    return [ability for ability, given in has.items() if given]


def _thing(s: Position, thing: int) -> ThingView:
    carrier, lies_at, taken = s.carrier[thing], s.lies_at[thing], s.taken_by[thing]
    if carrier != NOBODY:
        where = s.where[carrier]
        return ThingView(thing, s.box.things[thing], "carried", LABELS[where] if where >= 0 else None, carrier, None)
    if lies_at >= 0:
        return ThingView(thing, s.box.things[thing], "ground", LABELS[lies_at], None, None)
    if taken == CLEARED:
        return ThingView(thing, s.box.things[thing], "removed", None, None, None)
    return ThingView(thing, s.box.things[thing], "out", None, None, SIDES[taken])


def _banner(s: Position, banner: int) -> BannerView:
    scenario = s.box.scenario
    order = next((fighter for fighter in s.box.men.of_banner[banner] if s.order[fighter] != NO_ORDER), NOBODY)
    reserve = scenario.reserve[banner]
    return BannerView(
        banner=BANNERS[banner],
        side=SIDES[SIDE_OF[banner]],
        seat=s.box.seat_of[banner],
        state=banner_state(s, banner),
        asleep=not s.alarm and scenario.alarm is not None and scenario.alarm.garrison == banner,
        commander=s.box.commander_of[banner],
        ordered=None if order == NOBODY else order,
        order=None if order == NOBODY else ORDERS[s.order[order] - 1],
        enters_from=None if reserve is None else reserve.from_round,
        entries=[] if reserve is None else [LABELS[place] for place in places_in(reserve.entries)],
    )


def banner_state(s: Position, banner: int) -> str:
    """Whether it has had its activation in this round, has it now, or has yet to have it."""
    if banner == s.active:
        return "active"
    to_come = [step.banner for step in s.agenda.steps if isinstance(step, Activation)]
    return "waiting" if banner in to_come or s.turn == 0 else "done"


def _side(s: Position, side: int) -> SideView:
    men = s.box.men
    return SideView(
        side=SIDES[side],
        banners=[BANNERS[banner] for banner in s.box.scenario.activation if SIDE_OF[banner] == side],
        neutralised=losses(s, side),
        commanders_down=downed_commanders(s, side),
        commanders=sum([men.commander[fighter] and men.side[fighter] == side for fighter in range(men.number)]),
        stunned=stunned_men(s, side),
        gone_out=sum([s.where[man] == GONE_OUT and men.side[man] == side for man in range(men.number)]),
        carts_out=carts_out(s, side),
    )


# -- numbers for learning players -----------------------------------------------------------------------------------

MOST_FIGHTERS: Final = 24
MOST_THINGS: Final = 6
FIGHTER_NUMBERS: Final = 13
THING_NUMBERS: Final = 4
NOWHERE: Final = ("map", "reserve", "neutralised", "out")
THING_STATES: Final = ("carried", "ground", "out", "removed")


def features(v: GuesclinView) -> list[int]:
    """The view as numbers: the moment, whose eyes, every fighter, every thing, the fighter who is acting."""
    numbers = [
        v.turn,
        v.scenario.rounds,
        PHASES.index(v.phase),
        0 if v.active is None else 1 + BANNERS.index(v.active),
        0 if v.seat is None else 1 + v.seat,
        OBJECTIVES.index(v.scenario.objective),
        int(v.alarm),
        int(v.surprise),
        int(v.map.castle is not None and v.map.castle.gate_shut),
        0 if v.choosing is None or v.choosing.fighter is None else 1 + v.choosing.fighter,
    ]
    for place in range(MOST_FIGHTERS):
        numbers += fighter_numbers(v.fighters[place], v.seat) if place < len(v.fighters) else [0] * FIGHTER_NUMBERS
    for place in range(MOST_THINGS):
        numbers += thing_numbers(v.things[place]) if place < len(v.things) else [0] * THING_NUMBERS
    for side in v.sides:
        numbers += [side.neutralised, side.commanders_down, side.carts_out, side.gone_out]
    return numbers


def fighter_numbers(fighter: FighterView, seat: int | None) -> list[int]:
    return [
        1 + BANNERS.index(fighter.banner),
        1 + TYPES.index(fighter.type),
        NOWHERE.index(fighter.state),
        0 if fighter.hex is None else 1 + PLACE_OF[fighter.hex] // ROWS,
        0 if fighter.hex is None else 1 + PLACE_OF[fighter.hex] % ROWS,
        int(fighter.stunned),
        0 if fighter.order is None else 1 + ORDERS.index(fighter.order),
        0 if fighter.thing is None else 1 + fighter.thing,
        int(fighter.waiting),
        fighter.movement,
        max(0, fighter.melee),
        max(0, fighter.defence),
        int(fighter.seat == seat),
    ]


def thing_numbers(thing: ThingView) -> list[int]:
    return [
        1 + THINGS.index(thing.kind),
        THING_STATES.index(thing.state),
        0 if thing.hex is None else 1 + PLACE_OF[thing.hex],
        0 if thing.side is None else 1 + SIDES.index(thing.side),
    ]
