"""Le Combat des Trente: what a bot considers a sensible choice.

It is measured in points of the final score (see worth.py). Orders go to units with the best thing to do; moves weigh
what is found on a cell, the fight that awaits there and the danger of standing there; cards are laid by their odds.
"""

from __future__ import annotations

from typing import ClassVar, Final

from centans.core.asks import Ask
from centans.core.bits import Wide, members
from centans.core.game import Plan, Prospect
from centans.core.judging import LearnedSense
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.trente.box.cells import ADJACENT, BIT, FORCE_CELL, HORSE_CELL, OAK, Cells
from centans.games.trente.box.units import ARMY_SIZE, CAPTAIN_OF, army_of, other, unit_of
from centans.games.trente.choices import (
    ADVANCE,
    DECLINE,
    DONE,
    PLAY_REST,
    TAKE_BACK,
    CellOption,
    KeepCard,
    LayCards,
    UnitOption,
    cards_of,
)
from centans.games.trente.model.position import Position, in_charge
from centans.games.trente.odds import possible_combinations, prospect, prospect_of
from centans.games.trente.rules.combinations import Combine
from centans.games.trente.rules.contact import Target, can_attack
from centans.games.trente.rules.end_of_turn import Heal, Keep
from centans.games.trente.rules.horses import ChargeTarget, Landing
from centans.games.trente.rules.moves import Move, final_cells
from centans.games.trente.rules.orders import WriteOrder
from centans.games.trente.rules.resolution import Advance
from centans.games.trente.rules.setup import Deploy
from centans.games.trente.sense.outlook import at_hand, outlook
from centans.games.trente.sense.sheets import sheets
from centans.games.trente.sense.value import FEATURES, rows
from centans.games.trente.sense.worth import (
    LEAST,
    Stakes,
    Standing,
    gain,
    guess_attack,
    guess_supported,
    price_of,
    strength_in_hand,
    supported_at,
    worth_of_arrival,
    worth_of_keeping,
    worth_of_place,
)

AGAIN: Final = 0.3
"""What a goal is still worth when another unit is already sent for it."""
CAPTAIN_FIRST: Final = 1.5
"""What it is worth that the captain goes before the enemy can come to him."""
ENOUGH: Final = 0.35
"""A card below this is not worth keeping."""


class TrenteSense(LearnedSense[Position]):
    """Weighs options by points of the final score, from what the chooser knows: enemy cards are odds, not guesses."""

    __slots__ = ()
    deals: ClassVar[int] = 1
    horizon: ClassVar[int] = 6
    features: ClassVar[tuple[str, ...]] = FEATURES
    lessons: ClassVar[tuple[tuple[int, str], ...]] = ((2, ""),)

    def weigh(self, s: Position, ask: Ask) -> list[float]:
        return weigh(s, s.agenda.asking(ask), ask)

    def plans(self, s: Position, ask: Ask) -> list[Plan]:
        step = s.agenda.asking(ask)
        if isinstance(step, WriteOrder):
            return sheets(s, step, ask, weigh_orders)
        if isinstance(step, Move):
            return ways(s, step, ask)
        return super().plans(s, ask)

    def turn(self, s: Position) -> int:
        """Counted in orders carried out."""
        return 2 * ARMY_SIZE * s.turn + s.played[0] + s.played[1]

    def until(self, s: Position, ask: Ask) -> int:
        """A sheet is judged when its turn is over: before, most of its orders are not carried out."""
        if isinstance(s.agenda.asking(ask), WriteOrder):
            return 2 * ARMY_SIZE * (s.turn + 1)
        return super().until(s, ask)

    def rows(self, s: Position) -> list[list[float]]:
        return rows(s)

    def parties(self, s: Position) -> list[int]:
        return s.armies

    def outlook(self, s: Position, seat: int) -> list[Prospect]:
        return outlook(s, seat)

    def at_hand(self, s: Position, seat: int) -> list[Prospect]:
        return at_hand(s, seat)


def weigh(s: Position, step: Step[Position], ask: Ask) -> list[float]:
    options = ask.options
    if isinstance(step, WriteOrder):
        return weigh_orders(s, step, options)
    if isinstance(step, Move):
        return weigh_moves(
            s, step.unit, step.seat, [option.cell for option in options if isinstance(option, CellOption)]
        )
    if isinstance(step, Combine):
        return weigh_combinations(s, step, options)
    if isinstance(step, Target):
        return [weigh_target(s, step, option) for option in options]
    if isinstance(step, Keep):
        return weigh_cards(s, step, options)
    return [weigh_other(s, step, option) for option in options]


# -- orders -----------------------------------------------------------------------------------------------------------


BEING_THERE: Final = 10_000
"""The goal of simply standing better."""


class Goals:
    """What a unit could do this turn, and what it is worth."""

    __slots__ = ("best", "dearest", "worth")

    def __init__(self, worth: dict[int, float]) -> None:
        self.worth = worth
        """By goal: cells worth reaching by number, enemies worth attacking by -1 - unit. To stay is worth nothing."""
        self.best = max(worth.values())
        self.dearest = next(goal for goal in worth if worth[goal] == self.best)
        """The best goal, the first of equal ones."""

    def after(self, taken: set[int]) -> tuple[int, float]:
        """The best goal and its worth when others are sent for these: what is not the best becomes no better."""
        if self.dearest not in taken:
            return self.dearest, self.best
        best, dearest = LEAST, BEING_THERE
        for goal, worth in self.worth.items():
            left = worth * AGAIN if goal in taken else worth
            if left > best:
                best, dearest = left, goal
        return dearest, best


_plans: Final[dict[object, list[Goals | None]]] = {}
MOST_PLANS: Final = 64


def weigh_orders(s: Position, step: WriteOrder, options: tuple[Option, ...]) -> list[float]:
    """A unit is worth the best goal it has, less if another was ordered for the same."""
    plans = goals_of_all(s, step.army, step.seat)
    taken: set[int] = set()
    for unit in step.written:
        taken.add(left_of(plans, unit - unit_of(step.army, 0), taken)[0])
    found: list[float] = []
    for option in options:
        assert isinstance(option, UnitOption)
        best = left_of(plans, option.number, taken)[1]
        is_captain = unit_of(step.army, option.number) == CAPTAIN_OF[step.army]
        found.append(best + CAPTAIN_FIRST if is_captain else best)
    return found


def left_of(plans: list[Goals | None], number: int, taken: set[int]) -> tuple[int, float]:
    goals = plans[number]
    assert goals is not None, "the dead are not sent"
    return goals.after(taken)


def goals_of_all(s: Position, army: int, seat: int) -> list[Goals | None]:
    """The goals of every unit of an army, None for the dead; worked out once while an order sheet is written."""
    question = (s.turn, army, seat, tuple(s.cells), tuple(s.life), tuple(s.hands[seat]), s.mission[army])
    plans = _plans.get(question)
    if plans is None:
        if len(_plans) >= MOST_PLANS:
            _plans.clear()
        units = [unit_of(army, number) for number in range(ARMY_SIZE)]
        plans = _plans[question] = [goals_of(s, unit, seat) if s.cells[unit] >= 0 else None for unit in units]
    return plans


def goals_of(s: Position, unit: int, seat: int) -> Goals:
    cells: Wide = final_cells(s, unit, seat)
    scene = Scene(s, unit, seat)
    stay = scene.worth(s.cells[unit])
    apart: Wide = cells & scene.apart
    found: dict[int, float] = {BEING_THERE: max(0.0, scene.standing.best_in_the_open(cells ^ apart) - stay)}
    for cell in members(apart):
        worth = scene.worth(cell) - stay
        goal = scene.goal(cell)
        if worth > found.get(goal, LEAST):
            found[goal] = worth
    return Goals(found)


# -- moves ------------------------------------------------------------------------------------------------------------


class Scene:
    """The field as one unit sees it that is about to move."""

    __slots__ = ("apart", "attacks", "can", "charge", "guesses", "held", "s", "seat", "standing", "strength", "unit")

    def __init__(self, s: Position, unit: int, seat: int) -> None:
        self.s = s
        self.unit = unit
        self.seat = seat
        self.held: Cells = s.held[other(army_of(unit))]
        self.standing = Standing(s, unit, self.held)
        self.apart: Wide = self.standing.enemies.within(1) | s.box.special_cells | BIT[OAK]
        """The cells where more counts than standing there: something lies on them, or an enemy is beside."""
        self.can = can_attack(s, unit, seat)
        self.strength = strength_in_hand(s, unit, seat)
        self.attacks: dict[int, tuple[float, int]] = {}
        self.guesses: dict[int, float] = {}
        """By enemy: the worth of attacking it; with the captain near, by -1 - enemy."""
        self.charge: float | None = None

    def guess(self, foe: int, near: bool) -> float:
        """The worth of attacking that enemy, with the captain near or not."""
        key = -1 - foe if near else foe
        found = self.guesses.get(key)
        if found is None:
            found = self.guesses[key] = guess_supported(self.s, self.unit, foe, near, self.strength, False)
        return found

    def attack_from(self, cell: int, beside: Cells) -> tuple[float, int]:
        """The best attack from a cell on one of those beside it; it must be made if there is any (CT-COMB-1)."""
        best, target = LEAST, -1
        near = supported_at(self.s, self.unit, cell)
        for place in members(beside):
            foe = self.s.board[place]
            worth = self.guess(foe, near)
            if worth > best:
                best, target = worth, foe
        return best, target

    def worth(self, cell: int) -> float:
        s = self.s
        moved = cell != s.cells[self.unit]
        total = worth_of_arrival(s, self.unit, cell) if moved else 0.0
        if s.box.kind_of[cell] == HORSE_CELL:
            if self.charge is None:
                self.charge = self.best_charge()
            return total + self.charge
        beside = ADJACENT[cell] & self.held
        if beside and (self.can or (moved and s.box.kind_of[cell] == FORCE_CELL)):
            attack = self.attacks[cell] = self.attack_from(cell, beside)
            total += attack[0]
        return total + self.standing.at(cell)

    def best_charge(self) -> float:
        best = 0.0
        for place in members(self.held):
            foe = self.s.board[place]
            if foe != CAPTAIN_OF[army_of(foe)]:
                best = max(best, guess_attack(self.s, self.unit, foe, place, max(self.strength, 3.0), True))
        return best

    def goal(self, cell: int) -> int:
        """What going there is for."""
        if self.s.box.kind_of[cell] and cell != self.s.cells[self.unit]:
            return cell
        found = self.attacks.get(cell)
        return BEING_THERE if found is None else -1 - found[1]


def weigh_moves(s: Position, unit: int, seat: int, cells: list[int]) -> list[float]:
    scene = Scene(s, unit, seat)
    return [scene.worth(cell) if scene.apart & BIT[cell] else scene.standing.in_the_field(cell) for cell in cells]


def ways(s: Position, step: Move, ask: Ask) -> list[Plan]:
    """Every cell, with what going there is for: of dozens that are as good to strike from, one is tried first."""
    scene = Scene(s, step.unit, step.seat)
    found: list[Plan] = []
    for option in ask.options:
        assert isinstance(option, CellOption)
        found.append(Plan((option,), scene.worth(option.cell), scene.goal(option.cell)))
    return found


# -- combats ----------------------------------------------------------------------------------------------------------


def weigh_combinations(s: Position, step: Combine, options: tuple[Option, ...]) -> list[float]:
    """The odds of each combination, less what its cards cost."""
    look = prospect_of(s, step)
    stakes = Stakes(s, step.unit, step.foe)
    found: list[float] = []
    for option in options:
        assert isinstance(option, LayCards)
        found.append(stakes.worth(look.of(option)) - price_of(s, cards_of(option.number, step.unit)))
    return found


def weigh_target(s: Position, step: Target, option: Option) -> float:
    """The best combination against this enemy; to decline is worth nothing."""
    if option is DECLINE:
        return 0.0
    assert isinstance(option, UnitOption)
    foe = unit_of(other(army_of(step.unit)), option.number)
    look = prospect(s, step.unit, foe, True, False, in_charge(s, army_of(foe), step.slot))
    stakes = Stakes(s, step.unit, foe)
    best = LEAST
    for cards in possible_combinations(s, step.unit, foe, step.seat):
        best = max(best, stakes.worth(look.of(cards)) - price_of(s, cards_of(cards.number, step.unit)))
    return best


# -- other choices ----------------------------------------------------------------------------------------------------


def weigh_cards(s: Position, step: Keep, options: tuple[Option, ...]) -> list[float]:
    """Of the cards that may still be named the best are kept; they are named in order."""
    army = s.armies[step.seat]
    hand = s.hands[step.seat]
    left: list[int] = []
    for option in options:
        if isinstance(option, KeepCard):
            left += [option.card] * (hand[option.card] - step.cards.count(option.card))
    left = [kind for kind in left if worth_of_keeping(s, army, kind) >= ENOUGH]
    left.sort(key=lambda kind: -worth_of_keeping(s, army, kind))
    chosen = sorted(left[: step.left])
    if not chosen:
        return [float(option is DONE) for option in options]
    return [float(isinstance(option, KeepCard) and option.card == chosen[0]) for option in options]


def weigh_other(s: Position, step: Step[Position], option: Option) -> float:
    if isinstance(step, ChargeTarget):
        assert isinstance(option, UnitOption)
        foe = unit_of(other(army_of(step.unit)), option.number)
        return guess_attack(s, step.unit, foe, s.cells[foe], strength_in_hand(s, step.unit, step.seat), True)
    if isinstance(step, Landing):
        assert isinstance(option, CellOption)
        strength = strength_in_hand(s, step.unit, step.seat)
        found = worth_of_arrival(s, step.unit, option.cell)
        return found + guess_attack(s, step.unit, step.target, option.cell, strength, True)
    if isinstance(step, Advance):
        enemies = s.held[other(army_of(step.unit))]
        cell = step.place if option is ADVANCE else s.cells[step.unit]
        found = worth_of_arrival(s, step.unit, cell) if option is ADVANCE else 0.0
        return found + worth_of_place(s, step.unit, cell, enemies)
    if isinstance(step, Heal):
        assert isinstance(option, UnitOption)
        unit = unit_of(step.army, option.number)
        return gain(s, CAPTAIN_OF[other(step.army)], unit) * (s.box.life - s.life[unit])
    if isinstance(step, Deploy):
        assert isinstance(option, CellOption)
        return float(option.cell == s.box.start_cells[unit_of(step.army, len(step.placed))])
    return float(option in (PLAY_REST, TAKE_BACK))
