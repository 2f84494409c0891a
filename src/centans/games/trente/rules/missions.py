"""Le Combat des Trente: what Missions do (chapter 13). Cards differ by figures only; there are eleven ways to work.

Bonuses and objectives apply by themselves (CT-MIS-4). A Mission lies face down until its first real effect, which turns
it up (CT-MIS-2, 3).
"""

from __future__ import annotations

from typing import Final

from centans.core.bits import members
from centans.games.trente.box.cells import ADJACENT, BIT, OAK, zones
from centans.games.trente.box.field import Mission
from centans.games.trente.box.units import ARMIES, CAPTAIN_OF, KNIGHT, RANK, UNITS, army_of, other
from centans.games.trente.model.position import MISSIONS, Position, is_alive, mission_of, score

CAPTAIN_HUNT: Final = "captain_hunt"
HORSE_CHARGE: Final = "horse_charge"
CAPTAIN_WRATH: Final = "captain_wrath"
THE_OAK: Final = "oak"
KINSMEN: Final = "kinsmen"
CHAMPION: Final = "champion"
KNIGHTED: Final = "knighted"
HALT: Final = "halt"
VENGEANCE: Final = "vengeance"
BREAK_HEDGEHOG: Final = "break_hedgehog"
HEDGEHOG: Final = "hedgehog"


def turn_up(s: Position, army: int) -> None:
    """The first use shows the card to everybody (CT-MIS-2)."""
    if s.mission_up[army]:
        return
    s.mission_up[army] = True
    if s.journal is not None:
        mission = s.box.missions[army][s.mission[army]]
        s.journal.tell("mission-shown", side=ARMIES[army], mission=mission.id)


def objective(s: Position, army: int, points: int) -> None:
    """An objective scores at once, on top of everything else (CT-MIS-7, CT-VP-7)."""
    turn_up(s, army)
    score(s, army, MISSIONS, points)
    s.paid[army * len(s.box.missions[0]) + s.mission[army]] += points
    if s.journal is not None:
        mission = s.box.missions[army][s.mission[army]]
        s.journal.tell("mission-scored", side=ARMIES[army], mission=mission.id, points=points)


def main_objective(s: Position, army: int, mission: Mission) -> None:
    """The objective that scores a limited number of times in a turn."""
    if s.tally[army] < mission.vp_max:
        s.tally[army] += 1
        objective(s, army, mission.vp)


# -- ranks and moves ----------------------------------------------------------------------------------------------


def standing(mission: Mission | None, unit: int) -> int:
    """The rank of a unit for movement, superiority and Arms: a knighted squire is a knight (CT-MISB-7, CT-MISM-7)."""
    if mission is not None and mission.template == KNIGHTED and mission.names(unit):
        return KNIGHT
    return RANK[unit]


def allowance(s: Position, unit: int) -> int:
    """How many steps a unit may take (CT-MOVE-1)."""
    return steps_with(s, unit, mission_of(s, army_of(unit)))


def steps_with(s: Position, unit: int, mission: Mission | None) -> int:
    """How many it may take if this is the Mission of its army."""
    steps = s.box.moves[standing(mission, unit)]
    if mission is not None and mission.move_bonus and mission.names(unit):
        return steps + mission.move_bonus
    return steps


# -- combat -------------------------------------------------------------------------------------------------------


def mission_bonus(s: Position, mission: Mission, unit: int, foe: int, attacking: bool, charge: bool) -> int:
    """What a Mission adds to its army's fighting unit (CT-MIS-10, CT-MISB-1 to 10, CT-MISM-1 to 10)."""
    template = mission.template
    holds = False
    if template == CAPTAIN_HUNT:
        holds = attacking and mission.names(unit) and foe == CAPTAIN_OF[other(mission.army)]
    elif template == HORSE_CHARGE:
        holds = attacking and charge and mission.names(unit)
    elif template == CAPTAIN_WRATH:
        if mission.names(unit) and s.life[unit] < s.box.life:
            return mission.bonus_wounded
        holds = mission.names(unit)
    elif template == THE_OAK:
        holds = not attacking and s.cells[unit] == OAK
    elif template == KINSMEN:
        holds = mission.names(unit) and kinsman_is_near(s, mission, unit)
    elif template == CHAMPION:
        holds = attacking and mission.names(unit)
    elif template == VENGEANCE:
        holds = attacking and s.losses[mission.army] > 0
    elif template == BREAK_HEDGEHOG:
        holds = attacking and (ADJACENT[s.cells[foe]] & s.held[mission.army] & ~BIT[s.cells[unit]]) != 0
    elif template == HEDGEHOG:
        friends = (ADJACENT[s.cells[unit]] & s.held[mission.army]).bit_count()
        holds = not attacking and friends >= mission.friends
    return mission.bonus if holds else 0


def kinsman_is_near(s: Position, mission: Mission, unit: int) -> bool:
    """Whether the other man named is alive and close (CT-MISB-5, CT-MISM-5)."""
    zone = zones(mission.near)[s.cells[unit]]
    for kinsman in range(UNITS):
        if mission.names(kinsman) and is_alive(s, kinsman) and zone >> s.cells[kinsman] & 1:
            return True
    return False


# -- objectives ---------------------------------------------------------------------------------------------------


def after_wound(s: Position, loser: int, winner: int) -> None:
    """A unit lost life points in a combat: the hunters of the captain are paid once (CT-MISB-1, CT-MISM-1)."""
    army = army_of(winner)
    mission = mission_of(s, army)
    if mission is None or mission.template != CAPTAIN_HUNT:
        return
    if loser == CAPTAIN_OF[other(army)] and mission.names(winner):
        main_objective(s, army, mission)


def after_win(s: Position, winner: int) -> None:
    """A unit had the higher total, whether or not the other lost life (CT-MIS-9, CT-MISB-3, CT-MISM-3)."""
    army = army_of(winner)
    mission = mission_of(s, army)
    if mission is not None and mission.template == CAPTAIN_WRATH and mission.names(winner):
        main_objective(s, army, mission)


def after_elimination(s: Position, dead: int, place: int, winner: int, charge: bool) -> None:
    """A unit eliminated another, which stood on `place`, in attack or defence (CT-MIS-9)."""
    army = army_of(winner)
    mission = mission_of(s, army)
    if mission is None:
        return
    template = mission.template
    if template == CAPTAIN_HUNT:
        if dead == CAPTAIN_OF[other(army)]:
            objective(s, army, mission.vp_other)
    elif template == HORSE_CHARGE:
        if charge and mission.names(winner):
            objective(s, army, mission.vp_other)
    elif template == THE_OAK:
        if place == OAK:
            main_objective(s, army, mission)
    elif template in (KINSMEN, CHAMPION, KNIGHTED):
        if mission.names(winner):
            main_objective(s, army, mission)
    elif template == VENGEANCE and s.losses[army] > 0:
        main_objective(s, army, mission)


def after_horse(s: Position, unit: int) -> None:
    """A unit arrived on a Horse cell (CT-MISB-2, CT-MISM-2)."""
    army = army_of(unit)
    mission = mission_of(s, army)
    if mission is not None and mission.template == HORSE_CHARGE and mission.names(unit):
        objective(s, army, mission.vp)


def at_end_of_turn(s: Position, army: int) -> None:
    """The objectives that are judged when the turn is complete (CT-EOT-3)."""
    mission = mission_of(s, army)
    if mission is None:
        return
    points = 0
    if mission.template == THE_OAK:
        points = mission.vp_other if s.held[army] & BIT[OAK] else 0
    elif mission.template == HALT:
        points = mission.vp_other if s.losses[army] <= mission.max_losses else 0
    elif mission.template == BREAK_HEDGEHOG:
        points = min(mission.vp * surrounded(s, army, mission.friends), mission.vp_max)
    elif mission.template == HEDGEHOG:
        points = min(mission.vp * in_formation(s, army, mission.friends), mission.vp_max)
    if points:
        objective(s, army, points)


def surrounded(s: Position, army: int, by: int) -> int:
    """How many enemies have at least so many units of this army beside them (CT-MISB-10)."""
    return sum([(ADJACENT[cell] & s.held[army]).bit_count() >= by for cell in members(s.held[other(army)])])


def in_formation(s: Position, army: int, friends: int) -> int:
    """How many units of this army have so many friends and at least one enemy beside them (CT-MISM-10)."""
    return sum(
        [
            (ADJACENT[cell] & s.held[army]).bit_count() >= friends and ADJACENT[cell] & s.held[other(army)] != 0
            for cell in members(s.held[army])
        ]
    )
