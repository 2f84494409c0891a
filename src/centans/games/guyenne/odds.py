"""Guyenne: what cards that lie face down may be worth, worked out exactly from what a seat can know.

What everybody knows of a side's cards is how its draw pile was last made (see knowledge): `kept` cards were in hand,
the cards `stocked` were not among them, all others may have been; since then some have been seen. Chance alone is taken
to have done the rest: it chose which cards were kept, drew from the pile, and picked those that were laid, given up or
set aside, so that any two deals which agree with what was seen are equally likely.

So count the deals. Whatever has left the pile, seen or not, are the kept cards and those drawn; if `y` cards of it were
not stocked, there are `comb(y, kept)` ways to say which were kept. Each kind of card brings a polynomial: its
coefficient of degree y counts the ways in which y of the cards seen or laid are such cards. Like piles, polynomials are
written as the digits of one number, and so multiplied at one stroke.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Final

from centans.core.piles import Pile
from centans.games.guyenne.box import EMPTY, HERO, KINDS, ONE, groups, has_hero, number_of, size, strength
from centans.games.guyenne.model import Position, front, in_keeping, shown_by
from centans.games.guyenne.rules.combat import balance

REMEMBERED: Final = 5_000
"""How many chances are kept at hand: enough for some hundred tables at once, and no more than a few megabytes."""
DIGIT: Final = 128
"""Bits for a coefficient: no count of deals of thirty cards comes near."""
MASK: Final = (1 << DIGIT) - 1


class Sight:
    """What somebody knows of a side's cards: whatever he sees, and how many lie where he does not."""

    __slots__ = ("aside", "hidden", "seen", "sure")

    def __init__(self, seen: Pile, sure: Pile, hidden: int, aside: int) -> None:
        self.seen = seen
        """Cards that have left the draw pile and are before his eyes."""
        self.sure = sure
        """Cards that he handed to his partner, who still has them: they lie in the partner's places."""
        self.hidden = hidden
        """How many others have left the pile."""
        self.aside = aside
        """How many of these were set aside; the hero never is (GY-EXP-3)."""


def sight_of(s: Position, side: int, viewer: int | None) -> Sight:
    """What a seat, or a spectator, knows of a side's cards."""
    seen = s.spent[side] + shown_by(s, side) + s.removed[side] - (s.box.army - s.origin[side])
    hidden = size(s.origin[side]) - size(s.draw_pile[side]) - size(seen)
    if viewer is None or s.box.side_of[viewer] != side:
        return Sight(seen, EMPTY, hidden, size(s.aside[side]))
    own = in_keeping(s, viewer) + s.aside[side]
    sure = s.given[s.box.partner(viewer)] if s.box.team[side] else EMPTY
    return Sight(seen + own, sure, hidden - size(own) - size(sure), 0)


# -- counting deals ------------------------------------------------------------------------------------------------


class Worths:
    """In how many deals the cards of a front have each strength, without their hero and with him."""

    __slots__ = ("plain", "with_hero")

    def __init__(self, plain: dict[int, int], with_hero: dict[int, int]) -> None:
        self.plain = plain
        self.with_hero = with_hero

    def add(self, others: Worths, certain: Pile, ways: int) -> None:
        """Add the deals in which these certain cards lie there beside the others."""
        for row, theirs in ((self.plain, others.plain), (self.with_hero, others.with_hero)):
            into = self.with_hero if has_hero(certain) else row
            for worth, number in theirs.items():
                together = worth + strength(certain)
                into[together] = into.get(together, 0) + ways * number


def worths_of(s: Position, side: int, place: int, viewer: int | None) -> Worths:
    """What may lie face down in front of a castle, as far as a seat, or a spectator, can know."""
    sight = sight_of(s, side, viewer)
    number = size(s.laid[front(side, place)])
    return worths(
        s.origin[side], s.stocked[side], s.kept[side], sight.seen, sight.sure, sight.hidden, sight.aside, number
    )


@lru_cache(REMEMBERED)
def worths(
    origin: Pile, stocked: Pile, kept: int, seen: Pile, sure: Pile, hidden: int, aside: int, number: int
) -> Worths:
    found = Worths({}, {})
    for certain in groups(sure, number):
        unsure = number - size(certain)
        if unsure <= hidden:
            found.add(deals(origin, stocked, kept, seen + sure, hidden, unsure), certain, ways_to_take(sure, certain))
    if aside and not has_hero(seen):
        # the hero, if he is not among them, lies in one of the other places that are no reserve
        return Worths(times(found.plain, hidden - number - aside), times(found.with_hero, hidden - number))
    return found


def ways_to_take(pile: Pile, group: Pile) -> int:
    ways = 1
    for kind in KINDS:
        ways *= comb(number_of(pile, kind), number_of(group, kind))
    return ways


def deals(origin: Pile, stocked: Pile, kept: int, seen: Pile, hidden: int, number: int) -> Worths:
    """By worth: the deals in which that is what so many of the hidden cards come to."""
    loose = origin - stocked
    rows = [
        ways_of_kind(number_of(stocked, kind), number_of(loose, kind), number_of(seen, kind), number) for kind in KINDS
    ]
    polynomials: list[dict[int, int]] = [{}, {}]
    for hero, worth, twos, threes, fours, fives in groups_of(number):
        ways = rows[4][hero] * rows[3][fives] * rows[2][fours] * rows[1][threes] * rows[0][twos]
        if ways:
            polynomials[hero][worth] = polynomials[hero].get(worth, 0) + ways
    mirror = endings(size(stocked), size(loose), kept, size(seen) + number, hidden - number)
    plain, with_hero = [times(row, mirror) for row in polynomials]
    return Worths(coefficients(plain, size(loose)), coefficients(with_hero, size(loose)))


def times(row: dict[int, int], factor: int) -> dict[int, int]:
    return {worth: number * factor for worth, number in row.items() if factor}


def coefficients(row: dict[int, int], degree: int) -> dict[int, int]:
    """The coefficient of that degree of each polynomial, where it is not nothing."""
    read = {worth: polynomial >> degree * DIGIT & MASK for worth, polynomial in row.items()}
    return {worth: number for worth, number in read.items() if number}


@lru_cache(REMEMBERED)
def groups_of(number: int) -> list[list[int]]:
    """All that so many cards can be: heroes, strength, twos, threes, fours, fives."""
    endless = ONE[HERO] + sum([ONE[kind] * number for kind in KINDS if kind != HERO])
    return [
        [number_of(group, HERO), strength(group), *[number_of(group, kind) for kind in (2, 3, 4, 5)]]
        for group in groups(endless, number)
        if size(group) == number
    ]


@lru_cache(REMEMBERED)
def ways_of_kind(stocked: int, others: int, seen: int, most: int) -> tuple[int, ...]:
    """For a kind of card, by how many of it lie there: a polynomial, by how many of those and of the seen were not
    stocked. There are so many ways to say which cards they are, and which of them lie there."""
    found: list[int] = []
    for here in range(most + 1):
        both = seen + here
        which = comb(both, seen)
        found.append(
            sum([which * comb(others, y) * comb(stocked, both - y) << DIGIT * y for y in range(min(others, both) + 1)])
        )
    return tuple(found)


@lru_cache(REMEMBERED)
def endings(stocked: int, others: int, kept: int, known: int, rest: int) -> int:
    """By how many of the known cards were not stocked: in how many ways the rest of what left the pile can be found,
    and the kept cards in all of it. Written backwards, so that the product with a polynomial adds up at its degree."""
    total = 0
    for y in range(min(others, known) + 1):
        ways = sum(
            [
                comb(others - y, more) * comb(stocked - (known - y), rest - more) * comb(y + more, kept)
                for more in range(min(others - y, rest) + 1)
                if stocked >= known - y
            ]
        )
        total += ways << DIGIT * (others - y)
    return total


# -- chances -------------------------------------------------------------------------------------------------------


class Chances:
    """In how many deals a fight is won, tied and lost."""

    __slots__ = ("lost", "tied", "won")

    def __init__(self, won: int, tied: int, lost: int) -> None:
        self.won = won
        self.tied = tied
        self.lost = lost


def chances_of(worths: Worths, cards: Pile) -> Chances:
    """How the fight of these cards against the others would end."""
    counted = [0, 0, 0]
    for their_hero, row in ((False, worths.plain), (True, worths.with_hero)):
        for worth, deals in row.items():
            lead = balance(has_hero(cards), strength(cards), their_hero, worth)
            counted[0 if lead > 0 else 1 if lead == 0 else 2] += deals
    return Chances(counted[0], counted[1], counted[2])


def chances_without_hero(worths: Worths, most: int) -> list[Chances]:
    """The same as `chances_of` for all cards without a hero, by their strength from 0 up: a running sum."""
    beaten_by_hero = sum(worths.with_hero.values())
    above = sum(worths.plain.values())
    below = 0
    found: list[Chances] = []
    for mine in range(most + 1):
        equal = worths.plain.get(mine, 0)
        above -= equal
        found.append(Chances(below, equal, above + beaten_by_hero))
        below += equal
    return found
