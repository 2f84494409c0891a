"""Guesclin !: attacks and shots before they are made: the exact odds, and every term of the defence score by name."""

from __future__ import annotations

from centans.core.bits import members
from centans.games.guesclin.box.grid import LABELS, OUTSIDE, distance
from centans.games.guesclin.box.ground import Flight
from centans.games.guesclin.box.names import BUNDLE, FACES_OF_ORDERS, LOOT, STUNNED
from centans.games.guesclin.model import Position, carries, ground
from centans.games.guesclin.odds import startle
from centans.games.guesclin.rules.melee import beside_from, can_riposte, capacity
from centans.games.guesclin.rules.shooting import capacity_at
from centans.games.guesclin.rules.values import is_surprised
from centans.games.guesclin.view import AttackView, LineView, OddsView, ShotView, TermView


def attack_view(s: Position, attacker: int, victim: int) -> AttackView:
    """The attack as it would be from where the attacker stands."""
    startled = startle(s, attacker)
    riposte = can_riposte(startled, victim)
    return AttackView(
        target=victim,
        hex=LABELS[s.where[victim]],
        origin=LABELS[s.where[attacker]],
        odds=melee_odds(startled, attacker, victim),
        effect=effect_of_hit(s, victim),
        riposte=melee_odds(startled, victim, attacker) if riposte else None,
        riposte_effect=effect_of_hit(s, attacker) if riposte else None,
        riposte_asked=riposte and s.box.rules.ask_riposte,
    )


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
    foes = s.men_at[1 - side]
    terms: list[TermView] = []
    for hand in (around.help_left, around.help_right):
        terms += first_there(s, s.men_at[side] & hand, "helped", s.box.support)
    for hand in (around.harm_left, around.harm_right):
        terms += first_there(s, foes & hand, "harmed", -s.box.support)
    return terms


def first_there(s: Position, mask: int, kind: str, value: int) -> list[TermView]:
    places = members(mask)[:1]
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
