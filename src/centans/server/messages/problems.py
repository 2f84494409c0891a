"""What can go wrong."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from centans.server import requests
from centans.server.messages.play import RefusalInfo, TableView

LONGEST = 600
"""Characters of a sentence that tells what is wrong."""
ProblemType = Literal[
    "bad-file",
    "bad-table",
    "bot-plays",
    "deaf",
    "empty",
    "ended",
    "failure",
    "forbidden",
    "illegal",
    "left",
    "no-hints",
    "no-json",
    "no-seed",
    "no-session",
    "no-text",
    "not-a-bot",
    "not-found",
    "not-late",
    "not-yet",
    "nothing-to-choose",
    "nothing-to-undo",
    "old-rules",
    "over",
    "playing",
    "refused",
    "said-enough",
    "second-thoughts",
    "secret-reason",
    "seen-another",
    "seen-by-others",
    "stale",
    "storage",
    "taken",
    "too-large",
    "too-long",
    "too-many-connections",
    "too-many-files",
    "too-many-newcomers",
    "too-many-streams",
    "too-many-tables",
    "too-much",
    "too-often",
    "too-slow",
    "unknown-bot",
    "unreadable",
    "unreadable-request",
    "waiting",
    "wrong-host",
    "wrong-method",
    "wrong-origin",
]
"""Every word that a problem may have; the page has a sentence for each, `problem-...`, in both languages."""


class Problem(Struct, omit_defaults=True):
    """What went wrong: a word for programs, a sentence for people, the rule that forbids, the fresh view if stale.

    `wait`: how many seconds later it may be tried again. `request` is the number by which the server's log tells more.
    """

    type: ProblemType
    message: str
    refusal: RefusalInfo | None = None
    view: TableView | None = None
    wait: int | None = None
    request: str = field(default_factory=requests.number)

    def __post_init__(self) -> None:
        """Whoever sends much gets little back."""
        self.message = shortened(self.message)
        if self.refusal is not None:
            self.refusal.params = {
                name: shortened(value) if isinstance(value, str) else value
                for name, value in self.refusal.params.items()
            }


def shortened(text: str) -> str:
    """A long text by its beginning and its end."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST // 2]} … {text[-LONGEST // 4 :]}"
