"""Bastide: what each seat may see (chapter 20). Everything not put into the view stays hidden."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from centans.core.game import NOBODY
from centans.core.views import Pile
from centans.games.bastide.asking.money import allocation, offers, sum_to_name, window
from centans.games.bastide.asking.phases import phase
from centans.games.bastide.asking.project import auction
from centans.games.bastide.asking.targets import damage, english_targets, follows
from centans.games.bastide.box.charter import Charter
from centans.games.bastide.box.pieces import CARDS, COLOURS, ENGLISH, KINDS, NO_TILE, TILES, points_of
from centans.games.bastide.box.town import (
    BLOCKS,
    CARRA,
    CATEGORIES,
    CATEGORY_OF,
    CENTRAL,
    CHURCH,
    CIRCLES,
    CIRCLES_OF,
    EQUIPMENTS,
    EXPOSED_BLOCKS,
    EXPOSED_CIRCLES,
    FACES,
    FACING,
    HALLE,
    LEPER_HOUSE,
    RELIGIOUS,
    WALLS,
    is_religious,
)
from centans.games.bastide.model import (
    Position,
    bank,
    camp_size,
    camp_strength,
    coming_holder,
    hand_size,
    in_hand,
    is_besieged,
    is_started,
    on_equipments,
    place_of,
    room_in,
    site_of,
    supply,
    wall_strength,
    walled,
    walls_hold,
)
from centans.games.bastide.rules.fire import houses_that_burn, influences_that_burn
from centans.games.bastide.rules.houses import owed_for, tax_on, tax_parts
from centans.games.bastide.rules.turn import refused_project, wants_site
from centans.games.bastide.scoring import ending, is_french, ranks, score
from centans.games.bastide.view import (
    BastideView,
    BlockView,
    CardView,
    CircleView,
    EquipmentView,
    Figures,
    NextEnglish,
    PointsView,
    SeatView,
    SiegeView,
    TaxView,
)


class Town:
    """What all see alike, and costs most to tell."""

    __slots__ = ("blocks", "cards", "equipments")

    def __init__(self, s: Position) -> None:
        self.blocks = [block_view(s, block) for block in range(len(BLOCKS))]
        self.equipments = [equipment_view(s, work) for work in range(len(EQUIPMENTS))]
        self.cards = [card_view(s, card) for card in range(len(CARDS))]


def views(s: Position, seats: Sequence[int | None]) -> list[BastideView]:
    town = Town(s)
    return [view(s, seat, town) for seat in seats]


def view(s: Position, seat: int | None, town: Town) -> BastideView:
    over = not s.agenda.steps
    current = s.agenda.current()
    return BastideView(
        seat=seat,
        turn=s.turn,
        active=s.active,
        phase=phase(s),
        figures=figures(s.box),
        blocks=town.blocks,
        equipments=town.equipments,
        started=sum([is_started(s, work) for work in range(len(EQUIPMENTS))]),
        seats=seat_views(s, seat, over),
        cards=town.cards,
        siege=siege_view(s, seat),
        chest=s.chest,
        share=s.chest // s.box.players,
        chest_left=s.chest % s.box.players,
        bank=None if s.box.bank < 0 else bank(s),
        bag=sum(s.bag),
        fires_out=s.fires,
        shown=None if s.shown == NO_TILE else TILES[s.shown],
        auction=auction(s, seat, current),
        window=window(s, current),
        offers=offers(s),
        allocation=allocation(s, current),
        damage=damage(s, current),
        sum=sum_to_name(s, seat, current),
        follows=follows(s, seat, current),
        idle=max(0, s.idle),
        over=over,
        ending=ending(s) if over else None,
        french=is_french(s) if over else None,
    )


@lru_cache(100)
def figures(box: Charter) -> Figures:
    """Made once for each kind of match at hand."""
    return Figures(
        players=box.players,
        tokens=box.tokens,
        hand_size=box.hand_size,
        places=box.places,
        camp_places=box.camp_places,
        road_end=box.road_end,
        price=box.price,
        raise_least=box.raise_least,
        per_influence=box.per_influence,
        base_tax=box.base_tax,
        halle_tax=box.halle_tax,
        church_tax=box.church_tax,
        leper_house_tax=box.leper_tax,
        tiles=box.bag.copy(),
        bank=None if box.bank < 0 else box.bank,
        tie_holds=box.tie_holds,
        rounds_of_raises=box.rounds_of_raises,
        gifts=box.gifts,
        cede=box.cede,
        money_hidden=box.money_hidden,
        mixed_harassment=box.mixed,
        stall=box.stall,
    )


# -- the town ---------------------------------------------------------------------------------------------------------


def block_view(s: Position, block: int) -> BlockView:
    if block == CARRA:
        return BlockView(BLOCKS[block], "carra", 0, [], 0, False, 0, None)
    room = room_in(s, block)
    return BlockView(
        id=BLOCKS[block],
        zone="central" if block == CENTRAL else "outer",
        houses=s.houses[block],
        buildings=[EQUIPMENTS[building] for building in RELIGIOUS if site_of(s, building) == block],
        room=room,
        exposed=block in EXPOSED_BLOCKS[walled(s)],
        burns=houses_that_burn(s, block),
        tax=tax_view(s, block) if room > 0 else None,
    )


def tax_view(s: Position, block: int) -> TaxView:
    """The tax of a House in this block, if it were placed now."""
    house, halle, church, leper_house = tax_parts(s, block)
    total, owed = tax_on(s, block), owed_for(s, block)
    creditors = [seat for seat, due in enumerate(owed) if due]
    short = 0 < total < sum(owed) and len(creditors) > 1
    if short:
        paid: list[int] = []
    elif total < sum(owed):
        paid = [total if due else 0 for due in owed]
    else:
        paid = owed
    to_chest = 0 if short else total - sum(paid)
    circles = [CIRCLES[circle] for circle in FACING[block] if s.circles[circle] != NOBODY]
    return TaxView(house, halle, church, leper_house, total, owed, paid, to_chest, short, circles)


def equipment_view(s: Position, work: int) -> EquipmentView:
    sides = walled(s)
    religious = is_religious(work)
    site = site_of(s, work) if religious else NOBODY
    return EquipmentView(
        id=EQUIPMENTS[work],
        category=CATEGORIES[CATEGORY_OF[work]],
        circles=[circle_view(s, circle) for circle in CIRCLES_OF[work]],
        tokens=tokens_by_seat(s, work),
        capacity=s.box.capacity[work],
        free=s.box.capacity[work] - s.filled[work],
        started=is_started(s, work),
        on_board=is_started(s, work) or s.project == work,
        site=None if site == NOBODY else BLOCKS[site],
        exposed=site in EXPOSED_BLOCKS[sides],
        proposable=refused_project(s, work) is None,
        wants_site=wants_site(s, work),
        tax_around=tax_around(s, work),
        burns=influences_that_burn(s, work),
    )


def tax_around(s: Position, work: int) -> int:
    """What an equipment does to the tax of the blocks around it (BA-TAX-3 to 5)."""
    box = s.box
    return {HALLE: box.halle_tax, CHURCH: box.church_tax, LEPER_HOUSE: box.leper_tax}.get(work, 0)


def circle_view(s: Position, circle: int) -> CircleView:
    owner = s.circles[circle]
    return CircleView(
        id=CIRCLES[circle],
        owner=None if owner == NOBODY else owner,
        faces=[BLOCKS[block] for block in FACES[circle]],
        exposed=circle in EXPOSED_CIRCLES[walled(s)],
    )


def tokens_by_seat(s: Position, work: int) -> list[int]:
    """How many Influences each player has on an equipment."""
    if is_religious(work):
        return [s.tokens[place_of(s, work, seat)] for seat in range(s.box.players)]
    owners = [s.circles[circle] for circle in CIRCLES_OF[work]]
    return [owners.count(seat) for seat in range(s.box.players)]


# -- the players ------------------------------------------------------------------------------------------------------


def seat_views(s: Position, viewer: int | None, over: bool) -> list[SeatView]:
    french, english = ranks(s, True), ranks(s, False)
    return [
        SeatView(
            seat=seat,
            colour=COLOURS[seat],
            money=s.money[seat] if over or seat == viewer or not s.box.money_hidden else None,
            hand=hand_view(s, seat, over or seat == viewer),
            supply=supply(s, seat),
            road=s.road[seat],
            influences=s.influence[seat * 3 : seat * 3 + 3],
            cards=[CARDS[card] for card, holder in enumerate(s.cards) if holder == seat],
            french_score=score(s, seat, True),
            french_rank=french[seat],
            french_leads=leads(french, seat),
            english_score=score(s, seat, False),
            english_rank=english[seat],
            english_leads=leads(english, seat),
            reckoned=reckoned(s, seat) if over else [],
        )
        for seat in range(s.box.players)
    ]


def leads(places: list[int], seat: int) -> bool:
    """Nobody leads where all are equal."""
    return places[seat] == 1 and max(places) > 1


def reckoned(s: Position, seat: int) -> list[PointsView]:
    """Influences, then cards and road: added in a French town, taken off in an English one (BA-SCORE-1 to 3)."""
    sign = 1 if is_french(s) else -1
    cards = [
        PointsView(CARDS[card], sign * s.box.card_points[card]) for card, holder in enumerate(s.cards) if holder == seat
    ]
    road = [PointsView("road", sign * s.road[seat])] if s.road[seat] else []
    return [PointsView("influences", on_equipments(s, seat)), *cards, *road]


def hand_view(s: Position, seat: int, seen: bool) -> Pile:
    """Tiles in hand are known to their owner only, their number to all (BA-INFO-1)."""
    number = hand_size(s, seat)
    if not seen and number:
        return Pile(number, None)
    return Pile(number, [kind for kind in range(KINDS) for _ in range(in_hand(s, seat, kind))])


def lying(s: Position, viewer: int | None) -> list[Pile]:
    """The piles of a view, without the rest of it: the hands."""
    over = not s.agenda.steps
    return [hand_view(s, seat, over or seat == viewer) for seat in range(s.box.players)]


def card_view(s: Position, card: int) -> CardView:
    """A majority card, and who would hold it if the turn ended now (BA-MAJ-1 to 3)."""
    holder, coming = s.cards[card], coming_holder(s, card)
    return CardView(
        id=CARDS[card],
        category=CATEGORIES[card],
        points=s.box.card_points[card],
        holder=None if holder == NOBODY else holder,
        counts=s.influence[card :: len(CARDS)],
        next_holder=None if coming == NOBODY else coming,
    )


# -- the English ------------------------------------------------------------------------------------------------------


def siege_view(s: Position, viewer: int | None) -> SiegeView:
    english = camp_strength(s)
    reach, targets = english_targets(s)
    forecast = [] if is_besieged(s) else [next_english(s, viewer, kind) for kind in ENGLISH]
    begins_next = camp_size(s) == s.box.camp_places
    return SiegeView(
        camp=[points for points in (4, 3, 2, 1) for _ in range(s.camp[points - 1])],
        to_come=max(0, s.box.camp_places + 1 - camp_size(s)),
        english=english,
        walls=wall_strength(s),
        missing_walls=[EQUIPMENTS[wall] for wall in WALLS if not is_started(s, wall)],
        walls_full=sum([s.box.capacity[wall] for wall in WALLS]),
        holds_now=walls_hold(s, english),
        forecast=forecast,
        begins_next=begins_next,
        withstands=withstands(forecast) if begins_next else None,
        reach=reach,
        targets=targets,
    )


def next_english(s: Position, viewer: int | None, kind: int) -> NextEnglish:
    points = points_of(kind)
    strength = camp_strength(s) + points
    seen = s.camp[points - 1] + (s.shown == kind) + (0 if viewer is None else in_hand(s, viewer, kind))
    return NextEnglish(points, s.box.hits[kind], strength, walls_hold(s, strength), s.box.bag[kind] - seen)


def withstands(forecast: list[NextEnglish]) -> int | None:
    """The most points of an unseen tile against which the walls would hold; None if there is no such tile left."""
    unseen = [tile for tile in forecast if tile.unseen]
    return max([tile.points if tile.holds else 0 for tile in unseen]) if unseen else None
