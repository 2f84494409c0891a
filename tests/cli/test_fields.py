"""Guesclin ! and Le Combat des Trente in the terminal: everything that stands on the ground is drawn, at any size."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

from centans import shelf
from centans.cli.boards import board_of
from centans.core.match import Match
from centans.words import LANGUAGES, Words
from tests.cli.test_boards import HEIGHT, NAMES, WIDTH, moments
from tests.games.guesclin.kit import Skirmish, at

pytestmark = pytest.mark.source_only

FIELDS = (
    ("guesclin", 2, {"scenario": "1"}),
    ("guesclin", 3, {"scenario": "2"}),
    ("guesclin", 4, {"scenario": "3", "rounds": "6"}),
    ("guesclin", 4, {"scenario": "4", "rounds": "6"}),
    ("trente", 2, {"turns": "3"}),
    ("trente", 4, {"turns": "3"}),
)
MAP_WIDTH = 51


def drawn(game: str, view: Any, language: str = "en", width: int = WIDTH, height: int = HEIGHT) -> list[str]:
    """What a terminal of that size shows, without its colours."""
    words = Words(shelf.game_class(game), language)
    console = Console(width=width, height=height, force_terminal=True, file=io.StringIO(), record=True)
    console.print(board_of(game).draw(view, words, NAMES))
    assert words.problems == []
    return [line.rstrip() for line in console.export_text().rstrip("\n").split("\n")]


def views(game: str, players: int, settings: dict[str, str]) -> Iterator[Any]:
    """What those see who are asked, all through a match."""
    for match in moments(game, players, **settings):
        yield match.view(match.asks[0].seat if match.asks else None)


def opening(scenario: str) -> list[str]:
    return drawn("guesclin", Skirmish.fresh(scenario).view())


# -- sizes ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players", "settings"), FIELDS)
def test_every_moment_fits_a_screen_and_men_are_told_apart_without_colours(
    game: str, players: int, settings: dict[str, str]
):
    for number, view in enumerate(views(game, players, settings)):
        lines = drawn(game, view, LANGUAGES[number % 2])
        assert max([len(line) for line in lines]) <= WIDTH
        assert len(lines) <= HEIGHT, "\n".join(lines)
        if game == "guesclin":
            standing = [man for man in view.fighters if man.hex is not None]
            shown = re.findall(r"[A-Za-z]\d", "\n".join([line[:MAP_WIDTH] for line in lines[1:]]))
            assert len(set(shown)) == len(shown) == len(standing)


@pytest.mark.parametrize(("width", "height"), [(80, 24), (60, 20), (40, 20)])
@pytest.mark.parametrize(("game", "players", "settings"), FIELDS)
def test_a_small_terminal_gets_a_form_of_its_own(
    game: str, players: int, settings: dict[str, str], width: int, height: int
):
    """Nothing is cut off or broken at the side, and no form is much longer than the screen."""
    for view in views(game, players, settings):
        lines = drawn(game, view, "fr", width, height)
        assert max([len(line) for line in lines]) <= width
        assert len(lines) <= (height if game == "guesclin" and width == 80 else HEIGHT)


def test_a_low_terminal_shows_the_rows_around_the_man_who_acts():
    men = {"french sergent": (4, 15), "english ecuyer": (4, 2)}
    fight = Skirmish.scenario("1", men).acting("french").play("act sergent")
    lines = drawn("guesclin", fight.view(), width=80, height=24)
    assert len(lines) <= 24
    rows = [line[:3].strip() for line in lines if line[:3].strip().isdigit()]
    assert rows == [str(row) for row in range(9, 20)]
    assert any("E2 Squire e3" in line for line in [" ".join(" ".join([line[51:] for line in lines]).split())]), (
        "far off"
    )


def test_what_is_no_terminal_gets_the_whole_map():
    words = Words(shelf.game_class("guesclin"), "en")
    console = Console(width=WIDTH, file=io.StringIO(), record=True)
    console.print(board_of("guesclin").draw(Skirmish.fresh("1").view(), words, NAMES))
    assert "\n 19  " in console.export_text()


# -- Guesclin ! -------------------------------------------------------------------------------------------------------


def test_men_things_and_odds_are_shown():
    men = {"french sergent": (4, 6), "english ecuyer": (4, 7), "english cavalier": (9, 9)}
    fight = Skirmish.scenario("1", men).lying((7, 7)).stunned("english ecuyer").acting("french").play("act sergent")
    lines = drawn("guesclin", fight.view())
    assert lines[0] == "The Loot · Round 1 of 12 · A fighter acts"
    assert square(lines, 4, 6) == "F2"
    assert square(lines, 4, 7) == "e2", "who is stunned is written small"
    assert square(lines, 7, 7) == "$"
    beside = " ".join(" ".join([line[MAP_WIDTH:] for line in lines]).split())
    assert f"{at(4, 7)} e2 Squire: 80.56% to hit (3 dice, two highest, 7 or more: defence +7); riposte" in beside
    assert "F2 Sergeant e7 4/3/8" in beside


def square(lines: list[str], column: int, row: int) -> str:
    """What stands on a hex: below the heading and the letters, two lines a row, three squares a column."""
    start = 5 + 3 * column
    return lines[2 + 2 * row + column % 2][start : start + 3].strip()


@pytest.mark.parametrize("scenario", "123")
def test_every_obstacle_stands_between_its_two_hexes(scenario: str):
    view = Skirmish.fresh(scenario).view()
    lines = drawn("guesclin", view)
    signs = sum([line[:MAP_WIDTH].count(sign) for line in lines[2:] for sign in "/\\━"])
    assert signs == len(view.map.obstacles) > 0
    if scenario == "1":  # embankments d12-d13, d12-e13 and e13-f12, and f8-g8
        assert lines[2 + 2 * 12][5 + 3 * 3 + 1] == "━", "below d12, in the line of row 13"
        assert lines[2 + 2 * 12][5 + 3 * 4 - 1] == "/", "left of e13"
        assert lines[2 + 2 * 12 - 1][5 + 3 * 4 + 1] == "━", "above e13"
        assert lines[2 + 2 * 7 + 1][5 + 3 * 5 + 3] == "\\", "right of f8, towards g8 above it"
    legend = " ".join(" ".join([line[MAP_WIDTH:] for line in lines]).split())
    assert ("/ ━ \\ wall" if scenario == "2" else "/ ━ \\ bank") in legend


def test_exits_are_arrows_and_the_legend_says_whose():
    lines = opening("1")
    assert square(lines, 4, 0) == "·↑"
    assert square(lines, 0, 18) == "·↓←"
    legend = " ".join(" ".join([line[MAP_WIDTH:] for line in lines]).split())
    assert "↑↓ exit of the French, ← exit of the English" in legend


def test_the_castle_shows_its_gate_winch_and_keep():
    lines = opening("2")
    assert square(lines, 7, 9) == "Π"
    assert square(lines, 8, 9) == "§"
    assert square(lines, 7, 3) == "▓"
    assert "keep h4" in "\n".join(lines)


def test_the_prompt_names_the_man_to_be_placed():
    fight = Skirmish.fresh("1")
    words = Words(shelf.game_class("guesclin"), "fr")
    told = words.prompt(fight.ask, board_of("guesclin").about(fight.view()))
    assert told == "Placez\N{NO-BREAK SPACE}: Cavalier."


# -- Le Combat des Trente ---------------------------------------------------------------------------------------------


def heath(answers: int, language: str = "en", width: int = WIDTH, height: int = HEIGHT) -> tuple[Match, list[str]]:
    """A match of greedy bots after so many answers, and what the next to answer sees of it."""
    from centans.bots import make_bot

    game = shelf.take("trente")
    match = Match(game, game.variant(2, {"turns": "3"}), b"heath")
    bots = [make_bot("greedy", b"%d" % seat) for seat in (0, 1)]
    for _ in range(answers):
        ask = next(ask for ask in match.asks if not ask.open)
        match.answer(ask.seat, bots[ask.seat].choose(game, match.state, ask))
    seat = next(ask.seat for ask in match.asks if not ask.open)
    return match, drawn("trente", match.view(seat), language, width, height)


def test_the_heath_shows_armies_by_letter_cells_by_sign_and_wounds_by_number():
    match, lines = heath(120)
    text = "\n".join(lines)
    for unit in match.view(0).units:
        sign = unit.unit.replace("-", "")
        shown = re.search(rf"\b{sign}([¹²³]?)\s", text)
        assert (shown is None) == (unit.cell is None)
        assert shown is None or shown[1] == ("", "¹", "²", "³")[unit.wounds]
    assert any(unit.wounds and unit.cell for unit in match.view(0).units)
    _, fresh = heath(0)
    assert [sum([line.count(sign) for line in fresh[2:22]]) for sign in "♣†●♞"] == [2, 4, 2, 2], "as on the board"
    assert "♣ Oak, † Arms, ● Force, ♞ horse" in "\n".join(fresh)


def test_where_the_unit_may_go_is_drawn_and_rows_without_anybody_are_left_out_where_there_is_no_room():
    match, lines = heath(20)
    assert match.asks[0].key == "move"
    cells = match.view(match.asks[0].seat).choosing.cells
    plain = [cell for cell in cells if cell.kind == "plain" and not on_it(match, cell.cell)]
    assert sum([line.count("○") for line in lines[2:22]]) == len(plain) > 10
    _, low = heath(0, height=24)
    assert "⋮" in low
    assert len([line for line in low if line[:2].strip().isdigit()]) < 20


def on_it(match: Match, cell: str) -> bool:
    return any(unit.cell == cell for unit in match.view(0).units)


def test_a_narrow_terminal_lists_where_each_unit_stands():
    match, lines = heath(60, width=60)
    told = " ".join(" ".join(lines).split())
    for unit in match.view(0).units:
        assert f" {unit.unit.replace('-', '')} {unit.cell}" in told
    assert "♣ OAK" in told
