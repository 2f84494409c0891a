"""A terminal to type into."""

from __future__ import annotations

import os
import random
import re
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from centans import shelf
from centans.cli.app import app
from centans.core import matchfile
from centans.core.match import Match

Run = Callable[..., Result]

PROMPT = "\r\n> "
COMMAND = [sys.executable, "-c", "from centans.cli import main; main()"]


@pytest.fixture(autouse=True)
def _own_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A data folder of its own, a wide screen, and a machine set to English."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("TERM", "xterm")
    for name in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def run() -> Run:
    """Run the command with these arguments and these lines typed."""

    def run_command(*arguments: str | Path, typed: str = "") -> Result:
        return CliRunner().invoke(app, [str(argument) for argument in arguments], input=typed)

    return run_command


@pytest.fixture
def kept(tmp_path: Path) -> Callable[[], list[Path]]:
    """The matches kept in the data folder."""
    return lambda: sorted((tmp_path / "data" / "centans" / "matches").glob("*"))


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """The file of a whole match."""
    game = shelf.take("guyenne")
    chance = random.Random(5)
    match = Match(game, game.variant(2, {"level": "advanced"}), b"played", ("Aliénor", "Bertrand"))
    while not match.over:
        ask = match.asks[0]
        match.answer(ask.seat, chance.choice(list(ask.options)))
    path = tmp_path / "played.match"
    path.write_text(matchfile.write(match), "utf-8")
    return path


def heed_interruptions() -> None:
    """Tests that run in the background of a shell inherit deafness to Ctrl-C; a terminal's child has none."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Typist:
    """Somebody at a real terminal: reads the screen up to the prompt, then types."""

    def __init__(self, arguments: list[str]) -> None:
        import pty

        self._screen, inside = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            start_new_session=True,
            preexec_fn=heed_interruptions,
        )
        os.close(inside)
        self.seen = ""

    def read(self, patience: float = 30) -> str:
        """What appears until the next prompt, until the command ends, or until patience does."""
        fresh = b""
        while not unstyled(fresh.decode("utf-8", "ignore")).endswith(PROMPT):
            if not select.select([self._screen], [], [], patience)[0]:
                break
            try:
                part = os.read(self._screen, 65536)
            except OSError:
                part = b""
            if not part:
                break
            fresh += part
        text = fresh.decode("utf-8", "ignore")
        self.seen += text
        return text

    def type(self, text: str) -> None:
        os.write(self._screen, text.encode())

    def interrupt(self) -> None:
        """Ctrl-C, once more if it came while the terminal was not yet listening."""
        for _ in range(10):
            self.process.send_signal(signal.SIGINT)
            self.read(patience=2)
            if self.process.poll() is not None:
                return

    def code(self) -> int:
        return self.process.wait(timeout=20)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self._screen)


def unstyled(screen: str) -> str:
    """What a screen says, without colours and other orders to the terminal."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", screen)


def offered(screen: str) -> list[str]:
    """What stands in brackets under the last question."""
    question = unstyled(screen).removesuffix(PROMPT).rsplit("\r\n", 1)[-1]
    return re.findall(r"\[(\w+)\]", question)


@pytest.fixture
def typist() -> Iterator[Callable[..., Typist]]:
    pytest.importorskip("pty")
    seated: list[Typist] = []

    def sit(*arguments: str | Path) -> Typist:
        seated.append(Typist([str(argument) for argument in arguments]))
        return seated[-1]

    yield sit
    for each in seated:
        each.close()
