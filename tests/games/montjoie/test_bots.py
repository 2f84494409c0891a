"""The greedy bot: what it makes of offers, and how strong it is."""

import pytest

from centans.bots import make_bot
from centans.core.dice import Live
from centans.core.game import Variant
from centans.core.steps import proceed, take
from centans.games.montjoie.box.names import NAVAL_BATTLE, TOWN
from centans.games.montjoie.model.position import free_towns
from centans.games.montjoie.model.promise import PACT
from centans.games.montjoie.rules.naval import begin_duel
from centans.games.montjoie.rules.promises import promise
from centans.games.montjoie.sense.battle import card_point
from centans.games.montjoie.sense.growth import cards_value
from centans.games.montjoie.sense.temper import BY_HAND
from centans.games.montjoie.sense.value import FEATURES, row_of
from centans.games.montjoie.sense.worth import turns_left
from centans.lab.arena import play_to_the_end
from tests.games.montjoie.kit import Table, montjoie, siege


def answer(table: Table, nation: str) -> str:
    ask = next(ask for ask in table.asks if ask.seat == table.seat(nation) and ask.key == "offer")
    assert ask.open, "nobody waits for it"
    assert ask.addressed, "but a bot answers it at once"
    return make_bot("greedy", b"answer").choose(table.game, table.s, ask).notation


@pytest.mark.parametrize(
    ("given", "wanted", "notation"),
    [
        ("troyes", "bordeaux", "accept 1"),  # it completes Champagne
        ("paris", "calais", "accept 1"),
        ("amiens", "lyon", "refuse 1"),  # a third of Picardy for the whole Lyonnais
    ],
)
def test_an_offer_is_answered_by_its_worth(given, wanted, notation):
    table = Table(4).hold("france", "troyes paris amiens").hold("england", "reims chalons bordeaux lyon calais")
    table.player_turn("france").play("france parley", "france player 2", "france exchange", f"france town {given}")
    table.play(f"france town {wanted}", "france ecus 0", "france ecus 0")
    assert answer(table, "england") == notation


def winner(variant: Variant, bots: list[str], number: int) -> int:
    game = montjoie()
    state = game.start(variant)
    seated = [make_bot(bot, b"%d %d" % (number, seat)) for seat, bot in enumerate(bots)]
    play_to_the_end(game, state, seated, Live(b"strength %d" % number))
    result = game.result(state)
    assert result is not None
    return result.winners[0] if result.winners else -1


def victories(players: int, matches: int) -> int:
    """How often one greedy bot beats random ones, from every seat in turn."""
    variant = montjoie().variant(players)
    won = 0
    for number in range(matches):
        seat = number % players
        bots = ["greedy" if other == seat else "random" for other in range(players)]
        won += winner(variant, bots, number) == seat
    return won


def test_one_greedy_bot_beats_five_random_ones():
    assert victories(6, 6) >= 4


def test_with_two_players_greedy_beats_random_from_either_side():
    assert victories(2, 8) >= 7


@pytest.mark.bulk
def test_one_greedy_bot_beats_five_random_ones_in_most_of_thirty_matches():
    assert victories(6, 30) >= 18


@pytest.mark.bulk
@pytest.mark.parametrize("players", [3, 4, 5])
def test_greedy_bots_play_every_number_of_players(players):
    assert victories(players, 2 * players) >= players


def choice(table: Table, nation: str) -> str:
    """What the greedy bot answers to the question that everybody waits for."""
    ask = next(ask for ask in table.asks if ask.seat == table.seat(nation) and not ask.open)
    return make_bot("greedy", b"choice").choose(table.game, table.s, ask).notation


@pytest.mark.parametrize(("barons", "lends"), [(6, True), (2, False)])
def test_barons_that_could_not_be_kept_help_against_the_leader(barons, lends):
    table = (
        Table(4).hold("england", "reims chalons troyes calais lyon").hold("burgundy", "dijon macon auxerre besancon")
    )
    table.hold("burgundy", "vesoul bourges tours").hold("france", "paris").hand("france", "L L").hand("england", "L")
    table.has("england", points=30).has("burgundy", barons=barons)
    table.attack("france", "paris", "reims").play("france lay ladders ladders alone")
    assert table.asked == "burgundy support-attack"
    assert (choice(table, "burgundy") != "barons 0") == lends


def test_in_the_last_turn_barons_are_not_saved():
    table = (
        Table(4, turn=10).hold("england", "reims").hold("france", "paris").hand("france", "L L").hand("england", "L")
    )
    table.has("france", barons=3).attack("france", "paris", "reims").play("france lay ladders ladders alone")
    assert choice(table, "france") == "barons 3"


@pytest.mark.parametrize(("word", "attacked"), [(False, "attack reims"), (True, "attack orleans")])
def test_a_bot_keeps_its_word_if_it_does_not_cost_too_much(word, attacked):
    table = Table(4).hold("france", "paris").hold("england", "reims").hold("brittany", "orleans")
    table.hold("france", "troyes").hand("france", "C C").hand("england", "L").hand("brittany", "L")
    if word:
        promise(table.s, PACT, table.seat("france"), table.seat("england"), -1, 0, 3)
    table.player_turn("france").play("france end-expansion")
    assert choice(table, "france") == attacked


def test_the_first_player_keeps_more_cards_for_his_defence_than_the_last():
    table = Table(4).order("france", "england", "brittany", "burgundy")
    prices = [
        card_point(table.s, BY_HAND, table.seat(nation)) for nation in ("france", "england", "brittany", "burgundy")
    ]
    assert prices == sorted(prices, reverse=True)
    assert prices[-1] == 0


@pytest.mark.parametrize(("dice", "answer"), [((2, 3), "pass"), ((3, 3), "double ladders"), ((6, 1), "pass")])
def test_a_defender_plays_a_sign_only_where_it_saves_the_town(dice, answer):
    """A tie holds the town; what cannot be turned is not worth a Sign."""
    table = siege("garrison", "L L", "L Sig", dice).play("england lay ladders ladders alone")
    table.play("france defend ladders alone").settle("france sign")
    assert choice(table, "france") == answer


@pytest.mark.parametrize(("dice", "answer"), [((2, 3), "double ladders"), ((3, 3), "pass"), ((1, 6), "pass")])
def test_an_attacker_plays_a_sign_only_where_it_takes_the_town(dice, answer):
    table = siege("garrison", "L L Sig", "L", dice).play("england lay ladders ladders alone")
    table.play("france defend ladders alone").settle("england sign")
    assert choice(table, "england") == answer


@pytest.mark.parametrize(("dice", "answer"), [((3, 3), "double ladders"), ((4, 3), "pass"), ((1, 6), "pass")])
def test_a_sign_breaks_a_tie_at_sea(dice, answer):
    table = Table(6).hand("england", "L Sig").hand("flanders", "L").rolls(duel=dice)
    begin_duel(table.s, NAVAL_BATTLE, table.seat("england"), table.seat("flanders"))
    table.play("england stake ladders 0 alone", "flanders stake ladders 0 alone")
    assert choice(table, "england") == answer


def free_neighbours(table: Table, town: str) -> int:
    return (table.s.box.neighbours[TOWN[town]] & free_towns(table.s)).bit_count()


def test_an_expansion_starts_where_least_else_could_be_settled():
    """Of two sources the one with fewer free neighbours is used up."""
    table = Table(4).hold("france", "dijon auxerre").hold("england", "macon")
    table.player_turn("france").play("france expand troyes")
    assert free_neighbours(table, "dijon") < free_neighbours(table, "auxerre")
    assert choice(table, "france") == "from dijon"


def test_a_bot_looks_no_further_than_the_end():
    assert [turns_left(Table(4, turn=turn).s, BY_HAND) for turn in (1, 5, 6, 7, 8, 10)] == [4, 4, 3, 2, 1, 1]


@pytest.mark.parametrize(("hand", "value"), [("", 2.2), ("C C", 2.2), ("C C C C", 1.1 + 1.1 * 0.86)])
def test_cards_beyond_the_fourth_are_worth_less_and_no_first_one_more(hand, value):
    table = Table(4).hand("france", hand)
    assert cards_value(table.s, BY_HAND, table.seat("france"), 2) == pytest.approx(value)


def purchases(players: int) -> list[tuple[int, str, str]]:
    """Of every purchase in a match of greedy bots: peace or war, what was bought, what a search begins with."""
    game = montjoie()
    s = game.start(game.variant(players))
    dice, bot = Live(b"purchases"), make_bot("greedy", b"purchases")
    found: list[tuple[int, str, str]] = []
    while asks := [ask for ask in proceed(s, dice) if ask.addressed or not ask.open]:
        option = bot.choose(game, s, asks[0])
        if asks[0].key == "purchases" and not asks[0].forced:
            plan = max(game.sense().plans(s, asks[0]), key=lambda plan: plan.weight)
            found.append((s.war, option.notation.partition(" ")[0], plan.options[0].notation.partition(" ")[0]))
        take(s, asks[0], option, dice)
    return found


def test_who_thinks_ahead_between_two_buys_cards_where_the_squire_builds_walls():
    bought = purchases(2)
    walls = [plan for _, squire, plan in bought if squire == "town"]
    assert walls.count("cards") > len(walls) / 2
    assert all(plan == "cards" for _, squire, plan in bought if squire == "cards")


def test_who_thinks_ahead_among_four_builds_in_peace_and_buys_cards_in_war():
    bought = purchases(4)
    in_war, in_peace = [plan for war, _, plan in bought if war], [plan for war, _, plan in bought if not war]
    assert in_war.count("cards") > 4 * in_war.count("town")
    assert in_peace.count("town") > in_peace.count("cards")


def test_points_count_for_more_the_fewer_turns_are_to_come():
    table = Table(4).has("france", points=5)
    late = FEATURES.index("points_late")
    found = []
    for turn in (1, table.s.box.first_end, table.s.box.first_end + 3):
        table.s.turn = turn
        found.append(row_of(table.s, table.seat("france"))[late])
    assert found[0] < found[1] < found[2] == 1.0, "all of them, once the end may come at any time"
