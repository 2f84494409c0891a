"""Guesclin !: the question now open, with what each answer would cost, give and risk."""

from __future__ import annotations

from typing import Final

from centans.core.asks import Ask
from centans.core.bits import members, set_of
from centans.core.game import NOBODY
from centans.core.steps import Step
from centans.games.guesclin.asking.preview import attack_view, shot_view
from centans.games.guesclin.box.grid import LABELS, TOUCHING, distance
from centans.games.guesclin.box.ground import Reach
from centans.games.guesclin.box.names import FACES_OF_ORDERS
from centans.games.guesclin.choices import GiveOrder, HexOption
from centans.games.guesclin.model import RESERVE, Position, ground, put
from centans.games.guesclin.rules.actions import Action, FollowUp
from centans.games.guesclin.rules.hits import Drop
from centans.games.guesclin.rules.melee import DecideRiposte, within_arms_reach
from centans.games.guesclin.rules.movement import reach_of
from centans.games.guesclin.rules.orders import Orders
from centans.games.guesclin.rules.setup import Place, places_for
from centans.games.guesclin.rules.tasks import tasks_of
from centans.games.guesclin.rules.values import gait, movement
from centans.games.guesclin.view import ChoosingView, LeaveView, MoveView, OrderChoiceView


def choosing_view(s: Position, step: Step[Position], ask: Ask) -> ChoosingView:
    fighter = fighter_of(step)
    acting = isinstance(step, Action | FollowUp)
    reach = reach_of(s, fighter) if isinstance(step, Action) else None
    return ChoosingView(
        seat=ask.seat,
        key=ask.key,
        fighter=None if fighter == NOBODY else fighter,
        movement=movement(s, fighter) if acting else None,
        hexes=[LABELS[place] for kind in ("place", "drop") for place in hexes_of(ask, kind)],
        spread=spread_out(s, fighter) if isinstance(step, Place) else [],
        fighters=waiting_fighters(s, ask),
        orders=[order_choice(s, step, option) for option in ask.options if isinstance(option, GiveOrder)],
        moves=move_views(s, fighter, reach, hexes_of(ask, "move")) if reach else [],
        ways=ways_in(s, fighter, reach) if reach else {},
        attacks=[attack_view(s, fighter, s.occupant[place]) for place in hexes_of(ask, "attack")],
        shots=[shot_view(s, fighter, s.occupant[place]) for place in hexes_of(ask, "shoot")],
        exits=[
            LeaveView(LABELS[place], reach.cost(place) + s.box.exit_cost) for place in hexes_of(ask, "leave") if reach
        ],
        tasks=[option.notation for option in ask.options if option.kind in TASKS] if acting else [],
        attack=attack_view(s, step.attacker, step.victim) if isinstance(step, DecideRiposte) else None,
    )


TASKS: Final = ("take", "give", "lay", "clear", "winch", "let-go")


def fighter_of(step: Step[Position]) -> int:
    """The fighter whom a question is about, or NOBODY."""
    if isinstance(step, Place | Action | FollowUp | Drop):
        return step.fighter
    return step.victim if isinstance(step, DecideRiposte) else NOBODY


def hexes_of(ask: Ask, kind: str) -> list[int]:
    return [option.place for option in ask.options if isinstance(option, HexOption) and option.kind == kind]


def waiting_fighters(s: Position, ask: Ask) -> list[int]:
    """Those who may act now."""
    men = s.box.men
    names = {option.params["fighter"] for option in ask.options if option.kind == "act"}
    return [man for man in range(men.number) if men.banner[man] == s.active and men.name[man] in names]


def order_choice(s: Position, step: Step[Position], option: GiveOrder) -> OrderChoiceView:
    assert isinstance(step, Orders), "only there orders are given"
    men = s.box.men
    fighter = men.find(step.banner, option.name)
    row = s.face[fighter] * FACES_OF_ORDERS + option.order
    return OrderChoiceView(
        fighter=fighter,
        order=str(option.params["order"]),
        movement=men.movement[fighter][row],
        melee=men.melee[fighter][row],
        defence=men.defence[fighter][row],
    )


def move_views(s: Position, fighter: int, reach: Reach, places: list[int]) -> list[MoveView]:
    """Each move, looked at from where it ends."""
    t = s.clone()
    costs = reach.costs()
    found: list[MoveView] = []
    for place in places:
        put(t, fighter, place)
        found.append(move_view(t, fighter, costs[place]))
    return found


def move_view(t: Position, fighter: int, cost: int) -> MoveView:
    place = t.where[fighter]
    targets = members(within_arms_reach(t, fighter))
    return MoveView(
        hex=LABELS[place],
        cost=cost,
        attacks=[attack_view(t, fighter, t.occupant[target]) for target in targets],
        tasks=list(dict.fromkeys([task.kind for task in tasks_of(t, fighter)])),
    )


def ways_in(s: Position, fighter: int, reach: Reach) -> dict[str, str]:
    steps = ground(s).steps_before(reach, gait(s, fighter))
    return {LABELS[place]: LABELS[before] for place, before in steps.items()}


def spread_out(s: Position, first: int) -> list[str]:
    """Places for all men of a banner who wait: together in mid-zone, with gaps if it can be."""
    men = s.box.men
    waiting = [man for man in men.of_banner[men.banner[first]] if s.where[man] == RESERVE]
    free = members(places_for(s, first))
    if len(waiting) < 2 or len(free) < len(waiting):
        return []
    t = s.clone()
    middle = free[len(free) // 2]
    chosen: list[int] = []
    for man in waiting:
        left = nearest_first(middle, places_for(t, man), set_of(chosen))
        if not left:
            return []
        place = left[0]
        put(t, man, place)
        chosen.append(place)
    return [LABELS[place] for place in chosen]


def nearest_first(middle: int, allowed: int, taken: int) -> list[int]:
    """The places allowed, the nearest to that one first; those beside nobody, if there are any."""
    left = sorted(members(allowed), key=lambda place: distance(place, middle))
    apart = [place for place in left if not TOUCHING[place] & taken]
    return apart or left
