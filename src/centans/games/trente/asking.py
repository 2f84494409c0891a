"""Le Combat des Trente: what a player sees of the choice before him: where he may go, whom he would meet, his odds."""

from __future__ import annotations

from centans.core.bits import members
from centans.games.trente.box.cards import CARD_ID
from centans.games.trente.box.cells import ADJACENT, CELL_KINDS, HORSE_CELL, NAME, OAK_CELL, PLAIN, nearest
from centans.games.trente.box.units import ARMY_SIZE, CAPTAIN, RANK, UNIT_ID, army_of, number_of, other, unit_of
from centans.games.trente.choices import LayCards, cards_of
from centans.games.trente.model.position import ATTACKER, Position, in_charge, mission_of
from centans.games.trente.model.sight import mission_in_sight
from centans.games.trente.odds import Chances, Prospect, is_charge, possible_combinations, prospect, prospect_of
from centans.games.trente.rules.bonuses import superiority, support
from centans.games.trente.rules.combinations import Combine
from centans.games.trente.rules.contact import Target, enemies_beside
from centans.games.trente.rules.end_of_turn import Heal, Keep, PlayRest
from centans.games.trente.rules.horses import ChargeTarget, Landing, free_beside
from centans.games.trente.rules.missions import mission_bonus
from centans.games.trente.rules.moves import Move, final_cells
from centans.games.trente.rules.orders import WriteOrder, slots, writing_order
from centans.games.trente.rules.resolution import Advance, TakeBack, value_of
from centans.games.trente.rules.setup import Deploy
from centans.games.trente.view import CellPreview, ChoosingView, CombinationPreview, OddsView, TargetPreview

Secret = Deploy | WriteOrder | Combine | PlayRest | Keep
"""What is chosen at the same time as others choose."""
Asking = Secret | Move | ChargeTarget | Landing | Target | TakeBack | Advance | Heal
"""A step that waits for a player."""


def choosing(s: Position, step: Asking) -> ChoosingView:
    found = ChoosingView(None, [], 0, [], [], [], [], [], 0, 0)
    if isinstance(step, WriteOrder):
        found.chosen = [UNIT_ID[unit] for unit in step.written]
        found.left = slots(s, step.army) - len(step.written)
        found.slots = [slot + 1 for slot in slots_of_seat(s, step)]
        found.units = [UNIT_ID[unit] for unit in nearest_first(s, step)]
    elif isinstance(step, Deploy):
        found.chosen = [NAME[cell] for cell in step.placed]
        found.left = ARMY_SIZE - len(step.placed)
        found.units = [UNIT_ID[unit_of(step.army, number)] for number in range(len(step.placed), ARMY_SIZE)]
        found.unit = found.units[0]
    elif isinstance(step, Keep):
        found.chosen = [CARD_ID[kind] for kind in step.cards]
        found.left = step.left
    elif isinstance(step, Heal):
        found.left = step.left
    elif not isinstance(step, PlayRest | TakeBack):
        found.unit = UNIT_ID[step.unit]
        preview_fight(s, step, found)
    return found


def slots_of_seat(s: Position, step: WriteOrder) -> list[int]:
    """The slots still empty that the one who writes decides in (CT-TEAM-7)."""
    left = writing_order(s, step.army)[len(step.written) :]
    return [slot for slot in left if in_charge(s, step.army, slot) == step.seat]


def nearest_first(s: Position, step: WriteOrder) -> list[int]:
    """The units that may be ordered: whoever is nearest to an enemy first, a captain last."""
    enemies = s.held[other(step.army)]
    units = [unit_of(step.army, number) for number in members(step.left)]
    return sorted(units, key=lambda unit: (RANK[unit] == CAPTAIN, nearest(s.cells[unit], enemies)))


def preview_fight(s: Position, step: Asking, found: ChoosingView) -> None:
    """What lies before a unit that is moving, charging or fighting."""
    if isinstance(step, Move):
        found.cells = cell_previews(s, step.unit, final_cells(s, step.unit, step.seat))
    elif isinstance(step, ChargeTarget):
        foes = [unit_of(other(army_of(step.unit)), number_of(unit)) for unit in charge_targets(s, step)]
        found.targets = [target_preview(s, step.unit, foe, step.seat, step.slot, True) for foe in foes]
    elif isinstance(step, Landing):
        cells = members(free_beside(s, step.unit, step.target))
        found.cells = [cell_preview(s, cell, [UNIT_ID[step.target]], True) for cell in cells]
    elif isinstance(step, Target):
        foes = [s.board[cell] for cell in members(enemies_beside(s, step.unit))]
        found.targets = [target_preview(s, step.unit, foe, step.seat, step.slot, False) for foe in foes]
    elif isinstance(step, Combine):
        preview_combinations(s, step, found)


def cell_previews(s: Position, unit: int, cells: int) -> list[CellPreview]:
    enemies = s.held[other(army_of(unit))]
    found: list[CellPreview] = []
    for cell in members(cells):
        beside = 0 if s.box.kind_of[cell] == HORSE_CELL else ADJACENT[cell] & enemies
        met = [UNIT_ID[s.board[place]] for place in members(beside)]
        found.append(cell_preview(s, cell, met, cell != s.cells[unit]))
    return found


def cell_preview(s: Position, cell: int, met: list[str], arrives: bool) -> CellPreview:
    kind = s.box.kind_of[cell]
    points = s.box.oak_vp if kind == OAK_CELL else s.box.horse_vp if kind == HORSE_CELL else 0
    return CellPreview(NAME[cell], CELL_KINDS[kind], met, arrives and kind != PLAIN, points)


def charge_targets(s: Position, step: ChargeTarget) -> list[int]:
    ask = step.ask(s)
    assert ask is not None
    enemy = other(army_of(step.unit))
    return [unit_of(enemy, int(option.params["unit"])) for option in ask.options]


def target_preview(s: Position, unit: int, foe: int, seat: int, slot: int, charge: bool) -> TargetPreview:
    look = prospect(s, unit, foe, True, charge, in_charge(s, army_of(foe), slot))
    options = [option for option in possible_combinations(s, unit, foe, seat) if option.base]
    bonus, enemy_bonus = bonuses_in_sight(s, unit, foe, True, charge)
    if not options:
        return TargetPreview(UNIT_ID[foe], bonus, enemy_bonus, "", OddsView(0, 0, 0, 0, 0, 0, 0))
    best = min([combination_preview(s, unit, option, look) for option in options], key=rating)
    return TargetPreview(UNIT_ID[foe], bonus, enemy_bonus, best.option, best.odds)


def rating(row: CombinationPreview) -> tuple[int, int]:
    """A simple measure, lower is better: to kill and to wound, not the other way round, and with cheap cards."""
    odds = row.odds
    return 2 * odds.die + odds.wounded - odds.wound - 2 * odds.kill, row.value


def preview_combinations(s: Position, step: Combine, found: ChoosingView) -> None:
    look = prospect_of(s, step)
    ask = step.ask(s)
    assert ask is not None
    charge = is_charge(s)
    found.bonus, found.enemy_bonus = bonuses_in_sight(s, step.unit, step.foe, step.role == ATTACKER, charge)
    for option in ask.options:
        assert isinstance(option, LayCards)
        found.combinations.append(combination_preview(s, step.unit, option, look))
    found.combinations.sort(key=rating)


def combination_preview(s: Position, unit: int, option: LayCards, look: Prospect) -> CombinationPreview:
    cards = cards_of(option.number, unit)
    value = sum([value_of(s.box, kind) for kind in cards])
    return CombinationPreview(option.notation, [CARD_ID[kind] for kind in cards], value, odds_view(look.of(option)))


def bonuses_in_sight(s: Position, unit: int, foe: int, attacking: bool, charge: bool) -> tuple[int, int]:
    """The bonuses of a unit and of its enemy, for all that the army of the unit knows."""
    own = mission_of(s, army_of(unit))
    enemy = mission_in_sight(s, army_of(unit), army_of(foe))
    mine = superiority(s, unit, foe, own, enemy) + support(s, unit, foe)
    theirs = superiority(s, foe, unit, enemy, own) + support(s, foe, unit)
    if own is not None:
        mine += mission_bonus(s, own, unit, foe, attacking, charge)
    if enemy is not None:
        theirs += mission_bonus(s, enemy, foe, unit, not attacking, charge)
    return mine, theirs


def odds_view(chances: Chances) -> OddsView:
    numbers = [round(1000 * chance) for chance in chances]
    return OddsView(*numbers)
