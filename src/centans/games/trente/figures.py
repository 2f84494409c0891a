"""Le Combat des Trente: the figures of the box as a view, so that a page need repeat none of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from centans.games.trente.cards import ARMS_IDS, CARD_ID, DECKS, KINDS, STARTS
from centans.games.trente.cells import COLUMNS, NAME, OAK_SQUARES, ROWS, WIDTH, members
from centans.games.trente.field import Field, Mission
from centans.games.trente.model import ARMIES, CELL_KINDS, RANKS, UNIT_ID, UNITS, Position
from centans.games.trente.rules.resolution import value_of


@dataclass
class SpecialCellView:
    """A cell that does something: oak, arms, force or horse."""

    cell: str
    kind: str


@dataclass
class RankFigures:
    """What goes with a rank."""

    rank: str
    move: int
    kill_vp: int
    alive_vp: int


@dataclass
class CardFigures:
    """A kind of card: its deck, its worth in a combination, how many there are; for Arms, who may use it."""

    card: str
    deck: str
    value: int
    copies: int
    offensive: bool
    defensive: bool
    knights_only: bool
    full_life: bool


@dataclass
class MissionFigures:
    """A Mission card: the units it names, and the figures that its text `mission-…` speaks of."""

    mission: str
    army: str
    units: list[str]
    bonus: int
    bonus_wounded: int
    move: int
    near: int
    friends: int
    heal: int
    max_losses: int
    vp: int
    vp_max: int
    vp_other: int


@dataclass
class FiguresView:
    """What never changes in a match."""

    columns: str
    rows: int
    oak_squares: list[str]
    special_cells: list[SpecialCellView]
    start_cells: dict[str, str]
    life: int
    orders: int
    keep: int
    ranks: list[RankFigures]
    cards: list[CardFigures]
    missions: list[MissionFigures]
    support: int
    support_range: int
    knight_bonus: int
    captain_bonus: int
    oak_vp: int
    horse_vp: int
    rest_heals: int
    extra_squire_knight: int
    extra_knight_captain: int
    extra_squire_captain: int
    settings: dict[str, str]


def figures(s: Position) -> FiguresView:
    return _figures(s.box)


@lru_cache(100)
def _figures(box: Field) -> FiguresView:
    """Made once for each match at hand."""
    return FiguresView(
        columns=COLUMNS,
        rows=ROWS,
        oak_squares=[f"{COLUMNS[square % WIDTH]}{square // WIDTH + 1}" for square in members(OAK_SQUARES)],
        special_cells=[SpecialCellView(NAME[cell], CELL_KINDS[kind]) for cell, kind in enumerate(box.kind_of) if kind],
        start_cells={UNIT_ID[unit]: NAME[box.start_cells[unit]] for unit in range(UNITS)},
        life=box.life,
        orders=box.orders,
        keep=box.keep,
        ranks=[
            RankFigures(rank, box.moves[place], box.kill_vp[place], box.alive_vp[place])
            for place, rank in enumerate(RANKS)
        ],
        cards=[_card(box, kind) for kind in range(KINDS)],
        missions=[_mission(mission) for row in box.missions for mission in row],
        support=box.support,
        support_range=box.support_range,
        knight_bonus=box.knight_bonus,
        captain_bonus=box.captain_bonus,
        oak_vp=box.oak_vp,
        horse_vp=box.horse_vp,
        rest_heals=box.rest,
        extra_squire_knight=box.extra_squire_knight,
        extra_knight_captain=box.extra_knight_captain,
        extra_squire_captain=box.extra_squire_captain,
        settings=box.settings,
    )


def _mission(mission: Mission) -> MissionFigures:
    return MissionFigures(
        mission=mission.id,
        army=ARMIES[mission.army],
        units=[UNIT_ID[unit] for unit in range(UNITS) if mission.names(unit)],
        bonus=mission.bonus,
        bonus_wounded=mission.bonus_wounded,
        move=mission.move_bonus,
        near=mission.near,
        friends=mission.friends,
        heal=mission.heal,
        max_losses=mission.max_losses,
        vp=mission.vp,
        vp_max=mission.vp_max,
        vp_other=mission.vp_other,
    )


def _card(box: Field, kind: int) -> CardFigures:
    deck = max([place for place in range(len(DECKS)) if kind >= STARTS[place]])
    arms = kind - STARTS[1] if deck == 1 else -1
    is_arms = 0 <= arms < len(ARMS_IDS)
    return CardFigures(
        card=CARD_ID[kind],
        deck=DECKS[deck],
        value=value_of(box, kind),
        copies=box.deck_counts[deck][kind - STARTS[deck]],
        offensive=is_arms and box.arms_offensive >> arms & 1 == 1,
        defensive=is_arms and box.arms_offensive >> arms & 1 == 0,
        knights_only=is_arms and box.arms_knights >> arms & 1 == 1,
        full_life=is_arms and box.arms_full_life >> arms & 1 == 1,
    )
