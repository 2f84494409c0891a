"""Chapter 3: what is in the box."""

import copy
import itertools
import random

import pytest

from centans import shelf
from centans.core.errors import BadComponents
from centans.core.match import Match
from centans.figures import figures_of
from centans.games.guyenne.choices import CATALOGUE
from centans.games.guyenne.game import Guyenne
from tests.games.guyenne.kit import Table, ended_with, rule

COMPONENTS = shelf.read_components(Guyenne)


@rule("GY-COMP-1")
def test_the_box_holds_54_cards():
    counts = COMPONENTS["counts"]
    assert counts["castle_cards"] == len(COMPONENTS["castles"]) == len(Table().castles) == 6
    assert (counts["first_player_cards"], counts["reference_cards"]) == (1, 3)
    army = counts["heroes_per_side"] + sum(row["count"] for row in COMPONENTS["valued_cards"])
    assert army == len(Table().everywhere("E").split()) == len(Table().everywhere("F").split()) == 22
    assert counts["castle_cards"] + 2 * army + counts["first_player_cards"] + counts["reference_cards"] == 54


@rule("GY-COMP-2", "R1")
@pytest.mark.parametrize("side", ["E", "F"])
def test_an_army_has_2_fives_3_fours_4_threes_12_twos_and_a_hero(side):
    table = Table()
    assert table.draw_pile(side) == "H 5 5 4 4 4 3 3 3 3 2 2 2 2 2 2 2 2 2 2 2 2"


@rule("GY-COMP-3")
@pytest.mark.parametrize(("stronger", "weaker"), ["H5", "54", "43", "32"])
def test_the_strongest_card_is_the_hero_then_the_higher_value(stronger, weaker):
    table = Table(level="advanced", castles="FNNNNN").clash(1, E=f"{weaker} {stronger}", F="5 5").play("F shows")
    assert table.removed("E") == stronger


@rule("GY-COMP-4", "R2")
def test_cards_of_the_same_value_are_offered_as_one():
    table = Table().english("3 3 2 2 2 2").play("E says castle 1")
    assert table.offered("E") == ["card 3", "card 2"]
    kinds = [option.notation for option in CATALOGUE if option.kind == "card"]
    assert sorted(kinds) == ["card 2", "card 3", "card 4", "card 5", "card hero"], "no option tells two twos apart"


@rule("GY-COMP-4", "R2")
@pytest.mark.parametrize("side", ["english", "french"])
def test_one_three_is_a_trebuchet_and_four_twos_are_archers_or_crossbowmen(side):
    pictures = {row["id"]: row for row in COMPONENTS["card_labels"] if side in row["sides"]}
    assert (pictures["trebuchet"]["value"], pictures["trebuchet"]["count"]) == (3, 1)
    shooters = pictures["archers" if side == "english" else "crossbowmen"]
    assert (shooters["value"], shooters["count"]) == (2, 4)
    for row in COMPONENTS["valued_cards"]:
        labelled = sum(picture["count"] for picture in pictures.values() if picture["value"] == row["value"])
        assert labelled == row["count"], "every card has one picture"


@rule("GY-COMP-5")
def test_a_castle_is_neutral_english_or_french():
    table = Table(castles="NEFNNN")
    assert table.sees(None).controllers() == "NEFNNN"
    table.clash(1, E="5", F="2")
    assert table.sees(None).controllers() == "EEFNNN"


@rule("GY-COMP-6", "R3")
@pytest.mark.parametrize(("one", "other"), list(itertools.combinations(range(1, 7), 2)))
def test_castles_are_neighbours_only_one_place_apart(one, other):
    castles = "".join(["E" if place in (one, other) else "N" for place in range(1, 7)])
    assert ended_with(castles).score("E") == (4 if other == one + 1 else 2)


@rule("GY-COMP-6", "R3")
def test_the_six_castles_lie_from_west_to_east():
    row = [(castle["position"], castle["name"]) for castle in COMPONENTS["castles"]]
    assert row == [
        (1, "Chauvigny"),
        (2, "Crozant"),
        (3, "Cluis-Dessous"),
        (4, "Sarzay"),
        (5, "Sainte-Sévère"),
        (6, "Huriel"),
    ]


def digest_of_a_match(game: Guyenne) -> str:
    match = Match(game, game.variant(), b"display text")
    chooser = random.Random(1)
    while not match.over:
        ask = match.asks[0]
        match.answer(ask.seat, chooser.choice(list(ask.options)))
    return match.digest()


@rule("GY-COMP-7", "R3", "R38")
def test_names_and_reference_cards_change_nothing():
    plain = copy.deepcopy(COMPONENTS)
    plain["counts"]["reference_cards"] = 0
    for castle in plain["castles"]:
        castle.update(id="nowhere", name="Nowhere", department="None")
    assert digest_of_a_match(Guyenne(plain)) == digest_of_a_match(Guyenne(COMPONENTS))


@rule("GY-COMP-8")
def test_the_first_player_card_shows_which_side_is_first():
    card = COMPONENTS["first_player_card"]
    assert (card["faces"], card["start_face"]) == (["english", "french"], "english")
    for turn, face in ((1, "english"), (2, "french"), (3, "english")):
        table = Table(turn=turn).english("2 2").french("2 2")
        for who in ("E", "F", None):
            assert table.sees(who).view.first_side == face


@rule("GY-COMP-9")
def test_everyone_sees_to_which_side_a_card_face_down_belongs():
    table = Table().english("5 2 2").french("4 2 2").play("E opens 1 with 5 2", "F answers 4")
    for who in ("E", "F", None):
        sight = table.sees(who)
        assert (sight.front(1, "E").cards.count, sight.front(1, "F").cards.count) == (2, 1)


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        (
            {"limits.hand_size": "14", "levels.advanced.set_aside_cards": "9"},
            "'set_aside_cards' must be a whole number from 0 to 8",
        ),
        (
            {"valued_cards.2.count": "20", "valued_cards.3.count": "10"},
            "a side can have at most 29 valued cards, not 35",
        ),
        ({"valued_cards.2.count": "0", "limits.hand_size": "11"}, "'hand_size' must be a whole number from 2 to 10"),
    ],
)
def test_figures_that_cannot_be_had_together_are_refused_before_any_match_is_made(changes, complaint):
    with pytest.raises(BadComponents, match=complaint):
        shelf.take("guyenne", changes)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"limits": {"hand_size": "six", "max_cards_per_castle": 5}}, "'hand_size' must be a whole number"),
        ({"valued_cards": [{"value": 6, "count": 2}]}, "'value' must be a whole number from 2 to 5, not 6"),
        ({"valued_cards": [{"value": 5, "count": 2, "colour": 1}]}, "'colour' means nothing here"),
        ({"limits": {}}, "'hand_size' is missing"),
    ],
)
def test_a_slip_in_the_file_is_told_in_a_sentence(change, complaint):
    with pytest.raises(BadComponents, match=complaint):
        Guyenne({**COMPONENTS, **change})


@pytest.mark.parametrize("figure", [figure for figure in figures_of(COMPONENTS) if figure.most], ids=lambda it: it.path)
def test_a_match_can_be_played_and_looked_at_with_any_figure_at_either_end_of_its_range(figure):
    for number, value in enumerate((figure.least, figure.most)):
        changes = {figure.path: str(value), "levels.expert.set_aside_cards": "1"} | {figure.path: str(value)}
        game = shelf.take("guyenne", changes)
        chooser = random.Random(figure.path)
        match = Match(game, game.variant(2 + 2 * number, {"level": "expert"}), b"figures")
        while not match.over:
            ask = chooser.choice([ask for ask in match.asks if not ask.open])
            match.view(ask.seat)
            match.answer(ask.seat, chooser.choice(list(ask.options)))
        assert match.result is not None
