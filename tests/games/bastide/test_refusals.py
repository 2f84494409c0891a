"""An option that is not allowed says which rule forbids it, and with which numbers."""

import re
from pathlib import Path

import pytest

from centans.games import bastide as package
from tests.games.bastide.kit import Town, rule

KEY = re.compile(r'Refusal\(\s*"[A-Z0-9-]+",\s*"([a-z-]+)"')
FULL = "HA.N=B HA.S=B HA.E=G HA.W=G"


def projects(**more: str) -> Town:
    return Town("B G R", **more)


CASES = [
    (projects(), "B", "sdd 3", "BA-TURN-1", "action-first", {}),
    (projects(), "B", "pass", "BA-TURN-3", "must-act", {"choices": 14}),
    (projects(board=FULL), "B", "project HA", "BA-PROJ-1", "finished", {"equipment": "HA", "number": 4}),
    (projects().play("B project EG"), "B", "pass", "BA-PROJ-2", "site-first", {"equipment": "EG"}),
    (projects().play("B project S1"), "B", "give B", "BA-NEG-8", "gift-to-oneself", {}),
    (
        projects().play("B project S1"),
        "B",
        "give yellow",
        "BA-NEG-8",
        "no-such-player",
        {"colour": "yellow", "players": 3},
    ),
    (projects().play("B project S1"), "G", "pass", "BA-NEG-11", "offer-first", {}),
    (
        projects().play("B project S1"),
        "G",
        "offer violet 3",
        "BA-NEG-11",
        "no-such-player",
        {"colour": "violet", "players": 3},
    ),
    (
        projects().play("B project S1", "B give G", "B sdd 1"),
        "B",
        "give G",
        "BA-NEG-9",
        "already-given",
        {"colour": "green"},
    ),
    (projects(negotiation="off").play("B project S1"), "B", "sdd 5", "BA-BID-1", "bid-first", {"money": 4}),
    (projects(negotiation="off").play("B project S1"), "B", "more", "BA-BID-1", "bid-first", {"money": 4}),
    (
        projects(money="6 0 0", negotiation="off").auction("S1", 5, 0, 0),
        "B",
        "sdd 2",
        "BA-BID-4",
        "raise-first",
        {"money": 1},
    ),
    (projects().auction("S1", 3, 0, 0), "B", "pass", "BA-PLACE-5", "circle-first", {"equipment": "S1"}),
    (projects().auction("S1", 3, 0, 0), "B", "circle L1.A", "BA-PLACE-3", "another-equipment", {"equipment": "S1"}),
    (
        projects(board="S1.1=G").auction("S1", 3, 0, 0),
        "B",
        "circle S1.1",
        "BA-EQ-7",
        "circle-taken",
        {"circle": "S1.1"},
    ),
    (projects(cede_influence="true").auction("S1", 3, 0, 0), "B", "pass", "BA-PLACE-7", "whose-token-first", {}),
    (projects(cede_influence="true").auction("S1", 3, 0, 0), "B", "cede B", "BA-PLACE-7", "cede-to-oneself", {}),
    (projects(cede_influence="true").auction("S1", 3, 0, 0), "B", "lose", "BA-PLACE-5", "must-place", {"supply": 20}),
    (
        projects(cede_influence="true").auction("S1", 3, 0, 0).play("B cede G", "B circle S1.1"),
        "G",
        "pass",
        "BA-PLACE-7",
        "consent-first",
        {},
    ),
    (
        projects(camp="1 2", board="EG@A1:B1").auction("EG", 3, 0, 0),
        "B",
        "send 4",
        "BA-REL-5",
        "not-in-camp",
        {"points": 4, "number": 2},
    ),
    (
        projects(camp="1 2", board="EG@A1:B1").auction("EG", 3, 0, 0),
        "B",
        "pass",
        "BA-REL-5",
        "emissary-first",
        {"number": 2},
    ),
    (projects(hands="B:house").play("B play house"), "B", "pass", "BA-HOUSE-1", "house-first", {}),
    (
        projects(hands="B:house", houses="A1:3").play("B play house"),
        "B",
        "block A1",
        "BA-GEO-3",
        "block-is-full",
        {"block": "A1", "places": 3},
    ),
    (projects(hands="B:fire", houses="A1").play("B play fire"), "B", "pass", "BA-FIRE-1", "fire-first", {}),
    (
        projects(hands="B:fire", houses="A1").play("B play fire"),
        "B",
        "block D3",
        "BA-FIRE-1",
        "no-house",
        {"block": "D3"},
    ),
    (
        projects(hands="B:fire", houses="A1").play("B play fire"),
        "B",
        "equipment HA",
        "BA-FIRE-1",
        "no-influence",
        {"equipment": "HA"},
    ),
    (
        projects(hands="B:fire", houses="A1").play("B play fire", "B block A1"),
        "B",
        "houses 2",
        "BA-FIRE-1",
        "fire-houses-first",
        {"block": "A1", "houses": 1},
    ),
    (
        projects(hands="B:fire", board=FULL).play("B play fire", "B equipment HA"),
        "B",
        "stop",
        "BA-FIRE-1",
        "fire-influence-first",
        {"equipment": "HA"},
    ),
    (
        projects(hands="B:fire", board=f"{FULL} S1.1=B").play("B play fire", "B equipment HA"),
        "B",
        "circle S1.1",
        "BA-FIRE-3",
        "fire-elsewhere",
        {"equipment": "HA"},
    ),
    (
        projects(hands="B:fire", board=FULL).play("B play fire", "B equipment HA", "B circle HA.N"),
        "B",
        "circle HA.N",
        "BA-FIRE-2",
        "no-influence-there",
        {"equipment": "HA"},
    ),
    (
        projects(hands="B:english-3", houses="A1", board="S1.1=G").play("B play english-3"),
        "B",
        "block A1",
        "BA-HAR-8",
        "harass-kind-first",
        {},
    ),
    (
        projects(hands="B:english-1", houses="A1 D3 C2").play("B play english-1"),
        "B",
        "block C2",
        "BA-HAR-3",
        "block-protected",
        {"block": "C2"},
    ),
    (
        projects(hands="B:english-1", houses="A1 D3 C2").play("B play english-1"),
        "B",
        "pass",
        "BA-HAR-8",
        "harass-house-first",
        {"left": 1},
    ),
    (
        projects(hands="B:english-1", board="S1.1=B S2.1=G WS.A=R S1.2=R").play("B play english-1"),
        "B",
        "circle WS.A",
        "BA-HAR-7",
        "walls-not-yet",
        {"houses": 0, "tokens": 2},
    ),
    (
        projects(hands="B:english-1", board="S1.1=B S2.1=G WS.A=R S1.2=R").play("B play english-1"),
        "B",
        "circle S1.2",
        "BA-HAR-6",
        "influence-protected",
        {"equipment": "S1"},
    ),
    (
        projects(hands="B:english-1", board="S1.1=B S2.1=G").play("B play english-1"),
        "B",
        "pass",
        "BA-HAR-14",
        "harass-influence-first",
        {"left": 1},
    ),
    (
        projects(hands="B:english-1", board="S1.1=B S2.1=G", harass_mode="mixed").play("B play english-1"),
        "B",
        "pass",
        "BA-HAR-14",
        "hit-first",
        {},
    ),
    (
        projects(hands="B:house", board="HA.N=R MA@D1:B1 S2.1=B S3.1=G WN.C=G", negotiation="off").play(
            "B play house", "B block C1"
        ),
        "B",
        "sdd 3",
        "BA-TAX-10",
        "allocation-limits",
        {"amount": 3, "least": 0, "most": 2, "left": 2},
    ),
    (
        projects(hands="B:house", board="HA.N=R MA@D1:B1 S2.1=B S3.1=G WN.C=G", negotiation="off").play(
            "B play house", "B block C1"
        ),
        "B",
        "pass",
        "BA-TAX-10",
        "allocation-first",
        {"left": 2},
    ),
]


@rule("BA-TURN-3", "BA-NEG-9", "BA-NEG-8", "BA-PLACE-5", "BA-HAR-7", "BA-FIRE-3", "BA-TAX-10")
@pytest.mark.parametrize(
    ("town", "who", "notation", "rule_id", "key", "numbers"), CASES, ids=lambda value: str(value)[:30]
)
def test_a_refusal_names_its_rule_and_its_numbers(town, who, notation, rule_id, key, numbers):
    refusal = town.refused(who, notation)
    assert (refusal.rule, refusal.key, refusal.params) == (rule_id, key, numbers)


MET_ELSEWHERE = {
    "gift-amount-first",
    "no-room-for-building",
    "no-room-for-house",
    "no-such-tile",
    "no-token-left",
    "nothing-to-burn",
    "only-money",
    "taker-has-no-token",
}


@pytest.mark.source_only
def test_every_refusal_of_the_rules_is_met_by_a_test():
    sources = Path(package.__file__).parent / "rules"
    used = {key for path in sources.glob("*.py") for key in KEY.findall(path.read_text("utf-8"))}
    assert used == {case[4] for case in CASES} | MET_ELSEWHERE
