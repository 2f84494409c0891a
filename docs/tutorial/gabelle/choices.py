"""La Gabelle: what can be chosen."""

from __future__ import annotations

from typing import Final

from centans.core.options import Catalogue, Option

from gabelle.box import WEIGHTS


class SendSack(Option):
    """Smuggle a sack of this weight."""

    __slots__ = ("weight",)

    def __init__(self, weight: int) -> None:
        super().__init__("sack", weight=weight)
        self.weight = weight


SACK: Final = {weight: SendSack(weight) for weight in WEIGHTS}
BRIDGE: Final = Option("bridge")
FORD: Final = Option("ford")
BRIBE: Final = Option("bribe")

CATALOGUE: Final = Catalogue([*SACK.values(), BRIDGE, FORD, BRIBE])
