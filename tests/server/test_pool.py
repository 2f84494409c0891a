"""The processes in which bots think: called off when nobody wants to know, and started anew from compiled rules."""

from __future__ import annotations

import asyncio
import shutil
import threading
from pathlib import Path

import pytest

import centans
from centans import compiled
from centans.server.line import Whose
from centans.server.thinking.pool import PLACES, Thinkers, has_our_sources
from tests.server.kit import Visitor, eventually, roomy, running
from tests.server.own_bots import niceness, until_called_off, where

ANNE = Whose("127.0.0.1", "anne")


def test_a_thought_that_is_called_off_frees_its_process() -> None:
    async def call_off() -> str:
        thinkers = Thinkers(1, 10, None)
        vain = asyncio.create_task(thinkers.run(until_called_off, None, ANNE))
        await asyncio.sleep(0.3)
        vain.cancel()
        with pytest.raises(asyncio.CancelledError):
            await vain
        found = await thinkers.run(where, None, ANNE)
        assert len(thinkers._free) == PLACES
        assert not any(thinkers._called_off)
        await thinkers.close()
        return found

    assert asyncio.run(call_off()) == centans.__file__


def test_thinking_is_as_nice_to_others_as_the_server_is_told() -> None:
    async def think() -> int:
        thinkers = Thinkers(1, 3, None)
        found = await thinkers.run(niceness, None, ANNE)
        await thinkers.close()
        return found

    assert asyncio.run(think()) == niceness(None) + 3


def test_processes_are_started_anew_from_the_compiled_rules_when_they_are_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = Path(centans.__file__).parent
    shutil.copytree(folder, tmp_path / "centans", ignore=shutil.ignore_patterns("page", "__pycache__"))
    ready = [compiled.SOURCE, compiled.STALE, compiled.COMPILED]
    monkeypatch.setattr(compiled, "examine", lambda _package: ready.pop(0))
    monkeypatch.setattr("centans.server.thinking.pool.LOOK", 0)

    async def change_over() -> tuple[str, str]:
        thinkers = Thinkers(2, 10, tmp_path)
        before = await thinkers.run(where, None, ANNE)
        await thinkers.speed_up()
        assert len(thinkers.pool()._processes) == 2, "none is started later, from elsewhere"
        after = await thinkers.run(where, None, ANNE)
        await thinkers.close()
        return before, after

    assert asyncio.run(change_over()) == (centans.__file__, str(tmp_path / "centans" / "__init__.py"))


@pytest.mark.parametrize(("status", "waits"), [(compiled.SOURCE, True), (compiled.COMPILED, False)])
def test_who_thinks_with_compiled_rules_already_waits_for_no_faster_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, status: str, waits: bool
) -> None:
    waited = threading.Event()

    async def speed_up(_thinkers: Thinkers) -> None:
        waited.set()

    monkeypatch.setattr(Thinkers, "speed_up", speed_up)
    monkeypatch.setattr(compiled, "status", lambda: status)
    settings = roomy(tmp_path)
    settings.fast = str(tmp_path / "faster")
    with running(settings):
        pass
    assert waited.is_set() is waits


def test_a_copy_of_another_day_is_not_thought_with(tmp_path: Path) -> None:
    package = Path(centans.__file__).parent
    shutil.copytree(package, tmp_path / "centans", ignore=shutil.ignore_patterns("page", "__pycache__"))
    assert has_our_sources(tmp_path / "centans")
    (tmp_path / "centans" / "server" / "boxes.py").write_text("# of yesterday\n", "utf-8")
    assert not has_our_sources(tmp_path / "centans")


def test_another_bot_in_the_seat_thinks_anew_at_once(tmp_path: Path) -> None:
    settings = roomy(tmp_path)
    settings.bots = "tests.server.own_bots:Slow"
    with running(settings) as house:
        anne: Visitor = house.visitor()
        table = anne.new_table("here", "me")["id"]
        before = anne.view(table)["entries"]
        anne.seat(table, 0, "to-bot", bot="tests.server.own_bots:Slow")
        first = eventually(lambda: house.server.hall.tables[table].thinking.get(0), "it thinks")
        anne.seat(table, 0, "to-bot", bot="greedy")
        assert eventually(lambda: first.done() or first.cancelled(), "it is called off")
        eventually(lambda: anne.view(table)["entries"] > before, "the other bot's move")
