"""Le Combat des Trente: the end of the game (chapter 24)."""

from __future__ import annotations

from centans.games.trente.box.units import ARMIES, BLOIS, MONTFORT, RANK, UNITS, army_of
from centans.games.trente.model.position import SURVIVORS, Position, is_alive, score


def survivors(s: Position, army: int) -> int:
    """Points for the units of an army that are alive, whatever their life (CT-END-2)."""
    return sum([s.box.alive_vp[RANK[unit]] for unit in range(UNITS) if army_of(unit) == army and is_alive(s, unit)])


def end_game(s: Position) -> None:
    """The survivors are counted, and nothing more happens (CT-END-1 to 3)."""
    for army in (BLOIS, MONTFORT):
        if not s.held[army] and s.journal is not None:
            s.journal.tell("annihilated", side=ARMIES[army], turn=s.turn)
    note_turn(s)
    for army in (BLOIS, MONTFORT):
        points = survivors(s, army)
        score(s, army, SURVIVORS, points)
        if s.journal is not None:
            s.journal.tell("survivors", side=ARMIES[army], points=points, total=s.score[army])
    s.agenda.clear()


def note_turn(s: Position) -> None:
    """The points of both armies in this turn are written on their sheets, once (CT-TURN-4, CT-EOT-7)."""
    if len(s.by_turn) >= 2 * s.turn:
        return
    blois, montfort = [s.score[army] - sum(s.by_turn[army::2]) for army in (BLOIS, MONTFORT)]
    s.by_turn += [blois, montfort]
    if s.journal is not None:
        s.journal.tell("turn-totals", turn=s.turn, blois=blois, montfort=montfort)
