"""Chapter 5: the grid, terrain, obstacles and edges."""

import pytest

from centans.core.bits import members
from centans.games.guesclin.box.flight import AHEAD, LINES
from centans.games.guesclin.box.grid import EDGE_MASK, HEXES, LABELS, NEIGHBOURS, OUTSIDE, column_of, distance, row_of
from tests.games.guesclin.kit import Skirmish, at, guesclin, place, rule


def around(column: int, row: int) -> list[tuple[int, int] | None]:
    return [None if hex_ == OUTSIDE else (column_of(hex_), row_of(hex_)) for hex_ in NEIGHBOURS[place(column, row)]]


def ground(scenario: str):
    return guesclin().start(guesclin().variant(2, {"scenario": scenario})).box


@rule("GU-MAP-1")
def test_a_hex_is_named_by_a_letter_and_its_row_from_one():
    assert (at(0, 0), at(10, 8), at(14, 18)) == ("a1", "k9", "o19")
    assert len(set(LABELS)) == HEXES == 15 * 19


@rule("GU-MAP-2")
def test_neighbours_go_clockwise_and_odd_columns_lie_lower():
    assert around(4, 6) == [(4, 5), (5, 5), (5, 6), (4, 7), (3, 6), (3, 5)]
    assert around(7, 9) == [(7, 8), (8, 9), (8, 10), (7, 10), (6, 10), (6, 9)]


@rule("GU-MAP-2", "GU-MAP-1")
def test_corners_have_few_neighbours():
    assert {hex_ for hex_ in around(0, 0) if hex_} == {(0, 1), (1, 0)}
    assert {hex_ for hex_ in around(14, 0) if hex_} == {(14, 1), (13, 0)}
    assert {hex_ for hex_ in around(14, 18) if hex_} == {(14, 17), (13, 17), (13, 18)}


@rule("GU-MAP-3")
def test_distance_counts_steps_whatever_lies_between():
    assert distance(place(0, 0), place(14, 0)) == 14
    assert distance(place(0, 0), place(0, 18)) == 18
    assert distance(place(0, 0), place(14, 18)) == 25
    assert distance(place(5, 9), place(8, 11)) == 3


@rule("GU-MAP-4", "GU-MAP-10")
@pytest.mark.parametrize(("scenario", "dry"), [("1", 266), ("2", 262), ("3", 272)])
def test_every_map_has_its_dry_hexes_and_all_are_connected(scenario, dry):
    box = ground(scenario)
    mask = box.grounds[0].dry
    assert len(members(mask)) == dry
    first = members(mask)[0]
    reach = box.grounds[0].away_from(1 << first, 1)
    assert reach.everywhere | 1 << first == mask


@rule("GU-MAP-4", "GU-MAP-5")
def test_terrain_is_easy_difficult_or_impassable():
    fight = Skirmish.scenario("2", {"french sergent": (7, 11)}).alarmed().acting("french").play("act sergent")
    costs = {row.terrain: (row.cost, row.cost_skirmisher) for row in fight.view().map.terrain}
    assert costs == {
        "plain": (1, 1),
        "road": (1, 1),
        "courtyard": (1, 1),
        "keep": (1, 1),
        "wood": (2, 1),
        "hut": (2, 1),
        "water": (None, None),
    }


@rule("GU-MAP-6")
def test_an_obstacle_bars_the_way_from_both_sides():
    for here, there in (((8, 4), (8, 3)), ((8, 3), (8, 4))):
        fight = Skirmish.on("fougeray", {"french valet": here}).acting("french").play("act valet")
        costs = {move.hex: move.cost for move in fight.view().choosing.moves}
        assert costs[at(*there)] > 1


@rule("GU-MAP-7")
def test_corners_belong_to_two_edges():
    corner = 1 << place(0, 0)
    assert [side for side, mask in EDGE_MASK.items() if mask & corner] == ["N", "W"]
    assert {len(members(mask)) for mask in EDGE_MASK.values()} == {15, 19}


@rule("GU-MAP-8", "GU-S1-17")
def test_the_west_of_the_first_map_is_open_from_row_twelve():
    door = ground("1").exits[1]
    assert [row_of(hex_) for hex_ in members(door.hexes)] == list(range(12, 19))
    assert {column_of(hex_) for hex_ in members(door.hexes)} == {0}


@rule("GU-MAP-9")
def test_a_column_is_one_number():
    fight = Skirmish.fresh("4")
    assert {column for column, _ in fight.offered("place")} == {13, 14}


@rule("GU-MAP-10")
def test_nobody_is_placed_on_water():
    fight = Skirmish.fresh("4")
    refusal = fight.refused(f"place {at(14, 14)}")
    assert (refusal.rule, refusal.key, refusal.params) == ("GU-MAP-10", "water", {"hex": at(14, 14)})


@rule("GU-MAP-11")
def test_north_is_up_and_the_rose_changes_nothing():
    rows = ground("1").scenario.map.letters
    assert rows[0] == "==.......BB...."
    fight = Skirmish.on("fougeray", {"french valet": (0, 1)}).acting("french").play("act valet")
    assert (0, 0) in fight.offered("move")


SHOT_LINES = [
    (1, 0, ["N"], None),
    (2, 0, ["N", "N"], None),
    (1, 1, ["N", "NE"], ["NE", "N"]),
    (2, 1, ["N", "NE", "N"], None),
    (1, 2, ["NE", "N", "NE"], None),
    (3, 1, ["N", "NE", "NW", "NE", "N"], None),
    (2, 2, ["N", "NE", "N", "NE"], ["NE", "N", "NE", "N"]),
    (1, 3, ["NE", "N", "SE", "N", "NE"], None),
    (4, 1, ["N", "N", "NE", "NW", "NE", "N"], ["N", "NE", "NW", "NE", "N", "N"]),
    (3, 2, ["N", "NE", "N", "NE", "N"], None),
    (2, 3, ["NE", "N", "NE", "N", "NE"], None),
    (1, 4, ["NE", "N", "SE", "N", "NE", "NE"], ["NE", "NE", "N", "SE", "N", "NE"]),
    (5, 1, ["N", "N", "NE", "NW", "NE", "N", "N"], None),
    (4, 2, ["N", "NE", "N", "N", "NE", "N"], None),
    (3, 3, ["N", "NE", "N", "NE", "N", "NE"], ["NE", "N", "NE", "N", "NE", "N"]),
    (2, 4, ["NE", "N", "NE", "NE", "N", "NE"], None),
    (1, 5, ["NE", "NE", "N", "SE", "N", "NE", "NE"], None),
    (6, 0, ["N"] * 6, None),
]
"""Steps north and north-east to the target, and the lines to the left and to the right if they differ."""


@rule("GU-SHOT-14", "GU-SHOT-15")
@pytest.mark.parametrize("turn", range(6))
@pytest.mark.parametrize(("north", "north_east", "left", "right"), SHOT_LINES)
def test_a_shot_crosses_the_hexes_of_the_table_in_every_direction(north, north_east, left, right, turn):
    def turned(steps):
        q = t = 0
        line = []
        for step in steps:
            ahead = AHEAD[(["N", "NE", "SE", "S", "SW", "NW"].index(step) + turn) % 6]
            q, t = q + ahead[0], t + ahead[1]
            line.append((q, t))
        return tuple(line)

    assert LINES[turned(left)[-1]] == (turned(left), turned(right or left))
    assert len(turned(left)) >= north + north_east
