"""Makes sure that there is a Chromium for the browser tests: `python tools/browser.py`.

Playwright's own download is not used: Debian's package does as well, and comes from where the machine gets everything.
`CENTANS_CHROMIUM` names another one.
"""

import os
import shutil

import debian

NAMES = ("chromium", "chromium-browser", "google-chrome")


def chromium() -> "str | None":
    """The path of a Chromium, or None."""
    named = os.environ.get("CENTANS_CHROMIUM")
    return named or next((found for found in map(shutil.which, NAMES) if found), None)


if __name__ == "__main__":
    debian.require(
        lambda: chromium() is not None,
        ["chromium"],
        "The browser tests need Chromium: install it (on Debian and Ubuntu: sudo apt-get install chromium), "
        "or name one in CENTANS_CHROMIUM, then try again.",
    )
