"""Montjoie !: everything on the table, and the few acts that change it."""

from __future__ import annotations

from typing import Any, Final

from centans.core.game import NOBODY
from centans.core.steps import Agenda, State
from centans.games.montjoie.box.cards import EMPTY, Pile, common, size, yellows
from centans.games.montjoie.box.names import FOREIGN, NATIONS, POWERS, TOWNS
from centans.games.montjoie.box.realm import Realm, count, towns_in

FREE: Final = NOBODY
GARRISON: Final = 1
CASTLE: Final = 2
FORTRESS: Final = 3

Promise = tuple[int, int, int, int, int, int, int]
"""A promise: kind, from seat, to seat, town, barons, last turn, state (see rules/diplomacy.py)."""


class Position(State):
    """Everything on the table, face up or down. Lists go by town, by power, by nation or by seat."""

    __slots__ = (
        "allies",
        "ally_played",
        "aside",
        "bad_seasons",
        "barons",
        "box",
        "bribes",
        "built",
        "chevauchees",
        "chronicle",
        "controller",
        "dealt_towns",
        "discard",
        "doubled",
        "draw",
        "drawn_events",
        "duel",
        "fight",
        "firsts",
        "grand_masters",
        "hands",
        "happened",
        "held",
        "heroes",
        "joan",
        "kept",
        "last_first",
        "level",
        "lost",
        "lost_before",
        "loyal",
        "master",
        "mercenaries",
        "money",
        "nation",
        "offers",
        "order",
        "orders",
        "owner",
        "papal_ambassador",
        "pillaged",
        "places",
        "points",
        "pool",
        "promises",
        "protected",
        "ramparts",
        "returned",
        "seat_of",
        "shown",
        "silent",
        "sold",
        "sources",
        "start_towns",
        "sure_reds",
        "sure_yellows",
        "targets",
        "towers",
        "truce",
        "turn",
        "used_power",
        "votes",
        "war",
        "won",
    )

    def __init__(self, box: Realm, original: Position | None = None) -> None:
        """The board before the first garrison is placed, or a copy of another position."""
        self.journal = None
        self.box = box
        if original is not None:
            self.become(original)
            return
        players = box.players
        self.agenda: Agenda[Any] = Agenda()
        self.turn = 1
        self.war = NOBODY
        """The political state: PEACE or WAR, or undecided yet."""
        self.owner = [FREE] * len(TOWNS)
        """By town: the power that holds it (MJ-GEN-2)."""
        self.level = [0] * len(TOWNS)
        """By town: free, garrison, castle, fortress (MJ-GEN-3)."""
        self.held = [0] * len(POWERS)
        """By power: its towns."""
        self.towers = box.towers
        self.ramparts = box.ramparts
        """Pieces in the common supply (MJ-COMP-3, 4)."""
        self.pillaged = 0
        self.protected = 0
        """Towns with a pillage marker; towns under the Pope's protection."""
        self.built = 0
        """Towns whose castle was built this turn (MJ-BUY-9)."""
        self.dealt_towns = 0
        """Towns exchanged or sold this turn (MJ-DIP-3)."""
        self.sold = 0
        """Seats, as bits, that have sold a town this turn (MJ-OTS-5)."""
        self.mercenaries: list[int] = [0] * len(TOWNS) if players == 2 else []
        self.sources = [0] * len(NATIONS)
        self.targets = [0] * len(NATIONS)
        """By nation: towns it attacked from this turn, and towns it attacked (MJ-CBT-7, 8)."""
        self.controller = [NOBODY] * len(NATIONS)
        """By nation: the seat that steers it this turn, if it is an automatic power."""
        self.loyal = [NOBODY] * len(NATIONS)
        """By nation: the seat whose loyal ally it is this turn (2 players)."""
        self.allies = [NOBODY] * players
        """By seat: the nation chosen as ally (2 players)."""
        self.ally_played = 0
        """Seats, as bits, that have played their ally this turn (3 players)."""
        self.bribes: list[int] = []
        """By seat: what was paid in the last loyalty test (2 players)."""
        self.seat_of = [NOBODY] * len(NATIONS)
        self.nation = [NOBODY] * players
        """Which nation a seat leads, and the other way round."""
        self.start_towns = [0] * players
        self.returned = 0
        """Towns taken by returning players at the start of this turn (MJ-RET-3)."""
        self.money = [0] * players
        self.barons = [box.starting_barons] * players
        self.points = [0] * players
        self.won = [0] * players
        """Claim points won in this turn's events (MJ-SCO-3)."""
        self.hands: list[Pile] = [EMPTY] * players
        self.aside: list[Pile] = [EMPTY] * players
        """Yellow cards set aside face up until the end of one's attacks (MJ-CBT-35)."""
        self.shown: list[Pile] = [EMPTY] * players
        self.sure_yellows = [0] * players
        self.sure_reds = [0] * players
        """What everybody knows to be in a hand at least: these cards, so many yellow ones, so many red ones."""
        self.kept = [0] * players
        """Whether a red card was kept from last turn (MJ-OLT-2)."""
        self.heroes = [0] * players
        """Whether the hero is active."""
        self.draw: Pile = box.deck
        self.discard: Pile = EMPTY
        self.lost = [0] * players
        self.lost_before = [0] * players
        """Towns conquered from a seat this turn, and in the turn before (MJ-TURN-6)."""
        self.offers = [0] * players
        """Offers made this turn (MJ-DIP-9)."""
        self.silent = [0] * players
        """What a seat does not wish to be asked (see `barons` and `diplomacy` in rules)."""
        self.promises: list[Promise] = []
        self.order: list[int] = []
        """The current order of the seats (MJ-TURN-3)."""
        self.places: list[int] = []
        """The nations in places 3 to 6 (2 players)."""
        self.last_first = NOBODY
        """The seat that was first in the turn before (MJ-ORD-2)."""
        self.firsts = 0
        """Seats, as bits, that have been first (MJ-OBO-2)."""
        self.pool = box.event_counts.copy()
        self.drawn_events: list[int] = []
        """The events of this turn, as drawn."""
        self.truce = 0
        self.bad_seasons = 0
        """What last turn's events, or this one's, have in store for the next."""
        self.chevauchees = 0
        """Great raids that the first player may still make this turn (MJ-CHV-1)."""
        self.master = NOBODY
        """The seat of the Master of the Seas (MJ-NAV-9)."""
        self.used_power = 0
        """Nations, as bits, that have used their power this turn."""
        self.doubled = NOBODY
        """The town that pays double to Flanders (MJ-NAT-3)."""
        self.joan = 0
        """Joan's Sign: not yet given, held, gone (MJ-OJS)."""
        self.papal_ambassador = NOBODY
        """The seat that holds a papal ambassador (MJ-OPS-3)."""
        self.grand_masters = 0
        """Seats, as bits, that are Grand Masters of Artillery this turn (MJ-OGM-1)."""
        self.votes: list[int] = []
        """What each seat voted this turn, once revealed."""
        self.fight: list[int] = []
        """The combat in progress (see rules/combat.py)."""
        self.duel: list[int] = []
        """The naval battle or duel in progress (see rules/naval.py)."""
        self.chronicle: list[int] = []
        """Claim points after each turn, all seats of turn 1, then all seats of turn 2, and so on."""
        self.orders: list[int] = []
        """The turn order of each turn, in the same way."""
        self.happened: list[int] = []
        """The events drawn in all turns."""

    def clone(self) -> Position:
        return Position(self.box, self)

    def become(self, original: Position) -> None:
        """Take over every fact of another position, sharing nothing that can change."""
        self.agenda = original.agenda.clone()
        self.turn = original.turn
        self.war = original.war
        self.owner = original.owner.copy()
        self.level = original.level.copy()
        self.held = original.held.copy()
        self.towers = original.towers
        self.ramparts = original.ramparts
        self.pillaged = original.pillaged
        self.protected = original.protected
        self.built = original.built
        self.dealt_towns = original.dealt_towns
        self.sold = original.sold
        self.mercenaries = original.mercenaries.copy()
        self.sources = original.sources.copy()
        self.targets = original.targets.copy()
        self.controller = original.controller.copy()
        self.loyal = original.loyal.copy()
        self.allies = original.allies.copy()
        self.ally_played = original.ally_played
        self.bribes = original.bribes.copy()
        self.seat_of = original.seat_of.copy()
        self.nation = original.nation.copy()
        self.start_towns = original.start_towns.copy()
        self.returned = original.returned
        self.money = original.money.copy()
        self.barons = original.barons.copy()
        self.points = original.points.copy()
        self.won = original.won.copy()
        self.hands = original.hands.copy()
        self.aside = original.aside.copy()
        self.shown = original.shown.copy()
        self.sure_yellows = original.sure_yellows.copy()
        self.sure_reds = original.sure_reds.copy()
        self.kept = original.kept.copy()
        self.heroes = original.heroes.copy()
        self.draw = original.draw
        self.discard = original.discard
        self.lost = original.lost.copy()
        self.lost_before = original.lost_before.copy()
        self.offers = original.offers.copy()
        self.silent = original.silent.copy()
        self.promises = original.promises.copy()
        self.order = original.order.copy()
        self.places = original.places.copy()
        self.last_first = original.last_first
        self.firsts = original.firsts
        self.pool = original.pool.copy()
        self.drawn_events = original.drawn_events.copy()
        self.truce = original.truce
        self.bad_seasons = original.bad_seasons
        self.chevauchees = original.chevauchees
        self.master = original.master
        self.used_power = original.used_power
        self.doubled = original.doubled
        self.joan = original.joan
        self.papal_ambassador = original.papal_ambassador
        self.grand_masters = original.grand_masters
        self.votes = original.votes.copy()
        self.fight = original.fight.copy()
        self.duel = original.duel.copy()
        self.chronicle = original.chronicle.copy()
        self.orders = original.orders.copy()
        self.happened = original.happened.copy()


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
    return len([town for town in towns_in(s.held[power]) if levels[town] == level])


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
        s.shown[seat] = shown - common(shown, cards)
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
