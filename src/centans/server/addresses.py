"""Where a request comes from: the visitor's own address, also behind trusted proxies, and who shares a limit."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from centans.core.errors import CentansError

Address = IPv4Address | IPv6Address
Headers = Sequence[tuple[bytes, bytes]]

HOUSEHOLD = 64
"""Whoever has one IPv6 address has all that begin with the same so many bits."""
LONGEST = 64
"""Characters of an address that are looked at: with its zone or port, no address is longer."""
X_FORWARDED_FOR = "x-forwarded-for"
FORWARDED = "forwarded"
PAIR = re.compile(r'(for|proto)=(?:"([^"]*)"|([^;,\s"]*))', re.I)
SCHEMES = frozenset({"http", "https"})


class BadProxy(CentansError):
    """What was named as a proxy is no address."""


def read_address(text: str) -> Address | None:
    """The address in a text such as "192.0.2.1:4711" or "[2001:db8::1%eth0]:80"; None if there is none.

    What is longer is not remembered: it may be a header of whoever likes, and fill the memory.
    """
    return None if len(text) > LONGEST else address_in(text)


@lru_cache(maxsize=10_000)
def address_in(text: str) -> Address | None:
    bare = text.partition("]")[0][1:] if text.startswith("[") else text
    if bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        found = ip_address(bare.partition("%")[0])
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


@lru_cache(maxsize=10_000)
def household(text: str) -> str:
    """Who shares a limit: an IPv4 address stands for itself, an IPv6 address for its whole network."""
    address = read_address(text)
    if address is None:
        return text[:LONGEST]
    if isinstance(address, IPv6Address):
        return str(ip_network((address, HOUSEHOLD), strict=False))
    return str(address)


def is_this_machine(text: str) -> bool:
    address = read_address(text)
    return address is not None and address.is_loopback


class Proxies:
    """The proxies whose word is taken for whom they speak: addresses and networks, by commas; all others speak for
    themselves.

    Each proxy adds the address that it was called from at the end of a header. So the last one that is no proxy of
    ours is the visitor; what stands before it is only his word. `header` is the one that our proxies write: another
    may come from the visitor.
    """

    def __init__(self, named: str = "", header: str = X_FORWARDED_FOR) -> None:
        try:
            self._networks = [ip_network(one.strip(), strict=False) for one in named.split(",") if one.strip()]
        except ValueError as problem:
            raise BadProxy(f"a proxy is named by an address such as 127.0.0.1 or 10.0.0.0/8: {problem}") from problem
        if header not in (X_FORWARDED_FOR, FORWARDED):
            raise BadProxy(f"a proxy tells by the header {X_FORWARDED_FOR} or {FORWARDED}, not by '{header}'")
        self._header = header.encode()
        self._read_hops = hops_of_forwarded if header == FORWARDED else hops_of_list

    def __bool__(self) -> bool:
        return bool(self._networks)

    def trust(self, text: str) -> bool:
        address = read_address(text)
        return address is not None and any(address in network for network in self._networks)

    def visitor(self, peer: str, headers: Headers) -> str:
        """Who asks, if that peer hands over a request with those headers."""
        if not self._networks or not self.trust(peer):
            return peer
        for hop in reversed(list(self._read_hops(values_of(self._header, headers)))):
            if read_address(hop) is None:
                break
            peer = hop
            if not self.trust(hop):
                break
        return peer

    def scheme(self, peer: str, headers: Headers, own: str) -> str:
        """How the visitor reached the first of our proxies: by http or https."""
        if not self._networks or not self.trust(peer):
            return own
        if self._header == FORWARDED.encode():
            told = list(pairs("proto", values_of(self._header, headers)))
        else:
            told = [one for value in values_of(b"x-forwarded-proto", headers) for one in value.split(",")]
        last = told[-1].strip().lower() if told else own
        return last if last in SCHEMES else own


def values_of(name: bytes, headers: Headers) -> list[str]:
    return [value.decode("latin-1") for key, value in headers if key == name]


def hops_of_list(values: Iterable[str]) -> Iterator[str]:
    for value in values:
        yield from [one.strip() for one in value.split(",")]


def hops_of_forwarded(values: Iterable[str]) -> Iterator[str]:
    return pairs("for", values)


def pairs(wanted: str, values: Iterable[str]) -> Iterator[str]:
    """What a Forwarded header (RFC 7239) says under that name, hop by hop.

    Each hop stands for itself, between commas: a quotation mark that the visitor left open takes in nothing of what a
    proxy has added.
    """
    for value in values:
        for hop in value.split(","):
            for name, quoted, plain in PAIR.findall(hop):
                if name.lower() == wanted:
                    yield quoted or plain


def forwarded(headers: Headers) -> bool:
    """Whether a request says that it was handed on by somebody."""
    return any(name in (b"x-forwarded-for", b"forwarded", b"via") for name, _ in headers)
