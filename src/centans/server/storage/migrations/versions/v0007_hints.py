"""Whether hints may be asked for at a table, and who has asked for one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_table(
        "hints",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
    )
