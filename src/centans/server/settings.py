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
    """Where the data are, and how much one guest may ask. A rate of 0 means no limit."""

    data: Path
    database_url: str = ""
    guest_rate: float = 20
    guest_burst: float = 100
    address_rate: float = 100
    address_burst: float = 1000
    most_tables: int = 50
    """How many tables that are not over one guest may keep."""
    bot_workers: int = 2
    tables_in_memory: int = 500
    heartbeat: float = 15
    """Seconds between the signs of life of a stream."""

    @property
    def url(self) -> str:
        return self.database_url or file_url(self.data / "centans.sqlite3")

    @property
    def secret_file(self) -> Path:
        return self.data / "secret"

    @property
    def alone(self) -> bool:
        """Whether the database is a file that no other server may use at the same time."""
        return self.url.startswith("sqlite")


def from_environment(data: Path | None, environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings for this machine; CENTANS_RATE=0 takes the limits on requests away (for measuring)."""
    settings = Settings(data or user_data(environment) / "server", environment.get("CENTANS_DATABASE_URL", ""))
    if environment.get("CENTANS_RATE") == "0":
        settings.guest_rate = settings.address_rate = 0
    return settings
