"""Montjoie !: how a view is put together."""

from __future__ import annotations

from typing import Final

from centans.core.bits import members
from centans.core.game import NOBODY, ranks_of
from centans.core.piles import Pile
from centans.core.steps import Step
from centans.core.views import Pile as PileView
from centans.games.montjoie.asking.phases import acting_power, active_seat, phase_of, sequence_of
from centans.games.montjoie.asking.question import choosing
from centans.games.montjoie.box.cards import CARD_IDS, KINDS, RED, cards_in, number_of, size
from centans.games.montjoie.box.names import (
    BLACK_DEATH,
    EVENTS,
    FOREIGN,
    LINKS,
    NATIONS,
    POWERS,
    PROVINCES,
    RESULTS,
    ROAD,
    TOWNS,
)
from centans.games.montjoie.box.realm import NO_LIMIT, STATES, UNDECIDED, count
from centans.games.montjoie.choices import NO_CARD
from centans.games.montjoie.model.duel import Duel
from centans.games.montjoie.model.fight import ATTACK, DEFENCE, SIDES, Fight
from centans.games.montjoie.model.position import FREE, Position, province_points
from centans.games.montjoie.model.promise import NO_TOWN, PROMISE_STATES, PROMISES
from centans.games.montjoie.model.totals import new_fight, parts
from centans.games.montjoie.odds import Odds, as_seen, fight_odds
from centans.games.montjoie.rules.barons import NO_SUPPORT, NO_WINDOWS
from centans.games.montjoie.rules.naval import duel_total
from centans.games.montjoie.rules.offers import Offer, standing_offers
from centans.games.montjoie.rules.optional.joan import has_joans_sign
from centans.games.montjoie.rules.optional.national_powers import has_free_retreat, may_use_power
from centans.games.montjoie.rules.points import ally_share
from centans.games.montjoie.rules.treasury import income_of
from centans.games.montjoie.scoring import standing
from centans.games.montjoie.view import (
    BoxView,
    CardView,
    DuelSideView,
    DuelView,
    FightSideView,
    FightView,
    MontjoieView,
    OddsView,
    OfferView,
    PartView,
    PowerView,
    PromiseView,
    ProvinceView,
    SeatView,
    TownView,
)

PERCENT: Final = 100


def view(s: Position, seat: int | None) -> MontjoieView:
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
        box=_box(s),
        towns=[_town(s, town) for town in range(len(TOWNS))],
        provinces=[_province(s, province) for province in range(len(PROVINCES))],
        powers=[_power(s, power) for power in range(len(POWERS))],
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


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def card_or_none(card: int) -> int | None:
    return None if card == NO_CARD else card


def power_or_none(power: int) -> str | None:
    return None if power == FREE else POWERS[power]


def _box(s: Position) -> BoxView:
    box = s.box
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
        options=list(box.optional),
    )


# -- the board ----------------------------------------------------------------------------------------------------


def _town(s: Position, town: int) -> TownView:
    bit = 1 << town
    level = s.level[town]
    owner = s.owner[town]
    pillaged = bool(s.pillaged & bit)
    return TownView(
        town=TOWNS[town],
        province=PROVINCES[s.box.province_of[town]],
        port=bool(s.box.ports & bit),
        sea=sea_of(s, town),
        mountain=bool(s.box.mountains & bit),
        owner=power_or_none(owner),
        level=level,
        income=0 if pillaged or owner == FREE or owner >= FOREIGN else s.box.income[level],
        pillaged=pillaged,
        protected=bool(s.protected & bit),
        new_castle=bool(s.built & bit),
        dealt=bool(s.dealt_towns & bit),
        mercenaries=s.mercenaries[town] if s.mercenaries else 0,
        defence=_defence(s, town),
        attacked_by=[NATIONS[nation] for nation in range(FOREIGN) if s.targets[nation] & bit],
        attacked_from=owner != FREE and owner < FOREIGN and bool(s.sources[owner] & bit),
    )


def sea_of(s: Position, town: int) -> int:
    """0 without a port; ports with the same number can reach each other by sea (MJ-OSZ-1)."""
    if not s.box.ports >> town & 1:
        return 0
    zone = s.box.sea_from[town] | 1 << town
    return 1 + (zone & -zone).bit_length()


def _defence(s: Position, town: int) -> list[PartView]:
    """Walls, mountain, basic force, mercenaries: what stands there whoever attacks by road."""
    attacker = FOREIGN
    fight = new_fight(s, attacker, town, town, ROAD)
    return [PartView(name, value) for name, value in parts(s, fight, DEFENCE)]


def _province(s: Position, province: int) -> ProvinceView:
    towns = s.box.province_towns[province]
    inside = members(towns)
    names = [TOWNS[town] for town in inside]
    holder = s.owner[inside[0]]
    controller = None if holder == FREE or towns & ~s.held[holder] else POWERS[holder]
    return ProvinceView(PROVINCES[province], s.box.province_points[province], names, controller)


def _power(s: Position, power: int) -> PowerView:
    nation = power < FOREIGN
    seat = s.seat_of[power] if nation else NOBODY
    if seat == NOBODY and nation:
        seat = s.loyal[power]
    return PowerView(
        power=POWERS[power],
        role=role_of(s, power),
        seat=seat_or_none(seat),
        controller=seat_or_none(s.controller[power]) if nation else None,
        towns=count(s.held[power]),
        ports=count(s.held[power] & s.box.ports),
        points=province_points(s, power),
    )


def role_of(s: Position, power: int) -> str:
    """player, ally, neutral, foreign or absent."""
    if power >= FOREIGN:
        return "foreign"
    if power in s.box.playing:
        return "player"
    if power not in s.box.powers:
        return "absent"
    return "ally" if s.box.players > 2 or s.loyal[power] != NOBODY else "neutral"


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
    seen = fight.revealed or seat in (viewer, NOBODY)
    found = parts(s, fight, side)
    return FightSideView(
        side=SIDES[side],
        power="militia" if power == FREE else POWERS[power],
        seat=seat_or_none(seat),
        cards=pile_view(fight.cards[side], seen),
        saved=cards_in(fight.saved[side]),
        hero=bool(fight.heroes[side]),
        barons=None if s.box.hidden_barons and not fight.revealed else fight.barons[side][: s.box.players],
        doubled=card_or_none(fight.doubled[side]),
        die=fight.dice[side] or None,
        parts=[PartView(name, value) for name, value in found],
        total=sum([value for _, value in found]),
    )


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
    return DuelSideView(
        seat=seat,
        power=NATIONS[s.nation[seat]],
        card=card_or_none(duel.cards[side]),
        barons=duel.staked[side],
        felon=bool(duel.felons[side]),
        doubled=bool(duel.doubled[side]),
        die=duel.dice[side] or None,
        total=duel_total(s, duel, side),
    )


# -- diplomacy ----------------------------------------------------------------------------------------------------


def _offers(s: Position, viewer: int | None, over: bool) -> list[OfferView]:
    return [_offer(offer) for offer in standing_offers(s) if over or not offer.pact or viewer in (offer.seat, offer.to)]


def _offer(offer: Offer) -> OfferView:
    town = None if offer.town == NO_TOWN else TOWNS[offer.town]
    wanted = None if offer.wanted == NO_TOWN else TOWNS[offer.wanted]
    return OfferView(offer.seat, offer.to, town, wanted, offer.gives, offer.asks, offer.pact)


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
