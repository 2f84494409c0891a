"""What can be set about a server."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from centans.folders import user_data
from centans.server.storage.database import file_url

LARGEST_BODY = 32 * 1024
LARGEST_FILE = 1024 * 1024
"""Bytes of a request, and of a match file brought in."""


@dataclass
class Settings:
    """Where the data are, and how much one guest may ask. A rate or number of 0 means no limit."""

    data: Path
    database_url: str = ""
    address: str = ""
    """What people type to come here, as in https://play.example, if the server stands behind a name or a proxy."""
    guest_rate: float = 20
    guest_burst: float = 100
    address_rate: float = 100
    address_burst: float = 1000
    newcomer_rate: float = 0.1
    newcomer_burst: float = 50
    """How many newcomers from one address may become guests, each of whom leaves a row for good."""
    most_streams: int = 24
    """How many streams one guest, or one address without a guest, may have open."""
    most_tables: int = 50
    """How many tables that are not over one guest may keep."""
    longest_log: int = 20_000
    """How many answers a match may have: with odd components one could go on for ever."""
    least_pace: int = 250
    """Milliseconds that bots take for an answer where no person plays."""
    veil: float = 1.4
    """Seconds that the server takes at most, and a quarter at least, for a question whose options are secret."""
    bot_workers: int = 2
    tables_in_memory: int = 500
    heartbeat: float = 15
    """Seconds between the signs of life of a stream."""
    sweep: float = 30
    """Seconds between two looks for bots' turns that another server has left behind."""

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


def from_environment(data: Path | None, environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings for this machine; CENTANS_RATE=0 takes the limits on requests away (for measuring).

    CENTANS_ADDRESS is what people type to come here, if that is a name: "https://play.example".
    CENTANS_VEIL is the time in seconds that the server may take for a question whose options are secret.
    """
    settings = Settings(data or user_data(environment) / "server", environment.get("CENTANS_DATABASE_URL", ""))
    if environment.get("CENTANS_RATE") == "0":
        settings.guest_rate = settings.address_rate = settings.newcomer_rate = settings.most_streams = 0
    settings.address = environment.get("CENTANS_ADDRESS", "").rstrip("/").lower()
    settings.veil = float(environment.get("CENTANS_VEIL") or settings.veil)
    return settings
