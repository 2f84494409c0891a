"""A row to write in order to know that one can, and an order of tables that no two share."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(pulse, [{"id": 1, "at": 0}])
    op.drop_index("standings_by_status", "standings")
    op.create_index("standings_by_status", "standings", ["status", "changed", "table_id"])
