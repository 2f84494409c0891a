"""The test kit of Guesclin !: men are set on a map in a line, act in notations, and are read back by name.

    fight = Skirmish.on("fougeray", {"french sergent": (12, 9), "english compagnon": (10, 8)}).acting("french")
    fight.play("act sergent", f"move {at(11, 8)}", f"attack {at(10, 8)}", attack=[1, 4, 3])
    assert fight.is_stunned("english compagnon")

Hexes are (column, row) as in the examples of the specification. A man is called by his banner and his name. `on` makes
a scenario of its own, with these men and no special rule; `scenario` takes one of the box. Men of whom nothing is said
wait outside the map. Dice are written by label: attack, riposte, shot.
"""

from __future__ import annotations

import copy
import functools
from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from centans import shelf
from centans.core.asks import Ask, Refusal
from centans.core.dice import Script
from centans.core.game import NOBODY, Result
from centans.core.journal import Journal
from centans.core.steps import Agenda, advance, proceed, why_not
from centans.games.guesclin import Guesclin
from centans.games.guesclin.box.grid import BIT, LABELS, PLACE_OF, column_of, hex_at, row_of
from centans.games.guesclin.box.names import BANNERS, ORDERS, STUNNED
from centans.games.guesclin.model import GONE_OUT, NEUTRALISED, NO_HEX, RESERVE, Position, new_position, put
from centans.games.guesclin.rules.actions import Actions
from centans.games.guesclin.rules.round import Activation, EndOfActivation, EndOfRound

rule = pytest.mark.rule

Hex = tuple[int, int]
COMMANDERS = ("chevalier", "cavalier")


def at(column: int, row: int) -> str:
    """The label of a hex: at(10, 8) is k9."""
    return LABELS[hex_at(column, row)]


def place(column: int, row: int) -> int:
    return hex_at(column, row)


def hexes(labels: Iterable[str]) -> set[Hex]:
    return {(column_of(PLACE_OF[label]), row_of(PLACE_OF[label])) for label in labels}


@functools.cache
def components() -> dict[str, Any]:
    return shelf.read_components(Guesclin)


@functools.cache
def guesclin() -> Guesclin:
    """The game as it is in the box."""
    game = shelf.take("guesclin")
    assert isinstance(game, Guesclin)
    return game


def plain_scenario(ground: str, men: Iterable[str]) -> dict[str, Any]:
    """A scenario on a map of the box, with these men and as many more as a banner needs."""
    forces: dict[str, list[str]] = {banner: [] for banner in BANNERS}
    for man in men:
        banner, kind = man.split()
        forces[banner].append(kind.partition("-")[0])
    for kinds in forces.values():
        if not any(kind in COMMANDERS for kind in kinds):
            kinds.append("chevalier")
        kinds.extend(["valet"] * (3 - len(kinds)))
    return {
        "name_fr": "Essai",
        "name_en": "Trial",
        "map": ground,
        "players": [2, 3, 4],
        "objective": "commanders",
        "activation": list(BANNERS),
        "placement": list(BANNERS),
        "forces": forces,
        "zones": {banner: {"columns": [13, 14]} for banner in BANNERS},
        "limit": {"rounds": 15},
    }


def with_scenario(scenario: dict[str, Any], **tables: Any) -> Guesclin:
    """The game with one scenario more, called trial."""
    changed = {**copy.deepcopy(components()), **tables}
    changed["scenarios"]["trial"] = scenario
    return Guesclin(changed)


@functools.cache
def trial(ground: str, men: tuple[str, ...]) -> Guesclin:
    return with_scenario(plain_scenario(ground, men))


class Skirmish:
    """A position of Guesclin ! being played."""

    def __init__(self, game: Guesclin, players: int, settings: Mapping[str, str], men: Mapping[str, Hex]) -> None:
        self.game = game
        self.variant = game.variant(players, settings)
        self.state: Position = new_position(game.field(self.variant))
        self.state.journal = Journal()
        self.state.turn = 1
        self._asks: list[Ask] | None = None
        for man, where in men.items():
            self.put(man, where)

    @classmethod
    def on(cls, ground: str, men: Mapping[str, Hex], players: int = 2, **settings: str) -> Skirmish:
        game = trial(ground, tuple(men))
        return cls(game, players, {"scenario": "trial", **settings}, men)

    @classmethod
    def scenario(cls, name: str, men: Mapping[str, Hex], players: int = 2, **settings: str) -> Skirmish:
        return cls(guesclin(), players, {"scenario": name, **settings}, men)

    @classmethod
    def fresh(cls, name: str, players: int = 2, **settings: str) -> Skirmish:
        """A table at which nobody has been placed yet."""
        found = cls(guesclin(), players, {"scenario": name, **settings}, {})
        found.state = found.game.start(found.variant)
        found.state.journal = Journal()
        return found

    # -- setting it up -----------------------------------------------------------------------------------------------

    def number(self, man: str) -> int:
        banner, name = man.split()
        found = self.state.box.men.find(BANNERS.index(banner), name)
        assert found != NOBODY, f"there is no {man} here"
        return found

    def put(self, man: str, where: Hex) -> Skirmish:
        put(self.state, self.number(man), hex_at(*where))
        return self

    def stunned(self, *men: str) -> Skirmish:
        for man in men:
            self.state.face[self.number(man)] = STUNNED
        return self

    def ordered(self, man: str, order: str) -> Skirmish:
        self.state.order[self.number(man)] = ORDERS.index(order) + 1
        return self

    def neutralised(self, *men: str) -> Skirmish:
        return self._away(NEUTRALISED, men)

    def out(self, *men: str) -> Skirmish:
        return self._away(GONE_OUT, men)

    def _away(self, state: int, men: Iterable[str]) -> Skirmish:
        s = self.state
        for man in men:
            fighter = self.number(man)
            if s.where[fighter] >= 0:
                s.occupant[s.where[fighter]] = NOBODY
                s.men_at[s.box.men.side[fighter]] ^= BIT[s.where[fighter]]
            s.where[fighter] = state
            self._drop(fighter)
        return self

    def _drop(self, fighter: int) -> None:
        thing = self.state.load[fighter]
        if thing != NOBODY:
            self.state.load[fighter] = NOBODY
            self.state.carrier[thing] = NOBODY

    def carrying(self, man: str, thing: int = 0) -> Skirmish:
        s = self.state
        if s.carrier[thing] != NOBODY:
            s.load[s.carrier[thing]] = NOBODY
        s.carrier[thing] = self.number(man)
        s.load[self.number(man)] = thing
        s.lies_at[thing] = NO_HEX
        return self

    def lying(self, where: Hex, thing: int = 0) -> Skirmish:
        s = self.state
        if s.carrier[thing] != NOBODY:
            s.load[s.carrier[thing]] = NOBODY
        s.carrier[thing] = NOBODY
        s.lies_at[thing] = hex_at(*where)
        return self

    def taken(self, side: int, thing: int = 0) -> Skirmish:
        self.lying((0, 0), thing)
        self.state.lies_at[thing] = NO_HEX
        self.state.taken_by[thing] = side
        return self

    def round(self, number: int) -> Skirmish:
        self.state.turn = number
        return self

    def alarmed(self) -> Skirmish:
        self.state.alarm = True
        return self

    # -- whose turn it is --------------------------------------------------------------------------------------------

    def acting(self, banner: str) -> Skirmish:
        """In the midst of the banner's activation, its order given."""
        number = BANNERS.index(banner)
        self.state.active = number
        self.state.acted = 0
        return self._agenda(number, EndOfActivation(), Actions(number))

    def beginning(self, banner: str) -> Skirmish:
        """The banner's activation is about to begin."""
        return self._agenda(BANNERS.index(banner), Activation(BANNERS.index(banner)))

    def _agenda(self, banner: int, *steps: Any) -> Skirmish:
        order = self.state.box.scenario.activation
        later = [Activation(other) for other in order[order.index(banner) + 1 :]]
        self.state.agenda = Agenda([EndOfRound(), *reversed(later), *steps])
        self._asks = None
        return self

    # -- playing -----------------------------------------------------------------------------------------------------

    @property
    def asks(self) -> list[Ask]:
        if self._asks is None:
            self._asks = proceed(self.state, Script())
        return self._asks

    @property
    def ask(self) -> Ask:
        (ask,) = self.asks
        return ask

    def play(self, *notations: str, **dice: list[int]) -> Skirmish:
        """Answers by whoever is asked, with these dice, all of which must be rolled."""
        script = Script(**dice)
        for notation in notations:
            option = self.game.option(notation)
            refusal = why_not(self.state, self.asks, self.ask.seat, option)
            assert refusal is None, f"'{notation}' is refused: {refusal}"
            assert option in self.ask.options, f"'{notation}' is not offered"
            self._asks = advance(self.state, self.ask, option, script)
        assert script.left() == {}, "all dice were rolled"
        return self

    def offered(self, kind: str) -> set[Hex]:
        """The hexes of all options of a kind."""
        return hexes(str(option.params["hex"]) for option in self.ask.options if option.kind == kind)

    def notations(self) -> set[str]:
        return {option.notation for option in self.ask.options}

    def refused(self, notation: str, seat: int | None = None) -> Refusal:
        option = self.game.option(notation)
        asked = self.ask.seat if seat is None else seat
        refusal = why_not(self.state, self.asks, asked, option)
        assert refusal is not None, f"'{notation}' is allowed"
        assert asked != self.ask.seat or option not in self.ask.options
        return refusal

    # -- reading it --------------------------------------------------------------------------------------------------

    def where(self, man: str) -> Hex | None:
        found = self.state.where[self.number(man)]
        return (column_of(found), row_of(found)) if found >= 0 else None

    def is_stunned(self, man: str) -> bool:
        return self.state.face[self.number(man)] == STUNNED and self.where(man) is not None

    def is_unhurt(self, man: str) -> bool:
        return self.state.face[self.number(man)] != STUNNED and self.where(man) is not None

    def is_neutralised(self, man: str) -> bool:
        return self.state.where[self.number(man)] == NEUTRALISED

    def is_out(self, man: str) -> bool:
        return self.state.where[self.number(man)] == GONE_OUT

    def is_in_reserve(self, man: str) -> bool:
        return self.state.where[self.number(man)] == RESERVE

    def carries(self, man: str) -> bool:
        return self.state.load[self.number(man)] != NOBODY

    def order_of(self, man: str) -> str | None:
        order = self.state.order[self.number(man)]
        return ORDERS[order - 1] if order else None

    def lies(self, thing: int = 0) -> Hex | None:
        found = self.state.lies_at[thing]
        return (column_of(found), row_of(found)) if found >= 0 else None

    @property
    def result(self) -> Result | None:
        if self.asks:
            return None
        return self.game.result(self.state)

    @property
    def verdict(self) -> tuple[str, str] | None:
        """Who won, and at which level: ("french", "total"); None while it goes on."""
        if self.asks:
            return None
        result = self.result
        assert result is not None
        winner = "nobody" if not result.winners else BANNERS[self.state.winner]
        return winner, result.decided_by.partition("-")[0]

    def told(self, key: str) -> list[dict[str, Any]]:
        journal = self.state.journal
        assert journal is not None
        return [dict(event.params) for event in journal.events if event.key == key]

    def view(self) -> Any:
        assert self.asks is not None
        return self.game.view(self.state, 0)

    def attack_on(self, man: str) -> Any:
        """The preview of the attack on a man that is offered now."""
        target = self.number(man)
        return next(attack for attack in self.view().choosing.attacks if attack.target == target)

    def shot_at(self, man: str) -> Any:
        target = self.number(man)
        return next(shot for shot in self.view().choosing.shots if shot.target == target)
