"""Guyenne's moment of truth: cards turn up one after another, and their sum is seen to grow."""

from __future__ import annotations

from tests.web.conftest import Visit
from tests.web.witness import Witness

SUMS = """
window.sums = [];
new MutationObserver(() => {
    for (const sum of document.querySelectorAll("[data-sum].counting")) {
        const castle = [...sum.closest(".fronts").children].indexOf(sum.closest(".cell"));
        const line = `${sum.dataset.sum} ${castle}: ${sum.textContent}`;
        if (window.sums.at(-1) !== line) window.sums.push(line);
    }
}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
"""
"""Writes down every sum that is seen while it is being counted: whose, before which castle, and how far it has come."""
GREW = """() => window.sums.some((line, place) => {
    const [where, sum] = line.split(": ");
    const [before, less] = (window.sums[place - 1] ?? "").split(": ");
    return where === before && (Number(less) < Number(sum) || Number.isNaN(Number(sum)));
})"""
"""Whether a sum was seen that had grown from a smaller one before the same castle, or a hero who came after others."""
MOST_ANSWERS = 60


def test_the_sum_before_a_castle_grows_card_by_card(visit: Visit):
    visitor = visit(pace="brisk", language="en")
    visitor.page.emulate_media(reduced_motion="no-preference")
    Witness(visitor)
    visitor.context.add_init_script(SUMS)
    visitor.play_now("guyenne")
    for _ in range(MOST_ANSWERS):
        visitor.answer()
        if visitor.wait_for_state("asked", "over") == "over" or visitor.page.evaluate(GREW):
            break
    assert visitor.page.evaluate(GREW), visitor.page.evaluate("window.sums")
