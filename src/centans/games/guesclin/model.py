"""Guesclin !: what is on the table, and what can be chosen."""

from __future__ import annotations

from typing import Any, Final

from centans.core.game import NOBODY, Box
from centans.core.options import Catalogue, Option
from centans.core.steps import Agenda, State
from centans.games.guesclin.grid import BIT, HEXES, LABELS
from centans.games.guesclin.ground import Beside, Ground
from centans.games.guesclin.maps import Castle
from centans.games.guesclin.odds import DiceTable
from centans.games.guesclin.scenario import BANNERS, SIDE_OF, Exit, Scenario

RESERVE: Final = -1
"""Instead of a hex: not yet on the map."""
NEUTRALISED: Final = -2
GONE_OUT: Final = -3
NO_HEX: Final = -1
"""Where a thing lies that is carried or has left the game."""
CLEARED: Final = 2
"""In place of a side, of a bundle that was taken away for good (GU-S2-14)."""

COMMANDERS: Final = ("chevalier", "cavalier")
TYPES: Final = (
    *COMMANDERS,
    *("sergent", "ecuyer", "valet", "piquier", "compagnon", "franc_archer", "archer", "arbaletrier"),
)
MOST_ALIKE: Final = 5
"""Of a type in one banner: of at most six fighters one is the commander."""

NO_ORDER: Final = 0
ORDERS: Final = ("prudence", "a_couvert", "a_l_assaut", "frappez", "avancez", "foncez")
"""Order number n is ORDERS[n - 1]."""
FACES_OF_ORDERS: Final = len(ORDERS) + 1
UNHURT: Final = 0
STUNNED: Final = 1


# -- options --------------------------------------------------------------------------------------------------------


class HexOption(Option):
    """A choice that is made by pointing at a hex."""

    __slots__ = ("place",)

    def __init__(self, kind: str, place: int) -> None:
        super().__init__(kind, hex=LABELS[place])
        self.place = place


class ActWith(Option):
    """Let this fighter of the active banner act now."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        super().__init__("act", fighter=name)
        self.name = name


class GiveOrder(Option):
    """Shout this order to this fighter of one's banner."""

    __slots__ = ("name", "order")

    def __init__(self, name: str, order: int) -> None:
        super().__init__("order", fighter=name, order=ORDERS[order - 1])
        self.name = name
        self.order = order


def fighter_name(kind: str, number: int) -> str:
    """compagnon, compagnon-2, compagnon-3."""
    return kind if number == 1 else f"{kind}-{number}"


RANKS: Final = tuple([fighter_name(kind, number) for kind in TYPES[2:] for number in range(1, MOST_ALIKE + 1)])
"""All names that a fighter who is no commander may have."""

PLACE: Final = [HexOption("place", place) for place in range(HEXES)]
MOVE: Final = [HexOption("move", place) for place in range(HEXES)]
ATTACK: Final = [HexOption("attack", place) for place in range(HEXES)]
SHOOT: Final = [HexOption("shoot", place) for place in range(HEXES)]
LEAVE: Final = [HexOption("leave", place) for place in range(HEXES)]
GIVE: Final = [HexOption("give", place) for place in range(HEXES)]
DROP: Final = [HexOption("drop", place) for place in range(HEXES)]
ACT: Final = {name: ActWith(name) for name in (*COMMANDERS, *RANKS)}
ORDER: Final = {name: [GiveOrder(name, number + 1) for number in range(len(ORDERS))] for name in (*RANKS, *COMMANDERS)}
"""No commander is ever given one; but who asks why not shall be told."""
NO_ORDERS: Final = Option("no-order")
END: Final = Option("end")
PASS: Final = Option("pass")
DONE: Final = Option("done")
TAKE: Final = Option("take")
LAY: Final = Option("lay")
CLEAR: Final = Option("clear")
WINCH: Final = Option("winch")
LET_GO: Final = Option("let-go")
RIPOSTE: Final = Option("riposte")
FORBEAR: Final = Option("forbear")

CATALOGUE: Final = Catalogue(
    [
        *PLACE,
        NO_ORDERS,
        *[option for row in ORDER.values() for option in row],
        *ACT.values(),
        END,
        PASS,
        *MOVE,
        *ATTACK,
        *SHOOT,
        *LEAVE,
        *GIVE,
        TAKE,
        LAY,
        CLEAR,
        WINCH,
        LET_GO,
        DONE,
        RIPOSTE,
        FORBEAR,
        *DROP,
    ]
)

BYTE: Final = 8
BYTES: Final = (HEXES + BYTE - 1) // BYTE


def _moves_by_byte() -> list[list[tuple[Option, ...]]]:
    found: list[list[tuple[Option, ...]]] = []
    for first in range(0, HEXES, BYTE):
        rows: list[tuple[Option, ...]] = [()]
        for bits in range(1, 1 << min(BYTE, HEXES - first)):
            lowest = (bits & -bits).bit_length() - 1
            rows.append((MOVE[first + lowest], *rows[bits & (bits - 1)]))
        found.append(rows)
    return found


MOVES_BY_BYTE: Final = _moves_by_byte()
"""For each eight hexes and each set of them, the moves that end there."""


def moves_to(mask: int) -> list[Option]:
    """The options to move to each hex of a mask, in the order of the hexes."""
    found: list[Option] = []
    for rows, bits in zip(MOVES_BY_BYTE, mask.to_bytes(BYTES, "little"), strict=True):
        if bits:
            found += rows[bits]
    return found


# -- the box --------------------------------------------------------------------------------------------------------


class OrderEffect:
    """What an order changes (GU-ORDER-7 to 12): something is added, or MOVEMENT is set."""

    __slots__ = ("defence", "melee", "movement", "sets_movement")

    def __init__(self, movement: int, sets_movement: bool, melee: int, defence: int) -> None:
        self.movement = movement
        self.sets_movement = sets_movement
        self.melee = melee
        self.defence = defence


class Rules:
    """The options agreed on when the table was made."""

    __slots__ = ("adjudicate", "ask_riposte", "between", "either", "rear", "same_action", "weakened")

    def __init__(
        self,
        *,
        adjudicate: bool,
        same_action: bool,
        between: bool,
        rear: bool,
        either: bool,
        weakened: bool,
        ask_riposte: bool,
    ) -> None:
        self.adjudicate = adjudicate
        """`limit_result`."""
        self.same_action = same_action
        """`exit_timing`."""
        self.between = between
        """`range_count`: the hexes between are counted, not the distance."""
        self.rear = rear
        """`position_hexes`: the hexes behind count too."""
        self.either = either
        """`support_obstacles`."""
        self.weakened = weakened
        """`stunned`."""
        self.ask_riposte = ask_riposte
        """`riposte`."""


class Men:
    """The fighters of a match, numbered banner by banner. Lists go by fighter.

    A fighter's values stand in rows, one for each face and order: `row = face * FACES_OF_ORDERS + order`.
    """

    __slots__ = (
        "banner",
        "commander",
        "defence",
        "initiative",
        "kind",
        "melee",
        "movement",
        "name",
        "number",
        "of_banner",
        "shooting",
        "side",
        "skirmisher",
    )

    def __init__(self) -> None:
        self.number = 0
        self.kind: list[str] = []
        self.name: list[str] = []
        """The name within the banner, as notations use it."""
        self.banner: list[int] = []
        self.side: list[int] = []
        self.commander: list[bool] = []
        self.initiative: list[bool] = []
        self.skirmisher: list[bool] = []
        self.movement: list[list[int]] = []
        self.melee: list[list[int]] = []
        self.defence: list[list[int]] = []
        self.shooting: list[list[int]] = []
        """By face; -1 for who has no bow."""
        self.of_banner: list[list[int]] = [[] for _ in BANNERS]

    def find(self, banner: int, name: str) -> int:
        """The fighter of that name in a banner, or NOBODY."""
        for fighter in self.of_banner[banner]:
            if self.name[fighter] == name:
                return fighter
        return NOBODY


class Field(Box):
    """The scenario, its map, the fighters and the options of this match."""

    __slots__ = (
        "beside",
        "castle",
        "commander_of",
        "dice",
        "effects",
        "exit_cost",
        "exits",
        "grounds",
        "men",
        "rounds",
        "rules",
        "scenario",
        "seat_of",
        "side_of",
        "support",
        "things",
    )

    def __init__(
        self,
        *,
        scenario: Scenario,
        men: Men,
        rules: Rules,
        effects: list[OrderEffect],
        dice: DiceTable,
        beside: list[list[list[Beside | None]]],
        support: int,
        exits: list[Exit | None],
        seat_of: list[int],
        rounds: int,
    ) -> None:
        self.scenario = scenario
        self.men = men
        self.rules = rules
        self.effects = effects
        """By order, from the first."""
        self.dice = dice
        self.beside = beside
        """By gate (open, shut), hex of the attacker and direction: where men count (GU-POS-2, 8)."""
        self.support = support
        """What a man beside a melee counts (GU-POS-3, 4)."""
        self.exits = exits
        """By banner."""
        self.seat_of = seat_of
        """By banner the seat that controls it, NOBODY if it does not take part (GU-GAME-3)."""
        self.rounds = rounds
        self.grounds: list[Ground] = scenario.map.grounds
        self.castle: Castle | None = scenario.map.castle
        self.exit_cost = self.grounds[0].terms.exit
        self.things = [thing.kind for thing in scenario.things]
        self.commander_of = [_commander(men, banner) for banner in range(len(BANNERS))]
        self.side_of = [SIDE_OF[seat_of.index(seat)] for seat in range(max(seat_of) + 1)]
        """By seat."""


def _commander(men: Men, banner: int) -> int:
    for fighter in men.of_banner[banner]:
        if men.commander[fighter]:
            return fighter
    return NOBODY


# -- the position ---------------------------------------------------------------------------------------------------


class Position(State):
    """Everything on the map. Lists go by fighter, by hex, by thing, or by side."""

    __slots__ = (
        "acted",
        "active",
        "alarm",
        "box",
        "carrier",
        "face",
        "gate_shut",
        "level",
        "lies_at",
        "load",
        "men_at",
        "occupant",
        "order",
        "reason",
        "surprise",
        "taken_by",
        "turn",
        "where",
        "winner",
    )

    def __init__(
        self,
        box: Field,
        turn: int,
        active: int,
        where: list[int],
        face: list[int],
        order: list[int],
        load: list[int],
        acted: int,
        occupant: list[int],
        men_at: list[int],
        carrier: list[int],
        lies_at: list[int],
        taken_by: list[int],
        alarm: bool,
        surprise: bool,
        gate_shut: bool,
        winner: int,
        level: int,
        reason: str,
        agenda: Agenda[Any],
    ) -> None:
        self.journal = None
        self.agenda = agenda
        self.box = box
        self.turn = turn
        """The round, from 1; 0 during set-up."""
        self.active = active
        """The banner whose activation it is, or NOBODY."""
        self.where = where
        """By fighter his hex, or RESERVE, NEUTRALISED or GONE_OUT."""
        self.face = face
        """UNHURT or STUNNED (GU-FIG-12)."""
        self.order = order
        """The number of the order he is under, or NO_ORDER."""
        self.load = load
        """The thing he carries or leads, or NOBODY."""
        self.acted = acted
        """A bit for each fighter who has acted in this activation."""
        self.occupant = occupant
        """By hex the fighter on it, or NOBODY (GU-FIG-15)."""
        self.men_at = men_at
        """By side the mask of the hexes where its men are."""
        self.carrier = carrier
        """By thing who carries it, or NOBODY."""
        self.lies_at = lies_at
        """By thing the hex where it lies on the ground, or NO_HEX."""
        self.taken_by = taken_by
        """By thing the side with which it has gone out, CLEARED, or NOBODY."""
        self.alarm = alarm
        self.surprise = surprise
        """Whether the garrison is taken by surprise, until the end of this activation (GU-S2-11)."""
        self.gate_shut = gate_shut
        self.winner = winner
        """The side that has won, or NOBODY; with `level` and `reason` only when it is over."""
        self.level = level
        self.reason = reason

    def clone(self) -> Position:
        return Position(
            self.box,
            self.turn,
            self.active,
            self.where.copy(),
            self.face.copy(),
            self.order.copy(),
            self.load.copy(),
            self.acted,
            self.occupant.copy(),
            self.men_at.copy(),
            self.carrier.copy(),
            self.lies_at.copy(),
            self.taken_by.copy(),
            self.alarm,
            self.surprise,
            self.gate_shut,
            self.winner,
            self.level,
            self.reason,
            self.agenda.clone(),
        )


def new_position(box: Field) -> Position:
    """Nobody placed yet; things with their first carriers or on their hexes (GU-SETUP-4)."""
    number = box.men.number
    things = box.scenario.things
    carrier = [NOBODY if thing.banner == NOBODY else box.men.find(thing.banner, thing.carrier) for thing in things]
    load = [NOBODY] * number
    for thing, fighter in enumerate(carrier):
        if fighter != NOBODY:
            load[fighter] = thing
    return Position(
        box,
        turn=0,
        active=NOBODY,
        where=[RESERVE] * number,
        face=[UNHURT] * number,
        order=[NO_ORDER] * number,
        load=load,
        acted=0,
        occupant=[NOBODY] * HEXES,
        men_at=[0, 0],
        carrier=carrier,
        lies_at=[thing.at if thing.banner == NOBODY else NO_HEX for thing in things],
        taken_by=[NOBODY] * len(things),
        alarm=box.scenario.alarm is None,
        surprise=False,
        gate_shut=False,
        winner=NOBODY,
        level=0,
        reason="",
        agenda=Agenda(),
    )


# -- the men --------------------------------------------------------------------------------------------------------


def on_map(s: Position, fighter: int) -> bool:
    return s.where[fighter] >= 0


def ground(s: Position) -> Ground:
    """The map as it is now, the gate open or shut (GU-S2-15)."""
    return s.box.grounds[1] if s.gate_shut else s.box.grounds[0]


def carries(s: Position, fighter: int) -> str:
    """The kind of thing that a fighter carries or leads; empty if he has his hands free."""
    thing = s.load[fighter]
    return "" if thing == NOBODY else s.box.things[thing]


def seat_of(s: Position, fighter: int) -> int:
    return s.box.seat_of[s.box.men.banner[fighter]]


def enemies_at(s: Position, fighter: int) -> int:
    """The mask of the hexes where his enemies are."""
    return s.men_at[1 - s.box.men.side[fighter]]


def everybody_at(s: Position) -> int:
    return s.men_at[0] | s.men_at[1]


def put(s: Position, fighter: int, place: int) -> None:
    """Set a fighter on a hex, from another one or from outside."""
    old = s.where[fighter]
    side = s.box.men.side[fighter]
    if old >= 0:
        s.occupant[old] = NOBODY
        s.men_at[side] ^= BIT[old]
    s.occupant[place] = fighter
    s.men_at[side] |= BIT[place]
    s.where[fighter] = place


def take_off(s: Position, fighter: int, state: int) -> None:
    """Take a fighter off the map, NEUTRALISED or GONE_OUT; an order he was under ends (GU-ORDER-16)."""
    old = s.where[fighter]
    s.occupant[old] = NOBODY
    s.men_at[s.box.men.side[fighter]] ^= BIT[old]
    s.where[fighter] = state
    s.order[fighter] = NO_ORDER
