"""Le Combat des Trente: what is the same in every position of a match: figures, settings and Mission cards."""

from __future__ import annotations

from centans.core.game import Box
from centans.games.trente.box.cells import Cells


class Mission(Box):
    """A Mission card: how it works (`template`), which units it names, and its figures."""

    __slots__ = (
        "army",
        "bonus",
        "bonus_wounded",
        "friends",
        "heal",
        "id",
        "max_losses",
        "move_bonus",
        "near",
        "template",
        "units",
        "vp",
        "vp_max",
        "vp_other",
    )

    def __init__(
        self,
        *,
        id: str,  # noqa: A002 - as in components.toml
        army: int,
        template: str,
        units: int,
        bonus: int = 0,
        bonus_wounded: int = 0,
        move_bonus: int = 0,
        near: int = 0,
        friends: int = 0,
        heal: int = 0,
        max_losses: int = 0,
        vp: int = 0,
        vp_max: int = 0,
        vp_other: int = 0,
    ) -> None:
        self.id = id
        self.army = army
        self.template = template
        self.units = units
        """The units it names, a bit for each."""
        self.bonus = bonus
        self.bonus_wounded = bonus_wounded
        self.move_bonus = move_bonus
        self.near = near
        self.friends = friends
        self.heal = heal
        self.max_losses = max_losses
        self.vp = vp
        """What its main objective scores each time."""
        self.vp_max = vp_max
        """How many times in a turn, or how many points at the end of it."""
        self.vp_other = vp_other
        """What its second objective scores."""

    def names(self, unit: int) -> bool:
        return self.units >> unit & 1 == 1

    def __repr__(self) -> str:
        return f"Mission({self.id})"


class Field(Box):
    """The figures of components.toml and the settings of this match, as the rules need them."""

    __slots__ = (
        "alive_vp",
        "any_support",
        "arms_full_life",
        "arms_knights",
        "arms_offensive",
        "arms_value",
        "captain_bonus",
        "contact_needs_cards",
        "deck_counts",
        "destruction",
        "die_allowed",
        "extra_knight_captain",
        "extra_squire_captain",
        "extra_squire_knight",
        "first_mission_turn",
        "force_dealt",
        "free_deployment",
        "halves",
        "harangue",
        "hero",
        "heroes_dealt",
        "horse_cells",
        "horse_vp",
        "keep",
        "keep_each",
        "kill_vp",
        "kind_of",
        "knight_bonus",
        "last_turn",
        "life",
        "may_pass",
        "missions",
        "moves",
        "names",
        "oak_vp",
        "orders",
        "random_armies",
        "rest",
        "roll_each_turn",
        "seating",
        "settings",
        "shuffles",
        "start_cells",
        "support",
        "support_range",
        "with_missions",
    )

    def __init__(
        self,
        *,
        settings: dict[str, str],
        seating: list[list[int]],
        random_armies: bool,
        names: list[str],
        start_cells: list[int],
        free_deployment: bool,
        kind_of: list[int],
        horse_cells: Cells,
        life: int,
        moves: list[int],
        orders: int,
        last_turn: int,
        destruction: bool,
        roll_each_turn: bool,
        halves: list[bool],
        keep: int,
        keep_each: bool,
        deck_counts: list[list[int]],
        force_dealt: int,
        heroes_dealt: int,
        shuffles: bool,
        with_missions: bool,
        first_mission_turn: int,
        missions: list[list[Mission]],
        may_pass: bool,
        contact_needs_cards: bool,
        die_allowed: bool,
        any_support: bool,
        support: int,
        support_range: int,
        knight_bonus: int,
        captain_bonus: int,
        hero: int,
        harangue: int,
        rest: int,
        arms_value: list[int],
        arms_offensive: int,
        arms_knights: int,
        arms_full_life: int,
        kill_vp: list[int],
        alive_vp: list[int],
        extra_squire_knight: int,
        extra_knight_captain: int,
        extra_squire_captain: int,
        oak_vp: int,
        horse_vp: int,
    ) -> None:
        self.settings = settings
        self.seating = seating
        """By army: its seats, partner A first; `armies` = random may exchange the two."""
        self.random_armies = random_armies
        self.names = names
        self.start_cells = start_cells
        """By unit, in the fixed placing (CT-SETUP-3)."""
        self.free_deployment = free_deployment
        self.kind_of = kind_of
        """By cell (CT-BOARD-6)."""
        self.horse_cells = horse_cells
        self.life = life
        self.moves = moves
        """By rank."""
        self.orders = orders
        self.last_turn = last_turn
        self.destruction = destruction
        self.roll_each_turn = roll_each_turn
        self.halves = halves
        """By army: whether a pair shares the slots by halves (CT-TEAM-6)."""
        self.keep = keep
        self.keep_each = keep_each
        self.deck_counts = deck_counts
        """By deck: how many cards of each of its kinds."""
        self.force_dealt = force_dealt
        self.heroes_dealt = heroes_dealt
        """Cards for each army in a turn; a pair shares them."""
        self.shuffles = shuffles
        self.with_missions = with_missions
        self.first_mission_turn = first_mission_turn
        self.missions = missions
        self.may_pass = may_pass
        self.contact_needs_cards = contact_needs_cards
        self.die_allowed = die_allowed
        self.any_support = any_support
        self.support = support
        self.support_range = support_range
        self.knight_bonus = knight_bonus
        self.captain_bonus = captain_bonus
        self.hero = hero
        self.harangue = harangue
        self.rest = rest
        self.arms_value = arms_value
        """By Arms card, counting from 1; 0 for no card."""
        self.arms_offensive = arms_offensive
        self.arms_knights = arms_knights
        self.arms_full_life = arms_full_life
        """Sets of Arms cards: for attackers; for captains and knights; for the unhurt (CT-CARD-13 to 17)."""
        self.kill_vp = kill_vp
        self.alive_vp = alive_vp
        self.extra_squire_knight = extra_squire_knight
        self.extra_knight_captain = extra_knight_captain
        self.extra_squire_captain = extra_squire_captain
        self.oak_vp = oak_vp
        self.horse_vp = horse_vp
