"""Arrows point down only: what each layer of the sources may import, read from the sources themselves."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.source_only

SOURCES = Path(__file__).resolve().parents[2] / "src"
LAYERS = (
    *("compiled", "centans", "core", "games"),
    *("folders", "tomllines", "rulecoverage", "figures", "drafting", "shelf"),
    *("bots", "adapters", "words", "lab", "server", "cli"),
)
"""From the bottom to the top; a layer imports itself and what lies below it. `centans` is the package's own module."""
PURE = ("core", "games")
"""These layers do no I/O, no logging, no clock, no global randomness, and copy by hand."""
IMPURE = frozenset(
    {
        *("asyncio", "concurrent", "multiprocessing", "select", "signal", "socket", "ssl", "subprocess", "threading"),
        *("copy", "pickle", "shelve", "sqlite3"),
        *("ctypes", "importlib", "inspect", "sys", "warnings"),
        *("datetime", "time"),
        *("glob", "io", "logging", "os", "pathlib", "platform", "shutil", "tempfile", "urllib"),
        *("random", "secrets", "uuid"),
    }
)
WRITES_CODE = "centans.core.facts"
"""The one module that may run a text: it has written it itself."""
BROUGHT = "centans.cli.boards."
"""A game's board for the terminal comes by its entry point: these belong to ours."""
NAMED = rf"\b({'|'.join(sorted(path.parent.name for path in SOURCES.glob('centans/games/*/game.py')))})\b"
IMPURE_CALLS = frozenset({"breakpoint", "compile", "eval", "exec", "input", "open", "print", "__import__"})


class Module:
    """A source file: its dotted name, and its syntax tree."""

    def __init__(self, name: str, source: str) -> None:
        self.name = name
        self.tree = ast.parse(source)

    @property
    def layer(self) -> str:
        return layer_of(self.name)

    def imports(self) -> Iterator[str]:
        """The dotted name of every module imported, wherever the import stands."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                yield from [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0, f"{self.name}: a relative import hides the layer it reaches into"
                yield from [f"{node.module}.{alias.name}" for alias in node.names]

    def calls(self) -> Iterator[str]:
        """The names of functions called by their bare name."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                yield node.func.id


def layer_of(name: str) -> str:
    """The second part of a name; the package itself, and what it defines, such as its version, are a layer too."""
    package, _, inside = name.partition(".")
    if package != "centans":
        return ""
    layer = inside.partition(".")[0]
    return package if not layer or layer.startswith("__") else layer


def game_of(name: str) -> str:
    """The game to whose package a module belongs, or nothing."""
    parts = name.split(".")
    return parts[2] if parts[:2] == ["centans", "games"] and len(parts) > 2 else ""


def read_modules() -> list[Module]:
    found: list[Module] = []
    for path in sorted(SOURCES.rglob("*.py")):
        name = ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")
        found.append(Module(name, path.read_text(encoding="utf-8")))
    return found


MODULES = read_modules()


def foreign(module: Module) -> list[str]:
    """Imports of a pure module that are neither the standard library, nor the kernel, nor its own game."""
    own_game = game_of(module.name)
    return [
        name
        for name in module.imports()
        if name.split(".")[0] not in sys.stdlib_module_names
        and not name.startswith("mypy_extensions.")
        and layer_of(name) != "core"
        and not (own_game and game_of(name) == own_game)
    ]


def impure(module: Module) -> list[str]:
    """What a pure module imports or calls to reach the world outside."""
    imported = [name for name in module.imports() if name.split(".")[0] in IMPURE]
    called = [name for name in module.calls() if name in IMPURE_CALLS]
    return imported + [name for name in called if name != "exec" or module.name != WRITES_CODE]


def upward(module: Module) -> list[str]:
    """Imports that reach into a layer above."""
    above = LAYERS[LAYERS.index(module.layer) + 1 :]
    return [name for name in module.imports() if layer_of(name) in above]


def into_games(module: Module) -> list[str]:
    """Imports of one game from outside its package."""
    return [name for name in module.imports() if game_of(name) and game_of(name) != game_of(module.name)]


def findings(check: str) -> dict[str, list[str]]:
    """What a check finds, by module."""
    of_pure_layers = check in ("foreign", "impure")
    modules = [module for module in MODULES if module.layer in PURE or not of_pure_layers]
    found = {module.name: CHECKS[check](module) for module in modules}
    return {name: wrong for name, wrong in found.items() if wrong}


def names_of_games(module: Module) -> list[str]:
    """Games that a module outside their packages speaks of in a text that is not said to readers of the source."""
    if game_of(module.name) or module.name.startswith(BROUGHT):
        return []
    said = {id(node.value) for node in ast.walk(module.tree) if isinstance(node, ast.Expr)}
    said |= {id(word.value) for node in ast.walk(module.tree) if isinstance(node, ast.Call) for word in node.keywords}
    texts = [
        node.value
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said
    ]
    return [text for text in texts if re.search(NAMED, text, re.IGNORECASE)]


CHECKS = {
    "foreign": foreign,
    "impure": impure,
    "upward": upward,
    "into_games": into_games,
    "names_of_games": names_of_games,
}


def test_the_sources_are_found() -> None:
    names = {module.name for module in MODULES}
    assert {"centans", "centans.core.steps", "centans.games.guyenne.rules.turn", "centans.shelf"} <= names


def test_kernel_and_rules_import_only_the_standard_library_the_kernel_and_themselves() -> None:
    assert findings("foreign") == {}


def test_kernel_and_rules_do_not_touch_the_world() -> None:
    assert findings("impure") == {}


def test_every_module_has_its_layer() -> None:
    assert {module.layer for module in MODULES} == set(LAYERS)


def test_no_layer_imports_from_one_above_it() -> None:
    assert findings("upward") == {}


def test_nothing_outside_a_game_imports_its_rules() -> None:
    """Games are found by entry point: adding one touches no other folder."""
    assert findings("into_games") == {}


def test_nothing_outside_a_game_names_it() -> None:
    """What must be known of a game it brings itself; only help and explanations give one as an example."""
    assert findings("names_of_games") == {}
    shared = [path for path in SOURCES.rglob("*.toml") if "games" not in path.relative_to(SOURCES).parts]
    assert [path.name for path in shared if re.search(NAMED, path.read_text("utf-8"), re.IGNORECASE)] == []


@pytest.mark.parametrize(
    ("check", "name", "source"),
    [
        ("names_of_games", "centans.bots.x", "PLANS = {'guyenne': ['rush']}"),
        ("foreign", "centans.core.x", "import numpy"),
        ("foreign", "centans.core.x", "from centans.games.guyenne import model"),
        ("foreign", "centans.games.guyenne.x", "from centans.games.bastide.model import State"),
        ("foreign", "centans.games.guyenne.x", "def f():\n    from centans.shelf import take"),
        ("impure", "centans.core.x", "import random"),
        ("impure", "centans.core.x", "from os.path import join"),
        ("impure", "centans.core.x", "if True:\n    import logging as quiet"),
        ("impure", "centans.games.guyenne.x", "print('hello')"),
        ("impure", "centans.games.guyenne.x", "lines = open('x').readlines()"),
        ("upward", "centans.core.x", "from centans.bots.greedy import Greedy"),
        ("upward", "centans.shelf", "import centans.cli"),
        ("into_games", "centans.bots.x", "from centans.games.guyenne.model import Position"),
        ("upward", "centans", "from centans import shelf"),
        ("upward", "centans.words", "from centans import lab"),
        ("upward", "centans.tomllines", "from centans.shelf import take"),
        ("into_games", "centans.cli", "import centans.games.guyenne"),
        ("into_games", "centans.cli.boards.guyenne", "from centans.games.guyenne.view import GuyenneView"),
    ],
)
def test_a_forbidden_line_would_be_found(check: str, name: str, source: str) -> None:
    assert CHECKS[check](Module(name, source)) != []


@pytest.mark.parametrize(
    ("check", "name", "source"),
    [
        ("foreign", "centans.games.guyenne.x", "from centans.games.guyenne.model import Position"),
        ("foreign", "centans.core.x", "import hashlib\nfrom mypy_extensions import mypyc_attr"),
        ("impure", "centans.core.x", "from centans.core.asks import Ask\nAsk(open=True)"),
        ("upward", "centans.cli", "from centans.core.match import Match"),
        ("upward", "centans.server.x", "from centans import __version__"),
        ("into_games", "centans.games.guyenne.x", "from centans.games.guyenne.model import Position"),
        ("names_of_games", "centans.cli.x", '"""Tells of guyenne."""\nArgument(help="The game, such as guyenne.")'),
    ],
)
def test_an_allowed_line_is_left_alone(check: str, name: str, source: str) -> None:
    assert CHECKS[check](Module(name, source)) == []
