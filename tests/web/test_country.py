"""Room for the board: Guyenne's country fills its window at every size, and cards are large enough to be read."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visit
from tests.web.kit import PHONE, frame_of

SIZES = [(1440, 900), (1280, 720), (1920, 1080), PHONE, (844, 390)]
SHARE = """() => {
    const height = (part) => document.querySelector(`[data-board] ${part}`).getBoundingClientRect().height;
    const painted = (part) => getComputedStyle(part).backgroundColor !== "rgba(0, 0, 0, 0)";
    const bands = [...document.querySelectorAll("[data-board] .fronts")];
    return bands.every(painted) ? height(".whole") / height(".gy") : 0;
}"""
"""How much of the board's height the country takes, castles and the ground before and behind them."""
LEAST_CARD = 60


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_country_fills_the_board(visit: Visit, size: tuple[int, int]):
    visitor = visit(size=size)
    visitor.play_now("guyenne")
    assert visitor.page.evaluate(SHARE) >= 0.4


def test_a_card_before_a_castle_can_be_read(visit: Visit):
    visitor = visit(size=(1440, 900))
    visitor.play_now("guyenne")
    visitor.answer()
    box = frame_of(visitor.find("[data-board] .fronts .front .card").first)
    assert min(box["width"], box["height"]) >= LEAST_CARD
