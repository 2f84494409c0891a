"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("components", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=True),
        sa.Column("promise", sa.String(80), nullable=False),
        sa.Column("opening", sa.Text, nullable=False),
        sa.Column("host", sa.String(40), nullable=False),
        sa.Column("watchers", sa.Boolean, nullable=False),
        sa.Column("pace", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_by_host", "tables", ["host"])
    op.create_table(
        "standings",
        table_id(),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("waiting_for", sa.String(40), nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("standings_by_status", "standings", ["status", "changed"])
    op.create_table(
        "seats",
        table_id(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("side", sa.String(40), nullable=False),
        sa.Column("guest", sa.String(40), nullable=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("bot", sa.String(40), nullable=True),
        sa.Column("invitation", sa.String(80), nullable=True),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_table(
        "entries",
        table_id(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("notation", sa.String(80), nullable=False),
        sa.Column("dice", sa.Text, nullable=False),
        sa.Column("auto", sa.Boolean, nullable=False),
    )
    op.create_table(
        "chat",
        table_id(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "bot_turns",
        table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("ask", sa.String(80), nullable=False),
        sa.Column("claimed_by", sa.String(40), nullable=True),
        sa.Column("claimed_at", sa.BigInteger, nullable=True),
    )
    op.create_table(
        "nonces",
        table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("nonce", sa.String(64), primary_key=True),
    )
