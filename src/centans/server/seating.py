"""Who may take which seat: sitting down, getting up, handing over to a bot and taking back, replacing the absent."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from dataclasses import replace

from centans.bots import UnknownBot, level_names, make_bot, may_sit_at_a_table
from centans.server.clock import now
from centans.server.company import Company
from centans.server.eyes import must_be_fair
from centans.server.messages.tables import SeatAction
from centans.server.problems import Refused, forbidden
from centans.server.sessions import token_hash
from centans.server.storage.records import SeatRecord
from centans.server.table import Table

A_MINUTE = 60_000
"""In milliseconds."""


def reseated(table: Table, seat: SeatRecord, guest: str, wanted: SeatAction) -> SeatRecord:
    """The seat as it will be; its name is empty if whoever takes it has not said one. Raises `Refused`."""
    return ACTIONS[wanted.action](table, seat, guest, wanted)


def sit(table: Table, seat: SeatRecord, guest: str, wanted: SeatAction) -> SeatRecord:
    """An invitation is good for one seat and for the first who comes with it; a seat kept for one needs none."""
    if seat.guest == guest and seat.kind in ("person", "invited"):
        must_be_fair(table, guest, seat.number, wanted.knowing)
        return replace(seat, kind="person", invitation=None)
    must_not_be_over(table)
    if table.record.brought_in and guest != table.record.host:
        raise forbidden("this match comes from a file, and who brought it knows the dice to come: no seat for others")
    if seat.kind == "invited":
        offered = token_hash(wanted.invitation or "")
        if not hmac.compare_digest(offered, seat.invitation or ""):
            raise forbidden("this seat is for someone with an invitation")
    elif seat.kind != "anyone":
        raise Refused(409, "taken", "somebody sits there already")
    must_be_fair(table, guest, seat.number, wanted.knowing)
    return replace(seat, kind="person", guest=guest, name="", invitation=None)


def leave(table: Table, seat: SeatRecord, guest: str, _wanted: SeatAction) -> SeatRecord:
    must_be_own(seat, guest)
    must_not_be_over(table)
    return replace(seat, kind="anyone", guest=None, name="", bot=None, invitation=None)


def to_bot(table: Table, seat: SeatRecord, guest: str, wanted: SeatAction) -> SeatRecord:
    """One may hand over one's own seat; the host may also fill one that nobody has, even if it is kept for somebody.

    A seat that a bot has already gets another one. Where a player is late, whoever sits at the table and is not waited
    for himself may seat the usual bot for him, from which he may take his seat back.
    """
    must_not_be_over(table)
    empty = seat.kind in ("anyone", "invited") or (seat.kind == "bot" and seat.guest is None)
    if not (empty and guest == table.record.host) and not (is_late(table, seat) and may_replace(table, guest)):
        must_be_own(seat, guest)
    owner = None if empty else seat.guest
    return replace(seat, kind="bot", guest=owner, bot=wanted.bot, name="", invitation=None)


def check_bot(name: str, others: Sequence[str]) -> None:
    """Complain about a bot that there is not, or that is not for this server's tables.

    What a visitor names is compared with what there is, and never imported.
    """
    if not may_sit_at_a_table(name, others):
        offered = ", ".join([*level_names(), *others])
        raise UnknownBot(f"no bot '{name}' sits at a table here; there are: {offered}")
    make_bot(name, b"")


def take_back(table: Table, seat: SeatRecord, guest: str, _wanted: SeatAction) -> SeatRecord:
    """A seat that is only kept for somebody is not taken back: who sits down there is noted as having seen it."""
    must_be_own(seat, guest)
    must_not_be_over(table)
    if seat.kind == "invited":
        raise forbidden(f"seat {seat.number + 1} is kept for you: sit down there first")
    return replace(seat, kind="person", bot=None, name="")


def free(table: Table, seat: SeatRecord, guest: str, _wanted: SeatAction) -> SeatRecord:
    """Whoever sits at the table, and is not waited for himself, may give the seat of who is late to a newcomer."""
    must_not_be_over(table)
    if not may_replace(table, guest):
        raise forbidden("only those who play here, and are not waited for themselves, may free a seat")
    if not is_late(table, seat):
        raise Refused(409, "not-late", "nobody has waited for this player for as long as was agreed")
    return left(seat)


def left(seat: SeatRecord) -> SeatRecord:
    """The seat when its player is gone: for anyone, or still for whoever has its invitation, or its bot's own."""
    if seat.kind == "person":
        return replace(seat, kind="anyone", guest=None, name="", bot=None, invitation=None)
    return replace(seat, guest=None, name=seat.name if seat.kind == "bot" else "")


def is_late(table: Table, seat: SeatRecord) -> bool:
    """Whether the others have waited for this person for as long as was agreed, as far as everybody can see."""
    patience = table.record.patience * A_MINUTE
    waiting = table.playing and seat.kind == "person" and seat.number in table.match.awaited(None)
    return waiting and 0 < patience <= now() - table.record.since


def may_replace(table: Table, guest: str | None) -> bool:
    """Whether this guest may have somebody who is late replaced: not while the match waits for himself, or for a bot.

    Of a secret choice nobody learns who has made it, and all seem late: who makes none would win the others' seats.
    Nor may he have a bot hold it up for him: one to which he has lent his seat, or another that begins to think anew
    whenever he changes its level.
    """
    takes_part = guest == table.record.host or any(table.sits(guest, seat.number) for seat in table.seats)
    return takes_part and not any(
        table.sits(guest, seat) or table.seats[seat].kind == "bot" for seat in table.match.waiting_for()
    )


def must_not_be_over(table: Company) -> None:
    if table.over:
        raise Refused(409, "over", "the match is over; the seats stay as they are")


def must_be_own(seat: SeatRecord, guest: str) -> None:
    if seat.guest != guest:
        raise forbidden(f"seat {seat.number + 1} is not yours")


ACTIONS = {"sit": sit, "leave": leave, "to-bot": to_bot, "take-back": take_back, "free": free}
