"""Who may take which seat: sitting down, getting up, handing over to a bot and taking back."""

from __future__ import annotations

import hmac
from dataclasses import replace

from centans.bots import make_bot
from centans.core.errors import CentansError
from centans.server.messages import SeatAction
from centans.server.problems import Refused, forbidden
from centans.server.sessions import token_hash
from centans.server.storage.records import SeatRecord
from centans.server.table import Table


def reseated(table: Table, seat: SeatRecord, guest: str, wanted: SeatAction) -> SeatRecord:
    """The seat as it will be; its name is empty if whoever takes it has not said one. Raises `Refused`."""
    return ACTIONS[wanted.action](table, seat, guest, wanted)


def sit(table: Table, seat: SeatRecord, guest: str, wanted: SeatAction) -> SeatRecord:
    """An invitation is good for one seat and for the first who comes with it; a seat kept for one needs none."""
    if seat.guest == guest and seat.kind in ("person", "invited"):
        return replace(seat, kind="person", invitation=None)
    if table.record.brought_in and guest != table.record.host:
        raise forbidden("this match comes from a file, and who brought it knows the dice to come: no seat for others")
    if seat.kind == "invited":
        offered = token_hash(wanted.invitation or "")
        if not hmac.compare_digest(offered, seat.invitation or ""):
            raise forbidden("this seat is for someone with an invitation")
    elif seat.kind != "anyone":
        raise Refused(409, "taken", "somebody sits there already")
    return replace(seat, kind="person", guest=guest, name="", invitation=None)


def leave(table: Table, seat: SeatRecord, guest: str, _wanted: SeatAction) -> SeatRecord:
    must_be_own(seat, guest)
    must_not_be_over(table)
    return replace(seat, kind="anyone", guest=None, name="", bot=None, invitation=None)


def to_bot(table: Table, seat: SeatRecord, guest: str, wanted: SeatAction) -> SeatRecord:
    """One may hand over one's own seat; the host may also fill an empty one, even if it is kept for somebody."""
    must_not_be_over(table)
    empty = seat.kind in ("anyone", "invited")
    if not empty or guest != table.record.host:
        must_be_own(seat, guest)
    try:
        make_bot(wanted.bot, b"")
    except CentansError as problem:
        raise Refused(422, "unknown-bot", str(problem)) from problem
    owner = None if empty else seat.guest
    return replace(seat, kind="bot", guest=owner, bot=wanted.bot, name="", invitation=None)


def take_back(table: Table, seat: SeatRecord, guest: str, _wanted: SeatAction) -> SeatRecord:
    must_be_own(seat, guest)
    must_not_be_over(table)
    return replace(seat, kind="person", bot=None, name="")


def must_not_be_over(table: Table) -> None:
    if table.over:
        raise Refused(409, "over", "the match is over; the seats stay as they are")


def must_be_own(seat: SeatRecord, guest: str) -> None:
    if seat.guest != guest:
        raise forbidden(f"seat {seat.number + 1} is not yours")


ACTIONS = {"sit": sit, "leave": leave, "to-bot": to_bot, "take-back": take_back}
