"""The greedy bot of Bastide: sensible bids, offers heard, the better crown preferred."""

import pytest

from centans.bots import make_bot
from centans.bots.reasons import Care, explain
from centans.cli import advice
from centans.games.bastide.box.town import BLOCKS
from centans.games.bastide.game import Bastide
from centans.games.bastide.model import camp_size
from centans.games.bastide.sense.income import income_of
from centans.games.bastide.sense.worth import Standing, chance_with, means
from centans.lab.engine import cores
from centans.lab.plan import make_plan
from centans.lab.run import run_lab
from centans.words import LANGUAGES, Words
from tests.games.bastide.kit import Town


def choice(town: Town, who: str) -> str:
    ask = town.ask(who)
    return town.words(make_bot("greedy", b"test").choose(town.game, town.state, ask))


def test_it_neither_bids_everything_nor_always_nothing():
    rich = Town("B G R", money="40 4 4", negotiation="off").play("B project S1")
    assert choice(rich, "B") in {f"sdd {amount}" for amount in range(3, 15)}, "three circles are worth no forty bags"
    full_but_one = Town("B G R", money="2 9 9", negotiation="off", board="S1.1=G S1.2=G").play("B project S1")
    assert choice(full_but_one, "B") == "sdd 0", "two bags buy nothing"


def test_it_gives_no_money_away():
    assert choice(Town("B G R", money="9 9 9").play("B project S1"), "B") == "pass"


def before_the_siege(money: str, cards: str = "prince:B pope:G") -> Town:
    """The eastern wall is missing, and the camp is full; who holds cards hopes for a French town."""
    walls = "WN.A=B WN.B=B WN.C=B WS.A=B WS.B=B WW.1=R"
    return Town("B G R", money=money, board=walls, cards=cards, camp="1 1 1 1 1 1 1").play("B project WE")


def test_it_gives_the_coins_that_buy_it_nothing_if_they_complete_a_wall_that_saves_it():
    town = before_the_siege("1 2 0")
    assert choice(town, "B") == "give G"
    assert choice(town.play("B give G"), "B") == "sdd 1", "as much as Green lacks for an Influence, and no more"
    assert choice(town.play("B sdd 1", "G pass"), "G") == "sdd 3"


@pytest.mark.parametrize(
    ("money", "why"),
    [("3 2 0", "it builds the wall itself"), ("0 2 1", "it has nothing"), ("1 1 0", "one coin completes nothing")],
)
def test_it_gives_nothing_that_it_can_use_itself_and_nothing_that_is_of_no_use(money, why):
    town = before_the_siege(money)
    asked = [ask for ask in town.asks if ask.key == "gift" and ask.seat == 0]
    assert not asked or choice(town, "B") == "pass", why


@pytest.mark.parametrize(("money", "does", "ground"), [("1 2 0", "give", "completes"), ("3 2 0", "pass", "no-gift")])
def test_it_can_say_why_it_gives_or_does_not(money, does, ground):
    town = before_the_siege(money)
    ask = town.ask("B")
    option = next(option for option in ask.options if option.notation.startswith(does))
    reason = explain(town.game, town.state, ask, [option], b"why", Care(2, 1, None))
    assert (reason.grounds[0].key, reason.grounds[0].speaks_for) == (ground, True)
    for language in LANGUAGES:
        words = Words(Bastide, language)
        assert all(sentence.endswith(".") for sentence in advice.why(reason, "Jean", "greedy", words))
        assert words.problems == []


def test_it_gives_nothing_to_whom_an_english_town_would_suit_better():
    assert choice(before_the_siege("1 2 0", cards="prince:B pope:B people:B"), "B") == "pass"


def test_it_listens_to_an_offer_when_it_shares_out_a_tax():
    board = "HA.N=B MA@D1:B1 S2.1=R S3.1=G WN.C=G WN.A=G L1.A=R S1.2=R"
    town = Town("B G R", board=board, hands="B:house").play("B play house", "B block C1")
    assert town.sees(None).allocation.creditors[0].seat == 1
    silent = town.branch().play("B pass", "G pass", "R pass")
    bribed = town.branch().play("G offer B 2", "B pass", "G pass", "R pass")
    assert int(choice(bribed, "B").split()[1]) > int(choice(silent, "B").split()[1])


@pytest.mark.parametrize(("cards", "plays"), [("prince:B pope:B", False), ("prince:G pope:R", True)])
def test_it_begins_a_siege_that_falls_only_if_it_gains_by_it(cards, plays):
    board = "WN.A=B WS.A=G WW.1=R S1.1=B S1.2=B S2.1=G S3.1=R"
    town = Town("B G R", board=board, cards=cards, camp="1 1 1 1 1 1 1", hands="B:english-1,house")
    assert (choice(town, "B") == "play english-1") == plays


@pytest.mark.parametrize(("cards", "plays"), [("prince:B pope:B", True), ("prince:G pope:R", False)])
def test_it_begins_a_siege_that_holds_only_if_it_gains_by_it(cards, plays):
    walls = "WN.A=B WN.B=B WN.C=B WN.D=G WS.A=G WS.B=B WS.C=R WW.1=R WE.1=R WE.2=G"
    town = Town("B G R", board=walls, cards=cards, camp="1 1 1 1 1 1 1", hands="B:english-1,house")
    assert (choice(town, "B") == "play english-1") == plays


def test_it_hinders_the_fourteenth_equipment_when_a_french_town_would_elect_another():
    board = "WN.A=G WS.A=G WW.1=G WE.1=B EG@A1:G1 CH@A1:G1 MO@A1:R1 MA@D3:R1 S1.1=B S1.2=B S1.3=B S2.1=B S3.1=R L1.A=B"
    cards = "prince:G pope:G people:G"
    town = Town("B G R", board=f"{board} L2.A=B", cards=cards, money="2 9 9", hands="B:fire,house")
    assert choice(town, "B") == "play fire", "thirteen are begun, and the next player can pay for the last"


def test_it_knows_that_church_and_hall_bring_everybody_money_from_the_houses_to_come():
    def hopes(board: str) -> float:
        s = Town("B G R", board=board).state
        return Standing(s, income_of(s)).french[0]

    assert hopes("EG@C2:R1") > hopes("CH@C2:R1") > hopes("MA@C2:R1")
    assert hopes("HA.N=R") > hopes("S1.1=R")


def test_a_wall_more_is_worth_most_where_the_siege_is_in_doubt():
    weak, fair = "WN.A=B WS.A=B WW.1=B WE.1=B", "WN.A=B WN.B=B WN.C=B WN.D=B WS.A=B WS.B=B WS.C=B WS.D=B WW.1=B"
    full = " ".join([f"{block}:3" for block in BLOCKS if block != "B2"])

    def held(board: str) -> float:
        s = Town("B G R", board=board, houses=full, money="0 0 0", camp="1 1 1 1 2 2").state
        return chance_with(s, s.box.camp_places + 1 - camp_size(s), means(s))

    def gain(board: str, more: str) -> float:
        before, after = (held(walls) for walls in (board, f"{board} {more}"))
        return after - before

    assert gain(fair, "WE.1=B") > gain(fair, "WW.2=B") > gain(weak, "WE.2=B") > 0, "the missing wall first of all"


def test_it_keeps_the_number_of_its_thoughts_within_bounds():
    town = Town("B G R Y V", money="200 200 200 200 200", negotiation="off").play("B project S1")
    assert len(town.game.sense().weigh(town.state, town.ask("B"))) == 201


def test_it_builds_rather_than_let_a_turn_pass():
    town = Town("B G R Y", money="6 6 6 6", hands="B:house,english-1,fire", negotiation="off")
    assert choice(town, "B").split()[0] in ("project", "play")
    broke = Town("B G R Y", money="0 0 0 0", hands="B:house,english-1", board="S1.1=B", negotiation="off")
    assert choice(broke, "B") == "play house", "nobody can pay for a project; a House brings money"


def test_it_puts_no_house_where_it_brings_nothing():
    town = Town("B G R", board="MA@D1:G1 S1.2=B", hands="B:house").play("B play house")
    assert choice(town, "B") == "block A2", "the leper house leaves nothing of the tax around it"


def test_it_ends_the_game_with_the_fourteenth_equipment_when_that_wins():
    board = "WN.A=B WS.A=B WW.1=B WE.1=G EG@A1:B1 CH@A1:B1 MO@A1:B1 MA@D3:G1 S1.1=B S2.1=B S3.1=R L1.A=B L2.A=R"
    town = Town("B G R", board=board, cards="prince:B pope:B people:B", money="3 0 0", hands="B:house")
    assert choice(town, "B") == "project HA"


@pytest.mark.bulk
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_match_between_greedy_bots_is_a_real_one(players):
    """Money is earned and spent: most of the town is built before it ends, whatever ends it."""
    plan = make_plan("bastide", ["greedy"] * players, 2, "a real match", players=players)
    (version,) = run_lab(plan, 1)["versions"]
    assert version["measures"]["houses"]["least"] >= 12
    assert version["measures"]["influences"]["mean"] >= 12
    assert version["turns"]["mean"] >= 25


@pytest.mark.bulk
def test_greedy_beats_three_random_players_in_seven_matches_of_ten():
    """docs/balance/bastide.md has the longer run."""
    plan = make_plan("bastide", ["greedy", "random", "random", "random"], 60, "strength", players=4)
    (version,) = run_lab(plan, cores())["versions"]
    (greedy,) = [row for row in version["bots"] if row["name"] == "greedy"]
    assert greedy["played"] == 60
    assert greedy["wins"] >= 42
