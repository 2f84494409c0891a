"""Who is who: guests by a signed cookie, invitations by a link."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
import tomllib
from base64 import urlsafe_b64encode
from functools import lru_cache
from importlib import resources
from pathlib import Path

COOKIE = "centans"
A_YEAR = 365 * 24 * 3600
SECRET_BYTES = 32


def read_secret(path: Path) -> bytes:
    """The secret that signs cookies and invitations; made at the first start, readable by its owner alone."""
    if not path.exists():
        unfinished = path.with_name(f"{path.name}.{os.getpid()}.part")
        descriptor = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "wb") as file:
            file.write(secrets.token_bytes(SECRET_BYTES))
        put_in_place(unfinished, path)
    return path.read_bytes()


def put_in_place(unfinished: Path, path: Path) -> None:
    """If two servers start at once, the first has its way; a disk without links cannot tell who that is."""
    try:
        os.link(unfinished, path)
    except FileExistsError:
        pass
    except OSError:
        unfinished.replace(path)
    unfinished.unlink(missing_ok=True)


def guest_names() -> list[str]:
    names: list[str] = tomllib.loads(resources.files(__package__).joinpath("names.toml").read_text("utf-8"))["guests"]
    return names


def period_name() -> str:
    """A name of the time, for a guest who has not said his own."""
    return secrets.choice(guest_names())


class Sessions:
    """Signs and reads cookies, and makes the tokens of invitations."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self.guest = lru_cache(maxsize=10_000)(self._guest)
        """The guest whom a cookie names, if we signed it; cookies seen lately are remembered."""

    def _sign(self, purpose: str, text: str) -> str:
        digest = hmac.digest(self._secret, f"{purpose}\n{text}".encode(), "sha256")
        return urlsafe_b64encode(digest[:18]).decode()

    def new_guest(self) -> str:
        return secrets.token_hex(12)

    def cookie(self, guest: str) -> str:
        return f"{guest}.{self._sign('guest', guest)}"

    def _guest(self, cookie: str) -> str | None:
        guest, _, signature = cookie.partition(".")
        return guest if hmac.compare_digest(signature.encode(), self._sign("guest", guest).encode()) else None

    def invitation(self, table_id: str, seat: int) -> str:
        """The token for a seat. It can be made again, so only its hash is stored."""
        return self._sign("invitation", f"{table_id}.{seat}")


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def cookie_value(header: str) -> str:
    """Our cookie in a Cookie header, or nothing."""
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value
    return ""
