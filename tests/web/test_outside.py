"""A game from a package of its own, with its own board, cover and sides: nothing in the page here knows of it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Response, expect

from tests.tutorial import TUTORIAL, as_if_installed
from tests.web.kit import DESKTOP, PHONE, ROOT, TestServer, Visitor

GAME = "gabelle"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestServer]:
    folder = tmp_path_factory.mktemp("shelf")
    running = TestServer(folder, as_if_installed(folder), TUTORIAL)
    yield running
    running.stop()


OFFERED = "[data-state=asked] [data-board] [data-option]"


def play_on_the_board(visitor: Visitor) -> None:
    """Press what the board offers until the match is over.

    While the other chooses, all one may do is reconsider; and a board from outside draws a moment after the page.
    """
    offered = visitor.find(OFFERED)
    while visitor.wait_for_state("asked", "over") != "over":
        before = visitor.sign()
        visitor.wait_for(
            "([sign, offered]) => document.querySelector('[data-state]')?.dataset.sign !== sign"
            " || document.querySelector(offered)",
            [before, OFFERED],
        )
        if visitor.sign() == before:
            offered.first.click()
            visitor.wait_for_news(before)


def test_nothing_here_knows_the_game() -> None:
    sources = [*(ROOT / "web" / "src").rglob("*.*"), *(ROOT / "src" / "centans").rglob("*.py")]
    mentions = [path for path in sources if path.suffix != ".md" and GAME in path.read_text("utf-8").lower()]
    assert [path for path in mentions if "boards/__init__" not in path.as_posix()] == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_it_is_played_to_its_end_by_its_own_board(visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    visitor.play_now(GAME)
    expect(visitor.find("[data-outside] .gabelle")).to_be_visible()
    expect(visitor.find("[data-plain]")).to_have_count(0)
    play_on_the_board(visitor)
    expect(visitor.find("[data-end]")).to_be_visible()


def test_its_cover_stands_on_the_first_page_after_those_of_the_house(visitor: Visitor) -> None:
    visitor.open()
    cover = visitor.find(f"[data-game={GAME}] .cover img")
    expect(cover).to_be_visible()
    assert cover.evaluate("image => image.naturalWidth") > 0
    games = visitor.find("[data-game]").evaluate_all("cards => cards.map(card => card.dataset.game)")
    assert games[-1] == GAME


def test_its_sides_bear_what_it_says(visitor: Visitor) -> None:
    visitor.play_now(GAME)
    shields = visitor.find(".players svg")
    expect(shields.first).to_be_visible()
    expect(visitor.find(".players")).to_contain_text("Sacs")


def test_what_its_board_does_not_offer_is_explained_with_the_rule(visitor: Visitor) -> None:
    visitor.play_now(GAME)
    if visitor.find('[data-board] [data-option="ford"]').count() > 0:
        visitor.find('[data-board] [data-spot^="sack"]').first.click()
        expect(visitor.find("[data-note]")).to_contain_text("la route")
    else:
        visitor.find('[data-board] [data-spot="ford"]').click()
        expect(visitor.find("[data-note]")).to_contain_text("le sac à envoyer")


def test_its_files_come_from_this_server_alone_and_are_kept_for_good(visitor: Visitor) -> None:
    answers: dict[str, Response] = {}
    visitor.page.on("response", lambda answer: answers.update({answer.url.rpartition("/")[2]: answer}))
    visitor.play_now(GAME)
    expect(visitor.find("[data-outside] .gabelle")).to_be_visible()
    for name, kind in (("board.js", "javascript"), ("board.css", "text/css"), ("bridge.svg", "image/svg+xml")):
        for _ in range(100):
            if name in answers:
                break
            visitor.page.wait_for_timeout(100)
        headers = answers[name].all_headers()
        assert kind in headers["content-type"]
        assert "immutable" in headers["cache-control"]
        assert "script-src 'self'" in headers["content-security-policy"]


@pytest.mark.parametrize(
    ("board", "heard"),
    [
        ("export const version = 999; export function mount() {}", ""),
        ("export const version = 1; export function mount() { throw new Error('no salt'); }", "no salt"),
    ],
    ids=["made for a newer page", "that fails"],
)
def test_a_board_that_cannot_be_used_leaves_the_game_to_its_buttons(
    browser: Browser, tmp_path: Path, board: str, heard: str
) -> None:
    package = tmp_path / "broken"
    shutil.copytree(TUTORIAL / GAME, package / GAME)
    (package / GAME / "page" / "board.js").write_text(board, "utf-8")
    server = TestServer(tmp_path / "data", as_if_installed(tmp_path), package)
    visitor = Visitor(browser, server.address, DESKTOP, "en", "instant")
    try:
        visitor.play_now(GAME)
        expect(visitor.find("[data-unfit]")).to_be_visible()
        expect(visitor.find("[data-prompt] [data-option]").first).to_be_visible()
        visitor.answer()
    finally:
        visitor.context.close()
        server.stop()
    assert all(heard and heard in complaint for complaint in visitor.complaints)
