"""Le Combat des Trente: resolution and outcome of a combat, and its victory points (chapters 21 and 22)."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.trente.box.cards import ARMS, ARMS_DECK, CARD_ID, FORCE_DECK, HELP, HERO_DECK, RUSE, VALUES, deck_of
from centans.games.trente.box.cells import NAME
from centans.games.trente.box.field import Field, Mission
from centans.games.trente.box.units import ARMIES, CAPTAIN, KNIGHT, NO_UNIT, RANK, SQUIRE, UNIT_ID, army_of
from centans.games.trente.choices import (
    ADVANCE,
    LEAVE,
    STAY,
    TAKE_BACK,
    cards_of,
)
from centans.games.trente.model.decks import PUBLIC
from centans.games.trente.model.position import (
    ATTACKER,
    DEFENDER,
    ELIMINATIONS,
    NO_CARD,
    SIDES,
    LastCombat,
    Loss,
    Pair,
    Position,
    in_charge,
    mission_of,
    on_table,
    put,
    remove,
    score,
)
from centans.games.trente.rules.bonuses import superiority, support
from centans.games.trente.rules.end_of_game import end_game
from centans.games.trente.rules.missions import (
    KNIGHTED,
    after_elimination,
    after_win,
    after_wound,
    mission_bonus,
    turn_up,
)
from centans.games.trente.rules.special_cells import arrive


def value_of(box: Field, kind: int) -> int:
    """What a card adds to the total (CT-RES-3)."""
    if kind < VALUES:
        return kind + 1
    deck = deck_of(kind)
    if deck == FORCE_DECK:
        return box.harangue if kind == RUSE + 1 else 0
    return box.hero if deck == HERO_DECK else box.arms_value[kind - ARMS + 1]


def is_for_knights(box: Field, kind: int) -> bool:
    return deck_of(kind) == ARMS_DECK and box.arms_knights >> (kind - ARMS) & 1 == 1


def lay_under(s: Position, kind: int) -> None:
    """A card goes under its own deck, for all to see (CT-DECK-2)."""
    s.deck(deck_of(kind)).lay_under(kind, PUBLIC)


class Reveal(Step[Position]):
    """Cards are shown, a Ruse strikes, dice fall, the lower total loses life (CT-RES-1 to 6)."""

    __slots__ = ("attacker", "charge", "defender", "slot")

    def __init__(self, attacker: int, defender: int, slot: int, charge: bool) -> None:
        self.attacker = attacker
        self.defender = defender
        self.slot = slot
        self.charge = charge

    def run(self, s: Position, dice: Dice) -> None:
        units = (self.attacker, self.defender)
        cards = [cards_of(s.laid[side], units[side]) for side in SIDES]
        if s.journal is not None:
            tell_cards(s, units, cards, self.slot)
        bonuses = [self.bonuses(s, units, side, cards[side]) for side in SIDES]
        taken = [NO_CARD, NO_CARD]
        for side in SIDES:
            if RUSE in cards[side]:
                taken[1 - side] = ruse(s, cards[1 - side], units[1 - side], dice)
        rolled = (dice.d6("attack"), dice.d6("defence"))
        worth = [sum([value_of(s.box, kind) for kind in row]) for row in cards]
        combat = s.combat = LastCombat(
            units=units,
            cells=(s.cells[self.attacker], s.cells[self.defender]),
            laid=(s.laid[ATTACKER], s.laid[DEFENDER]),
            taken=(taken[ATTACKER], taken[DEFENDER]),
            superiority=(bonuses[ATTACKER][0], bonuses[DEFENDER][0]),
            support=(bonuses[ATTACKER][1], bonuses[DEFENDER][1]),
            mission=(bonuses[ATTACKER][2], bonuses[DEFENDER][2]),
            dice=rolled,
            totals=(
                worth[ATTACKER] + sum(bonuses[ATTACKER]) + rolled[ATTACKER],
                worth[DEFENDER] + sum(bonuses[DEFENDER]) + rolled[DEFENDER],
            ),
            losses=(0, 0),
            taken_back=(False, False),
            charge=self.charge,
            dead=NO_UNIT,
        )
        self.wound(s, combat, cards)
        if s.journal is not None:
            tell_totals(s, combat)
        self.plan(s, cards)

    def bonuses(self, s: Position, units: Pair, side: int, cards: list[int]) -> tuple[int, int, int]:
        """Superiority, support and Mission of a side; that is turned up if it changes anything (CT-MOD-8, CT-MIS-5)."""
        unit, foe = units[side], units[1 - side]
        own, enemy = mission_of(s, army_of(unit)), mission_of(s, army_of(foe))
        extra = 0 if own is None else mission_bonus(s, own, unit, foe, side == ATTACKER, self.charge)
        if own is not None and (
            extra or (own.template == KNIGHTED and self.knighting_counts(s, own, unit, foe, cards))
        ):
            turn_up(s, army_of(unit))
        return superiority(s, unit, foe, own, enemy), support(s, unit, foe), extra

    def knighting_counts(self, s: Position, own: Mission, unit: int, foe: int, cards: list[int]) -> bool:
        """Whether a squire's knighthood changes a total or lets him use a card (CT-MIS-3)."""
        if not own.names(unit):
            return False
        enemy = mission_of(s, army_of(foe))
        if superiority(s, unit, foe, own, enemy) != superiority(s, unit, foe, None, enemy):
            return True
        if superiority(s, foe, unit, enemy, own) != superiority(s, foe, unit, enemy, None):
            return True
        return any(is_for_knights(s.box, kind) for kind in cards)

    def wound(self, s: Position, combat: LastCombat, cards: list[list[int]]) -> None:
        """The lower total loses the difference in life points, unless God's Help protects it (CT-RES-4 to 6)."""
        if combat.lead == 0:
            return
        side = DEFENDER if combat.lead > 0 else ATTACKER
        if HELP in cards[side]:
            return
        unit = combat.units[side]
        loss = min(abs(combat.lead), s.life[unit])
        combat.losses = (loss, 0) if side == ATTACKER else (0, loss)
        s.life[unit] -= loss

    def plan(self, s: Position, cards: list[list[int]]) -> None:
        s.agenda.next(Outcome(self.slot))
        s.agenda.next(PutAway())
        for side in (DEFENDER, ATTACKER):
            if HELP in cards[side] and cards[side][0] < VALUES:
                army = army_of((self.attacker, self.defender)[side])
                s.agenda.next(TakeBack(side, in_charge(s, army, self.slot)))


def bonuses_of(combat: LastCombat, side: int) -> int:
    return combat.superiority[side] + combat.support[side] + combat.mission[side]


def ruse(s: Position, cards: list[int], unit: int, dice: Dice) -> int:
    """One card of the enemy combination, by chance, goes under its deck and counts for nothing (CT-CARD-6 to 8)."""
    if not cards:
        if s.journal is not None:
            s.journal.tell("ruse-wasted", side=ARMIES[army_of(unit)])
        return NO_CARD
    kind = cards.pop(dice.roll("ruse", len(cards)) - 1 if len(cards) > 1 else 0)
    lay_under(s, kind)
    if s.journal is not None:
        s.journal.tell("ruse", side=ARMIES[army_of(unit)], card=CARD_ID[kind])
    return kind


def tell_cards(s: Position, units: Pair, cards: list[list[int]], slot: int) -> None:
    assert s.journal is not None
    for side in SIDES:
        unit = units[side]
        seat = in_charge(s, army_of(unit), slot)
        shown = tuple([CARD_ID[kind] for kind in cards[side]])
        if shown:
            s.journal.tell("laid", seat=seat, unit=UNIT_ID[unit], name=s.box.names[unit], cards=shown)
        else:
            s.journal.tell("laid-nothing", seat=seat, unit=UNIT_ID[unit], name=s.box.names[unit])


def tell_totals(s: Position, combat: LastCombat) -> None:
    assert s.journal is not None
    for side in SIDES:
        unit = combat.units[side]
        s.journal.tell(
            "total",
            name=s.box.names[unit],
            unit=UNIT_ID[unit],
            cards_worth=combat.totals[side] - bonuses_of(combat, side) - combat.dice[side],
            superiority=combat.superiority[side],
            support=combat.support[side],
            mission=combat.mission[side],
            die=combat.dice[side],
            total=combat.totals[side],
        )
    for unit, loss in zip(combat.units, combat.losses, strict=True):
        if loss:
            s.journal.tell("wounded", name=s.box.names[unit], unit=UNIT_ID[unit], number=loss, life=s.life[unit])
            return
    s.journal.tell("unhurt", lead=abs(combat.lead))


class TakeBack(Step[Position]):
    """With God's Help a side may take the Force card of its combination back (CT-CARD-11)."""

    __slots__ = ("seat", "side")
    rule: ClassVar[str] = "CT-CARD-11"

    def __init__(self, side: int, seat: int) -> None:
        self.side = side
        self.seat = seat

    def ask(self, s: Position) -> Ask | None:
        return Ask(self.seat, "take-back", (TAKE_BACK, LEAVE))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if option is TAKE_BACK or option is LEAVE:
            return None
        return Refusal("CT-CARD-11", "take-back-first")

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if option is LEAVE:
            return
        assert s.combat is not None
        kind = cards_of(s.laid[self.side], s.combat.units[self.side])[0]
        back = s.combat.taken_back
        s.combat.taken_back = (True, back[DEFENDER]) if self.side == ATTACKER else (back[ATTACKER], True)
        s.hands[seat][kind] += 1
        s.seen[seat][kind] += 1
        if s.journal is not None:
            s.journal.tell("took-back", seat=seat, cards=(CARD_ID[kind],))


class PutAway(Step[Position]):
    """The cards go under their decks, the attacker's first, Force before Special (CT-OUT-1, CT-DECK-3)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        for cards in on_table(s):
            for kind in cards:
                lay_under(s, kind)
        s.laid = [0, 0]


class Outcome(Step[Position]):
    """Who has no life left is removed; points are scored and places taken (CT-OUT-2 to 10)."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, s: Position, dice: Dice) -> None:
        combat = s.combat
        assert combat is not None
        if combat.lead == 0:
            return
        winning = ATTACKER if combat.lead > 0 else DEFENDER
        winner, loser = combat.units[winning], combat.units[1 - winning]
        after_win(s, winner)
        if combat.losses[1 - winning]:
            after_wound(s, loser, winner)
        if s.life[loser] > 0:
            return
        combat.dead = loser
        place = s.cells[loser]
        eliminate(s, loser, winner, combat.charge and winning == ATTACKER)
        if not s.held[army_of(loser)]:
            end_game(s)
            return
        seat = in_charge(s, army_of(winner), self.slot)
        if winning == ATTACKER:
            take_place(s, winner, place, seat, dice)
        else:
            s.agenda.next(Advance(seat, winner, place))


def eliminate(s: Position, loser: int, winner: int, charge: bool) -> None:
    """A unit is removed for good; the army of the survivor scores (CT-UNIT-4, CT-OUT-4, 5, CT-VP-4)."""
    place = s.cells[loser]
    remove(s, loser)
    points = kill_points(s.box, winner, loser)
    score(s, army_of(winner), ELIMINATIONS, points)
    s.fallen += Loss(s.turn, loser, winner)
    if s.journal is not None:
        s.journal.tell(
            "eliminated",
            unit=UNIT_ID[winner],
            name=s.box.names[winner],
            foe=UNIT_ID[loser],
            foe_name=s.box.names[loser],
            points=points,
            side=ARMIES[army_of(winner)],
        )
    after_elimination(s, loser, place, winner, charge)
    s.losses[army_of(loser)] += 1


def kill_points(box: Field, winner: int, loser: int) -> int:
    """By rank, and more when a lesser unit does it (CT-VP-1 to 3)."""
    points = box.kill_vp[RANK[loser]]
    if RANK[loser] == KNIGHT and RANK[winner] == SQUIRE:
        return points + box.extra_squire_knight
    if RANK[loser] == CAPTAIN and RANK[winner] == KNIGHT:
        return points + box.extra_knight_captain
    if RANK[loser] == CAPTAIN and RANK[winner] == SQUIRE:
        return points + box.extra_squire_captain
    return points


def take_place(s: Position, unit: int, place: int, seat: int, dice: Dice) -> None:
    """The conqueror stands where the other stood, and arrives there; it starts no combat (CT-OUT-6, 8, 9)."""
    put(s, unit, place)
    if s.journal is not None:
        s.journal.tell("took-place", unit=UNIT_ID[unit], name=s.box.names[unit], cell=NAME[place])
    if s.box.kind_of[place]:
        arrive(s, unit, seat, dice)


class Advance(Step[Position]):
    """A defender that eliminated its attacker stays, or takes his place (CT-OUT-7)."""

    __slots__ = ("place", "seat", "unit")
    rule: ClassVar[str] = "CT-OUT-7"

    def __init__(self, seat: int, unit: int, place: int) -> None:
        self.seat = seat
        self.unit = unit
        self.place = place

    def ask(self, s: Position) -> Ask | None:
        return Ask(self.seat, "advance", (ADVANCE, STAY))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if option is ADVANCE or option is STAY:
            return None
        return Refusal("CT-OUT-7", "advance-first", unit=UNIT_ID[self.unit], cell=NAME[self.place])

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if option is ADVANCE:
            take_place(s, self.unit, self.place, seat, dice)
        elif s.journal is not None:
            cell = NAME[s.cells[self.unit]]
            s.journal.tell("stood-fast", unit=UNIT_ID[self.unit], name=s.box.names[self.unit], cell=cell)
