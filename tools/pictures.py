"""Draws the pictures of the rulebooks anew: `python tools/pictures.py [game ...]`.

Their data is written first, so that the page shows them; then a real Chromium opens the rulebooks, in both languages
and both lights, and each picture is kept as it looks there.
"""

from __future__ import annotations

import argparse
import base64
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from centans.words import LANGUAGES  # noqa: E402
from tests.pictures.kit import (  # noqa: E402
    DIGESTS,
    GAMES,
    LIGHTS,
    data_file,
    digest_of,
    image_file,
    kept_digests,
    pictures_of,
    text_of,
)
from tests.web.kit import TestServer, chromium_path  # noqa: E402

WINDOW = (900, 1000)
SHARPNESS = 1.3
"""Dots of a picture for each of the page's."""
TRIES = ((1.0, 0.8), (1.0, 0.65), (1.0, 0.5), (1.0, 0.4), (0.85, 0.4), (0.75, 0.4), (0.7, 0.3))
"""Size and quality, until a picture is small enough."""
LARGEST = 60_000
"""Bytes."""

COMPRESS = """async ([png, size, quality]) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width * size, image.height * size];
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


def write_data(game: str) -> None:
    for name, made in pictures_of(game).items():
        file = data_file(game, name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text_of(made()), "utf-8")


def draw(browser: Browser, address: str, game: str, language: str, light: str) -> None:
    width, height = WINDOW
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=SHARPNESS,
        locale={"fr": "fr-FR", "en": "en-GB"}[language],
        color_scheme="dark" if light == "dark" else "light",
        reduced_motion="reduce",
        base_url=address,
    )
    page = context.new_page()
    page.goto(f"/rules/{game}")
    page.locator("[data-rulebook]").wait_for()
    page.evaluate("document.fonts.ready")
    blank = context.new_page()
    for name in pictures_of(game):
        frame = page.locator(f"[data-picture={name}]")
        frame.scroll_into_view_if_needed()
        page.wait_for_timeout(300)
        save(blank, frame.screenshot(), image_file(game, name, language, light))
    context.close()


def save(blank: Page, png: bytes, file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    for made in tries(blank, png):
        file.write_bytes(made)
        if len(made) <= LARGEST:
            break
    print(f"{file.relative_to(ROOT)} {file.stat().st_size // 1000} kB")


def tries(blank: Page, png: bytes) -> Iterator[bytes]:
    """The picture in ever fewer bytes."""
    for size, quality in TRIES:
        yield base64.b64decode(blank.evaluate(COMPRESS, [base64.b64encode(png).decode(), size, quality]))


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("games", nargs="*", metavar="game", help=f"which books: {', '.join(GAMES)} (all of them)")
    games = asked.parse_args().games or list(GAMES)
    for game in games:
        write_data(game)
    subprocess.run([sys.executable, str(ROOT / "tools" / "web.py")], check=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = TestServer(Path(data))
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
        try:
            for game in games:
                for language in LANGUAGES:
                    for light in LIGHTS:
                        draw(browser, server.address, game, language, light)
        finally:
            browser.close()
            server.stop()
    digests = kept_digests() | {f"{game}/{name}": digest_of(game, name) for game in games for name in pictures_of(game)}
    DIGESTS.write_text(json.dumps(dict(sorted(digests.items())), indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
