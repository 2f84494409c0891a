"""Guesclin !: melee, position and riposte (chapter 15)."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.game import NOBODY
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.guesclin.box.grid import BIT, LABELS, direction_of, distance
from centans.games.guesclin.box.ground import Beside
from centans.games.guesclin.box.names import BANNERS, BUNDLE, LOOT
from centans.games.guesclin.choices import FORBEAR, RIPOSTE
from centans.games.guesclin.model import Position, carries, ground, seat_of
from centans.games.guesclin.rules.alarm import attack_is_heard
from centans.games.guesclin.rules.hits import hit
from centans.games.guesclin.rules.values import defence, is_surprised, melee


def within_arms_reach(s: Position, fighter: int) -> int:
    """The hexes with an enemy he may strike: adjacent, no obstacle between, his hands free (GU-MELEE-1, 2)."""
    here = s.where[fighter]
    if here < 0 or s.load[fighter] != NOBODY:
        return 0
    return ground(s).free[here] & s.men_at[1 - s.box.men.side[fighter]]


def refuse_attack(s: Position, fighter: int, place: int) -> Refusal | None:
    here = s.where[fighter]
    if within_arms_reach(s, fighter) & BIT[place]:
        return None
    if s.load[fighter] != NOBODY:
        return Refusal(loaded_rule(carries(s, fighter)), "hands-full", thing=carries(s, fighter))
    target = s.occupant[place]
    if target == NOBODY or s.box.men.side[target] == s.box.men.side[fighter]:
        return Refusal("GU-MELEE-1", "no-enemy-there", hex=LABELS[place])
    if here < 0 or distance(here, place) > 1:
        return Refusal(
            "GU-MELEE-1", "not-adjacent", hex=LABELS[place], distance=distance(here, place) if here >= 0 else 0
        )
    return Refusal("GU-MELEE-2", "obstacle-in-melee", hex=LABELS[place])


def loaded_rule(thing: str) -> str:
    """The rule by which a carrier does not fight."""
    if thing == LOOT:
        return "GU-S1-6"
    return "GU-S2-12" if thing == BUNDLE else "GU-S3-7"


# -- scores ---------------------------------------------------------------------------------------------------------


def capacity(s: Position, fighter: int) -> int:
    """The row of the dice table for a blow (GU-MELEE-4, 5)."""
    return s.box.dice.row(melee(s, fighter))


def beside_from(s: Position, here: int, there: int) -> Beside:
    """Where men count beside a melee between two hexes (GU-POS-1, 2, 8)."""
    row = s.box.beside[1 if s.gate_shut else 0][here]
    found = row[direction_of(here, there)]
    assert found is not None, "two adjacent hexes"
    return found


def position(s: Position, attacker: int, victim: int) -> int:
    """The men beside the attacker who help the victim, less those beside the victim who harm him (GU-POS-3, 4)."""
    return position_from(s, s.where[attacker], attacker, victim)


def position_from(s: Position, here: int, attacker: int, victim: int) -> int:
    """The same if the attacker stood on another hex than he does."""
    around = beside_from(s, here, s.where[victim])
    side = s.box.men.side[victim]
    friends = s.men_at[side]
    foes = s.men_at[1 - side]
    if s.where[attacker] >= 0:
        foes &= ~BIT[s.where[attacker]]
    sum_of_hands = 0
    if friends & around.help_left:
        sum_of_hands += 1
    if friends & around.help_right:
        sum_of_hands += 1
    if foes & around.harm_left:
        sum_of_hands -= 1
    if foes & around.harm_right:
        sum_of_hands -= 1
    return sum_of_hands * s.box.support


def defence_score(s: Position, attacker: int, victim: int) -> int:
    """What a blow must reach (GU-MELEE-6); terrain does not matter (GU-MELEE-7)."""
    return defence(s, victim) + position(s, attacker, victim)


def can_riposte(s: Position, victim: int) -> bool:
    """Initiative, hands free, not surprised (GU-RIP-1, 9; GU-S2-11)."""
    return s.box.men.initiative[victim] and s.load[victim] == NOBODY and not is_surprised(s, victim)


# -- steps ----------------------------------------------------------------------------------------------------------


class Attack(Step[Position]):
    """A melee attack is declared; the alarm is heard, and the victim may decide to riposte (GU-RIP-1 to 3)."""

    __slots__ = ("attacker", "victim")

    def __init__(self, attacker: int, victim: int) -> None:
        self.attacker = attacker
        self.victim = victim

    def run(self, s: Position, dice: Dice) -> None:
        attack_is_heard(s, self.attacker)
        if not can_riposte(s, self.victim):
            s.agenda.next(Exchange(self.attacker, self.victim, riposte=False))
        elif s.box.rules.ask_riposte:
            s.agenda.next(DecideRiposte(self.attacker, self.victim))
        else:
            s.agenda.next(Exchange(self.attacker, self.victim, riposte=True))


class DecideRiposte(Step[Position]):
    """The victim's player says before any die is rolled whether he strikes back (GU-RIP-3)."""

    __slots__ = ("attacker", "victim")
    rule: ClassVar[str] = "GU-RIP-3"

    def __init__(self, attacker: int, victim: int) -> None:
        self.attacker = attacker
        self.victim = victim

    def ask(self, s: Position) -> Ask | None:
        return Ask(seat_of(s, self.victim), "riposte", (RIPOSTE, FORBEAR))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if option is RIPOSTE or option is FORBEAR:
            return None
        return Refusal("GU-RIP-3", "riposte-first")

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        s.agenda.next(Exchange(self.attacker, self.victim, riposte=option is RIPOSTE))


class Exchange(Step[Position]):
    """Attack, and perhaps riposte: both on the situation before, the attack rolled first (GU-RIP-4, 5, 10)."""

    __slots__ = ("attacker", "riposte", "victim")

    def __init__(self, attacker: int, victim: int, riposte: bool) -> None:
        self.attacker = attacker
        self.victim = victim
        self.riposte = riposte

    def run(self, s: Position, dice: Dice) -> None:
        struck = strike(s, self.attacker, self.victim, "attack", dice)
        struck_back = self.riposte and strike(s, self.victim, self.attacker, "riposte", dice)
        if struck:
            hit(s, self.victim)
        if struck_back:
            hit(s, self.attacker)


def strike(s: Position, attacker: int, victim: int, label: str, dice: Dice) -> bool:
    """Roll a blow; whether it hits (GU-DICE-1 to 12)."""
    row = capacity(s, attacker)
    needed = defence_score(s, attacker, victim)
    return roll(s, attacker, victim, label, row, needed, dice)


def roll(s: Position, attacker: int, victim: int, label: str, row: int, needed: int, dice: Dice) -> bool:
    """The dice of an attack, a riposte or a shot: all are recorded, two are kept."""
    table = s.box.dice
    rolled = table.roll(row, label, dice)
    kept = table.kept(row, rolled)
    score = kept[0] + kept[1]
    hits = table.is_hit(score, needed)
    if s.journal is not None:
        men = s.box.men
        s.journal.tell(
            "struck",
            act=label,
            banner=BANNERS[men.banner[attacker]],
            fighter=men.kind[attacker],
            hex=LABELS[s.where[attacker]],
            victim_banner=BANNERS[men.banner[victim]],
            victim=men.kind[victim],
            victim_hex=LABELS[s.where[victim]],
            capacity=row,
            dice=" ".join([str(die) for die in rolled]),
            kept=" ".join([str(die) for die in kept]),
            score=score,
            defence=needed,
            hit="yes" if hits else "no",
        )
    return hits
