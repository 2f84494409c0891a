"""Montjoie !: what a combat adds up to (chapter 16, totals)."""

from __future__ import annotations

from centans.core.game import NOBODY
from centans.games.montjoie.box.cards import EMPTY, ENGINEER, FELON, ONE, YELLOWS, number_of
from centans.games.montjoie.box.names import FOREIGN, RAID, SEA, SEATS
from centans.games.montjoie.choices.cards import NO_CARD
from centans.games.montjoie.model.fight import ATTACK, DEFENCE, Fight, barons_on
from centans.games.montjoie.model.position import FREE, Position, combat_of, led_by, total_of


def new_fight(s: Position, power: int, source: int, target: int, link: int) -> Fight:
    defender = s.owner[target]
    seats = led_by(s, power), led_by(s, defender)
    return Fight(
        powers=(power, defender),
        source=source,
        target=target,
        link=link,
        seats=seats,
        chiefs=(chief(s, power, seats[DEFENCE]), chief(s, defender, seats[ATTACK])),
        cards=[EMPTY, EMPTY],
        heroes=[0, 0],
        dice=[0, 0],
        doubled=[NO_CARD, NO_CARD],
        stolen=NO_CARD,
        revealed=False,
        outcome=NOBODY,
        settled=False,
        barons=[[0] * SEATS, [0] * SEATS],
        wall=0,
        hired=0,
        saved=[EMPTY, EMPTY],
    )


def chief(s: Position, power: int, enemy: int) -> int:
    """The controller of an automatic power, unless he would fight against himself (MJ-AUT-6, MJ-NEU-9)."""
    if power == FREE or power >= FOREIGN or led_by(s, power) != NOBODY:
        return NOBODY
    seat = s.controller[power]
    return NOBODY if seat == enemy else seat


def in_combat(s: Position) -> bool:
    """Whether a combat is being fought, not just still lying on the table."""
    return s.fight is not None and not s.fight.settled


def wall(s: Position, fight: Fight) -> int:
    """The wall as Felon and Engineer leave it for this combat (MJ-ENG-1 to 3, MJ-FEL-1, 2)."""
    if fight.outcome != NOBODY:
        return fight.wall
    attack, level = fight.cards[ATTACK], s.level[fight.target]
    if number_of(attack, FELON):
        return s.box.walls[0]
    if level and number_of(attack, ENGINEER) and not engineer_cancelled(s, fight):
        return s.box.walls[level - 1]
    return s.box.walls[level]


def engineer_cancelled(s: Position, fight: Fight) -> bool:
    """A defender's Engineer cancels the attacker's, unless it gives a bonus instead (MJ-ENG-3, MJ-ODE-1)."""
    return number_of(fight.cards[DEFENCE], ENGINEER) > 0 and not s.box.defensive_engineer


Part = tuple[str, int]


def parts(s: Position, fight: Fight, side: int) -> list[Part]:
    """Everything that makes up a side's total, by name, die last (MJ-CBT-24, 25); the fight may be one as seen."""
    box = s.box
    seat, cards, doubled = fight.seats[side], fight.cards[side], fight.doubled[side]
    found: list[Part] = []
    if cards or fight.saved[side]:
        add(found, "cards", total_of(s, (cards & YELLOWS) + fight.saved[side]))
        add(found, "sign", 0 if doubled == NO_CARD else total_of(s, ONE[doubled]))
    add(found, "force", force(s, fight, side))
    add(found, "barons", barons_on(fight, side))
    if seat != NOBODY:
        add(found, "hero", box.hero_bonus * fight.heroes[side])
        add(found, "grand-master", box.grand_master_bonus if s.grand_masters >> seat & 1 else 0)
    if side == DEFENCE:
        add_defences(found, s, fight)
    add(found, "die", fight.dice[side])
    return found


def add(found: list[Part], name: str, value: int) -> None:
    """Another part, if it counts for anything."""
    if value:
        found.append((name, value))


def add_defences(found: list[Part], s: Position, fight: Fight) -> None:
    """What only a defender has: walls, terrain, sea, and those who hold the place for him (MJ-CBT-25 to 28)."""
    box = s.box
    attacker, target = fight.powers[ATTACK], fight.target
    mountain = box.mountains >> target & 1 and fight.link != RAID
    engineer = box.defensive_engineer and number_of(fight.cards[DEFENCE], ENGINEER)
    add(found, "wall", wall(s, fight))
    add(found, "militia", box.militia if fight.powers[DEFENCE] == FREE else 0)
    add(found, "mountain", box.mountain_bonus[attacker] if mountain else 0)
    add(found, "landing", box.landing_bonus[attacker] if fight.link == SEA else 0)
    add(found, "engineer", box.engineer_bonus if engineer else 0)
    add(found, "mercenaries", mercenaries_at(s, fight))


def mercenaries_at(s: Position, fight: Fight) -> int:
    """Those who defend the town, or did when the result was reckoned (MJ-MER-4, 8)."""
    if fight.outcome != NOBODY:
        return fight.hired
    return s.mercenaries[fight.target] if s.mercenaries else 0


def force(s: Position, fight: Fight, side: int) -> int:
    """What an automatic power fights with (MJ-AUT-2, 3)."""
    power = fight.powers[side]
    if power == FREE or fight.seats[side] != NOBODY:
        return 0
    return s.box.auto_attack[power] if side == ATTACK else s.box.auto_defence[power]


def total(s: Position, side: int) -> int:
    return sum([value for _, value in parts(s, combat_of(s), side)])
