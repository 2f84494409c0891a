"""`centans play`: a match typed line by line."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from centans import shelf
from centans.cli.boards import board_of
from centans.cli.store import matches_folder
from centans.core.match import Match
from centans.words import Words
from tests.cli.conftest import Run, offered, unstyled

pytestmark = pytest.mark.source_only

HAND = "★ 5 4 2 2 2"
"""The first hand that seed `a` gives the English."""
IN_FRENCH = ("play", "guyenne", "--seed", "a", "--lang", "fr")
IN_ENGLISH = ("play", "guyenne", "--seed", "a", "--lang", "en")


def plain(screen: str) -> str:
    """The text of a screen, with ordinary spaces."""
    return unstyled(screen).replace("\N{NO-BREAK SPACE}", " ")


# -- whole matches ------------------------------------------------------------------------------------------------


def test_a_whole_match_is_typed_in_french_against_a_bot(typist: Callable[..., Any], tmp_path: Path, run: Run) -> None:
    chance = random.Random(11)
    player = typist(*IN_FRENCH, "--option", "level=advanced")
    screen = player.read()
    while offered(screen):
        player.type(f"{chance.choice(offered(screen))}\n")
        screen = player.read()
    assert "Sous quel nom garder cette partie ?" in plain(screen)
    file = tmp_path / "ma partie.match"
    player.type(f"{file}\n")
    player.read()
    assert player.code() == 0
    told = plain(player.seen)
    assert "La partie est finie." in told
    assert re.search(r"(Joueur 1|Hugues le Hardi) l’emporte (aux points|en tenant)|à points égaux|Partie nulle", told)
    assert "À vous de jouer, messire : désignez le château à ouvrir." in told
    assert run("verify", file).exit_code == 0
    assert not list(matches_folder().glob("*")), "a match that is over is not kept twice"


def test_bots_play_among_themselves(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bots.match"
    result = run("play", "guyenne", "--seats", "random,random", "--seed", "b", "--save", file)
    assert result.exit_code == 0
    assert "The game is over." in result.output
    assert run("verify", file).exit_code == 0


def test_four_at_a_table_and_the_expert_rules(run: Run) -> None:
    arguments = ("--players", "4", "--option", "level=expert", "--seats", "me=Jeanne,random,random,greedy:2")
    result = run(*IN_FRENCH, *arguments, typed="5 4 3 2 2 fini\n")
    assert "Jeanne, pour les Anglais" in result.output
    assert "mettent 5 cartes en réserve" in result.output
    assert "Jeanne (capitaine, avant-garde)" in result.output
    assert "choisissez les cartes que vous remettez à votre partenaire" in result.output


# -- answers ------------------------------------------------------------------------------------------------------


def test_several_answers_in_one_line(run: Run) -> None:
    output = run(*IN_FRENCH, typed="3 h 5 fini\n").output
    assert HAND in output
    assert "Vous ouvrez Cluis-Dessous et attaquez avec 2 cartes." in output


def test_notation_is_understood_in_any_language(run: Run) -> None:
    output = run(*IN_FRENCH, typed="castle 3, card hero, card 5, done\n").output
    assert "Vous ouvrez Cluis-Dessous et attaquez avec 2 cartes." in output


def test_cards_may_be_named_in_any_order(run: Run) -> None:
    output = run(*IN_ENGLISH, typed="3 2 h 5 2 done\n").output
    assert "You open Cluis-Dessous and attack with 4 cards." in output


def test_a_word_of_the_language_answers_as_well_as_its_number(run: Run) -> None:
    for done in ("0", "fini", "done"):
        assert "Vous ouvrez Sarzay" in run(*IN_FRENCH, typed=f"4\nhéros\n{done}\n").output


def test_an_illegal_choice_names_its_rule_and_changes_nothing(run: Run) -> None:
    output = plain(run(*IN_FRENCH, typed="3 h 5 4 2 2 2 fini\n4 5 fini\n").output)
    assert "Vous ne pouvez prendre ici que 5 cartes. (GY-PLACE-10)" in output
    assert "Vous ouvrez Sarzay et attaquez avec une carte." in output


def test_a_card_one_does_not_hold_is_refused(run: Run) -> None:
    output = run(*IN_ENGLISH, typed="3\n5 5 done\n").output
    assert "There is no 5 left among the cards to choose from. (GY-PLACE-9)" in output


def test_more_than_was_asked_is_refused_as_a_whole(run: Run) -> None:
    output = run(*IN_ENGLISH, typed="3 5 done pass\n").output
    assert "“pass” is too much: the next question is not for you." in output
    assert "You open" not in output


def test_what_is_no_answer_is_said_to_be_none(run: Run) -> None:
    output = plain(run(*IN_FRENCH, typed="bonjour\n3 9 fini\n").output)
    assert "« bonjour » n’est pas une réponse ici" in output
    assert "« 9 » n’est pas une réponse ici" in output


# -- commands -----------------------------------------------------------------------------------------------------


def test_a_choice_is_taken_back(run: Run) -> None:
    output = plain(run(*IN_FRENCH, typed="3\n5\nannuler\nundo\nannuler\n").output)
    assert output.count("C’est repris.") == 2
    assert output.count("désignez le château à ouvrir") == 3, (
        "at first, after both were taken back, and after the third"
    )
    assert "On ne peut rien reprendre" in output


def test_why_tells_the_rule_or_that_nothing_forbids_it(run: Run) -> None:
    output = plain(run(*IN_FRENCH, typed="3\npourquoi fini\nwhy 5\npourquoi\nwhy pass\n").output)
    assert "vous n’en avez encore pris aucune. (GY-PLACE-1)" in output
    assert "Rien ne s’y oppose : c’est permis." in output
    assert "Dites quel choix vous surprend" in output
    assert "Ce sont des cartes qu’il faut choisir maintenant." in output


def test_rules_are_read_at_the_table(run: Run) -> None:
    output = plain(run(*IN_FRENCH, typed="règles\nrules place-3\nrègles GY-NONE-1\n").output)
    assert "GY-ROLE-6 Celui qui ouvre un château" in output
    assert "GY-PLACE-3 Il garde au moins une carte" in output
    assert "Il n’y a pas de règle « GY-NONE-1 »" in output
    assert "GY-PLACE-3 " in run(*IN_ENGLISH, typed="rules gy-place-3\n").output


def test_the_log_tells_only_what_one_saw(run: Run) -> None:
    output = run(*IN_ENGLISH, typed="log\n").output
    assert output.count("You draw a 5, a 4 and three 2s.") == 2, "once as news, once in the log"
    assert "Hugh the Bold draws" not in output


def test_help_lists_what_can_be_typed(run: Run) -> None:
    output = run(*IN_FRENCH, typed="aide\n").output
    for word in ("annuler", "pourquoi", "règles", "journal", "sauver", "quitter"):
        assert f"  {word}" in output


def test_an_empty_line_shows_the_table_again(run: Run) -> None:
    assert run(*IN_FRENCH, typed="\n\n").output.count("Chauvigny │") == 3


# -- leaving and coming back --------------------------------------------------------------------------------------


def test_leaving_keeps_the_match_and_says_how_to_go_on(run: Run, kept: Callable[[], list[Path]]) -> None:
    result = run("play", "guyenne", "--seed", "a", "--seats", "me=Jeanne,random", typed="3\nquit\n")
    assert result.exit_code == 0
    [file] = kept()
    assert f"centans play --load {file}" in result.output
    again = run("play", "--load", file, typed="5 done\n")
    assert "You open Cluis-Dessous and attack with one card." in again.output
    assert "Seat 1: Jeanne" in again.output
    assert "(the bot “random”)" in again.output
    assert kept() == [file], "the same file goes on being used"


def test_the_end_of_the_input_is_a_way_to_leave(run: Run, kept: Callable[[], list[Path]]) -> None:
    result = run(*IN_FRENCH)
    assert result.exit_code == 0
    assert f"centans play --load {kept()[0]}" in result.output


def test_ctrl_c_leaves_with_the_code_of_an_interruption(typist: Callable[..., Any]) -> None:
    player = typist(*IN_FRENCH)
    player.read()
    player.interrupt()
    assert player.code() == 130
    assert "centans play --load" in player.seen
    assert "Traceback" not in player.seen


def test_a_match_is_saved_where_the_player_says(run: Run, tmp_path: Path, kept: Callable[[], list[Path]]) -> None:
    file, copy = tmp_path / "mine.match", tmp_path / "copy.match"
    output = run(*IN_ENGLISH, "--save", file, typed=f"3\nsave {copy}\nsave\nquit\n").output
    assert f"Match saved in {copy}." in output
    assert "Say in which file" in output
    assert file.read_text("utf-8") == copy.read_text("utf-8")
    assert kept() == []


def test_components_and_options_are_kept_with_the_match(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.match"
    run(*IN_ENGLISH, "--save", file, "--set", "limits.hand_size=7", "--option", "reshuffle=on_demand", typed="3\n")
    run("play", "--load", file, "--save", file, typed="5 done\n")
    text = file.read_text("utf-8")
    assert "component: limits.hand_size = 7" in text
    assert "option: reshuffle = on_demand" in text


def test_a_loaded_match_brings_its_own_rules(run: Run, played: Path) -> None:
    assert run("play", "--load", played, "--players", "3").exit_code == 2
    finished = run("play", "--load", played)
    assert finished.exit_code == 0
    assert "The game is over." in finished.output


def test_a_match_without_its_seed_cannot_be_played_on(run: Run, played: Path) -> None:
    lines = played.read_text("utf-8").splitlines(keepends=True)
    played.write_text("".join([line for line in lines if not line.startswith("seed:")]), "utf-8")
    result = run("play", "--load", played)
    assert result.exit_code == 1
    assert "has no seed" in result.stderr


# -- several people -----------------------------------------------------------------------------------------------


def hand_of(seat: int) -> str:
    game = shelf.take("guyenne")
    cards = Match(game, game.variant(), b"a").view(seat).seats[seat].hand.cards
    return " ".join(["★" if card == 6 else str(card) for card in cards])


def test_a_curtain_falls_between_two_people(run: Run) -> None:
    seats = ("--seats", "me=Aliénor,me=Bertrand")
    output = run(*IN_FRENCH, *seats, typed="\n3 5 fini\n\n2 fini\n").output
    before, after = output.split("Passez le clavier à Bertrand, puis appuyez sur Entrée.")
    assert "Aliénor, la place est à vous" in before.split(HAND)[0], "nobody's cards are seen before the first curtain"
    assert hand_of(0) in before
    assert hand_of(1) not in before
    assert hand_of(1) in after
    assert hand_of(0) not in after
    assert "Aliénor ouvre Cluis-Dessous et attaque avec une carte." in after
    assert "Vous répondez devant Cluis-Dessous" in after


def test_the_curtain_clears_the_screen_and_what_could_be_scrolled_back(typist: Callable[..., Any]) -> None:
    player = typist(*IN_FRENCH, "--seats", "me,me")
    player.type("\n")
    player.read()
    player.type("3 5 fini\n\n")
    screen = player.read()
    assert screen.count("\x1b[2J") == 2, "before the curtain and after it"
    assert screen.count("\x1b[3J") == 2


# -- language and mistakes ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "welcome"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "partie à 2 joueurs"),
        ({"LANG": "de_DE.UTF-8"}, "a match for 2"),
        ({"LANG": "en_US", "LC_MESSAGES": "fr_BE"}, "partie à 2 joueurs"),
        ({"LANG": "fr_FR", "LC_ALL": "C"}, "a match for 2"),
        ({"LANG": ""}, "a match for 2"),
    ],
)
def test_the_machine_says_which_language(
    run: Run, monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], welcome: str
) -> None:
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert welcome in run("play", "guyenne").output


def test_the_option_wins_over_the_machine(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "a match for 2" in run("play", "guyenne", "--lang", "en").output
    refused = run("play", "guyenne", "--lang", "la")
    assert (refused.exit_code, refused.stderr) == (1, "centans: --lang can be fr or en, not 'la'\n")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("play", "chess"), "there is no game 'chess'"),
        (("play", "guyenne", "--players", "5"), "guyenne is for 2, 3, 4 players, not 5"),
        (("play", "guyenne", "--option", "level=easy"), "option 'level' can be"),
        (("play", "guyenne", "--option", "level"), "'level' should be NAME=VALUE"),
        (("play", "guyenne", "--set", "limits.none=3"), "'limits.none' does not exist"),
        (("play", "guyenne", "--seats", "me,deep"), "there is no bot 'deep'"),
        (("play", "guyenne", "--players", "2", "--seats", "me,me,me"), "3 seats are given for 2 players"),
        (("play", "--load", "nowhere.match"), "nowhere.match: No such file"),
    ],
)
def test_a_mistake_is_one_sentence_and_code_1(run: Run, arguments: tuple[str, ...], sentence: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 1
    assert result.stderr.startswith(f"centans: {sentence}")
    assert result.stderr.count("\n") == 1


def test_a_place_that_cannot_be_written_is_named(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    result = run("play", "guyenne", "--save", tmp_path / "file" / "mine.match")
    assert result.exit_code == 1
    assert "cannot be kept in" in result.stderr


def test_a_name_with_brackets_is_only_a_name(run: Run) -> None:
    assert "[red]Jean[/red]" in run("play", "guyenne", "--seats", "me=[red]Jean[/red]").output


# -- boards -------------------------------------------------------------------------------------------------------


def test_a_game_without_a_board_is_told_as_a_list(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from centans.cli import boards

    monkeypatch.setattr(boards, "entry_points", lambda **_: ())
    output = run(*IN_ENGLISH, typed="\n").output
    assert "  castle 6, controller –, points 0\n" in output
    assert "seat 1, side french, captain True, vanguard True\n  hand\n    count 6, cards –\n" in output, (
        "hidden here too"
    )
    assert "GuyenneView" not in output


def test_the_raw_view_is_shown_to_whoever_asks_for_it(run: Run) -> None:
    output = run(*IN_ENGLISH, "--raw", typed="\n").output
    assert "GuyenneView(" in output
    assert re.search(r"hand=Pile\(\s*count=6,\s*cards=None", output), "another's hand stays hidden here too"
    assert "GuyenneView" not in run(*IN_ENGLISH, typed="\n").output


def test_the_board_knows_which_castle_a_question_is_about() -> None:
    game = shelf.take("guyenne")
    board, words = board_of("guyenne"), Words(type(game), "en")
    chance = random.Random(3)
    match = Match(game, game.variant(2, {"level": "advanced"}), b"about")
    told: list[str] = []
    while not match.over:
        [ask] = match.asks
        view = match.view(ask.seat)
        castle = board.about(view)["castle"]
        if ask.key in ("lay-cards", "defend", "remove-cards"):
            assert castle, f"{ask.key} is about a castle"
            told.append(words.prompt(ask, {"castle": castle}))
        if ask.key == "defend":
            assert view.castles[int(castle) - 1].controller == view.seats[ask.seat].side
        match.answer(ask.seat, chance.choice(list(ask.options)))
    assert any("lost at" in prompt for prompt in told)
