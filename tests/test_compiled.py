"""A compiled module never hides a newer source, and CENTANS_SOURCE=1 always means the sources."""

import os
import re
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from centans import compiled

pytestmark = pytest.mark.source_only

REPOSITORY = Path(__file__).resolve().parent.parent
BINARY = EXTENSION_SUFFIXES[0]

# Prints the status, a constant of a rule, and whether that rule came from its source.
TELL = """
from centans import compiled
from centans.core import die
print(compiled.status(), die.FACES, die.__file__.endswith(".py"))
"""


# A class of the kernel with a figure, and a rule of a game that reads it.
DIE = """
FACES = 6

class Die:
    def __init__(self, bias: float) -> None:
        self.bias = bias
"""
RULES = """
from centans.core.die import FACES, Die

SIDES = FACES

def bias(die: Die) -> float:
    return die.bias
"""


class Project:
    """A package like ours in a folder of its own, with the real guard and one small rule."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = folder / "centans"
        for part in ("core", "games/tiny"):
            (self.package / part).mkdir(parents=True)
            (self.package / part / "__init__.py").touch()
        here = Path(compiled.__file__).parent
        for name in ("__init__.py", "compiled.py"):
            shutil.copy(here / name, self.package / name)
        self.write("core/die.py", DIE)
        self.write("games/tiny/rules.py", RULES)

    def write(self, source: str, text: str) -> None:
        (self.package / source).write_text(text)

    def pretend_to_compile(self) -> None:
        """Leave what a build leaves. The binaries are not real: to load one would be an ImportError."""
        sources = compiled.sources_of(str(self.package))
        for source in sources:
            (self.package / compiled.binary_of(source)).write_bytes(b"old machine code")
        for library in compiled.libraries_of(sources):
            (self.folder / library).write_bytes(b"old machine code")
        fingerprints = {source: compiled.fingerprint(str(self.package / source)) for source in sources}
        compiled.write_manifest(str(self.package), fingerprints)

    @property
    def status(self) -> str:
        return compiled.examine(str(self.package))

    def run(self, program: str, **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONPATH": str(self.folder), compiled.SWITCH: "", **environment},
            capture_output=True,
            text=True,
        )


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path / "src")


def test_without_binaries_the_sources_run(project):
    assert project.status == compiled.SOURCE
    assert project.run(TELL).stdout == "source 6 True\n"


def test_untouched_sources_may_run_compiled(project):
    project.pretend_to_compile()
    assert project.status == compiled.COMPILED
    assert "ImportError" in project.run(TELL).stderr, "Python should have tried the binary"


def test_one_edited_source_makes_the_whole_build_stale(project):
    project.pretend_to_compile()
    project.write("games/tiny/rules.py", "SIDES = 4\n")
    assert project.status == compiled.STALE


def test_a_touched_but_equal_source_is_not_stale(project):
    project.pretend_to_compile()
    os.utime(project.package / "core/die.py")
    assert project.status == compiled.COMPILED


def test_a_new_module_makes_the_build_stale(project):
    project.pretend_to_compile()
    project.write("games/tiny/view.py", "")
    assert project.status == compiled.STALE


def test_a_deleted_module_makes_the_build_stale_and_cannot_be_imported(project):
    project.pretend_to_compile()
    (project.package / "core/die.py").unlink()
    assert project.status == compiled.STALE
    run = project.run("import centans.core.die")
    assert "ModuleNotFoundError: No source of module 'centans.core.die'" in run.stderr


def test_a_build_that_did_not_finish_is_stale(project):
    project.pretend_to_compile()
    (project.package / compiled.MANIFEST).unlink()
    assert project.status == compiled.STALE


@pytest.mark.parametrize("group", ["centans_core", "centans_games_tiny"])
def test_a_build_without_one_of_its_libraries_is_stale(project, group):
    project.pretend_to_compile()
    (project.folder / f"{group}__mypyc{BINARY}").unlink()
    assert project.status == compiled.STALE


def test_binaries_of_another_python_count_for_nothing(project):
    (project.package / "core" / "die.cpython-27-other.so").write_bytes(b"old machine code")
    assert project.status == compiled.SOURCE
    assert project.run(TELL).stdout == "source 6 True\n"


def test_stale_binaries_give_way_to_the_sources_with_one_warning(project):
    project.pretend_to_compile()
    project.write("core/die.py", "FACES = 20\n")
    run = project.run(TELL)
    assert run.stdout == "stale 20 True\n"
    assert run.stderr.count("Warning") == 1
    assert "`make fast`" in run.stderr


def test_the_switch_forces_the_sources_without_a_word(project):
    project.pretend_to_compile()
    run = project.run(TELL, **{compiled.SWITCH: "1"})
    assert (run.stdout, run.stderr) == ("source 6 True\n", "")


def test_forced_sources_leave_other_modules_alone(project):
    project.pretend_to_compile()
    run = project.run("import centans, json, centans.games.tiny.rules as r; print(r.SIDES)", CENTANS_SOURCE="1")
    assert run.stdout == "6\n"


def test_a_folder_without_init_is_still_a_package(project):
    (project.package / "games/tiny/__init__.py").unlink()
    run = project.run("import centans.games.tiny.rules as r; print(r.SIDES)", CENTANS_SOURCE="1")
    assert run.stdout == "6\n"


def new_files(told: str) -> int:
    """How many binary files the tool says that it made."""
    found = re.search(r"(\d+) of \d+ binary files were new", told)
    assert found, told
    return int(found[1])


@pytest.mark.slow
def test_a_real_build_runs_compiled_until_a_source_is_edited(project):
    copy = project.folder.parent / "copy"
    tool = [sys.executable, REPOSITORY / "tools/compile.py", "--sources", project.folder, "--copy", copy]
    first = subprocess.run(tool, capture_output=True, text=True)
    assert first.returncode == 0, first.stdout + first.stderr
    assert project.status == compiled.SOURCE, "the tree itself stays as it was"
    assert project.run(TELL, PYTHONPATH=str(copy)).stdout == "compiled 6 False\n"
    assert "already" in subprocess.run(tool, capture_output=True, text=True).stdout

    (copy / "centans/core/die.py").write_text("FACES = 20\n")
    assert project.run(TELL, PYTHONPATH=str(copy)).stdout == "stale 20 True\n"

    project.write("games/tiny/rules.py", RULES.replace("SIDES = FACES", "SIDES = FACES + 2"))
    again = subprocess.run(tool, capture_output=True, text=True)
    assert again.returncode == 0, again.stdout + again.stderr
    assert project.run(TELL, PYTHONPATH=str(copy)).stdout == "compiled 6 False\n"
    assert new_files(again.stdout) < new_files(first.stdout) / 2, "the kernel's library is the one that was made before"
