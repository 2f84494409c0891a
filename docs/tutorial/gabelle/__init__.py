"""La Gabelle: salt, a bridge, a ford and the king's watch, for 2 players. See RULES.md."""

from gabelle.game import Gabelle

__all__ = ["Gabelle"]
