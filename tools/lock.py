"""Writes requirements/*.txt from pyproject.toml: every package pinned, with the hashes of all its files.

The locks hold for every platform and every Python we support, and say nothing about the machine they were
made on: no address, no folder. Pins stay as they are where they still fit; `make lock ARGS=--upgrade` takes
the newest.
"""

import re
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ROOT / "requirements"
RESOLVER = ROOT / "build" / "lock"

HEADER = "# Written by `make lock` from pyproject.toml. Do not edit.\n"

# The widest first: the narrower ones are held to its pins, so that one environment can serve them all.
SETS = {
    "bench": ["--extra=dev", "--extra=rl", "--extra=ray", "--group=build", "--group=bench"],
    "dev": ["--extra=dev", "--extra=rl", "--extra=ray", "--group=build"],
    "play": ["--group=build"],
}
WIDEST = "bench"

OPTIONS = ["--quiet", "--no-config", "--universal", "--python-version=3.11"]
OPTIONS += ["--generate-hashes", "--no-header", "--no-annotate"]

PIN = re.compile(r"^[^\s#]+==", re.M)
FORBIDDEN = {
    re.compile(r"^\s*(--index-url|--extra-index-url|--find-links|-i|-f)\b", re.M): "an index option",
    re.compile(r"\w+://|^\s*/|[ =]/\w+/", re.M): "an address or a path",
    re.compile(r"^(torch|nvidia-\S+)==", re.M): "torch, which nothing here needs",
}


def resolver() -> Path:
    """uv, in an environment of its own: it resolves for all platforms at once and nobody needs it to play."""
    tool = RESOLVER / "bin" / "uv"
    if not tool.exists():
        print(f"Installing the resolver in {RESOLVER.relative_to(ROOT)}.", flush=True)
        venv.create(RESOLVER, with_pip=True)
        subprocess.run([RESOLVER / "bin" / "python", "-m", "pip", "install", "-qq", "uv"], check=True)
    return tool


def lock(name: str, selection: list[str], extra: list[str]) -> None:
    """Resolve one set of dependencies into its lock file."""
    path = LOCKS / f"{name}.txt"
    constraints = [] if name == WIDEST else ["--constraint", f"requirements/{WIDEST}.txt"]
    command: list[str | Path] = [resolver(), "pip", "compile", *OPTIONS, f"--output-file=requirements/{name}.txt"]
    command += [*selection, *constraints, *extra, "pyproject.toml"]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    text = HEADER + path.read_text(encoding="utf-8").removeprefix(HEADER)
    for pattern, what in FORBIDDEN.items():
        if pattern.search(text):
            sys.exit(f"{path.relative_to(ROOT)} would contain {what}; look at it before committing anything.")
    path.write_text(text, encoding="utf-8")
    print(f"{path.relative_to(ROOT)}: {len(PIN.findall(text))} pins.", flush=True)


def main() -> None:
    LOCKS.mkdir(exist_ok=True)
    for name, selection in SETS.items():
        lock(name, selection, sys.argv[1:])


if __name__ == "__main__":
    main()
