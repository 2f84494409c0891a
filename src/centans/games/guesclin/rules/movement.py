"""Guesclin !: movement and leaving the map (chapters 12 and 13)."""

from __future__ import annotations

from centans.core.asks import Refusal
from centans.core.bits import Wide, set_of, without
from centans.core.game import NOBODY
from centans.games.guesclin.box.grid import BIT, EDGE_MASK, EDGES, LABELS, TOUCHING
from centans.games.guesclin.box.ground import ENDLESS, Reach
from centans.games.guesclin.box.names import BANNERS, CART
from centans.games.guesclin.model import GONE_OUT, Position, carries, ground, on_map, put, take_off
from centans.games.guesclin.rules.values import gait, movement


def reach_of(s: Position, fighter: int) -> Reach:
    """All hexes to which he can come in one action, through friends if need be (GU-MOVE-1 to 9)."""
    return reach_with(s, fighter, movement(s, fighter))


def reach_with(s: Position, fighter: int, points: int) -> Reach:
    enemies = s.men_at[1 - s.box.men.side[fighter]]
    if on_map(s, fighter):
        return ground(s).reach(s.where[fighter], points, gait(s, fighter), enemies)
    reserve = s.box.scenario.reserve[s.box.men.banner[fighter]]
    assert reserve is not None, "only who is in reserve acts from outside the map"
    return ground(s).reach_from_outside(reserve.entries, points, gait(s, fighter), enemies)


def stops(s: Position, fighter: int, places: Wide) -> Wide:
    """Where of these nobody stands (GU-MOVE-10); for who leads a cart, where no other cart stands either (GU-S3-10)."""
    taken = s.men_at[0] | s.men_at[1]
    if s.load[fighter] >= 0 and carries(s, fighter) == CART:
        taken |= set_of([place for place in s.lies_at if place >= 0])
    return without(places, taken)


def refuse_move(s: Position, fighter: int, place: int) -> Refusal | None:
    """Why he cannot move there, with what it would cost."""
    bit = BIT[place]
    points = movement(s, fighter)
    if stops(s, fighter, reach_of(s, fighter).everywhere) & bit:
        return None
    if points == 0:
        return Refusal("GU-MOVE-12", "no-movement")
    return refuse_stop(s, fighter, place) or refuse_way(s, fighter, place, points)


def refuse_stop(s: Position, fighter: int, place: int) -> Refusal | None:
    """What is wrong with the hex itself."""
    where = LABELS[place]
    if s.where[fighter] == place:
        return Refusal("GU-MOVE-2", "already-there", hex=where)
    if not ground(s).dry & BIT[place]:
        return Refusal("GU-MOVE-7", "water", hex=where)
    other = s.occupant[place]
    if other != NOBODY:
        friend = s.box.men.side[other] == s.box.men.side[fighter]
        return Refusal("GU-MOVE-10" if friend else "GU-MOVE-9", "hex-occupied", hex=where)
    if carries(s, fighter) == CART:
        if ground(s).hard & BIT[place]:
            return Refusal("GU-S3-6", "no-cart-there", hex=where)
        if place in s.lies_at:
            return Refusal("GU-S3-10", "another-cart", hex=where)
    return None


def refuse_way(s: Position, fighter: int, place: int, points: int) -> Refusal:
    """Why the hex, good in itself, is out of reach: too far, behind an obstacle, or shut off."""
    where = LABELS[place]
    cost = reach_with(s, fighter, ENDLESS).cost(place)
    here = s.where[fighter]
    if here >= 0 and TOUCHING[here] & ~ground(s).free[here] & BIT[place]:
        if cost < 0:
            return Refusal("GU-MOVE-7", "obstacle-between", hex=where)
        return Refusal("GU-MOVE-7", "obstacle-detour", hex=where, cost=cost, movement=points)
    if cost < 0:
        return Refusal("GU-MOVE-9", "no-way", hex=where)
    return Refusal("GU-MOVE-6", "too-far", hex=where, cost=cost, movement=points)


def move(s: Position, fighter: int, place: int) -> None:
    """He goes the cheapest way; his load goes with him, and so does his order (GU-ORDER-19)."""
    if s.journal is not None:
        men = s.box.men
        s.journal.tell(
            "moved" if on_map(s, fighter) else "entered",
            banner=BANNERS[men.banner[fighter]],
            fighter=men.kind[fighter],
            start=LABELS[s.where[fighter]] if on_map(s, fighter) else "",
            hex=LABELS[place],
            cost=reach_of(s, fighter).cost(place),
        )
    put(s, fighter, place)


# -- leaving --------------------------------------------------------------------------------------------------------


def exits_of(s: Position, fighter: int) -> int:
    """The hexes from which he can leave in this action (GU-EXIT-1 to 3)."""
    door = s.box.exits[s.box.men.banner[fighter]]
    if door is None or not on_map(s, fighter):
        return 0
    if door.only_with and carries(s, fighter) != door.only_with:
        return 0
    points = movement(s, fighter) - s.box.exit_cost
    if points < 0 or movement(s, fighter) == 0:
        return 0
    here = BIT[s.where[fighter]]
    if not s.box.rules.same_action:
        return door.hexes & here
    reach = reach_of(s, fighter)
    if not door.hexes & (here | reach.everywhere):
        return 0
    found: int = door.hexes & (here | stops(s, fighter, reach.within(points)))
    return found


def refuse_exit(s: Position, fighter: int, place: int) -> Refusal | None:
    """Why he cannot leave the map from there."""
    bit = BIT[place]
    if exits_of(s, fighter) & bit:
        return None
    where = LABELS[place]
    door = s.box.exits[s.box.men.banner[fighter]]
    banner = BANNERS[s.box.men.banner[fighter]]
    if door is None or not on_map(s, fighter):
        return Refusal("GU-MOVE-13", "no-exit")
    if door.only_with and carries(s, fighter) != door.only_with:
        rule = "GU-S3-11" if door.only_with == CART else "GU-S1-19"
        return Refusal(rule, "leaves-only-with", thing=door.only_with, banner=banner)
    if movement(s, fighter) == 0:
        return Refusal("GU-MOVE-12", "no-movement")
    if not door.hexes & bit:
        own = any(EDGE_MASK[side] & bit for side in door.sides)
        edge = any(EDGE_MASK[side] & bit for side in EDGES)
        if own:
            return Refusal("GU-MAP-8", "edge-closed", hex=where)
        return Refusal("GU-EXIT-1", "not-your-edge" if edge else "not-on-edge", hex=where, banner=banner)
    if not s.box.rules.same_action:
        return Refusal("GU-EXIT-3", "begin-on-edge", hex=where)
    refusal = refuse_stop(s, fighter, place) if s.where[fighter] != place else None
    if refusal is not None:
        return Refusal("GU-EXIT-2", refusal.key, **refusal.params)
    cost = reach_with(s, fighter, ENDLESS).cost(place)
    if cost < 0:
        return Refusal("GU-MOVE-9", "no-way", hex=where)
    total = cost + s.box.exit_cost
    return Refusal("GU-EXIT-1", "too-far-to-leave", hex=where, cost=total, movement=movement(s, fighter))


def leave(s: Position, fighter: int, place: int) -> None:
    """He is gone for good, not neutralised, and what he carries with him (GU-EXIT-4, 5)."""
    men = s.box.men
    thing = s.load[fighter]
    if s.journal is not None:
        s.journal.tell(
            "left",
            banner=BANNERS[men.banner[fighter]],
            fighter=men.kind[fighter],
            hex=LABELS[place],
            thing=carries(s, fighter) or "nothing",
        )
    take_off(s, fighter, GONE_OUT)
    if thing != NOBODY:
        s.load[fighter] = NOBODY
        s.carrier[thing] = NOBODY
        s.taken_by[thing] = men.side[fighter]
