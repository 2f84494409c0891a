"""Since when a table waits for whom it waits: coming and going, or taking back, is no progress."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("standings", sa.Column("since", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("standings", sa.Column("furthest", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE standings SET since = changed, furthest = length")
