"""Words that people type, made visible: nothing that hides, steers a terminal, or turns the order of letters around."""

from __future__ import annotations

import unicodedata
from typing import Final

UNSEEN: Final = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})
"""Kinds of characters that are not seen or change how others are: control, format (bidirectional), private, lines."""
JOINERS: Final = "\u200c\u200d"
"""Some scripts cannot be written without these; they change nothing but the letters beside them."""
STAND_IN: Final = "\ufffd"


def visible(text: str) -> str:
    """The text on one line, a sign in place of every character that would not be seen.

    >>> visible("Jean \\x1b]0;x\\x07  le\\u202eBon")
    'Jean �]0;x� le�Bon'
    """
    return " ".join("".join([shown(sign) for sign in " ".join(text.split())]).split())


def shown(sign: str) -> str:
    return STAND_IN if sign not in JOINERS and unicodedata.category(sign) in UNSEEN else sign
