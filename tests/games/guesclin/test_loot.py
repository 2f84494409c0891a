"""Chapter 18: scenario 1, The Loot."""

import pytest

from centans.games.guesclin.box.names import ENGLISH, FRENCH
from tests.games.guesclin.kit import Hex, Skirmish, at, guesclin, rule

FAR: dict[str, Hex] = {"french sergent": (13, 3), "english cavalier": (12, 16)}
OTHERS = ("french chevalier", "french sergent", "french compagnon", "french compagnon-2", "french franc_archer")


def hit_valet(**others: Hex) -> Skirmish:
    """The valet carries the loot on (2, 5), and a companion on (3, 5) hits him."""
    men = {"english valet": (2, 5), "english ecuyer": (2, 4), "french compagnon": (3, 5), "english cavalier": (9, 9)}
    men.update({man.replace("_", " ", 1): where for man, where in others.items()})
    return Skirmish.scenario("1", men).acting("french").play("act compagnon", f"attack {at(2, 5)}", attack=[6, 6])


@rule("GU-S1-1")
def test_five_against_three():
    view = guesclin().view(guesclin().start(guesclin().variant(2)), None)
    assert view.map.id == "fougeray"
    forces = [f"{man.banner} {man.type}" for man in view.fighters]
    assert forces == [
        *[f"french {kind}" for kind in ("chevalier", "sergent", "compagnon", "compagnon", "franc_archer")],
        *[f"english {kind}" for kind in ("cavalier", "ecuyer", "valet")],
    ]
    assert [thing.kind for thing in view.things] == ["loot"]


@rule("GU-S1-9", "GU-S1-10", "GU-HIT-1")
def test_the_carrier_drops_the_loot_and_is_unharmed():
    """E28."""
    fight = hit_valet(french_sergent=(3, 6))
    assert fight.ask.seat == 1
    assert fight.offered("drop") == {(3, 4), (1, 4)}
    refusal = fight.refused(f"drop {at(2, 4)}")
    assert (refusal.rule, refusal.key) == ("GU-S1-10", "cannot-fall-there")
    fight.play(f"drop {at(3, 4)}")
    assert fight.is_unhurt("english valet")
    assert not fight.carries("english valet")
    assert fight.lies() == (3, 4)
    fight.put("french sergent", (3, 4)).play("act sergent", f"attack {at(2, 5)}", attack=[6, 6, 6])
    assert fight.is_stunned("english valet"), "without the loot he is hit like anybody"


@rule("GU-S1-9")
def test_a_shot_makes_him_drop_it_too():
    men = {"english valet": (4, 5), "french franc_archer": (4, 7), "english cavalier": (9, 9)}
    fight = Skirmish.scenario("1", men).acting("french").play("act franc_archer", f"shoot {at(4, 5)}", shot=[6, 6])
    assert fight.ask.key == "drop"
    fight.play(f"drop {at(4, 4)}")
    assert fight.is_unhurt("english valet")


@rule("GU-S1-11", "GU-S1-13")
def test_without_a_free_hex_it_falls_under_somebody():
    """E29."""
    fight = hit_valet(french_sergent=(3, 4), french_franc_archer=(1, 4))
    assert fight.offered("drop") == {(2, 4), (3, 4), (3, 5), (1, 4)}
    fight.play(f"drop {at(2, 4)}").acting("english").play("act ecuyer")
    assert "take" in fight.notations()
    fight.play("take")
    assert fight.carries("english ecuyer")


@rule("GU-S1-11")
def test_shut_in_on_all_sides_it_falls_on_his_own_hex():
    fight = hit_valet()
    state = fight.state
    state.box.grounds[0].free[state.where[fight.number("english valet")]], kept = (
        0,
        state.box.grounds[0].free[state.where[fight.number("english valet")]],
    )
    try:
        assert {option.notation for option in state.agenda.steps[-1].ask(state).options} == {f"drop {at(2, 5)}"}
    finally:
        state.box.grounds[0].free[state.where[fight.number("english valet")]] = kept


@rule("GU-S1-12", "GU-S1-14")
def test_loot_on_the_ground_hinders_nobody_and_need_not_be_taken():
    men = {"french compagnon": (5, 5), "english cavalier": (9, 9)}
    fight = Skirmish.scenario("1", men).lying((4, 5)).acting("french").play("act compagnon")
    assert {(4, 5), (3, 4)} <= fight.offered("move")
    fight.play(f"move {at(4, 5)}", "done")
    assert not fight.carries("french compagnon")
    assert fight.lies() == (4, 5)


@rule("GU-S1-13")
def test_taking_ends_the_action_and_one_runs_in_the_next():
    """E30."""
    men = {"french compagnon": (5, 5), "english cavalier": (9, 9), "english valet": (2, 4)}
    fight = Skirmish.scenario("1", men).lying((3, 4)).acting("french").play("act compagnon", f"move {at(3, 4)}", "take")
    assert fight.ask.seat == 1
    fight.acting("french").play("act compagnon")
    assert max(move.cost for move in fight.view().choosing.moves) == 4
    assert fight.offered("attack") == set()


@rule("GU-S1-13")
def test_there_must_be_something_to_take():
    fight = Skirmish.scenario("1", {"french compagnon": (5, 5), **FAR}).acting("french").play("act compagnon")
    assert fight.refused("take").rule == "GU-S1-13"


@rule("GU-S1-6", "GU-S1-8")
def test_only_the_carrier_is_hindered():
    men = {"english valet": (4, 5), "english ecuyer": (4, 7), "french sergent": (4, 6), "english cavalier": (9, 9)}
    fight = Skirmish.scenario("1", men).acting("english").play("act valet")
    assert fight.offered("attack") == set()
    refusal = fight.refused(f"attack {at(4, 6)}")
    assert (refusal.rule, refusal.key, refusal.params) == ("GU-S1-6", "hands-full", {"thing": "loot"})
    assert max(move.cost for move in fight.view().choosing.moves) == 5
    fight.play("pass", "act ecuyer")
    assert fight.offered("attack") == {(4, 6)}
    assert sum(fight.carries(f"english {man}") for man in ("valet", "ecuyer", "cavalier")) == 1


@rule("GU-S1-15", "GU-S1-16", "GU-S1-17", "GU-S1-22", "GU-EXIT-1", "GU-EXIT-2")
def test_the_rider_takes_the_loot_and_runs():
    """E31."""
    men = {"english ecuyer": (0, 0), "english cavalier": (0, 1), "english valet": (1, 0), "french sergent": (14, 2)}
    fight = Skirmish.scenario("1", men).acting("english").play("act valet")
    assert fight.offered("give") == {(0, 0), (0, 1)}
    fight.play(f"give {at(0, 1)}", "act cavalier")
    assert fight.carries("english cavalier")
    costs = {move.hex: move.cost for move in fight.view().choosing.moves}
    assert costs[at(3, 6)] == 7
    fight.play(f"move {at(3, 6)}").acting("english").play("act cavalier")
    assert {move.hex: move.cost for move in fight.view().choosing.moves}[at(1, 12)] == 7
    fight.play(f"move {at(1, 12)}").acting("english").play("act cavalier")
    assert {leaving.hex: leaving.cost for leaving in fight.view().choosing.exits}[at(0, 13)] == 2
    fight.play(f"leave {at(0, 13)}")
    assert fight.verdict == ("english", "total")


@rule("GU-S1-3", "GU-ORDER-11", "GU-ORDER-12")
def test_a_companion_under_orders_is_in_the_south_west_in_two_rounds():
    men = {"french chevalier": (14, 8), "french compagnon": (14, 12), "english cavalier": (0, 1)}
    fight = Skirmish.scenario("1", men).beginning("french").play("order compagnon foncez", "act compagnon")
    fight.play(f"move {at(8, 11)}").beginning("french").play("order compagnon avancez", "act compagnon")
    assert fight.play(f"move {at(2, 11)}").where("french compagnon") == (2, 11)


@rule("GU-S1-15")
@pytest.mark.parametrize(
    ("comrade", "key"), [((7, 7), "comrade-too-far"), ((8, 3), "obstacle-in-hand-over"), (None, "no-comrade-there")]
)
def test_loot_goes_from_hand_to_hand(comrade, key):
    men = {"english valet": (8, 4), "english cavalier": comrade or (0, 17), "french sergent": (14, 2)}
    fight = Skirmish.scenario("1", men).acting("english").play("act valet")
    refusal = fight.refused(f"give {at(*(comrade or (8, 5)))}")
    assert (refusal.rule, refusal.key) == ("GU-S1-15", key)


@rule("GU-S1-16")
def test_who_has_acted_may_still_receive():
    men = {"english valet": (4, 5), "english cavalier": (4, 6), "french sergent": (14, 2)}
    fight = Skirmish.scenario("1", men).acting("english").play("act cavalier", "pass", "act valet")
    fight.play(f"give {at(4, 6)}")
    assert fight.carries("english cavalier")
    assert not fight.carries("english valet")


@rule("GU-S1-18")
def test_by_option_the_english_leave_by_the_east():
    men = {"english cavalier": (14, 5), "english valet": (0, 13), "french sergent": (9, 9)}
    fight = Skirmish.scenario("1", men, butin_exit="east").acting("english").play("act cavalier")
    assert (14, 5) in fight.offered("leave")
    fight.play("pass", "act valet")
    assert fight.offered("leave") == set()
    assert fight.refused(f"leave {at(0, 13)}").key == "not-your-edge"


@rule("GU-S1-19")
def test_a_frenchman_leaves_with_the_loot_by_north_or_south():
    """E33."""
    men = {"french compagnon": (5, 2), "english cavalier": (0, 17), "french sergent": (9, 9)}
    fight = Skirmish.scenario("1", men).carrying("french compagnon").acting("french").play("act compagnon")
    assert {leaving.hex: leaving.cost for leaving in fight.view().choosing.exits}[at(5, 0)] == 3
    assert all(row in (0, 18) for _, row in fight.offered("leave"))
    empty = Skirmish.scenario("1", men).acting("french").play("act compagnon")
    assert empty.offered("leave") == set()
    refusal = empty.refused(f"leave {at(5, 0)}")
    assert (refusal.rule, refusal.key) == ("GU-S1-19", "leaves-only-with")
    east = Skirmish.scenario("1", {**men, "french compagnon": (14, 5)}).carrying("french compagnon").acting("french")
    assert east.play("act compagnon").refused(f"leave {at(14, 5)}").key == "not-your-edge"


@rule("GU-EXIT-5", "GU-S1-24", "GU-EXIT-4")
def test_the_loot_goes_out_with_its_carrier():
    """E58."""
    men = {
        "french franc_archer": (9, 0),
        "english cavalier": (0, 14),
        "french sergent": (9, 9),
        "english ecuyer": (0, 12),
    }
    fight = Skirmish.scenario("1", men).carrying("french franc_archer").acting("french").play("act franc_archer")
    fight.play(f"leave {at(9, 0)}")
    assert fight.state.taken_by[0] == FRENCH
    assert fight.ask.key == "fighter", "the rider's fate is not known yet"
    fight.play("end", "no-order", "act ecuyer", f"leave {at(0, 12)}")
    assert fight.is_out("english ecuyer")
    assert not fight.is_neutralised("english ecuyer")


# -- how it ends ----------------------------------------------------------------------------------------------------


def rider_leaves(taken: int) -> Skirmish:
    men = {"english cavalier": (0, 14), "french sergent": (9, 9), "english ecuyer": (9, 1)}
    fight = Skirmish.scenario("1", men).taken(taken).acting("english").play("act cavalier")
    return fight.play(f"leave {at(0, 14)}")


def rider_falls(taken: int | None) -> Skirmish:
    men = {"english cavalier": (4, 6), "french chevalier": (4, 7), "english ecuyer": (0, 14)}
    fight = Skirmish.scenario("1", men).stunned("english cavalier")
    if taken is not None:
        fight.taken(taken)
    fight.acting("french").play("act chevalier", f"attack {at(4, 6)}", attack=[6] * 5, riposte=[1] * 4)
    return fight


@rule("GU-S1-20", "GU-S1-21", "GU-S1-22", "GU-S1-23", "GU-S1-24")
def test_the_loot_and_then_the_rider_decide():
    """E34 a, b."""
    assert rider_falls(FRENCH).verdict == ("french", "total")
    assert rider_leaves(FRENCH).verdict == ("french", "partial")
    assert rider_leaves(ENGLISH).verdict == ("english", "total")
    assert rider_falls(ENGLISH).verdict == ("english", "partial")


@rule("GU-S1-23")
def test_a_fallen_rider_first_and_then_the_loot():
    """E34 c."""
    fight = rider_falls(None)
    assert fight.verdict is None
    fight.carrying("english ecuyer").acting("english").play("act ecuyer", f"leave {at(0, 14)}")
    assert fight.verdict == ("english", "partial")
    assert fight.result.scores == (-2, 2)


@rule("GU-S1-30", "GU-END-2")
@pytest.mark.parametrize(
    ("taken", "verdict"),
    [(FRENCH, ("french", "partial")), (ENGLISH, ("english", "partial")), (None, ("nobody", "draw"))],
)
def test_the_round_limit_counts_the_loot(taken, verdict):
    """E34 b, d."""
    men = {"english valet": (9, 9), "english cavalier": (9, 12), "french sergent": (13, 3)}
    fight = Skirmish.scenario("1", men).round(12)
    if taken is not None:
        fight.taken(taken)
    fight.acting("english").play("end")
    assert fight.verdict == verdict


@rule("GU-S1-30", "GU-END-2")
def test_the_limit_is_an_option():
    fight = Skirmish.scenario("1", FAR, rounds="5").round(5).acting("english").play("end")
    assert fight.verdict == ("nobody", "draw")
    assert Skirmish.scenario("1", FAR).round(5).acting("english").play("end").verdict is None


@rule("GU-S1-25")
def test_the_last_frenchman_leaves_with_the_loot():
    """E59 a."""
    men = {"french compagnon": (9, 0), "english cavalier": (4, 9)}
    fight = Skirmish.scenario("1", men).carrying("french compagnon")
    fight.neutralised(*[man for man in OTHERS if man != "french compagnon"]).acting("french")
    fight.play("act compagnon", f"leave {at(9, 0)}")
    assert fight.verdict == ("french", "partial")


def last_frenchman_falls(*, taken: int | None = None, knight: str = "map") -> Skirmish:
    men = {"french compagnon": (9, 9), "english ecuyer": (9, 10), "english cavalier": (4, 9)}
    fight = Skirmish.scenario("1", men).stunned("french compagnon")
    fight.neutralised(*[man for man in OTHERS if man != "french compagnon"])
    if knight == "neutralised":
        fight.neutralised("english cavalier")
    if knight == "out":
        fight.out("english cavalier")
    if taken is not None:
        fight.taken(taken)
    return fight.acting("english").play("act ecuyer", f"attack {at(9, 9)}", attack=[6, 6, 6])


@rule("GU-S1-26", "GU-S1-27")
def test_without_any_frenchman_the_english_win():
    """E59 b."""
    assert last_frenchman_falls(taken=ENGLISH).verdict == ("english", "total")
    assert last_frenchman_falls().verdict == ("english", "total")
    assert last_frenchman_falls(knight="out").verdict == ("english", "total")
    assert last_frenchman_falls(knight="neutralised").verdict == ("english", "partial")


@rule("GU-S1-28")
@pytest.mark.parametrize(("knight", "level"), [("neutralised", "total"), ("out", "partial")])
def test_without_any_englishman_the_french_win(knight, level):
    """E34 e."""
    men = {"french sergent": (4, 6), "french compagnon": (9, 9), "english ecuyer": (4, 7)}
    fight = Skirmish.scenario("1", men).stunned("english ecuyer").neutralised("english valet").lying((3, 3))
    (fight.neutralised if knight == "neutralised" else fight.out)("english cavalier")
    fight.acting("french").play("act sergent", f"attack {at(4, 7)}", attack=[6, 6, 6], riposte=[1, 1, 1])
    assert fight.verdict == ("french", level)


@rule("GU-S1-29")
def test_if_nobody_is_left_it_is_a_draw():
    men = {"french sergent": (4, 6), "english ecuyer": (4, 7)}
    fight = Skirmish.scenario("1", men).stunned("english ecuyer", "french sergent").lying((3, 3))
    fight.neutralised("english cavalier", "english valet", *[man for man in OTHERS if man != "french sergent"])
    fight.acting("french").play("act sergent", f"attack {at(4, 7)}", attack=[6, 6, 6], riposte=[6, 6, 6])
    assert fight.verdict == ("nobody", "draw")
