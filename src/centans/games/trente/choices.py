"""Le Combat des Trente: everything that can be chosen."""

from __future__ import annotations

from typing import Final

from centans.core.bits import Wide
from centans.core.options import Catalogue, Option
from centans.games.trente.box.cards import ARMS, ARMS_IDS, CARD_ID, KINDS, RUSE, SPECIAL_IDS, VALUES
from centans.games.trente.box.cells import CELLS, NAME, SIZE
from centans.games.trente.box.units import ARMY_SIZE, NUMBERS, hero_card


class CellOption(Option):
    """A choice of a cell: to end a move there, to land there, to set a unit up there."""

    __slots__ = ("cell",)

    def __init__(self, kind: str, cell: int) -> None:
        super().__init__(kind, cell=NAME[cell])
        self.cell = cell


class UnitOption(Option):
    """A choice of a unit of one army, by its number."""

    __slots__ = ("number",)

    def __init__(self, kind: str, number: int) -> None:
        super().__init__(kind, unit=NUMBERS[number])
        self.number = number


class KeepCard(Option):
    """Keep a card of this kind for the next turn."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__("keep", card=CARD_ID[card])
        self.card = card


NO_BASE: Final = 0
HERO_BASE: Final = 7
"""The base of a combination: nothing, a Force card of value 1 to 6, or the squire's Hero card."""
ARMS_CHOICES: Final = len(ARMS_IDS) + 1
SPECIAL_CHOICES: Final = 4
"""None, Ruse, Harangue, God's Help; Rest is never laid (CT-COMBO-7)."""
NONE: Final = "none"


class LayCards(Option):
    """A combination: `lay f4 lance ruse hero`, `lay hero`, `lay die`. `arms` and `special` count from 1, 0 is none."""

    __slots__ = ("arms", "base", "hero", "number", "special")

    def __init__(self, base: int, arms: int, special: int, hero: int) -> None:
        names = {
            "base": "die" if base == NO_BASE else "hero" if base == HERO_BASE else f"f{base}",
            "arms": ARMS_IDS[arms - 1] if arms else NONE,
            "special": SPECIAL_IDS[special - 1] if special else NONE,
            "hero": "hero" if hero else NONE,
        }
        super().__init__("lay", **names)
        self.notation = " ".join(["lay", *[name for name in names.values() if name != NONE]])
        self.base = base
        self.arms = arms
        self.special = special
        self.hero = hero
        self.number = combination(base, arms, special, hero)

    @property
    def cards(self) -> int:
        """How many cards it has."""
        return (self.base != NO_BASE) + (self.arms > 0) + (self.special > 0) + self.hero


def combination(base: int, arms: int, special: int, hero: int) -> int:
    """The number of a combination."""
    return ((base * ARMS_CHOICES + arms) * SPECIAL_CHOICES + special) * 2 + hero


def cards_of(number: int, unit: int) -> list[int]:
    """The kinds of cards of a combination: base, Arms, Special, Hero."""
    hero = number % 2
    number //= 2
    special = number % SPECIAL_CHOICES
    number //= SPECIAL_CHOICES
    arms = number % ARMS_CHOICES
    base = number // ARMS_CHOICES
    found: list[int] = []
    if base == HERO_BASE:
        found.append(hero_card(unit))
    elif base:
        found.append(base - 1)
    if arms:
        found.append(ARMS + arms - 1)
    if special:
        found.append(RUSE + special - 1)
    if hero:
        found.append(hero_card(unit))
    return found


def _combinations() -> list[LayCards]:
    """Nothing; a Force card, perhaps with Arms, a Special, a Hero; a Hero with Arms and a Special (CT-COMBO-2, 6)."""
    found = [LayCards(NO_BASE, 0, 0, 0)]
    for base in range(1, HERO_BASE + 1):
        for arms in range(ARMS_CHOICES):
            for special in range(SPECIAL_CHOICES):
                found += [LayCards(base, arms, special, hero) for hero in range(1 if base == HERO_BASE else 2)]
    return found


LAYS: Final = _combinations()
LAY: Final = {option.number: option for option in LAYS}
DIE_ALONE: Final = LAYS[0]

POSTS: Final = tuple([CellOption("post", cell) for cell in CELLS])
ORDER: Final = tuple([UnitOption("order", number) for number in range(ARMY_SIZE)])
MOVES: Final = tuple([CellOption("move", cell) for cell in CELLS])
CHARGE: Final = tuple([UnitOption("charge", number) for number in range(ARMY_SIZE)])
LANDINGS: Final = tuple([CellOption("land", cell) for cell in CELLS])
ATTACK: Final = tuple([UnitOption("attack", number) for number in range(ARMY_SIZE)])
DECLINE: Final = Option("decline")
TAKE_BACK: Final = Option("take-back")
LEAVE: Final = Option("leave")
ADVANCE: Final = Option("advance")
STAY: Final = Option("stay")
HEAL: Final = tuple([UnitOption("heal", number) for number in range(ARMY_SIZE)])
PLAY_REST: Final = Option("rest")
NO_REST: Final = Option("no-rest")
KEEP: Final = tuple([KeepCard(card) for card in range(KINDS)])
DONE: Final = Option("done")

CATALOGUE: Final = Catalogue(
    [
        *ORDER,
        *MOVES,
        *ATTACK,
        DECLINE,
        *LAYS,
        *CHARGE,
        *LANDINGS,
        TAKE_BACK,
        LEAVE,
        ADVANCE,
        STAY,
        *HEAL,
        PLAY_REST,
        NO_REST,
        *KEEP,
        DONE,
        *POSTS,
    ]
)

assert VALUES < HERO_BASE


# -- from sets to options -----------------------------------------------------------------------------------------

BYTE: Final = 8
"""Sets are looked up eight places at a time."""


def _by_cell(options: tuple[CellOption, ...]) -> list[CellOption]:
    row = [options[0]] * SIZE
    for option in options:
        row[option.cell] = option
    return row


class CellMenu:
    """The options of one kind for any set of cells, put together from parts met before."""

    __slots__ = ("by_cell", "parts")

    def __init__(self, options: tuple[CellOption, ...]) -> None:
        self.by_cell = _by_cell(options)
        self.parts: list[list[Option] | None] = [None] * (SIZE // BYTE << BYTE)
        """For each eight cells and each set of them, their options, one after another."""

    def options(self, cells: Wide) -> tuple[Option, ...]:
        found: list[Option] = []
        octets: bytes = cells.to_bytes(SIZE // BYTE, "little")
        for place in range(SIZE // BYTE):
            part = octets[place]
            if part:
                known = self.parts[place << BYTE | part]
                if known is None:
                    known = self._make(place, part)
                found += known
        return tuple(found)

    def _make(self, place: int, part: int) -> list[Option]:
        start = place * BYTE
        known: list[Option] = [self.by_cell[start + bit] for bit in range(BYTE) if part >> bit & 1]
        self.parts[place << BYTE | part] = known
        return known


MOVE_MENU: Final = CellMenu(MOVES)
LAND_MENU: Final = CellMenu(LANDINGS)
POST_MENU: Final = CellMenu(POSTS)
MOVE: Final = MOVE_MENU.by_cell
POST: Final = POST_MENU.by_cell


class UnitMenu:
    """The options of one kind for any set of units of an army, put together from bytes met before."""

    __slots__ = ("by_number", "parts")

    def __init__(self, options: tuple[UnitOption, ...]) -> None:
        self.by_number = options
        self.parts: list[list[list[Option] | None]] = [[None] * 256 for _ in range(4)]

    def options(self, numbers: int) -> tuple[Option, ...]:
        found: list[Option] = []
        place = 0
        while numbers:
            part = numbers & 255
            if part:
                known = self.parts[place][part]
                if known is None:
                    known = self._make(place, part)
                found += known
            numbers >>= BYTE
            place += 1
        return tuple(found)

    def _make(self, place: int, part: int) -> list[Option]:
        start = place * BYTE
        known: list[Option] = [self.by_number[start + bit] for bit in range(BYTE) if part >> bit & 1]
        self.parts[place][part] = known
        return known


ORDER_MENU: Final = UnitMenu(ORDER)
CHARGE_MENU: Final = UnitMenu(CHARGE)
ATTACK_MENU: Final = UnitMenu(ATTACK)
HEAL_MENU: Final = UnitMenu(HEAL)

assert SIZE % BYTE == 0
