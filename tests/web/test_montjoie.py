"""Montjoie ! in the browser: matches of two, three and four by clicking, secrets, diplomacy, form, guide, access."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.kit import DESKTOP, PHONE, Visitor, frame_of
from tests.web.test_reach import SMALLEST_TARGET, faults

GAME = "montjoie"
MOST_ANSWERS = 900
PATIENCE = 90_000
"""Milliseconds that three bots may need, one after the other, for their turns."""

QUICK = (
    *("silence", "abstain", "peace", "end-expansion", "end-turn", "pass", "nothing", "barons 0"),
    *("ally-later", "keep-die", "decline"),
)
"""The shortest way through a turn; what is not named here is answered with what the page proposes."""

PRESS = """([asked, wishes]) => {
    if (document.querySelector("[data-asked]")?.dataset.asked !== asked) return "gone";
    const usable = (one) => !one.disabled && one.getAttribute("aria-disabled") !== "true";
    const all = (where) => [...document.querySelectorAll(where)].filter(usable);
    const buttons = all("[data-prompt] [data-option]").filter(({ dataset: { option } }) => !/parley|heed/.test(option));
    const spots = all("[data-board] svg [data-option]");
    const meant = (wish) => ({ dataset: { option } }) => option === wish || option.startsWith(`${wish} `);
    const named = (from) => wishes.map((wish) => from.find(meant(wish))).find(Boolean);
    const proposed = buttons.find((one) => one.matches(".seal")) ?? spots[0] ?? buttons[0];
    const found = named([...buttons, ...spots]) ?? proposed;
    found?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return found?.dataset.option;
}"""
"""Presses the first wish that can be had, else what the page proposes, else a place on the map, else any button; tells
which. News of the others may clear the question, and where one can only pass the server does so."""

CONFIRM = """([option, sign]) => {
    if (document.querySelector("[data-state]")?.dataset.sign !== sign) return true;
    document.querySelector(`[data-prompt] .seal[data-option="${option}"]:not([aria-disabled=true])`)?.click();
}"""
"""A place on the map is proposed first: confirm it, until something has happened at the table."""


class Prince:
    """A player of Montjoie ! who clicks on whatever is asked of him, by buttons of the prompt or on the map."""

    def __init__(self, visitor: Visitor, *wishes: str) -> None:
        self.visitor = visitor
        self.wishes = (*wishes, *QUICK)
        self.asked_for: set[str] = set()
        """The questions answered so far."""
        self.chosen: set[str] = set()
        """The kinds of options chosen so far."""

    @property
    def asked(self) -> str:
        """The key of the question that is waited for; nothing if there is none."""
        if self.visitor.table.get_attribute("data-state") != "asked":
            return ""
        return self.visitor.find("[data-asked]").get_attribute("data-asked") or ""

    def until_asked(self) -> str:
        """Wait until an answer of ours is waited for, or the match is over."""
        self.visitor.wait_for(
            """() => {
              const state = document.querySelector("[data-state]")?.dataset.state;
              return state === "over" || (state === "asked" && document.querySelector("[data-asked]")?.dataset.asked);
            }""",
        )
        return self.visitor.table.get_attribute("data-state") or ""

    def press(self, option: str) -> None:
        """Press what stands for that option, in the prompt or beside the map, as soon as it can be pressed."""
        self.visitor.wait_for(
            """option => {
              const found = document.querySelector(`[data-option="${option}"]:not(:disabled, [aria-disabled=true])`);
              found?.click();
              return found !== null;
            }""",
            arg=option,
        )

    def answer(self, *wishes: str) -> None:
        """Answer what is asked, if something is, and wait until that has happened."""
        before, asked = self.visitor.sign(), self.asked
        if not asked:
            return
        option: str = self.visitor.wait_for(PRESS, [asked, [*wishes, *self.wishes]]).json_value()
        self.visitor.wait_for(CONFIRM, [option, before])
        self.asked_for.add(asked)
        self.chosen.add(option.split()[0])

    def play(self, until: str = "over") -> None:
        """Answer until a question of that key is asked, or the match is over."""
        for _ in range(MOST_ANSWERS):
            if self.until_asked() == "over" or self.asked == until:
                return
            self.answer()
        raise AssertionError(f"'{until}' was not reached; asked were {sorted(self.asked_for)}")


def new_table(host: Visitor, players: int, bots: Sequence[int] = (), **settings: str) -> None:
    host.open(f"/new?game={GAME}")
    host.find(f'label:has-text("{players} joueurs")').click()
    host.find("summary").click()
    for name, value in settings.items():
        host.find(f"select[name={name}]").select_option(value)
    for seat in bots:
        host.find(f'[data-seat="{seat}"] label:has-text("Une machine")').click()
        host.find(f"select[name=bot-{seat}]").select_option("squire")
    host.act("create-table").click()
    host.page.wait_for_url(re.compile("/table/"))


# -- whole matches ----------------------------------------------------------------------------------------------------


@pytest.mark.nightly
def test_a_short_match_of_four_is_played_to_its_end_by_clicking(visitor: Visitor):
    visitor.play_now(GAME)
    expect(visitor.find("[data-player]")).to_have_count(4)
    prince = Prince(visitor, "expand", "from")
    prince.play(until="talk")
    assert prince.asked_for >= {"start-town"}
    prince.play()
    assert prince.asked_for >= {"talk", "vote", "purchases", "expansion"}
    assert prince.chosen >= {"town", "silence", "peace", "expand"}
    expect(visitor.find("[data-end]")).to_contain_text(re.compile("l’emporte|l’emportent"))


@pytest.mark.nightly
def test_a_match_of_two_is_played_to_its_end_against_a_bot(visitor: Visitor):
    new_table(visitor, 2, bots=[1])
    prince = Prince(visitor, "expand", "from")
    prince.play()
    assert prince.asked_for >= {"choose-ally", "start-town", "hire-try", "purchases", "expansion"}
    expect(visitor.find("[data-end]")).to_contain_text(re.compile("l’emporte|l’emportent"))


def turn(visitor: Visitor) -> int:
    told = visitor.find("[data-board] h2").first.inner_text()
    return int(re.sub(r"\D", "", told) or 0)


def test_a_first_turn_with_three_leads_an_ally(visitor: Visitor):
    """The Black Death may end a turn before the powers act: then the next one is played."""
    new_table(visitor, 3, bots=[1, 2], length="short")
    prince = Prince(visitor, "ally-now", "roll", "expand", "from")
    for _ in range(MOST_ANSWERS):
        prince.until_asked()
        if turn(visitor) > 1 and "expansion" in prince.asked_for:
            break
        prince.answer()
    assert prince.asked_for >= {"start-town", "vote", "purchases"}
    assert prince.asked_for & {"ally-first", "ally-last"}, "every player leads an ally"
    expect(visitor.find("[data-log]")).to_contain_text(re.compile("Navarre|Bretagne|Flandre"))


# -- secrets ----------------------------------------------------------------------------------------------------------


def views_in(heard: Sequence[str]) -> list[dict[str, Any]]:
    """Every position that the server told the page."""
    found = [json.loads(body) for body in heard if body.startswith("{")]
    return [told["view"] for told in found if isinstance(told.get("view"), dict)]


def told_too_much(view: dict[str, Any], seat: int) -> list[str]:
    """What this seat may not know: hands, votes before all have voted, cards face down."""
    others = [other for other in view["seats"] if other["seat"] != seat]
    fight = view["fight"]
    face_down = [side for side in fight["sides"] if side["seat"] != seat] if fight and not fight["revealed"] else []
    return [
        *[f"the hand of seat {other['seat']}" for other in others if other["hand"]["cards"]],
        *[f"the vote of seat {other['seat']}" for other in others if view["state"] is None and other["vote"]],
        *[f"the cards of the {side['side']}" for side in face_down if side["cards"]["cards"]],
    ]


def seen_by(visitor: Visitor) -> str:
    """All that the page says and shows of the match."""
    shown: str = visitor.page.evaluate("document.querySelector('[data-state]').innerText")
    return shown + str(visitor.page.evaluate("document.querySelector('[data-board]').innerHTML"))


def next_of(*princes: Prince) -> Prince:
    """Whoever is asked now; bots may have to play before."""
    for _ in range(PATIENCE // 50):
        for prince in princes:
            if prince.asked:
                return prince
        princes[0].visitor.page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def until(asked: str, of: Prince, *princes: Prince) -> None:
    """Everybody answers until one of them is asked that."""
    for _ in range(MOST_ANSWERS):
        now = next_of(*princes)
        if of.asked == asked:
            return
        now.answer()
    raise AssertionError(f"'{asked}' was not asked")


@pytest.mark.slow
def test_two_browsers_vote_deal_and_lend_a_baron_and_neither_sees_what_the_other_hides(visit: Visit):
    pages = visit(), visit()
    for page in pages:
        page.listen()
    new_table(pages[0], 4, length="short", starting_influence="6")
    pages[1].accept(pages[0].find("[data-invitation] input").input_value())
    expect(pages[1].find('[data-player="1"]')).to_contain_text("vous")
    anne, bertrand = Prince(pages[0], "pass", "barons 0"), Prince(pages[1], "pass", "barons 0")

    until("talk", anne, anne, bertrand)
    offer_an_exchange(anne, bertrand)
    until("vote", anne, anne, bertrand)
    vote_in_secret(anne, bertrand)
    lend_a_baron(anne, bertrand)

    for seat, page in enumerate(pages):
        views = views_in(page.heard)
        assert any(view["phase"] == "vote" for view in views)
        assert any(view["fight"] and not view["fight"]["revealed"] for view in views)
        assert [fault for view in views for fault in told_too_much(view, seat)] == []


def offer_an_exchange(anne: Prince, bertrand: Prince) -> None:
    """France offers England a town for a town; the offer is answered while nobody waits for it."""
    anne.press("parley")
    leaf = anne.visitor.find("[data-parley]")
    leaf.locator('label:has([data-to="1"])').click()
    own, other = leaf.locator("select[name=own]"), leaf.locator("select[name=other]")
    own.select_option(index=1)
    other.select_option(index=1)
    given = own.locator("option:checked").inner_text().split(" (")[0]
    leaf.locator("[data-more=given]").click()
    expect(leaf.locator("[data-terms]")).to_contain_text("avec un écu de plus")
    leaf.locator("[data-act=offer]").click()
    expect(anne.visitor.find('[data-talks] [data-option="withdraw 2"]')).to_be_visible()
    anne.visitor.page.keyboard.press("Escape")

    expect(bertrand.visitor.sentence).to_contain_text(f"La France vous offre {given}")
    expect(bertrand.visitor.find('[data-diplomacy="1"]')).to_be_visible()
    assert bertrand.asked == "", "nobody waits for the answer"
    bertrand.press("accept 1")
    expect(anne.visitor.find("[data-log]")).to_contain_text("accepte votre offre")
    expect(anne.visitor.find("[data-log]")).to_contain_text("contre")
    expect(anne.visitor.find("[data-offer]")).to_have_count(0)


def vote_in_secret(anne: Prince, bertrand: Prince) -> None:
    """Anne votes, thinks again and votes otherwise: nothing on Bertrand's page may change."""
    bertrand.until_asked()
    anne.press("peace")
    expect(anne.visitor.find('[data-prompt] [data-option="reconsider"]')).to_be_visible()
    shown = seen_by(bertrand.visitor)
    anne.press("reconsider")
    anne.press("war")
    expect(anne.visitor.find('[data-prompt] [data-option="reconsider"]')).to_be_visible()
    assert seen_by(bertrand.visitor) == shown
    bertrand.answer("war")
    for prince in (anne, bertrand):
        expect(prince.visitor.find("[data-board] h2").first).to_contain_text("Guerre")


CARDS = re.compile("Échelles|Bélier|Sape|Canon")


def lend_a_baron(anne: Prince, bertrand: Prince) -> None:
    """England attacks somebody else than France, by land or sea, and France lends it a baron."""
    attack = anne.visitor.find('[data-board] [data-side="attack"]')
    anne.wishes = bertrand.wishes = ("pass", "barons 0", *QUICK[2:])
    for _ in range(MOST_ANSWERS):
        now = next_of(anne, bertrand)
        if now is bertrand and now.asked in ("expansion", "combats") and (town := somebody_elses(bertrand)):
            bertrand.answer(f"attack {town}")
        elif now is anne and now.asked == "support-attack" and attack.get_by_text("Angleterre").count():
            break
        else:
            now.answer("from", "by")
    expect(attack).not_to_contain_text(CARDS)
    assert '"lay ' not in "".join(anne.visitor.heard), "what was laid is told to nobody"
    anne.answer("barons 1")
    for prince in (anne, bertrand):
        lent = prince.visitor.find('[data-board] [data-side="attack"] [title="La France"]')
        expect(lent).to_have_count(1)
    for _ in range(MOST_ANSWERS):
        next_of(anne, bertrand).answer()
        if attack.filter(has_text=CARDS).count() or not attack.count():
            break  # the cards lie open, or the fight is over already
    expect(bertrand.visitor.find("[data-log]")).to_contain_text("baron")


def somebody_elses(prince: Prince) -> str:
    """A town that can be attacked and does not belong to the other person, France."""
    found: list[str] = prince.visitor.find('[data-board] svg [data-option^="attack "]').evaluate_all(
        "spots => spots.filter(one => !one.ariaLabel.includes('France')).map(one => one.dataset.option.split(' ')[1])"
    )
    return found[0] if found else ""


# -- diplomacy --------------------------------------------------------------------------------------------------------


def tab_to(visitor: Visitor, selector: str) -> None:
    """Press Tab until that has the focus."""
    for _ in range(60):
        if visitor.find(selector).first.evaluate("element => element === document.activeElement"):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached by Tab")


def test_an_offer_is_made_and_a_promise_written_by_keyboard_alone(visit: Visit):
    visitor = visit(language="en")
    visitor.play_now(GAME)
    prince = Prince(visitor)
    prince.play(until="talk")
    keys = visitor.page.keyboard
    tab_to(visitor, '[data-prompt] [data-option="parley"]')
    keys.press("Enter")
    tab_to(visitor, "[data-to]")
    keys.press("Space")
    tab_to(visitor, "[data-kind]:checked")
    for _ in range(3):
        keys.press("ArrowRight")
    expect(visitor.find("[data-kind=promise]")).to_be_checked()
    tab_to(visitor, "select[name=battle]")
    keys.press("ArrowDown")
    tab_to(visitor, "[data-more=barons]")
    keys.press("Enter")
    expect(visitor.find("[data-terms]")).to_contain_text("You will send England 2 barons in a combat")
    tab_to(visitor, "[data-act=offer]")
    keys.press("Enter")
    expect(visitor.find("[data-promise=open]")).to_contain_text("You will send England 2 barons")
    expect(visitor.find("[data-talks]")).to_contain_text("9 more offers")
    keys.press("Escape")
    expect(visitor.find("[data-talks]")).to_have_count(0)
    prince.play(until="purchases")
    visitor.act("diplomacy").click()
    expect(visitor.find("[data-promise=open]")).to_be_visible()


def test_what_cannot_be_offered_says_why_and_a_gift_goes_over_at_once_on_a_phone(visit: Visit):
    visitor = visit(size=PHONE)
    new_table(visitor, 4, bots=[1], town_sales="on")
    prince = Prince(visitor)
    prince.play(until="talk")
    visitor.act("diplomacy").tap()
    leaf = visitor.find("[data-parley]")
    leaf.locator('label:has([data-to="2"])').tap()
    leaf.locator("label:has([data-kind=sell])").tap()
    expect(leaf).to_contain_text("tour de paix")
    expect(leaf.locator("[data-act=offer]")).to_have_count(0)
    leaf.locator("label:has([data-kind=gift])").tap()
    expect(leaf.locator("[data-terms]")).to_contain_text("Vous donnez un écu à la Bretagne")
    for target in leaf.locator("label.pick, button:visible, select").all():
        box = frame_of(target)
        assert box["height"] >= SMALLEST_TARGET - 1
        assert box["x"] + box["width"] <= PHONE[0]
    leaf.locator("[data-act=offer]").tap()
    expect(visitor.find("[data-talks]")).to_contain_text("Vous donnez un écu à")


# -- the form and the guide -------------------------------------------------------------------------------------------


def test_three_tables_are_ready_and_options_that_hinder_each_other_say_why(visitor: Visitor):
    visitor.open(f"/new?game={GAME}")
    expect(visitor.find("input[name=preset]")).to_have_count(3)
    visitor.find('label:has-text("Historique")').click()
    visitor.find("summary").click()
    for name in ("nation_powers", "sea_zones", "knows_the_land", "island_nation"):
        expect(visitor.find(f"select[name={name}]")).to_have_value("on")
    visitor.find("select[name=diplomacy]").select_option("off")
    expect(visitor.find("[data-hindered=town_sales]")).to_contain_text("diplomatie")
    expect(visitor.find("select[name=town_sales]")).to_be_disabled()
    visitor.find('label:has-text("2 joueurs")').click()
    expect(visitor.find("[data-hindered=length]")).to_contain_text("cinq ou six tours")
    expect(visitor.find("select[name=ally_assignment]")).to_have_count(0)
    visitor.find('label:has-text("Tournoi")').click()
    expect(visitor.find("select[name=length]")).to_have_value("short")
    expect(visitor.find("[data-seat]")).to_have_count(4)
    visitor.find('label:has-text("Historique")').click()
    visitor.find('[data-seat="1"] label:has-text("Une machine")').click()
    visitor.act("create-table").click()
    visitor.page.wait_for_url(re.compile("/table/"))
    assert Prince(visitor).until_asked() == "asked"


def test_the_first_turn_is_guided_question_by_question(visitor: Visitor):
    visitor.play_now(GAME)
    prince = Prince(visitor, "expand", "from")
    guided: set[str] = set()
    for _ in range(MOST_ANSWERS):
        prince.until_asked()
        asked = prince.asked
        if asked and asked not in guided:
            other = visitor.find(f"[data-asked]:not([data-asked={asked}])")
            expect(visitor.find(f"[data-guide={asked}]").or_(other).first).to_be_visible()
            guided.add(asked)
        if "expansion" in guided:
            break
        prince.answer()
    assert guided >= {"start-town", "talk", "vote", "purchases", "expansion"}


def test_what_is_asked_stays_in_sight_in_a_low_window(visit: Visit):
    """The log goes to its last line; the column it stands in must not be scrolled with it."""
    visitor = visit(size=(1280, 520))
    visitor.play_now(GAME)
    Prince(visitor).play(until="vote")
    expect(visitor.find("[data-log]")).to_contain_text("tour 1")
    expect(visitor.sentence).to_be_in_viewport(ratio=1)


# -- everybody can play -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "light"), (PHONE, "candle")], ids=["desktop", "phone"])
def test_axe_finds_no_fault_at_the_table(visit: Visit, size: tuple[int, int], theme: str):
    visitor = visit(size=size, theme=theme)
    visitor.play_now(GAME)
    prince = Prince(visitor, "pass", "expand", "from")
    prince.play(until="talk")
    visitor.act("standing").first.click()
    expect(visitor.find("[data-standing]")).to_contain_text("La Bretagne")
    assert faults(visitor) == []
    visitor.page.keyboard.press("Escape")
    visitor.act("diplomacy").click()
    visitor.find("label:has([data-to])").first.click()
    assert faults(visitor) == []
    visitor.page.keyboard.press("Escape")
    for question in ("vote", "purchases", "expansion"):
        prince.play(until=question)
        assert faults(visitor, "[data-prompt]") == []
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    for button in visitor.find("[data-prompt] button:visible").all():
        box = frame_of(button)
        assert box["height"] >= SMALLEST_TARGET, button.inner_text()
