"""Why a bot makes, accepts or refuses an offer, keeps its word or breaks it: what is told when somebody asks."""

from __future__ import annotations

from typing import Any, Final

from centans.core.game import Prospect, speaks, speaks_against
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.montjoie.choices.numbers import Barons
from centans.games.montjoie.choices.people import Accept
from centans.games.montjoie.choices.places import Attack
from centans.games.montjoie.choices.words import PACT, PARLEY, PASS, PROMISE
from centans.games.montjoie.model.position import Position, combat_of, led_by
from centans.games.montjoie.rules.attacks import Combats
from centans.games.montjoie.rules.barons import Support
from centans.games.montjoie.rules.diplomacy import Talk
from centans.games.montjoie.rules.offers import Answer, Offer
from centans.games.montjoie.rules.parley import ParleyWith, Talking
from centans.games.montjoie.sense.bargaining import MARGIN, Proposal, benefits
from centans.games.montjoie.sense.talking import next_proposal, wish_for
from centans.games.montjoie.sense.temper import Temper
from centans.games.montjoie.sense.trust import barons_owed, has_broken, has_pact, is_bound

TRIFLE: Final = 0.05
"""A loss that is told of is larger."""


def motives(s: Position, temper: Temper, step: Step[Any], seat: int, option: Option) -> list[Prospect]:
    """What speaks for the choice and against it, in talk and where a word was given."""
    if isinstance(step, Answer):
        return of_answer(s, temper, step.offer, option)
    if isinstance(step, Talk):
        return of_proposal(s, temper, seat, next_proposal(s, temper, seat)) if option is PARLEY else of_silence(option)
    if isinstance(step, ParleyWith):
        return of_proposal(s, temper, seat, next_proposal(s, temper, seat))
    if isinstance(step, Talking):
        return of_proposal(s, temper, seat, wish_for(s, temper, seat, step.to))
    if isinstance(step, Combats):
        return of_attack(s, seat, option)
    return of_support(s, step, seat, option) if isinstance(step, Support) else []


def of_answer(s: Position, temper: Temper, offer: Offer, option: Option) -> list[Prospect]:
    """By whole holdings, before and after; a pact by who offers it."""
    accepted = isinstance(option, Accept)
    if offer.pact:
        return [speaks("peace") if accepted else of_no_pact(s, offer.to, offer.seat)]
    mine, theirs = benefits(s, temper, offer)
    if accepted:
        return [speaks("deal", mine), Prospect("partner", theirs, -1.0)]
    if mine < -TRIFLE:
        return [speaks("bad-deal", -mine)]
    return [speaks("one-sided", theirs) if theirs > MARGIN else speaks("trifle")]


def of_no_pact(s: Position, seat: int, other: int) -> Prospect:
    """Why there is no peace to be made with another."""
    if has_broken(s, other, seat):
        return speaks("broken-word")
    if has_pact(s, seat, other) or has_pact(s, other, seat):
        return speaks("pact-already")
    return speaks("far-ahead")


def of_silence(option: Option) -> list[Prospect]:
    return [speaks("nothing-to-say")] if option is PASS else []


def of_proposal(s: Position, temper: Temper, seat: int, proposal: Proposal | None) -> list[Prospect]:
    if proposal is None:
        return []
    if proposal.kind is PACT:
        return [speaks("peace")]
    if proposal.kind is PROMISE:
        return [speaks("against-leader", proposal.barons)]
    towns_and_money = proposal.town, proposal.wanted, proposal.gives, proposal.asks
    theirs, mine = benefits(s, temper, Offer(seat, proposal.to, *towns_and_money))
    return [speaks("deal", mine), Prospect("partner", theirs, -1.0)]


def of_attack(s: Position, seat: int, option: Option) -> list[Prospect]:
    """Who attacks in spite of a pact gives up his good name, unless the other did so before."""
    if not isinstance(option, Attack):
        return []
    owner = led_by(s, s.owner[option.town])
    if is_bound(s, seat, owner):
        return [speaks_against("own-word")]
    return [speaks("broken-word")] if has_pact(s, seat, owner) else []


def of_support(s: Position, step: Support, seat: int, option: Option) -> list[Prospect]:
    """Barons that were promised come, or do not."""
    fight = combat_of(s)
    owed = barons_owed(s, seat, fight.seats[step.side], fight.target)
    if not owed:
        return []
    kept = isinstance(option, Barons) and option.number >= owed
    return [speaks("word-kept") if kept else speaks_against("own-word")]
