"""Words: every key that the code uses has a sentence in both languages, and the sentences are well made."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, Term, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

import centans
from centans import shelf
from centans.core.asks import Ask, Refusal
from centans.core.game import Game, Result
from centans.core.journal import Event
from centans.core.match import Match
from centans.words import LANGUAGES, Words

SOURCES = Path(centans.__file__).parent
PAGE = Path(__file__).parent.parent / "web" / "src" / "texts"
GAMES = shelf.titles()
COMMANDS = "commands"
"""Where the words of the command stand, beside those of the games."""
NAMES = ("Aliénor", "Bertrand", "Édouard", "Jeanne")
MISTAKES = SOURCES / "texts" / COMMANDS / "mistakes.fr.ftl"
RAW = re.compile(r"[{}\u2068\u2069]|\b(?:event|why|ask|option|phase|alike)-[a-z]")
"""What would show that a sentence was not put together properly."""


def ftl(language: str, game_id: str = "") -> Path:
    if game_id == COMMANDS:
        return SOURCES / "texts" / COMMANDS / f"{language}.ftl"
    package = SOURCES / "games" / game_id if game_id else SOURCES
    return package / "texts" / f"{language}.ftl"


def keys_in(path: Path) -> set[str]:
    """All message keys of a file, attributes included."""
    found: set[str] = set()
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, Junk), f"{path}: {entry.content}"
        if isinstance(entry, Message | Term):
            found.add(entry.id.name)
            found.update(f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)
    return found


def text_literals(node: ast.expr) -> list[str]:
    """The text of a literal, or both texts of `a if ... else b`."""
    return [part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)]


def keys_used(package: Path) -> Iterator[str]:
    """The messages that the rules in this folder call for."""
    for path in sorted(package.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                yield from keys_of_call(node)
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == "key":
                yield from [f"ask-{key}" for key in text_literals(node.value) if key] if node.value else []


def keys_of_call(call: ast.Call) -> list[str]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    places = {"tell": (0, "event"), "Refusal": (1, "why"), "Ask": (1, "ask"), "Result": (2, "decided-by")}
    place, prefix = places.get(name, (0, ""))
    if not prefix or len(call.args) <= place:
        return []
    return [f"{prefix}-{key}" for key in text_literals(call.args[place])]


def random_match(game: Game[Any], players: int, settings: dict[str, str], seed: int) -> Match:
    chance = random.Random(seed)
    match = Match(game, game.variant(players, settings), b"words %d" % seed, NAMES[:players])
    while not match.over:
        ask = chance.choice([ask for ask in match.asks if not ask.open])
        match.answer(ask.seat, chance.choice(list(ask.options)))
    return match


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(shelf.game_class("guyenne"), request.param)


@pytest.fixture
def fr() -> Words:
    return Words(shelf.game_class("guyenne"), "fr")


@pytest.fixture
def en() -> Words:
    return Words(shelf.game_class("guyenne"), "en")


# -- complete -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", ["", COMMANDS, *GAMES])
def test_both_languages_say_the_same_things(game_id: str) -> None:
    assert keys_in(ftl("fr", game_id)) == keys_in(ftl("en", game_id))


@pytest.mark.source_only
def test_every_mistake_that_has_a_key_can_be_said_in_french() -> None:
    """In English it says itself. Each sentence is made of what its mistake brings, and of nothing else."""
    brought: dict[str, set[str]] = {}
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Attribute(attr="told"), args=[ast.Constant(value=key)], keywords=values):
                    brought[f"mistake-{key}"] = {value.arg for value in values if value.arg}
    assert {"mistake-processes", "mistake-figure"} <= brought.keys(), "the search finds the keys"
    assert keys_in(MISTAKES) == brought.keys()
    for entry in FluentParser().parse(MISTAKES.read_text("utf-8")).body:
        if isinstance(entry, Message):
            said = Texts()
            said.visit(entry)
            assert said.variables <= brought[entry.id.name], entry.id.name


@pytest.mark.source_only
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_key_in_the_code_has_a_sentence(game_id: str, language: str) -> None:
    used = {*keys_used(SOURCES / "games" / game_id), *keys_used(SOURCES / "core")}
    assert {"why-not-your-turn", "why-game-over", "why-nothing-to-reconsider"} <= used, "the search finds the keys"
    assert used - keys_in(ftl(language)) - keys_in(ftl(language, game_id)) == set()


@pytest.mark.parametrize("game_id", GAMES)
def test_every_option_setting_and_value_has_its_words(game_id: str) -> None:
    kind = shelf.game_class(game_id)
    for words in [Words(kind, language) for language in LANGUAGES]:
        for option in kind.catalogue:
            assert words.option(option)
            typed = [word.casefold() for word in words.option_typed(option)]
            assert typed
            label = words.option(option)
            assert option.params or " " in label or label.casefold() in typed, "what is read may be typed"
        for setting in kind.settings:
            assert words.setting(setting.name)
            assert words.setting_about(setting.name).endswith((".", "?"))
            named = [words.value(setting.name, value) for value in setting.values]
            assert len(set(named)) == len(setting.values), "two values must not be called the same"
        assert words.title()
        assert words.title_about()
        assert words.problems == []


def test_every_phase_of_guyenne_has_a_name(words: Words) -> None:
    from centans.games.guyenne.view import PHASES

    assert len({words.phase(phase) for phase in PHASES}) == len(PHASES)
    assert words.problems == []


def test_castles_and_cards_are_those_of_the_box(words: Words) -> None:
    components = shelf.read_components(shelf.game_class("guyenne"))
    for castle in components["castles"]:
        assert words.say("castle", castle=castle["position"]) == castle["name"]
        assert len(words.say(f"castle-{castle['position']}.history")) > 50
    for label in components["card_labels"]:
        assert words.say(f"label-{label['id']}")
    for side in components["sides"]:
        assert words.side(side["id"])
        assert words.language == "fr" or words.say(f"side-{side['id']}.letter") == side["letter"]
    assert words.problems == []


@pytest.mark.parametrize("level", ["basic", "advanced", "expert"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_matches_are_told_without_a_gap(players: int, level: str) -> None:
    game = shelf.take("guyenne")
    for seed in range(2):
        match = random_match(game, players, {"level": level}, seed)
        for words in [Words(type(game), language) for language in LANGUAGES]:
            told = [
                words.event(event, match.names, reader) for event in match.journal.events for reader in (None, 0, 1)
            ]
            assert match.result is not None
            told += words.result(match.result, match.names)
            assert words.problems == []
            assert [sentence for sentence in told if RAW.search(sentence)] == []


@pytest.mark.parametrize("players", [2, 4])
def test_every_refusal_met_in_a_match_is_explained(players: int) -> None:
    game = shelf.take("guyenne")
    chance = random.Random(7)
    match = Match(game, game.variant(players, {"level": "expert"}), b"refusals", NAMES[:players])
    both = [Words(type(game), language) for language in LANGUAGES]
    met: set[str] = set()
    while not match.over:
        for option in game.catalogue:
            refusals = [match.why_not(seat, option) for seat in range(players)]
            fresh = [refusal for refusal in refusals if refusal is not None and refusal.key not in met]
            for words in both:
                sentences = [words.refusal(refusal) for refusal in fresh]
                assert [sentence for sentence in sentences if RAW.search(sentence)] == []
            met.update(refusal.key for refusal in fresh)
        ask = chance.choice([ask for ask in match.asks if not ask.open])
        match.answer(ask.seat, chance.choice(list(ask.options)))
    assert {"cards-first", "castle-already-open", "not-your-turn", "too-few-cards"} <= met
    assert [words.problems for words in both] == [[], []]


# -- well made ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", [ftl("fr"), MISTAKES, *[ftl("fr", game_id) for game_id in (COMMANDS, *GAMES)]], ids=str
)
def test_french_typography_is_kept(path: Path) -> None:
    lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
    wrong = re.compile(r" [;:!?»]|« |[^\s\W][;!?»]|'")
    assert [line for line in lines if wrong.search(line)] == []


class Texts(Visitor):
    """Gathers what a reader may see of a file, without Fluent's own signs."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.variables: set[str] = set()

    def visit_TextElement(self, node: BaseNode) -> None:
        assert isinstance(node, TextElement)
        self.found.append(node.value)

    def visit_VariableReference(self, node: BaseNode) -> None:
        assert isinstance(node, VariableReference)
        self.variables.add(node.id.name)


@pytest.mark.parametrize(
    "path", [ftl("fr"), MISTAKES, *[ftl("fr", game_id) for game_id in (COMMANDS, *GAMES)], PAGE / "fr.ftl"], ids=str
)
def test_no_french_line_breaks_before_its_punctuation(path: Path) -> None:
    texts = Texts()
    texts.visit(FluentParser().parse(path.read_text("utf-8")))
    assert texts.found
    assert [text for text in texts.found if re.search(r" [:;!?»]|« ", text)] == []


@pytest.mark.parametrize("path", [ftl("en"), *[ftl("en", game_id) for game_id in (COMMANDS, *GAMES)]], ids=str)
def test_english_typography_is_kept(path: Path) -> None:
    """But for the title: a French cover keeps its own (test_books.py)."""
    lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith(("#", "title = "))]
    assert [line for line in lines if re.search(r"\s[;:!?]|'|«|»", line)] == []


def laid(number: int, act: str) -> Event:
    return Event("laid", None, {"seat": 1, "act": act, "castle": 5, "number": number})


def test_numbers_agree_in_french(fr: Words) -> None:
    one, two = laid(1, "attacks"), laid(2, "opens-and-defends")
    assert fr.event(one, NAMES) == "Bertrand répond devant Sainte-Sévère et attaque avec une carte."
    assert fr.event(two, NAMES) == "Bertrand ouvre Sainte-Sévère et défend avec 2 cartes."


def test_numbers_agree_in_english(en: Words) -> None:
    assert en.event(laid(1, "attacks"), NAMES) == "Bertrand answers at Sainte-Sévère and attacks with one card."
    assert en.event(laid(3, "defends"), NAMES) == "Bertrand answers at Sainte-Sévère and defends with 3 cards."


def test_the_reader_is_spoken_to(fr: Words, en: Words) -> None:
    event = Event("handed-over", None, {"seat": 0, "to": 2, "number": 2})
    assert fr.event(event, NAMES, reader=0) == "Vous remettez 2 cartes à Édouard."
    assert fr.event(event, NAMES, reader=2) == "Aliénor vous remet 2 cartes."
    assert en.event(event, NAMES, reader=1) == "Aliénor hands over 2 cards to Édouard."


def test_what_is_for_few_eyes_names_them_to_the_others(fr: Words) -> None:
    event = Event("drew-cards", (3,), {"cards": (5, 2)})
    assert fr.event(event, NAMES, reader=3) == "Vous piochez un 5 et un 2."
    assert fr.event(event, NAMES) == "Jeanne pioche un 5 et un 2."


def test_equal_cards_are_counted(fr: Words, en: Words) -> None:
    event = Event("shown", None, {"seat": 0, "castle": 4, "cards": (6, 5, 2, 2, 2)})
    assert fr.event(event, NAMES) == "Aliénor montre devant Sarzay\N{NO-BREAK SPACE}: le héros, un 5 et trois 2."
    assert en.event(event, NAMES) == "Aliénor shows at Sarzay: the hero, a 5 and three 2s."


def test_a_refusal_gives_the_number_of_its_rule(fr: Words, en: Words) -> None:
    refusal = Refusal("GY-PLACE-6", "castle-already-open", castle=2)
    assert en.refusal(refusal) == "Crozant is already contested this turn: name another one. (GY-PLACE-6)"
    assert fr.refusal(refusal).endswith("désignez un autre château. (GY-PLACE-6)")
    assert en.refusal(Refusal("", "not-your-turn")) == "It is not your turn."


def test_a_prompt_names_the_castle_where_one_is_meant(fr: Words) -> None:
    ask = Ask(0, "lay-cards", ())
    assert "devant Huriel" in fr.prompt(ask, {"castle": 6})
    assert "devant" not in fr.prompt(ask, {"castle": 0})
    assert fr.problems == []


def test_winners_are_told_together_and_a_draw_has_none(en: Words) -> None:
    team = Result((1, 2, 1, 2), (9, 1, 9, 1), "points")
    assert en.result(team, NAMES)[0] == "Aliénor and Édouard win on points."
    draw = Result((1, 1), (5, 5), "draw")
    assert en.result(draw, NAMES[:2])[0] == "A draw, with equal points and equal unspent cards."
    assert en.result(draw, NAMES[:2])[1:] == ["Aliénor: 5 points", "Bertrand: 5 points"]


def test_a_sentence_that_is_missing_is_said_as_its_key_and_noted(words: Words) -> None:
    assert words.say("no-such-message") == "no-such-message"
    assert words.say("event-tie")
    assert len(words.problems) == 2, "a missing message and a missing variable"
