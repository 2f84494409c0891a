"""Le Combat des Trente in the terminal: the heath with its units, both armies, and what is being decided."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from centans import shelf
from centans.cli.boards.fitting import Sized
from centans.core.views import fields_of
from centans.words import Words

COLOURS = {"blois": "bright_blue", "montfort": "red"}
SPECIAL = {"oak": "♣", "arms": "†", "force": "●", "horse": "♞"}
PLAIN = "·"
REACHED = "○"
RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
LEFT_OUT = "⋮"
CELL_WIDTHS = (5, 4)
"""Of a cell, where there is room and where there is just enough."""
RULER = 3
FULL_HEIGHT = 40
FEWEST_COMBINATIONS = 4


def draw(view: Any, words: Words, names: Sequence[str]) -> RenderableType:
    """The board with row 20 above, the armies and their players, the last combat, and the choice before the viewer."""
    return Sized(lambda columns, lines: _drawn(view, words, names, columns, lines))


def about(view: Any) -> dict[str, int | str]:  # noqa: ARG001 - the prompts of this game need nothing more
    return {}


def _drawn(view: Any, words: Words, names: Sequence[str], columns: int, lines: int) -> Iterator[Text]:
    """A low terminal leaves out what the Missions do, the legend, then the rows where nothing is; a narrow one lists
    the units."""
    lines = min(lines, FULL_HEIGHT)
    heading, legend = _heading(view, words), Text(words.say("terminal-legend"), style="dim")
    below = _below(view, words, names)
    told = [*_missions(view, words), legend]
    cell = next((width for width in CELL_WIDTHS if RULER + width * len(view.figures.columns) <= columns), None)
    if cell is None:
        forms = [[heading, *_listed(view, words), legend, *below]]
    else:
        whole, near = _heath(view, cell, whole=True), _heath(view, cell, whole=False)
        forms = [
            [heading, *whole, *told, *below],
            [heading, *whole, legend, *below],
            [heading, *whole, *below],
            [heading, *near, *below],
        ]
    fitting = [form for form in forms if _height(form, columns) + FEWEST_COMBINATIONS <= lines]
    parts = fitting[0] if fitting else forms[-1]
    yield from parts
    if view.choosing is not None:
        yield from _combinations(view.choosing, words, lines - _height(parts, columns))


def _height(parts: Iterable[Text], columns: int) -> int:
    return sum([1 + (part.cell_len - 1) // columns for part in parts])


def _heading(view: Any, words: Words) -> Text:
    key = "board-turn" if view.destruction else "board-turn-of"
    turn = words.say(key, turn=view.turn, last=view.last_turn)
    return Text(f"{turn} · {words.phase(view.phase)}", style="bold")


def _below(view: Any, words: Words, names: Sequence[str]) -> list[Text]:
    parts = []
    for army in view.armies:
        parts.append(_army(view, army, words))
        parts += [_seat(seat, words, names) for seat in view.seats if seat.army == army.army]
    if view.combat is not None:
        parts.append(_combat(view.combat, words))
    return parts if view.choosing is None else [*parts, *_choosing(view.choosing, words)]


# -- the heath --------------------------------------------------------------------------------------------------------


def _heath(view: Any, width: int, whole: bool) -> list[Text]:
    """Row by row; those left out are told by a sign in the margin."""
    columns = view.figures.columns
    lines = [Text(" " * RULER + "".join([f"{column:<{width}}" for column in columns]).rstrip(), style="dim")]
    cells = _cells(view)
    near = _near(view)
    for row in range(view.figures.rows, 0, -1):
        signs = [cells[_cell(view, column, row)] for column in columns]
        if whole or (row in near and any(sign.plain != PLAIN for sign in signs)):
            padded = [part for sign in signs for part in (sign, " " * (width - sign.cell_len))]
            lines.append(Text.assemble((f"{row:>2} ", "dim"), *padded))
        elif lines[-1].plain != LEFT_OUT:
            lines.append(Text(LEFT_OUT, style="dim"))
    for line in lines:
        line.rstrip()
    return lines


def _near(view: Any) -> range:
    """The rows that matter: those that the acting unit can reach or strike into, else all."""
    cells = [] if view.choosing is None else [preview.cell for preview in view.choosing.cells]
    rows = [int(cell[1:]) for cell in cells if cell != "OAK"]
    return range(min(rows) - 1, max(rows) + 2) if rows else range(view.figures.rows + 1)


def _cell(view: Any, column: str, row: int) -> str:
    """The Oak is one cell of two squares."""
    return "OAK" if f"{column}{row}" in view.figures.oak_squares else f"{column}{row}"


def _cells(view: Any) -> dict[str, Text]:
    """What is to be seen on each cell: a unit, what the cell gives, or whether the unit that acts may go there."""
    figures = view.figures
    cells = {
        f"{column}{row}": Text(PLAIN, style="dim") for column in figures.columns for row in range(1, figures.rows + 1)
    }
    reached = [] if view.choosing is None else [preview.cell for preview in view.choosing.cells]
    cells.update({cell: Text(REACHED, style="bold") for cell in reached})
    cells.update({each.cell: Text(SPECIAL[each.kind], style="bold green") for each in figures.special_cells})
    for unit in view.units:
        if unit.cell is not None:
            style = f"bold {COLOURS[unit.army]}" + (" reverse" if unit.unit == view.acting else "")
            cells[unit.cell] = Text(_sign(unit), style=style)
    return cells


def _sign(unit: Any) -> str:
    """`B24²`: the army, the number, and the life points lost."""
    wounds = str(unit.wounds).translate(RAISED) if unit.wounds else ""
    return f"{unit.unit.replace('-', '')}{wounds}"


def _listed(view: Any, words: Words) -> list[Text]:
    """For a narrow terminal: where each unit stands, army by army, and the cells that do something."""
    lines = []
    for army in view.armies:
        units = [unit for unit in view.units if unit.army == army.army and unit.cell is not None]
        told = ", ".join([f"{_sign(unit)} {unit.cell}" for unit in units])
        lines.append(Text.assemble((words.side(army.army), f"bold {COLOURS[army.army]}"), f" · {told}"))
    special = [f"{SPECIAL[each.kind]} {each.cell}" for each in view.figures.special_cells]
    return [*lines, Text(", ".join(special), style="green")]


# -- the armies -------------------------------------------------------------------------------------------------------


def _army(view: Any, army: Any, words: Words) -> Text:
    facts = [words.say("board-score", points=army.score), words.say("board-alive", number=army.alive)]
    if army.army == view.first:
        facts.append(words.say("board-first"))
    if army.mission_id is not None:
        facts.append(words.say(f"mission-{army.mission_id}"))
    shown = [_order(order) for order in army.orders]
    if shown:
        facts.append(f"{words.say('board-orders')} {' '.join(shown)}")
    return Text.assemble((words.side(army.army), f"bold {COLOURS[army.army]}"), *[f" · {fact}" for fact in facts])


def _missions(view: Any, words: Words) -> list[Text]:
    """What the Missions do that the viewer knows."""
    known = [army.mission_id for army in view.armies if army.mission_id is not None]
    told = [figures for figures in view.figures.missions if figures.mission in known]
    return [Text(words.say(f"mission-{one.mission}.effect", **_figures(one)), style="italic") for one in told]


def _figures(mission: Any) -> dict[str, int]:
    return {name: value for name, value in fields_of(mission).items() if isinstance(value, int)}


def _order(order: Any) -> str:
    """The number of the unit; in brackets once it has acted."""
    number = order.unit.partition("-")[2] if order.unit else "?"
    return f"({number})" if order.played else number


def _seat(seat: Any, words: Words, names: Sequence[str]) -> Text:
    if seat.cards is None:
        hand = f"{words.say('deck-force')} {seat.force}, {words.say('deck-arms')} {seat.arms}"
        hand += f", {words.say('deck-hero')} {seat.hero}"
    else:
        hand = ", ".join(_counted([words.say("card", card=card) for card in seat.cards])) or "–"
    return Text(f"  {names[seat.seat]} · {words.say('board-hand')} {hand}")


def _counted(cards: Sequence[str]) -> list[str]:
    """`2 × Force 3`: equal ones together."""
    return [card if cards.count(card) == 1 else f"{cards.count(card)} × {card}" for card in dict.fromkeys(cards)]


# -- what is being decided --------------------------------------------------------------------------------------------


def _combat(combat: Any, words: Words) -> Text:
    sides = [
        f"{words.say(f'unit-{side.unit}')} ({side.unit}) {side.total}" for side in (combat.attacker, combat.defender)
    ]
    return Text(f"{words.phase('combination')} · {' – '.join(sides)}", style="italic")


def _choosing(choosing: Any, words: Words) -> list[Text]:
    """Who is to act, whom the cells would engage, and the odds against each enemy."""
    lines: list[Text] = []
    if choosing.unit is not None:
        lines.append(Text(f"→ {words.say(f'unit-{choosing.unit}')} ({choosing.unit})", style="bold"))
    engaging = [f"{cell.cell} {'+'.join(cell.engages)}" for cell in choosing.cells if cell.engages]
    if engaging:
        lines.append(Text(words.say("board-engaging", cells=" · ".join(engaging)), style="dim"))
    return [*lines, *[_with_odds(target.unit, target.odds, words) for target in choosing.targets]]


def _combinations(choosing: Any, words: Words, room: int) -> list[Text]:
    """The odds of the best combinations, as many as find room."""
    best = choosing.combinations[: max(FEWEST_COMBINATIONS, room)]
    options = shelf.game_class("trente").catalogue
    return [_with_odds(words.option(options[row.option]), row.odds, words) for row in best]


def _with_odds(what: str, odds: Any, words: Words) -> Text:
    chances = words.say("board-odds", win=odds.win // 10, kill=odds.kill // 10, die=odds.die // 10)
    return Text(f"  {what} · {chances}", style="dim")
