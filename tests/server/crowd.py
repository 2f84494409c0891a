"""A crowd of watchers and many tables in play, from one process, on bare sockets."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx


class Crowd:
    """So many tables of one guest, so many watchers spread over them, so many answers in all."""

    def __init__(self, url: str, tables: int, watchers: int, answers: int) -> None:
        self.url = url
        self.tables = tables
        self.watchers = watchers
        self.answers = answers
        self.arrived = 0
        self.answered = 0
        self.problems: list[str] = []
        self._entries: dict[str, int] = {}
        self._seen: list[tuple[str, list[int]]] = []
        self._open: list[asyncio.StreamWriter] = []

    def behind(self) -> list[str]:
        """Tables whose last entry some watcher has not been told."""
        return [table for table, seen in self._seen if seen[-1] != self._entries[table]]

    async def gather(self) -> None:
        async with httpx.AsyncClient(base_url=self.url, headers={"Origin": self.url}, timeout=60) as http:
            await http.get("/api/me")
            ids = [await self._new_table(http) for _ in range(self.tables)]
            readers = [asyncio.create_task(self._watch(ids[number % len(ids)])) for number in range(self.watchers)]
            while self.arrived < self.watchers and not self.problems:
                await asyncio.sleep(0.05)
            each = self.answers // len(ids)
            await asyncio.gather(*[self._play(http, table, each, seed) for seed, table in enumerate(ids)])
            for _ in range(200):
                if not self.behind():
                    break
                await asyncio.sleep(0.05)
            for reader in readers:
                reader.cancel()
            for writer in self._open:
                writer.close()

    async def _new_table(self, http: httpx.AsyncClient) -> str:
        seats = [{"kind": "me"}, {"kind": "here"}]
        made = await http.post("/api/tables", json={"game": "guyenne", "players": 2, "seats": seats})
        found: str = made.json()["id"]
        return found

    async def _watch(self, table: str) -> None:
        """Read a stream for ever, noting the last entry told."""
        host, port = self.url.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        self._open.append(writer)
        writer.write(f"GET /api/tables/{table}/events HTTP/1.1\r\nHost: {host}:{port}\r\n\r\n".encode())
        seen = [-1]
        self._seen.append((table, seen))
        while True:
            line = await reader.readline()
            if not line:
                self.problems.append("a stream ended")
                return
            if line.startswith(b"id: "):
                if seen[0] < 0:
                    self.arrived += 1
                seen[0] = int(line[4:].split(b".")[0])

    async def _play(self, http: httpx.AsyncClient, table: str, answers: int, seed: int) -> None:
        chance = random.Random(seed)
        view: dict[str, Any] = (await http.get(f"/api/tables/{table}/view", params={"seat": 0})).json()
        for _ in range(answers):
            seat = view["waiting_for"][0]
            if view["seat"] != seat:
                view = (await http.get(f"/api/tables/{table}/view", params={"seat": seat})).json()
            ask = next(ask for ask in view["asks"] if not ask["open"])
            body = {"seat": seat, "ask": ask["id"], "options": [chance.choice(ask["options"])["notation"]]}
            response = await http.post(f"/api/tables/{table}/answers", json=body)
            if response.status_code != 200:
                self.problems.append(response.text)
                return
            view = response.json()
            self._entries[table] = view["entries"]
            self.answered += 1
