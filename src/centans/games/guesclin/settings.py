"""Guesclin !: what can be agreed before a match, and what makes no sense together (GU-GAME-1)."""

from __future__ import annotations

from typing import Final

from centans.core.asks import Refusal
from centans.core.errors import BadVariant
from centans.core.game import Setting, Variant
from centans.games.guesclin.box.contents import USUAL
from centans.games.guesclin.box.names import BY_CARTS, BY_COMMANDERS, SIDES
from centans.games.guesclin.box.scenario import LEAST_ROUNDS, MOST_ROUNDS, Scenario

PRINTED: Final = ("1", "2", "3", "4")
"""The scenarios of the box; other files in the folder add theirs."""

SETTINGS: Final = (
    Setting("scenario", PRINTED, "1", leads=True),
    Setting("split_side", SIDES, "french_side"),
    Setting("rounds", (USUAL, *[str(number) for number in range(LEAST_ROUNDS, MOST_ROUNDS + 1)]), USUAL),
    Setting("limit_result", ("adjudicate", "draw"), "adjudicate"),
    Setting("butin_exit", ("west", "east"), "west"),
    Setting("exit_timing", ("same_action", "next_action"), "same_action"),
    Setting("range_count", ("distance", "between"), "distance"),
    Setting("position_hexes", ("shared", "sides"), "shared"),
    Setting("support_obstacles", ("either", "enemy"), "either"),
    Setting("stunned", ("same", "weakened"), "same"),
    Setting("riposte", ("auto", "ask"), "auto"),
)


def settings_for(scenarios: dict[str, Scenario]) -> tuple[Setting, ...]:
    """The scenarios to choose from are those whose files are there."""
    return (Setting("scenario", tuple(scenarios), PRINTED[0], leads=True), *SETTINGS[1:])


def usual_scenario(scenarios: dict[str, Scenario], players: int) -> str | None:
    """Who names no scenario plays the first printed one that is for so many players."""
    fitting = [each.id for each in scenarios.values() if players in each.players and not each.original]
    return fitting[0] if fitting else None


def idle(variant: Variant, scenario: Scenario) -> dict[str, Refusal | None]:
    """What such a scenario, or such a number of players, has no use for (GU-GAME-1, 5)."""
    found = [] if variant.players == 3 else ["split_side"]
    if not has_limit_result(scenario):
        found.append("limit_result")
    if not has_exits(scenario):
        found.append("exit_timing")
    if not has_exits_east(scenario):
        found.append("butin_exit")
    return dict.fromkeys(found)


def has_limit_result(scenario: Scenario) -> bool:
    return scenario.objective in (BY_CARTS, BY_COMMANDERS)


def has_exits(scenario: Scenario) -> bool:
    return any(door is not None for door in scenario.exits)


def has_exits_east(scenario: Scenario) -> bool:
    return any(door is not None for door in scenario.exits_east)


def check(variant: Variant, scenario: Scenario) -> None:
    """Options that make no sense together are refused (GU-GAME-1)."""
    if variant.players not in scenario.players:
        counts = ", ".join([str(count) for count in scenario.players])
        raise BadVariant(f"scenario {scenario.id} is for {counts} players, not {variant.players} (GU-GAME-1)")
    if variant["split_side"] != SIDES[0] and variant.players != 3:
        raise BadVariant("split_side says which side two of three players share: it needs 3 players (GU-GAME-5)")
    if variant["limit_result"] != "adjudicate" and not has_limit_result(scenario):
        raise BadVariant(f"limit_result changes nothing in scenario {scenario.id} (GU-S1-30, GU-S2-19)")
    if variant["exit_timing"] != "same_action" and not has_exits(scenario):
        raise BadVariant(f"exit_timing changes nothing in scenario {scenario.id}: nobody leaves its map (GU-EXIT-3)")
    if variant["butin_exit"] != "west" and not has_exits_east(scenario):
        raise BadVariant(f"butin_exit is an option of scenario 1, not of scenario {scenario.id} (GU-S1-18)")
