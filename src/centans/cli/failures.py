"""How the command fails: one sentence on stderr and an exit code, never a traceback for what the user can mend."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any

from typer import Exit
from typer.core import TyperGroup

from centans.cli.harmless import harmless
from centans.core.errors import CentansError

FAILED = 1
INTERRUPTED = 130
"""What a shell expects of a command stopped by Ctrl-C."""

EXTRAS = {
    **dict.fromkeys(("gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel"), "rl"),
    "pyarrow": "parquet",
    "ray": "ray",
}
"""Packages that come with an extra of ours: which one."""


class Commands(TyperGroup):
    """A group of commands in which every mistake becomes a sentence."""

    def invoke(self, ctx: Any) -> Any:
        arguments = [*ctx.args]
        try:
            return super().invoke(ctx)
        except CentansError as mistake:
            complain(said(mistake, arguments))
        except BrokenPipeError:
            # Whoever read our output has seen enough. Python must not try to write the rest at exit.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        except OSError as mistake:
            complain(f"{mistake.filename}: {mistake.strerror}" if mistake.filename else str(mistake))
        except ModuleNotFoundError as missing:
            complain(missing_package(missing.name or ""))
        except KeyboardInterrupt:
            raise Exit(INTERRUPTED) from None
        raise Exit(FAILED)


def said(mistake: CentansError, arguments: Sequence[str]) -> str:
    """A mistake in the language of the command: English is its own text."""
    from centans.cli.language import ENGLISH, language_asked
    from centans.words import Words

    language = language_asked(arguments)
    if language == ENGLISH or not mistake.key:
        return str(mistake)
    words = Words(None, language)
    key = f"mistake-{mistake.key}"
    return words.say(key, **mistake.params) if words.knows(key) else str(mistake)


def complain(sentence: str) -> None:
    print(f"centans: {harmless(sentence)}", file=sys.stderr)


def missing_package(name: str) -> str:
    """What to do about a package that is not installed."""
    top = name.partition(".")[0]
    if top == "centans":
        return f"this installation is incomplete: '{name}' is missing; install Cent Ans again"
    wanted = f"centans[{EXTRAS[top]}]" if top in EXTRAS else top
    return f"this needs the package '{top}', which is not installed: pip install '{wanted}'"
