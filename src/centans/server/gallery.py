"""The gallery: sees to it that there is a portrait of every table as it last stood.

Nobody waits for one. A table is portrayed when it has been still for a while, or has moved for long, and when the
server stops; what others have left behind without one, such as a crash or an older version, is done bit by bit.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from time import monotonic
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from centans.server.hall import Hall
from centans.server.portraits import portrait_of
from centans.server.problems import Refused, reason
from centans.server.table import Table

STILL, MOVING = 10.0, 300.0
"""Seconds after the last move, and after the last portrait where play goes on."""
LEFT_BEHIND = 600.0
"""Seconds between two looks for tables that were left behind."""
SHARE = 9
"""How much longer than for a portrait of these one rests before the next: others have more urgent wishes."""

log = logging.getLogger("centans.server")


class Gallery:
    """Portrays the tables of a hall."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._hopeless: set[str] = set()
        """Tables that these rules do not replay."""

    async def keep(self, pause: float) -> None:
        """Now and then, those in memory that are due."""
        while True:
            await asyncio.sleep(pause)
            for table in list(self._hall.tables.values()):
                if is_due(table):
                    await self._rest_after(self._portray(table), 1)

    async def keep_left_behind(self) -> None:
        """Those that nobody has had in memory, or not for long enough."""
        while True:
            try:
                waiting = await self._hall.store.unportrayed()
            except SQLAlchemyError as problem:
                log.warning("gallery-not-swept", extra={"reason": reason(problem)})
                waiting = []
            for table_id in waiting:
                if table_id not in self._hopeless and table_id not in self._hall.tables:
                    await self._rest_after(self._portray_stored(table_id), SHARE)
            await asyncio.sleep(LEFT_BEHIND)

    async def close(self) -> None:
        """The server stops: whatever has moved since is portrayed, all at once."""
        moved = [table for table in self._hall.tables.values() if has_moved(table)]
        await asyncio.gather(*[self._portray(table) for table in moved])

    async def _rest_after(self, work: Coroutine[Any, Any, None], share: int) -> None:
        began = monotonic()
        await work
        await asyncio.sleep(share * (monotonic() - began))

    async def _portray(self, table: Table) -> None:
        """While nobody changes it, and in a thread: views of all seats take as long as some answers do."""
        try:
            async with self._hall.holding(table):
                portrait = await asyncio.to_thread(portrait_of, table.match)
                if await self._hall.store.put_portrait(table.record.id, table.record.epoch, portrait):
                    table.portrayed, table.portrayed_at = portrait.number, monotonic()
        except (Refused, SQLAlchemyError) as problem:
            log.warning("not-portrayed", extra={"table": table.record.id, "reason": reason(problem)})

    async def _portray_stored(self, table_id: str) -> None:
        """It need not stay in memory for that."""
        try:
            stored, match = await self._hall.rebuilt(table_id)
            portrait = await asyncio.to_thread(portrait_of, match)
            await self._hall.store.put_portrait(table_id, stored.table.epoch, portrait)
        except Refused:
            self._hopeless.add(table_id)
        except SQLAlchemyError as problem:
            log.warning("not-portrayed", extra={"table": table_id, "reason": reason(problem)})


def has_moved(table: Table) -> bool:
    """Whether it stands otherwise than it was portrayed."""
    return table.portrayed != len(table.match.entries)


def is_due(table: Table) -> bool:
    moment = monotonic()
    return has_moved(table) and (moment - table.moved_at >= STILL or moment - table.portrayed_at >= MOVING)
