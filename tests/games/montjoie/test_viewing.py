"""What a view says besides hands: where in the turn we are, who acts, and what towns and players have."""

import json
import random
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from centans.core.dice import Live
from centans.core.digest import fact_names
from centans.core.match import Match
from centans.games.montjoie.box.names import BLACK_DEATH, PROVINCES, TOWN, TOWNS
from centans.games.montjoie.model.position import Position
from centans.games.montjoie.rules.foreign import ForeignIntervention
from centans.games.montjoie.rules.player_turn import PlayerTurns
from centans.games.montjoie.rules.purchases import Purchases
from centans.games.montjoie.viewing.board import Board, town_view
from centans.lab.spread import spread
from tests.games.montjoie.kit import Table, montjoie, rule, siege

ROOT = Path(__file__).resolve().parents[3]


def test_a_combat_of_a_foreign_army_is_a_phase_of_its_own():
    table = Table(4).hold("france", "calais metz").hand("france", "L").rolls(foreign=[1], foreign_town=[5])
    table.begin(ForeignIntervention(), PlayerTurns()).settle("lay-defence")
    assert (table.view().phase, table.view().sequence) == ("foreign", 6)
    fought = siege(attack="L L", defence="L")
    assert fought.view().phase == "combat"


def test_the_player_whose_purchase_it_is_is_active():
    table = Table(4).hold("france", "paris").hold("england", "calais").has("france", money=9).has("england", money=9)
    table.begin(Purchases())
    assert (table.asked, table.view().active) == ("france purchases", 0)
    table.play("france cards 0")
    assert (table.asked, table.view().active) == ("england purchases", 1)


@rule("MJ-TRE-2")
def test_a_pillaged_town_shows_no_income():
    table = Table(4).hold("france", "paris:castle dijon:castle").player_turn("france")
    table.s.pillaged = 1 << TOWN["dijon"]
    assert (table.town("paris").income, table.town("dijon").income, table.town("lyon").income) == (2, 0, 0)


@rule("MJ-CHV-1")
def test_only_the_first_player_has_great_raids():
    table = Table(4).order("england", "france", "brittany", "burgundy").hold("england", "calais").player_turn("england")
    table.s.chevauchees = 2
    assert [seat.chevauchees for seat in table.view().seats] == [0, 2, 0, 0]


@rule("MJ-PLG-5")
def test_the_plague_is_gone_only_after_its_turn():
    table = Table(4).hold("france", "paris").player_turn("france")
    assert not table.view().plague_gone
    table.s.pool[BLACK_DEATH] = 0
    table.s.drawn_events = [BLACK_DEATH]
    assert not table.view().plague_gone, "it is being played"
    table.s.drawn_events = []
    assert table.view().plague_gone


@rule("MJ-DIP-1")
def test_a_promise_is_seen_by_both():
    table = Table(4).hold("france", "paris").hold("england", "calais").player_turn("france")
    table.play("france parley", "france player 2", "france pact", "england accept 1")
    assert len(table.view("france").promises) == len(table.view("england").promises) == 2
    assert [(one.seat, one.to) for one in table.view("england").promises] == [(0, 1), (1, 0)]


def test_markers_on_towns_are_different_features():
    table = Table(4).hold("france", "paris").player_turn("france")
    seen = {tuple(montjoie().features(table.view("france")))}
    for mark in ("pillaged", "protected"):
        table.s.pillaged = table.s.protected = 0
        setattr(table.s, mark, 1 << TOWN["paris"])
        seen.add(tuple(montjoie().features(table.view("france"))))
    table.s.protected = 0
    table.s.sources[1] = 1 << TOWN["paris"]
    seen.add(tuple(montjoie().features(table.view("france"))))
    assert len(seen) == 4


def disturbed(s: Position) -> Iterator[tuple[str, Position]]:
    """The position with one fact after the other put into disorder."""
    for name in fact_names(type(s)):
        value = getattr(s, name)
        others: list[Any] = []
        if isinstance(value, int):
            others = [value ^ (1 << len(TOWNS)) - 1, value ^ 1]
        elif isinstance(value, list) and all(isinstance(item, int) for item in value):
            others = [value[1:] + value[:1], [item ^ 1 for item in value], [1] * len(value)]
        for other in others:
            t = s.clone()
            with suppress(TypeError):
                setattr(t, name, other)
                yield name, t


def test_a_town_that_is_shown_again_is_as_it_would_be_shown_anew():
    """Towns are kept at hand by what they are made of: whichever fact changes, the town changes with it."""
    game, chance = montjoie(), random.Random(14)
    matter = set()
    for variant in spread(game, 6, Live(b"towns")):
        match = Match(game, variant, b"towns shown again")
        for _ in range(40):
            ask = chance.choice([ask for ask in match.asks if not ask.open])
            match.answer(ask.seat, chance.choice(ask.options), ask)
        before = Board(match.state).towns
        for name, s in disturbed(match.state):
            try:
                anew = [town_view(s, town) for town in range(len(TOWNS))]
            except (IndexError, KeyError, ValueError):
                continue  # there is no such position
            assert Board(s).towns == anew, name
            if anew != before:
                matter.add(name)
    assert matter > {"owner", "level", "pillaged", "targets", "grand_masters", "seat_of"}


@pytest.mark.source_only
def test_the_page_draws_the_towns_provinces_and_roads_of_the_rules():
    """The drawn ground is its own file; what it shows of the rules stands in components.toml."""
    ground = json.loads((ROOT / "web/src/games/montjoie/geography.json").read_text("utf-8"))
    box = montjoie().components
    assert {*ground["towns"]} == {*TOWNS}
    assert {*ground["provinces"]} == {*PROVINCES}
    drawn = {frozenset((road["a"], road["b"])) for road in ground["roads"]}
    assert drawn == {frozenset(pair) for pair in box["roads"]["pairs"]}
