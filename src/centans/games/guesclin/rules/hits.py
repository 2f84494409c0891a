"""Guesclin !: hits (chapter 15) and the loot that falls (GU-S1-9 to 11)."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.bits import members
from centans.core.dice import Dice
from centans.core.game import NOBODY
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.guesclin.box.grid import BIT, LABELS
from centans.games.guesclin.box.names import BANNERS, BUNDLE, LOOT, STUNNED, UNHURT
from centans.games.guesclin.choices import DROP, HexOption
from centans.games.guesclin.model import NEUTRALISED, Position, carries, everybody_at, ground, seat_of, take_off


def hit(s: Position, fighter: int) -> None:
    """Unhurt, he is stunned; stunned, he is neutralised; a load may change that (GU-HIT-1 to 3)."""
    load = carries(s, fighter)
    if load == LOOT:
        s.agenda.next(Drop(fighter))
        return
    if load:
        set_down(s, fighter)
        tell(s, "load-falls", fighter, load)
    if load == BUNDLE:
        return
    if s.face[fighter] == UNHURT:
        s.face[fighter] = STUNNED
        tell(s, "stunned", fighter, load)
        return
    tell(s, "neutralised", fighter, load)
    take_off(s, fighter, NEUTRALISED)


def set_down(s: Position, fighter: int) -> None:
    """What he carries lies on his own hex (GU-S2-12, 13; GU-S3-8, 9)."""
    thing = s.load[fighter]
    s.load[fighter] = NOBODY
    s.carrier[thing] = NOBODY
    s.lies_at[thing] = s.where[fighter]


def tell(s: Position, key: str, fighter: int, thing: str) -> None:
    if s.journal is None:
        return
    men = s.box.men
    banner, kind, where = BANNERS[men.banner[fighter]], men.kind[fighter], LABELS[s.where[fighter]]
    if key == "load-falls":
        s.journal.tell("load-falls", banner=banner, fighter=kind, hex=where, thing=thing)
    elif key == "stunned":
        s.journal.tell("stunned", banner=banner, fighter=kind, hex=where)
    else:
        s.journal.tell("neutralised", banner=banner, fighter=kind, hex=where)


class Drop(Step[Position]):
    """The carrier of the loot is unharmed but drops it; his player chooses where it falls (GU-S1-9 to 11)."""

    __slots__ = ("fighter",)
    rule: ClassVar[str] = "GU-S1-10"

    def __init__(self, fighter: int) -> None:
        self.fighter = fighter

    def ask(self, s: Position) -> Ask | None:
        options = tuple([DROP[place] for place in members(drop_hexes(s, self.fighter))])
        return Ask(seat_of(s, self.fighter), "drop", options)

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, HexOption) or option.kind != "drop":
            return Refusal("GU-S1-10", "drop-first")
        if drop_hexes(s, self.fighter) & BIT[option.place]:
            return None
        return Refusal("GU-S1-10", "cannot-fall-there", hex=LABELS[option.place])

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, HexOption)
        set_down(s, self.fighter)
        s.lies_at[s.box.things.index(LOOT)] = option.place
        if s.journal is not None:
            men = s.box.men
            s.journal.tell(
                "loot-falls",
                banner=BANNERS[men.banner[self.fighter]],
                fighter=men.kind[self.fighter],
                hex=LABELS[option.place],
            )


def drop_hexes(s: Position, fighter: int) -> int:
    """Adjacent, no water, no obstacle between, and free; if none is, occupied ones; else his own (GU-S1-10, 11)."""
    here = s.where[fighter]
    beside = ground(s).free[here] & ground(s).dry
    return beside & ~everybody_at(s) or beside or BIT[here]
