"""Le Combat des Trente: decks and the distribution of cards (chapters 10 and 11)."""

from __future__ import annotations

from centans.core.dice import Dice
from centans.core.steps import Step
from centans.games.trente.box.cards import CARD_ID, FIRST_SQUIRE, HEROES
from centans.games.trente.box.units import ARMIES, other, unit_of
from centans.games.trente.model.decks import PUBLIC, marked
from centans.games.trente.model.position import Position, give, give_one, is_alive, is_pair, lose


class Distribution(Step[Position]):
    """Force cards, Heroes, the exchange of dead men's Heroes, and from turn 2 a Mission for each army (CT-DEAL)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        if s.box.shuffles and s.turn > 1:
            s.force.shuffle()
            s.arms.shuffle()
            s.hero.shuffle()
        order = force_order(s, s.first)
        kinds, marks = s.force.take(2 * s.box.force_dealt, dice)
        for place, kind in enumerate(kinds):
            give_one(s, order[place], kind, marks[place])
        deal_heroes(s, dice)
        if s.journal is not None:
            tell_hands(s)
        if s.box.with_missions and s.turn >= s.box.first_mission_turn:
            for army in (s.first, other(s.first)):
                draw_mission(s, army, dice)


def force_order(s: Position, first: int) -> list[int]:
    """The seat of each Force card dealt: two at a time, the second army first (CT-DEAL-1, CT-TEAM-5)."""
    found: list[int] = []
    packets = s.box.force_dealt // 2
    for packet in range(packets):
        for army in (other(first), first):
            a, b = s.partners[2 * army], s.partners[2 * army + 1]
            if packet == packets - 1:
                found += [a, b]
            else:
                found += [a, a] if packet % 2 == 0 else [b, b]
    return found


def hero_order(s: Position, first: int) -> list[int]:
    """The seat of each Hero card dealt: packets of two, then what is left, the second army first (CT-DEAL-2)."""
    found: list[int] = []
    left = s.box.heroes_dealt
    packet = 0
    while left > 0:
        number = min(left, 2)
        for army in (other(first), first):
            found += [s.partners[2 * army + packet % 2]] * number
        left -= number
        packet += 1
    return found


def deal_heroes(s: Position, dice: Dice) -> None:
    """The Heroes are dealt; then each army, the second first, exchanges those of its dead squires (CT-DEAL-2 to 7)."""
    order = hero_order(s, s.first)
    kinds, marks = s.hero.take(len(order), dice)
    for place, kind in enumerate(kinds):
        give_one(s, order[place], kind, marks[place])
    for army in (other(s.first), s.first):
        members = [s.partners[2 * army]]
        if is_pair(s, army):
            members.append(s.partners[2 * army + 1])
        for seat in members:
            exchange(s, army, seat, [kind for place, kind in enumerate(kinds) if order[place] == seat], dice)


def exchange(s: Position, army: int, seat: int, dealt: list[int], dice: Dice) -> None:
    """Cards of dead squires go under the deck and are replaced while a usable one is left (CT-DEAL-3 to 5)."""
    dead = [kind for kind in dealt if not serves(s, army, kind)]
    mark = marked(s.turn, seat)
    for kind in dead:
        lose(s, seat, kind)
        s.hero.lay_under(kind, mark)
    missing = len(dead)
    while missing and is_usable_hero_left(s, army):
        kinds, marks = s.hero.take(1, dice)
        if serves(s, army, kinds[0]):
            give(s, seat, kinds, marks)
            missing -= 1
        else:
            s.hero.lay_under(kinds[0], PUBLIC if marks[0] == PUBLIC else mark)
    if dead and s.journal is not None:
        s.journal.tell("exchanged", seat=seat, number=len(dead), missing=missing)


def serves(s: Position, army: int, kind: int) -> bool:
    """Whether the squire of this Hero card is alive in that army."""
    return is_alive(s, unit_of(army, kind - HEROES + FIRST_SQUIRE))


def is_usable_hero_left(s: Position, army: int) -> bool:
    for place, number in enumerate(s.hero.counts):
        if number and serves(s, army, HEROES + place):
            return True
    return any(serves(s, army, kind) for kind in s.hero.under)


def draw_mission(s: Position, army: int, dice: Dice) -> None:
    """Each army draws its Mission of the turn and lays it down, face down (CT-DEAL-9, CT-MIS-1)."""
    kinds, _ = s.mission_decks[army].take(1, dice)
    s.mission[army] = kinds[0]
    s.mission_up[army] = False
    if s.journal is not None:
        seats = tuple([seat for seat, own in enumerate(s.armies) if own == army])
        s.journal.tell("mission-drawn", side=ARMIES[army])
        s.journal.tell("mission-known", seats, side=ARMIES[army], mission=s.box.missions[army][kinds[0]].id)


def tell_hands(s: Position) -> None:
    assert s.journal is not None
    s.journal.tell("dealt", side=ARMIES[s.first])
    for seat, hand in enumerate(s.hands):
        cards = tuple([CARD_ID[kind] for kind, number in enumerate(hand) for _ in range(number)])
        s.journal.tell("hand", (seat,), cards=cards)
