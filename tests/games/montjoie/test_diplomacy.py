"""Chapter 18: diplomacy."""

from centans.games.montjoie.box.names import ENGLAND, FRANCE, TOWN
from centans.games.montjoie.model.promise import BARONS
from centans.games.montjoie.rules.diplomacy import Window
from centans.games.montjoie.rules.player_turn import PlayerTurns
from centans.games.montjoie.rules.promises import attack_declared, promise, promises_run_out
from centans.games.montjoie.rules.purchases import Purchases
from centans.games.montjoie.rules.turn import sequence_of_play
from tests.games.montjoie.kit import Table, montjoie, rule


def courts(**settings: str) -> Table:
    """France owns castle Dijon and garrison Lyon, England castle Calais and garrison Arras."""
    table = Table(4, war=False, **settings).hold("france", "dijon:castle lyon").hold("england", "calais:castle arras")
    return table.has("france", money=9).has("england", money=9)


def exchange(table: Table, own: str, other: str, *money: str) -> Table:
    table.play("france parley", "france player 2", "france exchange", f"france town {own}", f"france town {other}")
    return table.play(*[f"france ecus {sum_}" for sum_ in money])


@rule("MJ-DIP-2", "MJ-DIP-3", "MJ-DIP-5", "MJ-DIP-8", "MJ-DIP-10", "R47")
def test_e40_exchange():
    table = courts().player_turn("france")
    table.s.pillaged = 1 << TOWN["dijon"]
    table.play("france parley", "france player 2", "france exchange", "france town dijon")
    assert table.offered("france", "town") == ["calais"]
    assert table.forbidden_by("france", "town arras") == "MJ-DIP-2"
    table.play("france town calais", "france ecus 0", "france ecus 3")
    assert table.asked == "france expansion", "play does not wait for the answer"
    table.play("england accept 1")
    assert (table.owner("dijon"), table.owner("calais")) == ("england", "france")
    assert (table.level("dijon"), table.pillaged) == ("castle", {"dijon"})
    assert (table.money("france"), table.money("england")) == (12, 6)
    table.play("france parley", "france player 2", "france exchange")
    assert table.offered("france", "town") == ["lyon"]
    assert table.forbidden_by("france", "town calais") == "MJ-DIP-3"
    table.play("france town lyon", "france town arras", "france ecus 2")
    table.play("england accept 1")
    assert (table.owner("lyon"), table.money("france"), table.money("england")) == ("england", 10, 8)
    assert table.s.lost == [0] * 4


@rule("MJ-DIP-4", "MJ-DIP-5")
def test_a_gift_needs_no_answer():
    table = courts().player_turn("france").play("france parley", "france player 2", "france gift")
    assert table.offered("france", "ecus") == [str(number) for number in range(1, 10)]
    assert [table.refused("france", f"ecus {number}").key for number in (0, 10)] == ["too-cheap", "too-dear"]
    table.play("france ecus 4")
    assert (table.money("france"), table.money("england")) == (5, 13)


@rule("MJ-DIP-8", "R86")
def test_an_offer_may_be_refused_or_withdrawn_and_lapses_with_its_window():
    table = exchange(courts().player_turn("france"), "dijon", "calais", "0", "0")
    refused = table.copy().play("england refuse 1")
    assert (refused.view().offers, refused.owner("dijon")) == ([], "france")
    withdrawn = table.copy().play("france withdraw 2")
    assert withdrawn.view().offers == []
    assert [(offer.seat, offer.to, offer.town, offer.wanted) for offer in table.view().offers] == [
        (0, 1, "dijon", "calais")
    ]
    table.settle()
    assert (table.view().offers, len(table.told("offer-lapsed"))) == ([], 1)


@rule("MJ-DIP-8", "R86")
def test_of_several_offers_each_is_answered_or_withdrawn_by_itself():
    table = courts().hold("brittany", "brest").has("brittany", money=9).player_turn("france")
    exchange(table, "lyon", "arras", "0", "0")
    table.play("france parley", "france player 3", "france exchange", "france town lyon", "france town brest")
    table.play("france ecus 1")
    assert table.offered("france", "withdraw") == ["2", "3"]
    table.copy().play("brittany accept 1", "england refuse 1")
    rest = table.play("france withdraw 3").view().offers
    assert [(offer.to, offer.wanted) for offer in rest] == [(1, "arras")]


@rule("R86")
def test_a_new_offer_to_the_same_player_takes_the_place_of_the_earlier():
    table = exchange(courts().player_turn("france"), "dijon", "calais", "0", "0")
    exchange(table, "lyon", "arras", "2")
    assert [(offer.town, offer.gives) for offer in table.view().offers] == [("lyon", 2)]
    assert (len(table.told("offer-withdrawn")), table.offered("england", "accept")) == (1, ["1"])
    table.play("england accept 1")
    assert (table.owner("lyon"), table.owner("dijon")) == ("england", "france")


@rule("MJ-DIP-8")
def test_a_deal_that_has_become_illegal_cannot_be_accepted():
    table = exchange(courts().player_turn("france"), "dijon", "calais", "5")
    table.s.money[0] = 4
    table._asks = None
    assert table.offered("england") == ["refuse 1"]
    assert table.forbidden_by("england", "accept 1") == "MJ-DIP-8"


@rule("MJ-DIP-6", "MJ-DIP-7", "R46")
def test_windows_for_offers():
    moments = [step.moment for step in sequence_of_play() if isinstance(step, Window)]
    assert moments == ["treasury", "order", "points"]
    table = courts().order("england", "france", "brittany", "burgundy").begin(Window("order"))
    assert table.asked == "england talk"
    table.play("england parley", "england player 1", "england gift", "england ecus 1")
    assert table.asked == "england talk", "until he passes"
    table.play("england pass", "france silence", "brittany pass", "burgundy pass")
    assert table.asks == []
    table.begin(Window("points")).play("england pass")
    assert table.asked == "brittany talk", "France does not wish to be asked"
    table.s.agenda.clear()
    buying = courts().begin(Purchases())
    assert "parley" in buying.offered("france")
    assert "parley" not in buying.offered("england")


@rule("MJ-DIP-7")
def test_no_offer_interrupts_a_combat():
    table = exchange(
        courts().hand("france", "L L").hold("england", "macon").player_turn("france"), "dijon", "calais", "0", "0"
    )
    assert table.offered("england") == ["accept 1", "refuse 1"]
    table.play("france attack macon")
    assert "accept 1" not in table.offered("england")


@rule("MJ-DIP-9", "R46")
def test_ten_offers_per_turn():
    table = courts().has("france", money=50).player_turn("france")
    for _ in range(10):
        table.play("france parley", "france player 2", "france gift", "france ecus 1")
    assert "parley" not in table.offered("france")
    assert table.forbidden_by("france", "parley") == "MJ-DIP-9"


@rule("MJ-DIP-5")
def test_without_diplomacy_nobody_talks():
    table = courts(diplomacy="off").player_turn("france")
    assert table.forbidden_by("france", "parley") == "MJ-DIP-5"
    assert courts(diplomacy="off").begin(Window("order")).asks == []


@rule("MJ-DIP-11")
def test_towns_of_automatic_powers_are_no_goods():
    table = Table(3).hold("france", "dijon").hold("england", "calais").hold("navarre", "rouen").player_turn("france")
    table.play("france parley", "france player 2", "france exchange", "france town dijon")
    assert table.offered("france", "town") == ["calais"]
    assert table.forbidden_by("france", "town rouen") == "MJ-DIP-2"


@rule("MJ-DIP-10")
def test_records_of_attacks_stay_with_the_powers():
    table = courts().player_turn("france")
    table.s.sources[1] = 1 << TOWN["dijon"]
    exchange(table, "dijon", "calais", "0", "0").play("england accept 1")
    assert table.marked(table.s.sources[1]) == {"dijon"}


@rule("MJ-DIP-1")
def test_a_pact_is_known_to_two_and_binds_nobody():
    table = courts().hold("england", "macon").hand("france", "L L").begin(PlayerTurns())
    table.play("france parley", "france player 2", "france pact", "england accept 1")
    assert [promise.state for promise in table.view("france").promises] == ["open", "open"]
    assert len(table.view("england").promises) == 2
    assert table.view("burgundy").promises == table.view().promises == []
    table.play("france attack macon", "france from lyon")
    assert [promise.state for promise in table.view("england").promises] == ["broken", "open"]
    told = [event for event in table.s.journal.events if event.key == "promise-end"]
    assert told[0].seats == (0, 1)


@rule("MJ-DIP-1")
def test_the_betrayed_may_strike_back_but_his_word_stood_by_itself():
    table = courts().hold("england", "macon").hand("france", "L L").begin(PlayerTurns())
    table.play("france parley", "france player 2", "france pact", "england accept 1")
    attack_declared(table.s, FRANCE, ENGLAND)
    assert [promise.state for promise in table.view("england").promises] == ["broken", "open"], (
        "the rulebook frees nobody"
    )
    attack_declared(table.s, ENGLAND, FRANCE)
    assert [promise.state for promise in table.view("england").promises] == ["broken", "broken"]


def test_how_many_offers_are_left_is_told_to_nobody_else():
    """One of them may have been a pact."""
    table = courts().player_turn("france").play("france parley", "france player 2", "france pact")
    assert [seat.offers_left for seat in table.view("france").seats[:2]] == [9, None]
    assert [seat.offers_left for seat in table.view("england").seats[:2]] == [None, 10]


@rule("MJ-DIP-1")
def test_a_pact_that_nobody_breaks_is_kept():
    table = courts().player_turn("france").play("france parley", "france player 2", "france pact", "england accept 1")
    promises_run_out(table.s)
    assert {one.state for one in table.s.promises} == {0}, "it holds for the next turn too"
    table.s.turn += 1
    promises_run_out(table.s)
    assert [promise.state for promise in table.view("france").promises] == ["kept", "kept"]


@rule("MJ-DIP-1", "MJ-INF-5")
def test_barons_promised_to_a_battle():
    table = courts().hold("england", "macon").hand("england", "L L").has("france", barons=3)
    table.player_turn("france").play("france parley", "france player 3", "france promise", "france town lyon")
    assert table.forbidden_by("france", "barons 0") == "MJ-INF-2"
    table.play("france barons 2").settle()
    assert [(one.promise, one.town, one.barons) for one in table.view("brittany").promises] == [("barons", "lyon", 2)]
    table.hold("brittany", "lyon").attack("england", "macon", "lyon").play("england lay ladders ladders alone")
    table.play("france barons 0").settle("support-defence")
    kept = table.copy().play("france barons 2").settle()
    assert [one.state for one in kept.view("brittany").promises] == ["kept"]
    table.play("france barons 1").settle()
    assert [one.state for one in table.view("brittany").promises] == ["broken"]


@rule("MJ-DIP-1")
def test_barons_promised_to_a_battle_in_which_one_fights_oneself_or_finds_no_room_are_void():
    table = courts().hold("england", "macon").hold("brittany", "nevers").hand("france", "L L").hand("england", "L L")
    table.has("france", barons=3).has("brittany", barons=3)
    promise(table.s, BARONS, table.seat("france"), table.seat("brittany"), TOWN["nevers"], 2, table.s.turn)
    own = table.copy().attack("france", "dijon", "nevers").play("france lay ladders ladders alone").settle()
    assert [one.state for one in own.view("brittany").promises] == ["void"], "he attacks it himself"
    full = table.copy().attack("england", "macon", "nevers").play("england lay ladders ladders alone")
    full.settle("brittany defence-barons").play("brittany barons 3").settle()
    assert [one.state for one in full.view("brittany").promises] == ["void"], "there was no room"


# -- sale of towns ------------------------------------------------------------------------------------------------


def market(war: bool = False) -> Table:
    table = (
        Table(4, war=war, town_sales="on").hold("france", "paris:castle lyon dijon:castle").hold("england", "calais")
    )
    return table.has("england", money=20).has("france", money=20).player_turn("france")


@rule("MJ-OTS-1", "MJ-OTS-2", "MJ-OTS-3", "MJ-OTS-5", "R78")
def test_e56_sale():
    table = market().play("france parley", "france player 2", "france sell")
    assert sorted(table.offered("france", "town")) == ["dijon", "lyon"]
    assert table.forbidden_by("france", "town paris") == "MJ-OTS-3"
    castle = table.copy().play("france town dijon")
    assert castle.offered("france", "ecus")[0] == "8"
    table.play("france town lyon")
    assert table.forbidden_by("france", "ecus 4") == "MJ-OTS-2"
    table.play("france ecus 5", "england accept 1")
    assert (table.owner("lyon"), table.money("france"), table.money("england")) == ("england", 25, 15)
    table.play("france parley", "france player 2")
    assert table.forbidden_by("france", "sell") == "MJ-OTS-5"


@rule("MJ-OTS-1", "MJ-INT-10")
def test_towns_are_sold_in_peace_only_by_seller_or_buyer():
    table = market(war=True).play("france parley", "france player 2")
    assert table.forbidden_by("france", "sell") == "MJ-OTS-1"
    buyer = market()
    buyer.s.agenda.clear()
    buyer.player_turn("england").play("england parley", "england player 1", "england buy", "england town lyon")
    buyer.play("england ecus 6", "france accept 2")
    assert (buyer.owner("lyon"), buyer.money("england")) == ("england", 14)


@rule("MJ-OTS-4", "R78")
def test_the_last_town_and_a_town_dealt_with_are_not_sold():
    table = market()
    table.s.dealt_towns = 1 << TOWN["lyon"]
    table.play("france parley", "france player 2", "france sell")
    assert table.forbidden_by("france", "town lyon") == "MJ-OTS-4"
    lonely = (
        Table(4, war=False, town_sales="on").hold("england", "calais").hold("france", "lyon").has("france", money=9)
    )
    lonely.player_turn("england").play("england parley", "england player 1")
    assert lonely.forbidden_by("england", "sell") == "MJ-OTS-4"


@rule("MJ-OTS-1")
def test_without_the_option_nothing_is_sold():
    table = courts().player_turn("france").play("france parley", "france player 2")
    assert table.forbidden_by("france", "sell") == "MJ-OTS-1"
    assert montjoie().variant(4)["town_sales"] == "off"


@rule("MJ-DIP-6")
def test_offers_come_before_purchases_not_between_them():
    table = courts().has("france", money=20).begin(Purchases())
    assert "parley" in table.offered("france")
    town = table.offered("france", "town")[0]
    table.play(f"france town {town}")
    assert "parley" not in table.offered("france")
    assert table.forbidden_by("france", "parley") == "MJ-DIP-6"
