"""Montjoie !: Naval Battle and Great Battle (chapter 14): duels of a card, barons and a die."""

from __future__ import annotations

from typing import ClassVar

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.game import NOBODY
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.montjoie.box.cards import CARD_IDS, FELON, ONE, SIGN, YELLOW, number_of, size, yellows
from centans.games.montjoie.box.names import EVENTS, GREAT_BATTLE, NATIONS, NAVAL_BATTLE, TIE
from centans.games.montjoie.box.realm import count
from centans.games.montjoie.choices.cards import DOUBLE, DOUBLE_BY_JOAN, NO_CARD, STAKE, Double, DoubleByJoan, Stake
from centans.games.montjoie.choices.words import PASS
from centans.games.montjoie.model.duel import Duel, new_duel
from centans.games.montjoie.model.position import Position, duel_of, forget_shown, own_towns, put_away, show_taken
from centans.games.montjoie.rules.optional.joan import has_joans_sign, use_joans_sign
from centans.games.montjoie.rules.optional.second_throw import Thrown, may_throw_again
from centans.games.montjoie.rules.optional.steps import OptionalStep, in_play
from centans.games.montjoie.rules.throws import settle


class NavalBattle(Step[Position]):
    """The two players with the most ports fight for the mastery of the seas (MJ-NAV-1 to 3)."""

    __slots__ = ()
    rule: ClassVar[str] = "MJ-NAV-1"

    def run(self, s: Position, dice: Dice) -> None:
        fleets = [count(own_towns(s, seat) & s.box.ports) for seat in range(s.box.players)]
        fighters = admirals(fleets, dice)
        if len(fighters) < 2:
            if s.journal is not None:
                s.journal.tell("no-effect", event=EVENTS[NAVAL_BATTLE])
            return
        begin_duel(s, NAVAL_BATTLE, fighters[0], fighters[1])


def admirals(fleets: list[int], dice: Dice) -> list[int]:
    """The two largest fleets, ties settled by lot; nobody without a port (MJ-NAV-2, 3)."""
    found: list[int] = []
    for ports in sorted({ports for ports in fleets if ports}, reverse=True):
        equal = [seat for seat, own in enumerate(fleets) if own == ports]
        room = 2 - len(found)
        found += equal if len(equal) <= room else dice.order("admirals", equal)[:room]
    return found


class GreatBattle(Step[Position]):
    """Two coalitions of equal size are drawn; their members meet in duels (MJ-GRB-1 to 3)."""

    __slots__ = ()
    rule: ClassVar[str] = "MJ-GRB-1"

    def run(self, s: Position, dice: Dice) -> None:
        drawn = dice.order("great-battle", range(s.box.players))
        half = len(drawn) // 2
        ours, theirs = tuple(drawn[:half]), tuple(drawn[half : 2 * half])
        if s.journal is not None:
            left = tuple([NATIONS[s.nation[seat]] for seat in ours])
            right = tuple([NATIONS[s.nation[seat]] for seat in theirs])
            s.journal.tell("coalitions", powers=left, others=right)
        s.agenda.next(NextDuel(ours, theirs, 0, 0, 0))


class NextDuel(Step[Position]):
    """First against first, second against second, third against third; then the battle is counted (MJ-GRB-3, 6)."""

    __slots__ = ("lost", "number", "ours", "theirs", "won")

    def __init__(self, ours: tuple[int, ...], theirs: tuple[int, ...], number: int, won: int, lost: int) -> None:
        self.ours = ours
        self.theirs = theirs
        self.number = number
        self.won = won
        self.lost = lost

    def run(self, s: Position, dice: Dice) -> None:
        won, lost = self.won, self.lost
        if self.number:
            winner = duel_winner(s)
            won += winner == self.ours[self.number - 1]
            lost += winner == self.theirs[self.number - 1]
        if self.number < len(self.ours):
            s.agenda.next(NextDuel(self.ours, self.theirs, self.number + 1, won, lost))
            begin_duel(s, GREAT_BATTLE, self.ours[self.number], self.theirs[self.number])
            return
        victors = self.ours if won > lost else self.theirs if lost > won else ()
        for seat in victors:
            win_points(s, seat, s.box.coalition_points)
        if s.journal is not None:
            s.journal.tell("coalition-wins", powers=tuple([NATIONS[s.nation[seat]] for seat in victors]))


def win_points(s: Position, seat: int, number: int) -> None:
    """Claim points won in an event count when they are won (MJ-SCO-2)."""
    s.points[seat] += number
    s.won[seat] += number


def duel_winner(s: Position) -> int:
    """The seat that won the last duel, if anybody did."""
    duel = duel_of(s)
    outcome = duel.outcome
    return NOBODY if outcome == TIE else duel.seats[outcome]


# -- a duel -------------------------------------------------------------------------------------------------------


def begin_duel(s: Position, event: int, one: int, other: int) -> None:
    """Both commit in secret at the same time (MJ-NAV-4); dice and Signs go in turn order (MJ-GEN-11)."""
    if s.order.index(one) > s.order.index(other):
        one, other = other, one
    s.duel = new_duel(event, one, other)
    if s.journal is not None:
        power, rival = NATIONS[s.nation[one]], NATIONS[s.nation[other]]
        s.journal.tell("duel", event=EVENTS[event], power=power, other=rival)
    s.agenda.begin(in_play(s.box, (Clash(), SecondThrows(0), SecondThrows(1), DuelSign(0, False), DuelResult())))
    s.agenda.together(Commit(one), Commit(other))


class Commit(Step[Position]):
    """One yellow card, compulsory if he has one, 0 to 3 barons of his own, and a Felon if he wishes (MJ-NAV-4)."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "MJ-NAV-4"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, s: Position) -> Ask | None:
        hand = s.hands[self.seat]
        cards = [kind for kind in reversed(YELLOW) if number_of(hand, kind)] or [NO_CARD]
        felon = number_of(hand, FELON) > 0
        most = min(s.box.side_barons, s.barons[self.seat])
        options = [
            option for option in STAKE if option.card in cards and option.barons <= most and (felon or not option.felon)
        ]
        key = "naval-stake" if duel_of(s).event == NAVAL_BATTLE else "duel-stake"
        return Ask(self.seat, key, tuple(options), veiled=hand != 0)

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, Stake):
            return Refusal("MJ-NAV-4", "stake-first")
        hand = s.hands[seat]
        if option.card == NO_CARD:
            if yellows(hand):
                return Refusal("MJ-NAV-4", "must-stake")
        elif not number_of(hand, option.card):
            return Refusal("MJ-NAV-4", "no-such-card", card=CARD_IDS[option.card])
        if option.barons > s.barons[seat]:
            return Refusal("MJ-NAV-4", "not-so-many-barons", number=option.barons, barons=s.barons[seat])
        if option.barons > s.box.side_barons:
            return Refusal("MJ-INF-2", "too-many-barons", number=option.barons, most=s.box.side_barons)
        if option.felon and not number_of(hand, FELON):
            return Refusal("MJ-NAV-4", "no-such-card", card=CARD_IDS[FELON])
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, Stake)
        s.agenda.next(Committed(seat, option.card, option.barons, option.felon))


class Committed(Step[Position]):
    """What a fighter has committed, until both are revealed (MJ-NAV-5)."""

    __slots__ = ("barons", "card", "felon", "seat")

    def __init__(self, seat: int, card: int, barons: int, felon: bool) -> None:
        self.seat = seat
        self.card = card
        self.barons = barons
        self.felon = felon

    def run(self, s: Position, dice: Dice) -> None:
        seat, duel = self.seat, duel_of(s)
        side = duel.seats.index(seat)
        duel.cards[side] = self.card
        duel.staked[side] = self.barons
        s.barons[seat] -= self.barons
        if self.card != NO_CARD:
            s.hands[seat] -= ONE[self.card]
            forget_shown(s, seat, ONE[self.card])
        if self.felon:
            duel.felons[side] = 1
            put_away(s, seat, ONE[FELON])
        if self.card == NO_CARD:
            s.sure_reds[seat] = size(s.hands[seat])


class Clash(Step[Position]):
    """All is revealed and each rolls a die; a Felon cancels the other's card, which is lost (MJ-NAV-5, 6)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        duel = duel_of(s)
        for side in (0, 1):
            duel.dice[side] = dice.d6("duel")
        if s.journal is not None:
            for side in (0, 1):
                card = duel.cards[side]
                s.journal.tell(
                    "staked",
                    power=NATIONS[s.nation[duel.seats[side]]],
                    card="none" if card == NO_CARD else CARD_IDS[card],
                    barons=duel.staked[side],
                    felon=duel.felons[side],
                    die=duel.dice[side],
                )
        for side in (0, 1):
            other = 1 - side
            if duel.felons[side] and duel.cards[other] != NO_CARD:
                s.discard += ONE[duel.cards[other]]
                duel.cards[other] = NO_CARD


class SecondThrows(OptionalStep):
    """Brittany may roll its die again before the Signs (MJ-NAT-6)."""

    __slots__ = ("side",)
    option: ClassVar[str] = "nation_powers"

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, s: Position, dice: Dice) -> None:
        duel = duel_of(s)
        seat = duel.seats[self.side]
        if may_throw_again(s, seat):
            settle(s, DuelDie(seat, (duel.dice[self.side],), self.side))


class DuelDie(Thrown):
    """The die of a fighter."""

    __slots__ = ("side",)
    label: ClassVar[str] = "duel"

    def __init__(self, seat: int, dice: tuple[int, ...], side: int) -> None:
        self.seat = seat
        self.dice = dice
        self.side = side

    def again(self, dice: tuple[int, ...]) -> DuelDie:
        return DuelDie(self.seat, dice, self.side)

    def run(self, s: Position, dice: Dice) -> None:
        duel_of(s).dice[self.side] = self.dice[0]


class DuelSign(Step[Position]):
    """A Sign of God doubles one's own card; who passed may answer once (MJ-NAV-7). `passed`: the other passed."""

    __slots__ = ("answering", "passed", "side")
    rule: ClassVar[str] = "MJ-NAV-7"

    def __init__(self, side: int, passed: bool, answering: bool = False) -> None:
        self.side = side
        self.passed = passed
        self.answering = answering

    def ask(self, s: Position) -> Ask | None:
        duel = duel_of(s)
        seat = duel.seats[self.side]
        card = duel.cards[self.side]
        if card == NO_CARD or duel.doubled[self.side] or not may_have_sign(s, seat):
            return None
        options: list[Option] = [PASS]
        if number_of(s.hands[seat], SIGN):
            options.append(DOUBLE[card])
        if has_joans_sign(s, seat):
            options.append(DOUBLE_BY_JOAN[card])
        return Ask(seat, "duel-sign", tuple(options), veiled=True)

    def run(self, s: Position, dice: Dice) -> None:
        self.go_on(s, False)

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if option is PASS:
            return None
        card = duel_of(s).cards[self.side]
        if not isinstance(option, Double | DoubleByJoan):
            return Refusal("MJ-NAV-7", "sign-or-pass")
        if option.card != card:
            return Refusal("MJ-SGN-2", "card-not-laid", card=CARD_IDS[option.card])
        if isinstance(option, Double) and not number_of(s.hands[seat], SIGN):
            return Refusal("MJ-NAV-7", "no-such-card", card=CARD_IDS[SIGN])
        if isinstance(option, DoubleByJoan) and not has_joans_sign(s, seat):
            return Refusal("MJ-OJS-2", "no-joan")
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        duel = duel_of(s)
        if option is PASS:
            self.go_on(s, False)
            return
        if isinstance(option, Double):
            put_away(s, seat, ONE[SIGN])
        else:
            use_joans_sign(s)
        duel.doubled[self.side] = 1
        if s.journal is not None:
            s.journal.tell("sign", power=NATIONS[s.nation[seat]], card=CARD_IDS[duel.cards[self.side]])
        self.go_on(s, True)

    def go_on(self, s: Position, played: bool) -> None:
        if self.answering:
            return
        if self.side == 0:
            s.agenda.next(DuelSign(1, not played))
        elif played and self.passed:
            s.agenda.next(DuelSign(0, False, True))


def may_have_sign(s: Position, seat: int) -> bool:
    """Whether, for all that everybody knows, this seat may hold a Sign of God."""
    if has_joans_sign(s, seat):
        return True
    return s.hands[seat] != 0 and number_of(s.discard, SIGN) < number_of(s.box.deck, SIGN)


def duel_parts(s: Position, duel: Duel, side: int) -> list[tuple[str, int]]:
    """What a total is made of: staked card, a Sign that doubles it, barons and die, nothing else (MJ-NAV-8)."""
    card = duel.cards[side]
    value = 0 if card == NO_CARD else s.box.card_value[card]
    found = [("cards", value), ("sign", value * duel.doubled[side])]
    found += [("barons", duel.staked[side]), ("die", duel.dice[side])]
    return [(name, worth) for name, worth in found if worth]


def duel_total(s: Position, duel: Duel, side: int) -> int:
    return sum([value for _, value in duel_parts(s, duel, side)])


class DuelResult(Step[Position]):
    """The higher total wins a point and takes its card back; a tie loses both cards (MJ-NAV-9 to 11, MJ-GRB-5)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        duel = duel_of(s)
        totals = (duel_total(s, duel, 0), duel_total(s, duel, 1))
        duel.outcome = TIE if totals[0] == totals[1] else 0 if totals[0] > totals[1] else 1
        for side in (0, 1):
            card = duel.cards[side]
            if card != NO_CARD and duel.outcome == side:
                show_taken(s, duel.seats[side], ONE[card])
            elif card != NO_CARD:
                s.discard += ONE[card]
        duel.settled = True
        self.reward(s, totals)

    def reward(self, s: Position, totals: tuple[int, int]) -> None:
        duel = duel_of(s)
        names = [NATIONS[s.nation[duel.seats[side]]] for side in (0, 1)]
        if s.journal is not None:
            result = "tie" if duel.outcome == TIE else "first" if duel.outcome == 0 else "second"
            s.journal.tell(
                "duel-result", power=names[0], total=totals[0], other=names[1], against=totals[1], result=result
            )
        winner = duel_winner(s)
        if winner == NOBODY:
            return
        naval = duel.event == NAVAL_BATTLE
        win_points(s, winner, s.box.naval_points if naval else s.box.duel_points)
        if naval:
            s.master = winner
            if s.journal is not None:
                s.journal.tell("master", power=NATIONS[s.nation[winner]])
