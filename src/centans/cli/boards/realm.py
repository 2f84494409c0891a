"""The realm of Montjoie ! in letters: provinces from north to south, and who holds each town behind which walls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from centans.cli.boards.fitting import Flowing
from centans.words import Words

COLOURS = {
    "navarre": "magenta",
    "france": "bright_blue",
    "england": "red",
    "brittany": "cyan",
    "burgundy": "yellow",
    "flanders": "green",
}
GARRISON = 1
PORT, MOUNTAIN, PILLAGED, PROTECTED, ATTACKED, MERCENARY = "~", "^", "†", "+", "×", "m"
NOBODY = "–"
COLUMN_WIDTH = 49
"""Of provinces; two stand side by side where there is room."""


def letter(power: str | None, words: Words) -> Text:
    """The letter says what the colour says."""
    if power is None:
        return Text(NOBODY, style="dim")
    return Text(words.say("terminal-letter", power=power), style=_style_of(power))


def _style_of(power: str | None) -> str:
    return "" if power is None else f"bold {COLOURS.get(power, 'white')}"


def province_of(view: Any, province: Any, words: Words) -> list[Text]:
    """Who holds the whole, its name and points, and each of its towns; what does not fit stands below."""
    towns = {town.town: town for town in view.towns}
    name = f" {words.say('province', province=province.province)} {province.points}"
    lines = [Text.assemble(letter(province.controller, words), (name, _style_of(province.controller)))]
    for each in province.towns:
        town = _town(towns[each], words)
        if lines[-1].cell_len + 2 + town.cell_len > COLUMN_WIDTH:
            lines.append(Text("  "))
        lines[-1].append_text(Text.assemble("  ", town))
    return lines


def _town(town: Any, words: Words) -> Text:
    """`Paris F3~`: the owner, the walls, and what else there is to say."""
    marks = {
        PORT: town.port,
        MOUNTAIN: town.mountain,
        PILLAGED: town.pillaged,
        PROTECTED: town.protected,
        ATTACKED: town.attacked_by,
        f"{MERCENARY}{town.mercenaries}": town.mercenaries,
    }
    walls = "" if town.owner is None else str(town.level)
    signs = "".join([mark for mark, there in marks.items() if there])
    return Text.assemble(f"{words.say('town', town=town.town)} ", letter(town.owner, words), walls, signs)


def in_short(view: Any, words: Words) -> Flowing:
    """For a low terminal, each province in a few signs: its points if several, then who holds each of its towns."""
    towns = {town.town: town for town in view.towns}
    told = []
    for province in view.provinces:
        points = f" {province.points}" if province.points > 1 else ""
        name = (f"{words.say('province', province=province.province)}{points} ", _style_of(province.controller))
        told.append(Text.assemble(name, *[_held(towns[town], words) for town in province.towns]))
    return Flowing(told, " · ")


def _held(town: Any, words: Words) -> Text:
    """`F`, and `F2` or `F3` behind a castle or a fortress."""
    return Text.assemble(letter(town.owner, words), str(town.level) if town.level > GARRISON else "")


def in_two(lines: Sequence[Text]) -> Table:
    table = Table.grid()
    table.add_column(width=COLUMN_WIDTH + 1)
    table.add_column(width=COLUMN_WIDTH)
    half = (len(lines) + 1) // 2
    table.add_row(Text("\n").join(lines[:half]), Text("\n").join(lines[half:]))
    return table


def legend_of(view: Any, words: Words) -> Text:
    hired = any(town.mercenaries for town in view.towns)
    mercenaries = f", {MERCENARY} {words.say('board-part-mercenaries')}" if hired else ""
    return Text(words.say("terminal-legend") + mercenaries, style="dim")
