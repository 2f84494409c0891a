"""Words: turns message keys into sentences in French or English, for the log, the prompts and the refusals.

The sentences stand in texts/<language>.ftl, here and in the package of each game, in Project Fluent's syntax. The web
page reads the same files, so what the variables of a message hold is a convention, the same on both sides. What the
command `centans` says besides, in texts/commands, it never fetches.

- `seat` and `to` are seats: the message gets the player's name;
- a list such as `cards` becomes words: equal items are counted and each group goes through the message
  `alike-cards` (with `$card` and `$number`), then the groups are joined; `$count` says how many there are in all;
- `$you` says which of these is the reader: `seat`, `to`, `audience` if the message is for the reader's eyes, or `none`;
- `$audience` names those who may read a message that is not for everybody;
- everything else is handed over as it is, so that a message may choose by it: `{ $side -> [english] ... }`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentFloat

from centans import shelf
from centans.core.asks import Ask, Refusal
from centans.core.game import Game, Result
from centans.core.journal import Event, Fact
from centans.core.options import Option

LANGUAGES = ("fr", "en")
SEATS = ("seat", "to")
"""The parameters that are numbers of seats."""
NOT_YOU = "none"

Value = int | float | str


class Words:
    """The language of one game: `Words(Guyenne, "fr")`; without a game, only what all games share."""

    def __init__(self, kind: type[Game[Any]] | None, language: str) -> None:
        self.language = language
        self.problems: list[str] = []
        """What could not be said properly; stays empty when the texts are complete."""
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(_shared(language))
        self._bundle.add_resource(_of_commands(language))
        if kind is not None:
            self._bundle.add_resource(_own(kind, language))

    # -- any message -------------------------------------------------------------------------------------------

    def say(self, key: str, /, **params: Value) -> str:
        """The message of that key; `key.attribute` for an attribute. A missing one is said as its key."""
        pattern = self._pattern(key)
        if pattern is None:
            self._note(f"{self.language}: there is no message '{key}'")
            return key
        text, errors = self._bundle.format_pattern(pattern, params)
        for error in errors:
            self._note(f"{self.language}: {key}: {error}")
        return str(text)

    def _note(self, problem: str) -> None:
        if problem not in self.problems:
            self.problems.append(problem)

    def knows(self, key: str) -> bool:
        return self._pattern(key) is not None

    def _pattern(self, key: str) -> Any:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def typed(self, key: str, /, **params: Value) -> list[str]:
        """The words by which a player may call this, the usual one first."""
        return self.say(key, **params).split()

    def listed(self, items: Sequence[str]) -> str:
        """`5, 4 and 2`."""
        if not items:
            return ""
        text = items[0]
        for item in items[1:-1]:
            text = self.say("list-comma", before=text, after=item)
        return self.say("list-end", before=text, after=items[-1]) if len(items) > 1 else text

    def number(self, value: float, digits: int = 0, signed: bool = False) -> str:
        """So many decimals, as this language writes them: `1,234.5`, and in French a comma and thin spaces."""
        exact = FluentFloat(value, minimumFractionDigits=digits, maximumFractionDigits=digits)
        return ("+" if signed and value >= 0 else "") + self.say("number", value=exact)

    # -- the match ---------------------------------------------------------------------------------------------

    def event(self, event: Event, names: Sequence[str], reader: int | None = None) -> str:
        """What happened, told to the seat `reader`, or in the third person to nobody in particular."""
        values = self._values(event.params, names, reader)
        values.setdefault("audience", self.listed([names[seat] for seat in event.seats or ()]))
        if values["you"] == NOT_YOU and event.seats is not None and reader in event.seats:
            values["you"] = "audience"
        return self.say(f"event-{event.key}", **values)

    def _values(self, params: Mapping[str, Fact], names: Sequence[str], reader: int | None) -> dict[str, Value]:
        values: dict[str, Value] = {"you": NOT_YOU}
        for name, value in params.items():
            if isinstance(value, tuple):
                values[name] = self._alike(name, value)
                values["count"] = len(value)
            elif name in SEATS and isinstance(value, int):
                values[name] = names[value]
                if value == reader:
                    values["you"] = name
            else:
                values[name] = value
        return values

    def _alike(self, name: str, items: Sequence[Value]) -> str:
        """A list in words, equal items together."""
        one = name.removesuffix("s")
        groups = [{one: item, "number": items.count(item)} for item in dict.fromkeys(items)]
        return self.listed([self.say(f"alike-{name}", **group) for group in groups])

    def option(self, option: Option) -> str:
        return self.say(f"option-{option.kind}", **option.params)

    def option_typed(self, option: Option) -> list[str]:
        """What may be typed for this option in this language, the usual word first; nothing if the texts do not say."""
        key = f"option-{option.kind}.typed"
        return self.typed(key, **option.params) if self.knows(key) else []

    def prompt(self, ask: Ask, about: Mapping[str, Value] | None = None) -> str:
        """What is asked; `about` is what the game's position adds to it, such as the castle concerned."""
        return self.say(f"ask-{ask.key}", **(about or {}))

    def refusal(self, refusal: Refusal) -> str:
        """Why an option is forbidden, with the number of the rule."""
        why = self.say(f"why-{refusal.key}", **refusal.params)
        return self.say("why-with-rule", why=why, rule=refusal.rule) if refusal.rule else why

    def decided_by(self, reason: str) -> str:
        return self.say(f"decided-by-{reason}")

    def result(self, result: Result, names: Sequence[str]) -> list[str]:
        """Who won and how, then every player's score."""
        how = self.decided_by(result.decided_by)
        winners = [names[seat] for seat in result.winners]
        if winners:
            verdict = self.say("result-won", winners=self.listed(winners), count=len(winners), how=how)
        else:
            verdict = self.say("result-nobody", how=how)
        scores = [
            self.say("result-score", name=name, score=score) for name, score in zip(names, result.scores, strict=True)
        ]
        return [verdict, *scores]

    # -- the table ---------------------------------------------------------------------------------------------

    def title(self) -> str:
        return self.say("title")

    def title_about(self) -> str:
        return self.say("title.about")

    def side(self, side: str) -> str:
        return self.say(f"side-{side}")

    def phase(self, phase: str) -> str:
        return self.say(f"phase-{phase}")

    def setting(self, name: str) -> str:
        return self.say(f"setting-{name}")

    def setting_about(self, name: str) -> str:
        """What a setting changes, in a sentence."""
        return self.say(f"setting-{name}.about")

    def value(self, name: str, value: str) -> str:
        """The name of a setting's value; a number is handed over as such, so that a message may choose by it."""
        return self.say(f"value-{name}", value=int(value) if value.isdecimal() else value)


@cache
def _shared(language: str) -> Any:
    return FluentResource(resources.files("centans").joinpath("texts", f"{language}.ftl").read_text("utf-8"))


@cache
def _of_commands(language: str) -> Any:
    """What the command says, and what it refuses; in English that is said by the mistakes themselves."""
    folder = resources.files("centans").joinpath("texts", "commands")
    files = [folder.joinpath(f"{language}.ftl"), folder.joinpath(f"mistakes.{language}.ftl")]
    return FluentResource("\n".join([file.read_text("utf-8") for file in files if file.is_file()]))


@cache
def _own(kind: type[Game[Any]], language: str) -> Any:
    return FluentResource(shelf.read_text(kind, "texts", f"{language}.ftl"))
