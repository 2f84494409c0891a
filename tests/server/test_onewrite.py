"""What is written within one turn of the event loop leaves as one packet, in order, and before the end.

`OneWrite` hooks into uvicorn, which promises nothing about its insides: what it relies on is looked at here, so that a
new uvicorn that works otherwise is noticed before it is let in (pyproject.toml bounds it).
"""

from __future__ import annotations

import ast
import asyncio
import inspect
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.http import flow_control, httptools_impl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from centans.server.onewrite import Gathering, OneWrite


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


def test_nothing_is_written_to_a_client_who_has_hung_up_meanwhile():
    async def scene() -> list[bytes | str]:
        wire = Wire()
        transport = Gathering(wire, asyncio.get_running_loop())
        transport.write(b"too late")
        wire.close()
        await asyncio.sleep(0)
        return wire.told

    assert asyncio.run(scene()) == ["closed"]


# -- what we rely on in uvicorn ------------------------------------------------------------------------------------


def used_of_transports(module: Any) -> set[str]:
    """What a module of uvicorn does with a transport: the names after `transport.` and `self.transport.`."""
    holders = ("transport", "_transport")
    return {
        node.attr
        for node in ast.walk(ast.parse(inspect.getsource(module)))
        if isinstance(node, ast.Attribute)
        and (
            (isinstance(node.value, ast.Name) and node.value.id in holders)
            or (isinstance(node.value, ast.Attribute) and node.value.attr in holders)
        )
    }


def test_uvicorn_writes_and_closes_in_the_ways_that_are_gathered():
    """Another way to write, such as `writelines`, would overtake what waits."""
    assert used_of_transports(httptools_impl) == {"write", "close", "is_closing", "set_protocol"}
    assert used_of_transports(flow_control) == {"pause_reading", "resume_reading"}


def test_uvicorn_hands_its_protocol_the_transport_and_has_the_loop_by_then():
    assert list(inspect.signature(HttpToolsProtocol.connection_made).parameters) == ["self", "transport"]
    assert "self.loop = " in inspect.getsource(HttpToolsProtocol.__init__)
    assert "self.transport = transport" in inspect.getsource(HttpToolsProtocol.connection_made)


class Line(Wire):
    """A wire on which a request comes in."""

    def get_extra_info(self, name: str) -> None:
        return None

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


async def greet(_scope: Any, _receive: Any, send: Any) -> None:
    headers = [(b"content-length", b"5")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": b"hello"})


@pytest.mark.parametrize(("protocol", "writes"), [(HttpToolsProtocol, 2), (OneWrite, 1)])
def test_an_answer_of_uvicorn_leaves_by_two_writes_and_ours_by_one(protocol: type[HttpToolsProtocol], writes: int):
    async def scene() -> list[bytes | str]:
        line = Line()
        config = uvicorn.Config(greet, log_config=None, lifespan="off")
        served = protocol(config, ServerState(), {}, asyncio.get_running_loop())
        served.connection_made(line)
        served.data_received(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
        for _ in range(10):
            await asyncio.sleep(0)
        told = line.told.copy()
        served.connection_lost(None)
        return told

    told = asyncio.run(scene())
    assert len(told) == writes
    assert b"".join(told).startswith(b"HTTP/1.1 200 OK\r\n")
    assert told[-1].endswith(b"hello")
