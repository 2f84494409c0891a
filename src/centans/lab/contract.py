"""The contract of every game: random matches over all variants, with every promise of `Game` checked on the way.

For the author of a game, in a test:

    from centans.lab.contract import check_game

    def test_the_contract():
        check_game(MyGame(components), matches=300, seed="mine")

It returns a `Summary`, or raises `ContractBroken`, whose text has the sentence and a match file to reproduce it.
"""

from __future__ import annotations

import hashlib
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from centans import shelf
from centans.core import matchfile
from centans.core.dice import Dice, Live
from centans.core.errors import BadComponents
from centans.core.game import Game, Variant
from centans.core.match import Match
from centans.core.options import Option
from centans.core.steps import State
from centans.lab.checks import (
    EVERY_MOMENT,
    SOME_MOMENTS,
    file_tells_the_whole_match,
    kept_positions_play_on,
    older_copies_never_change,
    past_can_be_looked_at,
    undo_goes_back_and_no_further,
)
from centans.lab.engine import Work
from centans.lab.scene import Scene, pick
from centans.lab.secrecy import redealt_state_can_be_played
from centans.lab.spread import spread

LONGEST = 20_000
"""A match that takes more answers than this does not end."""
CLOSE_LOOKS = 24
"""One moment in so many is looked at closely."""
UNDOS = 40
"""One answer in so many is tried to be taken back."""
OFFERS = 4
"""One time in so many an open question is taken up instead of one that blocks."""
IMAGINED = 80
"""At one moment in so many what is hidden is dealt anew and the match played to its end from there."""
LOOKS_BACK = 5
"""So many moments of each match are replayed at its end."""
PATIENT = 1
"""No moment is passed over."""


class Trial:
    """One match to be checked."""

    __slots__ = ("number", "players", "seed", "settings")

    def __init__(self, number: int, variant: Variant, seed: bytes) -> None:
        self.number = number
        self.players = variant.players
        self.settings = variant.settings
        self.seed = seed

    def __repr__(self) -> str:
        return f"match {self.number}"


class Breach:
    """A promise that a game did not keep: which check found it, what it says, and the match in which it happened."""

    __slots__ = ("check", "file", "message", "number")

    def __init__(self, number: int, check: str, message: str, file: str) -> None:
        self.number = number
        self.check = check
        self.message = message
        self.file = file

    def __str__(self) -> str:
        return f"match {self.number}, {self.check}: {self.message}"


class Checked:
    """What one match showed."""

    __slots__ = ("breach", "checks", "decisions", "number", "variant")

    def __init__(self, trial: Trial) -> None:
        self.number = trial.number
        self.variant = (trial.players, tuple(trial.settings.items()))
        self.decisions = 0
        self.checks: Counter[str] = Counter()
        self.breach: Breach | None = None


class Summary:
    """What all matches together showed; the first breach in the order of the matches, if there is any."""

    def __init__(self, matches: Iterable[Checked] = ()) -> None:
        self.matches = 0
        self.decisions = 0
        self.checks: Counter[str] = Counter()
        self.by_value: dict[tuple[str, str], tuple[int, int]] = {}
        """For each setting and value: matches and decisions."""
        self.variants: set[tuple[int, tuple[tuple[str, str], ...]]] = set()
        self.breach: Breach | None = None
        for checked in matches:
            self.add(checked)

    def add(self, checked: Checked) -> None:
        self.matches += 1
        self.decisions += checked.decisions
        self.checks.update(checked.checks)
        self.variants.add(checked.variant)
        players, settings = checked.variant
        for value in (("players", str(players)), *settings):
            matches, decisions = self.by_value.get(value, (0, 0))
            self.by_value[value] = (matches + 1, decisions + checked.decisions)
        if checked.breach is not None and (self.breach is None or checked.number < self.breach.number):
            self.breach = checked.breach


class ContractBroken(AssertionError):
    """A game did not keep a promise. The text ends with a match file that shows it."""

    def __init__(self, breach: Breach) -> None:
        super().__init__(f"{breach}\n\n{breach.file}")
        self.breach = breach


def check_game(
    game: Game[Any],
    matches: int = 200,
    seed: str = "contract",
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    longest: int = LONGEST,
) -> Summary:
    """Check so many matches in this process, spread over all variants or those with these players and options."""
    length = feature_length(game)
    summary = Summary()
    for trial in trials(game, matches, seed, players, options):
        summary.add(check_match(game, trial, length, longest))
        if summary.breach is not None:
            raise ContractBroken(summary.breach)
    return summary


class ContractWork(Work["list[Trial]", "list[Checked]"]):
    """Checks runs of matches of a game from the shelf, in any process."""

    def __init__(self, game_id: str, components: dict[str, str], longest: int = LONGEST) -> None:
        self.game_id = game_id
        self.components = components
        self.longest = longest

    def begin(self) -> Callable[[list[Trial]], list[Checked]]:
        game = shelf.take(self.game_id, self.components)
        length = feature_length(game)
        return lambda job: [check_match(game, trial, length, self.longest) for trial in job]


def trials(
    game: Game[Any], matches: int, seed: str, players: int | None = None, options: Mapping[str, str] | None = None
) -> list[Trial]:
    """The matches to check, each with its number, variant and seed; the same for the same seed."""
    variants = spread(game, matches, Live(f"{seed}\nvariants".encode()), players, options)
    return [
        Trial(number, variant, hashlib.blake2b(f"{seed}\n{number}".encode(), digest_size=16).digest())
        for number, variant in enumerate(variants, 1)
    ]


def feature_length(game: Game[Any]) -> int:
    """How many features this game has: as many as in the opening of its default variant."""
    return len(game.features(Match(game, game.variant(), b"features").view(0)))


# -- one match --------------------------------------------------------------------------------------------------------


class Broken(Exception):
    """Ends a match in which a check failed."""

    def __init__(self, check: str, message: str) -> None:
        super().__init__(message)
        self.check = check


def check_match(game: Game[Any], trial: Trial, features: int, longest: int = LONGEST, hurry: int = PATIENT) -> Checked:
    """Play one match by chance and check everything on the way; in a hurry, at so many times fewer moments."""
    checked = Checked(trial)
    match: Match | None = None
    try:
        match = Match(game, game.variant(trial.players, trial.settings), trial.seed)
        dice = Live(trial.seed + b" contract")
        _Playing(Scene(match, features, longest, dice), checked, hurry).play()
    except Broken as problem:
        checked.breach = Breach(trial.number, problem.check, str(problem), _file(trial, match))
    except BadComponents as problem:
        checked.breach = Breach(trial.number, "components_are_complete", str(problem), _file(trial, match))
    except Exception:
        message = f"the rules failed\n{traceback.format_exc()}"
        checked.breach = Breach(trial.number, "plays_without_error", message, _file(trial, match))
    return checked


def _file(trial: Trial, match: Match | None) -> str:
    """The match so far; if it cannot even be written, what is needed to begin it again."""
    try:
        if match is not None:
            return matchfile.write(match)
    except Exception as problem:
        return f"# no match file can be written: {problem}\n{_beginning(trial)}"
    return _beginning(trial)


def _beginning(trial: Trial) -> str:
    settings = "".join(f" {name}={value}" for name, value in trial.settings.items())
    return f"# {trial.players} players,{settings}, seed {trial.seed.hex()}\n"


class _Playing:
    """A match being played and checked; keeps copies and digests of some moments to compare later."""

    def __init__(self, scene: Scene, checked: Checked, hurry: int) -> None:
        self.scene = scene
        self.hurry = hurry
        self.match = scene.match
        self.dice: Dice = scene.dice
        self.checked = checked
        self.copies: list[tuple[int, State, str]] = []
        self.digests: dict[int, str] = {}

    def play(self) -> None:
        self.look_closely()
        self.look()
        self.note(redealt_state_can_be_played.__name__, redealt_state_can_be_played(self.scene))
        while not self.match.over:
            if self.checked.decisions >= self.scene.longest:
                raise Broken("every_match_ends", f"it is not over after {self.scene.longest} answers")
            self.answer()
            if self.has_time():
                self.look()
            if self.once_in(CLOSE_LOOKS):
                self.look_closely()
            if self.once_in(IMAGINED):
                self.note(redealt_state_can_be_played.__name__, redealt_state_can_be_played(self.scene))
        self.look()
        self.look_closely()
        self.look_back()
        self.checked.checks["every_match_ends"] += 1

    def once_in(self, times: int) -> bool:
        return self.dice.roll("once-in", times * self.hurry) == 1

    def has_time(self) -> bool:
        return self.hurry == PATIENT or self.once_in(1)

    def note(self, check: str, complaint: str | None) -> None:
        self.checked.checks[check] += 1
        if complaint is not None:
            raise Broken(check, complaint)

    def answer(self) -> None:
        """Anything allowed by anybody asked, now and then to an open question."""
        blocking = [ask for ask in self.match.asks if not ask.open]
        offers = [ask for ask in self.match.asks if ask.open]
        heed = bool(offers) and self.dice.roll("once-in", OFFERS) == 1
        ask = pick(offers if heed else blocking, self.dice)
        option: Option = pick(ask.options, self.dice)
        self.checked.decisions += 1
        self.checked.checks["open_questions_are_taken_up"] += ask.open
        if self.once_in(UNDOS):
            complaint = undo_goes_back_and_no_further(self.scene, ask, option)
            self.note(undo_goes_back_and_no_further.__name__, complaint)
        else:
            self.match.answer(ask.seat, option, ask)

    def look(self) -> None:
        for check in EVERY_MOMENT:
            self.note(check.__name__, check(self.scene))

    def look_closely(self) -> None:
        for check in SOME_MOMENTS:
            self.note(check.__name__, check(self.scene))
        length, now = len(self.match.entries), self.match.digest()
        self.copies.append((length, self.match.state.clone(), now))
        if len(self.digests) < LOOKS_BACK:
            self.digests[length] = now

    def look_back(self) -> None:
        """When it is over: what was true on the way must still be, automatic answers must have been right."""
        self.look_at_automatic_answers()
        self.note(older_copies_never_change.__name__, older_copies_never_change(self.copies))
        self.note(past_can_be_looked_at.__name__, past_can_be_looked_at(self.scene, self.digests))
        self.note(kept_positions_play_on.__name__, kept_positions_play_on(self.scene, self.digests))
        self.note(file_tells_the_whole_match.__name__, file_tells_the_whole_match(self.scene))

    def look_at_automatic_answers(self) -> None:
        """Nobody was asked there, so `look` never saw those moments; they are found by playing the log again."""
        log = self.match.entries
        recorded = [*self.match.opening, *[outcome for entry in log for outcome in entry.dice]]
        past = Match(self.match.game, self.match.variant, None, self.match.names, recorded)
        scene = Scene(past, self.scene.features, self.scene.longest, self.dice)
        for number, entry in enumerate(log, 1):
            if entry.auto and self.has_time():
                for check in EVERY_MOMENT:
                    complaint = check(scene)
                    self.note(check.__name__, complaint and f"before the automatic answer {number}: {complaint}")
            past.replay(entry)
