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
    Index("tables_by_host", "host"),
)
"""What a table is; none of it changes, but that a table for a rematch may come to be (its id is `rematch`).

`seed` is null for a finished match brought in without it.
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
    Index("standings_by_status", "status", "changed", "table_id"),
)
"""How each table stands: written with every answer, so that lists of tables need not replay the logs."""

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
)

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
