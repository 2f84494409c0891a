"""Le Combat des Trente in the terminal: the heath with its units, both armies, and what is being decided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from centans.words import Words

COLOURS = {"blois": "bright_blue", "montfort": "red"}
SPECIAL = {"oak": "♣", "arms": "†", "force": "●", "horse": "♞"}
PLAIN = "·"
MOST_COMBINATIONS = 12


def draw(view: Any, words: Words, names: Sequence[str]) -> RenderableType:
    """The board with row 20 above, the armies and their players, the last combat, and the choice before the viewer."""
    heading = f"{words.say('board-turn', turn=view.turn)} · {words.phase(view.phase)}"
    parts: list[RenderableType] = [Text(heading, style="bold"), *_board(view)]
    for army in view.armies:
        parts.append(_army(army, words))
        parts += [_seat(seat, words, names) for seat in view.seats if seat.army == army.army]
    if view.combat is not None:
        parts.append(_combat(view.combat, words))
    if view.choosing is not None:
        parts += _choosing(view.choosing, words)
    return Group(*parts)


def about(view: Any) -> dict[str, int | str]:  # noqa: ARG001 - the prompts of this game need nothing more
    return {}


def _board(view: Any) -> list[Text]:
    """Units by number, in the colour of their army and with a mark for each life point lost."""
    figures = view.figures
    kinds = {cell.cell: SPECIAL[cell.kind] for cell in figures.special_cells}
    units = {unit.cell: unit for unit in view.units if unit.cell is not None}
    lines = [Text("   " + "".join([f"{column:>4}" for column in figures.columns]), style="dim")]
    for row in range(figures.rows, 0, -1):
        line = Text(f"{row:>3}", style="dim")
        for column in figures.columns:
            cell = "OAK" if f"{column}{row}" in figures.oak_squares else f"{column}{row}"
            unit = units.get(cell)
            if unit is None:
                line.append(f"{kinds.get(cell, PLAIN):>4}", style="bold green" if cell in kinds else "dim")
            else:
                wounds = "'" * (figures.life - unit.life)
                style = f"bold {COLOURS[unit.army]}" + (" reverse" if unit.unit == view.acting else "")
                line.append(f"{unit.number + wounds:>4}", style=style)
        lines.append(line)
    return lines


def _army(army: Any, words: Words) -> Text:
    facts = [words.say("board-score", points=army.score), f"{army.alive}"]
    if army.mission_id is not None:
        facts.append(words.say(f"mission-{army.mission_id}"))
    shown = [order.unit.partition("-")[2] if order.unit else "?" for order in army.orders]
    if shown:
        facts.append(f"{words.say('board-orders')} {' '.join(shown)}")
    return Text.assemble((words.side(army.army), f"bold {COLOURS[army.army]}"), *[f" · {fact}" for fact in facts])


def _seat(seat: Any, words: Words, names: Sequence[str]) -> Text:
    if seat.cards is None:
        hand = f"{words.say('deck-force')} {seat.force}, {words.say('deck-arms')} {seat.arms}"
        hand += f", {words.say('deck-hero')} {seat.hero}"
    else:
        hand = ", ".join([words.say("card", card=card) for card in seat.cards]) or "–"
    return Text(f"  {names[seat.seat]} · {words.say('board-hand')} {hand}")


def _combat(combat: Any, words: Words) -> Text:
    sides = [f"{words.say(f'unit-{side.unit}')} {side.total}" for side in (combat.attacker, combat.defender)]
    return Text(f"{words.phase('combination')} · {' – '.join(sides)}", style="italic")


def _choosing(choosing: Any, words: Words) -> list[Text]:
    """Who is to act, whom the cells would engage, and the odds of the best combinations."""
    lines: list[Text] = []
    if choosing.unit is not None:
        lines.append(Text(f"→ {words.say(f'unit-{choosing.unit}')} ({choosing.unit})", style="bold"))
    engaging = [f"{cell.cell} {'+'.join(cell.engages)}" for cell in choosing.cells if cell.engages]
    if engaging:
        lines.append(Text(" · ".join(engaging), style="dim"))
    for row in choosing.combinations[:MOST_COMBINATIONS]:
        odds = words.say("board-odds", win=row.odds.win // 10, kill=row.odds.kill // 10, die=row.odds.die // 10)
        lines.append(Text(f"  {row.option} · {odds}", style="dim"))
    return lines
