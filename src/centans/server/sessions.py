"""Who is who: guests by a signed cookie, invitations by a link."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import tomllib
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from functools import lru_cache
from importlib import resources

from centans.server.keyring import Keyring

COOKIE = "centans"
A_YEAR = 365 * 24 * 3600
MOST_COOKIES = 4
"""So many that have the name of ours are looked at."""


def guest_names() -> list[str]:
    names: list[str] = tomllib.loads(resources.files(__package__).joinpath("names.toml").read_text("utf-8"))["guests"]
    return names


def period_name() -> str:
    """A name of the time, for a guest who has not said his own."""
    return secrets.choice(guest_names())


class Unsigned(Exception):
    """None of our secrets has signed this."""


class Sessions:
    """Signs and reads cookies, and makes the tokens of invitations."""

    def __init__(self, keyring: Keyring) -> None:
        self._keyring = keyring
        self._signed = lru_cache(maxsize=10_000)(self._check)
        """Cookies seen lately are remembered, those that we signed."""

    def new_guest(self) -> str:
        return secrets.token_hex(12)

    def cookie(self, guest: str) -> str:
        self._look()
        return signed_cookie(self._keyring.secrets[0], guest)

    def guest(self, cookie: str) -> str | None:
        """The guest whom a cookie names, if we signed it: a secret that is not known yet may have come meanwhile."""
        try:
            return self._signed(cookie)
        except Unsigned:
            return self.guest(cookie) if self._look() else None

    def guest_of(self, cookies: Sequence[str]) -> str | None:
        """The guest whom the first of these cookies names that we have signed."""
        named = (self.guest(cookie) for cookie in cookies[:MOST_COOKIES])
        return next((guest for guest in named if guest is not None), None)

    def is_of_old(self, cookie: str) -> bool:
        """Whether a cookie that we signed was signed by a secret that has a successor."""
        self._look()
        guest = cookie.partition(".")[0]
        return cookie != signed_cookie(self._keyring.secrets[0], guest)

    def _look(self) -> bool:
        """Whether the secrets have changed: what was believed by a forgotten one is not any more."""
        renewed = self._keyring.renewed()
        if renewed:
            self._signed.cache_clear()
        return renewed

    def _check(self, cookie: str) -> str:
        guest = cookie.partition(".")[0]
        for secret in self._keyring.secrets:
            if hmac.compare_digest(cookie.encode(), signed_cookie(secret, guest).encode()):
                return guest
        raise Unsigned

    def invitation(self, table_id: str, seat: int) -> str:
        """The token for a seat. It can be made again, so only its hash is stored."""
        return invitation_by(self._keyring.secrets[0], table_id, seat)

    def invitation_of(self, table_id: str, seat: int, stored: str | None) -> str | None:
        """The token whose hash is stored, by whichever secret it was made; None if that was forgotten."""
        made = [invitation_by(secret, table_id, seat) for secret in self._keyring.secrets]
        return next((token for token in made if token_hash(token) == stored), None)


def sign(secret: bytes, purpose: str, text: str) -> str:
    digest = hmac.digest(secret, f"{purpose}\n{text}".encode(), "sha256")
    return urlsafe_b64encode(digest[:18]).decode()


def signed_cookie(secret: bytes, guest: str) -> str:
    return f"{guest}.{sign(secret, 'guest', guest)}"


def invitation_by(secret: bytes, table_id: str, seat: int) -> str:
    return sign(secret, "invitation", f"{table_id}.{seat}")


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def cookie_values(header: str) -> list[str]:
    """Whatever has the name of our cookie in a Cookie header: another site of the same domain may set one, too."""
    named = [part.strip().partition("=") for part in header.split(";")]
    return [value for name, _, value in named if name == COOKIE]
