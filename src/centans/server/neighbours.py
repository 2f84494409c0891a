"""Other servers on the same database: what they change is told to those who look on here, and no bot waits for them."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError

from centans.server.clock import now
from centans.server.playing import Play
from centans.server.problems import Refused
from centans.server.storage.notices import Notices
from centans.server.table import Table

log = logging.getLogger("centans.server")


class Neighbours:
    """Keeps the tables of this process in step with those of the others."""

    def __init__(self, play: Play, notices: Notices, sweep: float) -> None:
        self._play = play
        self._notices = notices
        self._sweep = sweep

    async def live(self) -> None:
        """Until cancelled."""
        async with asyncio.TaskGroup() as both:
            both.create_task(self._notices.listen(self.heard))
            both.create_task(self._take_up_orphans())

    async def heard(self, table_id: str | None) -> None:
        hall = self._play.hall
        await hall.loaded()
        known = list(hall.tables.values()) if table_id is None else [hall.tables.get(table_id)]
        for table in known:
            if table is not None:
                await self._catch_up(table)

    async def _catch_up(self, table: Table) -> None:
        """At once for those who look on; where nobody does, when somebody comes."""
        try:
            async with self._play.hall.holding(table):
                if not (table.streams or table.turns):
                    table.doubtful = True
                    return
                await self._play.hall.reload(table)
                await self._play.tell_news(table)
                self._play.turns.take_up(table)
        except (SQLAlchemyError, Refused) as problem:
            log.warning("not-caught-up", extra={"table": table.record.id, "reason": type(problem).__name__})

    async def _take_up_orphans(self) -> None:
        """Bots' turns that nobody has taken up, since the server that should have is no more."""
        while True:
            await asyncio.sleep(self._sweep)
            try:
                for table_id in await self._play.store.tables_with_turns(orphaned_at=now()):
                    self._play.turns.take_up(await self._play.hall.table(table_id))
            except (SQLAlchemyError, Refused) as problem:
                log.warning("turns-not-swept", extra={"reason": type(problem).__name__})
