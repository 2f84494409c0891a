"""Guesclin !: attacks and shots before they are made: the exact odds, and every term of the defence score by name."""

from __future__ import annotations

from dataclasses import dataclass

from centans.core.game import NOBODY
from centans.games.guesclin.grid import BIT, LABELS, OUTSIDE, distance, places_in
from centans.games.guesclin.ground import Flight
from centans.games.guesclin.model import FACES_OF_ORDERS, STUNNED, Position, carries, ground
from centans.games.guesclin.rules.melee import beside_from, can_riposte, capacity
from centans.games.guesclin.rules.shooting import capacity_at
from centans.games.guesclin.rules.values import is_surprised
from centans.games.guesclin.scenario import BUNDLE, LOOT, SIDE_OF


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


def attack_view(s: Position, attacker: int, victim: int, origin: int) -> AttackView:
    """The attack as it would be from `origin`, where the attacker stands or to where he may move."""
    start = s.where[attacker]
    moved = s if start == origin else standing_at(s, attacker, origin)
    startled = startle(moved, attacker)
    riposte = can_riposte(startled, victim)
    return AttackView(
        target=victim,
        hex=LABELS[s.where[victim]],
        origin=LABELS[origin],
        odds=melee_odds(startled, attacker, victim),
        effect=effect_of_hit(s, victim),
        riposte=melee_odds(startled, victim, attacker) if riposte else None,
        riposte_effect=effect_of_hit(s, attacker) if riposte else None,
        riposte_asked=riposte and s.box.rules.ask_riposte,
    )


def standing_at(s: Position, fighter: int, place: int) -> Position:
    """The position with one man elsewhere, to look at; only what odds depend on is moved."""
    t = s.clone()
    side = t.box.men.side[fighter]
    if t.where[fighter] >= 0:
        t.occupant[t.where[fighter]] = NOBODY
        t.men_at[side] ^= BIT[t.where[fighter]]
    t.occupant[place] = fighter
    t.men_at[side] |= BIT[place]
    t.where[fighter] = place
    return t


def startle(s: Position, attacker: int) -> Position:
    """The position once the alarm is raised that this attack would raise (GU-S2-10 a, 11)."""
    alarm = s.box.scenario.alarm
    if s.alarm or alarm is None or s.box.men.side[attacker] == SIDE_OF[alarm.garrison]:
        return s
    t = s.clone()
    t.alarm = True
    t.surprise = True
    return t


def melee_odds(s: Position, attacker: int, victim: int) -> OddsView:
    return odds(s, capacity(s, attacker), [*own_terms(s, victim), *men_beside(s, attacker, victim)])


def shot_view(s: Position, shooter: int, target: int) -> ShotView:
    startled = startle(s, shooter)
    flights = ground(s).flights(s.where[shooter], s.where[target])
    best = max(flights, key=cover_of)
    away = distance(s.where[shooter], s.where[target])
    terms = [*own_terms(startled, target), *crossing_terms(best)]
    return ShotView(
        target=target,
        hex=LABELS[s.where[target]],
        distance=away,
        odds=odds(s, capacity_at(s, shooter, away), terms),
        effect=effect_of_hit(s, target),
        lines=[line_view(flight, flight is best) for flight in flights],
    )


def cover_of(flight: Flight) -> int:
    return flight.cover


def line_view(flight: Flight, counts: bool) -> LineView:
    hexes = ["" if place == OUTSIDE else LABELS[place] for place in flight.places]
    return LineView(hexes, crossing_terms(flight), flight.cover, counts)


def crossing_terms(flight: Flight) -> list[TermView]:
    return [
        TermView(crossing.kind, crossing.value, None, LABELS[crossing.place], LABELS[crossing.beyond])
        for crossing in flight.crossings
    ]


def own_terms(s: Position, victim: int) -> list[TermView]:
    """What the victim brings himself: his value, his order, the surprise (GU-FIG-18)."""
    rows = s.box.men.defence[victim]
    plain = rows[s.face[victim] * FACES_OF_ORDERS]
    terms = [TermView("defence", plain, victim, None, None)]
    ordered = rows[s.face[victim] * FACES_OF_ORDERS + s.order[victim]] - plain
    if ordered:
        terms.append(TermView("order", ordered, victim, None, None))
    alarm = s.box.scenario.alarm
    if alarm is not None and is_surprised(s, victim):
        terms.append(TermView("surprise", alarm.surprise, victim, None, None))
    return terms


def men_beside(s: Position, attacker: int, victim: int) -> list[TermView]:
    """Who stands beside the melee and counts: one man a hand (GU-POS-3, 4, 8)."""
    around = beside_from(s, s.where[attacker], s.where[victim])
    side = s.box.men.side[victim]
    foes = s.men_at[1 - side] & ~BIT[s.where[attacker]]
    terms: list[TermView] = []
    for hand in (around.help_left, around.help_right):
        terms += first_there(s, s.men_at[side] & hand, "helped", s.box.support)
    for hand in (around.harm_left, around.harm_right):
        terms += first_there(s, foes & hand, "harmed", -s.box.support)
    return terms


def first_there(s: Position, mask: int, kind: str, value: int) -> list[TermView]:
    places = places_in(mask)[:1]
    return [TermView(kind, value, s.occupant[place], LABELS[place], None) for place in places]


def odds(s: Position, row: int, terms: list[TermView]) -> OddsView:
    table = s.box.dice
    needed = sum([term.value for term in terms])
    hits, total = table.winning(row, needed), table.totals[row]
    return OddsView(row, table.dice[row], table.keep[row], needed, terms, hits, total, round(100 * hits / total, 2))


def effect_of_hit(s: Position, fighter: int) -> str:
    """What a hit would do to him (GU-HIT-1 to 3)."""
    load = carries(s, fighter)
    if load in (LOOT, BUNDLE):
        return f"drop-{load}"
    return "neutralise" if s.face[fighter] == STUNNED else "stun"
