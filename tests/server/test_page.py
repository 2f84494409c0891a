"""The page, and the types that it shares with the server."""

from __future__ import annotations

import asyncio
import gzip
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from centans import shelf
from centans.server import brought
from centans.server.brought import TOLD, told_of
from centans.server.page import ASK_AGAIN, Page, page_file

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def page(tmp_path: Path) -> Page:
    (tmp_path / "page" / "assets").mkdir(parents=True)
    (tmp_path / "page" / "index.html").write_text("<!doctype html><p>" + "Guyenne " * 200, "utf-8")
    (tmp_path / "page" / "assets" / "main-1a2b.js").write_text("go()", "utf-8")
    (tmp_path / "secret.txt").write_text("secret", "utf-8")
    return Page(tmp_path / "page")


class Got:
    """An answer of the page."""

    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body


def get(page: Page, path: str, method: str = "GET", **headers: str) -> Got:
    sent: list[Any] = []

    async def send(event: Any) -> None:
        sent.append(event)

    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "path": path, "method": method, "headers": raw}
    asyncio.run(page(scope, None, send))  # type: ignore[arg-type]
    start, body = sent
    return Got(start["status"], {name.decode(): value.decode() for name, value in start["headers"]}, body["body"])


@pytest.mark.parametrize("path", ["/", "/table/x1", "/new", "/rules/guyenne", "/about", "/table/a/b/c"])
def test_every_place_inside_the_page_gets_the_page(page: Page, path: str) -> None:
    got = get(page, path)
    assert got.status == 200
    assert b"Guyenne" in got.body
    assert got.headers["content-type"] == "text/html; charset=utf-8"
    assert got.headers["cache-control"] == "no-cache"


def test_files_with_a_hash_in_their_name_are_kept_for_ever(page: Page) -> None:
    got = get(page, "/assets/main-1a2b.js")
    assert got.body == b"go()"
    assert "immutable" in got.headers["cache-control"]


def test_a_large_text_is_packed_for_those_who_can_unpack_it(page: Page) -> None:
    packed = get(page, "/", accept_encoding="br, gzip")
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.body) == get(page, "/").body
    assert len(packed.body) < 200


def test_a_file_has_one_name_alone_lest_each_way_to_it_fill_the_memory(page: Page) -> None:
    assert get(page, "/assets/main-1a2b.js").status == 200
    for way in (
        "assets/./main-1a2b.js",
        "assets//main-1a2b.js",
        "assets/../index.html",
        "./index.html",
        "index.html/.",
    ):
        assert get(page, f"/{way}").status == 404, way
    assert list(page._files) == ["assets/main-1a2b.js"]


def test_what_the_browser_has_is_not_sent_again(page: Page) -> None:
    tag = get(page, "/").headers["etag"]
    again = get(page, "/", if_none_match=tag)
    assert (again.status, again.body) == (304, b"")


@pytest.mark.parametrize(
    "path",
    ["/assets/gone.js", "/../secret.txt", "/assets/../../secret.txt", "//etc/hosts.txt", "/favicon.ico", "/assets/.."],
)
def test_nothing_but_the_page_is_served(page: Page, path: str) -> None:
    got = get(page, path, accept_encoding="gzip")
    assert got.status == 404
    assert got.body == b"There is no such page.\n"
    assert "content-encoding" not in got.headers


def test_a_page_is_not_written_to(page: Page) -> None:
    assert get(page, "/", method="POST").status == 404


def test_a_page_that_was_not_built_says_so(tmp_path: Path) -> None:
    got = get(Page(tmp_path / "nowhere"), "/")
    assert got.status == 200
    assert b"make play" in got.body


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    command = [sys.executable, "tools/typescript.py", "--check"]
    checked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr


def test_how_long_a_file_is_kept_can_be_said_outright() -> None:
    assert page_file("board.js", b"", b"no-store").caching == b"no-store"
    assert page_file("board.js", b"").caching == ASK_AGAIN


def test_what_a_game_brings_along_is_kept_for_ever_and_found_at_its_own_address_alone(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = f"{brought.PREFIX}guyenne/1a2b/board.js"
    monkeypatch.setattr(brought, "files_of", lambda kind: {board: b"play()"} if kind.id == "guyenne" else {})
    got = get(page, board)
    assert (got.status, got.body) == (200, b"play()")
    assert "immutable" in got.headers["cache-control"]
    for elsewhere in (board.replace("guyenne", "bastide"), board.replace("guyenne", "chess"), f"{board}.map"):
        assert get(page, elsewhere).status == 404


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game_id", shelf.titles())
def test_a_card_on_the_first_page_tells_all_that_the_game_says_of_itself(game_id: str, language: str) -> None:
    kind = shelf.game_class(game_id)
    title, *_ = re.findall(r"^title = .*\n((?:    \..*\n)*)", shelf.read_text(kind, "texts", f"{language}.ftl"), re.M)
    assert set(told_of(kind)[language]) == {"title", *re.findall(r"^    \.(\w+) = ", title, re.M)}


def test_every_word_that_a_card_may_tell_is_told_by_some_game() -> None:
    assert {name for game_id in shelf.titles() for name in told_of(shelf.game_class(game_id))["en"]} == {"title", *TOLD}
