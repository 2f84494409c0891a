"""Le Combat des Trente: a view as numbers, for learning players."""

from __future__ import annotations

from centans.games.trente.box.cards import CARD_ID, KINDS
from centans.games.trente.box.cells import CELL
from centans.games.trente.box.units import ARMIES, ARMY_SIZE, MONTFORT, UNIT_ID
from centans.games.trente.view import PHASES, ArmyView, TrenteView


def features(v: TrenteView) -> list[int]:
    """The view as numbers: turn and phase, units, points, orders, Missions, hands, decks, and the choice half made."""
    numbers = [v.turn, int(v.first == ARMIES[MONTFORT]), PHASES.index(v.phase), v.round]
    for unit in v.units:
        numbers += [0 if unit.cell is None else CELL[unit.cell] + 1, unit.life]
    for army in v.armies:
        units = [UNIT_ID.index(order.unit) + 1 if order.unit else 0 for order in army.orders]
        numbers += [army.score, army.losses, int(army.mission_up), _mission_number(army), len(units)]
        numbers += [*units, *[0] * ARMY_SIZE][:ARMY_SIZE]
    for number in range(4):
        seat = v.seats[number] if number < len(v.seats) else None
        numbers += (
            [0] * 5
            if seat is None
            else [1 + ARMIES.index(seat.army), seat.force, seat.arms, seat.hero, int(seat.seat == v.seat)]
        )
        known = [] if seat is None else seat.hand.cards if seat.hand.cards is not None else _kinds(seat.known)
        numbers += [known.count(kind) for kind in range(KINDS)]
    numbers += [v.force_deck, v.arms_deck, v.hero_deck]
    numbers += [0 if name is None else UNIT_ID.index(name) + 1 for name in _fighting(v)]
    chosen = [] if v.choosing is None else v.choosing.chosen
    numbers += [int(v.choosing is not None), len(chosen)]
    return numbers


def _mission_number(army: ArmyView) -> int:
    return army.mission.cards[0] + 1 if army.mission.cards else 0


def _kinds(cards: list[str]) -> list[int]:
    return [CARD_ID.index(card) for card in cards]


def _fighting(v: TrenteView) -> list[str | None]:
    if v.fight is not None:
        return [v.acting, v.fight.attacker, v.fight.defender]
    return [v.acting, None, None]
