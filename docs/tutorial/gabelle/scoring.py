"""La Gabelle: the end (chapter 9)."""

from __future__ import annotations

from centans.core.game import Result, ranks_of

from gabelle.model import Position, is_over


def result(s: Position) -> Result | None:
    """Livres decide, then the weight of the salt in hand; equal in both is a draw (GB-END-1, 2)."""
    if not is_over(s):
        return None
    in_store = [sum(hand) for hand in s.hands]
    if s.livres[0] != s.livres[1]:
        return Result(ranks_of(s.livres), s.livres, "livres")
    return Result(ranks_of(in_store), s.livres, "draw" if in_store[0] == in_store[1] else "salt-in-store")
