"""What the bots offer, what they accept, and whom they believe."""

import pytest

from centans import shelf
from centans.bots import make_bot
from centans.bots.reasons import Care, explain
from centans.cli import advice
from centans.core.dice import Live
from centans.core.steps import proceed, take
from centans.games.montjoie.box.names import TOWN
from centans.games.montjoie.choices.people import Accept
from centans.games.montjoie.game import Montjoie
from centans.games.montjoie.model.promise import BARONS, BROKEN, OPEN, PACT
from centans.games.montjoie.rules.diplomacy import Window
from centans.games.montjoie.rules.player_turn import PlayerTurns
from centans.games.montjoie.rules.promises import judge, promise
from centans.games.montjoie.sense.bargaining import benefits
from centans.games.montjoie.sense.temper import BY_HAND
from centans.lab.engine import cores
from centans.lab.plan import make_plan
from centans.lab.run import run_lab
from centans.words import LANGUAGES, Words
from tests.games.montjoie.kit import Table


def answer(table: Table, nation: str) -> str:
    """What a bot says to the offer that was made to it."""
    ask = next(ask for ask in table.asks if ask.seat == table.seat(nation) and ask.key == "offer")
    return make_bot("greedy", b"answer").choose(table.game, table.s, ask).notation.partition(" ")[0]


def exchange(table: Table, town: str, wanted: str, gives: int = 0, asks: int = 0) -> Table:
    table.play("france parley", "france player 2", "france exchange", f"france town {town}", f"france town {wanted}")
    table.play(f"france ecus {gives}")
    return table.play(f"france ecus {asks}") if not gives else table


def begun() -> Table:
    """France lacks Troyes of Champagne, England lacks Paris."""
    table = Table(4).hold("france", "reims chalons bordeaux").hold("england", "troyes calais lyon")
    return table.has("france", money=20).has("england", money=20).player_turn("france")


# -- deals ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("price", [0, 1])
def test_a_town_for_its_neighbour_in_the_same_province_is_no_deal(price):
    table = Table(4).hold("france", "reims").hold("england", "troyes chalons").has("england", money=20)
    exchange(table.player_turn("france"), "reims", "troyes", asks=price)
    assert answer(table, "england") == "refuse"


def test_who_completes_a_province_pays_for_it():
    """It is worth several points a turn to France and little to England."""
    assert answer(exchange(begun(), "bordeaux", "troyes"), "england") == "refuse"
    assert answer(exchange(begun(), "bordeaux", "troyes", gives=20), "england") == "accept"


def test_asking_again_changes_nothing():
    table = exchange(begun(), "bordeaux", "troyes")
    for _ in range(3):
        assert answer(table, "england") == "refuse"
        table.play("england refuse 1")
        exchange(table, "bordeaux", "troyes")


def test_a_bot_may_be_paid_for_nothing_but_pays_for_nothing_never():
    assert answer(exchange(begun(), "bordeaux", "calais", gives=20), "england") == "accept"
    assert answer(exchange(begun(), "bordeaux", "calais", asks=20), "england") == "refuse"


# -- whose word counts ------------------------------------------------------------------------------------------------


def offered_pact(table: Table) -> Table:
    return table.play("france parley", "france player 2", "france pact")


def break_word(table: Table, seat: str, to: str) -> None:
    promise(table.s, PACT, table.seat(seat), table.seat(to), -1, 0, 3)
    judge(table.s, len(table.s.promises) - 1, BROKEN)


def test_a_pact_is_made_once_and_not_with_a_traitor():
    assert answer(offered_pact(begun()), "england") == "accept"
    for owing, owed in (("england", "france"), ("france", "england")):
        twice = begun()
        promise(twice.s, PACT, twice.seat(owing), twice.seat(owed), -1, 0, 3)
        assert answer(offered_pact(twice), "england") == "refuse"
    traitor = begun()
    break_word(traitor, "france", "england")
    assert answer(offered_pact(traitor), "england") == "refuse"


@pytest.mark.parametrize(("betrayed", "attacked"), [(False, "attack orleans"), (True, "attack reims")])
def test_who_was_betrayed_owes_nothing(betrayed, attacked):
    table = Table(4).hold("france", "paris").hold("england", "reims").hold("brittany", "orleans")
    table.hold("france", "troyes").hand("france", "C C").hand("england", "L").hand("brittany", "L")
    promise(table.s, PACT, table.seat("france"), table.seat("england"), -1, 0, 3)
    if betrayed:
        break_word(table, "england", "france")
    table.player_turn("france").play("france end-expansion")
    ask = next(ask for ask in table.asks if ask.seat == table.seat("france") and not ask.open)
    assert make_bot("greedy", b"choice").choose(table.game, table.s, ask).notation == attacked


@pytest.mark.parametrize("bound", [False, True])
def test_who_thinks_ahead_does_not_even_try_to_break_his_word_for_a_trifle(bound):
    """No simulation shows what a name is worth."""
    table = Table(4, turn=10).hold("france", "paris troyes").hold("england", "amiens").hold("brittany", "orleans")
    table.hand("france", "C C").hand("england", "L").hand("brittany", "L")
    if bound:
        promise(table.s, PACT, table.seat("france"), table.seat("england"), -1, 0, 3)
    table.player_turn("france")
    for phase in ("expansion", "combats"):
        ask = next(ask for ask in table.asks if ask.key == phase)
        tried = [plan.options[0].notation for plan in table.game.sense().plans(table.s, ask)]
        assert "attack orleans" in tried
        assert ("attack amiens" in tried) != bound
        table.play("france end-expansion" if phase == "expansion" else "france end-turn")


def test_who_thinks_ahead_sends_the_barons_that_he_promised_if_his_name_is_worth_more():
    table = promised(few(), "france", "brittany", "calais", 1)
    table.hand("brittany", "L L").attack("brittany", "abbeville", "calais").settle("support-attack")
    ask = next(ask for ask in table.asks if ask.key == "support-attack")
    (plan,) = table.game.sense().plans(table.s, ask)
    assert plan.options[0].notation == "barons 1"


# -- offers of its own ------------------------------------------------------------------------------------------------


def spoken(table: Table, nation: str, bot: str = "greedy") -> list[str]:
    """What a bot says in a window, until it has no more to say."""
    said: list[str] = []
    while said[-1:] != ["pass"]:
        ask = next(ask for ask in table.asks if ask.seat == table.seat(nation) and not ask.open)
        said.append(make_bot(bot, b"talk").choose(table.game, table.s, ask).notation)
        table.play(f"{nation} {said[-1]}")
    return said


@pytest.mark.parametrize("bot", ["greedy", "search:6"])
def test_a_bot_proposes_what_completes_provinces_for_both_with_the_money_that_makes_it_fair(bot):
    """Whoever thinks ahead talks too."""
    table = Table(4).hold("france", "reims chalons lyon").hold("england", "troyes")
    table.has("france", money=20).has("england", money=20)
    table.order("france", "england", "brittany", "burgundy").begin(Window("order"))
    said = spoken(table, "france", bot)
    assert said[:3] == ["parley", "player 2", "exchange"]
    assert said[3:5] == ["town lyon", "town troyes"]
    assert answer(table, "england") == "accept"


def test_the_most_promising_offer_is_made_first():
    """Brittany, who speaks before England, could only promise peace."""
    table = Table(4).hold("france", "reims chalons lyon").hold("england", "troyes").hold("brittany", "auxerre")
    table.has("france", money=20).has("england", money=20).hand("brittany", "L L")
    table.order("france", "brittany", "england", "burgundy").begin(Window("order"))
    said = spoken(table, "france")
    england, brittany = said.index("player 2"), said.index("player 3")
    assert (said[england + 1], said[brittany + 1]) == ("exchange", "pact")
    assert england < brittany


def for_sale(nation: str) -> Table:
    """England lacks Troyes of Champagne, which France can do without; in a turn of peace."""
    table = Table(4, turn=6, war=False, town_sales="on").hold("france", "paris troyes").hold("england", "reims chalons")
    table.has("france", money=5).has("england", money=40)
    order = ("france", "england") if nation == "france" else ("england", "france")
    return table.order(*order, "brittany", "burgundy").begin(Window("order"))


@pytest.mark.parametrize(("nation", "partner", "kind"), [("france", "england", "sell"), ("england", "france", "buy")])
def test_a_town_that_is_worth_more_to_another_is_sold_at_a_price_that_serves_both(nation, partner, kind):
    table = for_sale(nation)
    said = spoken(table, nation)
    at = said.index(kind)
    assert said[at + 1] == "town troyes"
    assert 5 < int(said[at + 2].removeprefix("ecus ")) < 30
    assert answer(table, partner) == "accept"


def test_a_price_that_serves_the_seller_alone_is_not_paid():
    table = for_sale("france").play("france parley", "france player 2", "france sell", "france town troyes")
    table.play("france ecus 40")
    assert answer(table, "england") == "refuse"


# -- barons -----------------------------------------------------------------------------------------------------------


def led_by_england() -> Table:
    """England is far ahead, and Brittany can take Calais from it; France has more barons than it can keep."""
    table = Table(4).hold("england", "calais troyes").hold("brittany", "abbeville").hold("france", "paris")
    table.has("england", points=30).has("france", barons=6)
    return table.order("france", "brittany", "england", "burgundy")


def test_a_bot_promises_barons_to_who_can_take_a_town_of_the_leader_once_a_turn():
    table = led_by_england().begin(Window("order"), PlayerTurns())
    said = spoken(table, "france")
    assert said[:4] == ["parley", f"player {table.seat('brittany') + 1}", "promise", "town calais"]
    assert said.count("promise") == 1


def test_nobody_promises_barons_when_all_combats_are_over():
    assert "promise" not in spoken(led_by_england().begin(Window("points")), "france")


def promised(table: Table, seat: str, to: str, town: str, number: int) -> Table:
    promise(table.s, BARONS, table.seat(seat), table.seat(to), TOWN[town], number, table.s.turn)
    return table


def support(table: Table) -> str:
    """What France sends when Brittany attacks Calais."""
    table.hand("brittany", "L L").attack("brittany", "abbeville", "calais").settle("support-attack")
    ask = next(ask for ask in table.asks if ask.key == "support-attack")
    return make_bot("greedy", b"barons").choose(table.game, table.s, ask).notation


def few() -> Table:
    """France has one baron, better kept for later."""
    table = Table(4).hold("england", "calais").hold("brittany", "abbeville").hold("france", "paris")
    return table.has("france", barons=1).order("france", "brittany", "england", "burgundy")


def test_barons_that_were_promised_come_unless_the_word_of_the_other_was_broken():
    assert support(few()) == "barons 0"
    assert support(promised(few(), "france", "brittany", "calais", 1)) == "barons 1"
    betrayed = promised(few(), "france", "brittany", "calais", 1)
    break_word(betrayed, "brittany", "france")
    assert support(betrayed) == "barons 0"


def attack_weight(table: Table) -> float:
    """What an attack on Calais promises to Brittany."""
    table.hand("brittany", "R R").hand("england", "S").player_turn("brittany").play("brittany end-expansion")
    ask = next(ask for ask in table.asks if ask.seat == table.seat("brittany") and not ask.open)
    weights = table.game.sense().weigh(table.s, ask)
    return next(
        weight for option, weight in zip(ask.options, weights, strict=True) if option.notation == "attack calais"
    )


def test_promised_barons_encourage_an_attack_until_a_promise_is_broken():
    encouraged = attack_weight(promised(few(), "france", "brittany", "calais", 1))
    assert encouraged > attack_weight(few())
    deceived = promised(few(), "france", "brittany", "calais", 1)
    break_word(deceived, "france", "brittany")
    assert attack_weight(deceived) == attack_weight(few())


# -- why they do so ---------------------------------------------------------------------------------------------------


def told(table: Table, nation: str, notation: str, key: str = "") -> list[tuple[str, bool]]:
    """What speaks for and against a choice, each with a sentence in both languages."""
    asks = [
        ask for ask in table.asks if ask.seat == table.seat(nation) and (ask.key == key or (not key and not ask.open))
    ]
    option = next(option for option in asks[0].options if option.notation.startswith(notation))
    reason = explain(table.game, table.s, asks[0], [option], b"why", Care(2, 1, None))
    for language in LANGUAGES:
        words = Words(Montjoie, language)
        assert all(sentence.endswith(".") for sentence in advice.why(reason, "Jean", "greedy", words))
        assert words.problems == []
    return [(ground.key, ground.speaks_for) for ground in reason.grounds]


def test_an_answer_tells_what_the_deal_is_worth_to_both():
    fair = exchange(begun(), "bordeaux", "troyes", gives=20)
    assert told(fair, "england", "accept", "offer")[:2] == [("deal", True), ("partner", False)]
    assert told(exchange(begun(), "bordeaux", "troyes"), "england", "refuse", "offer")[0] == ("one-sided", True)
    dear = exchange(begun(), "bordeaux", "calais", asks=20)
    assert told(dear, "england", "refuse", "offer")[0] == ("bad-deal", True)


def test_a_refused_pact_tells_that_a_word_was_broken_or_that_there_is_a_pact_or_that_the_other_leads():
    traitor, twice, leader = begun(), begun(), begun().has("france", points=30)
    break_word(traitor, "france", "england")
    promise(twice.s, PACT, twice.seat("england"), twice.seat("france"), -1, 0, 3)
    for table, ground in ((traitor, "broken-word"), (twice, "pact-already"), (leader, "far-ahead")):
        assert told(offered_pact(table), "england", "refuse", "offer")[0] == (ground, True)
    assert told(offered_pact(begun()), "england", "accept", "offer")[0] == ("peace", True)


def test_an_offer_and_a_silence_tell_why():
    table = for_sale("france")
    assert told(table, "france", "parley")[0] == ("deal", True)
    table = Table(4).hold("france", "paris").order("england", "brittany", "burgundy", "france").begin(Window("order"))
    table.play("england pass", "brittany pass", "burgundy pass")
    assert told(table, "france", "pass")[0] == ("nothing-to-say", True)
    assert told(led_by_england().begin(Window("order"), PlayerTurns()), "france", "parley")[0] == (
        "against-leader",
        True,
    )


def test_a_betrayal_tells_what_it_costs():
    table = Table(4).hold("france", "paris troyes").hold("england", "reims").hand("france", "C C").hand("england", "L")
    promise(table.s, PACT, table.seat("france"), table.seat("england"), -1, 0, 3)
    table.player_turn("france").play("france end-expansion")
    assert ("own-word", False) in told(table, "france", "attack reims")


# -- nobody lives on their good nature --------------------------------------------------------------------------------


EXPLOITERS = ["beggar", "haggler", "traitor", "pactmonger", "underbidder", "braggart"]
DEALERS, ALLIES = ("beggar", "haggler", "underbidder"), ("traitor", "pactmonger")
"""Those of them who live on deals, and those who live on pacts."""


def deals_with(plan: str) -> tuple[list[tuple[float, float]], set[int]]:
    """What the bots gained by the deals that they made with one who keeps to a plan, and what he gained, in a match;
    and which kinds of promises there were between him and them.

    On the way, no pact is made with him twice.
    """
    game = shelf.take("montjoie")
    s, dice = game.start(game.variant(4, {"town_sales": "on"})), Live(b"exploited")
    bots = [make_bot(name, name.encode()) for name in (f"plan:{plan}", "greedy", "greedy", "greedy")]
    found: list[tuple[float, float]] = []
    promises: set[int] = set()
    while asks := [ask for ask in proceed(s, dice) if ask.addressed or not ask.open]:
        ask = next((ask for ask in asks if ask.addressed), asks[0])
        option = ask.options[0] if ask.forced else bots[ask.seat].choose(game, s, ask)
        if ask.key == "offer" and ask.seat and isinstance(option, Accept):
            offer = s.agenda.asking(ask).offer
            found += [] if offer.pact or offer.seat else [benefits(s, BY_HAND, offer)]
        take(s, ask, option, dice)
        promises |= {one.kind for one in s.promises if 0 in (one.seat, one.to)}
        pacts = [(one.seat, one.to) for one in s.promises if one.kind == PACT and one.state == OPEN]
        assert len(pacts) == len(set(pacts)), "identical pacts do not pile up"
    return found, promises


@pytest.mark.parametrize("plan", EXPLOITERS)
def test_whatever_is_tried_on_them_every_deal_serves_the_bots_too_and_pacts_do_not_pile_up(plan):
    deals, promises = deals_with(plan)
    assert all(gained > 0 and his <= 2 * gained for gained, his in deals)
    assert deals or plan not in DEALERS, "somebody has dealt with him"
    assert PACT in promises or plan not in ALLIES


def victories(plan: str) -> int:
    """Of one who keeps to a plan among three who bargain, from every seat, in two hundred matches."""
    made = make_plan("montjoie", [f"plan:{plan}", "greedy", "greedy", "greedy"], 200, "bargain", players=4)
    (version,) = run_lab(made, cores())["versions"]
    return next(row["wins"] for row in version["bots"] if row["name"] == f"plan:{plan}")


CHANCE = 12
"""So many victories of two hundred are luck."""


@pytest.mark.nightly
@pytest.mark.parametrize("plan", EXPLOITERS)
def test_who_would_milk_them_gains_nothing_over_who_never_talks(plan):
    assert victories(plan) <= victories("mute") + CHANCE
