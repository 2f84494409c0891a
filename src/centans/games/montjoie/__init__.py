"""Montjoie !: six powers fight over the kingdom of France, with cards, walls, barons and treachery. See RULES.md."""

from centans.games.montjoie.game import Montjoie

__all__ = ["Montjoie"]
