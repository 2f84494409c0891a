"""A table in this terminal: people and bots in turn, what they see, what they are asked, what they may type."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console, Group, RenderableType
from rich.segment import Segment
from rich.text import Text

from centans.cli.boards import Board
from centans.cli.failures import INTERRUPTED
from centans.cli.offers import Offers
from centans.cli.rulebook import paragraph, rule_id
from centans.cli.seating import Chair
from centans.cli.store import CannotKeep, Keeper
from centans.cli.typed import Misread, handles, options_of, playable, read_line
from centans.core.asks import Ask
from centans.core.errors import Ambiguous, Illegal, NothingToUndo
from centans.core.match import Match
from centans.words import Words

if TYPE_CHECKING:
    from centans.bots import Bot

COMMANDS = ("undo", "hint", "reason", "why", "rules", "log", "save", "help", "quit")
AROUND_THE_BOARD = 2
"""An empty line above it, and below the question the line to type in."""
LEAST_FOR_A_BOARD = 20
RECENT, FEWEST_RECENT = 8, 2
"""So many sentences of what happened stand below the board, earlier ones above it; in a low terminal fewer."""
KEPT_EVERY = 64
"""After so many entries the position is kept, as servers do."""
FORGET_SCROLLBACK = "\x1b[3J"


class Left(Exception):
    """The player leaves the table."""


def _lines(sentences: Sequence[str]) -> Group:
    return Group(*[Text(sentence) for sentence in sentences])


class Table:
    """One match, played to its end or left."""

    def __init__(
        self, match: Match, chairs: Sequence[Chair], words: Words, board: Board, keeper: Keeper, console: Console
    ) -> None:
        self.match = match
        self.chairs = chairs
        self.words = words
        self.board = board
        self.keeper = keeper
        self.console = console
        self.people = [seat for seat, chair in enumerate(chairs) if chair.person]
        self._bots = {seat: self._bot(seat, chair.bot) for seat, chair in enumerate(chairs) if chair.bot is not None}
        self._at_keyboard = self.people[0] if len(self.people) == 1 else None
        self._told = [0] * len(chairs)
        """By seat: the number of the first entry that it has not heard of; 0 is the opening."""
        self._drawn_for: int | None = None
        """The seat for which the board on the screen was drawn."""
        self._notices: list[str] = []
        """What is to be said below the next board."""
        self._commands = self._spoken_commands()

    def _bot(self, seat: int, name: str) -> Bot:
        from centans.bots import make_bot

        return make_bot(name, (self.match.seed or b"") + f" bot {seat}".encode())

    def _spoken_commands(self) -> dict[str, Callable[[int, str], None]]:
        """What each word does: the English ones always, and those of the player's language."""
        found: dict[str, Callable[[int, str], None]] = {"?": self._help}
        for name in COMMANDS:
            act: Callable[[int, str], None] = getattr(self, f"_{name}")
            found.update(dict.fromkeys([name, *self.words.typed(f"command-{name}")], act))
        return found

    # -- the course of the match -------------------------------------------------------------------------------

    def play(self) -> int:
        """The exit code: 0 also when a player leaves, for the match is kept."""
        self._welcome()
        self.keeper.keep(self.match)
        try:
            while not self.match.over:
                self._next_answer()
                self._keep_position()
        except KeyboardInterrupt:
            self._leave()
            return INTERRUPTED
        except (Left, EOFError):
            self._leave()
            return 0
        self._end()
        return 0

    def _keep_position(self) -> None:
        """Now and then, so that taking back never replays more than what happened since."""
        if self.match.since_kept >= KEPT_EVERY:
            with suppress(TypeError):  # a game from outside may hold what cannot be kept: then all is replayed
                self.match.keep()

    def _next_answer(self) -> None:
        waiting = self.match.waiting_for()
        addressed = [ask.seat for ask in self.match.asks if ask.addressed]
        bots = [seat for seat in addressed if seat in self._bots]
        spoken = None if bots else next((ask for ask in self.match.asks if self._is_said(ask)), None)
        if spoken is not None:
            self._let_bot_choose(spoken)
            return
        bots += [seat for seat in waiting if seat in self._bots]
        if bots:
            self._let_bot_answer(bots[0])
            return
        seat = self._at_keyboard if self._at_keyboard in waiting else waiting[0]
        assert seat is not None
        self._sit_down(seat)
        self._let_person_answer(seat)

    def _let_bot_answer(self, seat: int) -> None:
        asks = self.match.asks_of(seat)
        ask = next((ask for ask in asks if ask.addressed), None) or next(ask for ask in asks if not ask.open)
        with self.console.status(Text(self.words.say("play-thinking", name=self.chairs[seat].name))):
            self._let_bot_choose(ask)

    def _let_bot_choose(self, ask: Ask) -> None:
        chosen = self._bots[ask.seat].choose(self.match.game, self.match.state, ask)
        self.match.answer(ask.seat, chosen, ask)

    def _is_said(self, ask: Ask) -> bool:
        """Whether it is a voluntary question that a bot answers."""
        bot = self._bots.get(ask.seat) if ask.voluntary else None
        return bot is not None and bot.speaks_up(self.match.game, self.match.state, ask)

    def _let_person_answer(self, seat: int) -> None:
        """The board, and below it, where a reader looks, what happened last and the question."""
        news = [*self._news(seat), *self._notices]
        self._notices = []
        question = self._question(seat)
        if news or self._drawn_for != seat:
            news = list(self._draw(seat, news, question))
        self._print_all(news)
        self.console.print(question)
        self._obey(seat, input("> ").strip())

    def _obey(self, seat: int, line: str) -> None:
        """A command, an answer, or nothing: then the board is shown again."""
        word, _, rest = line.partition(" ")
        command = self._commands.get(word.casefold())
        if not line:
            self._drawn_for = None
        elif command is not None:
            command(seat, rest.strip())
        else:
            self._answer(seat, line)

    def _answer(self, seat: int, line: str) -> None:
        try:
            options = playable(read_line(line, self.match, seat, self.words), self.match, seat, self.words)
            self.match.answer_run(seat, options)
        except Illegal as illegal:
            self._complain(self.words.refusal(illegal.refusal))
        except (Misread, Ambiguous) as unclear:
            self._complain(str(unclear))
        else:
            self._drawn_for = None
            self.keeper.keep(self.match)

    # -- what is shown -----------------------------------------------------------------------------------------

    def _print(self, sentence: str, style: str = "") -> None:
        self.console.print(Text(sentence, style=style), soft_wrap=True)

    def _complain(self, sentence: str) -> None:
        self._print(sentence, "yellow")

    def _welcome(self) -> None:
        match = self.match
        self._print(self.words.say("play-welcome", title=self.words.title(), players=match.variant.players), "bold")
        for seat, chair in enumerate(self.chairs):
            side = self.words.side(match.game.side(match.state, seat))
            key = "play-seat-person" if chair.person else "play-seat-bot"
            self._print(self.words.say(key, number=seat + 1, name=chair.name, side=side, bot=chair.bot or ""))
        if self.people:
            self._print(self.words.say("play-hint"), "dim")

    def _sentences(self, seat: int | None, first: int) -> list[str]:
        """What happened from that entry on, as far as the seat may know."""
        numbers = range(first, len(self.match.entries) + 1)
        events = [event for number in numbers for event in self.match.events(number) if event.visible_to(seat)]
        return [self.words.event(event, self.match.names, seat) for event in events]

    def _news(self, seat: int) -> list[str]:
        """What a seat has not heard yet."""
        sentences = self._sentences(seat, self._told[seat])
        self._told[seat] = len(self.match.entries) + 1
        return [f"· {sentence}" for sentence in sentences]

    def _print_all(self, sentences: Sequence[str]) -> None:
        for sentence in sentences:
            self._print(sentence)

    def _draw(self, seat: int, news: Sequence[str], question: Group) -> Sequence[str]:
        """The board, and above it what happened earlier; gives what is to stand below it.

        In a terminal the board may take the room that is left by what stands below, if it is enough for one; where
        both are too much together, less of what happened stands below."""
        left = self.console.height - AROUND_THE_BOARD - self._height(question)
        room = max(left - self._height(_lines(news[-RECENT:])), LEAST_FOR_A_BOARD)
        drawn = self.board.draw(self.match.view(seat), self.words, self.match.names)
        recent = min(RECENT, len(news))
        if self.console.is_terminal:
            left -= self._height(drawn, room)
            while recent > FEWEST_RECENT and self._height(_lines(news[-recent:])) > left:
                recent -= 1
        earlier = len(news) - recent
        self._print_all(news[:earlier])
        self.console.print()
        self.console.print(drawn, height=room)
        self._drawn_for = seat
        return news[earlier:]

    def _height(self, drawn: RenderableType, room: int | None = None) -> int:
        """The lines it takes."""
        options = self.console.options.update(height=room)
        return len(list(Segment.split_lines(self.console.render(drawn, options))))

    def _question(self, seat: int) -> Group:
        asks = self.match.asks_of(seat)
        about = self.board.about(self.match.view(seat))
        prompts = [Text(self.words.prompt(ask, about), style="bold") for ask in asks]
        return Group(*prompts, Offers(handles(options_of(asks), self.words), self.words))

    def _sit_down(self, seat: int) -> None:
        """Where several people share the keyboard, a curtain falls before anybody's cards are shown."""
        if seat == self._at_keyboard:
            return
        self._hide()
        name = self.chairs[seat].name
        key = "play-curtain-waiting" if self._at_keyboard is None else "play-curtain"
        self._print(self.words.say(key, name=name), "bold")
        input()
        self._hide()
        self._at_keyboard = seat
        self._drawn_for = None

    def _hide(self) -> None:
        """Clear the screen, and what could be scrolled back to."""
        self.console.clear()
        if self.console.is_terminal and not self.console.legacy_windows:
            self.console.file.write(FORGET_SCROLLBACK)
            self.console.file.flush()

    # -- commands ----------------------------------------------------------------------------------------------

    def _undo(self, seat: int, rest: str) -> None:  # noqa: ARG002 - all commands are called alike
        try:
            self.match.undo(seat)
        except NothingToUndo:
            self._complain(self.words.say("play-nothing-to-undo"))
            return
        self._told[seat] = min(self._told[seat], len(self.match.entries) + 1)
        self._drawn_for = None
        self.keeper.keep(self.match)
        self._notices.append(self.words.say("play-taken-back"))

    def _hint(self, seat: int, rest: str) -> None:  # noqa: ARG002
        from centans.bots.reasons import advise
        from centans.cli import advice

        ask = next((ask for ask in self.match.asks_of(seat) if len(ask.options) > 1), None)
        if ask is None:
            self._complain(self.words.say("hint-nothing"))
            return
        with self.console.status(self.words.say("hint-thinking")):
            reason = advise(self.match.game, self.match.state, ask, self.match.ask_id(ask).encode())
        self.match.note_hint(seat)
        self.keeper.keep(self.match)
        for sentence in advice.hint(reason, self.words):
            self._print(sentence)

    def _reason(self, seat: int, rest: str) -> None:
        """Why the bot chose that; without a number, what it chose last."""
        from centans.bots.levels import manner_of
        from centans.bots.reasons import NothingToChoose, beginning, explain_entry, may_be_told
        from centans.cli import advice

        last = advice.last_choice_of_a_bot(self.match, self._bots)
        number = int(rest) if rest.isdecimal() and 0 < int(rest) <= self.match.told else last
        chooser = self.match.entries[number - 1].seat if number else seat
        if chooser not in self._bots:
            self._complain(self.words.say("why-not-bot" if number else "play-no-log"))
        elif not may_be_told(self.match, seat, chooser):
            self._complain(self.words.say("why-later"))
        else:
            try:
                with self.console.status(self.words.say("hint-thinking")):
                    reason = explain_entry(self.match, beginning(self.match, number), b"%d" % number)
            except NothingToChoose:
                self._complain(self.words.say("why-no-choice"))
                return
            chair = self.chairs[chooser]
            for sentence in advice.why(reason, chair.name, manner_of(chair.bot or ""), self.words):
                self._print(sentence)

    def _why(self, seat: int, rest: str) -> None:
        try:
            options = read_line(rest, self.match, seat, self.words)
        except (Misread, Ambiguous) as unclear:
            self._complain(str(unclear))
            return
        if not options:
            example = next(iter(handles(options_of(self.match.asks_of(seat)), self.words)))
            self._complain(self.words.say("play-why-what", example=example))
            return
        refusal = self.match.why_not(seat, options[0])
        self._print(self.words.say("play-allowed") if refusal is None else self.words.refusal(refusal))

    def _rules(self, seat: int, rest: str) -> None:
        kind = type(self.match.game)
        current = self.match.state.agenda.asking(self.match.asks_of(seat)[0]).rule
        rule = rule_id(kind, rest) if rest else current
        text = paragraph(kind, rule, self.words.language)
        if text is None:
            self._complain(self.words.say("play-no-rule", rule=rest or rule, example=current))
            return
        self.console.print(Text.assemble((f"{rule} ", "bold"), text))

    def _log(self, seat: int, rest: str) -> None:  # noqa: ARG002
        sentences = self._sentences(seat, 0)
        for sentence in sentences or [self.words.say("play-no-log")]:
            self._print(f"· {sentence}")

    def _save(self, seat: int, rest: str) -> None:  # noqa: ARG002
        if not rest:
            self._complain(self.words.say("play-save-where"))
            return
        self._write(rest)

    def _write(self, file: str) -> None:
        try:
            self.keeper.write(self.match, Path(file).expanduser())
        except CannotKeep as problem:
            self._complain(str(problem))
            return
        self._print(self.words.say("play-saved", file=file))

    def _help(self, seat: int, rest: str) -> None:  # noqa: ARG002
        self._print(self.words.say("play-help"))

    def _quit(self, seat: int, rest: str) -> None:  # noqa: ARG002
        raise Left

    # -- the end -----------------------------------------------------------------------------------------------

    def _leave(self) -> None:
        self.console.print()
        self._print(self.words.say("play-stopped", file=str(self.keeper.path)))

    def _end(self) -> None:
        """What happened last, the open table, the result, and what becomes of the match."""
        reader = self.people[0] if len(self.people) == 1 else None
        for sentence in self._sentences(reader, self._told[self._at_keyboard or 0]):
            self._print(f"· {sentence}")
        self.console.print(self.board.draw(self.match.view(reader), self.words, self.match.names))
        result = self.match.result
        assert result is not None, "a match that asks nothing more has a result"
        self._print(self.words.say("play-over"))
        verdict, *scores = self.words.result(result, self.match.names)
        self._print(verdict, "bold")
        for score in scores:
            self._print(f"  {score}")
        for seat, count in sorted(Counter([hint.seat for hint in self.match.hints]).items()):
            self._print(self.words.say("hints-used", name=self.chairs[seat].name, count=count))
        self._offer_to_save()

    def _offer_to_save(self) -> None:
        self.keeper.keep(self.match)
        if self.keeper.for_good:
            self._print(self.words.say("play-saved", file=str(self.keeper.path)))
            return
        file = self._file_named() if self.people else ""
        if file:
            self._write(file)
        else:
            self._print(self.words.say("play-not-kept"))
        self.keeper.forget()

    def _file_named(self) -> str:
        self._print(self.words.say("play-offer-save"))
        try:
            return input("> ").strip()
        except EOFError:
            return ""
