"""Records: facts that belong together inside a state."""

from __future__ import annotations

from typing import Any, ClassVar, Self

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from centans.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """Facts that belong together inside a state: a combat, a promise. Copied with it, equal if all its facts are.

    A digest reads it as the row of its numbers in the order of declaration.
    """

    __slots__ = ()

    declared: ClassVar[tuple[str, ...]] = ()
    """The names of the facts, in their order."""

    def clone(self) -> Self:
        raise NotImplementedError(f"{type(self).__name__} declares no facts: mark it with @facts")

    def row(self) -> list[Any]:
        """The values, in the order of declaration."""
        return [getattr(self, name) for name in self.declared]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and type(self) is type(other) and self.row() == other.row()

    def __hash__(self) -> int:
        raise TypeError(f"a {type(self).__name__} can change, so it cannot be hashed")

    def __repr__(self) -> str:
        values = ", ".join([f"{name}={getattr(self, name)!r}" for name in self.declared])
        return f"{type(self).__name__}({values})"
