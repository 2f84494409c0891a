"""Guyenne: how a view is made, and nothing that a seat may not know (chapter 16)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from centans.core.piles import Pile
from centans.core.views import Pile as PileView
from centans.games.guyenne.asking import asked_seat, choosing, fights, guess, phase
from centans.games.guyenne.box import EMPTY, ENGLISH, FRENCH, NEUTRAL, ONE, SIDES, Deal, cards_in, size, strength
from centans.games.guyenne.model import Position, captain, discard_pile, first_side, front, placer, unspent
from centans.games.guyenne.rules.setup import LayAside
from centans.games.guyenne.rules.teams import Arrange
from centans.games.guyenne.scoring import counted, in_group
from centans.games.guyenne.view import CastleView, FiguresView, FrontView, GuyenneView, SeatView, SideView, StakeView

REMEMBERED: Final = 3_000
"""How many parts of views of each kind are kept at hand: from one answer to the next, most of them stay the same.

That is enough for some hundred tables at once; more would only fill the memory of a server that runs for long.
"""


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
        phase=phase(s),
        castles=list(_castles(castles, s.box.isolated, s.box.grouped, s.box.six_castles)),
        fronts=[_front(s, side, place, seat) for place in range(len(s.contested)) for side in (ENGLISH, FRENCH)],
        fights=[] if seat is None else fights(s, seat),
        seats=[_seat(s, other, seat, over) for other in range(len(s.hands))],
        sides=[_side(s, side, seat, over, castles) for side in (ENGLISH, FRENCH)],
        choosing=choosing(s, current[seats.index(seat)]) if seat in seats else None,
        over=over,
    )


def lying(s: Position, viewer: int | None) -> list[PileView]:
    """The piles of a view, without the rest of it: what lies at the castles, then the hands."""
    over = not s.agenda.steps
    places = range(len(s.contested))
    fronts = [_laid(s, side, place, viewer) for place in places for side in (ENGLISH, FRENCH)]
    return fronts + [_pile(_hand(s, seat, viewer), over or seat == viewer) for seat in range(len(s.hands))]


def turns_begun(s: Position) -> int:
    """The present turn, or the last one: a game that ends for want of cards ends before the next turn begins."""
    ended_between_turns = not s.agenda.steps and not s.contested
    return s.turn - 1 if ended_between_turns else s.turn


def role_of(controller: int, side: int) -> str:
    """Attack or defence follows from control alone (GY-ROLE-1 to 5)."""
    return "defence" if controller == side else "attack"


@lru_cache(REMEMBERED // 10)
def _figures(box: Deal) -> FiguresView:
    return FiguresView(
        army=cards_in(box.army),
        strengths=[strength(card) for card in ONE],
        set_aside=box.set_aside,
        isolated=box.isolated,
        grouped=box.grouped,
    )


@lru_cache(REMEMBERED)
def _castles(castles: tuple[int, ...], isolated: int, grouped: int, six_castles: int) -> tuple[CastleView, ...]:
    return tuple([_castle(castles, castle, isolated, grouped, six_castles) for castle in range(len(castles))])


def _castle(castles: tuple[int, ...], castle: int, isolated: int, grouped: int, six_castles: int) -> CastleView:
    owner = castles[castle]
    stakes = [_stake(castles, castle, side, isolated, grouped, six_castles) for side in (ENGLISH, FRENCH)]
    if owner == NEUTRAL:
        return CastleView(castle + 1, None, 0, stakes)
    return CastleView(castle + 1, SIDES[owner], grouped if in_group(list(castles), castle) else isolated, stakes)


def _stake(
    castles: tuple[int, ...], castle: int, side: int, isolated: int, grouped: int, six_castles: int
) -> StakeView:
    taken = (*castles[:castle], side, *castles[castle + 1 :])
    english, french = [_score(taken, each, isolated, grouped, six_castles) for each in (ENGLISH, FRENCH)]
    return StakeView(SIDES[side], role_of(castles[castle], side), english, french)


@lru_cache(REMEMBERED)
def _score(castles: tuple[int, ...], side: int, isolated: int, grouped: int, six_castles: int) -> int:
    return counted(list(castles), side, isolated, grouped, six_castles)


@lru_cache(REMEMBERED)
def _pile(pile: Pile, seen: bool) -> PileView:
    return PileView(size(pile), cards_in(pile) if seen or not pile else None)


def _front(s: Position, side: int, place: int, viewer: int | None) -> FrontView:
    """Cards lie face down for all but who laid them, until they are shown (GY-INFO-2, 3; GY-ROLE-7)."""
    where = front(side, place)
    seat = placer(s, side, place)
    cards = _laid(s, side, place, viewer)
    return FrontView(
        castle=s.contested[place] + 1,
        side=SIDES[side],
        seat=seat,
        role=role_of(s.defenders[place], side),
        face_up=s.face_up[where],
        cards=cards,
        guess=guess(s, side, place, viewer) if cards.cards is None else None,
    )


def _laid(s: Position, side: int, place: int, viewer: int | None) -> PileView:
    where = front(side, place)
    return _pile(s.laid[where], s.face_up[where] or placer(s, side, place) == viewer)


def _seat(s: Position, seat: int, viewer: int | None, over: bool) -> SeatView:
    """A hand is seen by its owner alone (GY-INFO-2, 3; GY-TEAM-2); of the others one sees how many cards."""
    side = s.box.side_of[seat]
    leads = captain(s, side, s.turn) == seat
    return _seat_view(seat, side, _hand(s, seat, viewer), over or seat == viewer, leads, s.vanguard[side] == seat)


def _hand(s: Position, seat: int, viewer: int | None) -> Pile:
    if viewer is not None and s.box.side_of[viewer] == s.box.side_of[seat]:
        return s.hands[seat] + gift_on_its_way(s, seat)
    return s.hands[seat]


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
        s.spent[side],
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
    shown: Pile,
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
        shown=cards_in(shown),
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
