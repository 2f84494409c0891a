"""Runs our server and notes how long its collector of garbage stops everything.

    python -m bench.pauses FILE serve ...

The file gets one number a line, in milliseconds of processor time, whenever a pause is longer than all before it since
the server set apart what it had loaded.
"""

from __future__ import annotations

import gc
import os
import sys
import time

from centans.cli import main


class Watch:
    """Holds a stopwatch to the collector."""

    def __init__(self, path: str) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        self._began = 0.0
        self._longest = 0.0

    def __call__(self, phase: str, _details: object) -> None:
        if phase == "start":
            self._began = time.thread_time()
            return
        pause = (time.thread_time() - self._began) * 1000
        if pause > self._longest and gc.get_freeze_count():
            self._longest = pause
            os.write(self._file, f"{pause:.2f}\n".encode())


if __name__ == "__main__":
    gc.callbacks.append(Watch(sys.argv.pop(1)))
    main()
