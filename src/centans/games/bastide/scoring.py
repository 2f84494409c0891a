"""Bastide: allegiance, points and places (chapter 18)."""

from __future__ import annotations

from centans.core.game import Result, ranks_of
from centans.games.bastide.box.pieces import CARDS
from centans.games.bastide.box.town import FORTIFICATION, RELIGION, ROAD
from centans.games.bastide.model import Position, camp_strength, is_besieged, on_equipments, wall_strength, walls_hold


def cards_and_road(s: Position, seat: int) -> int:
    """What a French town adds to a player's Influences, and an English one takes off."""
    cards = [points for points, holder in zip(s.box.card_points, s.cards, strict=True) if holder == seat]
    return sum(cards) + s.road[seat]


def score(s: Position, seat: int, french: bool) -> int:
    """Influences on equipments, plus or minus majority cards and Camp Road (BA-SCORE-1 to 4)."""
    extra = cards_and_road(s, seat)
    return on_equipments(s, seat) + (extra if french else -extra)


def order_of(s: Position, seat: int, french: bool) -> tuple[int, int, int, int]:
    """What players are compared by: score, then walls, religious buildings, roads and market (BA-SCORE-5, 6)."""
    place = seat * len(CARDS)
    return (
        score(s, seat, french),
        s.influence[place + FORTIFICATION],
        s.influence[place + RELIGION],
        s.influence[place + ROAD],
    )


def ranks(s: Position, french: bool) -> list[int]:
    """The place of each seat; equals share it and leave the next ones empty (BA-SCORE-7)."""
    return ranks_of([order_of(s, seat, french) for seat in range(s.box.players)])


def is_french(s: Position) -> bool:
    """The allegiance of a town whose game is over: only a lost siege makes it English (BA-SIEGE-3, 4; BA-END-1)."""
    return not is_besieged(s) or walls_hold(s, camp_strength(s))


def ending(s: Position) -> str:
    """What ended the game."""
    if is_besieged(s):
        return "siege-held" if is_french(s) else "siege-lost"
    return "equipments" if all(s.filled) else "stalemate"


def result(s: Position) -> Result | None:
    if s.agenda.steps:
        return None
    french = is_french(s)
    return Result(ranks(s, french), [score(s, seat, french) for seat in range(s.box.players)], ending(s))


# -- for designers ----------------------------------------------------------------------------------------------------


def measures(s: Position) -> dict[str, int]:
    """What a finished match shows of the balance: the town as it stands, the gaps, and who in the order of play won."""
    french = is_french(s)
    scores = sorted([score(s, seat, french) for seat in range(s.box.players)], reverse=True)
    found = {
        "french": int(french),
        "started": sum([number > 0 for number in s.filled]),
        "influences": sum(s.filled),
        "on-walls": wall_strength(s),
        "houses": sum(s.houses),
        "english-points": camp_strength(s),
        "lead": scores[0] - scores[1],
        "spread": scores[0] - scores[-1],
    }
    first = (s.active - s.turn + 1) % s.box.players
    for seat, rank in enumerate(ranks(s, french)):
        found[f"won-by-player-{(seat - first) % s.box.players + 1}"] = int(rank == 1)
    return found
