"""What can be set about a server."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from centans.bots import USUAL_LEVEL, installed, level_names, make_bot
from centans.core.errors import CentansError
from centans.folders import user_data
from centans.server.addresses import X_FORWARDED_FOR
from centans.server.storage.database import file_url

LARGEST_BODY = 32 * 1024
LARGEST_FILE = 1024 * 1024
"""Bytes of a request, and of a match file brought in."""


class BadSetting(CentansError):
    """Something was set to what it cannot be."""


@dataclass
class Settings:
    """Where the data are, and how much one guest may ask. A rate or number of 0 means no limit."""

    data: Path
    database_url: str = ""
    address: str = ""
    """What people type to come here, as in https://play.example, if the server stands behind a name or a proxy."""
    proxies: str = ""
    """The addresses or networks of the proxies that are trusted to say for whom they ask, by commas."""
    proxy_header: str = X_FORWARDED_FOR
    """How they say it."""
    guest_rate: float = 20
    guest_burst: float = 100
    """Requests of one guest: a second, and at once."""
    address_rate: float = 400
    address_burst: float = 4000
    """Requests of all guests at one address: a school has one for all."""
    stranger_rate: float = 100
    stranger_burst: float = 3000
    """Requests from one address by whoever is no guest yet: a class that opens the page together."""
    newcomer_rate: float = 0.2
    newcomer_burst: float = 300
    """How many newcomers from one address may become guests, each of whom leaves a row."""
    log_form: str = ""
    log_level: str = "info"
    """json or plain lines (otherwise as it suits where they go), and what is worth one: debug tells every request."""
    metrics_token: str = ""
    """Who shows it may see the figures of the server; without it, only this machine itself may."""
    most_connections: int = 10_000
    most_connections_each: int = 512
    """Connections in all, and from one address, but for proxies that are trusted."""
    head_seconds: float = 10
    body_seconds: float = 60
    unread_seconds: float = 30
    """How long the head of a request may take, its body after that, and an answer that is not read."""
    idle_seconds: int = 30
    """How long a connection is kept for another request."""
    work_rate: float = 0.2
    work_burst: float = 20
    """How many seconds of long work, such as reading a match file or looking back, a guest may have done for him."""
    most_streams: int = 24
    """How many streams one guest, or one address without a guest, may have open."""
    most_tables: int = 50
    """How many tables that run one guest may keep: not over, not left by everybody, and played at within a day."""
    table_rate: float = 0.1
    table_burst: float = 60
    """Tables that one guest may make: a second, and at once. Each leaves its rows, however soon it is ended."""
    talk_rate: float = 0.5
    talk_burst: float = 20
    """Lines that one guest may say, or one seat: a second, and at once. Of each table only so many are kept."""
    longest_log: int = 20_000
    """How many answers a match may have: with odd components one could go on for ever."""
    second_thoughts: int = 200
    """How often a seat may begin a secret choice again in a match: whoever loses could make the log too long by it."""
    offers_in_a_row: int = 30
    """How often a seat may answer what play does not wait for, such as what it offers, before another does anything."""
    least_pace: int = 250
    """Milliseconds that bots take for an answer where no person plays."""
    veil: float = 1.4
    """Seconds that the server takes at most, and a quarter at least, for a question whose options are secret."""
    proof: float = 5
    """Seconds for which, at one table, the digest of the position need not be stored again with an answer."""
    bot_workers: int = 2
    bot_patience: int = 10
    """How nice thinking is to whoever else wants a processor: people's answers come first."""
    fast: str = ""
    """A folder where the rules are being compiled from these sources: bots think with them once they are there."""
    usual_bot: str = USUAL_LEVEL
    """Who plays where nobody has said who shall: a level of play."""
    bots: str = ""
    """Bots as module:Class, by commas, that may sit at tables besides the levels and those of installed packages."""
    tables_in_memory: int = 500
    answers_in_memory: int = 1_000_000
    """So many tables, and so many answers of all these together: a match may be as long as a hundred others."""
    heartbeat: float = 15
    """Seconds between the signs of life of a stream."""
    sweep: float = 30
    """Seconds between two looks for bots' turns that nobody has taken up: another server has left them behind, say."""

    def lift_limits(self) -> None:
        """No limits on requests, streams, long work and connections from one place."""
        self.guest_rate = self.address_rate = self.stranger_rate = self.newcomer_rate = 0
        self.most_streams = self.most_connections_each = 0
        self.work_rate = self.table_rate = self.talk_rate = 0

    @property
    def other_bots(self) -> list[str]:
        """The bots from outside that may sit at a table here: whoever installed or named them answers for them."""
        return [*installed(), *[name.strip() for name in self.bots.split(",") if name.strip()]]

    @property
    def database_file(self) -> Path:
        return self.data / "centans.sqlite3"

    @property
    def url(self) -> str:
        return self.database_url or file_url(self.database_file)

    @property
    def secret_file(self) -> Path:
        return self.data / "secret"

    @property
    def alone(self) -> bool:
        """Whether the database is a file that no other server may use at the same time."""
        return self.url.startswith("sqlite")


VARIABLES = {
    "CENTANS_DATABASE_URL": "database_url",
    "CENTANS_ADDRESS": "address",
    "CENTANS_PROXY": "proxies",
    "CENTANS_PROXY_HEADER": "proxy_header",
    "CENTANS_GUEST_RATE": "guest_rate",
    "CENTANS_GUEST_BURST": "guest_burst",
    "CENTANS_ADDRESS_RATE": "address_rate",
    "CENTANS_ADDRESS_BURST": "address_burst",
    "CENTANS_STRANGER_RATE": "stranger_rate",
    "CENTANS_STRANGER_BURST": "stranger_burst",
    "CENTANS_NEWCOMER_RATE": "newcomer_rate",
    "CENTANS_NEWCOMER_BURST": "newcomer_burst",
    "CENTANS_WORK_RATE": "work_rate",
    "CENTANS_WORK_BURST": "work_burst",
    "CENTANS_CONNECTIONS": "most_connections",
    "CENTANS_CONNECTIONS_EACH": "most_connections_each",
    "CENTANS_LOG": "log_form",
    "CENTANS_LOG_LEVEL": "log_level",
    "CENTANS_METRICS_TOKEN": "metrics_token",
    "CENTANS_TABLES": "most_tables",
    "CENTANS_STREAMS": "most_streams",
    "CENTANS_BOT_WORKERS": "bot_workers",
    "CENTANS_BOT_PATIENCE": "bot_patience",
    "CENTANS_USUAL_BOT": "usual_bot",
    "CENTANS_BOTS": "bots",
    "CENTANS_FAST": "fast",
    "CENTANS_VEIL": "veil",
}
"""What can be set from outside: the variable, and the setting. docs/running.md tells what each is for."""


def from_environment(data: Path | None, environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings for this machine; CENTANS_RATE=0 takes the limits on requests away (for measuring)."""
    settings = Settings(data or user_data(environment) / "server")
    if environment.get("CENTANS_RATE") == "0":
        settings.lift_limits()
    for variable, name in VARIABLES.items():
        if text := environment.get(variable, "").strip():
            setattr(settings, name, read_as(type(getattr(settings, name)), variable, text))
    settings.address = settings.address.rstrip("/").lower()
    settings.proxy_header = settings.proxy_header.lower()
    if settings.usual_bot not in level_names():
        raise BadSetting(f"CENTANS_USUAL_BOT can be {', '.join(level_names())}, not '{settings.usual_bot}'")
    for name in settings.other_bots:
        make_bot(name, b"")
    return settings


def read_as(kind: type, variable: str, text: str) -> object:
    try:
        value = kind(text)
    except ValueError:
        raise BadSetting(f"{variable} must be a number, not '{text}'") from None
    if kind is not str and not 0 <= value < float("inf"):
        raise BadSetting(f"{variable} must be 0 or more, not '{text}'")
    return value
