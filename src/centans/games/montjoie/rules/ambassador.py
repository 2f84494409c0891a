"""Montjoie !: the Ambassador and the embassy table (chapter 16, AMB and HERO)."""

from __future__ import annotations

from typing import ClassVar, Final

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.montjoie.box.cards import AMBASSADOR, CARD_IDS, ONE, PACKING, number_of
from centans.games.montjoie.box.names import FOREIGN, NATIONS, POWERS, TOWNS
from centans.games.montjoie.choices.people import PLAYER, NamePlayer
from centans.games.montjoie.choices.places import NameTown, town_options
from centans.games.montjoie.model.position import FORTRESS, FREE, Position, led_by, put_away
from centans.games.montjoie.rules.brigand import without_fortresses
from centans.games.montjoie.rules.deal import draw_cards
from centans.games.montjoie.rules.gains import BY_CONQUEST, Gain
from centans.games.montjoie.rules.optional.grand_master import second_hero
from centans.games.montjoie.rules.optional.joan import joan_rises
from centans.games.montjoie.rules.optional.second_throw import Thrown
from centans.games.montjoie.rules.throws import beats_wall, settle

CORRUPTION: Final = 0
OUTSIDE_HELP: Final = 1
HERO: Final = 2
COURT_INTRIGUE: Final = 3
RESULTS: Final = ("corruption", "outside_help", "hero", "court_intrigue")
"""The rows of the embassy table."""


def refuse_ambassador(s: Position, seat: int) -> Refusal | None:
    if number_of(s.hands[seat], AMBASSADOR):
        return None
    return Refusal("MJ-AMB-1", "no-such-card", card=CARD_IDS[AMBASSADOR])


def send_ambassador(s: Position, seat: int, power: int, dice: Dice) -> None:
    """The card is discarded and two dice are rolled (MJ-AMB-1)."""
    put_away(s, seat, ONE[AMBASSADOR])
    embassy(s, seat, power, dice)


def embassy(s: Position, seat: int, power: int, dice: Dice) -> None:
    settle(s, Embassy(seat, (dice.d6("embassy"), dice.d6("embassy")), power))


class Embassy(Thrown):
    """The embassy table (MJ-AMB-2 to 6); what is gained goes to the power whose turn it is (MJ-ALY-12)."""

    __slots__ = ("power",)
    label: ClassVar[str] = "embassy"

    def __init__(self, seat: int, dice: tuple[int, ...], power: int) -> None:
        self.seat = seat
        self.dice = dice
        self.power = power

    def again(self, dice: tuple[int, ...]) -> Embassy:
        return Embassy(self.seat, dice, self.power)

    def run(self, s: Position, dice: Dice) -> None:
        row = s.box.embassy[self.dice[0] + self.dice[1]]
        if s.journal is not None:
            power = NATIONS[s.nation[self.seat]]
            s.journal.tell("embassy", power=power, first=self.dice[0], second=self.dice[1], result=RESULTS[row])
        if row == CORRUPTION:
            s.agenda.next(Corruption(self.seat, self.power))
        elif row == OUTSIDE_HELP:
            draw_cards(s, self.seat, s.box.help_cards, dice)
        elif row == HERO:
            hero_answers(s, self.seat)
        else:
            s.agenda.next(CourtIntrigue(self.seat))


def hero_answers(s: Position, seat: int) -> None:
    """The hero becomes active, as often as it takes; a second time has no effect of itself (MJ-AMB-5, MJ-HERO-1, 6)."""
    if s.heroes[seat]:
        second_hero(s, seat)
        return
    s.heroes[seat] = 1
    if s.journal is not None:
        s.journal.tell("hero-rises", power=NATIONS[s.nation[seat]])
    joan_rises(s, seat)


def corruptible(s: Position, seat: int, power: int) -> int:
    """Towns of other nations that are no fortresses; not those of one's own nation or loyal ally (MJ-AMB-2, 3)."""
    towns = 0
    for nation in range(FOREIGN):
        if nation != power and led_by(s, nation) != seat:
            towns |= s.held[nation]
    return without_fortresses(s, towns)


class Corruption(Step[Position]):
    """A town of another nation, anywhere, is tested against its wall and may betray (MJ-AMB-2, 3, 8)."""

    __slots__ = ("power", "seat")
    rule: ClassVar[str] = "MJ-AMB-2"

    def __init__(self, seat: int, power: int) -> None:
        self.seat = seat
        self.power = power

    def ask(self, s: Position) -> Ask | None:
        options = town_options(corruptible(s, self.seat, self.power))
        return Ask(self.seat, "corruption-town", options) if options else None

    def run(self, s: Position, dice: Dice) -> None:
        """No town can be corrupted (MJ-GEN-14)."""

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, NameTown):
            return Refusal("MJ-AMB-2", "town-first")
        town, owner = TOWNS[option.town], s.owner[option.town]
        if owner == FREE:
            return Refusal("MJ-AMB-3", "town-is-free", town=town)
        if owner >= FOREIGN:
            return Refusal("MJ-AMB-3", "not-an-opponent", town=town, power=POWERS[owner])
        if owner == self.power or led_by(s, owner) == seat:
            return Refusal("MJ-AMB-3", "your-own-town", town=town)
        return Refusal("MJ-AMB-2", "fortress-safe", town=town) if s.level[option.town] == FORTRESS else None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, NameTown)
        settle(s, CorruptionTest(seat, (dice.d6("corruption"),), self.power, option.town))


class CorruptionTest(Thrown):
    """On success the town changes sides with its walls (MJ-AMB-2)."""

    __slots__ = ("power", "town")
    label: ClassVar[str] = "corruption"

    def __init__(self, seat: int, dice: tuple[int, ...], power: int, town: int) -> None:
        self.seat = seat
        self.dice = dice
        self.power = power
        self.town = town

    def again(self, dice: tuple[int, ...]) -> CorruptionTest:
        return CorruptionTest(self.seat, dice, self.power, self.town)

    def run(self, s: Position, dice: Dice) -> None:
        success = beats_wall(s, self.town, self.dice[0])
        if s.journal is not None:
            result = "betrays" if success else "stays"
            other = POWERS[s.owner[self.town]]
            s.journal.tell("corruption", town=TOWNS[self.town], other=other, die=self.dice[0], result=result)
        if success:
            s.agenda.next(Gain(self.power, self.town, BY_CONQUEST))


class CourtIntrigue(Step[Position]):
    """An opponent loses a card drawn at random; one with cards is chosen if there is any (MJ-AMB-6)."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "MJ-AMB-6"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: Position) -> Ask | None:
        options = [PLAYER[other] for other in range(s.box.players) if other != self.seat and s.hands[other]]
        return Ask(self.seat, "intrigue-target", tuple(options)) if options else None

    def run(self, s: Position, dice: Dice) -> None:
        """Nobody has a card to lose (MJ-GEN-14)."""

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, NamePlayer):
            return Refusal("MJ-AMB-6", "player-first")
        if option.player >= s.box.players:
            return Refusal("MJ-AMB-6", "no-such-player", players=s.box.players)
        if option.player == seat:
            return Refusal("MJ-GEN-7", "not-yourself")
        return None if s.hands[option.player] else Refusal("MJ-AMB-6", "no-cards-there")

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, NamePlayer)
        kind = dice.draw("intrigue", PACKING.counts(s.hands[option.player]))
        put_away(s, option.player, ONE[kind])
        if s.journal is not None:
            power, other = NATIONS[s.nation[seat]], NATIONS[s.nation[option.player]]
            s.journal.tell("intrigue", power=power, other=other, card=CARD_IDS[kind])
