"""Makes libraries of C files on all cores, and makes nothing again that was made before from the very same.

Everything that is made lies in one folder, named after the hash of all that it was made of: text, headers, compiler and
flags for an object; its objects for a library. What a build did not need is thrown away after it.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

GENERATED = "__native"
"""How the names of the C files begin that mypyc writes; all others come with it."""
TOGETHER = ["-fcommon", "-fvisibility=hidden"]
"""mypyc's tables of what a group exports are declared in many files; within a library calls need no detour."""
TUNED = ["-flto", "-fno-plt"]
"""What GCC does for speed beside its level: it sees a library as a whole, and calls Python without a detour."""


class Making(build_ext):  # type: ignore[misc]
    """setuptools' way to build extensions, with the folder `store` in front of the compiler."""

    store: Path
    tuned: bool
    """Whether speed is worth the time that it takes."""
    counts: list[int]
    """Files that were compiled or linked, and all files that are needed."""

    def build_extensions(self) -> None:
        self.counts = [0, 0]
        self.needed: set[str] = set()
        self.store.mkdir(parents=True, exist_ok=True)
        unix = self.compiler.compiler_type == "unix"
        self.identity = identity_of(self.compiler.compiler_so) if unix else sys.version
        flags = [*(TOGETHER if unix else []), *(TUNED if self.tuned and "Free Software" in self.identity else [])]
        for extension in self.extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *flags]
        with ThreadPoolExecutor(os.cpu_count()) as workers:
            if unix:
                list(workers.map(self.prepare, self.extensions))
            libraries: list[list[str]] = []
            wanted: dict[str, tuple[Extension, str]] = {}
            for extension in self.extensions:
                libraries.append([self.object_name(extension, source) for source in extension.sources])
                wanted |= {
                    name: (extension, source) for name, source in zip(libraries[-1], extension.sources, strict=True)
                }
            list(workers.map(self.compile, wanted, wanted.values()))
            list(workers.map(self.link, self.extensions, libraries))
        for path in self.store.iterdir():
            if path.name not in self.needed:
                shutil.rmtree(path) if path.is_dir() else path.unlink()

    def prepare(self, extension: Extension) -> None:
        """Have the headers of a group read once for all its files, if any of these must be compiled."""
        sources = [source for source in extension.sources if is_generated(source)]
        missing = [source for source in sources if not (self.store / self.object_name(extension, source)).exists()]
        if not missing:
            return
        header = self.header_of(extension)
        header.write_text(f'#include "__native_internal_{group_of(extension)}.h"\n')
        flags = [*self.include_flags(extension), *extension.extra_compile_args]
        command = [*self.compiler.compiler_so, *flags, "-x", "c-header", str(header), "-o", f"{header}.gch"]
        self.needed |= {header.name, f"{header.name}.gch"}
        subprocess.run(command, check=True)

    def header_of(self, extension: Extension) -> Path:
        return self.store / f"{group_of(extension)}.h"

    def include_flags(self, extension: Extension) -> list[str]:
        return [f"-I{folder}" for folder in [*extension.include_dirs, *self.include_dirs]]

    def object_name(self, extension: Extension, source: str) -> str:
        headers = extension.depends if is_generated(source) else []
        flags = " ".join(extension.extra_compile_args)
        return f"{hash_of([self.identity, flags], [source, *headers])}.o"

    def compile(self, name: str, part: tuple[Extension, str]) -> None:
        """Have the object of a C file, compiled unless it is there."""
        extension, source = part
        made = self.claim(name)
        if made.exists():
            return
        known = self.header_of(extension)
        prepared = ["-include", str(known)] if is_generated(source) and known.exists() else []
        folder = made.with_suffix("")
        [compiled] = self.compiler.compile(
            [source],
            output_dir=str(folder),
            include_dirs=extension.include_dirs,
            extra_postargs=[*extension.extra_compile_args, *prepared],
        )
        self.keep(Path(compiled), made, folder)

    def link(self, extension: Extension, objects: list[str]) -> None:
        """Put the library of an extension in its place, linked unless it is there."""
        made = self.claim(f"{hash_of([self.identity, extension.name, *objects], [])}.so")
        cores = [f"-flto={os.cpu_count()}"] if "-flto" in extension.extra_compile_args else []
        if not made.exists():
            folder = made.with_suffix("")
            target = folder / made.name
            self.compiler.link_shared_object(
                [str(self.store / name) for name in objects],
                str(target),
                export_symbols=self.get_export_symbols(extension),
                extra_postargs=cores,
            )
            self.keep(target, made, folder)
        place = Path(self.get_ext_fullpath(extension.name))
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(made, place)

    def claim(self, name: str) -> Path:
        """Where something of that name is kept; it is needed."""
        self.needed.add(name)
        self.counts[1] += 1
        return self.store / name

    def keep(self, new: Path, made: Path, folder: Path) -> None:
        """Put what was made in the store, whole or not at all: a build may be cut short."""
        os.replace(new, made)
        shutil.rmtree(folder)
        self.counts[0] += 1


def is_generated(source: str) -> bool:
    return os.path.basename(source).startswith(GENERATED)


def group_of(extension: Extension) -> str:
    """The group whose machine code an extension holds."""
    return str(extension.name).removesuffix("__mypyc")


def identity_of(compiler: list[str]) -> str:
    """What names this compiler and this Python."""
    version = subprocess.run([compiler[0], "--version"], capture_output=True, text=True, check=True).stdout
    from mypy.version import __version__

    return "\n".join([*compiler, version, sys.version, __version__])


def hash_of(words: Iterable[str], files: Iterable[str]) -> str:
    """One name for these words and the contents of these files."""
    found = hashlib.sha256("\0".join(words).encode())
    for path in files:
        found.update(hashlib.sha256(Path(path).read_bytes()).digest())
    return found.hexdigest()


def build(extensions: list[Any], tree: Path, store: Path, tuned: bool) -> list[int]:
    """Build extensions in a tree, each in its package; how many files were made, of how many."""
    distribution = Distribution({"name": tree.name, "ext_modules": extensions, "cmdclass": {"build_ext": Making}})
    command = distribution.get_command_obj("build_ext")
    command.store = store
    command.tuned = tuned
    command.build_lib = str(tree)
    command.ensure_finalized()
    command.run()
    counts: list[int] = command.counts
    return counts
