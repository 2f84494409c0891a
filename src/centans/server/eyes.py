"""Who has seen what a seat hides: whether he still sits there or not, he cannot forget it."""

from __future__ import annotations

from centans.server.problems import Refused
from centans.server.storage.records import Sitting
from centans.server.table import Table


def must_be_fair(table: Table, guest: str, seat: int, knowing: bool) -> None:
    """Raises `Refused` if the guest has seen what another seat hides; or if others know this one, and he not that."""
    if not may_take(table, guest, seat):
        raise Refused(409, "seen-another", "you have seen what another seat hides: in this match you may take no other")
    if not knowing and is_known_to_others(table, guest, seat):
        raise Refused(
            409, "seen-by-others", "somebody else knows what this seat hides; sit down `knowing` that, or not"
        )


def may_take(table: Table, guest: str | None, seat: int) -> bool:
    """Whether whatever the guest has seen is this seat's to know; and one may always come back to one's own seat."""
    return is_his(table, guest, seat) or all(shares(table, seat, one.seat) for one in seen_by(table, guest))


def is_his(table: Table, guest: str | None, seat: int) -> bool:
    """Whether this guest was the last who sat there."""
    last = next((one.guest for one in reversed(table.sittings) if one.seat == seat), None)
    return guest is not None and guest == last


def is_known_to_others(table: Table, guest: str | None, seat: int) -> bool:
    """Whether, since this guest sat there last, somebody else has come to know the seat who is not on its side."""
    own = [number for number, one in enumerate(table.sittings) if one.seat == seat and one.guest == guest]
    since = table.sittings[own[-1] + 1 if own else 0 :]
    others = {one.guest for one in since if shares(table, seat, one.seat) and one.guest != guest}
    return hides(table, seat) and any(not is_partner(table, other, seat) for other in others)


def is_partner(table: Table, guest: str, seat: int) -> bool:
    """Whether this guest sits where all is known that the seat knows, and has never sat on another side."""
    sits = any(table.sits(guest, one.number) for one in table.seats)
    return sits and all(shares(table, seat, one.seat) for one in seen_by(table, guest))


def hides(table: Table, seat: int) -> bool:
    """Whether there is anybody from whom the seat has secrets."""
    return any(not shares(table, seat, one.number) for one in table.seats)


def seen_by(table: Table, guest: str | None) -> list[Sitting]:
    return [one for one in table.sittings if one.guest == guest]


def shares(table: Table, seat: int, other: int) -> bool:
    return table.match.game.shares(table.match.state, seat, other)
