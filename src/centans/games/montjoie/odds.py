"""Montjoie !: how likely a combat is to be won, from what one knows: the other's card is as chance would lay it."""

from __future__ import annotations

from typing import Final

from centans.core.game import NOBODY
from centans.core.piles import Pile
from centans.games.montjoie.box.cards import CANARY, ONE, YELLOW, YELLOWS, number_of, size, yellows
from centans.games.montjoie.choices.cards import NO_CARD
from centans.games.montjoie.model.fight import ATTACK, DEFENCE, Fight
from centans.games.montjoie.model.position import Position, combat_of
from centans.games.montjoie.model.totals import parts

ROLLS: Final = 36
LEADS: Final = [max(0, 6 - abs(lead)) for lead in range(-5, 6)]
"""How many of 36 pairs of dice give the attacker this lead, from -5 to 5."""
AT_LEAST: Final = [sum(LEADS[place:]) for place in range(len(LEADS))] + [0]

Spread = list[tuple[int, float]]
"""Totals with their chances."""
Odds = tuple[float, float, float]
"""The chances that the attacker wins, that it is a tie, and that the defender wins."""


def chances(attack: Spread, defence: Spread) -> Odds:
    """With one die on each side still to be rolled."""
    win = tie = 0.0
    for ours, likely in attack:
        for theirs, probable in defence:
            needed = theirs - ours
            weight = likely * probable / ROLLS
            tie += weight * (LEADS[needed + 5] if -5 <= needed <= 5 else 0)
            win += weight * AT_LEAST[min(max(needed + 6, 0), 11)]
    return win, tie, 1.0 - win - tie


def unseen(s: Position, viewer: int | None) -> Pile:
    """The cards that a viewer sees nowhere: in the draw pile, in others' hands, or face down."""
    seen = s.discard + sum(s.aside)
    fight = s.fight
    if fight is not None and fight.revealed and not fight.settled:
        seen += combat_of(s).cards[ATTACK] + combat_of(s).cards[DEFENCE]
    elif fight is not None and not fight.revealed and viewer is not None:
        seen += sum([combat_of(s).cards[side] for side in (ATTACK, DEFENCE) if combat_of(s).seats[side] == viewer])
    if viewer is not None:
        seen += s.hands[viewer]
    return s.box.deck - seen


def card_spread(s: Position, viewer: int | None, number: int) -> Spread:
    """What so many unknown yellow cards are worth together, as chance would have it."""
    pile = unseen(s, viewer) & YELLOWS
    spread: dict[int, float] = {0: 1.0}
    for _ in range(number):
        total = size(pile)
        if not total:
            break
        after: dict[int, float] = {}
        for value, chance in spread.items():
            for kind in YELLOW:
                likely = number_of(pile, kind) / total
                if likely:
                    worth = value + s.box.card_value[kind]
                    after[worth] = after.get(worth, 0.0) + chance * likely
        spread = after
    return list(spread.items())


def defence_spread(s: Position, viewer: int | None, defender: int) -> Spread:
    """What a defending player lays: one yellow card, or none if it is likely that he has none."""
    if defender == NOBODY or not s.hands[defender]:
        return [(0, 1.0)]
    known = s.shown[defender] & YELLOWS
    if known or s.sure_yellows[defender]:
        return card_spread(s, viewer, 1)
    pool = unseen(s, viewer)
    share = yellows(pool) / max(1, size(pool))
    none = (1.0 - share) ** size(s.hands[defender])
    return [(0, none), *[(value, chance * (1.0 - none)) for value, chance in card_spread(s, viewer, 1)]]


def fight_odds(s: Position, fight: Fight, viewer: int | None) -> Odds:
    """The odds of the combat as a viewer sees it; cards that lie face down to him are as chance would have it."""
    sides = []
    for side in (ATTACK, DEFENCE):
        fixed = sum([value for name, value in parts(s, fight, side) if name != "die"])
        seat = fight.seats[side]
        hidden = seat not in (NOBODY, viewer) and not fight.revealed
        if not hidden:
            sides.append([(fixed, 1.0)])
        elif side == ATTACK:
            number = 2 if fight.stolen == NO_CARD else 1
            sides.append(shifted(card_spread(s, viewer, number), fixed))
        else:
            sides.append(shifted(defence_spread(s, viewer, seat), fixed))
    if fight.revealed:
        ours, theirs = sides[0][0][0] + fight.dice[ATTACK], sides[1][0][0] + fight.dice[DEFENCE]
        return (1.0, 0.0, 0.0) if ours > theirs else (0.0, 1.0, 0.0) if ours == theirs else (0.0, 0.0, 1.0)
    return chances(sides[ATTACK], sides[DEFENCE])


def shifted(spread: Spread, by: int) -> Spread:
    return [(value + by, chance) for value, chance in spread]


def with_cards(fight: Fight, side: int, cards: Pile, hero: bool) -> Fight:
    """The same fight with these cards laid on a side."""
    changed = fight.clone()
    changed.cards[side] = cards
    changed.heroes[side] = int(hero)
    return changed


def best_pair(hand: Pile) -> Pile:
    """The two strongest yellow cards of a hand, or fewer."""
    found, number = 0, 2
    for kind in reversed(YELLOW):
        taken = min(number, number_of(hand, kind))
        found += taken * ONE[kind]
        number -= taken
    return found


def as_seen(s: Position, viewer: int | None) -> Fight:
    """The combat with canaries for cards face down, and without barons that are hidden."""
    fight = combat_of(s).clone()
    if fight.revealed:
        return fight
    for side in (ATTACK, DEFENCE):
        if fight.seats[side] != viewer:
            fight.cards[side] = ONE[CANARY] * size(fight.cards[side])
        if s.box.hidden_barons:
            for seat in range(s.box.players):
                if seat != viewer:
                    fight.barons[side][seat] = 0
    return fight
