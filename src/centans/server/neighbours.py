"""Other servers on the same database: what they change is told to those who look on here, and no bot waits for them."""

from __future__ import annotations

import asyncio
import logging

from centans.server.clock import now
from centans.server.playing import Play
from centans.server.problems import reason
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
        """At once for those who look on; where nobody does, when somebody comes.

        Whatever is wrong with one table stays with it: the others are still heard of.
        """
        try:
            async with self._play.hall.holding(table):
                if not (table.streams or table.turns):
                    table.doubtful = True
                    return
                await self._play.hall.reload(table)
                await self._play.tell_news(table)
                self._play.turns.take_up(table)
        except Exception as problem:
            log.warning("not-caught-up", extra={"table": table.record.id, "reason": reason(problem)})

    async def _take_up_orphans(self) -> None:
        """Bots' turns that nobody has taken up, since the server that should have is no more."""
        while True:
            await asyncio.sleep(self._sweep)
            await self._play.take_up_turns(orphaned_at=now())
