"""Guyenne: what each seat may see (chapter 16). Everything not put into the view stays hidden."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from centans.core.game import NOBODY
from centans.core.steps import Step
from centans.core.views import Pile as PileView
from centans.games.guyenne.model import (
    ENGLISH,
    FIRST,
    FRENCH,
    NEUTRAL,
    SIDES,
    Deal,
    Position,
    captain,
    discard_pile,
    first_side,
    front,
    placer,
    unspent,
)
from centans.games.guyenne.picking import Picking
from centans.games.guyenne.piles import EMPTY, Pile, cards_in, size
from centans.games.guyenne.rules.combat import Defend
from centans.games.guyenne.rules.losses import Remove
from centans.games.guyenne.rules.placing import ALREADY_OPEN, Lay, NameCastle
from centans.games.guyenne.rules.reinforcements import Reinforce, ReinforceWith
from centans.games.guyenne.rules.setup import LayAside, SetAside
from centans.games.guyenne.rules.teams import Arrange, HandOver, SetOrder
from centans.games.guyenne.scoring import counted, in_group

REMEMBERED: Final = 10_000
"""How many parts of views of each kind are kept at hand: from one answer to the next, most of them stay the same."""


@dataclass
class FiguresView:
    """The figures this match is played with: a side's cards, and the limits that a player meets while choosing."""

    army: list[int]
    hand_size: int
    most_on_castle: int
    set_aside: int
    gift_least: int
    gift_most: int
    keep_least: int
    isolated: int
    grouped: int
    six_castles: int


@dataclass
class CastleView:
    """A castle of the row: who controls it, and what it counts now."""

    castle: int
    controller: str | None
    points: int


@dataclass
class FrontView:
    """One side's cards before a contested castle."""

    castle: int
    side: str
    seat: int
    role: str
    face_up: bool
    cards: PileView


@dataclass
class SeatView:
    """A player's place: his side, his hand, his charge this turn."""

    seat: int
    side: str
    hand: PileView
    captain: bool
    vanguard: bool


@dataclass
class SideView:
    """A side's piles: their sizes are public; `discards` are the cards of its discard pile that the viewer may know."""

    side: str
    draw_pile: int
    discard_pile: int
    discards: list[int]
    removed: list[int]
    exhausted: int
    exhaustion_limit: int
    score: int
    unspent: int


@dataclass
class ChoosingView:
    """The choice that the viewer is asked to make: the castle it is about, and the cards chosen so far."""

    castle: int | None
    cards: list[int]


@dataclass
class GuyenneView:
    """All that a seat may know of a position. Views share their parts: none is ever changed."""

    seat: int | None
    level: str
    figures: FiguresView
    turn: int
    first_side: str
    phase: str
    waiting_for: list[int]
    castles: list[CastleView]
    fronts: list[FrontView]
    seats: list[SeatView]
    sides: list[SideView]
    choosing: ChoosingView | None
    over: bool


def view(s: Position, seat: int | None) -> GuyenneView:
    over = not s.agenda.steps
    current = s.agenda.current()
    seats = [asked_seat(s, step) for step in current]
    castles = tuple(s.castles)
    return GuyenneView(
        seat=seat,
        level=s.box.level,
        figures=_figures(s.box),
        turn=turns_begun(s),
        first_side=SIDES[first_side(s)],
        phase=phase(current),
        waiting_for=sorted([asked for asked in seats if asked != NOBODY]),
        castles=list(_castles(castles, s.box.isolated, s.box.grouped)),
        fronts=[_front(s, side, place, seat, over) for place in range(len(s.contested)) for side in (ENGLISH, FRENCH)],
        seats=[_seat(s, other, seat, over) for other in range(len(s.hands))],
        sides=[_side(s, side, seat, over, castles) for side in (ENGLISH, FRENCH)],
        choosing=_choosing(s, current[seats.index(seat)]) if seat in seats else None,
        over=over,
    )


def turns_begun(s: Position) -> int:
    """The present turn, or the last one: a game that ends for want of cards ends before the next turn begins."""
    ended_between_turns = not s.agenda.steps and not s.contested
    return s.turn - 1 if ended_between_turns else s.turn


def phase(current: list[Step[Position]]) -> str:
    """Where in the turn we are, in words that betray nothing of a choice half made."""
    for step in current:
        if isinstance(step, SetAside | LayAside):
            return "set-aside"
        if isinstance(step, HandOver | SetOrder | Arrange):
            return "hand-over"
        if isinstance(step, NameCastle):
            return "open-first" if step.place == FIRST else "open-second"
        if isinstance(step, Lay):
            opens = step.castle != ALREADY_OPEN
            return f"{'open' if opens else 'answer'}-{'first' if step.place == FIRST else 'second'}"
        if isinstance(step, Reinforce | ReinforceWith):
            return "reinforcements"
        return "defence" if isinstance(step, Defend) else "removal"
    return "over"


def asked_seat(s: Position, step: Step[Position]) -> int:
    """The seat that a step waits for, if any."""
    ask = step.ask(s)
    return NOBODY if ask is None else ask.seat


@lru_cache(REMEMBERED // 10)
def _figures(box: Deal) -> FiguresView:
    return FiguresView(
        army=cards_in(box.army),
        hand_size=box.hand_size,
        most_on_castle=box.most_on_castle,
        set_aside=box.set_aside,
        gift_least=box.gift_least,
        gift_most=box.gift_most,
        keep_least=box.keep_least,
        isolated=box.isolated,
        grouped=box.grouped,
        six_castles=box.six_castles,
    )


@lru_cache(REMEMBERED)
def _castles(castles: tuple[int, ...], isolated: int, grouped: int) -> tuple[CastleView, ...]:
    return tuple([_castle(list(castles), castle, isolated, grouped) for castle in range(len(castles))])


def _castle(castles: list[int], castle: int, isolated: int, grouped: int) -> CastleView:
    owner = castles[castle]
    if owner == NEUTRAL:
        return CastleView(castle + 1, None, 0)
    return CastleView(castle + 1, SIDES[owner], grouped if in_group(castles, castle) else isolated)


@lru_cache(REMEMBERED)
def _score(castles: tuple[int, ...], side: int, isolated: int, grouped: int, six_castles: int) -> int:
    return counted(list(castles), side, isolated, grouped, six_castles)


@lru_cache(REMEMBERED)
def _pile(pile: Pile, seen: bool) -> PileView:
    return PileView(size(pile), cards_in(pile) if seen or not pile else None)


def _front(s: Position, side: int, place: int, viewer: int | None, over: bool) -> FrontView:
    """Cards lie face down for all but who laid them, until they are shown (GY-INFO-2, 3; GY-ROLE-7)."""
    where = front(side, place)
    seat = placer(s, side, place)
    face_up = s.face_up[where]
    seen = over or face_up or seat == viewer
    return _front_view(s.contested[place], side, seat, s.defenders[place] == side, face_up, s.laid[where], seen)


@lru_cache(REMEMBERED)
def _front_view(castle: int, side: int, seat: int, defends: bool, face_up: bool, laid: Pile, seen: bool) -> FrontView:
    return FrontView(castle + 1, SIDES[side], seat, "defence" if defends else "attack", face_up, _pile(laid, seen))


def _seat(s: Position, seat: int, viewer: int | None, over: bool) -> SeatView:
    """A hand is seen by its owner alone (GY-INFO-2, 3; GY-TEAM-2); of the others one sees how many cards."""
    side = s.box.side_of[seat]
    hand = s.hands[seat]
    if viewer is not None and s.box.side_of[viewer] == side:
        hand += gift_on_its_way(s, seat)
    leads = captain(s, side, s.turn) == seat
    return _seat_view(seat, side, hand, over or seat == viewer, leads, s.vanguard[side] == seat)


@lru_cache(REMEMBERED)
def _seat_view(seat: int, side: int, hand: Pile, seen: bool, leads: bool, vanguard: bool) -> SeatView:
    return SeatView(seat, SIDES[side], _pile(hand, seen), leads, vanguard)


def gift_on_its_way(s: Position, seat: int) -> Pile:
    """What a hand-over, already decided but not yet announced to the other side, adds to or takes from a hand."""
    for step in s.agenda.current():
        if isinstance(step, Arrange) and s.box.side_of[step.giver] == s.box.side_of[seat]:
            return -step.gift if step.giver == seat else step.gift
    return EMPTY


def _side(s: Position, side: int, viewer: int | None, over: bool, castles: tuple[int, ...]) -> SideView:
    box = s.box
    return _side_view(
        side,
        size(s.draw_pile[side]),
        size(discard_pile(s, side)),
        known_discards(s, side, viewer, over),
        s.removed[side],
        s.exhausted[side],
        box.exhaustion_limit,
        _score(castles, side, box.isolated, box.grouped, box.six_castles),
        unspent(s, side),
    )


@lru_cache(REMEMBERED)
def _side_view(
    side: int,
    draw_pile: int,
    discards: int,
    known: Pile,
    removed: Pile,
    exhausted: int,
    exhaustion_limit: int,
    score: int,
    unspent: int,
) -> SideView:
    return SideView(
        side=SIDES[side],
        draw_pile=draw_pile,
        discard_pile=discards,
        discards=cards_in(known),
        removed=cards_in(removed),
        exhausted=exhausted,
        exhaustion_limit=exhaustion_limit,
        score=score,
        unspent=unspent,
    )


def known_discards(s: Position, side: int, viewer: int | None, over: bool) -> Pile:
    """Of one's own discard pile: what was shown, laid by oneself, or set aside (GY-INFO-5, 7; GY-TEAM-27)."""
    if over:
        return discard_pile(s, side)
    if viewer is None or s.box.side_of[viewer] != side:
        return EMPTY
    return s.spent[side] + s.conceded[viewer] + s.aside[side] + aside_on_its_way(s, side)


def aside_on_its_way(s: Position, side: int) -> Pile:
    for step in s.agenda.current():
        if isinstance(step, LayAside) and step.side == side:
            return step.cards
    return EMPTY


def _choosing(s: Position, step: Step[Position]) -> ChoosingView:
    if isinstance(step, Picking):
        return ChoosingView(_castle_of(s, step), cards_in(step.picked))
    return ChoosingView(_castle_of(s, step), cards_in(step.gift) if isinstance(step, SetOrder) else [])


def _castle_of(s: Position, step: Step[Position]) -> int | None:
    """The castle that a choice is about, if there is one already."""
    if isinstance(step, Lay) and step.castle != ALREADY_OPEN:
        return step.castle + 1
    if isinstance(step, Lay | ReinforceWith | Remove | Defend):
        return s.contested[step.place] + 1
    return None


def features(v: GuyenneView) -> list[int]:
    """The view as numbers: turn, castles, fronts, hands, the viewer's own cards, piles, and the choice half made."""
    numbers = [v.turn, int(v.first_side == SIDES[FRENCH]), PHASES.index(v.phase)]
    for castle in v.castles:
        numbers += [int(castle.controller == side) for side in SIDES]
    for place in range(4):
        shown = v.fronts[place] if place < len(v.fronts) else None
        numbers += [0] * 7 if shown is None else [shown.castle, shown.cards.count, *by_kind(shown.cards.cards or [])]
    for number in range(4):
        seat = v.seats[number] if number < len(v.seats) else None
        numbers += (
            [0] * 4
            if seat is None
            else [1 + SIDES.index(seat.side), seat.hand.count, int(seat.vanguard), int(seat.seat == v.seat)]
        )
    numbers += by_kind([] if v.seat is None else v.seats[v.seat].hand.cards or [])
    for side in v.sides:
        numbers += [side.draw_pile, side.discard_pile, side.exhausted]
        numbers += [*by_kind(side.discards), *by_kind(side.removed)]
    choosing = v.choosing or ChoosingView(None, [])
    numbers += [int(v.choosing is not None), choosing.castle or 0, *by_kind(choosing.cards)]
    return numbers


PHASES: Final = (
    "set-aside",
    "hand-over",
    "open-first",
    "answer-first",
    "open-second",
    "answer-second",
    "reinforcements",
    "defence",
    "removal",
    "over",
)


def by_kind(cards: list[int]) -> list[int]:
    """How many twos, threes, fours, fives and heroes."""
    return [cards.count(kind) for kind in (2, 3, 4, 5, 6)]
