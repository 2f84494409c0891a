"""Le Combat des Trente: the end of a turn (chapter 23)."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.trente.box.cards import CARD_ID, FORCE_DECK, HAND, KINDS, REST, deck_of, in_deck
from centans.games.trente.box.cells import BIT, OAK
from centans.games.trente.box.units import ARMIES, BLOIS, MONTFORT, UNIT_ID, other, unit_of
from centans.games.trente.choices import DONE, HEAL_MENU, KEEP, NO_REST, PLAY_REST, KeepCard, UnitOption
from centans.games.trente.model.decks import PUBLIC, marked
from centans.games.trente.model.position import (
    NO_MISSION,
    THE_OAK,
    Position,
    in_charge,
    is_alive,
    is_pair,
    lose,
    mission_of,
    score,
    wounded,
)
from centans.games.trente.rules.end_of_game import end_game, note_turn
from centans.games.trente.rules.missions import HALT, at_end_of_turn, turn_up


def is_last_turn(s: Position) -> bool:
    return s.turn >= s.box.last_turn


class OakAndMissions(Step[Position]):
    """Who stands on the Oak scores; then Missions are judged, the first army's first (CT-EOT-2, 3)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        for army in (BLOIS, MONTFORT):
            if s.held[army] & BIT[OAK]:
                score(s, army, THE_OAK, s.box.oak_vp)
                if s.journal is not None:
                    unit = s.board[OAK]
                    s.journal.tell(
                        "oak-held",
                        side=ARMIES[army],
                        unit=UNIT_ID[unit],
                        name=s.box.names[unit],
                        points=s.box.oak_vp,
                    )
        for army in (s.first, other(s.first)):
            at_end_of_turn(s, army)


class Halt(Step[Position]):
    """The Mission of the halt gives life points back, the first army's first; not in the last turn (CT-EOT-4, 7)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        if is_last_turn(s):
            return
        for army in (other(s.first), s.first):
            mission = mission_of(s, army)
            if mission is not None and mission.template == HALT:
                s.agenda.next(Heal(army, in_charge(s, army, 0), mission.heal, True))


class Heal(Step[Position]):
    """Life points are given back one at a time to wounded units, never above the full life (CT-EOT-4, 5)."""

    __slots__ = ("army", "left", "mission", "seat")
    rule: ClassVar[str] = "CT-EOT-5"

    def __init__(self, army: int, seat: int, left: int, mission: bool) -> None:
        self.army = army
        self.seat = seat
        self.left = left
        self.mission = mission

    def ask(self, s: Position) -> Ask | None:
        numbers = wounded(s, self.army) if self.left else 0
        return Ask(self.seat, "heal", HEAL_MENU.options(numbers)) if numbers else None

    def run(self, s: Position, dice: Dice) -> None:
        """Nobody is left to heal."""

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        rule = "CT-EOT-4" if self.mission else "CT-EOT-5"
        if not isinstance(option, UnitOption) or option.kind != "heal":
            return Refusal(rule, "heal-first", number=self.left)
        unit = unit_of(self.army, option.number)
        if not is_alive(s, unit):
            return Refusal(rule, "dead", unit=UNIT_ID[unit])
        if s.life[unit] >= s.box.life:
            return Refusal("CT-UNIT-3", "unhurt", unit=UNIT_ID[unit], life=s.life[unit])
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, UnitOption)
        unit = unit_of(self.army, option.number)
        if self.mission:
            turn_up(s, self.army)
        s.life[unit] += 1
        if s.journal is not None:
            s.journal.tell("healed", seat=seat, unit=UNIT_ID[unit], name=s.box.names[unit], life=s.life[unit])
        s.agenda.next(Heal(self.army, self.seat, self.left - 1, self.mission))


class Rest(Step[Position]):
    """Who holds Rest may play it (CT-EOT-5). All who might hold it are asked, so that nobody learns who does (9)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        if not is_last_turn(s):
            s.agenda.together(*[PlayRest(seat) for seat in may_hold_rest(s)], changeable=False)


def may_hold_rest(s: Position) -> list[int]:
    """The seats that, for all that everybody knows, could play Rest now."""
    for place, kind in enumerate(s.force.under):
        if kind == REST and s.force.marks[place] == PUBLIC:
            return []
    hurt = [wounded(s, army) != 0 for army in (BLOIS, MONTFORT)]
    return [seat for seat, army in enumerate(s.armies) if hurt[army] and in_deck(s.hands[seat], FORCE_DECK)]


class PlayRest(Step[Position]):
    """Play Rest, or keep quiet (CT-EOT-5; CT-TEAM-12)."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "CT-EOT-5"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: Position) -> Ask | None:
        options = (PLAY_REST, NO_REST) if s.hands[self.seat][REST] else (NO_REST,)
        return Ask(self.seat, "rest", options, veiled=True)

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if option is NO_REST:
            return None
        if option is not PLAY_REST:
            return Refusal("CT-EOT-5", "rest-first")
        return None if s.hands[self.seat][REST] else Refusal("CT-EOT-5", "no-such-card", card=CARD_ID[REST])

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        s.agenda.next(Resting(self.seat, option is PLAY_REST))


class Resting(Step[Position]):
    """Rest goes under the Force deck, and its army recovers (CT-EOT-5, CT-CARD-12)."""

    __slots__ = ("plays", "seat")

    def __init__(self, seat: int, plays: bool) -> None:
        self.seat = seat
        self.plays = plays

    def run(self, s: Position, dice: Dice) -> None:
        if not self.plays:
            return
        army = s.armies[self.seat]
        lose(s, self.seat, REST)
        s.force.lay_under(REST, PUBLIC)
        if s.journal is not None:
            s.journal.tell("rest-played", seat=self.seat, side=ARMIES[army])
        s.agenda.next(Heal(army, self.seat, s.box.rest, False))


class MissionsPutAway(Step[Position]):
    """Each Mission goes under its deck, one still face down unseen (CT-EOT-6, CT-MIS-11)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        for army in (s.first, other(s.first)):
            card = s.mission[army]
            if card == NO_MISSION:
                continue
            mark = PUBLIC if s.mission_up[army] else marked(s.turn, s.partners[2 * army])
            s.mission_decks[army].lay_under(card, mark)
            s.mission[army] = NO_MISSION
            s.mission_up[army] = False


class TurnTotals(Step[Position]):
    """The points of the turn are written down (CT-EOT-7, CT-TURN-4)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        note_turn(s)


class LastTurn(Step[Position]):
    """After the last turn the game is over (CT-END-1, CT-EOT-7)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        if is_last_turn(s):
            end_game(s)


class KeepingCards(Step[Position]):
    """At the same time, in secret, each player keeps up to three cards (CT-EOT-8; CT-TEAM-11)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        lanes: list[Step[Position]] = []
        for army in (s.first, other(s.first)):
            a, b = s.partners[2 * army], s.partners[2 * army + 1]
            if is_pair(s, army) and s.box.keep_each:
                lanes += [keeping(s, (a,), s.box.keep, ()), keeping(s, (b,), s.box.keep, ())]
            else:
                lanes.append(keeping(s, (a, b) if is_pair(s, army) else (a,), s.box.keep, ()))
        s.agenda.together(*lanes)


def keeping(s: Position, seats: tuple[int, ...], left: int, before: tuple[Kept, ...]) -> Step[Position]:
    """The next choice of these seats, or, if there is nothing to choose, what comes of those made before."""
    seat = seats[0]
    if left and any(s.hands[seat]):
        return Keep(seat, seats[1:], left, (), before)
    return kept(s, seats, left, (), before)


def kept(
    s: Position, seats: tuple[int, ...], left: int, cards: tuple[int, ...], before: tuple[Kept, ...]
) -> Step[Position]:
    """The first of these seats has chosen; his partner, if he has one, goes on with what is left of the three."""
    done = (*before, Kept(seats[0], cards))
    return keeping(s, seats[1:], left, done) if len(seats) > 1 else GiveUp(done)


class Keep(Step[Position]):
    """A player keeps one card after the other, in the order of the kinds, until he is done (CT-EOT-8)."""

    __slots__ = ("before", "cards", "left", "partner", "seat")
    rule: ClassVar[str] = "CT-EOT-8"

    def __init__(
        self, seat: int, partner: tuple[int, ...], left: int, cards: tuple[int, ...], before: tuple[Kept, ...]
    ) -> None:
        self.seat = seat
        self.partner = partner
        self.left = left
        self.cards = cards
        self.before = before

    def seat_asked(self, s: Position) -> int | None:
        return self.seat

    def ask(self, s: Position) -> Ask | None:
        left = s.hands[self.seat].copy()
        for kind in self.cards:
            left[kind] -= 1
        first = self.cards[-1] if self.cards else 0
        cards = [KEEP[kind] for kind in range(first, KINDS) if left[kind] > 0]
        return Ask(self.seat, "keep", (DONE, *cards), veiled=True)

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if option is DONE:
            return None
        if not isinstance(option, KeepCard):
            return Refusal("CT-EOT-8", "keep-first", left=self.left)
        if s.hands[self.seat][option.card] <= self.cards.count(option.card):
            return Refusal("CT-EOT-8", "no-such-card", card=CARD_ID[option.card])
        if self.cards and option.card < self.cards[-1]:
            return Refusal("CT-EOT-8", "keep-in-order", card=CARD_ID[option.card])
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        seats = (self.seat, *self.partner)
        if not isinstance(option, KeepCard):
            s.agenda.next(kept(s, seats, self.left, self.cards, self.before))
            return
        cards = (*self.cards, option.card)
        if self.left > 1:
            s.agenda.next(Keep(self.seat, self.partner, self.left - 1, cards, self.before))
        else:
            s.agenda.next(kept(s, seats, 0, cards, self.before))


class Kept(Step[Position]):
    """What one player keeps; the rest of his hand is mixed and goes under the decks (CT-EOT-8, CT-DECK-4)."""

    __slots__ = ("cards", "seat")

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards

    def run(self, s: Position, dice: Dice) -> None:
        hand = s.hands[self.seat]
        for kind in self.cards:
            hand[kind] -= 1
        number = sum(hand)
        mark = marked(s.turn, self.seat)
        if number:
            for kind in dice.deal("discards", hand, number):
                s.deck(deck_of(kind)).lay_under(kind, mark)
        hand = [0] * HAND
        for kind in self.cards:
            hand[kind] += 1
        s.hands[self.seat] = hand
        s.seen[self.seat] = [0] * HAND
        s.bare[self.seat] = False
        if s.journal is not None:
            s.journal.tell("kept", seat=self.seat, number=len(self.cards), given=number)
            s.journal.tell("kept-cards", (self.seat,), cards=tuple([CARD_ID[kind] for kind in self.cards]))


class GiveUp(Step[Position]):
    """All have chosen: an army's cards go under the decks, partner A's before B's (CT-DECK-4)."""

    __slots__ = ("choices",)

    def __init__(self, choices: tuple[Kept, ...]) -> None:
        self.choices = choices

    def run(self, s: Position, dice: Dice) -> None:
        s.agenda.then(*self.choices)
