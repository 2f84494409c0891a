"""What a lab plays: one or two versions of a game, who sits where in which match, and with which dice."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

from centans import shelf
from centans.bots import make_bot
from centans.bots.plans import check_plan
from centans.core.errors import CentansError
from centans.core.game import Game, Variant

LEAST_PERCENT, MOST_PERCENT = 0.1, 50


class BadPlan(CentansError):
    """The lab cannot play this."""


class Version:
    """A game with some components and options; made again in every process from these few words."""

    __slots__ = ("components", "game_id", "options", "players")

    def __init__(
        self, game_id: str, players: int | None, options: Mapping[str, str], components: Mapping[str, str]
    ) -> None:
        self.game_id = game_id
        self.players = players
        self.options = dict(options)
        self.components = dict(components)

    def make(self) -> tuple[Game[Any], Variant]:
        game = shelf.take(self.game_id, self.components)
        return game, game.variant(self.players, self.options)


class Plan:
    """So many matches between these bots, in one version or, with the same dice, in two.

    With `until`, so many at most: fewer if all shares of wins are known so exactly before.
    """

    __slots__ = ("bots", "games", "seed", "until", "versions")

    def __init__(
        self, versions: Sequence[Version], bots: Sequence[str], games: int, seed: str, until: float | None = None
    ) -> None:
        self.versions = list(versions)
        self.bots = list(bots)
        self.games = games
        self.seed = seed
        self.until = until

    def bot_at(self, number: int, seat: int) -> int:
        """Which bot of the list sits there. All move one seat on after every match, so each plays every seat alike."""
        return (seat + number - 1) % len(self.bots)

    def match_seed(self, number: int) -> bytes:
        """The seed of the numbered match (from 1), whoever plays it."""
        return hashlib.blake2b(f"{self.seed}\n{number}".encode(), digest_size=16).digest()

    def bot_seed(self, number: int, seat: int) -> bytes:
        """A bot's own chance; the seed of the match cannot be found from it."""
        return hashlib.blake2b(b"bot %d" % seat, key=self.match_seed(number), digest_size=16).digest()

    def labels(self) -> list[str]:
        """A name for each bot of the list; a second one of the same kind is numbered."""
        named: list[str] = []
        for place, bot in enumerate(self.bots):
            before = self.bots[:place].count(bot)
            named.append(f"{bot} #{before + 1}" if before else bot)
        return named


def make_plan(
    game_id: str,
    bots: Sequence[str],
    games: int,
    seed: str,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    components: Mapping[str, str] | None = None,
    compare_options: Mapping[str, str] | None = None,
    compare_components: Mapping[str, str] | None = None,
    until: float | None = None,
) -> Plan:
    """A plan that can be played. Raises a `CentansError` that says what cannot.

    The second version, if there is something to compare, is the first with these options and components changed too.
    Without a number of players there are as many as bots, if the game allows it.
    """
    if games < 1:
        raise BadPlan(f"the lab plays at least one match, not {games}").told("matches", number=games)
    kind = shelf.game_class(game_id)
    if players is None and len(bots) in kind.players:
        players = len(bots)
    first = Version(game_id, players, options or {}, components or {})
    versions = [first]
    if compare_options or compare_components:
        second_options = {**first.options, **(compare_options or {})}
        second_components = {**first.components, **(compare_components or {})}
        versions.append(Version(game_id, players, second_options, second_components))
    plan = Plan(versions, bots, games, seed, until)
    _check(plan)
    return plan


def named_values(texts: Sequence[str] | None) -> dict[str, str]:
    """`level=expert` and the like, as they are typed after --option and --set."""
    found: dict[str, str] = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise BadPlan(f"'{text}' should be NAME=VALUE, such as level=expert").told("named", text=text)
        found[name.strip()] = value.strip()
    return found


def share(text: str) -> float:
    """`2%`, as it is typed after --until."""
    try:
        percent = float(text.replace("%", "", 1).strip())
    except ValueError:
        percent = 0.0
    if not LEAST_PERCENT <= percent <= MOST_PERCENT:
        wrong = BadPlan(f"--until needs a share from {LEAST_PERCENT}% to {MOST_PERCENT}%, such as 2%, not '{text}'")
        raise wrong.told("until", least=str(LEAST_PERCENT).replace(".", ","), most=MOST_PERCENT, text=text)
    return percent / 100


def _check(plan: Plan) -> None:
    """Everything that could go wrong in a worker goes wrong here first, with a sentence."""
    if not plan.bots:
        raise BadPlan("the lab needs at least one bot: --seats greedy,random").told("no-bots")
    for bot in plan.bots:
        make_bot(bot, b"")
    for version in plan.versions:
        game, variant = version.make()
        for bot in plan.bots:
            check_plan(bot, game.id)
        shelf.start(game, variant)
        if len(plan.bots) > variant.players:
            many, seats = len(plan.bots), variant.players
            crowd = BadPlan(f"{many} bots cannot share {seats} seats; name fewer, or say --players")
            raise crowd.told("crowd", bots=many, seats=seats)
