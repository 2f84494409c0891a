"""A hint at the prompt, lit on the board; another level for a bot; and why a bot chose as it did."""

from playwright.sync_api import expect

from tests.web.conftest import Visit

LIT = """
    [...document.querySelectorAll("[data-option]")]
        .filter((one) => getComputedStyle(one).outlineStyle === "solid").map((one) => one.dataset.option)
"""


def test_a_hint_is_told_and_lit_a_level_is_changed_and_a_reason_waits_for_the_end(visit: Visit) -> None:
    anne = visit()
    anne.play_now()
    anne.wait_until_asked()
    anne.page.keyboard.press("h")
    expect(anne.find("[data-hint]")).to_contain_text("Conseil\N{NO-BREAK SPACE}: ")
    expect(anne.find("[data-hint]")).to_contain_text("cela mène à")
    lit = anne.page.evaluate(LIT)
    assert lit, "what is advised stands on the board"
    anne.page.keyboard.press("Escape")
    expect(anne.find("[data-hint]")).to_have_count(0)
    assert anne.page.evaluate(LIT) == []

    level = anne.find("[data-player='1'] [data-level]")
    expect(level).to_have_value("squire")
    level.select_option("page")
    expect(anne.find("[data-player='1']")).to_contain_text("le Jeune")

    anne.answer()
    anne.act("why").first.click()
    expect(anne.find("[data-why]")).to_have_text(
        "La raison trahirait un secret\N{NO-BREAK SPACE}: demandez-la quand la partie sera finie."
    )
    anne.forgive("409")
    anne.page.keyboard.press("Escape")
    anne.do_with_seat(0, "end-table")
    anne.act("end-table-really").click()
    anne.wait_for_state("over")
    anne.act("why").first.click()
    expect(anne.find("[data-why]")).to_contain_text(" a choisi\N{NO-BREAK SPACE}: ")
    expect(anne.find("[data-why]")).to_contain_text("Pesé aussi\N{NO-BREAK SPACE}: ")
