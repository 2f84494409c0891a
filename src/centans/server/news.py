"""What those who look on at a table are told beside the match: who sits there, what is said, and where it goes on."""

from __future__ import annotations

from centans.server.company import Company
from centans.server.hall import Hall
from centans.server.messages.tables import NextTable
from centans.server.permits import must_see
from centans.server.problems import Refused
from centans.server.streams import message
from centans.server.table import Table


class News:
    """Whatever changed at the tables of a hall, told once to everyone whom it concerns."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def tell(self, table: Table) -> None:
        """Tell those who look on whatever they have not heard yet, whoever has done it. The lock is held."""
        heard = table.heard
        if table.seats != heard.seats:
            heard.seats = list(table.seats)
            end_looks(table)
            self.tell_seats(table)
        if table.chat > heard.chat:
            lines = await self.hall.store.chat_lines(table.record.id, heard.chat)
            heard.chat = table.chat
            table.audience.tell(b"".join([message("chat", line) for line in lines]))
        if table.record.rematch != heard.rematch:
            heard.rematch = table.record.rematch
            table.audience.tell(await self.next_message(table))
        table.publish()

    def tell_seats(self, table: Table) -> None:
        """However many look on: all whom the seats do not concern are told the same."""
        told: dict[str | None, bytes] = {}
        for stream in table.audience.streams:
            viewer = stream.guest if table.concerns(stream.guest) else None
            if viewer not in told:
                told[viewer] = message("seats", self.hall.seat_infos(table, viewer))
            stream.send(told[viewer])

    async def next_message(self, table: Company) -> bytes:
        """The event that tells of the table where the same people play again; nothing if there is none."""
        if table.record.rematch is None:
            return b""
        again = await self.hall.to_look_at(table.record.rematch)
        name = next((seat.name for seat in again.seats if seat.guest == again.record.host), "")
        return message("next", NextTable(again.record.id, name))


def end_looks(table: Table) -> None:
    """Whoever gave a seat up no longer sees with its eyes, and a private table not at all."""
    for stream in list(table.audience.streams):
        try:
            must_see(table, stream.guest, stream.seat)
        except Refused:
            stream.close()
