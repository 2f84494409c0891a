"""Who comes back is told what happened meanwhile: what touches him first, each moment a press away, all as a film."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.kit import DESKTOP, PHONE, Visitor
from tests.web.test_reach import faults
from tests.web.witness import Witness

GAME = "guyenne"

PLAY_FROM_AFAR = """async (table) => {
    const fetched = async (path, init) => (await fetch(`/api/tables/${table}${path}`, init)).json();
    const headers = { "content-type": "application/json" };
    for (;;) {
        const { asks, view } = await fetched("/view?seat=0");
        const ask = asks.find(({ open, hollow }) => !open && !hollow);
        if (ask && view.turn > 1) return;
        if (!ask) await new Promise((again) => setTimeout(again, 50));
        else {
            const body = JSON.stringify({ seat: 0, ask: ask.id, options: [ask.options[0].notation] });
            await fetched("/answers", { method: "POST", headers, body });
        }
    }
}"""
"""Answers with what is offered first, without looking at the table, until the first turn has been fought out."""

TOUCHING_FIRST = """moments => {
    const touching = moments.map((moment) => moment.closest("li").matches(".mine"));
    return touching[0] && touching.every((mine, place) => mine || !touching.slice(place).includes(true));
}"""


def leave_until_the_first_turn_is_over(visitor: Visitor) -> str:
    """Gives the address of the table."""
    visitor.play_now(GAME)
    visitor.answer()
    visitor.wait_until_asked()
    address = visitor.page.url
    visitor.open("/about")
    visitor.page.evaluate(PLAY_FROM_AFAR, address.rsplit("/", 1)[1])
    return address


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "light"), (PHONE, "candle")], ids=["desktop", "phone"])
def test_who_comes_back_sees_what_he_missed_moment_by_moment_and_as_a_film(
    visit: Visit, size: tuple[int, int], theme: str
):
    visitor = visit(size=size, theme=theme, pace="brisk", language="en")
    witness = Witness(visitor)
    address = leave_until_the_first_turn_is_over(visitor)
    visitor.open(address)
    strip = visitor.find("[data-recap-strip]")
    moments = strip.locator("[data-moment]")
    expect(moments.first).to_be_visible()
    assert moments.evaluate_all(TOUCHING_FIRST)
    assert faults(visitor, "[data-recap-strip]") == []

    moments.first.click()
    expect(visitor.table).to_have_attribute("data-state", "past")
    expect(moments.first).to_have_attribute("aria-current", "step")
    expect(visitor.find("[data-scene-figure]")).to_be_attached()

    visitor.act("film").click()
    expect(strip).to_have_count(0)
    witness.has_seen(film="true", state="past")
    visitor.wait_until_asked()
    visitor.page.reload()
    visitor.wait_until_asked()
    expect(strip).to_have_count(0)
