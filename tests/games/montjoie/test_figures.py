"""Figures of the box that may be changed: at both ends of its range each still makes a game that can be played."""

import pytest

from centans import shelf
from centans.core.dice import Live
from centans.core.errors import BadComponents
from centans.core.match import Match
from centans.figures import figures_of
from tests.games.montjoie.kit import montjoie, rule

MOST = 9000
"""No match has so many answers."""


def mixture(choices: Live) -> dict[str, str]:
    """A third of all figures at the lower end of their range, a third at the upper end."""
    changes: dict[str, str] = {}
    for figure in figures_of(montjoie().components):
        ends = ["false", "true"] if isinstance(figure.value, bool) else [str(figure.least), str(figure.most)]
        chosen = choices.below("end", 3)
        if chosen < 2 and not (ends[chosen] == "50" and figure.path.startswith("cards.")):
            changes[figure.path] = ends[chosen]
    return changes


@pytest.mark.source_only
@pytest.mark.parametrize("number", range(10))
def test_a_game_with_figures_at_the_ends_of_their_ranges_can_be_played(number):
    choices = Live(b"figures %d" % number)
    game = shelf.take("montjoie", mixture(choices))
    variant = game.variant(2 + number % 5, {"town_sales": "on", "pope_support": "on", "paris_parliament": "on"})
    match = Match(game, variant, b"figures")
    while not match.over:
        ask = match.asks[choices.below("ask", len(match.asks))]
        match.answer(ask.seat, ask.options[choices.below("option", len(ask.options))])
        assert len(match.entries) < MOST
    assert match.result is not None


@rule("MJ-CBT-3")
def test_more_yellow_cards_may_be_needed_to_attack():
    game = shelf.take("montjoie", {"limits.yellow_cards_to_attack": "3"})
    assert game.realm(game.variant(4)).yellow_cards_to_attack == 3


def test_the_embassy_table_has_no_gap_wherever_its_rows_end():
    game = shelf.take("montjoie", {"embassy.corruption.up_to": "9"})
    assert game.realm(game.variant(4)).embassy[2:] == [0] * 8 + [2] + [3, 3]


@pytest.mark.parametrize(
    ("path", "value", "sentence", "where"),
    [
        (("prices", "short", "card"), "two", "'card' must be a whole number from 0 to 999, not 'two'", 3),
        (("towns", 3, "province"), "savoie", "'savoie' is not possible for 'province'", 3),
        (("start", "france", "among", 0), "parys", "'parys' is not possible for 'among'", 4),
        (("events", 0, "id"), "revolt", "'events': the rules know these, in this order: uprising, ravages", 1),
        (("cards", 0, "count_two_players"), 120, "there can be 126 battle cards at most", 1),
    ],
)
def test_what_is_wrong_in_the_components_is_said_with_its_place(path, value, sentence, where):
    components = shelf.read_components(shelf.game_class("montjoie"))
    table = components
    for key in path[:-1]:
        table = table[key]
    table[path[-1]] = value
    with pytest.raises(BadComponents) as problem:
        shelf.game_class("montjoie")(components)
    assert str(problem.value).startswith(sentence)
    assert problem.value.where == path[:where]
