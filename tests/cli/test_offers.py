"""Answers under a question: full lines, and rows told by their ends."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from centans import shelf
from centans.cli.offers import Offers
from centans.cli.typed import handles
from centans.words import Words

pytestmark = pytest.mark.source_only


def shown(game: str, *notations: str, width: int = 100) -> list[str]:
    rules = shelf.take(game)
    words = Words(type(rules), "en")
    console = Console(width=width, file=io.StringIO(), record=True)
    console.print(Offers(handles([rules.option(notation) for notation in notations], words), words))
    return [line.strip() for line in console.export_text().rstrip("\n").split("\n")]


def test_four_in_a_row_are_told_by_their_ends():
    cells = ["move K9", "move K10", "move K11", "move K12", "move M9", "move M10", "move M11"]
    assert shown("trente", *cells) == [
        "[K9] go to K9 … [K12] go to K12   [M9] go to M9   [M10] go to M10   [M11] go to M11"
    ]


def test_a_row_goes_on_as_it_began_and_may_go_by_letters():
    cells = ["move D9", "move E9", "move F9", "move G9", "move G10"]
    assert shown("trente", *cells) == ["[D9] go to D9 … [G9] go to G9   [G10] go to G10"]


def test_what_has_a_name_is_always_named():
    castles = [f"castle {number}" for number in range(1, 7)]
    assert shown("guyenne", *castles) == [
        "[1] Chauvigny   [2] Crozant   [3] Cluis-Dessous   [4] Sarzay   [5] Sainte-Sévère   [6] Huriel"
    ]


def test_lines_are_filled_and_no_answer_is_broken():
    castles = [f"castle {number}" for number in range(1, 7)]
    lines = shown("guyenne", *castles, width=44)
    assert lines == ["[1] Chauvigny   [2] Crozant", "[3] Cluis-Dessous   [4] Sarzay", "[5] Sainte-Sévère   [6] Huriel"]


def test_long_words_are_numbered():
    orders = ["order sergent prudence", "order sergent foncez"]
    assert shown("guesclin", *orders) == ["[1] Caution! to Sergeant   [2] Charge! to Sergeant"]
