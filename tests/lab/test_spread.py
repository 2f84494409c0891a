"""Variants are spread so that every pair of settings that go together is tried."""

from itertools import combinations

import pytest

from centans import shelf
from centans.core.dice import Live
from centans.core.errors import BadVariant
from centans.core.game import Setting
from centans.lab.spread import spread
from tests.lab.toy import Toy


def pairs(variants) -> set:
    return {
        pair
        for variant in variants
        for pair in combinations([("players", str(variant.players)), *sorted(variant.settings.items())], 2)
    }


def test_few_variants_all_occur():
    assert len({repr(variant) for variant in spread(Toy(), 10, Live(b"few"))}) == 4


def test_a_sample_covers_every_pair_of_values():
    game = shelf.take("guyenne")
    everything = spread(game, 2000, Live(b"all"))
    assert len({repr(variant) for variant in everything}) < 2000
    assert pairs(spread(game, 80, Live(b"sample"))) == pairs(everything)


def test_the_usual_rules_come_first_for_every_number_of_players():
    game = shelf.take("guyenne")
    first = spread(game, 3, Live(b"first"))
    assert [variant.players for variant in first] == [2, 3, 4]
    assert all(variant[setting.name] == setting.default for variant in first for setting in game.settings)


def test_players_and_options_can_be_fixed():
    for variant in spread(shelf.take("guyenne"), 30, Live(b"fixed"), 3, {"level": "expert"}):
        assert (variant.players, variant["level"]) == (3, "expert")


def test_an_option_for_some_numbers_of_players_leaves_the_others_out():
    found = spread(shelf.take("guyenne"), 20, Live(b"some"), None, {"seats": "EEFF"})
    assert {variant.players for variant in found} == {4}


@pytest.mark.parametrize(
    ("players", "options"), [(7, {}), (None, {"level": "divine"}), (None, {"weather": "rain"}), (2, {"seats": "EEFF"})]
)
def test_what_does_not_exist_is_refused_with_a_sentence(players, options):
    with pytest.raises(BadVariant):
        spread(shelf.take("guyenne"), 5, Live(b"bad"), players, options)


def test_a_game_with_countless_variants_is_sampled():
    class Countless(Toy):
        settings = (Toy.settings[0], *[Setting(f"s{number}", ("a", "b", "c"), "a") for number in range(20)])

    found = spread(Countless(), 100, Live(b"countless"))
    assert len({repr(variant) for variant in found}) == 100
    assert len(pairs(found)) > 0.95 * (3 * 3 * 20 * 19 / 2)
