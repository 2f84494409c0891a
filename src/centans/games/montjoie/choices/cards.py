"""Cards that are laid, staked, doubled, saved or kept."""

from __future__ import annotations

from typing import Final

from centans.core.options import Option
from centans.core.piles import Pile
from centans.games.montjoie.box.cards import CARD_IDS, EMPTY, ENGINEER, FELON, ONE, RED, YELLOW
from centans.games.montjoie.choices.numbers import MOST_BARONS

NO_CARD: Final = -1
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
