"""Bastide: what a bot considers a sensible choice.

Where an option has an effect that is known at once, the effect is tried out and the position weighed (`worth`). Bids
are weighed against several ways in which the others might bid.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from centans.core.asks import Ask
from centans.core.game import Plan, Prospect
from centans.core.judging import LearnedSense
from centans.core.options import Option
from centans.games.bastide.box.pieces import ENGLISH, FIRE, HOUSE, points_of
from centans.games.bastide.box.town import (
    BUILDING_BLOCKS,
    CARRA,
    CENTRAL,
    CHURCH,
    FIRST_RELIGIOUS,
    LEPER_HOUSE,
    NEAR,
    RELIGIOUS,
    is_religious,
)
from centans.games.bastide.choices import (
    AGREE,
    HARASS_HOUSES,
    LOSE,
    NO_TARGET,
    OWN,
    STOP,
    Block,
    Burn,
    Cede,
    Equipment,
    PlayTile,
    Project,
    SendAway,
    Token,
    equipment_of,
)
from centans.games.bastide.model import (
    Position,
    add_influence,
    blocks_with_room,
    camp_size,
    in_hand,
    room_in,
    take_influence,
    targets_on,
    tokens_at,
)
from centans.games.bastide.rules.auction import FirstBid, Raise
from centans.games.bastide.rules.emissary import SendEmissary
from centans.games.bastide.rules.english import (
    HarassHouses,
    HarassInfluences,
    HarassKind,
    Hit,
    exposed_houses,
    exposed_influences,
    wall_influences,
)
from centans.games.bastide.rules.fire import BurnHouses, BurnInfluences, Fire
from centans.games.bastide.rules.houses import Allocate, PlaceHouse, owed_for, tax_on
from centans.games.bastide.rules.negotiation import GiftWindow, MakeOffer
from centans.games.bastide.rules.placement import CedeCircle, Consent, PlaceInfluence, WhoseToken, only_circle
from centans.games.bastide.rules.projects import ChooseSite
from centans.games.bastide.rules.turn import Action
from centans.games.bastide.sense.bidding import weigh_bids, weigh_project, weigh_raises
from centans.games.bastide.sense.bribing import (
    best_offer,
    is_bribed,
    motives_of_offer,
    motives_of_share,
    weigh_offers,
    weigh_shares,
)
from centans.games.bastide.sense.giving import motives_of_gift, weigh_gifts
from centans.games.bastide.sense.income import income_of
from centans.games.bastide.sense.outlook import at_hand, outlook
from centans.games.bastide.sense.value import FEATURES, rows
from centans.games.bastide.sense.worth import Now, money_value, worth_of_siege

HELD_TILE: Final = 0.05
"""What a House is worth in hand rather than played."""
BARREN: Final = 1.2
"""What it costs to build a House where it brings nobody anything: there are few places, and a turn is lost."""
CLUTTER: Final = 1.6
"""What it is worth to be rid of a House while it can still be built, for each in hand."""
CROWDED: Final = 20
"""So few free places left are a crowd."""
KEPT: Final = 0.4
"""The part of what a siege would bring that keeps the last English tile in hand for it."""
PLAYED: Final = 0.4
"""What it is worth to play a Fire or an English tile rather than hold it: a new tile comes into the hand for it."""
SHELTER: Final = 0.3
"""What it is worth that a religious building stands where no English tile can reach it."""
TO_COME: Final = 0.3
"""How likely a House will come to a free place while it still matters."""


class BastideSense(LearnedSense[Position]):
    """Weighs every option of every ask of the game. What others hold it does not guess at, so one deal is enough."""

    __slots__ = ()
    deals: ClassVar[int] = 1
    horizon: ClassVar[int] = 2
    features: ClassVar[tuple[str, ...]] = FEATURES
    lessons: ClassVar[tuple[tuple[int, str], ...]] = ((3, ""), (4, ""), (5, ""))

    def weigh(self, s: Position, ask: Ask) -> list[float]:
        step = s.agenda.asking(ask)
        seat = ask.seat
        if isinstance(step, FirstBid):
            return weigh_bids(s, seat, step.named, ask.options)
        if isinstance(step, Raise):
            return weigh_raises(s, seat, step.named, ask.options)
        if isinstance(step, GiftWindow):
            return weigh_gifts(s, step, seat, ask.options)
        if isinstance(step, MakeOffer):
            return weigh_offers(s, seat, ask.options)
        now = Now(s, seat)
        if isinstance(step, Allocate):
            return weigh_shares(now, step, ask.options)
        if isinstance(step, BurnInfluences | HarassInfluences):
            return [0.0 if option is STOP else damage_of(now, option) for option in ask.options]
        weigh = weigher(now, step)
        return [weigh(option) for option in ask.options]

    def turn(self, s: Position) -> int:
        return s.turn

    def plans(self, s: Position, ask: Ask) -> list[Plan]:
        """Gifts and offers are no matter for a simulation, which knows neither thanks nor whom to trust."""
        found = super().plans(s, ask)
        step = s.agenda.asking(ask)
        if isinstance(step, GiftWindow | MakeOffer) or (isinstance(step, Allocate) and is_bribed(s)):
            return [max(found, key=lambda plan: plan.weight)]
        return found

    def rows(self, s: Position) -> list[list[float]]:
        return rows(s)

    def outlook(self, s: Position, seat: int) -> list[Prospect]:
        return outlook(s, seat)

    def at_hand(self, s: Position, seat: int) -> list[Prospect]:
        return at_hand(s, seat)

    def motives(self, s: Position, ask: Ask, option: Option) -> list[Prospect]:
        step = s.agenda.asking(ask)
        if isinstance(step, GiftWindow):
            return motives_of_gift(s, step, option)
        if isinstance(step, MakeOffer):
            return motives_of_offer(s, ask.seat, option)
        return motives_of_share(s, step, option) if isinstance(step, Allocate) else []

    def has_to_say(self, s: Position, ask: Ask) -> bool:
        amount, _ = best_offer(s, ask.seat)
        return amount > 0


Weigher = Callable[[Option], float]


def weigher(now: Now, step: object) -> Weigher:
    """How one option of this step is weighed."""
    seat = now.seat
    if isinstance(step, Action):
        return lambda option: weigh_action(now, option)
    if isinstance(step, PlaceHouse):
        return lambda option: house_in(now, option)
    if isinstance(step, ChooseSite):
        return lambda option: site_in(now, option)
    if isinstance(step, SendEmissary):
        return lambda option: emissary_to(now, option)
    if isinstance(step, Fire | HarassHouses | Hit | BurnHouses | HarassKind):
        return lambda option: damage_of(now, option)
    if isinstance(step, WhoseToken):
        return lambda option: token_of(now, option)
    if isinstance(step, Consent):
        return lambda option: placed(now, step.circle, seat if option is AGREE else step.order[0])
    assert isinstance(step, PlaceInfluence)
    owner = step.taker if isinstance(step, CedeCircle) else seat
    return lambda option: placed(now, option.target, owner) if isinstance(option, Token) else 0.0


# -- actions ----------------------------------------------------------------------------------------------------------


def weigh_action(now: Now, option: Option) -> float:
    """A project by what the auction should bring, a tile by the best that can be done with it."""
    s, seat = now.s, now.seat
    if isinstance(option, Project):
        return weigh_project(now, option.equipment)
    if not isinstance(option, PlayTile):
        return 0.0
    if option.tile == HOUSE:
        return max([house_in(now, block) for block in blocks_with_room(s)]) - HELD_TILE + clutter(s, seat)
    if option.tile == FIRE:
        return best_fire(now) + PLAYED
    return english_tile(now, option.tile)


def clutter(s: Position, seat: int) -> float:
    """Houses without a place stay in hand for ever: the fuller the town, the sooner out with them."""
    room = s.box.places * len(BUILDING_BLOCKS) - sum(s.houses) - len(RELIGIOUS)
    return CLUTTER * in_hand(s, seat, HOUSE) * max(0.0, 1 - room / CROWDED)


def house_in(now: Now, option: Option) -> float:
    """The tax to each player, the rest to all alike."""
    assert isinstance(option, Block)
    s, seat = now.s, now.seat
    t = s.clone()
    t.houses[option.block] += 1
    tax, owed = tax_on(s, option.block), owed_for(s, option.block)
    total = sum(owed)
    if tax >= total:
        t.money = [money + due for money, due in zip(s.money, owed, strict=True)]
        t.chest += tax - total
    else:
        mine = min(tax, owed[seat])
        others = max(1, total - owed[seat])
        for other, due in enumerate(owed):
            t.money[other] += mine if other == seat else due * (tax - mine) // others
    return now.gain(t, income_of(t)) - BARREN * max(0, s.box.base_tax - tax) / max(1, s.box.base_tax)


def best_fire(now: Now) -> float:
    """The best that a Fire could do."""
    s = now.s
    works = [equipment for equipment, number in enumerate(s.filled) if number]
    found = [fire_on(now, equipment) for equipment in works]
    return max([0.0, *found])


def fire_on(now: Now, equipment: int) -> float:
    """What burning the worst one or two Influences of an equipment is worth."""
    s = now.s
    values = sorted([loss_of(now, target) for target in targets_on(s, equipment)], reverse=True)
    return values[0] + max([0.0, *values[1:2]])


def loss_of(now: Now, target: int) -> float:
    """What it is worth that this token leaves the board."""
    known = now.losses.get(target)
    if known is None:
        t = now.s.clone()
        take_influence(t, target)
        income = now.income.with_influence(t, equipment_of(target), target)
        known = now.losses[target] = now.gain(t, income)
    return known


def english_tile(now: Now, kind: int) -> float:
    """The siege if the camp is full; otherwise the damage, and the camp that grows."""
    s, seat = now.s, now.seat
    points = points_of(kind)
    if camp_size(s) >= s.box.camp_places:
        return worth_of_siege(s, seat, points) - now.worth
    t = s.clone()
    t.camp[points - 1] += 1
    harm = best_harassment(now, s.box.hits[kind])
    return now.gain(t, now.income) + harm + PLAYED - kept_for_siege(now, points)


def kept_for_siege(now: Now, points: int) -> float:
    """Whoever would gain by a siege must hold an English tile when the camp is full."""
    s, seat = now.s, now.seat
    if camp_size(s) < s.box.camp_places // 2 or sum([in_hand(s, seat, kind) for kind in ENGLISH]) > 1:
        return 0.0
    return KEPT * max(0.0, worth_of_siege(s, seat, points) - now.worth)


def best_harassment(now: Now, hits: int) -> float:
    s = now.s
    houses, influences = exposed_houses(s), exposed_influences(s)
    targets = influences or ([] if houses else wall_influences(s))
    values = sorted([loss_of(now, target) for target in targets], reverse=True)
    damage = sum(values[:hits]) if values else 0.0
    return max(damage, 0.0) if houses else damage


# -- damage -----------------------------------------------------------------------------------------------------------


def damage_of(now: Now, option: Option) -> float:
    """What it is worth to hit this target."""
    s = now.s
    if isinstance(option, Token):
        return loss_of(now, option.target) if tokens_at(s, option.target) else 0.0
    if isinstance(option, Equipment):
        return fire_on(now, option.equipment)
    if isinstance(option, Block):
        return house_lost(now, option.block)
    if isinstance(option, Burn):
        return 0.001 * option.number
    if option is HARASS_HOUSES:
        return max([house_lost(now, block) for block in exposed_houses(s)])
    values = sorted([loss_of(now, target) for target in exposed_influences(s)], reverse=True)
    return sum(values[: s.box.hits[s.shown]])


def house_lost(now: Now, block: int) -> float:
    s = now.s
    t = s.clone()
    t.houses[block] -= 1
    return now.gain(t, income_of(t))


# -- building ---------------------------------------------------------------------------------------------------------


def placed(now: Now, circle: int, owner: int) -> float:
    """What a token of this owner on the circle is worth."""
    s = now.s
    t = s.clone()
    add_influence(t, s.project, NO_TARGET if is_religious(s.project) else circle, owner)
    return now.gain(t, now.income.with_influence(t, s.project, circle))


def token_of(now: Now, option: Option) -> float:
    s, seat = now.s, now.seat
    if option is LOSE:
        return 0.0
    circle = only_circle(s)
    if option is OWN:
        return placed(now, circle, seat)
    assert isinstance(option, Cede)
    return placed(now, circle, option.seat)


def site_in(now: Now, option: Option) -> float:
    """Out of the reach of the English; the church near one's own circles, the leper house where it does least harm."""
    assert isinstance(option, Block)
    s, seat = now.s, now.seat
    t = s.clone()
    t.sites[s.project - FIRST_RELIGIOUS] = option.block
    value = now.gain(t, income_of(t)) + (SHELTER if option.block == CENTRAL else 0.0)
    if s.project in (CHURCH, LEPER_HOUSE):
        effect = s.box.church_tax if s.project == CHURCH else s.box.leper_tax
        value += (
            money_value(s) * effect * sum([room_in(t, block) * stake(s, seat, block) for block in NEAR[option.block]])
        )
    return value


def stake(s: Position, seat: int, block: int) -> float:
    """What part of the tax of one more House here would be his: what he is owed, and a share of the chest."""
    if block == CARRA:
        return 0.0
    owed = owed_for(s, block)
    left = max(0, s.box.base_tax - sum(owed))
    return TO_COME * (owed[seat] + left / s.box.players) / max(1, s.box.base_tax)


def emissary_to(now: Now, option: Option) -> float:
    assert isinstance(option, SendAway)
    s, seat = now.s, now.seat
    t = s.clone()
    t.camp[option.points - 1] -= 1
    t.bag[ENGLISH[option.points - 1]] += 1
    t.road[seat] = min(s.box.road_end, s.road[seat] + option.points)
    return now.gain(t, now.income)
