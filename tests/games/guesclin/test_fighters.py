"""Chapters 4 and 6: seats, sides, and the values of the fighters."""

import pytest

from centans import shelf
from centans.core.errors import BadComponents, BadVariant
from centans.games.guesclin import Guesclin
from centans.games.guesclin.box.names import BANNERS
from centans.games.guesclin.choices import CATALOGUE
from tests.games.guesclin.kit import Skirmish, at, guesclin, plain_scenario, rule, with_scenario

TYPES = {
    "chevalier": (3, 5, 9, None, {"commander", "initiative"}),
    "cavalier": (7, 4, 9, None, {"commander", "initiative"}),
    "sergent": (4, 3, 8, None, set()),
    "ecuyer": (5, 3, 7, None, {"initiative"}),
    "valet": (5, 1, 5, None, {"skirmisher"}),
    "piquier": (4, 2, 7, None, {"initiative"}),
    "compagnon": (4, 2, 6, None, {"skirmisher"}),
    "franc_archer": (4, 2, 6, 4, {"shooter", "skirmisher"}),
    "archer": (5, 1, 5, 5, {"shooter", "skirmisher"}),
    "arbaletrier": (4, 2, 7, 4, {"shooter"}),
}


def seats(players: int, **settings: str) -> list[list[str]]:
    box = guesclin().start(guesclin().variant(players, settings)).box
    return [[BANNERS[banner] for banner, seat in enumerate(box.seat_of) if seat == one] for one in range(players)]


@rule("GU-FIG-1", "GU-FIG-2", "GU-FIG-3", "GU-FIG-4", "GU-FIG-5", "GU-FIG-6")
@rule("GU-FIG-7", "GU-FIG-8", "GU-FIG-9", "GU-FIG-10", "GU-FIG-11")
@pytest.mark.parametrize("kind", TYPES)
def test_a_type_has_the_same_values_in_every_banner(kind):
    for banner in BANNERS:
        fight = Skirmish.on("fougeray", {f"{banner} {kind}": (7, 7)}).acting(banner)
        man = fight.view().fighters[fight.number(f"{banner} {kind}")]
        assert (man.movement, man.melee, man.defence, man.shooting, set(man.abilities)) == TYPES[kind]


@rule("GU-FIG-12", "GU-SETUP-4")
def test_everybody_starts_unhurt_and_without_order():
    for scenario in "1234":
        view = guesclin().view(guesclin().start(guesclin().variant(2, {"scenario": scenario})), None)
        assert not any(man.stunned or man.order for man in view.fighters)


def weak(kind: str, **settings: str) -> tuple[int, int, int, int | None]:
    fight = Skirmish.on("fougeray", {f"french {kind}": (7, 7)}, **settings).stunned(f"french {kind}").acting("french")
    man = fight.view().fighters[fight.number(f"french {kind}")]
    return man.movement, man.melee, man.defence, man.shooting


@rule("GU-FIG-13")
def test_stunned_men_keep_their_values():
    """E47."""
    assert weak("sergent") == (4, 3, 8, None)
    assert weak("archer") == (5, 1, 5, 5)


@rule("GU-FIG-14")
def test_stunned_men_are_weakened_by_option():
    """E47."""
    assert weak("sergent", stunned="weakened") == (3, 2, 8, None)
    assert weak("chevalier", stunned="weakened") == (2, 4, 9, None)
    assert weak("archer", stunned="weakened") == (4, 0, 5, 4)
    assert weak("valet", stunned="weakened") == (4, 0, 5, None)


@rule("GU-FIG-14", "GU-FIG-18", "GU-MELEE-5")
def test_an_order_comes_on_top_of_the_stunned_face():
    """E47."""
    men = {"french sergent": (4, 6), "french valet": (9, 9), "english compagnon": (9, 10)}
    fight = Skirmish.on("fougeray", men, stunned="weakened").stunned("french sergent", "french valet")
    fight.ordered("french sergent", "avancez").acting("french")
    man = fight.view().fighters[fight.number("french sergent")]
    assert (man.movement, man.melee, man.defence) == (5, 1, 8)
    fight.ordered("french valet", "prudence").acting("french").play("act valet")
    assert fight.view().fighters[fight.number("french valet")].melee == -1
    assert fight.attack_on("english compagnon").odds.capacity == 0


@rule("GU-FIG-18")
def test_an_order_that_forbids_to_move_does_so_whatever_the_face():
    fight = Skirmish.on("fougeray", {"french sergent": (4, 6)}, stunned="weakened").stunned("french sergent")
    fight.ordered("french sergent", "frappez").acting("french")
    assert fight.view().fighters[fight.number("french sergent")].movement == 0


@rule("GU-FIG-15")
def test_a_hex_holds_one_man():
    fight = Skirmish.fresh("4").play(f"place {at(13, 3)}")
    assert fight.refused(f"place {at(13, 3)}").key == "hex-taken"


@rule("GU-FIG-16")
def test_a_neutralised_man_is_gone_for_good():
    men = {"french sergent": (4, 6), "english compagnon": (4, 7), "english cavalier": (10, 2)}
    fight = Skirmish.on("fougeray", men).stunned("english compagnon").acting("french")
    fight.play("act sergent", f"attack {at(4, 7)}", attack=[6, 6, 6])
    assert fight.is_neutralised("english compagnon")
    assert fight.where("english compagnon") is None
    assert "act compagnon" not in fight.notations()
    assert fight.refused("act compagnon").key == "not-on-the-map"


@rule("GU-FIG-17")
@pytest.mark.parametrize(
    ("men", "reason"),
    [
        (["chevalier", "sergent"], "the banner french has 2 fighters; it must have 3 to 6"),
        (["chevalier"] + ["sergent"] * 6, "the banner french has 7 fighters; it must have 3 to 6"),
        (["sergent"] * 3, "the banner french has 0 commanders; it must have exactly one"),
        (["chevalier", "cavalier", "valet"], "the banner french has 2 commanders; it must have exactly one"),
    ],
)
def test_a_banner_has_three_to_six_men_and_one_commander(men, reason):
    scenario = plain_scenario("fougeray", ["french sergent"])
    scenario["forces"]["french"] = men
    with pytest.raises(BadComponents) as problem:
        with_scenario(scenario)
    assert (str(problem.value), problem.value.where) == (reason, ("scenarios", "trial", "forces", "french"))


# -- seats ----------------------------------------------------------------------------------------------------------


@rule("GU-GAME-1", "GU-GAME-4", "GU-GAME-2")
def test_two_players_lead_a_side_each():
    assert seats(2, scenario="1") == [["french"], ["english"]]
    assert seats(2, scenario="4") == [["french", "blesiste"], ["english", "montfortist"]]


@rule("GU-GAME-5", "GU-GAME-3")
def test_three_players_share_one_side():
    """E49."""
    assert seats(3, scenario="4") == [["french"], ["english", "montfortist"], ["blesiste"]]
    shared = seats(3, scenario="4", split_side="english_side")
    assert shared == [["french", "blesiste"], ["english"], ["montfortist"]]


@rule("GU-GAME-6", "GU-GAME-3")
def test_four_players_lead_a_banner_each():
    """E49."""
    assert seats(4, scenario="3") == [["french"], ["english"], ["blesiste"], ["montfortist"]]


@rule("GU-GAME-1")
@pytest.mark.parametrize("players", [3, 4])
def test_the_first_scenario_is_for_two(players):
    """E49."""
    with pytest.raises(BadVariant, match=rf"scenario 1 is for 2 players, not {players} \(GU-GAME-1\)"):
        guesclin().variant(players, {"scenario": "1"})


def test_who_names_no_scenario_plays_a_printed_one_for_so_many_players():
    assert [guesclin().variant(players)["scenario"] for players in (None, 2, 3, 4)] == ["1", "1", "4", "4"]


@pytest.mark.parametrize(
    ("players", "settings", "reason"),
    [
        (2, {"scenario": "4", "split_side": "english_side"}, "it needs 3 players"),
        (2, {"scenario": "2", "limit_result": "draw"}, "limit_result changes nothing in scenario 2"),
        (2, {"scenario": "1", "limit_result": "draw"}, "limit_result changes nothing in scenario 1"),
        (2, {"scenario": "4", "exit_timing": "next_action"}, "nobody leaves its map"),
        (2, {"scenario": "3", "butin_exit": "east"}, "butin_exit is an option of scenario 1"),
        (2, {"scenario": "5"}, "option 'scenario' can be 1, 2, 3, 4, not '5'"),
    ],
)
def test_options_that_make_no_sense_are_refused_when_the_table_is_made(players, settings, reason):
    with pytest.raises(BadVariant, match=reason):
        guesclin().variant(players, settings)


@rule("GU-GAME-7", "GU-END-4")
def test_partners_win_together_and_a_player_without_men_keeps_his_share():
    """E49, E62."""
    men = {"french cavalier": (4, 6), "montfortist cavalier": (4, 7), "montfortist sergent": (9, 2)}
    fight = Skirmish.scenario("4", men, players=4).neutralised(
        *[f"english {kind}" for kind in ("ecuyer", "piquier", "compagnon", "archer", "arbaletrier", "chevalier")]
    )
    fight.neutralised("blesiste chevalier").stunned("french cavalier").acting("montfortist")
    fight.play("act cavalier", f"attack {at(4, 6)}", attack=[6, 6, 6, 6], riposte=[1, 1, 1, 1])
    assert fight.verdict == ("english", "total")
    assert fight.result.ranks == (2, 1, 2, 1)
    assert fight.result.scores == (-3, 3, -3, 3)


@rule("GU-GAME-7")
def test_each_player_decides_for_his_own_banner():
    men = {"french cavalier": (9, 6), "blesiste chevalier": (9, 9)}
    fight = Skirmish.scenario("4", men, players=4).acting("blesiste")
    assert fight.ask.seat == 2
    assert fight.refused("act chevalier", seat=0).key == "not-your-turn"


@rule("GU-GAME-8")
def test_everybody_sees_the_same():
    fight = Skirmish.scenario("4", {"french cavalier": (9, 6)}, players=4).acting("french").play("act cavalier")
    views = [fight.game.view(fight.state, seat) for seat in (None, 0, 1, 2, 3)]
    for view in views:
        view.seat = None
    assert all(view == views[0] for view in views)


@rule("GU-GAME-10")
def test_the_other_banner_takes_no_orders():
    men = {"french cavalier": (13, 3), "french sergent": (13, 4), "blesiste ecuyer": (13, 5)}
    fight = Skirmish.scenario("4", men).beginning("french")
    named = {str(option.params["fighter"]) for option in fight.ask.options if option.kind == "order"}
    assert named == {"sergent"}


def test_every_option_has_one_notation():
    notations = [option.notation for option in CATALOGUE]
    assert len(notations) == len(set(notations))
    assert {"place a1", "order sergent prudence", "act compagnon-2", "move k9", "leave a13"} <= set(notations)


@rule("GU-FIG-14")
def test_no_figure_makes_a_stunned_man_better_or_a_value_negative():
    """In a study a sergeant may be as weak as one likes: stunned he is never stronger, and nothing sinks below 0."""
    study = shelf.take(
        "guesclin",
        {
            "fighters.sergent.movement": "1",
            "fighters.sergent.melee": "0",
            "fighters.archer.shooting": "2",
            "stunned.melee_min": "3",
            "stunned.shooting_min": "5",
            "orders.avancez.movement_add": "-6",
        },
    )
    assert isinstance(study, Guesclin)
    men = {"french sergent": (12, 9), "french archer": (12, 3), "english archer": (1, 1)}
    fight = Skirmish(study, 2, {"scenario": "4", "stunned": "weakened"}, men).acting("french")
    fight.stunned("french sergent", "french archer")
    sergeant, archer = [fight.view().fighters[fight.number(man)] for man in ("french sergent", "french archer")]
    assert (sergeant.movement, sergeant.melee, archer.shooting) == (1, 0, 2)
    fight.ordered("french sergent", "avancez")
    assert fight.view().fighters[fight.number("french sergent")].movement == 0


@rule("GU-FIG-4", "GU-FIG-18", "GU-ORDER-7", "GU-ORDER-9", "GU-ORDER-12")
@pytest.mark.parametrize(
    ("order", "values"), [("prudence", (4, 2, 10)), ("a_l_assaut", (4, 4, 6)), ("foncez", (6, 3, 6))]
)
def test_what_a_sergeant_is_worth_under_each_order(order, values):
    fight = Skirmish.on("fougeray", {"french sergent": (7, 7)}).ordered("french sergent", order).acting("french")
    man = fight.view().fighters[fight.number("french sergent")]
    assert (man.movement, man.melee, man.defence) == values
