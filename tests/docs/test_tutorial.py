"""La Gabelle, the game of CONTRIBUTING.md, keeps every promise that a game makes and is played like any other."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message
from gabelle import Gabelle

from centans import shelf
from centans.bots import make_bot
from centans.bots.plans import plan_names
from centans.core import matchfile
from centans.core.match import Match
from centans.lab.contract import check_game
from centans.rulecoverage import cover, marks_under, read_rulebook
from centans.words import LANGUAGES, Words
from tests.docs.conftest import ROOT, TUTORIAL, Terminal

NAMES = ("Aliénor", "Bertrand")
LENGTHS = ("short", "long")


def gabelle() -> Gabelle:
    return Gabelle(shelf.read_components(Gabelle))


def random_match(seed: int) -> Match:
    """Offers are taken up as well, so that everything a player may read is met."""
    chance = random.Random(seed)
    game = gabelle()
    match = Match(game, game.variant(), b"tutorial %d" % seed, NAMES)
    while not match.over:
        ask = chance.choice(match.asks)
        match.answer(ask.seat, chance.choice(ask.options))
    return match


# -- the contract, the rules -------------------------------------------------------------------------------------


def test_it_keeps_the_contract():
    summary = check_game(gabelle(), matches=60, seed="tutorial")
    assert summary.checks["open_questions_are_taken_up"] > 0
    assert {players for players, _ in summary.variants} == {2}
    assert len(summary.variants) == 2, "short and long"


def test_every_rule_has_a_test_and_every_mark_a_rule():
    coverage = cover(
        read_rulebook(shelf.read_text(Gabelle, "RULES.md")), marks_under(ROOT / "tests/docs/games/gabelle")
    )
    assert (coverage.missing, coverage.unknown) == ((), ())
    assert len(coverage.chapters) == 8


def test_the_rules_are_numbered_alike_in_both_languages():
    english, french = [read_rulebook(shelf.read_text(Gabelle, name)) for name in ("RULES.md", "RULES.fr.md")]
    assert english.rules == french.rules


def test_the_greedy_bot_makes_sense_of_it():
    game, won = gabelle(), 0
    for number in range(40):
        match = Match(game, game.variant(), b"sense %d" % number)
        bots = [make_bot(name, b"%d" % number) for name in ("greedy", "random")]
        while not match.over:
            ask = next(ask for ask in match.asks if not ask.open)
            match.answer(ask.seat, bots[ask.seat].choose(game, match.state, ask))
        won += match.result.winners == (0,)
    assert won > 20


# -- words -------------------------------------------------------------------------------------------------------


def keys_in(language: str) -> set[str]:
    found = set()
    for entry in FluentParser().parse(shelf.read_text(Gabelle, "texts", f"{language}.ftl")).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            found |= {entry.id.name, *[f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes]}
    return found


def test_both_languages_say_the_same_things():
    assert keys_in("fr") == keys_in("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_matches_are_told_without_a_gap(language):
    words = Words(Gabelle, language)
    for seed in range(10):
        match = random_match(seed)
        for event in match.journal.events:
            for reader in (None, 0, 1):
                assert words.event(event, NAMES, reader)
        for entry in match.entries:
            assert words.say(f"ask-{entry.key}")
        assert words.result(match.result, NAMES)
    assert words.problems == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_setting_refusal_and_ending_has_its_words(language):
    words = Words(Gabelle, language)
    assert all(words.option(option) and words.option_typed(option) for option in Gabelle.catalogue)
    match = random_match(0)
    moments = [match.at(length) for length in range(len(match.entries))]
    refusals = [then.why_not(seat, option) for then in moments for seat in (0, 1) for option in Gabelle.catalogue]
    assert all(words.refusal(refusal) for refusal in refusals if refusal is not None)
    for key in ("why-too-poor", "decided-by-livres", "decided-by-salt-in-store", "decided-by-draw"):
        assert words.knows(key)
    said = [words.title(), words.title_about(), words.side("guerande"), words.side("bourgneuf")]
    said += [
        words.setting("length"),
        words.setting_about("length"),
        *[words.value("length", value) for value in LENGTHS],
    ]
    assert all(said)
    assert words.problems == []


# -- on the shelf ------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("on_the_shelf")
def test_its_entry_point_puts_it_on_the_shelf():
    assert "gabelle" in shelf.titles()
    game = shelf.take("gabelle", {"bribe.price": "1"})
    assert game.start(game.variant()).box.price == 1
    match = Match(game, game.variant(), b"shelf")
    assert matchfile.read(matchfile.write(match), shelf.take).digest() == match.digest()


@pytest.mark.usefixtures("on_the_shelf")
def test_it_brings_simple_plans_for_bots_to_keep_to():
    assert plan_names("gabelle") == ["plan:bold"]
    match = Match(gabelle(), gabelle().variant(), b"bold", NAMES)
    assert make_bot("plan:bold", b"bold").choose(match.game, match.state, match.asks[0]).notation == "bridge"


@pytest.mark.source_only
@pytest.mark.usefixtures("on_the_shelf")
def test_it_is_played_in_the_terminal_like_any_other_game(centans: Terminal):
    shown = centans("play", "gabelle", "--seed", "mule", typed="sack 1\nrules\nbridge\nquit\n")
    assert shown.exit_code == 0
    for sentence in (
        "La Gabelle, a match for 2.",
        "The road must be chosen first: the bridge or the ford. (GB-ROAD-1)",
        "GB-ROAD-1 The leader chooses the road of the day",
        "You choose the bridge.",
        "Which sack do you send?",
    ):
        assert sentence in shown.output


@pytest.mark.source_only
@pytest.mark.usefixtures("on_the_shelf")
def test_its_own_board_is_drawn_in_the_terminal(centans: Terminal):
    """It comes by entry point, and shows the sacks of the player at the keyboard only."""
    shown = centans("play", "gabelle", "--seed", "mule", "--seats", "me=Jeanne,greedy=Jean", typed="quit\n").output
    [mine] = re.findall(r"^\S+ · Jeanne · (.*) · nothing$", shown, re.M)
    assert re.fullmatch(r"\d( \d)+", mine)
    assert re.search(r"^\S+ · Jean · ▮( ▮)+ · nothing$", shown, re.M)
    assert "GabelleView(" not in shown


@pytest.mark.source_only
@pytest.mark.usefixtures("on_the_shelf")
def test_its_rule_coverage_is_printed(centans: Terminal):
    shown = centans("rules", "gabelle", "--tests", ROOT / "tests" / "docs")
    assert shown.exit_code == 0
    assert "7. The market" in shown.output


@pytest.mark.source_only
def test_its_package_takes_along_all_that_it_brings(tmp_path: Path):
    quietly = ("--quiet", "--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check")
    subprocess.run([sys.executable, "-m", "pip", "wheel", *quietly, "-w", tmp_path, TUTORIAL], check=True)
    [wheel] = tmp_path.glob("*.whl")
    brought = [path for path in (TUTORIAL / "gabelle").rglob("*") if path.is_file() and path.suffix != ".pyc"]
    assert len(brought) > 20
    with ZipFile(wheel) as packed:
        assert {path.relative_to(TUTORIAL).as_posix() for path in brought} <= set(packed.namelist())
