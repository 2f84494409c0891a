"""What a bot considers sensible in Le Combat des Trente: a few choices that nobody should get wrong."""

from __future__ import annotations

import pytest

from centans.core.bits import set_of
from centans.games.trente.box.cards import ARMS, hero_of
from centans.games.trente.box.cells import BIT, CELL, CELLS, OAK, distance, nearest, zones
from centans.games.trente.box.units import BLOIS, RANK, SQUIRE
from centans.games.trente.rules.contact import can_attack
from centans.games.trente.rules.resolution import Advance
from centans.games.trente.sense.sense import Scene
from centans.games.trente.sense.value import FEATURES, FULL, rows
from centans.games.trente.sense.worth import (
    APPROACH,
    MOST_STRIKING,
    RISK,
    STRIKING,
    Stakes,
    Standing,
    danger,
    gain,
    guess_attack,
    nearness_of,
    strength_in_hand,
    worth_of_keeping,
    worth_of_place,
)
from tests.games.trente.kit import Heath, rule, unit


def choice(field: Heath, who: str) -> str:
    """What a bot in that seat would do, and prefers to everything else."""
    ask = field.ask(who)
    weights = field.game.sense().weigh(field.s, ask)
    best = [option.notation for option, weight in zip(ask.options, weights, strict=True) if weight == max(weights)]
    assert len(best) == 1, f"{best} are worth the same"
    return best[0]


@rule("CT-HORSE-5")
def test_no_charge_is_planned_against_a_captain():
    alone = Heath(B="f6").only("B-21 B7", "B-C J2", "M-C G11 (1)")
    assert Scene(alone.s, unit("B-21"), alone.seat("B")).best_charge() == 0
    followed = Heath(B="f6").only("B-21 B7", "B-C J2", "M-C G11", "M-12 H11 (1)")
    assert Scene(followed.s, unit("B-21"), followed.seat("B")).best_charge() > 0


@rule("CT-CARD-11")
def test_a_card_is_taken_back():
    field = Heath(B="f2 aide_de_dieu", M="f6").units("B-9 Q8", "M-10 Q9")
    field.fight("B-9", "M-10", "f2 aide_de_dieu", "f6", (1, 5))
    assert choice(field, "B") == "take-back"


@rule("CT-EOT-8")
def test_the_hero_of_a_dead_squire_is_not_kept():
    field = Heath(B="h12", M="f1").end_turn()
    assert choice(field, "B") == "keep h12"
    fallen = Heath(B="h12", M="f1").dead("B-12").end_turn()
    assert choice(fallen, "B") == "done"
    assert worth_of_keeping(fallen.s, 0, hero_of(12)) == 0


def test_a_combat_is_worth_less_the_more_likely_a_wound_or_death_is():
    field = Heath().units("B-5 C12", "M-5 C13")

    def worth(wounded, die):
        return Stakes(field.s, unit("B-5"), unit("M-5")).worth((0.5, 0.0, 0.5, 0.5, 0.2, wounded, die))

    assert worth(0.0, 0.0) > worth(0.3, 0.0) > worth(0.3, 0.3) > worth(0.5, 0.5)


def test_the_best_cards_go_with_a_wounded_captain_before_one():
    field = Heath(B="f1 f6 lance", M="f1").units("B-5 C12", "M-C C13 (1)").attack("B-5", "M-C")
    assert choice(field, "B") == "lay f6 lance"


@rule("CT-EOT-5")
def test_life_goes_where_it_is_worth_most():
    field = Heath(B="repos", M="f1").units("B-C J2 (1)", "B-11 E3 (3)").end_turn().play("B", "rest")
    assert choice(field, "B") == "heal C"


def test_force_cards_count_with_what_is_printed_on_them():
    field = Heath(B="f2 f4").units("B-5 C12")
    assert strength_in_hand(field.s, unit("B-5"), field.seat("B")) == 3.0


@rule("CT-OUT-7")
def test_a_defender_goes_where_the_enemy_is_and_not_away_from_him():
    """The place of the slain attacker is weighed as a place, and so is the one held already."""
    forward = Heath(B="f1").only("B-9 Q8", "B-C C3", "M-C Q14", "M-3 Q13").plan(Advance(0, unit("B-9"), CELL["Q9"]))
    assert choice(forward, "B") == "advance"
    away = Heath(B="f1").only("B-9 Q8", "B-C C3", "M-C Q14", "M-3 Q13").plan(Advance(0, unit("B-9"), CELL["Q3"]))
    assert choice(away, "B") == "stay"


def test_to_stand_beside_an_enemy_or_one_step_off_is_the_same_approach():
    field = Heath().only("B-9 Q8", "B-C C3", "M-C Q14")
    none_near = [worth_of_place(field.s, unit("B-9"), CELL[cell], BIT[CELL["Q14"]]) for cell in ("Q13", "Q12")]
    danger_of = [danger(field.s, unit("B-9"), CELL[cell], BIT[CELL["Q14"]]) for cell in ("Q13", "Q12")]
    oak = [0.3 * APPROACH * distance(CELL[cell], OAK) for cell in ("Q13", "Q12")]
    assert none_near == pytest.approx([-(risk + far) for risk, far in zip(danger_of, oak, strict=True)])


@pytest.mark.parametrize("enemies", [[], ["Q14"], ["A1", "OAK", "S20"], ["C3", "D3", "E3", "C4", "D4", "E4", "K12"]])
def test_how_near_enemies_are_is_the_same_however_it_is_asked(enemies: list[str]):
    held = set_of([CELL[name] for name in enemies])
    near = nearness_of(held)
    for cell in reversed(CELLS):
        if not held & BIT[cell]:
            assert near.far(cell) == near.far(cell) == nearest(cell, held)
            assert near.striking(cell) == min(MOST_STRIKING, (zones(STRIKING)[cell] & held).bit_count())


def test_an_attack_is_worth_the_same_from_every_cell_where_the_captain_is_as_near():
    field = Heath(B="f5 lance").only("B-9 E5", "B-C D5", "M-C F11", "M-3 E7", "M-4 D7")
    scene = Scene(field.s, unit("B-9"), field.seat("B"))
    for name in ("E6", "D6", "F6", "E8", "D8", "C8"):
        for foe in (unit("M-3"), unit("M-4")):
            plain = guess_attack(field.s, unit("B-9"), foe, CELL[name], scene.strength)
            assert scene.attack_from(CELL[name], BIT[field.s.cells[foe]]) == (plain, foe)
    assert len(set(scene.guesses.values())) > 1


def test_a_wounded_man_has_more_to_fear():
    field = Heath().only("B-21 B7", "B-C J2", "M-C G11")
    s, man = field.s, unit("B-21")
    harm = []
    for life in range(s.box.life, 0, -1):
        s.life[man] = life
        harm.append(Standing(s, man, 0).risk[1])
    whole = gain(s, unit("M-C"), man)
    assert harm == pytest.approx([RISK * whole * wounds / s.box.life for wounds in range(1, s.box.life + 1)])


@rule("CT-COMB-3")
def test_a_hero_card_lets_a_squire_attack_and_no_knight():
    field = Heath().only("B-21 B7", "B-C J2", "M-C G11")
    s, seat = field.s, field.seat("B")
    s.hands[seat] = [int(kind >= ARMS) for kind in range(len(s.hands[seat]))]
    able = {RANK[man] for man in range(len(RANK)) if can_attack(s, man, seat)}
    assert able == {SQUIRE}


def test_wounds_tell_as_much_of_a_man_as_they_have_taken():
    field = Heath().only("B-21 B7", "B-C J2", "M-C G11")

    def told() -> dict[str, float]:
        return dict(zip(FEATURES, rows(field.s)[BLOIS], strict=True))

    unhurt = told()
    field.s.life[unit("B-21")] -= 2
    wounded = told()
    field.dead("B-21")
    dead = told()
    assert unhurt["wounds"] == dead["wounds"] == 0
    assert wounded["men"] == unhurt["men"]
    assert wounded["wounds"] == pytest.approx((unhurt["men"] - dead["men"]) * 2 / FULL)


@rule("CT-MISB-10")
def test_who_shall_break_the_hedgehog_likes_to_stand_beside_an_enemy():
    """A cell beside an enemy, and one where neither he nor anybody else can be touched."""
    gains = []
    for mission in ("MIS-B3", "MIS-B10"):
        field = Heath(B="f1").only("B-21 B7", "B-C J2", "M-C G17", "M-12 G11").mission(mission)
        standing = Standing(field.s, unit("B-21"), field.s.held[1])
        gains.append(standing.at(CELL["G10"]) - standing.in_the_open(CELL["G10"]))
    assert gains[1] == pytest.approx(gains[0] + 0.2)
