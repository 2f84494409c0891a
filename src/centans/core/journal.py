"""Events: what happened, as message keys that the texts of each language turn into sentences."""

from __future__ import annotations

Fact = int | str | tuple[int, ...] | tuple[str, ...]


class Event:
    """Something that happened: a message key, its parameters, and the seats that may know it (None: everybody)."""

    __slots__ = ("key", "params", "seats")

    def __init__(self, key: str, seats: tuple[int, ...] | None, params: dict[str, Fact]) -> None:
        self.key = key
        self.seats = seats
        self.params = params

    def visible_to(self, seat: int | None) -> bool:
        return self.seats is None or seat in self.seats

    def __repr__(self) -> str:
        return f"Event({self.key!r}, {self.seats!r}, {self.params!r})"


class Journal:
    """Collects events. Rules tell it something only if the state has one: `if s.journal is not None: ...`."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, key: str, seats: tuple[int, ...] | None = None, **params: Fact) -> None:
        self.events.append(Event(key, seats, params))
