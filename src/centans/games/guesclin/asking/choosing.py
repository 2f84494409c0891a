"""Guesclin !: the question now open, with what each answer would cost, give and risk."""

from __future__ import annotations

from typing import Final

from centans.core.asks import Ask
from centans.core.game import NOBODY
from centans.core.steps import Step
from centans.games.guesclin.asking.preview import attack_view, shot_view
from centans.games.guesclin.box.grid import BIT, LABELS, TOUCHING, places_in
from centans.games.guesclin.box.names import BUNDLE, CART, FACES_OF_ORDERS, LOOT, SIDE_OF
from centans.games.guesclin.choices import GiveOrder, HexOption
from centans.games.guesclin.model import Position, carries, ground, on_map
from centans.games.guesclin.rules.actions import Action, FollowUp
from centans.games.guesclin.rules.hits import Drop
from centans.games.guesclin.rules.melee import DecideRiposte
from centans.games.guesclin.rules.movement import reach_of
from centans.games.guesclin.rules.orders import Orders
from centans.games.guesclin.rules.setup import Place
from centans.games.guesclin.rules.tasks import lying_at
from centans.games.guesclin.rules.values import movement
from centans.games.guesclin.view import ChoosingView, LeaveView, MoveView, OrderChoiceView


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
