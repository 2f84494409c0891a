"""Chances against cards that lie face down: compared with a count of every deal, card by card."""

import itertools
import random
from collections import Counter
from fractions import Fraction

import pytest

from centans.core.piles import Pile
from centans.games.guyenne.box import ENGLISH, FRENCH, cards_in, has_hero, pile_of, size, strength
from centans.games.guyenne.model import front, placer
from centans.games.guyenne.odds import Worths, chances_of, chances_without_hero, worths, worths_of
from centans.games.guyenne.rules.combat import winner_between
from tests.games.guyenne.kit import Table, rule

Share = dict[tuple[bool, int], Fraction]
"""How likely each worth is: with a hero or without, and the strength."""


def shares(found: Counter[tuple[bool, int]]) -> Share:
    return {worth: Fraction(number, found.total()) for worth, number in found.items()}


def shares_of(found: Worths) -> Share:
    rows = {(False, worth): deals for worth, deals in found.plain.items()}
    return shares(Counter({**rows, **{(True, worth): deals for worth, deals in found.with_hero.items()}}))


class Deals:
    """Every deal of a few cards, counted one by one: which were kept, which drawn, and what became of each."""

    def __init__(self, stocked: str, others: str, kept: int, drawn: int) -> None:
        self.stocked, self.others = of(stocked), of(others)
        self.faces = [*self.stocked, *self.others]
        self.kept, self.drawn = kept, drawn

    def out_of_the_pile(self):
        """The cards, by number, of every set that may have left the pile; as often as it may have come about."""
        candidates = range(len(self.stocked), len(self.faces))
        for kept in itertools.combinations(candidates, self.kept):
            rest = [card for card in range(len(self.faces)) if card not in kept]
            for drawn in itertools.combinations(rest, self.drawn):
                yield [*kept, *drawn]

    def of_front(self, number: int, seen: str = "", sure: str = "", aside: int = 0) -> Share:
        found: Counter[tuple[bool, int]] = Counter()
        for out in self.out_of_the_pile():
            for in_sight, hidden in split(out, len(of(seen))):
                if self.shows(in_sight) != Counter(of(seen)):
                    continue
                for handed, unknown in split(hidden, len(of(sure))):
                    if self.shows(handed) != Counter(of(sure)):
                        continue
                    for reserve, others in split(unknown, aside):
                        if 6 not in self.shows(reserve):
                            found.update(self.worth(laid) for laid, _ in split([*handed, *others], number))
        return shares(found)

    def shows(self, cards) -> Counter[int]:
        return Counter([self.faces[card] for card in cards])

    def worth(self, cards) -> tuple[bool, int]:
        pile = pile_of([self.faces[card] for card in cards])
        return has_hero(pile), strength(pile)


def of(cards: str) -> list[int]:
    return [6 if card == "H" else int(card) for card in cards.split()]


def split(cards, number: int):
    """Every choice of so many of the cards, with what is left."""
    for chosen in itertools.combinations(cards, number):
        yield list(chosen), [card for card in cards if card not in chosen]


CASES = {
    "at the start the hero was kept": ("5 4 3 2 2 2", "H", 1, 3, 2, "", "", 0),
    "one card of which nothing is known": ("", "H 5 4 2 2", 0, 3, 1, "", "", 0),
    "a five was seen": ("5 4 3 2 2 2", "H", 1, 4, 2, "5", "", 0),
    "the hero was seen": ("5 4 3 2 2 2", "H", 1, 4, 2, "H 2", "", 0),
    "twos were stocked, and twos may have been kept": ("2 2 5", "H 2 3 4", 2, 2, 2, "2", "", 0),
    "all that was kept has been shown": ("2 2 5 4", "H 3", 2, 3, 2, "H 3", "", 0),
    "more was kept than was drawn": ("2 2", "H 5 4 3 2", 4, 1, 3, "4", "", 0),
    "a partner has a four of mine": ("2 2 5", "H 3 4 2", 1, 4, 2, "5", "4", 0),
    "a partner has nothing but mine": ("2 2 5", "H 3 4 2", 1, 3, 2, "5", "4 2 3", 0),
    "two cards were set aside": ("5 4 3 2 2 2", "H", 1, 4, 2, "", "", 2),
    "two were set aside, and the hero was seen": ("5 4 3 2 2 2", "H", 1, 5, 2, "H", "", 2),
}


@rule("GY-INFO-3", "GY-INFO-4", "GY-INFO-7")
@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_the_worth_of_hidden_cards_is_that_of_all_deals_counted_one_by_one(case):
    stocked, others, kept, drawn, number, seen, sure, aside = case
    counted = Deals(stocked, others, kept, drawn).of_front(number, seen, sure, aside)
    hidden = kept + drawn - len(of(seen)) - len(of(sure))
    piles = [pile_of(of(cards)) for cards in (f"{stocked} {others}", stocked, seen, sure)]
    assert counted
    assert shares_of(worths(piles[0], piles[1], kept, piles[2], piles[3], hidden, aside, number)) == counted


@rule("GY-COMBAT-6", "GY-COMBAT-7", "GY-COMBAT-8", "GY-COMBAT-9")
def test_a_fight_is_foreseen_as_it_would_be_fought():
    groups = [pile_of(of(cards)) for cards in ("H", "H 2", "2", "2 2", "4", "5", "5 4", "3 2")]
    for theirs in groups:
        row = {strength(theirs): 3}
        found = Worths({}, row) if has_hero(theirs) else Worths(row, {})
        by_strength = chances_without_hero(found, 12)
        for mine in groups:
            foreseen = chances_of(found, mine)
            winner = winner_between(mine, theirs)
            assert [foreseen.won, foreseen.tied, foreseen.lost].index(3) == [ENGLISH, -1, FRENCH].index(winner)
            if not has_hero(mine):
                same = by_strength[strength(mine)]
                assert (same.won, same.tied, same.lost) == (foreseen.won, foreseen.tied, foreseen.lost)


def true_worth(pile: Pile) -> tuple[bool, int]:
    return has_hero(pile), strength(pile)


@rule("GY-INFO-1")
@pytest.mark.parametrize("level", ["basic", "advanced", "expert"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_truly_lies_there_is_never_held_to_be_impossible(level, players):
    chooser = random.Random(f"{level} {players}")
    table = Table.dealt(players, level=level, reshuffle=chooser.choice(["immediate", "on_demand"]))
    looked = 0
    while not table.over:
        s = table.state
        for side, place, viewer in itertools.product((0, 1), range(len(s.contested)), (None, *range(players))):
            laid = s.laid[front(side, place)]
            if laid and not s.face_up[front(side, place)] and placer(s, side, place) != viewer:
                known = worths_of(s, side, place, viewer)
                assert true_worth(laid) in shares_of(known), (cards_in(laid), size(laid))
                looked += 1
        ask = chooser.choice([ask for ask in table.asks if not ask.open])
        table.choose(ask.seat, chooser.choice(list(ask.options)))
    assert looked > 100
