"""Players, offers between them, and nations."""

from __future__ import annotations

from typing import Final

from centans.core.options import Option
from centans.games.montjoie.box.names import NATIONS, SEATS


class NamePlayer(Option):
    """This player, whatever is asked for."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__("player", number=player + 1)
        self.player = player


class OfferWith(Option):
    """What becomes of the offer that stands between oneself and this player."""

    __slots__ = ("player",)

    def __init__(self, kind: str, player: int) -> None:
        super().__init__(kind, number=player + 1)
        self.player = player


class Accept(OfferWith):
    __slots__ = ()


class Refuse(OfferWith):
    __slots__ = ()


class Withdraw(OfferWith):
    __slots__ = ()


class NameNation(Option):
    __slots__ = ("nation",)

    def __init__(self, nation: int) -> None:
        super().__init__("nation", power=NATIONS[nation])
        self.nation = nation


PLAYER: Final = [NamePlayer(seat) for seat in range(SEATS)]
ACCEPT: Final = [Accept("accept", seat) for seat in range(SEATS)]
REFUSE: Final = [Refuse("refuse", seat) for seat in range(SEATS)]
WITHDRAW: Final = [Withdraw("withdraw", seat) for seat in range(SEATS)]
NATION: Final = [NameNation(nation) for nation in range(len(NATIONS))]
