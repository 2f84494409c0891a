"""Le Combat des Trente: both sides lay a combination of cards (chapter 19)."""

from __future__ import annotations

from typing import ClassVar, Final

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.trente.box.cards import ARMS, ARMS_IDS, CARD_ID, FORCE_DECK, HERO_DECK, RUSE, VALUES, in_deck
from centans.games.trente.box.units import RANK, SQUIRE, UNIT_ID, army_of, hero_card
from centans.games.trente.choices import (
    ARMS_CHOICES,
    DIE_ALONE,
    HERO_BASE,
    LAY,
    NO_BASE,
    SPECIAL_CHOICES,
    LayCards,
    combination,
)
from centans.games.trente.model.position import ATTACKER, DEFENDER, Position, has_force, in_charge, lose, mission_of
from centans.games.trente.rules.missions import standing
from centans.games.trente.rules.resolution import Reveal


class Combat(Step[Position]):
    """Two units fight (CT-COMB-10): each side chooses its cards without knowing the other's (CT-COMBO-1)."""

    __slots__ = ("attacker", "charge", "defender", "slot")

    def __init__(self, attacker: int, defender: int, slot: int, charge: bool) -> None:
        self.attacker = attacker
        self.defender = defender
        self.slot = slot
        self.charge = charge

    def run(self, s: Position, dice: Dice) -> None:
        attacking = in_charge(s, army_of(self.attacker), self.slot)
        defending = in_charge(s, army_of(self.defender), self.slot)
        if s.journal is not None:
            s.journal.tell(
                "attacks",
                seat=attacking,
                unit=UNIT_ID[self.attacker],
                name=s.box.names[self.attacker],
                foe=UNIT_ID[self.defender],
                foe_name=s.box.names[self.defender],
            )
        s.agenda.next(Reveal(self.attacker, self.defender, self.slot, self.charge))
        s.agenda.together(
            Combine(ATTACKER, attacking, self.attacker, self.defender),
            Combine(DEFENDER, defending, self.defender, self.attacker),
        )


# -- what may be laid -----------------------------------------------------------------------------------------------


def arms_for(s: Position, unit: int, attacking: bool) -> int:
    """The Arms cards that suit the role, rank and life of a unit, as a set (CT-CARD-14 to 17, CT-UNIT-6 to 8)."""
    box = s.box
    suits = box.arms_offensive if attacking else ~box.arms_offensive
    if standing(mission_of(s, army_of(unit)), unit) == SQUIRE:
        suits &= ~box.arms_knights
    if s.life[unit] < box.life:
        suits &= ~box.arms_full_life
    return suits


def held_arms(hand: list[int]) -> int:
    found = 0
    for place in range(len(ARMS_IDS)):
        if hand[ARMS + place]:
            found |= 1 << place
    return found


def options_for(forces: int, arms: int, specials: int, hero: int, die: int) -> tuple[Option, ...]:
    """All combinations from these sets: Force values, Arms, Specials, the Hero; `die` allows none (CT-COMBO-9)."""
    question = ((((forces << 10 | arms) << 3 | specials) << 1 | hero) << 1) | die
    found = _menus.get(question)
    if found is None:
        if len(_menus) >= MOST_MENUS:
            _menus.clear()
        found = _menus[question] = _make_options(forces, arms, specials, hero, die)
    return found


_menus: Final[dict[int, tuple[Option, ...]]] = {}
MOST_MENUS: Final = 20_000


def _make_options(forces: int, arms: int, specials: int, hero: int, die: int) -> tuple[Option, ...]:
    bases = [value for value in range(1, VALUES + 1) if forces >> (value - 1) & 1]
    if not bases and hero:
        bases = [HERO_BASE]
    if not bases:
        return (DIE_ALONE,)
    found: list[Option] = [
        LAY[combination(base, card, special, second)]
        for base in bases
        for card in range(ARMS_CHOICES)
        if card == 0 or arms >> (card - 1) & 1
        for special in range(SPECIAL_CHOICES)
        if special == 0 or specials >> (special - 1) & 1
        for second in range(2 if hero and base != HERO_BASE else 1)
    ]
    if die:
        found.append(DIE_ALONE)
    return tuple(found)


class Combine(Step[Position]):
    """A side chooses its combination: a base card, and what goes with it (CT-COMBO-2 to 10)."""

    __slots__ = ("foe", "role", "seat", "unit")
    rule: ClassVar[str] = "CT-COMBO-1"

    def __init__(self, role: int, seat: int, unit: int, foe: int) -> None:
        self.role = role
        self.seat = seat
        self.unit = unit
        self.foe = foe

    def ask(self, s: Position) -> Ask | None:
        hand = s.hands[self.seat]
        forces = 0
        for value in range(VALUES):
            if hand[value]:
                forces |= 1 << value
        specials = (hand[RUSE] > 0) | (hand[RUSE + 1] > 0) << 1 | (hand[RUSE + 2] > 0) << 2
        arms = held_arms(hand) & arms_for(s, self.unit, self.role == ATTACKER)
        hero = 1 if self.hero_held(s) else 0
        die = 1 if s.box.die_allowed and self.role == DEFENDER else 0
        veiled = forces > 0 or in_deck(hand, FORCE_DECK) + in_deck(hand, HERO_DECK) > 0
        return Ask(self.seat, "combination", options_for(forces, arms, specials, hero, die), veiled)

    def hero_held(self, s: Position) -> bool:
        return RANK[self.unit] == SQUIRE and s.hands[self.seat][hero_card(self.unit)] > 0

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, LayCards):
            return Refusal("CT-COMBO-1", "combination-first", unit=UNIT_ID[self.unit])
        return self.why_not_base(s, option) or self.why_not_rest(s, option)

    def why_not_base(self, s: Position, option: LayCards) -> Refusal | None:
        """Requirements on the base card (CT-COMBO-3 to 5, 8 to 10; CT-CARD-20)."""
        hand = s.hands[self.seat]
        force = has_force(hand)
        if option.base == NO_BASE:
            if not force and not self.hero_held(s):
                return None
            if self.role == ATTACKER:
                return Refusal("CT-COMBO-8", "attacker-needs-base", unit=UNIT_ID[self.unit])
            return None if s.box.die_allowed else Refusal("CT-COMBO-9", "base-required", unit=UNIT_ID[self.unit])
        if option.base == HERO_BASE:
            if force:
                return Refusal("CT-CARD-20", "force-before-hero", number=sum(hand[:VALUES]))
            return self.why_not_hero(s)
        if not hand[option.base - 1]:
            return Refusal("CT-COMBO-4", "no-such-card", card=CARD_ID[option.base - 1])
        return None

    def why_not_hero(self, s: Position) -> Refusal | None:
        if RANK[self.unit] != SQUIRE:
            return Refusal("CT-CARD-18", "hero-for-squires", unit=UNIT_ID[self.unit])
        if not self.hero_held(s):
            return Refusal("CT-CARD-18", "no-such-card", card=CARD_ID[hero_card(self.unit)])
        return None

    def why_not_rest(self, s: Position, option: LayCards) -> Refusal | None:
        """Requirements on Arms, Special and Hero (CT-CARD-13 to 19, CT-COMBO-6, 7)."""
        hand = s.hands[self.seat]
        if option.arms:
            refusal = self.why_not_arms(s, option.arms)
            if refusal is not None:
                return refusal
        if option.special and not hand[RUSE + option.special - 1]:
            return Refusal("CT-CARD-5", "no-such-card", card=CARD_ID[RUSE + option.special - 1])
        return self.why_not_hero(s) if option.hero else None

    def why_not_arms(self, s: Position, arms: int) -> Refusal | None:
        card = CARD_ID[ARMS + arms - 1]
        bit = 1 << (arms - 1)
        box = s.box
        if not s.hands[self.seat][ARMS + arms - 1]:
            return Refusal("CT-CARD-13", "no-such-card", card=card)
        if (box.arms_offensive & bit != 0) != (self.role == ATTACKER):
            return Refusal("CT-CARD-16", "wrong-role", card=card, role="attack" if self.role == ATTACKER else "defence")
        if box.arms_knights & bit and standing(mission_of(s, army_of(self.unit)), self.unit) == SQUIRE:
            return Refusal("CT-UNIT-6", "not-for-squires", card=card, unit=UNIT_ID[self.unit])
        life = s.life[self.unit]
        if box.arms_full_life & bit and life < box.life:
            return Refusal("CT-CARD-14", "needs-full-life", card=card, life=life, full=box.life)
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, LayCards)
        s.agenda.next(Lay(self.role, self.seat, self.unit, option.number))


class Lay(Step[Position]):
    """Both have chosen: the cards leave the hands (CT-COMBO-11)."""

    __slots__ = ("number", "role", "seat", "unit")

    def __init__(self, role: int, seat: int, unit: int, number: int) -> None:
        self.role = role
        self.seat = seat
        self.unit = unit
        self.number = number

    def run(self, s: Position, dice: Dice) -> None:
        option = LAY[self.number]
        base = option.base
        if base == HERO_BASE or option.hero:
            lose(s, self.seat, hero_card(self.unit))
        if NO_BASE < base < HERO_BASE:
            lose(s, self.seat, base - 1)
        elif base == HERO_BASE or not s.box.die_allowed:
            s.bare[self.seat] = True
        if option.arms:
            lose(s, self.seat, ARMS + option.arms - 1)
        if option.special:
            lose(s, self.seat, RUSE + option.special - 1)
        s.laid[self.role] = self.number
