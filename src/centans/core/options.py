"""Options: everything a player may ever choose in a game, each made once, with a number and a notation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from centans.core.errors import Unreadable

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from centans.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One choice, for example `castle 3`. Two options are the same only if they are the same object.

    `kind` and `params` name it for the texts; the notation is the kind followed by the parameters.
    `id` is its place in the catalogue, stable for a rules revision: learning environments use it.
    """

    __slots__ = ("id", "kind", "notation", "params")

    def __init__(self, kind: str, **params: int | str) -> None:
        self.id = -1
        self.kind = kind
        self.params: dict[str, int | str] = params
        self.notation = " ".join([kind, *[str(value) for value in params.values()]])

    def __repr__(self) -> str:
        return f"<{self.notation}>"


RECONSIDER: Final = Option("reconsider")
"""Take back a secret simultaneous choice that is not revealed yet; part of every catalogue, as number 0."""


class Catalogue:
    """All options of a game in a fixed order: `catalogue["castle 3"]`, `catalogue.at(7)`, iteration, `in`."""

    __slots__ = ("_by_notation", "options")

    def __init__(self, options: Sequence[Option]) -> None:
        self.options: tuple[Option, ...] = (RECONSIDER, *options)
        self._by_notation: dict[str, Option] = {}
        for number, option in enumerate(self.options):
            if option.notation in self._by_notation:
                raise ValueError(f"two options are written '{option.notation}'; a notation must be unique")
            option.id = number
            self._by_notation[option.notation] = option

    def __getitem__(self, notation: str) -> Option:
        found = self._by_notation.get(notation)
        if found is None:
            raise Unreadable(f"'{notation}' is not a choice of this game")
        return found

    def at(self, number: int) -> Option:
        return self.options[number]

    def __contains__(self, option: object) -> bool:
        return isinstance(option, Option) and self._by_notation.get(option.notation) is option

    def __iter__(self) -> Iterator[Option]:
        return iter(self.options)

    def __len__(self) -> int:
        return len(self.options)
