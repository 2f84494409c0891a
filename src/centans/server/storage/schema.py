"""The tables of the database. A change here needs a migration: see migrations/versions."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("settings", Text, nullable=False),
    Column("components", Text, nullable=False),
    Column("seed", LargeBinary, nullable=True),
    Column("promise", String(80), nullable=False),
    Column("opening", Text, nullable=False),
    Column("host", String(40), nullable=False),
    Column("watchers", Boolean, nullable=False),
    Column("pace", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("brought_in", Boolean, nullable=False, server_default=false()),
    Column("rematch", String(40), nullable=True),
    Column("box", String(40), nullable=False, server_default=""),
    Column("rules", String(40), nullable=False, server_default=""),
    Column("patience", Integer, nullable=False, server_default="4320"),
    Column("hints", Boolean, nullable=False, server_default=true()),
    Index("tables_by_host", "host"),
)
"""What a table is; none of it changes, but that a table for a rematch may come to be (its id is `rematch`), that
other rules may be found to replay it all the same (`rules` says which did last), and that the heir of a host who is
forgotten is host.

`seed` is null for a finished match brought in without it. `box` names the components that it was opened with; a table
from before that was stored gets both when it is first loaded. `patience` is in minutes. `hints`: they may be asked for.
"""

boxes = Table(
    "boxes",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("components", LargeBinary, nullable=False),
)
"""The components of the tables, whole, each box once: what components.toml says today is no matter to running matches.
"""

standings = Table(
    "standings",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("status", String(10), nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("length", Integer, nullable=False),
    Column("waiting_for", String(40), nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("proof", String(20), nullable=False, server_default=""),
    Column("proved", Integer, nullable=False, server_default="0"),
    Column("since", BigInteger, nullable=False, server_default="0"),
    Column("furthest", Integer, nullable=False, server_default="0"),
    Index("standings_by_status", "status", "changed", "table_id"),
)
"""How each table stands: written with every answer, so that lists of tables need not replay the logs.

`proof` is the digest of the position after `proved` answers: whether rules replay the match as it was played. `since`
is when the match last came further than ever, to `furthest` answers that were told, with the time added in which it
could not be played: whoever is waited for is waited for since then.
"""

keys = Table(
    "keys",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("digest", String(20), nullable=False),
    Column("position", LargeBinary, nullable=False),
    Column("chapter", LargeBinary, nullable=False),
)
"""Positions kept on the way, after so many answers, and what happened since the one before. They save replaying; all
of it can be made again from the log.
"""

portraits = Table(
    "portraits",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("told", Integer, nullable=False),
    Column("since", Integer, nullable=False),
    Column("digest", String(20), nullable=False),
    Column("sights", LargeBinary, nullable=False),
    Column("chapter", LargeBinary, nullable=False),
)
"""How each table stood when it last came to rest, after `number` answers: what every seat and a watcher saw, and what
happened from entry `since` on (before that the keys tell). Rules that do not replay the match need not show it.
"""

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("side", String(40), nullable=False),
    Column("guest", String(40), nullable=True, index=True),
    Column("name", String(80), nullable=False),
    Column("bot", String(40), nullable=True),
    Column("invitation", String(80), nullable=True),
)
"""`invitation` is the hash of the token that lets its bearer sit down."""

sittings = Table(
    "sittings",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("guest", String(40), nullable=False, index=True),
)
"""Who has sat where, and so has seen what that seat hides, in order; each guest once for each seat, by the last time.
An empty guest has been forgotten.
"""

hints = Table(
    "hints",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
)
"""Who was helped with which answer (`Match.hints`)."""

seen = Table(
    "seen",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("entries", Integer, nullable=False),
)
"""How far each seat has seen what happened, so that who comes back is told what is new to him, on whatever device."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("key", String(80), nullable=False),
    Column("notation", String(80), nullable=False),
    Column("dice", Text, nullable=False),
    Column("auto", Boolean, nullable=False),
)
"""The log, from number 1. Its primary key lets exactly one of two racing answers in."""

chat = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("name", String(80), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("guest", String(40), nullable=True, index=True),
)
"""What was said, and by which guest, so that he can have it removed: its text is empty then, and it is told no more."""

bot_turns = Table(
    "bot_turns",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("ask", String(80), nullable=False),
    Column("claimed_by", String(40), nullable=True),
    Column("claimed_at", BigInteger, nullable=True),
)
"""A bot that is asked, from the commit that asks it to the commit of its answer: no crash loses its turn."""

nonces = Table(
    "nonces",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("nonce", String(64), primary_key=True),
)
"""Answers already stored, so that one sent again is not done twice."""

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""One row, written by whoever wants to know whether anything can be."""
