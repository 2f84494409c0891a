"""Everybody can play: by keyboard alone, on a phone, with a screen reader, in either light."""

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.kit import DESKTOP, PHONE, ROOT, Visitor, frame_of

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
AXE_RUN = "parts => axe.run(parts.length ? { include: parts } : document, { resultTypes: ['violations'] })"
SMALLEST_TARGET = 40
MOST_TABS = 80


def test_a_match_is_begun_and_played_by_keyboard_alone(visitor: Visitor):
    def press(target: Locator) -> None:
        """Press Tab until the target has the focus, then Enter."""
        handle = target.element_handle()
        assert handle is not None
        for _ in range(MOST_TABS):
            if handle.evaluate("element => element === document.activeElement"):
                visitor.page.keyboard.press("Enter")
                return
            visitor.page.keyboard.press("Tab")
        raise AssertionError(f"{target} cannot be reached by Tab")

    visitor.open()
    press(visitor.find("[data-game=guyenne] [data-act=play-now]"))
    for _ in range(4):
        visitor.answer(press)
        visitor.wait_until_asked()
    visitor.page.keyboard.press("?")
    expect(visitor.find("[data-keys]")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor.find("[data-keys]")).to_have_count(0)
    visitor.page.keyboard.press("r")
    expect(visitor.find("[data-rulebook] .rule.lit")).to_be_visible()
    visitor.page.keyboard.press("b")
    focused = visitor.find("[data-board] :focus")
    expect(focused).to_have_count(1)
    outline = focused.evaluate("element => getComputedStyle(element).outlineStyle")
    assert outline != "none"


def test_the_prompt_is_within_thumb_reach_on_a_phone(visit: Visit):
    visitor = visit(size=PHONE)
    visitor.play_now()
    box = frame_of(visitor.find("[data-prompt]"))
    assert box["y"] > PHONE[1] / 2
    assert box["y"] + box["height"] <= PHONE[1]
    for _ in range(3):
        visitor.answer(Locator.tap)
        visitor.wait_until_asked()
    visitor.find("[data-tab=log]").tap()
    expect(visitor.find("dialog [data-log]")).to_contain_text("Vous ouvrez")
    visitor.page.keyboard.press("Escape")
    visitor.act("time").tap()
    visitor.act("scrub-back").tap()
    expect(visitor.table).to_have_attribute("data-state", "past")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_phone_never_scrolls_sideways(visit: Visit, language: str):
    visitor = visit(size=PHONE, language=language)
    for path in ("/", "/new?game=guyenne", "/new?game=bastide", "/new?game=montjoie", "/rules/guyenne", "/about"):
        visitor.open(path)
        visitor.find("h1").first.wait_for()
        visitor.find("form details").evaluate_all("all => all.forEach((each) => { each.open = true; })")
        assert visitor.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], path


def test_a_table_on_a_phone_fits_and_its_targets_are_large_enough(visit: Visit):
    visitor = visit(size=PHONE)
    visitor.play_now()
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    for button in visitor.find("[data-prompt] button:visible, .bar button:visible").all():
        box = frame_of(button)
        assert box["height"] >= SMALLEST_TARGET, button.inner_text()


AT_REST = """async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const passing = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
}"""
"""Until colours have faded into each other: half way they are hard to read, for a moment."""


def faults(visitor: Visitor, *within: str) -> list[str]:
    """What axe-core finds in either light, however small, on the whole page or within these parts of it."""
    visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = []
    for theme in visitor.in_either_light():
        visitor.page.evaluate(AT_REST)
        found += [(theme, fault) for fault in visitor.page.evaluate(AXE_RUN, list(within))["violations"]]
    return [
        f"{theme}, {fault['id']}: {fault['help']} ({'; '.join(node['html'][:160] for node in fault['nodes'][:3])})"
        for theme, fault in found
    ]


@pytest.mark.parametrize("path", ["/", "/new?game=guyenne", "/rules/guyenne", "/about", "/nowhere"])
def test_axe_finds_no_fault_on_a_page(visitor: Visitor, path: str):
    visitor.open(path)
    visitor.find("h1").first.wait_for()
    assert faults(visitor) == []


def test_the_light_is_changed_by_its_button(visitor: Visitor):
    visitor.open()
    visitor.act("theme").click()
    expect(visitor.find("html")).to_have_attribute("data-theme", "candle")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_no_fault_at_a_table(visit: Visit, size: tuple[int, int]):
    visitor = visit(size=size)
    visitor.play_now()
    visitor.answer()
    visitor.wait_until_asked()
    assert faults(visitor) == []
    visitor.find("[data-tab=rules]").click()
    visitor.find("[data-rulebook]").wait_for()
    assert faults(visitor) == []


def test_hatching_doubles_the_colours_of_the_arms(visitor: Visitor):
    visitor.play_now()
    hatched = visitor.find('[data-player="0"] [fill="url(#hatch-gules)"]')
    assert hatched.count() == 0
    visitor.act("preferences").click()
    visitor.find("[name=hatching]").check()
    expect(hatched.first).to_be_attached()
