"""What each table was opened with, and positions kept on the way."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "boxes",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("components", sa.LargeBinary, nullable=False),
    )
    op.add_column("tables", sa.Column("box", sa.String(40), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("rules", sa.String(40), nullable=False, server_default=""))
    op.add_column("standings", sa.Column("proof", sa.String(20), nullable=False, server_default=""))
    op.add_column("standings", sa.Column("proved", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "keys",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("digest", sa.String(20), nullable=False),
        sa.Column("position", sa.LargeBinary, nullable=False),
        sa.Column("chapter", sa.LargeBinary, nullable=False),
    )
