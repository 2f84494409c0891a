"""Notices between servers on one PostgreSQL: whoever has stored something tells the others at which table.

A notice is sent with the commit that it tells of, by LISTEN and NOTIFY. No other broker is needed.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence

from sqlalchemy import Connection, Engine

CHANNEL = "centans"
PAUSE = 1.0
"""Seconds before a lost connection is sought again."""
SILENCE = 10.0
"""Seconds without a notice after which the connection is tried: one that was cut off does not say so."""
TELL = f"SELECT pg_notify('{CHANNEL}', %s || ' ' || id) FROM unnest(%s::text[]) AS id"

log = logging.getLogger("centans.server")

Heard = Callable[[str | None], Awaitable[None]]
"""Is given the table that another server has changed; None: any may have been, we did not listen for a while."""


class Notices:
    """One server's voice and ear."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._own = secrets.token_hex(8)
        self.listening = False
        """Whether the others are heard now."""

    def send(self, connection: Connection, table_ids: Sequence[str]) -> None:
        """Tell the others, as soon as this transaction is committed."""
        connection.exec_driver_sql(TELL, (self._own, list(table_ids)))

    async def listen(self, heard: Heard) -> None:
        """Hear the others, until cancelled."""
        while True:
            try:
                await self._listen(heard)
            except Exception as problem:
                log.warning("not-listening", extra={"reason": type(problem).__name__})
            finally:
                self.listening = False
            await asyncio.sleep(PAUSE)

    async def _listen(self, heard: Heard) -> None:
        from psycopg import AsyncConnection

        unnamed, named = self._engine.dialect.create_connect_args(self._engine.url)
        connection = await AsyncConnection.connect(*unnamed, autocommit=True, **named)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            self.listening = True
            await heard(None)
            while True:
                async for notice in connection.notifies(timeout=SILENCE):
                    sender, _, table_id = notice.payload.partition(" ")
                    if sender != self._own:
                        await heard(table_id)
                async with asyncio.timeout(SILENCE):
                    await connection.execute("SELECT 1")
