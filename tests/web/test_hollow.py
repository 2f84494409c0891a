"""Who is asked only lest others learn that he has nothing to choose is told so, quietly: the server answers for him."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.kit import Visitor

HOLLOW = """() => {
    const Source = window.EventSource;
    window.EventSource = class extends Source {
        constructor(address) { super(address.replace("changes=true", "changes=false")); }
    };
    const listen = EventSource.prototype.addEventListener;
    EventSource.prototype.addEventListener = function (kind, act, ...more) {
        const told = (event) => {
            const view = JSON.parse(event.data);
            for (const ask of view.asks) ask.hollow = true;
            act(new MessageEvent(kind, { data: JSON.stringify(view) }));
        };
        return listen.call(this, kind, kind === "view" ? told : act, ...more);
    };
}"""
"""Every question that comes is one with nothing to choose."""


def test_who_has_nothing_to_choose_is_told_so_and_not_that_it_is_his_turn(visitor: Visitor) -> None:
    visitor.context.add_init_script(f"({HOLLOW})()")
    visitor.open()
    visitor.find("[data-game=guyenne] [data-act=play-now]").click()
    expect(visitor.sentence).to_contain_text("rien à choisir")
    assert visitor.wait_for_state("waiting") == "waiting"
    expect(visitor.find("[data-prompt] [data-option]")).to_have_count(0)
    expect(visitor.find('[data-player="0"]')).not_to_contain_text("à vous de jouer")
    assert not visitor.page.title().startswith("À vous")


def test_who_is_really_asked_is_told_that_it_is_his_turn(visitor: Visitor) -> None:
    visitor.play_now()
    expect(visitor.find('[data-player="0"]')).to_contain_text("à vous de jouer")
    assert visitor.page.title().startswith("À vous")
