"""What the open question shows with it: offers that can be made, walls that can be bought, ways on the map."""

import pytest

from centans.games.montjoie.rules.player_turn import PlayerTurns
from centans.games.montjoie.rules.purchases import Purchases
from tests.games.montjoie.kit import Table, rule


def courts(war: bool = False, **settings: str) -> Table:
    """France owns castle Dijon and garrisons Lyon and Paris, England castle Calais and garrison Arras."""
    table = Table(4, war=war, **settings).hold("france", "dijon:castle lyon paris")
    table.hold("england", "calais:castle arras").has("france", money=7).has("england", money=9)
    return table.player_turn("france")


def deal(table: Table, kind: str, to: int = 1):
    return next(one for one in table.view("france").choosing.deals if (one.to, one.kind) == (to, kind))


# -- offers -------------------------------------------------------------------------------------------------------


@rule("MJ-DIP-5")
def test_every_kind_of_offer_to_everybody_stands_beside_the_question():
    kinds = ["exchange", "gift", "pact", "promise"]
    found = [(one.to, one.kind) for one in courts().view("france").choosing.deals]
    assert found == [(to, kind) for to in (1, 2, 3) for kind in kinds]
    sales = courts(town_sales="on").view("france").choosing.deals
    assert [one.kind for one in sales[:6]] == [*kinds, "sell", "buy"]
    assert courts(diplomacy="off").view("france").choosing.deals == []
    assert courts().view("england").choosing is None


@rule("MJ-DIP-2", "MJ-DIP-4", "MJ-INF-2")
def test_the_terms_of_offers_are_those_that_are_asked_for_when_they_are_made():
    exchange = deal(courts(), "exchange")
    assert [(one.town, one.against) for one in exchange.towns] == [
        ("paris", ["arras"]),
        ("dijon", ["calais"]),
        ("lyon", ["arras"]),
    ]
    assert (exchange.least, exchange.most) == (-9, 7)
    table = courts().play("france parley", "france player 2", "france exchange")
    assert table.offered("france", "town") == ["paris", "dijon", "lyon"]
    table.play("france town lyon")
    assert table.offered("france", "town") == ["arras"]
    table.play("france town arras")
    assert table.offered("france", "ecus")[-1] == "7"
    table.play("france ecus 0")
    assert table.offered("france", "ecus")[-1] == "9"
    assert (deal(courts(), "gift").least, deal(courts(), "gift").most) == (1, 7)
    assert (deal(courts(), "promise").least, deal(courts(), "promise").most) == (1, 3)


@rule("MJ-OTS-2", "MJ-OTS-3", "MJ-OTS-4")
def test_a_sale_has_its_towns_and_prices():
    table = courts(town_sales="on")
    sold = [(one.town, one.least, one.most) for one in deal(table, "sell").towns]
    assert sold == [("dijon", 8, 9), ("lyon", 5, 9)], "Paris is not sold"
    bought = [(one.town, one.least, one.most) for one in deal(table, "buy").towns]
    assert bought == [("arras", 5, 7)], "a castle is too dear"
    table.play("france parley", "france player 2", "france sell")
    assert table.offered("france", "town") == ["dijon", "lyon"]
    table.play("france town lyon")
    assert table.offered("france", "ecus") == ["5", "6", "7", "8", "9"]


@pytest.mark.parametrize(
    ("war", "kind", "to", "why", "rule_id", "power"),
    [
        (True, "sell", 1, "sales-in-peace", "MJ-OTS-1", None),
        (False, "exchange", 2, "nothing-to-exchange", "MJ-DIP-2", None),
        (False, "buy", 2, "nothing-to-sell", "MJ-OTS-4", None),
        (False, "buy", 1, "sold-already", "MJ-OTS-5", "england"),
    ],
)
@rule("MJ-OTS-1", "MJ-OTS-5")
def test_an_offer_that_cannot_be_made_says_why(war, kind, to, why, rule_id, power):
    table = courts(war, town_sales="on")
    table.s.sold = 1 << table.seat("england")
    found = deal(table, kind, to)
    assert (found.why, found.rule, found.power, found.towns) == (why, rule_id, power, [])


# -- purchases ----------------------------------------------------------------------------------------------------


def market(money: int = 20, **supply: int) -> Table:
    table = (
        Table(4, length="short").hold("france", "dijon lyon paris:castle bourges:fortress").has("france", money=money)
    )
    for name, number in supply.items():
        setattr(table.s, name, number)
    return table.begin(Purchases()).settle("france purchases")


@rule("MJ-BUY-3", "MJ-BUY-7", "MJ-BUY-8")
def test_a_purchase_has_its_sites_and_prices():
    purchase = market().view("france").choosing.purchase
    sites = [(one.town, one.becomes, one.price) for one in purchase.sites]
    assert sites == [("paris", "rampart", 6), ("dijon", "castle", 4), ("lyon", "castle", 4)]
    assert purchase.card_price == 2
    built = market().play("france town dijon").view("france").choosing.purchase
    assert [one.town for one in built.sites] == ["paris"], "one new castle a turn, and no rampart on it"


@rule("MJ-BUY-4", "MJ-COMP-3", "MJ-COMP-4")
def test_a_purchase_has_its_limits_with_their_rules():
    def limits(table: Table) -> list[tuple[str, int, str, str]]:
        found = table.view("france").choosing.purchase.limits
        return [(one.limit, one.left, one.why, one.rule) for one in found]

    assert limits(market(ramparts=2)) == [
        ("castle", 1, "castles", "MJ-BUY-7"),
        ("rampart", 2, "ramparts", "MJ-COMP-4"),
        ("money", 20, "money", "MJ-BUY-4"),
    ]
    assert limits(market(towers=0))[0] == ("castle", 0, "towers", "MJ-COMP-3")
    assert limits(market().play("france town dijon"))[::2] == [
        ("castle", 0, "castles", "MJ-BUY-7"),
        ("money", 16, "money", "MJ-BUY-4"),
    ]


# -- ways ---------------------------------------------------------------------------------------------------------


def ways(table: Table, nation: str, target: str) -> list[tuple[str, str]]:
    return [(one.source, one.link) for one in table.view(nation).choosing.ways if one.target == target]


@rule("MJ-CBT-5", "MJ-CBT-7", "MJ-EXP-2")
def test_attacks_and_expansions_show_where_they_come_from():
    table = Table(4).hold("england", "calais dijon auxerre").hold("france", "troyes bordeaux").hand("england", "L L")
    table.order("england", "france", "brittany", "burgundy").begin(PlayerTurns())
    assert ways(table, "england", "troyes") == [("dijon", "road"), ("auxerre", "road")]
    assert ways(table, "england", "bordeaux") == [("calais", "sea")], "no road leads there"
    assert ways(table, "england", "macon") == [("dijon", "road")], "a free town"
    assert ways(table, "england", "limoges") == [], "no road, no port"
    assert table.view("france").choosing is None
    table.play("england attack troyes")
    assert ways(table, "england", "troyes") == [("dijon", "road"), ("auxerre", "road")]


@rule("MJ-NAV-12")
def test_the_master_of_the_seas_sees_the_landing():
    table = Table(4).hold("england", "calais").hold("france", "bordeaux bourges").hold("brittany", "brest")
    table.s.master = table.seat("brittany")
    table.attack("england", "calais", "bordeaux", "sea")
    assert ways(table, "brittany", "bordeaux") == [("calais", "sea")]
