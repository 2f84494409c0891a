"""Guyenne in the terminal: the row of castles, the cards before them, and what each side has left."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from centans.core.views import Pile
from centans.words import Words

COLOURS = {"english": "red", "french": "bright_blue"}
FACE_DOWN = "▮"
HERO_MARK = "★"
NOTHING = "–"
COLUMN = 11
"""The row of six then fits a terminal of eighty columns."""


def draw(view: Any, words: Words, names: Sequence[str]) -> RenderableType:
    """The viewer's side is below the row, the other above; a spectator sees the English below."""
    below = "english" if view.seat is None else view.seats[view.seat].side
    sides = sorted(view.sides, key=lambda side: side.side == below)
    heading = Text(f"{words.say('board-turn', turn=view.turn)} · {words.phase(view.phase)}", style="bold")
    above, under = [_side_lines(view, side, words, names) for side in sides]
    row = _row(view, words, [side.side for side in sides])
    return Group(heading, *above, row, *under, *_fights(view, words), *_challenge(view, words))


def about(view: Any) -> dict[str, int | str]:
    """The castle that the present choice is about, 0 if there is none."""
    return {"castle": view.choosing.castle or 0 if view.choosing else 0}


def _row(view: Any, words: Words, sides: Sequence[str]) -> Table:
    table = Table(box=box.ROUNDED, show_header=False, padding=0)
    for _ in view.castles:
        table.add_column(justify="center", width=COLUMN, no_wrap=True)
    above, below = sides
    table.add_row(*[_front(view, castle, above, words) for castle in view.castles])
    table.add_row(*[_castle(castle, words) for castle in view.castles])
    table.add_row(*[_front(view, castle, below, words) for castle in view.castles])
    return table


def _castle(castle: Any, words: Words) -> Text:
    """Number, name in two lines and controller; the letter says what the colour says."""
    first, hyphen, second = words.say(f"castle-{castle.castle}").partition("-")
    if castle.controller is None:
        style, state = "bold", words.say("board-neutral")
    else:
        style = f"bold {COLOURS[castle.controller]}"
        state = f"{words.say(f'side-{castle.controller}.letter')} +{castle.points}"
    return Text.assemble((f"{castle.castle}\n", "dim"), (f"{first}{hyphen}\n{second}\n{state}", style))


def _front(view: Any, castle: Any, side: str, words: Words) -> Text:
    for front in view.fronts:
        if front.castle == castle.castle and front.side == side:
            return _cards_before_castle(view, front, words)
    return Text("")


def _cards_before_castle(view: Any, front: Any, words: Words) -> Text:
    if not front.cards.count:
        return Text("")
    return Text.assemble(_pile(front.cards, front.side, _hero(view)), (f"\n{words.say(f'role-{front.role}')}", "dim"))


def _fights(view: Any, words: Words) -> list[Text]:
    """The chances of the fights whose end cannot be known yet."""
    return [
        Text(words.say("board-fight", castle=fight.castle, **_percent(fight.odds)))
        for fight in view.fights
        if fight.odds is not None
    ]


def _percent(odds: Any) -> dict[str, int]:
    return {"won": round(odds.won / 10), "tied": round(odds.tied / 10), "lost": round(odds.lost / 10)}


def _challenge(view: Any, words: Words) -> list[Text]:
    """What may lie face down where the viewer is about to lay cards."""
    castle = None if view.choosing is None else view.choosing.castle
    fronts = [front for front in view.fronts if front.castle == castle and front.guess is not None]
    return [Text(_guess(front, words)) for front in fronts]


def _guess(front: Any, words: Words) -> str:
    guess = front.guess
    likely = {0: "impossible", 1000: "certain"}.get(guess.hero, "possible")
    return " ".join(
        [
            words.say("board-front", side=front.side, role=front.role, number=front.cards.count),
            words.say("board-range", least=guess.least, most=guess.most, average=guess.average),
            words.say(f"board-hero-{likely}", chance=round(guess.hero / 10)),
        ]
    )


def _side_lines(view: Any, side: Any, words: Words, names: Sequence[str]) -> list[Text]:
    """First the side's piles and points, then a line for each of its players."""
    letter = words.say(f"side-{side.side}.letter")
    facts = [
        words.say("board-points", points=side.score),
        f"{words.say('board-draw-pile')} {side.draw_pile}",
        f"{words.say('board-discard-pile')} {side.discard_pile}",
    ]
    if side.exhausted:
        facts.append(words.say("board-exhausted", times=side.exhausted, limit=side.exhaustion_limit))
    if side.shown:
        facts.append(f"{words.say('board-shown')} {_faces(side.shown, _hero(view))}")
    if side.removed:
        facts.append(f"{words.say('board-removed')} {_faces(side.removed, _hero(view))}")
    name = f"{letter} {words.say('The-side', side=side.side)}"
    heading = Text.assemble((name, f"bold {COLOURS[side.side]}"), *[f" · {fact}" for fact in facts])
    return [heading, *[_seat_line(view, seat, words, names) for seat in view.seats if seat.side == side.side]]


def _seat_line(view: Any, seat: Any, words: Words, names: Sequence[str]) -> Text:
    line = Text.assemble("  ", (names[seat.seat], "bold" if seat.seat == view.seat else ""))
    if sum(other.side == seat.side for other in view.seats) > 1:
        line.append(f" ({_charge(seat, words)})")
    line.append(f" · {words.say('board-hand')} ")
    line.append_text(_pile(seat.hand, seat.side, _hero(view)) if seat.hand.count else Text(NOTHING))
    if seat.seat == view.seat and view.choosing is not None and view.choosing.cards:
        line.append(f" · {words.say('board-chosen')} ")
        line.append_text(_pile(Pile(len(view.choosing.cards), view.choosing.cards), seat.side, _hero(view)))
    return line


def _charge(seat: Any, words: Words) -> str:
    charges = [words.say("board-vanguard" if seat.vanguard else "board-rearguard")]
    if seat.captain:
        charges.insert(0, words.say("board-captain"))
    return ", ".join(charges)


def _pile(pile: Pile, side: str, hero: int) -> Text:
    """Faces where the viewer sees them, backs where he does not."""
    shown = f"{FACE_DOWN * pile.count} {pile.count}" if pile.cards is None else _faces(pile.cards, hero)
    return Text(shown, style=COLOURS[side])


def _faces(cards: Iterable[int], hero: int) -> str:
    return " ".join([HERO_MARK if card == hero else str(card) for card in cards])


def _hero(view: Any) -> int:
    """Every army has one, and he stands above all others."""
    return int(max(view.figures.army))
