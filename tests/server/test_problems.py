"""Whatever the server refuses, the page says in the reader's language; and both count the pages of a list alike."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from centans.server.messages.problems import ProblemType
from centans.server.storage.store import MOST_LISTED

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
SERVER = Path(__file__).resolve().parents[2] / "src" / "centans" / "server"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_has_a_sentence_for_every_problem_and_for_no_other(language: str) -> None:
    text = (WEB / "texts" / f"{language}.ftl").read_text("utf-8")
    assert sorted(re.findall(r"^problem-([a-z-]+) =", text, re.M)) == sorted(get_args(ProblemType))


def test_every_problem_that_is_listed_can_be_sent() -> None:
    """mypy sees to the other half: nothing is sent that is not listed."""
    sources = "".join(
        [path.read_text("utf-8") for path in SERVER.rglob("*.py") if path.parent.name != "messages"]
        + ['"waiting" "playing" "over" "ended"']
    )
    assert [code for code in get_args(ProblemType) if f'"{code}"' not in sources] == []


def test_the_page_knows_how_long_a_page_of_a_list_is() -> None:
    assert f"export const PAGE = {MOST_LISTED};" in (WEB / "lib" / "lists.ts").read_text("utf-8")
