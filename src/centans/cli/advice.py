"""Hints and reasons in words: what a choice promises, what else there is, and what makes the difference."""

from __future__ import annotations

from collections.abc import Container, Sequence

from centans.bots.reasons import Reason, Weighed
from centans.core.game import Prospect
from centans.core.match import Match
from centans.core.options import Option
from centans.words import Words

MOST_SAID = 4
"""So many options of one choice are named; a sheet of ten orders would be a list."""
SIGNED = ("lead",)
"""Of this, nothing is worth telling too: it is even."""
SILENT = "done"
"""What only ends a choice goes without saying."""


def hint(reason: Reason, words: Words) -> list[str]:
    """The advice and the next best thing, with what speaks for the first."""
    said = [
        words.say("hint-best", choice=choice(reason.chosen.options, words)),
        promise(reason.chosen, words, "reason-promise"),
        *grounds(reason, words),
    ]
    for other in reason.others[:1]:
        said.append(words.say("hint-other", choice=choice(other.options, words)))
        said.append(promise(other, words, "reason-promise-short"))
    return said


def why(reason: Reason, name: str, bot: str, words: Words) -> list[str]:
    """Why a bot chose as it did, what else could be chosen, and whether that would have been better."""
    said = [
        words.say("why-chosen", name=name, choice=choice(reason.chosen.options, words)),
        words.say("why-manner", bot=bot),
        promise(reason.chosen, words, "reason-promise"),
        *grounds(reason, words),
    ]
    for place, other in enumerate(reason.others):
        key = "why-better" if place == 0 and not reason.best else "why-other"
        said.append(words.say(key, choice=choice(other.options, words)))
        said.append(promise(other, words, "reason-promise-short"))
    return said


def choice(options: Sequence[Option], words: Words) -> str:
    """A whole choice: `Sarzay, then a 5 and a 3`."""
    told = [words.option(option) for option in options if option.notation != SILENT] or [words.option(options[0])]
    first, rest = told[0], told[1:]
    if not rest:
        return first
    some = words.listed(rest[:MOST_SAID])
    more = some if len(rest) <= MOST_SAID else words.say("reason-and-more", some=words.listed(rest[:MOST_SAID]))
    return words.say("reason-then", first=first, rest=more)


def last_choice_of_a_bot(match: Match, bots: Container[int]) -> int:
    """The number of the last answer that a bot chose; 0 if none has chosen yet."""
    entries = match.entries[: match.told]
    chosen = [number for number, one in enumerate(entries, 1) if not one.auto and one.seat in bots]
    return chosen[-1] if chosen else 0


def promise(weighed: Weighed, words: Words, key: str) -> str:
    known = [one for one in weighed.outlook if words.knows(f"outlook-{one.key}")]
    things = [expected(one, words) for one in known if rounded(one.amount) or one.key in SIGNED]
    tenths = round(10 * weighed.share)
    return words.say(key, outlook=words.listed(things), simulations=weighed.simulations, tenths=tenths)


def expected(one: Prospect, words: Words) -> str:
    amount = rounded(one.amount)
    sign = "even" if amount == 0 else "ahead" if amount > 0 else "behind"
    return words.say(f"outlook-{one.key}", amount=abs(amount), sign=sign)


def grounds(reason: Reason, words: Words) -> list[str]:
    """What speaks for the choice and what against it; that there is no difference is worth a sentence too."""
    told: dict[bool, list[str]] = {True: [], False: []}
    for ground in reason.grounds:
        sign = "more" if ground.by > 0 else "less"
        told[ground.speaks_for].append(words.say(f"ground-{ground.key}", by=rounded(abs(ground.by)), sign=sign))
    if not reason.grounds:
        return [words.say("reason-alike")] if reason.others else []
    said = [words.say("reason-for", grounds=words.listed(told[True]))] if told[True] else []
    return [*said, words.say("reason-against", grounds=words.listed(told[False]))] if told[False] else said


def rounded(amount: float) -> int | float:
    """To a tenth, and large ones to a whole number: simulations know no better."""
    close = round(amount, 1)
    return int(close) if close == int(close) or abs(close) >= 10 else close
