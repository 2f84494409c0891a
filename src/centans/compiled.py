"""Decides whether the rules run compiled or from their sources.

mypyc leaves a binary module beside each source of `core`, `games` and `bots`, and Python prefers the binary,
silently, even when the source was edited since. So the build records a fingerprint of every source it
compiled, and the first `import centans` compares. One difference anywhere, and all of the rules run from
their sources: half old and half new would be worse than slow. `CENTANS_SOURCE=1` asks for them outright.

This module is imported before everything else, so it stays light: no import that costs more than it checks.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import (
    BYTECODE_SUFFIXES,
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
    SourcelessFileLoader,
)

TYPE_CHECKING = False  # as in `typing`, whose import would cost more than all the rest
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from types import ModuleType

COMPILED = "compiled"
SOURCE = "source"
STALE = "stale"

PARTS = ("core", "games", "bots")
INTERPRETED = ("core/facts.py",)
MANIFEST = "compiled.manifest"
SWITCH = "CENTANS_SOURCE"

_HERE = os.path.dirname(os.path.abspath(__file__))
_status = SOURCE


def status() -> str:
    """How the rules run in this process: "compiled", "source", or "stale" (sources, edited since)."""
    return _status


def guard() -> None:
    """Settle, once per process and before the first rule is imported, which modules Python may load."""
    global _status
    if os.environ.get(SWITCH, "") not in ("", "0"):
        _status = SOURCE
        force_sources()
        return
    _status = examine(_HERE)
    if _status == STALE:
        force_sources()
        import warnings

        warnings.warn(
            "The compiled rules are older than their sources, so the sources run instead: "
            "`make fast` rebuilds them, `make slow` removes them.",
            stacklevel=3,
        )


def examine(package: str) -> str:
    """Compare what was compiled in the folder of a package with the sources that lie there now."""
    binaries = set(_files(package, EXTENSION_SUFFIXES[0]))
    if not binaries:
        return SOURCE
    sources = set(sources_of(package))
    recorded = read_manifest(package)
    if {binary_of(source) for source in sources} != binaries or recorded.keys() != sources:
        return STALE
    beside = os.path.dirname(package)
    if not all(os.path.exists(os.path.join(beside, library)) for library in libraries_of(sources)):
        return STALE
    if any(recorded[source] != fingerprint(os.path.join(package, source)) for source in sources):
        return STALE
    return COMPILED


def sources_of(package: str) -> list[str]:
    """The modules to compile, as paths relative to the package.

    A package's `__init__` stays interpreted: it only gathers names, so there is nothing to win, and Python
    always finds it as a plain file. So does what makes classes while they are interpreted.
    """
    found = [name for name in _files(package, ".py") if os.path.basename(name) != "__init__.py"]
    return sorted(name for name in found if name not in INTERPRETED)


def binary_of(source: str) -> str:
    """Where this interpreter expects the compiled form of a source."""
    return source.removesuffix(".py") + EXTENSION_SUFFIXES[0]


def group_of(source: str) -> str:
    """The group that a source is compiled with: the kernel, the bots, or its game."""
    folders = source.split("/")[:-1]
    return "_".join(["centans", *folders[:2]] if folders[0] == "games" else ["centans", folders[0]])


def libraries_of(sources: Iterable[str]) -> set[str]:
    """Where mypyc puts the machine code of groups: a top-level module for each, which lies beside the package."""
    return {f"{group_of(source)}__mypyc{EXTENSION_SUFFIXES[0]}" for source in sources}


def fingerprint(path: str) -> str:
    """The SHA-256 of a file."""
    import hashlib  # costs more than everything else here, and is needed only where something was compiled

    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def read_manifest(package: str) -> dict[str, str]:
    """What the last build recorded: the fingerprint of each source. Empty when a build did not finish."""
    try:
        with open(os.path.join(package, MANIFEST), encoding="utf-8") as file:
            lines = [line.split() for line in file if not line.startswith("#")]
    except FileNotFoundError:
        return {}
    return {fields[1]: fields[0] for fields in lines if len(fields) == 2}


def write_manifest(package: str, recorded: dict[str, str]) -> None:
    """Record the fingerprints of the sources that were compiled; the last act of a build."""
    lines = [f"{digest}  {source}\n" for source, digest in sorted(recorded.items())]
    with open(os.path.join(package, MANIFEST), "w", encoding="utf-8") as file:
        file.write("# Written by tools/compile.py: the sources as they were when compiled.\n")
        file.writelines(lines)


def force_sources() -> None:
    """From now on, load the compiled parts from .py files, whatever lies beside them."""
    sys.meta_path.insert(0, SourceFinder(tuple(f"centans.{part}." for part in PARTS)))


class SourceFinder:
    """Finds modules as Python does, but blind to compiled ones."""

    def __init__(self, prefixes: tuple[str, ...]) -> None:
        self.prefixes = prefixes

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith(self.prefixes):
            return None
        for folder in path:
            spec = FileFinder(
                folder, (SourceFileLoader, SOURCE_SUFFIXES), (SourcelessFileLoader, BYTECODE_SUFFIXES)
            ).find_spec(name, target)
            if spec is not None:
                # A folder without __init__.py has no loader: Python itself knows how to join such folders.
                return spec if spec.loader is not None else None
        raise ModuleNotFoundError(f"No source of module {name!r}", name=name)


def _files(package: str, suffix: str) -> Iterator[str]:
    """Every file of the compiled parts of a package whose name ends so, relative to the package."""
    folders = list(PARTS)
    while folders:
        folder = folders.pop()
        try:
            entries = os.scandir(os.path.join(package, folder))
        except FileNotFoundError:
            continue
        with entries:
            for entry in entries:
                name = f"{folder}/{entry.name}"
                if entry.name.endswith(suffix):
                    yield name
                elif entry.name != "__pycache__" and entry.is_dir():
                    folders.append(name)
