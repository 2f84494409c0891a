"""The agenda: order, control verbs, simultaneous choices, powers in the background, and why something is refused."""

from __future__ import annotations

import pytest

from centans.core.asks import Ask
from centans.core.dice import Script
from centans.core.options import RECONSIDER, Option
from centans.core.steps import Agenda, Step, proceed, take, why_not
from tests.core.toys import (
    BLUE,
    CATALOGUE,
    COLOURS,
    GREEN,
    LIFT,
    NEVER,
    RED,
    STOP,
    Choose,
    CutShort,
    EndOfTurn,
    Handle,
    Power,
    Say,
    Simultaneous,
    Stand,
    Table,
    Then,
    Throw,
)

NO_DICE = Script()


def run(s: Table) -> list[Ask]:
    return proceed(s, NO_DICE)


def choose(s: Table, seat: int, option: Option) -> list[Ask]:
    """Let a seat take an option that some ask of its offers."""
    ask = next(ask for ask in run(s) if ask.seat == seat and option in ask.options)
    take(s, ask, option, NO_DICE)
    return run(s)


def keys(asks: list[Ask]) -> list[tuple[int, str]]:
    return [(ask.seat, ask.key) for ask in asks]


# -- order --------------------------------------------------------------------------------------------------------


def test_steps_run_in_the_order_in_which_they_were_written() -> None:
    s = Table(Say("a"), Say("b"), Say("c"))
    assert run(s) == []
    assert s.trace == ["a", "b", "c"]


def test_a_combat_inside_a_turn_comes_before_the_rest_of_the_turn() -> None:
    s = Table(Say("march"), Then(Say("charge"), Then(Say("melee")), Say("pursuit")), Say("winter"))
    run(s)
    assert s.trace == ["march", "charge", "melee", "pursuit", "winter"]


def test_what_an_answer_puts_on_the_agenda_comes_before_what_was_planned() -> None:
    s = Table(Choose(0, COLOURS, Say("then this")), Say("planned"))
    choose(s, 0, RED)
    assert s.trace == ["1 colour red", "then this", "planned"]


def test_proceed_stops_at_the_first_step_that_asks_and_again_until_it_is_answered() -> None:
    s = Table(Say("before"), Choose(1), Say("after"))
    assert keys(run(s)) == [(1, "choose")]
    assert keys(run(s)) == [(1, "choose")]
    assert s.trace == ["before"]


def test_a_turn_that_ends_at_once_drops_everything_up_to_its_end() -> None:
    s = Table(Then(CutShort(), Say("dropped")), Say("dropped too"), EndOfTurn("end"), Say("next turn"))
    run(s)
    assert s.trace == ["end", "next turn"]


def test_abandoning_towards_a_step_that_is_not_planned_leaves_nothing() -> None:
    s = Table(CutShort(), Say("dropped"))
    assert run(s) == []
    assert s.trace == []


def test_a_cleared_agenda_ends_the_game_and_withdraws_what_stood_ready() -> None:
    s = Table(Stand(Power(1)), Choose(0))
    run(s)
    s.agenda.clear()
    assert run(s) == []
    assert s.agenda.standing == []


def test_a_cloned_agenda_goes_its_own_way() -> None:
    s = Table(Stand(Power(1)), Choose(0), Say("end"))
    run(s)
    other = s.clone()
    choose(s, 0, RED)
    choose(other, 1, BLUE)
    choose(other, 0, GREEN)
    assert s.trace == ["1 colour red", "end"]
    assert other.trace == ["2 colour blue", "1 colour green", "end"]


def test_a_step_shows_its_fields_in_its_repr() -> None:
    assert repr(Handle(1, (2, 3))) == "Handle(lifted=(2, 3), seat=1)"


def test_a_step_that_neither_asks_nor_runs_says_so() -> None:
    class Empty(Step[Table]):
        __slots__ = ()

    with pytest.raises(NotImplementedError, match="Empty waits for an answer"):
        run(Table(Empty()))
    with pytest.raises(NotImplementedError, match="Say asks nothing"):
        Say("a").answer(Table(), 0, RED, NO_DICE)


def test_allowed_keeps_those_options_that_nothing_forbids_in_their_order() -> None:
    step = Choose(0, [BLUE, RED])
    assert step.allowed(Table(), 0, CATALOGUE) == (RED, BLUE)


# -- several seats at once ----------------------------------------------------------------------------------------


def test_all_seats_of_a_simultaneous_choice_are_asked_in_secret() -> None:
    asks = run(Table(Simultaneous(Choose(0), Choose(1), Choose(2))))
    assert keys(asks) == [(0, "choose"), (1, "choose"), (2, "choose")]
    assert all(ask.secret and not ask.open for ask in asks)


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_lanes_may_be_answered_in_any_order_and_take_effect_in_theirs(order: tuple[int, int, int]) -> None:
    s = Table(Simultaneous(Choose(0), Choose(1), Choose(2)), Say("end"))
    for seat in order:
        choose(s, seat, COLOURS[seat])
    assert s.trace == ["1 colour red", "2 colour green", "3 colour blue", "end"]


def test_nothing_of_a_simultaneous_choice_is_in_the_state_before_the_last_one_is_in() -> None:
    s = Table(Simultaneous(Choose(0), Choose(1)))
    choose(s, 1, BLUE)
    assert s.trace == []
    choose(s, 0, RED)
    assert s.trace == ["1 colour red", "2 colour blue"]


def test_a_lane_may_go_on_asking_while_the_others_wait() -> None:
    s = Table(Simultaneous(Handle(0), Choose(1)))
    choose(s, 0, LIFT[0])
    choose(s, 1, GREEN)
    asks = choose(s, 0, LIFT[2])
    assert keys(asks) == [(0, "handle"), (1, "reconsider")]
    assert s.trace == []
    choose(s, 0, STOP)
    assert s.trace == ["2 colour green"]


def test_reconsidering_begins_a_lane_of_several_questions_again() -> None:
    s = Table(Simultaneous(Handle(0), Choose(1)))
    choose(s, 0, LIFT[0])
    choose(s, 0, STOP)
    choose(s, 0, RECONSIDER)
    assert LIFT[0] in run(s)[0].options


def test_a_finished_lane_can_be_reconsidered_until_the_last_answer_is_in() -> None:
    s = Table(Simultaneous(Choose(0), Choose(1)), Choose(0, [STOP]))
    asks = choose(s, 0, RED)
    assert [(ask.seat, ask.key, ask.open) for ask in asks] == [(1, "choose", False), (0, "reconsider", True)]
    asks = choose(s, 0, RECONSIDER)
    assert keys(asks) == [(0, "choose"), (1, "choose")]
    choose(s, 0, BLUE)
    asks = choose(s, 1, GREEN)
    assert s.trace == ["1 colour blue", "2 colour green"]
    assert not any(RECONSIDER in ask.options for ask in asks)


def test_an_unchangeable_simultaneous_choice_offers_no_second_thoughts() -> None:
    s = Table(Simultaneous(Choose(0), Choose(1), changeable=False))
    assert keys(choose(s, 0, RED)) == [(1, "choose")]


def test_a_clone_made_amid_a_simultaneous_choice_keeps_what_was_chosen() -> None:
    s = Table(Simultaneous(Choose(0), Choose(1)))
    choose(s, 0, RED)
    other = s.clone()
    choose(s, 0, RECONSIDER)
    choose(other, 1, GREEN)
    assert other.trace == ["1 colour red", "2 colour green"]
    assert s.trace == []


# -- powers in the background -------------------------------------------------------------------------------------


def test_a_standing_step_is_asked_beside_the_current_one_and_blocks_nothing() -> None:
    s = Table(Stand(Power(1, key="power")), Choose(0), Choose(0), Say("end"))
    assert [(ask.seat, ask.key, ask.open) for ask in run(s)] == [(0, "choose", False), (1, "power", True)]
    choose(s, 0, RED)
    choose(s, 0, RED)
    assert s.trace[-1] == "end"
    assert run(s) == []


def test_a_standing_step_can_be_taken_up_at_any_time_and_only_once_if_it_withdraws() -> None:
    s = Table(Stand(Power(1, [BLUE], key="power")), Choose(0), Choose(0))
    choose(s, 0, RED)
    assert keys(choose(s, 1, BLUE)) == [(0, "choose")]
    assert s.trace == ["1 colour red", "2 colour blue"]


def test_a_standing_step_that_stays_can_be_taken_up_again() -> None:
    s = Table(Stand(Choose(1, [BLUE], key="power")), Choose(0))
    choose(s, 1, BLUE)
    choose(s, 1, BLUE)
    assert s.trace == ["2 colour blue", "2 colour blue"]


def test_a_power_used_amid_a_simultaneous_choice_leaves_the_lanes_alone() -> None:
    s = Table(Stand(Power(1, [STOP], key="power")), Simultaneous(Choose(0), Choose(1)))
    choose(s, 0, RED)
    choose(s, 1, STOP)
    assert s.trace == ["2 stop"]
    choose(s, 1, GREEN)
    assert s.trace == ["2 stop", "1 colour red", "2 colour green"]


def test_several_standing_steps_are_told_apart() -> None:
    s = Table(Stand(Power(1, [BLUE])), Stand(Power(1, [GREEN])), Choose(0))
    choose(s, 1, GREEN)
    assert s.trace == ["2 colour green"]
    assert [ask.options for ask in run(s)][1] == (BLUE,)


# -- why not ------------------------------------------------------------------------------------------------------


def why(s: Table, seat: int, option: Option) -> tuple[str, str] | None:
    refusal = why_not(s, run(s), seat, option)
    return None if refusal is None else (refusal.key, refusal.rule)


def test_an_option_offered_is_not_refused() -> None:
    assert why(Table(Choose(0)), 0, RED) is None


def test_a_seat_that_is_not_asked_hears_that_it_is_not_its_turn() -> None:
    assert why(Table(Choose(0)), 1, RED) == ("not-your-turn", "")


def test_after_the_end_everything_is_refused_because_the_game_is_over() -> None:
    assert why(Table(), 0, RED) == ("game-over", "")


def test_the_step_itself_says_which_rule_forbids_an_option() -> None:
    s = Table(Choose(0, [RED, BLUE]))
    assert why(s, 0, GREEN) == ("not-offered", "TOY-1")
    refusal = why_not(s, run(s), 0, GREEN)
    assert refusal is not None
    assert refusal.params == {"offered": 2}
    assert repr(refusal) == "not-offered, offered 2 (TOY-1)"


def test_a_step_without_requirements_of_its_own_refuses_what_it_does_not_know() -> None:
    class Silent(Step[Table]):
        __slots__ = ()

        def ask(self, s: Table) -> Ask | None:
            return Ask(0, "silent", (RED,))

    assert why(Table(Silent()), 0, GREEN) == ("not-asked-now", "")


def test_who_has_not_chosen_has_nothing_to_reconsider() -> None:
    assert why(Table(Choose(0)), 0, RECONSIDER) == ("nothing-to-reconsider", "TOY-1")


def test_who_has_chosen_may_only_reconsider() -> None:
    s = Table(Simultaneous(Choose(0), Choose(1)))
    choose(s, 0, RED)
    assert why(s, 0, RECONSIDER) is None
    assert why(s, 0, RED) == ("nothing-to-reconsider", "TOY-1")


def test_with_a_power_at_hand_the_refusal_comes_from_the_rules_not_from_reconsidering() -> None:
    s = Table(Stand(Power(0, [STOP])), Simultaneous(Choose(0), Choose(1)))
    choose(s, 0, RED)
    assert why(s, 0, STOP) is None
    assert why(s, 0, NEVER) == ("not-offered", "TOY-1")


# -- asks ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "veiled", "is_open", "forced"),
    [
        ((RED,), False, False, True),
        ((RED, BLUE), False, False, False),
        ((RED,), True, False, False),
        ((RED,), False, True, False),
    ],
)
def test_an_ask_is_forced_if_only_one_thing_can_be_done_and_all_may_know_it(
    options: tuple[Option, ...], veiled: bool, is_open: bool, forced: bool
) -> None:
    ask = Ask(0, "choose", options, veiled=veiled, open=is_open)
    assert ask.forced is forced
    assert ask.hollow is (len(options) == 1 and veiled and not is_open)


def test_an_ask_shows_seat_question_and_options() -> None:
    assert repr(Ask(1, "choose", (RED, BLUE))) == "Ask(seat=1, 'choose', (<colour red>, <colour blue>))"


def test_a_step_that_rolls_uses_the_dice_passed_in() -> None:
    s = Table(Throw("siege"), Throw("assault"))
    dice = Script(siege=[2], assault=[5])
    proceed(s, dice)
    assert s.trace == ["2", "5"]
    assert dice.left() == {}


def test_withdrawing_what_does_not_stand_is_a_mistake_of_the_program() -> None:
    agenda: Agenda[Table] = Agenda()
    with pytest.raises(ValueError, match=r".*"):
        agenda.withdraw(Say("x"))
