"""Le Combat des Trente: what a seat receives. Units are written B-24, cells K10 or OAK, cards f4, ruse, lance, h24."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from centans.core.views import Pile


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
    """A card: its kind (force, special, arms, hero), its deck, its worth, how many there are; who may use Arms."""

    card: str
    kind: str
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


@dataclass
class CellPreview:
    """A cell where the unit may end: its kind (plain, oak, arms, force, horse), and whom the unit would engage there.

    `gives`: whether going there brings what such a cell gives. `points`: what it scores, the Oak when the turn ends.
    """

    cell: str
    kind: str
    engages: list[str]
    gives: bool
    points: int


@dataclass
class OddsView:
    """Chances in thousandths: to win, draw or lose, to wound or kill the enemy, to be wounded or killed oneself."""

    win: int
    draw: int
    lose: int
    wound: int
    kill: int
    wounded: int
    die: int


@dataclass
class CombinationPreview:
    """One of the player's combinations: its notation, its cards, what they are worth, and its odds."""

    option: str
    cards: list[str]
    value: int
    odds: OddsView


@dataclass
class TargetPreview:
    """An enemy that may be attacked: the bonuses of both, as far as known, and the odds of the best combination."""

    unit: str
    bonus: int
    enemy_bonus: int
    best: str
    odds: OddsView


@dataclass
class ChoosingView:
    """The choice that the viewer is asked to make.

    `chosen`: what he has chosen so far (units ordered, cards kept, cells of a placing), `left`: how many are still to
    come. `slots`: the slots of the order sheet that he is to write now. `units`: who may be ordered, those nearest to
    an enemy first and the captain last, or who is still to be placed, in this order. `combinations`: the most promising
    first. Lists are empty where they do not apply.
    """

    unit: str | None
    chosen: list[str]
    left: int
    slots: list[int]
    units: list[str]
    cells: list[CellPreview]
    targets: list[TargetPreview]
    combinations: list[CombinationPreview]
    bonus: int
    enemy_bonus: int


@dataclass
class UnitView:
    """A fighter: where he stands (None: dead), his life, what he lacks of it, his rank by number, how far he goes."""

    unit: str
    army: str
    number: str
    rank: str
    name: str
    cell: str | None
    life: int
    wounds: int
    move: int


@dataclass
class OrderView:
    """A slot of an order sheet: the unit if the viewer may know it, whether it has been played, whose slot it is."""

    slot: int
    seat: int
    unit: str | None
    played: bool


@dataclass
class ArmyView:
    """An army: its players, partner A first, its points by source and by turn, its sheet, its Mission, its dead."""

    army: str
    seats: list[int]
    score: int
    earned: dict[str, int]
    by_turn: list[int]
    orders: list[OrderView]
    ready: bool
    mission: Pile
    mission_id: str | None
    mission_up: bool
    mission_deck: int
    missions_possible: list[str]
    alive: int
    losses: int


@dataclass
class SeatView:
    """A player's place: his army, his hand, and how many cards of each deck everybody counts in it."""

    seat: int
    army: str
    leads: bool
    hand: Pile
    cards: list[str] | None
    force: int
    arms: int
    hero: int
    known: list[str]


@dataclass
class FallenView:
    """A unit that was eliminated: when, and by whom."""

    turn: int
    unit: str
    by: str


@dataclass
class SideView:
    """One side of a combat that was revealed."""

    unit: str
    cell: str
    cards: list[str]
    values: list[int]
    taken: str | None
    taken_back: bool
    superiority: int
    support: int
    mission: int
    die: int
    total: int
    loss: int


@dataclass
class CombatView:
    """The last combat of this turn: both combinations, dice, totals with every bonus, how it ended, and who fell.

    `outcome`: draw (equal totals), spared (the loser was protected), wound or dead.
    """

    attacker: SideView
    defender: SideView
    charge: bool
    outcome: str
    dead: str | None


@dataclass
class FightView:
    """A combat for which cards are being chosen."""

    attacker: str
    defender: str
    attacker_seat: int
    defender_seat: int
    attacker_ready: bool
    defender_ready: bool


PHASES: Final = (
    "deploy",
    "orders",
    "move",
    "charge",
    "target",
    "combination",
    "take-back",
    "advance",
    "heal",
    "rest",
    "keep",
    "over",
)


@dataclass
class TrenteView:
    """All that a seat may know of a position."""

    seat: int | None
    turn: int
    last_turn: int
    destruction: bool
    first: str
    round: int
    phase: str
    acting: str | None
    units: list[UnitView]
    armies: list[ArmyView]
    seats: list[SeatView]
    force_deck: int
    arms_deck: int
    hero_deck: int
    fallen: list[FallenView]
    fight: FightView | None
    combat: CombatView | None
    choosing: ChoosingView | None
    figures: FiguresView
    over: bool
