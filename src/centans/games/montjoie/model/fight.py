"""Montjoie !: a combat on the table: who fights, what lies there, and what it adds up to (chapter 16, totals)."""

from __future__ import annotations

from typing import Final

from centans.core.game import NOBODY
from centans.games.montjoie.box.cards import ENGINEER, FELON, ONE, YELLOWS, number_of
from centans.games.montjoie.box.names import FOREIGN, RAID, SEA, SEATS
from centans.games.montjoie.choices import NO_CARD
from centans.games.montjoie.model.position import FREE, Position, led_by, total_of

ATTACK: Final = 0
DEFENCE: Final = 1
SIDES: Final = ("attack", "defence")

POWER: Final = 0
SOURCE: Final = 2
TARGET: Final = 3
LINK: Final = 4
SEAT: Final = 5
"""The player who fights with his cards on a side, or NOBODY: automatic powers and militias have none."""
CHIEF: Final = 7
"""The player who may add barons to an automatic power (MJ-AUT-6)."""
CARDS: Final = 9
HERO: Final = 11
DIE: Final = 13
DOUBLED: Final = 15
STOLEN: Final = 17
"""The yellow card that the defender's Felon took from the attacker."""
REVEALED: Final = 18
OUTCOME: Final = 19
SETTLED: Final = 20
COMMITTED: Final = 21
"""Where things lie in `Position.fight`; what each side has is at that place and the next. From COMMITTED on: the barons
of each seat for the attack, then those for the defence, then what the result was reckoned with: it stays on the table
when walls, mercenaries and cards have long gone elsewhere."""
WALL: Final = COMMITTED + 2 * SEATS
HIRED: Final = WALL + 1
SAVED: Final = HIRED + 1
"""Yellow cards that a side saved by Retreats."""


def new_fight(s: Position, power: int, source: int, target: int, link: int) -> list[int]:
    defender = s.owner[target]
    seats = (led_by(s, power), led_by(s, defender))
    return [
        power,
        defender,
        source,
        target,
        link,
        *seats,
        chief(s, power, seats[1]),
        chief(s, defender, seats[0]),
        0,
        0,
        0,
        0,
        0,
        0,
        NO_CARD,
        NO_CARD,
        NO_CARD,
        0,
        NOBODY,
        0,
        *[0] * (2 * SEATS + 4),
    ]


def chief(s: Position, power: int, enemy: int) -> int:
    """The controller of an automatic power, unless he would fight against himself (MJ-AUT-6, MJ-NEU-9)."""
    if power == FREE or power >= FOREIGN or led_by(s, power) != NOBODY:
        return NOBODY
    seat = s.controller[power]
    return NOBODY if seat == enemy else seat


def in_combat(s: Position) -> bool:
    """Whether a combat is being fought, not just still lying on the table."""
    return bool(s.fight) and not s.fight[SETTLED]


def barons_on(fight: list[int], side: int) -> int:
    """All barons committed to a side (MJ-INF-1)."""
    start = COMMITTED + SEATS * side
    return sum(fight[start : start + SEATS])


def committed_by(s: Position, side: int, seat: int) -> int:
    return s.fight[COMMITTED + SEATS * side + seat]


def wall(s: Position, fight: list[int]) -> int:
    """The wall as Felon and Engineer leave it for this combat (MJ-ENG-1 to 3, MJ-FEL-1, 2)."""
    if fight[OUTCOME] != NOBODY:
        return fight[WALL]
    attack, level = fight[CARDS], s.level[fight[TARGET]]
    if number_of(attack, FELON):
        return s.box.walls[0]
    if level and number_of(attack, ENGINEER) and not engineer_cancelled(s, fight):
        return s.box.walls[level - 1]
    return s.box.walls[level]


def engineer_cancelled(s: Position, fight: list[int]) -> bool:
    """A defender's Engineer cancels the attacker's, unless it gives a bonus instead (MJ-ENG-3, MJ-ODE-1)."""
    return number_of(fight[CARDS + DEFENCE], ENGINEER) > 0 and not s.box.defensive_engineer


Part = tuple[str, int]


def parts(s: Position, fight: list[int], side: int) -> list[Part]:
    """Everything that makes up a side's total, by name, die last (MJ-CBT-24, 25); the fight may be one as seen."""
    box = s.box
    seat, cards, doubled = fight[SEAT + side], fight[CARDS + side], fight[DOUBLED + side]
    found: list[Part] = []
    if cards or fight[SAVED + side]:
        found.append(("cards", total_of(s, (cards & YELLOWS) + fight[SAVED + side])))
        found.append(("sign", 0 if doubled == NO_CARD else total_of(s, ONE[doubled])))
    found.append(("force", force(s, fight, side)))
    found.append(("barons", barons_on(fight, side)))
    if seat != NOBODY:
        found.append(("hero", box.hero_bonus * fight[HERO + side]))
        found.append(("grand-master", box.grand_master_bonus if s.grand_masters >> seat & 1 else 0))
    if side == DEFENCE:
        found += defences(s, fight)
    found.append(("die", fight[DIE + side]))
    return [part for part in found if part[1]]


def defences(s: Position, fight: list[int]) -> list[Part]:
    """What only a defender has: walls, terrain, sea, and those who hold the place for him (MJ-CBT-25 to 28)."""
    box = s.box
    attacker, target = fight[POWER], fight[TARGET]
    mountain = box.mountains >> target & 1 and fight[LINK] != RAID
    engineer = box.defensive_engineer and number_of(fight[CARDS + DEFENCE], ENGINEER)
    return [
        ("wall", wall(s, fight)),
        ("militia", box.militia if fight[POWER + DEFENCE] == FREE else 0),
        ("mountain", box.mountain_bonus[attacker] if mountain else 0),
        ("landing", box.landing_bonus[attacker] if fight[LINK] == SEA else 0),
        ("engineer", box.engineer_bonus if engineer else 0),
        ("mercenaries", mercenaries_at(s, fight)),
    ]


def mercenaries_at(s: Position, fight: list[int]) -> int:
    """Those who defend the town, or did when the result was reckoned (MJ-MER-4, 8)."""
    if fight[OUTCOME] != NOBODY:
        return fight[HIRED]
    return s.mercenaries[fight[TARGET]] if s.mercenaries else 0


def force(s: Position, fight: list[int], side: int) -> int:
    """What an automatic power fights with (MJ-AUT-2, 3)."""
    power = fight[POWER + side]
    if power == FREE or fight[SEAT + side] != NOBODY:
        return 0
    return s.box.auto_attack[power] if side == ATTACK else s.box.auto_defence[power]


def total(s: Position, side: int) -> int:
    return sum([value for _, value in parts(s, s.fight, side)])
