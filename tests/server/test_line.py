"""Who may think next: nobody waits for the many tables of another."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager

import pytest

from centans.server.line import Line, Whose
from tests.server.kit import SMALL, House, Visitor, eventually


async def in_turn(line: Line, wanted: Sequence[tuple[str, str, bool]]) -> list[str]:
    """The order in which these think: what it is called, whose it is, whether a person waits for it.

    Whose it is may begin with a place: `inn/anne`; else everybody is at a place of his own.
    """
    done: list[str] = []

    async def think(name: str, whose: str, awaited: bool) -> None:
        async with line.turn(Whose(whose.partition("/")[0], whose), awaited):
            await asyncio.sleep(0)
            done.append(name)

    await asyncio.gather(*[think(*one) for one in wanted])
    return done


def test_each_has_one_turn_before_anybody_has_another() -> None:
    wanted = [("a1", "a", True), ("a2", "a", True), ("a3", "a", True), ("b1", "b", True), ("c1", "c", True)]
    assert asyncio.run(in_turn(Line(1), wanted)) == ["a1", "a2", "b1", "c1", "a3"]


def test_many_guests_of_one_place_keep_nobody_elsewhere_waiting() -> None:
    crowd = [(f"c{number}", f"inn/{number}", True) for number in range(5)]
    wanted = [*crowd, ("a1", "home/anne", True), ("a2", "home/anne", True)]
    assert asyncio.run(in_turn(Line(1), wanted)) == ["c0", "c1", "a1", "c2", "a2", "c3", "c4"]


def test_those_for_whom_people_wait_go_first() -> None:
    wanted = [("a1", "a", False), ("a2", "a", False), ("b1", "b", False), ("c1", "c", True), ("a3", "a", True)]
    assert asyncio.run(in_turn(Line(1), wanted)) == ["a1", "c1", "a3", "a2", "b1"]


def test_one_of_several_thinkers_is_kept_for_those_for_whom_people_wait() -> None:
    async def story() -> list[str]:
        line = Line(2)
        async with line.turn(Whose("a", "a"), False):
            crowd = asyncio.create_task(in_turn(line, [("a2", "a", False), ("b1", "b", False)]))
            await asyncio.sleep(0)
            served = await in_turn(line, [("c1", "c", True)])
            assert not crowd.done()
        return [*served, *await crowd]

    assert asyncio.run(story()) == ["c1", "a2", "b1"]


def test_who_gives_up_leaves_his_place_to_the_next() -> None:
    async def story() -> list[str]:
        line = Line(1)
        async with line.turn(Whose("a", "a"), True):
            waiting = [asyncio.create_task(in_turn(line, [(name, name, True)])) for name in ("b", "c", "d")]
            await asyncio.sleep(0)
            waiting[0].cancel()
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        waiting[1].cancel()
        found = await asyncio.gather(*waiting, return_exceptions=True)
        again = await in_turn(line, [("e", "e", True)])
        return [one[0] for one in (*found, again) if isinstance(one, list)]

    assert "d" in asyncio.run(story())
    assert asyncio.run(story())[-1] == "e"


def test_bots_wait_in_line_for_the_host_of_their_table_where_he_looks_on(
    house: House, anne: Visitor, bertrand: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = house.server.play.turns.thinkers.line
    wanted: set[tuple[Whose, bool]] = set()
    true = line.turn

    def turn(whose: Whose, awaited: bool) -> AbstractAsyncContextManager[None]:
        wanted.add((whose, awaited))
        return true(whose, awaited)

    monkeypatch.setattr(line, "turn", turn)
    anne.new_table("bot", "bot", components=SMALL)
    table = bertrand.new_table("me", "bot", components=SMALL)["id"]
    bertrand.watch(table, 0).wait_for_entries(0)

    def bot_asked() -> bool:
        bertrand.answer_any(table, 0, random.Random(1))
        seen = {(Whose("", anne.me["id"]), False), (Whose("127.0.0.1", bertrand.me["id"]), True)}
        return seen <= wanted

    eventually(bot_asked, "both bots' turns")
