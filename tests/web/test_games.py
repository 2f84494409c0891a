"""Several games on the shelf, one of them with nothing of its own in the page: no cover, no form, no board."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.tutorial import as_if_installed, without_a_page
from tests.web.kit import ROOT, TestServer, Visitor

GAME = "gabelle"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestServer]:
    assert (ROOT / "src" / "centans" / "server" / "page" / "index.html").is_file()
    folder = tmp_path_factory.mktemp("shelf")
    running = TestServer(folder, as_if_installed(folder), without_a_page(folder))
    yield running
    running.stop()


def test_every_game_has_a_cover_a_sentence_and_a_button_to_play_now(visitor: Visitor):
    visitor.open()
    for game in ("guyenne", GAME):
        card = visitor.find(f"[data-game={game}]")
        expect(card.locator(".cover svg").first).to_be_visible()
        expect(card.locator("[data-act=play-now]")).to_be_enabled()
    expect(visitor.find(f"[data-game={GAME}]")).to_contain_text("querelle de faux-sauniers")
    expect(visitor.find("[data-game=montjoie] [data-now]")).to_contain_text("la partie courte")


def test_the_page_about_cent_ans_names_the_authors_of_every_game(visitor: Visitor):
    visitor.open("/about")
    authors = visitor.find("[data-credits]")
    expect(authors).to_contain_text("est un jeu de Pascal Bernard")
    expect(authors).to_contain_text("La Gabelle a été faite pour le manuel")


def test_a_game_without_a_board_is_played_to_its_end_by_the_prompt(visitor: Visitor):
    visitor.play_now(GAME)
    expect(visitor.find("[data-plain]")).to_contain_text("livres")
    for _ in range(60):
        if visitor.wait_for_state("asked", "over") == "over":
            break
        visitor.answer(leave=("bribe",))
    expect(visitor.find("[data-end]")).to_be_visible()


def test_a_game_without_a_form_is_set_up_by_a_plain_one(visitor: Visitor):
    visitor.open(f"/new?game={GAME}")
    visitor.find("[name=length]").select_option("short")
    visitor.find('[data-seat="1"] label:has-text("Une machine")').click()
    visitor.act("create-table").click()
    visitor.wait_for_state("asked", "waiting")
    expect(visitor.find("[data-plain]")).to_be_visible()


def test_the_rulebooks_of_all_games_are_listed(visitor: Visitor):
    visitor.open("/rules")
    visitor.find(f'a[href="/rules/{GAME}"]').click()
    expect(visitor.find("[data-rulebook]")).to_contain_text("GB-")
