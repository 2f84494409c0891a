"""What to do with events, embassies and other people's misfortunes."""

from __future__ import annotations

from centans.core.bits import members
from centans.core.game import NOBODY
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.montjoie.box.cards import size
from centans.games.montjoie.box.names import BLACK_DEATH, FOREIGN, UPRISING
from centans.games.montjoie.choices.cards import NO_CARD, Stake
from centans.games.montjoie.choices.people import NamePlayer
from centans.games.montjoie.choices.places import NameProvince, NameTown
from centans.games.montjoie.choices.words import KEEP_DIE, PASS, REROLL, NameEvent
from centans.games.montjoie.model.position import FREE, Position, duel_of, own_towns
from centans.games.montjoie.odds import card_spread, chances
from centans.games.montjoie.rules.ambassador import Corruption
from centans.games.montjoie.rules.naval import DuelSign, duel_total
from centans.games.montjoie.rules.optional.second_throw import SecondThrow
from centans.games.montjoie.rules.uprising import NameTowns
from centans.games.montjoie.sense.battle import baron_price
from centans.games.montjoie.sense.temper import Temper
from centans.games.montjoie.sense.worth import danger, gain, leader, loss, prospect, spite, worth


def weigh_order(
    s: Position, temper: Temper, step: Step[Position], seat: int, options: tuple[Option, ...]
) -> list[float]:
    """Who leads lets the plague come first, who does not lets it wait."""
    ahead = prospect(s, temper, seat) > prospect(s, temper, leader(s, temper, seat))
    plague = [isinstance(option, NameEvent) and option.event == BLACK_DEATH for option in options]
    return [float(first == ahead) for first in plague]


def owner_seat(s: Position, town: int) -> int:
    owner = s.owner[town]
    return NOBODY if owner == FREE or owner >= FOREIGN else s.seat_of[owner]


def yields(s: Position, town: int) -> float:
    """The chance that a die beats the wall."""
    return max(0, 6 - s.box.walls[s.level[town]]) / 6


def weigh_named_towns(
    s: Position, temper: Temper, step: NameTowns, seat: int, options: tuple[Option, ...]
) -> list[float]:
    """Strike where it hurts others most, and oneself not at all."""
    found: list[float] = []
    for option in options:
        assert isinstance(option, NameTown)
        town = option.town
        victim = owner_seat(s, town)
        harm = loss(s, temper, town) if step.event == UPRISING else s.box.income[s.level[town]] * temper.ecu
        liking = -1.0 if victim == seat else spite(s, temper, seat, victim)
        found.append(yields(s, town) * harm * liking)
    return found


def weigh_victims(
    s: Position, temper: Temper, step: Step[Position], seat: int, options: tuple[Option, ...]
) -> list[float]:
    """The leader, if he has something to lose."""
    return [
        spite(s, temper, seat, option.player) * min(3, size(s.hands[option.player]) / 3)
        for option in options
        if isinstance(option, NamePlayer)
    ]


def weigh_protection(
    s: Position, temper: Temper, step: Step[Position], seat: int, options: tuple[Option, ...]
) -> list[float]:
    """One's own towns in danger."""
    nation = s.nation[seat]
    mine = own_towns(s, seat)
    found: list[float] = []
    for option in options:
        towns = s.box.province_towns[option.province] if isinstance(option, NameProvince) else 0
        if isinstance(option, NameTown):
            towns = 1 << option.town
        safe = sum([worth(s, temper, nation, town) * danger(s, nation, town) for town in members(towns & mine)])
        found.append(safe - 0.2 * len(members(towns & ~mine)))
    return found


def weigh_stakes(
    s: Position, temper: Temper, step: Step[Position], seat: int, options: tuple[Option, ...]
) -> list[float]:
    """A claim point for a card, barons and a Felon."""
    against = card_spread(s, seat, 1)
    found: list[float] = []
    for option in options:
        assert isinstance(option, Stake)
        value = 0 if option.card == NO_CARD else s.box.card_value[option.card]
        theirs = [(0, 1.0)] if option.felon else against
        win, _, _ = chances([(value + option.barons, 1.0)], theirs)
        price = (
            (1.0 - win) * value * temper.kept_point
            + baron_price(s, temper, seat, option.barons)
            + temper.felon * option.felon
        )
        found.append(win * 1.4 - price)
    return found


def weigh_duel_sign(s: Position, temper: Temper, step: DuelSign, seat: int, options: tuple[Option, ...]) -> list[float]:
    duel = duel_of(s)
    ours, theirs = duel_total(s, duel, step.side), duel_total(s, duel, 1 - step.side)
    doubled = duel.clone()
    doubled.doubled[step.side] = 1
    turns = ours <= theirs < duel_total(s, doubled, step.side)
    return [float((option is not PASS) == turns) for option in options]


def weigh_pillage(
    s: Position, temper: Temper, step: Step[Position], seat: int, options: tuple[Option, ...]
) -> list[float]:
    """Money, and somebody else's loss of it."""
    found: list[float] = []
    for option in options:
        assert isinstance(option, NameTown)
        level = s.level[option.town]
        victim = owner_seat(s, option.town)
        harm = spite(s, temper, seat, victim) * s.box.income[level]
        chance = yields(s, option.town) if level else 1.0
        found.append(chance * (s.box.pillage_gain[level] + harm))
    return found


def weigh_corruption(
    s: Position, temper: Temper, step: Corruption, seat: int, options: tuple[Option, ...]
) -> list[float]:
    return [
        yields(s, option.town) * gain(s, temper, seat, step.power, option.town)
        for option in options
        if isinstance(option, NameTown)
    ]


def weigh_second_throw(
    s: Position, temper: Temper, step: SecondThrow, seat: int, options: tuple[Option, ...]
) -> list[float]:
    """Low dice are thrown again."""
    dice = step.thrown.dice
    found: list[float] = []
    for option in options:
        if option is KEEP_DIE:
            found.append(3.0)
        else:
            found.append(5.6 - dice[0 if option is REROLL else 1])
    return found
