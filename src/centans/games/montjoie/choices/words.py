"""What is said in a word: votes, ways, which event is first, yes and no."""

from __future__ import annotations

from typing import Final

from centans.core.options import Option
from centans.games.montjoie.box.names import EVENTS, LINKS, RAID, ROAD, SEA


class NameEvent(Option):
    """Resolve this event first."""

    __slots__ = ("event",)

    def __init__(self, event: int) -> None:
        super().__init__("event", event=EVENTS[event])
        self.event = event


EVENT: Final = [NameEvent(event) for event in range(len(EVENTS))]
PEACE_VOTE: Final = Option("peace")
WAR_VOTE: Final = Option("war")


class By(Option):
    """The way to the target (MJ-CBT-6)."""

    __slots__ = ("link",)

    def __init__(self, link: int) -> None:
        super().__init__("by", link=LINKS[link])
        self.link = link


BY: Final = [By(link) for link in (ROAD, SEA, RAID)]
PASS: Final = Option("pass")
NOTHING: Final = Option("nothing")
DONE: Final = Option("done")
DECLINE: Final = Option("decline")
ROLL: Final = Option("roll")
ALLOW: Final = Option("allow")
FORBID: Final = Option("forbid")
PLAY_FELON: Final = Option("felon")
PLAY_BRIGAND: Final = Option("brigand")
PLAY_AMBASSADOR: Final = Option("ambassador")
PLAY_PAPAL_AMBASSADOR: Final = Option("papal-ambassador")
PLAY_INTRIGUE: Final = Option("intrigue")
PARLEY: Final = Option("parley")
GIFT: Final = Option("gift")
EXCHANGE: Final = Option("exchange")
SELL: Final = Option("sell")
BUY: Final = Option("buy")
PACT: Final = Option("pact")
PROMISE: Final = Option("promise")
SILENCE: Final = Option("silence")
ABSTAIN: Final = Option("abstain")
HEED: Final = Option("heed")
END_EXPANSION: Final = Option("end-expansion")
END_TURN: Final = Option("end-turn")
ALLY_NOW: Final = Option("ally-now")
ALLY_LATER: Final = Option("ally-later")
REROLL: Final = Option("reroll")
REROLL_SECOND: Final = Option("reroll-second")
KEEP_DIE: Final = Option("keep-die")
SEND_AMBASSADOR: Final = Option("send-ambassador")
