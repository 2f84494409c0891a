"""Options and the catalogue: every choice of a game, by notation and by number."""

from __future__ import annotations

import pytest

from centans import shelf
from centans.core.errors import Unreadable
from centans.core.options import RECONSIDER, Catalogue, Option
from tests.core.toys import CATALOGUE, LIFT, RED, Toy


class Move(Option):
    """An option that carries more than its notation."""

    __slots__ = ("towards",)

    def __init__(self, town: str, towards: int) -> None:
        super().__init__("move", town=town, to=towards + 1)
        self.towards = towards


def test_the_notation_is_the_kind_followed_by_the_parameters() -> None:
    assert Option("pass").notation == "pass"
    assert Option("attack", town="rouen", from_town="paris").notation == "attack rouen paris"
    assert Move("paris", 4).notation == "move paris 5"
    assert repr(Move("paris", 4)) == "<move paris 5>"


def test_every_option_is_found_by_its_notation_and_by_its_number() -> None:
    for number, option in enumerate(CATALOGUE):
        assert option.id == number
        assert CATALOGUE.at(number) is option
        assert CATALOGUE[option.notation] is option
        assert option in CATALOGUE
    assert len(CATALOGUE) == len(list(CATALOGUE))


def test_reconsidering_is_number_zero_of_every_catalogue() -> None:
    assert CATALOGUE.at(0) is RECONSIDER
    assert Catalogue([]).at(0) is RECONSIDER


def test_an_option_of_a_class_of_its_own_keeps_what_it_carries() -> None:
    move = Move("paris", 4)
    found = Catalogue([Option("pass"), move])["move paris 5"]
    assert isinstance(found, Move)
    assert found.towards == 4
    assert found.id == 2


def test_an_option_that_only_looks_the_same_is_not_in_the_catalogue() -> None:
    assert Option("colour", name="red") not in CATALOGUE
    assert "colour red" not in CATALOGUE
    assert RED in CATALOGUE


@pytest.mark.parametrize("text", ["", "colour", "colour purple", "Colour red", "colour red red", "castle 3"])
def test_a_text_that_is_no_notation_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(Unreadable) as error:
        CATALOGUE[text]
    assert str(error.value) == f"'{text}' is not a choice of this game"


def test_a_game_forgives_spaces_around_and_within_a_notation() -> None:
    assert Toy(list).option("  lift   2 ") is LIFT[1]


def test_two_options_must_not_be_written_alike() -> None:
    with pytest.raises(ValueError, match="two options are written 'lift 2'; a notation must be unique"):
        Catalogue([Option("lift", card=2), Option("lift", card="2")])


def test_the_numbers_of_guyenne_stay_what_learners_were_taught() -> None:
    """They may change only with the rules revision."""
    catalogue = shelf.game_class("guyenne").catalogue
    assert [option.notation for option in catalogue] == [
        "reconsider",
        *[f"castle {castle}" for castle in range(1, 7)],
        *[f"reinforce {castle}" for castle in range(1, 7)],
        *["card hero", "card 5", "card 4", "card 3", "card 2"],
        *["done", "pass", "show", "concede", "lead", "follow"],
    ]
