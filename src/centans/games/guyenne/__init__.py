"""Guyenne, by Laurent and Jean-Baptiste Journaux: castles, bluff and two heroes, for 2 to 4 players. See RULES.md."""

from centans.games.guyenne.game import Guyenne

__all__ = ["Guyenne"]
