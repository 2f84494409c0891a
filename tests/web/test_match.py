"""A match against a bot, by clicking."""

import re

from playwright.sync_api import expect

from centans.core.dice import commitment
from tests.web.kit import Visitor


def test_a_whole_match_against_a_bot_is_played_by_clicking_in_french_then_saved_and_played_again(visitor: Visitor):
    visitor.play_now()
    expect(visitor.page).to_have_title(re.compile("^À vous"))
    for _ in range(400):
        if visitor.wait_for_state("asked", "over") == "over":
            break
        visitor.answer()
    expect(visitor.find("[data-end]")).to_contain_text(re.compile("l’emporte|nulle"))
    assert_proof_is_shown(visitor)
    expect(visitor.find("html")).to_have_attribute("lang", "fr")
    with visitor.page.expect_download() as saved:
        visitor.act("save").click()
    assert saved.value.suggested_filename.endswith(".match")
    finished = visitor.page.url
    visitor.act("rematch").click()
    expect(visitor.find('[data-player="1"]')).to_contain_text("vous")
    visitor.open()
    expect(visitor.find("[data-list=mine] a")).to_have_count(1)
    expect(visitor.find("[data-list=past] a")).to_have_attribute("href", finished.replace(visitor.address, ""))
    visitor.find("input[type=file]").set_input_files(saved.value.path())
    visitor.wait_for_state("over")
    assert visitor.page.url != finished


def assert_proof_is_shown(visitor: Visitor) -> None:
    """The seed, and the fingerprint that was promised for it at the start."""
    expect(visitor.find("[data-proof] code")).to_have_count(3)
    fingerprint, seed, command = visitor.find("[data-proof] code").all_text_contents()
    assert commitment(bytes.fromhex(seed)) == fingerprint
    assert command.startswith("centans verify guyenne-")


def test_an_illegal_click_says_why_with_the_rule_and_opens_it(visitor: Visitor):
    visitor.play_now()
    while visitor.find('[data-prompt] [data-option="pass"]').count() == 0:
        visitor.answer()
        visitor.wait_until_asked()
    visitor.find("[data-castle]:not([aria-pressed])").first.click()
    note = visitor.find("[data-note]")
    expect(note).to_contain_text("On ne se bat pas devant")
    note.locator("[data-rule]").click()
    expect(visitor.find("#GY-REINF-3")).to_have_class(re.compile("lit"))
    expect(visitor.find("#GY-REINF-3")).to_be_in_viewport()


def test_the_whole_past_can_be_looked_at_while_the_match_goes_on(visitor: Visitor):
    visitor.play_now()
    for _ in range(3):
        visitor.answer()
        visitor.wait_until_asked()
    now = visitor.at
    visitor.page.keyboard.press("ArrowLeft")
    expect(visitor.table).to_have_attribute("data-state", "past")
    assert visitor.at < now
    assert visitor.find("[data-prompt] [data-option]").count() == 0
    visitor.page.keyboard.press("Home")
    expect(visitor.table).to_have_attribute("data-at", "0")
    visitor.page.keyboard.press("ArrowRight")
    expect(visitor.table).not_to_have_attribute("data-at", "0")
    visitor.page.keyboard.press("End")
    expect(visitor.table).to_have_attribute("data-at", str(now))
    visitor.wait_until_asked()
    visitor.find("[data-log] button").first.click()
    expect(visitor.table).to_have_attribute("data-at", "0")
    visitor.act("live").click()
    visitor.answer()


def test_a_choice_is_taken_back_as_long_as_nothing_was_revealed(visitor: Visitor):
    visitor.open("/new?game=guyenne")
    visitor.find('label:has-text("3 joueurs")').click()
    visitor.find('[data-seat="1"] label:has-text("Une machine")').click()
    visitor.act("create-table").click()
    visitor.wait_until_asked()
    expect(visitor.sentence).to_contain_text("remettez à votre partenaire")
    assert visitor.act("undo").count() == 0
    visitor.answer()
    expect(visitor.sentence).to_contain_text("avant-garde")
    visitor.act("undo").click()
    expect(visitor.sentence).to_contain_text("Pour votre partenaire")
    expect(visitor.hand).to_have_count(6)


def test_secret_choices_of_a_team_follow_one_another(visitor: Visitor):
    visitor.open("/new?game=guyenne")
    visitor.find('label:has-text("4 joueurs")').click()
    visitor.find("[name=level]").select_option("expert")
    visitor.find('[data-seat="1"] label:has-text("Une machine")').click()
    visitor.act("create-table").click()
    for asked in ("en réserve", "remettez à votre partenaire", "avant-garde", "ouvrir"):
        visitor.wait_until_asked()
        expect(visitor.sentence).to_contain_text(asked)
        visitor.answer()


def test_the_page_changes_its_language_in_the_middle_of_a_match(visitor: Visitor):
    visitor.play_now()
    visitor.act("language").click()
    expect(visitor.sentence).to_contain_text("castle")
    expect(visitor.page).to_have_title(re.compile("^Your turn"))
    visitor.answer()
    visitor.page.reload()
    visitor.wait_until_asked()
    expect(visitor.find("[data-log]")).to_contain_text("You open")


def test_notes_are_kept_in_the_browser(visitor: Visitor):
    visitor.play_now()
    visitor.find("[data-tab=notes]").click()
    visitor.find("[name=notes]").fill("deux 5 sont tombés")
    visitor.page.reload()
    visitor.find("[data-tab=notes]").click()
    expect(visitor.find("[name=notes]")).to_have_value("deux 5 sont tombés")
