"""Guesclin !: orders (chapter 10)."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.game import NOBODY
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.guesclin.box.grid import column_of
from centans.games.guesclin.box.names import BANNERS, ORDERS, SIDE_OF
from centans.games.guesclin.box.scenario import behind
from centans.games.guesclin.choices import NO_ORDERS, ORDER, GiveOrder
from centans.games.guesclin.model import Position, on_map


class Orders(Step[Position]):
    """The commander may give one order to one man of his banner, or none (GU-ORDER-2 to 6)."""

    __slots__ = ("banner",)
    rule: ClassVar[str] = "GU-ORDER-2"

    def __init__(self, banner: int) -> None:
        self.banner = banner

    def ask(self, s: Position) -> Ask | None:
        options: list[Option] = [NO_ORDERS]
        for fighter in s.box.men.of_banner[self.banner]:
            if self.cannot_hear(s, fighter) is None:
                options += ORDER[s.box.men.name[fighter]]
        return Ask(s.box.seat_of[self.banner], "order", tuple(options)) if len(options) > 1 else None

    def cannot_hear(self, s: Position, fighter: int) -> Refusal | None:
        """Why this man of the banner can be given no order now."""
        box = s.box
        commander = box.commander_of[self.banner]
        if self.banner in box.scenario.dawn and s.turn <= box.scenario.dawn_round:
            return Refusal("GU-S3-4", "no-order-at-dawn", round=s.turn)
        if not on_map(s, commander):
            return Refusal("GU-ORDER-3", "no-commander", banner=BANNERS[self.banner])
        if fighter == commander:
            return Refusal("GU-ORDER-4", "no-order-to-oneself")
        if not on_map(s, fighter):
            return Refusal("GU-ORDER-4", "not-on-the-map", fighter=box.men.kind[fighter])
        edge = box.scenario.courage[SIDE_OF[self.banner]]
        if edge and behind(edge, s.where[fighter]) < behind(edge, s.where[commander]):
            return Refusal(
                "GU-S4-4",
                "ahead-of-commander",
                column=column_of(s.where[fighter]),
                commander=column_of(s.where[commander]),
            )
        return None

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if option is NO_ORDERS:
            return None
        if not isinstance(option, GiveOrder):
            return Refusal("GU-ROUND-3", "order-first")
        fighter = s.box.men.find(self.banner, option.name)
        if fighter == NOBODY:
            return Refusal("GU-ORDER-4", "no-such-fighter", banner=BANNERS[self.banner])
        return self.cannot_hear(s, fighter)

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if not isinstance(option, GiveOrder):
            return
        fighter = s.box.men.find(self.banner, option.name)
        s.order[fighter] = option.order
        if s.journal is not None:
            s.journal.tell(
                "ordered",
                seat=seat,
                banner=BANNERS[self.banner],
                fighter=s.box.men.kind[fighter],
                order=ORDERS[option.order - 1],
            )

    def run(self, s: Position, dice: Dice) -> None:
        """Nobody can give or receive an order: the phase is empty."""
