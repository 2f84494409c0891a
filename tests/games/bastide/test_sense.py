"""What the greedy bot of Bastide takes into account, thought by thought."""

import random

import pytest

from centans import shelf
from centans.core.game import NOBODY
from centans.core.match import Match
from centans.games.bastide.box.pieces import ENGLISH
from centans.games.bastide.box.town import BLOCKS, BUILDING_BLOCKS, EQUIPMENTS, RELIGIOUS
from centans.games.bastide.choices import NO_TARGET, SEND, equipment_of
from centans.games.bastide.model import add_influence, room_in, take_influence
from centans.games.bastide.rules.houses import tax_on
from centans.games.bastide.sense.bidding import NO_MORE, Auction, most_sensible, raised, worth_of_standstill
from centans.games.bastide.sense.income import Income, income_of
from centans.games.bastide.sense.weighing import best_harassment, clutter, emissary_to, english_tile, kept_for_siege
from centans.games.bastide.sense.worth import ELECTED, Now, Standing, purse, worth, worth_of_end
from tests.games.bastide.kit import Town

BLUE = 0


@pytest.mark.parametrize(("board", "elected"), [("S1.1=B", 1.0), ("S1.1=B S1.2=G", 0.5), ("S1.1=G", 0.0)])
def test_an_election_shared_is_worth_half(board, elected):
    s = Town("B G R", board=board).state
    points = s.influence[2]
    assert worth_of_end(s, BLUE, french=True) == pytest.approx(ELECTED * elected + 0.35 * points)


def test_a_majority_card_is_hoped_for_in_a_french_town_and_feared_in_an_english_one():
    tables = [Town("B G R", cards=cards).state for cards in ("prince:B", "")]
    with_card, without = (Standing(s, income_of(s)) for s in tables)
    assert with_card.french[BLUE] > without.french[BLUE]
    assert with_card.english[BLUE] < without.english[BLUE]


def test_money_beyond_the_use_of_one_auction_counts_less():
    assert purse(5) - purse(4) > purse(21) - purse(20) > 0


def test_a_first_bid_is_not_paid_a_second_time_when_raises_are_weighed():
    town = Town("B G R", money="9 9 9", negotiation="off").play("B project S1")
    s = town.state
    s.bids, s.money = [2, 0, 0], [7, 9, 9]
    assert Auction(s, BLUE, income_of(s)).worth([2, 0, 0]) == worth_of_standstill(s, BLUE, worth(s, BLUE))


def test_the_emissary_is_part_of_what_a_religious_building_brings():
    town = Town("B G R", money="3 0 0", camp="1 4", negotiation="off").play("B project CH", "B block C2")
    after = town.state.clone()
    add_influence(after, EQUIPMENTS.index("CH"), NO_TARGET, BLUE)
    after.money[BLUE], after.bids[BLUE] = 0, 3
    after.camp[3], after.road[BLUE] = 0, 4
    assert Auction(town.state, BLUE, income_of(town.state)).worth([3, 0, 0]) == worth(after, BLUE)


def test_no_bid_is_considered_that_buys_no_more():
    town = Town("B G R", money="30 4 4", negotiation="off").play("B project S1")
    weights = town.game.sense().weigh(town.state, town.ask("B"))
    assert [weight == NO_MORE for weight in weights] == [amount > 11 for amount in range(31)]


def test_who_leads_waits_the_more_gladly_the_nearer_the_end_is():
    def waiting(idle: int) -> float:
        s = Town("B G R", board="S1.1=B S1.2=B S1.3=B", idle=idle).state
        return worth_of_standstill(s, BLUE, worth(s, BLUE))

    assert waiting(8) > waiting(4) > waiting(0)


def test_a_tile_with_two_hits_is_worth_more_than_with_one():
    def played(hits: str) -> float:
        game = shelf.take("bastide", {"tile.english-3.hits": hits})
        town = Town("B G R", board="S1.1=G S1.3=G S2.2=B", hands="B:english-3", game=game)
        return english_tile(Now(town.state, BLUE), ENGLISH[2])

    assert played("2") > played("1")


def test_where_a_house_can_be_struck_ones_own_influence_need_not_be():
    own = "S1.1=B S2.1=B"
    assert best_harassment(Now(Town("B G R", board=own).state, BLUE), 1) < 0
    assert best_harassment(Now(Town("B G R", board=own, houses="A1:1").state, BLUE), 1) == 0


@pytest.mark.parametrize(
    ("camp", "hands", "kept"),
    [("1 1 1 1 1", "B:english-1", True), ("1 1 1 1 1", "B:english-1,english-2", False), ("1 1", "B:english-1", False)],
)
def test_the_last_english_tile_is_kept_for_a_siege_that_would_bring_something(camp, hands, kept):
    board = "WN.A=B WS.A=G WW.1=R S1.1=B S1.2=B S2.1=G S3.1=R"
    s = Town("B G R", board=board, cards="prince:G pope:R", camp=camp, hands=hands).state
    assert (kept_for_siege(Now(s, BLUE), 1) > 0) == kept


def test_houses_in_hand_press_when_fewer_than_twenty_places_are_left():
    town = Town("B G R", hands="B:house")
    s = town.state
    free = s.box.places * len(BUILDING_BLOCKS) - len(RELIGIOUS)
    found = []
    for room in (20, 19, 10):
        s.houses = [free - room] + [0] * (len(s.houses) - 1)
        found.append(clutter(s, BLUE))
    assert found == pytest.approx([0.0, 1.6 / 20, 1.6 / 2])


def test_an_emissary_is_worth_what_he_changes():
    s = Town("B G R", camp="1 4").state
    after = s.clone()
    after.camp[3] -= 1
    after.bag[ENGLISH[3]] += 1
    after.road[BLUE] = s.road[BLUE] + 4
    assert emissary_to(Now(s, BLUE), SEND[3]) == worth(after, BLUE) - worth(s, BLUE)


def test_whoever_may_raise_is_expected_to():
    """Who has bid just enough to raise may do so."""
    s = Town("B G R", money="9 9 9", negotiation="off").play("B project S1").state
    s.bids, s.money = [0, s.box.raise_least, s.box.raise_least - 1], [9, 9, 9]
    most = [max(raised(s, BLUE, case)[other] for case in range(8)) for other in (1, 2)]
    assert most[0] > s.box.raise_least
    assert most[1] == s.box.raise_least - 1


@pytest.mark.parametrize("bank", ["unlimited", "limited"])
def test_an_income_that_is_kept_is_the_one_found_out_anew(bank):
    """All through a match: block by block as the rules tax it, and after every Influence that could come or go."""
    game = shelf.take("bastide")
    match = Match(game, game.variant(3, {"negotiation": "off", "bank": bank}), b"income")
    chooser = random.Random(bank)
    for _ in range(150):
        if match.over:
            break
        ask = next(ask for ask in match.asks if not ask.open)
        match.answer(ask.seat, chooser.choice(ask.options), ask)
        s = match.state
        now = income_of(s)
        assert now.taxes == [tax_on(s, block) for block in range(len(BLOCKS))]
        assert [now.rooms[block] for block in BUILDING_BLOCKS] == [room_in(s, block) for block in BUILDING_BLOCKS]
        for circle, owner in enumerate(s.circles):
            t = s.clone()
            if owner == NOBODY:
                add_influence(t, equipment_of(circle), circle, BLUE)
            else:
                take_influence(t, circle)
            assert facts_of(now.with_influence(t, equipment_of(circle), circle)) == facts_of(income_of(t))


def facts_of(income: Income) -> tuple[object, ...]:
    return income.rooms, income.taxes, income.claims, income.left


def test_nobody_is_expected_to_raise_beyond_what_buys_something_or_what_he_has():
    s = Town("B G R", money="9 9 9", negotiation="off").play("B project S1").state
    s.bids, s.money = [0, s.box.raise_least, s.box.raise_least], [9, 90, 1]
    cases = [raised(s, BLUE, case) for case in range(8)]
    assert max(case[1] for case in cases) == most_sensible(s)
    assert max(case[2] for case in cases) <= s.box.raise_least + 1
