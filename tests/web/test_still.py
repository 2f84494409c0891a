"""Nothing jumps: what is on the screen stays where it is while a match goes on."""

import pytest

from tests.web.conftest import Visit
from tests.web.kit import ANSWER_BY_API, PHONE

MOST_SHIFT = 0.1
"""What browsers call a good page, for a whole visit; here for the turns that a test has time for."""
TURNS = 4

MEASURE = """
window.shifted = 0;
new PerformanceObserver((list) => {
    for (const { hadRecentInput, value } of list.getEntries()) if (!hadRecentInput) window.shifted += value;
}).observe({ type: "layout-shift", buffered: true });
"""


@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ["bastide", "guesclin", "guyenne", "montjoie", "trente"])
def test_nothing_jumps_while_others_play(visit: Visit, game: str, size: tuple[int, int]):
    visitor = visit(size=size, language="en")
    visitor.play_now(game)
    visitor.page.evaluate(f"() => {{ {MEASURE} }}")
    for _ in range(TURNS):
        over = visitor.page.evaluate(ANSWER_BY_API)
        visitor.wait_for_state("over" if over else "asked|over")
        if over:
            break
    assert visitor.page.evaluate("window.shifted") <= MOST_SHIFT
