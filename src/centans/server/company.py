"""Who is at a table, whether it can be played at or only be looked at."""

from __future__ import annotations

from centans.server.storage.records import SeatRecord, TableRecord


class Company:
    """A table by its record and its seats alone."""

    record: TableRecord
    seats: list[SeatRecord]

    @property
    def playing(self) -> bool:
        return self.record.status == "playing"

    @property
    def over(self) -> bool:
        """Whether play has ended, by the rules or by the host: then all may be seen."""
        return self.record.status in ("over", "ended")

    def sits(self, guest: str | None, seat: int) -> bool:
        """Whether the seat is this guest's; one that is only kept for him is not yet."""
        return guest is not None and self.seats[seat].guest == guest and self.seats[seat].kind != "invited"

    def belongs(self, guest: str | None) -> bool:
        """Whether this guest has something to do with the table: its host, or seated."""
        return guest is not None and (self.record.host == guest or any(seat.guest == guest for seat in self.seats))

    def alone_with_bots(self, guest: str | None) -> bool:
        """Whether this guest is the host, and nobody else has ever been given a seat that is still his."""
        own = all(seat.guest == guest or (seat.kind == "bot" and seat.guest is None) for seat in self.seats)
        return guest is not None and guest == self.record.host and own
