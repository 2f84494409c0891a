"""What is in the box (chapters 3, 4, 6, 7 and 12)."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy

import pytest

from centans.core.errors import BadComponents
from centans.games.trente.box.cells import CELL, CELL_KINDS, CELLS, NAME, OAK, WIDTH
from centans.games.trente.box.reading import make_field
from centans.games.trente.box.units import RANK, UNIT_ID
from centans.games.trente.game import Trente
from centans.shelf import take
from tests.games.trente.kit import Heath, rule, trente, unit


def half_turn(name: str) -> str:
    if name == "OAK":
        return name
    cell = CELL[name]
    return f"{'ABCDEFGHIJKLMNOPQRS'[18 - cell % WIDTH]}{20 - cell // WIDTH}"


@rule("CT-COMP-1", "CT-UNIT-1", "CT-UNIT-2", "CT-GEN-1", "R8")
def test_two_armies_of_a_captain_ten_knights_and_twenty_squires():
    field = Heath()
    assert len(CELLS) == 379
    assert Counter(RANK) == {0: 2, 1: 20, 2: 40}
    assert [RANK[unit(name)] for name in ("B-C", "B-1", "B-10", "B-11", "M-30")] == [0, 1, 1, 2, 2]
    names = dict(zip(UNIT_ID, field.s.box.names, strict=True))
    assert (names["B-24"], names["M-2"], names["B-C"]) == ("Tristan de Pestivien", "D’Ardaine", "Jean de Beaumanoir")
    assert len(set(names.values())) == 62


@rule("CT-COMP-2", "CT-SETUP-9", "CT-RES-2")
def test_each_army_rolls_one_die_of_six_faces():
    field = Heath(B="f3", M="f3").units("B-3 I9", "M-9 I10")
    field.fight("B-3", "M-9", "f3", "f3", (6, 1))
    assert field.dice.labels == ["attack", "defence"]
    assert field.dice_fallen == (6, 1)


@rule("CT-COMP-3", "CT-CARD-1", "CT-CARD-2", "CT-CARD-4", "CT-CARD-13", "CT-SETUP-6", "R10", "R11")
@pytest.mark.parametrize(("deck", "counts"), [("bell", [6, 9, 11, 11, 9, 6]), ("flat", [8, 9, 9, 9, 9, 8])])
def test_ninety_game_cards_in_three_decks(deck, counts):
    s = Heath(force_deck=deck).s
    assert s.force.counts == [*counts, 1, 1, 1, 1]
    assert (len(s.force), len(s.arms), len(s.hero)) == (56, 14, 20)
    values = {row.card: (row.value, row.copies, row.offensive) for row in Heath().view("B").figures.cards}
    offensive = {name: row[:2] for name, row in values.items() if row[2]}
    assert offensive == {
        "masse": (2, 1),
        "epee": (2, 1),
        "hache": (3, 2),
        "lance": (4, 2),
        "marteau": (5, 1),
        "fauchard": (5, 1),
    }
    assert [values[name][:2] for name in ("camail", "gantelet", "bacinet", "ecu")] == [(2, 1), (2, 1), (3, 2), (4, 2)]


@rule("CT-COMP-4", "CT-SETUP-7")
def test_ten_missions_for_each_army():
    s = Heath().s
    assert [len(deck) for deck in s.mission_decks] == [10, 10]
    assert [[mission.id for mission in row] for row in s.box.missions] == [
        [f"MIS-B{number}" for number in range(1, 11)],
        [f"MIS-M{number}" for number in range(1, 11)],
    ]


@rule("CT-COMP-6")
def test_cards_are_always_in_exactly_one_place():
    field = Heath(B="f2 aide_de_dieu", M="f6 ecu").units("B-9 Q8", "M-10 Q9")
    before = field.game.inventory(field.s)
    field.fight("B-9", "M-10", "f2 aide_de_dieu", "f6 ecu", (1, 5))
    assert field.asked == "B take-back"
    assert field.game.inventory(field.s) == before
    field.play("B", "take-back")
    assert field.game.inventory(field.s) == before


@rule("CT-CARD-18", "R13")
def test_a_hero_card_serves_the_squire_of_its_number_on_either_side():
    for attacker, defender, letter in (("B-14", "M-20", "B"), ("M-14", "B-20", "M")):
        field = Heath(B="f3", M="f3").hand(letter, "f3 h14")
        field.units(f"{attacker} I9", f"{defender} I10").attack(attacker, defender)
        assert "lay f3 hero" in field.offered(letter)
    other = Heath(B="f3 h15", M="f3").units("B-14 I9", "M-20 I10").attack("B-14", "M-20")
    assert other.refused("B", "lay f3 hero") == ("CT-CARD-18", "no-such-card", {"card": "h14"})
    knight = Heath(B="f3 h15", M="f3").units("B-4 I9", "M-20 I10").attack("B-4", "M-20")
    assert knight.refused("B", "lay f3 hero") == ("CT-CARD-18", "hero-for-squires", {"unit": "B-4"})


@rule("CT-BOARD-6", "R3", "R4", "R5")
def test_the_nine_special_cells():
    kinds = Heath().s.box.kind_of
    special = {NAME[cell]: CELL_KINDS[kind] for cell, kind in enumerate(kinds) if kind}
    assert special == {
        "OAK": "oak",
        "J8": "arms",
        "J13": "arms",
        "H11": "arms",
        "L10": "arms",
        "J6": "force",
        "J15": "force",
        "A10": "horse",
        "S11": "horse",
    }


@rule("CT-BOARD-8", "CT-BOARD-9")
def test_the_board_is_the_same_after_a_half_turn_and_camps_do_nothing():
    s = Heath().s
    for cell in CELLS:
        assert s.box.kind_of[cell] == s.box.kind_of[CELL[half_turn(NAME[cell])]]
    for number in range(31):
        assert half_turn(NAME[s.cells[number]]) == NAME[s.cells[31 + number]]
    far = Heath(B="f3", M="f3").units("B-3 I15", "M-9 I16").fight("B-3", "M-9", "f3", "f3", (3, 3))
    near = Heath(B="f3", M="f3").units("B-3 I5", "M-9 I6").fight("B-3", "M-9", "f3", "f3", (3, 3))
    assert far.totals == near.totals
    camps = trente().components["board"]["camp_rows"]
    assert camps == {"blois": [1, 10], "montfort": [11, 20]}
    assert OAK // WIDTH + 1 == 10


@rule("CT-SETUP-2", "CT-SETUP-3", "CT-SETUP-5", "CT-SETUP-8", "R6", "R50")
def test_the_set_up():
    field = Heath.dealt()
    s = field.s
    assert {NAME[cell] for cell in s.cells[:31]} == {
        *[f"{column}1" for column in "FGHIJKLMN"],
        *[f"{column}{row}" for column in "EFGHIJKLMNO" for row in (2, 3)],
    }
    assert [field.where(name) for name in ("B-C", "B-1", "B-5", "B-6", "B-10")] == ["J2", "E2", "I2", "K2", "O2"]
    assert [field.where(name) for name in ("B-11", "B-21", "B-22", "B-30")] == ["E3", "O3", "F1", "N1"]
    assert s.life == [4] * 62
    assert (s.score, [sum(hand) for hand in s.hands]) == ([0, 0], [0, 0])


@rule("CT-UNIT-5", "CT-UNIT-7", "CT-UNIT-8")
@pytest.mark.parametrize(("name", "steps"), [("B-15", 4), ("B-5", 5), ("B-C", 6)])
def test_how_far_each_rank_moves(name, steps):
    field = Heath().units(f"{name} C10")
    assert f"C{10 + steps}" in field.reach(name)
    assert f"C{11 + steps}" not in field.reach(name)


@rule("CT-UNIT-7", "CT-UNIT-8")
@pytest.mark.parametrize("name", ["B-8", "B-C"])
def test_knights_and_captains_use_every_arms_card(name):
    field = Heath(B="f1 ecu marteau fauchard", M="f1").units(f"{name} D9", "M-9 D10")
    field.attack(name, "M-9")
    assert field.offered("B") == ["lay f1", "lay f1 marteau", "lay f1 fauchard"]


@rule("CT-UNIT-3", "CT-UNIT-9")
def test_everybody_sees_the_life_of_every_unit():
    field = Heath().units("M-5 I10 (1)")
    for who in ("B", "M", None):
        seen = {row.unit: row.life for row in field.view(who).units}
        assert (seen["M-5"], seen["B-5"]) == (1, 4)
        assert field.view(who).figures.life == 4, "a counter turns a quarter for each point under this"


@rule("CT-UNIT-4", "CT-UNIT-10", "CT-OUT-4", "R55")
def test_a_dead_captain_is_gone_and_the_game_goes_on_without_his_bonuses():
    field = Heath(B="f6 f3", M="f1 f3").units("B-3 I9", "M-C I10 (1)", "M-9 I11")
    field.fight("B-3", "M-C", "f6", "f1", (6, 1))
    assert (field.where("M-C"), field.asked, field.over) == ("", "", False)
    field.fight("M-9", "B-3", "f3", "f3", (1, 1))
    assert field.bonuses(0) == (0, 0, 0), "nobody supports him any more"


@rule("CT-GEN-3")
def test_points_come_from_five_sources():
    from centans.games.trente.model.position import SOURCES

    assert SOURCES == ("eliminations", "oak", "horses", "missions", "survivors")
    field = Heath(turn=10).units("B-24 OAK").end_turn()
    assert field.over
    view = field.view(None)
    for army in view.armies:
        assert sum(army.earned.values()) == army.score


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game.life": "0"}, "'game.life' can be 1 to 9, not '0'"),
        ({"game.keep_cards": "11"}, "'game.keep_cards' can be 0 to 10"),
        ({"ranks.squire.move": "13"}, "'ranks.squire.move' can be 0 to 12"),
        ({"specials.ruse": "2"}, "'specials.ruse' can be 0 to 1"),
        ({"special_cells.arms1.kind": "well"}, "can be arms, force, horse, not 'well'"),
        ({"special_cells.arms1.cell": "J9"}, "only describes the box"),
        ({"missions.MIS-B1.template": "hedgehog"}, "only describes the box"),
        ({"deal.force": "9"}, "'force' must be even"),
        ({"deal.heroes_in_teams": "3"}, "'heroes_in_teams' must be even"),
        ({"force_decks.bell.2": "0", "force_decks.bell.3": "0"}, "too few cards"),
        ({"force_decks.flat.2": "0", "force_decks.flat.3": "0"}, "too few cards"),
    ],
)
def test_figures_that_make_no_sense_are_refused_with_a_sentence(change, sentence):
    with pytest.raises(BadComponents, match=sentence):
        take("trente", change)


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        (("special_cells", "arms1", "cell"), "Z9", "there is no cell 'Z9'"),
        (("special_cells", "arms1", "cell"), "OAK", "the Oak, and nothing else"),
        (("special_cells", "arms1", "kind"), "well", "there can be: oak, arms, force, horse"),
        (("special_cells", "arms1", "king"), "Jean", "'king' means nothing here"),
        (("armies", "blois", "units", 1, "start"), "J2", "two units start on the same cell"),
        (("armies", "blois", "units", 1, "number"), "2", "must be C and then 1 to 30"),
        (("missions", "MIS-B1", "template"), "picnic", "'picnic' is not possible for 'template'"),
        (("missions", "MIS-B1", "template"), "halt", "means nothing here"),
        (("missions", "MIS-B1", "units"), ["B-99"], "'B-99' is not possible"),
        (("force_decks", "bell"), [8, 9], "'bell' needs 6 numbers"),
        (("ranks", "squire"), {"move": 4}, "'kill_vp' is missing"),
        (("arms", "lance", "value"), 10, "'value' must be a whole number from 1 to 9"),
    ],
)
def test_a_box_that_makes_no_sense_is_refused_with_a_sentence(path, value, sentence):
    components = deepcopy(dict(trente().components))
    table = components
    for key in path[:-1]:
        table = table[key]
    table[path[-1]] = value
    with pytest.raises(BadComponents, match=sentence):
        Trente(components)


def test_a_changed_figure_reaches_the_rules():
    game = take("trente", {"missions.MIS-B6.vp_elimination": "9", "ranks.captain.kill_vp": "20"})
    box = make_field(game.components, game.variant())
    assert (box.missions[0][5].vp, box.kill_vp) == (9, [20, 3, 2])
