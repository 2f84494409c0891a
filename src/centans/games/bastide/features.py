"""Bastide: a view as numbers of a fixed length, for learning environments."""

from __future__ import annotations

from typing import Final

from centans.games.bastide.box.pieces import KINDS, MOST_PLAYERS, TILES
from centans.games.bastide.box.town import BLOCKS, EQUIPMENTS
from centans.games.bastide.view import PHASES, STAGES, BastideView, SeatView

MOST: Final = 30_000
"""No number is larger; money beyond it makes no difference."""


def features(v: BastideView) -> list[int]:
    """Turn and phase, the town, every player, the camp, and the choice under way; 0 stands for nobody and nothing."""
    players = v.figures.players
    numbers = [v.turn, PHASES.index(v.phase), players, 1 + v.active, 0 if v.seat is None else 1 + v.seat]
    numbers += [v.chest, v.bag, v.fires_out, v.idle, 0 if v.shown is None else 1 + TILES.index(v.shown)]
    for block in v.blocks:
        numbers += [block.houses, int(block.exposed), block.tax.total if block.tax else 0]
    for work in v.equipments:
        numbers += [work.free, 0 if work.site is None else 1 + BLOCKS.index(work.site)]
        numbers += [1 + circle.owner if circle.owner is not None else 0 for circle in work.circles]
        numbers += padded(work.tokens, MOST_PLAYERS)
    for card in v.cards:
        numbers += [card.points, 0 if card.holder is None else 1 + card.holder]
    numbers += [v.siege.camp.count(points) for points in (1, 2, 3, 4)]
    for number in range(MOST_PLAYERS):
        numbers += seat_features(v.seats[number]) if number < players else [0] * 8
    numbers += own_tiles(v)
    numbers += auction_features(v)
    numbers += window_features(v)
    return [min(number, MOST) for number in numbers]


def padded(numbers: list[int], length: int) -> list[int]:
    return numbers + [0] * (length - len(numbers))


def seat_features(seat: SeatView) -> list[int]:
    money = 0 if seat.money is None else 1 + seat.money
    return [money, seat.hand.count, seat.supply, seat.road, *seat.influences, len(seat.cards)]


def own_tiles(v: BastideView) -> list[int]:
    cards = [] if v.seat is None else v.seats[v.seat].hand.cards or []
    return [cards.count(kind) for kind in range(KINDS)]


def auction_features(v: BastideView) -> list[int]:
    if v.auction is None:
        return [0] * (4 + 3 * MOST_PLAYERS)
    one = v.auction
    return [
        1 + EQUIPMENTS.index(one.equipment),
        1 + STAGES.index(one.stage),
        0 if one.chosen is None else 1 + one.chosen,
        1 + one.order[0] if one.order else 0,
        *padded(one.bids or [], MOST_PLAYERS),
        *padded(one.additions or [], MOST_PLAYERS),
        *padded(one.added_rounds, MOST_PLAYERS),
    ]


def window_features(v: BastideView) -> list[int]:
    """The gift window, then the allocation of a short tax."""
    numbers = [0] * 3
    if v.window is not None:
        numbers = [1 + v.window.mover, len(v.window.passed), 0 if v.window.to is None else 1 + v.window.to]
    if v.allocation is None:
        return [*numbers, 0, 0, 0]
    return [*numbers, v.allocation.tax, v.allocation.left, 1 + v.allocation.next]
