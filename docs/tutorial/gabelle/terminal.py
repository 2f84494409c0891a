"""La Gabelle in the terminal: the day, and a line for each smuggler. Only `centans play` imports this."""

from __future__ import annotations

from collections.abc import Sequence

from centans.words import Words
from rich.console import Group, RenderableType
from rich.text import Text

from gabelle.view import GabelleView, SmugglerView

FACE_DOWN = "▮"


def draw(view: GabelleView, words: Words, names: Sequence[str]) -> RenderableType:
    """Nobody's sacks but the viewer's, and those that everybody saw: the view holds no others."""
    lines = [smuggler(place, words, name) for place, name in zip(view.smugglers, names, strict=True)]
    return Group(Text(words.say("event-day", day=view.day), style="bold"), *lines)


def about(view: GabelleView) -> dict[str, int | str]:
    """What the prompts of this game want to know of the position: nothing."""
    return {}


def smuggler(place: SmugglerView, words: Words, name: str) -> Text:
    hidden = [FACE_DOWN] * (place.hand.count - len(place.seen))
    sacks = [*place.seen, *hidden] if place.hand.cards is None else place.hand.cards
    facts = [words.side(place.side), name, " ".join(map(str, sacks)), words.say("some-livres", livres=place.livres)]
    return Text(" · ".join(facts))
