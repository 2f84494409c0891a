"""Guesclin !, by Jean-Gabriel Chabrat: a skirmish on hexes with banners, orders and dice. See RULES.md."""

from centans.games.guesclin.game import Guesclin

__all__ = ["Guesclin"]
