"""Other servers on the same database: what they change is told to those who look on here."""

from __future__ import annotations

import logging

from centans.server.playing import Play
from centans.server.problems import reason

log = logging.getLogger("centans.server")


class Neighbours:
    """Keeps the tables of this process in step with those of the others."""

    def __init__(self, play: Play) -> None:
        self._play = play

    async def heard(self, table_id: str | None) -> None:
        """Another server has changed that table; None: any may have been."""
        hall = self._play.hall
        await hall.loaded(table_id)
        if table_id is None:
            hall.relics.forget_all()
        else:
            hall.relics.forget(table_id)
        changed = {*hall.tables, *hall.audiences} if table_id is None else {table_id}
        for one in changed:
            if one in hall.tables or one in hall.audiences:
                await self._catch_up(one)

    async def _catch_up(self, table_id: str) -> None:
        """At once for those who look on; where nobody does, when somebody comes.

        Whatever is wrong with one table stays with it: the others are still heard of.
        """
        try:
            table = self._play.hall.tables.get(table_id) or await self._play.hall.table(table_id)
            async with self._play.hall.holding(table):
                if not (table.audience.streams or table.turns):
                    table.doubtful = True
                    return
                await self._play.hall.reload(table)
                await self._play.news.tell(table)
                self._play.turns.take_up(table)
        except Exception as problem:
            log.warning("not-caught-up", extra={"table": table_id, "reason": reason(problem)})
