"""Many matches: the same report however they are played, everybody in every seat, versions compared fairly."""

from __future__ import annotations

import io
import json
import re
from html.parser import HTMLParser

import pytest
from rich.console import Console

from centans.bots import make_bot
from centans.core.errors import CentansError
from centans.core.match import Match
from centans.lab import arena
from centans.lab.arena import ArenaWork, MatchFailed, Record, play_match
from centans.lab.page import page
from centans.lab.plan import BadPlan, Plan, make_plan, named_values
from centans.lab.report import report
from centans.lab.run import run_lab
from centans.lab.tables import difference_text, render
from centans.shelf import game_class
from centans.words import Words

EN, FR = [Words(game_class("guyenne"), language) for language in ("en", "fr")]


def small_plan(**changes) -> Plan:
    asked = {"game_id": "guyenne", "bots": ["random", "greedy:1"], "games": 12, "seed": "test", **changes}
    return make_plan(**asked)


def without_timing(found: dict) -> dict:
    return {key: value for key, value in found.items() if key != "timing"}


@pytest.fixture(scope="module")
def compared() -> dict:
    """A report on two versions."""
    return run_lab(small_plan(compare_options={"level": "expert"}, compare_components={"limits.hand_size": "7"}))


# -- the same report --------------------------------------------------------------------------------------------------


def test_two_processes_report_the_same_as_one():
    plan = small_plan()
    assert without_timing(run_lab(plan, processes=2)) == without_timing(run_lab(plan, processes=1))


def test_another_seed_gives_other_matches():
    one, other = run_lab(small_plan()), run_lab(small_plan(seed="other"))
    assert one["versions"] != other["versions"]


def test_a_match_of_the_lab_is_the_match_of_its_seed():
    plan = small_plan(options={"level": "expert"})
    game, variant = plan.versions[0].make()
    record = play_match(plan, 5, 0, game, variant)
    match = Match(game, variant, plan.match_seed(5))
    bots = [make_bot(plan.bots[plan.bot_at(5, seat)], plan.bot_seed(5, seat)) for seat in range(2)]
    decisions = 0
    while not match.over:
        ask = next(ask for ask in match.asks if not ask.open)
        match.answer(ask.seat, bots[ask.seat].choose(game, match.state, ask))
        decisions += 1
    assert match.result is not None
    assert (record.scores, record.ranks) == (match.result.scores, match.result.ranks)
    assert record.decisions == decisions


def test_the_report_survives_json(compared):
    assert json.loads(json.dumps(compared)) == compared


def test_ctrl_c_reports_what_was_played_so_far():
    played = []

    def interrupt(more: int) -> None:
        played.append(more)
        if sum(played) >= 5:
            raise KeyboardInterrupt

    found = run_lab(small_plan(), on_progress=interrupt)
    assert found["versions"][0]["matches"] == sum(played)
    assert found["games"] == 12


def test_a_report_on_no_match_at_all_can_be_shown():
    nothing = report(small_plan(compare_options={"level": "expert"}), [])
    assert "No match was played" in page(nothing, EN)
    console = Console(record=True)
    console.print(render(nothing, EN))
    assert "No match was played" in console.export_text()


def test_ctrl_c_ends_the_other_processes_too():
    def interrupt(_more: int) -> None:
        raise KeyboardInterrupt

    found = run_lab(small_plan(), processes=2, on_progress=interrupt)
    assert 0 < found["versions"][0]["matches"] < 12


# -- seats ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (2, 3), (2, 4), (3, 3), (3, 4), (1, 4)])
def test_every_bot_sits_in_every_seat_equally_often(bots, players):
    plan = Plan([], [f"bot {number}" for number in range(bots)], 0, "seats")
    for seat in range(players):
        seated = [plan.bot_at(number, seat) for number in range(1, 6 * bots + 1)]
        assert [seated.count(bot) for bot in range(bots)] == [6] * bots


def test_every_bot_plays_every_side_equally_often():
    records = ArenaWork(small_plan()).begin()(range(1, 13))
    played = [(bot, side) for record in records for bot, side in zip(record.bots, record.sides, strict=True)]
    assert {pair: played.count(pair) for pair in played} == {
        (bot, side): 6 for bot in (0, 1) for side in ("english", "french")
    }


def test_partners_who_win_together_win_once():
    record = Record(1, 0, (0, 1, 0, 1), ("english", "french") * 2, (1, 2, 1, 2), (5, 3, 5, 3), "points", 100, 8)
    (version,) = report(small_plan(players=4), [record])["versions"]
    assert [(row["name"], row["played"], row["wins"]) for row in version["bots"]] == [
        ("greedy:1", 1, 0),
        ("random", 1, 1),
    ]
    assert [(row["name"], row["played"]) for row in version["seats"]] == [("1", 1), ("2", 1), ("3", 1), ("4", 1)]


def test_a_draw_is_nobodys_win():
    record = Record(1, 0, (0, 1), ("english", "french"), (1, 1), (4, 4), "draw", 90, 8)
    (version,) = report(small_plan(), [record])["versions"]
    assert [(row["wins"], row["draws"], row["losses"]) for row in version["bots"]] == [(0, 1, 0), (0, 1, 0)]


def test_two_bots_of_one_kind_are_told_apart():
    assert small_plan(bots=["greedy", "greedy"]).labels() == ["greedy", "greedy #2"]


# -- what is played ---------------------------------------------------------------------------------------------------


def test_options_and_components_reach_the_game():
    plan = small_plan(options={"level": "advanced"}, components={"limits.hand_size": "5"})
    game, variant = plan.versions[0].make()
    assert variant["level"] == "advanced"
    state = Match(game, variant, b"reach").state
    assert state.box.hand_size == 5
    (version,) = run_lab(plan)["versions"]
    assert (version["options"]["level"], version["components"]) == ("advanced", {"limits.hand_size": "5"})
    assert version["changes"] == ["level=advanced", "limits.hand_size=5"]


def test_as_many_play_as_there_are_bots():
    assert small_plan(bots=["random"] * 3).versions[0].make()[1].players == 3
    assert small_plan(bots=["random"]).versions[0].make()[1].players == 2
    assert small_plan(players=4).versions[0].make()[1].players == 4


@pytest.mark.parametrize(
    "wrong",
    [
        {"game_id": "chess"},
        {"bots": ["wizard"]},
        {"bots": [""]},
        {"bots": []},
        {"bots": ["random"] * 4, "players": 2},
        {"games": 0},
        {"players": 9},
        {"options": {"level": "divine"}},
        {"components": {"limits.hands": "5"}},
        {"compare_options": {"level": "divine"}},
    ],
    ids=str,
)
def test_a_plan_that_cannot_be_played_is_refused_with_a_sentence(wrong):
    with pytest.raises(CentansError):
        small_plan(**wrong)


def test_settings_are_typed_as_name_and_value():
    assert named_values(["level=expert", " a.b = c=d "]) == {"level": "expert", "a.b": "c=d"}
    with pytest.raises(BadPlan, match="NAME=VALUE"):
        named_values(["expert"])


def test_a_match_that_fails_is_named_with_its_seed(monkeypatch):
    plan = small_plan()

    def fail(*_args) -> int:
        raise ValueError("a rule is broken")

    monkeypatch.setattr(arena, "play_to_the_end", fail)
    with pytest.raises(MatchFailed, match="a rule is broken") as caught:
        run_lab(plan)
    assert f"match 1 of guyenne failed (seed {plan.match_seed(1).hex()}" in str(caught.value)
    assert "seats random, greedy:1" in str(caught.value)


# -- two versions -----------------------------------------------------------------------------------------------------


def test_two_versions_are_compared_match_by_match(compared):
    first, second = compared["versions"]
    assert (first["matches"], second["matches"]) == (12, 12)
    (row,) = [row for row in compared["comparison"] if row["what"] == "decisions"]
    assert row["first"] == pytest.approx(first["decisions"]["mean"])
    assert row["second"] == pytest.approx(second["decisions"]["mean"])
    assert row["difference"]["estimate"] == pytest.approx(row["second"] - row["first"])
    assert row["difference"]["low"] < row["difference"]["estimate"] < row["difference"]["high"]


def test_a_version_compared_with_itself_differs_in_nothing():
    found = run_lab(small_plan(games=4, compare_options={"level": "basic"}))
    assert {row["difference"]["estimate"] for row in found["comparison"]} == {0.0}


def test_a_star_marks_a_difference_that_is_clear():
    difference = {"estimate": 0.2, "low": 0.1, "high": 0.3}
    assert "*" in difference_text({"difference": difference, "clear": True}, EN)
    assert "*" not in difference_text({"difference": difference, "clear": False}, EN)
    assert difference_text({"difference": None, "clear": False}, EN) == "too few matches"


def made_up(number: int, version: int, winner: int, decisions: int = 10) -> Record:
    ranks = (1, 2) if winner == 0 else (2, 1)
    return Record(number, version, (0, 1), ("english", "french"), ranks, (0, 0), "points", decisions, None)


def test_what_is_clear_alone_is_not_clear_among_many_rows():
    """Of 40 matches the second version turns 6 to the first bot and 0 away from it: one row alone would get a star."""
    plan = small_plan(games=40, compare_options={"level": "expert"})
    records = [made_up(number, 0, 1) for number in range(1, 41)]
    records += [made_up(number, 1, 0 if number <= 6 else 1) for number in range(1, 41)]
    found = report(plan, records)
    rows = {row["what"]: row for row in found["comparison"]}
    wins = rows["bot random: share of wins"]
    assert wins["difference"]["low"] > 0
    assert wins["chance"] == pytest.approx(10 * 0.008705, rel=0.001), "15 points, standard error 5.718"
    assert not wins["clear"]
    assert "*" not in difference_text(wins, EN)
    assert f"clear even among {len(rows)} rows" in page(found, EN)


def test_a_difference_that_is_there_is_clear_among_all_rows():
    plan = small_plan(games=40, compare_options={"level": "expert"})
    records = [made_up(number, 0, 1) for number in range(1, 41)]
    records += [made_up(number, 1, 0 if number <= 20 else 1) for number in range(1, 41)]
    clear = [row["what"] for row in report(plan, records)["comparison"] if row["clear"]]
    assert "bot random: share of wins" in clear
    assert "decisions" not in clear


def test_a_handful_of_matches_that_differ_alike_make_nothing_clear():
    plan = small_plan(games=5, compare_options={"level": "expert"})
    records = [made_up(number, version, version) for number in range(1, 6) for version in (0, 1)]
    assert not any(row["clear"] for row in report(plan, records)["comparison"])


def test_the_report_says_what_two_points_would_take():
    plan = small_plan(games=400, compare_options={"level": "expert"})
    records = [made_up(number, version, (number + version) % 2) for number in range(1, 401) for version in (0, 1)]
    found = report(plan, records)
    assert found["versions"][0]["matches_for_two_points"] == 4906
    assert found["comparison_for_two_points"] > 4 * 4906
    text = page(found, EN)
    assert "would take about 4,906 matches" in text
    assert f"would take about {found['comparison_for_two_points']:,} matches to find" in text


# -- until it is known ------------------------------------------------------------------------------------------------


def test_until_ends_after_the_same_match_on_any_number_of_processes():
    plan = small_plan(bots=["random", "random"], games=2000, until=0.08)
    one, two = run_lab(plan, processes=1), run_lab(plan, processes=2)
    assert without_timing(one) == without_timing(two)
    (version,) = one["versions"]
    assert 100 <= version["matches"] < 200
    assert one["until"] == {"reach": 0.08, "reached": True}
    assert all(row["win_rate"]["high"] - row["win_rate"]["low"] <= 0.16 for row in version["bots"])


def test_until_gives_up_after_the_most_matches():
    found = run_lab(small_plan(games=5, until=0.01))
    assert found["until"] == {"reach": 0.01, "reached": False}
    assert found["versions"][0]["matches"] == 5


def test_until_of_two_versions_looks_at_their_difference():
    found = run_lab(small_plan(games=2000, until=0.1, compare_components={"limits.hand_size": "7"}))
    rows = [row["difference"] for row in found["comparison"] if row["what"].startswith("bot") and "wins" in row["what"]]
    assert found["until"]["reached"]
    assert len(rows) == 2
    assert all(row["high"] - row["low"] <= 0.2 for row in rows)


# -- the page ---------------------------------------------------------------------------------------------------------


class Outline(HTMLParser):
    """Checks that what is opened is closed, and counts charts."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.charts = 0

    def handle_starttag(self, tag, attrs):
        self.charts += tag == "svg"
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        pass

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


def test_the_page_is_whole_and_has_its_charts(compared):
    outline = Outline()
    outline.feed(page(compared, EN))
    assert outline.open == []
    assert outline.charts == 2 * (3 + 2 + 2 + 1)


def test_the_page_asks_nothing_of_the_network(compared):
    text = page(compared, EN)
    assert re.search(r"https?:|//\w|src=|href=|url\(|@import|<script", text) is None


def test_what_a_user_typed_cannot_become_markup():
    text = page(run_lab(small_plan(games=2, seed="<script>alert(1)</script>")), EN)
    assert "<script>" not in text


def test_a_report_is_told_in_french_without_a_gap(compared):
    """Figures as the French write them, sides and endings by their names in the game."""
    console = Console(width=160, record=True, file=io.StringIO())
    console.print(render(compared, FR))
    shown = console.export_text()
    assert "seconde version\u00a0: level=expert" in shown
    assert "camp\u00a0: les Anglais, part de victoires" in shown
    assert "aux points" in shown
    assert re.search(r"\d,\d\u00a0% \(\d+,\d–\d+,\d\)", shown)
    text = page(compared, FR)
    assert '<html lang="fr">' in text
    assert "Part des parties gagnées par chaque camp" in text
    assert FR.problems == []
    assert not re.search(r"share of|per match|\blab-", shown + text)


def test_the_page_suits_light_and_dark(compared):
    assert "prefers-color-scheme: dark" in page(compared, EN)


# -- what a game measures by itself -----------------------------------------------------------------------------------


def measured(*rows: dict[str, int]) -> dict:
    plan = small_plan(games=len(rows))
    records = [
        Record(number, 0, (0, 1), ("english", "french"), (1, 2), (3, 1), "points", 10, 5, row)
        for number, row in enumerate(rows, 1)
    ]
    return report(plan, records)


def test_the_measures_of_a_game_are_reported_over_the_matches_that_have_them():
    (version,) = measured({"deaths": 4, "duels": 1}, {"deaths": 8})["versions"]
    assert version["measures"]["deaths"] == {"mean": 6.0, "deviation": pytest.approx(8**0.5), "least": 4, "most": 8}
    assert version["measures"]["duels"]["mean"] == 1.0


def test_measures_come_in_the_order_of_their_names_whichever_occurred_first():
    (version,) = measured({"won-by-player-3": 1}, {"won-by-player-1": 1, "won-by-player-2": 0})["versions"]
    assert list(version["measures"]) == ["won-by-player-1", "won-by-player-2", "won-by-player-3"]


def test_tables_and_page_show_the_measures():
    found = measured({"deaths": 4}, {"deaths": 8})
    console = Console(width=120, record=True, file=io.StringIO())
    console.print(render(found, EN))
    assert re.search(r"deaths +6\.00 +2\.83 +4 +8", console.export_text())
    assert "<td>deaths</td><td>6.00</td>" in page(found, EN)


def test_a_game_measures_nothing_unless_it_says_so():
    game, variant = small_plan().versions[0].make()
    assert game.measures(game.start(variant)) == {}
