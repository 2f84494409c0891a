"""Guesclin ! in the terminal: the map in letters, the men on it, and what the man who acts can do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from centans.words import Words

COLOURS = {"french": "bright_blue", "english": "red", "blesiste": "white", "montfortist": "yellow"}
GROUND = {".": "·", "=": "─", "c": "·", "D": "▓", "B": "♣", "H": "⌂", "~": "≈"}
THINGS = {"loot": "$", "bundle": "¶", "cart": "Ø"}
WIDTH = 3
"""Of a hex; odd columns are printed a line lower than even ones, as they lie half a hex lower."""


def draw(view: Any, words: Words, names: Sequence[str]) -> RenderableType:
    """The heading, the map, the banners with their men, and the choice in hand."""
    name = view.scenario.name_fr if words.language == "fr" else view.scenario.name_en
    turn = words.say("board-round", round=view.turn, rounds=view.scenario.rounds)
    heading = Text(f"{name} · {turn} · {words.phase(view.phase)}", style="bold")
    parts: list[RenderableType] = [heading, _map(view), _men(view, words, names)]
    if view.choosing is not None and view.choosing.seat == view.seat:
        parts += _choices(view, view.choosing, words)
    return Group(*parts)


def about(view: Any) -> dict[str, int | str]:
    """The fighter whom the present choice is about."""
    fighter = None if view.choosing is None else view.choosing.fighter
    return {"fighter": "" if fighter is None else view.fighters[fighter].name}


def letters_of(fighter: Any) -> str:
    """Two letters for a man: the first capital if he is unhurt, both small if he is stunned."""
    short: str = fighter.type[:2]
    return short if fighter.stunned else short.capitalize()


def _map(view: Any) -> Text:
    """Each row of hexes takes two lines: even columns on the first, odd ones on the second."""
    signs = _signs(view)
    text = Text("     " + "".join([f"{chr(ord('a') + column):<{WIDTH}}" for column in range(view.map.columns)]) + "\n")
    for row in range(len(view.map.rows)):
        for odd in (0, 1):
            text.append(f"{row + 1:>3}  " if not odd else "     ", style="dim")
            for column in range(view.map.columns):
                sign, style = signs[column, row] if column % 2 == odd else ("", "")
                text.append(f"{sign:<{WIDTH}}", style=style)
            text.append("\n")
    return text


def _signs(view: Any) -> dict[tuple[int, int], tuple[str, str]]:
    signs = {
        (column, row): (GROUND[letter], "dim")
        for row, letters in enumerate(view.map.rows)
        for column, letter in enumerate(letters)
    }
    for thing in view.things:
        if thing.state == "ground" and thing.hex is not None:
            signs[_place(thing.hex)] = (THINGS[thing.kind], "bold magenta")
    for fighter in view.fighters:
        if fighter.hex is not None:
            load = THINGS[fighter.carries] if fighter.carries else ""
            signs[_place(fighter.hex)] = (letters_of(fighter) + load, f"bold {COLOURS[fighter.banner]}")
    return signs


def _place(hex_: str) -> tuple[int, int]:
    return ord(hex_[0]) - ord("a"), int(hex_[1:]) - 1


def _men(view: Any, words: Words, names: Sequence[str]) -> Table:
    table = Table(show_header=False, box=None, padding=(0, 1))
    for banner in view.banners:
        mark = {"active": "▶", "done": "✓", "waiting": " "}[banner.state]
        name = Text(f"{mark} {words.say(f'banner-{banner.banner}')}", style=f"bold {COLOURS[banner.banner]}")
        men = [fighter for fighter in view.fighters if fighter.banner == banner.banner]
        told = Text(", ").join([_man(fighter, words) for fighter in men])
        table.add_row(name, names[banner.seat], told)
    return table


def _man(fighter: Any, words: Words) -> Text:
    facts = [words.say("fighter-name", fighter=fighter.name)]
    if fighter.state == "map":
        facts.append(str(fighter.hex))
        facts.append(f"{fighter.movement}/{fighter.melee}/{fighter.defence}")
    else:
        key = {"reserve": "board-reserve", "neutralised": "board-neutralised", "out": "board-gone-out"}[fighter.state]
        facts.append(words.say(key))
    if fighter.order is not None:
        facts.append(words.say(f"order-{fighter.order}"))
    return Text(" ".join(facts), style="bold" if fighter.waiting else "dim" if fighter.state != "map" else "")


def _choices(view: Any, choosing: Any, words: Words) -> list[RenderableType]:
    """Each blow and shot on offer with its odds and every term of the defence score."""
    attacks = [*choosing.attacks, *([choosing.attack] if choosing.attack else [])]
    return [*[_blow(view, attack, words) for attack in attacks], *[_shot(view, shot, words) for shot in choosing.shots]]


def _blow(view: Any, attack: Any, words: Words) -> Text:
    back = attack.riposte
    riposte = words.say("board-no-riposte") if back is None else words.say("board-riposte", percent=back.percent)
    return Text(f"  {_target(view, attack, words)}; {riposte}")


def _shot(view: Any, shot: Any, words: Words) -> Text:
    return Text(f"  {_target(view, shot, words)}; {words.say('board-distance', distance=shot.distance)}")


def _target(view: Any, act: Any, words: Words) -> str:
    """`k9 Sergeant: 68.06% to hit (3 dice, two highest, 8 or more: defence 8, standing in a wood +2)`"""
    odds = act.odds
    name = words.say("fighter-name", fighter=view.fighters[act.target].name)
    roll = words.say("board-roll", keep=odds.keep, dice=odds.dice, defence=odds.defence)
    terms = ", ".join([f"{words.say('board-term', kind=term.kind)} {term.value:+d}" for term in odds.terms])
    return f"{act.hex} {name}: {words.say('board-chance', percent=odds.percent)} ({roll}: {terms})"
