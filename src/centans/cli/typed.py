"""Understanding what a player types: options by handle, word or notation, one or several in a line."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import count, groupby

from centans.core.asks import Ask
from centans.core.dice import Fork, Script
from centans.core.errors import CentansError, Illegal, Unreadable
from centans.core.match import Match
from centans.core.options import Option
from centans.core.steps import proceed, take, why_not
from centans.words import Words

LONGEST_HANDLE = 10
"""Of an option with several parts, such as an order to a man; longer ones are numbered."""


class Misread(CentansError):
    """What was typed is no answer; says so in the player's language."""


def handles(options: Sequence[Option], words: Words) -> dict[str, Option]:
    """What to type for each option: its own number or letter where it has one, else a number by its place."""
    found: dict[str, Option] = {}
    nameless: list[Option] = []
    for option in options:
        own = min(words.option_typed(option), key=len, default="") if option.params else ""
        handy = len(own) <= LONGEST_HANDLE or len(option.params) == 1
        if own and own not in found and handy:
            found[own] = option
        else:
            nameless.append(option)
    free = _free_numbers(found, alone=len(nameless) == 1)
    named = {option: handle for handle, option in found.items()}
    named.update({option: next(free) for option in nameless})
    return {named[option]: option for option in options}


def _free_numbers(taken: dict[str, Option], alone: bool) -> Iterator[str]:
    """From 1 where nothing else is numbered; otherwise, or for one alone, 0 first, as it is nobody's number."""
    start = 0 if alone or any(handle.isdigit() for handle in taken) else 1
    return (str(number) for number in count(start) if str(number) not in taken)


def options_of(asks: Sequence[Ask]) -> list[Option]:
    return [option for ask in asks for option in ask.options]


class Rehearsal:
    """A copy of the match on which a line is tried out, up to the first die."""

    def __init__(self, match: Match, seat: int) -> None:
        self.seat = seat
        self.state = match.state.clone()
        self._asks = list(match.asks)
        self.left_to_chance = False
        """Whether it ends at a die or a card, and not where others are asked."""
        self.taken_for_us: list[Option] = []
        """What the rules chose for this seat after its last answer, there being nothing to choose."""

    @property
    def asks(self) -> list[Ask]:
        return [ask for ask in self._asks if ask.seat == self.seat]

    def answer(self, option: Option) -> None:
        """Raises `Illegal` and changes nothing if the rules forbid it."""
        for ask in self.asks:
            if option in ask.options:
                self.taken_for_us = []
                self._take(ask, option)
                return
        refusal = why_not(self.state, self._asks, self.seat, option)
        assert refusal is not None, f"{option} is refused but nothing forbids it"
        raise Illegal(refusal, option.notation)

    def _take(self, ask: Ask, option: Option) -> None:
        dice = Script()
        try:
            take(self.state, ask, option, dice)
            self._asks = proceed(self.state, dice)
            for forced in [ask for ask in self._asks if ask.forced][:1]:
                if forced.seat == self.seat:
                    self.taken_for_us.append(forced.options[0])
                self._take(forced, forced.options[0])
        except Fork:
            self._asks = []
            self.left_to_chance = True


def read_line(line: str, match: Match, seat: int, words: Words) -> list[Option]:
    """The options that a line names, `5 2 done` or `card 5, card 2, done`, each in the light of those before it.

    Raises `Misread` for what is no option at all; whether they are allowed is another question.
    """
    rehearsal = Rehearsal(match, seat)
    found: list[Option] = []
    for part in re.split(r"[,;]", line):
        tokens = part.split()
        while tokens:
            option, length = _first_option(tokens, rehearsal, found, match, words)
            found.append(option)
            tokens = tokens[length:]
            try:
                rehearsal.answer(option)
            except Illegal:
                continue
    return found


def _first_option(
    tokens: Sequence[str], rehearsal: Rehearsal, before: Sequence[Option], match: Match, words: Words
) -> tuple[Option, int]:
    """The option that the first tokens name, as many of them as make a notation, and how many those are.

    Who goes on in the same line means what he is asked: a bare number is no offer that he could make meanwhile.
    """
    for length in range(len(tokens), 1, -1):
        try:
            return match.game.option(" ".join(tokens[:length])), length
        except Unreadable:
            continue
    token = tokens[0].casefold()
    offered = options_of([ask for ask in rehearsal.asks if not before or not ask.voluntary])
    option = _by_handle(tokens[0], offered, words) or _called(token, offered, words)
    if option is None and token in [each.notation for each in match.game.catalogue]:
        option = match.game.option(token)
    if option is None:
        option = _called(token, _in_question(offered, before, match), words)
    if option is None and not token.isdigit():
        option = _called(token, match.game.catalogue.options, words)
    if option is None:
        raise Misread(words.say("play-unreadable", typed=tokens[0]))
    return option, 1


def _in_question(offered: Sequence[Option], before: Sequence[Option], match: Match) -> list[Option]:
    """Options that a bare number may mean though they are not offered: of the kinds offered, or named just before."""
    kinds = dict.fromkeys([option.kind for option in (*offered, *reversed(before))])
    return [option for kind in kinds for option in match.game.catalogue if option.kind == kind]


def _by_handle(typed: str, offered: Sequence[Option], words: Words) -> Option | None:
    """As it is written in brackets, or in other letters, capital or small, if nothing else is written so."""
    found = handles(offered, words)
    folded = {handle.casefold(): option for handle, option in found.items()}
    return found.get(typed) or folded.get(typed.casefold())


def _called(token: str, options: Sequence[Option], words: Words) -> Option | None:
    """The first that may be called so; the token is in small letters."""
    return next(
        (option for option in options if token in [word.casefold() for word in words.option_typed(option)]), None
    )


def playable(options: Sequence[Option], match: Match, seat: int, words: Words) -> list[Option]:
    """The same options in an order that the rules accept. Raises `Illegal` or `Misread` if there is none.

    Where the order of a group does not matter, the rules want the one of the catalogue (cards from the strongest
    down); a player may name them in any order.
    """
    try:
        return _rehearsed(options, match, seat, words)
    except Illegal:
        in_order = catalogue_order(options)
        if in_order == list(options):
            raise
        return _rehearsed(in_order, match, seat, words)


def catalogue_order(options: Sequence[Option]) -> list[Option]:
    """Each run of options of one kind put in the order of the catalogue."""
    runs = [sorted(run, key=lambda option: option.id) for _, run in groupby(options, lambda option: option.kind)]
    return [option for run in runs for option in run]


def _rehearsed(options: Sequence[Option], match: Match, seat: int, words: Words) -> list[Option]:
    """The options that remain to be answered: not those that happen by themselves after the ones before."""
    rehearsal = Rehearsal(match, seat)
    found: list[Option] = []
    for option in options:
        if rehearsal.taken_for_us and rehearsal.taken_for_us[0] is option:
            rehearsal.taken_for_us.pop(0)
            continue
        if not rehearsal.asks:
            key = "play-chance-first" if rehearsal.left_to_chance else "play-too-much"
            raise Misread(words.say(key, typed=words.option(option)))
        rehearsal.answer(option)
        found.append(option)
    return found
