"""What the bots offer, what they accept, and whom they believe."""

import pytest

from centans.bots import make_bot
from centans.games.montjoie.model.promise import BROKEN, PACT
from centans.games.montjoie.rules.diplomacy import Window
from centans.games.montjoie.rules.promises import judge, promise
from centans.lab.engine import cores
from centans.lab.plan import make_plan
from centans.lab.run import run_lab
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
    twice = begun()
    promise(twice.s, PACT, twice.seat("england"), twice.seat("france"), -1, 0, 3)
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


# -- offers of its own ------------------------------------------------------------------------------------------------


def spoken(table: Table, nation: str) -> list[str]:
    """What a bot says in a window, until it has no more to say."""
    said: list[str] = []
    while said[-1:] != ["pass"]:
        ask = next(ask for ask in table.asks if ask.seat == table.seat(nation) and not ask.open)
        said.append(make_bot("greedy", b"talk").choose(table.game, table.s, ask).notation)
        table.play(f"{nation} {said[-1]}")
    return said


def test_a_bot_proposes_what_completes_provinces_for_both_with_the_money_that_makes_it_fair():
    table = Table(4).hold("france", "reims chalons lyon").hold("england", "troyes")
    table.has("france", money=20).has("england", money=20)
    table.order("france", "england", "brittany", "burgundy").begin(Window("order"))
    said = spoken(table, "france")
    assert said[:3] == ["parley", "player 2", "exchange"]
    assert said[3:5] == ["town lyon", "town troyes"]
    assert answer(table, "england") == "accept"


# -- nobody lives on their good nature --------------------------------------------------------------------------------


def victories(plan: str) -> int:
    """Of one who keeps to a plan among three who bargain, from every seat, in two hundred matches."""
    made = make_plan("montjoie", [f"plan:{plan}", "greedy", "greedy", "greedy"], 200, "bargain", players=4)
    (version,) = run_lab(made, cores())["versions"]
    return next(row["wins"] for row in version["bots"] if row["name"] == f"plan:{plan}")


CHANCE = 12
"""So many victories of two hundred are luck."""


@pytest.mark.nightly
@pytest.mark.parametrize("plan", ["beggar", "haggler", "traitor"])
def test_who_would_milk_them_gains_nothing_over_who_never_talks(plan):
    assert victories(plan) <= victories("mute") + CHANCE
