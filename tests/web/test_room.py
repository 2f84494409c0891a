"""Room for the board and for the story: one list of players, and nothing that pushes or covers what matters."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.kit import ANSWER_BY_API, Visitor

NO_NOTES = """localStorage['centans.preferences'] = '{"pace": "instant", "guide": false}'"""

TABLE_OF = """async ([game, players]) => {
    const seats = [{ kind: "me" }, ...Array.from({ length: players - 1 }, () => ({ kind: "bot" }))];
    const body = JSON.stringify({ game, players, seats, pace: 0 });
    const headers = { "content-type": "application/json" };
    return (await (await fetch("/api/tables", { method: "POST", headers, body })).json()).id;
}"""

LINES_IN_SIGHT = """() => {
    const leaf = document.querySelector("#panel").getBoundingClientRect();
    return [...document.querySelectorAll("[data-log] .line")].filter((line) => {
        const { left, top, bottom } = line.getBoundingClientRect();
        const seen = document.elementFromPoint(left + 4, bottom - 4);
        return top >= leaf.top && bottom <= leaf.bottom && line.contains(seen);
    }).length;
}"""

LAST_IN_SIGHT = """() => {
    const leaf = document.querySelector("#panel").getBoundingClientRect();
    const last = [...document.querySelectorAll("[data-log] .line")].at(-1).getBoundingClientRect();
    return last.bottom <= leaf.bottom + 1 && last.top >= leaf.top - 1;
}"""

SIDE_IS_WHOLE = """() => {
    const side = document.querySelector(".side");
    const leaf = document.querySelector("#panel");
    return leaf.scrollHeight > leaf.clientHeight && side.scrollHeight <= side.clientHeight;
}"""

BAR_IS_WHOLE = """() => {
    const column = document.querySelector(".side").getBoundingClientRect();
    return document.querySelector("[data-act=keys]").getBoundingClientRect().right <= column.right;
}"""


def sit_with_bots(visitor: Visitor, game: str, players: int) -> None:
    """At a table of his own. Only the page asks who he is, before the table is made: asked twice at once, the server
    makes two guests of a newcomer, and the table might belong to the one whose cookie is lost.
    """
    with visitor.page.expect_response("**/api/me"):
        visitor.open()
    table = visitor.page.evaluate(TABLE_OF, [game, players])
    visitor.open(f"/table/{table}")
    visitor.wait_until_asked()


def test_with_six_players_the_story_has_room_and_stays_at_its_end(visit: Visit):
    visitor = visit(size=(1440, 900), language="en")
    visitor.context.add_init_script(NO_NOTES)
    sit_with_bots(visitor, "montjoie", 6)
    while visitor.find("[data-log] .line").count() < 13:
        visitor.page.evaluate(ANSWER_BY_API, 1)
        visitor.wait_until_asked()
    assert visitor.page.evaluate(LINES_IN_SIGHT) >= 8
    visitor.page.set_viewport_size({"width": 1440, "height": 780})
    visitor.wait_for(LAST_IN_SIGHT)


def test_a_long_story_scrolls_in_its_leaf_and_never_the_whole_column(visit: Visit):
    visitor = visit(size=(1280, 720), language="en")
    visitor.context.add_init_script(NO_NOTES)
    sit_with_bots(visitor, "bastide", 3)
    while visitor.find("[data-log] .line").count() < 30:
        visitor.page.evaluate(ANSWER_BY_API, 1)
        visitor.wait_until_asked()
    assert visitor.page.evaluate(SIDE_IS_WHOLE)


def test_each_player_stands_once_beside_the_board_and_the_aim_is_a_press_away(visit: Visit):
    visitor = visit(size=(1440, 900), language="fr")
    for game in ("bastide", "guesclin", "guyenne", "montjoie", "trente"):
        visitor.play_now(game)
        rows = visitor.find("[data-players] [data-player]")
        assert (
            rows.evaluate_all("rows => rows.map((row, place) => row.dataset.player === String(place))").count(False)
            == 0
        )
        for name in visitor.find("[data-player] .called").all_inner_texts():
            expect(visitor.find("[data-board]").get_by_text(name, exact=True)).to_have_count(0)
        assert visitor.page.evaluate(BAR_IS_WHOLE), "the tabs and what stands beside them keep to their column"
        visitor.act("aim").click()
        expect(visitor.find("[data-aim] p")).to_have_count(2)
