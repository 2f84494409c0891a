"""Reasons: what a choice promises, what else could be chosen, and what makes the difference.

Everything is found by simulations from what the seat knows: so a hint tells nothing that its seat may not know, and the
reason of a bot's choice nothing that the bot did not know. Choices are compared in the same deals with the same dice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from centans.bots.bot import same_question
from centans.bots.search.budget import Budget, Spending
from centans.bots.search.thinking import Candidate, Thought, Witness
from centans.core.asks import Ask
from centans.core.dice import Live
from centans.core.errors import CentansError
from centans.core.game import Game, Plan, Prospect
from centans.core.match import Match
from centans.core.options import Option
from centans.core.steps import State, proceed

TOLD: Final = 3
"""So many choices are told of."""
GROUNDS: Final = 3
"""So many things at most that make the difference."""
MARGIN: Final = 0.04
"""By so much another choice must do better to be called better."""
LEAST: Final = 0.12
"""What one differs by less than this, in what it is worth, is not told."""


class Care:
    """How much thought goes into a reason: simulations to find out what is worth comparing, then some for each.

    Two thirds of the seconds may go to the first. Without a limit of time, the same seed gives the same reason.
    """

    __slots__ = ("each", "seconds", "simulations")

    def __init__(self, simulations: int = 72, each: int = 20, seconds: float | None = 4.0) -> None:
        self.simulations = simulations
        self.each = each
        self.seconds = seconds

    def first(self) -> Spending:
        return Spending(Budget(self.simulations, None if self.seconds is None else self.seconds * 2 / 3))

    def then(self) -> Spending:
        return Spending(Budget(None, None if self.seconds is None else self.seconds / 3))


class NothingToChoose(CentansError):
    """There is one answer, so there is nothing to advise."""


class Weighed:
    """A choice as a whole, the share of wins that it promises, and what its seat would have, in the game's unit."""

    __slots__ = ("options", "outlook", "share", "simulations")

    def __init__(self, options: tuple[Option, ...], share: float, outlook: list[Prospect], simulations: int) -> None:
        self.options = options
        self.share = share
        self.outlook = outlook
        """On the average where the simulations ended; then what the seat has right after the choice."""
        self.simulations = simulations

    def amount(self, key: str) -> float:
        return next((one.amount for one in self.outlook if one.key == key), 0.0)


class Ground:
    """Something in which a choice differs from the other: so much more of it, or less."""

    __slots__ = ("by", "key", "speaks_for")

    def __init__(self, key: str, by: float, speaks_for: bool) -> None:
        self.key = key
        self.by = by
        self.speaks_for = speaks_for


class Reason:
    """Why a choice is good, or why another would be better."""

    __slots__ = ("chosen", "grounds", "others", "settled")

    def __init__(
        self, chosen: Weighed, others: list[Weighed], motives: Sequence[Prospect] = (), settled: bool = False
    ) -> None:
        self.chosen = chosen
        self.others = others
        """What else was worth a thought, the best first."""
        told = [Ground(one.key, one.amount, one.amount * one.worth > 0) for one in motives]
        self.grounds = [*told, *(differences(chosen, others[0]) if others else [])][:GROUNDS]
        """What tells the chosen one from the best of the others, the weightiest first."""
        self.settled = settled
        """Whether simulations had no say in it, as in what players say to each other."""

    @property
    def best(self) -> bool:
        """Whether nothing else promised clearly more."""
        return self.settled or not self.others or self.chosen.share >= self.others[0].share - MARGIN


class Tally(Witness):
    """Adds up what a seat had in the simulations of one choice."""

    def __init__(self, game: Game[Any], seat: int) -> None:
        self._sense = game.sense()
        self._seat = seat
        self._late: list[Prospect] = []
        self._soon: list[Prospect] = []
        self._now: list[Prospect] = []
        self.number = 0
        self.share = 0.0

    def chosen(self, s: State) -> None:
        self._now = self._sense.at_hand(s, self._seat)

    def ended(self, s: State) -> None:
        add_up(self._soon, self._now)
        add_up(self._late, self._sense.outlook(s, self._seat))
        self.number += 1

    def outlook(self) -> list[Prospect]:
        number = max(1, self.number)
        return [Prospect(one.key, one.amount / number, one.worth) for one in [*self._late, *self._soon]]


def add_up(total: list[Prospect], more: Sequence[Prospect]) -> None:
    if not total:
        total.extend([Prospect(one.key, 0.0, one.worth) for one in more])
    for one, other in zip(total, more, strict=True):
        one.amount += other.amount


def advise(game: Game[Any], state: State, ask: Ask, seed: bytes, care: Care | None = None) -> Reason:
    """A hint for the seat that is asked: what seems best, what else, and why. It reads the state by `redeal` alone."""
    if len(ask.options) < 2:
        raise NothingToChoose(f"{ask.key} has one answer")
    care = care or Care()
    thought = Thought(game, state, ask, Live(seed), care.first())
    best = thought.best()
    settled = len(thought.candidates) == 1
    told = weighed(thought, best, care)
    if told[0].simulations >= care.each / 4 and not settled:
        told.sort(key=lambda one: -one.share)
    others = sorted(told[1:], key=lambda one: -one.share)
    return Reason(told[0], others, motives_for(game, state, ask, told[0].options[0], seed), settled)


def explain(
    game: Game[Any], state: State, ask: Ask, answers: Sequence[Option], seed: bytes, care: Care | None = None
) -> Reason:
    """Why somebody in that seat would answer so, and then so: what it promised, and what else did.

    The answers are those that he gave, one after the other, as far as nobody else was asked meanwhile.
    """
    if len(ask.options) < 2:
        raise NothingToChoose(f"{ask.key} has one answer")
    care = care or Care()
    thought = Thought(game, state, ask, Live(seed), care.first())
    thought.best()
    settled = len(thought.candidates) == 1
    chosen, *others = weighed(thought, as_played(thought.candidates, answers), care)
    others.sort(key=lambda one: -one.share)
    return Reason(chosen, others, motives_for(game, state, ask, answers[0], seed), settled)


def motives_for(game: Game[Any], state: State, ask: Ask, option: Option, seed: bytes) -> list[Prospect]:
    """What else decides it, as its seat sees the position."""
    dice = Live(seed)
    imagined = game.redeal(state, ask.seat, dice)
    return game.sense().motives(imagined, same_question(proceed(imagined, dice), ask), option)


def explain_entry(match: Match, number: int, seed: bytes, care: Care | None = None) -> Reason:
    """Why the answer of that number was given, as far as it can be told now: from what its seat knew then."""
    entry = match.entries[number - 1]
    past = match.at(number - 1)
    return explain(past.game, past.state, past.ask_for(entry), run_from(match, number), seed, care)


def beginning(match: Match, number: int) -> int:
    """The answer that began the choice which that answer belongs to: a castle is opened with the cards laid there."""
    seat = match.entries[number - 1].seat
    first = number
    while first > 1 and match.entries[first - 2].seat == seat:
        first -= 1
    while first < number:
        after = first + planned_from(match, first)
        if after > number:
            return first
        first = after
    return number


def planned_from(match: Match, number: int) -> int:
    """How many answers, those forced between them included, the choice took that began with this one."""
    entry = match.entries[number - 1]
    if entry.auto:
        return 1
    past = match.at(number - 1)
    imagined = past.game.redeal(past.state, entry.seat, Live(b"plans"))
    ask = same_question(proceed(imagined, Live(b"plans")), past.ask_for(entry))
    answers = run_from(match, number)
    fitting = [plan for plan in past.game.sense().plans(imagined, ask) if same_beginning(plan.options, answers)]
    left = max([min(len(plan.options), len(answers)) for plan in fitting], default=1)
    taken = 0
    for one in match.entries[number - 1 :]:
        if not left or one.seat != entry.seat:
            break
        taken += 1
        left -= not one.auto
    return max(1, taken)


def run_from(match: Match, number: int) -> list[Option]:
    """An answer and those that its seat gave right after it."""
    seat = match.entries[number - 1].seat
    found: list[Option] = []
    for entry in match.entries[number - 1 :]:
        if entry.seat != seat:
            break
        if not entry.auto:
            found.append(entry.option)
    return found


def may_be_told(match: Match, viewer: int | None, seat: int) -> bool:
    """Whether the reasons of a seat tell its viewer nothing new: it is over, or he knows all that the seat knows."""
    if match.over:
        return True
    if viewer is None:
        return all(match.game.shares(match.state, seat, other) for other in range(match.variant.players))
    return match.game.shares(match.state, viewer, seat)


def as_played(candidates: list[Candidate], answers: Sequence[Option]) -> Candidate:
    """The choice that was made, as a whole if it is one of those that were compared."""
    for candidate in candidates:
        if same_beginning(candidate.options, answers):
            return candidate
    for candidate in candidates:
        if candidate.options[0] is answers[0]:
            return candidate
    return Candidate(Plan((answers[0],), 0.0))


def same_beginning(planned: tuple[Option, ...], answers: Sequence[Option]) -> bool:
    """Whether the plan was followed; what was forced at its end is not among the answers of a seat."""
    number = min(len(planned), len(answers))
    return planned[:number] == tuple(answers[:number])


def weighed(thought: Thought, chosen: Candidate, care: Care) -> list[Weighed]:
    """The choice and the best of the others, all in the same deals; in one at least, however long it takes."""
    thought.spending = Spending(Budget())
    told = [chosen, *(rivals(thought.candidates, chosen) or opposite(thought.ask, chosen))]
    tallies = [Tally(thought.game, thought.ask.seat) for _ in told]
    for number in range(care.each):
        if not try_all(thought, told, tallies, number):
            break
        if number == 0:
            thought.spending = care.then()
    return [
        Weighed(one.options, tally.share / max(1, tally.number), tally.outlook(), tally.number)
        for one, tally in zip(told, tallies, strict=True)
    ]


def try_all(thought: Thought, told: list[Candidate], tallies: list[Tally], number: int) -> bool:
    """Every choice in one more deal. False if there was no time."""
    for one, tally in zip(told, tallies, strict=True):
        thought.witness = tally
        value = thought.try_in(one, number)
        if value is None:
            return False
        tally.share += value
    return True


def rivals(candidates: list[Candidate], chosen: Candidate) -> list[Candidate]:
    """What else is worth telling: what did best in simulations, and begins otherwise if anything does."""
    other = [one for one in candidates if not is_same_in_another_order(one, chosen)]
    tried = sorted([one for one in other if one.values], key=lambda one: -one.mean)
    untried = [one for one in other if not one.values]
    found: list[Candidate] = []
    begun = {chosen.options[0].id}
    for one in [*tried, *untried]:
        if one.options[0].id not in begun and len(found) < TOLD - 1:
            begun.add(one.options[0].id)
            found.append(one)
    return found or [*tried, *untried][: TOLD - 1]


def opposite(ask: Ask, chosen: Candidate) -> list[Candidate]:
    """Where nothing was compared: the first of the other options, such as to say nothing, or to refuse."""
    others = [option for option in ask.options if option is not chosen.options[0]]
    return [Candidate(Plan((option,), 0.0)) for option in others[:1]]


def is_same_in_another_order(one: Candidate, other: Candidate) -> bool:
    """The same men under orders, named in another order, are nothing else to choose."""
    return sorted([option.id for option in one.options]) == sorted([option.id for option in other.options])


def differences(chosen: Weighed, other: Weighed) -> list[Ground]:
    """What makes the difference: first what speaks for the better one of the two, by what it is worth."""
    found: list[tuple[float, Ground]] = []
    for one in chosen.outlook:
        by = one.amount - other.amount(one.key)
        gain = by * one.worth
        if abs(gain) >= LEAST:
            found.append((-abs(gain), Ground(one.key, by, gain > 0)))
    found.sort(key=lambda pair: pair[0])
    return [ground for _, ground in found[:GROUNDS]]
