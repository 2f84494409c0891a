"""Plays the golden matches anew and writes them down.

    python tests/golden/regenerate.py

Each playthrough is two files beside this one: `GAME-NAME-PLAYERS.txt`, a match file of a whole match whose choices
come from a fixed seed, and `GAME-NAME-PLAYERS.log.txt`, everything that was told in public, answer by answer, with
a digest of what each seat sees at the end. Run this after a deliberate change of the rules, and read the difference
before you commit it: every changed line is something that a player would see. A change that makes old matches replay
differently also needs a new rules revision.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from centans import shelf
from centans.core import matchfile
from centans.core.dice import Live
from centans.core.journal import Event
from centans.core.match import Match

FOLDER = Path(__file__).resolve().parent
VARIETY: dict[str, dict[str, str]] = {
    "guyenne-basic-2": {},
    "guyenne-basic-3": {"team_side": "french", "reshuffle": "on_demand"},
    "guyenne-basic-4": {"english_captain": "second"},
    "guyenne-advanced-2": {"reshuffle": "on_demand", "attack_tie_removal": "not_on_tie", "seats": "FE"},
    "guyenne-advanced-3": {"seats": "EEF"},
    "guyenne-advanced-4": {"attack_tie_removal": "not_on_tie", "seats": "EEFF", "french_captain": "second"},
    "guyenne-expert-2": {"attack_tie_removal": "not_on_tie"},
    "guyenne-expert-3": {"team_side": "french", "reshuffle": "on_demand", "french_captain": "second"},
    "guyenne-expert-4": {"seats": "FEEF"},
    "montjoie-rulebook-6": {},
    "montjoie-historical-5": {
        "nation_powers": "on",
        "sea_zones": "on",
        "knows_the_land": "on",
        "island_nation": "on",
        "nations": "drawn",
        "balanced_order": "fixed",
    },
    "montjoie-tournament-4": {
        "length": "short",
        "nations": "chosen",
        "starting_influence": "6",
        "hidden_barons": "on",
        "town_sales": "on",
        "super_interventions": "on",
        "pope_support": "on",
        "fortunes_of_war": "on",
    },
    "montjoie-allies-3": {
        "free_start": "on",
        "joan_sign": "on",
        "long_term": "on",
        "grand_master": "on",
        "paris_parliament": "on",
        "balanced_order": "random",
        "ally_assignment": "once",
        "prices": "normal",
    },
    "montjoie-kings-2": {
        "defensive_engineer": "on",
        "harder_landings": "on",
        "fidelity_threshold": "5",
        "garrison_limit": "none",
        "foreign_interventions": "off",
        "prices": "short",
    },
    "montjoie-chosen-2": {"auto_ally": "on", "diplomacy": "off"},
}
"""The settings of each playthrough that are not the usual ones, so that every rule of the options is met somewhere."""
NAMES = ("Édouard", "Bertrand", "Jean", "Jeanne", "Philippe", "Isabeau")


def titles() -> list[str]:
    return list(VARIETY)


def play(title: str) -> Match:
    """A whole match: who answers first where several may, what they answer, and often second thoughts."""
    game_id, name, players = title.split("-")
    game = shelf.take(game_id)
    level = {"level": name} if game_id == "guyenne" else {}
    variant = game.variant(int(players), {**level, **VARIETY[title]})
    match = Match(game, variant, hashlib.blake2b(title.encode(), digest_size=16).digest(), NAMES[: variant.players])
    choices = Live(b"golden " + title.encode())
    while not match.over:
        second_thoughts = choices.below("second thoughts", 2) == 0
        asks = [ask for ask in match.asks if second_thoughts or not ask.open]
        ask = asks[choices.below("ask", len(asks))]
        match.answer(ask.seat, ask.options[choices.below("option", len(ask.options))])
    return match


def log(match: Match) -> str:
    """What was told to everybody, with the number of the answer that caused it, and how the table looks at the end."""
    told = [
        f"{number:>4}  {event_text(event)}"
        for number in range(len(match.entries) + 1)
        for event in match.events(number)
        if event.visible_to(None)
    ]
    viewers: list[int | None] = [None, *range(match.variant.players)]
    seen = [f"view of {'everybody' if seat is None else seat + 1}: {view_digest(match, seat)}" for seat in viewers]
    return "\n".join([*told, "", *seen]) + "\n"


def event_text(event: Event) -> str:
    """`laid seat=0 castle=3 number=2`"""
    params = [f"{name}={value_text(value)}" for name, value in event.params.items()]
    return " ".join([event.key, *params])


def value_text(value: object) -> str:
    return ",".join(str(item) for item in value) if isinstance(value, tuple) else str(value)


def view_digest(match: Match, seat: int | None) -> str:
    return hashlib.blake2b(repr(match.view(seat)).encode(), digest_size=8).hexdigest()


def match_path(title: str) -> Path:
    return FOLDER / f"{title}.txt"


def log_path(title: str) -> Path:
    return FOLDER / f"{title}.log.txt"


def main() -> None:
    for title in titles():
        match = play(title)
        match_path(title).write_text(matchfile.write(match), encoding="utf-8", newline="\n")
        log_path(title).write_text(log(match), encoding="utf-8", newline="\n")
        print(f"{title}: {len(match.entries)} answers, {match.result}")


if __name__ == "__main__":
    main()
