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
        missing = Unwritable(f"{option} needs a file in a folder that exists; there is no folder {folder}")
        raise missing.told("no-folder", option=option, folder=str(folder))
    if file.is_dir():
        raise Unwritable(f"{option} needs a file, and {file} is a folder").told("folder", option=option, file=str(file))
    if not os.access(file if file.exists() else folder, os.W_OK):
        forbidden = Unwritable(f"{option} needs a file that you may write; {file} is not one")
        raise forbidden.told("unwritable", option=option, file=str(file))
