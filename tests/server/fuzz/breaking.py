"""Ways to break a request, each in one place: what a broken program, a broken line or a bad mind might send."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from copy import deepcopy
from typing import Any

from tests.server.fuzz.calls import Call

Breaker = Callable[[Call, random.Random], bytes]

DEEP = 15_000
ODD_TEXTS = [
    "",
    "\0",
    "a\0b",
    "\ud800",
    "\u202e\u2066",
    "\x1b]0;x\x07",
    "é" * 41,
    "x" * 5000,
    "\U0001f3f0" * 30,
    "e\u0301" * 40,
    "\uffff",
    "../../etc/passwd",
    "%00",
    "{}",
    "null",
    "' OR 1=1 --",
    "NaN",
    "1e999",
    "-1",
    "9" * 5000,
    "¼",
    "٣",
    "²",
    " 1",
    "1_000",
    "0x10",
]
ODD_NUMBERS = [-1, 8, 2**31, 2**63, 2**64, -(2**63) - 1, 10**400, 0.5, 1e300, -0.0, float("nan"), float("inf")]
ODD_VALUES: list[Any] = [*ODD_TEXTS, *ODD_NUMBERS, None, True, [], {}, [[]], {"": ""}, ["x"] * 100]
ODD_SEGMENTS = [
    "",
    ".",
    "..",
    "%2e%2e",
    "%00",
    "a%00b",
    "%ff%fe",
    "%",
    "%zz",
    "%25",
    "%0d%0a",
    "x" * 41,
    "x" * 300,
    "x" * 20_000,
    "9" * 5000,
    "-1",
    "1e3",
    "%C2%B2",
    "%ed%a0%80",
    "a;b",
    "a:b",
    "\xe9",
    "*",
    "import",
]
ODD_HEADERS = [
    (b"Host", b""),
    (b"Host", b"[::1"),
    (b"Host", b"evil.example"),
    (b"Host", b"\xff"),
    (b"Origin", b"null"),
    (b"Origin", b"\xff\xfe"),
    (b"Cookie", b"centans="),
    (b"Cookie", b"centans=\xff.\xff"),
    (b"Cookie", b"centans=" + b"." * 4000),
    (b"Cookie", b";;=;centans"),
    (b"Content-Type", b""),
    (b"Content-Type", b"application/json; charset=\xff"),
    (b"Content-Type", b"application/json; charset=utf-16"),
    (b"Content-Type", b"multipart/form-data"),
    (b"Content-Type", b"multipart/form-data; boundary=\0"),
    (b"Content-Type", b";"),
    (b"Content-Encoding", b"gzip"),
    (b"Accept", b"\xff"),
    (b"Accept", b"application/json;q=nan"),
    (b"Accept-Encoding", b"gzip;q=\xff"),
    (b"Accept-Language", b"fr;q=nan, en;q=inf"),
    (b"Accept-Language", b"fr;q=" + b"9" * 5000),
    (b"Accept-Language", b"," * 5000),
    (b"Last-Event-ID", b"9" * 5000 + b".0.0"),
    (b"Last-Event-ID", b"\xff.\xff.\xff"),
    (b"Last-Event-ID", b"999999999.999999999.999999999"),
    (b"Last-Event-ID", b"-1.-1.-1"),
    (b"Last-Event-ID", "٣.٣.٣".encode()),
    (b"If-None-Match", b"\xff*"),
    (b"Expect", b"100-continue"),
    (b"Expect", b"\xff"),
    (b"Upgrade", b"websocket"),
    (b"Upgrade", b"h2c"),
    (b"Connection", b"upgrade"),
    (b"X-Forwarded-For", b"\xff, 1, "),
    (b"X-Forwarded-For", b"," * 3000),
    (b"X-Forwarded-Proto", b"ftp\xff"),
    (b"Transfer-Encoding", b"chunked"),
    (b"Transfer-Encoding", b"gzip, chunked"),
    (b"Transfer-Encoding", b"identity"),
    (b"Transfer-Encoding", b"xchunked"),
    (b"Range", b"bytes=0-,-1"),
    (b"X", b"x" * 70_000),
    (b"X", b"\0"),
    (b"X", b"a\r\n b"),
    (b"X", b"a\nb: c"),
    (b"", b"x"),
    (b"a b", b"x"),
    (b"\xff", b"x"),
]
ODD_LENGTHS = [b"-1", b"+3", b"0x3", b"3, 4", b"", b"\xff", b"18446744073709551616", b"9" * 400, b"1e3", b"3 3"]
ODD_METHODS = [
    "get",
    "TRACE",
    "CONNECT",
    "OPTIONS",
    "HEAD",
    "PATCH",
    "DELETE",
    "PURGE",
    "M-SEARCH",
    "X" * 300,
    "",
    "G\0T",
]
ODD_VERSIONS = ["HTTP/1.0", "HTTP/9.9", "HTTP/2.0", "HTTP/0.9", "HTTP/", "", "http/1.1", "HTTP/1.1 x", "ICY/1.0"]
ODD_TARGETS = [
    b"*",
    b"",
    b"//",
    b"http://evil.example/api/me",
    b"/\xff",
    b"/ x",
    b"?",
    b"#",
    b"/api/me#x",
    b"evil:80",
    b"/\0",
]
ODD_CHUNKS = [
    b"-1",
    b"x",
    b"",
    b"ffffffffffffffff",
    b"1ffffffffffffffff",
    b"5;" + b"x" * 20_000,
    b"05 ",
    b"0" * 5000 + b"5",
]


def leave_whole(call: Call, _chance: random.Random) -> bytes:
    return call.wire()


# -- the body ----------------------------------------------------------------------------------------------------


def break_a_value(call: Call, chance: random.Random) -> bytes:
    """A value that nobody could mean, anywhere in the JSON."""
    call.body = deepcopy(call.body) if call.body and isinstance(call.body, dict) else {"name": "Anne"}
    holder, key = chance.choice(places(call.body))
    holder[key] = chance.choice(ODD_VALUES)
    return call.wire()


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every place in it: what holds it, and where."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else []
    return [place for key in keys for place in [(value, key), *places(value[key])]]


def break_a_name(call: Call, chance: random.Random) -> bytes:
    """A field too many, too few, twice, or under another name; also among settings and figures."""
    call.body = deepcopy(call.body) if isinstance(call.body, dict) else {}
    holders = [call.body, *[holder[key] for holder, key in places(call.body) if isinstance(holder[key], dict)]]
    holder = chance.choice(holders)
    key = chance.choice(list(holder)) if holder and chance.random() < 0.7 else ""
    value = holder.pop(key, "x")
    if chance.random() < 0.7:
        holder[chance.choice(ODD_TEXTS)] = value
    content = call.content()
    if chance.random() < 0.2:
        content = content.replace(b"{", content[:-1] + b", ", 1)
    call.body = content
    return call.wire()


def break_the_depth(call: Call, chance: random.Random) -> bytes:
    """As deep as no program goes, in any place of the JSON."""
    opening, closing = chance.choice([(b"[", b"]"), (b'{"a":', b"}")])
    deep = opening * DEEP + (b"1" + closing * DEEP if chance.random() < 0.5 else b"")
    content = call.content() or b"{}"
    at = chance.choice([0, len(content), *[place + 1 for place, sign in enumerate(content) if sign in b":,["]])
    call.body = (content[:at] + deep + content[at:])[:32_000]
    return call.wire()


def break_the_letters(call: Call, chance: random.Random) -> bytes:
    """Bytes that are no letters, or letters in another code."""
    content = call.content() or b'{"name": "Anne"}'
    text = content.decode("utf-8", "replace")
    bad = chance.choice(
        [b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\0", b"\\u0000", b"\\ud800", b"\xf5\x80\x80\x80", b"\r"]
    )
    at = chance.randrange(len(content) + 1)
    call.body = chance.choice(
        [
            content[:at] + bad + content[at:],
            text.encode("utf-16"),
            b"\xef\xbb\xbf" + content,
            text.encode("utf-32-be"),
            text.encode("cp500", "replace"),
        ]
    )
    return call.wire()


def break_the_bytes(call: Call, chance: random.Random) -> bytes:
    """Some bytes of the body are others, doubled, or missing."""
    content = bytearray(call.content() or b"{}")
    for _ in range(chance.randint(1, 6)):
        at = chance.randrange(len(content) or 1)
        piece = content[at : at + chance.randint(1, 20)]
        content[at : at + len(piece)] = chance.choice([chance.randbytes(1), b"", piece * 2, b"9" * 25, b"-", b"."])
    call.body = bytes(content)
    return call.wire()


def break_a_line(call: Call, chance: random.Random) -> bytes:
    """A match file whose lines are others, doubled, missing or mixed."""
    lines = call.content().split(b"\n")
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(lines))
        words = lines[at].split(b" ")
        words[chance.randrange(len(words))] = chance.choice(ODD_TEXTS).encode("utf-8", "replace")
        other = lines[chance.randrange(len(lines))]
        lines[at : at + 1] = chance.choice([[], [lines[at]] * 2, [other], [b" ".join(words)], [b" ".join(words)]])
    call.body = b"\n".join(lines)
    return call.wire()


def make_it_long(call: Call, chance: random.Random) -> bytes:
    """A body about as long as is taken, or longer."""
    text = "x" * chance.choice([500, 501, 32_700, 33_000, 100_000, 1_048_000, 1_100_000])
    call.body = {"text": text, "name": text} if chance.random() < 0.8 else text.encode()
    return call.wire()


# -- the address and the head ------------------------------------------------------------------------------------


def break_the_path(call: Call, chance: random.Random) -> bytes:
    at = chance.randrange(len(call.path))
    odd = [chance.choice(ODD_SEGMENTS)]
    call.path[at : at + 1] = chance.choice([odd, odd, odd * 2, [], [call.path[at], *odd], odd * 300])
    return call.wire()


def break_the_query(call: Call, chance: random.Random) -> bytes:
    names = [name for name, _ in call.query] + ["seat", "at", "from", "show", "before", "invitation", "option"]
    odd = chance.choice(ODD_TEXTS).encode("utf-8", "surrogatepass").decode("latin-1")
    name = chance.choice(names)
    call.query = [pair for pair in call.query if pair[0] != name or chance.random() < 0.2] + [(name, odd)]
    if chance.random() < 0.2:
        call.query *= 200
    wire = call.wire()
    return (
        wire.replace(b"?", chance.choice([b"?&&=&", b"??", b"?%", b"?%ff=%00&", b"?\xff&"]), 1)
        if chance.random() < 0.2
        else wire
    )


def break_a_header(call: Call, chance: random.Random) -> bytes:
    """A header that is odd, instead of the right one or beside it."""
    name, value = chance.choice(ODD_HEADERS)
    if chance.random() < 0.6:
        call.headers = [one for one in call.headers if one[0].lower() != name.lower()]
    call.headers.insert(chance.randint(0, len(call.headers)), (name, value))
    return call.wire()


def lose_a_header(call: Call, chance: random.Random) -> bytes:
    del call.headers[chance.randrange(len(call.headers))]
    return call.wire()


def add_many_headers(call: Call, chance: random.Random) -> bytes:
    call.headers += [chance.choice([(b"X", b"x"), *call.headers])] * chance.choice([2, 100, 3000])
    return call.wire()


def break_the_first_line(call: Call, chance: random.Random) -> bytes:
    kind = chance.randrange(3)
    if kind == 0:
        call.method = chance.choice(ODD_METHODS)
    elif kind == 1:
        call.version = chance.choice(ODD_VERSIONS)
    else:
        return call.wire().replace(call.target().encode("latin-1"), chance.choice(ODD_TARGETS), 1)
    return call.wire()


# -- how it travels ----------------------------------------------------------------------------------------------


def break_the_length(call: Call, chance: random.Random) -> bytes:
    content = call.content()
    right = len(content)
    near = [str(max(0, right + more)).encode() for more in (-1, 1, 100, 10**9)]
    length = chance.choice([*near, *ODD_LENGTHS])
    lengths = [length, str(right).encode()] if chance.random() < 0.2 else [length]
    return call.head([*call.headers, *[(b"Content-Length", one) for one in lengths]]) + content


def send_in_chunks(call: Call, chance: random.Random) -> bytes:
    """Chunks as they should be, or not."""
    content = call.content()
    cuts = sorted(chance.randrange(len(content) + 1) for _ in range(3))
    pieces = [content[start:end] for start, end in zip([0, *cuts], [*cuts, len(content)], strict=True)]
    chunks = [b"%x\r\n%b\r\n" % (len(piece), piece) for piece in pieces if piece]
    if chance.random() < 0.5:
        chunks.insert(chance.randint(0, len(chunks)), chance.choice(ODD_CHUNKS) + b"\r\nxxxxx\r\n")
    end = chance.choice([b"0\r\n\r\n", b"0\r\n\r\n", b"0\r\nX: y\r\n\r\n", b"0\r\n", b"", b"0\r\n\r\n0\r\n\r\n"])
    both = [(b"Content-Length", b"3")] if chance.random() < 0.2 else []
    return call.head([*call.headers, (b"Transfer-Encoding", b"chunked"), *both]) + b"".join(chunks) + end


def cut_it_off(call: Call, chance: random.Random) -> bytes:
    wire = call.wire()
    return wire[: chance.randrange(len(wire))]


def break_anything(call: Call, chance: random.Random) -> bytes:
    wire = bytearray(call.wire())
    for _ in range(chance.randint(1, 8)):
        at = chance.randrange(len(wire))
        wire[at : at + 1] = chance.choice([chance.randbytes(1), b"", b"\r\n", b"\0", b"\n", b" ", b":"])
    return bytes(wire)


def send_two(call: Call, chance: random.Random) -> bytes:
    """Another request at once behind it, whole or not, or something before it."""
    wire = call.wire()
    call.headers = [one for one in call.headers if one[0] != b"Connection"]
    open_wire = call.wire()
    return chance.choice(
        [open_wire + wire, open_wire * 20 + wire, b"\r\n\r\n" + wire, open_wire + wire[:40], b"\x16\x03\x01" + wire]
    )


BREAKERS: dict[str, list[Breaker]] = {
    "json": [break_a_value, break_a_value, break_a_value, break_a_name, break_a_name, break_the_depth],
    "body": [break_the_letters, break_the_bytes, make_it_long],
    "file": [break_a_line, break_a_line, break_a_line, break_the_bytes, break_the_letters],
    "head": [break_the_path, break_the_query, break_a_header, break_a_header, lose_a_header, add_many_headers],
    "travel": [break_the_first_line, break_the_length, send_in_chunks, cut_it_off, break_anything, send_two],
}


def broken(call: Call, chance: random.Random) -> tuple[str, bytes]:
    """How the request is broken, and what travels then."""
    kinds = ["head", "travel"]
    if isinstance(call.body, dict):
        kinds += ["json", "json", "body"]
    if isinstance(call.body, bytes):
        kinds += ["file", "file", "file"]
    breaker = leave_whole if chance.random() < 0.1 else chance.choice(BREAKERS[chance.choice(kinds)])
    return breaker.__name__, breaker(call, chance)


def describe(wire: bytes) -> str:
    """Enough of it to recognise it."""
    return json.dumps(wire[:300].decode("latin-1"))
