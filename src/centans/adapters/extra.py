"""What to say when the libraries of the `rl` extra are not installed."""

from __future__ import annotations

from centans.core.errors import CentansError


class MissingExtra(CentansError):
    """A library that an adapter stands on is not installed."""

    def __init__(self, library: str) -> None:
        super().__init__(f"{library} is not installed; this environment needs it: pip install centans[rl]")
