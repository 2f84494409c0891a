"""Le Combat des Trente: what is the same in every position of a match: figures, settings and Mission cards."""

from __future__ import annotations

from centans.core.facts import facts
from centans.core.game import Box
from centans.games.trente.box.cells import Cells


@facts
class Mission(Box):
    """A Mission card: how it works (`template`), which units it names, and its figures."""

    id: str
    army: int
    template: str
    units: int
    """The units it names, a bit for each."""
    bonus: int = 0
    bonus_wounded: int = 0
    move_bonus: int = 0
    near: int = 0
    friends: int = 0
    heal: int = 0
    max_losses: int = 0
    vp: int = 0
    """What its main objective scores each time."""
    vp_max: int = 0
    """How many times in a turn, or how many points at the end of it."""
    vp_other: int = 0
    """What its second objective scores."""

    def names(self, unit: int) -> bool:
        return self.units >> unit & 1 == 1

    def __repr__(self) -> str:
        return f"Mission({self.id})"


@facts
class Field(Box):
    """The figures of components.toml and the settings of this match, as the rules need them."""

    settings: dict[str, str]
    seating: list[list[int]]
    """By army: its seats, partner A first; `armies` = random may exchange the two."""
    random_armies: bool
    names: list[str]
    start_cells: list[int]
    """By unit, in the fixed placing (CT-SETUP-3)."""
    free_deployment: bool
    kind_of: list[int]
    """By cell (CT-BOARD-6)."""
    special_cells: Cells
    horse_cells: Cells
    life: int
    moves: list[int]
    """By rank."""
    orders: int
    last_turn: int
    destruction: bool
    roll_each_turn: bool
    halves: list[bool]
    """By army: whether a pair shares the slots by halves (CT-TEAM-6)."""
    keep: int
    keep_each: bool
    deck_counts: list[list[int]]
    """By deck: how many cards of each of its kinds."""
    force_dealt: int
    heroes_dealt: int
    """Cards for each army in a turn; a pair shares them."""
    shuffles: bool
    with_missions: bool
    first_mission_turn: int
    missions: list[list[Mission]]
    may_pass: bool
    contact_needs_cards: bool
    die_allowed: bool
    any_support: bool
    support: int
    support_range: int
    knight_bonus: int
    captain_bonus: int
    hero: int
    harangue: int
    rest: int
    arms_value: list[int]
    """By Arms card, counting from 1; 0 for no card."""
    arms_offensive: int
    arms_knights: int
    arms_full_life: int
    """Sets of Arms cards: for attackers; for captains and knights; for the unhurt (CT-CARD-13 to 17)."""
    kill_vp: list[int]
    alive_vp: list[int]
    extra_squire_knight: int
    extra_knight_captain: int
    extra_squire_captain: int
    oak_vp: int
    horse_vp: int
