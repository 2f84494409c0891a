"""Le Combat des Trente: what a player sees of the choice before him: where he may go, whom he would meet, his odds."""

from __future__ import annotations

from typing import Any

from centans.games.trente.box.cards import CARD_ID
from centans.games.trente.box.cells import ADJACENT, CELL_KINDS, NAME, members
from centans.games.trente.box.units import ARMY_SIZE, UNIT_ID, army_of, number_of, other, unit_of
from centans.games.trente.choices import LayCards, cards_of
from centans.games.trente.model.position import Position, in_charge, mission_of
from centans.games.trente.model.sight import mission_in_sight
from centans.games.trente.odds import Chances, is_charge, possible_combinations, prospect, prospect_of
from centans.games.trente.rules.bonuses import superiority, support
from centans.games.trente.rules.combinations import Combine
from centans.games.trente.rules.contact import Target, enemies_beside
from centans.games.trente.rules.end_of_turn import Heal, Keep
from centans.games.trente.rules.horses import ChargeTarget, Landing, free_beside
from centans.games.trente.rules.missions import mission_bonus
from centans.games.trente.rules.moves import Move, final_cells
from centans.games.trente.rules.orders import WriteOrder, slots, writing_order
from centans.games.trente.rules.resolution import value_of
from centans.games.trente.rules.setup import Deploy
from centans.games.trente.view import CellPreview, ChoosingView, CombinationPreview, OddsView, TargetPreview


def choosing(s: Position, step: Any) -> ChoosingView:
    found = ChoosingView(None, [], 0, [], [], [], [], 0, 0)
    if isinstance(step, WriteOrder):
        found.chosen = [UNIT_ID[unit] for unit in step.written]
        found.left = slots(s, step.army) - len(step.written)
        found.slots = [slot + 1 for slot in writing_order(s, step.army)]
    elif isinstance(step, Deploy):
        found.chosen = [NAME[cell] for cell in step.placed]
        found.left = ARMY_SIZE - len(step.placed)
        found.unit = UNIT_ID[unit_of(step.army, len(step.placed))]
    elif isinstance(step, Keep):
        found.chosen = [CARD_ID[kind] for kind in step.cards]
        found.left = step.left
    elif isinstance(step, Heal):
        found.left = step.left
    elif hasattr(step, "unit"):
        found.unit = UNIT_ID[step.unit]
        preview_fight(s, step, found)
    return found


def preview_fight(s: Position, step: Any, found: ChoosingView) -> None:
    """What lies before a unit that is moving, charging or fighting."""
    if isinstance(step, Move):
        found.cells = cell_previews(s, step.unit, final_cells(s, step.unit, step.seat))
    elif isinstance(step, ChargeTarget):
        foes = [unit_of(other(army_of(step.unit)), number_of(unit)) for unit in charge_targets(s, step)]
        found.targets = [target_preview(s, step.unit, foe, step.seat, step.slot, True) for foe in foes]
    elif isinstance(step, Landing):
        found.cells = [
            CellPreview(NAME[cell], CELL_KINDS[s.box.kind_of[cell]], [UNIT_ID[step.target]])
            for cell in members(free_beside(s, step.unit, step.target))
        ]
    elif isinstance(step, Target):
        foes = [s.board[cell] for cell in members(enemies_beside(s, step.unit))]
        found.targets = [target_preview(s, step.unit, foe, step.seat, step.slot, False) for foe in foes]
    elif isinstance(step, Combine):
        preview_combinations(s, step, found)


def cell_previews(s: Position, unit: int, cells: int) -> list[CellPreview]:
    enemies = s.held[other(army_of(unit))]
    found: list[CellPreview] = []
    for cell in members(cells):
        kind = CELL_KINDS[s.box.kind_of[cell]]
        met = [] if kind == "horse" else [UNIT_ID[s.board[place]] for place in members(ADJACENT[cell] & enemies)]
        found.append(CellPreview(NAME[cell], kind, met))
    return found


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
    best = max(options, key=lambda option: promise(look.of(option)))
    return TargetPreview(UNIT_ID[foe], bonus, enemy_bonus, best.notation, odds_view(look.of(best)))


def promise(chances: Chances) -> float:
    """A simple measure to find the best combination by: kill, wound, and not the other way round."""
    return 2 * chances[4] + chances[3] - chances[5] - 2 * chances[6]


def preview_combinations(s: Position, step: Combine, found: ChoosingView) -> None:
    look = prospect_of(s, step)
    ask = step.ask(s)
    assert ask is not None
    charge = is_charge(s)
    found.bonus, found.enemy_bonus = bonuses_in_sight(s, step.unit, step.foe, step.role == 0, charge)
    for option in ask.options:
        assert isinstance(option, LayCards)
        cards = cards_of(option.number, step.unit)
        value = sum([value_of(s.box, kind) for kind in cards])
        found.combinations.append(
            CombinationPreview(option.notation, [CARD_ID[kind] for kind in cards], value, odds_view(look.of(option)))
        )


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
