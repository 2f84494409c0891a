"""Could somebody who looked up from his book say what the others did: combats and dice have been on the screen."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visit
from tests.web.kit import ANSWER_BY_API
from tests.web.test_room import sit_with_bots
from tests.web.witness import Witness

NOTE_FIGHTS = """
window.fights = [];
new MutationObserver(() => {
  for (const { dataset } of document.querySelectorAll("[data-board] [data-fight]"))
    if (!window.fights.includes(dataset.fight)) window.fights.push(dataset.fight);
}).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-fight"] });
"""

LOGGED = """async () => {
    const table = location.pathname.split("/")[2];
    const events = [];
    for (let from = 0; ; ) {
        const entries = await (await fetch(`/api/tables/${table}/log?seat=0&from=${from}`)).json();
        if (entries.length === 0) return events;
        events.push(...entries.flatMap((entry) => entry.events));
        from = entries.at(-1).number + 1;
    }
}"""
MOST_ANSWERS = 60

FACES = {
    "embassy": ("first", "second"),
    "corruption": ("die",),
    "pillage": ("die",),
    "ravaged": ("die",),
    "end-die": ("die",),
}
"""Which dice decide what is not a combat."""


@pytest.mark.nightly
def test_in_a_turn_of_six_every_combat_of_the_log_has_been_on_the_screen(visit: Visit):
    visitor = visit(size=(1440, 900), pace="brisk", language="en")
    Witness(visitor)
    visitor.context.add_init_script(NOTE_FIGHTS)
    sit_with_bots(visitor, "montjoie", 6)
    for _ in range(MOST_ANSWERS):
        if visitor.find("[data-log]").get_by_text("Turn 2").count() > 0:
            break
        visitor.page.evaluate(ANSWER_BY_API, 1)
        visitor.wait_until_asked()
    events = visitor.page.evaluate(LOGGED)
    fought = [event for event in events if event["key"] == "combat-result"]
    assert len(fought) >= 3, "there was something to see"
    told = visitor.page.evaluate("window.witnessed.filter(({ told }) => told === 'combat-result').length")
    assert told == len(fought)
    assert {event["params"]["town"] for event in fought} <= set(visitor.page.evaluate("window.fights"))


@pytest.mark.nightly
def test_in_a_match_the_dice_of_ambassadors_brigands_and_the_end_have_fallen_on_the_screen(visit: Visit):
    visitor = visit(pace="brisk", language="en")
    Witness(visitor)
    visitor.play_now("montjoie")
    while visitor.wait_for_state("asked", "over") != "over":
        visitor.page.evaluate(ANSWER_BY_API, 1)
    thrown = [
        (event["key"], [face for name in FACES[event["key"]] if (face := event["params"][name]) > 0])
        for event in visitor.page.evaluate(LOGGED)
        if event["key"] in FACES
    ]
    assert {"embassy", "corruption", "pillage", "end-die"} <= {key for key, _ in thrown}, "there was something to see"
    seen = [(each["told"], each["dice"]) for each in visitor.page.evaluate("window.witnessed")]
    assert [each for each in seen if each[0] in FACES] == thrown
