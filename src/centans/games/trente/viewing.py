"""Le Combat des Trente: what each seat may see. Everything not put into the view stays hidden.

Units are written B-24, cells K10 or OAK, cards f4, ruse, lance, h24, armies blois and montfort, as everywhere.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from centans.core.bits import members
from centans.core.steps import Step
from centans.core.views import Pile
from centans.games.trente.asking import Asking, Secret, choosing
from centans.games.trente.box.cards import (
    ARMS,
    ARMS_DECK,
    ARMS_IDS,
    CARD_ID,
    DECKS,
    FORCE_DECK,
    HERO_DECK,
    KINDS,
    STARTS,
    VALUES,
    cards_in,
    in_deck,
)
from centans.games.trente.box.cells import CELL_KINDS, COLUMNS, NAME, NOWHERE, OAK_SQUARES, ROWS, WIDTH
from centans.games.trente.box.field import Field, Mission
from centans.games.trente.box.units import ARMIES, BLOIS, MONTFORT, NO_UNIT, RANK, RANKS, UNIT_ID, UNITS, army_of
from centans.games.trente.choices import cards_of
from centans.games.trente.model.position import (
    ATTACKER,
    DEFENDER,
    NO_CARD,
    NO_MISSION,
    SOURCES,
    LastCombat,
    Position,
    in_charge,
    is_alive,
    is_pair,
    leads,
    losses_so_far,
)
from centans.games.trente.model.sight import mission_in_sight, unseen_missions
from centans.games.trente.rules.combinations import Combine
from centans.games.trente.rules.contact import Target
from centans.games.trente.rules.end_of_turn import Heal, Keep, PlayRest
from centans.games.trente.rules.horses import ChargeTarget, Landing
from centans.games.trente.rules.missions import steps_with
from centans.games.trente.rules.moves import Move
from centans.games.trente.rules.orders import OrderSheet, WriteOrder
from centans.games.trente.rules.resolution import Advance, TakeBack, value_of
from centans.games.trente.rules.setup import Deploy
from centans.games.trente.view import (
    ArmyView,
    CardFigures,
    CombatView,
    FallenView,
    FightView,
    FiguresView,
    MissionFigures,
    OrderView,
    RankFigures,
    SeatView,
    SideView,
    SpecialCellView,
    TrenteView,
    UnitView,
)

REMEMBERED: Final = 10_000
"""How many units as they were shown are kept at hand: from one answer to the next, most of them stay the same."""


def view(s: Position, seat: int | None) -> TrenteView:
    over = s.agenda.over
    army = None if seat is None else s.armies[seat]
    asked = asking_steps(s, army)
    own = [step for step in asked if seat is not None and step.seat == seat]
    fights = [step for step in asked if isinstance(step, Combine)]
    return TrenteView(
        seat=seat,
        turn=s.turn,
        last_turn=s.box.last_turn,
        destruction=s.box.destruction,
        first=ARMIES[s.first],
        round=max(s.played),
        phase=phase(asked),
        acting=acting(asked),
        units=_units(s, army),
        armies=[_army(s, side, army, over) for side in (BLOIS, MONTFORT)],
        seats=[_seat(s, other, army, over) for other in range(len(s.hands))],
        force_deck=len(s.force),
        arms_deck=len(s.arms),
        hero_deck=len(s.hero),
        fallen=[FallenView(turn, UNIT_ID[unit], UNIT_ID[by]) for turn, unit, by in losses_so_far(s)],
        fight=_fight(s) if fights else None,
        combat=None if s.combat is None else _combat(s, s.combat),
        choosing=choosing(s, own[0]) if own else None,
        figures=figures(s),
        over=over,
    )


def asking_steps(s: Position, army: int | None) -> list[Asking]:
    """The steps that wait for an answer; of others' secret choices only that they are not made yet."""
    choice = s.agenda.choice()
    if choice is None:
        top = s.agenda.top()
        return [top] if isinstance(top, Asking) else []
    found: list[Asking] = []
    for fresh, lane in zip(choice.fresh, choice.lanes, strict=True):
        first, step = fresh[-1], lane[-1]
        if isinstance(step, Secret):
            assert isinstance(first, Secret)
            found.append(step if s.armies[step.seat] == army else first)
    return found


PHASE_OF: Final[dict[type[Step[Position]], str]] = {
    Deploy: "deploy",
    WriteOrder: "orders",
    Move: "move",
    ChargeTarget: "charge",
    Landing: "charge",
    Target: "target",
    Combine: "combination",
    TakeBack: "take-back",
    Advance: "advance",
    Heal: "heal",
    PlayRest: "rest",
    Keep: "keep",
}


def phase(asked: list[Asking]) -> str:
    """Where in the turn we are."""
    return PHASE_OF[type(asked[0])] if asked else "over"


def acting(asked: list[Asking]) -> str | None:
    """The unit whose order is being carried out, or that may advance."""
    for step in asked:
        if isinstance(step, Move | ChargeTarget | Landing | Target | Advance):
            return UNIT_ID[step.unit]
        if isinstance(step, Combine):
            return UNIT_ID[step.unit if step.role == ATTACKER else step.foe]
    return None


def _units(s: Position, viewer: int | None) -> list[UnitView]:
    missions = [mission_in_sight(s, viewer, army) for army in (BLOIS, MONTFORT)]
    found: list[UnitView] = []
    for unit in range(UNITS):
        move = steps_with(s, unit, missions[army_of(unit)])
        found.append(_unit(s.box, unit, s.cells[unit], s.life[unit] if is_alive(s, unit) else 0, move))
    return found


@lru_cache(REMEMBERED)
def _unit(box: Field, unit: int, cell: int, life: int, move: int) -> UnitView:
    return UnitView(
        unit=UNIT_ID[unit],
        army=ARMIES[army_of(unit)],
        number=UNIT_ID[unit].partition("-")[2],
        rank=RANKS[RANK[unit]],
        name=box.names[unit],
        cell=None if cell == NOWHERE else NAME[cell],
        life=life,
        wounds=box.life - life,
        move=move,
    )


def _army(s: Position, army: int, viewer: int | None, over: bool) -> ArmyView:
    a, b = s.partners[2 * army], s.partners[2 * army + 1]
    start = army * len(SOURCES)
    card = s.mission[army]
    known = is_mission_known(s, army, viewer, over)
    mission_id = s.box.missions[army][card].id if known else None
    return ArmyView(
        army=ARMIES[army],
        seats=[a, b] if is_pair(s, army) else [a],
        score=s.score[army],
        earned={source: s.earned[start + place] for place, source in enumerate(SOURCES)},
        by_turn=s.by_turn[army::2],
        orders=_orders(s, army, viewer == army or over),
        ready=is_ready(s, army) and (viewer == army or not is_veiled(s)),
        mission=_mission_pile(s, army, known),
        mission_id=mission_id,
        mission_up=s.mission_up[army],
        mission_deck=len(s.mission_decks[army]),
        missions_possible=[s.box.missions[army][number].id for number in unseen_missions(s, viewer, army)]
        if card != NO_MISSION and not known
        else [],
        alive=s.held[army].bit_count(),
        losses=s.losses[army],
    )


def is_mission_known(s: Position, army: int, viewer: int | None, over: bool) -> bool:
    if over and s.mission[army] != NO_MISSION:
        return True
    return mission_in_sight(s, None if over else viewer, army) is not None


def _mission_pile(s: Position, army: int, known: bool) -> Pile:
    card = s.mission[army]
    return Pile(0, []) if card == NO_MISSION else Pile(1, [card] if known else None)


def is_ready(s: Position, army: int) -> bool:
    """Whether an army has finished what both are choosing at the same time."""
    choice = s.agenda.choice()
    if choice is None:
        return False
    for fresh, lane in zip(choice.fresh, choice.lanes, strict=True):
        first = fresh[-1]
        if isinstance(first, Secret) and s.armies[first.seat] == army:
            return not isinstance(lane[-1], Secret)
    return False


def is_veiled(s: Position) -> bool:
    """Whether the others may not learn who has finished, since it could tell who had nothing to choose (CT-EOT-9)."""
    return any(isinstance(step, PlayRest | Keep) for step in asking_steps(s, None))


def _orders(s: Position, army: int, seen: bool) -> list[OrderView]:
    """Entries are shown when they are played; one's own army sees all of its sheet (CT-ORD-7, CT-TEAM-10)."""
    units = s.orders[army]
    if seen:
        for step in s.agenda.current():
            if isinstance(step, OrderSheet) and step.army == army:
                units = list(step.units)
    found: list[OrderView] = []
    for slot, unit in enumerate(units):
        played = slot < s.played[army]
        found.append(OrderView(slot + 1, in_charge(s, army, slot), UNIT_ID[unit] if seen or played else None, played))
    return found


def _seat(s: Position, seat: int, viewer: int | None, over: bool) -> SeatView:
    """A hand is seen by its army (CT-DEAL-12, CT-TEAM-10); of others' one counts the cards by deck."""
    hand = s.hands[seat]
    pile = _hand(s, seat, viewer, over)
    return SeatView(
        seat=seat,
        army=ARMIES[s.armies[seat]],
        leads=s.partners[2 * s.armies[seat] + leads(s)] == seat,
        hand=pile,
        cards=None if pile.cards is None else [CARD_ID[kind] for kind in pile.cards],
        force=in_deck(hand, FORCE_DECK),
        arms=in_deck(hand, ARMS_DECK),
        hero=in_deck(hand, HERO_DECK),
        known=[CARD_ID[kind] for kind in cards_in(s.seen[seat])],
    )


def _hand(s: Position, seat: int, viewer: int | None, over: bool) -> Pile:
    hand = s.hands[seat]
    return Pile(sum(hand), cards_in(hand) if over or s.armies[seat] == viewer else None)


def lying(s: Position, seat: int | None) -> list[Pile]:
    """The piles of a view, without the rest of it: the missions, then the hands."""
    over = s.agenda.over
    army = None if seat is None else s.armies[seat]
    missions = [_mission_pile(s, side, is_mission_known(s, side, army, over)) for side in (BLOIS, MONTFORT)]
    return missions + [_hand(s, other, army, over) for other in range(len(s.hands))]


def _fight(s: Position) -> FightView:
    """Cards are being chosen: who has laid his already is known, what he laid is not (CT-COMBO-1)."""
    choice = s.agenda.choice()
    assert choice is not None
    attacker, defender = choice.fresh[ATTACKER][-1], choice.fresh[DEFENDER][-1]
    assert isinstance(attacker, Combine)
    assert isinstance(defender, Combine)
    return FightView(
        attacker=UNIT_ID[attacker.unit],
        defender=UNIT_ID[defender.unit],
        attacker_seat=attacker.seat,
        defender_seat=defender.seat,
        attacker_ready=not isinstance(choice.lanes[ATTACKER][-1], Combine),
        defender_ready=not isinstance(choice.lanes[DEFENDER][-1], Combine),
    )


def _combat(s: Position, combat: LastCombat) -> CombatView:
    return CombatView(
        attacker=_side(s, combat, ATTACKER),
        defender=_side(s, combat, DEFENDER),
        charge=combat.charge,
        outcome=outcome(combat),
        dead=None if combat.dead == NO_UNIT else UNIT_ID[combat.dead],
    )


def outcome(combat: LastCombat) -> str:
    """How a combat ended (CT-RES-4 to 6, CT-OUT-4)."""
    if combat.dead != NO_UNIT:
        return "dead"
    if any(combat.losses):
        return "wound"
    return "draw" if combat.lead == 0 else "spared"


def _side(s: Position, combat: LastCombat, side: int) -> SideView:
    cards = cards_of(combat.laid[side], combat.units[side])
    taken = combat.taken[side]
    return SideView(
        unit=UNIT_ID[combat.units[side]],
        cell=NAME[combat.cells[side]],
        cards=[CARD_ID[kind] for kind in cards],
        values=[value_of(s.box, kind) for kind in cards],
        taken=None if taken == NO_CARD else CARD_ID[taken],
        taken_back=combat.taken_back[side],
        superiority=combat.superiority[side],
        support=combat.support[side],
        mission=combat.mission[side],
        die=combat.dice[side],
        total=combat.totals[side],
        loss=combat.losses[side],
    )


def figures(s: Position) -> FiguresView:
    return _figures(s.box)


@lru_cache(100)
def _figures(box: Field) -> FiguresView:
    """Made once for each match at hand."""
    return FiguresView(
        columns=COLUMNS,
        rows=ROWS,
        oak_squares=[f"{COLUMNS[square % WIDTH]}{square // WIDTH + 1}" for square in members(OAK_SQUARES)],
        special_cells=[SpecialCellView(NAME[cell], CELL_KINDS[kind]) for cell, kind in enumerate(box.kind_of) if kind],
        start_cells={UNIT_ID[unit]: NAME[box.start_cells[unit]] for unit in range(UNITS)},
        life=box.life,
        orders=box.orders,
        keep=box.keep,
        ranks=[
            RankFigures(rank, box.moves[place], box.kill_vp[place], box.alive_vp[place])
            for place, rank in enumerate(RANKS)
        ],
        cards=[_card(box, kind) for kind in range(KINDS)],
        missions=[_mission(mission) for row in box.missions for mission in row],
        support=box.support,
        support_range=box.support_range,
        knight_bonus=box.knight_bonus,
        captain_bonus=box.captain_bonus,
        oak_vp=box.oak_vp,
        horse_vp=box.horse_vp,
        rest_heals=box.rest,
        extra_squire_knight=box.extra_squire_knight,
        extra_knight_captain=box.extra_knight_captain,
        extra_squire_captain=box.extra_squire_captain,
        settings=box.settings,
    )


def _mission(mission: Mission) -> MissionFigures:
    return MissionFigures(
        mission=mission.id,
        army=ARMIES[mission.army],
        units=[UNIT_ID[unit] for unit in range(UNITS) if mission.names(unit)],
        bonus=mission.bonus,
        bonus_wounded=mission.bonus_wounded,
        move=mission.move_bonus,
        near=mission.near,
        friends=mission.friends,
        heal=mission.heal,
        max_losses=mission.max_losses,
        vp=mission.vp,
        vp_max=mission.vp_max,
        vp_other=mission.vp_other,
    )


def _card(box: Field, kind: int) -> CardFigures:
    deck = max([place for place in range(len(DECKS)) if kind >= STARTS[place]])
    arms = kind - STARTS[1] if deck == 1 else -1
    is_arms = 0 <= arms < len(ARMS_IDS)
    return CardFigures(
        card=CARD_ID[kind],
        kind="special" if VALUES <= kind < ARMS else DECKS[deck],
        deck=DECKS[deck],
        value=value_of(box, kind),
        copies=box.deck_counts[deck][kind - STARTS[deck]],
        offensive=is_arms and box.arms_offensive >> arms & 1 == 1,
        defensive=is_arms and box.arms_offensive >> arms & 1 == 0,
        knights_only=is_arms and box.arms_knights >> arms & 1 == 1,
        full_life=is_arms and box.arms_full_life >> arms & 1 == 1,
    )
