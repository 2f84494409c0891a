"""Dice and draws: passed in, labelled, never part of a state, so that a bot which copies a state cannot see the future.

Every outcome is a small number: the face of a die, or the kind of card drawn from a pile given as counts by kind.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from centans.core.errors import CentansError, DiceMismatch

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from centans.core.native import mypyc_attr

Outcome = tuple[str, int]
"""A label and what came of it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """A source of chance."""

    __slots__ = ()

    def roll(self, label: str, sides: int) -> int:
        """One die: 1 to `sides`, all equally likely."""
        raise NotImplementedError

    def draw(self, label: str, counts: Sequence[int]) -> int:
        """One card from an unordered pile that holds `counts[kind]` cards of each kind: its kind."""
        raise NotImplementedError

    def deal(self, label: str, counts: Sequence[int], number: int) -> list[int]:
        """So many cards, one after another, from such a pile: their kinds."""
        left = list(counts)
        dealt: list[int] = []
        for _ in range(number):
            kind = self.draw(label, left)
            left[kind] -= 1
            dealt.append(kind)
        return dealt

    def pick(self, label: str, items: Sequence[int], number: int) -> list[int]:
        """So many of these, one after another: the same as from a pile that holds one card of each."""
        return [items[place] for place in self.deal(label, [1] * len(items), number)]

    def deal_pile(self, label: str, pile: int, number: int, bits: int, first: int) -> int:
        """Dealing from and to a pile written as a number, so many bits for each kind from `first` on (piles.py)."""
        mask = (1 << bits) - 1
        counts = [0] * first
        while pile:
            counts.append(pile & mask)
            pile >>= bits
        dealt = 0
        for kind in self.deal(label, counts, number):
            dealt += 1 << bits * (kind - first)
        return dealt

    def d6(self, label: str) -> int:
        return self.roll(label, 6)

    def order(self, label: str, items: Iterable[int]) -> list[int]:
        """The items in a random order, all orders equally likely."""
        left = list(items)
        found: list[int] = []
        while left:
            found.append(left.pop(self.roll(label, len(left)) - 1 if len(left) > 1 else 0))
        return found


NUMBERS: Final = struct.Struct("<32H")
"""A block of a stream holds thirty-two raw numbers."""
MACHINE_WORD: Final = 62
"""Numbers of so many bits are reckoned with quickly when compiled."""
RANGE: Final = 1 << 16
"""Raw numbers are below this, so no die may have more faces and no pile more cards."""


class Live(Dice):
    """True chance, reproducible from a secret seed: BLAKE2b over seed, label and counter.

    Each label has its own stream, so a die rolled for one purpose never shifts those rolled for another.
    """

    __slots__ = ("_blocks", "_hash", "_streams")

    def __init__(self, seed: bytes) -> None:
        self._hash = hashlib.blake2b(key=hashlib.blake2b(seed, digest_size=32).digest(), digest_size=64)
        self._streams: dict[str, list[int]] = {}
        self._blocks: dict[str, int] = {}

    def cursor(self) -> dict[str, list[int]]:
        """By label: how many blocks of its stream were begun, and how many numbers of the last are left."""
        return {label: [blocks, len(self._streams[label])] for label, blocks in self._blocks.items()}

    def go_to(self, cursor: Mapping[str, Sequence[int]]) -> None:
        """Go on where another `Live` of the same seed stood."""
        for label, place in cursor.items():
            blocks, left = place
            stream = self._stream(label)
            self._blocks[label] = blocks - 1
            self._refill(label, stream)
            del stream[left:]

    def _stream(self, label: str) -> list[int]:
        stream = self._streams.get(label)
        if stream is None:
            stream = []
            self._streams[label] = stream
        return stream

    def _refill(self, label: str, stream: list[int]) -> None:
        counter = self._blocks.get(label, 0)
        self._blocks[label] = counter + 1
        block = self._hash.copy()
        block.update(f"{label}\n{counter}".encode())
        stream.extend(NUMBERS.unpack(block.digest()))

    def below(self, label: str, limit: int) -> int:
        """0 to `limit` - 1, without bias: numbers beyond the last full multiple of `limit` are thrown away."""
        if not 0 < limit <= RANGE:
            raise ValueError(f"'{label}' cannot have {limit} outcomes; from 1 to {RANGE} is possible")
        stream = self._stream(label)
        while True:
            if not stream:
                self._refill(label, stream)
            number = stream.pop()
            outcome = number % limit
            if number - outcome <= RANGE - limit:
                return outcome

    def roll(self, label: str, sides: int) -> int:
        return self.below(label, sides) + 1

    def draw(self, label: str, counts: Sequence[int]) -> int:
        return self.deal(label, counts, 1)[0]

    def deal(self, label: str, counts: Sequence[int], number: int) -> list[int]:
        """The same cards as so many draws, in one go."""
        rest = list(counts)
        left = 0
        for count in rest:
            left += count
        if not number <= left <= RANGE:
            raise ValueError(f"'{label}' cannot deal {number} cards from a pile of {left}")
        stream = self._stream(label)
        dealt: list[int] = []
        last = left - number
        while left > last:
            if not stream:
                self._refill(label, stream)
            raw = stream.pop()
            place = raw % left
            if raw - place <= RANGE - left:
                kind = 0
                count = rest[0]
                while place >= count:
                    place -= count
                    kind += 1
                    count = rest[kind]
                rest[kind] = count - 1
                dealt.append(kind)
                left -= 1
        return dealt

    def pick(self, label: str, items: Sequence[int], number: int) -> list[int]:
        """The same items as by dealing, straight from their list."""
        left = list(items)
        if not number <= len(left) <= RANGE:
            raise ValueError(f"'{label}' cannot pick {number} of {len(left)}")
        stream = self._stream(label)
        found: list[int] = []
        while len(found) < number:
            if not stream:
                self._refill(label, stream)
            raw = stream.pop()
            place = raw % len(left)
            if raw - place <= RANGE - len(left):
                found.append(left.pop(place))
        return found

    def order(self, label: str, items: Iterable[int]) -> list[int]:
        """The same order as by rolls."""
        left = list(items)
        found: list[int] = []
        stream = self._stream(label)
        while len(left) > 1:
            if not stream:
                self._refill(label, stream)
            raw = stream.pop()
            place = raw % len(left)
            if raw - place <= RANGE - len(left):
                found.append(left.pop(place))
        return found + left

    def deal_pile(self, label: str, pile: int, number: int, bits: int, first: int) -> int:
        """The same cards again, without a list of them: a card is found by counting, several kinds at once at first."""
        mask = (1 << bits) - 1
        several = bits * (MACHINE_WORD // bits)
        part = (1 << several) - 1
        left = pile % mask
        if not number <= left:
            raise ValueError(f"'{label}' cannot deal {number} cards from a pile of {left}")
        stream = self._stream(label)
        rest = pile
        last = left - number
        while left > last:
            if not stream:
                self._refill(label, stream)
            raw = stream.pop()
            place = raw % left
            if raw - place <= RANGE - left:
                kinds = rest
                shift = 0
                while kinds > part and place >= (kinds & part) % mask:
                    place -= (kinds & part) % mask
                    kinds >>= several
                    shift += several
                kinds &= part
                while place >= kinds & mask:
                    place -= kinds & mask
                    kinds >>= bits
                    shift += bits
                rest -= 1 << shift
                left -= 1
        return pile - rest


def commitment(seed: bytes) -> str:
    """What a table publishes before the match, so that the seed shown afterwards can be proved to be the same."""
    return hashlib.blake2b(b"centans commitment\n" + seed, digest_size=32).hexdigest()


class Recorder(Dice):
    """Passes on another source's outcomes and keeps them."""

    __slots__ = ("outcomes", "source")

    def __init__(self, source: Dice) -> None:
        self.source = source
        self.outcomes: list[Outcome] = []

    def roll(self, label: str, sides: int) -> int:
        outcome = self.source.roll(label, sides)
        self.outcomes.append((label, outcome))
        return outcome

    def draw(self, label: str, counts: Sequence[int]) -> int:
        outcome = self.source.draw(label, counts)
        self.outcomes.append((label, outcome))
        return outcome

    def taken(self) -> tuple[Outcome, ...]:
        """The outcomes since the last call."""
        found = tuple(self.outcomes)
        self.outcomes = []
        return found


class Fork(CentansError):
    """A `Script` ran out: the next outcome could be any `kind` with `weights[kind]` above zero."""

    def __init__(self, label: str, weights: Sequence[int]) -> None:
        super().__init__(f"no outcome is written for '{label}'")
        self.label = label
        self.weights = weights


class Script(Dice):
    """Outcomes written beforehand, by label: `Script(assault=[3, 5])`. Raises `Fork` when a label has none left."""

    __slots__ = ("_left",)

    def __init__(self, **outcomes: Sequence[int]) -> None:
        self._left: dict[str, list[int]] = {label: list(row)[::-1] for label, row in outcomes.items()}

    def _next(self, label: str, weights: Sequence[int]) -> int:
        row = self._left.get(label)
        if not row:
            raise Fork(label, weights)
        return checked(label, row.pop(), weights)

    def roll(self, label: str, sides: int) -> int:
        return self._next(label, faces(sides))

    def draw(self, label: str, counts: Sequence[int]) -> int:
        return self._next(label, counts)

    def left(self) -> dict[str, list[int]]:
        """What was written and not used."""
        return {label: row[::-1] for label, row in self._left.items() if row}


class Replay(Dice):
    """Reads outcomes in the order in which they were recorded, and checks each against the rules."""

    __slots__ = ("_outcomes", "_place")

    def __init__(self, outcomes: Sequence[Outcome]) -> None:
        self._outcomes = outcomes
        self._place = 0

    def _next(self, label: str, weights: Sequence[int]) -> int:
        if self._place == len(self._outcomes):
            raise Fork(label, weights)
        recorded, outcome = self._outcomes[self._place]
        self._place += 1
        if recorded != label:
            raise DiceMismatch(f"the record has an outcome of '{recorded}' where the rules ask for '{label}'")
        return checked(label, outcome, weights)

    def roll(self, label: str, sides: int) -> int:
        return self._next(label, faces(sides))

    def draw(self, label: str, counts: Sequence[int]) -> int:
        return self._next(label, counts)

    @property
    def exhausted(self) -> bool:
        return self._place == len(self._outcomes)


def faces(sides: int) -> list[int]:
    """A die as weights: face 0 never, the others once."""
    return [0] + [1] * sides


def checked(label: str, outcome: int, weights: Sequence[int]) -> int:
    """The outcome, if it could have happened."""
    if not 0 <= outcome < len(weights) or weights[outcome] <= 0:
        raise DiceMismatch(f"'{label}' cannot give {outcome} here")
    return outcome
