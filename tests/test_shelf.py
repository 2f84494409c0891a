"""The shelf: games by name, and their components changed one figure at a time."""

from __future__ import annotations

from typing import Any

import pytest

from centans import figures, shelf
from centans.core.errors import BadComponents, CentansError
from centans.core.game import Game
from centans.games.guyenne import Guyenne


def components() -> dict[str, Any]:
    return shelf.read_components(Guyenne)


def changed(path: str, value: str) -> dict[str, Any]:
    table = components()
    figures.change(table, path, value)
    return table


def refusal(path: str, value: str) -> str:
    with pytest.raises(BadComponents) as error:
        shelf.take("guyenne", {path: value})
    return str(error.value)


# -- games --------------------------------------------------------------------------------------------------------


def test_every_title_on_the_shelf_can_be_taken() -> None:
    assert "guyenne" in shelf.titles()
    for title in shelf.titles():
        game = shelf.take(title)
        assert isinstance(game, Game)
        assert game.id == title


def test_a_game_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(shelf.UnknownGame) as error:
        shelf.take("risk")
    assert str(error.value) == f"there is no game 'risk'; there are: {', '.join(shelf.titles())}"
    assert isinstance(error.value, CentansError)


def test_a_game_knows_its_package_and_the_texts_in_it() -> None:
    assert shelf.package_of(Guyenne) == "centans.games.guyenne"
    assert shelf.read_text(Guyenne, "RULES.md").startswith("# ")
    assert components()["game"]["id"] == "guyenne"


def test_two_games_from_the_shelf_share_nothing() -> None:
    bigger = shelf.take("guyenne", {"limits.hand_size": "7"})
    usual = shelf.take("guyenne")
    variant = usual.variant(2)
    assert usual.start(variant).box.hand_size == 6
    assert bigger.start(variant).box.hand_size == 7


# -- components ---------------------------------------------------------------------------------------------------


def test_a_figure_is_changed_by_its_path() -> None:
    assert changed("limits.hand_size", "7")["limits"]["hand_size"] == 7
    assert changed("levels.basic.exhaustion_limit", "5")["levels"]["basic"]["exhaustion_limit"] == 5


def test_nothing_else_is_changed() -> None:
    expected = components()
    expected["limits"]["hand_size"] = 7
    assert changed("limits.hand_size", "7") == expected


def test_a_row_of_a_list_is_found_by_its_value_or_its_place() -> None:
    assert changed("valued_cards.2.count", "11")["valued_cards"][3]["count"] == 11
    assert changed("valued_cards.0.count", "3")["valued_cards"][0]["count"] == 3


def test_what_only_describes_the_box_cannot_be_varied() -> None:
    with pytest.raises(BadComponents, match=r"'castles\.sarzay\.name' only describes the box"):
        changed("castles.sarzay.name", "Sarzay-le-Château")


@pytest.mark.parametrize(
    ("path", "text", "value"),
    [
        ("limits.hand_size", "8", 8),
        ("levels.basic.permanent_removal", "true", True),
        ("levels.expert.permanent_removal", "false", False),
    ],
)
def test_a_changed_figure_keeps_its_type(path: str, text: str, value: object) -> None:
    *above, last = path.split(".")
    table: Any = changed(path, text)
    for name in above:
        table = next(row for row in table if row["id"] == name) if isinstance(table, list) else table[name]
    assert table[last] == value
    assert type(table[last]) is type(value)


def test_several_figures_are_changed_at_once() -> None:
    game = shelf.take("guyenne", {"limits.hand_size": "5", "scoring.isolated_castle": "2"})
    box = game.start(game.variant(2)).box
    assert (box.hand_size, box.isolated) == (5, 2)


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        ("limits.hand", "7", "'limits.hand' does not exist in components.toml: no 'hand' among source, hand_size, "),
        (
            "limit.hand_size",
            "7",
            "'limit.hand_size' does not exist in components.toml: no 'limit' among game, ",
        ),
        ("", "7", "'' does not exist in components.toml: no '' among game, "),
        (
            "castles.montsegur.name",
            "x",
            "'castles.montsegur.name' does not exist in components.toml: no 'montsegur' among ",
        ),
        ("castles.9.name", "x", "'castles.9.name' does not exist in components.toml: no '9' among "),
        ("castles.².name", "x", "'castles.².name' does not exist in components.toml: no '²' among "),
        ("limits.hand_size.x", "7", "'limits.hand_size.x' does not exist in components.toml: "),
        ("limits", "7", "'limits' is a table; name one figure inside it"),
        ("castles", "7", "'castles' is a table; name one figure inside it"),
        ("castles.sarzay", "7", "'castles.sarzay' is a table; name one figure inside it"),
        ("limits.hand_size", "many", "'limits.hand_size' can be 2 to 14, not 'many'"),
        ("limits.hand_size", "6.5", "'limits.hand_size' can be 2 to 14, not '6.5'"),
        ("limits.hand_size", "", "'limits.hand_size' can be 2 to 14, not ''"),
        ("levels.basic.permanent_removal", "no", "'levels.basic.permanent_removal' can be true or false, not 'no'"),
        ("limits.hand_size", "1", "'limits.hand_size' can be 2 to 14, not '1'"),
        ("limits.max_cards_per_castle", "0", "'limits.max_cards_per_castle' can be 1 to 14, not '0'"),
        ("levels.expert.exhaustion_limit", "0", "'levels.expert.exhaustion_limit' can be 1 to 9, not '0'"),
        ("levels.expert.set_aside_cards", "17", "'levels.expert.set_aside_cards' can be 0 to 16, not '17'"),
        ("valued_cards.5.value", "9", "'valued_cards.5.value' only describes the box"),
        ("counts.heroes_per_side", "2", "'counts.heroes_per_side' only describes the box"),
        ("valued_cards.2.count", "9999", "'valued_cards.2.count' can be 0 to 20, not '9999'"),
        ("team.gift_min", "2", "'team.gift_min' only describes the box"),
    ],
)
def test_an_impossible_change_is_refused_with_a_sentence(path: str, value: str, sentence: str) -> None:
    assert refusal(path, value).startswith(sentence)


def test_a_path_that_goes_on_below_a_figure_is_told_that_it_is_one() -> None:
    assert "rows" not in refusal("limits.hand_size.x", "7")


@pytest.mark.parametrize(
    ("path", "value"),
    [("valued_cards.5.count", "-1"), ("levels.expert.set_aside_cards", "-1"), ("team.gift_max", "0")],
)
def test_a_figure_that_makes_the_game_impossible_is_refused(path: str, value: str) -> None:
    assert refusal(path, value)


def test_a_mistake_without_a_key_is_its_own_sentence_compiled_or_not():
    plain = CentansError("nothing is as it should be")
    assert (str(plain), plain.key, dict(plain.params)) == ("nothing is as it should be", "", {})
    with pytest.raises(shelf.UnknownGame) as refused:
        shelf.take("chess")
    assert (refused.value.key, refused.value.params["name"]) == ("game", "chess")
