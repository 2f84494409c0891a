"""Guesclin !: the dice table (chapter 14) and the exact chances it gives. Nothing is sampled."""

from __future__ import annotations

from typing import Final

from centans.core.dice import Dice
from centans.core.tables import Table

FACES: Final = 6
KEPT: Final = 2
"""Two dice are kept, whatever the number rolled."""
LEAST_SCORE: Final = 2
MOST_SCORE: Final = 12
MOST_DICE: Final = 5
"""No roll uses more (GU-GAME-9)."""
HIGHEST: Final = "highest"
LOWEST: Final = "lowest"
BOTH: Final = "both"
KEEPS: Final = (HIGHEST, LOWEST, BOTH)


class DiceTable:
    """One row for each capacity: how many dice to roll, which two to keep, and how many of all results hit."""

    __slots__ = ("always_hits", "always_misses", "best", "dice", "hits", "keep", "totals")

    def __init__(self, dice: list[int], keep: list[str], always_hits: int, always_misses: int) -> None:
        self.dice = dice
        self.keep = keep
        self.always_hits = always_hits
        self.always_misses = always_misses
        self.best = len(dice) - 1
        """The highest capacity of the table; what is above counts as it (GU-DICE-11)."""
        self.totals: list[int] = [int(FACES**number) for number in dice]
        self.hits = [self._hits(capacity) for capacity in range(len(dice))]
        """By capacity and defence score up to 12: how many of `totals` results hit."""

    def _hits(self, capacity: int) -> list[int]:
        scores = score_counts(self.dice[capacity], self.keep[capacity] == LOWEST)
        return [
            sum([count for score, count in enumerate(scores) if self.is_hit(score, defence)])
            for defence in range(MOST_SCORE + 1)
        ]

    def is_hit(self, score: int, defence: int) -> bool:
        """Reaching the defence score hits; 12 always does and 2 never (GU-DICE-8 to 10)."""
        if score <= self.always_misses:
            return False
        return score >= self.always_hits or score >= defence

    def row(self, capacity: int) -> int:
        """The row of the table: below 0 counts as 0, above the last as the last (GU-MELEE-5, GU-DICE-11)."""
        return max(0, min(capacity, self.best))

    def chance(self, capacity: int, defence: int) -> float:
        """The probability that an attack or a shot hits; the capacity is a row of the table."""
        return self.hits[capacity][max(0, min(defence, MOST_SCORE))] / self.totals[capacity]

    def winning(self, capacity: int, defence: int) -> int:
        """How many of `totals[capacity]` results hit that defence score (GU-DICE-12: it has no limits)."""
        return self.hits[capacity][max(0, min(defence, MOST_SCORE))]

    def roll(self, capacity: int, label: str, dice: Dice) -> list[int]:
        return [dice.d6(label) for _ in range(self.dice[capacity])]

    def kept(self, capacity: int, rolled: list[int]) -> list[int]:
        """The two dice that count, the higher one first (GU-DICE-1 to 6)."""
        ordered = sorted(rolled)
        return ordered[1::-1] if self.keep[capacity] == LOWEST else ordered[: -KEPT - 1 : -1]


def score_counts(dice: int, lowest: bool) -> list[int]:
    """How many of all results of so many dice give each score, 0 to 12, keeping the two lowest or the two highest."""
    kept: dict[tuple[int, ...], int] = {(): 1}
    for _ in range(dice):
        grown: dict[tuple[int, ...], int] = {}
        for pair, count in kept.items():
            for face in range(1, FACES + 1):
                ordered = sorted([*pair, face])
                best = tuple(ordered[:KEPT] if lowest else ordered[-KEPT:])
                grown[best] = grown.get(best, 0) + count
        kept = grown
    counts = [0] * (MOST_SCORE + 1)
    for pair, count in kept.items():
        counts[sum(pair)] += count
    return counts


def dice_table(table: Table) -> DiceTable:
    """The table as components.toml gives it. Raises `BadComponents` for one that cannot be rolled."""
    table.only("always_hits", "always_misses", "rows")
    rows = table.tables("rows")
    for place, row in enumerate(rows):
        check_row(row, place)
    return DiceTable(
        [row.whole("dice", KEPT, MOST_DICE) for row in rows],
        [row.text("keep", KEEPS) for row in rows],
        table.whole("always_hits", LEAST_SCORE, MOST_SCORE + 1),
        table.whole("always_misses", LEAST_SCORE - 1, MOST_SCORE),
    )


def check_row(row: Table, capacity: int) -> None:
    row.only("capacity", "dice", "keep")
    if row.value("capacity") != capacity:
        row.wrong(f"the rows of the dice table go from capacity 0 up, not to {row.value('capacity')}", "capacity")
    if row.text("keep", KEEPS) == BOTH and row.whole("dice", KEPT, MOST_DICE) != KEPT:
        row.wrong(f"of more than {KEPT} dice one keeps the {HIGHEST} or the {LOWEST}, not {BOTH}", "keep")
