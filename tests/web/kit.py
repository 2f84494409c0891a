"""What browser tests are written with: a server of their own, a wire that can be cut, and a player who clicks."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, FloatRect, JSHandle, Locator, Page, Request, expect

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "tools"))

from browser import chromium  # noqa: E402

DESKTOP = (1280, 800)
PHONE = (390, 844)
THEMES = ("light", "candle")
PATIENCE = 45_000
"""Milliseconds that a test waits for something to appear."""


def chromium_path() -> str:
    found = chromium()
    assert found is not None, "there is no Chromium: `make browser` installs one, CENTANS_CHROMIUM names one"
    return found


# -- the server -----------------------------------------------------------------------------------------------------


SERVE = """
from centans.cli import main
from centans.server import making

if {seed!r} != "random":
    making.new_seed = {seed!r}.encode
main()
"""
"""Every table has the same dice, so that what passes today passes tomorrow; CENTANS_TEST_SEED=random tries others."""


class TestServer:
    """`centans serve` on a free port, with a data folder of its own."""

    __test__ = False

    def __init__(self, data: Path, *more_games: Path) -> None:
        """`more_games` are folders with packages that bring games of their own."""
        launch = SERVE.format(seed=os.environ.get("CENTANS_TEST_SEED", "browser"))
        command = [sys.executable, "-c", launch, "serve", "--port", "0", "--no-open"]
        self._process = subprocess.Popen(
            [*command, "--data", str(data)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={
                **os.environ,
                "CENTANS_RATE": "0",
                "CENTANS_BOT_PATIENCE": "0",
                "CENTANS_VEIL": "0.1",
                "CENTANS_USUAL_BOT": "squire",
                **python_path(more_games),
            },
        )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            found = re.search(r"http://\S+?:(\d+)/", line)
            if found:
                self.port = int(found[1])
                self.address = f"http://127.0.0.1:{self.port}"
                return
        raise AssertionError("the server ended before it said its address")

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(timeout=20)


def python_path(folders: Sequence[Path]) -> dict[str, str]:
    before = os.environ.get("PYTHONPATH", "")
    return {"PYTHONPATH": os.pathsep.join([*map(str, folders), *([before] if before else [])])} if folders else {}


class Wire:
    """A connection to the server that can be cut and mended, for one browser alone."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._whole = True
        self._open: set[socket.socket] = set()
        self.heard = bytearray()
        """Everything that has come to the browser through this wire."""
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                if self._whole:
                    self._join(near)
                else:
                    near.close()

    def _join(self, near: socket.socket) -> None:
        far = socket.create_connection(("127.0.0.1", self._target))
        self._open |= {near, far}
        for one, other, heard in ((near, far, bytearray()), (far, near, self.heard)):
            threading.Thread(target=self._carry, args=(one, other, heard), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket, heard: bytearray) -> None:
        with suppress(OSError):
            while chunk := one.recv(65536):
                heard += chunk
                other.sendall(chunk)
        for end in (one, other):
            self._end(end)

    def _end(self, end: socket.socket) -> None:
        self._open.discard(end)
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()

    def cut(self) -> None:
        self._whole = False
        for end in list(self._open):
            self._end(end)

    def mend(self) -> None:
        self._whole = True

    def close(self) -> None:
        self._listener.close()
        self.cut()


ANSWER_BY_API = """async (most) => {
    const table = location.pathname.split("/")[2];
    const fetched = async (path, init) => (await fetch(`/api/tables/${table}${path}`, init)).json();
    const seat = (await fetched("")).seats.find(({ mine }) => mine).seat;
    for (let given = 0; ; given += 1) {
        const { asks, result } = await fetched(`/view?seat=${seat}`);
        const ask = asks.find(({ open }) => !open);
        if (result || !ask || given >= (most ?? Infinity)) return Boolean(result);
        if (ask.hollow) {
            given -= 1;
            await new Promise((done) => setTimeout(done, 50));
            continue;
        }
        const body = JSON.stringify({ seat, ask: ask.id, options: [ask.options[0].notation] });
        await fetched("/answers", { method: "POST", headers: { "content-type": "application/json" }, body });
    }
}"""
"""Answers as long as the visitor is asked, so often at most, with what is offered first; tells whether it is over.

A question with one answer, asked lest others learn so, is the server's: its answer is waited for."""


HEAR = """() => {
    window.heard = [];
    const fetched = window.fetch;
    window.fetch = async (...asked) => {
        const answer = await fetched(...asked);
        answer.clone().text().then((body) => window.heard.push(body), () => undefined);
        return answer;
    };
    const listen = EventSource.prototype.addEventListener;
    const placed = (value, [step, ...rest], change) => {
        const [first, gone, come] = change;
        if (step === undefined) return change.length === 3 ? value.toSpliced(first, gone, ...come) : first;
        const copy = Array.isArray(value) ? [...value] : { ...value };
        if (!rest.length && !change.length) delete copy[step];
        else copy[step] = placed(copy[step], rest, change);
        return copy;
    };
    EventSource.prototype.addEventListener = function (kind, act, ...more) {
        const heard = (event) => {
            if (event.data !== undefined) window.heard.push(event.data);
            if (kind === "view") this.told = JSON.parse(event.data);
            if (kind === "change") {
                for (const [path, ...change] of JSON.parse(event.data)) this.told = placed(this.told, path, change);
                window.heard.push(JSON.stringify(this.told));
            }
            return act(event);
        };
        return listen.call(this, kind, heard, ...more);
    };
}"""
"""Keeps every word that the server tells the page, and the views that changes lead to."""


def frame_of(thing: Locator) -> FloatRect:
    """Where a thing is, once it is seen: made anew between two positions, it is nowhere for a moment."""
    while True:
        thing.wait_for()
        frame = thing.bounding_box()
        if frame is not None:
            return frame


# -- a visitor ------------------------------------------------------------------------------------------------------


class Visitor:
    """A browser window of one person, which remembers everything that went wrong in it."""

    def __init__(
        self, browser: Browser, address: str, size: tuple[int, int], language: str, pace: str, theme: str = "light"
    ) -> None:
        width, height = size
        phone = size == PHONE
        self.address = address
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height},
            locale={"fr": "fr-FR", "en": "en-GB"}[language],
            base_url=address,
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if theme == "candle" else "light",
            reduced_motion="reduce",
            permissions=["clipboard-read", "clipboard-write"],
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(
            f"""localStorage['centans.preferences'] ??= '{{"pace": "{pace}"}}'""",
        )
        self._complaints: list[str] = []
        self._forgiven: list[str] = []
        self.strangers: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.on("console", lambda line: self._complaints.append(line.text) if line.type == "error" else None)
        self.page.on("pageerror", lambda error: self._complaints.append(str(error)))
        self.page.on("request", self._note_request)

    def _note_request(self, request: Request) -> None:
        if not request.url.startswith((self.address, "blob:")):
            self.strangers.append(request.url)

    def forgive(self, *parts: str) -> None:
        """What a browser says of its own accord when a request fails, where the test makes it fail."""
        self._forgiven.extend(parts)

    @property
    def complaints(self) -> list[str]:
        return [line for line in self._complaints if not any(part in line for part in self._forgiven)]

    def listen(self) -> None:
        """From the next page on, remember everything that the server tells it."""
        self.context.add_init_script(f"({HEAR})()")

    @property
    def heard(self) -> list[str]:
        """The bodies of all answers and news since the page was opened."""
        return list(self.page.evaluate("window.heard"))

    def in_either_light(self) -> Iterator[str]:
        """By day and by candle-light on the very same page, which ends as it was."""
        html = self.find("html")
        before = html.get_attribute("data-theme")
        for theme in THEMES:
            html.evaluate("(root, theme) => { root.dataset.theme = theme; }", theme)
            yield theme
        html.evaluate("(root, theme) => { root.dataset.theme = theme; }", before)

    # -- finding things --------------------------------------------------------------------------------------------

    def find(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def act(self, name: str) -> Locator:
        return self.find(f"[data-act={name}]")

    @property
    def sentence(self) -> Locator:
        return self.find("[data-sentence]")

    @property
    def table(self) -> Locator:
        return self.find("[data-state]")

    @property
    def at(self) -> int:
        return int(self.table.get_attribute("data-at") or 0)

    @property
    def hand(self) -> Locator:
        return self.find('[data-board] [data-option^="card "]')

    # -- doing things ----------------------------------------------------------------------------------------------

    def open(self, path: str = "/") -> None:
        self.page.goto(path)

    def accept(self, link: str) -> None:
        """Come by the link of an invitation, and sit down."""
        self.open(link)
        self.act("accept").click()

    def do_with_seat(self, seat: int, deed: str) -> None:
        """Open the menu of one's seat, and choose from it."""
        self.find(f"[data-player='{seat}'] [data-act=seat-menu]").click()
        self.find(f"[data-player='{seat}'] [data-act={deed}]").click()

    def play_now(self, game: str = "guyenne") -> None:
        self.open()
        self.find(f"[data-game={game}] [data-act=play-now]").click()
        self.wait_until_asked()

    def wait_for(self, condition: str, arg: object = None) -> JSHandle:
        """Wait until the page answers that with something true.

        It is asked twenty times a second, not at every frame: frames that nobody sees take the time of other tests.
        """
        return self.page.wait_for_function(condition, arg=arg, polling=50)

    def wait_for_news(self, before: str) -> None:
        """Wait until something has happened at the table since it had that sign."""
        self.wait_for("sign => document.querySelector('[data-state]')?.dataset.sign !== sign", before)

    def wait_until_asked(self) -> None:
        expect(self.table).to_have_attribute("data-state", "asked")

    def wait_for_state(self, *states: str) -> str:
        expect(self.table).to_have_attribute("data-state", re.compile("|".join(states)))
        return self.table.get_attribute("data-state") or ""

    def answer(self, press: Callable[[Locator], None] = Locator.click, leave: tuple[str, ...] = ()) -> None:
        """Answer whatever is asked, in the simplest way, and wait until that has happened.

        Who may only reconsider has chosen already: he waits for the others, and perhaps the match is over then. What is
        open to him until somebody else answers may be gone before he presses it: such options are best left (`leave`).
        So may the whole match be, if nothing but such a question was asked: then there is nothing to answer.
        """
        if self.wait_for_state("asked", "over") == "over":
            return
        before = self.sign()
        offered = [option for option in self.offered() if option not in leave]
        choice = next((option for option in offered if option not in ("done", "reconsider")), None)
        if choice is not None:
            press(self.find(f'[data-prompt] [data-option="{choice}"]').first)
        elif not offered:
            return
        elif offered != ["reconsider"]:
            self.lay_one_card(press)
        self.wait_for_news(before)

    def offered(self) -> list[str]:
        """What the buttons of the prompt offer; while news of the others are shown there are none for a moment.

        Nothing once the match is over.
        """
        buttons = self.find("[data-prompt] [data-option]")
        over = self.find("[data-state=over]")
        while True:
            expect(buttons.or_(over).first).to_be_attached()
            if over.count() > 0:
                return []
            if options := buttons.evaluate_all("buttons => buttons.map(button => button.dataset.option)"):
                return list(options)

    def play_to_the_end(self, *others: Visitor) -> None:
        """Everybody answers by the server's API, without the board: for what comes after a match."""
        over = False
        while not over:
            over, *_ = [visitor.page.evaluate(ANSWER_BY_API) for visitor in (self, *others)]

    def sign(self) -> str:
        """Changes with every change of the table."""
        return self.table.get_attribute("data-sign") or ""

    def lay_one_card(self, press: Callable[[Locator], None] = Locator.click) -> None:
        """Name a castle if one must be named, lift cards until it is enough, and send them."""
        free = self.find('[data-castle][aria-pressed="false"]')
        named = self.find('[data-castle][aria-pressed="true"]')
        if free.count() > 0 and named.count() == 0:
            press(free.first)
        send = self.find('[data-prompt] [data-option="done"]')
        while send.get_attribute("aria-disabled") == "true":
            press(self.find('[data-option^="card "][aria-pressed="false"]').last)
        press(send)
