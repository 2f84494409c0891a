"""What is written within one turn of the event loop leaves as one packet, in order, and before the end."""

from __future__ import annotations

import asyncio

from centans.server.onewrite import Gathering


class Wire:
    """A transport that remembers what it was told."""

    def __init__(self) -> None:
        self.told: list[bytes | str] = []

    def write(self, data: bytes) -> None:
        self.told.append(data)

    def close(self) -> None:
        self.told.append("closed")

    def is_closing(self) -> bool:
        return "closed" in self.told


def test_head_and_body_leave_together_and_in_order():
    async def scene() -> list[bytes | str]:
        wire = Wire()
        transport = Gathering(wire, asyncio.get_running_loop())
        transport.write(b"head ")
        transport.write(b"body")
        assert wire.told == []
        await asyncio.sleep(0)
        transport.write(b"next")
        await asyncio.sleep(0)
        return wire.told

    assert asyncio.run(scene()) == [b"head body", b"next"]


def test_what_waits_is_sent_before_the_wire_is_closed():
    async def scene() -> list[bytes | str]:
        wire = Wire()
        transport = Gathering(wire, asyncio.get_running_loop())
        transport.write(b"farewell")
        transport.close()
        assert transport.is_closing()
        await asyncio.sleep(0)
        return wire.told

    assert asyncio.run(scene()) == [b"farewell", "closed"]
