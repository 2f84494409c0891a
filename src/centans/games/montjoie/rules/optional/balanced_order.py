"""Balance of the turn order (chapter 24, option `balanced_order`): everyone is first once at the start of the game."""

from __future__ import annotations

from centans.core.dice import Dice
from centans.games.montjoie.box.realm import OFF
from centans.games.montjoie.model.position import Position


def balanced_first(s: Position, dice: Dice) -> list[int]:
    """The order of one of the first turns, one for each player (MJ-OBO-1 to 3, MJ-INT-9); nothing later on."""
    if s.box.balanced_order == OFF or s.turn > s.box.players:
        return []
    if s.box.balanced_order == "fixed":
        first = s.seat_of[s.box.playing[s.turn - 1]]
    else:
        fresh = [seat for seat in range(s.box.players) if not s.firsts >> seat & 1]
        first = fresh[dice.roll("first", len(fresh)) - 1 if len(fresh) > 1 else 0]
    return [first, *dice.order("order", [seat for seat in range(s.box.players) if seat != first])]
