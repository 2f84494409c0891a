"""Players that choose. A bot knows what its seat knows: it thinks about imagined states, never about the real one."""

from centans.bots.bot import Bot
from centans.bots.roster import UnknownBot, bot_names, make_bot

__all__ = ["Bot", "UnknownBot", "bot_names", "make_bot"]
