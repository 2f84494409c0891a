"""Board first: how high it is on each screen, and that nothing lies over what may be chosen or is too small for it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.kit import DESKTOP, PHONE, Visitor
from tests.web.test_reach import SMALLEST_TARGET, faults
from tests.web.test_room import NO_NOTES, sit_with_bots
from tests.web.test_stillness import PRESS

SIDEWAYS = (844, 390)
TABLET = (1024, 768)
LOW = (1280, 720)
PRESSES = 9
LEAST_HEIGHT = {
    PHONE: {"montjoie": 0.45, "guesclin": 0.45, "trente": 0.45, "bastide": 0.34, "guyenne": 0.28},
    SIDEWAYS: {"montjoie": 0.9, "guesclin": 0.8, "trente": 0.5, "bastide": 0.65, "guyenne": 0.5},
    DESKTOP: {"montjoie": 0.8, "guesclin": 0.8, "trente": 0.8, "bastide": 0.6, "guyenne": 0.5},
}
"""What the map, the town or the row of castles has of the window's height."""

OVER_THE_PLAYERS = """() => {
    const bottom = (where) => document.querySelector(where).getBoundingClientRect().bottom;
    const first = document.querySelector("[data-players] [data-player]").getBoundingClientRect();
    return Math.max(0, bottom("[data-prompt]") - first.top);
}"""
"""By how many pixels the question lies over the first player's row."""

CARDS_UNDER_SOMETHING = """() =>
    [...document.querySelectorAll("[data-hand] [data-card]")].slice(0, 4).filter((card) => {
        const { x, y, width, height } = card.getBoundingClientRect();
        return !card.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }).length"""

SEEN = """() => {
    const within = ({ x, y }, { left, top, right, bottom }) => x > left && x < right && y > top && y < bottom;
    const board = document.querySelector("[data-board] .map, [data-board] .town, [data-board] .castles").parentElement;
    const drawn = document.querySelector("[data-board] .map, [data-board] .town, [data-board] .whole");
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const found = { height: drawn.getBoundingClientRect().height / innerHeight, covered: [], small: [], cut: [] };
    for (const spot of document.querySelectorAll("[data-board] [data-option]")) {
        const { x, y, width, height } = spot.getBoundingClientRect();
        const middle = { x: x + width / 2, y: y + height / 2 };
        const frame = (spot.closest(".map") ?? board).getBoundingClientRect();
        if (width === 0 || !within(middle, frame) || !within(middle, screen)) continue;
        const top = document.elementFromPoint(middle.x, middle.y);
        const free = spot.contains(top) || top.contains(spot) || spot.ownerSVGElement?.contains(top);
        if (!free) found.covered.push(spot.dataset.option);
        found.small.push([spot.dataset.option, Math.min(width, height)]);
    }
    for (const button of document.querySelectorAll(".foot .bar > *, [data-prompt] .seal")) {
        const { left, right, bottom } = button.getBoundingClientRect();
        if (left < 0 || right > innerWidth || bottom > innerHeight) found.cut.push(button.innerText);
    }
    return found;
}"""
"""How high the board is, which places that may be chosen lie under something, how small all are, what is cut off."""


def look(visitor: Visitor) -> dict[str, dict[str, Any]]:
    """By theme: the light must not matter."""
    visitor.wait_until_asked()
    visitor.page.wait_for_timeout(60)
    return {theme: visitor.page.evaluate(SEEN) for theme in visitor.in_either_light()}


@pytest.mark.parametrize(
    "size", [PHONE, SIDEWAYS, pytest.param(DESKTOP, marks=pytest.mark.nightly)], ids=["upright", "sideways", "desktop"]
)
def test_the_board_comes_first_and_nothing_lies_over_what_may_be_chosen(visit: Visit, size: tuple[int, int]):
    visitor = visit(size=size)
    visitor.context.add_init_script(NO_NOTES)
    for game, least in LEAST_HEIGHT[size].items():
        visitor.play_now(game)
        for turn in range(PRESSES):
            for theme, seen in look(visitor).items():
                where = f"{game} after {turn} presses, {theme}"
                assert seen["height"] >= least, where
                assert seen["cut"] == [], where
                if not (game == "guesclin" and visitor.find("[data-orders]").count()):
                    assert seen["covered"] == [], where
                if size == PHONE:
                    assert [spot for spot in seen["small"] if spot[1] < SMALLEST_TARGET - 0.5] == [], where
            visitor.page.evaluate(PRESS, turn)


CUT_NAMES = """() =>
    [...document.querySelectorAll("[data-player] .called")].filter((name) => {
        const { left, top, right } = name.getBoundingClientRect();
        const whole = name.scrollWidth <= name.clientWidth + 1;
        return !whole || !name.contains(document.elementFromPoint((left + right) / 2, top + 8));
    }).map((name) => name.innerText)"""


@pytest.mark.parametrize(("size", "language"), [(TABLET, "fr"), (LOW, "en")], ids=["tablet", "low"])
def test_no_name_of_a_player_is_cut(visit: Visit, size: tuple[int, int], language: str):
    visitor = visit(size=size, language=language)
    visitor.context.add_init_script(NO_NOTES)
    for game, players in (("montjoie", 6), ("bastide", 5), ("guesclin", 4), ("guyenne", 4), ("trente", 2)):
        sit_with_bots(visitor, game, players)
        assert visitor.page.evaluate(CUT_NAMES) == [], game


@pytest.mark.nightly
@pytest.mark.parametrize("size", [PHONE, SIDEWAYS, TABLET, LOW], ids=["upright", "sideways", "tablet", "low"])
def test_axe_finds_no_fault_at_any_table_of_any_size(visit: Visit, size: tuple[int, int]):
    visitor = visit(size=size)
    for game in LEAST_HEIGHT[PHONE]:
        visitor.play_now(game)
        for turn in range(PRESSES):
            visitor.wait_until_asked()
            visitor.page.evaluate(PRESS, turn)
        visitor.wait_until_asked()
        assert faults(visitor) == [], game


@pytest.mark.parametrize(
    ("language", "presses"), [("fr", 24), pytest.param("en", 120, marks=pytest.mark.nightly)], ids=["turn", "match"]
)
def test_a_question_with_many_choices_leaves_the_players_in_sight(visit: Visit, language: str, presses: int):
    visitor = visit(size=DESKTOP, language=language)
    visitor.context.add_init_script(NO_NOTES)
    sit_with_bots(visitor, "montjoie", 4)
    for turn in range(presses):
        if visitor.wait_for_state("asked", "over") == "over":
            break
        visitor.page.wait_for_timeout(30)
        assert visitor.page.evaluate(OVER_THE_PLAYERS) == 0, visitor.sentence.inner_text()
        visitor.page.evaluate(PRESS, turn)


def test_sideways_the_cards_to_be_laid_lie_free(visit: Visit):
    visitor = visit(size=SIDEWAYS)
    visitor.context.add_init_script(NO_NOTES)
    visitor.play_now("montjoie")
    laying = visitor.find("[data-hand].choosing")
    for turn in range(40):
        look(visitor)
        if laying.count() > 0:
            break
        visitor.page.evaluate(PRESS, turn)
    expect(laying).to_be_visible()
    assert visitor.page.evaluate(CARDS_UNDER_SOMETHING) == 0
