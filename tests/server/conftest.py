"""A server for each test, with its own database and its own dice, the same today and tomorrow."""

import os
from collections.abc import Iterator
from itertools import count, cycle
from pathlib import Path

import pytest

from centans.server import hall, making
from centans.server.sessions import guest_names
from tests.server.kit import House, Visitor, roomy, running
from tests.server.postgres import Postgres

HERE = Path(__file__).parent
WITH_RULES = (
    "test_advice",
    "test_changes",
    "test_playing",
    "test_pool",
    "test_secrecy",
    "test_takeback",
    "test_thinking",
)
"""What meets positions, views and bots; the others say nothing new about the compiled rules."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents and item.path.stem not in WITH_RULES:
            item.add_marker(pytest.mark.source_only)


@pytest.fixture(autouse=True)
def fixed_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables have the same dice and guests the same names at every run; CENTANS_TEST_SEED=random tries others."""
    if os.environ.get("CENTANS_TEST_SEED") != "random":
        tables, names = count(1), cycle(guest_names())
        monkeypatch.setattr(making, "new_seed", lambda: b"table %d" % next(tables))
        monkeypatch.setattr(hall, "period_name", lambda: next(names))


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with running(roomy(tmp_path)) as one:
        yield one


@pytest.fixture
def anne(house: House) -> Visitor:
    return house.visitor()


@pytest.fixture
def bertrand(house: House) -> Visitor:
    return house.visitor()


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """The address of an empty PostgreSQL, for all tests of a file."""
    with Postgres() as house:
        yield house.url
