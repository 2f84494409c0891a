"""Where this machine keeps a user's data."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path


def user_data(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Our folder among the user's data."""
    home = Path.home()
    if environment.get("XDG_DATA_HOME"):
        data = Path(environment["XDG_DATA_HOME"])
    elif platform == "win32":
        data = Path(environment.get("APPDATA") or home / "AppData" / "Roaming")
    elif platform == "darwin":
        data = home / "Library" / "Application Support"
    else:
        data = home / ".local" / "share"
    return data / "centans"
