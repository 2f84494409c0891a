"""Guesclin !: actions (chapter 11)."""

from __future__ import annotations

from typing import ClassVar, Final

from centans.core.asks import Ask, Refusal
from centans.core.bits import members
from centans.core.dice import Dice
from centans.core.game import NOBODY
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.guesclin.box.names import BANNERS, CART
from centans.games.guesclin.choices import (
    ACT,
    ATTACK,
    CLEAR,
    DONE,
    END,
    LAY,
    LEAVE,
    LET_GO,
    PASS,
    SHOOT,
    TAKE,
    WINCH,
    ActWith,
    HexOption,
    moves_to,
)
from centans.games.guesclin.model import RESERVE, Position, carries
from centans.games.guesclin.rules.ending import after_action
from centans.games.guesclin.rules.hits import set_down
from centans.games.guesclin.rules.melee import Attack, refuse_attack, within_arms_reach
from centans.games.guesclin.rules.movement import exits_of, leave, move, reach_of, refuse_exit, refuse_move, stops
from centans.games.guesclin.rules.shooting import Shot, in_range, refuse_shot
from centans.games.guesclin.rules.tasks import do_task, refuse_task, tasks_of

TASKS: Final = (TAKE, LAY, CLEAR, WINCH)


class Actions(Step[Position]):
    """Each fighter of the banner acts once, in any order; the player may end it earlier (GU-ACT-1, 7)."""

    __slots__ = ("banner",)
    rule: ClassVar[str] = "GU-ACT-1"

    def __init__(self, banner: int) -> None:
        self.banner = banner

    def ask(self, s: Position) -> Ask | None:
        men = s.box.men
        options: list[Option] = [
            ACT[men.name[fighter]] for fighter in men.of_banner[self.banner] if may_act(s, fighter)
        ]
        if not options:
            return None
        options.append(END)
        return Ask(s.box.seat_of[self.banner], "fighter", tuple(options))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if option is END:
            return None
        if not isinstance(option, ActWith):
            return Refusal("GU-ACT-1", "fighter-first")
        fighter = s.box.men.find(self.banner, option.name)
        if fighter == NOBODY:
            return Refusal("GU-ACT-1", "no-such-fighter", banner=BANNERS[self.banner])
        if s.acted >> fighter & 1:
            return Refusal("GU-ACT-1", "has-acted", fighter=s.box.men.kind[fighter])
        if not may_act(s, fighter):
            return Refusal("GU-ACT-1", "not-on-the-map", fighter=s.box.men.kind[fighter])
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if not isinstance(option, ActWith):
            return
        fighter = s.box.men.find(self.banner, option.name)
        s.acted |= 1 << fighter
        s.agenda.then(Action(fighter), EndOfAction(), self)

    def run(self, s: Position, dice: Dice) -> None:
        """Everybody has acted."""


def may_act(s: Position, fighter: int) -> bool:
    """He is on the map, or in reserve and may enter (GU-S2-6), and has not acted yet."""
    if s.acted >> fighter & 1:
        return False
    if s.where[fighter] >= 0:
        return True
    reserve = s.box.scenario.reserve[s.box.men.banner[fighter]]
    return s.where[fighter] == RESERVE and reserve is not None and s.turn >= reserve.from_round


class Action(Step[Position]):
    """A general action begins with a move, or at once with a blow or a task; or he shoots, or leaves (GU-ACT-2, 3)."""

    __slots__ = ("fighter",)
    rule: ClassVar[str] = "GU-ACT-2"

    def __init__(self, fighter: int) -> None:
        self.fighter = fighter

    def ask(self, s: Position) -> Ask | None:
        fighter = self.fighter
        options = moves_to(stops(s, fighter, reach_of(s, fighter).everywhere))
        targets = within_arms_reach(s, fighter)
        if targets:
            options += [ATTACK[place] for place in members(targets)]
        targets = in_range(s, fighter)
        if targets:
            options += [SHOOT[place] for place in members(targets)]
        if s.box.exits[s.box.men.banner[fighter]] is not None:
            options += [LEAVE[place] for place in members(exits_of(s, fighter))]
        options += tasks_of(s, fighter)
        if carries(s, fighter) == CART:
            options.append(LET_GO)
        options.append(PASS)
        return Ask(s.box.seat_of[s.box.men.banner[fighter]], "action", tuple(options))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        fighter = self.fighter
        if option is PASS:
            return None
        if option is LET_GO:
            return None if carries(s, fighter) == CART else Refusal("GU-S3-8", "no-cart-to-let-go")
        if option in TASKS:
            return refuse_task(s, fighter, option)
        if not isinstance(option, HexOption):
            return Refusal("GU-ACT-1", "finish-action", fighter=s.box.men.kind[fighter])
        if option.kind == "move":
            return refuse_move(s, fighter, option.place)
        if option.kind == "attack":
            return refuse_attack(s, fighter, option.place)
        if option.kind == "shoot":
            return refuse_shot(s, fighter, option.place)
        if option.kind == "leave":
            return refuse_exit(s, fighter, option.place)
        if option.kind == "give":
            return refuse_task(s, fighter, option)
        return Refusal("GU-ACT-1", "finish-action", fighter=s.box.men.kind[fighter])

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        fighter = self.fighter
        if option is PASS:
            return
        if option is LET_GO:
            let_go(s, fighter)
            s.agenda.next(self)
        elif not isinstance(option, HexOption) or option.kind == "give":
            do_task(s, fighter, option)
        elif option.kind == "move":
            move(s, fighter, option.place)
            s.agenda.next(FollowUp(fighter))
        elif option.kind == "attack":
            s.agenda.next(Attack(fighter, s.occupant[option.place]))
        elif option.kind == "shoot":
            s.agenda.next(Shot(fighter, s.occupant[option.place]))
        else:
            leave(s, fighter, option.place)


def let_go(s: Position, fighter: int) -> None:
    """A leader lets go of his cart, which stays on his hex (GU-S3-8)."""
    set_down(s, fighter)
    if s.journal is not None:
        men = s.box.men
        s.journal.tell("let-go", banner=BANNERS[men.banner[fighter]], fighter=men.kind[fighter])


class FollowUp(Step[Position]):
    """After his move: one melee attack, or one task, or nothing more (GU-ACT-3 to 5)."""

    __slots__ = ("fighter",)
    rule: ClassVar[str] = "GU-ACT-3"

    def __init__(self, fighter: int) -> None:
        self.fighter = fighter

    def ask(self, s: Position) -> Ask | None:
        options: list[Option] = tasks_of(s, self.fighter)
        targets = within_arms_reach(s, self.fighter)
        if targets:
            options += [ATTACK[place] for place in members(targets)]
        if not options:
            return None
        options.append(DONE)
        return Ask(s.box.seat_of[s.box.men.banner[self.fighter]], "follow-up", tuple(options))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        fighter = self.fighter
        if option is DONE:
            return None
        if option in TASKS:
            return refuse_task(s, fighter, option)
        if isinstance(option, HexOption):
            if option.kind == "attack":
                return refuse_attack(s, fighter, option.place)
            if option.kind == "give":
                return refuse_task(s, fighter, option)
            if option.kind == "shoot":
                return Refusal("GU-SHOT-2", "moved-no-shot", fighter=s.box.men.kind[fighter])
            if option.kind == "move":
                return Refusal("GU-ACT-3", "has-moved", fighter=s.box.men.kind[fighter])
            if option.kind == "leave":
                return Refusal("GU-EXIT-1", "has-moved", fighter=s.box.men.kind[fighter])
        return Refusal("GU-ACT-1", "finish-action", fighter=s.box.men.kind[fighter])

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if option is DONE:
            return
        if isinstance(option, HexOption) and option.kind == "attack":
            s.agenda.next(Attack(self.fighter, s.occupant[option.place]))
        else:
            do_task(s, self.fighter, option)

    def run(self, s: Position, dice: Dice) -> None:
        """There is nothing he could do there."""


class EndOfAction(Step[Position]):
    """What ends the game at once is checked after each action (GU-ROUND-4, GU-END-1)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        after_action(s)
