"""Facts: a class that declares each of its facts once, by name, type and meaning; the rest follows from that.

    @facts
    class Position(State):
        turn: int
        castles: list[int]
        "By castle: the side that controls it."

The decorator gives such a class its slots, an `__init__` that takes the facts in this order, and, unless it is a `Box`,
which never changes, a `clone` that shares nothing that can change. It writes them as text. Interpreted, the text runs
when the class is made; before mypyc compiles, tools/expand.py puts it in the decorator's place. So both run the code
that one would have written by hand, and a new fact cannot be forgotten in one of five places.

The class is made anew: its methods cannot say `super()` without arguments. This module itself is never compiled.
"""

from __future__ import annotations

from types import UnionType
from typing import Any, Final, TypeVar, Union, dataclass_transform, get_args, get_origin, get_type_hints

from centans.core.game import Box
from centans.core.records import Record
from centans.core.steps import Agenda, State

T = TypeVar("T")
PLAIN: Final = (int, str, bool, float, type(None))
"""What never changes, so that copies may share it."""


@dataclass_transform()
def facts(kind: type[T]) -> type[T]:
    """Give a class what follows from the facts that it declares."""
    written = methods_of(kind)
    scope: dict[str, Any] = {"_Agenda": Agenda}
    made: dict[str, Any] = {}
    exec(f"from __future__ import annotations\n{written}", scope, made)
    if not issubclass(kind, Box):
        exec(field_by_field(kind), scope, made)
    made.pop("__annotations__", None)
    body = {name: value for name, value in vars(kind).items() if name not in ("__dict__", "__weakref__")}
    names = tuple(declarations_of(kind))
    for name in names:
        body.pop(name, None)
    again: Any = type(kind.__name__, kind.__bases__, {**body, **made, "__slots__": names})
    WRITTEN[f"{kind.__module__}.{kind.__qualname__}"] = written
    scope[kind.__name__] = again
    found: type[T] = again
    return found


WRITTEN: Final[dict[str, str]] = {}
"""By class: the methods that were written for it, as they would stand in its body. tools/expand.py reads them."""


def declarations_of(kind: type) -> dict[str, str]:
    """By fact: its type, as it is written."""
    annotations: dict[str, str] = vars(kind)["__annotations__"]
    return {name: text for name, text in annotations.items() if not text.startswith("ClassVar")}


def methods_of(kind: type) -> str:
    """The methods that follow from a class's declarations."""
    declared = declarations_of(kind)
    parameters = [f"{name}: {text}{default_of(kind, name)}" for name, text in declared.items()]
    lines = [f"self.{name} = {name}" for name in declared]
    if issubclass(kind, State):
        parameters.append("agenda: _Agenda[_Any] | None = None")
        lines = ["self.journal = None", "self.agenda = _Agenda() if agenda is None else agenda", *lines]
    written = written_method("__init__", ["self", *parameters], "None", lines)
    if issubclass(kind, Record):
        written = f"declared: ClassVar[tuple[str, ...]] = {tuple(declared)!r}\n\n{written}"
    return written if issubclass(kind, Box) else f"{written}\n{clone_of(kind)}"


def clone_of(kind: type) -> str:
    """A copy through the constructor: the quickest way when compiled."""
    copies = [*copies_of(kind).values()]
    return written_method("clone", ["self"], kind.__name__, [f"return {kind.__name__}({', '.join(copies)})"])


def field_by_field(kind: type) -> str:
    """The same copy without calling the constructor, which costs much for many facts when interpreted."""
    lines = [f"copied.{name} = {copy}" for name, copy in copies_of(kind).items()]
    if issubclass(kind, State):
        lines.append("copied.journal = None")
    blank = f"copied = {kind.__name__}.__new__({kind.__name__})"
    return written_method("clone", ["self"], f"'{kind.__name__}'", [blank, *lines, "return copied"])


def copies_of(kind: type) -> dict[str, str]:
    """By fact: an expression for a copy of it."""
    types = get_type_hints(kind)
    copies = {name: copy_of(f"self.{name}", types[name], f"{kind.__name__}.{name}") for name in declarations_of(kind)}
    return {**copies, "agenda": "self.agenda.clone()"} if issubclass(kind, State) else copies


def written_method(name: str, parameters: list[str], result: str, lines: list[str]) -> str:
    body = "".join([f"    {line}\n" for line in lines])
    return f"def {name}({', '.join(parameters)}) -> {result}:\n{body}"


def default_of(kind: type, name: str) -> str:
    """A declaration may give a value that is usual; it must be one that never changes."""
    if name not in vars(kind):
        return ""
    value = vars(kind)[name]
    if not isinstance(value, PLAIN):
        raise TypeError(f"{kind.__name__}.{name}: the usual value of a fact must be a number or a text, not {value!r}")
    return f" = {value!r}"


def copy_of(source: str, kind: Any, whose: str) -> str:
    """An expression for a copy of this value, or for itself if it can never change."""
    origin = get_origin(kind)
    if kind in PLAIN or origin is tuple or (isinstance(kind, type) and issubclass(kind, Box | tuple)):
        return source
    if origin is list:
        item = copy_of("item", get_args(kind)[0], whose)
        return f"{source}.copy()" if item == "item" else f"[{item} for item in {source}]"
    if origin in (Union, UnionType):
        inner = [part for part in get_args(kind) if part is not type(None)]
        copied = copy_of(source, inner[0], whose) if len(inner) == 1 else ""
        if copied:
            return source if copied == source else f"None if {source} is None else {copied}"
    if isinstance(kind, type) and hasattr(kind, "clone"):
        return f"{source}.clone()"
    raise TypeError(
        f"{whose}: a fact may be a number, a text, a tuple, a list of these, or something that can be cloned"
    )
