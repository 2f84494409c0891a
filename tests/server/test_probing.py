"""Nobody learns by asking: whatever question of another seat is named, the answer is the same to the byte."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from centans import shelf
from centans.core.asks import STANDING, Ask
from centans.core.match import Match
from centans.server import looking, making
from centans.server.questions import name_of, own_question
from tests.server.kit import NEVER, House, Visitor, roomy, running

GAMES: list[tuple[str, int, dict[str, str]]] = [
    ("guyenne", 4, {}),
    ("bastide", 3, {}),
    ("trente", 2, {}),
    ("guesclin", 2, {}),
    ("montjoie", 3, {}),
]
SECRET = {"guyenne", "bastide", "trente", "montjoie"}
"""Games in which several choose at the same time, in secret."""
ANSWERS = 40
NOW_AND_THEN = 8
"""After so many answers somebody asks though nothing was chosen in secret."""


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server that answers nothing by itself, and deals the same at every table."""
    monkeypatch.setattr(making, "new_seed", lambda: b"twins twins twin")
    with running(roomy(tmp_path, veil=NEVER)) as one:
        yield one


class World:
    """A table where every seat is one visitor's, who plays them all."""

    def __init__(self, house: House, anne: Visitor, game: str, players: int, settings: dict[str, str]) -> None:
        seats = ["me", *["here"] * (players - 1)]
        self.anne = anne
        self.id: str = anne.new_table(*seats, game=game, settings=settings)["id"]
        self.table = house.server.hall.tables[self.id]

    @property
    def match(self) -> Match:
        return self.table.match

    def answer(self, seat: int, place: int) -> None:
        ask = next(ask for ask in self.match.asks_of(seat) if not ask.open)
        option = ask.options[place % len(ask.options)].notation
        self.anne.answer(self.id, seat, name_of(self.match, ask), option)

    def probe(self, seat: int, names: list[str]) -> set[tuple[int, str]]:
        """All that this seat is told when it answers questions of such names."""
        return {self.told("answers", {"seat": seat, "ask": name, "options": ["done"]}) for name in names}

    def undo(self, seat: int) -> tuple[int, str]:
        return self.told("undo", {"seat": seat})

    def asked_about(self, seat: int) -> list[Any]:
        """All that can be asked without answering, but for what tells one table from another by design."""
        at = f"/api/tables/{self.id}"
        info = self.anne.get(at)
        own = {name: info[name] for name in info.keys() - {"id", "created", "changed", "commitment"}}
        beyond = self.anne.put(f"{at}/seen", {"seat": seat, "entries": info["entries"] + 1})
        hint = self.anne.post(f"{at}/hint", {"seat": seat, "ask": "9.9.nothing"}, 409)
        log = self.anne.get(f"{at}/log", seat=seat, from_=info["entries"])
        return [own, beyond, hint["message"], log, self.anne.get(f"{at}/seen", seat=seat)]

    def told(self, call: str, body: dict[str, Any]) -> tuple[int, str]:
        """Code and text; the seat's view in it is that which it sees anyhow (its game says what others may notice).

        The number of the request is by chance.
        """
        response = self.anne.http.post(f"/api/tables/{self.id}/{call}", json=body)
        told = response.json()
        assert told.pop("view") == self.anne.view(self.id, body["seat"])
        assert told.pop("request") == response.headers["x-request-id"]
        return response.status_code, json.dumps(told)


def names_of_others(worlds: list[World], seat: int) -> list[str]:
    """What others are asked in either world, what they were or will be asked, and what nobody ever is."""
    asks = [(world.match, ask) for world in worlds for ask in world.match.asks if ask.seat != seat]
    near = [f"{ask.seat + 1}.{count}.{ask.key}" for _, ask in asks for count in range(1, 6)]
    names = {name_of(match, ask) for match, ask in asks} | {match.ask_id(ask) for match, ask in asks}
    return sorted({*names, *near, "9.9.nothing", ""})


@pytest.mark.parametrize(("game", "players", "settings"), GAMES)
def test_no_byte_tells_whether_a_question_is_open_to_another(
    house: House, anne: Visitor, game: str, players: int, settings: dict[str, str]
) -> None:
    """Two tables with the same cards; now and then somebody has secretly chosen at one of them and not at the other."""
    first, second = [World(house, anne, game, players, settings) for _ in range(2)]
    chance = random.Random(3)
    apart = 0
    for number in range(ANSWERS):
        prober, place = chance.randrange(players), chance.randrange(100)
        waiting = first.match.waiting_for()
        seat = chance.choice([one for one in waiting if one != prober] or waiting)
        changed = anne.get(f"/api/tables/{second.id}")["changed"]
        second.answer(seat, place)
        in_secret = seat != prober and second.match.told == first.match.told
        if in_secret or number % NOW_AND_THEN == 0:
            names = names_of_others([first, second], prober)
            told = [world.probe(prober, names) for world in (first, second)]
            assert [len(one) for one in told] == [1, 1], "one code, one sentence, whatever is named"
        if in_secret:
            apart += 1
            assert anne.get(f"/api/tables/{second.id}")["changed"] == changed
            assert told[0] == told[1]
            assert first.undo(prober) == second.undo(prober)
            assert first.asked_about(prober) == second.asked_about(prober)
        first.answer(seat, place)
        assert first.match.digest() == second.match.digest()
    assert (apart > 0) == (game in SECRET)


def offered(seed: bytes) -> tuple[Match, Ask]:
    """A match of Montjoie ! in which a question stands beside the others."""
    game = shelf.take("montjoie")
    match = Match(game, game.variant(3), seed)
    chance = random.Random(1)
    while True:
        for ask in match.asks:
            if ask.lane <= STANDING:
                return match, ask
        ask = chance.choice(match.asks)
        match.answer(ask.seat, chance.choice(ask.options), ask)


def test_the_name_of_a_standing_question_confirms_no_guess() -> None:
    """Who guesses what it is about can work out what the match calls it, but not what the table does."""
    match, ask = offered(b"a seed")
    name = name_of(match, ask)
    guessed = match.ask_id(ask)
    assert name != guessed
    assert own_question(match, ask.seat, name) is ask
    assert own_question(match, ask.seat, guessed) is None
    assert own_question(match, ask.seat + 1, name) is None
    match.seed = b"another seed"
    assert name_of(match, ask) != name


def test_who_answers_a_secret_offer_is_told_to_nobody_else() -> None:
    """Answers stand in the log by number for everybody; whose they are only those learn who learn of them."""
    match, _ = offered(b"a seed")
    chance = random.Random(1)
    while "offer-answer" not in [event.key for event in match.events(len(match.entries))]:
        ask = chance.choice(match.asks)
        match.answer(ask.seat, chance.choice(ask.options), ask)
    number = len(match.entries)
    [answer] = [event for event in match.events(number) if event.key == "offer-answer"]
    assert answer.seats is not None
    told = {viewer: looking.log(match, viewer, number)[0] for viewer in (None, 0, 1, 2)}
    knowing = {viewer for viewer, entry in told.items() if entry.events}
    assert knowing == set(answer.seats)
    assert {viewer: entry.seat for viewer, entry in told.items()} == {
        viewer: answer.params["seat"] if viewer in knowing else None for viewer in told
    }
    assert looking.log(match, None, number, everything=True)[0].seat == answer.params["seat"]
