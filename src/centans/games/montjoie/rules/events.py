"""Montjoie !: Sequence 6, events: general, and those that are settled in a sentence (chapter 14)."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.montjoie.box.cards import PACKING, size
from centans.games.montjoie.box.names import (
    BAD_SEASONS,
    BLACK_DEATH,
    CHEVAUCHEE,
    CONFISCATION,
    EVENTS,
    GREAT_BATTLE,
    NATIONS,
    NAVAL_BATTLE,
    PAPAL_INTERVENTION,
    POWERS,
    PROVINCES,
    RAVAGES,
    TOWNS,
    TREATY,
    TRUCE,
    UPRISING,
)
from centans.games.montjoie.choices.people import PLAYER, NamePlayer
from centans.games.montjoie.choices.places import PROVINCE_OPTION, TOWN_OPTION, NameProvince, NameTown, town_options
from centans.games.montjoie.choices.words import EVENT, NameEvent
from centans.games.montjoie.model.position import FREE, Position, own_towns, put_away
from centans.games.montjoie.rules.deal import gather_cards, names_of
from centans.games.montjoie.rules.ending import EndOfTurn
from centans.games.montjoie.rules.gains import BY_TREATY, Gain
from centans.games.montjoie.rules.naval import GreatBattle, NavalBattle
from centans.games.montjoie.rules.uprising import Ravages, Uprising


class Events(Step[Position]):
    """One marker in Peace, two in War; with two the first player decides the order (MJ-EVT-1, 2)."""

    __slots__ = ()
    rule: ClassVar[str] = "MJ-EVT-1"

    def run(self, s: Position, dice: Dice) -> None:
        s.drawn_events = []
        for _ in range(min(s.box.events_drawn[s.war], sum(s.pool))):
            event = dice.draw("event", s.pool)
            s.pool[event] -= 1
            s.drawn_events.append(event)
            s.happened.append(event)
        if s.drawn_events and s.journal is not None:
            s.journal.tell("events", events=tuple([EVENTS[event] for event in s.drawn_events]))
        s.agenda.then(MarkersReturn())
        if len(set(s.drawn_events)) == 2:
            s.agenda.next(EventOrder())
        else:
            s.agenda.then(*[happening(event) for event in s.drawn_events])


class EventOrder(Step[Position]):
    """The first player decides which event is resolved first (MJ-EVT-2)."""

    __slots__ = ()
    rule: ClassVar[str] = "MJ-EVT-2"

    def ask(self, s: Position) -> Ask | None:
        return Ask(s.order[0], "event-order", tuple([EVENT[event] for event in s.drawn_events]))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, NameEvent):
            return Refusal("MJ-EVT-2", "event-first")
        if option.event not in s.drawn_events:
            return Refusal("MJ-EVT-1", "event-not-drawn", event=EVENTS[option.event])
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, NameEvent)
        first, second = s.drawn_events
        last = second if option.event == first else first
        s.agenda.then(happening(option.event), happening(last))


def happening(event: int) -> Step[Position]:
    """The step of an event."""
    return HAPPENINGS[event]


class MarkersReturn(Step[Position]):
    """The markers go back into the pool, except the Black Death (MJ-EVT-3, MJ-PLG-5)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        for event in s.drawn_events:
            if event != BLACK_DEATH:
                s.pool[event] += 1


class BlackDeath(Step[Position]):
    """The turn ends at once; cards are discarded, what was won before stands (MJ-PLG-1 to 8)."""

    __slots__ = ()
    rule: ClassVar[str] = "MJ-PLG-1"

    def run(self, s: Position, dice: Dice) -> None:
        if s.journal is not None:
            s.journal.tell("plague")
        gather_cards(s)
        MarkersReturn().run(s, dice)
        s.agenda.abandon_until(EndOfTurn)


class Chevauchee(Step[Position]):
    """The first player may make a great raid in his player turn (MJ-CHV-1)."""

    __slots__ = ()
    rule: ClassVar[str] = "MJ-CHV-1"

    def run(self, s: Position, dice: Dice) -> None:
        s.chevauchees += 1
        if s.journal is not None:
            s.journal.tell("chevauchee", power=NATIONS[s.nation[s.order[0]]])


class Treaty(Step[Position]):
    """The first player regains a town that was conquered from him last turn (MJ-TRT-1 to 4)."""

    __slots__ = ()
    rule: ClassVar[str] = "MJ-TRT-1"

    def choice(self, s: Position) -> int:
        seat = s.order[0]
        return s.lost_before[seat] & ~own_towns(s, seat)

    def ask(self, s: Position) -> Ask | None:
        options = town_options(self.choice(s))
        return Ask(s.order[0], "treaty-town", options) if options else None

    def run(self, s: Position, dice: Dice) -> None:
        nothing_happens(s, TREATY)

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, NameTown):
            return Refusal("MJ-TRT-1", "town-first")
        if own_towns(s, seat) >> option.town & 1:
            return Refusal("MJ-TRT-1", "your-own-town", town=TOWNS[option.town])
        if not s.lost_before[seat] >> option.town & 1:
            return Refusal("MJ-TRT-2", "not-lost-last-turn", town=TOWNS[option.town])
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, NameTown)
        if s.journal is not None:
            owner = s.owner[option.town]
            other = "nobody" if owner == FREE else POWERS[owner]
            s.journal.tell("treaty", power=NATIONS[s.nation[seat]], town=TOWNS[option.town], other=other)
        s.agenda.next(Gain(s.nation[seat], option.town, BY_TREATY))


def nothing_happens(s: Position, event: int) -> None:
    """An event that cannot be carried out has no effect (MJ-EVT-4, MJ-GEN-14)."""
    if s.journal is not None:
        s.journal.tell("no-effect", event=EVENTS[event])


class Truce(Step[Position]):
    """Next turn there is Peace (MJ-TRU-1)."""

    __slots__ = ()
    rule: ClassVar[str] = "MJ-TRU-1"

    def run(self, s: Position, dice: Dice) -> None:
        s.truce = 1
        if s.journal is not None:
            s.journal.tell("truce")


class BadSeasons(Step[Position]):
    """Next turn's incomes are halved (MJ-BAD-1)."""

    __slots__ = ()
    rule: ClassVar[str] = "MJ-BAD-1"

    def run(self, s: Position, dice: Dice) -> None:
        s.bad_seasons = 1
        if s.journal is not None:
            s.journal.tell("bad-seasons")


class Confiscation(Step[Position]):
    """An opponent with six cards loses one of them, with more he loses two (MJ-CNF-1, 2)."""

    __slots__ = ()
    rule: ClassVar[str] = "MJ-CNF-1"

    def ask(self, s: Position) -> Ask | None:
        first = s.order[0]
        return Ask(first, "confiscation", tuple([PLAYER[seat] for seat in range(s.box.players) if seat != first]))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        return refuse_opponent(s, seat, option, "MJ-CNF-1")

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, NamePlayer)
        hand = s.hands[option.player]
        spared = s.box.spared
        number = 0 if size(hand) < spared else 1 if size(hand) == spared else 2
        lost = PACKING.some(hand, number, "confiscated", dice)
        put_away(s, option.player, lost)
        if s.journal is not None:
            other = NATIONS[s.nation[option.player]]
            s.journal.tell("confiscated", other=other, cards=names_of(lost), number=number)


def refuse_opponent(s: Position, seat: int, option: Option, rule: str) -> Refusal | None:
    """An opponent is another player (MJ-GEN-7)."""
    if not isinstance(option, NamePlayer):
        return Refusal(rule, "player-first")
    if option.player >= s.box.players:
        return Refusal(rule, "no-such-player", players=s.box.players)
    return Refusal("MJ-GEN-7", "not-yourself") if option.player == seat else None


class PapalIntervention(Step[Position]):
    """The first player puts a town or a province under the Pope's protection (MJ-POP-1)."""

    __slots__ = ()
    rule: ClassVar[str] = "MJ-POP-1"

    def ask(self, s: Position) -> Ask | None:
        return Ask(s.order[0], "papal-protection", (*TOWN_OPTION, *PROVINCE_OPTION))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        return None if isinstance(option, NameTown | NameProvince) else Refusal("MJ-POP-1", "town-or-province")

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if isinstance(option, NameTown):
            s.protected = 1 << option.town
            if s.journal is not None:
                s.journal.tell("protected-town", town=TOWNS[option.town])
        elif isinstance(option, NameProvince):
            s.protected = s.box.province_towns[option.province]
            if s.journal is not None:
                s.journal.tell("protected-province", province=PROVINCES[option.province])


HAPPENINGS: dict[int, Step[Position]] = {
    UPRISING: Uprising(),
    RAVAGES: Ravages(),
    BLACK_DEATH: BlackDeath(),
    CHEVAUCHEE: Chevauchee(),
    TREATY: Treaty(),
    TRUCE: Truce(),
    CONFISCATION: Confiscation(),
    PAPAL_INTERVENTION: PapalIntervention(),
    BAD_SEASONS: BadSeasons(),
    NAVAL_BATTLE: NavalBattle(),
    GREAT_BATTLE: GreatBattle(),
}
"""Each event with its step."""
