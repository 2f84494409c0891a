"""Who has seen what a seat hides, who said what, and how long one waits for an absent player."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

WHO_SITS_NOW = """
    INSERT INTO sittings (table_id, number, seat, guest)
    SELECT table_id, number + 1, number, guest FROM seats WHERE guest IS NOT NULL AND kind <> 'invited'
"""


def upgrade() -> None:
    op.create_table(
        "sittings",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(40), nullable=False),
    )
    op.create_index("ix_sittings_guest", "sittings", ["guest"])
    op.execute(WHO_SITS_NOW)
    op.add_column("chat", sa.Column("guest", sa.String(40), nullable=True))
    op.create_index("ix_chat_guest", "chat", ["guest"])
    op.add_column("tables", sa.Column("patience", sa.Integer, nullable=False, server_default="4320"))
