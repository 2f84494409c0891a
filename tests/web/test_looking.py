"""Looking closer at a board: the same by keys, wheel and drag, whether the board has a map of its own or not."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.kit import Visitor, frame_of

FRAMES = {"guyenne": "[data-board] > .sight", "guesclin": "[data-board] .drawing"}
"""By game: what is moved. Guyenne has no map, so the page's own frame is brought closer."""


def scale_of(moved: Locator) -> float:
    found = re.search(r"scale\(([\d.]+)\)", moved.get_attribute("style") or "")
    return float(found[1]) if found else 1.0


def place_of(moved: Locator) -> str:
    return (moved.get_attribute("style") or "").partition(" scale")[0]


@pytest.mark.parametrize("game", FRAMES)
def test_the_wheel_and_the_keys_bring_it_closer_and_back(visitor: Visitor, game: str) -> None:
    visitor.play_now(game)
    moved = visitor.find(FRAMES[game])
    whole = scale_of(moved)
    visitor.page.keyboard.press("+")
    nearer = scale_of(moved)
    assert nearer > whole
    visitor.find("[data-board]").hover()
    visitor.page.mouse.wheel(0, -400)
    expect(moved).not_to_have_attribute("style", re.compile(rf"scale\({re.escape(f'{nearer:g}')}\)"))
    assert scale_of(moved) > nearer
    visitor.page.keyboard.press("0")
    assert scale_of(moved) == pytest.approx(whole)


@pytest.mark.parametrize("game", FRAMES)
def test_a_drag_moves_it_and_chooses_nothing(visitor: Visitor, game: str) -> None:
    visitor.play_now(game)
    moved = visitor.find(FRAMES[game])
    for _ in range(3):
        visitor.page.keyboard.press("+")
    before, sign = place_of(moved), visitor.sign()
    box = frame_of(visitor.find("[data-board]"))
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    visitor.page.mouse.move(x, y)
    visitor.page.mouse.down()
    visitor.page.mouse.move(x - 60, y - 40, steps=4)
    visitor.page.mouse.up()
    assert place_of(moved) != before
    expect(visitor.find("[data-note]")).to_have_count(0)
    expect(visitor.find('[data-board] [aria-pressed="true"]')).to_have_count(0)
    assert visitor.sign() == sign
