"""Allies, neutrals, loyalty and mercenaries: how a bot makes use of others."""

from __future__ import annotations

from centans.core.bits import members
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.montjoie.box.realm import count
from centans.games.montjoie.choices.numbers import Ecus, Hire
from centans.games.montjoie.choices.people import NameNation
from centans.games.montjoie.choices.places import Attack, Expand, NameTown
from centans.games.montjoie.choices.words import ALLY_NOW, DONE, PASS, ROLL, SEND_AMBASSADOR
from centans.games.montjoie.model.fight import DEFENCE
from centans.games.montjoie.model.position import Position, combat_of, led_by, province_points
from centans.games.montjoie.model.totals import new_fight
from centans.games.montjoie.odds import fight_odds
from centans.games.montjoie.rules.attacks import links_to, targets
from centans.games.montjoie.rules.automatic import Steering
from centans.games.montjoie.rules.loyalty import Bribe
from centans.games.montjoie.sense.growth import weigh_deed
from centans.games.montjoie.sense.temper import Temper
from centans.games.montjoie.sense.worth import danger, loss, spite, worth


def weigh_powers(
    s: Position, temper: Temper, step: Step[Position], seat: int, options: tuple[Option, ...]
) -> list[float]:
    """The strongest power that could hurt others."""
    found: list[float] = []
    for option in options:
        assert isinstance(option, NameNation)
        prey = max(
            [harm(s, temper, seat, option.nation, town) for town in members(targets(s, option.nation))], default=0.0
        )
        found.append(count(s.held[option.nation]) * 0.1 + province_points(s, option.nation) + prey)
    return found


def harm(s: Position, temper: Temper, seat: int, power: int, target: int) -> float:
    """What a steering player has from an attack: others' losses are welcome, his own are not."""
    links = links_to(s, power, target)
    if not links:
        return 0.0
    win, _, _ = fight_odds(s, new_fight(s, power, target, target, links[0]), seat)
    victim = led_by(s, s.owner[target])
    if victim == seat:
        return -win * worth(s, temper, s.owner[target], target)
    return win * (
        spite(s, temper, seat, victim) * max(loss(s, temper, target), worth(s, temper, s.owner[target], target)) + 0.05
    )


def weigh_when(
    s: Position, temper: Temper, step: Step[Position], seat: int, options: tuple[Option, ...]
) -> list[float]:
    """Allies go first and clear the way."""
    return [1.0 if option is ALLY_NOW else max(0.0, weigh_deed(option)) for option in options]


def weigh_roll(s: Position, temper: Temper, step: Steering, seat: int, options: tuple[Option, ...]) -> list[float]:
    """Roll if some attack serves."""
    best = max([harm(s, temper, seat, step.power, town) for town in members(targets(s, step.power))], default=-1.0)
    return [best if option is ROLL else 0.0 if option is PASS else weigh_deed(option) for option in options]


def weigh_growth_roll(
    s: Position, temper: Temper, step: Steering, seat: int, options: tuple[Option, ...]
) -> list[float]:
    """A free town in an ally's hands is one that no rival settles."""
    return [0.1 if option is ROLL else 0.0 if option is PASS else weigh_deed(option) for option in options]


def weigh_power_expansion(
    s: Position, temper: Temper, step: Steering, seat: int, options: tuple[Option, ...]
) -> list[float]:
    """Where others would like to be, and oneself would not."""
    mine = s.nation[seat]
    others = [s.nation[other] for other in range(s.box.players) if other != seat]
    found: list[float] = []
    for option in options:
        if isinstance(option, Expand):
            rivals = max([worth(s, temper, nation, option.town) for nation in others])
            found.append(rivals - worth(s, temper, mine, option.town))
        else:
            found.append(0.0 if weigh_deed(option) < 0 else weigh_deed(option))
    return found


def weigh_power_attack(
    s: Position, temper: Temper, step: Steering, seat: int, options: tuple[Option, ...]
) -> list[float]:
    found: list[float] = []
    for option in options:
        if isinstance(option, Attack):
            found.append(harm(s, temper, seat, step.power, option.town))
        else:
            found.append(0.0 if option is PASS else weigh_deed(option))
    return found


def weigh_ally_choice(
    s: Position, temper: Temper, step: Step[Position], seat: int, options: tuple[Option, ...]
) -> list[float]:
    """The ally with the best provinces."""
    return [
        province_points(s, option.nation) + 0.1 * count(s.held[option.nation])
        for option in options
        if isinstance(option, NameNation)
    ]


def weigh_loyalty(
    s: Position, temper: Temper, step: Step[Position], seat: int, options: tuple[Option, ...]
) -> list[float]:
    return [float(option is SEND_AMBASSADOR) for option in options]


def weigh_bribe(s: Position, temper: Temper, step: Bribe, seat: int, options: tuple[Option, ...]) -> list[float]:
    """A point on the die is a sixth of an ally; the own ally is worth more than the other's disloyalty."""
    ally = s.allies[step.tested]
    value = temper.loyalty + province_points(s, ally) * (0.7 if seat == step.tested else 0.35)
    found: list[float] = []
    for option in options:
        assert isinstance(option, Ecus)
        found.append(min(option.number, 2) * value / 6 - option.number * temper.bribe)
    return found


def weigh_hire(
    s: Position, temper: Temper, step: Step[Position], seat: int, options: tuple[Option, ...]
) -> list[float]:
    """One or two, if there is money left for cards."""
    return [
        float(option.number)
        if isinstance(option, Hire) and s.money[seat] >= temper.purse - 2 + 2 * option.number
        else 0.0
        for option in options
    ]


def weigh_hire_try(
    s: Position, temper: Temper, step: Step[Position], seat: int, options: tuple[Option, ...]
) -> list[float]:
    return [float((option is ROLL) == (s.money[seat] >= temper.purse)) for option in options]


def weigh_post(
    s: Position, temper: Temper, step: Step[Position], seat: int, options: tuple[Option, ...]
) -> list[float]:
    """Where the danger is."""
    return [
        danger(s, s.owner[option.town], option.town) * worth(s, temper, s.owner[option.town], option.town)
        for option in options
        if isinstance(option, NameTown)
    ]


def weigh_march(
    s: Position, temper: Temper, step: Step[Position], seat: int, options: tuple[Option, ...]
) -> list[float]:
    """A mercenary comes if the town he leaves is worth less; a Felon is thought of when cards are laid."""
    fight = combat_of(s)
    stake = worth(s, temper, fight.powers[DEFENCE], fight.target)
    found: list[float] = []
    for option in options:
        if isinstance(option, NameTown):
            found.append(stake - danger(s, s.owner[option.town], option.town))
        else:
            found.append(0.0 if option is DONE else -1.0)
    return found


def weigh_building(
    s: Position, temper: Temper, step: Step[Position], seat: int, options: tuple[Option, ...]
) -> list[float]:
    """Walls for a neutral where they are least in one's own way."""
    near = [option.town for option in options if isinstance(option, NameTown)]
    return [-float(count(s.box.neighbours[town] & s.held[s.nation[seat]])) for town in near]
