"""Offers to the player who divides a tax: what came of them, whom bots believe, what they say and keep."""

import pytest

from centans.bots import make_bot
from centans.bots.reasons import Care, explain
from centans.cli import advice
from centans.core.asks import Ask
from centans.core.dice import Live
from centans.core.digest import digest
from centans.games.bastide.game import Bastide
from centans.games.bastide.model import offer_place
from centans.games.bastide.sense.trust import UNKNOWN, believed, credence, name
from centans.lab.arena import play_to_the_end, spoken
from centans.lab.engine import cores
from centans.lab.plan import make_plan
from centans.lab.run import run_lab
from centans.words import LANGUAGES, Words
from tests.games.bastide.kit import Town, rule

BOARD = "HA.N=B MA@D1:B1 S2.1=R S3.1=G WN.C=G WN.A=G L1.A=R S1.2=R"
"""A House in C1 raises 2; Blue, who builds it, is owed nothing, Green 4 and Red 2."""


def dividing(**more: str) -> Town:
    return Town("B G R", board=BOARD, hands="B:house", **more).play("B play house", "B block C1")


def choice(town: Town, who: str, bot: str = "greedy", key: str = "") -> str:
    ask = asked(town, who, key) if key else town.ask(who)
    return town.words(make_bot(bot, b"test").choose(town.game, town.state, ask))


def asked(town: Town, who: str, key: str) -> Ask:
    return next(ask for ask in town.asks if ask.seat == town.seat(who) and ask.key == key)


def remember(town: Town, giver: str, taker: str, *, kept: int = 0, broken: int = 0) -> Town:
    place = offer_place(town.state, town.seat(giver), town.seat(taker))
    town.state.kept[place], town.state.broken[place] = kept, broken
    return town


def words(town: Town, giver: str, taker: str) -> tuple[int, int, int]:
    """What is owed, was kept and was broken."""
    s = town.state
    place = offer_place(s, town.seat(giver), town.seat(taker))
    return s.debts[place], s.kept[place], s.broken[place]


# -- what the table remembers -----------------------------------------------------------------------------------------


@rule("BA-NEG-11")
def test_who_is_given_what_he_bid_for_owes_it_until_the_turn_is_over():
    town = dividing().play("G offer B 1", "B pass", "G pass", "R pass", "B sdd 2")
    assert words(town, "G", "B") == (1, 0, 0)
    kept = town.branch().play("B pass", "G give B", "G sdd 1").settle()
    assert words(kept, "G", "B") == (0, 1, 0)
    broken = town.branch().settle()
    assert (broken.asked, words(broken, "G", "B")) == ("G action", (0, 0, 1))


@rule("BA-NEG-11")
def test_who_is_given_nothing_owes_nothing():
    town = dividing().play("G offer B 1", "R offer B 2", "B pass", "G pass", "R pass", "B sdd 0")
    assert (words(town, "G", "B"), words(town, "R", "B")) == ((0, 0, 0), (2, 0, 0))


def test_nobody_owes_more_than_he_was_given_and_a_gift_in_advance_counts():
    town = dividing().play("G offer B 9", "B pass", "G give B", "G sdd 1", "G pass", "R pass", "B pass")
    town.play("B sdd 2")
    assert words(town, "G", "B") == (1, 1, 0), "two at most, and one of them is paid"


def test_an_offer_around_a_bid_is_for_words_alone_to_judge():
    town = Town("B G R").play("B project S1", "G offer B 3").bids(0, 0, 0).settle()
    assert words(town, "G", "B") == (0, 0, 0)


def test_what_is_remembered_is_no_part_of_the_position():
    """Nothing in the rules goes by it, and match files keep their digests."""
    town = dividing()
    before = digest(town.state)
    assert digest(remember(town, "G", "B", broken=3).state) == before


# -- whom bots believe ------------------------------------------------------------------------------------------------


def test_a_word_that_was_kept_counts_more_and_one_that_was_broken_less():
    s = dividing().state
    keeper = remember(dividing(), "G", "B", kept=2).state
    liar = remember(dividing(), "G", "B", broken=2).state
    assert credence(s, 1, 0) == UNKNOWN
    assert credence(liar, 1, 0) < credence(liar, 1, 2) < UNKNOWN < credence(keeper, 1, 2) < credence(keeper, 1, 0)
    assert credence(liar, 2, 0) == UNKNOWN, "the others are no liars"


def test_nobody_is_believed_beyond_what_his_name_is_worth():
    s = dividing(camp="1 1 1 1 1 1 1").state
    assert believed(s, 1, 0, 20) == UNKNOWN * name(s) < UNKNOWN * name(dividing().state)


@pytest.mark.parametrize("bot", ["greedy", "search:6"])
def test_of_two_equal_offers_the_one_of_him_who_kept_his_word_is_taken(bot):
    def divided(giver: str, **done: int) -> str:
        town = remember(dividing(), giver, "B", **done).play("G offer B 1", "R offer B 1")
        return choice(town.play("B pass", "G pass", "R pass"), "B", bot)

    assert divided("G", kept=4) == "sdd 2" == divided("R", broken=1)
    assert divided("R", kept=4) == "sdd 0" == divided("G", broken=1)


# -- what bots say ----------------------------------------------------------------------------------------------------


def says(town: Town) -> str:
    """What the first bot says unasked, if any does."""
    bots = [make_bot("greedy", b"%d" % seat) for seat in range(3)]
    ask = spoken(town.game, town.state, bots, town.asks)
    return "" if ask is None else f"{town.name(ask.seat)} {choice(town, town.name(ask.seat), key='offer')}"


def passed_over() -> Town:
    """Left to himself, Blue gives nothing to Red."""
    town = dividing(road="G:8")
    assert choice(town.branch().play("B pass", "G pass", "R pass"), "B") == "sdd 2"
    return town


def given_its_share() -> Town:
    """Red has offered 1 of 2, was given both, and is on the move."""
    return passed_over().play("R offer B 1", "B pass", "G pass", "R pass", "B sdd 0", "B pass", "G pass")


def test_a_bot_offers_as_little_as_brings_it_the_share_and_gives_it():
    town = passed_over()
    assert says(town) == "R offer B 1"
    town.play("R offer B 1")
    assert not says(town).startswith("R"), "once in a turn"
    assert choice(town.play("B pass", "G pass", "R pass"), "B") == "sdd 0"
    town = given_its_share()
    assert choice(town, "R") == "give B"
    assert choice(town.play("R give B"), "R") == "sdd 1"


def test_a_bot_says_nothing_where_it_is_not_believed():
    assert says(remember(passed_over(), "R", "B", broken=3)) == ""


def test_who_was_betrayed_offers_nothing_and_owes_nothing():
    assert says(remember(passed_over(), "B", "R", broken=1)) == ""
    assert choice(remember(given_its_share(), "B", "R", broken=1), "R") == "pass"


def test_a_word_is_broken_when_it_is_worth_more_than_a_name():
    town = dividing(camp="1 1 1 1 1 1 1").play("G offer B 2", "B pass", "G pass", "R pass", "B sdd 2", "B pass")
    assert name(town.state) < 2
    assert choice(town, "G") == "pass"


@pytest.mark.parametrize("offer", ["", "G offer B 1"])
def test_nobody_speaks_up_where_no_tax_is_divided(offer):
    town = Town("B G R").play("B project S1", *([offer] if offer else []))
    assert says(town) == ""


# -- why --------------------------------------------------------------------------------------------------------------


def grounds(town: Town, who: str, notation: str, key: str) -> list[tuple[str, bool]]:
    reason = explain(town.game, town.state, asked(town, who, key), [town.option(notation)], b"why", Care(2, 1, None))
    for language in LANGUAGES:
        told = Words(Bastide, language)
        assert all(sentence.endswith(".") for sentence in advice.why(reason, "Jean", "greedy", told))
        assert told.problems == []
    return [(ground.key, ground.speaks_for) for ground in reason.grounds]


def test_it_can_say_why_it_offers_believes_and_keeps_its_word():
    town = passed_over()
    assert grounds(town, "R", "offer B 1", "offer")[0] == ("share-for-offer", True)
    town.play("R offer B 1", "B pass", "G pass", "R pass")
    assert grounds(town, "B", "sdd 0", "allocate")[0] == ("offer-believed", True)
    known = remember(town.branch(), "R", "G", kept=2)
    assert grounds(known, "B", "sdd 0", "allocate")[:2] == [("offer-believed", True), ("kept-before", True)]
    liar = remember(town.branch(), "R", "B", broken=2)
    assert grounds(liar, "B", "sdd 2", "allocate")[0] == ("broken-word", True)
    town = given_its_share()
    assert grounds(town, "R", "give B", "gift")[0] == ("word-kept", True)
    assert grounds(town, "R", "pass", "gift")[0] == ("own-word", False)
    assert grounds(remember(town, "B", "R", broken=1), "R", "pass", "gift")[0] == ("broken-word", True)


# -- whole matches ----------------------------------------------------------------------------------------------------


def test_a_liar_is_found_out_in_a_match_and_bots_are_not():
    game = Town("B G R Y").game
    s = game.start(game.variant(4))
    names = ["plan:braggart", "greedy", "greedy", "greedy"]
    play_to_the_end(game, s, [make_bot(one, b"%d" % seat) for seat, one in enumerate(names)], Live(b"n4"))
    assert sum(s.broken[:4]) > sum(s.kept[:4]) == 0
    assert sum(s.broken[4:]) == 0


@pytest.mark.nightly
@pytest.mark.parametrize("plan", ["mute", "perjurer", "braggart"])
def test_who_keeps_no_word_wins_no_more_than_his_share(plan):
    """A quarter of 200 is 50; up to 65 is luck."""
    lab = make_plan("bastide", [f"plan:{plan}", "greedy", "greedy", "greedy"], 200, "words given", players=4)
    (version,) = run_lab(lab, cores())["versions"]
    (liar,) = [row for row in version["bots"] if row["name"] == f"plan:{plan}"]
    assert liar["wins"] <= 65
