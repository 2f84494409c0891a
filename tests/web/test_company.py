"""Several people: friends by a link, watchers, and one screen passed around."""

import re

from playwright.sync_api import Route, expect

from tests.web.conftest import Visit
from tests.web.kit import PATIENCE, Visitor, Wire


def new_table(host: Visitor, **kinds: str) -> None:
    """A table for two; kinds by seat as in `seat1="Qui veut"`."""
    host.open("/new?game=guyenne")
    for seat, kind in kinds.items():
        host.find(f'[data-seat="{seat.removeprefix("seat")}"] label:has-text("{kind}")').click()
    host.act("create-table").click()
    host.page.wait_for_url(re.compile("/table/"))


def take_turns(one: Visitor, other: Visitor, answers: int) -> None:
    """Whoever is asked answers."""
    for _ in range(answers):
        asked = one if one.table.get_attribute("data-state") == "asked" else other
        asked.answer()
        until_somebody_is_asked(one, other)


def until_somebody_is_asked(one: Visitor, other: Visitor) -> None:
    for _ in range(300):
        if "asked" in (one.table.get_attribute("data-state"), other.table.get_attribute("data-state")):
            return
        one.page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def test_two_friends_play_by_a_link_though_one_reloads_and_one_loses_the_connection(visit: Visit, wire: Wire):
    anne, bertrand = visit(), visit(address=wire.address)
    new_table(anne)
    expect(anne.sentence).to_contain_text("prenne place")
    anne.act("copy").click()
    link = anne.page.evaluate("navigator.clipboard.readText()")
    assert link == anne.find("[data-invitation] input").input_value()
    bertrand.accept(link.replace(anne.address, ""))
    expect(bertrand.find('[data-player="1"]')).to_contain_text("vous")
    assert "invitation" not in bertrand.page.url
    expect(anne.find("[data-invitation]")).to_have_count(0)

    take_turns(anne, bertrand, 2)
    anne.page.reload()
    anne.wait_for_state("asked", "waiting")
    take_turns(anne, bertrand, 2)

    bertrand.forgive("net::ERR_")
    wire.cut()
    expect(bertrand.find("[data-lost]")).to_be_visible()
    if anne.table.get_attribute("data-state") == "asked":
        anne.answer()
    wire.mend()
    expect(bertrand.find("[data-lost]")).to_have_count(0)
    until_somebody_is_asked(anne, bertrand)
    take_turns(anne, bertrand, 3)
    expect(bertrand.table).to_have_attribute("data-at", anne.table.get_attribute("data-at") or "")


def test_a_link_gives_its_seat_only_once(visit: Visit):
    anne, bertrand, charles = visit(), visit(), visit()
    new_table(anne)
    link = anne.find("[data-invitation] input").input_value()
    bertrand.accept(link)
    expect(bertrand.find('[data-player="1"]')).to_contain_text("vous")
    charles.forgive("status of 403", "status of 409")
    charles.open(link)
    expect(charles.find("[data-note]")).to_contain_text("déjà servi")


def test_who_comes_by_a_link_is_asked_his_name_and_his_friend_reads_it(visit: Visit):
    anne, bertrand = visit(), visit()
    new_table(anne)
    bertrand.open(anne.find("[data-invitation] input").input_value())
    expect(bertrand.find("[data-welcome]")).to_contain_text("les Français")
    bertrand.find("[data-welcome] input").fill("Bertrand")
    bertrand.act("accept").click()
    expect(anne.find('[data-player="1"]')).to_contain_text("Bertrand")


def test_anyone_sits_down_at_an_open_table_and_others_watch_it(visit: Visit):
    anne, bertrand, charles = visit(), visit(), visit(language="en")
    new_table(anne, seat1="Qui veut")
    bertrand.open()
    bertrand.find("[data-list=open] a").first.click()
    bertrand.act("sit").click()
    expect(bertrand.find('[data-player="1"]')).to_contain_text("vous")
    until_somebody_is_asked(anne, bertrand)
    charles.open()
    charles.find("[data-list=running] a").first.click()
    charles.wait_for_state("waiting")
    take_turns(anne, bertrand, 1)
    expect(charles.find("[data-log]")).to_contain_text("opens")
    assert charles.hand.count() == 0


def test_a_seat_is_lent_to_a_bot_and_taken_back(visit: Visit):
    anne, bertrand = visit(), visit()
    new_table(anne)
    bertrand.accept(anne.find("[data-invitation] input").input_value())
    anne.wait_until_asked()
    anne.do_with_seat(0, "to-bot")
    bertrand.wait_until_asked()
    expect(anne.find("[data-player='0']")).to_contain_text("machine")
    anne.act("take-back").click()
    bertrand.answer()
    bertrand.answer()
    anne.answer()


def test_a_rematch_keeps_the_seat_of_the_friend_who_joins_it_by_one_click(visit: Visit):
    anne, bertrand = visit(), visit()
    new_table(anne)
    bertrand.accept(anne.find("[data-invitation] input").input_value())
    anne.wait_for_state("asked")
    anne.play_to_the_end(bertrand)
    anne.find("[data-end] [data-act=rematch]").click()
    expect(anne.find('[data-player="1"]')).to_contain_text("vous")
    bertrand.page.keyboard.press("Escape")
    expect(bertrand.sentence).to_contain_text("revanche")
    bertrand.find("[data-prompt] [data-act=rematch]").click()
    expect(bertrand.find('[data-player="0"]')).to_contain_text("vous")
    until_somebody_is_asked(anne, bertrand)
    assert anne.page.url == bertrand.page.url


def test_a_seat_that_is_left_is_free_for_anyone(visit: Visit):
    anne, bertrand = visit(), visit()
    new_table(anne)
    bertrand.accept(anne.find("[data-invitation] input").input_value())
    bertrand.do_with_seat(1, "leave")
    bertrand.act("leave-seat-really").click()
    expect(bertrand.act("sit")).to_be_visible()
    expect(anne.find("[data-player='1']")).to_contain_text("place libre")


def test_what_one_says_the_other_hears(visit: Visit):
    anne, bertrand = visit(), visit()
    new_table(anne)
    bertrand.accept(anne.find("[data-invitation] input").input_value())
    anne.find("[data-tab=chat]").click()
    anne.find("[name=chat]").fill("Montjoie !")
    anne.page.keyboard.press("Enter")
    bertrand.find("[data-tab=chat]").click()
    expect(bertrand.find("[data-chat]")).to_contain_text("Montjoie !")


def test_at_one_screen_a_curtain_falls_between_the_hands(visitor: Visitor):
    visitor.open("/new?game=guyenne")
    visitor.find('[data-seat="1"] label:has-text("Quelqu’un à cet écran")').click()
    visitor.find('[name="name-1"]').fill("Jeanne")
    visitor.act("create-table").click()
    curtain = visitor.find("[data-curtain]")
    expect(curtain).to_be_visible()
    assert visitor.hand.count() == 0
    visitor.act("raise").click()
    visitor.answer()
    expect(curtain).to_contain_text("Jeanne")
    assert visitor.hand.count() == 0
    assert visitor.find("[data-log]").count() == 0
    visitor.page.reload()
    expect(curtain).to_contain_text("Jeanne")
    visitor.page.keyboard.press("Enter")
    visitor.wait_until_asked()
    expect(visitor.find('[data-player="1"]')).to_contain_text("vous")
    visitor.answer()


def test_who_would_take_a_known_hand_is_told_and_who_knows_another_cannot(visit: Visit):
    """At a table that is not for watchers, which a stranger sees from outside until he sits down."""
    anne, bertrand, charles = visit(), visit(), visit()
    anne.open("/new?game=guyenne")
    anne.find('[data-seat="1"] label:has-text("Qui veut")').click()
    anne.find("summary").click()
    anne.find("[name=watchers]").uncheck()
    anne.act("create-table").click()
    expect(anne.act("seat-menu")).to_be_visible()
    address = anne.page.url.replace(anne.address, "")
    for visitor in (bertrand, charles):
        visitor.open(address)
        expect(visitor.find("[data-door]")).to_be_visible()
    bertrand.act("sit").click()
    bertrand.do_with_seat(1, "leave")
    bertrand.act("leave-seat-really").click()
    expect(bertrand.find("[data-door]")).to_be_visible()
    expect(anne.find("[data-player='1'] [data-act=sit]")).to_have_count(0)
    charles.page.reload()
    charles.act("sit").click()
    charles.act("sit-knowing-really").click()
    expect(charles.find('[data-player="1"]')).to_contain_text("vous")


WAITS_FOR_ANOTHER_TAB = "async () => (await navigator.locks.query()).pending.length > 0"


def test_two_tabs_of_a_newcomer_are_one_guest(visit: Visit):
    anne = visit()
    held: list[Route] = []

    def hold_the_first(route: Route) -> None:
        if held:
            route.continue_()
        else:
            held.append(route)

    anne.context.route("**/api/me", hold_the_first)
    with anne.page.expect_request("**/api/me"):
        anne.open()
    beside = anne.context.new_page()
    beside.goto("/")
    beside.wait_for_function(WAITS_FOR_ANOTHER_TAB, timeout=PATIENCE)
    with beside.expect_response("**/api/me") as second, anne.page.expect_response("**/api/me") as first:
        held[0].continue_()
    assert first.value.json()["id"] == second.value.json()["id"]
