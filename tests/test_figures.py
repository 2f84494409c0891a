"""Figures: what may be changed is listed with its range and its rule, is refused outside of it, and matters in play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from centans import shelf
from centans.core.digest import digest
from centans.core.errors import BadComponents, CentansError
from centans.core.game import Game, Variant
from centans.figures import LIST, Figure, change, figures_at, figures_of, find
from centans.lab.scene import box_facts

GAMES = [game for game in shelf.titles() if LIST in shelf.read_components(shelf.game_class(game))]


def box() -> dict[str, Any]:
    return {
        "limits": {"source": "rulebook", "hand": 6, "night": True},
        "cards": [{"value": 5, "count": 2}, {"value": 0, "count": 3}],
        "towns": [{"id": "paris", "ground": "plain", "name": "Paris"}, {"id": "pau", "ground": "hill", "name": "Pau"}],
        "walls": [0, 2, 4],
        "figures": {
            "limits.hand": {"from": 2, "to": 9, "rule": "XX-1"},
            "limits.night": {"rule": "XX-2"},
            "cards.*.count": {"from": 0, "to": 20, "rule": "XX-3"},
            "towns.*.ground": {"one_of": ["plain", "hill"], "rule": "XX-4"},
            "walls.*": {"from": 0, "to": 9, "rule": "XX-5"},
        },
    }


def test_the_list_finds_every_figure_with_its_path_range_and_rule() -> None:
    found = [(figure.path, figure.value, figure.range, figure.rule) for figure in figures_of(box())]
    assert found == [
        ("limits.hand", 6, "2 to 9", "XX-1"),
        ("limits.night", True, "true or false", "XX-2"),
        ("cards.5.count", 2, "0 to 20", "XX-3"),
        ("cards.0.count", 3, "0 to 20", "XX-3"),
        ("towns.paris.ground", "plain", "plain, hill", "XX-4"),
        ("towns.pau.ground", "hill", "plain, hill", "XX-4"),
        ("walls.0", 0, "0 to 9", "XX-5"),
        ("walls.1", 2, "0 to 9", "XX-5"),
        ("walls.2", 4, "0 to 9", "XX-5"),
    ]


@pytest.mark.parametrize(
    ("path", "text", "value"),
    [
        ("limits.hand", "9", 9),
        ("limits.night", "false", False),
        ("cards.0.count", "7", 7),
        ("cards.1.count", "7", 7),
        ("towns.pau.ground", "plain", "plain"),
        ("walls.1", "3", 3),
    ],
)
def test_a_figure_is_changed_within_its_range(path: str, text: str, value: object) -> None:
    components = box()
    change(components, path, text)
    assert find(components, path).value == value
    different = [
        one.path
        for one, other in zip(figures_of(components), figures_of(box()), strict=True)
        if one.value != other.value
    ]
    assert len(different) == 1


@pytest.mark.parametrize(
    ("path", "text", "sentence"),
    [
        ("limits.hand", "1", "'limits.hand' can be 2 to 9, not '1'"),
        ("limits.hand", "10", "'limits.hand' can be 2 to 9, not '10'"),
        ("limits.hand", "150000000000000000000", "'limits.hand' can be 2 to 9, not '150000000000000000000'"),
        ("limits.hand", "many", "'limits.hand' can be 2 to 9, not 'many'"),
        ("limits.hand", "6.5", "'limits.hand' can be 2 to 9, not '6.5'"),
        ("limits.hand", "٣", "'limits.hand' can be 2 to 9, not '٣'"),
        ("limits.night", "no", "'limits.night' can be true or false, not 'no'"),
        ("towns.pau.ground", "sea", "'towns.pau.ground' can be plain, hill, not 'sea'"),
        ("towns.pau.name", "Po", "'towns.pau.name' only describes the box"),
        ("limits.source", "me", "'limits.source' only describes the box"),
        ("figures.walls.*.from", "1", "'figures.walls.*.from' does not exist"),
        ("limits", "7", "'limits' is a table; name one figure inside it"),
        ("limits.hands", "7", "'limits.hands' does not exist in components.toml: no 'hands' among source, hand"),
        ("limits.hand.x", "7", "'limits.hand.x' does not exist in components.toml: 'x' lies below a single figure"),
        ("towns.4.ground", "hill", "'towns.4.ground' does not exist in components.toml: no '4' among paris, pau"),
        ("*.hand", "7", "'*.hand' does not exist in components.toml"),
        ("", "7", "'' does not exist in components.toml: no '' among limits"),
    ],
)
def test_anything_else_is_refused_in_one_sentence(path: str, text: str, sentence: str) -> None:
    components = box()
    with pytest.raises(BadComponents) as problem:
        change(components, path, text)
    assert str(problem.value).startswith(sentence)
    assert components == box()


def test_of_many_rows_those_most_like_the_misspelt_one_are_named() -> None:
    components = {"towns": [{"id": name} for name in ("paris", *[f"town-{number}" for number in range(20)])]}
    with pytest.raises(BadComponents, match=r"no 'parys' among 21 rows, such as paris$"):
        change(components, "towns.parys.income", "1")
    with pytest.raises(BadComponents, match=r"no 'xyz' among 21 rows, such as paris, town-19$"):
        change(components, "towns.xyz.income", "1")


# -- the games on the shelf --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_the_list_means_some_figure_and_allows_its_value(game: str) -> None:
    components = shelf.read_components(shelf.game_class(game))
    for pattern in components[LIST]:
        found = figures_at(components, pattern)
        assert found, f"{pattern} means nothing"
        for figure in found:
            assert figure.rule, f"{pattern} names no rule"
            assert figure.read(as_typed(figure.value)) == figure.value


def as_typed(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@pytest.mark.parametrize("game", GAMES)
def test_no_figure_is_listed_twice(game: str) -> None:
    paths = [figure.path for figure in figures_of(shelf.read_components(shelf.game_class(game)))]
    assert len(paths) == len(set(paths))


@pytest.mark.bulk
@pytest.mark.parametrize("game", GAMES)
def test_every_figure_that_can_be_changed_matters(game: str) -> None:
    """Changed to some other value of its range, it changes the box or the first position of a match in some variant."""
    components = shelf.read_components(shelf.game_class(game))
    boxes = Boxes(shelf.take(game))
    idle = [
        figure.path
        for pattern in components[LIST]
        for figure in some_of(figures_at(components, pattern))
        if not matters(game, figure, boxes)
    ]
    assert idle == []


def some_of(figures: list[Figure]) -> list[Figure]:
    """All of a few; of many the first, the one in the middle and the last."""
    return figures if len(figures) <= 3 else [figures[0], figures[len(figures) // 2], figures[-1]]


class Boxes:
    """What the box says in every variant that differs from the usual one in one setting, worked out when asked for."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.variants = list(variants(game))
        self.known: dict[int, str] = {}
        self.order = list(range(len(self.variants)))
        """Where the last figure mattered, the next one often does: that variant comes first."""

    def usual(self, number: int) -> str:
        if number not in self.known:
            self.known[number] = beginning(self.game, self.variants[number])
        return self.known[number]

    def differ(self, changed: Game[Any]) -> bool:
        for number in self.order:
            try:
                facts = beginning(changed, self.variants[number])
            except CentansError:
                continue
            if facts != self.usual(number):
                self.order.remove(number)
                self.order.insert(0, number)
                return True
        return False


def beginning(game: Game[Any], variant: Variant) -> str:
    """The box of a match and the position in which it begins."""
    s = game.start(variant)
    return f"{digest(s)} {box_facts(s)}"


def variants(game: Game[Any]) -> Iterator[Variant]:
    for players in game.players:
        for settings in [{}, *[{one.name: value} for one in game.offered() for value in a_few(one.values)]]:
            try:
                yield game.variant(players, settings)
            except CentansError:
                continue


def a_few(values: tuple[str, ...]) -> tuple[str, ...]:
    """Of a setting with very many values, such as a number of rounds, the first ones and the last."""
    return values if len(values) <= 10 else (*values[:3], values[-1])


def matters(game: str, figure: Figure, boxes: Boxes) -> bool:
    for text in others(figure):
        try:
            changed = shelf.take(game, {figure.path: text})
        except CentansError:
            continue
        if boxes.differ(changed):
            return True
    return False


def others(figure: Figure) -> list[str]:
    """Other values of a figure's range: near ones, and the ends."""
    if isinstance(figure.value, bool):
        return ["false" if figure.value else "true"]
    if figure.one_of:
        return [text for text in figure.one_of if text != figure.value]
    assert figure.least is not None
    assert figure.most is not None
    near = (figure.value + 1, figure.most, figure.least, figure.value - 1)
    return [str(number) for number in near if figure.least <= number <= figure.most and number != figure.value]
