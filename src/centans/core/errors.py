"""What can go wrong, each with a sentence a person can act on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from centans.core.asks import Refusal


class CentansError(Exception):
    """A mistake of the user or of a file, not of the program: its text is one sentence, to be shown as it is.

    `key` names the message that says it in another language, and `params` hold what stands in it.
    """

    def __init__(self, *sentence: object) -> None:
        super().__init__(*sentence)
        self.key = ""
        self.params: Mapping[str, int | str] = {}

    def told(self, key: str, **params: int | str) -> Self:
        """The same mistake, which can be said in another language too."""
        self.key = key
        self.params = params
        return self


class Unreadable(CentansError):
    """The text is no notation of this game."""


class BadVariant(CentansError):
    """The settings of a match do not exist or do not go together; `refusal` says why in the words of the game.

    `about` is the setting that spoils it, if it is a single one.
    """

    def __init__(self, reason: str, refusal: Refusal | None = None, about: str = "") -> None:
        super().__init__(reason)
        self.refusal = refusal
        self.about = about


class BadComponents(CentansError):
    """A figure in the components is missing or impossible; `where` is its path, so that the shelf can name its line.

    `about` is the path of the change that is impossible, as somebody wrote it.
    """

    def __init__(self, reason: str, where: tuple[str | int, ...] = (), about: str = "") -> None:
        super().__init__(reason)
        self.where = where
        self.about = about


class BadFile(CentansError):
    """A match file cannot be read, or does not replay."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class Illegal(CentansError):
    """The option is readable but the rules forbid it now; `refusal` says which rule and why."""

    def __init__(self, refusal: Refusal, notation: str) -> None:
        super().__init__(f"'{notation}' is not allowed now: {refusal}")
        self.refusal = refusal


class NothingToUndo(CentansError):
    """There is no choice that this seat may still take back."""


class DiceMismatch(CentansError):
    """A recorded outcome is not the one that the rules ask for, or not one that could have happened."""


class Stale(CentansError):
    """The answer names a question that is not open any more."""


class Ambiguous(CentansError):
    """The answer fits several open questions and names none of them."""
