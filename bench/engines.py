"""The processes in which we measure: peers, our rules from their sources, our rules compiled."""

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from centans import compiled

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
COPY = ROOT / "build" / "compiled" / "src"
PEERS, SOURCE, COMPILED = "peers", "source", "compiled"


class Engine:
    """A worker process and the name of what runs in it."""

    def __init__(self, name: str) -> None:
        self.name = name
        tree = COPY if name == COMPILED else SOURCES
        switch = "" if name == COMPILED else "1"
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bench.worker"],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(tree), compiled.SWITCH: switch},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def order(self, **order: object) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise RuntimeError(f"the process that measures '{self.name}' ended early; its last words are above")
        found: dict[str, Any] = json.loads(answer)
        return found

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def compile_copy(quick: bool) -> str | None:
    """Have a compiled copy of the rules at hand; if there can be none, the sentence that says why.

    What is not compiled, such as the server, is brought up to date in it too.
    """
    if not is_current():
        if importlib.util.find_spec("mypyc") is None:
            return "The compiled rules are left out: mypyc is not installed (pip install mypy[mypyc])."
        if quick:
            return (
                "The compiled rules are left out: compiling takes longer than a quick run; `make bench` does it once."
            )
        print(f"First the rules are compiled into {COPY}: some minutes, once for these sources.", file=sys.stderr)
    ended = subprocess.run([sys.executable, "tools/compile.py", "--copy", str(COPY)], cwd=ROOT, stdout=sys.stderr)
    if ended.returncode != 0:
        return "The compiled rules are left out: they could not be compiled, see above."
    return None


def best_rules() -> dict[str, str]:
    """What makes a process run the compiled rules, which a server should have, if they were compiled for it."""
    return {"PYTHONPATH": str(COPY), compiled.SWITCH: ""} if is_current() else {}


def is_current() -> bool:
    """Whether the copy was compiled from the very sources that lie in the tree now."""
    package, copy = str(SOURCES / "centans"), str(COPY / "centans")
    now = {source: compiled.fingerprint(os.path.join(package, source)) for source in compiled.sources_of(package)}
    return compiled.examine(copy) == compiled.COMPILED and compiled.read_manifest(copy) == now
