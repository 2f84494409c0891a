"""Makes sure that there is a Chromium for the browser tests: `python tools/browser.py`.

Playwright's own download is not used: Debian's packages do as well, and come from where the machine gets everything.
The shell without windows is asked for first: it is the same engine, and costs a test less than half of the CPU time.
`CENTANS_CHROMIUM` names another one.
"""

import os
import shutil
import sys

import debian

SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome")


def chromium() -> "str | None":
    """The path of a Chromium, or None."""
    named = os.environ.get("CENTANS_CHROMIUM")
    return named or next((found for found in map(shutil.which, NAMES) if found), None)


def has_the_best() -> bool:
    return "CENTANS_CHROMIUM" in os.environ or shutil.which(SHELL) is not None


if __name__ == "__main__":
    wanted = not has_the_best() and debian.can_install()
    # Releases of Debian and Ubuntu without the shell have the whole browser.
    if wanted and not debian.install(SHELL) and chromium() is None:
        debian.install("chromium")
    if chromium() is None:
        sys.exit(
            f"The browser tests need Chromium: install it (on Debian: sudo apt-get install {SHELL}), "
            "or name one in CENTANS_CHROMIUM, then try again."
        )
