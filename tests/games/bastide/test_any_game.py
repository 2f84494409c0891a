"""What holds at every moment of every game, whatever the options."""

import random

import pytest

from centans.games.bastide.box.town import CIRCLES_OF, RELIGIOUS
from centans.games.bastide.model import is_started, on_equipments, site_of, supply
from centans.lab.contract import check_game
from tests.games.bastide.kit import Town, bastide, rule

VARIANTS = [
    (3, {"bank": "limited", "raise_mode": "until_pass", "harass_mode": "mixed"}),
    (4, {"cede_influence": "true", "money_visibility": "hidden", "stall_rounds": "6"}),
    (5, {"negotiation": "off", "house_tiles": "26", "majority_values": "4-4-11", "bank": "limited"}),
    (3, {"siege_tie": "english", "stall_rounds": "0"}),
]


def look(town: Town) -> None:
    """Counts kept for speed are what the board says; money stays within its limits."""
    s = town.state
    for seat in range(s.box.players):
        assert on_equipments(s, seat) == s.circles.count(seat) + sum(s.tokens[seat :: s.box.players])
        assert 0 <= supply(s, seat) <= 20
        assert (
            s.money[seat] >= s.additions[seat] * (s.project >= 0 and town.asks[:1] != [] and "raise" in town.asked) >= 0
        )
        assert 0 <= s.road[seat] <= 12
    for work, circles in enumerate(CIRCLES_OF):
        if circles:
            assert s.filled[work] == sum(s.circles[circle] >= 0 for circle in circles)
    if s.project < 0:
        for building in RELIGIOUS:
            assert (site_of(s, building) >= 0) == is_started(s, building)
    assert s.chest >= 0
    assert max(s.houses) <= 3
    assert sum(s.camp) <= 8
    if s.box.bank > 0:
        assert town.bank() >= 0


@rule("BA-EQ-3", "BA-COMP-7", "BA-TURN-5", "BA-EQ-8")
@pytest.mark.parametrize(("players", "settings"), VARIANTS)
def test_counts_and_money_hold_in_every_game(players, settings):
    for seed in range(4):
        chooser = random.Random(seed)
        town = Town.dealt(players, **settings)
        while not town.over:
            look(town)
            ask = chooser.choice([ask for ask in town.asks if not ask.open])
            plays = [option for option in ask.options if option.kind == "play"]
            town.take(ask, chooser.choice(plays if plays and chooser.random() < 0.5 else list(ask.options)))
        look(town)
        assert town.result.decided_by in ("equipments", "siege-held", "siege-lost", "stalemate")


@pytest.mark.bulk
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_contract(players):
    """Over all options but the length of a stalemate: players who choose by chance do nothing for hundreds of turns."""
    summary = check_game(bastide(), matches=5, seed="bastide", players=players, options={"stall_rounds": "2"})
    assert summary.matches == 5
    for name in ("raise_mode", "cede_influence", "harass_mode", "negotiation", "bank", "money_visibility"):
        assert len([value for setting, value in summary.by_value if setting == name]) == 2, f"both values of {name}"


@pytest.mark.slow
def test_the_contract_without_an_end_by_stalemate():
    options = {"stall_rounds": "0", "negotiation": "off"}
    assert check_game(bastide(), matches=1, seed="bastide", players=3, options=options).matches == 1
