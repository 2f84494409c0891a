"""Before a long run on slow rules: what compiling them would gain, and on a terminal the offer to do so at once."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from centans import compiled
from centans.bots.levels import seconds_of
from centans.lab.arena import pace
from centans.lab.plan import Plan
from centans.words import Words

CHECKOUT = Path(__file__).resolve().parents[3]
TASTE = 1.0
"""Seconds that it may take to find out how long a match takes."""
FEWEST_MINUTES = 5
"""A shorter run is over before compiling would have paid."""


def offer_to_compile(plan: Plan, workers: int, words: Words) -> None:
    """One line on stderr where it pays; on a terminal a question too, and after a yes the command begins anew."""
    if not can_compile() or any(seconds_of(bot) for bot in plan.bots):
        return  # who thinks by the clock takes as long on fast rules
    minutes = minutes_of(plan, workers)
    if minutes < FEWEST_MINUTES:
        return
    print(words.say("lab-slow-rules", minutes=minutes), file=sys.stderr)
    if sys.stdin.isatty() and sys.stderr.isatty() and said_yes(words):
        compile_and_begin_anew()


def can_compile() -> bool:
    """Whether the sources run though nobody asked for them, in a checkout with a C compiler."""
    if compiled.status() == compiled.COMPILED or os.environ.get(compiled.SWITCH, "") not in ("", "0"):
        return False
    tool = CHECKOUT / "tools" / "compile.py"
    return tool.exists() and subprocess.run([sys.executable, str(tool), "--can"]).returncode == 0


def minutes_of(plan: Plan, workers: int) -> int:
    """How long the plan will take at the least."""
    return int(pace(plan, TASTE) * plan.games * len(plan.versions) / workers / 60)


def said_yes(words: Words) -> bool:
    print(words.say("lab-compile-now"), end=" ", file=sys.stderr, flush=True)
    return sys.stdin.readline().strip().lower() in words.typed("lab-yes")


def compile_and_begin_anew() -> None:
    """The rules that this process has loaded stay slow, so another takes its place."""
    if subprocess.run([sys.executable, str(CHECKOUT / "tools" / "compile.py")]).returncode != 0:
        return  # the compiler has said why; slow rules play the same matches
    os.execv(sys.executable, [sys.executable, *sys.argv])
