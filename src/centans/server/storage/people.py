"""What the database knows of a guest: the tables he keeps, what he has brought in, and how he is forgotten."""

from __future__ import annotations

from sqlalchemy import Connection, Select, and_, bindparam, delete, exists, func, not_, or_, select, union, update

from centans.server.storage.schema import chat, guests, seats, sittings, standings, tables

NOBODY = "N. N."
"""How a seat is called whose player has been forgotten: "nomen nescio" is the same in all languages."""
GOING_ON = ("waiting", "playing")


hosted = select(func.count()).select_from(tables.join(standings)).where(tables.c.host == bindparam("guest"))
deserted = and_(
    exists().where(sittings.c.table_id == standings.c.table_id),
    not_(exists().where(seats.c.table_id == standings.c.table_id, seats.c.guest != "")),
)
counted_running = hosted.where(
    standings.c.status.in_(GOING_ON), standings.c.changed >= bindparam("since"), not_(deserted)
)
counted_brought_in = hosted.where(tables.c.brought_in, standings.c.status.not_in(GOING_ON))
"""Made once: each statement refers to itself in a circle, and would be garbage until the server is idle."""


def running(connection: Connection, guest: str, since: int) -> int:
    """How many tables this guest keeps where something has happened since, and that not everybody has left."""
    return connection.scalar(counted_running, {"guest": guest, "since": since}) or 0


def brought_in(connection: Connection, guest: str) -> int:
    """How many matches that are over this guest has brought in."""
    return connection.scalar(counted_brought_in, {"guest": guest}) or 0


def unfinished(guest: str) -> Select[str]:
    """The tables that are not over where this guest sits or is host."""
    hosts = select(tables.c.id).where(tables.c.host == guest)
    sits = select(seats.c.table_id).where(seats.c.guest == guest)
    own = standings.c.table_id.in_(union(hosts, sits))
    return select(standings.c.table_id).where(own, standings.c.status.in_(GOING_ON))


def forget_words(connection: Connection, guest: str) -> list[str]:
    """Empty what he has said; the tables where he did. A line from before guests were noted is his if his seat said it
    under the name that he has there.
    """
    his_seat = exists().where(
        seats.c.table_id == chat.c.table_id,
        seats.c.number == chat.c.seat,
        seats.c.guest == guest,
        seats.c.name == chat.c.name,
    )
    his = or_(chat.c.guest == guest, and_(chat.c.guest.is_(None), his_seat))
    found = list(connection.scalars(select(chat.c.table_id).distinct().where(his)))
    connection.execute(update(chat).where(his).values(text="", name="", guest=None))
    return found


def forget_guest(connection: Connection, guest: str) -> list[str]:
    """Take his name and himself from everything that is left of him; the tables where that was."""
    hosts = select(tables.c.id).where(tables.c.host == guest)
    sits = select(seats.c.table_id).where(seats.c.guest == guest)
    found = list(connection.scalars(union(hosts, sits)))
    named = and_(seats.c.guest == guest, seats.c.kind != "bot")
    connection.execute(update(seats).where(named).values(name=NOBODY))
    connection.execute(update(seats).where(seats.c.guest == guest).values(guest=None))
    connection.execute(update(tables).where(tables.c.host == guest).values(host=""))
    connection.execute(update(sittings).where(sittings.c.guest == guest).values(guest=""))
    connection.execute(delete(guests).where(guests.c.id == guest))
    return found
