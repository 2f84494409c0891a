"""Somebody at a real terminal: tmux draws what a person would see, and types what a person would type."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import time
from collections.abc import Sequence

import pytest

from tests.cli.conftest import COMMAND

WIDTH, HEIGHT = 100, 40
PROMPT = ">"
HANDLE = re.compile(r"\[([^\]\s]+)\]")
PATIENCE = 60
"""Seconds until a terminal that says nothing is given up."""
BLINK = 0.02
HELD_OPEN = "; echo ended $?; sleep 1000"
"""So that what was said last can still be read."""


class Terminal:
    """A terminal of that size in which the command runs."""

    def __init__(self, arguments: Sequence[str], width: int = WIDTH, height: int = HEIGHT) -> None:
        if shutil.which("tmux") is None:
            pytest.skip("there is no tmux: `python tools/terminal.py` says what to do")
        self._tmux = ["tmux", "-L", f"centans-{os.getpid()}-{id(self)}", "-f", os.devnull]
        command = shlex.join([*COMMAND, *arguments]) + HELD_OPEN
        kept = [name for name in os.environ if name not in ("COLUMNS", "LINES", "TMUX")]
        self._environment = {name: os.environ[name] for name in kept}
        self._call("new-session", "-d", "-x", str(width), "-y", str(height), "sh", "-c", command)

    def _call(self, *arguments: str) -> str:
        environment = self._environment
        done = subprocess.run([*self._tmux, *arguments], capture_output=True, text=True, check=True, env=environment)
        return done.stdout

    def seen(self) -> list[str]:
        """What stands on the screen, line by line, and nothing of what has left it."""
        return self._call("capture-pane", "-p").rstrip().split("\n")

    def styled(self) -> str:
        """The same with the orders that the terminal has obeyed."""
        return self._call("capture-pane", "-p", "-e")

    def _moment(self) -> str:
        """What tells one moment from the next: the screen, and how much has scrolled out of it."""
        return self._call("display-message", "-p", "#{history_size}", ";", "capture-pane", "-p")

    def ready(self, before: str = "") -> list[str]:
        """The screen once it waits for a line or Enter, or once the command has ended; something must have happened."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            moment = self._moment()
            lines = moment.rstrip().split("\n")[1:] or [""]
            if moment != before and (lines[-1].rstrip() == PROMPT or curtain(lines) or ended(lines)):
                return lines
            time.sleep(BLINK)
        raise AssertionError("nothing more was asked:\n" + "\n".join(self.seen()))

    def type(self, text: str) -> list[str]:
        """Type a line, and give what stands there afterwards."""
        before = self._moment()
        self._call("send-keys", "-l", text, ";", "send-keys", "Enter")
        return self.ready(before)

    def close(self) -> None:
        subprocess.run([*self._tmux, "kill-server"], capture_output=True, check=False)


def curtain(lines: Sequence[str]) -> bool:
    """Between two people: nothing but a name and what to press."""
    return len(lines) == 1 and re.search(r"press Enter|appuyez sur Entrée", lines[0]) is not None


def ended(lines: Sequence[str]) -> bool:
    return lines[-1].startswith("ended ")


def question(lines: Sequence[str]) -> str:
    """What was said since the last line that was typed, as far as it is still on the screen."""
    typed = [number for number, line in enumerate(lines[:-1]) if line.startswith(PROMPT)]
    return "\n".join(lines[typed[-1] + 1 if typed else 0 : -1])


def offered(lines: Sequence[str]) -> list[str]:
    """What may be typed, by what stands in brackets under the question."""
    return HANDLE.findall(question(lines))
