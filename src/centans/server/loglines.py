"""Log lines, on stderr. No cookie, invitation or seed is ever logged."""

from __future__ import annotations

import logging
import sys

import msgspec

from centans.core.errors import CentansError
from centans.server import requests
from centans.server.clock import now

PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime"}
"""The attributes of every log record; what else it has was said by the caller, or, with an underscore, by a library."""


class JsonLines(logging.Formatter):
    """For programs: one JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {"at": now(), "level": record.levelname.lower(), "event": record.getMessage()}
        line |= said_with(record)
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class PlainLines(logging.Formatter):
    """For people at a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        more = [f"{name}={value}" for name, value in said_with(record).items()]
        at = self.formatTime(record, "%H:%M:%S")
        line = " ".join([at, record.levelname.lower(), record.getMessage(), *more])
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def said_with(record: logging.LogRecord) -> dict[str, object]:
    """What the caller has said besides, and the request of which it is said."""
    about = {name: value for name, value in vars(record).items() if name not in PLAIN and not name.startswith("_")}
    return {"request": requests.number(), **about} if requests.number() else about


FORMS = {"json": JsonLines, "plain": PlainLines}
LEVELS = ("debug", "info", "warning", "error")


class BadLog(CentansError):
    """The log was asked for in a way that there is not."""


def log_to_stderr(form: str = "", level: str = "info") -> None:
    """Log lines in that form; otherwise plain ones for a terminal, JSON for everything else."""
    chosen = form or ("plain" if sys.stderr.isatty() else "json")
    if chosen not in FORMS:
        raise BadLog(f"CENTANS_LOG can be {' or '.join(FORMS)}, not '{chosen}'")
    if level not in LEVELS:
        raise BadLog(f"CENTANS_LOG_LEVEL can be {', '.join(LEVELS)}, not '{level}'")
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(FORMS[chosen]())
    root = logging.getLogger("centans.server")
    root.handlers = [handler]
    root.setLevel(level.upper())
    root.propagate = False
