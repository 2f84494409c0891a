"""Rules that change under a match: it is shown as it last stood, each seat to its own eyes, and nothing more."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from centans import shelf
from centans.core import matchfile
from centans.core.dice import Dice
from centans.core.match import Match
from centans.core.options import Option
from centans.games.guyenne import model
from centans.games.guyenne.model import Position
from centans.games.guyenne.rules import placing
from centans.server import gallery, loading, making
from centans.server.portraits import portrait_of
from centans.server.settings import Settings
from centans.server.storage.database import connect
from centans.server.storage.schema import entries, portraits
from tests.server.kit import SMALL, House, Visitor, eventually, roomy, running
from tests.server.test_checking import forget_games, migrate
from tests.server.test_faults import back_again

ANSWERS = 13


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions are kept after every few answers, and the dice fall as they fell before."""
    monkeypatch.setattr(loading, "EVERY", 5)
    monkeypatch.setattr(making, "new_seed", lambda: b"the same for all")


@contextmanager
def refusing(patch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if the rules now let the other side open a castle: what was played is not asked any more."""
    true = model.placer
    yield from edited(patch, placing, "placer", lambda s, side, place: 1 - true(s, side, place))


@contextmanager
def differing(patch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if opening a castle now exhausted a side: every answer replays, to another position."""
    true = placing.NameCastle.answer

    def answer(self: placing.NameCastle, s: Position, seat: int, option: Option, dice: Dice) -> None:
        true(self, s, seat, option, dice)
        s.exhausted[0] += 1

    yield from edited(patch, placing.NameCastle, "answer", answer)


def edited(patch: pytest.MonkeyPatch, where: object, name: str, what: object) -> Iterator[None]:
    with patch.context() as here:
        here.setattr(where, name, what)
        here.setattr(loading, "rules_of", lambda _kind: "others")
        forget_games()
        yield
    forget_games()


CHANGES = {"refused": refusing, "differs": differing}


class Scene:
    """Anne has asked Bertrand to a table, they have played a while, and Cécile has looked on."""

    file = ""

    def __init__(self, house: House) -> None:
        self.anne, self.bertrand, self.cecile = [house.visitor() for _ in range(3)]
        self.table = self.anne.new_table("me", "anyone")["id"]
        self.bertrand.seat(self.table, 1, "sit")
        self.anne.post(f"/api/tables/{self.table}/chat", {"text": "Montjoie !"}, 201)
        self.play(ANSWERS)

    def play(self, most: int) -> None:
        choose = random.Random(2)
        for _ in range(most):
            [seat] = self.anne.view(self.table)["waiting_for"]
            (self.anne, self.bertrand)[seat].answer_any(self.table, seat, choose)
        for seat in (0, 1):
            (self.anne, self.bertrand)[seat].settled(self.table, seat)

    @property
    def looks(self) -> list[tuple[Visitor, int | None]]:
        return [(self.anne, 0), (self.bertrand, 1), (self.cecile, None)]

    def seen(self) -> list[Any]:
        """What each of the three sees: the position, and what happened."""
        return [[who.view(self.table, seat), self.log(who, seat)] for who, seat in self.looks]

    def log(self, who: Visitor, seat: int | None) -> Any:
        return who.get(f"/api/tables/{self.table}/log", **({} if seat is None else {"seat": seat}))

    def come_back(self, house: House) -> None:
        self.anne, self.bertrand, self.cecile = [
            back_again(house, one) for one in (self.anne, self.bertrand, self.cecile)
        ]


def still(views: list[Any]) -> list[Any]:
    """The same, when nothing can be answered any more."""
    nothing = {"asks": [], "waiting_for": [], "can_undo": False, "rule": ""}
    return [[view | nothing, log] for view, log in views]


def stopped_by(change: str, settings: Settings, patch: pytest.MonkeyPatch) -> None:
    """The whole story, on any database."""
    with running(settings) as house:
        scene = Scene(house)
        before = scene.seen()
        assert len({str(view["view"]) for view, _ in before}) == 3, "each sees something else"
    with CHANGES[change](patch), running(settings) as house:
        scene.come_back(house)
        table = f"/api/tables/{scene.table}"
        assert scene.seen() == still(before)
        for who, seat in scene.looks:
            assert who.get(table)["stopped"] == {"why": change, "shown": True, "file": False}
            assert who.get(table)["entries"] == before[0][0]["entries"]
            assert [line["text"] for line in who.get(f"{table}/chat")] == ["Montjoie !"]
            told = who.watch(scene.table, seat)
            told.wait_for(lambda event: event.kind == "over")
            assert told.of("view") == [who.view(scene.table, seat)]
            assert told.of("log") == [scene.log(who, seat)]
            for other in {0, 1} - {seat}:
                assert who.get(f"{table}/view", 403, seat=other)["type"] == "forbidden"
                assert who.get(f"{table}/log", 403, seat=other)["type"] == "forbidden"
            assert who.get(f"{table}/file", 403)["type"] == "forbidden"
            assert who.get(f"{table}/view", 409, at=1)["type"] == "old-rules"
        nothing_can_be_done(scene, before)
        the_host_ends_it(scene)
    match = matchfile.read(scene.file, shelf.take)
    assert len(match.entries) == before[0][0]["entries"], "the rules that made it read its file"
    with running(settings) as house:
        scene.come_back(house)
        assert scene.anne.get(f"{table}/file").splitlines() == scene.file.splitlines()
        assert scene.anne.get(table)["status"] == "ended"
        assert scene.anne.get(table)["stopped"] is None


def nothing_can_be_done(scene: Scene, before: list[Any]) -> None:
    table = f"/api/tables/{scene.table}"
    [seat] = before[0][0]["waiting_for"]
    who = (scene.anne, scene.bertrand)[seat]
    ask = before[seat][0]["asks"][0]
    option = ask["options"][0]["notation"]
    refused = [
        who.answer(scene.table, seat, ask["id"], option, expect=409),
        who.post(f"{table}/undo", {"seat": seat}, 409),
        who.seat(scene.table, seat, "leave", 409),
        who.post(f"{table}/chat", {"text": "Hélas"}, 409),
        who.post(f"{table}/rematch", {}, 409),
        who.get(f"{table}/why", 409, seat=seat, option=option),
    ]
    assert {problem["type"] for problem in refused} == {"old-rules"}
    assert len({problem["message"] for problem in refused}) == 1
    assert not any(word in refused[0]["message"] for word in ("castle", "card", "seat", "answer")), "it tells no choice"
    scene.bertrand.post(f"{table}/end", {}, 403)
    scene.cecile.post(f"{table}/end", {}, 403)


def the_host_ends_it(scene: Scene) -> None:
    """Then it is everybody's to see, and to download."""
    table = f"/api/tables/{scene.table}"
    watching = scene.cecile.watch(scene.table)
    watching.wait_for(lambda event: event.kind == "over")
    epoch = scene.anne.get(table)["epoch"]
    assert scene.anne.post(f"{table}/end", {})["status"] == "ended"
    assert scene.anne.get(table)["epoch"] == epoch + 1, "whoever remembers it running has been overtaken"
    eventually(lambda: watching.ended, "the end of the stream")
    assert scene.cecile.get(table)["stopped"]["file"]
    assert scene.cecile.view(scene.table, 0)["view"] == scene.anne.view(scene.table, 0)["view"]
    scene.file = scene.cecile.get(f"{table}/file")
    assert "\nseed: " in scene.file


@pytest.mark.parametrize("change", CHANGES)
def test_a_match_that_changed_rules_do_not_replay_is_shown_as_it_last_stood(
    change: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stopped_by(change, roomy(tmp_path), monkeypatch)


def alone(house: House, most: int) -> tuple[Visitor, str]:
    """Somebody who has played both sides for a while."""
    anne = house.visitor()
    table = anne.new_table("me", "here", components=SMALL)["id"]
    anne.play_out(table, random.Random(4), most=most)
    return anne, table


def rows(settings: Settings, statement: Any) -> list[Any]:
    engine = connect(settings.url)
    with engine.begin() as connection:
        found = connection.execute(statement)
        done = list(found) if found.returns_rows else []
    engine.dispose()
    return done


def test_a_finished_match_keeps_its_result_and_its_proof(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = roomy(tmp_path)
    with running(settings) as house:
        anne, table = alone(house, 1000)
        before = anne.get(f"/api/tables/{table}")
        file = anne.get(f"/api/tables/{table}/file")
        everything = anne.get(f"/api/tables/{table}/log")
    with differing(monkeypatch), running(settings) as house:
        someone = house.visitor()
        info = someone.get(f"/api/tables/{table}")
        assert info["result"] == before["result"] == someone.view(table, 1)["result"] is not None
        assert info["seed"] == before["seed"]
        assert someone.get(f"/api/tables/{table}/file") == file
        assert someone.get(f"/api/tables/{table}/log") == everything


def test_whoever_plays_alone_has_his_file_without_the_dice_to_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = roomy(tmp_path)
    with running(settings) as house:
        anne, table = alone(house, 7)
        file = anne.get(f"/api/tables/{table}/file")
    with refusing(monkeypatch), running(settings) as house:
        anne = back_again(house, anne)
        assert anne.get(f"/api/tables/{table}")["stopped"]["file"]
        assert anne.get(f"/api/tables/{table}/file") == file
        assert "\nseed: " not in file
        assert not house.visitor().get(f"/api/tables/{table}")["stopped"]["file"]


def test_a_table_that_was_never_portrayed_says_so_and_has_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = roomy(tmp_path)
    with running(settings) as house:
        anne, table = alone(house, 7)
        entries_then = anne.view(table)["entries"]
    rows(settings, portraits.delete())
    with refusing(monkeypatch):
        code, said = migrate(tmp_path, "--check")
        assert code != 0
        assert "it was never stored how it stands, so only its file can be had" in said
        with running(settings) as house:
            anne = back_again(house, anne)
            assert anne.get(f"/api/tables/{table}")["stopped"] == {"why": "refused", "shown": False, "file": True}
            assert anne.get(f"/api/tables/{table}/view", 409)["type"] == "old-rules"
            watching = anne.watch(table, 0)
            watching.wait_for(lambda event: event.kind == "over")
            assert watching.of("view") == []
            file = anne.get(f"/api/tables/{table}/file")
    assert len(matchfile.read(file, shelf.take).entries) == entries_then


def test_the_check_tells_which_tables_will_be_read_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = roomy(tmp_path)
    with running(settings) as house:
        _, table = alone(house, 7)
    with differing(monkeypatch):
        code, said = migrate(tmp_path, "--check")
        assert code != 0
        assert f"table {table} " in said
        assert "; it is shown, read-only, as it last stood" in said
        [(length,)] = rows(settings, select(portraits.c.number))
        rows(settings, portraits.update().values(number=3))
        assert f"as it stood after answer 3 of {length}\n" in migrate(tmp_path, "--check")[1]


def waits_for_the_server(visitor: Visitor, table: str) -> bool:
    """Whether a question is open that has one answer: nothing is at rest then."""
    return any(ask["hollow"] for seat in (0, 1) for ask in visitor.view(table, seat)["asks"])


def test_a_table_is_portrayed_when_it_comes_to_rest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gallery, "STILL", 0.0)
    settings = roomy(tmp_path)
    settings.heartbeat = 0.02
    with running(settings) as house:
        anne, table = alone(house, 5)

        def portrayed() -> bool:
            return [(anne.view(table)["entries"],)] == rows(settings, select(portraits.c.number))

        eventually(portrayed, "the portrait")
        seat = anne.view(table)["waiting_for"][0]
        anne.answer_any(table, seat, random.Random(1))
        eventually(portrayed, "another one")
        eventually(lambda: not waits_for_the_server(anne, table), "what the server answers by itself")
        if anne.view(table, seat)["can_undo"]:
            anne.post(f"/api/tables/{table}/undo", {"seat": seat})
            eventually(portrayed, "one without what was taken back")


def test_what_is_taken_back_is_in_no_portrait(tmp_path: Path) -> None:
    settings = roomy(tmp_path)
    with running(settings) as house:
        anne = house.visitor()
        table = anne.new_table("me", "here")["id"]
        seat = anne.view(table)["waiting_for"][0]
        anne.answer_any(table, seat, random.Random(1))
    assert rows(settings, select(portraits.c.number)) == [(1,)]
    with running(settings) as house:
        back_again(house, anne).post(f"/api/tables/{table}/undo", {"seat": seat})
        assert rows(settings, select(portraits.c.number)) == []


def test_tables_of_an_older_server_are_portrayed_without_being_asked_for(tmp_path: Path) -> None:
    settings = roomy(tmp_path)
    with running(settings) as house:
        alone(house, 7)
        alone(house, 1000)
    before = sorted(rows(settings, select(portraits)))
    rows(settings, portraits.delete())
    with running(settings) as house:
        eventually(lambda: sorted(rows(settings, select(portraits))) == before, "both portraits")
        assert house.server.hall.tables == {}


def test_a_match_whose_rematch_is_stopped_is_still_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = roomy(tmp_path)
    with running(settings) as house:
        anne, table = alone(house, 1000)
        again = anne.post(f"/api/tables/{table}/rematch", {})["id"]
        anne.play_out(again, random.Random(4), most=2)
    rows(settings, update(entries).where(entries.c.table_id == again).values(key="sing"))
    with running(settings) as house:
        anne = back_again(house, anne)
        assert anne.get(f"/api/tables/{again}")["stopped"]["why"] == "refused"
        watching = anne.watch(table)
        assert watching.wait_for(lambda event: event.kind == "next").data["table"] == again


def test_a_portrait_is_small() -> None:
    game = shelf.take("montjoie", {})
    match = Match(game, game.variant(6), b"the same for all")
    choose = random.Random(1)
    for _ in range(60):
        ask = match.asks[0]
        match.answer(ask.seat, choose.choice(ask.options), ask)
    portrait = portrait_of(match)
    assert len(portrait.sights) + len(portrait.chapter) < 16_000, "seven views of the largest board"
