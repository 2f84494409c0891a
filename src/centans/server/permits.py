"""Who may know of a table, look on, and look or answer with the eyes of a seat."""

from __future__ import annotations

import hmac

from centans.server.company import Company
from centans.server.problems import forbidden, not_found
from centans.server.sessions import token_hash
from centans.server.storage.records import SeatRecord

PRIVATE = "this table is private"


def must_know(table: Company, guest: str | None, invitation: str | None) -> None:
    """Whether this guest may know who plays what here. Strangers learn of a private table only that it is private.

    It is private if it is not for watchers and has no seat for anyone; who brings an invitation is no stranger.
    """
    private = not table.record.watchers and all(seat.kind != "anyone" for seat in table.seats)
    if private and not table.belongs(guest) and not is_invited(table, invitation or ""):
        raise forbidden(PRIVATE)


def is_invited(table: Company, invitation: str) -> bool:
    offered = token_hash(invitation)
    return any(hmac.compare_digest(offered, seat.invitation or "") for seat in table.seats if seat.kind == "invited")


def must_see(table: Company, guest: str | None, seat: int | None = None) -> None:
    """Whether this guest may look with the eyes of that seat (None: as a watcher). When it is over, all may be seen."""
    if not table.record.watchers and not table.belongs(guest):
        raise forbidden(PRIVATE)
    if seat is None:
        return
    seat_of(table, seat)
    if not table.over and not table.sits(guest, seat):
        raise forbidden(f"seat {seat + 1} is not yours")


def must_hold(table: Company, guest: str | None, seat: int) -> None:
    """Whether the seat is this guest's. A stranger at a private table does not learn which seats there are."""
    must_see(table, guest)
    seat_of(table, seat)
    if not table.sits(guest, seat):
        raise forbidden(f"seat {seat + 1} is not yours")


def seat_of(table: Company, number: int) -> SeatRecord:
    if not 0 <= number < len(table.seats):
        raise not_found(f"seat {number + 1} at this table")
    return table.seats[number]


def must_be_host(table: Company, guest: str) -> None:
    if guest != table.record.host:
        raise forbidden("only the host may end a table")
