"""Draws the pictures of the README anew: docs/img/{first,table}{,-phone}.png, in a real Chromium, from a real match."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.web.kit import DESKTOP, PHONE, TestServer, Visitor, chromium_path  # noqa: E402

PICTURES = ROOT / "docs" / "img"
ANSWERS = 9
"""How far into a match the table is shown."""


def draw(browser: Browser, address: str, size: tuple[int, int], suffix: str) -> None:
    visitor = Visitor(browser, address, size, "fr", "instant")
    visitor.open()
    visitor.act("play-now").first.wait_for()
    save(visitor.page, f"first{suffix}.png")
    visitor.play_now()
    for _ in range(ANSWERS):
        visitor.answer()
        visitor.wait_until_asked()
    save(visitor.page, f"table{suffix}.png")
    visitor.context.close()


def save(page: Page, name: str) -> None:
    page.mouse.move(0, 0)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(600)
    page.screenshot(path=PICTURES / name)
    print(f"docs/img/{name}")


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
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
