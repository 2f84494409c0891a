"""Forgetting a guest: nothing stays that would tell who he was, and nobody waits for him."""

from __future__ import annotations

import logging

from centans.server.playing import Play
from centans.server.problems import Refused, reason

log = logging.getLogger("centans.server")


async def forget_guest(play: Play, guest: str) -> None:
    """His words first, which are known by his seats; then his seats where one plays on, and what is left of him."""
    await play.store.forget_words(guest)
    for table_id in await play.store.unfinished(guest):
        try:
            await play.part(await play.hall.table(table_id), guest)
        except Refused as problem:
            log.warning("not-parted", extra={"table": table_id, "reason": reason(problem)})
    await play.store.forget_guest(guest)
    play.hall.relics.forget_all()
    for table in play.hall.tables.values():
        if table.belongs(guest) or any(one.guest == guest for one in table.sittings):
            table.doubtful = True
    log.info("guest-forgotten")
