"""A server for each test, with its own database."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.kit import House, Visitor, roomy, running


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
