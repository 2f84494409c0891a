"""Writes the page's TypeScript types from the server's messages and from each game's view. `--check` fails on drift.

python tools/typescript.py           write web/src/lib/generated/api.ts and web/src/games/<game>/view.ts
python tools/typescript.py --check   write nothing; say what is out of date
"""

from __future__ import annotations

import dataclasses
import inspect
import sys
import types
import typing
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import msgspec

from centans import shelf
from centans.server import messages

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web" / "src"
HEADER = "// Written by tools/typescript.py from {source}. Do not edit.\n"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}


def all_files() -> dict[Path, str]:
    """Every generated file with what should stand in it."""
    files = {WEB / "lib" / "generated" / "api.ts": messages_file()}
    for game_id in shelf.titles():
        kind = shelf.game_class(game_id)
        if kind.__module__.startswith("centans.games."):
            files[WEB / "games" / game_id / "view.ts"] = view_file(kind)
    return files


def messages_file() -> str:
    modules = [import_module(f"{messages.__name__}.{one.name}") for one in iter_modules(messages.__path__)]
    structs = [
        value
        for module in modules
        for value in vars(module).values()
        if inspect.isclass(value) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
    ]
    return HEADER.format(source="src/centans/server/messages") + "".join(map(interface, structs))


def view_file(kind: type[Any]) -> str:
    view = typing.get_type_hints(kind.view)["return"]
    source = f"src/{view.__module__.replace('.', '/')}.py"
    return HEADER.format(source=source) + "".join(map(interface, reachable(view, [])))


def reachable(kind: Any, seen: list[type]) -> list[type]:
    """The dataclasses that a view is made of, parts before wholes."""
    for part in parts(kind):
        if dataclasses.is_dataclass(part) and part not in seen:
            reachable(part, seen)
    if dataclasses.is_dataclass(kind) and isinstance(kind, type) and kind not in seen:
        seen.append(kind)
    return seen


def parts(kind: Any) -> Iterator[Any]:
    """Every type named in the fields of a dataclass, however deep in lists and unions."""
    hints = (
        list(typing.get_type_hints(kind).values()) if dataclasses.is_dataclass(kind) else list(typing.get_args(kind))
    )
    for hint in hints:
        yield hint
        if not dataclasses.is_dataclass(hint):
            yield from parts(hint)


def interface(kind: type) -> str:
    summary = " ".join((kind.__doc__ or "").split())
    about = f"/** {summary} */\n" if summary and not summary.startswith(f"{kind.__name__}(") else ""
    lines = [f"  {name}{mark}: {said};" for name, mark, said in fields(kind)]
    return f"\n{about}export interface {kind.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def fields(kind: type) -> Iterator[tuple[str, str, str]]:
    """Each field's name, a question mark if it may be left out, and its type."""
    hints = typing.get_type_hints(kind, include_extras=True)
    if dataclasses.is_dataclass(kind):
        for field in dataclasses.fields(kind):
            yield field.name, "", written(hints[field.name])
        return
    config = kind.__struct_config__  # type: ignore[attr-defined]
    incoming = config.forbid_unknown_fields or config.omit_defaults
    for one in msgspec.structs.fields(kind):
        yield one.encode_name, "?" if incoming and not one.required else "", written(hints[one.name])


def written(hint: Any) -> str:
    """A type in TypeScript."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        return written(args[0])
    if hint in PLAIN:
        return PLAIN[hint]
    if origin is typing.Literal:
        return " | ".join(f'"{value}"' for value in args)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(dict.fromkeys(written(arg) for arg in args))
    if origin is list:
        inner = written(args[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{written(args[0])}, {written(args[1])}>"
    if inspect.isclass(hint):
        return hint.__name__
    raise TypeError(f"tools/typescript.py cannot write {hint} in TypeScript yet")


def main() -> None:
    files = all_files()
    stale = [path for path, text in files.items() if not path.exists() or path.read_text("utf-8") != text]
    names = ", ".join(str(path.relative_to(ROOT)) for path in stale)
    if "--check" in sys.argv[1:]:
        if stale:
            sys.exit(f"Out of date: {names}. Write them anew with `python tools/typescript.py`.")
        return
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files[path], "utf-8")
    print(f"Written: {names}." if stale else "All types are up to date.")


if __name__ == "__main__":
    main()
