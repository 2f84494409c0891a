"""Bastide: what can be built in, burnt or struck, before and while a tile is played."""

from __future__ import annotations

from centans.core.asks import Refusal
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.bastide.asking.phases import Current
from centans.games.bastide.box.pieces import FIRE, HOUSE
from centans.games.bastide.box.town import BLOCKS, CIRCLES_OF, EQUIPMENTS, PLACED_CIRCLES, RELIGIOUS
from centans.games.bastide.choices import BLOCK, EQUIPMENT, NO_TARGET, PLAY, PROJECT, TOKEN
from centans.games.bastide.model import Position, targets_on
from centans.games.bastide.rules.english import (
    HarassHouses,
    HarassInfluences,
    HarassKind,
    Hit,
    exposed_houses,
    exposed_influences,
    hits_of,
    wall_influences,
)
from centans.games.bastide.rules.fire import BurnHouses, BurnInfluences, Fire
from centans.games.bastide.rules.houses import PlaceHouse
from centans.games.bastide.rules.projects import ChooseSite
from centans.games.bastide.rules.turn import Action, refused_project, refused_tile, wants_site
from centans.games.bastide.view import DamageView, FollowView, RefusedView


def damage(s: Position, current: Current) -> DamageView | None:
    step = current[0] if current else None
    if isinstance(step, Fire):
        return DamageView(s.box.fire, None, None, [], [])
    if isinstance(step, BurnHouses):
        return DamageView(s.box.fire, BLOCKS[step.block], None, [], [])
    if isinstance(step, BurnInfluences):
        picked = [TOKEN[step.first].notation] if step.first != NO_TARGET else []
        return DamageView(s.box.fire - len(picked), None, EQUIPMENTS[step.equipment], [], picked)
    if isinstance(step, HarassKind):
        return DamageView(hits_of(s), None, None, [], [])
    if isinstance(step, HarassHouses):
        return DamageView(step.number - len(step.taken), None, None, [BLOCKS[block] for block in step.taken], [])
    if isinstance(step, HarassInfluences):
        tokens = [TOKEN[target].notation for target in step.taken]
        return DamageView(step.number - len(step.taken), None, None, [], tokens)
    if isinstance(step, Hit):
        return DamageView(sum([isinstance(other, Hit) for other in s.agenda.steps]), None, None, [], [])
    return None


# -- an English tile to come -------------------------------------------------------------------------------------


def english_targets(s: Position) -> tuple[str, list[str]]:
    """What an English tile would strike at now: what lies open, else the walls, else nothing (BA-HAR-3 to 7, 11)."""
    exposed = [
        *[BLOCK[block].notation for block in exposed_houses(s)],
        *[TOKEN[target].notation for target in exposed_influences(s)],
    ]
    if exposed:
        return "open", exposed
    walls = [TOKEN[target].notation for target in wall_influences(s)]
    return ("walls" if walls else "nothing"), walls


# -- what may be named after a first answer ----------------------------------------------------------------------


def follows(s: Position, viewer: int | None, current: Current) -> list[FollowView]:
    """Where a first answer leads to a place, so that both can be given together: the places, asked of the next step."""
    step = current[0] if current else None
    if viewer != s.active:
        return []
    if isinstance(step, Action):
        return after_actions(s, viewer)
    if isinstance(step, Fire):
        return [after_fire(s, viewer, [])]
    if isinstance(step, HarassKind):
        blocks, targets = tuple(exposed_houses(s)), tuple(exposed_influences(s))
        houses, influences = HarassHouses(blocks, 1, ()), HarassInfluences(targets, 1, ())
        on_buildings = [TOKEN[target] for building in RELIGIOUS for target in targets_on(s, building)]
        tokens = [*TOKEN[:PLACED_CIRCLES], *on_buildings]
        return [
            follow(["harass houses"], [(block, houses.refusal(s, viewer, block)) for block in BLOCK.values()]),
            follow(["harass influences"], [(token, influences.refusal(s, viewer, token)) for token in tokens]),
        ]
    return []


def after_actions(s: Position, viewer: int) -> list[FollowView]:
    """After a House, after a Fire, and after a religious building that needs a block."""
    found: list[FollowView] = []
    if refused_tile(s, viewer, HOUSE) is None:
        found.append(places_for(s, viewer, PlaceHouse(), [PLAY[HOUSE].notation]))
    if refused_tile(s, viewer, FIRE) is None:
        found.append(after_fire(s, viewer, [PLAY[FIRE].notation]))
    sites = [work for work in RELIGIOUS if wants_site(s, work) and refused_project(s, work) is None]
    if sites:
        found.append(places_for(s, viewer, ChooseSite(), [PROJECT[work].notation for work in sites]))
    return found


def places_for(s: Position, viewer: int, step: Step[Position], after: list[str]) -> FollowView:
    return follow(after, [(block, step.refusal(s, viewer, block)) for block in BLOCK.values()])


def after_fire(s: Position, viewer: int, after: list[str]) -> FollowView:
    """Blocks and equipments, and circles: they name their equipment as well."""
    fire = Fire()
    found = [(option, fire.refusal(s, viewer, option)) for option in (*BLOCK.values(), *EQUIPMENT)]
    for work in range(len(EQUIPMENTS)):
        burning = BurnInfluences(work, NO_TARGET)
        found += [(TOKEN[circle], burning.refusal(s, viewer, TOKEN[circle])) for circle in CIRCLES_OF[work]]
    return follow(after, found)


def follow(after: list[str], found: list[tuple[Option, Refusal | None]]) -> FollowView:
    return FollowView(
        after=after,
        offered=[option.notation for option, refusal in found if refusal is None],
        refused=[
            RefusedView(option.notation, refusal.rule, refusal.key, refusal.params)
            for option, refusal in found
            if refusal is not None
        ],
    )
