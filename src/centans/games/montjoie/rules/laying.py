"""Montjoie !: cards laid in a combat, and the Felon who comes between (chapter 16)."""

from __future__ import annotations

from typing import ClassVar, Final

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.game import NOBODY
from centans.core.options import Option
from centans.core.piles import Pile
from centans.core.steps import Step
from centans.games.montjoie.box.cards import CARD_IDS, ENGINEER, FELON, ONE, PACKING, YELLOW, YELLOWS, number_of, size
from centans.games.montjoie.box.names import NATIONS
from centans.games.montjoie.choices.cards import DEFEND, LAY, NO_CARD, Defend, Lay
from centans.games.montjoie.choices.words import PLAY_FELON
from centans.games.montjoie.model.fight import ATTACK, DEFENCE
from centans.games.montjoie.model.position import Position, combat_of, forget_shown, put_away

LAYABLE: Final[dict[int, tuple[Option, ...]]] = {}
DEFENDABLE: Final[dict[int, tuple[Option, ...]]] = {}
"""What can be laid from a hand, by what matters of it: at most 648 and 64 cases."""


def layable(hand: Pile, hero: int) -> tuple[Option, ...]:
    """All that an attacker may lay (MJ-CBT-13)."""
    case = hero
    for kind in YELLOW:
        case = case * 3 + min(2, number_of(hand, kind))
    case = (case * 2 + (number_of(hand, ENGINEER) > 0)) * 2 + (number_of(hand, FELON) > 0)
    found = LAYABLE.get(case)
    if found is None:
        found = LAYABLE[case] = tuple([option for option in LAY if refuse_laid(hand, hero, option) is None])
    return found


def refuse_laid(hand: Pile, hero: int, option: Lay) -> Refusal | None:
    for kind in (*YELLOW, ENGINEER, FELON):
        if number_of(option.cards, kind) > number_of(hand, kind):
            return Refusal("MJ-CBT-13", "no-such-card", card=CARD_IDS[kind])
    return Refusal("MJ-HERO-1", "hero-inactive") if option.hero and not hero else None


def defendable(hand: Pile, hero: int) -> tuple[Option, ...]:
    """All that a defender may lay (MJ-CBT-19, 20)."""
    case = hero * 2 + (number_of(hand, ENGINEER) > 0)
    for kind in YELLOW:
        case = case * 2 + (number_of(hand, kind) > 0)
    found = DEFENDABLE.get(case)
    if found is None:
        found = DEFENDABLE[case] = tuple([option for option in DEFEND if refuse_defence(hand, hero, option) is None])
    return found


def refuse_defence(hand: Pile, hero: int, option: Defend) -> Refusal | None:
    if not option.yellow and hand & YELLOWS:
        return Refusal("MJ-CBT-19", "must-lay-yellow")
    for kind in (*YELLOW, ENGINEER):
        if number_of(option.cards, kind) > number_of(hand, kind):
            return Refusal("MJ-CBT-19", "no-such-card", card=CARD_IDS[kind])
    return Refusal("MJ-HERO-1", "hero-inactive") if option.hero and not hero else None


def lay_down(s: Position, side: int, cards: Pile, hero: bool) -> None:
    """The number of cards is visible to all, not their faces (MJ-CBT-14)."""
    fight = combat_of(s)
    seat = fight.seats[side]
    s.hands[seat] -= cards
    fight.cards[side] = cards
    fight.heroes[side] = int(hero)
    if side == DEFENCE and not cards and not hero:
        s.sure_reds[seat] = size(s.hands[seat])
    if s.journal is not None:
        s.journal.tell("laid", power=NATIONS[s.nation[seat]], number=size(cards) + hero)


class LayAttack(Step[Position]):
    """The attacker lays exactly two yellow cards and, if he wishes, an Engineer, a Felon, his hero (MJ-CBT-13)."""

    __slots__ = ()
    rule: ClassVar[str] = "MJ-CBT-13"

    def ask(self, s: Position) -> Ask | None:
        seat = combat_of(s).seats[ATTACK]
        if seat == NOBODY:
            return None
        return Ask(seat, "lay-attack", layable(s.hands[seat], s.heroes[seat]), veiled=True)

    def run(self, s: Position, dice: Dice) -> None:
        """An automatic power lays no cards (MJ-AUT-1)."""

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, Lay):
            return Refusal("MJ-CBT-13", "lay-first")
        return refuse_laid(s.hands[seat], s.heroes[seat], option)

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, Lay)
        lay_down(s, ATTACK, option.cards, option.hero)


class LayDefence(Step[Position]):
    """The defender lays one yellow card if he has any, and an Engineer and his hero if he wishes; before that he may
    play a Felon against the attacker (MJ-CBT-17 to 20, MJ-FEL-3, 5)."""

    __slots__ = ()
    rule: ClassVar[str] = "MJ-CBT-19"

    def ask(self, s: Position) -> Ask | None:
        seat = combat_of(s).seats[DEFENCE]
        if seat == NOBODY or (not s.hands[seat] and not s.heroes[seat]):
            return None
        options = defendable(s.hands[seat], s.heroes[seat])
        if refuse_felon(s, seat) is None:
            options = (*options, PLAY_FELON)
        return Ask(seat, "lay-defence", options, veiled=s.hands[seat] != 0)

    def run(self, s: Position, dice: Dice) -> None:
        """Nobody defends, or with nothing but walls and a die."""

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if option is PLAY_FELON:
            return refuse_felon(s, seat)
        if not isinstance(option, Defend):
            return Refusal("MJ-CBT-19", "defend-first")
        return refuse_defence(s.hands[seat], s.heroes[seat], option)

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if isinstance(option, Defend):
            lay_down(s, DEFENCE, option.cards, option.hero)
            return
        steal(s, seat, dice)
        s.agenda.next(self)


def refuse_felon(s: Position, seat: int) -> Refusal | None:
    """One Felon per combat, and only against a player's attack (MJ-FEL-3, 5)."""
    fight = combat_of(s)
    if not number_of(s.hands[seat], FELON):
        return Refusal("MJ-FEL-3", "no-such-card", card=CARD_IDS[FELON])
    if fight.seats[ATTACK] == NOBODY:
        return Refusal("MJ-FEL-5", "no-cards-to-steal")
    return None if fight.stolen == NO_CARD else Refusal("MJ-FEL-5", "one-felon")


def steal(s: Position, seat: int, dice: Dice) -> None:
    """One of the attacker's yellow cards, drawn at random, is shown and discarded (MJ-FEL-3, 4)."""
    fight = combat_of(s)
    put_away(s, seat, ONE[FELON])
    attacker = fight.seats[ATTACK]
    kind = dice.draw("felon", PACKING.counts(fight.cards[ATTACK] & YELLOWS))
    fight.cards[ATTACK] -= ONE[kind]
    fight.stolen = kind
    s.discard += ONE[kind]
    forget_shown(s, attacker, ONE[kind])
    if s.journal is not None:
        power, other = NATIONS[s.nation[seat]], NATIONS[s.nation[attacker]]
        s.journal.tell("felon-steals", power=power, other=other, card=CARD_IDS[kind])
