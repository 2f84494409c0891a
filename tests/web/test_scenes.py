"""What happened can be seen again, and the present is one key away."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.kit import Visitor
from tests.web.witness import Witness


def after_the_bot_has_moved(visitor: Visitor) -> None:
    visitor.play_now("guyenne")
    visitor.answer()
    visitor.wait_until_asked()


def test_what_the_others_did_can_be_seen_again(visit: Visit):
    visitor = visit(pace="brisk", language="en")
    witness = Witness(visitor)
    after_the_bot_has_moved(visitor)
    visitor.act("again").click()
    witness.has_seen(told="laid", film="true", state="past")
    visitor.wait_until_asked()


def test_from_a_film_the_present_is_one_key_away(visit: Visit):
    visitor = visit(pace="brisk", language="en")
    witness = Witness(visitor)
    after_the_bot_has_moved(visitor)
    witness.slow_down()
    visitor.act("again").click()
    expect(visitor.find("[data-film=true]")).to_be_attached()
    expect(visitor.table).to_have_attribute("data-state", "past")
    visitor.page.keyboard.press("Escape")
    visitor.wait_until_asked()
    expect(visitor.find("[data-film=false]")).to_be_attached()
