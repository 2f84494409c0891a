"""Browser tests: a real Chromium against a real server. They say nothing about the compiled rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.web.kit import DESKTOP, PATIENCE, ROOT, TestServer, Visitor, Wire, chromium_path

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.source_only)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
        yield found
        found.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestServer]:
    built = ROOT / "src" / "centans" / "server" / "page" / "index.html"
    assert built.is_file(), "the page is not built: run `make page`"
    running = TestServer(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


@pytest.fixture
def wire(server: TestServer) -> Iterator[Wire]:
    made = Wire(server.port)
    yield made
    made.close()


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(browser: Browser, server: TestServer) -> Iterator[Visit]:
    """Opens windows; when the test is over, none of them may have complained or talked to strangers."""
    visitors: list[Visitor] = []

    def new(
        size: tuple[int, int] = DESKTOP,
        language: str = "fr",
        pace: str = "instant",
        address: str | None = None,
        theme: str = "light",
    ) -> Visitor:
        visitors.append(Visitor(browser, address or server.address, size, language, pace, theme))
        return visitors[-1]

    yield new
    for visitor in visitors:
        visitor.context.close()
    assert [complaint for visitor in visitors for complaint in visitor.complaints] == []
    assert [stranger for visitor in visitors for stranger in visitor.strangers] == []


@pytest.fixture
def visitor(visit: Visit) -> Visitor:
    return visit()
