"""The desk before the door: numbers every request, counts and times it, and shows the figures to who may see them."""

from __future__ import annotations

import hmac
import logging
from time import perf_counter

from prometheus_client import CONTENT_TYPE_LATEST

from centans.server import requests
from centans.server.addresses import Headers, Proxies, forwarded, is_this_machine, values_of
from centans.server.asgi import App, Message, Receive, Scope, Send, respond
from centans.server.messages.problems import Problem
from centans.server.metrics import Metrics
from centans.server.settings import Settings
from centans.server.streams import encoder

FIGURES = "/metrics"
STREAM = "events"
"""The last part of the one call whose answer has no end."""
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE"})
SLOW = 1.0
"""Seconds after which an answer is worth a line in the log."""

log = logging.getLogger("centans.server")


class Desk:
    """Stands before the guard."""

    def __init__(self, door: App, metrics: Metrics, settings: Settings) -> None:
        self._door = door
        self._metrics = metrics
        self._proxies = Proxies(settings.proxies, settings.proxy_header)
        self._token = settings.metrics_token
        self._public = bool(settings.address)
        """Whether people come by another name, so that there may be a proxy."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._door(scope, receive, send)
            return
        began = perf_counter()
        peer = scope["client"][0] if scope.get("client") else ""
        number = requests.begin(peer, scope["headers"], self._proxies).encode()
        status = 0

        async def send_numbered(event: Message) -> None:
            nonlocal status
            if event["type"] == "http.response.start":
                status = event["status"]
                event["headers"] = [*event.get("headers", []), (requests.HEADER, number)]
            await send(event)

        try:
            if scope["path"] == FIGURES:
                await self._show_figures(peer, scope["headers"], send_numbered)
            else:
                await self._door(scope, receive, send_numbered)
        finally:
            self._note(scope, status, perf_counter() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """Status 0: whoever asked has gone."""
        call = f"{scope['method']} {scope.get('path_template') or 'page'}" if scope["method"] in METHODS else "other"
        self._metrics.note(call, status)
        if call.endswith(STREAM):
            return
        self._metrics.note_time(call, seconds)
        if seconds > SLOW:
            log.warning("slow", extra={"call": call, "status": status, "seconds": round(seconds, 3)})
        elif log.isEnabledFor(logging.DEBUG):
            log.debug("request", extra={"call": call, "status": status, "seconds": round(seconds, 6)})

    async def _show_figures(self, peer: str, headers: Headers, send: Send) -> None:
        if self._may_see_figures(peer, headers):
            body = self._metrics.text()
            kind = [(b"content-type", CONTENT_TYPE_LATEST.encode()), (b"content-length", str(len(body)).encode())]
            await send({"type": "http.response.start", "status": 200, "headers": kind})
            await send({"type": "http.response.body", "body": body})
        else:
            await respond(send, 404, encoder.encode(Problem("not-found", "there is no such page")))

    def _may_see_figures(self, peer: str, headers: Headers) -> bool:
        """Who knows the token; without one, this machine itself.

        Behind a proxy everybody seems to be this machine. A proxy that is trusted says for whom it asks; of one that
        was not named nothing is known, but people come by another name then.
        """
        if self._token:
            offered = values_of(b"authorization", headers)
            return len(offered) == 1 and hmac.compare_digest(offered[0].encode(), f"Bearer {self._token}".encode())
        host = (values_of(b"host", headers) or [""])[0]
        from_here = is_this_machine(peer) and (is_this_machine(host) or host.partition(":")[0] == "localhost")
        return from_here and not forwarded(headers) and (bool(self._proxies) or not self._public)
