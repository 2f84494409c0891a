"""tools/faults.py makes the faults it says, where it says, and one at a time."""

import subprocess
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "tools"))

from faulting.bench import Benches  # noqa: E402
from faulting.places import Fault, Places, drawn, subjects  # noqa: E402
from faulting.witnesses import Witnesses, part_of  # noqa: E402
from faults import KNOWN, Ledger, Tried, report, try_one  # noqa: E402

pytestmark = pytest.mark.source_only

SOURCE = """
def wins(s, seat: int = 1) -> bool:
    \"\"\"Née d’un détail.\"\"\"
    assert seat >= 0, "a seat"
    if not s.over and s.points[seat] > 3:
        s.told.append(min(s.points))
        s.left -= 1
    return s.points[seat] == max(s.points)
""".lstrip()


def made() -> list[str]:
    """Every line that a fault changes in the source, as it would be."""
    source = SOURCE.encode()
    found = Places("wins.py", source).found
    return [fault.made_in(source).decode().splitlines()[fault.line - 1].strip() for fault in found]


@pytest.mark.parametrize(
    "line",
    [
        "if not s.over and (s.points[seat] >= 3):",
        "if not s.over and (s.points[seat] <= 3):",
        "if not s.over and s.points[seat] > (4):",
        "if (not s.over or s.points[seat] > 3):",
        "if (s.points[seat] > 3):",
        "if (s.over) and s.points[seat] > 3:",
        "if (not (not s.over and s.points[seat] > 3)):",
        "s.told.append(max(s.points))",
        "pass",
        "s.left -= (2)",
        "return (s.points[seat] != max(s.points))",
        "return True",
    ],
)
def test_such_a_fault_is_made(line):
    assert line in made()


def test_types_texts_and_assertions_are_left_alone():
    lines = SOURCE.splitlines()
    changed = {fault.line for fault in Places("wins.py", SOURCE.encode()).found}
    assert not {number for number, line in enumerate(lines, 1) if "assert" in line or "détail" in line} & changed
    assert all("-> bool" in line for line in made() if line.startswith("def"))


def test_a_fault_knows_the_lines_of_its_statement_and_what_runs_at_import():
    source = b"LIMIT = 3\n\ndef f(a, b=1):\n    if (\n        a\n        and b\n    ):\n        return a + 1\n"
    reaches = {(fault.kind, fault.line): fault.reach for fault in Places("f.py", source).found}
    assert reaches["one more", 1] is None
    assert reaches["one more", 3] is None
    assert reaches["and, or", 5] == (4, 7)
    assert reaches["reckoned", 8] == (8, 8)


def test_the_same_seed_draws_the_same_faults():
    only = ["src/centans/games/guyenne/rules"]
    assert drawn(ROOT, 7, 5, only) == drawn(ROOT, 7, 5, only) != drawn(ROOT, 8, 5, only)


def test_an_edit_elsewhere_draws_no_others(tmp_path):
    (tmp_path / "one.py").write_text("def one(a):\n    return a + 1 > 3 or a + 1 > 3\n")
    (tmp_path / "other.py").write_text("")
    before = {fault.name() for fault in drawn(tmp_path, 1, 99, ["one.py", "other.py"])}
    (tmp_path / "other.py").write_text("def other(a):\n    return a - 1\n")
    after = [fault.name() for fault in drawn(tmp_path, 1, 99, ["one.py", "other.py"])]
    assert [name for name in after if name in before] == [fault.name() for fault in drawn(tmp_path, 1, 99, ["one.py"])]


def test_rules_knowledge_senses_and_the_server_are_drawn_from():
    parts = subjects(ROOT, [])
    for part in ("trente/rules/", "guyenne/knowledge", "bastide/sense", "montjoie/scoring", "centans/server/"):
        assert any(part in path for path in parts)
    assert not any("migrations" in path for path in parts)


@pytest.mark.parametrize("path", [*subjects(ROOT, [])[::25], "src/centans/core/match.py", "src/centans/shelf.py"])
def test_the_tests_that_should_notice_are_there(path):
    part = part_of(path)
    assert all((ROOT / test.split()[0]).exists() for test in part.tests)
    assert any(path.startswith(source) for source in part.sources)


def test_bots_and_their_tuning_look_at_what_a_sense_weighs():
    tests = part_of("src/centans/games/trente/sense/value.py").tests
    assert {"tests/bots -k trente", "tests/lab/test_tuning.py -k trente"} <= set(tests)
    assert not any("bots" in test for test in part_of("src/centans/games/trente/rules/turn.py").tests)


SMALL = {
    "src/centans/__init__.py": "",
    "src/centans/games/__init__.py": "",
    "src/centans/games/small/__init__.py": "",
    "src/centans/games/small/rules.py": "BASE = 1\n\ndef one():\n    return 0 + 1\n\ndef far():\n    return 7 - 1\n",
    "tests/games/small/test_small.py": """
from time import sleep

from centans.games.small.rules import BASE, far, one

def test_slow():
    sleep(0.1)
    assert one() == 1

def test_quick():
    assert one() > 0

def test_other():
    assert BASE == 1

def test_fails_by_itself():
    assert one() == 2
""",
    "tests/test_golden.py": "",
}


@pytest.fixture(scope="module")
def small(tmp_path_factory) -> tuple[Benches, Witnesses]:
    """A game of one file, whose tests have been noted."""
    folder = tmp_path_factory.mktemp("small")
    for name, text in SMALL.items():
        (folder / "here" / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / "here" / name).write_text(text)
    (folder / "kept").mkdir()
    (folder / "here" / "tools").symlink_to(ROOT / "tools")
    benches = Benches(folder / "here", folder / "there", 1)
    with ThreadPoolExecutor(1) as workers:
        return benches, Witnesses(benches, folder / "kept", [part_of("src/centans/games/small/rules.py")], workers)


def fault_of(benches: Benches, was: str, kind: str) -> Fault:
    made = drawn(benches.first.folder, 1, 99, ["src/centans/games/small/rules.py"])
    return next(fault for fault in made if fault.was == was and fault.kind == kind)


def names(look: dict[str, float]) -> list[str]:
    return [test.partition("::test_")[2] for test in look]


def test_those_that_come_by_look_first_and_the_quickest_of_them_before_the_others(small):
    benches, witnesses = small
    looks = witnesses.looks(fault_of(benches, "return 0 + 1", "reckoned"))
    assert [names(look) for look in looks] == [["quick", "slow"]]
    assert witnesses.looks(fault_of(benches, "return 7 - 1", "reckoned")) == []


def test_what_runs_at_import_is_shown_to_all_but_those_that_fail_by_themselves(small):
    benches, witnesses = small
    [look] = witnesses.looks(fault_of(benches, "BASE = 1", "one more"))
    assert set(names(look)) == {"quick", "other", "slow"}


def test_a_fault_is_noticed_and_then_gone(small):
    benches, witnesses = small
    fault = fault_of(benches, "return 0 + 1", "reckoned")
    source = (benches.first.folder / fault.path).read_bytes()
    assert try_one(fault, benches.first, witnesses).noticed.startswith(
        "FAILED tests/games/small/test_small.py::test_quick"
    )
    assert (benches.first.folder / fault.path).read_bytes() == source
    assert benches.first.notices(None, list(witnesses.looks(fault)[0])) == ""


def test_a_fault_that_no_test_comes_by_survives(small):
    benches, witnesses = small
    tried = try_one(fault_of(benches, "return 7 - 1", "reckoned"), benches.first, witnesses)
    assert tried.noticed == ""
    assert "0 of 1 faults were noticed (0.0 %)" in report([tried], 0)
    assert "\n  small rules: 0 of 1\n" in report([tried], 0)
    assert f"Survived: {tried.fault}" in report([tried], 0)


def test_a_fault_without_end_is_noticed_too(small):
    benches, _ = small
    (benches.first.folder / "tests/games/small/test_endless.py").write_text(
        "def test_endless():\n    while True: pass\n"
    )
    said = benches.first.notices(None, ["tests/games/small/test_endless.py::test_endless"], 2)
    assert said == "no end within 2 seconds"


def test_what_was_found_holds_until_something_changes(small, tmp_path):
    benches, _ = small
    root = benches.first.folder
    noticed, survived = (fault_of(benches, line, "reckoned") for line in ("return 0 + 1", "return 7 - 1"))
    ledger = Ledger(tmp_path / "found.json", root)
    ledger.write(Tried(noticed, "FAILED", 1))
    ledger.write(Tried(survived, "", 1))
    assert Ledger(tmp_path / "found.json", root).look_up(survived) == Tried(survived, "", 1)
    (root / "tests/games/small/test_more.py").write_text("")
    again = Ledger(tmp_path / "found.json", root)
    assert again.look_up(noticed) == Tried(noticed, "FAILED", 1)
    assert again.look_up(survived) is None
    (root / "src/centans/games/small/more.py").write_text("")
    assert Ledger(tmp_path / "found.json", root).look_up(noticed) is None


def test_what_is_known_to_change_nothing_still_stands_there():
    for row in tomllib.loads(KNOWN.read_text("utf-8")).get("equivalent", []):
        assert row["reason"]
        assert row["line"] in [line.strip() for line in (ROOT / row["file"]).read_text("utf-8").splitlines()], row


def test_it_can_be_asked_what_it_would_do():
    command = [sys.executable, "tools/faults.py", "--list", "--count", "3", "--only", "src/centans/games/guyenne/rules"]
    shown = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    assert len(shown) == 4
    assert all(": " in line and "  ->  " in line for line in shown[1:])


@pytest.mark.parametrize(
    ("path", "room"),
    [
        ("src/centans/games/bastide/rules/turn.py", "bastide rules"),
        ("src/centans/games/trente/scoring.py", "trente scoring"),
        ("src/centans/server/api/play.py", "server"),
        ("src/centans/shelf.py", "shelf"),
    ],
)
def test_faults_are_counted_by_room(path, room):
    assert Places(path, b"limit = 3").found[0].room() == room


def test_a_fault_says_where_it_is():
    fault = next(one for one in drawn(ROOT, 3, 50, ["src/centans/games/guyenne/rules"]) if one.kind == "compared")
    assert isinstance(fault, Fault)
    assert str(fault).startswith(f"{fault.path}:{fault.line}  compared: ")
    assert str(fault).endswith(f"{fault.was}  ->  {fault.becomes}")
