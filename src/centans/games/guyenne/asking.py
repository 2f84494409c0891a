"""Guyenne: what the open question shows with it: its limits, what may lie face down, and how a fight may end."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from centans.core.game import NOBODY
from centans.core.piles import Pile
from centans.core.steps import Step
from centans.games.guyenne.box import (
    CASTLES,
    EMPTY,
    ENGLISH,
    FIRST,
    HERO,
    NEUTRAL,
    ONE,
    cards_in,
    rival,
    strongest,
)
from centans.games.guyenne.choices import REINFORCE
from centans.games.guyenne.model import Position, front, placer
from centans.games.guyenne.odds import Chances, Worths, chances_of, chances_without_hero, worths_of
from centans.games.guyenne.rules.combat import Defend, winner_between
from centans.games.guyenne.rules.losses import Remove
from centans.games.guyenne.rules.picking import Picking
from centans.games.guyenne.rules.placing import ALREADY_OPEN, Lay, NameCastle, most_to_lay
from centans.games.guyenne.rules.reinforcements import Reinforce, ReinforceWith, most_to_add
from centans.games.guyenne.rules.setup import SetAside
from centans.games.guyenne.rules.teams import HandOver, SetOrder
from centans.games.guyenne.view import ChoosingView, FightView, GuessView, OddsView

REMEMBERED: Final = 3_000
"""How many guesses are kept at hand: from one answer to the next, most of them stay the same.

That is enough for some hundred tables at once; more would only fill the memory of a server that runs for long.
"""


def phase(s: Position) -> str:
    """Where in the turn we are, in words that betray nothing of a choice half made."""
    together = s.agenda.choice()
    step = s.agenda.top() if together is None else together.fresh[0][-1]
    if step is None:
        return "over"
    if isinstance(step, SetAside):
        return "set-aside"
    if isinstance(step, HandOver | SetOrder):
        return "hand-over"
    if isinstance(step, NameCastle):
        return "open-first" if step.place == FIRST else "open-second"
    if isinstance(step, Lay):
        opens = step.castle != ALREADY_OPEN
        return f"{'open' if opens else 'answer'}-{'first' if step.place == FIRST else 'second'}"
    if isinstance(step, Reinforce | ReinforceWith):
        return "reinforcements"
    return "defence" if isinstance(step, Defend) else "removal"


def asked_seat(s: Position, step: Step[Position]) -> int:
    """The seat that a step waits for, if any."""
    ask = step.ask(s)
    return NOBODY if ask is None else ask.seat


def choosing(s: Position, step: Step[Position]) -> ChoosingView:
    if isinstance(step, Picking):
        return of_cards(s, step)
    if isinstance(step, NameCastle):
        return of_castle_to_open(s, step)
    if isinstance(step, Reinforce):
        return of_castle_to_reinforce(s, step)
    gift = step.gift if isinstance(step, SetOrder) else EMPTY
    castle = s.contested[step.place] + 1 if isinstance(step, Defend) else None
    return ChoosingView(castle, cards_in(gift), purpose="", source=[], least=0, most=0, most_at=[], worth=0)


def of_cards(s: Position, step: Picking) -> ChoosingView:
    source = step.source(s)
    worth = strongest(source) if isinstance(step, Remove) else 0
    left = source - step.picked
    return cards_to_choose(castle_of(s, step), step.key, step.picked, left, step.least(s), step.most, worth)


@lru_cache(REMEMBERED)
def cards_to_choose(
    castle: int | None, purpose: str, picked: Pile, left: Pile, least: int, most: int, worth: int
) -> ChoosingView:
    return ChoosingView(castle, cards_in(picked), purpose, cards_in(left), least, most, most_at=[], worth=worth)


def castle_of(s: Position, step: Picking) -> int | None:
    """The castle that a choice of cards is about, if any."""
    if isinstance(step, Lay) and step.castle != ALREADY_OPEN:
        return step.castle + 1
    if isinstance(step, Lay | ReinforceWith | Remove):
        return s.contested[step.place] + 1
    return None


def of_castle_to_open(s: Position, step: NameCastle) -> ChoosingView:
    """Whichever it is, the cards laid there follow."""
    seat = placer(s, step.side, step.place)
    most = most_to_lay(s, step.place, step.side, seat)
    most_at = [0 if castle in s.contested else most for castle in range(CASTLES)]
    return of_castle(s, seat, Lay.key, most_at)


def of_castle_to_reinforce(s: Position, step: Reinforce) -> ChoosingView:
    seat = placer(s, step.side, step.place)
    most_at = [0] * CASTLES
    for place, castle in enumerate(s.contested):
        if step.refusal(s, seat, REINFORCE[castle]) is None:
            most_at[castle] = most_to_add(s, place, step.side, seat)
    return of_castle(s, seat, ReinforceWith.key, most_at)


def of_castle(s: Position, seat: int, purpose: str, most_at: list[int]) -> ChoosingView:
    return castles_to_choose(purpose, s.hands[seat], tuple(most_at))


@lru_cache(REMEMBERED)
def castles_to_choose(purpose: str, hand: Pile, most_at: tuple[int, ...]) -> ChoosingView:
    return ChoosingView(None, [], purpose, cards_in(hand), least=1, most=max(most_at), most_at=list(most_at), worth=0)


# -- fights --------------------------------------------------------------------------------------------------------


def fights(s: Position, viewer: int) -> list[FightView]:
    """The fights in which the viewer sees the cards of his own side."""
    found: list[FightView] = []
    side = s.box.side_of[viewer]
    for place, castle in enumerate(s.contested):
        mine, theirs = front(side, place), front(rival(side), place)
        if s.laid[mine] and s.laid[theirs] and (s.face_up[mine] or placer(s, side, place) == viewer):
            if s.face_up[theirs]:
                found.append(FightView(castle + 1, result_of(s.laid[mine], s.laid[theirs]), None))
            else:
                worths = worths_of(s, rival(side), place, viewer)
                found.append(FightView(castle + 1, None, odds_against(worths, s.laid[mine])))
    return found


@lru_cache(REMEMBERED)
def odds_against(worths: Worths, cards: Pile) -> OddsView:
    return odds(chances_of(worths, cards))


def result_of(mine: Pile, theirs: Pile) -> str:
    winner = winner_between(mine, theirs)
    return "tie" if winner == NEUTRAL else "won" if winner == ENGLISH else "lost"


def guess(s: Position, side: int, place: int, viewer: int | None) -> GuessView:
    """What may lie face down before a castle; who must fight it also learns how he would fare."""
    highest = NOBODY
    if viewer is not None and s.box.side_of[viewer] != side:
        highest = highest_strength(s.box.army, s.box.most_on_castle)
    return guess_at(worths_of(s, side, place, viewer), highest)


@lru_cache(REMEMBERED)
def guess_at(worths: Worths, highest: int) -> GuessView:
    """`highest` is the highest strength that can meet these cards, NOBODY if none can."""
    likely = worths.plain or worths.with_hero
    heroic = sum(worths.with_hero.values())
    deals = heroic + sum(worths.plain.values())
    fights_them = highest != NOBODY
    chances = chances_without_hero(worths, highest) if fights_them else []
    return GuessView(
        least=min(likely),
        most=max(likely),
        average=round(sum([worth * number for worth, number in likely.items()]) / sum(likely.values())),
        hero=thousandths(heroic, deals),
        won=[thousandths(each.won, deals) for each in chances],
        tied=[thousandths(each.tied, deals) for each in chances],
        lost=[thousandths(each.lost, deals) for each in chances],
        with_hero=odds_against(worths, ONE[HERO]) if fights_them else None,
    )


@lru_cache(REMEMBERED // 10)
def highest_strength(army: Pile, most: int) -> int:
    valued = army - ONE[HERO]
    return sum(cards_in(valued)[:most])


def odds(chances: Chances) -> OddsView:
    deals = chances.won + chances.tied + chances.lost
    return OddsView(thousandths(chances.won, deals), thousandths(chances.tied, deals), thousandths(chances.lost, deals))


def thousandths(part: int, whole: int) -> int:
    """A share as it is shown: what may happen is never said to be impossible, nor what may fail certain."""
    return part and min(max(round(1000 * part / whole), 1), 999 + part // whole)
