"""Which matches come from a file, and which table is a rematch of which."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("brought_in", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("rematch", sa.String(40), nullable=True))
