"""The box and the plan of the town: counted, and the same in components.toml as in the rules."""

import pytest

from centans import shelf
from centans.core.errors import BadComponents, BadVariant
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
        ("setup.hand_size", "0", "setup.hand_size must be from 1 to 6"),
        ("tile.english-3.hits", "3", "hits must be 1 or 2"),
        ("tile.house.count", "-1", "tile.house.count must be from 0"),
        ("equipment.EG.circle_count", "0", "equipment.EG.circle_count must be from 1 to 20"),
        ("equipment.WN.circle_count", "5", "only describes the box"),
    ],
)
def test_impossible_figures_are_refused_with_a_sentence(path, value, sentence):
    with pytest.raises(BadComponents, match=sentence):
        shelf.take("bastide", {path: value})


def test_a_designer_may_give_the_church_more_circles():
    game = shelf.take("bastide", {"equipment.EG.circle_count": "6"})
    assert game.charter(game.variant()).capacity[EQUIPMENTS.index("EG")] == 6


@rule("BA-SETUP-6")
def test_a_seat_that_nobody_has_cannot_begin():
    with pytest.raises(BadVariant, match="the fifth seat cannot begin: there are 4 players"):
        bastide().variant(4, {"first_player": "fifth"})


def test_colours_have_letters_in_the_order_of_seats():
    assert COLOURS[:3] == ("blue", "green", "red")
