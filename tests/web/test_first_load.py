"""What the first page weighs on the wire, fonts and pictures and all."""

from typing import Any

from playwright.sync_api import expect

from tests.web.kit import Visitor

MOST_BYTES = 160_000
LEAST_BYTES = 50_000
"""Less than this, and something was not fetched, or not weighed."""


def test_the_first_page_weighs_at_most_160_kilobytes_compressed(visitor: Visitor):
    weighed: dict[str, int] = {}
    addresses: dict[str, str] = {}

    def note_address(event: dict[str, Any]) -> None:
        addresses[event["requestId"]] = event["request"]["url"]

    def weigh(event: dict[str, Any]) -> None:
        weighed[addresses[event["requestId"]]] = int(event["encodedDataLength"])

    visitor.page.request.get("/api/games", timeout=60_000)  # a server that has just begun opens its boxes first
    wire = visitor.context.new_cdp_session(visitor.page)
    wire.on("Network.requestWillBeSent", note_address)
    wire.on("Network.loadingFinished", weigh)
    wire.send("Network.enable")
    visitor.open()
    expect(visitor.find("[data-game] svg").first).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.evaluate("document.fonts.ready.then(() => true)")
    assert LEAST_BYTES < sum(weighed.values()) <= MOST_BYTES, weighed
    faces = [address for address in weighed if address.endswith(".woff2")]
    assert len(faces) >= 2, "the page is set in its own faces"
    assert not any("latin-ext" in address for address in faces), "rare letters are fetched by those who need them"
