"""The page: what `make` has built in web/ into the folder page/ beside this file, and what games bring for it."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import os
from dataclasses import dataclass
from pathlib import Path

from centans.server import brought
from centans.server.asgi import Receive, Scope, Send

FOLDER = Path(__file__).parent / "page"
HASHED = "assets/"
"""Files in here have their contents' hash in their name: they never change."""
FOREVER = b"public, max-age=31536000, immutable"
ASK_AGAIN = b"no-cache"
WORTH_PACKING = ("text/", "application/javascript", "application/json", "image/svg", "application/manifest")

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Cent Ans</title>
<p>The server runs, but its page has not been built: run <code>make play</code> in the sources.
The interface for programs is described at <a href="/schema/openapi.json">/schema/openapi.json</a>.</p>
"""


@dataclass
class PageFile:
    """A file of the page, in memory."""

    body: bytes
    packed: bytes | None
    media_type: bytes
    tag: bytes
    caching: bytes


def page_file(name: str, body: bytes, caching: bytes | None = None) -> PageFile:
    media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
    text = media_type.startswith(WORTH_PACKING)
    return PageFile(
        body=body,
        packed=gzip.compress(body, mtime=0) if text and len(body) > 500 else None,
        media_type=(f"{media_type}; charset=utf-8" if text else media_type).encode(),
        tag=f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'.encode(),
        caching=caching or (FOREVER if name.startswith(HASHED) else ASK_AGAIN),
    )


class Page:
    """Serves the files of the page; every other path is a place inside the page, so it gets index.html."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._files: dict[str, PageFile] = {}

    def _find(self, path: str) -> PageFile | None:
        """Files are read when first asked for; what has no dot in its last part is a place inside the page."""
        if path.startswith(brought.PREFIX):
            return self._brought(path)
        name = path.strip("/")
        if not name or "." not in name.rpartition("/")[2]:
            name = "index.html"
        if name not in self._files:
            place = self._place(name)
            if place is not None:
                self._files[name] = page_file(name, place.read_bytes())
            elif name == "index.html":
                return page_file(name, NOT_BUILT.encode())
        return self._files.get(name)

    def _place(self, name: str) -> Path | None:
        """The file of exactly that name.

        A file is kept by its name: a way round, such as "./", or capitals on some disks, would be a name without end
        for it, and fill the memory.
        """
        place = self._folder
        try:
            for part in name.split("/"):
                if part not in os.listdir(place):
                    return None
                place /= part
            return place if place.resolve().is_relative_to(self._folder.resolve()) and place.is_file() else None
        except OSError:
            return None

    def _brought(self, path: str) -> PageFile | None:
        """What a game has brought with it; its address holds a hash of it."""
        if path not in self._files:
            body = brought.file_at(path)
            if body is None:
                return None
            self._files[path] = page_file(path, body, FOREVER)
        return self._files[path]

    async def __call__(self, scope: Scope, _receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        found = self._find(scope["path"]) if scope["method"] in ("GET", "HEAD") else None
        if found is None:
            missing = page_file("missing.txt", b"There is no such page.\n")
            await respond(send, scope["method"], 404, missing, packed=False)
        elif headers.get(b"if-none-match") == found.tag:
            await respond(send, "HEAD", 304, found, packed=False)
        else:
            packed = found.packed is not None and b"gzip" in headers.get(b"accept-encoding", b"")
            await respond(send, scope["method"], 200, found, packed)


async def respond(send: Send, method: str, status: int, file: PageFile, packed: bool) -> None:
    body = file.packed if packed and file.packed is not None else file.body
    headers = [(b"content-type", file.media_type), (b"etag", file.tag), (b"cache-control", file.caching)]
    headers += [(b"vary", b"Accept-Encoding")]
    if packed:
        headers.append((b"content-encoding", b"gzip"))
    if status != 304:
        headers.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if method == "HEAD" else body, "more_body": False})
