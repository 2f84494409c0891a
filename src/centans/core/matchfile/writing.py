"""A match as text: what a file tells, and how each line of it is written."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence

from centans.core.dice import Outcome
from centans.core.entries import Entry, Hint
from centans.core.game import Result, Variant
from centans.core.match import Match
from centans.core.matchfile.lines import FORMAT, TITLE

Answered = tuple[int, str, str, tuple[Outcome, ...], bool]
"""Seat, question, notation, dice, whether it was automatic."""


def write(match: Match, with_seed: bool = True, box: bytes = b"") -> str:
    """The match as text, every secret choice included: not for the eyes of those who still play it.

    Without the seed, nobody can foresee the dice to come; with it, the match can be played on. `box` holds its
    components, packed, if they are not today's.
    """
    return told(match, with_seed, box).text()


def told(match: Match, with_seed: bool = True, box: bytes = b"") -> Told:
    """What a file tells of a match as it stands, whatever happens to it before it is written."""
    return Told(
        game=match.game.id,
        revision=match.game.revision,
        variant=match.variant,
        changes=match.game.changes,
        box=box,
        names=match.names,
        hints=match.hints.copy(),
        promise=match.promise,
        seed=match.seed if with_seed else None,
        opening=match.opening,
        answers=[_answered(one) for one in match.entries],
        digest=match.digest(),
        result=_result_now(match),
    )


def answer_line(number: int, entry: Entry) -> str:
    """The line of one answer, for who adds to a file what has happened since."""
    return _answer_text(number, _answered(entry))


def closing(match: Match) -> str:
    """What stands below the answers of the match as it is now."""
    return _closing_text(match.digest(), _result_now(match))


class Told:
    """What a match file tells; no rules are needed to write it."""

    __slots__ = (
        "answers",
        "box",
        "changes",
        "digest",
        "game",
        "hints",
        "names",
        "opening",
        "promise",
        "result",
        "revision",
        "seed",
        "variant",
    )

    def __init__(
        self,
        game: str,
        revision: int,
        variant: Variant,
        changes: dict[str, str],
        box: bytes,
        names: Sequence[str],
        hints: Sequence[Hint],
        promise: str,
        seed: bytes | None,
        opening: Sequence[Outcome],
        answers: Sequence[Answered],
        digest: str,
        result: str,
    ) -> None:
        self.game = game
        self.revision = revision
        self.variant = variant
        self.changes = changes
        self.box = box
        self.names = names
        self.hints = hints
        self.promise = promise
        self.seed = seed
        self.opening = opening
        self.answers = answers
        self.digest = digest
        self.result = result
        """Empty while it goes on."""

    def text(self) -> str:
        answers = [_answer_text(number, answer) for number, answer in enumerate(self.answers, 1)]
        return "\n".join([*self._headings(), *answers, _closing_text(self.digest, self.result)])

    def _headings(self) -> list[str]:
        lines = [
            f"{TITLE} {FORMAT}",
            f"game: {self.game}",
            f"revision: {self.revision}",
            f"players: {self.variant.players}",
            *[f"option: {name} = {value}" for name, value in self.variant.settings.items()],
            *[f"component: {path} = {value}" for path, value in self.changes.items()],
            *([f"box: {b64encode(self.box).decode()}"] if self.box else []),
            *[f"seat: {number} {name}" for number, name in enumerate(self.names, 1)],
            *[f"hint: {number} {seat + 1}" for number, seat in self.hints],
        ]
        if self.promise:
            lines.append(f"commitment: {self.promise}")
        if self.seed is not None:
            lines.append(f"seed: {self.seed.hex()}")
        return [*lines, f"opening: {_dice_text(self.opening)}".rstrip(), ""]


def _answered(entry: Entry) -> Answered:
    return entry.seat, entry.key, entry.option.notation, entry.dice, entry.auto


def _closing_text(digest: str, result: str) -> str:
    """An empty line, the digest, and the result if there is one."""
    return f"\ndigest: {digest}\n" + (f"result: {result}\n" if result else "")


def _result_now(match: Match) -> str:
    """Empty while it goes on."""
    return "" if match.result is None else result_of(match.result)


def result_of(result: Result) -> str:
    return result_text(result.ranks, result.scores, result.decided_by)


def result_text(ranks: Sequence[int], scores: Sequence[int], decided_by: str) -> str:
    """Rank and score of each seat, and what decided: `1/12 2/0 by six-castles`."""
    seats = [f"{rank}/{score}" for rank, score in zip(ranks, scores, strict=True)]
    return f"{' '.join(seats)} by {decided_by}"


def _answer_text(number: int, answer: Answered) -> str:
    seat, key, notation, outcomes, auto = answer
    dice = f" [{_dice_text(outcomes)}]" if outcomes else ""
    return f"{number}. {seat + 1} {key}: {notation}{dice}{' auto' if auto else ''}"


def _dice_text(outcomes: Sequence[Outcome]) -> str:
    """Runs of one label are written once: `english 5 2; french 3`."""
    runs: list[str] = []
    last = ""
    for label, outcome in outcomes:
        if label == last:
            runs[-1] += f" {outcome}"
        else:
            runs.append(f"{label} {outcome}")
        last = label
    return "; ".join(runs)
