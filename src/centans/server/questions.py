"""What open questions are called outside the server, and which one of its own a seat means.

A standing question is named by what it is about (`Match.ask_id`), in digits that anybody could work out who guesses
right: a private offer, say. What leaves the server is sealed with a secret of the table. Rows and logs keep the names
of the match.
"""

from __future__ import annotations

import hashlib

from centans.core.asks import STANDING, Ask
from centans.core.match import Match

SEAL_BYTES = 8


def name_of(match: Match, ask: Ask) -> str:
    """The same as long as the question stands; it confirms no guess."""
    name = match.ask_id(ask)
    if ask.lane > STANDING:
        return name
    secret = hashlib.blake2b(b"questions" + (match.seed or b"")).digest()
    seal = hashlib.blake2b(name.encode(), key=secret, digest_size=SEAL_BYTES)
    return f"{name.rpartition('.')[0]}.{seal.hexdigest()}"


def own_question(match: Match, seat: int, name: str) -> Ask | None:
    """The seat's open question of that name. Others' are not even looked at, so nothing can tell whether it is one."""
    return next((ask for ask in match.asks_of(seat) if name_of(match, ask) == name), None)
