"""Files that a command will write at its end, looked at before it begins."""

from __future__ import annotations

import os
from pathlib import Path

from centans.core.errors import CentansError


class Unwritable(CentansError):
    """Nothing can be written there."""


def check_writable(option: str, file: Path | None) -> None:
    """Hours of play should not end with a file that cannot be written."""
    if file is None:
        return
    folder = file.absolute().parent
    if not folder.is_dir():
        raise Unwritable(f"{option} needs a file in a folder that exists; there is no folder {folder}")
    if file.is_dir():
        raise Unwritable(f"{option} needs a file, and {file} is a folder")
    if not os.access(file if file.exists() else folder, os.W_OK):
        raise Unwritable(f"{option} needs a file that you may write; {file} is not one")
