"""Montjoie !: everything on the table, and the few acts that change it."""

from __future__ import annotations

from typing import Final

from centans.core.bits import members
from centans.core.facts import facts
from centans.core.game import NOBODY
from centans.core.piles import Pile
from centans.core.steps import State
from centans.games.montjoie.box.cards import EMPTY, PACKING, size, yellows
from centans.games.montjoie.box.names import FOREIGN, NATIONS, POWERS, TOWNS
from centans.games.montjoie.box.realm import Realm, count
from centans.games.montjoie.model.duel import Duel
from centans.games.montjoie.model.fight import Fight
from centans.games.montjoie.model.promise import Promise

FREE: Final = NOBODY
GARRISON: Final = 1
CASTLE: Final = 2
FORTRESS: Final = 3


@facts
class Position(State):
    """Everything on the table, face up or down. Lists go by town, by power, by nation or by seat."""

    box: Realm
    turn: int
    war: int
    """The political state: PEACE or WAR, or undecided yet."""
    owner: list[int]
    """By town: the power that holds it (MJ-GEN-2)."""
    level: list[int]
    """By town: free, garrison, castle, fortress (MJ-GEN-3)."""
    held: list[int]
    """By power: its towns."""
    towers: int
    ramparts: int
    """Pieces in the common supply (MJ-COMP-3, 4)."""
    pillaged: int
    protected: int
    """Towns with a pillage marker; towns under the Pope's protection."""
    built: int
    """Towns whose castle was built this turn (MJ-BUY-9)."""
    dealt_towns: int
    """Towns exchanged or sold this turn (MJ-DIP-3)."""
    sold: int
    """Seats, as bits, that have sold a town this turn (MJ-OTS-5)."""
    mercenaries: list[int]
    sources: list[int]
    targets: list[int]
    """By nation: towns it attacked from this turn, and towns it attacked (MJ-CBT-7, 8)."""
    controller: list[int]
    """By nation: the seat that steers it this turn, if it is an automatic power."""
    loyal: list[int]
    """By nation: the seat whose loyal ally it is this turn (2 players)."""
    allies: list[int]
    """By seat: the nation chosen as ally (2 players)."""
    ally_played: int
    """Seats, as bits, that have played their ally this turn (3 players)."""
    bribes: list[int]
    """By seat: what was paid in the last loyalty test (2 players)."""
    seat_of: list[int]
    nation: list[int]
    """Which nation a seat leads, and the other way round."""
    start_towns: list[int]
    returned: int
    """Towns taken by returning players at the start of this turn (MJ-RET-3)."""
    money: list[int]
    barons: list[int]
    points: list[int]
    won: list[int]
    """Claim points won in this turn's events (MJ-SCO-3)."""
    hands: list[Pile]
    aside: list[Pile]
    """Yellow cards set aside face up until the end of one's attacks (MJ-CBT-35)."""
    shown: list[Pile]
    sure_yellows: list[int]
    sure_reds: list[int]
    """What everybody knows to be in a hand at least: these cards, so many yellow ones, so many red ones."""
    kept: list[int]
    """Whether a red card was kept from last turn (MJ-OLT-2)."""
    heroes: list[int]
    """Whether the hero is active."""
    draw: Pile
    discard: Pile
    lost: list[int]
    lost_before: list[int]
    """Towns conquered from a seat this turn, and in the turn before (MJ-TURN-6)."""
    offers: list[int]
    """Offers made this turn (MJ-DIP-9)."""
    silent: list[int]
    """What a seat does not wish to be asked (see `barons` and `diplomacy` in rules)."""
    promises: list[Promise]
    order: list[int]
    """The current order of the seats (MJ-TURN-3)."""
    places: list[int]
    """The nations in places 3 to 6 (2 players)."""
    last_first: int
    """The seat that was first in the turn before (MJ-ORD-2)."""
    firsts: int
    """Seats, as bits, that have been first (MJ-OBO-2)."""
    pool: list[int]
    drawn_events: list[int]
    """The events of this turn, as drawn."""
    truce: int
    bad_seasons: int
    """What last turn's events, or this one's, have in store for the next."""
    chevauchees: int
    """Great raids that the first player may still make this turn (MJ-CHV-1)."""
    master: int
    """The seat of the Master of the Seas (MJ-NAV-9)."""
    used_power: int
    """Nations, as bits, that have used their power this turn."""
    doubled: int
    """The town that pays double to Flanders (MJ-NAT-3)."""
    joan: int
    """Joan's Sign: not yet given, held, gone (MJ-OJS)."""
    papal_ambassador: int
    """The seat that holds a papal ambassador (MJ-OPS-3)."""
    grand_masters: int
    """Seats, as bits, that are Grand Masters of Artillery this turn (MJ-OGM-1)."""
    votes: list[int]
    """What each seat voted this turn, once revealed."""
    fight: Fight | None
    """The combat on the table, being fought or just over."""
    duel: Duel | None
    """The naval battle or duel on the table."""
    chronicle: list[int]
    """Claim points after each turn, all seats of turn 1, then all seats of turn 2, and so on."""
    orders: list[int]
    """The turn order of each turn, in the same way."""
    happened: list[int]
    """The events drawn in all turns."""


def new_position(box: Realm) -> Position:
    """The board before the first garrison is placed."""
    players = box.players
    return Position(
        box=box,
        turn=1,
        war=NOBODY,
        owner=[FREE] * len(TOWNS),
        level=[0] * len(TOWNS),
        held=[0] * len(POWERS),
        towers=box.towers,
        ramparts=box.ramparts,
        pillaged=0,
        protected=0,
        built=0,
        dealt_towns=0,
        sold=0,
        mercenaries=[0] * len(TOWNS) if players == 2 else [],
        sources=[0] * len(NATIONS),
        targets=[0] * len(NATIONS),
        controller=[NOBODY] * len(NATIONS),
        loyal=[NOBODY] * len(NATIONS),
        allies=[NOBODY] * players,
        ally_played=0,
        bribes=[],
        seat_of=[NOBODY] * len(NATIONS),
        nation=[NOBODY] * players,
        start_towns=[0] * players,
        returned=0,
        money=[0] * players,
        barons=[box.starting_barons] * players,
        points=[0] * players,
        won=[0] * players,
        hands=[EMPTY] * players,
        aside=[EMPTY] * players,
        shown=[EMPTY] * players,
        sure_yellows=[0] * players,
        sure_reds=[0] * players,
        kept=[0] * players,
        heroes=[0] * players,
        draw=box.deck,
        discard=EMPTY,
        lost=[0] * players,
        lost_before=[0] * players,
        offers=[0] * players,
        silent=[0] * players,
        promises=[],
        order=[],
        places=[],
        last_first=NOBODY,
        firsts=0,
        pool=box.event_counts.copy(),
        drawn_events=[],
        truce=0,
        bad_seasons=0,
        chevauchees=0,
        master=NOBODY,
        used_power=0,
        doubled=NOBODY,
        joan=0,
        papal_ambassador=NOBODY,
        grand_masters=0,
        votes=[],
        fight=None,
        duel=None,
        chronicle=[],
        orders=[],
        happened=[],
    )


def combat_of(s: Position) -> Fight:
    """The combat on the table, where there must be one."""
    fight = s.fight
    assert fight is not None
    return fight


def duel_of(s: Position) -> Duel:
    """The naval battle or duel on the table, where there must be one."""
    duel = s.duel
    assert duel is not None
    return duel


# -- towns --------------------------------------------------------------------------------------------------------


def set_owner(s: Position, town: int, power: int) -> None:
    """Change the marker on a town; a town that nobody held becomes a garrison, one that is freed has no walls."""
    before = s.owner[town]
    bit = 1 << town
    if before != FREE:
        s.held[before] &= ~bit
    s.owner[town] = power
    if power == FREE:
        set_level(s, town, 0)
    else:
        s.held[power] |= bit
        if before == FREE:
            set_level(s, town, GARRISON)
    if s.mercenaries:
        s.mercenaries[town] = 0


def set_level(s: Position, town: int, level: int) -> None:
    """Raise or lower a town; the pieces come from the common supply and return to it (MJ-COMP-3 to 5)."""
    before = s.level[town]
    s.towers += (before >= CASTLE) - (level >= CASTLE)
    s.ramparts += (before == FORTRESS) - (level == FORTRESS)
    s.level[town] = level


def free_towns(s: Position) -> int:
    """The towns that nobody holds."""
    held = 0
    for towns in s.held:
        held |= towns
    return ALL & ~held


ALL: Final = (1 << len(TOWNS)) - 1


def provinces_of(s: Position, power: int) -> list[int]:
    """The provinces that a power controls: all their towns are its own (MJ-GEN-4)."""
    held = s.held[power]
    return [province for province, towns in enumerate(s.box.province_towns) if not towns & ~held]


def province_points(s: Position, power: int) -> int:
    """The claim points of the provinces of a power (MJ-GEN-5, MJ-SCO-1)."""
    lacking = ~s.held[power]
    points = s.box.province_points
    return sum([points[province] for province, towns in enumerate(s.box.province_towns) if not towns & lacking])


def own_towns(s: Position, seat: int) -> int:
    """The towns of the nation that a seat leads."""
    return s.held[s.nation[seat]]


def led_by(s: Position, power: int) -> int:
    """The seat that fights with its own cards for a power: its player, or the player it is loyal to (MJ-ALY-1)."""
    if power >= FOREIGN or power == FREE:
        return NOBODY
    seat = s.seat_of[power]
    return seat if seat != NOBODY else s.loyal[power]


def towns_of_level(s: Position, power: int, level: int) -> int:
    """How many towns of exactly this level a power holds."""
    levels = s.level
    return len([town for town in members(s.held[power]) if levels[town] == level])


def is_full(s: Position, power: int) -> bool:
    """Whether a nation has no garrison marker left (MJ-COMP-6)."""
    return power < FOREIGN and count(s.held[power]) >= s.box.garrison_limit


# -- cards --------------------------------------------------------------------------------------------------------


def put_away(s: Position, seat: int, cards: Pile) -> None:
    """Discard cards from a hand, face up (MJ-CARD-5)."""
    s.hands[seat] -= cards
    s.discard += cards
    forget_shown(s, seat, cards)


def forget_shown(s: Position, seat: int, cards: Pile) -> None:
    """Cards left a hand before everybody's eyes: so much less is known to be in it."""
    shown = s.shown[seat]
    if shown:
        s.shown[seat] = shown - PACKING.common(shown, cards)
    if s.sure_yellows[seat] or s.sure_reds[seat]:
        gone_yellow = yellows(cards)
        s.sure_yellows[seat] = max(0, s.sure_yellows[seat] - gone_yellow)
        s.sure_reds[seat] = max(0, s.sure_reds[seat] - size(cards) + gone_yellow)


def show_taken(s: Position, seat: int, cards: Pile) -> None:
    """Cards came to a hand before everybody's eyes."""
    s.hands[seat] += cards
    s.shown[seat] += cards


def total_of(s: Position, cards: Pile) -> int:
    """The combat points of yellow cards (MJ-CARD-1)."""
    value = s.box.card_value
    return (
        (cards & 127) * value[0]
        + (cards >> 7 & 127) * value[1]
        + (cards >> 14 & 127) * value[2]
        + (cards >> 21 & 127) * value[3]
    )


def gain_barons(s: Position, seat: int, number: int) -> int:
    """Receive influence points, six at most in all (MJ-COMP-9); how many were really received."""
    before = s.barons[seat]
    s.barons[seat] = min(s.box.most_barons, before + number)
    return s.barons[seat] - before
