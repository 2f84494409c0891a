"""Log lines for programs to read: one JSON object a line, on stderr. No cookie, invitation or seed is ever logged."""

from __future__ import annotations

import logging
import sys

import msgspec

from centans.server.clock import now

PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime"}
"""The attributes of every log record; what else it has was said by the caller."""


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {"at": now(), "level": record.levelname.lower(), "event": record.getMessage()}
        line |= {name: value for name, value in vars(record).items() if name not in PLAIN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def log_to_stderr(level: int = logging.INFO) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger("centans.server")
    root.handlers = [handler]
    root.setLevel(level)
    root.propagate = False
