"""Thinking about one question: likely choices are tried in simulations, and the better half goes to the next round.

Every simulation begins with an imagined deal: what the seat may not know is dealt anew, what others are choosing in
secret is chosen anew. All choices of a round meet the same deals and the same dice, so that they differ by what
they are and not by luck. After the choice come some answers from the tree, then quick replies, until the game is
over or the horizon is reached and the game's sense judges the position.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from math import fsum, sqrt
from typing import Any, Final

from centans.bots.bot import same_question
from centans.bots.search.budget import Spending
from centans.bots.search.descent import Descent
from centans.bots.search.replies import begin_others_anew, hasty_reply, next_question, shares
from centans.bots.search.rivals import Walk
from centans.bots.search.tree import Node
from centans.core.asks import Ask
from centans.core.dice import Dice, Live
from centans.core.errors import CentansError
from centans.core.game import Game, Plan
from centans.core.options import Option
from centans.core.steps import State, proceed, take

FEWEST: Final = 6
"""So many simulations for each choice, or fewer choices."""
LONGEST: Final = 5_000
"""No simulation takes so many answers."""
PLENTY: Final = 1000
"""For each so many simulations that there is time for, they go one horizon farther, as far as the game allows; where it
allows one horizon alone, as many more choices are tried."""
CLEARLY: Final = 2.5
"""Who is behind by so many standard errors is given up at once."""
ENOUGH: Final = 8
"""After so many deals a lead may be clear."""


class Lost(CentansError):
    """A simulation could not go on as planned: the rules or the sense of a game are wrong."""


class Candidate:
    """A choice that is being compared: the whole of it, what it looked like, and what each simulation brought."""

    __slots__ = ("aim", "node", "options", "total", "values", "weight")

    def __init__(self, plan: Plan) -> None:
        self.options = plan.options
        self.weight = plan.weight
        self.aim = plan.aim
        self.values: list[float] = []
        self.total = 0.0
        self.node = Node()

    def learn(self, value: float) -> None:
        self.values.append(value)
        self.total += value

    @property
    def mean(self) -> float:
        return self.total / len(self.values) if self.values else 0.0

    def lead_over(self, other: Candidate) -> tuple[float, float]:
        """By how much it did better in the deals that both have met, and the variance of that by chance."""
        number = min(len(self.values), len(other.values))
        if not number:
            return 0.0, 0.0
        total = squares = 0.0
        for place in range(number):
            difference = self.values[place] - other.values[place]
            total += difference
            squares += difference * difference
        mean = total / number
        spread = max(0.0, squares / number - mean * mean)
        return mean, spread / max(1, number - 1)


class Deal:
    """An imagined position with its own dice: the same for every choice that is tried in it.

    Whoever chooses in secret at the same time has already chosen there; `walks` tells how, by seat.
    """

    __slots__ = ("seed", "state", "walks")

    def __init__(self, state: State, seed: bytes) -> None:
        self.state = state
        self.seed = seed
        self.walks: dict[int, Walk] = {}

    def learn(self, outcomes: list[list[float]]) -> None:
        """Those who chose in secret learn what it brought them on the average of the choices that it met."""
        if not self.walks:
            return
        number = len(outcomes)
        average = [fsum([values[seat] for values in outcomes]) / number for seat in range(len(outcomes[0]))]
        for walk in self.walks.values():
            for edge in walk.edges:
                edge.learn(average)


class Witness(ABC):
    """Is shown every simulation twice: right after the choice, and where it ended."""

    @abstractmethod
    def chosen(self, s: State) -> None: ...

    @abstractmethod
    def ended(self, s: State) -> None: ...


class Thought:
    """What a bot makes of one question to its seat. The real state is read by `redeal` alone."""

    def __init__(
        self, game: Game[Any], state: State, ask: Ask, dice: Dice, spending: Spending, depth: int | None = None
    ) -> None:
        """`depth` is how many answers after the choice are looked for in a tree, if not as many as the game says."""
        self.game = game
        self.sense = game.sense()
        self.depth = self.sense.depth if depth is None else depth
        self.ask = ask
        self.spending = spending
        self.witness: Witness | None = None
        self.far = 1
        """How many horizons ahead simulations go."""
        self._state = state
        self._dice = dice
        self._seed = b"".join([dice.roll("thought", 1 << 16).to_bytes(4, "little") for _ in range(4)])
        self._deals: list[Deal] = []
        self._rivals = Node()
        self.candidates = self._candidates()

    # -- the choices ---------------------------------------------------------------------------------------------

    def _candidates(self) -> list[Candidate]:
        """All plans, those that look best first; equal ones in the order of the options."""
        totals: dict[tuple[int, ...], Candidate] = {}
        for number in range(self.sense.deals):
            imagined = self._deal(number).state.clone()
            for plan in self.sense.plans(imagined, same_question(proceed(imagined, self._dice), self.ask)):
                name = tuple([option.id for option in plan.options])
                known = totals.get(name)
                if known is None:
                    totals[name] = Candidate(plan)
                else:
                    known.weight += plan.weight
            if self.spending.out_of_time():
                break
        return sorted(totals.values(), key=lambda one: -one.weight)

    def best(self) -> Candidate:
        """The choice that did best, after all rounds that the budget allows; in doubt, the one that looked best."""
        if len(self.candidates) == 1:
            return self.candidates[0]
        running = self._taken_seriously()
        first = running[0]
        rounds = max(1, (len(running) - 1).bit_length())
        for number in range(rounds):
            self._compare(running, (number + 1) / rounds)
            running = better_half(running, first)
            if len(running) == 1 or self.spending.out_of_time():
                break
        return surely_best(running, [one for one in self.candidates if one.values], first)

    def try_in(self, candidate: Candidate, number: int) -> float | None:
        """What a choice brings in the deal of that number; None if there was no time to see."""
        values = self._simulate(candidate, self._deal(number))
        return None if values is None else values[self.ask.seat]

    def completion(self, chosen: Candidate) -> list[Option]:
        """What the seat will be asked for next and answer to complete its choice; what is forced is not asked."""
        found: list[Option] = []
        s = self._deal(0).state.clone()
        take(s, same_question(proceed(s, self._dice), self.ask), chosen.options[0], self._dice)
        for option in chosen.options[1:]:
            ask = own_question(proceed(s, self._dice), self.ask.seat, option)
            if ask is None:
                break
            if not ask.forced:
                found.append(option)
            take(s, ask, option, self._dice)
        return found

    def _taken_seriously(self) -> list[Candidate]:
        """As many as the budget can tell apart: in terms of time a first simulation shows what one costs."""
        breadth = max(2, self.sense.breadth)
        first = various(self.candidates, breadth)
        before = self.spending.share()
        if self._simulate(first[0], self._deal(0)) is None:
            return first[:1]
        plenty = self._plenty(before)
        if self.sense.farthest > 1:
            self.far = min(self.sense.farthest, plenty)
        else:
            breadth *= plenty
        enough = int(self.spending.expected() / FEWEST)
        return various(self.candidates, breadth)[: max(2, enough)]

    def _plenty(self, before: float) -> int:
        """How many times as much time there is as a thought needs, by what the first simulation cost.

        A farther look is truer, but chance blurs it more; where the game does not allow one, more choices are tried.
        """
        return max(1, int((1.0 - before) / (PLENTY * max(1e-9, self.spending.share() - before))))

    def _compare(self, running: list[Candidate], share: float) -> None:
        """Try them all in one deal after another, until that share of the budget is used or the best is clear."""
        while self.spending.share() < share:
            deal = self._deal(len(running[0].values))
            found: list[list[float]] = []
            for one in running:
                values = self._simulate(one, deal)
                if values is None:
                    return
                found.append(values)
            for one, values in zip(running, found, strict=True):
                one.learn(values[self.ask.seat])
            deal.learn(found)
            if len(running[0].values) % ENOUGH == 0 and len(not_clearly_behind(running)) == 1:
                return

    # -- a simulation --------------------------------------------------------------------------------------------

    def _deal(self, number: int) -> Deal:
        while len(self._deals) <= number:
            seed = self._seed + len(self._deals).to_bytes(4, "little")
            imagined = self.game.redeal(self._state, self.ask.seat, Live(seed + b" deal"))
            begin_others_anew(self.game, imagined, self.ask.seat)
            deal = Deal(imagined, seed)
            if self.ask.secret:
                self._let_others_choose(deal)
            self._deals.append(deal)
        return self._deals[number]

    def _let_others_choose(self, deal: Deal) -> None:
        """Those who choose at the same time choose first, so that they cannot have seen what is chosen here."""
        dice = Live(deal.seed + b" rivals")
        while not self.spending.out_of_time():
            asks = proceed(deal.state, dice)
            other = next((ask for ask in asks if ask.secret and not ask.open and ask.seat != self.ask.seat), None)
            if other is None:
                return
            if other.seat not in deal.walks:
                deal.walks[other.seat] = Walk(self._rivals)
            take(deal.state, other, deal.walks[other.seat].choice(self.sense, deal.state, other, dice), dice)

    def _simulate(self, candidate: Candidate, deal: Deal) -> list[float] | None:
        """What the choice brings to every seat in this deal; None if there was no time to see."""
        if self.spending.out_of_time():
            return None
        s = deal.state.clone()
        dice = Live(deal.seed)
        sense = self.sense
        until = self._until(s)
        self._follow(s, candidate.options, dice)
        if self.witness is not None:
            self.witness.chosen(s)
        descent = Descent(sense, candidate.node, self.depth) if self.depth else None
        values = self._play_on(s, descent, until, dice)
        if values is None:
            return None
        if self.witness is not None:
            self.witness.ended(s)
        if descent is not None:
            for edge in descent.edges:
                edge.learn(values)
        self.spending.simulations += 1
        return values

    def _until(self, s: State) -> int:
        """The turn at whose beginning the position is judged; 0 if it is played to the end."""
        near = self.sense.until(s, self.ask)
        return near + (self.far - 1) * (near - self.sense.turn(s)) if near and self.far > 1 else near

    def _follow(self, s: State, options: tuple[Option, ...], dice: Dice) -> None:
        """Choose the plan."""
        take(s, same_question(proceed(s, dice), self.ask), options[0], dice)
        for option in options[1:]:
            ask = own_question(proceed(s, dice), self.ask.seat, option)
            if ask is None:
                break
            take(s, ask, option, dice)

    def _play_on(self, s: State, descent: Descent | None, until: int, dice: Dice) -> list[float] | None:
        """To the end of the simulation: by the tree as far as it is known, then by quick replies."""
        for _ in range(LONGEST):
            ask = next_question(proceed(s, dice))
            if ask is None:
                result = self.game.result(s)
                assert result is not None, "nobody is asked anything, so it is over"
                return shares(result)
            if until and self.sense.turn(s) >= until:
                return self.sense.value(s)
            if self.spending.out_of_time():
                return None
            option: Option | None = None
            if descent is not None and len(ask.options) > 1:
                option = descent.option(s, ask, dice)
            take(s, ask, option or hasty_reply(self.sense, s, ask, dice), dice)
        raise Lost(f"a simulation of {self.game.id} is not over after {LONGEST} answers")


def various(candidates: list[Candidate], number: int) -> list[Candidate]:
    """So many of them: the best of every aim, as far as there is room, then what looks best of the others."""
    aims: set[int] = set()
    first: list[Candidate] = []
    rest: list[Candidate] = []
    for one in candidates:
        (rest if one.aim in aims else first).append(one)
        aims.add(one.aim)
    return (first + rest)[:number]


def better_half(running: list[Candidate], first: Candidate) -> list[Candidate]:
    """Those who go on. What looked best stays, to be compared with, unless it is clearly behind like others."""
    order = sorted(running, key=lambda one: -one.mean)
    best = order[0]
    kept = order[: (len(order) + 1) // 2]
    if first in running and first not in kept:
        kept.append(first)
    return not_clearly_behind(kept) if len(best.values) >= ENOUGH else kept


def not_clearly_behind(running: list[Candidate]) -> list[Candidate]:
    """Those who may still turn out to be the best."""
    best = max(running, key=lambda one: one.mean)
    return [one for one in running if one is best or not clearly_behind(one, best)]


def clearly_behind(one: Candidate, best: Candidate) -> bool:
    lead, variance = one.lead_over(best)
    return lead + CLEARLY * sqrt(variance) <= 0


def surely_best(running: list[Candidate], tried: list[Candidate], first: Candidate) -> Candidate:
    """The choice to be expected to be best; what looked best at first unless another did better than by luck.

    Of many choices some do well by chance alone. So what each has gained on the first is drawn towards the average
    of all, no gain at best, and the more so the less they differ beyond chance (an empirical Bayes estimate).
    """
    others = [one for one in tried if one is not first]
    leads = [one.lead_over(first) for one in others]
    if not leads:
        return running[0]
    middle = min(0.0, fsum([lead for lead, _ in leads]) / len(leads))
    true = max(0.0, fsum([(lead - middle) ** 2 - variance for lead, variance in leads]) / len(leads))
    best, highest = first, 0.0
    for one, (lead, variance) in zip(others, leads, strict=True):
        trusted = true / (true + variance) if true > 0 else 0.0
        expected = middle + trusted * (lead - middle)
        if expected > highest and one in running:
            best, highest = one, expected
    return best


def own_question(asks: list[Ask], seat: int, option: Option) -> Ask | None:
    """What a seat is asked that can be answered so."""
    return next((ask for ask in asks if ask.seat == seat and option in ask.options), None)
