"""A server for each test, with its own database and its own dice, the same today and tomorrow."""

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from centans.server import making
from tests.server.kit import House, Visitor, roomy, running
from tests.server.postgres import Postgres


@pytest.fixture(autouse=True)
def fixed_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each table of a test has the same dice whenever it runs; CENTANS_TEST_SEED=random tries others."""
    if os.environ.get("CENTANS_TEST_SEED") != "random":
        tables = count(1)
        monkeypatch.setattr(making, "new_seed", lambda: b"table %d" % next(tables))


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
