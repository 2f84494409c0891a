"""Montjoie !'s map: whose is what, talks beside it, room for it on a phone, and the tables one press away."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.kit import PHONE, Visitor, frame_of
from tests.web.test_montjoie import GAME, Prince

ARMS = 22
"""Pixels that arms measure at the least on a desktop."""
SHARE = 0.45
"""Of the height of a phone held upright, what is the map's."""

NARROWEST_ARMS = "all => Math.min(...all.map(one => one.getBoundingClientRect().width))"

COVERED = """spots => {
    const frame = document.querySelector("[data-board] .map").getBoundingClientRect();
    const middle = (one) => one.querySelector(".ring").getBoundingClientRect();
    const at = (one) => ({ x: middle(one).x + middle(one).width / 2, y: middle(one).y + middle(one).height / 2 });
    const seen = ({ x, y }) => x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    const over = (one) => document.elementFromPoint(at(one).x, at(one).y);
    return spots.filter((one) => seen(at(one)) && !over(one)?.closest("svg")).map((one) => one.dataset.option);
}"""
"""Offered towns in sight whose middle lies under something that is not the map."""


def begun(visitor: Visitor, until: str) -> Prince:
    visitor.play_now(GAME)
    prince = Prince(visitor, "expand", "from")
    prince.play(until=until)
    return prince


def test_whose_is_what_is_seen_by_ground_and_arms_and_the_tables_are_one_press_away(visit: Visit):
    visitor = visit(size=(1440, 900), language="en")
    begun(visitor, "talk")
    owned = visitor.find("[data-board] [data-arms]")
    expect(owned.first).to_be_visible()
    assert owned.count() >= 8, "four powers begin with towns"
    assert visitor.find("[data-board] [data-ground]").count() == owned.count()
    assert owned.evaluate_all(NARROWEST_ARMS) >= ARMS - 0.5
    lands = visitor.find("[data-board] [data-land]").evaluate_all(
        "all => new Set(all.map(one => one.dataset.land)).size"
    )
    assert lands >= 24
    expect(visitor.find("[data-until]")).to_contain_text("between turns 6 and 7")
    visitor.act("tables").click()
    for name in ("end", "embassy", "events", "cards", "walls"):
        expect(visitor.find(f"[data-reference] [data-table={name}]")).to_be_attached()
    expect(visitor.find("[data-table=embassy]")).to_contain_text("Court intrigue")


def test_talks_stand_beside_the_map_and_towns_are_picked_on_it(visit: Visit):
    visitor = visit(size=(1440, 900))
    begun(visitor, "talk").press("parley")
    panel, sheet = frame_of(visitor.find("[data-talks]")), frame_of(visitor.find("[data-board] .map").first)
    assert panel["x"] >= sheet["x"] + sheet["width"] - 1, "the map is not covered"
    visitor.find('label:has([data-to="1"])').click()
    own = visitor.find("select[name=own]")
    town = own.locator("option").nth(1).get_attribute("value")
    visitor.find(f'[data-board] [data-option="pick {town}"]').dispatch_event("click")
    expect(own).to_have_value(town or "")
    visitor.find("[data-talks]").press("Escape")
    expect(visitor.find("[data-talks]")).to_have_count(0)


def test_a_pressed_town_says_who_can_take_it_and_how_far_its_owner_goes(visit: Visit):
    visitor = visit(size=(1440, 900))
    begun(visitor, "talk")
    owned = visitor.find("[data-board] .town:has([data-arms])")
    expect(owned.first).to_be_visible()
    owned.first.dispatch_event("click")
    expect(visitor.find("[data-threat]")).not_to_be_empty()
    visitor.act("reach").click()
    expect(visitor.find("[data-board] .town.reached").first).to_be_attached()
    visitor.page.keyboard.press("Escape")
    expect(visitor.find("[data-board] .town.reached")).to_have_count(0)


def test_on_a_phone_the_map_keeps_its_room_and_no_button_lies_on_a_town_that_is_offered(visit: Visit):
    visitor = visit(size=PHONE)
    begun(visitor, "expansion")
    sheet = frame_of(visitor.find("[data-board] .map").first)
    assert sheet["height"] >= SHARE * PHONE[1]
    offered = visitor.find("[data-board] .town[data-option]")
    expect(offered.first).to_be_attached()
    assert offered.evaluate_all(COVERED) == []
