"""Orders, activations, moves, special cells and Horse cells (chapters 4, 5, 14 to 17)."""

from __future__ import annotations

import random

import pytest

from centans.core.bits import members
from centans.games.trente.box.cells import ADJACENT, CELL, CELLS, NAME, OAK, SIZE, reach
from centans.games.trente.box.units import UNIT_ID
from tests.games.trente.kit import Heath, rule, unit


def written(turns: str = "3") -> Heath:
    field = Heath.dealt(turns=turns).rolls(first_blois=[1], first_montfort=[2])
    return field.write("B", "C 24 3 11 12 13 14 15 16 17")


def test_whoever_is_nearest_to_an_enemy_is_named_first_and_the_captain_last():
    field = Heath.dealt().rolls(first_blois=[1], first_montfort=[2])
    assert field.asked
    field.units("B-C J9", "B-30 J8", "B-2 A7", "M-1 J12", "M-2 J13")
    field.write("B", "3")
    units = field.view("B").choosing.units
    assert (units[0], units[1], units[-1]) == ("B-30", "B-2", "B-C")
    assert len(units) == 30
    assert "B-3" not in units
    assert field.view("B").choosing.slots == [2, 3, 4, 5, 6, 7, 8, 9, 10]


@rule("CT-ORD-1", "CT-ORD-4", "CT-ORD-6", "CT-TURN-3")
def test_orders_are_secret_and_can_be_changed_until_both_are_ready():
    field = written()
    assert field.asked == "M order"
    assert [row.unit for row in field.view("B").armies[0].orders][:3] == ["B-C", "B-24", "B-3"]
    assert field.view("M").armies[0].orders == []
    assert field.view("M").armies[0].ready
    field.play("B", "reconsider").write("B", "1 2 3 4 5 6 7 8 9 10")
    field.write("M", "C 1 2 3 4 5 6 7 8 9")
    assert field.s.orders[0] == list(range(1, 11))
    assert field.refused("B", "order 11")[1] == "move-first"


@rule("CT-ORD-5", "CT-ORD-7", "CT-ORD-8", "CT-GEN-4")
def test_an_order_is_public_when_it_is_played_and_no_other_unit_acts():
    field = written().write("M", "C 1 2 3 4 5 6 7 8 9")
    assert [row.unit for row in field.view("M").armies[0].orders] == ["B-C", *[None] * 9]
    field.play("B", "move J2")
    assert [row.unit for row in field.view("B").armies[1].orders] == ["M-C", *[None] * 9]
    field.play("M", "move J19")
    assert [row.unit for row in field.view("M").armies[0].orders][:3] == ["B-C", "B-24", None]
    assert len(field.told("order-played")) == 3


@rule("CT-ORD-3", "R23")
def test_a_unit_found_twice_on_a_sheet_acts_once():
    field = written().write("M", "C 1 2 3 4 5 6 7 8 9")
    field.s.orders[0][1] = unit("B-C")
    field.play("B", "move J2").play("M", "move J19")
    assert field.told("order-lost")[0]["unit"] == "B-C"
    assert field.asked == "M move"


@rule("CT-ORD-9")
def test_the_sheet_names_units_only():
    field = written().write("M", "C 1 2 3 4 5 6 7 8 9")
    assert "move J8" in field.offered("B")
    assert "move J2" in field.offered("B")


@rule("CT-ORD-2", "CT-ORD-1")
def test_the_dead_are_not_ordered():
    field = Heath(turn=4).dead("B-20").next_turn()
    assert "order 20" not in field.offered("B")
    assert field.refused("B", "order 20") == ("CT-ORD-1", "order-for-the-dead", {"unit": "B-20"})
    assert field.refused("B", "move J5") == ("CT-ORD-1", "orders-first", {"written": 0, "slots": 10})


@rule("CT-ACT-4")
def test_an_activation_is_move_arrival_combat_outcome_in_this_order():
    field = Heath(B="f5", M="f1").units("B-12 J6", "M-14 J9 (1)").deck("arms", "hache").activate("B-12")
    field.rolls(attack=[6], defence=[1]).play("B", "move J8", "attack 14").lay("f5 hache", "f1")
    keys = [event.key for event in field.s.journal.events if event.key != "drew-card"]
    assert keys == ["moved", "drew", "attacks", "laid", "laid", "total", "total", "wounded", "eliminated", "took-place"]


@rule("CT-ACT-5", "R36")
def test_a_unit_that_advanced_in_defence_still_has_its_own_order():
    field = Heath(B="f6 f6", M="f1 f1").units("B-5 I9", "M-14 I10 (1)")
    field.fight("M-14", "B-5", "f1", "f6", (1, 6)).play("B", "advance")
    assert field.where("B-5") == "I10"
    field.activate("B-5", slot=2).play("B", "move I13")
    assert field.where("B-5") == "I13"


@rule("CT-BOARD-2", "CT-BOARD-7", "CT-MOVE-3", "CT-MOVE-4")
def test_a_cell_holds_one_unit_and_start_cells_are_ordinary():
    field = Heath().units("B-5 J17", "M-16 A20", "M-26 B20").activate("B-5")
    assert "J18" in field.reach("B-5"), "an empty start cell of the enemy"
    assert field.refused("B", "move I18") == ("CT-MOVE-4", "cell-taken", {"cell": "I18", "unit": "M-17"})
    field = Heath().units("B-5 J5").activate("B-5")
    assert field.refused("B", "move J3") == ("CT-MOVE-3", "cell-taken", {"cell": "J3", "unit": "B-16"})


@rule("CT-MOVE-1")
def test_a_cell_out_of_reach_is_refused_with_the_numbers():
    field = Heath().units("B-15 C10").activate("B-15")
    assert field.refused("B", "move C15") == ("CT-MOVE-1", "too-far", {"cell": "C15", "distance": 5, "steps": 4})


@rule("CT-MOVE-5", "CT-CELL-5")
def test_nobody_steps_onto_an_oak_that_is_taken():
    field = Heath().units("B-15 J8", "M-3 OAK").activate("B-15")
    assert field.refused("B", "move OAK") == ("CT-MOVE-4", "cell-taken", {"cell": "OAK", "unit": "M-3"})
    friends = Heath().units("B-15 J8", "B-3 OAK").activate("B-15")
    assert friends.refused("B", "move OAK")[0] == "CT-MOVE-3"


@rule("CT-MOVE-6")
def test_a_unit_leaves_the_oak_by_any_of_its_ten_neighbours():
    field = Heath().units("B-15 OAK")
    field.s.box.moves[2] = 1
    assert field.reach("B-15") == {"OAK", *[NAME[cell] for cell in members(ADJACENT[OAK])]}


@rule("CT-MOVE-8", "R26")
def test_enemies_hinder_nobody_beside_them():
    field = Heath(B="f3", M="f3").units("B-15 C10", "M-11 C11", "M-12 B9", "M-13 D10", "M-14 B10")
    assert "D11" in field.reach("B-15"), "diagonally between C11 and D10"
    assert "C6" in field.reach("B-15"), "out of contact"


def slow_reach(start: int, steps: int, friends: set[int], enemies: set[int]) -> set[int]:
    """The same by walking: step by step, no enemy entered, the Oak an end."""
    found, edge = {start}, {start}
    for _ in range(steps):
        edge = {
            cell
            for here in edge
            if here != OAK or here == start
            for cell in members(ADJACENT[here])
            if cell not in enemies and not (cell == OAK and cell in friends)
        }
        found |= edge
    return {cell for cell in found if cell not in friends or cell == start}


@rule("CT-MOVE-9", "CT-MOVE-2", "CT-CELL-5")
def test_tables_and_masks_find_the_same_cells_as_walking():
    chance = random.Random(1351)
    for _ in range(300):
        crowd = chance.sample(CELLS, chance.choice([5, 25, 60, 150]))
        start, friends, enemies = crowd[0], set(crowd[: len(crowd) // 2]), set(crowd[len(crowd) // 2 :])
        steps = chance.choice([4, 5, 6])
        own, other = sum(1 << cell for cell in friends), sum(1 << cell for cell in enemies)
        assert set(members(reach(start, steps, own, other))) == slow_reach(start, steps, friends, enemies)
    assert SIZE == 400


# -- special cells ----------------------------------------------------------------------------------------------------


@rule("CT-CELL-3", "CT-CELL-4", "CT-VP-6")
def test_the_oak_gives_a_card_on_arrival_and_points_at_the_end_of_the_turn():
    field = Heath().units("B-15 J8").deck("arms", "camail").activate("B-15").play("B", "move OAK")
    assert (field.cards("B"), field.score) == ("camail", (0, 0))
    field.end_turn()
    assert field.asks
    assert field.score == (3, 0)


@rule("CT-CELL-7", "CT-CELL-8")
def test_a_force_cell_serves_either_army_and_may_give_a_special():
    field = Heath().units("B-15 J14").deck("force", "ruse f2").activate("B-15").play("B", "move J15")
    assert field.cards("B") == "ruse"
    assert field.told("drew") == [{"seat": 0, "deck": "force", "cell": "J15", "number": 1}]
    assert field.told("drew-card", "M") == []
    field = Heath().units("M-15 J7").deck("force", "f2").activate("M-15").play("M", "move J6")
    assert field.cards("M") == "f2"


@rule("CT-CELL-10", "CT-CELL-11")
def test_a_unit_that_comes_back_in_a_later_turn_draws_again():
    field = Heath().units("B-15 J6").deck("force", "f1 f2").activate("B-15").play("B", "move J6")
    assert field.cards("B") == "", "to remain gives nothing"
    field.activate("B-15").play("B", "move J7")
    field.s.turn += 1
    field.activate("B-15").play("B", "move J6")
    assert field.cards("B") == "f1"


# -- horses -----------------------------------------------------------------------------------------------------------


def rider(**settings: str) -> Heath:
    return Heath(M="f2", **settings).units("B-21 B7", "M-12 G11", "M-C M11").deck("force", "f5")


@rule("CT-HORSE-1", "CT-HORSE-8", "CT-CELL-12")
def test_nobody_stays_on_a_horse_cell_nor_rides_from_one_to_the_other():
    field = rider().units("M-13 S12").activate("B-21").play("B", "move A10", "charge 13")
    assert "land S11" not in field.offered("B")
    assert field.refused("B", "land S11") == ("CT-HORSE-8", "no-landing-on-horse", {"cell": "S11"})
    assert "land A10" not in field.offered("B")
    field.play("B", "land R13")
    assert field.where("B-21") == "R13"


@rule("CT-HORSE-5", "CT-COMB-9")
def test_a_captain_cannot_be_charged():
    field = rider().activate("B-21").play("B", "move A10")
    assert field.refused("B", "charge C") == ("CT-HORSE-5", "no-charge-at-captain", {"unit": "M-C"})
    on_foot = Heath(B="f3", M="f2").units("B-21 L11", "M-C M11").activate("B-21").play("B", "move L11")
    assert on_foot.offered("B") == ["attack C"]


@rule("CT-HORSE-3", "R37")
def test_some_tables_want_cards_before_the_ride():
    field = rider(contact_without_cards="forbidden").activate("B-21")
    assert field.refused("B", "move A10") == ("CT-HORSE-3", "charge-needs-cards", {"cell": "A10"})
    assert "A10" in rider(contact_without_cards="forbidden").hand("B", "f5").reach("B-21")
    assert "A10" in rider().reach("B-21")


@rule("CT-COMB-6", "CT-BOARD-5")
def test_without_cards_nobody_goes_beside_either_square_of_an_oak_that_is_held():
    field = Heath(contact_without_cards="forbidden").units("B-11 J14", "M-5 OAK")
    assert "J13" in field.reach("B-11")
    assert not {"J12", "I12", "K12", "I11"} & field.reach("B-11")
    assert field.activate("B-11").refused("B", "move J12")[:2] == ("CT-COMB-6", "contact-needs-cards")


@rule("CT-HORSE-6", "CT-HORSE-9", "CT-HORSE-11")
def test_the_charge_is_at_the_chosen_target_and_from_the_landing_cell():
    field = rider().units("M-13 H12", "B-C F9").activate("B-21").play("B", "move A10", "charge 12")
    assert field.refused("B", "land A1")[1] == "not-beside-target"
    assert field.refused("B", "land H12") == ("CT-BOARD-2", "cell-taken", {"cell": "H12", "unit": "M-13"})
    field.play("B", "land G10")
    assert field.asked == "B combination, M combination", "no other target is offered"
    field.rolls(attack=[1], defence=[1]).lay("f5", "f2")
    assert field.bonuses(0) == (0, 2, 0), "the captain on F9 supports from G10 on"


@rule("CT-HORSE-10")
def test_a_rider_without_a_base_card_lands_and_does_not_fight():
    field = rider().deck("force", "harangue").activate("B-21").play("B", "move A10", "charge 12", "land G10")
    assert (field.asked, field.where("B-21"), field.score) == ("", "G10", (1, 0))
    assert field.told("no-cards")[0]["unit"] == "B-21"


@rule("CT-HORSE-12", "CT-HORSE-2")
def test_a_target_needs_room_beside_him_and_the_cell_left_counts():
    around = [NAME[cell] for cell in members(ADJACENT[CELL["A1"]])]
    crowd = ["M-12 A1", f"B-21 {around[0]}", f"B-22 {around[1]}", f"B-23 {around[2]}", "M-C J19"]
    boxed = Heath(B="f3").only(*crowd)
    boxed.s.box.moves[2] = 12
    assert "A10" in boxed.reach("B-21"), "it leaves a cell beside its target"
    assert "A10" not in Heath(B="f3").only(*crowd, "B-24 A6").reach("B-24")


@rule("CT-VP-5")
@pytest.mark.parametrize(("name", "cell"), [("B-21 B7", "A10"), ("M-21 R14", "S11")])
def test_a_horse_cell_is_worth_a_point(name, cell):
    field = Heath(B="f1", M="f1").units(name, "M-12 G11", "B-12 G9").activate(name.split()[0])
    field.play(name[0], f"move {cell}")
    assert field.score[0] + field.score[1] == 1


def test_unit_ids_are_written_with_a_hyphen():
    assert UNIT_ID[0] == "B-C"
    assert UNIT_ID[31] == "M-C"
