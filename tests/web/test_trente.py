"""Le Combat des Trente in the browser: orders written by clicking, cells, cards, combats; refusals, keyboard, phone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.kit import DESKTOP, PHONE, TestServer, Visitor, Wire, frame_of
from tests.web.test_reach import SMALLEST_TARGET, faults

MOST_ANSWERS = 400
KINDS = ("order", "move", "land", "attack", "charge", "lay", "keep", "heal")
ASKED = """([kinds, sign]) => {
    const table = document.querySelector("[data-state]");
    if (table === null || table.dataset.sign === sign) return null;
    if (table.dataset.state === "over") return "over";
    if (table.dataset.state !== "asked") return null;
    const within = (place) => [...document.querySelectorAll(`${place} [data-option]`)];
    const offered = (place) => within(place).map(({ dataset }) => dataset.option);
    const board = new Set(offered("[data-board]").map((option) => option.split(" ")[0]));
    const buttons = offered("[data-prompt]").filter((option) => option !== "reconsider");
    return kinds.find((kind) => board.has(kind)) ?? (buttons.length > 0 ? "button" : null);
}"""
"""What is asked: a kind of option on the board, a choice of the prompt, or nothing any more. While the enemy is still
writing one might reconsider: that is no question to answer."""
FORWARD = """() => {
    const top = (element) => element.getBoundingClientRect().y;
    const ways = '[data-board] [data-option^="move "], [data-board] [data-option^="land "]';
    const cells = [...document.querySelectorAll(ways)];
    return cells.sort((one, other) => top(one) - top(other))[0].dataset.option;
}"""
"""The cell farthest from one's own camp, which lies at the foot."""


class Captain:
    """A player who clicks: orders those nearest to the enemy, goes forward, and fights with his best cards."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.done: set[str] = set()
        """The kinds of answers given so far."""

    def spots(self, kind: str) -> Locator:
        return self.visitor.find(f'[data-board] [data-option^="{kind} "]')

    def button(self, option: str) -> Locator:
        return self.visitor.find(f'[data-prompt] [data-option="{option}"]')

    @property
    def seal(self) -> Locator:
        return self.visitor.find("[data-prompt] .seal")

    def write_orders(self) -> None:
        press(self.button("fill"))
        expect(self.visitor.find("[data-entry]")).to_have_count(10)
        press(self.seal)

    def asked(self, since: str = "") -> str:
        """Wait until something is asked that was not at that sign of the table, and tell its kind."""
        found: str = self.visitor.wait_for(ASKED, arg=[KINDS, since]).json_value()
        return found

    def play(self, enough: Callable[[str], bool] = lambda kind: False) -> str:
        """Answer until the match is over or one has come far enough; tells what is asked then."""
        kind = self.asked()
        for _ in range(MOST_ANSWERS):
            if kind == "over" or enough(kind):
                return kind
            before = self.visitor.sign()
            self.answer(kind)
            kind = self.asked(before)
        raise AssertionError(f"after {MOST_ANSWERS} answers there are still questions")

    def answer(self, kind: str) -> None:
        self.done.add(kind)
        match kind:
            case "order":
                self.write_orders()
            case "move" | "land":
                option = self.visitor.page.evaluate(FORWARD)
                press(self.visitor.find(f'[data-board] [data-option="{option}"]'))
                press(self.seal)
            case "attack" | "charge" | "lay":
                press(self.spots(kind).first)
                expect(self.visitor.find("[data-prompt] .odds")).to_be_visible()
                press(self.seal)
            case "keep":
                press(self.spots("keep").last)
                press(self.seal)
            case "heal":
                press(self.spots("heal").first)
            case _:
                press(self.visitor.find("[data-prompt] [data-option]").first)


def press(target: Locator) -> None:
    """Cells may lie under something, so they are pressed without the mouse having to find them."""
    target.dispatch_event("click")


def begin(visitor: Visitor) -> Captain:
    visitor.play_now("trente")
    captain = Captain(visitor)
    assert captain.asked() == "order"
    return captain


@pytest.mark.nightly
def test_three_turns_are_played_to_their_end_by_clicking_against_a_bot(visitor: Visitor):
    captain = begin(visitor)
    expect(visitor.find("[data-board]")).to_contain_text("Tour 1 sur 3")
    assert captain.play() == "over"
    assert captain.done >= {"order", "move", "lay", "keep"}
    expect(visitor.find("[data-end]")).to_contain_text(re.compile("l’emporte|nulle|égalité"))
    expect(visitor.find("[data-points]")).to_contain_text("survivants")
    for seat in (0, 1):
        expect(visitor.find(f"[data-reckoned='{seat}']")).to_contain_text(re.compile(r"survivants \d+"))


# -- secrets ----------------------------------------------------------------------------------------------------------

UNPLAYED = re.compile(r'"seat":\s*1,\s*"unit":\s*"[^"]+",\s*"played":\s*false')
"""An order of the second seat that has not been played, with the man it names."""


@pytest.fixture
def wires(server: TestServer) -> Iterator[tuple[Wire, Wire]]:
    made = Wire(server.port), Wire(server.port)
    yield made
    for wire in made:
        wire.close()


def heard(wire: Wire) -> str:
    return wire.heard.decode("utf-8", "ignore")


@pytest.mark.slow
def test_of_two_browsers_neither_hears_the_orders_of_the_other(wires: tuple[Wire, Wire], visit: Visit):
    anne, hugh = visit(address=wires[0].address), visit(address=wires[1].address, language="en")
    anne.open("/new?game=trente")
    anne.find('select[name="turns"]').select_option("3")
    anne.act("create-table").click()
    anne.page.wait_for_url(re.compile("/table/"))
    hugh.accept(anne.find("[data-invitation] input").input_value().replace(anne.address, ""))
    captains = Captain(anne), Captain(hugh)
    assert captains[1].asked() == "order"
    captains[1].write_orders()
    expect(anne.find('[data-player="1"]')).to_contain_text("prêt")
    assert UNPLAYED.search(heard(wires[1])), "who wrote them sees them"
    assert '"orders-known"' not in heard(wires[0])
    assert captains[0].asked() == "order"
    captains[0].write_orders()
    hidden = anne.find('[data-board] li [title*="secret"]')
    expect(hidden.first).to_be_visible()
    blois_first = "Blois joue en premier" in anne.find("[data-log]").inner_text()
    for _ in range(3):
        for captain in captains if blois_first else reversed(captains):
            assert captain.asked() == "move"
            captain.answer("move")
    expect(hidden).to_have_count(7 if blois_first else 6)
    assert UNPLAYED.search(heard(wires[0])) is None


# -- the sheet --------------------------------------------------------------------------------------------------------


def drag(visitor: Visitor, what: Locator, where: Locator) -> None:
    start, end = frame_of(what), frame_of(where)
    mouse = visitor.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    mouse.up()


def whole(*names: str) -> list[re.Pattern[str]]:
    """All the lines of the sheet, each with its man."""
    return [re.compile(name) for name in names]


def test_the_sheet_is_written_by_touching_men_put_in_order_and_struck_out(visitor: Visitor):
    captain = begin(visitor)
    for number in (12, 11, 4):
        visitor.find(f'[data-board] [data-option="order {number}"]').click()
    entries = visitor.find("[data-orders] [data-entry]")
    expect(entries).to_have_text(whole("Hugues Catus", "Geoffroy de Beaucorps", "Yves Charruel"))
    expect(captain.seal).to_have_attribute("aria-disabled", "true")
    entries.first.focus()
    visitor.page.keyboard.press("Alt+ArrowDown")
    expect(entries).to_have_text(whole("Geoffroy de Beaucorps", "Hugues Catus", "Yves Charruel"))
    drag(visitor, entries.nth(0), entries.nth(2))
    expect(entries).to_have_text(whole("Hugues Catus", "Yves Charruel", "Geoffroy de Beaucorps"))
    drag(visitor, entries.nth(1), entries.nth(0))
    expect(entries).to_have_text(whole("Yves Charruel", "Hugues Catus", "Geoffroy de Beaucorps"))
    entries.nth(2).click()
    entries.nth(0).click()
    expect(entries).to_have_text(whole("Geoffroy de Beaucorps", "Yves Charruel", "Hugues Catus"))
    entries.first.focus()
    visitor.page.keyboard.press("Delete")
    expect(entries).to_have_text(whole("Yves Charruel", "Hugues Catus"))
    visitor.find('[data-board] [data-option="order 4"]').click()
    expect(entries).to_have_text(whole("Hugues Catus"))
    captain.button("fill").click()
    expect(entries).to_have_count(10)
    visitor.find('[data-board] [data-option="order C"]').click()
    expect(visitor.find("[data-prompt]")).to_contain_text("rayez d’abord un homme")
    captain.seal.click()
    assert captain.play(lambda kind: kind != "order") == "move"


def test_a_cell_out_of_reach_is_explained_with_its_rule(visitor: Visitor):
    captain = begin(visitor)
    captain.play(lambda kind: kind == "move")
    press(visitor.find('[data-cell="J15"]'))
    note = visitor.find("[data-note]")
    expect(note).to_contain_text("J15")
    note.locator("[data-rule]").click()
    expect(visitor.find("[data-rulebook] .rule.lit")).to_be_visible()


def test_a_move_is_chosen_by_keyboard_and_said_before_it_is_made(visitor: Visitor):
    captain = begin(visitor)
    captain.play(lambda kind: kind == "move")
    first = captain.spots("move").first
    cell = (first.get_attribute("data-option") or "").removeprefix("move ")
    first.focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.sentence).to_contain_text(cell)
    visitor.page.keyboard.press("Escape")
    expect(visitor.sentence).to_contain_text("Où va")


def test_a_man_tells_his_story_and_a_card_what_it_does(visitor: Visitor):
    begin(visitor)
    press(visitor.find('[data-board] [aria-label^="Hugues de Calveley"]'))
    expect(visitor.find('[data-looked="M-4"]')).to_contain_text("Cheshire")
    press(visitor.find('[data-board] button:has-text("Force")').first)
    expect(visitor.find("[data-told]")).to_contain_text("la base d’une combinaison")


def test_men_are_placed_in_secret_by_clicking(visitor: Visitor):
    visitor.open("/new?game=trente")
    visitor.find("summary").first.click()
    visitor.find('select[name="deployment"]').select_option("free")
    visitor.find('[data-seat="1"] label:has-text("Une machine")').click()
    visitor.act("create-table").click()
    visitor.wait_until_asked()
    expect(visitor.find("[data-board] .counter.gules")).to_have_count(0)
    visitor.find('[data-board] [data-option="post F1"]').click()
    expect(visitor.sentence).to_contain_text("Olivier Arrel")
    captain = Captain(visitor)
    captain.button("usual").click()
    captain.seal.click()
    assert captain.asked() == "order"
    expect(visitor.find('[data-board] [data-spot="F1"]')).to_have_attribute(
        "aria-label", re.compile("^Jean de Beaumanoir")
    )


# -- everybody --------------------------------------------------------------------------------------------------------


def least(things: Locator) -> float:
    """The smaller side of the smallest."""
    expect(things.first).to_be_visible()
    boxes = [thing.bounding_box() for thing in things.all()]
    return min(min(box["width"], box["height"]) for box in boxes if box is not None)


WIDE_ENOUGH = """least => [...document.querySelectorAll("[data-board] [data-cell][data-option]")].every((cell) => {
    const { width, height } = cell.getBoundingClientRect();
    return Math.min(width, height) >= least;
})"""
"""Whether every cell that is offered is wide enough for a finger, without anybody having looked closer."""


def test_on_a_phone_everything_is_within_reach_of_a_finger(visit: Visit):
    visitor = visit(size=PHONE)
    captain = begin(visitor)
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    visitor.wait_for(WIDE_ENOUGH, arg=SMALLEST_TARGET)
    visitor.find('[data-board] [data-option="order 13"]').tap()
    expect(visitor.find("[data-entry]")).to_have_count(1)
    captain.button("fill").tap()
    expect(visitor.find("[data-entry]")).to_have_count(10)
    assert least(visitor.find("[data-entry]")) >= SMALLEST_TARGET
    assert least(visitor.find("[data-shelf]")) >= SMALLEST_TARGET
    visitor.find("[data-shelf=missions]").tap()
    expect(visitor.find("[data-missions]")).to_contain_text("deuxième tour")
    visitor.find("[data-shelf=hand]").tap()
    visitor.find('[data-board] button:has-text("Force")').first.tap()
    expect(visitor.find("[data-told]")).to_contain_text("la base d’une combinaison")
    captain.seal.tap()
    captain.play(lambda kind: kind == "move")
    visitor.find("[data-shelf=orders]").tap()
    expect(visitor.find('[data-board] [aria-label="Les ordres de Montfort"]')).to_be_visible()
    visitor.wait_for(WIDE_ENOUGH, arg=SMALLEST_TARGET)
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


@pytest.mark.slow
def test_on_a_phone_a_combat_gives_way_to_the_next_man_and_is_opened_again_at_a_press(visit: Visit):
    visitor = visit(size=PHONE)
    captain = begin(visitor)
    captain.play(lambda kind: kind in ("move", "attack") and visitor.find("[data-scene]").count() > 0)
    expect(visitor.find("[data-scene] dl")).to_have_count(0)
    press(visitor.act("unfold"))
    expect(visitor.find("[data-scene] dl")).to_have_count(2)


@pytest.mark.slow
@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "light"), (PHONE, "candle")], ids=["desktop", "phone"])
def test_axe_finds_no_fault_at_the_table(visit: Visit, size: tuple[int, int], theme: str):
    visitor = visit(size=size, theme=theme)
    captain = begin(visitor)
    press(captain.button("fill"))
    expect(visitor.find("[data-entry]")).to_have_count(10)
    assert faults(visitor) == []
    press(captain.seal)
    captain.play(lambda kind: kind == "lay")
    press(captain.spots("lay").first)
    expect(visitor.find("[data-prompt] .odds")).to_be_visible()
    assert faults(visitor, "[data-prompt]") == []
    press(captain.seal)
    visitor.find("[data-scene]").wait_for()
    assert faults(visitor, "[data-scene]") == []


APART = """() => {
    const over = document.querySelector("[data-over]")?.firstElementChild?.getBoundingClientRect();
    const men = [...document.querySelectorAll("[data-board] [data-acting]")].map((man) => man.getBoundingClientRect());
    const map = document.querySelector("[data-board] .map").getBoundingClientRect();
    const apart = (man) =>
        man.bottom <= over.top || man.top >= over.bottom || man.right <= over.left || man.left >= over.right;
    const seen = ({ left, right, top, bottom }) =>
        left >= map.left - 1 && right <= map.right + 1 && top >= map.top - 1 && bottom <= map.bottom + 1;
    return over !== undefined && men.length === 2 && men.every((man) => apart(man) && seen(man));
}"""
"""Whether the panel of a combat lies beside both men, and both are in sight."""


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESKTOP, (1280, 720), PHONE, (844, 390)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_panel_of_a_combat_never_covers_the_two_who_fight(visit: Visit, size: tuple[int, int]):
    visitor = visit(size=size)
    captain = begin(visitor)
    captain.play(lambda kind: kind == "lay")
    visitor.wait_for(APART)


def test_a_man_is_a_figure_with_his_rank_and_a_sign_tells_what_it_gives(visitor: Visitor):
    begin(visitor)
    for rank, number in {"captain": 2, "knight": 20, "squire": 40}.items():
        expect(visitor.find(f"[data-board] .map [data-rank={rank}]")).to_have_count(number)
    expect(visitor.find("[data-parties]")).to_contain_text("Charles de Blois")
    visitor.find('[data-cell="A10"]').hover()
    expect(visitor.find('[data-plate="A10"]')).to_contain_text("case Cheval")
    expect(visitor.find('[data-plate="A10"]')).to_contain_text("marque 1")


def test_hatching_doubles_the_colours_of_the_counters(visitor: Visitor):
    visitor.context.add_init_script("""localStorage['centans.preferences'] = '{"pace": "instant", "hatching": true}'""")
    begin(visitor)
    expect(visitor.find('[data-board] .counter [fill="url(#hatch-gules)"]').first).to_be_attached()
