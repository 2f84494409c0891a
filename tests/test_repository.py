"""What is committed works on every machine: nothing names the one it was written on; packages are pinned."""

import json
import re
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement

pytestmark = pytest.mark.source_only

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ("play", "dev", "bench")

# Written so that this file does not find itself.
REGISTRY = re.compile(r"pypi[.]org|pythonhosted[.]org|registry[.](?:npmjs|yarnpkg)[.]|deb[.]debian[.]org|npmmirror[.]")
MACHINE_PATH = re.compile(r"(?<![\w.)}\]-])/(?:root|work|home/[a-z]\w*|Users/[A-Za-z]\w*|opt/(?:wheels|pypi[\w-]*))\b")
INDEX_OPTION = re.compile(r"^\s*(?:--index-url|--extra-index-url|--find-links|--trusted-host|-i|-f)\b", re.M)
PIN = re.compile(r"^(?P<name>[a-z0-9][a-z0-9._-]*)==(?P<version>[^\s;]+)(?P<rest>[^\\\n]*(?:\\\n[^\\\n]*)*)", re.M)


@pytest.fixture(scope="module")
def files() -> list[Path]:
    """Every file that is committed or would be."""
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("only a git checkout knows which files are its own")
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout.split("\0")
    return [ROOT / name for name in names if name and (ROOT / name).is_file()]


def text_of(path: Path) -> str:
    """The text of a file, or nothing where it is not text."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def keys_of(value: object) -> Iterator[str]:
    """Every key at any depth of a JSON value."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from keys_of(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from keys_of(inner)


def pins(name: str) -> dict[str, set[str]]:
    """The versions that a lock allows of each package; more than one where Pythons differ."""
    found: dict[str, set[str]] = {}
    for pin in PIN.finditer((ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")):
        found.setdefault(pin["name"], set()).add(pin["version"])
    return found


@pytest.mark.parametrize("trace", [REGISTRY, MACHINE_PATH], ids=["registry address", "machine path"])
def test_no_file_names_the_machine_it_was_written_on(files, trace):
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in files
        for number, line in enumerate(text_of(path).splitlines(), start=1)
        if trace.search(line)
    ]
    assert found == []


def test_a_package_lock_does_not_say_where_packages_came_from(files):
    for path in files:
        if path.name == "package-lock.json":
            assert "resolved" not in keys_of(json.loads(text_of(path))), path.relative_to(ROOT)


@pytest.mark.parametrize("name", LOCKS)
def test_every_locked_package_has_one_version_and_its_hashes(name):
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    remainder = PIN.sub("", text)
    assert [line for line in remainder.splitlines() if line and not line.startswith("#")] == []
    assert [pin["name"] for pin in PIN.finditer(text) if "--hash=sha256:" not in pin["rest"]] == []


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_names_no_index(name):
    assert INDEX_OPTION.search((ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")) is None


@pytest.mark.parametrize("name", LOCKS)
def test_nothing_pulls_in_torch(name):
    assert [package for package in pins(name) if package == "torch" or package.startswith("nvidia")] == []


def test_the_lock_holds_what_pyproject_asks_for():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    locked = pins("play")
    for line in project["dependencies"]:
        wanted = Requirement(line)
        assert any(version in wanted.specifier for version in locked[wanted.name.replace(".", "-")]), line


@pytest.mark.parametrize(("narrow", "wide"), [("play", "dev"), ("dev", "bench")])
def test_one_environment_serves_every_lock(narrow, wide):
    wider = pins(wide)
    assert {name: versions for name, versions in pins(narrow).items() if wider.get(name) != versions} == {}
