"""The guard at the door: who asks, from which site, how often; and the security headers of every answer."""

from __future__ import annotations

from centans.server.asgi import App, Message, Receive, Scope, Send, respond
from centans.server.limits import Buckets
from centans.server.messages import Problem
from centans.server.sessions import Sessions, cookie_value
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
RETRY = (b"retry-after", b"1")
API = ("/api", "/schema", "/health")
API_PATHS = tuple([f"{prefix}/" for prefix in API])


class Guard:
    """Lets the API and the page have only requests that are in order."""

    def __init__(self, api: App, page: App, sessions: Sessions, settings: Settings) -> None:
        self._api = api
        self._page = page
        self._sessions = sessions
        self._guests = Buckets(settings.guest_rate, settings.guest_burst)
        self._addresses = Buckets(settings.address_rate, settings.address_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._api(scope, receive, send)
            return

        async def send_guarded(event: Message) -> None:
            if event["type"] == "http.response.start":
                event["headers"] = [*event.get("headers", []), *SECURITY]
            await send(event)

        problem = self._examine(scope)
        if problem is not None:
            status, told = problem
            await respond(send_guarded, status, encoder.encode(told), *([RETRY] if status == 429 else []))
        elif is_api(scope["path"]):
            await self._api(scope, receive, send_guarded)
        else:
            await self._page(scope, receive, send_guarded)

    def _examine(self, scope: Scope) -> tuple[int, Problem] | None:
        """What is wrong with a request, if anything. Notes the guest in the scope."""
        origin = host = cookie = ""
        for name, value in scope["headers"]:
            if name == b"cookie":
                cookie = cookie or cookie_value(value.decode("latin-1"))
            elif name == b"origin":
                origin = value.decode("latin-1")
            elif name == b"host":
                host = value.decode("latin-1")
        guest = self._sessions.guest(cookie) if cookie else None
        scope["user"] = guest
        address = scope["client"][0] if scope.get("client") else ""
        if not self._addresses.take(address) or (guest is not None and not self._guests.take(guest)):
            return 429, Problem("too-often", "too many requests in a short time; wait a moment")
        if scope["method"] in SAFE:
            return None
        if not host or origin.partition("://")[2] != host:
            return 403, Problem("wrong-origin", "this request does not come from this server's own page")
        if guest is None:
            return 401, Problem("no-session", "there is no session yet: ask for /api/me first")
        return None


def is_api(path: str) -> bool:
    return path.startswith(API_PATHS) or path in API
