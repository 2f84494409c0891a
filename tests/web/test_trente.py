"""Le Combat des Trente in the browser: orders written by clicking, cells, cards, combats; refusals, keyboard, phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.kit import DESKTOP, PHONE, Visitor
from tests.web.test_company import until_somebody_is_asked
from tests.web.test_reach import faults

MOST_ANSWERS = 400
KINDS = ("order", "move", "land", "attack", "charge", "lay", "keep", "heal")
ASKED = """([kinds, sign]) => {
    const table = document.querySelector("[data-state]");
    if (table === null || table.dataset.sign === sign) return null;
    if (table.dataset.state === "over") return "over";
    if (table.dataset.state !== "asked") return null;
    const offered = (place) => [...document.querySelectorAll(`${place} [data-option]`)].map(({ dataset }) => dataset.option);
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
        found: str = self.visitor.page.wait_for_function(ASKED, arg=[KINDS, since]).json_value()
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


def until_move(visitor: Visitor) -> Captain:
    captain = Captain(visitor)
    captain.write_orders()
    captain.spots("move").first.wait_for()
    visitor.wait_until_asked()
    return captain


@pytest.mark.slow
def test_three_turns_are_played_to_their_end_by_clicking_against_a_bot(visitor: Visitor):
    visitor.play_now("trente")
    expect(visitor.find("[data-board]")).to_contain_text("Tour 1 sur 3")
    captain = Captain(visitor)
    for _ in range(MOST_ANSWERS):
        if visitor.wait_for_state("asked", "over") == "over":
            break
        captain.answer()
    assert captain.done >= {"order", "move", "lay", "keep"}
    expect(visitor.find("[data-end]")).to_contain_text(re.compile("l’emporte|nulle|égalité"))


def secrets_in_sight(visitor: Visitor) -> list[str]:
    """The enemy's orders that have not been played, as far as the server tells this window."""
    found: list[str] = visitor.page.evaluate(
        """async () => {
            const table = location.pathname.split("/")[2];
            const { view } = await (await fetch(`/api/tables/${table}/view?seat=0`)).json();
            const enemy = view.armies.find(({ seats }) => !seats.includes(0));
            return enemy.orders.filter(({ unit, played }) => unit !== null && !played).map(({ unit }) => unit);
        }"""
    )
    return found


@pytest.mark.slow
def test_two_browsers_play_a_turn_and_neither_sees_the_other_write(visit: Visit):
    anne, hugh = visit(), visit(language="en")
    anne.open("/new?game=trente")
    anne.find('select[name="turns"]').select_option("1")
    anne.act("create-table").click()
    anne.page.wait_for_url(re.compile("/table/"))
    hugh.open(anne.find("[data-invitation] input").input_value())
    expect(hugh.find('[data-player="1"]')).to_contain_text("you")
    hugh.wait_until_asked()
    Captain(hugh).write_orders()
    expect(anne.find('[data-player="1"]')).to_contain_text("prêt")
    assert secrets_in_sight(anne) == []
    captains = Captain(anne), Captain(hugh)
    captains[0].answer()
    expect(anne.find('[data-board] li [title*="secret"]').first).to_be_visible()
    assert secrets_in_sight(anne) == []
    for _ in range(MOST_ANSWERS):
        if "over" in (anne.table.get_attribute("data-state"), hugh.table.get_attribute("data-state")):
            break
        until_somebody_is_asked(anne, hugh)
        asked = [captain for captain in captains if captain.visitor.table.get_attribute("data-state") == "asked"]
        asked[0].answer()
        anne.page.wait_for_timeout(30)
    for visitor in (anne, hugh):
        visitor.wait_for_state("over")
    assert anne.at == hugh.at


def test_the_sheet_is_written_by_touching_men_put_in_order_by_keyboard_and_struck_out(visitor: Visitor):
    visitor.play_now("trente")
    captain = Captain(visitor)
    for number in (12, 11, 4):
        visitor.find(f'[data-board] [data-option="order {number}"]').click()
    entries = visitor.find("[data-orders] [data-entry]")
    expect(entries).to_have_count(3)
    expect(entries.first).to_contain_text("Hugues Catus")
    expect(captain.seal).to_have_attribute("aria-disabled", "true")
    entries.first.focus()
    visitor.page.keyboard.press("Alt+ArrowDown")
    expect(entries.first).to_contain_text("Geoffroy de Beaucorps")
    visitor.page.keyboard.press("Delete")
    expect(entries).to_have_count(2)
    expect(entries.nth(1)).to_contain_text("Yves Charruel")
    visitor.find('[data-board] [data-option="order 4"]').click()
    expect(entries).to_have_count(1)
    captain.button("fill").click()
    expect(entries).to_have_count(10)
    visitor.find('[data-board] [data-option="order C"]').click()
    expect(visitor.find("[data-prompt]")).to_contain_text("rayez d’abord un homme")
    captain.seal.click()
    captain.spots("move").first.wait_for()


def test_a_cell_out_of_reach_is_explained_with_its_rule(visitor: Visitor):
    visitor.play_now("trente")
    until_move(visitor)
    press(visitor.find('[data-cell="J15"]'))
    note = visitor.find("[data-note]")
    expect(note).to_contain_text("J15")
    note.locator("[data-rule]").click()
    expect(visitor.find("[data-rulebook] .lit")).to_be_visible()


def test_a_move_is_chosen_by_keyboard_and_said_before_it_is_made(visitor: Visitor):
    visitor.play_now("trente")
    captain = until_move(visitor)
    first = captain.spots("move").first
    cell = (first.get_attribute("data-option") or "").removeprefix("move ")
    first.focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.sentence).to_contain_text(cell)
    visitor.page.keyboard.press("Escape")
    expect(visitor.sentence).to_contain_text("Où va")


def test_a_man_tells_his_story(visitor: Visitor):
    visitor.play_now("trente")
    press(visitor.find('[data-board] [aria-label^="Hugues de Calveley"]'))
    expect(visitor.find('[data-looked="M-4"]')).to_contain_text("Cheshire")


def test_a_phone_begins_close_enough_and_nothing_is_wider_than_it(visit: Visit):
    visitor = visit(size=PHONE)
    visitor.play_now("trente")
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    box = visitor.find('[data-option="order 11"]').bounding_box()
    assert box is not None
    assert box["width"] >= 28
    until_move(visitor)
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "light"), (PHONE, "candle")], ids=["desktop", "phone"])
def test_axe_finds_no_serious_fault_at_the_table(visit: Visit, size: tuple[int, int], theme: str):
    visitor = visit(size=size)
    visitor.play_now("trente")
    if theme == "candle":
        visitor.act("theme").click()
    captain = Captain(visitor)
    press(captain.button("fill"))
    assert faults(visitor) == []
    press(captain.seal)
    captain.spots("move").first.wait_for()
    visitor.wait_until_asked()
    for _ in range(60):
        if captain.spots("lay").count() > 0:
            break
        captain.answer()
        visitor.wait_until_asked()
    press(captain.spots("lay").first)
    assert faults(visitor) == []
    captain.answer()
    visitor.find("[data-scene]").wait_for()
    assert faults(visitor) == []


def test_hatching_doubles_the_colours_of_the_counters(visitor: Visitor):
    visitor.context.add_init_script("""localStorage['centans.preferences'] = '{"pace": "instant", "hatching": true}'""")
    visitor.play_now("trente")
    expect(visitor.find('[data-board] .counter [fill="url(#hatch-gules)"]').first).to_be_attached()
