"""Numbers of something: barons, cards to buy, écus, mercenaries."""

from __future__ import annotations

from typing import Final

from centans.core.options import Option

MOST_BARONS: Final = 3
MOST_BOUGHT: Final = 12
MOST_MERCENARIES: Final = 3
MOST_ECUS: Final = 99
"""The largest sum that can be named at once (R85)."""


class Numbered(Option):
    """A number of something."""

    __slots__ = ("number",)

    def __init__(self, kind: str, number: int) -> None:
        super().__init__(kind, number=number)
        self.number = number


class Barons(Numbered):
    __slots__ = ()


class BuyCards(Numbered):
    __slots__ = ()


class Ecus(Numbered):
    __slots__ = ()


class Hire(Numbered):
    __slots__ = ()


BARONS: Final = [Barons("barons", number) for number in range(MOST_BARONS + 1)]
CARDS: Final = [BuyCards("cards", number) for number in range(MOST_BOUGHT + 1)]
ECUS: Final = [Ecus("ecus", number) for number in range(MOST_ECUS + 1)]
HIRE: Final = [Hire("hire", number) for number in range(MOST_MERCENARIES + 1)]
UP_TO_BARONS: Final = [tuple(BARONS[: number + 1]) for number in range(MOST_BARONS + 1)]
UP_TO_CARDS: Final = [tuple(CARDS[: number + 1]) for number in range(MOST_BOUGHT + 1)]
UP_TO_ECUS: Final = [tuple(ECUS[: number + 1]) for number in range(MOST_ECUS + 1)]
