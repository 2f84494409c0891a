"""Guesclin !: the question now open, with what each answer would cost, give and risk."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from centans.core.asks import Ask
from centans.core.game import NOBODY
from centans.core.steps import Step
from centans.games.guesclin.grid import BIT, LABELS, TOUCHING, places_in
from centans.games.guesclin.model import (
    FACES_OF_ORDERS,
    GiveOrder,
    HexOption,
    Position,
    carries,
    ground,
    on_map,
)
from centans.games.guesclin.preview import AttackView, ShotView, attack_view, shot_view
from centans.games.guesclin.rules.actions import Action, FollowUp
from centans.games.guesclin.rules.hits import Drop
from centans.games.guesclin.rules.melee import DecideRiposte
from centans.games.guesclin.rules.movement import reach_of
from centans.games.guesclin.rules.orders import Orders
from centans.games.guesclin.rules.setup import Place
from centans.games.guesclin.rules.tasks import lying_at
from centans.games.guesclin.rules.values import movement
from centans.games.guesclin.scenario import BUNDLE, CART, LOOT, SIDE_OF


@dataclass
class MoveView:
    """A hex where the acting fighter may stop, what it costs, and whom he could strike from there.

    `tasks` are those he could do there: take, clear, winch, lay, give.
    """

    hex: str
    cost: int
    attacks: list[AttackView]
    tasks: list[str]


@dataclass
class LeaveView:
    """A hex from which the acting fighter may leave now, and what this costs in all."""

    hex: str
    cost: int


@dataclass
class OrderChoiceView:
    """An order that may be given to a fighter, and the values that he would then have."""

    fighter: int
    order: str
    movement: int
    melee: int
    defence: int


@dataclass
class ChoosingView:
    """The question: who is asked, about which fighter, and what can be answered, each list by kind of answer.

    `hexes` are those of a place or of loot that falls; `attack` is the melee of which a riposte is asked.
    """

    seat: int
    key: str
    fighter: int | None
    movement: int | None
    hexes: list[str]
    fighters: list[int]
    orders: list[OrderChoiceView]
    moves: list[MoveView]
    attacks: list[AttackView]
    shots: list[ShotView]
    exits: list[LeaveView]
    tasks: list[str]
    attack: AttackView | None


def choosing_view(s: Position, step: Step[Position], ask: Ask) -> ChoosingView:
    fighter = fighter_of(step)
    acting = isinstance(step, Action | FollowUp)
    reach = reach_of(s, fighter) if isinstance(step, Action) else None
    return ChoosingView(
        seat=ask.seat,
        key=ask.key,
        fighter=None if fighter == NOBODY else fighter,
        movement=movement(s, fighter) if acting else None,
        hexes=[LABELS[place] for kind in ("place", "drop") for place in hexes_of(ask, kind)],
        fighters=waiting_fighters(s, ask),
        orders=[order_choice(s, step, option) for option in ask.options if isinstance(option, GiveOrder)],
        moves=[move_view(s, fighter, place, reach.cost(place)) for place in hexes_of(ask, "move")] if reach else [],
        attacks=[attack_view(s, fighter, s.occupant[place], s.where[fighter]) for place in hexes_of(ask, "attack")],
        shots=[shot_view(s, fighter, s.occupant[place]) for place in hexes_of(ask, "shoot")],
        exits=[
            LeaveView(LABELS[place], reach.cost(place) + s.box.exit_cost) for place in hexes_of(ask, "leave") if reach
        ],
        tasks=[option.notation for option in ask.options if option.kind in TASKS] if acting else [],
        attack=(
            attack_view(s, step.attacker, step.victim, s.where[step.attacker])
            if isinstance(step, DecideRiposte)
            else None
        ),
    )


TASKS: Final = ("take", "give", "lay", "clear", "winch", "let-go")


def fighter_of(step: Step[Position]) -> int:
    """The fighter whom a question is about, or NOBODY."""
    if isinstance(step, Place | Action | FollowUp | Drop):
        return step.fighter
    return step.victim if isinstance(step, DecideRiposte) else NOBODY


def hexes_of(ask: Ask, kind: str) -> list[int]:
    return [option.place for option in ask.options if isinstance(option, HexOption) and option.kind == kind]


def waiting_fighters(s: Position, ask: Ask) -> list[int]:
    """Those who may act now."""
    men = s.box.men
    names = {option.params["fighter"] for option in ask.options if option.kind == "act"}
    return [man for man in range(men.number) if men.banner[man] == s.active and men.name[man] in names]


def order_choice(s: Position, step: Step[Position], option: GiveOrder) -> OrderChoiceView:
    assert isinstance(step, Orders), "only there orders are given"
    men = s.box.men
    fighter = men.find(step.banner, option.name)
    row = s.face[fighter] * FACES_OF_ORDERS + option.order
    return OrderChoiceView(
        fighter=fighter,
        order=str(option.params["order"]),
        movement=men.movement[fighter][row],
        melee=men.melee[fighter][row],
        defence=men.defence[fighter][row],
    )


def move_view(s: Position, fighter: int, place: int, cost: int) -> MoveView:
    targets = 0
    if s.load[fighter] == NOBODY:
        targets = ground(s).free[place] & s.men_at[1 - s.box.men.side[fighter]]
    attacks = [attack_view(s, fighter, s.occupant[target], place) for target in places_in(targets)]
    return MoveView(LABELS[place], cost, attacks, tasks_at(s, fighter, place))


def tasks_at(s: Position, fighter: int, place: int) -> list[str]:
    """The tasks that he could do after moving to a hex, as far as the hex decides."""
    found: list[str] = []
    load = carries(s, fighter)
    if not load and (lying_at(s, place, LOOT) != NOBODY or lying_at(s, place, CART) != NOBODY):
        found.append("take")
    if load == BUNDLE:
        found.append("lay")
    if load == LOOT and comrade_beside(s, fighter, place):
        found.append("give")
    alarm = s.box.scenario.alarm
    if (
        alarm is not None
        and s.box.men.side[fighter] == SIDE_OF[alarm.garrison]
        and lying_at(s, place, BUNDLE) != NOBODY
    ):
        found.append("clear")
    if s.box.castle is not None and s.alarm and place == s.box.castle.winch:
        found.append("winch")
    return found


def comrade_beside(s: Position, fighter: int, place: int) -> bool:
    beside = TOUCHING[place] & ground(s).free[place]
    return any(
        comrade != fighter and on_map(s, comrade) and beside & BIT[s.where[comrade]] != 0
        for comrade in s.box.men.of_banner[s.box.men.banner[fighter]]
    )
