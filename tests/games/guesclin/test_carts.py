"""Chapter 20: scenario 3, The Carts of Rennes."""

import pytest

from centans.games.guesclin.box.names import ENGLISH, FRENCH
from tests.games.guesclin.kit import Hex, Skirmish, at, guesclin, rule

HEAVY = ("chevalier", "sergent", "piquier", "archer", "arbaletrier")
LIGHT = ("cavalier", "ecuyer", "compagnon", "compagnon-2", "archer")


def camp(men: dict[str, Hex], **settings: str) -> Skirmish:
    return Skirmish.scenario("3", men, **settings).round(2)


@rule("GU-S3-1")
def test_ten_against_ten_and_three_carts():
    view = guesclin().view(guesclin().start(guesclin().variant(4, {"scenario": "3"})), None)
    forces = {
        banner: [man.type for man in view.fighters if man.banner == banner]
        for banner in ("french", "english", "blesiste", "montfortist")
    }
    heavy = list(HEAVY)
    assert forces == {
        "french": ["cavalier", "ecuyer", "compagnon", "compagnon", "franc_archer"],
        "english": heavy,
        "blesiste": heavy,
        "montfortist": ["cavalier", "ecuyer", "compagnon", "compagnon", "archer"],
    }
    assert [thing.kind for thing in view.things] == ["cart"] * 3
    assert (view.map.id, view.scenario.original) == ("rennes", True)


@rule("GU-S3-3")
def test_the_carts_stand_in_the_middle_and_one_of_them_a_hex_nearer_to_the_town():
    view = guesclin().view(guesclin().start(guesclin().variant(2, {"scenario": "3"})), None)
    assert [thing.hex for thing in view.things] == [at(7, 5), at(8, 9), at(7, 13)]
    assert [banner.banner for banner in view.banners] == ["french", "english", "blesiste", "montfortist"]


@rule("GU-S3-4")
@pytest.mark.parametrize("banner", ["english", "montfortist"])
def test_at_dawn_the_besiegers_hear_no_order(banner):
    commander = "chevalier" if banner == "english" else "cavalier"
    men = {f"{banner} {commander}": (3, 9), f"{banner} archer": (4, 14), "french ecuyer": (7, 2)}
    fight = camp(men).round(1).beginning(banner)
    assert fight.ask.key == "fighter"
    assert camp(men).round(2).beginning(banner).ask.key == "order"


@rule("GU-S3-4")
def test_at_dawn_the_french_side_is_awake():
    men = {"french cavalier": (7, 2), "french ecuyer": (7, 3), "english archer": (0, 9)}
    assert camp(men).round(1).beginning("french").ask.key == "order"


@rule("GU-S3-5", "GU-S3-6", "GU-S3-7")
def test_leading_a_cart_is_slow():
    """E44."""
    men = {"french cavalier": (7, 9), "english archer": (1, 1)}
    fight = camp(men).lying((7, 9), 1).acting("french").play("act cavalier", "take")
    assert fight.ask.key != "action"
    fight.acting("french").play("act cavalier")
    costs = {move.hex: move.cost for move in fight.view().choosing.moves}
    assert max(costs.values()) == 3
    assert {at(8, 9), at(9, 9), at(10, 9)} & set(costs) == {at(8, 9), at(9, 9), at(10, 9)}
    refusal = fight.refused(f"move {at(9, 8)}")
    assert (refusal.rule, refusal.key) == ("GU-S3-6", "no-cart-there")
    fight.play(f"move {at(10, 9)}")
    assert fight.view().things[1].hex == at(10, 9)
    fight.acting("french").play("act cavalier", f"move {at(13, 9)}")
    fight.acting("french").play("act cavalier")
    assert {leaving.hex: leaving.cost for leaving in fight.view().choosing.exits}[at(14, 9)] == 2


@rule("GU-S3-6", "GU-FIG-18")
def test_no_order_makes_a_cart_faster():
    fight = camp({"french ecuyer": (7, 9), "english archer": (1, 1)}).carrying("french ecuyer", 1)
    fight.ordered("french ecuyer", "avancez").acting("french").play("act ecuyer")
    assert max(move.cost for move in fight.view().choosing.moves) == 3
    fight.ordered("french ecuyer", "a_couvert")
    assert fight.view().choosing.moves == [], "nor lets one move who must stay"


@rule("GU-S3-9", "GU-S3-5")
def test_a_leader_who_is_hit_lets_go():
    """E44."""
    men = {"french cavalier": (10, 9), "english archer": (8, 9), "english chevalier": (1, 9)}
    fight = camp(men).carrying("french cavalier", 1).acting("english").play("act archer")
    assert fight.shot_at("french cavalier").effect == "stun"
    fight.play(f"shoot {at(10, 9)}", shot=[6, 6, 6])
    assert fight.is_stunned("french cavalier")
    assert not fight.carries("french cavalier")
    assert fight.lies(1) == (10, 9)
    fight.acting("french").play("act cavalier")
    assert "take" in fight.notations()


@rule("GU-S3-9", "GU-HIT-2")
def test_a_stunned_leader_is_neutralised():
    men = {"french cavalier": (10, 9), "english archer": (8, 9), "french ecuyer": (7, 1)}
    fight = camp(men).carrying("french cavalier", 1).stunned("french cavalier").acting("english").play("act archer")
    fight.play(f"shoot {at(10, 9)}", shot=[6, 6, 6])
    assert fight.is_neutralised("french cavalier")
    assert fight.lies(1) == (10, 9)


@rule("GU-S3-5")
def test_a_man_leads_one_cart_only():
    fight = camp({"french ecuyer": (8, 9), "english archer": (1, 1)}).carrying("french ecuyer", 0).acting("french")
    refusal = fight.play("act ecuyer").refused("take")
    assert (refusal.rule, refusal.key) == ("GU-S3-5", "hands-full")


@rule("GU-S3-7")
def test_a_leader_does_not_strike_or_riposte():
    men = {"french ecuyer": (7, 9), "english archer": (7, 8), "english sergent": (7, 10)}
    fight = camp(men).carrying("french ecuyer", 1).acting("french").play("act ecuyer")
    assert fight.refused(f"attack {at(7, 8)}").rule == "GU-S3-7"
    fight.play("pass").acting("english").play("act sergent")
    assert fight.attack_on("french ecuyer").riposte is None


@rule("GU-S3-8")
def test_a_leader_may_let_go_and_then_act_freely():
    """E61."""
    men = {"french compagnon": (9, 9), "english archer": (9, 10), "montfortist compagnon": (10, 9)}
    fight = camp(men).carrying("french compagnon", 1).acting("french").play("act compagnon", "let-go")
    assert fight.lies(1) == (9, 9)
    assert fight.ask.key == "action"
    assert max(move.cost for move in fight.view().choosing.moves) == 4
    fight.play(f"attack {at(9, 10)}", attack=[1, 1])
    fight.acting("montfortist").play("act compagnon")
    assert fight.refused(f"move {at(9, 9)}").rule == "GU-MOVE-9"
    assert fight.refused("let-go").rule == "GU-S3-8"


@rule("GU-S3-8")
def test_carts_are_not_handed_over():
    men = {"french compagnon": (9, 9), "french ecuyer": (9, 8), "english archer": (1, 1)}
    fight = camp(men).carrying("french compagnon", 1).acting("french").play("act compagnon")
    refusal = fight.refused(f"give {at(9, 8)}")
    assert (refusal.rule, refusal.key) == ("GU-S3-8", "nothing-to-give")


@rule("GU-S3-10")
def test_a_leader_passes_another_cart_but_does_not_stop_there():
    """E61."""
    men = {"french ecuyer": (8, 9), "french compagnon": (9, 9), "english archer": (1, 1)}
    fight = camp(men).carrying("french ecuyer", 0).lying((9, 9), 1).acting("french").play("act ecuyer")
    assert (10, 9) in fight.offered("move")
    assert (9, 9) not in fight.offered("move")
    fight.put("french compagnon", (3, 15)).acting("french").play("act ecuyer")
    refusal = fight.refused(f"move {at(9, 9)}")
    assert (refusal.rule, refusal.key) == ("GU-S3-10", "another-cart")


@rule("GU-S3-10")
def test_others_walk_over_a_cart():
    fight = camp({"french ecuyer": (7, 8), "english archer": (1, 1)}).acting("french").play("act ecuyer")
    assert {(7, 9), (7, 10)} <= fight.offered("move")


@rule("GU-S3-11", "GU-S3-12")
def test_leaders_leave_by_their_own_gate():
    men = {"french ecuyer": (14, 9), "blesiste archer": (14, 8), "english archer": (0, 9), "french compagnon": (0, 8)}
    fight = camp(men).carrying("french ecuyer", 1).carrying("french compagnon", 0).acting("french").play("act ecuyer")
    assert fight.offered("leave") == {(14, 9), (14, 10)}
    fight.play(f"leave {at(14, 9)}")
    assert fight.state.taken_by[1] == FRENCH
    assert fight.view().sides[FRENCH].carts_out == 1
    fight.play("act compagnon")
    assert fight.refused(f"leave {at(0, 8)}").key == "not-your-edge"
    fight.play("pass").acting("blesiste").play("act archer")
    refusal = fight.refused(f"leave {at(14, 8)}")
    assert (refusal.rule, refusal.key) == ("GU-S3-11", "leaves-only-with")
    fight.play("pass").carrying("english archer", 2).acting("english").play("act archer")
    assert fight.offered("leave") == {(0, 8), (0, 9), (0, 10)} - {(0, 8)}


@rule("GU-S3-11", "GU-MAP-8")
def test_other_rows_are_closed():
    fight = camp({"french ecuyer": (14, 7), "english archer": (1, 1)}).carrying("french ecuyer", 1).acting("french")
    refusal = fight.play("act ecuyer").refused(f"leave {at(14, 7)}")
    assert (refusal.rule, refusal.key) == ("GU-MAP-8", "edge-closed")


@rule("GU-EXIT-2")
def test_a_leader_does_not_leave_across_another_cart():
    fight = camp({"french ecuyer": (13, 9), "english archer": (1, 1)}).carrying("french ecuyer", 1)
    fight.lying((14, 9), 0).acting("french").play("act ecuyer")
    assert (14, 9) not in fight.offered("leave")
    assert (14, 10) in fight.offered("leave")


# -- how it ends ----------------------------------------------------------------------------------------------------


@rule("GU-S3-13")
@pytest.mark.parametrize(("theirs", "level"), [(0, "total"), (1, "partial")])
def test_two_carts_out_win(theirs, level):
    """E45."""
    men = {"blesiste archer": (14, 9), "english archer": (1, 1), "french ecuyer": (7, 1)}
    fight = camp(men).taken(FRENCH, 0).carrying("blesiste archer", 1)
    if theirs:
        fight.taken(ENGLISH, 2)
    fight.acting("blesiste").play("act archer", f"leave {at(14, 9)}")
    assert fight.verdict == ("french", level)


def last_englishman(**settings: str) -> Skirmish:
    men = {"french ecuyer": (7, 1), "english archer": (7, 2)}
    fight = camp(men, **settings).stunned("english archer")
    fight.neutralised(*[f"english {man}" for man in HEAVY if man != "archer"])
    return fight.neutralised(*[f"montfortist {man}" for man in LIGHT])


@rule("GU-S3-14", "GU-S3-13")
def test_a_side_alone_on_the_map_gets_the_carts():
    """E46."""
    fight = last_englishman().acting("french").play("act ecuyer", f"attack {at(7, 2)}", attack=[6, 6, 6])
    assert fight.verdict == ("french", "total")
    assert fight.state.taken_by == [FRENCH] * 3
    fight = last_englishman().put("french cavalier", (9, 9)).carrying("french cavalier", 2).acting("french")
    fight.play("act ecuyer", f"attack {at(7, 2)}", attack=[6, 6, 6])
    assert fight.state.taken_by == [FRENCH] * 3
    assert not fight.carries("french cavalier"), "his cart is out with the others"
    fight = last_englishman().taken(ENGLISH, 0).acting("french")
    fight.play("act ecuyer", f"attack {at(7, 2)}", attack=[6, 6, 6])
    assert fight.verdict == ("french", "partial")


@rule("GU-S3-14")
def test_a_second_cart_going_out_comes_first():
    men = {"french ecuyer": (14, 9), "english archer": (7, 2)}
    fight = camp(men).taken(FRENCH, 0).carrying("french ecuyer", 1)
    fight.neutralised("french cavalier", "french compagnon", "french compagnon-2", "french franc_archer")
    fight.neutralised(*[f"blesiste {man}" for man in HEAVY]).acting("french")
    fight.play("act ecuyer", f"leave {at(14, 9)}")
    assert fight.verdict == ("french", "total")
    assert fight.state.taken_by[2] != ENGLISH, "the rest is not shared out"


@rule("GU-S3-15")
def test_with_nobody_left_it_ends_as_at_the_limit():
    fight = last_englishman().stunned("french ecuyer").taken(ENGLISH, 0)
    fight.neutralised("french cavalier", "french compagnon", "french compagnon-2", "french franc_archer")
    fight.neutralised(*[f"blesiste {man}" for man in HEAVY])
    fight.put("english sergent", (9, 9)).neutralised("english sergent").acting("english")
    fight.play("act archer", f"attack {at(7, 1)}", attack=[6, 6, 6], riposte=[6, 6, 6])
    assert fight.verdict == ("english", "marginal")


def at_the_limit(**settings: str) -> Skirmish:
    men = {"french ecuyer": (7, 1), "montfortist archer": (3, 9), "montfortist cavalier": (3, 14)}
    return camp(men, **settings).round(14)


@rule("GU-S3-16", "GU-END-3")
def test_the_limit_compares_carts_out_then_led_then_losses():
    """E46."""
    fight = at_the_limit().taken(FRENCH, 0).taken(ENGLISH, 1).carrying("montfortist archer", 2)
    assert fight.acting("montfortist").play("end").verdict == ("english", "marginal")
    assert fight.result.scores == (-1, 1)
    fight = at_the_limit().taken(FRENCH, 0).carrying("montfortist archer", 2).acting("montfortist").play("end")
    assert fight.verdict == ("french", "marginal")
    fight = at_the_limit().neutralised("english sergent").acting("montfortist").play("end")
    assert fight.verdict == ("french", "marginal")
    fight = at_the_limit().neutralised("english sergent").carrying("montfortist archer", 2).acting("montfortist")
    assert fight.play("end").verdict == ("english", "marginal"), "a cart led counts before losses"
    assert at_the_limit().acting("montfortist").play("end").verdict == ("nobody", "draw")


@rule("GU-S3-16")
def test_the_limit_may_be_a_draw():
    """E46."""
    fight = at_the_limit(limit_result="draw").taken(FRENCH, 0).acting("montfortist").play("end")
    assert fight.verdict == ("nobody", "draw")
