"""Montjoie !: the end of a combat: reveal, result, Retreats, settlement (chapter 16)."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.game import NOBODY
from centans.core.options import Option
from centans.core.piles import Pile
from centans.core.steps import Step
from centans.games.montjoie.box.cards import CARD_IDS, EMPTY, ONE, RETREAT, YELLOW, YELLOWS, number_of, size
from centans.games.montjoie.box.names import FRANCE, NATIONS, POWERS, RESULTS, TIE, TOWNS, WON_BY_ATTACK, WON_BY_DEFENCE
from centans.games.montjoie.choices.cards import SAVE, SAVE_FREE, Save, SaveFree
from centans.games.montjoie.choices.words import PASS
from centans.games.montjoie.model.fight import ATTACK, DEFENCE
from centans.games.montjoie.model.position import FREE, Position, combat_of, forget_shown, put_away, show_taken
from centans.games.montjoie.model.totals import mercenaries_at, total, wall
from centans.games.montjoie.rules.deal import names_of
from centans.games.montjoie.rules.gains import BY_CONQUEST, Gain
from centans.games.montjoie.rules.optional.hidden_barons import reveal_barons
from centans.games.montjoie.rules.optional.joan import joan_falls
from centans.games.montjoie.rules.optional.national_powers import has_free_retreat
from centans.games.montjoie.rules.promises import combat_fought


class Reveal(Step[Position]):
    """Each side rolls a die, the attacker first, and all cards are turned up (MJ-CBT-23, MJ-GEN-11)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        fight = combat_of(s)
        fight.dice[ATTACK] = dice.d6("attack")
        fight.dice[DEFENCE] = dice.d6("defence")
        fight.revealed = True
        reveal_barons(s)
        for side in (ATTACK, DEFENCE):
            self.turn_up(s, side)

    def turn_up(self, s: Position, side: int) -> None:
        fight = combat_of(s)
        seat, cards = fight.seats[side], fight.cards[side]
        if seat != NOBODY:
            forget_shown(s, seat, cards)
            if not cards & YELLOWS and side == DEFENCE:
                s.sure_reds[seat] = size(s.hands[seat])
        if s.journal is not None:
            power = fight.powers[side]
            named = "militia" if power == FREE else POWERS[power]
            cards_named = (*names_of(cards), *(["hero"] if fight.heroes[side] else []))
            s.journal.tell("revealed", power=named, cards=cards_named, die=fight.dice[side], number=len(cards_named))


class Result(Step[Position]):
    """The attacker wins if his total is strictly higher (MJ-CBT-30 to 32)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        fight = combat_of(s)
        attack, defence = total(s, ATTACK), total(s, DEFENCE)
        outcome = WON_BY_ATTACK if attack > defence else WON_BY_DEFENCE if defence > attack else TIE
        fight.wall, fight.hired = wall(s, fight), mercenaries_at(s, fight)
        fight.outcome = outcome
        if s.journal is not None:
            town = TOWNS[fight.target]
            s.journal.tell("combat-result", town=town, attack=attack, defence=defence, result=RESULTS[outcome])


def loses_cards(s: Position, side: int) -> bool:
    """The loser discards all cards he laid; on a tie both sides do (MJ-CBT-32, 37)."""
    return combat_of(s).outcome != side


def kept_cards(s: Position, side: int) -> Pile:
    """A winner keeps his yellow cards (MJ-CBT-33 to 36)."""
    return EMPTY if loses_cards(s, side) else combat_of(s).cards[side] & YELLOWS


def hero_falls(s: Position, side: int) -> bool:
    """A hero laid in a combat that is not won is killed (MJ-HERO-3)."""
    return combat_of(s).heroes[side] > 0 and loses_cards(s, side)


class Retreats(Step[Position]):
    """Each Retreat saves one yellow card that would be discarded (MJ-RTR-1 to 4, MJ-CBT-40)."""

    __slots__ = ("side",)
    rule: ClassVar[str] = "MJ-RTR-1"

    def __init__(self, side: int) -> None:
        self.side = side

    def free_retreat(self, s: Position, seat: int) -> bool:
        return has_free_retreat(s, seat, combat_of(s).powers[self.side])

    def ask(self, s: Position) -> Ask | None:
        """Asked of everybody who may have a Retreat, so that the question betrays nothing."""
        fight = combat_of(s)
        seat = fight.seats[self.side]
        if seat == NOBODY or not loses_cards(s, self.side):
            return None
        laid = [kind for kind in reversed(YELLOW) if number_of(fight.cards[self.side], kind)]
        unseen = s.hands[seat] and number_of(s.discard, RETREAT) < number_of(s.box.deck, RETREAT)
        free = self.free_retreat(s, seat)
        if not laid or not (unseen or free):
            return None
        options: list[Option] = [PASS]
        if number_of(s.hands[seat], RETREAT):
            options += [SAVE[kind] for kind in laid]
        if free:
            options += [SAVE_FREE[kind] for kind in laid]
        return Ask(seat, "retreat", tuple(options), veiled=True)

    def run(self, s: Position, dice: Dice) -> None:
        """There is nothing to save, or nothing to save it with."""

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if option is PASS:
            return None
        if not isinstance(option, Save | SaveFree):
            return Refusal("MJ-RTR-1", "save-or-pass")
        if not number_of(combat_of(s).cards[self.side], option.card):
            return Refusal("MJ-RTR-4", "card-not-laid", card=CARD_IDS[option.card])
        if isinstance(option, Save):
            held = number_of(s.hands[seat], RETREAT)
            return None if held else Refusal("MJ-RTR-1", "no-such-card", card=CARD_IDS[RETREAT])
        return None if self.free_retreat(s, seat) else Refusal("MJ-NAT-7", "no-free-retreat")

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        fight = combat_of(s)
        if not isinstance(option, Save | SaveFree):
            return
        if isinstance(option, Save):
            put_away(s, seat, ONE[RETREAT])
        else:
            s.used_power |= 1 << FRANCE
        fight.cards[self.side] -= ONE[option.card]
        fight.saved[self.side] += ONE[option.card]
        if self.side == ATTACK:
            s.aside[seat] += ONE[option.card]
        else:
            show_taken(s, seat, ONE[option.card])
        if s.journal is not None:
            s.journal.tell("saved", power=NATIONS[s.nation[seat]], card=CARD_IDS[option.card])
        s.agenda.next(self)


class Settlement(Step[Position]):
    """Cards go where they belong, heroes of losers fall, the town changes hands (MJ-CBT-33 to 42, MJ-HERO-3, 4)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        fight = combat_of(s)
        for side in (ATTACK, DEFENCE):
            if fight.seats[side] != NOBODY:
                settle_cards(s, side)
                settle_hero(s, side)
        if s.mercenaries and fight.outcome != WON_BY_DEFENCE:
            s.mercenaries[fight.target] = 0
        fight.settled = True
        combat_fought(s)
        if fight.outcome == WON_BY_ATTACK:
            s.agenda.next(Gain(fight.powers[ATTACK], fight.target, BY_CONQUEST))
        elif s.journal is not None and fight.powers[DEFENCE] != FREE:
            s.journal.tell("holds", power=POWERS[fight.powers[DEFENCE]], town=TOWNS[fight.target])


def settle_cards(s: Position, side: int) -> None:
    """Cards kept are set aside by the attacker, and return to the defender's hand at once."""
    fight = combat_of(s)
    seat, kept = fight.seats[side], kept_cards(s, side)
    s.discard += fight.cards[side] - kept
    if side == ATTACK:
        s.aside[seat] += kept
    elif kept:
        show_taken(s, seat, kept)


def settle_hero(s: Position, side: int) -> None:
    """The card of a hero who is killed becomes inactive (MJ-HERO-3)."""
    if not hero_falls(s, side):
        return
    seat = combat_of(s).seats[side]
    s.heroes[seat] = 0
    if s.journal is not None:
        s.journal.tell("hero-falls", power=NATIONS[s.nation[seat]])
    joan_falls(s, seat)
