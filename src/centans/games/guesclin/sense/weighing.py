"""Guesclin !: what a bot considers a sensible choice.

A man's action is judged by where it leaves him (nearer to his aim, in less danger) and by what it does on the way: the
chance of a blow or a shot by its effect, less the riposte. An order is judged by the best action it leads to.
"""

from __future__ import annotations

from typing import ClassVar, Final

from centans.core.asks import Ask
from centans.core.bits import members
from centans.core.game import NOBODY, Plan, Prospect
from centans.core.judging import LearnedSense
from centans.core.options import Option
from centans.games.guesclin.box.names import (
    BUNDLE,
    BY_COMMANDERS,
    BY_LOOT,
    CART,
    ENGLISH,
    FRENCH,
    LOOT,
    NO_ORDER,
    SIDE_OF,
)
from centans.games.guesclin.choices import CLEAR, END, FORBEAR, LAY, LET_GO, TAKE, WINCH, ActWith, GiveOrder, HexOption
from centans.games.guesclin.model import Position, carries, ground, on_map
from centans.games.guesclin.rules.actions import Action, Actions, FollowUp
from centans.games.guesclin.rules.ending import downed_commanders, losses, stunned_men
from centans.games.guesclin.rules.hits import Drop
from centans.games.guesclin.rules.melee import DecideRiposte, within_arms_reach
from centans.games.guesclin.rules.movement import exits_of, reach_of, stops
from centans.games.guesclin.rules.orders import Orders
from centans.games.guesclin.rules.setup import Place
from centans.games.guesclin.rules.shooting import in_range
from centans.games.guesclin.rules.tasks import lying_at
from centans.games.guesclin.rules.values import movement
from centans.games.guesclin.sense.aims import Aim, aim_of, first_aim
from centans.games.guesclin.sense.judgement import Dangers, Threats, best_blow, blow, enemies_near, shot, worth
from centans.games.guesclin.sense.outlook import outlook
from centans.games.guesclin.sense.plans import deeds
from centans.games.guesclin.sense.value import FEATURES, OBJECTIVES, rows

CAUTION: Final = 0.35
"""How much the danger of a hex counts."""
FEARLESS: Final = 0.12
"""The same for who has more important things to do."""
HESITANT: Final = 0.15
"""The part of his caution that a man keeps where waiting wins nothing, less and less as the rounds go by."""
AHEAD: Final = 0.3
"""The same for a side that would win as it stands."""
PRIZE: Final = 40.0
"""To carry out of the map what decides the game."""
HANDS_ON: Final = 12.0
"""To take such a thing."""
UNARMED: Final = 2.0
"""What each enemy nearby takes from the wish to lead a cart."""
GATE: Final = 6.0
"""To shut the gate before the enemy, or to block it."""
LOST: Final = -50.0
MOST_BANNERS: Final = 4


class GuesclinSense(LearnedSense[Position]):
    """Weighs every option of every ask of the game. Nothing is hidden, so one thought is enough."""

    __slots__ = ()
    deals: ClassVar[int] = 1
    horizon: ClassVar[int] = MOST_BANNERS
    """Until the same banner acts again."""
    farthest: ClassVar[int] = 4
    features: ClassVar[tuple[str, ...]] = FEATURES
    kinds: ClassVar[tuple[str, ...]] = OBJECTIVES
    lessons: ClassVar[tuple[tuple[int, str], ...]] = (
        *((2, "scenario=1"), (2, "scenario=2"), (2, "scenario=3"), (2, "scenario=4")),
    )

    def weigh(self, s: Position, ask: Ask) -> list[float]:
        step = s.agenda.asking(ask)
        if isinstance(step, Place):
            return [weigh_place(s, step.fighter, option) for option in ask.options]
        if isinstance(step, Orders):
            return weigh_orders(s, step.banner, ask.options)
        if isinstance(step, Actions):
            return [weigh_fighter(s, step.banner, option) for option in ask.options]
        if isinstance(step, Action):
            return weigh_actions(s, step.fighter, ask.options)
        if isinstance(step, FollowUp):
            return weigh_actions(s, step.fighter, ask.options)
        if isinstance(step, DecideRiposte):
            return [0.0 if option is FORBEAR else 1.0 for option in ask.options]
        assert isinstance(step, Drop)
        return [weigh_drop(s, step.fighter, option) for option in ask.options]

    def plans(self, s: Position, ask: Ask) -> list[Plan]:
        step = s.agenda.asking(ask)
        if isinstance(step, Actions):
            return deeds(s, step, ask, self.weigh(s, ask), weigh_actions)
        return super().plans(s, ask)

    def turn(self, s: Position) -> int:
        """Counted in activations: whoever thinks sees as much of what the others answer."""
        order = s.box.scenario.activation
        return MOST_BANNERS * s.turn + (order.index(s.active) if s.active in order else 0)

    def kind(self, s: Position) -> str:
        return s.box.scenario.objective

    def rows(self, s: Position) -> list[list[float]]:
        return rows(s)

    def parties(self, s: Position) -> list[int]:
        return s.box.side_of

    def outlook(self, s: Position, seat: int) -> list[Prospect]:
        return outlook(s, seat)


# -- actions --------------------------------------------------------------------------------------------------------


class Mind:
    """What one man has in mind: his aim, and the dangers around him."""

    __slots__ = ("aim", "caution", "dangers", "fighter", "s")

    def __init__(self, s: Position, fighter: int, threats: Threats) -> None:
        self.s = s
        self.fighter = fighter
        self.aim: Aim = aim_of(s, fighter)
        self.dangers = Dangers(s, fighter, threats)
        self.caution = FEARLESS if self.aim.pull > 2.0 else CAUTION * hesitation(s, s.box.men.side[fighter])

    def place(self, place: int) -> float:
        """What it is worth to end the action on a hex."""
        return self.aim.at(place) - self.caution * self.dangers.at(place)

    def option(self, option: Option) -> float:
        s, fighter = self.s, self.fighter
        here = s.where[fighter]
        if not isinstance(option, HexOption):
            rest = self.place(here) if here >= 0 else LOST
            return rest + weigh_task(s, fighter, option, here)
        if option.kind == "move":
            after = max(best_blow(s, fighter, option.place), weigh_find(s, fighter, option.place))
            return self.place(option.place) + after
        if option.kind == "attack":
            return self.place(here) + blow(s, fighter, here, s.occupant[option.place])
        if option.kind == "shoot":
            return self.place(here) + shot(s, fighter, s.occupant[option.place])
        if option.kind == "leave":
            return weigh_leaving(s, fighter)
        return self.place(here) + weigh_gift(s, fighter, s.occupant[option.place])


def hesitation(s: Position, side: int) -> float:
    """How much of his caution a man keeps: little where the armies meet for nothing but their commanders.

    Otherwise nobody would ever strike an army that stands still. Who has lost less by now may wait a little more.
    """
    if s.box.scenario.objective != BY_COMMANDERS:
        return 1.0
    if toll(s, side) < toll(s, 1 - side):
        return AHEAD
    return HESITANT * (1 - s.turn / max(1, s.box.rounds))


def toll(s: Position, side: int) -> tuple[int, int, int]:
    """What a side has lost, as it is compared at the round limit (GU-S4-8, 9)."""
    return downed_commanders(s, side), losses(s, side), stunned_men(s, side)


def weigh_actions(s: Position, fighter: int, options: tuple[Option, ...]) -> list[float]:
    mind = Mind(s, fighter, Threats(s, s.box.men.side[fighter]))
    return [mind.option(option) for option in options]


def weigh_find(s: Position, fighter: int, place: int) -> float:
    """What lies on a hex to be handled there."""
    if s.load[fighter] == NOBODY and place in s.lies_at:
        if lying_at(s, place, LOOT) != NOBODY:
            return HANDS_ON
        if lying_at(s, place, CART) != NOBODY:
            return weigh_cart(s, fighter, place)
    castle = s.box.castle
    if castle is not None and s.box.men.side[fighter] == ENGLISH and place in (castle.gate, castle.bridge):
        return GATE / 2 if lying_at(s, place, BUNDLE) != NOBODY else 0.0
    if castle is not None and place == castle.winch and s.alarm:
        return weigh_winch(s, fighter)
    return weigh_laying(s, place) if carries(s, fighter) == BUNDLE else 0.0


def weigh_task(s: Position, fighter: int, option: Option, here: int) -> float:
    if option is TAKE:
        return HANDS_ON if lying_at(s, here, LOOT) != NOBODY else weigh_cart(s, fighter, here)
    if option is LAY:
        return weigh_laying(s, here)
    if option is CLEAR:
        return GATE / 2
    if option is WINCH:
        return weigh_winch(s, fighter)
    return LOST if option is LET_GO else 0.0


def weigh_cart(s: Position, fighter: int, place: int) -> float:
    """A cart is worth leading if few enemies are near: a leader cannot defend himself."""
    return HANDS_ON / 2 - UNARMED * enemies_near(s, s.box.men.side[fighter], place, 4)


def weigh_laying(s: Position, place: int) -> float:
    """A bundle in the gateway keeps the gate open and surprises the garrison; elsewhere it frees the hands."""
    castle = s.box.castle
    if castle is not None and place in (castle.gate, castle.bridge):
        return GATE
    return 1.0 if s.alarm else -1.0


def weigh_winch(s: Position, fighter: int) -> float:
    """The garrison shuts the gate if more enemies are outside than inside; the others open it."""
    castle = s.box.castle
    assert castle is not None, "there is a winch"
    if s.box.men.side[fighter] == FRENCH:
        return GATE if s.gate_shut else LOST
    if s.gate_shut:
        return LOST
    inside = len(members(s.men_at[FRENCH] & castle.hexes))
    outside = len(members(s.men_at[FRENCH])) - inside
    return GATE + outside - 2 * inside


def weigh_leaving(s: Position, fighter: int) -> float:
    load = carries(s, fighter)
    if load in (LOOT, CART):
        return PRIZE
    if s.box.scenario.objective != BY_LOOT:
        return LOST
    loot = s.box.things.index(LOOT)
    banner = s.box.scenario.things[loot].banner
    if fighter == s.box.commander_of[banner] and s.taken_by[loot] != NOBODY:
        return PRIZE
    return LOST


def weigh_gift(s: Position, fighter: int, receiver: int) -> float:
    """Loot goes to whoever is sooner at the exit, unless he has already acted and the giver could run as well."""
    if receiver == NOBODY:
        return LOST
    own, other = turns_to_exit(s, fighter), turns_to_exit(s, receiver)
    if s.acted >> receiver & 1:
        other += 1.0
    return 4.0 * (own - other) - 1.0


def turns_to_exit(s: Position, fighter: int) -> float:
    """How many actions he needs to carry the loot off, enemies close to his way counted as hindrance."""
    door = s.box.exits[s.box.men.banner[fighter]]
    if door is None or not door.hexes:
        return 20.0
    skirmisher = 1 if s.box.men.skirmisher[fighter] else 0
    cost = ground(s).away_from(door.hexes, skirmisher).cost(s.where[fighter])
    return (40.0 if cost < 0 else cost + s.box.exit_cost) / max(1, movement(s, fighter))


# -- other choices --------------------------------------------------------------------------------------------------


def weigh_place(s: Position, fighter: int, option: Option) -> float:
    assert isinstance(option, HexOption)
    return first_aim(s, fighter).at(option.place)


def weigh_orders(s: Position, banner: int, options: tuple[Option, ...]) -> list[float]:
    """An order is worth what the best action under it is worth more than the best one without."""
    threats = Threats(s, SIDE_OF[banner])
    plain: dict[int, float] = {}
    found: list[float] = []
    for option in options:
        if not isinstance(option, GiveOrder):
            found.append(0.0)
            continue
        fighter = s.box.men.find(banner, option.name)
        if fighter not in plain:
            plain[fighter] = best_action(s, fighter, threats)
        s.order[fighter] = option.order
        found.append(best_action(s, fighter, threats) - plain[fighter])
        s.order[fighter] = NO_ORDER
    return found


def best_action(s: Position, fighter: int, threats: Threats) -> float:
    """What the best thing that he can do is worth."""
    mind = Mind(s, fighter, threats)
    here = s.where[fighter]
    staying = mind.place(here)
    best = staying + best_blow(s, fighter, here)
    for place in members(in_range(s, fighter)):
        best = max(best, staying + shot(s, fighter, s.occupant[place]))
    if exits_of(s, fighter):
        best = max(best, weigh_leaving(s, fighter))
    for place in members(stops(s, fighter, reach_of(s, fighter).everywhere)):
        after = max(best_blow(s, fighter, place), weigh_find(s, fighter, place))
        if mind.aim.at(place) + after > best:  # else no danger need be looked at: it only makes a place worse
            best = max(best, mind.place(place) + after)
    return best


def weigh_fighter(s: Position, banner: int, option: Option) -> float:
    """Nobody stays idle: carriers first, then who can shoot, then who can strike, then the others from the front."""
    if option is END:
        return LOST
    assert isinstance(option, ActWith)
    fighter = s.box.men.find(banner, option.name)
    if not on_map(s, fighter):
        return 0.0
    if s.load[fighter] != NOBODY:
        return 30.0
    if in_range(s, fighter):
        return 20.0 + worth(s, fighter) / 10
    if within_arms_reach(s, fighter):
        return 10.0 + worth(s, fighter) / 10
    return 5.0 + max(-4.0, aim_of(s, fighter).at(s.where[fighter]) / 10)


def weigh_drop(s: Position, fighter: int, option: Option) -> float:
    """Where friends are near and enemies far."""
    assert isinstance(option, HexOption)
    side = s.box.men.side[fighter]
    value = 0.0
    for man in range(s.box.men.number):
        if on_map(s, man) and man != fighter:
            cost = ground(s).away_from(1 << option.place, 0).cost(s.where[man])
            nearness = 1.0 / (1 + max(0, cost))
            value += nearness if s.box.men.side[man] == side else -2 * nearness
    return value
