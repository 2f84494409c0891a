"""Le Combat des Trente: the chances of a combat, worked out exactly from what one side knows.

The cards that the enemy may hold are a distribution: his hand is any part of the cards out of sight, each equally
likely. Of his hand he is taken to lay by chance: any of his Force cards as base, and then one of the Arms he may use,
or none, one of his combat Specials, or none, and his squire's Hero, or not, all equally likely. A Mission still face
down is any of those not seen. Dice and Ruse are what they are.
"""

from __future__ import annotations

from math import comb
from typing import Final

from centans.games.trente.box.cards import (
    ARMS,
    ARMS_DECK,
    ARMS_IDS,
    FORCE_DECK,
    HELP,
    HERO_DECK,
    HEROES,
    REST,
    RUSE,
    VALUES,
)
from centans.games.trente.box.field import Mission
from centans.games.trente.box.units import RANK, SQUIRE, army_of, hero_card
from centans.games.trente.choices import LayCards, cards_of
from centans.games.trente.model.position import ATTACKER, Position, in_charge, mission_of
from centans.games.trente.model.sight import hidden_in_hand, mission_in_sight, unseen, unseen_missions
from centans.games.trente.rules.bonuses import superiority, support
from centans.games.trente.rules.combinations import Combine
from centans.games.trente.rules.missions import mission_bonus, standing
from centans.games.trente.rules.resolution import value_of

Chances = tuple[float, float, float, float, float, float, float]
"""To win, to draw, to lose, to wound, to kill, to be wounded, to die."""

KINDS_OF_SPECIAL: Final = tuple(range(RUSE, REST + 1))
ZERO: Final = 40
"""Totals are counted from here in a list, as a lead may be negative."""
LENGTH: Final = 120
PLAIN: Final = 0
WITH_RUSE: Final = 1
WITH_HELP: Final = 2
FLAGS: Final = 3
MOST_LEAD: Final = 5
LEADS: Final = [float(6 - abs(lead)) for lead in range(-MOST_LEAD, MOST_LEAD + 1)]
"""In how many of the thirty-six throws of two dice one is so much the higher, from -5 to 5."""


class Forecast:
    """What the enemy's cards, bonuses and the two dice may add up to, less one's own bonuses."""

    __slots__ = ("below", "exactly")

    def __init__(self, rows: list[list[float]]) -> None:
        self.exactly = [tuple(row) for row in rows]
        """By flag: the chance of each figure."""
        self.below = [tuple(running(row)) for row in rows]
        """By flag: the chance of anything less."""


def running(row: list[float]) -> list[float]:
    """The sums of what comes before each figure, and of all."""
    first, end = span(row)
    found = [0.0] * (first + 1)
    total = 0.0
    for place in range(first, end):
        total += row[place]
        found.append(total)
    return found + [total] * (LENGTH - end)


def span(row: list[float]) -> tuple[int, int]:
    """Where in a row the first chance stands, and where behind the last; most figures have none."""
    first, end = 0, LENGTH
    while first < end and not row[first]:
        first += 1
    while end > first and not row[end - 1]:
        end -= 1
    return first, end


class Prospect:
    """A combat as one side sees it before it lays cards: `of` gives the chances of any combination."""

    __slots__ = ("bonus", "box", "foe_life", "life", "ruse", "unit", "whole")

    def __init__(self, s: Position, unit: int, foe: int, bonus: int, whole: Forecast, ruse: Forecast) -> None:
        self.box = s.box
        self.unit = unit
        self.life = s.life[unit]
        self.foe_life = s.life[foe]
        self.bonus = bonus
        """One's own bonuses, for show."""
        self.whole = whole
        self.ruse = ruse
        """The enemy as he is, and after one's own Ruse has struck him."""

    def of(self, option: LayCards) -> Chances:
        cards = cards_of(option.number, self.unit)
        value = sum([value_of(self.box, kind) for kind in cards])
        helped = HELP in cards
        forecast = self.ruse if RUSE in cards else self.whole
        total = [0.0] * 7
        self.add(total, forecast, PLAIN, value, helped, 1.0)
        self.add(total, forecast, WITH_HELP, value, helped, 1.0)
        if not cards:
            self.add(total, forecast, WITH_RUSE, value, helped, 1.0)
        for kind in cards:
            left = helped and kind != HELP
            self.add(total, forecast, WITH_RUSE, value - value_of(self.box, kind), left, 1.0 / len(cards))
        return (total[0], total[1], total[2], total[3], total[4], total[5], total[6])

    def add(self, total: list[float], forecast: Forecast, flag: int, value: int, helped: bool, share: float) -> None:
        place = ZERO + value
        below, exactly = forecast.below[flag], forecast.exactly[flag]
        win = below[place] * share
        even = exactly[place] * share
        lose = (below[LENGTH] - below[place + 1]) * share
        total[0] += win
        total[1] += even
        total[2] += lose
        if flag != WITH_HELP:
            total[3] += win
            total[4] += below[place - self.foe_life + 1] * share
        if not helped:
            total[5] += lose
            total[6] += (below[LENGTH] - below[place + self.life]) * share


def prospect(s: Position, unit: int, foe: int, attacking: bool, charge: bool, foe_seat: int) -> Prospect:
    """The combat of `unit` against `foe`, whose cards are those of `foe_seat`, as the army of `unit` sees it."""
    army, enemy = army_of(unit), army_of(foe)
    own = mission_of(s, army)
    backing = support(s, unit, foe) - support(s, foe, unit)
    mine = 0 if own is None else mission_bonus(s, own, unit, foe, attacking, charge)
    counts = unseen(s, army)
    groups: dict[tuple[int, int], float] = {}
    candidates = enemy_missions(s, army, enemy)
    for mission in candidates:
        theirs = superiority(s, foe, unit, mission, own) - superiority(s, unit, foe, own, mission)
        if mission is not None:
            theirs += mission_bonus(s, mission, foe, unit, not attacking, charge)
        suits = usable_arms(s, foe, not attacking, mission)
        key = (theirs - mine - backing, suits)
        groups[key] = groups.get(key, 0.0) + 1.0 / len(candidates)
    question = (
        tuple(counts),
        tuple(s.seen[foe_seat]),
        s.bare[foe_seat],
        tuple([hidden_in_hand(s, foe_seat, deck) for deck in (FORCE_DECK, ARMS_DECK, HERO_DECK)]),
        foe,
        attacking and s.box.die_allowed,
        tuple(groups.items()),
    )
    found = _forecasts.get(question)
    if found is None:
        if len(_forecasts) >= MOST_FORECASTS:
            _forecasts.clear()
        found = _forecasts[question] = forecasts(s, foe, foe_seat, attacking, counts, groups)
    shown = superiority(s, unit, foe, own, None) + support(s, unit, foe) + mine
    return Prospect(s, unit, foe, shown, found[0], found[1])


def prospect_of(s: Position, step: Combine) -> Prospect:
    """The combat in progress, as the chooser sees it."""
    slot = max(s.played) - 1
    return prospect(s, step.unit, step.foe, step.role == ATTACKER, is_charge(s), in_charge(s, army_of(step.foe), slot))


def is_charge(s: Position) -> bool:
    """Whether the combat in progress comes from a Horse cell: its `Reveal` lies under the choice of cards."""
    steps = s.agenda.steps
    return len(steps) > 1 and getattr(steps[-2], "charge", False)


def possible_combinations(s: Position, unit: int, foe: int, seat: int) -> list[LayCards]:
    ask = Combine(ATTACKER, seat, unit, foe).ask(s)
    assert ask is not None
    return [option for option in ask.options if isinstance(option, LayCards)]


_forecasts: Final[dict[object, tuple[Forecast, Forecast]]] = {}
MOST_FORECASTS: Final = 500


def enemy_missions(s: Position, army: int, enemy: int) -> list[Mission | None]:
    """The Missions that the enemy may have, each equally likely."""
    own = mission_in_sight(s, army, enemy)
    if own is not None or s.mission[enemy] < 0:
        return [own]
    return [s.box.missions[enemy][card] for card in unseen_missions(s, army, enemy)]


def usable_arms(s: Position, unit: int, attacking: bool, mission: Mission | None) -> int:
    """The Arms that this unit could use under that Mission; the same as `arms_for`, which looks at the real one."""
    suits = s.box.arms_offensive if attacking else ~s.box.arms_offensive
    if standing(mission, unit) == SQUIRE:
        suits &= ~s.box.arms_knights
    if s.life[unit] < s.box.life:
        suits &= ~s.box.arms_full_life
    return suits & ((1 << len(ARMS_IDS)) - 1)


# -- the enemy's cards ------------------------------------------------------------------------------------------------


def forecasts(
    s: Position, foe: int, seat: int, attacking: bool, counts: list[int], groups: dict[tuple[int, int], float]
) -> tuple[Forecast, Forecast]:
    whole = [[0.0] * LENGTH for _ in range(FLAGS)]
    ruse = [[0.0] * LENGTH for _ in range(FLAGS)]
    bases = base_and_special(s, seat, counts, attacking and s.box.die_allowed)
    hero = chance_of_hero(s, foe, seat, counts)
    for (shift, suits), weight in groups.items():
        arms = arms_added(s, seat, counts, suits)
        for (base, special), chance in bases.items():
            add_layings(s, whole, ruse, base, special, arms, hero, shift, weight * chance)
    return Forecast([with_dice(row) for row in whole]), Forecast([with_dice(row) for row in ruse])


NOTHING: Final = -1
"""No base card, or no card added."""
DECLINED: Final = -2
"""A defender who may, lays nothing."""


def base_and_special(s: Position, seat: int, counts: list[int], may_decline: bool) -> dict[tuple[int, int], float]:
    """How likely each Force card is as base, with each Special or none: kinds of cards, NOTHING for none."""
    known = s.seen[seat]
    number = hidden_in_hand(s, seat, FORCE_DECK)
    loose = [kind for kind in KINDS_OF_SPECIAL if counts[kind] and not known[kind]]
    force = sum(counts[:VALUES])
    ways = 0.0
    found: dict[tuple[int, int], float] = {}
    for subset in range(1 << len(loose)):
        held = [kind for place, kind in enumerate(loose) if subset >> place & 1]
        plain = number - len(held)
        if plain < 0 or plain > force or (s.bare[seat] and plain):
            continue
        weight = float(comb(force, plain))
        ways += weight
        specials = [kind for kind in (*held, *[kind for kind in KINDS_OF_SPECIAL if known[kind]]) if kind <= HELP]
        bases = [known[kind] + (plain * counts[kind] / force if force else 0.0) for kind in range(VALUES)]
        spread_base(found, bases, sum(known[:VALUES]) + plain, specials, weight, may_decline)
    return {key: chance / ways for key, chance in found.items()} if ways else {(NOTHING, NOTHING): 1.0}


def spread_base(
    found: dict[tuple[int, int], float],
    bases: list[float],
    total: int,
    specials: list[int],
    weight: float,
    may_decline: bool,
) -> None:
    """Share a weight out over the bases and Specials of one hand."""
    choices = total + (1 if may_decline else 0)
    added = [NOTHING, *specials]
    if not total:
        for special in added:
            key = (NOTHING, special)
            found[key] = found.get(key, 0.0) + weight / len(added)
        return
    if may_decline:
        key = (DECLINED, NOTHING)
        found[key] = found.get(key, 0.0) + weight / choices
    for kind, expected in enumerate(bases):
        if not expected:
            continue
        for special in added:
            key = (kind, special)
            found[key] = found.get(key, 0.0) + weight * expected / choices / len(added)


def arms_added(s: Position, seat: int, counts: list[int], suits: int) -> dict[int, float]:
    """How likely he is to add an Arms card of each value, 0 for none."""
    known = s.seen[seat]
    sure = [ARMS + place for place in range(len(ARMS_IDS)) if suits >> place & 1 for _ in range(known[ARMS + place])]
    loose = [counts[ARMS + place] if suits >> place & 1 else 0 for place in range(len(ARMS_IDS))]
    usable, number = sum(loose), hidden_in_hand(s, seat, ARMS_DECK)
    cards = sum(counts[ARMS:HEROES])
    found = {0: 0.0}
    for held in range(min(usable, number) + 1):
        if number - held > cards - usable:
            continue
        chance = comb(usable, held) * comb(cards - usable, number - held) / comb(cards, number)
        choices = 1 + len(sure) + held
        found[0] += chance / choices
        for kind in sure:
            value = s.box.arms_value[kind - ARMS + 1]
            found[value] = found.get(value, 0.0) + chance / choices
        for place, copies in enumerate(loose):
            if copies and held:
                value = s.box.arms_value[place + 1]
                found[value] = found.get(value, 0.0) + chance * held * copies / usable / choices
    return found


def chance_of_hero(s: Position, foe: int, seat: int, counts: list[int]) -> float:
    """How likely he holds the Hero card of his fighting squire."""
    if RANK[foe] != SQUIRE:
        return 0.0
    kind = hero_card(foe)
    if s.seen[seat][kind]:
        return 1.0
    cards = sum(counts[HEROES : HEROES + 20])
    return counts[kind] * hidden_in_hand(s, seat, HERO_DECK) / cards if cards else 0.0


def add_layings(
    s: Position,
    whole: list[list[float]],
    ruse: list[list[float]],
    base: int,
    special: int,
    arms: dict[int, float],
    hero: float,
    shift: int,
    chance: float,
) -> None:
    """Every combination with this base and Special, by what it is worth, as laid and with a card lost to a Ruse."""
    if base == DECLINED:
        add_nothing(whole, ruse, shift, chance)
        return
    if base == NOTHING:
        add_nothing(whole, ruse, shift, chance * (1 - hero))
        if hero:
            add_arms(s, whole, ruse, [s.box.hero], special, arms, shift, chance * hero)
        return
    add_arms(s, whole, ruse, [base + 1], special, arms, shift, chance * (1 - hero / 2))
    if hero:
        add_arms(s, whole, ruse, [base + 1, s.box.hero], special, arms, shift, chance * hero / 2)


def add_nothing(whole: list[list[float]], ruse: list[list[float]], shift: int, chance: float) -> None:
    """He lays nothing; there is nothing to lose either."""
    whole[PLAIN][ZERO + shift] += chance
    ruse[PLAIN][ZERO + shift] += chance


def add_arms(
    s: Position,
    whole: list[list[float]],
    ruse: list[list[float]],
    cards: list[int],
    special: int,
    arms: dict[int, float],
    shift: int,
    chance: float,
) -> None:
    """Combinations with these cards, this Special and each of the Arms or none. What a Ruse takes is as likely any."""
    flag = WITH_RUSE if special == RUSE else WITH_HELP if special == HELP else PLAIN
    laid, left, plain = whole[flag], ruse[flag], ruse[PLAIN]
    extra = 0 if special == NOTHING else value_of(s.box, special)
    number = len(cards) + (special != NOTHING)
    place = ZERO + shift + sum(cards) + extra
    for value, likely in arms.items():
        if not likely:
            continue
        laid[place + value] += chance * likely
        share = chance * likely / (number + 1 if value else number)
        for card in cards:
            left[place + value - card] += share
        if special != NOTHING:
            plain[place + value - extra] += share
        if value:
            left[place] += share


def with_dice(row: list[float]) -> list[float]:
    """The figure with the enemy's die added and one's own taken off."""
    found = [0.0] * LENGTH
    first, end = span(row)
    if first == end:
        return found
    for place in range(first - MOST_LEAD, end + MOST_LEAD):
        total = 0.0
        for source in range(max(first, place - MOST_LEAD), min(end, place + MOST_LEAD + 1)):
            total += row[source] * LEADS[source - place + MOST_LEAD] / 36
        found[place] = total
    return found
