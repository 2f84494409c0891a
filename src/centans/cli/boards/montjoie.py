"""Montjoie ! in the terminal: the powers, who holds what, province by province, the combat, and the viewer's hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from centans import shelf
from centans.cli.boards.fitting import Fitting, Lowered
from centans.cli.boards.realm import COLUMN_WIDTH, NOBODY, in_short, in_two, legend_of, letter, province_of
from centans.core.views import fields_of
from centans.words import Words

DEFENCE = 1
"""The place of that side in a combat."""
HERO_MARK = "★"
ACTIVE = "▶"
TABLE_WIDTH = 79
NAME_WIDTH = 14
SCREEN_HEIGHT = 40
FULL_LINE = 95
"""A line longer than this may be broken on a screen of 100 columns."""
MOST_ODDS, LOW_ODDS = 3, 1
LOW_OFFERS = 1
"""So many lines of offers and promises stand in a terminal too low for the provinces with their towns."""
LEAST_BELOW = 8
"""A low terminal keeps so many lines for what happened and what is asked, else the powers stand two in a line."""


def draw(view: Any, words: Words, names: Sequence[str]) -> RenderableType:
    """The provinces from north to south, and nearer to the question what it needs: turn, powers, combat and hand."""
    provinces = [line for province in view.provinces for line in province_of(view, province, words)]
    heading = _heading(view, words)
    powers = [*_signs(view, words), *_other_powers(view, words, names)]
    fights = [*_fight(view, words, names), *_duel(view, words, names)]
    legend = legend_of(view, words)
    below = [*_hand(view, words), *_choosing(view, words, MOST_ODDS)]
    drawn = (
        len(view.seats)
        + 1
        + (len(provinces) + 1) // 2
        + sum([_height(text) for text in [*heading, *powers, legend, *fights, *below]])
    )
    players = Fitting(TABLE_WIDTH, [_players(view, words, names)], _listed_players(view, words, names))
    realm = Fitting(2 * COLUMN_WIDTH + 1, [in_two(provinces)], provinces)
    tall = Group(realm, legend, *heading, players, *powers, *fights, *_said(view, words, SCREEN_HEIGHT - drawn), *below)
    said = _said(view, words, LOW_OFFERS)
    low = Group(in_short(view, words), *heading, players, *powers, *fights, *said, *below)
    lowest = Group(
        *([] if fights else [in_short(view, words)]),
        heading[0],
        Fitting(TABLE_WIDTH, [_players_in_pairs(view, words)], _listed_players(view, words, names)),
        *powers,
        *fights,
        *said,
        *_hand(view, words),
        *_choosing(view, words, LOW_ODDS),
    )
    return Lowered(tall, Lowered(low, lowest, LEAST_BELOW))


def _height(text: Text) -> int:
    """The lines it takes on a screen of full width, where words are not broken."""
    return 1 + text.cell_len // FULL_LINE


def about(view: Any) -> dict[str, int | str]:
    """What the present choice is about: the town, power, event and player concerned."""
    facts = {} if view.choosing is None else fields_of(view.choosing)
    said = {name: "none" if value is None else value for name, value in facts.items()}
    return {name: value for name, value in said.items() if isinstance(value, int | str)}


def _heading(view: Any, words: Words) -> list[Text]:
    over = view.phase == "over"
    facts = [words.say("board-turn", turn=view.turn), *([] if over else [words.say(f"sequence-{view.sequence}")])]
    facts.append(words.phase(view.phase))
    if view.state is not None:
        facts.append(words.say(f"state-{view.state}"))
    facts += [words.say(f"event-name-{event}") for event in view.events]
    piles = words.say(
        "board-piles",
        draw=view.draw_pile,
        discard=len(view.discards),
        towers=view.towers,
        ramparts=view.ramparts,
    )
    return [Text(" · ".join(dict.fromkeys(facts)), style="bold"), Text(piles, style="dim")]


# -- the powers -------------------------------------------------------------------------------------------------------


def _players(view: Any, words: Words, names: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
    for width in (None, None, NAME_WIDTH):
        table.add_column("", max_width=width, no_wrap=width is None)
    for heading in _headings(words):
        table.add_column(Text(heading), justify="right", no_wrap=True)
    for seat in view.seats:
        active = ACTIVE if seat.seat == view.active else " "
        style = "bold" if seat.seat == view.seat else ""
        name = Text(_numbered(seat, names), style, no_wrap=True, overflow="ellipsis")
        facts = [Text(fact) for fact in _facts(view, seat)]
        power = Text(_short(seat.power, words))
        table.add_row(Text.assemble(active, letter(seat.power, words)), power, name, *facts)
    return table


def _numbered(seat: Any, names: Sequence[str]) -> str:
    """The number is how answers call a player."""
    return f"{seat.seat + 1} {names[seat.seat]}"


def _short(power: str | None, words: Words) -> str:
    return NOBODY if power is None else words.say(f"board-short-{power}")


def _headings(words: Words) -> list[str]:
    heads = ("points", "now", "money", "income", "barons", "cards", "towns")
    return [words.say(f"terminal-{head}") for head in heads]


def _facts(view: Any, seat: Any) -> list[str]:
    towns = sum([power.towns for power in view.powers if power.power == seat.power])
    numbers = (seat.points, seat.points_now, seat.money, seat.income, seat.barons, seat.hand.count, towns)
    return [str(number) for number in numbers]


def _signs(view: Any, words: Words) -> list[Text]:
    """What each may still use this turn; the star is his hero."""
    found = [
        Text.assemble(letter(seat.power, words), f" {', '.join(_signs_of(seat, words))}")
        for seat in view.seats
        if _signs_of(seat, words)
    ]
    return [Text(" · ").join(found)] if found else []


def _signs_of(seat: Any, words: Words) -> list[str]:
    held = {
        "first": seat.first,
        "master": seat.master_of_the_seas,
        "grand-master": seat.grand_master,
        "chevauchee": seat.chevauchees,
        "papal": seat.papal_ambassador,
        "joan": seat.joans_sign,
        "kept": seat.kept_card,
        "free-retreat": seat.free_retreat,
    }
    signs = [words.say(f"board-sign-{sign}") for sign, has in held.items() if has]
    return [HERO_MARK, *signs] if seat.hero else signs


def _listed_players(view: Any, words: Words, names: Sequence[str]) -> list[Text]:
    lines = []
    for seat in view.seats:
        facts = [f"{heading} {fact}" for heading, fact in zip(_headings(words), _facts(view, seat), strict=True)]
        active = ACTIVE if seat.seat == view.active else ""
        name = f" {_short(seat.power, words)} ({_numbered(seat, names)}) · {', '.join(facts)}"
        lines.append(Text.assemble(active, letter(seat.power, words), name))
    return lines


def _players_in_pairs(view: Any, words: Words) -> Table:
    """For a low terminal, each power in half a line: points and money with what is coming, barons and cards."""
    told = []
    for seat in view.seats:
        facts = words.say(
            "terminal-brief",
            points=seat.points,
            now=seat.points_now,
            money=seat.money,
            income=seat.income,
            barons=seat.barons,
            cards=seat.hand.count,
        )
        active = ACTIVE if seat.seat == view.active else " "
        name = Text(f" {_short(seat.power, words)} ", style="bold" if seat.seat == view.seat else "")
        told.append(Text.assemble(active, letter(seat.power, words), name, facts))
    table = Table.grid()
    for _ in range(2):
        table.add_column(width=TABLE_WIDTH // 2, no_wrap=True)
    for first in range(0, len(told), 2):
        table.add_row(*told[first : first + 2])
    return table


def _other_powers(view: Any, words: Words, names: Sequence[str]) -> list[Text]:
    """Those without a player that hold a town: how many, and who leads them."""
    found = []
    for power in view.powers:
        if power.role == "player" or not power.towns:
            continue
        leader = power.controller if power.controller is not None else power.seat
        led = "" if leader is None else f" ({names[leader]})"
        held = words.say("terminal-held", power=power.power, towns=power.towns)
        found.append(Text.assemble(letter(power.power, words), f" {held}{led}"))
    return [Text(" · ").join(found)] if found else []


# -- combats ----------------------------------------------------------------------------------------------------------


def _fight(view: Any, words: Words, names: Sequence[str]) -> list[Text]:
    """Only while it lasts: what came of it stands among what happened."""
    fight = view.fight
    if fight is None or (fight.settled and view.phase != "combat"):
        return []
    town, source = [words.say("town", town=place) for place in (fight.target, fight.source)]
    way = words.say("board-fight-way", link=fight.link, source=source)
    lines = [Text(f"{words.say('board-fight', town=town)} · {way}", style="bold")]
    lines += [_side(view, side, words, names) for side in fight.sides]
    if fight.result is not None:
        lines.append(Text(words.say(f"board-result-{fight.result}"), style="italic"))
    elif fight.odds is not None and not any(_unarmed(side) for side in fight.sides):
        lines.append(Text(f"{words.say('board-odds')} {_odds(fight.odds, words)}"))
    return lines


def _unarmed(side: Any) -> bool:
    """An attacking player who has yet to lay his cards: before that chances would say nothing."""
    return side.side == "attack" and side.seat is not None and not side.cards.count


def _odds(odds: Any, words: Words) -> str:
    chances = (("win", odds.win), ("tie", odds.tie), ("lose", odds.lose))
    return ", ".join(
        [f"{words.say(f'board-odds-{name}')} {words.say('board-percent', chance=chance)}" for name, chance in chances]
    )


def _side(view: Any, side: Any, words: Words, names: Sequence[str]) -> Text:
    """Who fights, with what, and what it comes to as far as the viewer can see."""
    power = words.say("The-power", power=side.power)
    who = power if side.seat is None else f"{power} ({names[side.seat][:NAME_WIDTH]})"
    facts = [f"{words.say(f'board-side-{side.side}')}  {who}"]
    if side.cards.count:
        hidden = side.cards.cards is None
        faces = (
            words.say("board-face-down", number=side.cards.count) if hidden else _cards(view, side.cards.cards, words)
        )
        facts.append(faces)
    if side.barons is None:
        facts.append(words.say("board-barons-hidden"))
    parts = " ".join([f"{words.say(f'board-part-{part.name}')} {part.value:+}" for part in side.parts])
    return Text(" · ".join([*facts, f"{parts} = {side.total}" if parts else str(side.total)]))


def _duel(view: Any, words: Words, names: Sequence[str]) -> list[Text]:
    duel = view.duel
    if duel is None or (duel.settled and view.fight is not None):
        return []
    lines = [Text(words.say(f"event-name-{duel.event}"), style="bold")]
    for side in duel.sides:
        line = f"{words.say('The-power', power=side.power)} ({names[side.seat]})"
        if duel.revealed:
            card = [] if side.card is None else [_cards(view, [side.card], words)]
            line = " · ".join([line, *card, words.say("board-barons", number=side.barons), f"= {side.total}"])
        lines.append(Text(line))
    return lines if duel.revealed else [*lines, Text(words.say("board-duel-secret"), style="dim")]


# -- what was said ----------------------------------------------------------------------------------------------------


def _said(view: Any, words: Words, room: int) -> list[Text]:
    """Offers and promises, the viewer's own business first, as far as there is room; the log tells them all."""
    offers = sorted(view.offers, key=lambda offer: view.seat not in (offer.seat, offer.to))
    promises = [promise for promise in view.promises if promise.state == "open"]
    told = [_offer(view, offer, words) for offer in offers] + [_promise(view, promise, words) for promise in promises]
    lines = [Text(sentence) for sentence in told[: room if len(told) <= room else max(0, room - 1)]]
    left = len(told) - len(lines)
    return [*lines, Text(words.say("terminal-more", number=left), style="dim")] if left else lines


def _between(view: Any, said: Any) -> dict[str, str]:
    """The two concerned, and which of them reads."""
    you = "seat" if view.seat == said.seat else "to" if view.seat == said.to else "none"
    return {"you": you, "power": view.seats[said.seat].power, "other": view.seats[said.to].power}


def _offer(view: Any, offer: Any, words: Words) -> str:
    return words.say(
        "board-dip-offer",
        **_between(view, offer),
        pact="yes" if offer.pact else "no",
        turn=view.turn + view.box.pact_turns,
        town=offer.town or "none",
        wanted=offer.wanted or "none",
        gives=offer.gives,
        asks=offer.asks,
    )


def _promise(view: Any, promise: Any, words: Words) -> str:
    told = words.say(
        f"board-dip-{promise.promise}",
        **_between(view, promise),
        turn=promise.until,
        town=promise.town or "none",
        number=promise.barons,
    )
    return f"{told} ({words.say(f'board-dip-{promise.state}')})"


# -- the viewer's own -------------------------------------------------------------------------------------------------


def _cards(view: Any, cards: Sequence[int], words: Words) -> str:
    """`2 × Ram 4, Felon`: equal ones together, with the value of those that have one."""
    told = []
    for kind in sorted(set(cards)):
        card = view.box.cards[kind]
        name = words.say(f"card-{card.card}") + (f" {card.value}" if card.value else "")
        told.append(name if cards.count(kind) == 1 else f"{cards.count(kind)} × {name}")
    return ", ".join(told)


def _hand(view: Any, words: Words) -> list[Text]:
    if view.seat is None:
        return []
    seat = view.seats[view.seat]
    line = Text.assemble((words.say("board-your-hand"), "bold"), f" · {_cards(view, seat.hand.cards, words) or NOBODY}")
    if seat.aside:
        line.append(f" · {words.say('board-aside')} {_cards(view, seat.aside, words)}")
    return [line]


def _choosing(view: Any, words: Words, most: int) -> list[Text]:
    """Prices where something may be bought, and to what odds the best answers that commit to a combat would lead."""
    choosing = view.choosing
    if choosing is None:
        return []
    lines = []
    if choosing.purchase is not None:
        walls = ((2, view.box.castle_price), (3, view.box.rampart_price))
        prices = [f"{words.say('level', level=level)} {price}" for level, price in walls]
        cards = words.say("board-buy-cards", price=view.box.card_price)
        lines.append(Text(" · ".join([cards, *prices]), style="dim"))
    best = sorted(choosing.odds, key=lambda odds: odds.win, reverse=not _defends(view))[:most]
    options = shelf.game_class("montjoie").catalogue
    told = [f"  {words.option(options[odds.option])} · {_odds(odds, words)}" for odds in best]
    return [*lines, *[Text(line, style="dim") for line in told]]


def _defends(view: Any) -> bool:
    """Whether the viewer is under attack: then the best answer leaves the attacker least."""
    return view.fight is not None and not view.fight.settled and view.fight.sides[DEFENCE].seat == view.seat
