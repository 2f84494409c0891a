"""What a bot says in the windows for offers: deals, pacts, and barons promised to those who attack the leader."""

from __future__ import annotations

from typing import Final

from centans.core.bits import members
from centans.core.game import NOBODY
from centans.core.options import Option
from centans.games.montjoie.choices.numbers import Barons, Ecus
from centans.games.montjoie.choices.people import NamePlayer
from centans.games.montjoie.choices.places import NameTown
from centans.games.montjoie.choices.words import PACT as PACT_KIND
from centans.games.montjoie.choices.words import PARLEY, PASS, PROMISE
from centans.games.montjoie.model.fight import ATTACK
from centans.games.montjoie.model.position import Position, led_by
from centans.games.montjoie.model.promise import NO_TOWN
from centans.games.montjoie.model.totals import new_fight
from centans.games.montjoie.odds import fight_odds
from centans.games.montjoie.rules.attacks import links_to, targets
from centans.games.montjoie.rules.barons import NO_WINDOWS
from centans.games.montjoie.rules.diplomacy import Talk
from centans.games.montjoie.rules.parley import (
    ExchangeTown,
    ParleyKind,
    ParleyWith,
    PromisedBarons,
    PromisedTown,
    SalePrice,
    SaleTown,
    SideMoney,
)
from centans.games.montjoie.rules.player_turn import PlayerTurns
from centans.games.montjoie.sense.bargaining import Proposal, deals, exchanges, sales
from centans.games.montjoie.sense.battle import baron_price, third_interest
from centans.games.montjoie.sense.temper import Temper
from centans.games.montjoie.sense.trust import barons_promised, has_broken, is_bound, peace
from centans.games.montjoie.sense.worth import leader, prospect

ENCOURAGED: Final = 0.3
"""How likely barons that are promised bring about an attack that would not have come."""
WORTH_SAYING: Final = 0.1
"""A promise must bring so much."""


# -- what there is to say -----------------------------------------------------------------------------------------


def proposal_to(s: Position, temper: Temper, seat: int, to: int) -> Proposal | None:
    """The best that a seat can propose to another: a deal, or else a pact."""
    best: Proposal | None = None
    for found in deals(s, temper, seat, to):
        if best is None or found.value > best.value:
            best = found
    value = peace(s, temper, seat, to)
    if best is None and value > 0 and to != leader(s, temper, seat) and not has_broken(s, seat, to):
        return Proposal(PACT_KIND, to, NO_TOWN, NO_TOWN, 0, 0, value)
    return best


def will_be_asked(s: Position, seat: int, to: int) -> bool:
    """Whether another has still to speak in this window: then he has time to answer."""
    return s.order.index(to) > s.order.index(seat) and not s.silent[to] & NO_WINDOWS


def next_proposal(s: Position, temper: Temper, seat: int) -> Proposal | None:
    """The best to whom nothing was proposed yet in this turn: one offer to each, the most promising first."""
    promised = barons_promised(s, seat)
    encouraging = None if promised else encouragement(s, temper, seat)
    if encouraging is not None:
        return encouraging
    partners = [to for to in s.order if to != seat and will_be_asked(s, seat, to)]
    found = [proposal for proposal in [proposal_to(s, temper, seat, to) for to in partners] if proposal is not None]
    found.sort(key=value_of, reverse=True)
    made = s.offers[seat] - promised
    return found[made] if made < len(found) else None


def value_of(proposal: Proposal) -> float:
    return proposal.value


def encouragement(s: Position, temper: Temper, seat: int) -> Proposal | None:
    """Barons for somebody who can take a town of the leader, if his victory serves the bot more than they cost."""
    foe = leader(s, temper, seat)
    if (
        not s.barons[seat]
        or not combats_to_come(s)
        or prospect(s, temper, foe) <= prospect(s, temper, seat)
        or is_bound(s, seat, foe)
    ):
        return None
    best: Proposal | None = None
    for to in s.order:
        if to in (seat, foe) or has_broken(s, seat, to) or has_broken(s, to, seat) or is_bound(s, to, foe):
            continue
        for town in members(targets(s, s.nation[to])):
            if led_by(s, s.owner[town]) == foe:
                found = best_number(s, temper, seat, to, town)
                if found is not None and (best is None or found.value > best.value):
                    best = found
    return best


def combats_to_come(s: Position) -> bool:
    """Whether players still have their turns: what is promised for a combat holds for this turn."""
    return any(isinstance(step, PlayerTurns) for step in s.agenda.steps)


def best_number(s: Position, temper: Temper, seat: int, to: int, town: int) -> Proposal | None:
    """As many barons as are worth their price, by what they add to attacks and by the attacks that they bring about."""
    power = s.nation[to]
    stake = third_interest(s, temper, seat, power, town)
    if stake <= 0:
        return None
    fight = new_fight(s, power, town, town, links_to(s, power, town)[0])
    alone, _, _ = fight_odds(s, fight, seat)
    best: Proposal | None = None
    for number in range(1, min(s.box.side_barons, s.barons[seat]) + 1):
        fight.barons[ATTACK][seat] = number
        win, _, _ = fight_odds(s, fight, seat)
        value = stake * (win - alone + ENCOURAGED * win) - baron_price(s, temper, seat, number) - WORTH_SAYING
        if value > 0 and (best is None or value > best.value):
            best = Proposal(PROMISE, to, town, NO_TOWN, 0, 0, value, number)
    return best


# -- how it is said -----------------------------------------------------------------------------------------------


def weigh_talk(s: Position, temper: Temper, step: Talk, seat: int, options: tuple[Option, ...]) -> list[float]:
    """Speak if there is something to say, and not again and again."""
    wish = PASS if next_proposal(s, temper, seat) is None else PARLEY
    return [float(option is wish) for option in options]


def weigh_partner(s: Position, temper: Temper, step: ParleyWith, seat: int, options: tuple[Option, ...]) -> list[float]:
    proposal = next_proposal(s, temper, seat)
    to = NOBODY if proposal is None else proposal.to
    return [float(isinstance(option, NamePlayer) and option.player == to) for option in options]


def wish_for(s: Position, temper: Temper, seat: int, to: int) -> Proposal | None:
    """As when the partner was chosen; the offer to him is counted already."""
    encouraging = None if barons_promised(s, seat) else encouragement(s, temper, seat)
    return encouraging if encouraging is not None and encouraging.to == to else proposal_to(s, temper, seat, to)


def weigh_kind(s: Position, temper: Temper, step: ParleyKind, seat: int, options: tuple[Option, ...]) -> list[float]:
    proposal = wish_for(s, temper, seat, step.to)
    wish = PACT_KIND if proposal is None else proposal.kind
    return [float(option is wish) for option in options]


def weigh_exchange(
    s: Position, temper: Temper, step: ExchangeTown, seat: int, options: tuple[Option, ...]
) -> list[float]:
    """One's own town, then the other's: as the best proposal has them."""
    fitting = [one for one in exchanges(s, temper, seat, step.to) if step.town in (NO_TOWN, one.town)]
    return weigh_towns(options, [(one.town if step.town == NO_TOWN else one.wanted, one.value) for one in fitting])


def weigh_sale(s: Position, temper: Temper, step: SaleTown, seat: int, options: tuple[Option, ...]) -> list[float]:
    fitting = [one for one in sales(s, temper, seat, step.to) if (one.town != NO_TOWN) == step.selling]
    return weigh_towns(options, [(max(one.town, one.wanted), one.value) for one in fitting])


def weigh_towns(options: tuple[Option, ...], wanted: list[tuple[int, float]]) -> list[float]:
    """Each town by the best that is proposed for it."""
    worth: dict[int, float] = {}
    for town, value in wanted:
        worth[town] = max(worth.get(town, 0.0), value)
    return [worth.get(option.town, 0.0) if isinstance(option, NameTown) else 0.0 for option in options]


def weigh_money(s: Position, temper: Temper, step: SideMoney, seat: int, options: tuple[Option, ...]) -> list[float]:
    """As much as makes it fair."""
    fitting = [one for one in exchanges(s, temper, seat, step.to) if (one.town, one.wanted) == (step.town, step.wanted)]
    return weigh_sums(options, [one.gives if step.gives == NOBODY else one.asks for one in fitting])


def weigh_price(s: Position, temper: Temper, step: SalePrice, seat: int, options: tuple[Option, ...]) -> list[float]:
    """Half-way; who must name a price without a wish asks for as much as he can, and pays as little."""
    fitting = [one for one in sales(s, temper, seat, step.to) if max(one.town, one.wanted) == step.town]
    if not fitting:
        sign = 1.0 if step.selling else -1.0
        return [sign * option.number if isinstance(option, Ecus) else 0.0 for option in options]
    return weigh_sums(options, [max(one.gives, one.asks) for one in fitting])


def weigh_sums(options: tuple[Option, ...], wished: list[int]) -> list[float]:
    """The sum that is wished, or nothing."""
    wish = wished[0] if wished else 0
    return [float(isinstance(option, Ecus) and option.number == wish) for option in options]


def weigh_promised_town(
    s: Position, temper: Temper, step: PromisedTown, seat: int, options: tuple[Option, ...]
) -> list[float]:
    proposal = encouragement(s, temper, seat)
    town = NO_TOWN if proposal is None else proposal.town
    return [float(isinstance(option, NameTown) and option.town == town) for option in options]


def weigh_promised_barons(
    s: Position, temper: Temper, step: PromisedBarons, seat: int, options: tuple[Option, ...]
) -> list[float]:
    """As many as help; one, if it is only talk."""
    proposal = encouragement(s, temper, seat)
    number = 1 if proposal is None else proposal.barons
    return [float(isinstance(option, Barons) and option.number == number) for option in options]


def weigh_gift(s: Position, temper: Temper, step: object, seat: int, options: tuple[Option, ...]) -> list[float]:
    """Nothing that anybody says binds him, so nothing can be bought with a gift: as little as may be."""
    return [-float(option.number) if isinstance(option, Ecus) else 0.0 for option in options]
