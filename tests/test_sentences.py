"""Every sentence, read as a reader would: rendered from many matches and in all its forms, it must stumble nowhere."""

from __future__ import annotations

import itertools
import random
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import centans
from centans import shelf
from centans.cli.boards import board_of
from centans.core.asks import Refusal
from centans.core.errors import BadVariant
from centans.core.game import Game
from centans.core.match import Match
from centans.core.options import Option
from centans.words import LANGUAGES, Words

SOURCES = Path(centans.__file__).parent
OF_ALL = {"page": Path(__file__).parent.parent / "web" / "src" / "texts", "commands": SOURCES / "texts" / "commands"}
"""Texts beside those of the games."""
GAMES = [game for game in shelf.titles() if shelf.game_class(game).__module__.startswith("centans.games.")]
NAMES = ("Aliénor", "Bertrand", "Édouard", "Yves", "Hugues", "Isabeau")

MATCHES = 2
"""Of each number of players."""
OFTEN = 30
"""So many times one key is said, each time with something else."""
ASKED = 3
"""So many times in a match a question of one key is read: a view costs time."""
TRIES = 10
"""Options asked about, allowed or not, at every third step."""

THINGS = (
    *("answers", "attacks", "bags", "barons", "cards", "carts", "castles", "cells", "choices", "écus", "events"),
    *("fortresses", "garrisons", "hexes", "hits", "Houses", "Influences", "lines", "men", "mercenaries", "offers"),
    *("orders", "places", "players", "points", "provinces", "ramparts", "rounds", "steps", "tiles", "tokens"),
    *("towers", "towns", "turns"),
)
"""What is counted, in English."""

VOWEL = "[aeiouyâàéèêëîïôûAEIOUYÂÀÉÈÊËÎÏÔÛ]"
FAULTS = {
    "any": {
        "a hole": r"[{}\u2068\u2069]|\b(?:event|why|ask|option|phase|alike)-[a-z]",
        "two spaces": r"(?<=\S) {2,}",
        "a space before a stop": r" [.,)]|\( ",
        "two stops": r"[!?]\.|(?<!\.)\.\.(?!\.)|,,|;;|:\.|[:,;] ?[,;.]",
        "nothing in brackets": r"\(\)|«\s*»|“”",
        "a word twice": r"\b(?!vous\b|nous\b|had\b|that\b|a\b|est\b)([^\W\d]+) \1\b",
        "a thing and the same": r"\b((?:une?|des|an?) [^\W\d]+) (?:et|and) \1\b",
    },
    "fr": {
        "an article not contracted": r"\b(?:de|à|en) les? (?!\w+(?:er|ir|re|oir)\b)|\b(?:de|à) Les? ",
        "no elision": rf"(?<![-’])\b(?:[DdLl]e|[Ll]a|[Qq]ue|[Nn]e|[Ss]e|[Jj]e) (?={VOWEL})(?!un à|onze|oui|y |[a-o]\d)",
        "no negation": r"(?<!ne )(?<!n’)\b(?:reçoit|dépense|pose|donnez?|pioche|envoie|engage|gardez?) aucune?\b",
        "si il": r"\b[Ss]i ils?\b",
        "one of many": r"(?<![+−\d,.])\b1 (?!pas\b|fois\b|dos\b|dans\b|sous\b|sans\b|vous\b)[^\W\d]+s\b",
        "one are": r"\b1 sur \d+ sont\b",
        "a particle as if it began": r"(?<=\w |[,;:] )(?:Le sire|D’Ardaine)\b",
    },
    "en": {
        "a for an": r"\b[Aa] (?=[aeiouAEIOU])(?!uni|use|one|eu|already|and\b|a\b|is\b)",
        "an for a": r"\b[Aa]n (?=[^aeiouhAEIOUÉé\d8])",
        "one of many": rf"(?<![+−\d,.])\b1 (?:{'|'.join(THINGS)})\b",
        "one are": r"\b1 of \d+ (?:are|stand)\b",
        "a particle as if it began": r"(?<=\w |[,;:] )(?:The lord|D’Ardaine)\b",
    },
}
RULES = {
    language: {name: re.compile(rule) for name, rule in {**FAULTS["any"], **FAULTS[language]}.items()}
    for language in LANGUAGES
}
SENTENCES = ("event-", "why-", "ask-", "guide-")
NO_SENTENCES = re.compile(r"event-name|guide-(?:title|understood|no-more)$|why-with-rule")


def faults(language: str, key: str, text: str) -> list[str]:
    """What a reader would stumble over."""
    found = [name for name, rule in RULES[language].items() if rule.search(text)]
    if key.startswith(SENTENCES) and not NO_SENTENCES.match(key) and "." not in key:
        found += ["no capital"] if text[:1].islower() else []
        found += [] if text.endswith((".", "!", "?", "…", ")")) else ["no end"]
    return found


# -- from matches --------------------------------------------------------------------------------------------------


@dataclass
class Told:
    """What was said in one language, no sentence of one key more often than needed."""

    words: Words
    times: Counter[str] = field(default_factory=Counter)
    seen: set[str] = field(default_factory=set)
    wrong: set[tuple[str, str, str]] = field(default_factory=set)

    def wants(self, key: str, facts: object) -> bool:
        if self.times[key] >= OFTEN:
            return False
        what = f"{key} {facts}"
        if what in self.seen:
            return False
        self.seen.add(what)
        self.times[key] += 1
        return True

    def hear(self, key: str, text: str) -> None:
        self.wrong |= {(key, fault, text) for fault in faults(self.words.language, key, text)}


def tables(kind: type[Game[Any]]) -> Iterator[tuple[int, dict[str, str], int]]:
    """Numbers of players, options as chance would have them, and a seed."""
    chance = random.Random(14)
    for players, seed in itertools.product(kind.players, range(MATCHES)):
        picked = chance.sample(list(kind.settings), min(seed, len(kind.settings)))
        yield players, {setting.name: chance.choice(list(setting.values)) for setting in picked}, seed


def begun(game: Game[Any], players: int, settings: dict[str, str], seed: int) -> Match:
    """A match with these options, or without those that make no sense together."""
    while True:
        try:
            return Match(game, game.variant(players, settings), b"sentences %d" % seed, NAMES[:players])
        except BadVariant:
            settings = dict(list(settings.items())[1:])


def listen(match: Match, all_told: list[Told], chance: random.Random) -> None:
    """Play a match by chance; all that is asked, offered, refused and told is read."""
    board = board_of(match.game.id)
    looked = Counter[str]()
    for step in itertools.count():
        if match.over:
            break
        ask = chance.choice([ask for ask in match.asks if not ask.open])
        looked[ask.key] += 1
        if looked[ask.key] <= ASKED:
            about = board.about(match.view(ask.seat))
            for told in all_told:
                if told.wants(f"ask-{ask.key}", about):
                    told.hear(f"ask-{ask.key}", told.words.prompt(ask, about))
        refusals = refused(match, ask.seat, chance) if step % 3 == 0 else []
        for told in all_told:
            hear_options(told, ask.options, refusals)
        match.answer(ask.seat, chance.choice(list(ask.options)))
    for told in all_told:
        hear_events(match, told)


def refused(match: Match, seat: int, chance: random.Random) -> list[Refusal]:
    options = match.game.catalogue.options
    answers = [match.why_not(seat, option) for option in chance.sample(options, min(TRIES, len(options)))]
    return [refusal for refusal in answers if refusal is not None]


def hear_options(told: Told, options: Iterable[Option], refusals: Iterable[Refusal]) -> None:
    for option in options:
        if told.wants(f"option-{option.kind}", option.params):
            told.hear(f"option-{option.kind}", told.words.option(option))
    for refusal in refusals:
        if told.wants(f"why-{refusal.key}", refusal.params):
            told.hear(f"why-{refusal.key}", told.words.say(f"why-{refusal.key}", **refusal.params))


def hear_events(match: Match, told: Told) -> None:
    for event in match.journal.events:
        if told.wants(f"event-{event.key}", event.params):
            for reader in (None, 0, 1):
                told.hear(f"event-{event.key}", told.words.event(event, match.names, reader))
    assert match.result is not None
    for line in told.words.result(match.result, match.names):
        told.hear("result", line)


@pytest.mark.bulk
@pytest.mark.parametrize("game_id", GAMES)
def test_no_sentence_of_a_match_stumbles(game_id: str) -> None:
    game = shelf.take(game_id)
    all_told = [Told(Words(type(game), language)) for language in LANGUAGES]
    for players, settings, seed in tables(type(game)):
        listen(begun(game, players, settings, seed), all_told, random.Random(seed))
    for told in all_told:
        assert sorted(told.wrong) == []
        assert told.words.problems == []
        assert len([key for key in told.times if key.startswith("event-")]) >= 10
        assert len([key for key in told.times if key.startswith("why-")]) > 10


# -- in all forms --------------------------------------------------------------------------------------------------

PLURALS = {"zero", "one", "two", "few", "many", "other"}
FORMS = 70
"""So many forms of one message are read; of those with more, a sample."""

EXAMPLES: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("seat", "to", "name", "audience", "owner", "by", "winners", "from"), NAMES[:3]),
    "foe_name": ("Olivier Arrel", "Yves Charruel"),
    "hex": ("a13", "o19"),
    "cell": ("K10", "OAK"),
    "start": ("K10",),
    "block": ("A1", "none"),
    "circle": ("L1.A",),
    "towns": ("Arras, Le Mans",),
    "cards": ("x, y",),
    "victim": ("x",),
    **dict.fromkeys(
        ("names", "powers", "others", "units", "tiles", "events", "walls", "label", "parts", "rule"), ("x",)
    ),
    **dict.fromkeys(
        ("why", "typed", "file", "title", "dice", "kept", "terms", "roll", "before", "after", "how"), ("x",)
    ),
    **dict.fromkeys(("keeps", "loses", "source", "map", "option", "example", "bot", "url", "game", "scenario"), ("x",)),
}
FIGURES = re.compile(
    r"guide-|mission-|cell-kind|preset-|play-|replay-|verify-|home-|new-|choices-|value-"
    r"|board-(?:card|goal|about|build|buy|sheet|written|keep|plan-set)|why-(?:nation-not-played|no-such-player)"
)
"""Messages with numbers that are never one: players at a table, answers in a file, and some figures of the box."""


NEVER_NOTHING = {"event-gift"}
"""Messages with a number that is at least one."""


class Shape(Visitor):
    """What a pattern chooses by, which variables it shows, and which other messages it says."""

    def __init__(self) -> None:
        self.chosen: dict[str, list[str]] = {}
        self.variables: set[str] = set()
        self.said: set[str] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            keys = [
                variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value
                for variant in node.variants
            ]
            self.chosen.setdefault(node.selector.id.name, []).extend(keys)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.said.add(node.id.name)


def shapes_of(texts: Iterable[str]) -> dict[str, Shape]:
    """The shape of every message and attribute, with those of the messages it says."""
    found: dict[str, Shape] = {}
    for text in texts:
        for entry in FluentParser().parse(text).body:
            if not isinstance(entry, ftl.Message):
                continue
            patterns = {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
            for key, pattern in {entry.id.name: entry.value, **patterns}.items():
                if pattern is not None:
                    found[key] = Shape()
                    found[key].visit(pattern)
    for shape in found.values():
        for name in reachable(shape, found):
            shape.variables |= found[name].variables
            for variable, keys in found[name].chosen.items():
                shape.chosen.setdefault(variable, []).extend(keys)
    return found


def reachable(shape: Shape, shapes: dict[str, Shape]) -> set[str]:
    names, waiting = set[str](), set(shape.said)
    while waiting:
        name = waiting.pop()
        if name not in names and name in shapes:
            names.add(name)
            waiting |= shapes[name].said
    return names


def values_for(key: str, variable: str, shape: Shape) -> list[str | int]:
    """What a variable of this message may hold."""
    keys = list(dict.fromkeys(shape.chosen.get(variable, [])))
    texts = [name for name in keys if name not in PLURALS and not name.isdecimal()]
    if texts:
        return [*texts, *EXAMPLES.get(variable, ())] if "other" in keys else [*texts]
    if variable in EXAMPLES:
        return [*EXAMPLES[variable]]
    if keys and not FIGURES.match(key):
        numbers = {1, 2, 7, *[int(name) for name in keys if name.isdecimal()]}
        return sorted(numbers - {0} if key in NEVER_NOTHING else numbers)
    return [2, 7] if FIGURES.match(key) else [1, 2]


def forms(key: str, shape: Shape, chance: random.Random) -> list[dict[str, str | int]]:
    variables = sorted(shape.variables)
    ranges = [values_for(key, variable, shape) for variable in variables]
    total = 1
    for values in ranges:
        total *= len(values)
    if total <= FORMS:
        return [dict(zip(variables, values, strict=True)) for values in itertools.product(*ranges)]
    return [
        {variable: chance.choice(values) for variable, values in zip(variables, ranges, strict=True)}
        for _ in range(FORMS)
    ]


def texts_of(where: str, language: str) -> list[str]:
    shared = (SOURCES / "texts" / f"{language}.ftl").read_text("utf-8")
    if not where:
        return [shared]
    folder = OF_ALL.get(where, SOURCES / "games" / where / "texts")
    return [shared, (folder / f"{language}.ftl").read_text("utf-8")]


@pytest.mark.source_only
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("where", ["", *OF_ALL, *GAMES])
def test_no_sentence_stumbles_in_any_of_its_forms(where: str, language: str) -> None:
    texts = texts_of(where, language)
    bundle = FluentBundle([language], use_isolating=False)
    for text in texts:
        bundle.add_resource(FluentResource(text))
    shapes = shapes_of(texts)
    own = shapes_of(texts[-1:])
    chance = random.Random(14)
    wrong: dict[tuple[str, str], str] = {}
    for key in own:
        name, _, attribute = key.partition(".")
        if attribute in ("typed", "history") or key == "play-help" or name.startswith("alike-"):
            continue
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        for form in forms(key, shapes[key], chance):
            said, errors = bundle.format_pattern(pattern, form)
            assert errors == [], (key, form)
            wrong.update({(key, fault): f"{said} {form}" for fault in faults(language, key, str(said))})
    assert wrong == {}
