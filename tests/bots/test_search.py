"""The bot that thinks ahead: what it finds, what it must not know, and how long it takes."""

from __future__ import annotations

from typing import Any

import pytest

from centans import shelf
from centans.bots.search.bot import SearchBot
from centans.bots.search.budget import Budget, Spending
from centans.bots.search.thinking import (
    PLENTY,
    Candidate,
    Thought,
    Witness,
    better_half,
    not_clearly_behind,
    surely_best,
    various,
)
from centans.core.dice import Live
from centans.core.digest import digest
from centans.core.game import Plan, Sense
from centans.core.match import Match
from centans.core.options import Option
from centans.core.steps import State, proceed
from tests.bots.test_bots import Prefers, ToyWithSense, at_the_cards
from tests.lab.toy import CARD

GAMES = ["guyenne", "guesclin", "trente", "montjoie", "bastide"]


def searcher(seed: bytes, simulations: int) -> SearchBot:
    return SearchBot(seed, Budget(simulations=simulations))


def begun(game_id: str, answers: int) -> Match:
    """A match in which so many questions were answered by chance."""
    game = shelf.take(game_id)
    match = Match(game, game.variant(), b"begun")
    chance = Live(b"chance")
    for _ in range(answers):
        ask = blocking(match)
        match.answer(ask.seat, ask.options[chance.roll("any", len(ask.options)) - 1], ask)
    return match


def asked_for(game_id: str, key: str) -> Match:
    """A match in which everybody takes the first option until this is asked."""
    match = begun(game_id, 0)
    while blocking(match).key != key:
        ask = blocking(match)
        match.answer(ask.seat, ask.options[0], ask)
    return match


def blocking(match: Match) -> Any:
    return next(ask for ask in match.asks if not ask.open)


def chosen(match: Match, simulations: int, state: Any = None) -> Option:
    ask = blocking(match)
    if state is not None:
        ask = next(twin for twin in proceed(state, Live(b"")) if twin.seat == ask.seat and twin.key == ask.key)
    return searcher(b"bot", simulations).choose(match.game, state or match.state, ask)


def test_it_finds_what_wins_where_its_sense_prefers_something_else():
    """The highest single card scores, and who has scored more when it is over has won."""
    game = ToyWithSense(Prefers(card_1=1.0))
    match = at_the_cards(game)
    assert searcher(b"seed", 400).choose(game, match.state, blocking(match)) is CARD[3]


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("answers", [0, 25])
def test_the_same_seed_and_number_of_simulations_give_the_same_choice_whatever_is_hidden(game_id, answers):
    """Twin worlds: what the seat knows is the same, everything else is not."""
    match = begun(game_id, answers)
    before = match.digest()
    first = chosen(match, 3)
    assert chosen(match, 3) is first
    twin = match.game.redeal(match.state, blocking(match).seat, Live(b"twin"))
    assert chosen(match, 3, twin) is first
    assert match.digest() == before, "thinking leaves the match alone"


def test_the_hidden_cards_of_its_twins_are_really_others():
    match = begun("guyenne", 25)
    twins = {digest(match.game.redeal(match.state, blocking(match).seat, Live(b"%d" % number))) for number in range(5)}
    assert len(twins) == 5


@pytest.mark.source_only
@pytest.mark.parametrize("game_id", ["guyenne", "trente"])
def test_it_reads_the_real_position_by_redealing_alone(game_id):
    """Canaries stand in place of all secrets everywhere but in what it imagines."""
    match = begun(game_id, 12)
    ask = blocking(match)

    class Door:
        """The game; but whoever imagines, imagines the real position."""

        def redeal(self, _masked: Any, seat: int, dice: Live) -> Any:
            return match.game.redeal(match.state, seat, dice)

        def __getattr__(self, name: str) -> Any:
            return getattr(match.game, name)

    masked = match.game.masked(match.state, ask.seat)
    assert digest(masked) != match.digest()
    assert searcher(b"bot", 3).choose(Door(), masked, ask) is chosen(match, 3)


class Clock:
    """A clock on which every look takes a thousandth of a second."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.001
        return self.now


@pytest.mark.parametrize("seconds", [0.05, 0.3])
def test_it_stops_when_its_time_is_over_in_the_middle_of_a_simulation(seconds):
    match = begun("guyenne", 10)
    clock = Clock()
    SearchBot(b"bot", Budget(seconds=seconds, clock=clock)).choose(match.game, match.state, blocking(match))
    assert seconds <= clock.now <= seconds * 1.2


def test_with_no_time_at_all_it_chooses_what_looks_best():
    match = at_the_cards(ToyWithSense(Prefers(card_2=1.0)))
    clock = Clock()
    bot = SearchBot(b"bot", Budget(seconds=0.001, clock=clock))
    assert bot.choose(match.game, match.state, blocking(match)) is CARD[2]


class Watchful(Sense):
    """Notes what each seat's camp and card were when it was asked."""

    deals = 1

    def __init__(self) -> None:
        self.lanes: list[list[bool]] = []

    def weigh(self, s, ask):
        together = s.agenda.choice()
        if together is not None and ask.seat == 1:
            self.lanes.append([together.is_finished(s, number) for number in range(2)])
        return [0.0] * len(ask.options)


def test_who_chooses_at_the_same_time_chooses_before_the_searcher_lays_anything_down():
    sense = Watchful()
    match = at_the_cards(ToyWithSense(sense))
    assert blocking(match).seat == 0
    searcher(b"seed", 1).choose(match.game, match.state, blocking(match))
    assert sense.lanes[0] == [False, False]


class Counted(Sense):
    """The sense of a game, which counts how much it was asked since somebody last looked at the clock."""

    def __init__(self, sense: Any, clock: Laborious) -> None:
        self.sense = sense
        self.clock = clock
        for name in ("deals", "horizon", "farthest", "breadth", "depth"):
            setattr(self, name, getattr(sense, name))

    def __getattribute__(self, name: str) -> Any:
        if name in ("weigh", "hasty", "plans", "value"):
            self.clock.work += 1
        mine = name in ("sense", "clock", "deals", "horizon", "farthest", "breadth", "depth", "__dict__", "__class__")
        return object.__getattribute__(self, name) if mine else getattr(object.__getattribute__(self, "sense"), name)


class Laborious:
    """A clock that goes on with every look, and notes the most that was done between two looks."""

    def __init__(self) -> None:
        self.now = 0.0
        self.work = 0
        self.most = 0

    def __call__(self) -> float:
        self.most = max(self.most, self.work)
        self.work = 0
        self.now += 0.001
        return self.now


@pytest.mark.source_only
@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("answers", [0, 25])
def test_it_looks_at_the_clock_after_every_single_piece_of_work(monkeypatch, game_id, answers):
    """So it is late by one look at a position at most, however slow the machine: plans of a deal, or one reply."""
    match, clock = begun(game_id, answers), Laborious()
    sense = Counted(match.game.sense(), clock)
    monkeypatch.setattr(match.game, "sense", lambda: sense)
    SearchBot(b"bot", Budget(seconds=0.2, clock=clock)).choose(match.game, match.state, blocking(match))
    assert 1 <= clock.most <= 2
    assert clock.now <= 0.2 * 1.2


class Pointing:
    """A clock that shows one given time after another, the last one for ever."""

    def __init__(self, *times: float) -> None:
        self.times = list(times)

    def __call__(self) -> float:
        return self.times.pop(0) if len(self.times) > 1 else self.times[0]


def test_what_takes_long_is_not_begun_if_it_would_end_too_late():
    """One answer has taken 0.25 s of the second; another one would still end in time, a third one would not."""
    spending = Spending(Budget(seconds=1.0, clock=Pointing(0.0, 0.25, 0.5, 0.9)))
    assert [spending.out_of_time() for _ in range(3)] == [False, False, True]
    quick = Spending(Budget(seconds=1.0, clock=Pointing(0.0, 0.05, 0.1, 0.15)))
    assert [quick.out_of_time() for _ in range(3)] == [False, False, False]


@pytest.mark.parametrize("nothing", [Budget(simulations=0), Budget(seconds=0)])
def test_of_no_budget_everything_is_used_before_it_begins(nothing):
    match = at_the_cards(ToyWithSense(Prefers(card_2=1.0)))
    assert Spending(nothing).share() >= 1
    assert SearchBot(b"bot", nothing).choose(match.game, match.state, blocking(match)) is CARD[2]


def test_who_is_clearly_behind_is_given_up_within_a_round():
    clear, behind = candidate(*[0.9, 0.8] * 4), candidate(*[0.1, 0.2] * 4)
    close = candidate(*[0.8, 0.9] * 4)
    assert not_clearly_behind([clear, behind]) == [clear]
    assert not_clearly_behind([clear, close]) == [clear, close]


def test_nothing_to_compare_needs_no_simulation():
    """Whether to talk in Montjoie ! is no matter for a simulation."""
    match = asked_for("montjoie", "talk")
    bot = searcher(b"bot", 50)
    assert bot.choose(match.game, match.state, blocking(match)).kind == "pass"
    assert bot.thought is not None
    assert bot.thought.spending.simulations == 0


def test_who_acts_and_what_he_does_is_one_thought():
    match = asked_for("guesclin", "fighter")
    bot, ask = searcher(b"bot", 4), blocking(match)
    option = bot.choose(match.game, match.state, ask)
    assert option.kind == "act"
    thought = bot.thought
    match.answer(ask.seat, option, ask)
    assert bot.intended
    bot.choose(match.game, match.state, blocking(match))
    assert bot.thought is thought
    assert bot.intended == []


def test_the_best_way_to_every_aim_comes_before_other_ways_to_the_same():
    oak, also_oak, foe, nowhere = [Candidate(Plan((CARD[1],), 0.0, aim)) for aim in (7, 7, -3, 0)]
    assert various([oak, also_oak, foe, nowhere], 3) == [oak, foe, nowhere]
    assert various([oak, also_oak, foe, nowhere], 9) == [oak, foe, nowhere, also_oak]


def test_a_search_tries_a_cell_for_everything_that_a_man_could_go_for():
    match = asked_for("trente", "move")
    ask, sense = blocking(match), match.game.sense()
    plans = sense.plans(match.state, ask)
    assert [plan.weight for plan in plans] == sense.weigh(match.state, ask)
    ranked = [Candidate(plan) for plan in sorted(plans, key=lambda plan: -plan.weight)]
    aims = {plan.aim for plan in plans}
    assert {one.aim for one in various(ranked, len(aims))} == aims
    assert len(aims) > 1


def test_a_search_tries_a_castle_and_cards_and_to_keep_the_money_and_no_talk():
    match = asked_for("montjoie", "purchases")
    plans = match.game.sense().plans(match.state, blocking(match))
    assert {plan.options[0].kind for plan in plans} == {"town", "cards"}
    assert len({plan.aim for plan in plans}) == 3


def test_an_order_sheet_is_judged_when_its_turn_is_over():
    match = asked_for("trente", "order")
    sense, state = match.game.sense(), match.state
    assert state.turn == 1
    assert sense.until(state, blocking(match)) == 2 * sense.turn(state), "where the second turn begins"
    later = asked_for("trente", "move")
    assert sense.until(later.state, blocking(later)) == sense.turn(later.state) + sense.horizon


class Watch(Witness):
    """Notes the turn in which each simulation ends, and calls the thought off after some."""

    def __init__(self, sense: Sense[Any], spending: Spending) -> None:
        self.sense = sense
        self.spending = spending
        self.turns: list[int] = []

    def chosen(self, s: State) -> None:
        """Nothing to note."""

    def ended(self, s: State) -> None:
        self.turns.append(self.sense.turn(s))
        if len(self.turns) == 3:
            self.spending.call_off()


@pytest.mark.source_only
@pytest.mark.parametrize(("simulations", "horizons"), [(2 * PLENTY - 1, 1), (2 * PLENTY, 2), (100 * PLENTY, 4)])
def test_with_plenty_of_time_it_looks_farther_as_far_as_the_game_allows(simulations, horizons):
    """The first simulation shows what one costs, and goes no farther than one horizon."""
    match = asked_for("guesclin", "fighter")
    sense, spending = match.game.sense(), Spending(Budget(simulations=simulations))
    thought = Thought(match.game, match.state, blocking(match), Live(b"seed"), spending)
    watch = thought.witness = Watch(sense, spending)
    thought.best()
    assert sense.farthest == 4
    ahead = [turn - sense.turn(match.state) for turn in watch.turns]
    assert (ahead[0], max(ahead)) == (sense.horizon, sense.horizon * horizons)


class Calling(Witness):
    """Calls the thought off after so many simulations."""

    def __init__(self, spending: Spending, most: int) -> None:
        self.spending = spending
        self.most = most

    def chosen(self, s: State) -> None:
        """Nothing to note."""

    def ended(self, s: State) -> None:
        if self.spending.simulations == self.most:
            self.spending.call_off()


@pytest.mark.source_only
@pytest.mark.parametrize(("simulations", "breadths"), [(2 * PLENTY - 1, 1), (2 * PLENTY, 2), (100 * PLENTY, 100)])
def test_with_plenty_of_time_it_tries_more_choices_where_a_farther_look_is_not_allowed(simulations, breadths):
    match = asked_for("guyenne", "open-castle")
    spending = Spending(Budget(simulations=simulations))
    thought = Thought(match.game, match.state, blocking(match), Live(b"seed"), spending)
    sense, options = match.game.sense(), len(thought.candidates)
    expected = min(options, sense.breadth * breadths)
    thought.witness = Calling(spending, expected)
    thought.best()
    assert sense.farthest == 1
    assert options > sense.breadth
    assert len([one for one in thought.candidates if one.values]) == expected


def test_one_option_needs_no_thought():
    match = at_the_cards(ToyWithSense(Prefers()))
    ask = blocking(match)
    alone = type(ask)(ask.seat, ask.key, ask.options[:1])
    assert SearchBot(b"bot", Budget(seconds=1e9)).choose(match.game, match.state, alone) is ask.options[0]


def candidate(*values: float) -> Candidate:
    found = Candidate(Plan((CARD[1],), 0.0))
    for value in values:
        found.learn(value)
    return found


def test_among_many_that_differ_by_chance_alone_what_looked_best_is_kept():
    """Each of five others is as good as the first; one of them was lucky."""
    first = candidate(*[0.5, 0.5] * 4)
    others = [candidate(*[0.4, 0.6, 0.5, 0.5] * 2) for _ in range(4)]
    lucky = candidate(*[0.2, 0.9, 0.4, 0.6] * 2)
    assert lucky.mean > first.mean
    assert surely_best([lucky, first], [first, *others, lucky], first) is first


def test_what_did_better_than_chance_explains_is_taken():
    first = candidate(*[0.5, 0.6] * 8)
    worse = [candidate(*[0.3, 0.4] * 8) for _ in range(3)]
    better = candidate(*[0.7, 0.75] * 8)
    assert surely_best([better, first], [first, *worse, better], first) is better
    assert surely_best([first], [first], first) is first


def test_the_better_half_goes_on_and_with_it_what_looked_best_unless_it_is_clearly_behind():
    first, good, best = candidate(0.1, 0.9), candidate(0.6, 0.7), candidate(0.9, 0.7)
    assert better_half([first, good, best], first) == [best, good, first]
    clear, hopeless = candidate(*[0.7, 0.8] * 4), candidate(*[0.2, 0.3] * 4)
    assert better_half([hopeless, clear], hopeless) == [clear]


def test_a_whole_order_sheet_is_one_thought():
    match = asked_for("trente", "order")
    seat = blocking(match).seat
    bot, thoughts = searcher(b"bot", 2), set()
    while any(ask.seat == seat and ask.key == "order" for ask in match.asks):
        ask = next(ask for ask in match.asks if ask.seat == seat)
        match.answer(seat, bot.choose(match.game, match.state, ask), ask)
        thoughts.add(id(bot.thought))
    assert sum(entry.key == "order" for entry in match.entries) == 10
    assert len(thoughts) == 1
    assert bot.intended == []
