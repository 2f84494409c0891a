"""Guesclin ! in the browser: whole matches by clicking on hexes, men and orders; refusals, undo, keyboard, phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.kit import DESKTOP, PHONE, Visitor, frame_of
from tests.web.test_company import until_somebody_is_asked
from tests.web.test_reach import faults

MOST_ANSWERS = 400


class Captain:
    """A player of Guesclin ! who clicks: places his men, shouts, attacks whom he can, else goes forward."""

    def __init__(self, visitor: Visitor, actions: int = 6) -> None:
        self.visitor = visitor
        self.actions = actions
        """How many of his men he lets act in an activation."""
        self.acted = 0

    def spots(self, kind: str) -> Locator:
        return self.visitor.find(f'[data-board] [data-spot][data-option^="{kind} "]')

    def button(self, option: str) -> Locator:
        return self.visitor.find(f'[data-prompt] [data-option="{option}"]')

    @property
    def spread(self) -> Locator:
        """Places all men of a banner at once."""
        return self.visitor.find('[data-prompt] [data-option^="place "]')

    def array(self) -> None:
        """Let all men be placed but the last, and place that one."""
        before = self.visitor.sign()
        press(self.spread)
        self.visitor.wait_for_news(before)
        self.visitor.wait_until_asked()
        press(self.spots("place").first)

    @property
    def seal(self) -> Locator:
        return self.visitor.find("[data-prompt] .seal")

    def answer(self) -> None:
        """Answer what is asked, and wait until that has happened."""
        self.visitor.wait_until_asked()
        before = self.visitor.sign()
        self._choose()
        self.visitor.wait_for("sign => document.querySelector('[data-state]')?.dataset.sign !== sign", arg=before)

    def _choose(self) -> None:
        visitor = self.visitor
        if self.spots("place").count() > 0:
            press(self.spread if self.spread.count() > 0 else self.spots("place").first)
        elif self.button("no-order").count() > 0:
            self.acted = 0
            press(self.spots("order").first)
            press(visitor.find('[data-orders] [data-option$=" foncez"]'))
        elif self.button("end").count() > 0:
            self._let_act()
        elif self.spots("attack").count() + self.spots("shoot").count() > 0:
            press(visitor.find('[data-spot][data-option^="attack "], [data-spot][data-option^="shoot "]').first)
            expect(visitor.find("[data-prompt] .odds")).to_be_visible()
            press(self.seal)
        elif self.spots("move").count() > 0:
            press(self._forward())
            press(self.seal)
        elif self.spots("drop").count() > 0:
            press(self.spots("drop").first)
        else:
            press(visitor.find("[data-prompt] [data-option]").first)

    def _let_act(self) -> None:
        men = self.visitor.find('[data-board] [data-option^="act "]')
        if self.acted >= self.actions or men.count() == 0:
            press(self.button("end"))
        else:
            press(men.nth(self.acted % men.count()))
            self.acted += 1

    def _forward(self) -> Locator:
        """The hex nearest to an enemy."""
        hex_ = self.visitor.page.evaluate(
            """() => {
                const middle = (element) => { const box = element.getBoundingClientRect(); return [box.x, box.y] };
                const others = document.querySelectorAll('[data-board] [data-spot]:not([data-option])');
                const enemies = [...others].map(middle);
                const far = ([x, y]) => Math.min(...enemies.map(([a, b]) => Math.hypot(a - x, b - y)));
                const moves = [...document.querySelectorAll('[data-board] [data-option^="move "]')];
                moves.sort((one, other) => far(middle(one)) - far(middle(other)));
                return moves[0].dataset.option;
            }"""
        )
        return self.visitor.find(f'[data-board] [data-option="{hex_}"]')


def press(target: Locator) -> None:
    """Hexes may lie under the edge of the frame, so they are pressed without the mouse having to find them."""
    target.dispatch_event("click")


def scenario(visitor: Visitor, preset: str, *others: str, options: dict[str, str] | None = None) -> None:
    """A new table by the form: a preset, the kinds of the other seats, and options."""
    visitor.open("/new?game=guesclin")
    visitor.find(f'button:has-text("{preset}"), label:has-text("{preset}")').first.click()
    for seat, kind in enumerate(others, start=1):
        visitor.find(f'[data-seat="{seat}"] label:has-text("{kind}")').click()
    if options:
        visitor.find("details summary").first.click()
        for name, value in options.items():
            visitor.find(f'select[name="{name}"]').select_option(value)
    visitor.act("create-table").click()
    visitor.page.wait_for_url(re.compile("/table/"))


def test_the_loot_is_played_to_its_end_by_clicking_against_a_bot(visitor: Visitor):
    visitor.play_now("guesclin")
    expect(visitor.sentence).to_contain_text("Placez le chevalier français")
    captain = Captain(visitor, actions=3)
    for _ in range(MOST_ANSWERS):
        if visitor.wait_for_state("asked", "over") == "over":
            break
        captain.answer()
    expect(visitor.find("[data-end]")).to_contain_text(re.compile("l’emporte|nulle|Personne"))


@pytest.mark.slow
def test_two_browsers_play_the_battle_in_open_country(visit: Visit):
    anne, bertrand = visit(), visit(language="en")
    scenario(anne, "Combat en rase campagne", options={"rounds": "4"})
    bertrand.accept(anne.find("[data-invitation] input").input_value())
    expect(bertrand.find('[data-player="1"]')).to_contain_text("you")
    captains = Captain(anne, actions=1), Captain(bertrand, actions=1)
    for _ in range(MOST_ANSWERS):
        until_somebody_is_asked_or_it_is_over(anne, bertrand)
        states = [captain.visitor.table.get_attribute("data-state") for captain in captains]
        if "over" in states:
            break
        captains[states.index("asked")].answer()
    for visitor in (anne, bertrand):
        visitor.wait_for_state("over")
    assert anne.at == bertrand.at
    expect(anne.find("[data-end]")).to_be_visible()
    expect(bertrand.find("[data-end]")).to_be_visible()


def until_somebody_is_asked_or_it_is_over(one: Visitor, other: Visitor) -> None:
    if "over" not in (one.table.get_attribute("data-state"), other.table.get_attribute("data-state")):
        try:
            until_somebody_is_asked(one, other)
        except AssertionError:
            one.wait_for_state("over")


def until_action(visitor: Visitor, man: str) -> Captain:
    """The men are placed, no order is given, and one man is told to act."""
    captain = Captain(visitor)
    captain.array()
    captain.button("no-order").click()
    captain.spots("act").first.wait_for()
    visitor.wait_until_asked()
    visitor.find(f'[data-board] [data-option="act {man}"]').click()
    captain.spots("move").first.wait_for()
    return captain


def test_what_is_too_far_is_explained_with_its_cost_and_rule(visitor: Visitor):
    visitor.play_now("guesclin")
    until_action(visitor, "sergent")
    visitor.find('[data-hex="h14"]').click()
    note = visitor.find("[data-note]")
    expect(note).to_contain_text(re.compile(r"h14 est trop loin\s: coût \d+, mouvement 4"))
    note.locator("[data-rule]").click()
    expect(visitor.find("[data-rulebook] .rule.lit")).to_be_visible()


def test_an_order_says_what_it_gives_and_takes_before_it_is_given_and_can_be_taken_back(visitor: Visitor):
    visitor.play_now("guesclin")
    captain = Captain(visitor)
    captain.array()
    captain.button("no-order").wait_for()
    visitor.find('[data-board] [data-option="order sergent"]').click()
    prudence = visitor.find('[data-orders] [data-option="order sergent prudence"]')
    expect(prudence).to_contain_text("Défense +2, Mêlée −1")
    prudence.hover()
    expect(visitor.find("[data-board] aside dl")).to_contain_text("10")
    prudence.click()
    expect(visitor.sentence).to_contain_text("Lequel de vos hommes")
    visitor.act("undo").click()
    captain.button("no-order").wait_for()


def test_another_man_may_act_instead_and_a_move_is_taken_back(visitor: Visitor):
    visitor.play_now("guesclin")
    captain = until_action(visitor, "sergent")
    expect(visitor.sentence).to_contain_text("Le sergent agit : 4 points")
    visitor.find('[data-board] [aria-label^="chevalier français"]').click()
    expect(visitor.sentence).to_contain_text("Le chevalier agit : 3 points")
    move = captain.spots("move").first
    chosen = move.get_attribute("data-option") or ""
    move.click()
    expect(visitor.sentence).to_contain_text(f"Le chevalier va en {chosen.removeprefix('move ')}")
    captain.seal.click()
    expect(visitor.sentence).to_contain_text("Lequel de vos hommes")
    visitor.act("undo").click()
    expect(visitor.sentence).to_contain_text("Le chevalier agit")


def test_with_the_whole_map_in_sight_counters_can_be_read_and_who_is_pointed_at_is_described(visitor: Visitor):
    visitor.play_now("guesclin")
    figures = visitor.find("[data-board] .map .counter text")
    figures.first.wait_for()
    heights = figures.evaluate_all("all => all.map((figure) => figure.getBoundingClientRect().height)")
    assert min(heights) >= 11, "in pixels"
    visitor.find('[data-hex="a1"]').hover()
    expect(visitor.find("[data-board] aside h3")).to_contain_text("anglais")


def test_the_map_is_played_by_keyboard(visitor: Visitor):
    visitor.play_now("guesclin")
    visitor.page.keyboard.press("b")
    expect(visitor.find("[data-board] [data-spot]:focus")).to_have_count(1)
    visitor.page.keyboard.press("ArrowDown")
    focused = visitor.find("[data-board] [data-spot]:focus")
    expect(focused).to_have_attribute("aria-label", re.compile(r"^o\d+, "))
    visitor.page.keyboard.press("Enter")
    expect(visitor.sentence).to_contain_text("Placez le sergent français")


def test_a_phone_begins_close_and_its_men_are_large_enough_to_touch(visit: Visit):
    visitor = visit(size=PHONE)
    visitor.play_now("guesclin")
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    box = frame_of(visitor.find('[data-option^="place "]').first)
    assert min(box["width"], box["height"]) >= 40
    Captain(visitor).array()
    visitor.find('[data-option="no-order"]').wait_for()
    visitor.find('[data-board] [data-option^="order "]').first.dispatch_event("click")
    visitor.find("[data-orders]").wait_for()
    for order in visitor.find("[data-orders] button").all():
        box = frame_of(order)
        assert box["height"] >= 40
        assert box["x"] + box["width"] <= PHONE[0]


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "light"), (PHONE, "candle")], ids=["desktop", "phone"])
def test_axe_finds_no_fault_at_the_table(visit: Visit, size: tuple[int, int], theme: str):
    visitor = visit(size=size, theme=theme)
    visitor.play_now("guesclin")
    captain = Captain(visitor)
    captain.array()
    captain.button("no-order").wait_for()
    press(captain.spots("order").first)
    visitor.find("[data-orders]").wait_for()
    assert faults(visitor) == []
    press(captain.button("no-order"))
    captain.spots("act").first.wait_for()
    visitor.wait_until_asked()
    press(captain.spots("act").first)
    press(captain.spots("move").first)
    expect(captain.seal).to_be_visible()
    assert faults(visitor) == []


def test_men_in_reserve_are_called_by_what_stands_on_them(visitor: Visitor):
    visitor.play_now("guesclin")
    men = visitor.find(".waiting button")
    expect(men).to_have_count(5)
    expect(men.first).to_contain_text("chevalier français")
    for number in range(5):
        expect(men.nth(number)).not_to_have_attribute("aria-label", re.compile(".*"))


def test_hatching_doubles_the_colours_of_the_counters(visitor: Visitor):
    visitor.play_now("guesclin")
    hatched = visitor.find('[data-board] .counter [fill="url(#hatch-azure)"]')
    assert hatched.count() == 0
    visitor.act("preferences").click()
    visitor.find("[name=hatching]").check()
    expect(hatched.first).to_be_attached()


def test_the_form_goes_with_the_scenario_and_four_find_one_with_room_for_them(visitor: Visitor):
    visitor.open("/new?game=guesclin")
    two, four = (visitor.find(f'.pill:has-text("{count} joueurs") input') for count in (2, 4))
    expect(two).to_be_checked()
    visitor.find('.pill:has-text("4 joueurs")').click()
    expect(four).to_be_checked()
    expect(visitor.find("[name=scenario]")).to_have_value("2")
    visitor.find('label:has-text("Le butin")').first.click()
    expect(two).to_be_checked()


def test_on_a_phone_a_remark_on_what_cannot_be_done_is_seen_and_goes_when_something_else_is_planned(visit: Visit):
    visitor = visit(size=PHONE)
    visitor.play_now("guesclin")
    captain = Captain(visitor)
    captain.array()
    captain.button("no-order").wait_for()
    visitor.wait_until_asked()
    press(captain.button("no-order"))
    captain.spots("act").first.wait_for()
    visitor.wait_until_asked()
    press(captain.spots("act").first)
    captain.spots("move").first.wait_for()
    press(visitor.find('[data-hex="a12"]'))
    note = visitor.find("[data-note]")
    expect(note).to_be_in_viewport(ratio=1)
    press(captain.spots("move").first)
    expect(captain.seal).to_be_visible()
    expect(note).to_have_count(0)
