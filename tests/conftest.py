"""What all tests share."""

import asyncio
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def own_event_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """A browser keeps its event loop running from test to test; who uses none may run another meanwhile."""
    running = None if "browser" in request.fixturenames else asyncio._get_running_loop()
    if running is None:
        yield
        return
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(running)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A rule mark without an id would count for nothing: refuse it."""
    for item in items:
        for mark in item.iter_markers("rule"):
            if not mark.args or not all(isinstance(rule, str) for rule in mark.args):
                raise pytest.UsageError(f"{item.nodeid}: write the mark as rule('GY-SETUP-1')")
