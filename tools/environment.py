"""Makes the virtual environment that every `make` target works in: `python3 tools/environment.py .venv`.

The Python that runs this may be too old, or may lack the parts that Debian packs apart; both end in one
sentence that says what to do. Old syntax only, so that an old Python can read it to the end.
"""

import os
import subprocess
import sys

import debian

OLDEST = (3, 11)


def running() -> str:
    return "{}.{}".format(*sys.version_info[:2])


def can_make_environments() -> bool:
    """A new process looks, because this one would remember what it did not find."""
    return subprocess.call([sys.executable, "-c", "import ensurepip, venv"], stderr=subprocess.DEVNULL) == 0


def main(folder: str) -> None:
    if sys.version_info < OLDEST:
        sys.exit(
            "Cent Ans needs Python {}.{} or newer, and {} is {}: install a newer one, "
            "then name it, as in `make play PYTHON=python3.12`.".format(*OLDEST, sys.executable, running())
        )
    debian.require(
        can_make_environments,
        ["python3-venv"],
        "This Python cannot make virtual environments: install its venv module "
        "(on Debian and Ubuntu: sudo apt-get install python3-venv), then try again.",
    )
    print(f"Making a virtual environment in {folder} (Python {running()}).", flush=True)
    if subprocess.call([sys.executable, "-m", "venv", "--clear", folder]) != 0:
        sys.exit("The environment could not be made; the lines above say why.")
    # The Makefile looks at the age of this file, and at the place it names: environments cannot be moved.
    with open(os.path.join(folder, ".made"), "w") as stamp:
        stamp.write(os.getcwd())


if __name__ == "__main__":
    main(sys.argv[1])
