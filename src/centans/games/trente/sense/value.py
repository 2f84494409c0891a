"""Le Combat des Trente: what tells which army will win. How much each of it tells is learned (value.toml)."""

from __future__ import annotations

from typing import Final

from centans.games.trente.box.cards import ARMS, HEROES, VALUES
from centans.games.trente.box.cells import ADJACENT, BIT, OAK
from centans.games.trente.box.units import ARMY_SIZE, BLOIS, CAPTAIN_OF, MONTFORT, other, unit_of
from centans.games.trente.model.position import Position, is_alive
from centans.games.trente.sense.worth import WOUND, gain, worth_of_keeping

FEATURES: Final = (
    *("expected", "blois", "score", "score_late", "men", "men_late", "wounds", "wounds_late", "captain"),
    *("captain_hurt", "force", "arms", "specials", "oak", "slots", "to_act", "contact", "lone"),
)
"""Of an army: the points it may expect; points, men, wounds, cards, the Oak, what it may still do, who is near."""
STEADY: Final = 6.0
"""How many points are about three to one."""
AT_STAKE: Final = 0.6
"""The part of what a unit is worth that goes with it when it falls; the rest it may lose anyway."""
CARDS: Final = 0.3
"""How much a card in hand counts of what it is worth to keep."""
TEN: Final = 10.0
FULL: Final = 3.0
"""Lives of a man unhurt, about."""


def rows(s: Position) -> list[list[float]]:
    return [[expected(s, army) / STEADY, *row_of(s, army)] for army in (BLOIS, MONTFORT)]


def row_of(s: Position, army: int) -> list[float]:
    late = s.turn / TEN
    enemy = CAPTAIN_OF[other(army)]
    captain = CAPTAIN_OF[army]
    men = wounds = contact = lone = 0.0
    foes = s.held[other(army)]
    for number in range(ARMY_SIZE):
        unit = unit_of(army, number)
        if not is_alive(s, unit):
            continue
        worth = gain(s, enemy, unit) / TEN
        men += worth
        wounds += worth * (s.box.life - s.life[unit]) / FULL
        beside = ADJACENT[s.cells[unit]]
        if beside & foes:
            contact += worth
            if not beside & s.held[army]:
                lone += worth
    force, arms, specials = cards_of_army(s, army)
    hurt = (s.box.life - s.life[captain]) / FULL if is_alive(s, captain) else 0.0
    score = s.score[army] / TEN
    slots = (len(s.orders[army]) - s.played[army]) / TEN
    to_act = 1.0 if (s.played[army], army != s.first) < (s.played[other(army)], army == s.first) else 0.0
    on_oak = 1.0 if s.held[army] & BIT[OAK] else 0.0
    about_men = [men, men * late, wounds, wounds * late, float(is_alive(s, captain)), hurt]
    about_cards = [force, arms, specials]
    return [float(army == BLOIS), score, score * late, *about_men, *about_cards, on_oak, slots, to_act, contact, lone]


def cards_of_army(s: Position, army: int) -> tuple[float, float, float]:
    """Force cards, Arms, and all others in the hands of an army, by what they are worth to keep."""
    force = arms = specials = 0.0
    for seat, led in enumerate(s.armies):
        if led != army:
            continue
        for kind, number in enumerate(s.hands[seat]):
            if not number:
                continue
            worth = number * worth_of_keeping(s, army, kind)
            if kind < VALUES:
                force += worth
            elif ARMS <= kind < HEROES:
                arms += worth
            else:
                specials += worth
    return force, arms, specials


def expected(s: Position, army: int) -> float:
    """The points an army has, and what its men and cards may still bring or save."""
    total = float(s.score[army])
    enemy = CAPTAIN_OF[other(army)]
    for number in range(ARMY_SIZE):
        unit = unit_of(army, number)
        if is_alive(s, unit):
            total += AT_STAKE * gain(s, enemy, unit) * (1 - WOUND * (s.box.life - s.life[unit]))
    for seat, led in enumerate(s.armies):
        if led == army:
            total += CARDS * worth_of_hand(s, seat)
    return total


def worth_of_hand(s: Position, seat: int) -> float:
    hand = s.hands[seat]
    return sum([hand[kind] * worth_of_keeping(s, s.armies[seat], kind) for kind in range(len(hand)) if hand[kind]])
