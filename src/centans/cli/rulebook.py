"""The rules as a player reads them: single paragraphs of RULES.md and RULES.fr.md."""

from __future__ import annotations

import re
from typing import Any

from centans import shelf
from centans.core.game import Game


def paragraph(kind: type[Game[Any]], rule: str, language: str) -> str | None:
    """The paragraph of that rule, in the words of that language; None if there is no such rule."""
    text = shelf.read_rules(kind, language)
    found = re.search(rf"^- \*\*{re.escape(rule)}\*\* (.+(?:\n(?!- |#|>|\s*$).+)*)", text, re.M)
    return None if found is None else " ".join(found[1].split())


def rule_id(kind: type[Game[Any]], typed: str) -> str:
    """A rule's number as it is written, also when the game's letters were left out or written small."""
    rule = typed.strip().upper()
    return rule if rule.startswith(f"{kind.prefix}-") else f"{kind.prefix}-{rule}"
