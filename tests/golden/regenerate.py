"""Plays the golden matches of all games anew and writes them down.

    python tests/golden/regenerate.py

Each playthrough is two files beside this one: `GAME-NAME-PLAYERS.txt`, a match file of a whole match whose choices come
from a fixed seed, and `GAME-NAME-PLAYERS.log.txt`, everything that was told in public, answer by answer, with
a digest of what each seat sees at the end. A third one, in senses/, tells what the
game's sense made of the choices. Run this after a deliberate change of the rules, and read the difference before you
commit it: every changed line is something that a player would see. A change that makes old matches replay
differently also needs a new rules revision.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from centans import shelf
from centans.core import matchfile
from centans.core.asks import Ask
from centans.core.dice import Live
from centans.core.journal import Event
from centans.core.match import Match

Look = Callable[[Match, Ask], None]
FOLDER = Path(__file__).resolve().parent
PLAYTHROUGHS: dict[str, dict[str, str]] = {
    "guyenne-basic-2": {"level": "basic"},
    "guyenne-basic-3": {"level": "basic", "team_side": "french", "reshuffle": "on_demand"},
    "guyenne-basic-4": {"level": "basic", "english_captain": "second"},
    "guyenne-advanced-2": {
        "level": "advanced",
        "reshuffle": "on_demand",
        "attack_tie_removal": "not_on_tie",
        "seats": "FE",
    },
    "guyenne-advanced-3": {"level": "advanced", "seats": "EEF"},
    "guyenne-advanced-4": {
        "level": "advanced",
        "attack_tie_removal": "not_on_tie",
        "seats": "EEFF",
        "french_captain": "second",
    },
    "guyenne-expert-2": {"level": "expert", "attack_tie_removal": "not_on_tie"},
    "guyenne-expert-3": {
        "level": "expert",
        "team_side": "french",
        "reshuffle": "on_demand",
        "french_captain": "second",
    },
    "guyenne-expert-4": {"level": "expert", "seats": "FEEF"},
    "bastide-usual-3": {},
    "bastide-usual-4": {},
    "bastide-usual-5": {"stall_rounds": "2"},
    "bastide-rounds-3": {
        "raise_mode": "until_pass",
        "harass_mode": "mixed",
        "stall_rounds": "6",
        "siege_tie": "english",
    },
    "bastide-ceding-4": {"cede_influence": "true", "bank": "limited", "house_tiles": "26", "first_player": "second"},
    "bastide-hidden-5": {"money_visibility": "hidden", "negotiation": "off", "majority_values": "4-4-11"},
    "guesclin-loot-2": {"riposte": "ask", "butin_exit": "east", "stunned": "weakened"},
    "guesclin-woodcutters-3": {"scenario": "2", "position_hexes": "sides", "rounds": "9"},
    "guesclin-carts-4": {"scenario": "3", "exit_timing": "next_action", "support_obstacles": "enemy", "rounds": "10"},
    "guesclin-battle-3": {
        "scenario": "4",
        "split_side": "english_side",
        "limit_result": "draw",
        "range_count": "between",
        "rounds": "8",
    },
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
    "trente-usual-2": {"turns": "4"},
    "trente-other-2": {
        "turns": "3",
        "first_player": "roll_each_turn",
        "deployment": "free",
        "force_deck": "flat",
        "deck_return": "shuffle",
        "hold_in_contact": "may_pass",
        "contact_without_cards": "forbidden",
        "defence": "die_allowed",
        "support_range": "any_combatant",
        "seats": "exchanged",
    },
    "trente-pair-3": {"turns": "3", "pair_army": "montfort", "team_mode_montfort": "halves", "missions": "off"},
    "trente-random-3": {"turns": "2", "armies": "random"},
    "trente-pairs-4": {"turns": "4", "team_mode_blois": "halves", "team_keep": "player"},
}
"""The settings of each playthrough that are not the usual ones, so that every rule of the options is met somewhere."""
LOOKS = 12
"""So many times the sense is asked about each kind of question of a match."""
NAMES = ("Édouard", "Bertrand", "Jean", "Jeanne", "Aliénor", "Isabeau")


def titles() -> list[str]:
    return list(PLAYTHROUGHS)


def play(title: str, look: Look | None = None) -> Match:
    """A whole match: who answers first where several may, what they answer, and often second thoughts."""
    game_id, _, players = title.split("-")
    game = shelf.take(game_id)
    variant = game.variant(int(players), PLAYTHROUGHS[title])
    match = Match(game, variant, hashlib.blake2b(title.encode(), digest_size=16).digest(), NAMES[: variant.players])
    choices = Live(b"golden " + title.encode())
    while not match.over:
        second_thoughts = choices.below("second thoughts", 2) == 0
        asks = [ask for ask in match.asks if second_thoughts or not ask.open]
        ask = asks[choices.below("ask", len(asks))]
        if look is not None:
            look(match, ask)
        match.answer(ask.seat, ask.options[choices.below("option", len(ask.options))], ask)
    return match


class Senses:
    """What the game's sense makes of the first choices of each kind: the best one, and the weights."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._asked: Counter[str] = Counter()

    def look(self, match: Match, ask: Ask) -> None:
        if ask.open or len(ask.options) == 1 or self._asked[ask.key] == LOOKS:
            return
        self._asked[ask.key] += 1
        weights = match.game.sense().weigh(match.state.clone(), ask)
        best = ask.options[weights.index(max(weights))].notation
        figures = [f"{figure:.5g}" for figure in (max(weights), min(weights), sum(weights))]
        self.lines.append("  ".join([f"{len(match.entries):>4}", ask.key, f"{len(weights)} options", best, *figures]))


def senses(title: str) -> str:
    found = Senses()
    play(title, found.look)
    return "\n".join(found.lines) + "\n"


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


def senses_path(title: str) -> Path:
    return FOLDER / "senses" / f"{title}.txt"


def main() -> None:
    for title in titles():
        match = play(title)
        match_path(title).write_text(matchfile.write(match), encoding="utf-8", newline="\n")
        log_path(title).write_text(log(match), encoding="utf-8", newline="\n")
        senses_path(title).write_text(senses(title), encoding="utf-8", newline="\n")
        print(f"{title}: {len(match.entries)} answers, {match.result}")


if __name__ == "__main__":
    main()
