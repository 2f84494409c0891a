"""Guyenne's board: what it tells of the cards that one cannot see comes from the view, and in words."""

import re

import pytest

from tests.web.conftest import Visit
from tests.web.kit import Visitor

SHOWN = {"fr": "Montrées au combat depuis que la pioche a été refaite", "en": "Combats have shown, since the draw pile"}
AMONG = {"fr": r"Leur héros (peut s’y trouver \(\d+ %\)|ne peut|s’y trouve)", "en": r"Their hero (may be|cannot|must)"}


def book(visitor: Visitor) -> str:
    return visitor.find("[data-board] .book").inner_text()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_book_tells_what_may_lie_at_a_castle_and_what_combats_have_shown(visit: Visit, language: str):
    visitor = visit(language=language)
    visitor.play_now()
    while not re.search(AMONG[language], book(visitor)):
        visitor.answer()
        visitor.wait_until_asked()
    visitor.find("[data-board] .far .piles").click()
    while SHOWN[language] not in book(visitor):
        visitor.answer()
        visitor.wait_until_asked()
        visitor.find("[data-board] .far .piles").click()
