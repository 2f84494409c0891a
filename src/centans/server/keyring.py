"""The secrets that sign cookies and invitations, in a file: the first signs, all are believed.

So a secret can be replaced while people play: a new one is put first, whoever comes gets a cookie by it, and the old
ones are forgotten later.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Sequence
from pathlib import Path

SECRET_BYTES = 32
SEVERAL = b"centans secrets, the newest first\n"
"""How a file with several secrets begins, each a line of hexadecimal digits; without this, the file is one secret."""


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def read_secrets(path: Path) -> list[bytes]:
    """The secrets of that file; made at the first start, readable by its owner alone."""
    if not path.exists():
        put_in_place(unfinished(path, [new_secret()]), path)
    return secrets_in(path.read_bytes())


def secrets_in(content: bytes) -> list[bytes]:
    if not content.startswith(SEVERAL):
        return [content]
    return [bytes.fromhex(line.decode()) for line in content.removeprefix(SEVERAL).splitlines()]


def write_secrets(path: Path, wanted: Sequence[bytes]) -> None:
    """Put these in place of what is there, at once."""
    unfinished(path, wanted).replace(path)


def unfinished(path: Path, wanted: Sequence[bytes]) -> Path:
    """The file to be put in place."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.{os.getpid()}.part")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        file.write(SEVERAL + b"".join([one.hex().encode() + b"\n" for one in wanted]) if len(wanted) > 1 else wanted[0])
        file.flush()
        os.fsync(file.fileno())
    return draft


def put_in_place(draft: Path, path: Path) -> None:
    """If two servers start at once, the first has its way; a disk without links cannot tell who that is."""
    try:
        os.link(draft, path)
    except FileExistsError:
        pass
    except OSError:
        draft.replace(path)
    draft.unlink(missing_ok=True)


class Keyring:
    """The secrets of a file, looked at again when it has changed."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.secrets = read_secrets(path)
        self._seen = self._stamp()

    def _stamp(self) -> tuple[int, int]:
        found = self._path.stat()
        return found.st_ino, found.st_mtime_ns

    def renewed(self) -> bool:
        """Whether the secrets are others than they were at the last look. A file that is gone changes nothing."""
        try:
            stamp = self._stamp()
            if stamp == self._seen:
                return False
            self.secrets, self._seen = secrets_in(self._path.read_bytes()), stamp
        except OSError:
            return False
        return True
