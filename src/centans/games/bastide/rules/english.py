"""Bastide: the English tile and its harassment (chapter 15)."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.game import NOBODY
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.bastide.box.pieces import NO_TILE, points_of
from centans.games.bastide.box.town import BLOCKS, EQUIPMENTS, EXPOSED_BLOCKS, EXPOSED_CIRCLES, RELIGIOUS, WALL_CIRCLES
from centans.games.bastide.choices import BLOCK, HARASS_HOUSES, HARASS_INFLUENCES, TOKEN, Block, Token
from centans.games.bastide.model import Position, camp_size, site_of, targets_on, tokens_at, walled
from centans.games.bastide.rules.destruction import remove_houses, remove_influences
from centans.games.bastide.rules.siege import Siege


class EnglishTile(Step[Position]):
    """With a full camp the siege begins; otherwise the tile harasses the town and joins the camp (BA-ENG-1, 2)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        if camp_size(s) >= s.box.camp_places:
            s.agenda.next(Siege())
        else:
            s.agenda.then(Harassment(), JoinCamp())


class JoinCamp(Step[Position]):
    """The tile becomes a token in the camp (BA-ENG-2)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        points = points_of(s.shown)
        s.camp[points - 1] += 1
        s.shown = NO_TILE
        if s.journal is not None:
            s.journal.tell("camp", points=points, number=camp_size(s))


# -- targets ----------------------------------------------------------------------------------------------------------


def exposed_houses(s: Position) -> list[int]:
    """The exposed blocks that have Houses (BA-HAR-3, 5)."""
    houses = s.houses
    return [block for block in EXPOSED_BLOCKS[walled(s)] if houses[block]]


def exposed_influences(s: Position) -> list[int]:
    """Influences on exposed outer portions and on religious buildings in exposed blocks (BA-HAR-4 to 6)."""
    sides = walled(s)
    circles = s.circles
    found = [circle for circle in EXPOSED_CIRCLES[sides] if circles[circle] != NOBODY]
    for building in RELIGIOUS:
        if s.filled[building] and site_of(s, building) in EXPOSED_BLOCKS[sides]:
            found += targets_on(s, building)
    return found


def wall_influences(s: Position) -> list[int]:
    circles = s.circles
    return [circle for circle in WALL_CIRCLES if circles[circle] != NOBODY]


def hits_of(s: Position) -> int:
    return s.box.hits[s.shown]


# -- one kind ---------------------------------------------------------------------------------------------------------


class Harassment(Step[Position]):
    """What is exposed is hit, otherwise the walls, otherwise nothing (BA-HAR-1 to 11)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        if s.box.mixed:
            s.agenda.then(*[Hit() for _ in range(hits_of(s))])
            return
        houses, influences = exposed_houses(s), exposed_influences(s)
        if houses and influences:
            s.agenda.next(HarassKind())
        elif houses:
            harass_houses(s, houses)
        elif influences:
            harass_influences(s, influences)
        else:
            harass_influences(s, wall_influences(s))


def harass_houses(s: Position, blocks: list[int]) -> None:
    number = min(hits_of(s), sum([s.houses[block] for block in blocks]))
    s.agenda.next(HarassHouses(tuple(blocks), number, ()))


def harass_influences(s: Position, targets: list[int]) -> None:
    number = min(hits_of(s), sum([tokens_at(s, target) for target in targets]))
    if number:
        s.agenda.next(HarassInfluences(tuple(targets), number, ()))
    elif s.journal is not None:
        s.journal.tell("no-damage")


class HarassKind(Step[Position]):
    """Houses or Influences, not both (BA-HAR-8)."""

    __slots__ = ()
    rule: ClassVar[str] = "BA-HAR-8"

    def ask(self, s: Position) -> Ask | None:
        return Ask(s.active, "harass-kind", (HARASS_HOUSES, HARASS_INFLUENCES))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if option is HARASS_HOUSES or option is HARASS_INFLUENCES:
            return None
        return Refusal("BA-HAR-8", "harass-kind-first")

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if option is HARASS_HOUSES:
            harass_houses(s, exposed_houses(s))
        else:
            harass_influences(s, exposed_influences(s))


class HarassHouses(Step[Position]):
    """Exposed Houses, of one block or two; what can be hit must be (BA-HAR-8, 9, 14)."""

    __slots__ = ("blocks", "number", "taken")
    rule: ClassVar[str] = "BA-HAR-9"

    def __init__(self, blocks: tuple[int, ...], number: int, taken: tuple[int, ...]) -> None:
        self.blocks = blocks
        """The targets are fixed when the tile is played (BA-HAR-12)."""
        self.number = number
        self.taken = taken

    def left(self, s: Position, block: int) -> int:
        return s.houses[block] - self.taken.count(block) if block in self.blocks else 0

    def ask(self, s: Position) -> Ask | None:
        return Ask(s.active, "harass-house", tuple([BLOCK[block] for block in self.blocks if self.left(s, block)]))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, Block):
            return Refusal("BA-HAR-8", "harass-house-first", left=self.number - len(self.taken))
        if self.left(s, option.block) > 0:
            return None
        return out_of_reach(s, option.block, self.taken.count(option.block))

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, Block)
        taken = (*self.taken, option.block)
        if len(taken) < self.number:
            s.agenda.next(HarassHouses(self.blocks, self.number, taken))
            return
        for block in dict.fromkeys(taken):
            remove_houses(s, block, taken.count(block))


def out_of_reach(s: Position, block: int, taken: int = 0) -> Refusal:
    """Why no House of this block can be hit."""
    if s.houses[block] - taken <= 0:
        return Refusal("BA-HAR-5", "no-house", block=BLOCKS[block])
    return Refusal("BA-HAR-3", "block-protected", block=BLOCKS[block])


class HarassInfluences(Step[Position]):
    """Exposed Influences, or those on the walls, of any owners (BA-HAR-8 to 10, 12, 14)."""

    __slots__ = ("number", "taken", "targets")
    rule: ClassVar[str] = "BA-HAR-9"

    def __init__(self, targets: tuple[int, ...], number: int, taken: tuple[int, ...]) -> None:
        self.targets = targets
        """Fixed when the tile is played (BA-HAR-12)."""
        self.number = number
        self.taken = taken

    def left(self, s: Position, target: int) -> int:
        return tokens_at(s, target) - self.taken.count(target) if target in self.targets else 0

    def ask(self, s: Position) -> Ask | None:
        options = tuple([TOKEN[target] for target in self.targets if self.left(s, target)])
        return Ask(s.active, "harass-influence", options)

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, Token):
            return Refusal("BA-HAR-14", "harass-influence-first", left=self.number - len(self.taken))
        if self.left(s, option.target) > 0:
            return None
        return beyond_reach(s, option, self.taken.count(option.target))

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, Token)
        taken = (*self.taken, option.target)
        if len(taken) < self.number:
            s.agenda.next(HarassInfluences(self.targets, self.number, taken))
        else:
            remove_influences(s, taken)


def beyond_reach(s: Position, option: Token, taken: int = 0) -> Refusal:
    """Why this Influence cannot be hit."""
    equipment = EQUIPMENTS[option.equipment]
    if tokens_at(s, option.target) - taken <= 0:
        return Refusal("BA-HAR-5", "no-influence-there", equipment=equipment)
    if option.target in WALL_CIRCLES:
        return Refusal("BA-HAR-7", "walls-not-yet", houses=len(exposed_houses(s)), tokens=len(exposed_influences(s)))
    return Refusal("BA-HAR-6", "influence-protected", equipment=equipment)


# -- mixed ------------------------------------------------------------------------------------------------------------


def mixed_targets(s: Position) -> tuple[Option, ...]:
    """Houses and Influences exposed now; if there are none, the walls (BA-HAR-13)."""
    houses: list[Option] = [BLOCK[block] for block in exposed_houses(s)]
    exposed = (*houses, *[TOKEN[target] for target in exposed_influences(s)])
    return exposed or tuple([TOKEN[target] for target in wall_influences(s)])


class Hit(Step[Position]):
    """With `harass_mode` = `mixed`: one hit, its targets determined anew (BA-HAR-13)."""

    __slots__ = ()
    rule: ClassVar[str] = "BA-HAR-13"

    def ask(self, s: Position) -> Ask | None:
        targets = mixed_targets(s)
        return Ask(s.active, "hit", targets) if targets else None

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if option in mixed_targets(s):
            return None
        if isinstance(option, Block):
            return out_of_reach(s, option.block)
        if isinstance(option, Token):
            return beyond_reach(s, option)
        return Refusal("BA-HAR-14", "hit-first")

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if isinstance(option, Block):
            remove_houses(s, option.block, 1)
        else:
            assert isinstance(option, Token)
            remove_influences(s, (option.target,))

    def run(self, s: Position, dice: Dice) -> None:
        if s.journal is not None:
            s.journal.tell("no-damage")
