"""Montjoie !: what a listener can tell about hands from the events alone, to hold against what is imagined.

The rules keep their own account of what everybody knows (`shown`, `sure_yellows` and `sure_reds` of the position). This
is a second memory that never looks at it: it hears who drew, laid, showed and lost which cards. Where an event does not
say whether a card was played or a power used, it knows less than there is to know; it never believes what is false.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from centans.core.journal import Event
from centans.games.montjoie.box.cards import (
    AMBASSADOR,
    BRIGAND,
    CARD_IDS,
    FELON,
    KINDS,
    RETREAT,
    SIGN,
    YELLOW,
    number_of,
    reds,
    yellows,
)
from centans.games.montjoie.box.names import NATIONS, RESULTS, WON_BY_ATTACK, WON_BY_DEFENCE
from centans.games.montjoie.knowledge.imagining import holding
from centans.games.montjoie.model.position import Position

KIND: Final = {name: kind for kind, name in enumerate(CARD_IDS)}
GATHERINGS: Final = ("gathered", "plague")


def contradiction(s: Position, told: Sequence[Event]) -> str | None:
    """A hand that cannot be what it is, after all that was told."""
    witness = Witness(s)
    for event in since_the_last_gathering(told):
        witness.hear(event)
    return witness.complaint(s)


def since_the_last_gathering(told: Sequence[Event]) -> Sequence[Event]:
    """What was told before all cards went back says nothing about those in hand now."""
    for place in range(len(told) - 1, -1, -1):
        if told[place].key in GATHERINGS:
            return told[place:]
    return told


class Hand:
    """What is certain about the cards that a player has in hand or face down."""

    __slots__ = ("aside", "known", "least_yellow", "most_red", "most_yellow")

    def __init__(self) -> None:
        self.known = [0] * KINDS
        """So many of each kind at least: they were seen when they came."""
        self.aside: list[int] = []
        """Yellow cards set aside, which come back before everybody's eyes."""
        self.least_yellow = 0
        self.most_yellow = 0
        self.most_red = 0

    def draws(self, number: int) -> None:
        self.most_yellow += number
        self.most_red += number

    def takes(self, kind: int) -> None:
        self.known[kind] += 1
        self.draws(1)

    def loses(self, kind: int) -> None:
        self.may_lose(kind)
        if kind in YELLOW:
            self.least_yellow = max(0, self.least_yellow - 1)
            self.most_yellow -= 1
        else:
            self.most_red -= 1

    def may_lose(self, kind: int) -> None:
        """It was this card, or something that stands for one."""
        self.known[kind] = max(0, self.known[kind] - 1)

    def gathered(self, kept: int) -> None:
        """All cards went back, but for so many red ones that may have been kept."""
        self.known = [0] * KINDS
        self.aside = []
        self.least_yellow = self.most_yellow = 0
        self.most_red = kept


class Witness:
    """Hears every event of a match in its order."""

    __slots__ = ("attack_needs", "court", "hands", "kept", "laid", "leaders", "returning", "staked")

    def __init__(self, s: Position) -> None:
        self.attack_needs = s.box.yellow_cards_to_attack
        self.kept = int(s.box.long_term)
        self.hands = {NATIONS[nation]: Hand() for nation in s.nation if nation >= 0}
        self.leaders = {name: name for name in self.hands}
        """By power: the nation of the player whose cards it fights with; a loyal ally has those of its player."""
        self.laid: list[tuple[str, list[int]]] = []
        """The combat that was revealed last: by side, the power and its cards."""
        self.returning: list[int] = []
        """Cards that the defender takes back when his combat is settled."""
        self.staked: list[tuple[str, int, bool]] = []
        """The duel that was revealed last: by fighter, the power, its card or -1, and whether it had a Felon."""
        self.court = ""
        """The power whose ambassador may make any card be lost; Navarre's own plots take red ones first."""

    def hand_of(self, power: object) -> Hand | None:
        return self.hands.get(self.leaders.get(str(power), ""))

    def hear(self, event: Event) -> None:
        if event.key != "saved":
            self.settle()
        if event.key in GATHERINGS:
            for each in self.hands.values():
                each.gathered(self.kept)
        elif event.key == "turn":
            self.leaders = {name: name for name in self.hands}
        elif event.key in ("combat-result", "duel-result"):
            self.hear_result(event)
        elif "power" in event.params or "other" in event.params:
            self.hear_of(event, str(event.params.get("power")), str(event.params.get("other")))

    def hear_of(self, event: Event, power: str, other: str) -> None:
        """Something that a power did."""
        own, others = self.hand_of(power), self.hand_of(other)
        if event.key in ("loyal", "ally-chosen"):
            self.leaders[other] = power
            if own is not None:
                own.may_lose(AMBASSADOR)
        elif event.key == "intrigue" and others is not None:
            self.hear_intrigue(power, others, KIND[str(event.params["card"])])
        elif event.key == "confiscated" and others is not None:
            for kind in kinds_in(event):
                others.loses(kind)
        elif event.key == "revealed":
            self.hear_reveal(power, own, kinds_in(event))
        elif own is not None:
            self.hear_player(event, power, own, others)

    def hear_player(self, event: Event, power: str, own: Hand, others: Hand | None) -> None:
        """Something that a player did with his cards."""
        if event.key == "drew":
            own.draws(number_in(event))
        elif event.key == "attacks":
            own.least_yellow = max(own.least_yellow, self.attack_needs)
        elif event.key == "laid" and number_in(event) == 0:
            own.most_yellow = 0
        elif event.key == "felon-steals" and others is not None:
            own.loses(FELON)
            others.loses(KIND[str(event.params["card"])])
        elif event.key == "sign":
            own.may_lose(SIGN)
        elif event.key == "saved":
            self.hear_retreat(power, own, KIND[str(event.params["card"])])
        elif event.key == "pillage":
            own.loses(BRIGAND)
        elif event.key == "embassy":
            own.may_lose(AMBASSADOR)
            self.court = power if event.params["result"] == "court_intrigue" else self.court
        elif event.key == "staked":
            self.hear_stake(event, power, own)
        elif event.key == "cards-return":
            for kind in own.aside:
                own.takes(kind)
            own.aside = []

    def hear_intrigue(self, power: str, victim: Hand, kind: int) -> None:
        """Navarre's plot takes a yellow card only from a hand without a red one (MJ-NAT-2)."""
        victim.loses(kind)
        if kind in YELLOW and power != self.court:
            victim.most_red = 0
        self.court = ""

    # -- combats and duels ------------------------------------------------------------------------------------------

    def hear_reveal(self, power: str, own: Hand | None, cards: list[int]) -> None:
        """A defender must lay a yellow card if he has one (MJ-CBT-19)."""
        if len(self.laid) == 2:
            self.laid = []
        defends = len(self.laid) == 1
        self.laid.append((power, cards))
        if own is not None:
            for kind in cards:
                own.loses(kind)
            if defends and not any(kind in YELLOW for kind in cards):
                own.most_yellow = 0

    def hear_retreat(self, power: str, own: Hand, kind: int) -> None:
        """A Retreat, or France's free one: an attacker sets the card aside, a defender takes it back (MJ-RTR-1)."""
        own.may_lose(RETREAT)
        if self.leaders.get(self.laid[0][0]) == power:
            own.aside.append(kind)
        else:
            own.takes(kind)

    def hear_result(self, event: Event) -> None:
        """The winner keeps his yellow cards (MJ-CBT-33 to 36, MJ-NAV-9)."""
        if event.key == "duel-result":
            self.hear_duel(str(event.params["result"]))
        elif event.params["result"] == RESULTS[WON_BY_ATTACK]:
            power, cards = self.laid[0]
            own = self.hand_of(power)
            if own is not None:
                own.aside += [kind for kind in cards if kind in YELLOW]
        elif event.params["result"] == RESULTS[WON_BY_DEFENCE]:
            self.returning = [kind for kind in self.laid[1][1] if kind in YELLOW]

    def settle(self) -> None:
        """After the Retreats the defender has his cards again."""
        returning, self.returning = self.returning, []
        own = self.hand_of(self.laid[1][0]) if returning else None
        if own is not None:
            for kind in returning:
                own.takes(kind)

    def hear_stake(self, event: Event, power: str, own: Hand) -> None:
        """A card must be staked by who has a yellow one (MJ-NAV-4)."""
        if len(self.staked) == 2:
            self.staked = []
        kind = KIND.get(str(event.params["card"]), -1)
        felon = event.params["felon"] == 1
        self.staked.append((power, kind, felon))
        if felon:
            own.loses(FELON)
        if kind >= 0:
            own.loses(kind)
        else:
            own.most_yellow = 0

    def hear_duel(self, result: str) -> None:
        """The winner takes his card back, unless a Felon took it (MJ-NAV-6, 9)."""
        if result not in ("first", "second"):
            return
        winner = 0 if result == "first" else 1
        power, kind, _ = self.staked[winner]
        own = self.hand_of(power)
        if own is not None and kind >= 0 and not self.staked[1 - winner][2]:
            own.takes(kind)

    # -- the judgement ----------------------------------------------------------------------------------------------

    def complaint(self, s: Position) -> str | None:
        for seat, nation in enumerate(s.nation):
            if nation >= 0:
                hand, cards = self.hands[NATIONS[nation]], holding(s, seat)
                for kind, least in enumerate(hand.known):
                    if number_of(cards, kind) < least:
                        return f"{NATIONS[nation]} must have {least} of {CARD_IDS[kind]}"
                if not hand.least_yellow <= yellows(cards) <= hand.most_yellow:
                    bounds = f"{hand.least_yellow} to {hand.most_yellow}"
                    return f"{NATIONS[nation]} has {yellows(cards)} yellow cards, it can be {bounds}"
                if reds(cards) > hand.most_red:
                    return f"{NATIONS[nation]} has {reds(cards)} red cards, it can be {hand.most_red} at most"
        return None


def number_in(event: Event) -> int:
    number = event.params["number"]
    assert isinstance(number, int)
    return number


def kinds_in(event: Event) -> list[int]:
    """The cards that an event names; a hero is none."""
    cards = event.params["cards"]
    assert isinstance(cards, tuple)
    return [KIND[str(name)] for name in cards if name in KIND]
