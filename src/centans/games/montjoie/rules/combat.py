"""Montjoie !: combats, from the declaration to the settlement (chapter 16)."""

from __future__ import annotations

from typing import ClassVar, Final

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.game import NOBODY
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.montjoie.box.names import LINKS, NATIONS, POWERS, RAID, SEA, TOWNS
from centans.games.montjoie.box.realm import Realm
from centans.games.montjoie.choices.words import ALLOW, FORBID
from centans.games.montjoie.model.fight import ATTACK, DEFENCE
from centans.games.montjoie.model.position import Position
from centans.games.montjoie.model.totals import new_fight
from centans.games.montjoie.rules.barons import OwnBarons, Support
from centans.games.montjoie.rules.laying import LayAttack, LayDefence
from centans.games.montjoie.rules.mercenaries import MercenaryMoves
from centans.games.montjoie.rules.optional.combat_throw import SecondCombatThrow
from centans.games.montjoie.rules.optional.steps import in_play
from centans.games.montjoie.rules.promises import attack_declared
from centans.games.montjoie.rules.result import Result, Retreats, Reveal, Settlement
from centans.games.montjoie.rules.signs import Signs


def sequence_of_combat() -> tuple[Step[Position], ...]:
    """A combat once it is declared (MJ-CBT-13 to 42)."""
    return (
        # laying cards
        LayAttack(),
        OwnBarons(ATTACK),
        Support(ATTACK, 0),
        MercenaryMoves(),
        LayDefence(),
        OwnBarons(DEFENCE),
        Support(DEFENCE, 0),
        # totals
        Reveal(),
        SecondCombatThrow(ATTACK),
        SecondCombatThrow(DEFENCE),
        Signs(ATTACK, passed=False, answering=False),
        # result
        Result(),
        Retreats(ATTACK),
        Retreats(DEFENCE),
        Settlement(),
    )


def begin_combat(s: Position, power: int, source: int, target: int, link: int) -> None:
    s.fight = new_fight(s, power, source, target, link)
    s.agenda.begin(combat_at(s.box))


COMBATS: Final[dict[tuple[str, ...], tuple[Step[Position], ...]]] = {}
"""By the optional rules in use: a combat with them. Steps never change, so all combats share them."""


def combat_at(box: Realm) -> tuple[Step[Position], ...]:
    """The sequence as it is played at this table."""
    found = COMBATS.get(box.optional)
    if found is None:
        found = COMBATS[box.optional] = in_play(box, sequence_of_combat())
    return found


def declare(s: Position, power: int, source: int, target: int, link: int) -> None:
    """Source, target and way are public and final; both are used up for this power (MJ-CBT-7, 8, 11)."""
    s.sources[power] |= 1 << source
    s.targets[power] |= 1 << target
    if link == RAID:
        s.chevauchees -= 1
    if s.journal is not None:
        defender = POWERS[s.owner[target]]
        s.journal.tell(
            "attacks", power=POWERS[power], town=TOWNS[target], other=defender, source=TOWNS[source], link=LINKS[link]
        )
    attack_declared(s, power, s.owner[target])
    if link == SEA and s.master != NOBODY and s.nation[s.master] != power:
        s.agenda.next(Veto(power, source, target))
    else:
        begin_combat(s, power, source, target, link)


class Veto(Step[Position]):
    """The Master of the Seas may forbid a landing of another power; it counts as an attack all the same
    (MJ-NAV-12, 13; MJ-CBT-12)."""

    __slots__ = ("power", "source", "target")
    rule: ClassVar[str] = "MJ-NAV-12"

    def __init__(self, power: int, source: int, target: int) -> None:
        self.power = power
        self.source = source
        self.target = target

    def ask(self, s: Position) -> Ask | None:
        return Ask(s.master, "veto", (ALLOW, FORBID))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        return None if option is ALLOW or option is FORBID else Refusal("MJ-NAV-12", "allow-or-forbid")

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if s.journal is not None:
            master = NATIONS[s.nation[seat]]
            act = "forbids" if option is FORBID else "allows"
            s.journal.tell("veto", power=master, other=POWERS[self.power], town=TOWNS[self.target], act=act)
        if option is ALLOW:
            begin_combat(s, self.power, self.source, self.target, SEA)
