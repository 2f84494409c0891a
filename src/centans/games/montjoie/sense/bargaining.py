"""Deals and pacts: what a bot offers, what it accepts, and whom it believes.

A deal is judged by the whole holdings of both before and after it, so that a town for its neighbour in the same
province is worth nothing. The same offer always gets the same answer, and one that serves its maker much more than the
bot is refused: nothing is gained by asking again, nor by bidding down.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from centans.core.bits import members
from centans.core.game import NOBODY
from centans.core.options import Option
from centans.games.montjoie.box.realm import count
from centans.games.montjoie.choices import EXCHANGE, MOST_ECUS, PARLEY, PASS, Accept, Ecus, NamePlayer, NameTown
from centans.games.montjoie.choices import PACT as PACT_KIND
from centans.games.montjoie.model.position import Position, own_towns, set_owner
from centans.games.montjoie.model.promise import BROKEN, NO_TOWN, OPEN, PACT
from centans.games.montjoie.rules.barons import NO_WINDOWS
from centans.games.montjoie.rules.diplomacy import Talk
from centans.games.montjoie.rules.offers import Answer, Offer
from centans.games.montjoie.rules.parley import ExchangeTown, ParleyKind, ParleyWith, SideMoney
from centans.games.montjoie.sense.worth import ECU, SETTLED, holdings, leader, prospect, spite, turns_left

MARGIN: Final = 0.15
"""A deal must be worth so much, or it is not worth the ink."""
FAIR: Final = 0.5
"""Who proposes may gain twice as much as the bot, not more."""
PEACE: Final = 0.3
"""What it is worth not to be attacked by somebody who keeps his word."""
FAR_AHEAD: Final = 6
"""Nobody keeps the peace with somebody who leads by so much."""


class Proposal(NamedTuple):
    """A town for a town, with money on either side; or a pact, if there are no towns."""

    to: int
    town: int
    wanted: int
    gives: int
    asks: int
    value: float


# -- whose word counts --------------------------------------------------------------------------------------------


def has_broken(s: Position, seat: int, to: int) -> bool:
    """Whether a seat has ever broken its word to another."""
    return any(one.state == BROKEN and one.seat == seat and one.to == to for one in s.promises)


def has_pact(s: Position, seat: int, to: int) -> bool:
    """Whether a seat owes another peace."""
    return any((one.kind, one.state, one.seat, one.to) == (PACT, OPEN, seat, to) for one in s.promises)


def is_bound(s: Position, seat: int, to: int) -> bool:
    """Whoever was betrayed owes nothing any more."""
    return has_pact(s, seat, to) and not has_broken(s, to, seat)


def peace(s: Position, seat: int, other: int) -> float:
    """What a pact is worth: nothing twice, nothing from a traitor, nothing with somebody far ahead."""
    if has_pact(s, seat, other) or has_broken(s, other, seat):
        return -PEACE
    return PEACE if prospect(s, other) < prospect(s, seat) + FAR_AHEAD else -PEACE


# -- what a deal is worth -----------------------------------------------------------------------------------------


def weigh_answer(s: Position, step: Answer, seat: int, options: tuple[Option, ...]) -> list[float]:
    offer = step.offer
    value = peace(s, seat, offer.seat) if offer.pact else judged(s, seat, offer.seat, *benefits(s, offer))
    return [value if isinstance(option, Accept) else 0.0 for option in options]


def benefits(s: Position, offer: Offer) -> tuple[float, float]:
    """What the holdings of the one addressed and of the one who offers gain."""
    after = s.clone()
    after.journal = None
    after.money[offer.seat] += offer.asks - offer.gives
    after.money[offer.to] += offer.gives - offer.asks
    if offer.town != NO_TOWN:
        set_owner(after, offer.town, s.nation[offer.to])
    if offer.wanted != NO_TOWN:
        set_owner(after, offer.wanted, s.nation[offer.seat])
    gain_to = holdings(after, offer.to) - holdings(s, offer.to)
    return gain_to, holdings(after, offer.seat) - holdings(s, offer.seat)


def judged(s: Position, seat: int, other: int, mine: float, theirs: float) -> float:
    """A deal to one who gains this much while the other gains that much; below nothing if he would rather not."""
    value = mine - spite(s, seat, other) * theirs - MARGIN
    return min(value, mine - FAIR * theirs)


# -- what is offered ----------------------------------------------------------------------------------------------


def province_worth(s: Position, province: int, held: int) -> float:
    """What so many towns of a province bring, by the measure of `holdings`."""
    whole = count(s.box.province_towns[province])
    points = s.box.province_points[province] * turns_left(s)
    share = held * (2 * held - 1) / whole**2
    return points * (SETTLED * share + (1 - SETTLED) * (held == whole))


def steps_of(s: Position, seat: int) -> tuple[list[float], list[float]]:
    """By province: what one town more would bring, and what one less costs."""
    nation = s.nation[seat]
    more: list[float] = []
    less: list[float] = []
    for province, towns in enumerate(s.box.province_towns):
        held = count(towns & s.held[nation])
        now = province_worth(s, province, held)
        more.append(province_worth(s, province, held + 1) - now if held < count(towns) else 0.0)
        less.append(now - province_worth(s, province, held - 1) if held else 0.0)
    return more, less


def proposals(s: Position, seat: int, to: int) -> list[Proposal]:
    """Exchanges that should please both."""
    if not own_towns(s, seat) or not own_towns(s, to):
        return []
    more, less = steps_of(s, seat)
    their_more, their_less = steps_of(s, to)
    province_of, level = s.box.province_of, s.level
    found: list[Proposal] = []
    for town in members(own_towns(s, seat) & ~s.dealt_towns):
        home = province_of[town]
        for wanted in members(own_towns(s, to) & ~s.dealt_towns):
            there = province_of[wanted]
            if there == home or level[town] != level[wanted]:
                continue
            mine, theirs = more[there] - less[home], their_more[home] - their_less[there]
            if mine + theirs > MARGIN:
                proposal = balanced(s, seat, Proposal(to, town, wanted, 0, 0, 0.0), mine, theirs)
                if proposal is not None:
                    found.append(proposal)
    return found


def balanced(s: Position, seat: int, deal: Proposal, mine: float, theirs: float) -> Proposal | None:
    """The same deal with as much money as makes it fair, if both then want it."""
    even = round((mine - theirs) / (2 * ECU))
    gives = max(0, min(even, s.money[seat], MOST_ECUS))
    asks = max(0, min(-even, s.money[deal.to], MOST_ECUS))
    mine += (asks - gives) * ECU
    theirs += (gives - asks) * ECU
    value = judged(s, seat, deal.to, mine, theirs)
    if value <= 0 or judged(s, deal.to, seat, theirs, mine) <= 0:
        return None
    return deal._replace(gives=gives, asks=asks, value=value)


def proposal_to(s: Position, seat: int, to: int) -> Proposal | None:
    """The best that a seat can propose to another."""
    best: Proposal | None = None
    for found in proposals(s, seat, to):
        if best is None or found.value > best.value:
            best = found
    value = peace(s, seat, to)
    if best is None and value > 0 and to != leader(s, seat) and not has_broken(s, seat, to):
        return Proposal(to, NO_TOWN, NO_TOWN, 0, 0, value)
    return best


def will_be_asked(s: Position, seat: int, to: int) -> bool:
    """Whether another has still to speak in this window: then he has time to answer."""
    return s.order.index(to) > s.order.index(seat) and not s.silent[to] & NO_WINDOWS


def next_proposal(s: Position, seat: int, made: int) -> Proposal | None:
    """The best to whom nothing was proposed yet in this turn: one offer to each, the most promising first."""
    partners = [to for to in s.order if to != seat and will_be_asked(s, seat, to)]
    found = [proposal for proposal in [proposal_to(s, seat, to) for to in partners] if proposal is not None]
    found.sort(key=value_of, reverse=True)
    return found[made] if made < len(found) else None


def value_of(proposal: Proposal) -> float:
    return proposal.value


def weigh_talk(s: Position, step: Talk, seat: int, options: tuple[Option, ...]) -> list[float]:
    """Speak if there is something to say, and not again and again."""
    wish = PASS if next_proposal(s, seat, s.offers[seat]) is None else PARLEY
    return [float(option is wish) for option in options]


def weigh_partner(s: Position, step: ParleyWith, seat: int, options: tuple[Option, ...]) -> list[float]:
    proposal = next_proposal(s, seat, s.offers[seat])
    to = NOBODY if proposal is None else proposal.to
    return [float(isinstance(option, NamePlayer) and option.player == to) for option in options]


def weigh_kind(s: Position, step: ParleyKind, seat: int, options: tuple[Option, ...]) -> list[float]:
    proposal = proposal_to(s, seat, step.to)
    wish = EXCHANGE if proposal is not None and proposal.town != NO_TOWN else PACT_KIND
    return [float(option is wish) for option in options]


def weigh_exchange(s: Position, step: ExchangeTown, seat: int, options: tuple[Option, ...]) -> list[float]:
    """One's own town, then the other's: as the best proposal has them."""
    fitting = [one for one in proposals(s, seat, step.to) if step.town in (NO_TOWN, one.town)]
    worth: dict[int, float] = {}
    for one in fitting:
        named = one.town if step.town == NO_TOWN else one.wanted
        worth[named] = max(worth.get(named, 0.0), one.value)
    return [worth.get(option.town, 0.0) if isinstance(option, NameTown) else 0.0 for option in options]


def weigh_money(s: Position, step: SideMoney, seat: int, options: tuple[Option, ...]) -> list[float]:
    """As much as makes it fair."""
    deals = [one for one in proposals(s, seat, step.to) if (one.town, one.wanted) == (step.town, step.wanted)]
    sum_wished = 0
    for deal in deals:
        sum_wished = deal.gives if step.gives == NOBODY else deal.asks
    return [float(isinstance(option, Ecus) and option.number == sum_wished) for option in options]
