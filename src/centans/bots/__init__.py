"""Players that choose. A bot knows what its seat knows: it thinks about imagined states, never about the real one."""

from centans.bots.bot import Bot
from centans.bots.levels import USUAL_LEVEL, level_names, may_sit_at_a_table
from centans.bots.outside import Outsider, UnknownBot, installed
from centans.bots.roster import bot_names, make_bot

__all__ = [
    "USUAL_LEVEL",
    "Bot",
    "Outsider",
    "UnknownBot",
    "bot_names",
    "installed",
    "level_names",
    "make_bot",
    "may_sit_at_a_table",
]
