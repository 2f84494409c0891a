"""Bastide in the browser: whole matches by clicking, secret auctions, previews, and everybody can play."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.kit import DESKTOP, PHONE, Visitor, frame_of
from tests.web.test_reach import SMALLEST_TARGET, faults

GAME = "bastide"
MOST_ANSWERS = 600


def until_asked(visitor: Visitor) -> str:
    """Wait until we must answer (an offer that one may make does not count), or the match is over."""
    visitor.wait_for(
        """() => {
          const state = document.querySelector("[data-state]")?.dataset.state;
          return state === "over" || (state === "asked" && document.querySelector("[data-asked]")?.dataset.asked);
        }""",
    )
    return visitor.table.get_attribute("data-state") or ""


def press(target: Locator) -> None:
    """A click in the middle of a thing, or a tap."""
    target.click()


def seal(visitor: Visitor) -> Locator:
    """The one thing to press when all is ready."""
    return visitor.find("[data-prompt] .main:not([aria-disabled=true])")


def offered(visitor: Visitor, kind: str) -> Locator:
    return visitor.find(f'[data-board] [data-option^="{kind} "]')


def phase(visitor: Visitor) -> str:
    return visitor.find("[data-phase]").get_attribute("data-phase") or ""


def answer(visitor: Visitor) -> None:
    """Answer whatever is asked, by clicking, in a way that brings the match to its end."""
    before = visitor.sign()
    now = phase(visitor)
    if now == "action":
        choose_action(visitor)
    elif now in ("first-bids", "raises"):
        affordable = visitor.find("[data-mark]")
        if affordable.count() > 1:
            press(affordable.nth(1))
        press(seal(visitor))
    elif now in ("site", "house"):
        press(offered(visitor, "block").first)
        press(seal(visitor))
    elif now == "placement":
        press(offered(visitor, "circle").first)
    elif now == "allocation":
        press(seal(visitor))
    elif now == "fire" and visitor.find("[data-prompt] [data-choices] [data-option]").count() == 0:
        choose_fire(visitor)
    else:
        buttons = visitor.find("[data-prompt] [data-choices] [data-option]")
        press(buttons.first if buttons.count() else offered(visitor, "block").or_(offered(visitor, "circle")).first)
    visitor.wait_for_news(before)


def choose_action(visitor: Visitor) -> None:
    """The English first, so that the siege comes; then Houses, then projects."""
    english = visitor.find('[data-board] [data-option^="play english"]')
    house = visitor.find('[data-board] [data-option="play house"]')
    fire = visitor.find('[data-board] [data-option="play fire"]')
    if english.count():
        press(english.first)
    elif house.count():
        press(house.first)
        press(offered(visitor, "block").first)
    elif fire.count():
        press(fire.first)
        choose_fire(visitor)
        return
    else:
        press(offered(visitor, "project").last)
        if seal(visitor).count() == 0:
            press(offered(visitor, "block").first)
    press(seal(visitor))


def choose_fire(visitor: Visitor) -> None:
    targets = offered(visitor, "circle").or_(offered(visitor, "block")).or_(offered(visitor, "equipment"))
    press(targets.first)
    press(seal(visitor).first)


@pytest.mark.slow
def test_a_whole_match_against_two_bots_is_played_by_clicking(visitor: Visitor):
    visitor.play_now(GAME)
    expect(visitor.find("[data-player]")).to_have_count(3)
    for _ in range(MOST_ANSWERS):
        if until_asked(visitor) == "over":
            break
        answer(visitor)
    expect(visitor.find("[data-end]")).to_contain_text(re.compile("l’emporte|l’emportent"))
    for seat in range(3):
        reckoned = visitor.find(f'[data-reckoned="{seat}"]')
        expect(reckoned).to_contain_text("Influence")
        figures = re.findall(r"[+−]?\d+", reckoned.inner_text().replace("une Influence", "1"))
        points = reckoned.locator("xpath=ancestor::tr/td[last()]").inner_text()
        assert sum([int(figure.replace("−", "-")) for figure in figures]) == int(points.replace("−", "-"))
    row = visitor.find('[data-ledger-seat="0"]')
    assert row.locator(".true").count() == 1, "one of the two ways of counting is the true one"


def new_table(host: Visitor, players: int, negotiation: str, **settings: str) -> None:
    host.open(f"/new?game={GAME}")
    host.find(f'label:has-text("{players} joueurs")').click()
    host.find("summary").click()
    for name, value in {"negotiation": negotiation, **settings}.items():
        host.find(f"select[name={name}]").select_option(value)
    host.act("create-table").click()
    host.page.wait_for_url(re.compile("/table/"))


def seen_by(visitor: Visitor) -> str:
    """Everything that the page shows: board, prompt, players, log."""
    return visitor.page.evaluate("document.querySelector('[data-state]').innerText") + visitor.page.evaluate(
        "document.querySelector('[data-board]').innerHTML"
    )


def view_of(visitor: Visitor, seat: int) -> str:
    """What the server tells the page, but for the numbers of answers."""
    table = visitor.page.url.rsplit("/", 1)[1].split("?")[0]
    told = visitor.page.evaluate(
        "async address => (await (await fetch(address)).json()).view", f"/api/tables/{table}/view?seat={seat}"
    )
    return str(told)


def bid(visitor: Visitor, amount: int) -> None:
    slider = visitor.find("[data-sum]")
    slider.focus()
    slider.press("Home")
    for _ in range(amount):
        slider.press("ArrowRight")
    expect(visitor.find("[data-amount]")).to_have_text(str(amount))
    press(seal(visitor))
    expect(visitor.find("[data-asked=first-bid]")).to_have_count(0)


def propose(visitor: Visitor, equipment: str) -> None:
    """It is our turn: propose this equipment, and wait until the table has moved on."""
    before = visitor.sign()
    press(visitor.find(f'[data-spot="project {equipment}"]'))
    press(seal(visitor))
    visitor.wait_for_news(before)


def fist(visitor: Visitor, seat: int) -> Locator:
    return visitor.find(f'[data-fist="{seat}"]')


def expect_fist(visitor: Visitor, seat: int, state: str) -> None:
    expect(fist(visitor, seat)).to_have_attribute("data-fist-state", state)


@pytest.mark.parametrize("first", [0, 1])
def test_a_bid_is_not_to_be_seen_on_another_page_before_all_fists_open(visit: Visit, first: int):
    """One bids, thinks again and bids otherwise: nothing on the other's page may change before all is revealed."""
    pages = (visit(), visit())
    new_table(pages[0], 3, "off", first_player="first")
    pages[1].accept(pages[0].find("[data-invitation] input").input_value())
    expect(pages[1].find('[data-player="1"]')).to_contain_text("vous")
    until_asked(pages[0])
    propose(pages[0], "WN")
    anne, bertrand, last = pages[first], pages[1 - first], 1 - first
    for page in pages:
        expect(page.find("[data-asked=first-bid]")).to_be_visible()

    bid(anne, 1)
    expect_fist(bertrand, first, "closed")
    expect_fist(bertrand, 2, "closed")
    shown, told = seen_by(bertrand), view_of(bertrand, last)
    press(anne.find('[data-option="reconsider"]'))
    expect_fist(bertrand, first, "thinking")
    until_asked(anne)
    bid(anne, 3)
    expect(fist(anne, first).locator(".sum")).to_have_text("3")
    expect_fist(bertrand, first, "closed")
    assert view_of(bertrand, last) == told, "the server told the page something of a bid that changed"
    assert seen_by(bertrand) == shown, "the page shows something of a bid that changed"
    expect(fist(anne, last).locator(".sum")).to_have_count(0)

    bid(bertrand, 2)
    for page, own, others in ((anne, 3, 2), (bertrand, 2, 3)):
        expect(page.find("[data-log]")).to_contain_text(f"Vous ouvrez le poing : {own}")
        expect(page.find("[data-log]")).to_contain_text(f"ouvre le poing : {others}")


def has_house(visit: Visit) -> Visitor:
    """A table where it is our turn and we hold a House."""
    for _ in range(12):
        visitor = visit()
        visitor.play_now(GAME)
        while until_asked(visitor) == "asked" and phase(visitor) != "action":
            answer(visitor)
        if visitor.find('[data-option="play house"]').count():
            return visitor
    raise AssertionError("no House in twelve hands")


def test_a_house_shows_its_tax_before_it_is_built_and_a_wrong_click_says_why(visit: Visit):
    visitor = has_house(visit)
    press(visitor.find('[data-spot="block A1"]'))
    note = visitor.find("[data-note]")
    expect(note).to_contain_text("proposer un projet ou de jouer une tuile")
    note.locator("[data-rule]").click()
    expect(visitor.find("#BA-TURN-1")).to_have_class(re.compile("lit"))
    press(visitor.find('[data-option="play house"]').first)
    expect(seal(visitor)).to_have_count(0)
    expect(visitor.find("[data-board] .tag")).to_have_count(11)
    press(offered(visitor, "block").first)
    expect(visitor.sentence).to_contain_text(re.compile("impôt de|aucun impôt"))
    expect(visitor.find("[data-detail]")).to_contain_text("la Maison")
    chest = int(visitor.find("[data-chest]").inner_text())
    to_chest = re.search(r"caisse\D*(\d+)", visitor.find("[data-detail]").inner_text())
    press(seal(visitor))
    visitor.find("[data-tab=log]").click()
    if to_chest is not None:
        expect(visitor.find("[data-log]")).to_contain_text(f"tient {chest + int(to_chest[1])}")


def test_the_slider_says_what_a_bid_buys(visit: Visit):
    visitor = visit(language="en")
    visitor.play_now(GAME)
    for _ in range(30):
        until_asked(visitor)
        if phase(visitor) == "first-bids":
            break
        if phase(visitor) == "action":
            propose(visitor, "WN")
        else:
            answer(visitor)
    slider = visitor.find("[data-sum]")
    most = int(slider.get_attribute("max") or 0)
    slider.focus()
    slider.press("End")
    buys = {0: "no Influence", 1: "one Influence"}.get(most // 3, f"{most // 3} Influences")
    expect(visitor.sentence).to_contain_text("empty fist" if most == 0 else buys)
    expect(visitor.find("[data-detail]")).to_contain_text("nothing left")


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "light"), (PHONE, "candle")], ids=["desktop", "phone"])
def test_axe_finds_no_fault_at_a_table_and_a_phone_has_room(visit: Visit, size: tuple[int, int], theme: str):
    visitor = visit(size=size, theme=theme)
    visitor.play_now(GAME)
    until_asked(visitor)
    assert faults(visitor) == []
    for _ in range(3):
        answer(visitor)
        until_asked(visitor)
    assert faults(visitor) == []
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    for button in visitor.find("[data-prompt] button:visible").all():
        box = frame_of(button)
        assert box["height"] >= SMALLEST_TARGET, button.inner_text()


CUT = """() => [...document.querySelectorAll(".beside, .beside .thing")]
    .filter((part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 5)
    .map((part) => part.textContent.trim())"""
"""What lies beside the town and cannot be seen whole; the tail of a letter may reach below its line."""


def test_at_1280_by_720_nothing_beside_the_town_is_cut(visit: Visit):
    visitor = visit(size=(1280, 720))
    visitor.play_now(GAME)
    expect(visitor.find("[data-board] .beside")).to_be_visible()
    assert visitor.page.evaluate(CUT) == []
    town, board = (frame_of(visitor.find(part)) for part in ("[data-board] .town", "[data-board]"))
    assert town["height"] >= board["height"] * 0.6


def test_the_register_says_in_words_what_it_counts_and_the_two_ways_it_may_end(visit: Visit):
    visitor = visit(language="en")
    visitor.play_now(GAME)
    mine = visitor.find("[data-act=ledger]").first
    for word in ("Prince", "Pope", "People", "if French", "if English"):
        expect(mine.locator(".small", has_text=word)).to_be_visible()
    mine.click()
    heads = visitor.find("[data-ledger] thead")
    for word in ("Money", "Prince", "Pope", "People", "Road", "the town stays French, or turns English"):
        expect(heads.get_by_text(word)).to_be_visible()


def test_who_plays_at_once_is_never_asked_for_gifts(visitor: Visitor):
    visitor.play_now(GAME)
    settings = visitor.page.evaluate("fetch(`/api/tables/${location.pathname.split('/')[2]}`).then((t) => t.json())")
    assert settings["settings"]["negotiation"] == "off"


def test_hatching_doubles_the_colours_of_the_tokens(visitor: Visitor):
    visitor.play_now(GAME)
    hatched = visitor.find('[data-ledger] [fill="url(#hatch-azure)"]')
    visitor.act("ledger").first.click()
    expect(visitor.find("[data-ledger]")).to_be_visible()
    assert hatched.count() == 0
    visitor.page.keyboard.press("Escape")
    visitor.act("preferences").click()
    visitor.find("[name=hatching]").check()
    visitor.page.keyboard.press("Escape")
    visitor.act("ledger").first.click()
    expect(hatched.first).to_be_attached()
