"""Le Combat des Trente: the bonuses of fighting units (chapter 20); they belong to units, not to cards (CT-MOD-7)."""

from __future__ import annotations

from centans.games.trente.box.cells import zones
from centans.games.trente.box.field import Mission
from centans.games.trente.box.units import CAPTAIN, CAPTAIN_OF, KNIGHT, RANK, SQUIRE, army_of
from centans.games.trente.model.position import Position, is_alive
from centans.games.trente.rules.missions import standing


def superiority(s: Position, unit: int, foe: int, own: Mission | None, enemy: Mission | None) -> int:
    """A captain always, a knight against squires (CT-MOD-1, 2), with these Missions in force."""
    if RANK[unit] == CAPTAIN:
        return s.box.captain_bonus
    if standing(own, unit) == KNIGHT and standing(enemy, foe) == SQUIRE:
        return s.box.knight_bonus
    return 0


def is_supported(s: Position, unit: int, foe: int) -> bool:
    """Whether the unit's captain, another man and alive, is near enough (CT-MOD-3, 4, 6)."""
    captain = CAPTAIN_OF[army_of(unit)]
    if unit == captain or not is_alive(s, captain):
        return False
    near = zones(s.box.support_range)
    place = s.cells[captain]
    if near[s.cells[unit]] >> place & 1:
        return True
    return s.box.any_support and near[s.cells[foe]] >> place & 1 == 1


def support(s: Position, unit: int, foe: int) -> int:
    """The bonus for it; if both are supported neither has it (CT-MOD-3, 5)."""
    if is_supported(s, unit, foe) and not is_supported(s, foe, unit):
        return s.box.support
    return 0
