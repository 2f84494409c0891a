"""The guard at the door: who asks, from which site, how often; and the security headers of every answer."""

from __future__ import annotations

import logging
import re
import socket
from functools import lru_cache
from ipaddress import ip_address

from centans.server.addresses import Proxies, forwarded, household
from centans.server.asgi import App, Message, Receive, Scope, Send, respond
from centans.server.limits import Buckets
from centans.server.messages.problems import Problem
from centans.server.sessions import Sessions, cookie_values
from centans.server.settings import Settings
from centans.server.streams import encoder

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SECURITY = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
PRIVATE = [*SECURITY, (b"cache-control", b"no-store")]
"""For what the API answers: it is meant for whoever asked, and true for a moment. Nobody on the way shall keep it."""
RETRY = (b"retry-after", b"1")
API = ("/api", "/schema", "/health")
API_PATHS = tuple([f"{prefix}/" for prefix in API])
HOST = re.compile(r"(?:\[(?P<number>[0-9a-f:.]+)\]|(?P<name>[^:\[\]]+))(?::(?P<port>[0-9]{0,5}))?")
LAST_PORT = 65535

FILES = "/api/tables/import"
"""Match files are sent here as text."""


log = logging.getLogger("centans.server")


class OwnAddress:
    """How the server may be called. Another site can give its own name our address, but not ours to itself.

    Without a name that was set these are the numbers of its addresses, and what the machine calls itself.
    """

    def __init__(self, address: str) -> None:
        self._address = address
        machine = socket.gethostname().lower()
        self.is_called = lru_cache(maxsize=64)(self._is_called)
        """Whether it is called so: people come by few names, and ask often."""
        self._names = {"localhost", machine, f"{machine}.local", name_in(address.partition("://")[2])} - {""}

    def _is_called(self, host: str) -> bool:
        name = name_in(host)
        return name in self._names or is_number(name)

    def is_page(self, origin: str, scheme: str, host: str) -> bool:
        """Whether the origin is our own page: at the address that was set, or at that of the request itself."""
        return bool(host) and origin in (self._address or f"{scheme}://{host}", f"{scheme}://{host}")


def name_in(host: str) -> str:
    """A Host without its port: "[::1]:8000" gives "::1"; nothing if it is no name with at most a port behind it."""
    found = HOST.fullmatch(host)
    if found is None or int(found["port"] or 0) > LAST_PORT:
        return ""
    return found["number"] or found["name"]


def is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class Guard:
    """Lets the API and the page have only requests that are in order."""

    def __init__(self, api: App, page: App, sessions: Sessions, settings: Settings) -> None:
        self._api = api
        self._page = page
        self._sessions = sessions
        self._own = OwnAddress(settings.address)
        self._guests = Buckets(settings.guest_rate, settings.guest_burst)
        self._addresses = Buckets(settings.address_rate, settings.address_burst)
        self._strangers = Buckets(settings.stranger_rate, settings.stranger_burst)
        self._proxies = Proxies(settings.proxies, settings.proxy_header)
        self._warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._api(scope, receive, send)
            return

        headers = PRIVATE if is_api(scope["path"]) else SECURITY

        async def send_guarded(event: Message) -> None:
            if event["type"] == "http.response.start":
                event["headers"] = [*event.get("headers", []), *headers]
            await send(event)

        problem = self._examine(scope)
        if problem is not None:
            status, told = problem
            await respond(send_guarded, status, encoder.encode(told), *([RETRY] if status == 429 else []))
        elif is_api(scope["path"]):
            await self._api(scope, receive, send_guarded)
        else:
            await self._page(scope, receive, send_guarded)

    def _find_visitor(self, scope: Scope) -> None:
        """Note in the scope who asks, not the proxy that asks for him."""
        peer = scope["client"][0] if scope.get("client") else ""
        headers = scope["headers"]
        if not self._proxies and not self._warned and forwarded(headers):
            self._warned = True
            log.warning("proxy-not-trusted", extra={"peer": peer, "hint": "name it by CENTANS_PROXY if it is yours"})
        scope["client"] = (self._proxies.visitor(peer, headers), 0)
        scope["scheme"] = self._proxies.scheme(peer, headers, scope["scheme"])

    def _may_ask(self, guest: str | None, address: str) -> bool:
        """A guest who asks too often uses up nothing of what his neighbours have."""
        if guest is None:
            return self._strangers.take(address)
        return self._guests.take(guest) and self._addresses.take(address)

    def _examine(self, scope: Scope) -> tuple[int, Problem] | None:
        """What is wrong with a request, if anything. Notes the guest in the scope."""
        origin = host = kind = ""
        cookies: list[str] = []
        for name, value in scope["headers"]:
            if name == b"cookie":
                cookies += cookie_values(value.decode("latin-1"))
            elif name == b"origin":
                origin = value.decode("latin-1").lower()
            elif name == b"host":
                host = value.decode("latin-1").lower()
            elif name == b"content-type":
                kind = value.decode("latin-1").partition(";")[0].strip().lower()
        guest = self._sessions.guest_of(cookies)
        scope["user"] = guest
        self._find_visitor(scope)
        if not self._may_ask(guest, household(scope["client"][0])):
            return 429, Problem("too-often", "too many requests in a short time; wait a moment")
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            return 400, Problem("unreadable-request", "there is a NUL in the address")
        if host and not self._own.is_called(host):
            return 421, Problem("wrong-host", f"this server is not known as {host!a}: CENTANS_ADDRESS says its name")
        if scope["method"] in SAFE:
            return None
        if not self._own.is_page(origin, scope["scheme"], host):
            return 403, Problem("wrong-origin", "this request does not come from this server's own page")
        if guest is None:
            return 401, Problem("no-session", "there is no session yet: ask for /api/me first")
        if scope["method"] in ("POST", "PUT") and scope["path"] != FILES and kind != "application/json":
            return 415, Problem("no-json", "what is sent here is application/json")
        return None


def is_api(path: str) -> bool:
    return path.startswith(API_PATHS) or path in API
