"""Asks Debian for what PyPI cannot give: on a fresh machine, as root, rather than stopping with a complaint.

Runs before there is an environment, on whatever Python the machine has: standard library and old syntax only.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable


def can_install() -> bool:
    """Whether this process may install Debian packages without asking anybody."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(*packages: str) -> bool:
    """Install Debian packages, and tell whether that worked."""
    print("Installing {} with apt-get.".format(" ".join(packages)), flush=True)
    environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    subprocess.call(["apt-get", "update", "-qq"], env=environment, stdout=subprocess.DEVNULL)
    command = ["apt-get", "install", "-y", "-qq", *packages]
    return subprocess.call(command, env=environment, stdout=subprocess.DEVNULL) == 0


def require(present: "Callable[[], bool]", packages: "list[str]", sentence: str) -> None:
    """Make sure that `present()` holds: install the packages where we may, else say what to do and stop."""
    if present():
        return
    if can_install() and install(*packages) and present():
        return
    sys.exit(sentence)
