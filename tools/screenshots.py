"""Draws the pictures of the README anew: docs/img/first.png and one of each game, each for a desktop and for a phone.

In a real Chromium, from real matches.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.web.kit import ANSWER_BY_API, DESKTOP, PHONE, TestServer, Visitor, chromium_path  # noqa: E402

PICTURES = ROOT / "docs" / "img"
GAMES = {"guyenne": 7, "guesclin": 12, "bastide": 12, "trente": 14, "montjoie": 10}
"""How often we answer before the table is shown."""


def draw(browser: Browser, address: str, size: tuple[int, int], suffix: str) -> None:
    visitor = Visitor(browser, address, size, "fr", "instant")
    visitor.context.add_init_script("""localStorage['centans.preferences'] = '{"pace": "instant", "guide": false}'""")
    visitor.context.set_default_timeout(60_000)
    visitor.open()
    visitor.act("play-now").first.wait_for()
    save(visitor.page, f"first{suffix}.png")
    for game, rounds in GAMES.items():
        visitor.play_now(game)
        for _ in range(rounds):
            visitor.page.evaluate(ANSWER_BY_API, 1)
            visitor.wait_until_asked()
        save(visitor.page, f"{game}{suffix}.png")
    visitor.context.close()


def save(page: Page, name: str) -> None:
    page.mouse.move(0, 0)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(600)
    page.screenshot(path=PICTURES / name)
    print(f"docs/img/{name}")


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=60_000)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = TestServer(Path(data))
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
        try:
            draw(browser, server.address, DESKTOP, "")
            draw(browser, server.address, PHONE, "-phone")
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
