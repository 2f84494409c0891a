"""EX-38: what holds at every moment of every game, at every level, with every number of players and every option."""

import itertools
import random

import pytest

from centans.core.journal import Event
from tests.games.guyenne.kit import Table, rule

VARIANTS = list(
    itertools.product(
        ["basic", "advanced", "expert"],
        [2, 3, 4],
        ["immediate", "on_demand"],
        ["always", "not_on_tie"],
        ["english", "french"],
    )
)
ARMY = "H 5 5 4 4 4 3 3 3 3 2 2 2 2 2 2 2 2 2 2 2 2"


class Watcher:
    """Looks at a game after every answer and compares it with what it saw before."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.castles = table.castles
        self.turn = 0
        self.longest = (25 if table.variant["level"] == "expert" else 19) + (table.variant["reshuffle"] == "on_demand")

    def look(self) -> None:
        for side in "EF":
            self.check_cards(side)
        self.check_castles()
        if self.table.turn != self.turn:
            self.turn = self.table.turn
            self.check_new_turn()

    def check_cards(self, side: str) -> None:
        assert self.table.everywhere(side) == ARMY
        if self.table.variant["level"] == "basic":
            assert self.table.removed(side) == ""

    def check_castles(self) -> None:
        for before, after in zip(self.castles, self.table.castles, strict=True):
            assert after != "N" or before == "N", "a castle once controlled is neutral again"
        self.castles = self.table.castles
        sight = self.table.sees(None)
        assert sight.side("E").score + sight.side("F").score <= 12

    def check_new_turn(self) -> None:
        table = self.table
        assert table.sees(None).view.first_side == ("english" if self.turn % 2 else "french")
        if table.asks and table.asks[0].key == "set-aside":
            return
        for side in "EF":
            hand, draw_pile, _, count = table.sizes(side)
            limit = table.sees(None).side(side).exhaustion_limit
            assert hand == 6 or (draw_pile, count) == (0, limit), "a hand is full, or nothing can be drawn any more"

    def check_the_end(self) -> None:
        turns = turns_of(self.table)
        assert len(turns) <= self.longest
        for events in turns:
            self.check_turn(events)

    def check_turn(self, events: list[Event]) -> None:
        """Two castles, and on each of them 1 to 5 cards of each side when the combats begin."""
        laid: dict[tuple[int, int], int] = {}
        for event in events:
            if event.key in ("laid", "reinforced"):
                place = (event.params["castle"], self.table.state.box.side_of[event.params["seat"]])
                laid[place] = laid.get(place, 0) + event.params["number"]
        castles = {castle for castle, _ in laid}
        assert len(castles) == 2
        assert set(laid) == {(castle, side) for castle in castles for side in (0, 1)}
        assert all(1 <= number <= 5 for number in laid.values())
        fought = [event for event in events if event.key in ("shown", "conceded")]
        assert len(fought) == 4, "each side shows or concedes on each castle"


def turns_of(table: Table) -> list[list[Event]]:
    """The events of each turn."""
    turns: list[list[Event]] = []
    assert table.state.journal is not None
    for event in table.state.journal.events:
        if event.key == "turn":
            turns.append([])
        elif turns:
            turns[-1].append(event)
    return turns


@rule(
    "GY-COMP-9",
    "GY-TURN-2",
    "GY-TURN-3",
    "GY-TURN-5",
    "GY-PLACE-10",
    "GY-COMBAT-14",
    "GY-EOT-4",
    "GY-DRAW-9",
    "GY-END-6",
)
@rule("GY-PLAY-6")
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: "-".join(map(str, variant)))
def test_ex_38_properties_that_hold_in_every_game(variant):
    level, players, reshuffle, tie, team_side = variant
    chooser = random.Random(repr(variant))
    table = Table.dealt(players, level=level, reshuffle=reshuffle, attack_tie_removal=tie, team_side=team_side)
    watcher = Watcher(table)
    while not table.over:
        watcher.look()
        ask = chooser.choice([ask for ask in table.asks if not ask.open])
        table.choose(ask.seat, chooser.choice(list(ask.options)))
    watcher.look()
    watcher.check_the_end()
    assert table.result.decided_by in ("six-castles", "points", "unspent-cards", "draw")
