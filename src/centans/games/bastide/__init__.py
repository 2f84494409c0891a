"""Bastide: auctions, taxes and a siege in a new town of the south-west, for 3 to 5 players. See RULES.md."""

from centans.games.bastide.game import Bastide

__all__ = ["Bastide"]
