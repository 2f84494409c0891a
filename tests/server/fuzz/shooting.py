"""Sending broken requests on bare sockets, many at once, and noting what comes back."""

from __future__ import annotations

import asyncio
import random
import re
from dataclasses import dataclass, field

from tests.server.fuzz.breaking import broken, describe
from tests.server.fuzz.calls import Caller, Known

AT_ONCE = 8
"""Connections at a time."""
PATIENCE = 60.0
"""Seconds for an answer to a whole request."""
SILENCE = 0.3
"""Seconds after which no answer is expected any more: a broken request may be one that the server waits for."""
STATUS = re.compile(rb"(?:^|\n)HTTP/1\.[01] ([0-9]{3}) ")
ENDLESS = b"text/event-stream"


@dataclass
class Shots:
    """What was sent and what came back."""

    statuses: dict[int, int] = field(default_factory=dict)
    unanswered: int = 0
    faults: list[str] = field(default_factory=list)

    def add(self, others: Shots) -> None:
        for status, count in others.statuses.items():
            self.statuses[status] = self.statuses.get(status, 0) + count
        self.unanswered += others.unanswered
        self.faults += others.faults

    def note(self, number: int, how: str, wire: bytes, statuses: list[int]) -> None:
        self.unanswered += not statuses
        for status in statuses:
            self.statuses[status] = self.statuses.get(status, 0) + 1
        if how == "leave_whole" and not statuses:
            self.faults.append(f"{number}: no answer to {describe(wire)}")
        if any(status >= 500 for status in statuses):
            self.faults.append(f"{number}: {statuses} to {how}: {describe(wire)}")


async def shoot(known: Known, seed: str, count: int) -> Shots:
    """So many requests, each from its own chance: a fault can be found again by its number."""
    caller, shots = Caller(known), Shots()
    numbers = iter(range(count))

    async def shooter() -> None:
        for number in numbers:
            chance = random.Random(f"{seed} {number}")
            how, wire = broken(caller.call(chance), chance)
            shots.note(number, how, wire, await exchange(known.origin, wire, how == "leave_whole", chance))

    await asyncio.gather(*[shooter() for _ in range(AT_ONCE)])
    return shots


async def exchange(origin: str, wire: bytes, whole: bool, chance: random.Random) -> list[int]:
    """The statuses that came; the connection may be hung up, in a friendly way or not."""
    host, port = origin.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        for piece in pieces(wire, 1 if whole else chance.choice([1, 1, 1, 2, 5])):
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(0)
        answer = await read(reader, PATIENCE if whole else SILENCE)
    except (ConnectionError, TimeoutError):
        return []
    finally:
        if chance.random() < 0.3:
            writer.transport.abort()
        writer.close()
    return [int(status) for status in STATUS.findall(answer)]


def pieces(wire: bytes, count: int) -> list[bytes]:
    size = max(1, len(wire) // count)
    return [wire[start : start + size] for start in range(0, len(wire), size)]


async def read(reader: asyncio.StreamReader, patience: float) -> bytes:
    """All that comes until the server hangs up or falls silent, or the beginning of a stream."""
    answer = b""
    while not (ENDLESS in answer and b"data: " in answer):
        try:
            async with asyncio.timeout(patience):
                piece = await reader.read(65_536)
        except TimeoutError:
            return answer
        if not piece:
            return answer
        answer += piece
    return answer
