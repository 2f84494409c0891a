"""Chapter 21: scenario 4, Battle in Open Country; and chapter 17."""

import pytest

from tests.games.guesclin.kit import Hex, Skirmish, at, guesclin, rule


def battle(men: dict[str, Hex], **settings: str) -> Skirmish:
    return Skirmish.scenario("4", men, **settings)


@rule("GU-S4-1")
def test_four_banners_of_six():
    view = guesclin().view(guesclin().start(guesclin().variant(4, {"scenario": "4"})), None)
    forces = {}
    for man in view.fighters:
        forces.setdefault(man.banner, []).append(man.type)
    riders = ["cavalier", "sergent", "piquier", "compagnon", "archer", "arbaletrier"]
    knights = ["chevalier", "ecuyer", "piquier", "compagnon", "archer", "arbaletrier"]
    assert forces == {"french": riders, "english": knights, "blesiste": knights, "montfortist": riders}
    assert (view.map.id, view.things, view.scenario.original) == ("fougeray", [], False)


@rule("GU-S4-4")
def test_orders_go_to_men_level_with_the_commander_or_behind_him():
    """E35."""
    men = {"french cavalier": (9, 3), "french sergent": (9, 7), "french piquier": (12, 7), "french archer": (8, 7)}
    fight = battle(men).beginning("french")
    named = {str(option.params["fighter"]) for option in fight.ask.options if option.kind == "order"}
    assert named == {"sergent", "piquier"}
    refusal = fight.refused("order archer prudence")
    assert (refusal.rule, refusal.key, refusal.params) == (
        "GU-S4-4",
        "ahead-of-commander",
        {"column": 8, "commander": 9},
    )
    men = {f"english {kind}": (column, 3) for column, kind in enumerate(["ecuyer", "piquier", "archer"])}
    fight = battle({**men, "english chevalier": (5, 9), "english compagnon": (6, 9)}).beginning("english")
    named = {str(option.params["fighter"]) for option in fight.ask.options if option.kind == "order"}
    assert named == {"ecuyer", "piquier", "archer"}


@rule("GU-S4-5")
def test_courage_is_asked_when_the_order_is_given():
    men = {"french cavalier": (9, 3), "french sergent": (9, 7), "english chevalier": (1, 1)}
    fight = battle(men).beginning("french").play("order sergent foncez", "act sergent", f"move {at(4, 5)}")
    assert fight.order_of("french sergent") == "foncez"


def exchange(attacker: str, victim: str, attack: list[int], riposte: list[int], fight: Skirmish) -> Skirmish:
    banner, name = attacker.split()
    column, row = fight.where(victim)
    return fight.acting(banner).play(f"act {name}", f"attack {at(column, row)}", attack=attack, riposte=riposte)


def last_commanders(**settings: str) -> Skirmish:
    men = {"blesiste chevalier": (4, 6), "montfortist cavalier": (4, 7), "french archer": (13, 3)}
    fight = battle(men, **settings).stunned("blesiste chevalier", "montfortist cavalier")
    return fight.neutralised("english chevalier", "french cavalier")


@rule("GU-S4-6", "GU-S4-7")
def test_both_commanders_of_a_side_down_end_it():
    """E36."""
    fight = exchange("blesiste chevalier", "montfortist cavalier", [6] * 5, [1] * 4, last_commanders())
    assert fight.verdict == ("french", "total")
    fight = exchange("blesiste chevalier", "montfortist cavalier", [1] * 5, [6] * 4, last_commanders())
    assert fight.verdict == ("english", "total")


@rule("GU-S4-6")
def test_one_commander_is_not_enough():
    men = {"blesiste chevalier": (4, 6), "montfortist cavalier": (4, 7), "english chevalier": (1, 1)}
    fight = battle(men).stunned("montfortist cavalier")
    assert exchange("blesiste chevalier", "montfortist cavalier", [6] * 5, [1] * 4, fight).verdict is None


@rule("GU-HIT-2", "GU-S4-8")
def test_who_is_neutralised_is_no_longer_counted_among_the_stunned():
    men = {"french sergent": (4, 6), "english compagnon": (4, 7), "english archer": (9, 9)}
    fight = Skirmish.on("fougeray", men).stunned("english compagnon", "english archer").acting("french")
    assert [side.stunned for side in fight.view().sides] == [0, 2]
    fight.play("act sergent", f"attack {at(4, 7)}", attack=[6, 6, 6])
    assert [(side.stunned, side.neutralised) for side in fight.view().sides] == [(0, 0), (1, 1)]


@rule("GU-S4-8", "GU-RIP-4", "GU-END-3", "GU-END-4")
def test_if_both_fall_at_once_losses_are_compared():
    """E36, E62."""
    fight = last_commanders().neutralised(*[f"english {kind}" for kind in ("piquier", "archer", "compagnon")])
    fight.neutralised("english ecuyer", "english arbaletrier")
    fight.neutralised(*[f"french {kind}" for kind in ("piquier", "sergent", "compagnon")], "blesiste ecuyer")
    exchange("blesiste chevalier", "montfortist cavalier", [6] * 5, [6] * 4, fight)
    assert fight.verdict == ("french", "marginal")
    assert fight.result.scores == (1, -1)


@rule("GU-S4-8")
def test_if_losses_are_equal_the_stunned_are_counted():
    fight = last_commanders().put("french archer", (13, 3)).stunned("french archer")
    exchange("blesiste chevalier", "montfortist cavalier", [6] * 5, [6] * 4, fight)
    assert fight.verdict == ("english", "marginal")
    fight = exchange("blesiste chevalier", "montfortist cavalier", [6] * 5, [6] * 4, last_commanders())
    assert fight.verdict == ("nobody", "draw")


@rule("GU-S4-8")
def test_or_it_is_a_draw_by_option():
    """E36."""
    fight = last_commanders(limit_result="draw").neutralised("english piquier")
    exchange("blesiste chevalier", "montfortist cavalier", [6] * 5, [6] * 4, fight)
    assert fight.verdict == ("nobody", "draw")


def at_the_limit(**settings: str) -> Skirmish:
    """E37: a commander and four men more are lost on each side."""
    men = {"french archer": (13, 3), "french sergent": (13, 5), "blesiste chevalier": (12, 9)}
    english = {"english archer": (1, 3), "english piquier": (1, 5), "english compagnon": (0, 4)}
    fight = battle({**men, **english, "montfortist cavalier": (1, 10)}, **settings).round(15)
    fight.neutralised("french cavalier", "french piquier", "french compagnon", "blesiste ecuyer", "blesiste archer")
    fight.neutralised("english chevalier", "english ecuyer", "montfortist archer", "montfortist sergent")
    return fight.neutralised("montfortist piquier")


@rule("GU-S4-9", "GU-END-2")
def test_at_the_limit_the_stunned_decide_between_equals():
    """E37."""
    fight = at_the_limit().stunned("french archer", "french sergent")
    fight.stunned("english archer", "english piquier", "english compagnon").acting("montfortist").play("end")
    assert fight.verdict == ("french", "marginal")


@rule("GU-S4-9")
def test_at_the_limit_commanders_count_before_men():
    fight = at_the_limit().neutralised("french archer").acting("montfortist")
    assert fight.play("end").verdict == ("english", "marginal"), "more men lost"
    fight = at_the_limit().neutralised("montfortist compagnon", "montfortist arbaletrier")
    fight.state.where[fight.number("english chevalier")] = fight.state.where[fight.number("french cavalier")]
    fight.put("english chevalier", (0, 9)).acting("montfortist").play("end")
    assert fight.verdict == ("english", "marginal"), "fewer commanders lost, though more men"


@rule("GU-S4-9")
def test_at_the_limit_it_may_be_a_draw():
    assert at_the_limit().acting("montfortist").play("end").verdict == ("nobody", "draw")
    fight = at_the_limit(limit_result="draw").neutralised("french archer").acting("montfortist").play("end")
    assert fight.verdict == ("nobody", "draw")


@rule("GU-S4-10")
@pytest.mark.parametrize("where", [(0, 5), (14, 5), (7, 0), (7, 18)])
def test_nobody_leaves(where):
    fight = battle({"french sergent": where}).acting("french").play("act sergent")
    assert fight.offered("leave") == set()


@rule("GU-END-4")
def test_points_are_three_two_one_and_nothing():
    """E62."""
    fight = at_the_limit().acting("montfortist").play("end")
    assert fight.result.scores == (0, 0)
    assert fight.result.ranks == (1, 1)
    assert fight.result.winners == ()
