"""tools/faults.py makes the faults it says, where it says, and one at a time."""

import subprocess
import sys
import tomllib

import pytest

from tools import faults
from tools.faults import KNOWN, ROOT, Bench, Fault, Places, drawn, subjects, witnesses_of

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


def test_the_same_seed_draws_the_same_faults():
    only = ["src/centans/games/guyenne/rules"]
    assert drawn(7, 5, only) == drawn(7, 5, only) != drawn(8, 5, only)


def test_rules_knowledge_senses_and_the_server_are_drawn_from():
    parts = subjects([])
    for part in ("trente/rules/", "guyenne/knowledge", "bastide/sense", "montjoie/scoring", "centans/server/"):
        assert any(part in path for path in parts)
    assert not any("migrations" in path for path in parts)


@pytest.mark.parametrize("path", [*subjects([])[::25], "src/centans/core/match.py", "src/centans/shelf.py"])
def test_the_tests_that_should_notice_are_there(path):
    assert all((ROOT / test.split()[0]).exists() for test in witnesses_of(path))


def test_a_fault_is_noticed_and_then_gone(tmp_path, monkeypatch):
    (tmp_path / "here" / "src").mkdir(parents=True)
    (tmp_path / "here" / "tests").mkdir()
    (tmp_path / "here" / "src" / "one.py").write_text("def one():\n    return 0 + 1\n")
    (tmp_path / "here" / "tests" / "test_one.py").write_text(
        "from one import one\ndef test_one():\n    assert one() == 1\n"
    )
    monkeypatch.setattr(faults, "ROOT", tmp_path / "here")
    monkeypatch.setattr(faults, "COPIED", ("src", "tests"))
    bench = Bench(tmp_path / "there")
    [fault] = [fault for fault in drawn(1, 99, ["src"]) if fault.kind == "reckoned"]
    assert bench.notices(fault, ["tests"], 60)[0].startswith("FAILED tests/test_one.py::test_one")
    assert bench.notices(None, ["tests"], 60)[0] == ""


def test_what_is_known_to_change_nothing_still_stands_there():
    for row in tomllib.loads(KNOWN.read_text("utf-8")).get("equivalent", []):
        assert row["reason"]
        assert row["line"] in [line.strip() for line in (ROOT / row["file"]).read_text("utf-8").splitlines()], row


def test_it_can_be_asked_what_it_would_do():
    command = [sys.executable, "tools/faults.py", "--list", "--count", "3", "--only", "src/centans/games/guyenne/rules"]
    shown = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    assert len(shown) == 4
    assert all(": " in line and "  ->  " in line for line in shown[1:])


def test_a_fault_says_where_it_is():
    fault = next(one for one in drawn(3, 50, ["src/centans/games/guyenne/rules"]) if one.kind == "compared")
    assert isinstance(fault, Fault)
    assert str(fault).startswith(f"{fault.path}:{fault.line}  compared: ")
    assert fault.diff().count("\n-") >= 1
