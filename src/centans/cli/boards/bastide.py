"""Bastide in the terminal: the plan of the town, the English before it, the councillors, and the auction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from centans.cli.boards.fitting import Fitting, Flowing, Lowered
from centans.words import Words

COLOURS = {"blue": "bright_blue", "green": "green", "red": "red", "yellow": "yellow", "violet": "magenta"}
TILES = ("house", "fire", "english-1", "english-2", "english-3", "english-4")
"""As the piles number them."""
HOUSE, FREE_PLACE, FREE_CIRCLE, UNBUILT, EXPOSED = "⌂", "_", "○", "·", "†"
ACTIVE = "▶"
NOTHING = "–"
BLOCK, STREET, MARGIN = 12, 4, 3
PLAN_WIDTH = 2 * MARGIN + 4 * BLOCK + 3 * STREET + MARGIN
LEDGER_WIDTH = 100
"""What every heading of the register needs in full; in a narrower terminal they are short."""
SHORT_LEDGER_WIDTH = 79
HEADINGS = ("money", "hand", "supply", "fortification", "religious", "roads", "road", "french", "english")
LOW_BLOCK = 16
NAME_WIDTH = 16
MOST_SUMS = 6
MOST_OFFERS = 2


def draw(view: Any, words: Words, names: Sequence[str]) -> RenderableType:
    """The town with the north above, what threatens it, the register of the council, and what is being decided."""
    heading = Text(f"{words.say('board-turn', turn=view.turn)} · {words.phase(view.phase)}", style="bold")
    letters = [_letter(seat, words) for seat in view.seats]
    town = Fitting(PLAN_WIDTH, [*_plan(view, letters), _legend(words)], _listed_town(view, words, letters))
    whole = _ledger(view, words, names, _headings(words))
    short = _ledger(view, words, names, [words.say(f"terminal-short-{heading}") for heading in HEADINGS])
    narrow = Fitting(SHORT_LEDGER_WIDTH, [short], _listed_ledger(view, words, names))
    ledger = Fitting(LEDGER_WIDTH, [whole], [narrow])
    siege = _siege(view, words)
    buildings = _buildings(view, words, letters)
    council: list[RenderableType] = [
        ledger,
        Text(" · ").join([_stocks(view, words), *_majorities(view, words, letters)]),
        *_reckoning(view, words, names),
        *_hand(view, words),
        *_under_way(view, words, names, letters),
    ]
    low_town: list[RenderableType] = [*_town_in_rows(view, letters), buildings, Text(" · ").join(siege)]
    return Lowered(Group(heading, town, buildings, *siege, *council), Group(heading, *low_town, *council))


def about(view: Any) -> dict[str, int | str]:  # noqa: ARG001 - the prompts of this game need nothing more
    return {}


# -- the town ---------------------------------------------------------------------------------------------------------


def _letter(seat: Any, words: Words) -> Text:
    """The letter says what the colour says."""
    return Text(words.say(f"side-{seat.colour}.letter"), style=f"bold {COLOURS[seat.colour]}")


def _plan(view: Any, letters: Sequence[Text]) -> list[Text]:
    """Three rows of four blocks between their walls; the circles of a street lie in it, those of a wall beside it."""
    marks = {circle.id: _circle(circle, work, letters) for work in view.equipments for circle in work.circles}
    blocks = {block.id: block for block in view.blocks}
    columns, rows = sorted({name[0] for name in blocks}), sorted({name[1] for name in blocks})
    lines = [_names_above(columns), _across("WN", columns, marks)]
    for row in rows:
        if row != rows[0]:
            lines.append(_across(f"L{int(row) - 1}", columns, marks))
        drawn = [_block(blocks[column + row], marks) for column in columns]
        lines += [_row(line, row, [block[line] for block in drawn], marks) for line in range(len(drawn[0]))]
    return [*lines, _across("WS", columns, marks)]


def _circle(circle: Any, work: Any, letters: Sequence[Text]) -> Text:
    owner: int | None = circle.owner
    if owner is not None:
        return letters[owner]
    return Text(FREE_CIRCLE) if work.on_board else Text(UNBUILT, style="dim")


def _names_above(columns: Sequence[str]) -> Text:
    line = " " * MARGIN + "WW".ljust(MARGIN)
    for number, column in enumerate(columns):
        street = f"S{number + 1}" if number < len(columns) - 1 else ""
        line += column.center(BLOCK) + street.center(STREET if street else 0)
    return Text(f"{line} WE", style="dim")


def _across(work: str, columns: Sequence[str], marks: dict[str, Text]) -> Text:
    """A wall or a street from west to east, with a circle at each block."""
    line = Text(f"{work:<{2 * MARGIN}}", style="dim")
    for column in columns:
        before = (BLOCK - 1) // 2
        line.append_text(Text.assemble(" " * before, marks[f"{work}.{column}"], " " * (BLOCK - before - 1 + STREET)))
    line.rstrip()
    return line


def _block(block: Any, marks: dict[str, Text]) -> list[Text]:
    """Its name, its places, and the tax that a House would raise here; the market square has four circles instead."""
    inside = BLOCK - 2
    if block.zone == "carra":
        return [
            _edge("┌", "┐", marks["HA.N"]),
            Text(f"│{'HA':^{inside}}│"),
            Text.assemble("│", marks["HA.W"], " " * (inside - 2), marks["HA.E"], "│"),
            _edge("└", "┘", marks["HA.S"]),
        ]
    name = block.id + (EXPOSED if block.exposed else "")
    tax = "" if block.tax is None else f"{block.tax.total:+}"
    return [
        _edge("┌", "┐", Text("─")),
        Text.assemble("│", (name, "bold"), f"{tax:>{inside - len(name)}}", "│"),
        Text(f"│{_places(block):<{inside}.{inside}}│"),
        _edge("└", "┘", Text("─")),
    ]


def _edge(left: str, right: str, middle: Text) -> Text:
    before = (BLOCK - 3) // 2
    return Text.assemble(left, "─" * before, middle, "─" * (BLOCK - 3 - before), right)


def _places(block: Any) -> str:
    return " ".join([HOUSE] * block.houses + block.buildings + [FREE_PLACE] * block.room)


def _row(line: int, row: str, blocks: Sequence[Text], marks: dict[str, Text]) -> Text:
    """One line through a row of blocks; the circles of walls and streets stand in the second."""
    middle = line == 1
    drawn = Text(" " * MARGIN)
    drawn.append_text(Text.assemble(marks[f"WW.{row}"] if middle else " ", " " * (MARGIN - 1)))
    for number, block in enumerate(blocks):
        if number:
            mark = marks[f"S{number}.{row}"] if middle else " "
            drawn.append_text(Text.assemble(" ", mark, " " * (STREET - 2)))
        drawn.append_text(block)
    return Text.assemble(drawn, "  ", marks[f"WE.{row}"]) if middle else drawn


def _legend(words: Words) -> Text:
    return Text(words.say("terminal-legend"), style="dim")


def _listed_town(view: Any, words: Words, letters: Sequence[Text]) -> list[Text]:
    """For a narrow terminal: a line for each block, and one for each wall, street and the market."""
    blocks = [block for block in view.blocks if block.zone != "carra"]
    lines = [
        Text(f"{block.id}{EXPOSED if block.exposed else ''} {_places(block)}")
        if block.tax is None
        else Text(f"{block.id}{EXPOSED if block.exposed else ''} {_places(block)} {block.tax.total:+}")
        for block in blocks
    ]
    for work in view.equipments:
        if work.circles:
            line = Text(f"{work.id} {words.say(f'equipment-{work.id}')}")
            for circle in work.circles:
                line.append_text(Text.assemble(f" {circle.id.partition('.')[2]}", _circle(circle, work, letters)))
            lines.append(line)
    return [*lines, _legend(words)]


def _town_in_rows(view: Any, letters: Sequence[Text]) -> list[RenderableType]:
    """For a low terminal: a line for each row of blocks, then the circles of walls, streets and the market in order."""
    rows: dict[str, list[str]] = {}
    for block in view.blocks:
        name = block.id + (EXPOSED if block.exposed else "")
        tax = "" if block.tax is None else f"{block.tax.total:+}"
        inside = "HA" if block.zone == "carra" else f"{_places(block).replace(' ', '')} {tax}"
        rows.setdefault(block.id[1], []).append(f"{name:<3} {inside}"[:LOW_BLOCK].ljust(LOW_BLOCK))
    works = [
        Text.assemble((f"{work.id} ", "dim"), *[_circle(circle, work, letters) for circle in work.circles])
        for work in view.equipments
        if work.circles
    ]
    return [*[Text(" │ ".join(row).rstrip()) for _, row in sorted(rows.items())], Flowing(works, " | ")]


def _buildings(view: Any, words: Words, letters: Sequence[Text]) -> Text:
    """The religious buildings: where each stands, and whose Influences are on it."""
    found = []
    for work in view.equipments:
        if work.circles:
            continue
        line = Text(f"{work.id} {words.say(f'equipment-{work.id}')}")
        if work.on_board:
            line.append(f" ({work.site})" if work.site else "")
            for letter, number in zip(letters, work.tokens, strict=True):
                if number:
                    line.append_text(Text.assemble(" ", letter, str(number)))
            line.append(f" {FREE_CIRCLE}{work.free}")
        else:
            line.append(f" {UNBUILT}", style="dim")
        found.append(line)
    return Text(" | ").join(found)


# -- the English, and what lies ready ---------------------------------------------------------------------------------


def _siege(view: Any, words: Words) -> list[Text]:
    siege = view.siege
    camp = " ".join([str(points) for points in siege.camp]) or NOTHING
    first = f"{words.say('board-camp')} {len(siege.camp)}/{view.figures.camp_places} ({camp})"
    strength = words.say("board-strength", english=siege.english, walls=siege.walls)
    missing = words.listed([words.say("wall-side", side=wall[1]) for wall in siege.missing_walls])
    if view.phase == "over":
        return [Text(f"{first} · {strength}")]
    verdict = (
        words.say("board-holds-now")
        if siege.holds_now
        else words.say("board-falls-now", count=len(siege.missing_walls), walls=missing)
    )
    coming = words.say("board-to-come", number=siege.to_come)
    return [Text(f"{first} · {strength}"), Text(coming), Text(verdict, style="italic")]


def _stocks(view: Any, words: Words) -> Text:
    facts = [f"{words.say('board-chest')} {view.chest} {words.say('board-each', amount=view.share)}"]
    facts.append(f"{words.say('board-bag')} {view.bag}")
    if view.bank is not None:
        facts.append(f"{words.say('board-bank')} {view.bank}")
    if view.shown is not None:
        facts.append(words.say("terminal-shown", tile=words.say(f"tile-{view.shown}")))
    return Text(" · ".join(facts))


# -- the council ------------------------------------------------------------------------------------------------------


def _ledger(view: Any, words: Words, names: Sequence[str], headings: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
    table.add_column("")
    table.add_column("", max_width=NAME_WIDTH, no_wrap=True)
    for heading in headings:
        table.add_column(Text(heading), justify="right", max_width=12)
    for seat in view.seats:
        active = ACTIVE if seat.seat == view.active else " "
        name = Text(names[seat.seat], style="bold" if seat.seat == view.seat else "")
        facts = [Text(fact) for fact in _facts(seat, view.figures.road_end)]
        table.add_row(Text.assemble(active, _letter(seat, words)), name, *facts)
    return table


def _headings(words: Words) -> list[str]:
    kinds = ("fortification", "religious", "roads")
    return [
        words.say("board-money"),
        words.say("board-hand"),
        words.say("board-supply"),
        *[words.say(f"terminal-{kind}") for kind in kinds],
        words.say("terminal-road"),
        words.say("board-french-short"),
        words.say("board-english-short"),
    ]


def _facts(seat: Any, road_end: int) -> list[str]:
    money = "?" if seat.money is None else str(seat.money)
    works = [str(number) for number in seat.influences]
    road = f"{seat.road}/{road_end}"
    return [
        money,
        str(seat.hand.count),
        str(seat.supply),
        *works,
        road,
        str(seat.french_score),
        str(seat.english_score),
    ]


def _listed_ledger(view: Any, words: Words, names: Sequence[str]) -> list[Text]:
    lines = []
    for seat in view.seats:
        active = ACTIVE if seat.seat == view.active else ""
        facts = zip(_headings(words), _facts(seat, view.figures.road_end), strict=True)
        told = ", ".join([f"{heading} {fact}" for heading, fact in facts])
        lines.append(Text.assemble(active, _letter(seat, words), f" {names[seat.seat]} · {told}"))
    return lines


def _majorities(view: Any, words: Words, letters: Sequence[Text]) -> list[Text]:
    """Who holds each card, and who would take it."""
    found = []
    for card in view.cards:
        holder = NOTHING if card.holder is None else letters[card.holder]
        line = Text.assemble(f"{words.say(f'card-{card.id}')} ({card.points}) ", holder)
        if card.next_holder is not None and card.next_holder != card.holder:
            line.append_text(Text.assemble(" → ", letters[card.next_holder]))
        found.append(line)
    return found


def _reckoning(view: Any, words: Words, names: Sequence[str]) -> list[Text]:
    """At the end: what each score is made of."""
    return [
        Text(f"{names[seat.seat]} · {', '.join([_part(part, words) for part in seat.reckoned])}")
        for seat in view.seats
        if seat.reckoned
    ]


def _part(part: Any, words: Words) -> str:
    if part.what == "influences":
        return words.say("board-reckoned-influences", number=part.points)
    if part.what == "road":
        return words.say("board-reckoned-road", points=part.points)
    return words.say("board-reckoned-card", card=part.what, points=part.points)


def _hand(view: Any, words: Words) -> list[Text]:
    if view.seat is None:
        return []
    kinds = view.seats[view.seat].hand.cards
    groups = [words.say("alike-tiles", tile=TILES[kind], number=kinds.count(kind)) for kind in sorted(set(kinds or ()))]
    tiles = words.listed(groups) or words.say("board-no-tiles")
    return [Text.assemble((words.say("board-your-tiles"), "bold"), f" · {tiles}")]


# -- what is being decided --------------------------------------------------------------------------------------------


def _under_way(view: Any, words: Words, names: Sequence[str], letters: Sequence[Text]) -> list[Text]:
    lines = [] if view.auction is None else _auction(view, words, names, letters)
    if view.window is not None:
        lines.append(Text(f"{words.say(f'window-{view.window.name}')} · {names[view.window.mover]}"))
    lines += [
        Text(words.say("board-offer-said", **{"from": names[offer.seat]}, name=names[offer.to], amount=offer.amount))
        for offer in view.offers[-MOST_OFFERS:]
    ]
    if view.allocation is not None:
        lines += _allocation(view.allocation, words, names)
    if view.damage is not None:
        lines += _damage(view.damage, words)
    return lines


def _auction(view: Any, words: Words, names: Sequence[str], letters: Sequence[Text]) -> list[Text]:
    auction = view.auction
    facts = [
        f"{words.say('board-auction')} · {words.say(f'equipment-{auction.equipment}')} ({auction.equipment})",
        words.say("board-proposed", name=names[auction.initiator]),
        words.say("board-free-circles", number=auction.free),
    ]
    if auction.site is not None:
        facts.insert(1, auction.site)
    lines = [Text(" · ".join(facts), style="bold"), Text(" · ").join(_bids(auction, words, letters))]
    if auction.chosen is not None:
        lines.append(Text(words.say("board-my-bid", amount=auction.chosen)))
    buys = [buy for buy in auction.buys if buy.amount in auction.marks][:MOST_SUMS]
    if buys:
        told = [f"{buy.amount} {words.say('board-buys', number=buy.earned)}" for buy in buys]
        lines.append(Text(" · ".join(told), style="dim"))
    return lines


def _bids(auction: Any, words: Words, letters: Sequence[Text]) -> list[Text]:
    """By seat: what has been opened, and whether a choice is still awaited."""
    found = []
    for seat, letter in enumerate(letters):
        line = Text.assemble(letter)
        if auction.bids is not None:
            line.append(f" {auction.bids[seat]}")
        if auction.additions is not None:
            line.append(f"+{auction.additions[seat]}")
        if seat in auction.decided:
            line.append(f" {words.say('board-decided')}")
        elif seat in auction.asked:
            line.append(f" {words.say('board-choosing')}")
        found.append(line)
    return found


def _allocation(allocation: Any, words: Words, names: Sequence[str]) -> list[Text]:
    creditors = [
        f"{names[each.seat]} {words.say('board-owed', amount=each.owed)}"
        + ("" if each.share is None else f" → {each.share}")
        for each in allocation.creditors
    ]
    whole = words.say("board-plan-allocation", tax=allocation.tax, block=allocation.block)
    return [Text(whole, style="bold"), Text(" · ".join(creditors)), Text(f"→ {names[allocation.next]}")]


def _damage(damage: Any, words: Words) -> list[Text]:
    """What is aimed at, and what was picked already."""
    aimed = [place for place in (damage.block, damage.equipment) if place is not None]
    picked = [*damage.picked_blocks, *damage.picked_tokens]
    lines = [Text(words.say("board-plan-hits", number=damage.hits_left), style="bold")] if damage.hits_left else []
    return [*lines, Text(f"→ {' '.join([*aimed, *picked])}")] if aimed or picked else lines
