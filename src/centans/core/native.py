"""Marks a class for mypyc: interpreted code may extend it even when it is compiled, or nothing in it leads back to it.

`mypy_extensions` is present wherever mypyc is; without it the mark means nothing and costs nothing.
"""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def mypyc_attr(*flags: str, **settings: object) -> Callable[[T], T]:  # noqa: ARG001
    """Stand in for `mypy_extensions.mypyc_attr` where that package is not installed."""
    return lambda marked: marked
