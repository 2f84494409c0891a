"""How each table last stood, through the eyes of every seat: to be shown when the rules have changed since."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "portraits",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("digest", sa.String(20), nullable=False),
        sa.Column("sights", sa.LargeBinary, nullable=False),
        sa.Column("chapter", sa.LargeBinary, nullable=False),
    )
