"""Reading what is sent: a body or a path that nobody could mean is refused before anything is done with it."""

from __future__ import annotations

import re
from typing import Any

from litestar import Request
from litestar.exceptions import SerializationException

NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
"""In JSON: the character that no database need store. An escaped backslash before u0000 is not one."""


def must_have_no_nul(body: bytes) -> None:
    if b"u0000" in body and NUL.search(body):
        raise SerializationException("there is a NUL in it")


class CarefulRequest(Request[Any, Any, Any]):
    """A request whose JSON is either read or refused, however deep or broken it is."""

    async def json(self) -> Any:
        must_have_no_nul(await self.body())
        try:
            return await super().json()
        except RecursionError as problem:
            raise SerializationException("it is too deep") from problem
        except UnicodeDecodeError as problem:
            raise SerializationException("it is not UTF-8") from problem
