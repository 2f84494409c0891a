"""The checks of the contract. Each returns a sentence if the game breaks it at this moment, and None if it keeps it.

The name of a check is the name of its function; `centans check` counts them under these names.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import is_dataclass
from itertools import pairwise

from centans.core import matchfile
from centans.core.asks import STANDING, Ask
from centans.core.decks import Deck
from centans.core.digest import digest
from centans.core.errors import CentansError, NothingToUndo
from centans.core.game import Result
from centans.core.match import Match
from centans.core.options import Option
from centans.core.records import Record
from centans.core.steps import Agenda, State, Step, field_names
from centans.core.views import fields_of
from centans.lab.scene import Check, Scene, box_facts, name_of, play_on
from centans.lab.secrecy import (
    masking_covers_what_redealing_changes,
    masking_keeps_the_view,
    nothing_contradicts_what_was_told,
    quick_ways_to_look_show_the_same,
    redealing_keeps_the_questions,
    redealing_keeps_the_view,
    redealing_leaves_the_state_alone,
    who_shares_knows_the_same,
)

FURTHER = 40
"""How many answers a copy is played on to see whether the original feels it."""
SMALL = 1 << 15
"""Features stay below this, so that learning environments can store them in 16 bits."""


# -- at every moment --------------------------------------------------------------------------------------------------


def asks_are_well_formed(scene: Scene) -> str | None:
    """Every option offered is in the catalogue, none twice, none missing; somebody must answer until the end."""
    asks = scene.match.asks
    if asks and all(ask.open for ask in asks):
        return "only open questions are left: nothing makes the match go on, and it is not over"
    for question, number in Counter([scene.match.ask_id(ask) for ask in asks]).items():
        if number > 1:
            return f"{number} questions are called {question}; an answer would not say which it answers"
    for seat in scene.seats():
        for option, number in Counter([option for ask in scene.match.asks_of(seat) for option in ask.options]).items():
            if number > 1 and not _can_be_named(scene, seat, option):
                return f"'{option.notation}' of seat {seat + 1} answers several questions that no log could tell apart"
    return next((complaint for ask in asks if (complaint := _wrong_with(scene, ask))), None)


def _can_be_named(scene: Scene, seat: int, option: Option) -> bool:
    """Whether the log can say which of several questions was answered: by its key, or by what it is about."""
    asks = [ask for ask in scene.match.asks_of(seat) if option in ask.options]
    return all(number == 1 or key_stands(asks, key) for key, number in Counter([ask.key for ask in asks]).items())


def key_stands(asks: list[Ask], key: str) -> bool:
    return all(ask.lane <= STANDING for ask in asks if ask.key == key)


def _wrong_with(scene: Scene, ask: Ask) -> str | None:
    if ask.seat not in scene.seats():
        return f"'{ask.key}' is asked of seat {ask.seat + 1}, which does not exist"
    if "." in ask.key:
        return f"'{ask.key}' is no name for a question: a dot divides it from what it is about"
    if not ask.options:
        return f"seat {ask.seat + 1} is asked '{ask.key}' and has no option"
    for option in ask.options:
        if option not in scene.game.catalogue:
            return f"'{ask.key}' offers {option!r}, which is not in the catalogue"
    if len(set(ask.options)) < len(ask.options):
        return f"'{ask.key}' offers the same option twice: {list(ask.options)!r}"
    return None


def why_not_agrees_with_the_options(scene: Scene) -> str | None:
    """For every seat and every option of the catalogue: nothing forbids it if and only if it is offered.

    A seat that is asked nothing is refused before any rule looks at the option: there the first ones stand for all.
    """
    for seat in scene.seats():
        asks = scene.match.asks_of(seat)
        offered = {option for ask in asks for option in ask.options}
        for option in scene.game.catalogue.options if asks else scene.game.catalogue.options[:2]:
            refusal = scene.match.why_not(seat, option)
            if refusal is None and option not in offered:
                return f"nothing forbids seat {seat + 1} '{option.notation}', yet it is not offered"
            if refusal is not None and option in offered:
                return f"seat {seat + 1} is offered '{option.notation}', yet it is refused: {refusal!r}"
            if refusal is not None and not refusal.key:
                return f"'{option.notation}' is refused to seat {seat + 1} without a reason"
    return None


def inventory_is_constant(scene: Scene) -> str | None:
    """Nothing is lost, nothing doubled."""
    now = scene.game.inventory(scene.state)
    return None if now == scene.inventory else f"the components count {now}; at the start they were {scene.inventory}"


def result_is_there_when_it_is_over(scene: Scene) -> str | None:
    """A result if and only if nobody is asked anything any more; ranks and scores for every seat, 1 the best rank."""
    result = scene.match.result
    if not scene.match.over:
        return None if result is None else f"the match goes on, yet it has a result: {result!r}"
    return "nobody is asked anything, yet there is no result" if result is None else _wrong_result(scene, result)


def _wrong_result(scene: Scene, result: Result) -> str | None:
    seats = len(scene.seats())
    if len(result.ranks) != seats or len(result.scores) != seats:
        return f"{result!r} does not give a rank and a score to each of {seats} seats"
    if min(result.ranks) != 1 or max(result.ranks) > seats:
        return f"{result!r}: ranks go from 1, the best, to {seats} at most"
    return None if result.decided_by else f"{result!r} does not say what decided"


# -- copies -----------------------------------------------------------------------------------------------------------


def clone_is_the_same(scene: Scene) -> str | None:
    """A copy has the same facts, and no journal."""
    copy = scene.state.clone()
    if copy.journal is not None:
        return "a clone has a journal: what a bot tries out would be told at the table"
    return None if digest(copy) == digest(scene.state) else "a clone does not hold the same facts"


def clone_shares_nothing(scene: Scene) -> str | None:
    """No list, deck or agenda is part of two copies."""
    own = {id(value) for _, value in changeable(scene.state, "state")}
    for path, value in changeable(scene.state.clone(), "state"):
        if id(value) in own:
            return f"{path} is shared by a state and its clone"
    return None


def changeable(value: object, path: str) -> Iterator[tuple[str, object]]:
    """Everything in a value that can be changed in place, with its path; the box is shared on purpose."""
    if isinstance(value, list | dict | set | bytearray | Deck | Agenda | State | Record):
        yield path, value
    if isinstance(value, list | tuple):
        for place, item in enumerate(value):
            yield from changeable(item, f"{path}[{place}]")
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from changeable(item, f"{path}[{key!r}]")
    elif isinstance(value, State | Step | Agenda | Deck | Record):
        for name in field_names(type(value)):
            if name not in ("box", "journal"):
                yield from changeable(getattr(value, name), f"{path}.{name}")


def view_shares_nothing_with_the_position(scene: Scene) -> str | None:
    """What was shown stays as it was while play goes on: a server compares it with what is shown next."""
    own = {id(value): path for path, value in changeable(scene.state, "state")}
    for viewer in scene.viewers():
        for path, value in held(scene.game.view(scene.state, viewer), "view"):
            if id(value) in own:
                return f"{path} of {name_of(viewer)} is {own[id(value)]} itself, which changes as play goes on"
    return None


def held(value: object, path: str) -> Iterator[tuple[str, object]]:
    """Everything in a view, with its path."""
    yield path, value
    if isinstance(value, list | tuple):
        for place, item in enumerate(value):
            yield from held(item, f"{path}[{place}]")
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from held(item, f"{path}[{key!r}]")
    elif is_dataclass(value) and not isinstance(value, type):
        for name, item in fields_of(value).items():
            yield from held(item, f"{path}.{name}")


def original_stays_when_its_clone_plays_on(scene: Scene) -> str | None:
    """Playing a copy changes nothing but the copy."""
    before = digest(scene.state)
    play_on(scene.state.clone(), scene.dice, FURTHER)
    return None if digest(scene.state) == before else "playing a clone on changed the original"


def box_never_changes(scene: Scene) -> str | None:
    """What all copies share stays as it was at the start."""
    return None if box_facts(scene.state) == scene.box else "the box, which all states share, was changed during play"


def features_are_small_numbers(scene: Scene) -> str | None:
    """For every viewer as many numbers as at any other moment, each a whole one from 0 up."""
    for viewer in scene.viewers():
        numbers = scene.game.features(scene.game.view(scene.state, viewer))
        if len(numbers) != scene.features:
            return f"{name_of(viewer)} has {len(numbers)} features here, {scene.features} elsewhere"
        for place, number in enumerate(numbers):
            if type(number) is not int or not 0 <= number < SMALL:
                return f"feature {place} of {name_of(viewer)} is {number!r}, not a whole number from 0 to {SMALL - 1}"
    return None


# -- taking back and replaying ----------------------------------------------------------------------------------------


def undo_goes_back_and_no_further(scene: Scene, ask: Ask, option: Option) -> str | None:
    """Answer, and take it back if that is allowed: all is as before. Dice and others' answers are never taken back."""
    match, seat = scene.match, ask.seat
    question, before, length = match.ask_id(ask), match.digest(), len(match.entries)
    match.answer(seat, option, ask)
    after, answered = match.digest(), match.entries[length:]
    for other in scene.seats():
        if other != seat and _undone(match, other):
            return f"seat {other + 1} took back what seat {seat + 1} had answered"
    if not _undone(match, seat):
        return None if match.digest() == after else "an undo that was refused changed the match"
    if len(match.entries) != length or match.digest() != before:
        return f"after '{option.notation}' and undo the match is not where it was"
    if any(entry.dice or (entry.seat != seat and not entry.auto) for entry in answered):
        return f"seat {seat + 1} took back '{option.notation}' although dice fell or another seat answered after it"
    match.answer(seat, option, match.find(question))
    return None if match.digest() == after else f"'{option.notation}', undone and chosen again, leads elsewhere"


def _undone(match: Match, seat: int) -> bool:
    try:
        match.undo(seat)
    except NothingToUndo:
        return False
    return True


def past_can_be_looked_at(scene: Scene, digests: dict[int, str]) -> str | None:
    """The match as it stood after some answers has the digest that it had then."""
    for length, then in digests.items():
        if scene.match.at(length).digest() != then:
            return f"replayed up to answer {length}, the match is not what it was"
    return None


def kept_positions_play_on(scene: Scene, digests: dict[int, str]) -> str | None:
    """Kept, read back and played on by the log, the match asks the same and comes to the same."""
    moments = {**digests, len(scene.match.entries): scene.match.digest()}
    whole = scene.match.scroll(len(scene.match.entries))
    past = whole.begun()
    for start, end in pairwise(sorted({0, *moments})):
        try:
            past.keep()
            whole.keys = past.keys
            again = whole.begun()
            if questions(again.asks) != questions(past.asks):
                return f"kept after answer {start} and read back, the match asks something else"
            for entry in whole.entries[start:end]:
                again.replay(entry)
        except (CentansError, TypeError, ValueError) as problem:
            return f"kept after answer {start}, the match cannot be taken up again: {problem}"
        if again.digest() != moments[end]:
            return f"kept after answer {start} and read back, the match is not what it was after answer {end}"
        past = again
    return None


def questions(asks: Sequence[Ask]) -> list[tuple[object, ...]]:
    """All that is asked."""
    return [(ask.seat, ask.key, ask.options, ask.veiled, ask.open, ask.lane, ask.addressed) for ask in asks]


def older_copies_never_change(copies: list[tuple[int, State, str]]) -> str | None:
    """Copies kept from earlier moments are what they were, however long play has gone on."""
    for length, copy, then in copies:
        if digest(copy) != then:
            return f"the copy made after answer {length} changed while the match went on"
    return None


def file_tells_the_whole_match(scene: Scene) -> str | None:
    """Written and read back, with the seed and without it, the match is the same."""
    for with_seed in (True, False):
        text = matchfile.write(scene.match, with_seed=with_seed)
        try:
            again = matchfile.read(text, lambda _id, _components: scene.game)
        except CentansError as problem:
            return f"its match file {'with' if with_seed else 'without'} the seed does not replay: {problem}"
        if again.digest() != scene.match.digest():
            return "read back from its file, the match is not the same"
    return None


EVERY_MOMENT: tuple[Check, ...] = (
    asks_are_well_formed,
    why_not_agrees_with_the_options,
    inventory_is_constant,
    result_is_there_when_it_is_over,
)

SOME_MOMENTS: tuple[Check, ...] = (
    clone_is_the_same,
    clone_shares_nothing,
    view_shares_nothing_with_the_position,
    original_stays_when_its_clone_plays_on,
    box_never_changes,
    quick_ways_to_look_show_the_same,
    masking_keeps_the_view,
    redealing_leaves_the_state_alone,
    who_shares_knows_the_same,
    redealing_keeps_the_view,
    redealing_keeps_the_questions,
    masking_covers_what_redealing_changes,
    nothing_contradicts_what_was_told,
    features_are_small_numbers,
)
