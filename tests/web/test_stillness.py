"""Nothing jumps: in a whole match the page hardly moves anything that stays on it, on a desktop and on a phone."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visit
from tests.web.kit import PHONE, Visitor

WIDE = (1440, 900)
MOST_SHIFT = 0.1
"""What browsers hold for good of a page that is read once; here it is a whole match, and every answer counts."""
MOST_PRESSES = 500
STUCK = 12
"""So many presses without an answer: what is being put together leads nowhere, and the first option is sent instead."""

WATCH = """
window.shifts = [];
new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
        const told = ({ node }) => (node?.nodeType === 1 ? node : node?.parentElement)?.className ?? "";
        window.shifts.push({ value, what: sources.map(told).join(", ") });
    }
}).observe({ type: "layout-shift", buffered: true });
"""

PRESS = """(turn) => {
    const state = document.querySelector("[data-state]")?.dataset.state;
    if (state !== "asked") return;
    const usable = ({ disabled, ariaDisabled, ariaPressed }) =>
        !disabled && ariaDisabled !== "true" && ariaPressed !== "true";
    const useful = (one) => usable(one) && !/reconsider|parley|heed|withdraw/.test(one.dataset.option);
    const all = (where) => [...document.querySelectorAll(where)].filter(useful);
    const last = ({ dataset: { option } }) => /^(end|pass|no-order)$/.test(option);
    const [seal] = all("[data-prompt] .seal[data-option]");
    const places = all("[data-board] [data-option]");
    const buttons = all("[data-prompt] [data-option]:not(.seal)");
    const fill = buttons.find(({ dataset: { option } }) => option === "fill");
    const some = (among) => among[(turn * 7919) % among.length];
    const spot = turn % 7 < 6 || buttons.length === 0 ? some(places) : undefined;
    const pressed = (seal && !last(seal) ? seal : undefined) ?? fill ?? spot ?? seal ?? some(buttons);
    pressed?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}"""
"""Puts an answer together as somebody who tries everything would. For the browser it is no input: all shifts count."""

ANSWER_FIRST = """async () => {
    const table = location.pathname.split("/")[2];
    const fetched = async (path, init) => (await fetch(`/api/tables/${table}${path}`, init)).json();
    const { asks } = await fetched("/view?seat=0");
    const ask = asks.find(({ open, hollow }) => !open && !hollow);
    if (!ask) return;
    const body = JSON.stringify({ seat: 0, ask: ask.id, options: [ask.options[0].notation] });
    await fetched("/answers", { method: "POST", headers: { "content-type": "application/json" }, body });
}"""


def play_by_pressing(visitor: Visitor) -> None:
    """To the end of the match."""
    sign, same = "", 0
    for turn in range(MOST_PRESSES):
        if visitor.wait_for_state("asked", "over") == "over":
            return
        now = visitor.sign()
        same = same + 1 if now == sign else 0
        sign = now
        if same > STUCK:
            visitor.page.evaluate(ANSWER_FIRST)
            visitor.wait_for_news(now)
            same = 0
        else:
            visitor.page.evaluate(PRESS, turn)
            visitor.page.wait_for_timeout(30)
    raise AssertionError(f"after {MOST_PRESSES} presses the match is not over")


@pytest.mark.nightly
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ["bastide", "guesclin", "guyenne", "montjoie", "trente"])
def test_in_a_whole_match_nothing_jumps(visit: Visit, game: str, size: tuple[int, int]):
    visitor = visit(size=size)
    visitor.context.add_init_script(WATCH)
    visitor.play_now(game)
    play_by_pressing(visitor)
    visitor.find("[data-end]").wait_for()
    visitor.page.wait_for_timeout(300)
    shifts = visitor.page.evaluate("window.shifts.sort((one, other) => other.value - one.value)")
    assert sum(shift["value"] for shift in shifts) <= MOST_SHIFT, shifts[:5]
