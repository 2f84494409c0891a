"""Guesclin !: makes the view of a position."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from centans.core.bits import members
from centans.core.game import NOBODY
from centans.core.steps import Step
from centans.games.guesclin.asking.choosing import choosing_view
from centans.games.guesclin.box.field import Field
from centans.games.guesclin.box.grid import COLUMNS, EDGE_MASK, LABELS, column_of, row_of
from centans.games.guesclin.box.ground import side_between
from centans.games.guesclin.box.names import BANNERS, FACES_OF_ORDERS, NO_ORDER, ORDERS, SIDE_OF, SIDES, STUNNED
from centans.games.guesclin.model import CLEARED, GONE_OUT, NEUTRALISED, Position, seat_of
from centans.games.guesclin.rules.actions import Action, Actions, FollowUp, may_act
from centans.games.guesclin.rules.ending import carts_out, downed_commanders, losses, stunned_men
from centans.games.guesclin.rules.hits import Drop
from centans.games.guesclin.rules.melee import DecideRiposte
from centans.games.guesclin.rules.orders import Orders
from centans.games.guesclin.rules.round import Activation
from centans.games.guesclin.rules.setup import Place
from centans.games.guesclin.rules.values import defence, melee, movement, shooting
from centans.games.guesclin.scoring import LEVELS
from centans.games.guesclin.view import (
    BannerView,
    CastleView,
    ExitView,
    FighterView,
    GuesclinView,
    MapView,
    ObstacleView,
    OrderView,
    ScenarioView,
    SideView,
    TerrainView,
    ThingView,
    VerdictView,
)

REMEMBERED: Final = 100
"""How many parts of views that hardly ever change are kept at hand, of each kind."""


def view(s: Position, seat: int | None) -> GuesclinView:
    step = s.agenda.steps[-1] if s.agenda.steps else None
    ask = None if step is None else step.ask(s)
    over = step is None
    return GuesclinView(
        seat=seat,
        turn=s.turn,
        phase=phase(step),
        active=None if s.active == NOBODY else BANNERS[s.active],
        scenario=_scenario(s.box, s.turn <= s.box.scenario.dawn_round),
        map=_map(s.box, s.gate_shut),
        orders=_orders(s.box),
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


@lru_cache(REMEMBERED)
def _scenario(box: Field, dawn: bool) -> ScenarioView:
    scenario = box.scenario
    return ScenarioView(
        id=scenario.id,
        name_fr=scenario.name_fr,
        name_en=scenario.name_en,
        original=scenario.original,
        objective=scenario.objective,
        rounds=box.rounds,
        carts_to_win=scenario.carts_to_win if "cart" in box.things else 0,
        cart_movement=scenario.cart_movement if "cart" in box.things else 0,
        latest_alarm=scenario.alarm.latest_round if scenario.alarm else 0,
        surprise=scenario.alarm.surprise if scenario.alarm else 0,
        dawn=[BANNERS[banner] for banner in scenario.dawn] if dawn else [],
        courage={side: edge for side, edge in zip(SIDES, scenario.courage, strict=True) if edge},
    )


@lru_cache(REMEMBERED)
def _map(box: Field, gate_shut: bool) -> MapView:
    drawn = box.scenario.map
    return MapView(
        id=drawn.id,
        name_fr=drawn.name_fr,
        name_en=drawn.name_en,
        columns=COLUMNS,
        rows=list(drawn.letters),
        terrain=_terrains(box),
        obstacles=_obstacles(box, gate_shut),
        closed_edges={side: [LABELS[place] for place in members(mask)] for side, mask in drawn.closed.items()},
        exits=_exits(box),
        exit_cost=box.exit_cost,
        castle=_castle(box, gate_shut),
    )


def _terrains(box: Field) -> list[TerrainView]:
    drawn = box.scenario.map
    ground = box.grounds[0]
    found: list[TerrainView] = []
    for place in drawn.samples:
        hard, easy = ground.hard >> place & 1, ground.easy >> place & 1
        wood = ground.wood >> place & 1
        found.append(
            TerrainView(
                letter=drawn.letters[row_of(place)][column_of(place)],
                terrain=drawn.terrain[place],
                cost=ground.terms.easy if easy else ground.terms.hard if hard else None,
                cost_skirmisher=ground.terms.easy if easy else ground.terms.hard_skirmisher if hard else None,
                cover_inside=ground.terms.target_in_wood if wood else 0,
                cover_crossed=ground.terms.wood if wood else 0,
            )
        )
    return found


def _obstacles(box: Field, gate_shut: bool) -> list[ObstacleView]:
    drawn = box.scenario.map
    cover = box.grounds[0].terms.obstacle
    found = [
        ObstacleView(drawn.obstacle_kind, LABELS[one], LABELS[other], cover) for one, other in sorted(drawn.obstacles)
    ]
    if gate_shut and box.castle is not None:
        one, other = side_between(box.castle.gate, box.castle.bridge)
        found.append(ObstacleView("gate", LABELS[one], LABELS[other], cover))
    return found


def _exits(box: Field) -> list[ExitView]:
    closed = box.scenario.map.closed
    found: list[ExitView] = []
    for banner, door in enumerate(box.exits):
        if door is None:
            continue
        for place in members(door.hexes):
            sides = [side for side in door.sides if (EDGE_MASK[side] & ~closed[side]) >> place & 1]
            found.append(ExitView(BANNERS[banner], LABELS[place], sides, door.only_with or None))
    return found


def _castle(box: Field, gate_shut: bool) -> CastleView | None:
    castle = box.castle
    if castle is None:
        return None
    return CastleView(
        hexes=[LABELS[place] for place in members(castle.hexes)],
        keep=LABELS[castle.keep],
        gate=LABELS[castle.gate],
        bridge=LABELS[castle.bridge],
        winch=LABELS[castle.winch],
        gate_shut=gate_shut,
    )


@lru_cache(REMEMBERED)
def _orders(box: Field) -> list[OrderView]:
    return [_order(box, order) for order in range(1, FACES_OF_ORDERS)]


def _order(box: Field, order: int) -> OrderView:
    effect = box.effects[order - 1]
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
        entries=[] if reserve is None else [LABELS[place] for place in members(reserve.entries)],
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
