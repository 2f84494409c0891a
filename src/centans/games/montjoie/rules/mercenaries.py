"""Montjoie !: mercenaries (chapter 22, MER)."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.bits import members
from centans.core.dice import Dice
from centans.core.game import NOBODY
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.montjoie.box.names import NATIONS, TOWNS
from centans.games.montjoie.choices.numbers import HIRE, Hire
from centans.games.montjoie.choices.places import NameTown, town_options
from centans.games.montjoie.choices.words import DONE, PASS, PLAY_FELON, ROLL
from centans.games.montjoie.model.fight import DEFENCE
from centans.games.montjoie.model.position import Position, combat_of, led_by, own_towns
from centans.games.montjoie.rules.laying import refuse_felon, steal
from centans.games.montjoie.rules.optional.steps import OptionalStep


def friendly(s: Position, seat: int) -> int:
    """The towns of a player's own power and of his loyal ally (MJ-MER-3, 6)."""
    towns = own_towns(s, seat)
    for nation in s.box.powers:
        if led_by(s, nation) == seat:
            towns |= s.held[nation]
    return towns


class HireMercenaries(OptionalStep):
    """Once in his purchases a player may try to hire, before all else (MJ-MER-1, 2)."""

    __slots__ = ("seat",)
    option: ClassVar[str] = "two_players"
    rule: ClassVar[str] = "MJ-MER-1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: Position) -> Ask | None:
        if s.money[self.seat] < s.box.mercenary_price or not room_for(s, self.seat):
            return None
        return Ask(self.seat, "hire-try", (ROLL, PASS))

    def run(self, s: Position, dice: Dice) -> None:
        """He cannot pay a single one, or has no town for him."""

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        return None if option is ROLL or option is PASS else Refusal("MJ-MER-1", "roll-or-pass")

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if option is ROLL:
            die = dice.d6("mercenaries")
            most = (die + 1) // 2
            if s.journal is not None:
                s.journal.tell("hire-roll", power=NATIONS[s.nation[seat]], die=die, number=most)
            s.agenda.next(HireNumber(seat, most))


def room_for(s: Position, seat: int) -> int:
    """Friendly towns with room for another mercenary (MJ-MER-3)."""
    towns = 0
    for town in members(friendly(s, seat)):
        if s.mercenaries[town] < s.box.mercenary_stack:
            towns |= 1 << town
    return towns


class HireNumber(Step[Position]):
    """As many as the roll allows and the treasury pays, or fewer (MJ-MER-1, 2)."""

    __slots__ = ("limit", "seat")
    rule: ClassVar[str] = "MJ-MER-2"

    def __init__(self, seat: int, limit: int) -> None:
        self.seat = seat
        self.limit = limit

    def most(self, s: Position) -> int:
        return min(self.limit, s.money[self.seat] // s.box.mercenary_price)

    def ask(self, s: Position) -> Ask | None:
        return Ask(self.seat, "hire", tuple(HIRE[: self.most(s) + 1]))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, Hire):
            return Refusal("MJ-MER-2", "hire-first")
        if option.number > self.limit:
            return Refusal("MJ-MER-1", "too-many-mercenaries", number=option.number, most=self.limit)
        price, money = option.number * s.box.mercenary_price, s.money[seat]
        return Refusal("MJ-MER-2", "too-dear", price=price, money=money) if price > money else None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, Hire)
        s.money[seat] -= option.number * s.box.mercenary_price
        if s.journal is not None:
            s.journal.tell("hired", power=NATIONS[s.nation[seat]], number=option.number)
        s.agenda.then(*[PlaceMercenary(seat) for _ in range(option.number)])


class PlaceMercenary(Step[Position]):
    """On a friendly town, three at most on one (MJ-MER-3)."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "MJ-MER-3"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: Position) -> Ask | None:
        options = town_options(room_for(s, self.seat))
        return Ask(self.seat, "hire-place", options) if options else None

    def run(self, s: Position, dice: Dice) -> None:
        """There is room for him nowhere; he goes home."""

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, NameTown):
            return Refusal("MJ-MER-3", "town-first")
        if not friendly(s, seat) >> option.town & 1:
            return Refusal("MJ-MER-3", "not-friendly", town=TOWNS[option.town])
        if s.mercenaries[option.town] >= s.box.mercenary_stack:
            return Refusal("MJ-MER-3", "full-of-mercenaries", town=TOWNS[option.town], most=s.box.mercenary_stack)
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, NameTown)
        s.mercenaries[option.town] += 1
        if s.journal is not None:
            s.journal.tell("mercenary-placed", power=NATIONS[s.nation[seat]], town=TOWNS[option.town])


class MercenaryMoves(OptionalStep):
    """Just before he lays his cards a defender may move mercenaries to the town, up to 2 towns each (MJ-MER-5 to 7);
    a Felon comes before them (MJ-CBT-17)."""

    __slots__ = ()
    option: ClassVar[str] = "two_players"
    rule: ClassVar[str] = "MJ-MER-5"

    def ask(self, s: Position) -> Ask | None:
        fight = combat_of(s)
        seat, target = fight.seats[DEFENCE], fight.target
        if seat == NOBODY or s.mercenaries[target] >= s.box.mercenary_stack:
            return None
        sources = in_reach(s, seat, target)
        if not sources:
            return None
        felon = () if refuse_felon(s, seat) else (PLAY_FELON,)
        return Ask(seat, "mercenary-move", (*town_options(sources), DONE, *felon))

    def run(self, s: Position, dice: Dice) -> None:
        """No mercenary can come, or there is no room for one."""

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        fight = combat_of(s)
        if option is DONE:
            return None
        if option is PLAY_FELON:
            return refuse_felon(s, seat)
        if not isinstance(option, NameTown):
            return Refusal("MJ-MER-5", "town-or-done")
        if not s.mercenaries[option.town] or option.town == fight.target:
            return Refusal("MJ-MER-5", "no-mercenary-there", town=TOWNS[option.town])
        if not in_reach(s, seat, fight.target) >> option.town & 1:
            return Refusal("MJ-MER-6", "mercenary-too-far", town=TOWNS[option.town])
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if isinstance(option, NameTown):
            self.move(s, seat, option.town)
        elif option is PLAY_FELON:
            steal(s, seat, dice)
        if option is not DONE:
            s.agenda.next(self)

    def move(self, s: Position, seat: int, source: int) -> None:
        target = combat_of(s).target
        s.mercenaries[source] -= 1
        s.mercenaries[target] += 1
        if s.journal is not None:
            power = NATIONS[s.nation[seat]]
            s.journal.tell("mercenary-moves", power=power, town=TOWNS[target], source=TOWNS[source])


def in_reach(s: Position, seat: int, target: int) -> int:
    """Friendly towns with mercenaries, two steps away at most, every town entered being friendly (MJ-MER-5, 6)."""
    mine = friendly(s, seat)
    near = (s.box.neighbours[target] | s.box.sea_from[target]) & mine
    far = near
    for _ in range(s.box.mercenary_move - 1):
        for town in members(far):
            far |= (s.box.neighbours[town] | s.box.sea_from[town]) & mine
    found = 0
    for town in members(far & ~(1 << target)):
        if s.mercenaries[town]:
            found |= 1 << town
    return found
