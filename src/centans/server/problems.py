"""What the server answers when it cannot do what was asked: one shape for all, a sentence in it."""

from __future__ import annotations

from centans.core.asks import Refusal
from centans.server.messages.play import RefusalInfo, TableView
from centans.server.messages.problems import Problem, ProblemType


class Refused(Exception):
    """A request that is answered with a problem."""

    def __init__(
        self,
        status: int,
        type: ProblemType,  # noqa: A002 - the word of the message
        message: str,
        refusal: Refusal | None = None,
        view: TableView | None = None,
        wait: int | None = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.problem = Problem(type, message, None if refusal is None else refusal_info(refusal), view, wait)


def refusal_info(refusal: Refusal) -> RefusalInfo:
    return RefusalInfo(refusal.rule, refusal.key, refusal.params)


def not_found(what: str) -> Refused:
    return Refused(404, "not-found", f"there is no {what}")


def nobody() -> Refused:
    return Refused(401, "no-session", "there is no session yet: ask for /api/me first")


def forbidden(message: str) -> Refused:
    return Refused(403, "forbidden", message)


def reason(problem: Exception) -> str:
    """A word for the log."""
    return problem.problem.type if isinstance(problem, Refused) else type(problem).__name__
