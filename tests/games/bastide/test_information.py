"""Who knows what: sealed bids, hidden additions, hidden money and hands."""

from centans.core.dice import Live
from centans.core.digest import digest
from tests.games.bastide.kit import Town, bastide, rule


@rule("BA-INFO-5", "BA-BID-1")
def test_no_view_but_ones_own_depends_on_a_sealed_bid():
    small = Town("B G R", money="9 9 9").play("B project S1", "B sdd 0")
    large = Town("B G R", money="9 9 9").play("B project S1", "B sdd 9")
    for who in (None, "G", "R"):
        assert repr(small.sees(who)) == repr(large.sees(who))
    assert repr(small.sees("B")) != repr(large.sees("B"))


@rule("BA-INFO-5", "BA-BID-4")
def test_no_view_but_ones_own_depends_on_a_hidden_raise():
    towns = [Town("B G R", money="9 9 9").auction("S1", 5, 5, 0).play(f"B sdd {amount}") for amount in (0, 4)]
    for who in (None, "G", "R"):
        assert repr(towns[0].sees(who)) == repr(towns[1].sees(who))


@rule("BA-INFO-5", "BA-BID-5")
def test_in_rounds_it_is_public_who_added_and_not_how_much():
    towns = [
        Town("B G R", money="9 9 9", raise_mode="until_pass").auction("S1", 5, 5, 0).play(f"B sdd {amount}", "G sdd 0")
        for amount in (1, 3)
    ]
    for who in (None, "G", "R"):
        assert repr(towns[0].sees(who)) == repr(towns[1].sees(who))
    public = towns[0].sees(None)
    assert public.auction.added_rounds == [1, 0, 0]
    assert public.auction.asked == [0, 1]
    assert [seat.money for seat in public.seats] == [4, 4, 9]
    assert towns[1].sees("B").auction.hidden == 3


@rule("BA-INFO-4")
def test_hidden_money_is_shown_to_its_owner_only():
    town = Town("B G R", money="1 2 3", money_visibility="hidden", chest=5)
    assert [seat.money for seat in town.sees("G").seats] == [None, 2, None]
    assert [seat.money for seat in town.sees(None).seats] == [None, None, None]
    assert town.sees(None).chest == 5


@rule("BA-INFO-4")
def test_with_hidden_money_an_empty_purse_does_not_answer_by_itself():
    town = Town("B G R", money="0 4 4", money_visibility="hidden", negotiation="off").play("B project S1")
    assert [ask.forced for ask in town.asks] == [False, False, False]


@rule("BA-INFO-1")
def test_imagined_hands_have_the_same_sizes_and_the_same_tiles_in_all():
    town = Town("B G R", hands="B:house,house,fire G:english-4,fire R:english-3")
    assert town.asked == "B action"
    game = bastide()
    met = set()
    for number in range(30):
        other = game.redeal(town.state, 0, Live(b"%d" % number))
        assert game.inventory(other) == game.inventory(town.state)
        assert game.view(other, 0) == town.sees("B")
        met.add(tuple(other.hands[6:12]))
    assert len(met) > 5


@rule("BA-INFO-5")
def test_imagined_bids_differ_and_ones_own_stays():
    town = Town("B G R", money="9 9 9").play("B project S1", "B sdd 7", "G sdd 2")
    game = bastide()
    digests = {digest(game.redeal(town.state, 2, Live(b"%d" % number))) for number in range(20)}
    assert len(digests) > 5
    for number in range(10):
        other = game.redeal(town.state, 0, Live(b"%d" % number))
        assert game.view(other, 0).auction.chosen == 7


@rule("BA-INFO-5")
def test_imagined_additions_fit_what_is_public():
    town = Town("B G R", money="12 12 0", raise_mode="until_pass").auction("WN", 6, 6, 0)
    town.play("B sdd 2", "G sdd 6")
    assert town.asked == "B raise", "Green has nothing left, which everybody knows"
    game = bastide()
    sums = {tuple(game.redeal(town.state, 2, Live(b"%d" % number)).additions) for number in range(60)}
    assert {green for _, green, _ in sums} == {6}
    assert {blue for blue, _, _ in sums} == {1, 2, 3, 4, 5}
