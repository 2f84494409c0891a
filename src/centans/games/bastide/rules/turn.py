"""Bastide: the turn (chapter 8)."""

from __future__ import annotations

from typing import ClassVar, Final

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.game import NOBODY
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.bastide.box.pieces import ENGLISH, FIRE, HOUSE, KINDS, TILES
from centans.games.bastide.box.town import BUILDING_BLOCKS, EQUIPMENTS, RELIGIOUS, is_religious
from centans.games.bastide.choices import PASS, PLAYABLE, WORKS, PlayTile, Project
from centans.games.bastide.model import STIRRED, Position, in_hand, is_finished, is_started
from centans.games.bastide.rules.auction import Auction
from centans.games.bastide.rules.emissary import Emissary
from centans.games.bastide.rules.end_of_turn import FourteenEquipments, MajorityCards, Stalemate
from centans.games.bastide.rules.english import EnglishTile
from centans.games.bastide.rules.fire import Fire
from centans.games.bastide.rules.houses import PlaceHouse
from centans.games.bastide.rules.negotiation import N1, OpenWindow
from centans.games.bastide.rules.placement import EmptyToken, Placement
from centans.games.bastide.rules.projects import ChooseSite, ShareChest
from centans.games.bastide.rules.promises import turn_over
from centans.games.bastide.rules.tiles import Refill


class Turn(Step[Position]):
    """The bag is with the active player: one action, then the end of the turn in its order (BA-TURN-1, 4, 6)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        s.turn += 1
        if any(s.offers):
            turn_over(s)
            s.offers = [0] * len(s.offers)
        if s.journal is not None:
            s.journal.tell("turn", seat=s.active, turn=s.turn)
        s.agenda.then(*SEQUENCE_OF_PLAY)


class Action(Step[Position]):
    """Propose one project or play one tile; pass only when neither is possible (BA-TURN-1 to 3)."""

    __slots__ = ()
    rule: ClassVar[str] = "BA-TURN-1"

    def ask(self, s: Position) -> Ask | None:
        return Ask(s.active, "action", projects(s) + playable_tiles(s) or (PASS,))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if isinstance(option, Project):
            return refused_project(s, option.equipment)
        if isinstance(option, PlayTile):
            return refused_tile(s, seat, option.tile)
        if option is not PASS:
            return Refusal("BA-TURN-1", "action-first")
        choices = len(projects(s)) + len(playable_tiles(s))
        return Refusal("BA-TURN-3", "must-act", choices=choices) if choices else None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if isinstance(option, Project):
            propose(s, option.equipment)
        elif isinstance(option, PlayTile):
            play(s, seat, option.tile)
        elif s.journal is not None:
            s.journal.tell("passed", seat=seat)


# -- projects ---------------------------------------------------------------------------------------------------------


def has_room(s: Position) -> bool:
    """Whether any block has a free place."""
    pieces = sum(s.houses) + len(s.sites) - s.sites.count(NOBODY)
    return pieces < s.box.places * len(BUILDING_BLOCKS)


def projects(s: Position) -> tuple[Option, ...]:
    """Every unfinished equipment; a religious building not on the board only if a block has room (BA-PROJ-1, 2)."""
    capacity = s.box.capacity
    mask = 0
    bit = 1
    for equipment, number in enumerate(s.filled):
        if number < capacity[equipment]:
            mask |= bit
        bit += bit
    if not has_room(s):
        for building in RELIGIOUS:
            if not is_started(s, building):
                mask &= ~(1 << building)
    return WORKS[0][mask & 255] + WORKS[1][mask >> 8]


def wants_site(s: Position, equipment: int) -> bool:
    """A religious building that is not on the board must be given a block (BA-PROJ-2)."""
    return is_religious(equipment) and not is_started(s, equipment)


def refused_project(s: Position, equipment: int) -> Refusal | None:
    if is_finished(s, equipment):
        number = s.box.capacity[equipment]
        return Refusal("BA-PROJ-1", "finished", equipment=EQUIPMENTS[equipment], number=number)
    if wants_site(s, equipment) and not has_room(s):
        return Refusal("BA-PROJ-2", "no-room-for-building", equipment=EQUIPMENTS[equipment], houses=sum(s.houses))
    return None


def propose(s: Position, equipment: int) -> None:
    """The choice is public and final; what is not on the board is put there at once (BA-PROJ-1 to 6)."""
    s.project = equipment
    if s.journal is not None:
        s.journal.tell("project", seat=s.active, equipment=EQUIPMENTS[equipment])
    s.agenda.then(*COURSE_OF_A_PROJECT)
    if wants_site(s, equipment):
        s.agenda.next(ChooseSite())


# -- tiles ------------------------------------------------------------------------------------------------------------


def playable_tiles(s: Position) -> tuple[Option, ...]:
    """One option for each kind of tile in hand whose effect is possible (BA-TILE-1, 2)."""
    first = s.active * KINDS
    mask = 0
    for kind in range(KINDS):
        if s.hands[first + kind]:
            mask |= 1 << kind
    if mask & 1 << HOUSE and not has_room(s):
        mask ^= 1 << HOUSE
    if mask & 1 << FIRE and not can_burn(s):
        mask ^= 1 << FIRE
    return PLAYABLE[mask]


def can_burn(s: Position) -> bool:
    return any(s.houses) or any(s.filled)


def refused_tile(s: Position, seat: int, tile: int) -> Refusal | None:
    if not in_hand(s, seat, tile):
        return Refusal("BA-TILE-1", "no-such-tile", tile=TILES[tile])
    if tile == HOUSE and not has_room(s):
        return Refusal("BA-TILE-2", "no-room-for-house", houses=sum(s.houses))
    if tile == FIRE and not can_burn(s):
        return Refusal("BA-TILE-2", "nothing-to-burn")
    return None


def play(s: Position, seat: int, tile: int) -> None:
    """The tile is shown to all, then resolved (BA-TILE-1)."""
    s.hands[seat * KINDS + tile] -= 1
    s.shown = tile
    s.idle = STIRRED
    if s.journal is not None:
        s.journal.tell("played", seat=seat, tile=TILES[tile])
    s.agenda.next(EFFECT[tile])


class NextPlayer(Step[Position]):
    """The bag goes to the next player clockwise (BA-TURN-4, 6)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        s.active = (s.active + 1) % s.box.players
        s.agenda.next(Turn())


SEQUENCE_OF_PLAY: Final = (Action(), MajorityCards(), FourteenEquipments(), Refill(), Stalemate(), NextPlayer())
COURSE_OF_A_PROJECT: Final = (ShareChest(), OpenWindow(N1), Auction(), Placement(), EmptyToken(), Emissary())
EFFECT: Final[tuple[Step[Position], ...]] = (PlaceHouse(), Fire(), *[EnglishTile() for _ in ENGLISH])
