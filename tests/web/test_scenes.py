"""What happened can be seen again, and the present is one key away."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit

QUICK = """
const real = window.setTimeout;
window.setTimeout = (act, wait = 0, ...rest) => real(act, wait / 25, ...rest);
"""
"""Scenes keep their order and their proportions, and a test need not wait for them as a person would like to."""


def test_what_the_others_did_can_be_seen_again(visit: Visit):
    visitor = visit(pace="brisk", language="en")
    visitor.context.add_init_script(QUICK)
    visitor.play_now("guyenne")
    visitor.answer()
    visitor.wait_until_asked()
    visitor.act("again").click()
    expect(visitor.find("[data-film=true] [data-told=laid]").first).to_be_visible()
    expect(visitor.table).to_have_attribute("data-state", "past")
    visitor.page.keyboard.press("Escape")
    visitor.wait_until_asked()
