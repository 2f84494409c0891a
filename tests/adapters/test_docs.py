"""docs/adapters.md: what it shows, works."""

import random
import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "adapters.md"
ZOO, ROUNDS, SPIEL = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize(
    ("sample", "shows"),
    [(ZOO, "seat_2: "), (ROUNDS, "'seat_2': "), (SPIEL, ".0, ")],
    ids=["zoo", "rounds", "spiel"],
)
def test_the_samples_of_the_page_run_and_print_what_they_promise(sample, shows, capsys):
    random.seed(1)
    exec(compile(sample, str(PAGE), "exec"), {})
    assert shows in capsys.readouterr().out
