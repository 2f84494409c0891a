"""Le Combat des Trente: thirty Bretons of Blois against thirty men of Montfort, for 2 to 4 players. See RULES.md."""

from centans.games.trente.game import Trente

__all__ = ["Trente"]
