"""Montjoie !: a seat's view as numbers, for learning environments."""

from __future__ import annotations

from typing import Final

from centans.games.montjoie.box.cards import KINDS
from centans.games.montjoie.box.names import EVENTS, LINKS, POWERS, RESULTS, SEATS, TOWNS
from centans.games.montjoie.view.combats import DuelView, FightView
from centans.games.montjoie.view.position import PHASES, MontjoieView
from centans.games.montjoie.view.realm import SeatView

STATES: Final = (None, "peace", "war")
PER_SEAT: Final = 12
LARGEST: Final = 9999
"""Money and points beyond this are all the same to a learner."""


def features(v: MontjoieView) -> list[int]:
    """Turn, towns, players, the viewer's own cards, what lies open, and the combat or duel in progress."""
    numbers = [v.turn, v.sequence, PHASES.index(v.phase), STATES.index(v.state), int(v.truce), int(v.bad_seasons)]
    numbers += [v.draw_pile, v.towers, v.ramparts, *by_kind(v.discards)]
    numbers += [v.events.count(event) for event in EVENTS]
    for town in v.towns:
        markers = town.pillaged + 2 * town.protected + 4 * town.attacked_from
        numbers += [power_number(town.owner), town.level, markers, town.mercenaries]
    for place in range(SEATS):
        numbers += of_seat(v, v.seats[place]) if place < len(v.seats) else [0] * PER_SEAT
    numbers += by_kind([] if v.seat is None else v.seats[v.seat].hand.cards or [])
    numbers += of_fight(v.fight)
    numbers += of_duel(v.duel)
    choosing = v.choosing
    numbers += [0, 0] if choosing is None else [1 + town_number(choosing.town), choosing.left]
    return numbers


def of_seat(v: MontjoieView, seat: SeatView) -> list[int]:
    return [
        power_number(seat.power),
        seat.hand.count,
        min(seat.money, LARGEST),
        seat.barons,
        min(seat.points, LARGEST),
        seat.points_now,
        int(seat.hero),
        1 + v.order.index(seat.seat) if seat.seat in v.order else 0,
        int(seat.seat == v.seat),
        int(seat.master_of_the_seas) + 2 * seat.grand_master + 4 * seat.papal_ambassador + 8 * seat.joans_sign,
        seat.chevauchees,
        len(seat.known),
    ]


def of_fight(fight: FightView | None) -> list[int]:
    if fight is None:
        return [0] * 17
    numbers = [1 + town_number(fight.source), 1 + town_number(fight.target), LINKS.index(fight.link)]
    for side in fight.sides:
        power = len(POWERS) + 1 if side.power == "militia" else power_number(side.power)
        barons = sum(side.barons or [])
        numbers += [power, side.cards.count, barons, side.die or 0, side.total, int(bool(side.hero))]
    return [*numbers, 0 if fight.result is None else 1 + RESULTS.index(fight.result), int(fight.settled)]


def of_duel(duel: DuelView | None) -> list[int]:
    if duel is None:
        return [0] * 10
    numbers: list[int] = []
    for side in duel.sides:
        numbers += [1 + side.seat, 0 if side.card is None else 1 + side.card, side.barons, side.die or 0, side.total]
    return numbers


def power_number(power: str | None) -> int:
    return 0 if power is None else 1 + POWERS.index(power)


def town_number(town: str | None) -> int:
    return -1 if town is None else TOWNS.index(town)


def by_kind(cards: list[int]) -> list[int]:
    return [cards.count(kind) for kind in range(KINDS)]
