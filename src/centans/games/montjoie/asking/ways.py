"""Montjoie !: the ways that belong to a question, for arrows on a map."""

from __future__ import annotations

from centans.core.bits import members
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.montjoie.box.names import LINKS, RAID, ROAD, SEA, TOWNS
from centans.games.montjoie.choices.places import Attack, Expand, From, NameTown
from centans.games.montjoie.model.position import Position, combat_of
from centans.games.montjoie.rules.attacks import AttackSource, Combats, sources_by
from centans.games.montjoie.rules.automatic import Steering
from centans.games.montjoie.rules.combat import Veto
from centans.games.montjoie.rules.expansion import Expansion, ExpansionSource
from centans.games.montjoie.rules.mercenaries import MercenaryMoves
from centans.games.montjoie.view.question import WayView


def ways(s: Position, step: Step[Position], options: tuple[Option, ...]) -> list[WayView]:
    """Where each attack or expansion would come from, or the sources that may be named."""
    if isinstance(step, Veto):
        return [way(step.source, step.target, SEA)]
    found: list[WayView] = []
    for option in options:
        if isinstance(option, From):
            found += from_source(s, step, option.town)
        elif isinstance(option, NameTown) and isinstance(step, MercenaryMoves):
            target = combat_of(s).target
            found.append(way(option.town, target, link_between(s, option.town, target)))
        elif isinstance(option, Attack) and isinstance(step, Expansion | Combats | Steering):
            found += to_target(s, step.power, option.town)
        elif isinstance(option, Expand):
            found += to_free_town(s, step, option.town)
    return found


def way(source: int, target: int, link: int) -> WayView:
    return WayView(TOWNS[source], TOWNS[target], LINKS[link])


def from_source(s: Position, step: Step[Position], source: int) -> list[WayView]:
    if isinstance(step, AttackSource):
        return [] if step.link == RAID else [way(source, step.target, step.link)]
    if isinstance(step, ExpansionSource):
        return [way(source, step.town, link_between(s, source, step.town))]
    return []


def to_target(s: Position, power: int, target: int) -> list[WayView]:
    """By road where there is one; a great raid needs none."""
    for link in (ROAD, SEA):
        sources = members(sources_by(s, power, target, link))
        if sources:
            return [way(source, target, link) for source in sources]
    return []


def to_free_town(s: Position, step: Step[Position], town: int) -> list[WayView]:
    sources = 0
    if isinstance(step, Expansion):
        sources = step.sources(s, town)
    elif isinstance(step, Steering):
        sources = s.held[step.power] & (s.box.neighbours[town] | s.box.sea_from[town])
    by_road = sources & s.box.neighbours[town]
    return [way(source, town, link_between(s, source, town)) for source in members(by_road or sources)]


def link_between(s: Position, source: int, target: int) -> int:
    """The sea only where no road leads and a ship does."""
    return SEA if s.box.sea_from[target] >> source & 1 and not s.box.neighbours[target] >> source & 1 else ROAD
