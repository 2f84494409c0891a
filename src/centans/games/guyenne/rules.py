"""Guyenne: the steps of the game, in the order of the rulebook."""

from __future__ import annotations

from typing import ClassVar, Final

from centans.core.asks import Ask, Refusal
from centans.core.dice import Dice
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.guyenne.model import (
    CASTLE,
    CASTLE_BUT,
    CONCEDE,
    ENGLISH,
    FIRST,
    FOLLOW,
    FRENCH,
    LEAD,
    NEUTRAL,
    PASS,
    PASS_OR_EITHER,
    SECOND,
    SHOW,
    SIDES,
    OpenCastle,
    Position,
    ReinforceCastle,
    captain,
    discard_pile,
    first_side,
    front,
    held,
    placer,
    rival,
)
from centans.games.guyenne.picking import FromHand, Picking
from centans.games.guyenne.piles import (
    EMPTY,
    HERO,
    ONE,
    Pile,
    cards_in,
    counts,
    has_hero,
    number_of,
    pile_of,
    size,
    strength,
    strongest,
    without,
)

# -- set-up (chapters 6 and 14) -----------------------------------------------------------------------------------


class SetUp(Step[Position]):
    """The castles lie neutral and the piles are made (GY-SETUP-1 to 8); experts first set cards aside (GY-EXP-2)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        s.agenda.then(FirstHands(), Turn())
        if s.box.set_aside:
            s.agenda.together(*[SetAside(captain(s, side, s.turn), s.box.set_aside) for side in (ENGLISH, FRENCH)])


class SetAside(Picking):
    """Each side secretly puts exactly five of its valued cards in its discard pile (GY-EXP-2 to 4, GY-TEAM-27)."""

    __slots__ = ()
    key: ClassVar[str] = "set-aside"
    rule: ClassVar[str] = "GY-EXP-2"

    def __init__(self, seat: int, most: int, picked: Pile = EMPTY, last: int = HERO) -> None:
        super().__init__(seat, most, picked, last)

    def again(self, picked: Pile, last: int) -> SetAside:
        return SetAside(self.seat, self.most, picked, last)

    def source(self, s: Position) -> Pile:
        return s.draw_pile[s.box.side_of[self.seat]]

    def least(self, s: Position) -> int:
        return s.box.set_aside

    def most_rule(self, s: Position) -> str:
        return "GY-EXP-2"

    def missing_rule(self, kind: int) -> str:
        return "GY-EXP-3"

    def finish(self, s: Position, dice: Dice) -> None:
        s.agenda.next(LayAside(s.box.side_of[self.seat], self.picked))


class LayAside(Step[Position]):
    """The five cards lie in the discard pile before the first shuffle (GY-EXP-5)."""

    __slots__ = ("cards", "side")

    def __init__(self, side: int, cards: Pile) -> None:
        self.side = side
        self.cards = cards

    def run(self, s: Position, dice: Dice) -> None:
        s.draw_pile[self.side] -= self.cards
        s.aside[self.side] = self.cards
        if s.journal is not None:
            s.journal.tell("set-aside", side=SIDES[self.side], number=size(self.cards))


class FirstHands(Step[Position]):
    """Each side takes its hero and draws the rest of its hand, the English first (GY-SETUP-4, 8; GY-TEAM-4)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        for side in (ENGLISH, FRENCH):
            seat = captain(s, side, s.turn)
            draw(s, side, seat, s.box.hand_size - 1, dice)
            if s.journal is not None:
                s.journal.tell("first-hand", side=SIDES[side], number=size(s.hands[seat]))


# -- the turn (chapter 7) -----------------------------------------------------------------------------------------


class Turn(Step[Position]):
    """Placing, combats, end of turn (GY-TURN-1), in the order of `sequence_of_play`."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        first = first_side(s)
        if s.journal is not None:
            s.journal.tell("turn", turn=s.turn, side=SIDES[first])
        s.agenda.then(*SEQUENCE_OF_PLAY[first])


# -- hand-over and order in a team (chapter 15) -------------------------------------------------------------------


class HandOvers(Step[Position]):
    """Before the first placement each team hands cards over and sets its order, unseen by the other (GY-TEAM-6, 12)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        teams = [side for side in (ENGLISH, FRENCH) if s.box.team[side]]
        if teams:
            s.agenda.together(*[choice_of_captain(s, side) for side in teams], changeable=False)


def choice_of_captain(s: Position, side: int) -> Step[Position]:
    """The captain hands over; with one card he only sets the order, with none his partner stands in (GY-TEAM-8, 9)."""
    seat = captain(s, side, s.turn)
    if not s.hands[seat]:
        seat = s.box.partner(seat)
    if size(s.hands[seat]) == s.box.keep_least:
        return SetOrder(seat, EMPTY)
    return HandOver(seat, min(s.box.gift_most, size(s.hands[seat]) - s.box.keep_least))


class HandOver(Picking):
    """The captain gives his partner one to five cards and keeps at least one (GY-TEAM-7, 9)."""

    __slots__ = ()
    key: ClassVar[str] = "hand-over"
    rule: ClassVar[str] = "GY-TEAM-7"

    def __init__(self, seat: int, most: int, picked: Pile = EMPTY, last: int = HERO) -> None:
        super().__init__(seat, most, picked, last)

    def again(self, picked: Pile, last: int) -> HandOver:
        return HandOver(self.seat, self.most, picked, last)

    def least(self, s: Position) -> int:
        return s.box.gift_least

    def most_rule(self, s: Position) -> str:
        return "GY-TEAM-7"

    def finish(self, s: Position, dice: Dice) -> None:
        s.agenda.next(SetOrder(self.seat, self.picked))


class SetOrder(Step[Position]):
    """The captain says which member is the vanguard (GY-TEAM-11)."""

    __slots__ = ("gift", "seat")
    rule: ClassVar[str] = "GY-TEAM-11"

    def __init__(self, seat: int, gift: Pile) -> None:
        self.seat = seat
        self.gift = gift

    def ask(self, s: Position) -> Ask | None:
        return Ask(self.seat, "set-order", (LEAD, FOLLOW))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if option is LEAD or option is FOLLOW:
            return None
        return Refusal("GY-TEAM-11", "order-first")

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        vanguard = seat if option is LEAD else s.box.partner(seat)
        s.agenda.next(Arrange(seat, self.gift, vanguard))


class Arrange(Step[Position]):
    """Hand-over and order take effect; their numbers are public, the cards known to both members (GY-TEAM-13)."""

    __slots__ = ("gift", "giver", "vanguard")

    def __init__(self, giver: int, gift: Pile, vanguard: int) -> None:
        self.giver = giver
        self.gift = gift
        self.vanguard = vanguard

    def run(self, s: Position, dice: Dice) -> None:
        taker = s.box.partner(self.giver)
        s.hands[self.giver] -= self.gift
        s.hands[taker] += self.gift
        s.given[self.giver] = without(s.given[self.giver], self.gift)
        s.given[taker] += self.gift
        s.vanguard[s.box.side_of[taker]] = self.vanguard
        if s.journal is not None:
            if self.gift:
                s.journal.tell("handed-over", seat=self.giver, to=taker, number=size(self.gift))
                s.journal.tell("handed-cards", (self.giver, taker), cards=tuple(cards_in(self.gift)))
            s.journal.tell("order", seat=self.vanguard)


# -- the four compulsory placements (chapters 8 and 9) ------------------------------------------------------------


class NameCastle(Step[Position]):
    """A side opens any castle, the second one different from the first (GY-PLACE-2, GY-PLACE-6, GY-ROLE-6)."""

    __slots__ = ("place", "side")
    rule: ClassVar[str] = "GY-ROLE-6"

    def __init__(self, place: int, side: int) -> None:
        self.place = place
        self.side = side

    def ask(self, s: Position) -> Ask | None:
        options = CASTLE if self.place == FIRST else CASTLE_BUT[s.contested[FIRST]]
        return Ask(placer(s, self.side, self.place), "open-castle", options)

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, OpenCastle):
            return Refusal("GY-PLACE-1", "castle-first")
        if option.castle in s.contested:
            return Refusal("GY-PLACE-6", "castle-already-open", castle=option.castle + 1)
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        assert isinstance(option, OpenCastle)
        s.agenda.next(Lay(self.place, self.side, option.castle, seat, most_to_lay(s, self.place, self.side, seat)))


class Answer(Step[Position]):
    """The other side must answer on the castle just opened (GY-PLACE-4, GY-PLACE-7)."""

    __slots__ = ("place", "side")

    def __init__(self, place: int, side: int) -> None:
        self.place = place
        self.side = side

    def run(self, s: Position, dice: Dice) -> None:
        seat = placer(s, self.side, self.place)
        s.agenda.next(Lay(self.place, self.side, ALREADY_OPEN, seat, most_to_lay(s, self.place, self.side, seat)))


def most_to_lay(s: Position, place: int, side: int, seat: int) -> int:
    """One card stays in hand for the second castle, unless a partner plays it (GY-PLACE-3, 5; GY-TEAM-17)."""
    hand = size(s.hands[seat])
    if place == FIRST and not s.box.team[side]:
        hand -= 1
    return min(s.box.most_on_castle, hand)


ALREADY_OPEN: Final = -1
"""The castle of a `Lay` that answers on the castle which the other side has just opened."""


class Lay(FromHand):
    """A side lays cards face down on the castle that it opens, or answers on the one opened (GY-PLACE-2 to 10)."""

    __slots__ = ("castle", "place", "side")
    key: ClassVar[str] = "lay-cards"
    rule: ClassVar[str] = "GY-PLACE-1"

    def __init__(
        self, place: int, side: int, castle: int, seat: int, most: int, picked: Pile = EMPTY, last: int = HERO
    ) -> None:
        self.seat = seat
        self.most = most
        self.picked = picked
        self.last = last
        self.place = place
        self.side = side
        self.castle = castle

    def again(self, picked: Pile, last: int) -> Lay:
        return Lay(self.place, self.side, self.castle, self.seat, self.most, picked, last)

    def most_rule(self, s: Position) -> str:
        if self.most == s.box.most_on_castle:
            return "GY-PLACE-10"
        if s.box.team[self.side]:
            return "GY-TEAM-17"
        opens = self.castle != ALREADY_OPEN
        if self.place == FIRST:
            return "GY-PLACE-3" if opens else "GY-PLACE-5"
        return "GY-PLACE-6" if opens else "GY-PLACE-7"

    def finish(self, s: Position, dice: Dice) -> None:
        castle = self.castle
        if castle == ALREADY_OPEN:
            castle = s.contested[self.place]
        else:
            s.contested.append(castle)
        lay(s, self.side, self.place, self.picked)
        if s.journal is not None:
            s.journal.tell(
                "laid",
                seat=self.seat,
                act=act_on(s, self.side, castle, opens=self.castle != ALREADY_OPEN),
                castle=castle + 1,
                number=size(self.picked),
            )


def act_on(s: Position, side: int, castle: int, opens: bool) -> str:
    """Attack or defence follows from control alone (GY-ROLE-1 to 5)."""
    role = "defends" if s.castles[castle] == side else "attacks"
    return f"opens-and-{role}" if opens else role


def lay(s: Position, side: int, place: int, cards: Pile) -> None:
    """Cards go from the hand to the front of a castle and stay there (GY-PLACE-8, 11)."""
    s.hands[placer(s, side, place)] -= cards
    s.laid[front(side, place)] += cards


# -- reinforcements (chapter 10) ----------------------------------------------------------------------------------


class Reinforcements(Step[Position]):
    """The sides reinforce in turn, the second side first (GY-REINF-1)."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, s: Position, dice: Dice) -> None:
        reinforcement_turn(s, self.side, 0)


def reinforcement_turn(s: Position, side: int, passes: int) -> None:
    """Ask a side, unless both have passed in a row or no card is left (GY-REINF-6, 9). Without cards it passes
    automatically (GY-REINF-10); of a team the member in charge of the first castle is asked first (GY-TEAM-19)."""
    while passes < 2:
        for place in (FIRST, SECOND):
            if s.hands[placer(s, side, place)]:
                s.agenda.next(Reinforce(side, passes, place))
                return
        if not held(s, rival(side)):
            return
        if s.journal is not None:
            s.journal.tell("no-cards-left", side=SIDES[side])
        side, passes = rival(side), passes + 1


class Reinforce(Step[Position]):
    """A side adds to one of the two castles or passes (GY-REINF-2 to 5); in a team its members are asked in turn,
    each for the castle he is in charge of (GY-TEAM-18, 19)."""

    __slots__ = ("passes", "place", "side")
    rule: ClassVar[str] = "GY-REINF-2"

    def __init__(self, side: int, passes: int, place: int) -> None:
        self.side = side
        self.passes = passes
        self.place = place

    def ask(self, s: Position) -> Ask | None:
        first, second = s.contested
        seat = placer(s, self.side, self.place)
        options: tuple[Option, ...] = PASS_OR_EITHER[first][second]
        if s.box.team[self.side] or self.obstacle(s, FIRST, first) or self.obstacle(s, SECOND, second):
            options = self.allowed(s, seat, options)
        return Ask(seat, "reinforce", options)

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if option is PASS:
            return None
        if not isinstance(option, ReinforceCastle):
            return Refusal("GY-REINF-2", "reinforce-or-pass")
        if option.castle not in s.contested:
            return Refusal("GY-REINF-3", "castle-not-contested", castle=option.castle + 1)
        return self.obstacle(s, s.contested.index(option.castle), option.castle)

    def obstacle(self, s: Position, place: int, castle: int) -> Refusal | None:
        """Why a contested castle may not be reinforced, if so."""
        if place != self.place and s.box.team[self.side]:
            return Refusal("GY-TEAM-18", "castle-of-partner", castle=castle + 1)
        if size(s.laid[self.side * 2 + place]) >= s.box.most_on_castle:
            return Refusal("GY-PLACE-10", "castle-full", castle=castle + 1, most=s.box.most_on_castle)
        return None

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if isinstance(option, ReinforceCastle):
            place = s.contested.index(option.castle)
            room = s.box.most_on_castle - size(s.laid[front(self.side, place)])
            most = min(room, size(s.hands[seat]))
            s.agenda.next(ReinforceWith(place, self.side, self.passes, seat, most))
            return
        if s.journal is not None:
            s.journal.tell("passed", seat=seat)
        if self.place == FIRST and s.box.team[self.side] and s.hands[placer(s, self.side, SECOND)]:
            s.agenda.next(Reinforce(self.side, self.passes, SECOND))
        else:
            reinforcement_turn(s, rival(self.side), self.passes + 1)


class ReinforceWith(FromHand):
    """The cards of a reinforcement; the last card of the hand may be among them (GY-REINF-3, 5)."""

    __slots__ = ("passes", "place", "side")
    key: ClassVar[str] = "reinforce-cards"
    rule: ClassVar[str] = "GY-REINF-3"

    def __init__(
        self, place: int, side: int, passes: int, seat: int, most: int, picked: Pile = EMPTY, last: int = HERO
    ) -> None:
        self.seat = seat
        self.most = most
        self.picked = picked
        self.last = last
        self.place = place
        self.side = side
        self.passes = passes

    def again(self, picked: Pile, last: int) -> ReinforceWith:
        return ReinforceWith(self.place, self.side, self.passes, self.seat, self.most, picked, last)

    def most_rule(self, s: Position) -> str:
        return "GY-PLACE-10"

    def finish(self, s: Position, dice: Dice) -> None:
        lay(s, self.side, self.place, self.picked)
        if s.journal is not None:
            castle = s.contested[self.place]
            s.journal.tell("reinforced", seat=self.seat, castle=castle + 1, number=size(self.picked))
        reinforcement_turn(s, rival(self.side), 0)


# -- combat (chapter 11) ------------------------------------------------------------------------------------------


class Combat(Step[Position]):
    """Attackers turn their cards up (GY-COMBAT-2); a defender then shows or concedes (GY-COMBAT-3)."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, s: Position, dice: Dice) -> None:
        defender = s.castles[s.contested[self.place]]
        for side in (ENGLISH, FRENCH):
            if side != defender:
                show(s, side, self.place)
        s.agenda.next(settle(s, self.place) if defender == NEUTRAL else Defend(self.place, defender))


def show(s: Position, side: int, place: int) -> None:
    """All the cards of a side on a castle are turned up as one group (GY-COMBAT-15)."""
    where = front(side, place)
    s.face_up[where] = True
    if s.box.team[side]:
        seat = placer(s, side, place)
        s.given[seat] = without(s.given[seat], s.laid[where])
    if s.journal is not None:
        seat = placer(s, side, place)
        castle = s.contested[place]
        s.journal.tell("shown", seat=seat, castle=castle + 1, cards=tuple(cards_in(s.laid[where])))


class Defend(Step[Position]):
    """The defender shows his cards, or gives the castle up unseen (GY-COMBAT-3 to 5, GY-COMBAT-12; GY-TEAM-22)."""

    __slots__ = ("place", "side")
    rule: ClassVar[str] = "GY-COMBAT-3"

    def __init__(self, place: int, side: int) -> None:
        self.place = place
        self.side = side

    def ask(self, s: Position) -> Ask | None:
        return Ask(placer(s, self.side, self.place), "defend", (SHOW, CONCEDE))

    def refusal(self, s: Position, seat: int, option: Option) -> Refusal | None:
        if option is SHOW or option is CONCEDE:
            return None
        return Refusal("GY-COMBAT-3", "show-or-concede")

    def answer(self, s: Position, seat: int, option: Option, dice: Dice) -> None:
        if option is SHOW:
            show(s, self.side, self.place)
            s.agenda.next(settle(s, self.place))
            return
        where = front(self.side, self.place)
        if s.journal is not None:
            castle = s.contested[self.place]
            s.journal.tell("conceded", seat=seat, castle=castle + 1, number=size(s.laid[where]))
        s.conceded[seat] += s.laid[where]
        s.laid[where] = EMPTY
        s.agenda.next(Outcome(self.place, rival(self.side)))


def settle(s: Position, place: int) -> Outcome:
    """All cards are up: heroes, then strengths, decide (GY-COMBAT-6 to 9)."""
    return Outcome(place, winner_between(s.laid[front(ENGLISH, place)], s.laid[front(FRENCH, place)]))


def winner_between(english: Pile, french: Pile) -> int:
    """One hero wins, two tie; without heroes the higher strength wins and equal ones tie."""
    if has_hero(english) or has_hero(french):
        if has_hero(english) and has_hero(french):
            return NEUTRAL
        return ENGLISH if has_hero(english) else FRENCH
    lead = strength(english) - strength(french)
    if lead == 0:
        return NEUTRAL
    return ENGLISH if lead > 0 else FRENCH


class Outcome(Step[Position]):
    """The winner controls the castle; a tie changes nothing (GY-COMBAT-10, 11). Then losses (GY-COMBAT-1)."""

    __slots__ = ("place", "winner")

    def __init__(self, place: int, winner: int) -> None:
        self.place = place
        self.winner = winner

    def run(self, s: Position, dice: Dice) -> None:
        castle = s.contested[self.place]
        controller = s.castles[castle]
        if s.journal is not None:
            if self.winner == NEUTRAL:
                s.journal.tell("tie", castle=castle + 1)
            else:
                verb = "holds" if self.winner == controller else "takes"
                s.journal.tell(verb, side=SIDES[self.winner], castle=castle + 1)
        if self.winner != NEUTRAL:
            s.castles[castle] = self.winner
        if s.box.removal:
            s.agenda.next(Losses(self.place, controller, self.winner))


# -- permanent losses (chapter 13) --------------------------------------------------------------------------------


class Losses(Step[Position]):
    """The loser on a neutral castle chooses cards to remove (GY-ADV-2); who attacked an enemy castle removes his
    strongest card, won or lost (GY-ADV-6 to 12). Removal never changes the result (GY-ADV-13)."""

    __slots__ = ("controller", "place", "winner")

    def __init__(self, place: int, controller: int, winner: int) -> None:
        self.place = place
        self.controller = controller
        self.winner = winner

    def run(self, s: Position, dice: Dice) -> None:
        if self.controller == NEUTRAL:
            if self.winner != NEUTRAL:
                s.agenda.next(choice_of_loser(s, self.place, rival(self.winner)))
        elif self.winner != NEUTRAL or s.box.removal_after_tie:
            attacker = rival(self.controller)
            remove(s, self.place, attacker, ONE[strongest(s.laid[front(attacker, self.place)])])


def remove(s: Position, place: int, side: int, cards: Pile) -> None:
    """Cards leave the game for good, face up for all (GY-ADV-15)."""
    s.laid[front(side, place)] -= cards
    s.removed[side] += cards
    if s.journal is not None:
        s.journal.tell("removed", seat=placer(s, side, place), cards=tuple(cards_in(cards)))


def choice_of_loser(s: Position, place: int, side: int) -> Remove:
    """The choice belongs to the member who laid the cards (GY-TEAM-22)."""
    return Remove(place, side, placer(s, side, place), size(s.laid[front(side, place)]))


class Remove(Picking):
    """One card of the highest value, or several that add up to at least that value (GY-ADV-3)."""

    __slots__ = ("place", "side")
    key: ClassVar[str] = "remove-cards"
    rule: ClassVar[str] = "GY-ADV-3"
    in_public: ClassVar[bool] = True

    def __init__(self, place: int, side: int, seat: int, most: int, picked: Pile = EMPTY, last: int = HERO) -> None:
        super().__init__(seat, most, picked, last)
        self.place = place
        self.side = side

    def again(self, picked: Pile, last: int) -> Remove:
        return Remove(self.place, self.side, self.seat, self.most, picked, last)

    def source(self, s: Position) -> Pile:
        return s.laid[front(self.side, self.place)]

    def most_rule(self, s: Position) -> str:
        return "GY-ADV-3"

    def missing_rule(self, kind: int) -> str:
        return "GY-ADV-2"

    def is_enough(self, s: Position) -> bool:
        return strength(self.picked) >= strongest(self.source(s))

    def shortfall(self, s: Position) -> Refusal:
        value, least = strength(self.picked), strongest(self.source(s))
        return Refusal("GY-ADV-3", "too-little-value", value=value, least=least)

    def dead_end(self, s: Position, kind: int) -> bool:
        """With this card, all weaker ones and those of its kind left would still not reach the highest value."""
        left = self.source(s) - self.picked
        within = sum([value * number_of(left, value) for value in range(2, kind + 1)])
        return strength(self.picked) + within < strongest(self.source(s))

    def finish(self, s: Position, dice: Dice) -> None:
        remove(s, self.place, self.side, self.picked)


# -- end of turn, drawing, end of the game (chapter 12) -----------------------------------------------------------


class SixCastles(Step[Position]):
    """A side that controls all six castles after both combats has won at once (GY-END-1, GY-END-2)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        owner = s.castles[0]
        if owner != NEUTRAL and s.castles.count(owner) == len(s.castles):
            if s.journal is not None:
                s.journal.tell("six-castles", side=SIDES[owner])
            s.agenda.clear()


class Discard(Step[Position]):
    """All cards played go to the discard piles (GY-EOT-2); cards in hand stay there (GY-EOT-3)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        for side in (ENGLISH, FRENCH):
            s.spent[side] += s.laid[front(side, FIRST)] + s.laid[front(side, SECOND)]
        s.laid = [EMPTY] * 4
        s.face_up = [False] * 4
        s.contested = []


class Refill(Step[Position]):
    """Each side draws up to a full hand, the English first; in a team the next captain does (GY-DRAW-1, GY-TEAM-25)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        for side in (ENGLISH, FRENCH):
            drawn = refill(s, side, captain(s, side, s.turn + 1), dice)
            if s.journal is not None:
                s.journal.tell("drew", side=SIDES[side], number=drawn, hand=held(s, side))


def refill(s: Position, side: int, seat: int, dice: Dice) -> int:
    """Draw until the hand is full or the pile has run out for the last time (GY-DRAW-1 to 7); give the number drawn."""
    missing = s.box.hand_size - held(s, side)
    drawn = 0
    while drawn < missing:
        if s.draw_pile[side]:
            drawn += draw(s, side, seat, missing - drawn, dice)
            if s.box.rebuild_at_once:
                exhaust_while_empty(s, side)
        elif s.exhausted[side] < s.box.exhaustion_limit:
            exhaust(s, side)
        else:
            break
    return drawn


def draw(s: Position, side: int, seat: int, number: int, dice: Dice) -> int:
    """Take so many cards, or all that are left, from the draw pile; give their number."""
    number = min(number, size(s.draw_pile[side]))
    drawn = pile_of(dice.deal(SIDES[side], counts(s.draw_pile[side]), number))
    s.draw_pile[side] -= drawn
    s.hands[seat] += drawn
    if s.journal is not None:
        s.journal.tell("drew-cards", (seat,), cards=tuple(cards_in(drawn)))
    return number


def exhaust_while_empty(s: Position, side: int) -> None:
    """A pile is exhausted by its last card (GY-DRAW-3), and again at once if nothing can be rebuilt (GY-DRAW-7)."""
    while not s.draw_pile[side] and s.exhausted[side] < s.box.exhaustion_limit:
        exhaust(s, side)


def exhaust(s: Position, side: int) -> None:
    """Count the exhaustion; below the limit the discard pile becomes the new draw pile (GY-DRAW-5, 6, 8)."""
    s.exhausted[side] += 1
    if s.exhausted[side] >= s.box.exhaustion_limit:
        if s.journal is not None:
            s.journal.tell("exhausted-for-good", side=SIDES[side])
        return
    s.draw_pile[side] = discard_pile(s, side)
    s.origin[side] = s.box.army - s.removed[side]
    s.stocked[side] = s.spent[side]
    s.kept[side] = held(s, side)
    for member in s.box.captain_rotation[side]:
        if s.conceded[member]:
            s.given[member] = EMPTY
        s.conceded[member] = EMPTY
    s.spent[side] = EMPTY
    s.aside[side] = EMPTY
    if s.journal is not None:
        s.journal.tell("rebuilt", side=SIDES[side], number=size(s.draw_pile[side]), times=s.exhausted[side])


class TurnFirstPlayerCard(Step[Position]):
    """The other side is first side in the next turn (GY-EOT-4, GY-TURN-5)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        s.turn += 1


class Exhaustion(Step[Position]):
    """The game ends when a side cannot draw any more and holds at most one card (GY-END-3 to 5, GY-TEAM-26)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        for side in (ENGLISH, FRENCH):
            drained = s.exhausted[side] >= s.box.exhaustion_limit and not s.draw_pile[side]
            if drained and held(s, side) <= 1:
                if s.journal is not None:
                    s.journal.tell("out-of-cards", side=SIDES[side])
                s.agenda.clear()
                return


# -- the turn as a list (chapters 7, 9 and 12) --------------------------------------------------------------------


def sequence_of_play(first: int) -> tuple[Step[Position], ...]:
    """A whole turn with that first side (GY-TURN-1, GY-PLACE-1, GY-COMBAT-1, GY-EOT-1)."""
    second = rival(first)
    return (
        HandOvers(),
        NameCastle(FIRST, first),
        Answer(FIRST, second),
        NameCastle(SECOND, second),
        Answer(SECOND, first),
        Reinforcements(second),
        Combat(FIRST),
        Combat(SECOND),
        SixCastles(),
        Discard(),
        Refill(),
        TurnFirstPlayerCard(),
        Exhaustion(),
        Turn(),
    )


SEQUENCE_OF_PLAY: Final = (sequence_of_play(ENGLISH), sequence_of_play(FRENCH))
