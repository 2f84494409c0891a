"""Montjoie !: Phase 2 of a player turn, the declaration of combats (chapter 16, MJ-CBT-1 to 12)."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.bits import members
from centans.core.dice import Dice
from centans.core.game import NOBODY
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.montjoie.box.cards import yellows
from centans.games.montjoie.box.names import LINKS, RAID, ROAD, SEA, TOWNS
from centans.games.montjoie.choices.places import ATTACKS_ON, SOURCES_IN, Attack, From, chosen_from
from centans.games.montjoie.choices.words import BY, END_TURN, By
from centans.games.montjoie.model.position import FREE, Position
from centans.games.montjoie.rules.combat import declare
from centans.games.montjoie.rules.deeds import deeds, do_deed, refuse_deed
from centans.games.montjoie.rules.quiet import QuietStep

# -- targets, ways and sources ------------------------------------------------------------------------------------


def ready(s: Position, power: int) -> int:
    """The towns from which a power has not attacked this turn (MJ-CBT-7)."""
    return s.held[power] & ~s.sources[power]


def has_raid(s: Position, power: int) -> bool:
    """The first player's great raid (MJ-CHV-1)."""
    return s.chevauchees > 0 and s.nation[s.order[0]] == power


def enemies(s: Position, power: int) -> int:
    """The towns a power may attack if it can get there (MJ-CBT-4, 8, 10; MJ-CHV-5)."""
    towns = 0
    for other, held in enumerate(s.held):
        if other != power:
            towns |= held
    friend = friend_of(s, power)
    if friend != NOBODY:
        towns &= ~s.held[friend]
    return towns & ~s.targets[power] & ~s.protected


def friend_of(s: Position, power: int) -> int:
    """A player's loyal ally, or the player of a loyal ally: they do not attack each other (MJ-ALY-9)."""
    if s.loyal[power] != NOBODY:
        return s.nation[s.loyal[power]]
    seat = s.seat_of[power]
    if seat != NOBODY and seat in s.loyal:
        return s.loyal.index(seat)
    return NOBODY


def targets(s: Position, power: int) -> int:
    """The towns that a power can attack now."""
    sources = ready(s, power)
    if not sources:
        return 0
    if has_raid(s, power):
        return enemies(s, power)
    box = s.box
    near = 0
    for town in members(sources):
        near |= box.neighbours[town] | box.sea_from[town]
    return near & enemies(s, power)


def sources_by(s: Position, power: int, target: int, link: int) -> int:
    """The towns from which this target can be attacked in this way (MJ-CBT-5; MJ-CHV-4)."""
    sources = ready(s, power)
    if link == ROAD:
        return sources & s.box.neighbours[target]
    if link == SEA:
        return sources & s.box.sea_from[target]
    return sources if has_raid(s, power) else 0


def links_to(s: Position, power: int, target: int) -> list[int]:
    return [link for link in (ROAD, SEA, RAID) if sources_by(s, power, target, link)]


def refuse_attack(s: Position, power: int, target: int) -> Refusal | None:
    """Why a power cannot attack a town now."""
    name, owner = TOWNS[target], s.owner[target]
    if owner == FREE:
        return Refusal("MJ-CBT-4", "town-is-free", town=name)
    if owner == power:
        return Refusal("MJ-CBT-4", "your-own-town", town=name)
    if owner == friend_of(s, power):
        return Refusal("MJ-ALY-9", "friends", town=name)
    if s.targets[power] >> target & 1:
        return Refusal("MJ-CBT-8", "attacked-already", town=name)
    if s.protected >> target & 1:
        return Refusal("MJ-CBT-10", "under-protection", town=name)
    if links_to(s, power, target):
        return None
    held = s.held[power]
    if held & (s.box.neighbours[target] | s.box.sea_from[target]):
        return Refusal("MJ-CBT-7", "sources-used", town=name)
    return Refusal("MJ-CBT-5", "out-of-reach", town=name)


# -- the phase ----------------------------------------------------------------------------------------------------


class Combats(QuietStep):
    """A power may attack, `left` times at most, then its turn ends (MJ-CBT-1 to 3, MJ-PT-4)."""

    __slots__ = ("left", "power", "seat")
    rule: ClassVar[str] = "MJ-CBT-1"

    def __init__(self, seat: int, power: int, left: int) -> None:
        self.seat = seat
        self.power = power
        self.left = left

    def ask(self, s: Position) -> Ask | None:
        options = attack_options(s, self.seat, self.power, self.left)
        options += deeds(s, self.seat, self.power)
        options.append(END_TURN)
        return Ask(self.seat, "combats", tuple(options))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if option is END_TURN:
            return None
        if isinstance(option, Attack):
            return self.refuse_target(s, option.town)
        return refuse_deed(s, seat, self.power, option)

    def refuse_target(self, s: Position, target: int) -> Refusal | None:
        if not self.left:
            return Refusal("MJ-CBT-2", "no-attack-left")
        held, least = yellows(s.hands[self.seat]), s.box.yellow_cards_to_attack
        if held < least:
            return Refusal("MJ-CBT-3", "too-few-yellow", number=held, least=least)
        return refuse_attack(s, self.power, target)

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if isinstance(option, Attack):
            s.agenda.next(self)
            self.attack(s, option.town)
        elif option is not END_TURN:
            s.agenda.next(self)
            do_deed(s, seat, self.power, option, dice)

    def attack(self, s: Position, target: int) -> None:
        """One attack less. Everybody knows now that he has the cards for it."""
        s.sure_yellows[self.seat] = max(s.sure_yellows[self.seat], s.box.yellow_cards_to_attack)
        s.agenda.replace(Combats(self.seat, self.power, self.left - 1))
        choose_link(s, self.seat, self.power, target)


def attack_options(s: Position, seat: int, power: int, left: int) -> list[Option]:
    """The attacks that a player can declare who has so many left (MJ-CBT-2, 3)."""
    if not left or yellows(s.hands[seat]) < s.box.yellow_cards_to_attack:
        return []
    return chosen_from(ATTACKS_ON, targets(s, power))


def choose_link(s: Position, seat: int, power: int, target: int) -> None:
    """Of several ways the attacker states which he uses (MJ-CBT-6)."""
    links = links_to(s, power, target)
    if len(links) > 1:
        s.agenda.next(AttackLink(seat, power, target))
    else:
        choose_source(s, seat, power, target, links[0])


def choose_source(s: Position, seat: int, power: int, target: int, link: int) -> None:
    sources = sources_by(s, power, target, link)
    if sources & (sources - 1):
        s.agenda.next(AttackSource(seat, power, target, link))
    else:
        declare(s, power, sources.bit_length() - 1, target, link)


class AttackLink(Step[Position]):
    """By road, by sea, or by a Chevauchée (MJ-CBT-6)."""

    __slots__ = ("power", "seat", "target")
    rule: ClassVar[str] = "MJ-CBT-6"

    def __init__(self, seat: int, power: int, target: int) -> None:
        self.seat = seat
        self.power = power
        self.target = target

    def ask(self, s: Position) -> Ask | None:
        return Ask(self.seat, "attack-link", tuple([BY[link] for link in links_to(s, self.power, self.target)]))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, By):
            return Refusal("MJ-CBT-6", "link-first")
        if not sources_by(s, self.power, self.target, option.link):
            return Refusal("MJ-CBT-5", "no-such-link", link=LINKS[option.link], town=TOWNS[self.target])
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, By)
        choose_source(s, seat, self.power, self.target, option.link)


class AttackSource(Step[Position]):
    """The town from which the attack is made (MJ-CBT-7, 9, 11)."""

    __slots__ = ("link", "power", "seat", "target")
    rule: ClassVar[str] = "MJ-CBT-7"

    def __init__(self, seat: int, power: int, target: int, link: int) -> None:
        self.seat = seat
        self.power = power
        self.target = target
        self.link = link

    def ask(self, s: Position) -> Ask | None:
        sources = chosen_from(SOURCES_IN, sources_by(s, self.power, self.target, self.link))
        return Ask(self.seat, "attack-source", tuple(sources))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, From):
            return Refusal("MJ-CBT-7", "source-first")
        if not s.held[self.power] >> option.town & 1:
            return Refusal("MJ-CBT-5", "not-your-town", town=TOWNS[option.town])
        if s.sources[self.power] >> option.town & 1:
            return Refusal("MJ-CBT-7", "source-attacked", town=TOWNS[option.town])
        if not sources_by(s, self.power, self.target, self.link) >> option.town & 1:
            return Refusal("MJ-CBT-5", "not-joined", town=TOWNS[option.town], target=TOWNS[self.target])
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, From)
        declare(s, self.power, option.town, self.target, self.link)
