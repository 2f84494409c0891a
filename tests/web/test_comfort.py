"""What a newcomer stumbled over: everything in sight, nothing silent, nothing that jumps away."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.kit import DESKTOP, PHONE, Visitor


def assert_in_sight(thing: Locator) -> None:
    """Wholly in the window, and nothing lies over its middle."""
    expect(thing).to_be_in_viewport(ratio=0.99)
    uncovered = """element => {
        const box = element.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return element.contains(top) || (top?.contains(element) ?? false);
    }"""
    assert thing.evaluate(uncovered), thing


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_castles_hand_and_prompt_are_all_in_sight_while_one_is_guided(visit: Visit, size: tuple[int, int]):
    visitor = visit(size=size)
    visitor.play_now()
    for _ in range(3):
        expect(visitor.find("[data-guide]")).to_be_visible()
        for thing in [*visitor.find("[data-castle]").all(), *visitor.hand.all()]:
            assert_in_sight(thing)
        assert_in_sight(visitor.find("[data-prompt] [data-option]").first)
        visitor.answer()
        visitor.wait_until_asked()


def test_a_note_on_a_phone_moves_nothing_away_under_the_finger(visit: Visit):
    visitor = visit(size=PHONE)
    visitor.play_now()
    while visitor.find('[data-prompt] [data-option="pass"]').count() == 0:
        visitor.answer()
        visitor.wait_until_asked()
    places = [visitor.find("[data-board]"), visitor.find("[data-castle]").first, visitor.sentence]
    before = [place.bounding_box() for place in places]
    visitor.find("[data-castle]:not([aria-pressed])").first.click()
    expect(visitor.find("[data-note]")).to_be_visible()
    assert [place.bounding_box() for place in places] == before


def test_the_prompt_says_what_is_being_put_together(visitor: Visitor):
    visitor.play_now()
    visitor.find('[data-castle="4"]').click()
    expect(visitor.sentence).to_contain_text("Sarzay")
    visitor.hand.last.click()
    expect(visitor.sentence).to_contain_text(re.compile("Sarzay.*une carte sur 5 au plus, force"))
    visitor.find("[data-prompt] button:has-text('Reposer')").click()
    expect(visitor.sentence).to_contain_text("désignez le château")


def test_the_guide_speaks_once_and_comes_back_when_asked(visitor: Visitor):
    visitor.play_now()
    note = visitor.find("[data-guide]")
    expect(note).to_have_attribute("data-guide", "open-castle")
    visitor.act("understood").click()
    expect(note).to_have_count(0)
    visitor.act("preferences").click()
    visitor.find("[name=guide]").uncheck()
    visitor.find("[name=guide]").check()
    visitor.page.keyboard.press("Escape")
    expect(note).to_have_attribute("data-guide", "open-castle")
    visitor.act("no-guide").click()
    visitor.answer()
    visitor.wait_until_asked()
    expect(note).to_have_count(0)


def test_who_has_nothing_to_take_back_is_told_why(visitor: Visitor):
    visitor.play_now()
    visitor.page.keyboard.press("u")
    expect(visitor.find("[data-note]")).to_contain_text("Rien à reprendre")


def test_all_choices_can_be_had_as_a_list(visitor: Visitor):
    visitor.play_now()
    visitor.page.keyboard.press("l")
    visitor.find("[data-prompt] .listed [data-option='castle 3']").click()
    expect(visitor.sentence).to_contain_text("Cluis-Dessous")


def test_one_says_ones_name_when_the_table_is_set_up(visitor: Visitor):
    visitor.open("/new?game=guyenne")
    visitor.find('[name="name-0"]').fill("Tiphaine")
    visitor.find('[data-seat="1"] label:has-text("Une machine")').click()
    visitor.act("create-table").click()
    expect(visitor.find('[data-player="0"]')).to_contain_text("Tiphaine")


def test_the_form_shows_only_what_means_something_at_such_a_table(visitor: Visitor):
    visitor.open("/new?game=guyenne")
    visitor.find("summary").click()
    expect(visitor.find("[name=team_side]")).to_have_count(0)
    expect(visitor.find("[name=attack_tie_removal]")).to_have_count(0)
    expect(visitor.find('[data-seat="1"] > legend')).to_contain_text("les Français")
    visitor.find('label:has-text("3 joueurs")').click()
    visitor.find("[name=team_side]").select_option("french")
    expect(visitor.find('[data-seat="0"] > legend')).to_contain_text("les Français")
    expect(visitor.find("[name=french_captain]")).to_be_visible()
    expect(visitor.find("[name=english_captain]")).to_have_count(0)
    assert "EEF" not in visitor.find("[name=seats] option").all_inner_texts()


def test_my_own_table_is_listed_once(visitor: Visitor):
    visitor.open("/new?game=guyenne")
    visitor.find('[data-seat="1"] label:has-text("Qui veut")').click()
    visitor.act("create-table").click()
    visitor.page.wait_for_url(re.compile("/table/"))
    address = visitor.page.url.replace(visitor.address, "")
    visitor.open()
    expect(visitor.find("[data-list=mine] a")).to_have_attribute("href", address)
    expect(visitor.find("[data-list=open]")).to_be_visible()
    expect(visitor.find(f'[data-list=open] a[href="{address}"]')).to_have_count(0)


def test_a_rule_named_in_the_rulebook_is_a_link_to_it(visitor: Visitor):
    visitor.play_now()
    visitor.page.keyboard.press("r")
    link = visitor.find('[data-rulebook] li a[href^="#GY-"], [data-rulebook] p a[href^="#GY-"]').first
    target = link.get_attribute("href") or ""
    link.click()
    expect(visitor.find(target)).to_have_class(re.compile("lit"))


def test_going_home_asks_nothing_of_a_table_without_a_name(visitor: Visitor):
    visitor.play_now()
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.find("header a").first.click()
    visitor.find("[data-list=mine] a").first.click()
    visitor.wait_until_asked()
    assert [url for url in asked if url.endswith(("/api/tables/", "/api/tables//chat"))] == []
    assert len([url for url in asked if url.endswith("/api/games")]) <= 1
