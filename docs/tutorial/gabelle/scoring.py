"""La Gabelle: the end (chapter 9)."""

from __future__ import annotations

from centans.core.game import Result

from gabelle.model import Position, is_over


def result(s: Position) -> Result | None:
    """Livres decide, then the weight of the salt in hand; equal in both is a draw (GB-END-1, 2)."""
    if not is_over(s):
        return None
    in_store = [sum(hand) for hand in s.hands]
    if s.livres[0] != s.livres[1]:
        return Result(ranks(s.livres), s.livres, "livres")
    return Result(ranks(in_store), s.livres, "draw" if in_store[0] == in_store[1] else "salt-in-store")


def ranks(scores: list[int]) -> list[int]:
    return [1 if score == max(scores) else 2 for score in scores]
