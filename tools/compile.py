"""Compiles the rules, `centans.core` and `centans.games`, and `centans.bots` with mypyc.

    python tools/compile.py                  in place: each binary beside its source (`make fast`)
    python tools/compile.py --copy FOLDER    in a copy of the sources, the tree stays as it is (the benchmark)
    python tools/compile.py --draft ...      in a minute or two, not the fastest code (the tests)
    python tools/compile.py --remove         takes the binaries away again (`make slow`)
    python tools/compile.py --can            only tells whether that can be done here (`make play`)

The modules of the kernel, of the bots and of each game make a group each: a call within it is a plain C call, and one
into the kernel goes through a table. Each module has a C file of its own, all cores compile, and what is already
compiled from the very same is not compiled again (cmaking.py). A build that was cut short leaves no manifest, and the
guard in `centans.compiled` then runs the sources.
"""

import argparse
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from types import ModuleType
from typing import Any

import debian

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "centans"
OPTIMISATION, DRAFT_OPTIMISATION = "2", "0"

# Imports every compiled module in a new process: a build that cannot be imported has failed.
PROOF = """
import importlib, sys
from centans import compiled
for name in sys.argv[1:]:
    importlib.import_module(name)
sys.exit(compiled.status() != compiled.COMPILED)
"""


def load_guard() -> ModuleType:
    """Load `centans.compiled` by its path: importing the package would apply the guard to this process."""
    spec = importlib.util.spec_from_file_location("guard", ROOT / "src" / PACKAGE / "compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


guard = load_guard()


def is_built_file(path: Path) -> bool:
    """Whether a build, ours or one for another Python, left this file."""
    return path.suffix in (".so", ".pyd") or path.name == guard.MANIFEST


def remove(tree: Path) -> int:
    """Take every built file out of a tree; the manifest first, so that stopping half-way does no harm."""
    manifest = tree / PACKAGE / guard.MANIFEST
    built = [path for path in tree.rglob("*") if is_built_file(path)]
    manifest.unlink(missing_ok=True)
    for path in built:
        path.unlink(missing_ok=True)
    return len(built)


def copy_sources(sources: Path, tree: Path) -> None:
    """Make the copy equal to the sources, but keep what was built in it, which may still be good."""
    for path in sorted(tree.rglob("*"), reverse=True):
        if path.is_dir():
            if not any(path.iterdir()):
                path.rmdir()
        elif not is_built_file(path):
            path.unlink()
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", guard.MANIFEST)
    shutil.copytree(sources, tree, ignore=ignored, dirs_exist_ok=True)


def has_compiler() -> bool:
    """Whether C can be compiled against this Python."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return header.exists() and shutil.which(compiler) is not None


def workshop_of(tree: Path) -> Path:
    """Where the binaries of a tree are made."""
    return (ROOT / "build" if tree.parent == ROOT else tree.parent) / "mypyc"


def expand(tree: Path) -> Path:
    """A copy of the sources in which everything stands written that mypyc must read."""
    copied = workshop_of(tree) / "src"
    shutil.rmtree(copied, ignore_errors=True)
    copied.mkdir(parents=True)
    copy_sources(tree, copied)
    subprocess.run([sys.executable, str(ROOT / "tools" / "expand.py"), str(copied)], check=True)
    return copied


def fetch(copied: Path, tree: Path) -> None:
    """Put what was built in the copy beside the sources."""
    for path in copied.rglob("*"):
        if path.suffix in (".so", ".pyd"):
            shutil.move(path, tree / path.relative_to(copied))


def write_c(tree: Path, sources: list[str], work: Path, draft: bool) -> list[Any]:
    """Run mypyc in a tree of sources; the extensions that are to be built of what it wrote.

    What it reads from its cache about a class of another group does not say which figures may be unset, and where that
    matters mypyc 2.4 gives up ("value is not in list"). Then everything is written anew, without the cache; what comes
    out the same as before is not compiled again.
    """
    from mypyc.build import mypycify

    groups: dict[str, list[str]] = {}
    for source in sources:
        groups.setdefault(guard.group_of(source), []).append(f"{tree.name}/{PACKAGE}/{source}")
    os.chdir(tree.parent)  # setuptools wants relative paths
    os.environ["MYPYPATH"] = str(tree)
    cache = work / "cache"
    settings = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(cache)]

    def written() -> list[Any]:
        extensions: list[Any] = mypycify(
            [*settings, *[path for paths in groups.values() for path in paths]],
            opt_level=DRAFT_OPTIMISATION if draft else OPTIMISATION,
            multi_file=True,
            separate=[(paths, name) for name, paths in groups.items()],
            debug_level="0",
            target_dir=str(work / "c"),
        )
        return extensions

    try:
        return written()
    except ValueError:
        shutil.rmtree(cache)
        return written()


def prove(tree: Path, sources: list[str]) -> None:
    """Import what was built, as a user would."""
    names = [f"{PACKAGE}.{source.removesuffix('.py').replace('/', '.')}" for source in sources]
    environment = {**os.environ, "PYTHONPATH": str(tree), guard.SWITCH: ""}
    if subprocess.run([sys.executable, "-c", PROOF, *names], env=environment).returncode != 0:
        remove(tree)
        sys.exit("The rules were compiled but cannot be imported, so the binaries were removed; see above.")


def compile_rules(tree: Path, draft: bool) -> None:
    """Compile the rules of a tree of sources, unless that was already done."""
    package = str(tree / PACKAGE)
    sources = guard.sources_of(package)
    if not sources:
        sys.exit(f"There is nothing to compile in {tree}.")
    if guard.examine(package) == guard.COMPILED:
        print(f"The rules in {shown(tree)} are compiled already, from these very sources.", flush=True)
        return
    debian.require(
        has_compiler,
        ["gcc", "libc6-dev", "python3-dev"],
        "Compiling needs a C compiler and the headers of this Python: install them "
        "(on Debian and Ubuntu: sudo apt-get install gcc libc6-dev python3-dev), then try again.",
    )
    recorded = {source: guard.fingerprint(os.path.join(package, source)) for source in sources}
    remove(tree)
    print(
        f"Compiling {len(sources)} modules in {shown(tree)} with mypyc; that takes a minute or two, the first time.",
        flush=True,
    )
    start = time.monotonic()
    import cmaking

    copied = expand(tree)
    work = workshop_of(tree)
    new, needed = cmaking.build(write_c(copied, sources, work, draft), copied, work / "made", not draft)
    fetch(copied, tree)
    guard.write_manifest(package, recorded)
    prove(tree, sources)
    print(f"Compiled in {time.monotonic() - start:.0f} s; {new} of {needed} binary files were new.", flush=True)


def shown(path: Path) -> str:
    """A path as a person in the repository would write it."""
    return str(path.relative_to(ROOT) if path.is_relative_to(ROOT) else path)


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the rules with mypyc.")
    parser.add_argument("--sources", type=Path, default=ROOT / "src", help="the folder that holds the package")
    parser.add_argument("--copy", type=Path, help="compile a copy of the sources in this folder")
    parser.add_argument("--draft", action="store_true", help="compile quickly, for correctness and not for speed")
    parser.add_argument("--can", action="store_true", help="only say, by the exit code, whether there is a compiler")
    parser.add_argument("--remove", action="store_true", help="remove what was compiled in place")
    arguments = parser.parse_args()
    tree = arguments.sources.resolve()
    if arguments.can:
        sys.exit(0 if has_compiler() else 1)
    if arguments.remove:
        count = remove(tree)
        print(f"Removed {count} compiled files from {shown(tree)}." if count else "Nothing is compiled.")
        return
    if arguments.copy:
        copied = arguments.copy.resolve()
        copied.mkdir(parents=True, exist_ok=True)
        copy_sources(tree, copied)
        tree = copied
    compile_rules(tree, arguments.draft)


if __name__ == "__main__":
    main()
