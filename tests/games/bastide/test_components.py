"""The box and the plan of the town: counted, and the same in components.toml as in the rules."""

import random

import pytest

from centans import shelf
from centans.core.errors import BadComponents, BadVariant
from centans.core.match import Match
from centans.figures import figures_of
from centans.games.bastide.box.pieces import COLOURS, TILES
from centans.games.bastide.box.town import (
    ADJACENT,
    BLOCKS,
    CENTRAL,
    CIRCLE_LIST,
    CIRCLES,
    CIRCLES_OF,
    EQUIPMENTS,
    FACING,
    NEAR_CARRA,
    NO_SIDE,
    OUTER_BLOCKS,
    SIDE_BLOCKS,
    SIDES,
    SIDES_OF,
)
from centans.games.bastide.game import Bastide
from tests.games.bastide.kit import Town, bastide, rule

BOX = shelf.read_components(shelf.game_class("bastide"))


@rule("BA-COMP-1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_player_has_a_colour_of_his_own(players):
    town = Town.dealt(players)
    colours = [seat.colour for seat in town.sees(None).seats]
    assert colours == [row["id"] for row in BOX["colour"]][:players]
    assert len(set(colours)) == players


@rule("BA-COMP-1")
@pytest.mark.parametrize("players", [2, 6])
def test_two_or_six_cannot_play(players):
    with pytest.raises(BadVariant, match="for 3, 4, 5 players"):
        bastide().variant(players)


def test_four_usually_play():
    assert bastide().variant().players == 4


@rule("BA-COMP-2", "BA-COMP-3")
def test_the_bag_is_counted():
    counts = {row["id"]: row["count"] for row in BOX["tile"]}
    assert list(counts) == list(TILES)
    assert sum(counts.values()) == 58
    assert sum(points * counts[f"english-{points}"] for points in (1, 2, 3, 4)) == 28
    assert [counts[f"english-{points}"] for points in (1, 2, 3, 4)] == [8, 5, 2, 1]
    fewer = bastide().charter(bastide().variant(4, {"house_tiles": "26"}))
    assert (fewer.bag[0], sum(fewer.bag)) == (26, 48)


@rule("BA-COMP-6")
def test_the_money_is_counted():
    assert sum(row["value"] * row["count"] for row in BOX["money_token"]) == BOX["money"]["total_value"] == 96


@rule("BA-COMP-8")
def test_nine_equipments_have_a_token_and_streets_have_none():
    tokens = [row["id"] for row in BOX["equipment"] if row.get("token", row["category"] == "religious")]
    assert sorted(tokens) == ["CH", "EG", "HA", "MA", "MO", "WE", "WN", "WS", "WW"]
    assert [row["id"] for row in BOX["equipment"] if row.get("tower")] == ["WW", "WE"]


@rule("BA-COMP-9")
def test_the_camp_board_has_seven_places_and_a_road_to_twelve():
    figures = Town().sees(None).figures
    assert (figures.camp_places, figures.road_end) == (7, 12)


@rule("BA-COMP-4")
def test_a_tile_that_is_played_becomes_the_piece_on_the_board():
    town = Town("B G R", hands="B:house G:english-2")
    before = bastide().inventory(town.state)
    town.play("B play house", "B block C2")
    assert town.houses("C2") == 1
    town.play("G play english-2")
    assert town.camp() == [2]
    assert bastide().inventory(town.state) == before


@rule("BA-GEO-4", "BA-GEO-6")
def test_the_rim_and_the_market_square():
    assert len(OUTER_BLOCKS) == 10
    assert BLOCKS[CENTRAL] == "C2"
    assert {BLOCKS[block] for block in NEAR_CARRA} == {"A1", "B1", "C1", "A2", "C2", "A3", "B3", "C3"}


@rule("BA-GEO-14")
def test_orientation_is_no_choice():
    town = Town("B G R", hands="B:house").play("B play house")
    assert len(town.offered("B")) == len(set(town.offered("B"))) == 11


def test_blocks_are_those_of_the_box():
    assert [row["id"] for row in BOX["block"]] == list(BLOCKS)
    for block, row in enumerate(BOX["block"]):
        assert {BLOCKS[other] for other in ADJACENT[block]} == set(row["adjacent"])
        assert {SIDES[side] for side in SIDES_OF[block]} == set(row["sides"])
        if row["zone"] != "carra":
            assert {CIRCLES[circle] for circle in FACING[block]} == set(row["tax_circles"])
            assert row["places"] == BOX["places"]["per_block"]


def test_circles_and_sides_are_those_of_the_box():
    for row in BOX["circle"]:
        circle = CIRCLE_LIST[CIRCLES.index(row["id"])]
        assert EQUIPMENTS[circle.equipment] == row["equipment"]
        assert {BLOCKS[block] for block in circle.faces} == set(row["faces"])
        street = row["zone"] in ("outer", "inner") and row["equipment"] != "HA"
        assert ("" if circle.side == NO_SIDE else SIDES[circle.side]) == (row["side"] if street else "")
    for side, row in enumerate(sorted(BOX["side"], key=lambda row: SIDES.index(row["id"]))):
        assert {BLOCKS[block] for block in SIDE_BLOCKS[side]} == set(row["blocks"])
    assert len(BOX["circle"]) == len(CIRCLES) == 35


def test_equipments_are_those_of_the_box():
    assert [row["id"] for row in BOX["equipment"]] == list(EQUIPMENTS)
    for work, row in enumerate(BOX["equipment"]):
        if row["category"] != "religious":
            assert row["circle_count"] == len(CIRCLES_OF[work])
            assert {CIRCLES[circle] for circle in CIRCLES_OF[work]} == set(row["circles"])
    totals = BOX["totals"]
    assert totals["circles"] == sum(row["circle_count"] for row in BOX["equipment"]) == 51


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        ("setup.hand_size", "0", "'setup.hand_size' can be 1 to 6, not '0'"),
        ("tile.english-3.hits", "5", "'tile.english-3.hits' can be 1 to 4, not '5'"),
        ("tile.house.count", "-1", "'tile.house.count' can be 0 to 60, not '-1'"),
        ("equipment.EG.circle_count", "0", "'equipment.EG.circle_count' can be 1 to 8, not '0'"),
        ("equipment.WN.circle_count", "5", "only describes the box"),
        ("circle.HA.E.zone", "outer", "does not exist"),
    ],
)
def test_impossible_figures_are_refused_with_a_sentence(path, value, sentence):
    with pytest.raises(BadComponents, match=sentence):
        shelf.take("bastide", {path: value})


def without_hits(box):
    del box["tile"][2]["hits"]


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda box: box["tile"].reverse(), "'tile' must list house, fire, english-1"),
        (lambda box: box["majority_card"].pop(), "'majority_card' must list prince, pope, people, in this order"),
        (lambda box: box["equipment"].pop(), "'equipment' must list WN, WS"),
        (lambda box: box.pop("tax"), "'tax' is missing"),
        (without_hits, "'hits' is missing"),
        (lambda box: box["auction"].update(sdd_per_influence=0), "'sdd_per_influence' must be a whole number from 1"),
        (lambda box: box["bag"].update(fewer_houses=-1), "'fewer_houses' must be a whole number from 0"),
        (lambda box: box["majority_card"][0].update(points_alternative="4"), "'points_alternative' must be a whole"),
        (lambda box: box["fire"].update(most=3), "'most' must be a whole number from 1 to 2"),
    ],
)
def test_a_spoilt_box_is_refused_when_it_is_opened(spoil, sentence):
    box = shelf.read_components(shelf.game_class("bastide"))
    spoil(box)
    with pytest.raises(BadComponents, match=sentence):
        Bastide(box)


@rule("BA-COMP-7")
def test_a_limited_bank_must_have_what_everybody_starts_with():
    game = shelf.take("bastide", {"setup.start_money": "20", "setup.chest": "10"})
    assert game.variant(4, {"bank": "limited"}).players == 4
    with pytest.raises(BadVariant, match="the bank has 96 SdD, and 110 are needed at the start"):
        game.variant(5, {"bank": "limited"})
    assert game.variant(5).players == 5


EXTREMES = [
    (figure.path, str(value))
    for figure in figures_of(BOX)
    for value in (figure.least, figure.most)
    if value != figure.value
]


@pytest.mark.parametrize(("path", "value"), EXTREMES)
def test_every_figure_plays_at_both_ends_of_its_range(path, value):
    """Also for a bot, which must not stumble over a nought."""
    game = shelf.take("bastide", {path: value})
    bank = "unlimited" if path.startswith("setup") else "limited"
    match = Match(game, game.variant(3, {"bank": bank}), b"extremes")
    chooser, sense = random.Random(path), game.sense()
    while not match.over and len(match.entries) < 80:
        ask = match.asks[0]
        weights = sense.weigh(match.state, ask)
        assert len(weights) == len(ask.options)
        best = ask.options[weights.index(max(weights))]
        match.answer(ask.seat, best if chooser.random() < 0.5 else chooser.choice(ask.options))
        assert match.view(ask.seat).seat == ask.seat


def test_a_designer_may_give_the_church_more_circles():
    game = shelf.take("bastide", {"equipment.EG.circle_count": "6"})
    assert game.charter(game.variant()).capacity[EQUIPMENTS.index("EG")] == 6


@rule("BA-SETUP-6")
def test_a_seat_that_nobody_has_cannot_begin():
    with pytest.raises(BadVariant, match="the fifth seat cannot begin: there are 4 players"):
        bastide().variant(4, {"first_player": "fifth"})


def test_colours_have_letters_in_the_order_of_seats():
    assert COLOURS[:3] == ("blue", "green", "red")
