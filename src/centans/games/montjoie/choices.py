"""Montjoie !: everything that can be chosen, each choice made once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from centans.core.options import Catalogue, Option
from centans.core.piles import Pile
from centans.games.montjoie.box.cards import CARD_IDS, EMPTY, ENGINEER, FELON, ONE, RED, YELLOW
from centans.games.montjoie.box.names import EVENTS, LINKS, NATIONS, PROVINCES, RAID, ROAD, SEA, SEATS, TOWNS

MOST_BARONS: Final = 3
MOST_BOUGHT: Final = 12
MOST_MERCENARIES: Final = 3
MOST_ECUS: Final = 99
"""The largest sum that can be named at once (R85)."""
NO_CARD: Final = -1


# -- places -------------------------------------------------------------------------------------------------------


class AtTown(Option):
    """Something about a town."""

    __slots__ = ("town",)

    def __init__(self, kind: str, town: int) -> None:
        super().__init__(kind, town=TOWNS[town])
        self.town = town


class NameTown(AtTown):
    """This town, whatever is asked for."""

    __slots__ = ()


class Expand(AtTown):
    """Settle this free town."""

    __slots__ = ()


class Attack(AtTown):
    """Attack this town."""

    __slots__ = ()


class From(AtTown):
    """Start from this town."""

    __slots__ = ()


class NameProvince(Option):
    __slots__ = ("province",)

    def __init__(self, province: int) -> None:
        super().__init__("province", province=PROVINCES[province])
        self.province = province


TOWN_OPTION: Final = [NameTown("town", town) for town in range(len(TOWNS))]
EXPAND: Final = [Expand("expand", town) for town in range(len(TOWNS))]
ATTACK: Final = [Attack("attack", town) for town in range(len(TOWNS))]
FROM: Final = [From("from", town) for town in range(len(TOWNS))]
PROVINCE_OPTION: Final = [NameProvince(province) for province in range(len(PROVINCES))]

Parts = list[list[tuple[Option, ...]]]


def in_parts(options: Sequence[Option]) -> Parts:
    """For every eight towns and every selection of them, their options: sets of towns become options quickly."""
    return [
        [
            tuple([options[start + bit] for bit in range(8) if byte >> bit & 1 and start + bit < len(options)])
            for byte in range(256)
        ]
        for start in range(0, len(options), 8)
    ]


TOWNS_OF: Final[Parts] = in_parts(TOWN_OPTION)
EXPANSIONS_TO: Final[Parts] = in_parts(EXPAND)
ATTACKS_ON: Final[Parts] = in_parts(ATTACK)
SOURCES_IN: Final[Parts] = in_parts(FROM)


def chosen_from(parts: Parts, towns: int) -> list[Option]:
    """The options of one kind for a set of towns."""
    found: list[Option] = []
    for part in parts:
        byte = towns & 255
        if byte:
            found.extend(part[byte])
        towns >>= 8
    return found


def town_options(towns: int) -> tuple[Option, ...]:
    return tuple(chosen_from(TOWNS_OF, towns))


# -- people and numbers -------------------------------------------------------------------------------------------


class Numbered(Option):
    """A number of something."""

    __slots__ = ("number",)

    def __init__(self, kind: str, number: int) -> None:
        super().__init__(kind, number=number)
        self.number = number


class Barons(Numbered):
    __slots__ = ()


class BuyCards(Numbered):
    __slots__ = ()


class Ecus(Numbered):
    __slots__ = ()


class Hire(Numbered):
    __slots__ = ()


class NamePlayer(Option):
    """This player, whatever is asked for."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        super().__init__("player", number=player + 1)
        self.player = player


class OfferWith(Option):
    """What becomes of the offer that stands between oneself and this player."""

    __slots__ = ("player",)

    def __init__(self, kind: str, player: int) -> None:
        super().__init__(kind, number=player + 1)
        self.player = player


class Accept(OfferWith):
    __slots__ = ()


class Refuse(OfferWith):
    __slots__ = ()


class Withdraw(OfferWith):
    __slots__ = ()


class NameNation(Option):
    __slots__ = ("nation",)

    def __init__(self, nation: int) -> None:
        super().__init__("nation", power=NATIONS[nation])
        self.nation = nation


class NameEvent(Option):
    """Resolve this event first."""

    __slots__ = ("event",)

    def __init__(self, event: int) -> None:
        super().__init__("event", event=EVENTS[event])
        self.event = event


BARONS: Final = [Barons("barons", number) for number in range(MOST_BARONS + 1)]
CARDS: Final = [BuyCards("cards", number) for number in range(MOST_BOUGHT + 1)]
ECUS: Final = [Ecus("ecus", number) for number in range(MOST_ECUS + 1)]
HIRE: Final = [Hire("hire", number) for number in range(MOST_MERCENARIES + 1)]
PLAYER: Final = [NamePlayer(seat) for seat in range(SEATS)]
ACCEPT: Final = [Accept("accept", seat) for seat in range(SEATS)]
REFUSE: Final = [Refuse("refuse", seat) for seat in range(SEATS)]
WITHDRAW: Final = [Withdraw("withdraw", seat) for seat in range(SEATS)]
NATION: Final = [NameNation(nation) for nation in range(len(NATIONS))]
EVENT: Final = [NameEvent(event) for event in range(len(EVENTS))]

UP_TO_BARONS: Final = [tuple(BARONS[: number + 1]) for number in range(MOST_BARONS + 1)]
UP_TO_CARDS: Final = [tuple(CARDS[: number + 1]) for number in range(MOST_BOUGHT + 1)]
UP_TO_ECUS: Final = [tuple(ECUS[: number + 1]) for number in range(MOST_ECUS + 1)]


# -- cards --------------------------------------------------------------------------------------------------------

ALONE: Final = "alone"


class Lay(Option):
    """Cards that an attacker lays face down: two yellow ones and what goes with them (MJ-CBT-13)."""

    __slots__ = ("cards", "engineer", "felon", "hero", "yellow")

    def __init__(self, first: int, second: int, engineer: bool, felon: bool, hero: bool) -> None:
        extras = [name for name, there in (("engineer", engineer), ("felon", felon), ("hero", hero)) if there]
        super().__init__("lay", first=CARD_IDS[first], second=CARD_IDS[second], extras="-".join(extras) or ALONE)
        self.yellow: Pile = ONE[first] + ONE[second]
        self.engineer = engineer
        self.felon = felon
        self.hero = hero
        self.cards: Pile = self.yellow + (ONE[ENGINEER] if engineer else EMPTY) + (ONE[FELON] if felon else EMPTY)


class Defend(Option):
    """Cards that a defender lays face down: one yellow card if he has any, and what goes with it (MJ-CBT-19)."""

    __slots__ = ("cards", "engineer", "hero", "yellow")

    def __init__(self, yellow: int, engineer: bool, hero: bool) -> None:
        extras = [name for name, there in (("engineer", engineer), ("hero", hero)) if there]
        named = "none" if yellow == NO_CARD else CARD_IDS[yellow]
        super().__init__("defend", card=named, extras="-".join(extras) or ALONE)
        self.yellow: Pile = EMPTY if yellow == NO_CARD else ONE[yellow]
        self.engineer = engineer
        self.hero = hero
        self.cards: Pile = self.yellow + (ONE[ENGINEER] if engineer else EMPTY)


class Stake(Option):
    """What a fighter commits to a naval battle or a duel (MJ-NAV-4)."""

    __slots__ = ("barons", "card", "felon")

    def __init__(self, card: int, barons: int, felon: bool) -> None:
        named = "none" if card == NO_CARD else CARD_IDS[card]
        super().__init__("stake", card=named, barons=barons, extras="felon" if felon else ALONE)
        self.card = card
        self.barons = barons
        self.felon = felon


class OnCard(Option):
    """Something about a card of this kind."""

    __slots__ = ("card",)

    def __init__(self, kind: str, card: int) -> None:
        super().__init__(kind, card=CARD_IDS[card])
        self.card = card


class Double(OnCard):
    """Play a Sign of God on this card (MJ-SGN-1)."""

    __slots__ = ()


class DoubleByJoan(OnCard):
    """Use Joan's Sign on this card (MJ-OJS-2)."""

    __slots__ = ()


class Save(OnCard):
    """Save this card with a Retreat (MJ-RTR-1)."""

    __slots__ = ()


class SaveFree(OnCard):
    """Save this card with France's free Retreat (MJ-NAT-7)."""

    __slots__ = ()


class Keep(OnCard):
    """Keep this red card for next turn (MJ-OLT-1)."""

    __slots__ = ()


LAY: Final = [
    Lay(first, second, engineer, felon, hero)
    for first in reversed(YELLOW)
    for second in reversed(YELLOW)
    if second <= first
    for engineer in (False, True)
    for felon in (False, True)
    for hero in (False, True)
]
DEFEND: Final = [
    Defend(card, engineer, hero)
    for card in (*reversed(YELLOW), NO_CARD)
    for engineer in (False, True)
    for hero in (False, True)
]
STAKE: Final = [
    Stake(card, barons, felon)
    for card in (*reversed(YELLOW), NO_CARD)
    for barons in range(MOST_BARONS + 1)
    for felon in (False, True)
]
DOUBLE: Final = [Double("double", card) for card in YELLOW]
DOUBLE_BY_JOAN: Final = [DoubleByJoan("joan", card) for card in YELLOW]
SAVE: Final = [Save("save", card) for card in YELLOW]
SAVE_FREE: Final = [SaveFree("save-free", card) for card in YELLOW]
KEEP: Final = {card: Keep("keep", card) for card in RED}

# -- words --------------------------------------------------------------------------------------------------------

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

CATALOGUE: Final = Catalogue(
    [
        *TOWN_OPTION,
        *EXPAND,
        *ATTACK,
        *FROM,
        *PROVINCE_OPTION,
        *BARONS,
        *CARDS,
        *ECUS,
        *HIRE,
        *PLAYER,
        *ACCEPT,
        *REFUSE,
        *WITHDRAW,
        *NATION,
        *EVENT,
        *LAY,
        *DEFEND,
        *STAKE,
        *DOUBLE,
        *DOUBLE_BY_JOAN,
        *SAVE,
        *SAVE_FREE,
        *KEEP.values(),
        *BY,
        PEACE_VOTE,
        WAR_VOTE,
        PASS,
        NOTHING,
        DONE,
        DECLINE,
        ROLL,
        ALLOW,
        FORBID,
        PLAY_FELON,
        PLAY_BRIGAND,
        PLAY_AMBASSADOR,
        PLAY_PAPAL_AMBASSADOR,
        PLAY_INTRIGUE,
        PARLEY,
        GIFT,
        EXCHANGE,
        SELL,
        BUY,
        PACT,
        PROMISE,
        SILENCE,
        ABSTAIN,
        HEED,
        END_EXPANSION,
        END_TURN,
        ALLY_NOW,
        ALLY_LATER,
        REROLL,
        REROLL_SECOND,
        KEEP_DIE,
        SEND_AMBASSADOR,
    ]
)
