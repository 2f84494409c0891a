"""Montjoie !: how a view is put together."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from centans.core.game import NOBODY, ranks_of
from centans.core.piles import Pile
from centans.core.steps import Step
from centans.core.views import Pile as PileView
from centans.games.montjoie.asking.effects import effects
from centans.games.montjoie.asking.phases import acting_power, active_seat, phase_of, sequence_of
from centans.games.montjoie.asking.question import choosing
from centans.games.montjoie.box.cards import CARD_IDS, KINDS, RED, cards_in, number_of, size
from centans.games.montjoie.box.names import (
    BLACK_DEATH,
    EVENTS,
    LINKS,
    NATIONS,
    POWERS,
    RESULTS,
    TOWNS,
)
from centans.games.montjoie.box.realm import NO_LIMIT, STATES, UNDECIDED, Realm
from centans.games.montjoie.choices.cards import NO_CARD
from centans.games.montjoie.model.duel import Duel
from centans.games.montjoie.model.fight import ATTACK, DEFENCE, SIDES, Fight
from centans.games.montjoie.model.position import FREE, Position, province_points
from centans.games.montjoie.model.promise import NO_TOWN, PROMISE_STATES, PROMISES
from centans.games.montjoie.model.totals import parts
from centans.games.montjoie.odds import Odds, as_seen, fight_odds
from centans.games.montjoie.rules.ambassador import RESULTS as EMBASSY
from centans.games.montjoie.rules.barons import NO_SUPPORT, NO_WINDOWS
from centans.games.montjoie.rules.naval import duel_parts
from centans.games.montjoie.rules.offers import Offer, standing_offers
from centans.games.montjoie.rules.optional.joan import has_joans_sign
from centans.games.montjoie.rules.optional.national_powers import has_free_retreat, may_use_power
from centans.games.montjoie.rules.points import ally_share
from centans.games.montjoie.rules.result import hero_falls, kept_cards
from centans.games.montjoie.rules.treasury import income_of
from centans.games.montjoie.scoring import standing
from centans.games.montjoie.view.box import BoxView, CardView, EventCountView
from centans.games.montjoie.view.combats import DuelSideView, DuelView, FightSideView, FightView, OddsView
from centans.games.montjoie.view.position import MontjoieView
from centans.games.montjoie.view.realm import PartView, SeatView
from centans.games.montjoie.view.talks import OfferView, PromiseView
from centans.games.montjoie.viewing.board import Board, power_or_none, seat_or_none

PERCENT: Final = 100


def views(s: Position, seats: Sequence[int | None]) -> list[MontjoieView]:
    board = Board(s)
    return [view(s, seat, board) for seat in seats]


def view(s: Position, seat: int | None, board: Board) -> MontjoieView:
    over = s.agenda.over
    current = s.agenda.current()
    asked = [asked_seat(s, step) for step in current]
    players = range(s.box.players)
    ranks = ranks_of([standing(s, player) for player in players]) if all_nations_led(s) else [1] * s.box.players
    return MontjoieView(
        seat=seat,
        turn=s.turn,
        sequence=sequence_of(s),
        phase=phase_of(s, current),
        state=None if s.war == UNDECIDED else STATES[s.war],
        truce=bool(s.truce),
        bad_seasons=bool(s.bad_seasons),
        order=list(s.order),
        places=[NATIONS[nation] for nation in s.places],
        active=active_seat(s),
        acting=acting_power(s),
        box=_box(s.box),
        towns=board.towns,
        provinces=board.provinces,
        powers=board.powers,
        seats=[_seat(s, player, seat, over, ranks[player]) for player in players],
        draw_pile=size(s.draw),
        discards=cards_in(s.discard),
        towers=s.towers,
        ramparts=s.ramparts,
        events=[EVENTS[event] for event in s.drawn_events],
        plague_gone=s.pool[BLACK_DEATH] == 0 and BLACK_DEATH not in s.drawn_events,
        fight=None if s.fight is None else _fight(s, seat),
        duel=None if s.duel is None else _duel(s, s.duel),
        offers=_offers(s, seat, over),
        promises=_promises(s, seat, over),
        choosing=choosing(s, current[asked.index(seat)]) if seat is not None and seat in asked else None,
        chronicle=[s.chronicle[at : at + s.box.players] for at in range(0, len(s.chronicle), s.box.players)],
        over=over,
    )


def asked_seat(s: Position, step: Step[Position]) -> int:
    """The seat that a step waits for, if any."""
    ask = step.ask(s)
    return NOBODY if ask is None else ask.seat


def card_or_none(card: int) -> int | None:
    return None if card == NO_CARD else card


@lru_cache(100)
def _box(box: Realm) -> BoxView:
    """Made once for each kind of match at hand."""
    return BoxView(
        cards=[
            CardView(CARD_IDS[kind], kind in RED, box.card_value[kind], number_of(box.deck, kind))
            for kind in range(KINDS)
        ],
        walls=list(box.walls),
        incomes=list(box.income),
        card_price=box.card_price,
        castle_price=box.castle_price,
        rampart_price=box.rampart_price,
        new_castles=box.new_castles,
        towers=box.towers,
        ramparts=box.ramparts,
        garrisons=None if box.garrison_limit == NO_LIMIT else box.garrison_limit,
        hand_limit=box.hand_limit,
        most_barons=box.most_barons,
        side_barons=box.side_barons,
        offers=box.offers,
        pact_turns=box.pact_turns,
        least_prices=list(box.least_prices),
        mercenary_price=box.mercenary_price,
        mercenary_stack=box.mercenary_stack,
        loyal_from=box.loyal_from,
        hero_bonus=box.hero_bonus,
        last_turn=box.last_turn,
        end_die=list(box.end_die),
        embassy=[EMBASSY[row] for row in box.embassy[2:]],
        events=[EventCountView(EVENTS[event], number) for event, number in enumerate(box.event_counts) if number],
        options=list(box.optional),
    )


# -- players ------------------------------------------------------------------------------------------------------


def _seat(s: Position, seat: int, viewer: int | None, over: bool, rank: int) -> SeatView:
    """A hand is seen by its owner alone (MJ-GEN-12)."""
    nation = s.nation[seat]
    own = viewer == seat
    known = nation != NOBODY
    return SeatView(
        seat=seat,
        power=NATIONS[nation] if known else None,
        hand=pile_view(s.hands[seat], over or own),
        known=cards_in(s.shown[seat]),
        sure_reds=s.sure_reds[seat],
        aside=cards_in(s.aside[seat]),
        money=s.money[seat],
        income=income_of(s, seat) if known else 0,
        barons=s.barons[seat],
        points=s.points[seat],
        points_now=province_points(s, nation) + ally_share(s, seat) + s.won[seat] if known else 0,
        hero=bool(s.heroes[seat]),
        first=bool(s.order) and s.order[0] == seat,
        vote=STATES[s.votes[seat]] if len(s.votes) == s.box.players else None,
        master_of_the_seas=s.master == seat,
        grand_master=bool(s.grand_masters >> seat & 1),
        chevauchees=s.chevauchees if s.order and s.order[0] == seat else 0,
        kept_card=bool(s.kept[seat]),
        joans_sign=known and has_joans_sign(s, seat),
        papal_ambassador=s.papal_ambassador == seat,
        power_used=known and bool(s.used_power >> nation & 1),
        power_ready=known and may_use_power(s, nation),
        free_retreat=known and has_free_retreat(s, seat, nation),
        start_towns=[TOWNS[town] for town in range(len(TOWNS)) if s.start_towns[seat] >> town & 1],
        offers_left=s.box.offers - s.offers[seat] if own else None,
        sold=bool(s.sold >> seat & 1),
        silent_windows=own and bool(s.silent[seat] & NO_WINDOWS),
        silent_barons=own and bool(s.silent[seat] & NO_SUPPORT),
        ally=power_or_none(s.allies[seat]),
        rank=rank,
    )


def lying(s: Position, viewer: int | None) -> list[PileView]:
    """The piles of a view, without the rest of it: hands, then what was committed to the combat."""
    over, fight = s.agenda.over, s.fight
    hands = [pile_view(hand, over or viewer == seat) for seat, hand in enumerate(s.hands)]
    if fight is None:
        return hands
    shown = as_seen(s, viewer)
    return hands + [_committed(shown, side, viewer) for side in (ATTACK, DEFENCE)]


def all_nations_led(s: Position) -> bool:
    """Whether everybody leads a nation, so that the places can be told."""
    return NOBODY not in s.nation


def pile_view(pile: Pile, seen: bool) -> PileView:
    return PileView(size(pile), cards_in(pile) if seen or not pile else None)


# -- combats ------------------------------------------------------------------------------------------------------


def _fight(s: Position, viewer: int | None) -> FightView:
    fight = as_seen(s, viewer)
    outcome = fight.outcome
    return FightView(
        source=TOWNS[fight.source],
        target=TOWNS[fight.target],
        link=LINKS[fight.link],
        sides=[_fight_side(s, fight, side, viewer) for side in (ATTACK, DEFENCE)],
        stolen=card_or_none(fight.stolen),
        revealed=fight.revealed,
        result=None if outcome == NOBODY else RESULTS[outcome],
        settled=fight.settled,
        odds=None if fight.settled else odds_view("now", fight_odds(s, fight, viewer)),
    )


def odds_view(option: str, odds: Odds) -> OddsView:
    win, tie = round(odds[0] * PERCENT), round(odds[1] * PERCENT)
    return OddsView(option, win, tie, PERCENT - win - tie)


def _fight_side(s: Position, fight: Fight, side: int, viewer: int | None) -> FightSideView:
    power, seat = fight.powers[side], fight.seats[side]
    found = parts(s, fight, side)
    kept = kept_cards(s, side)
    return FightSideView(
        side=SIDES[side],
        power="militia" if power == FREE else POWERS[power],
        seat=seat_or_none(seat),
        cards=_committed(fight, side, viewer),
        saved=cards_in(fight.saved[side]),
        kept=cards_in(kept + fight.saved[side]) if fight.settled else [],
        lost=cards_in(fight.cards[side] - kept) if fight.settled else [],
        hero=bool(fight.heroes[side]),
        hero_lost=fight.settled and hero_falls(s, side),
        barons=None if s.box.hidden_barons and not fight.revealed else fight.barons[side][: s.box.players],
        doubled=card_or_none(fight.doubled[side]),
        die=fight.dice[side] or None,
        parts=[PartView(name, value) for name, value in found],
        total=sum([value for _, value in found]),
    )


def _committed(fight: Fight, side: int, viewer: int | None) -> PileView:
    return pile_view(fight.cards[side], fight.revealed or fight.seats[side] in (viewer, NOBODY))


def _duel(s: Position, duel: Duel) -> DuelView:
    outcome = duel.outcome
    return DuelView(
        event=EVENTS[duel.event],
        sides=[_duel_side(s, duel, side) for side in (0, 1)],
        revealed=duel.dice[0] > 0,
        result=None if outcome == NOBODY else ("first", "second", "tie")[outcome],
        settled=duel.settled,
    )


def _duel_side(s: Position, duel: Duel, side: int) -> DuelSideView:
    """What was staked lies in the duel only when both have committed."""
    seat = duel.seats[side]
    found = duel_parts(s, duel, side)
    return DuelSideView(
        seat=seat,
        power=NATIONS[s.nation[seat]],
        card=card_or_none(duel.cards[side]),
        barons=duel.staked[side],
        felon=bool(duel.felons[side]),
        doubled=bool(duel.doubled[side]),
        die=duel.dice[side] or None,
        parts=[PartView(name, value) for name, value in found],
        total=sum([value for _, value in found]),
    )


# -- diplomacy ----------------------------------------------------------------------------------------------------


def _offers(s: Position, viewer: int | None, over: bool) -> list[OfferView]:
    return [
        _offer(s, offer) for offer in standing_offers(s) if over or not offer.pact or viewer in (offer.seat, offer.to)
    ]


def _offer(s: Position, offer: Offer) -> OfferView:
    town = None if offer.town == NO_TOWN else TOWNS[offer.town]
    wanted = None if offer.wanted == NO_TOWN else TOWNS[offer.wanted]
    return OfferView(offer.seat, offer.to, town, wanted, offer.gives, offer.asks, offer.pact, effects(s, offer))


def _promises(s: Position, viewer: int | None, over: bool) -> list[PromiseView]:
    """A promise is seen by the two concerned; when the game is over, by all."""
    return [
        PromiseView(
            promise=PROMISES[one.kind],
            seat=one.seat,
            to=one.to,
            town=None if one.town == NO_TOWN else TOWNS[one.town],
            barons=one.number,
            until=one.until,
            state=PROMISE_STATES[one.state],
        )
        for one in s.promises
        if over or viewer in (one.seat, one.to)
    ]
