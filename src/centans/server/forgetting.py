"""Forgetting a guest: nothing stays that would tell who he was, and nobody waits for him."""

from __future__ import annotations

import logging

from centans.server.hall import Hall
from centans.server.problems import Refused, reason
from centans.server.steward import Steward

log = logging.getLogger("centans.server")


async def forget_guest(hall: Hall, steward: Steward, guest: str) -> None:
    """His words first, which are known by his seats; then his seats where one plays on, and what is left of him."""
    await hall.store.forget_words(guest)
    for table_id in await hall.store.unfinished(guest):
        try:
            await steward.part(await hall.table(table_id), guest)
        except Refused as problem:
            log.warning("not-parted", extra={"table": table_id, "reason": reason(problem)})
    await hall.store.forget_guest(guest)
    hall.relics.forget_all()
    for table in hall.tables.values():
        if table.belongs(guest) or any(one.guest == guest for one in table.sittings):
            table.doubtful = True
    log.info("guest-forgotten")
