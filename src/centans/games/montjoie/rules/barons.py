"""Montjoie !: barons in combat, one's own and those of others (chapters 16 and 17)."""

from __future__ import annotations

from typing import ClassVar, Final

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.game import NOBODY
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.montjoie.box.names import NATIONS, TOWNS
from centans.games.montjoie.choices.numbers import UP_TO_BARONS, Barons
from centans.games.montjoie.choices.words import ABSTAIN
from centans.games.montjoie.model.fight import ATTACK, SIDES, barons_on
from centans.games.montjoie.model.position import Position, combat_of

NO_WINDOWS: Final = 1
NO_SUPPORT: Final = 2
"""What a seat may not wish to be asked, as bits of `Position.silent`."""
UP_TO_OR_NEVER: Final = [(*options, ABSTAIN) for options in UP_TO_BARONS]


def commit(s: Position, side: int, seat: int, number: int) -> None:
    """Barons go to a side, openly and for good, or in secret until the reveal (MJ-CBT-15, MJ-INF-4; MJ-OHB-1)."""
    fight = combat_of(s)
    fight.barons[side][seat] = number
    if s.box.hidden_barons:
        return
    s.barons[seat] -= number
    if number and s.journal is not None:
        power, town = NATIONS[s.nation[seat]], TOWNS[fight.target]
        s.journal.tell("barons", power=power, number=number, side=SIDES[side], town=town)


class OwnBarons(Step[Position]):
    """The combatant adds 0 to 3 of his barons, or a controller to his ally or neutral (MJ-CBT-15, 21; MJ-AUT-6)."""

    __slots__ = ("side",)
    rule: ClassVar[str] = "MJ-CBT-15"

    def __init__(self, side: int) -> None:
        self.side = side

    def ask(self, s: Position) -> Ask | None:
        """Who has helped the other side may add nothing; if barons are hidden he is asked all the same."""
        fight = combat_of(s)
        seat = fight.commander(self.side)
        if seat == NOBODY or not s.barons[seat]:
            return None
        elsewhere = fight.barons[1 - self.side][seat]
        if elsewhere and not s.box.hidden_barons:
            return None
        key = "attack-barons" if self.side == ATTACK else "defence-barons"
        most = 0 if elsewhere else min(s.box.side_barons, s.barons[seat])
        return Ask(seat, key, UP_TO_BARONS[most], veiled=s.box.hidden_barons)

    def run(self, s: Position, dice: Dice) -> None:
        """Nobody has a baron to add."""

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if isinstance(option, Barons) and option.number and combat_of(s).barons[1 - self.side][seat]:
            return Refusal("MJ-CBT-22", "one-side-only")
        return refuse_barons(s, seat, option, s.box.side_barons)

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, Barons)
        commit(s, self.side, seat, option.number)


def refuse_barons(s: Position, seat: int, option: Option, room: int) -> Refusal | None:
    if not isinstance(option, Barons):
        return Refusal("MJ-CBT-15", "barons-first")
    if option.number > s.barons[seat]:
        return Refusal("MJ-INF-4", "not-so-many-barons", number=option.number, barons=s.barons[seat])
    if option.number > room:
        return Refusal("MJ-INF-2", "too-many-barons", number=option.number, most=room)
    return None


class Support(Step[Position]):
    """In turn order everybody else may add barons to a player's side, three on a side in all (MJ-CBT-16, 21, 22).

    `place` is the next place in the turn order to be asked.
    """

    __slots__ = ("place", "side")
    rule: ClassVar[str] = "MJ-CBT-16"

    def __init__(self, side: int, place: int) -> None:
        self.side = side
        self.place = place

    def room(self, s: Position) -> int:
        """How many barons there is still room for; hidden ones are counted at the reveal (MJ-OHB-2)."""
        return s.box.side_barons if s.box.hidden_barons else s.box.side_barons - barons_on(combat_of(s), self.side)

    def supporter(self, s: Position) -> int:
        """The next place of a player who may support this side and wishes to be asked."""
        fight = combat_of(s)
        if fight.seats[self.side] == NOBODY or not self.room(s):
            return NOBODY
        for place in range(self.place, len(s.order)):
            seat = s.order[place]
            if (
                s.barons[seat]
                and seat not in fight.seats
                and not s.silent[seat] & NO_SUPPORT
                and (s.box.hidden_barons or not fight.barons[1 - self.side][seat])
            ):
                return place
        return NOBODY

    def ask(self, s: Position) -> Ask | None:
        place = self.supporter(s)
        if place == NOBODY:
            return None
        seat = s.order[place]
        key = "support-attack" if self.side == ATTACK else "support-defence"
        most = min(self.room(s), s.barons[seat])
        if s.box.hidden_barons and combat_of(s).barons[1 - self.side][seat]:
            most = 0
        return Ask(seat, key, UP_TO_OR_NEVER[most], veiled=s.box.hidden_barons)

    def run(self, s: Position, dice: Dice) -> None:
        """Nobody else may add a baron."""

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if option is ABSTAIN:
            return None
        if isinstance(option, Barons) and option.number and combat_of(s).barons[1 - self.side][seat]:
            return Refusal("MJ-CBT-22", "one-side-only")
        return refuse_barons(s, seat, option, self.room(s))

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if isinstance(option, Barons):
            commit(s, self.side, seat, option.number)
        else:
            s.silent[seat] |= NO_SUPPORT
        s.agenda.next(Support(self.side, s.order.index(seat) + 1))
