from centans.core.game import Sense
from centans.games.guesclin.model import Position


class GuesclinSense(Sense[Position]):
    __slots__ = ()
