"""Le Combat des Trente: what a listener remembers of everything told, and whether a position says otherwise.

It keeps its own account of cards seen going into a hand, of cards with a known place under a deck, of who showed that
he has no Force card, of Missions and of orders, from events and the rulebook alone. Where so many cards were given up
unseen that it has lost count of a deck, it claims nothing that it is not sure of.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from centans.core.journal import Event
from centans.games.trente.box.cards import (
    ARMS_DECK,
    CARD_ID,
    DECKS,
    FORCE_DECK,
    HAND,
    HERO_DECK,
    HEROES,
    REST,
    STARTS,
    VALUES,
    deck_of,
)
from centans.games.trente.box.units import ARMIES, UNIT_ID, army_of
from centans.games.trente.model.position import Position, mission_of, on_table
from centans.games.trente.rules.distribution import force_order, hero_order

UNKNOWN: Final = -1
"""A card that nobody saw."""
SOME: Final = -2
"""Any number of such cards."""
KIND: Final = {name: kind for kind, name in enumerate(CARD_ID)}
UNIT: Final = {name: unit for unit, name in enumerate(UNIT_ID)}
OF_A_COMBAT: Final = frozenset(
    {"laid", "laid-nothing", "ruse", "ruse-wasted", "mission-shown", "total", "wounded", "unhurt", "took-back"}
)
"""While these are told, the cards of both combinations lie on the table."""


def contradiction(s: Position, viewer: int | None, told: Sequence[Event]) -> str | None:
    """What in this position cannot be, given all that a seat was told; None if everything fits."""
    memory = Memory(s, viewer)
    for event in told:
        memory.hear(event.key, event.params)
    if not any(on_table(s)):
        memory.put_away()
    return memory.complaint(s)


class PileMemory:
    """A deck as one remembers it: how many cards are in no order, and what lies under them."""

    __slots__ = ("loose", "lost", "under")

    def __init__(self, loose: int) -> None:
        self.loose = loose
        self.under: list[int] = []
        self.lost = False
        """Whether one has lost count."""

    def draw(self) -> int:
        """The top card leaves: which it is, if that is known."""
        if self.lost:
            return UNKNOWN
        if self.loose:
            self.loose -= 1
            return UNKNOWN
        kind = self.under.pop(0) if self.under else SOME
        if kind == SOME:
            self.lost = True
            return UNKNOWN
        return kind

    def is_empty(self) -> bool:
        return not self.lost and not self.loose and not self.under

    def known(self) -> list[int]:
        """What lies under the loose cards, as far down as one is sure of each place."""
        return self.under[: self.under.index(SOME)] if SOME in self.under else self.under


class Memory:
    """Everything that one listener knows."""

    __slots__ = (
        "bare",
        "cards",
        "drawn",
        "mission",
        "orders",
        "own",
        "past",
        "piles",
        "table",
        "turn",
        "viewer",
        "world",
    )

    def __init__(self, s: Position, viewer: int | None) -> None:
        self.world = s
        """For what everybody sees and nothing changes: the box, and who leads which army."""
        self.viewer = viewer
        self.turn = 0
        self.cards = [[0] * HAND for _ in s.hands]
        """By seat: the cards that everybody saw going into its hand."""
        self.bare = [False] * len(s.hands)
        """By seat: whether it showed that it has no other Force card."""
        self.piles = [PileMemory(sum(counts)) for counts in s.box.deck_counts]
        self.table: dict[int, list[int]] = {}
        """By army, the attacker's first: the cards that lie there."""
        self.own: list[int] | None = None
        """One's own hand."""
        self.mission: list[str | None] = [None, None]
        """By army: its Mission of this turn, if one knows it."""
        self.past: list[set[str]] = [set(), set()]
        """By army: those known of turns before."""
        self.drawn = [0, 0]
        self.orders: dict[tuple[int, int], int] = {}
        """By army and slot: the unit that was named this turn."""

    # -- hearing ------------------------------------------------------------------------------------------------------

    def hear(self, key: str, params: dict[str, Any]) -> None:
        if key not in OF_A_COMBAT:
            self.put_away()
        if key in ("laid", "laid-nothing", "no-cards", "ruse", "took-back", "rest-played"):
            self.hear_of_cards(key, params)
        elif key in ("dealt", "exchanged", "drew", "horse", "kept"):
            self.hear_of_decks(key, params)
        elif key in ("hand", "kept-cards", "drew-card"):
            self.hear_of_own(key, [KIND[card] for card in params["cards"]])
        else:
            self.hear_of_plans(key, params)

    def hear_of_cards(self, key: str, params: dict[str, Any]) -> None:
        """Cards that are shown, and hands that are seen to lack some (CT-COMB-5, CT-COMBO-9, 10, CT-CARD-6, 11, 20)."""
        if key == "ruse":
            army, kind = ARMIES.index(params["side"]), KIND[params["card"]]
            self.table[army].remove(kind)
            self.put_under(kind)
            return
        seat = params["seat"]
        cards = [KIND[card] for card in params.get("cards", ())]
        if key == "took-back":
            for kind in cards:
                self.table[self.world.armies[seat]].remove(kind)
                self.gain(seat, kind)
        elif key == "rest-played":
            self.lose(seat, REST)
            self.put_under(REST)
        elif key == "no-cards":
            self.bare[seat] = True
        else:
            self.table[self.world.armies[seat]] = cards
            for kind in cards:
                self.lose(seat, kind)
            had_no_force = cards[0] >= HEROES if cards else not self.world.box.die_allowed
            if had_no_force:
                self.bare[seat] = True

    def hear_of_decks(self, key: str, params: dict[str, Any]) -> None:
        """Cards that nobody else sees come into a hand, or leave it (CT-DEAL-1 to 5, CT-CELL, CT-HORSE-4, CT-EOT-8)."""
        if key == "dealt":
            self.deal(ARMIES.index(params["side"]))
            return
        seat = params["seat"]
        if key == "exchanged":
            self.piles[HERO_DECK].lost = True
            self.cards[seat][HEROES:] = [0] * (HAND - HEROES)
        elif key == "kept":
            self.cards[seat] = [0] * HAND
            self.bare[seat] = False
            for pile in self.piles:
                pile.under.append(SOME)
        else:
            deck = ARMS_DECK if params.get("deck") == DECKS[ARMS_DECK] else FORCE_DECK
            for _ in range(params["number"]):
                self.draw(seat, deck)

    def hear_of_own(self, key: str, cards: list[int]) -> None:
        if key != "drew-card" or self.own is None:
            self.own = [0] * HAND
        for kind in cards:
            self.own[kind] += 1

    def hear_of_plans(self, key: str, params: dict[str, Any]) -> None:
        """Missions and orders (CT-DEAL-9, CT-MIS-2, CT-ORD-7)."""
        if key == "turn":
            self.turn = params["turn"]
            self.orders = {}
        elif key == "mission-drawn":
            army = ARMIES.index(params["side"])
            self.drawn[army] += 1
            self.mission[army] = None
        elif key in ("mission-known", "mission-shown"):
            self.mission[ARMIES.index(params["side"])] = params["mission"]
        elif key == "turn-totals":
            for army, mission in enumerate(self.mission):
                if mission is not None:
                    self.past[army].add(mission)
            self.mission = [None, None]
        elif key in ("order-played", "order-lost"):
            unit = UNIT[params["unit"]]
            self.orders[army_of(unit), params["slot"] - 1] = unit
        elif key == "orders-known":
            for slot, name in enumerate(params["units"]):
                self.orders[army_of(UNIT[name]), slot] = UNIT[name]

    # -- cards --------------------------------------------------------------------------------------------------------

    def deal(self, first: int) -> None:
        if self.world.box.shuffles and self.turn > 1:
            for pile in self.piles:
                pile.lost = True
        for deck, order in (
            (FORCE_DECK, force_order(self.world, first)),
            (HERO_DECK, hero_order(self.world, first)),
        ):
            for seat in order:
                if not self.piles[deck].is_empty():
                    self.draw(seat, deck)

    def draw(self, seat: int, deck: int) -> None:
        kind = self.piles[deck].draw()
        if kind != UNKNOWN:
            self.cards[seat][kind] += 1
        elif deck == FORCE_DECK:
            self.bare[seat] = False

    def gain(self, seat: int, kind: int) -> None:
        self.cards[seat][kind] += 1
        if seat == self.viewer and self.own is not None:
            self.own[kind] += 1

    def lose(self, seat: int, kind: int) -> None:
        if self.cards[seat][kind]:
            self.cards[seat][kind] -= 1
        if seat == self.viewer and self.own is not None:
            self.own[kind] -= 1

    def put_under(self, kind: int) -> None:
        self.piles[deck_of(kind)].under.append(kind)

    def put_away(self) -> None:
        """The cards on the table go under their decks, the attacker's first (CT-OUT-1)."""
        for cards in self.table.values():
            for kind in cards:
                self.put_under(kind)
        self.table = {}

    # -- judging ------------------------------------------------------------------------------------------------------

    def complaint(self, s: Position) -> str | None:
        for seat in range(len(s.hands)):
            found = self.complaint_of_hand(s, seat)
            if found is not None:
                return f"seat {seat + 1}: {found}"
        for deck in range(len(DECKS)):
            found = self.complaint_of_deck(s, deck)
            if found is not None:
                return f"the {DECKS[deck]} deck: {found}"
        return self.complaint_of_plans(s)

    def complaint_of_hand(self, s: Position, seat: int) -> str | None:
        """Whether a hand, and what everybody is said to know of it, is what one remembers."""
        hand, sure, seen = s.hands[seat], self.cards[seat], s.seen[seat]
        if seat == self.viewer and self.own is not None and hand != self.own:
            return "this is not the hand that one was dealt"
        for kind in range(STARTS[-1]):
            if hand[kind] < sure[kind]:
                return f"everybody saw {CARD_ID[kind]} going into this hand"
            if seen[kind] < sure[kind]:
                return f"it is forgotten that everybody saw {CARD_ID[kind]} going into this hand"
            if seen[kind] > sure[kind] and not self.piles[deck_of(kind)].lost:
                return f"nobody ever saw {CARD_ID[kind]} going into this hand"
        if self.bare[seat]:
            if not s.bare[seat]:
                return "it is forgotten that this hand was without Force cards"
            if any(hand[kind] > seen[kind] for kind in range(VALUES)):
                return "this hand was without Force cards"
        elif s.bare[seat] and not self.piles[FORCE_DECK].lost:
            return "it is not known that this hand is without Force cards"
        return None

    def complaint_of_deck(self, s: Position, deck: int) -> str | None:
        memory, pile = self.piles[deck], s.deck(deck)
        if memory.lost:
            return None
        if sum(pile.counts) != memory.loose:
            return f"{memory.loose} cards must be in no order, not {sum(pile.counts)}"
        known = memory.known()
        if pile.under[: len(known)] != known:
            return "everybody saw other cards going under it"
        return None

    def complaint_of_plans(self, s: Position) -> str | None:
        for army, name in enumerate(ARMIES):
            mission = mission_of(s, army)
            if mission is None:
                continue
            if self.mission[army] not in (None, mission.id):
                return f"the Mission of {name} is {self.mission[army]}, not {mission.id}"
            if mission.id in self.past[army] and self.drawn[army] <= len(s.box.missions[army]):
                return f"the Mission {mission.id} of {name} lies under its deck"
        for (army, slot), unit in self.orders.items():
            if s.orders[army][slot : slot + 1] != [unit]:
                return f"order {slot + 1} of {ARMIES[army]} was {UNIT_ID[unit]}"
        return None
