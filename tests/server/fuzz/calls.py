"""Whole requests of every call, made from the server's own schema and from what there is on the server."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote, urlencode

from centans import shelf
from centans.figures import figures_of
from tests.server.kit import SMALL, Visitor

Header = tuple[bytes, bytes]


@dataclass
class Call:
    """A request in its parts; path and query are written as they travel, the body as JSON if it is not bytes."""

    method: str
    path: list[str]
    query: list[tuple[str, str]]
    headers: list[Header]
    body: Any = None
    version: str = "HTTP/1.1"

    def content(self) -> bytes:
        if self.body is None or isinstance(self.body, bytes):
            return self.body or b""
        return json.dumps(self.body).encode()

    def target(self) -> str:
        return "/" + "/".join(self.path) + (f"?{urlencode(self.query)}" if self.query else "")

    def head(self, headers: list[Header]) -> bytes:
        lines = [f"{self.method} {self.target()} {self.version}".encode("latin-1", "replace")]
        return b"\r\n".join([*lines, *[name + b": " + value for name, value in headers], b"", b""])

    def wire(self) -> bytes:
        """What travels."""
        content = self.content()
        length = [(b"Content-Length", str(len(content)).encode())] if content or self.method in ("POST", "PUT") else []
        return self.head([*self.headers, *length]) + content


@dataclass
class Known:
    """What a guest knows of a server: things that requests may name."""

    schema: dict[str, Any]
    origin: str
    cookies: list[str]
    tables: list[str]
    games: list[dict[str, Any]]
    file: str
    questions: list[dict[str, Any]] = field(default_factory=list)

    @classmethod
    def of(cls, visitor: Visitor, others: list[str]) -> Known:
        """Tables in every state: in play, waiting, with a bot, over; and those of others."""
        over = visitor.new_table("me", "here", components=SMALL)["id"]
        visitor.play_out(over, random.Random(1))
        playing = visitor.new_table("me", "here")["id"]
        kinds = [("me", "anyone"), ("me", "invited"), ("me", "bot")]
        waiting = [visitor.new_table(*kind)["id"] for kind in kinds]
        seats = [visitor.view(playing, seat) for seat in (0, 1)]
        asks = [{"seat": view["seat"], "ask": ask} for view in seats for ask in view["asks"]]
        return cls(
            schema=visitor.http.get("/schema/openapi.json").json(),
            origin=visitor.url,
            cookies=[visitor.http.cookies["centans"]],
            tables=[playing, over, *waiting, *others],
            games=visitor.get("/api/games"),
            file=visitor.get(f"/api/tables/{over}/file"),
            questions=asks,
        )


class Caller:
    """Makes whole requests, every one from its own chance."""

    def __init__(self, known: Known) -> None:
        self.known = known
        self.operations = [
            (method.upper(), path, operation)
            for path, methods in known.schema["paths"].items()
            for method, operation in methods.items()
        ]
        self._figures = {
            game["id"]: [figure.path for figure in figures_of(shelf.read_components(shelf.game_class(game["id"])))]
            for game in known.games
        }

    def call(self, chance: random.Random) -> Call:
        method, path, operation = chance.choice(self.operations)
        parameters = operation.get("parameters", [])
        values = {one["name"]: self._value(one["name"], one["schema"], chance) for one in parameters}
        places = {one["name"]: one["in"] for one in parameters}
        wanted = [one["name"] for one in parameters if one.get("required") or chance.random() < 0.7]
        segments = [str(values[part[1:-1]]) if part.startswith("{") else part for part in path.strip("/").split("/")]
        query = [(name, str(values[name])) for name in wanted if places[name] == "query" and values[name] is not None]
        headers = [(name, values[name]) for name in wanted if places[name] == "header" and values[name] is not None]
        content = operation.get("requestBody", {}).get("content", {})
        kind = next(iter(content), "")
        return Call(
            method=method,
            path=[quote(segment, safe="") for segment in segments],
            query=query,
            headers=self._headers(kind, chance) + [(name.encode(), str(value).encode()) for name, value in headers],
            body=self._body(kind, content.get(kind, {}).get("schema", {}), chance),
        )

    def _headers(self, kind: str, chance: random.Random) -> list[Header]:
        headers = {
            "Host": self.known.origin.removeprefix("http://"),
            "Connection": "close",
            "Origin": self.known.origin,
            "Cookie": f"centans={self._cookie(chance)}",
            "Accept-Language": chance.choice(["fr", "en;q=0.5, fr", "de"]),
        }
        if kind:
            headers["Content-Type"] = kind
        return [(name.encode(), value.encode()) for name, value in headers.items()]

    def _cookie(self, chance: random.Random) -> str:
        """Mostly that of the guest whose tables these are."""
        return self.known.cookies[0] if chance.random() < 0.6 else chance.choice(self.known.cookies)

    def _body(self, kind: str, schema: dict[str, Any], chance: random.Random) -> Any:
        if not kind:
            return None
        if kind == "text/plain":
            return self.known.file.encode()
        body = self._value("", schema, chance)
        if "options" in body and self.known.questions:
            asked = chance.choice(self.known.questions)
            body |= {"seat": asked["seat"], "ask": asked["ask"]["id"]}
            body["options"] = [chance.choice(asked["ask"]["options"])["notation"]]
        if "players" in body:
            self._fit(body, chance)
        return body

    def _fit(self, body: dict[str, Any], chance: random.Random) -> None:
        """Make a table one that the game can have, mostly."""
        game = chance.choice(self.known.games)
        body["game"] = game["id"]
        body["players"] = chance.choice(game["players"])
        others = [
            {"kind": chance.choice(["here", "here", "anyone", "invited", "bot"])} for _ in range(1, body["players"])
        ]
        body["seats"] = [{"kind": "me"}, *others]
        some = chance.sample(game["settings"], chance.randint(0, min(3, len(game["settings"]))))
        body["settings"] = {one["name"]: chance.choice(one["values"]) for one in some}
        paths = self._figures[game["id"]]
        few = chance.sample(paths, chance.choice([0, 0, 1, 2]))
        body["components"] = {path: chance.choice(["0", "1", "2", "12", "true"]) for path in few}

    def _value(self, name: str, schema: dict[str, Any], chance: random.Random) -> Any:
        if "$ref" in schema:
            schema = self.known.schema["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
        if schema.get("oneOf"):
            return self._value(name, schema | chance.choice(schema["oneOf"]) | {"oneOf": None}, chance)
        if "enum" in schema:
            return chance.choice(schema["enum"])
        if schema.get("type") == "object":
            required = schema.get("required", [])
            return {
                key: self._value(key, one, chance)
                for key, one in schema.get("properties", {}).items()
                if key in required or chance.random() < 0.6
            }
        if schema.get("type") == "array":
            return [self._value(name, schema["items"], chance) for _ in range(chance.randint(1, 3))]
        return self._plain(name, schema.get("type", "null"), chance)

    def _plain(self, name: str, kind: str, chance: random.Random) -> Any:
        known: dict[str, list[Any]] = {
            "table_id": self.known.tables,
            "game_id": [game["id"] for game in self.known.games],
            "bot": ["greedy", "random"],
            "before": ["99999999999999.x", "0.x"],
            "Last-Event-ID": ["0.0.0", "3.0.0", "1.7.2"],
            "option": ["castle 3", "done"],
        }
        if name in known:
            return chance.choice(known[name])
        plain = {"integer": chance.randint(0, 3), "boolean": chance.random() < 0.5, "null": None}
        return plain.get(kind, chance.choice(["Anne", "Bertrand du Guesclin", "é", ""]))
