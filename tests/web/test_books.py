"""The rulebooks on the page: pictures drawn there, tables that can be moved, on a screen and on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.pictures.kit import GAMES, pictures_of
from tests.web.kit import DESKTOP, PHONE, Visitor

LINES_END = """(figure) => {
    const frame = figure.querySelector("[role=img]").getBoundingClientRect();
    const ends = [...figure.querySelectorAll(".end")].map((end) => end.getBoundingClientRect());
    return ends.every(({ x, y }) => x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom);
}"""
MISSED = """(figure, selectors) => selectors.filter((selector) => {
    const thing = figure.querySelector(`.stage ${selector}`)?.getBoundingClientRect();
    return thing === undefined || thing.width === 0;
})"""


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_drawn_and_its_words_lead_to_what_they_speak_of(
    visit: Callable[..., Visitor], game: str, size: tuple[int, int]
) -> None:
    visitor = visit(size)
    visitor.open(f"/rules/{game}")
    visitor.find("[data-rulebook]").wait_for()
    assert visitor.find("[data-picture]").count() == len(pictures_of(game))
    for name, made in pictures_of(game).items():
        figure = visitor.find(f"[data-picture={name}]")
        picture = made()
        assert len(figure.get_by_role("img").first.get_attribute("aria-label") or "") > 60
        figure.locator(".label").last.wait_for()
        marks = [mark for mark in picture.marks if not (mark.wide and size == PHONE)]
        assert figure.locator("p.label").count() == len(marks)
        things = [mark.at for mark in marks] + [end for way in picture.ways for end in (way.start, way.end)]
        visitor.wait_for("figure => figure.querySelector('.end') !== null", arg=figure.element_handle())
        assert figure.evaluate(MISSED, things) == []
        assert figure.evaluate(LINES_END)
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= size[0]


@pytest.mark.slow
def test_a_wide_table_is_moved_in_its_own_frame_and_keeps_its_headings(visit: Callable[..., Visitor]) -> None:
    visitor = visit(PHONE)
    visitor.open("/rules/montjoie")
    frame = visitor.find(".wide").filter(has=visitor.find("tr:nth-child(12)")).first
    frame.wait_for()
    offset = "frame => frame.querySelector('th').getBoundingClientRect().top - frame.getBoundingClientRect().top"
    assert frame.evaluate(offset) <= 2
    frame.evaluate("frame => frame.scrollTo(60, 200)")
    assert frame.evaluate("frame => frame.scrollTop") > 0
    assert frame.evaluate(offset) <= 2
