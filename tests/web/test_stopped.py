"""A match that changed rules do not replay: the page shows it as it last stood, says why, and gives its file."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, expect
from sqlalchemy import update

from centans.server.storage.database import connect, file_url
from centans.server.storage.schema import entries
from tests.web.kit import DESKTOP, TestServer, Visitor


def forbid_what_was_played(data: Path) -> None:
    """As if the rules now asked something else."""
    engine = connect(file_url(data / "centans.sqlite3"))
    with engine.begin() as connection:
        connection.execute(update(entries).values(key="sing"))
    engine.dispose()


@contextmanager
def back_under_other_rules(browser: Browser, data: Path, play: Callable[[Visitor], None]) -> Iterator[Visitor]:
    """Somebody who has begun a match, at its table again, on a server with other rules."""
    before = TestServer(data)
    visitor = Visitor(browser, before.address, DESKTOP, "fr", "instant")
    try:
        play(visitor)
        place = visitor.page.url.replace(before.address, "")
        visitor.open("/about")
        expect(visitor.find("[data-credits]")).not_to_have_attribute("data-credits", "0")
    finally:
        before.stop()
    forbid_what_was_played(data)
    after = TestServer(data)
    try:
        visitor.forgive("net::ERR_CONNECTION_REFUSED")  # between the two servers there was none
        visitor.address = after.address
        visitor.open(after.address + place)
        yield visitor
        assert visitor.complaints == []
    finally:
        visitor.context.close()
        after.stop()


def alone(anne: Visitor) -> None:
    anne.play_now()
    anne.answer()


def at_one_screen(both: Visitor) -> None:
    both.open("/new?game=guyenne")
    both.find('[data-seat="1"] label:has-text("Quelqu’un à cet écran")').click()
    both.find('[name="name-1"]').fill("Jeanne")
    both.act("create-table").click()
    both.act("raise").click()
    both.answer()


def test_a_match_of_old_rules_is_shown_and_kept(browser: Browser, tmp_path: Path):
    with back_under_other_rules(browser, tmp_path, alone) as anne:
        expect(anne.find("[data-stopped=refused]")).to_contain_text("ne peut plus être jouée")
        expect(anne.table).to_have_attribute("data-state", "stopped")
        expect(anne.find("[data-board]")).to_be_visible()
        expect(anne.find("[data-prompt]")).to_have_count(0)
        expect(anne.find("[data-scrubber]")).to_have_count(0)
        with anne.page.expect_download() as download:
            anne.act("save").click()
        assert download.value.path().read_text("utf-8").startswith("Cent Ans match 1\ngame: guyenne\n")


def test_two_at_one_screen_each_see_how_their_own_side_stood(browser: Browser, tmp_path: Path):
    with back_under_other_rules(browser, tmp_path, at_one_screen) as both:
        both.act("raise").click()
        expect(both.table).to_have_attribute("data-state", "stopped")
        expect(both.find('[data-player="0"]')).to_contain_text("vous")
        both.act("pass-screen").click()
        expect(both.find("[data-curtain]")).to_contain_text("Jeanne")
        assert both.find("[data-board]").count() == 0
        both.act("raise").click()
        expect(both.table).to_have_attribute("data-state", "stopped")
        expect(both.find('[data-player="1"]')).to_contain_text("vous")
        expect(both.act("pass-screen")).to_have_count(1)
