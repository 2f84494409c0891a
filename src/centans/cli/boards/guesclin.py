"""Guesclin ! in the terminal: the map, beside it the men of every banner, and what the man who acts can do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from centans.cli.boards.fitting import Sized
from centans.cli.boards.hexes import ARROWS, COLOURS, GATE, GROUND, THINGS, WINCH, HexMap, signs_of, width_of
from centans.words import Words

MARKS = {"active": "▶", "done": "✓", "waiting": " "}
COMMANDER, ACTED = "★", "✓"
GAP = 1
LEAST_BESIDE = 28
"""Columns that a list beside the map needs; where there are fewer, it stands below."""


def draw(view: Any, words: Words, names: Sequence[str]) -> RenderableType:
    """The heading, the map and the banners beside it; a low terminal shows the rows that matter, a narrow one lists."""
    return Sized(lambda columns, lines: Sheet(view, words, names).drawn(columns, lines))


def about(view: Any) -> dict[str, int | str]:
    """The fighter whom the present choice is about."""
    fighter = None if view.choosing is None else view.choosing.fighter
    return {"fighter": "" if fighter is None else view.fighters[fighter].name}


class Sheet:
    """One view laid out for a terminal."""

    def __init__(self, view: Any, words: Words, names: Sequence[str]) -> None:
        self.view = view
        self.words = words
        self.names = names
        self.signs = signs_of(view, {banner.banner: self._letter(banner.banner) for banner in view.banners})

    def drawn(self, columns: int, lines: int) -> Iterator[RenderableType]:
        """The forms by size: beside each other, one below the other, and without a map."""
        yield self._heading()
        map_width = width_of(self.view.map.columns)
        beside = columns - map_width - GAP
        if columns < map_width:
            yield from [*self._men_in_lines(), *self._odds(with_terms=False)]
        elif beside < LEAST_BESIDE:
            below = [*self._men_in_lines(), *self._odds(with_terms=False)]
            taken = sum([_height(part, columns) for part in below])
            yield from HexMap(self.view, self.signs).lines(lines - 1 - taken)
            yield from below
        else:
            shown = HexMap(self.view, self.signs).lines(lines - 1)
            yield self._side_by_side(shown, self._panel(beside, len(shown)), beside)

    def _side_by_side(self, shown: Sequence[Text], panel: Sequence[Text], beside: int) -> Table:
        table = Table.grid()
        table.add_column(width=width_of(self.view.map.columns) + GAP, no_wrap=True)
        table.add_column(width=beside)
        table.add_row(Text("\n").join(shown), Group(*panel))
        return table

    def _heading(self) -> Text:
        scenario, words = self.view.scenario, self.words
        name = scenario.name_fr if words.language == "fr" else scenario.name_en
        turn = [words.say("board-round", round=self.view.turn, rounds=scenario.rounds)] if self.view.turn else []
        return Text(" · ".join([name, *turn, words.phase(self.view.phase)]), style="bold")

    # -- beside the map ----------------------------------------------------------------------------------------

    def _panel(self, width: int, lines: int) -> list[Text]:
        """As much as there is room for; left out first is the aim, then the legend, then orders and terms of odds."""
        men, brief = list(self._men_in_rows(width)), list(self._men_in_lines())
        facts, legend = list(self._facts()), [Text(""), self._legend()]
        reckoned = [*self._orders(), *self._odds(with_terms=True)]
        odds = list(self._odds(with_terms=False))
        forms = (
            [*facts, *men, *reckoned, *legend],
            [*men, *reckoned, *legend],
            [*facts, *men, *reckoned],
            [*men, *reckoned],
            [*men, *odds],
            [*brief, *odds],
        )
        fitting = [form for form in forms if sum([_height(part, width) for part in form]) <= lines]
        return fitting[0] if fitting else brief

    def _facts(self) -> Iterator[Text]:
        """The aim, and how far each side is."""
        view, words = self.view, self.words
        scenario = view.scenario
        yield Text(words.say("board-goal", objective=scenario.objective, carts=scenario.carts_to_win), style="italic")
        for side in view.sides:
            facts = [words.say("board-losses", number=side.neutralised)]
            if scenario.carts_to_win:
                facts.append(words.say("board-carts", number=side.carts_out))
            yield Text(f"{words.side(side.side)} · {' · '.join(facts)}")
        if view.map.castle is not None:
            gate = words.say("board-gate-shut" if view.map.castle.gate_shut else "board-gate-open")
            keep = f"{words.say('board-keep')} {view.map.castle.keep}"
            yield Text(f"{words.say('board-alarm' if view.alarm else 'board-no-alarm')} · {gate} · {keep}")
        yield Text("")

    def _legend(self) -> Text:
        view, words = self.view, self.words
        terrain = [f"{GROUND[each.letter]} {words.say(f'terrain-{each.terrain}')}" for each in view.map.terrain]
        told = list(dict.fromkeys([each for each in terrain if not each.endswith(words.say("terrain-courtyard"))]))
        kinds = list(dict.fromkeys([obstacle.kind for obstacle in view.map.obstacles]))
        told += [f"/ ━ \\ {words.say('terminal-obstacle', obstacle=words.say(f'obstacle-{kind}'))}" for kind in kinds]
        if view.map.castle is not None:
            told += [f"{GATE} {words.say('terminal-gate')}", f"{WINCH} {words.say('board-winch')}"]
        told += [
            f"{THINGS[kind]} {words.say(f'thing-{kind}')}" for kind in dict.fromkeys([t.kind for t in view.things])
        ]
        told += self._ways_out()
        signs = words.say("terminal-signs", commander=COMMANDER, acted=ACTED)
        return Text(f"{', '.join(told)}. {signs}", style="dim")

    def _ways_out(self) -> list[str]:
        """`← exit of the English`"""
        found: dict[str, str] = {}
        for way in self.view.map.exits:
            arrows = [*found.get(way.banner, ""), *[ARROWS[side] for side in way.sides]]
            found[way.banner] = "".join(dict.fromkeys(arrows))
        return [f"{arrows} {self.words.say('board-exit-of', banner=banner)}" for banner, arrows in found.items()]

    # -- the men -----------------------------------------------------------------------------------------------

    def _letter(self, banner: str) -> str:
        """The letter says what the colour says."""
        return self.words.say(f"banner-{banner}")[0]

    def _men_in_rows(self, width: int) -> Iterator[Text]:
        """A heading for each banner, then a line for each of its men: where he is, what he is worth, and his order."""
        longest = max([len(self._name(man)) for man in self.view.fighters])
        for banner in self.view.banners:
            yield self._banner(banner)
            for man in self._men_of(banner):
                mark, name = ACTED if man.acted else " ", f" {self._name(man):<{longest}} "
                facts, style = self._man_facts(man), "" if man.state == "map" else "dim"
                line = Text.assemble(f"{mark} ", self._sign(man), name, (" ".join(facts), style))
                if line.cell_len <= width:
                    yield line
                else:
                    yield Text.assemble(f"{mark} ", self._sign(man), name, (" ".join(facts[:-1]), style))
                    yield Text(f"{facts[-1]:>{width}}", style=style)

    def _men_in_lines(self) -> Iterator[Text]:
        """A paragraph for each banner: those on the map, where they are, and how many are still to come."""
        for banner in self.view.banners:
            men = self._men_of(banner)
            told = [
                Text.assemble(self._sign(man), f" {self._name(man)} {self._man_facts(man)[0]}")
                for man in men
                if man.state == "map"
            ]
            waiting = [man for man in men if man.state == "reserve"]
            if waiting:
                told.append(Text(f"{len(waiting)} {self._waiting(banner)}"))
            yield Text.assemble(self._banner(banner), " · ", Text(", ").join(told))

    def _waiting(self, banner: Any) -> str:
        """Of men not on the map yet: held in reserve by the scenario, or next to be placed."""
        return self.words.say("terminal-to-place" if banner.enters_from is None else "board-reserve")

    def _men_of(self, banner: Any) -> list[Any]:
        return [man for man in self.view.fighters if man.banner == banner.banner]

    def _banner(self, banner: Any) -> Text:
        line = Text.assemble(
            f"{MARKS[banner.state]} ",
            (self.words.say(f"banner-{banner.banner}"), f"bold {COLOURS[banner.banner]}"),
            f" · {self.names[banner.seat]}",
        )
        if banner.enters_from is not None and any(man.state == "reserve" for man in self._men_of(banner)):
            line.append(f" · {self.words.say('terminal-enters', round=banner.enters_from)}")
        return line.append(f" · {self.words.say('board-asleep')}") if banner.asleep else line

    def _sign(self, man: Any) -> Text:
        return Text(self.signs[man.fighter], style=f"bold {COLOURS[man.banner]}")

    def _name(self, man: Any) -> str:
        name = self.words.say("fighter-name", fighter=man.name)
        commands = any(banner.commander == man.fighter for banner in self.view.banners)
        return f"{name}{COMMANDER}" if commands else name

    def _man_facts(self, man: Any) -> list[str]:
        if man.state == "reserve":
            return [self._waiting(next(each for each in self.view.banners if each.banner == man.banner))]
        if man.state != "map":
            return [self.words.say({"neutralised": "board-neutralised", "out": "board-gone-out"}[man.state])]
        shooting = "" if man.shooting is None else f"/{man.shooting}"
        load = THINGS.get(man.carries, "")
        facts = [f"{man.hex}{load}", f"{man.movement}/{man.melee}/{man.defence}{shooting}"]
        if man.order is not None:
            facts.append(self.words.say(f"order-{man.order}"))
        return facts

    # -- the choice in hand ------------------------------------------------------------------------------------

    def _orders(self) -> Iterator[Text]:
        """`Charge!: movement +2, defence -2`, while an order may be given."""
        choosing, words = self.view.choosing, self.words
        if choosing is None or choosing.seat != self.view.seat or not choosing.orders:
            return
        for each in self.view.orders:
            values = {"movement": each.movement, "melee": each.melee, "defence": each.defence}
            changes = [
                f"{words.say(f'value-name-{name}').lower()} {value:+d}" for name, value in values.items() if value
            ]
            stays = [words.say("board-no-move")] if each.movement_set is not None else []
            yield Text(words.say("terminal-order", order=each.order, changes=", ".join([*changes, *stays])))

    def _odds(self, with_terms: bool) -> Iterator[Text]:
        """Each blow and shot on offer with its chance, and with every term of the defence score where there is room."""
        choosing, words = self.view.choosing, self.words
        if choosing is None or choosing.seat != self.view.seat:
            return
        for attack in [*choosing.attacks, *([choosing.attack] if choosing.attack else [])]:
            back = attack.riposte
            riposte = (
                words.say("board-no-riposte") if back is None else words.say("board-riposte", percent=back.percent)
            )
            yield Text(f"{self._chance(attack, with_terms)}; {riposte}")
        for shot in choosing.shots:
            yield Text(f"{self._chance(shot, with_terms)}; {words.say('board-distance', distance=shot.distance)}")

    def _chance(self, act: Any, with_terms: bool) -> str:
        """`k9 E2 Sergeant: 68.06% to hit (3 dice, two highest, 8 or more: defence 8, standing in a wood +2)`"""
        odds, words = act.odds, self.words
        name = words.say("fighter-name", fighter=self.view.fighters[act.target].name)
        told = f"{act.hex} {self.signs[act.target]} {name}: {words.say('board-chance', percent=odds.percent)}"
        if not with_terms:
            return told
        roll = words.say("board-roll", keep=odds.keep, dice=odds.dice, defence=odds.defence)
        terms = ", ".join([f"{words.say('board-term', kind=term.kind)} {term.value:+d}" for term in odds.terms])
        return f"{told} ({roll}: {terms})"


def _height(text: Text, width: int) -> int:
    """The lines that it takes; words are not broken, so a little room is lost."""
    return 1 if text.cell_len <= width else 1 + text.cell_len // (width - 4)
