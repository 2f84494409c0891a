"""Guyenne: what can be chosen."""

from __future__ import annotations

from typing import Final

from centans.core.options import Catalogue, Option
from centans.games.guyenne.box import CASTLES, HERO, KINDS, ONE


class OpenCastle(Option):
    """Contest this castle."""

    __slots__ = ("castle",)

    def __init__(self, castle: int) -> None:
        super().__init__("castle", castle=castle + 1)
        self.castle = castle


class ReinforceCastle(Option):
    """Add cards to this castle."""

    __slots__ = ("castle",)

    def __init__(self, castle: int) -> None:
        super().__init__("reinforce", castle=castle + 1)
        self.castle = castle


class TakeCard(Option):
    """Take a card of this kind into the group being chosen."""

    __slots__ = ("card", "kind_of_card")

    def __init__(self, kind: int) -> None:
        super().__init__("card", card="hero" if kind == HERO else kind)
        self.kind_of_card = kind
        self.card = ONE[kind]


CASTLE: Final = tuple([OpenCastle(castle) for castle in range(CASTLES)])
CASTLE_BUT: Final = [tuple([option for option in CASTLE if option.castle != castle]) for castle in range(CASTLES)]
"""For each castle, the options to open another one."""
REINFORCE: Final = [ReinforceCastle(castle) for castle in range(CASTLES)]
CARD: Final = {kind: TakeCard(kind) for kind in reversed(KINDS)}
DONE: Final = Option("done")
PASS: Final = Option("pass")
PASS_OR_EITHER: Final = [[(PASS, one, other) for other in REINFORCE] for one in REINFORCE]
"""For each two castles, the options to pass or to reinforce one of them."""
SHOW: Final = Option("show")
CONCEDE: Final = Option("concede")
LEAD: Final = Option("lead")
FOLLOW: Final = Option("follow")

CATALOGUE: Final = Catalogue([*CASTLE, *REINFORCE, *CARD.values(), DONE, PASS, SHOW, CONCEDE, LEAD, FOLLOW])
