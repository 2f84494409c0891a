"""What there is to store of a table whenever something was done there, and whether nobody was quicker."""

from __future__ import annotations

from collections.abc import Awaitable

from sqlalchemy.exc import IntegrityError

from centans.server.clock import now
from centans.server.hall import Hall
from centans.server.problems import Refused
from centans.server.storage.change import Change, Overtaken
from centans.server.table import Table, status_now, turns_now


class Ledger:
    """Keeps the rows of the tables of a hall as these stand."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    def change(self, table: Table, silent: bool = False) -> Change:
        """What there is to store of the table as it stands; a silent one, like a secret choice, has no time stamp."""
        record, match = table.record, table.match
        if record.status != "ended":
            record.status = status_now(match, table.seats)
        record.length = len(match.entries)
        table.prove(self._hall.settings.proof)
        record.waiting_for = match.waiting_for() if table.playing else []
        if not silent:
            record.changed = now()
        if match.told > record.furthest:
            record.since, record.furthest = now(), match.told
        asked = turns_now(match, table.seats) if table.playing else {}
        gone = [seat for seat, ask in table.turns.items() if asked.get(seat) != ask]
        new = [(seat, ask) for seat, ask in asked.items() if table.turns.get(seat) != ask]
        table.turns = asked
        return Change(
            table_id=record.id,
            length=record.length,
            status=record.status,
            epoch=record.epoch,
            waiting_for=record.waiting_for,
            changed=record.changed,
            proof=record.proof,
            proved=record.proved,
            since=record.since,
            furthest=record.furthest,
            turns_gone=gone,
            turns_new=new,
        )

    async def stored(self, table: Table, work: Awaitable[None]) -> bool:
        """Wait until it is stored; False if another process was quicker, whose doings are then known here too."""
        try:
            await work
        except (IntegrityError, Overtaken):
            await self._hall.reload(table)
            return False
        return True


def quicker() -> Refused:
    return Refused(409, "stale", "somebody was quicker at this table; look again")


def overtaken(table: Table, seat: int) -> Refused:
    return Refused(409, "stale", "somebody was quicker at this table", view=table.table_view(seat))
