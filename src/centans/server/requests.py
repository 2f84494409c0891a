"""Every request has a number: it is in the answer, in whatever goes wrong, and in each line of the log about it."""

from __future__ import annotations

import re
import secrets
from contextvars import ContextVar

from centans.server.addresses import Headers, Proxies, values_of

HEADER = b"x-request-id"
GIVEN = re.compile(r"[A-Za-z0-9._-]{8,64}")
"""A number that a proxy of ours has given it already."""

_number: ContextVar[str] = ContextVar("request", default="")


def number() -> str:
    """Of the request that is being answered; nothing where none is."""
    return _number.get()


def begin(peer: str, headers: Headers, proxies: Proxies) -> str:
    """Number the request that is answered from here on.

    Nobody can work out the next number: he would know how many requests others have made since, and so, how many
    answers a secret choice has taken.
    """
    given = values_of(HEADER, headers) if proxies and proxies.trust(peer) else []
    chosen = given[0] if len(given) == 1 and GIVEN.fullmatch(given[0]) else secrets.token_hex(8)
    _number.set(chosen)
    return chosen
