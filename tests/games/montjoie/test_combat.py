"""Chapter 16: combats, and chapter 17: influence."""

import pytest

from centans.games.montjoie.box.cards import PACKING
from centans.games.montjoie.box.names import TOWN
from tests.games.montjoie.kit import Table, rule, siege, words

# -- declaration --------------------------------------------------------------------------------------------------


@rule("MJ-CBT-1", "MJ-CBT-3")
def test_an_attack_needs_two_yellow_cards_in_hand_and_nobody_must():
    table = (
        Table(4).hold("england", "dijon").hold("france", "troyes").hand("england", "C Fel Eng").player_turn("england")
    )
    assert table.offered("england", "attack") == []
    assert table.forbidden_by("england", "attack troyes") == "MJ-CBT-3"
    table.hand("england", "L")
    table._asks = None
    assert table.offered("england", "attack") == ["troyes"]
    table.settle()
    assert table.owner("troyes") == "france"


@rule("MJ-PT-2", "MJ-CBT-1", "MJ-ECO-1")
def test_between_attacks_one_plays_a_card_that_one_has_or_ends_the_turn():
    table = Table(4).hold("england", "dijon").hold("france", "troyes").hand("england", "C L").player_turn("england")
    assert table.settle("combats").asked == "england combats"
    assert table.forbidden_by("england", "brigand") == "MJ-ECO-1"
    assert table.forbidden_by("england", "town troyes") == "MJ-PT-2"
    assert table.play("england end-turn").asks == []


@rule("MJ-CBT-4", "MJ-CBT-5", "MJ-CBT-11")
def test_targets_are_enemy_towns_within_reach():
    table = Table(4).hold("england", "calais dijon").hold("france", "troyes bordeaux lyon").hold("empire", "metz")
    table.hold("england", "nancy").hand("england", "C C").player_turn("england")
    assert sorted(table.offered("england", "attack")) == ["bordeaux", "metz", "troyes"]
    assert table.forbidden_by("england", "attack paris") == "MJ-CBT-4"
    assert table.forbidden_by("england", "attack dijon") == "MJ-CBT-4"
    assert table.forbidden_by("england", "attack lyon") == "MJ-CBT-5"
    table.play("england attack bordeaux")
    assert table.told("attacks")[-1] == {
        "power": "england",
        "town": "bordeaux",
        "other": "france",
        "source": "calais",
        "link": "sea",
    }


@rule("MJ-CBT-5", "MJ-CBT-6", "R34")
def test_where_road_and_sea_lead_there_the_attacker_says_which():
    table = Table(4).hold("england", "calais").hold("france", "abbeville").hand("england", "C C").player_turn("england")
    table.play("england attack abbeville")
    assert (table.asked, table.offered("england")) == ("england attack-link", ["by road", "by sea"])
    assert table.forbidden_by("england", "by chevauchee") == "MJ-CBT-5"
    table.play("england by sea", "england lay cannon cannon alone").settle("combats")
    assert table.told("attacks")[-1]["link"] == "sea"


@rule("MJ-CBT-7", "MJ-CBT-8", "MJ-CBT-9", "R34")
def test_e36_sources_and_targets():
    """A is Dijon, B Troyes, C Auxerre."""
    table = Table(4).hold("england", "dijon").hold("france", "troyes auxerre:fortress").hand("england", "C C L L L L")
    table.rolls(attack=[6, 1], defence=[1, 6]).player_turn("england").play("england attack troyes")
    table.play("england lay cannon cannon alone").settle("combats")
    assert table.offered("england", "attack") == ["auxerre"]
    table.play("england attack auxerre")
    assert table.told("attacks")[-1]["source"] == "troyes", "Dijon has attacked, Troyes was just taken"
    table.play("england lay ladders ladders alone").settle("combats")
    assert table.owner("auxerre") == "france"
    assert table.forbidden_by("england", "attack auxerre") == "MJ-CBT-8"


@rule("MJ-CBT-7")
def test_a_town_attacks_once_a_turn():
    table = Table(4).hold("england", "dijon").hold("france", "troyes auxerre").hand("england", "L L L L")
    table.rolls(attack=[1], defence=[6]).player_turn("england").play("england attack troyes")
    table.play("england lay ladders ladders alone").settle("combats")
    assert table.forbidden_by("england", "attack auxerre") == "MJ-CBT-7"


@rule("MJ-CBT-8")
def test_different_powers_may_each_attack_the_same_town():
    table = Table(4).hold("england", "dijon").hold("burgundy", "auxerre").hold("france", "troyes paris")
    table.s.targets[2] = 1 << TOWN["troyes"]
    table.hand("burgundy", "L L").player_turn("burgundy")
    assert "troyes" in table.offered("burgundy", "attack")


@rule("MJ-CBT-10")
def test_a_protected_town_is_no_target():
    table = Table(4).hold("england", "dijon").hold("france", "troyes").hand("england", "C C")
    table.s.protected = 1 << TOWN["troyes"]
    table.player_turn("england")
    assert table.forbidden_by("england", "attack troyes") == "MJ-CBT-10"


# -- laying cards -------------------------------------------------------------------------------------------------


@rule("MJ-CBT-13", "MJ-CBT-14", "MJ-ENG-2", "MJ-HERO-2", "R37")
def test_what_an_attacker_lays():
    table = siege(attack="C S Eng Eng Fel", defence="L")
    assert table.forbidden_by("england", "lay cannon cannon alone") == "MJ-CBT-13"
    assert table.forbidden_by("england", "lay cannon sapping hero") == "MJ-HERO-1"
    assert len(table.offered("england")) == 4
    table.has("england", hero=True)
    table._asks = None
    assert len(table.offered("england")) == 8
    table.play("england lay cannon sapping engineer-felon-hero")
    assert table.told("laid")[-1]["number"] == 5
    side = table.view("france").fight.sides[0]
    assert (side.cards.count, side.cards.cards, side.hero) == (4, None, True)
    assert table.view("england").fight.sides[0].cards.cards is not None


@rule("MJ-CBT-15", "MJ-CBT-16", "MJ-CBT-21", "MJ-CBT-22", "MJ-INF-2", "R36")
def test_e32_support_limit():
    table = (
        Table(4).order("england", "brittany", "france", "burgundy").hold("france", "troyes").hold("burgundy", "dijon")
    )
    table.hand("france", "L L").rolls(attack=[1], defence=[1])
    for nation in ("england", "brittany", "france", "burgundy"):
        table.has(nation, barons=4)
    table.attack("france", "troyes", "dijon").play("france lay ladders ladders alone")
    assert table.offered("france") == ["barons 0", "barons 1", "barons 2", "barons 3"]
    table.play("france barons 2")
    assert table.asked == "england support-attack"
    assert table.offered("england") == ["barons 0", "barons 1", "abstain"]
    assert table.forbidden_by("england", "barons 2") == "MJ-INF-2"
    table.play("england barons 1")
    assert table.asked == "burgundy defence-barons", "three are there: Brittany cannot add any more"
    table.play("burgundy barons 1")
    assert table.asked == "brittany support-defence", "England may not support Burgundy in this combat"
    assert table.offered("brittany") == ["barons 0", "barons 1", "barons 2", "abstain"]
    table.play("brittany barons 2").settle()
    assert [table.barons(n) for n in ("france", "england", "burgundy", "brittany")] == [2, 3, 3, 2]


@rule("MJ-CBT-16", "MJ-INF-5")
def test_who_wishes_not_to_be_asked_is_not_asked_until_he_says_so():
    table = siege(attack="L L L L", defence="L L").has("burgundy", barons=2).play("england lay ladders ladders alone")
    table.play("burgundy abstain").settle()
    table.hold("england", "auxerre nevers").s.targets[2] = 0
    table.rolls(attack=[3], defence=[3]).attack("england", "auxerre", "troyes").play(
        "england lay ladders ladders alone"
    )
    assert "support" not in table.asked
    table.s.agenda.clear()
    table.player_turn("burgundy").play("burgundy heed")
    assert table.s.silent[table.seat("burgundy")] == 0


@rule("MJ-CBT-17", "MJ-CBT-18", "MJ-FEL-3", "MJ-FEL-4", "MJ-RTR-1", "MJ-RTR-3", "R39")
def test_e29_felon_in_defence():
    table = (
        siege(attack="C S Ret", defence="L Fel", dice=(2, 2)).rolls(felon=[3]).play("england lay cannon sapping alone")
    )
    assert table.asked == "france lay-defence"
    table.play("france felon")
    assert table.told("felon-steals") == [{"power": "france", "other": "england", "card": "cannon"}]
    assert table.discards == "C Fel"
    table.play("france defend ladders alone").settle("retreat")
    assert table.totals() == (7, 7)
    assert table.asked == "england retreat"
    assert table.forbidden_by("england", "save cannon") == "MJ-RTR-4"
    table.play("england save sapping").settle()
    assert (table.aside("england"), table.discards) == ("S", "L C Ret Fel")


@rule("MJ-FEL-5", "R39")
def test_one_felon_per_combat():
    table = siege(attack="C S", defence="L Fel Fel").play("england lay cannon sapping alone", "france felon")
    assert table.forbidden_by("france", "felon") == "MJ-FEL-5"


@rule("MJ-CBT-19", "MJ-CBT-20", "MJ-ENG-2", "R38")
def test_what_a_defender_lays():
    table = siege(attack="L L", defence="S L Eng").play("england lay ladders ladders alone")
    assert sorted(table.offered("france")) == [
        "defend ladders alone",
        "defend ladders engineer",
        "defend sapping alone",
        "defend sapping engineer",
    ]
    assert table.forbidden_by("france", "defend none alone") == "MJ-CBT-19"
    assert table.forbidden_by("france", "defend cannon alone") == "MJ-CBT-19"
    red = (
        siege(attack="L L", defence="Eng Ret")
        .has("france", hero=True, barons=1)
        .play("england lay ladders ladders alone")
    )
    assert len(red.offered("france")) == 4
    red.play("france defend none engineer-hero", "france barons 1").settle()
    assert red.totals() == (9, 8)


@rule("MJ-CBT-19")
@pytest.mark.parametrize(("cards", "hero", "veiled"), [("L", False, True), ("Ret", False, True), ("", True, False)])
def test_whether_his_cards_leave_a_defender_a_choice_is_nobodys_business(cards, hero, veiled):
    table = siege(attack="L L", defence=cards).has("france", hero=hero).play("england lay ladders ladders alone")
    assert table.asked == "france lay-defence"
    assert [ask.veiled for ask in table.asks] == [veiled]


@rule("MJ-CBT-20")
def test_a_defender_without_cards_defends_with_wall_and_die():
    table = siege("castle", attack="L L", dice=(1, 4)).play("england lay ladders ladders alone")
    assert (table.asks, table.totals(), table.owner("troyes")) == ([], (7, 8), "france")


# -- totals and result --------------------------------------------------------------------------------------------


@rule(
    "MJ-CBT-23",
    "MJ-CBT-24",
    "MJ-CBT-25",
    "MJ-CBT-30",
    "MJ-CBT-33",
    "MJ-CBT-34",
    "MJ-CBT-35",
    "MJ-CBT-37",
    "MJ-CBT-39",
    "MJ-INF-1",
)
def test_e24_plain_combat():
    table = siege("castle", "L R", "S", (4, 2)).has("england", barons=1)
    table.play("england lay ram ladders alone", "england barons 1", "france defend sapping alone").settle()
    assert table.totals() == (12, 11)
    assert (table.owner("troyes"), table.level("troyes"), table.owner("dijon")) == ("england", "castle", "england")
    assert (table.aside("england"), table.cards("england"), table.discards, table.barons("england")) == (
        "L R",
        "",
        "S",
        0,
    )


@rule("MJ-CBT-32", "MJ-HERO-3", "R43")
def test_e25_tie():
    table = siege(attack="L L", defence="C", dice=(3, 1)).has("england", hero=True).has("france", hero=True)
    table.play("england lay ladders ladders hero", "france defend cannon hero").settle()
    assert (table.totals(), table.owner("troyes"), table.discards) == ((11, 11), "france", "L L C")
    assert (table.hero("england"), table.hero("france")) == (False, False)


@rule("MJ-ENG-1", "MJ-CBT-26", "MJ-CBT-28")
@pytest.mark.parametrize(("extras", "defence", "owner"), [("engineer", 8, "england"), ("alone", 10, "france")])
def test_e26_engineer_against_a_mountain_garrison(extras, defence, owner):
    table = siege(attack="L L Eng", defence="L", dice=(3, 4), target="clermont", source="moulins")
    table.play(f"england lay ladders ladders {extras}", "france defend ladders alone").settle()
    assert (table.totals(), table.owner("clermont")) == ((9, defence), owner)


@rule("MJ-ENG-3", "MJ-CBT-36", "MJ-CBT-38", "MJ-CARD-4", "R38")
def test_e27_engineer_against_engineer():
    table = siege("castle", "R L Eng", "L Eng", (4, 5)).play("england lay ram ladders engineer")
    table.play("france defend ladders engineer").settle()
    assert (table.totals(), table.owner("troyes")) == ((11, 12), "france")
    assert (table.cards("france"), table.cards("england"), table.discards) == ("L", "", "L R Eng Eng")
    alone = siege("castle", "R L Eng", "L", (4, 5)).play(
        "england lay ram ladders engineer", "france defend ladders alone"
    )
    assert (alone.settle().totals(), alone.owner("troyes")) == ((11, 10), "england")


@rule("MJ-ENG-1")
@pytest.mark.parametrize(("wall", "value"), [("garrison", 0), ("castle", 2), ("fortress", 4)])
def test_an_engineer_takes_a_level_off_the_wall(wall, value):
    table = siege(wall, "L L Eng", dice=(1, 1)).play("england lay ladders ladders engineer")
    assert table.totals() == (7, value + 1)


@rule("MJ-FEL-1", "MJ-FEL-2", "MJ-CBT-27", "MJ-CBT-28", "MJ-CBT-33", "R37")
@pytest.mark.parametrize(("extras", "defence"), [("felon", 7), ("engineer-felon", 7), ("engineer", 11), ("alone", 13)])
def test_e28_felon_against_a_fortress(extras, defence):
    """No town of the map is a port in the mountains, so the landing is on a plain port."""
    table = siege("fortress", "L L Fel Eng", "L", (3, 3), target="brest", source="calais", link="sea")
    table.play(f"england lay ladders ladders {extras}", "france defend ladders alone").settle()
    assert table.totals() == (9, defence)
    assert table.level("brest") == "fortress"


@rule("MJ-FEL-1", "MJ-CBT-28")
def test_a_felon_leaves_the_mountain():
    table = siege("fortress", "L L Fel", "L", (3, 3), target="clermont", source="moulins")
    table.play("england lay ladders ladders felon", "france defend ladders alone").settle()
    assert table.totals() == (9, 7)


@rule("MJ-CBT-29", "MJ-SGN-1", "MJ-SGN-2", "MJ-SGN-3", "R40")
def test_e30_two_signs_of_god():
    table = siege("fortress", "C L Sig", "S Sig", (1, 1)).play(
        "england lay cannon ladders alone", "france defend sapping alone"
    )
    assert table.asked == "england sign"
    assert table.forbidden_by("england", "double sapping") == "MJ-SGN-2"
    passed = table.copy().play("england pass")
    assert passed.asked == "france sign"
    both = passed.copy().play("france pass").settle()
    assert both.totals() == (10, 12)
    passed.play("france double sapping")
    assert passed.asked == "england sign"
    passed.play("england double cannon").settle()
    assert passed.totals() == (16, 17)
    table.play("england double cannon", "france double sapping").settle()
    assert (table.totals(), table.owner("troyes"), table.discards) == ((16, 17), "france", "L C Sig Sig")


@rule("MJ-SGN-2")
def test_only_one_sign_each_and_only_for_combatants():
    table = siege(attack="C L Sig Sig", defence="L", dice=(1, 1)).hand("burgundy", "L")
    table.play("england lay cannon ladders alone", "france defend ladders alone", "england double cannon")
    assert "burgundy" not in table.asked
    table.settle()
    assert table.totals() == (16, 6)


@rule("MJ-CBT-31", "MJ-CBT-36", "MJ-HERO-4")
def test_a_victorious_defender_takes_his_card_back_at_once():
    table = siege("castle", "L L", "C", (1, 6)).has("france", hero=True)
    table.play("england lay ladders ladders alone", "france defend cannon hero").settle()
    assert (table.owner("troyes"), table.cards("france"), table.hero("france")) == ("france", "C", True)
    assert table.view("england").seats[table.seat("france")].known == [3]


@rule("MJ-RTR-1", "MJ-RTR-2", "MJ-RTR-3", "MJ-RTR-4", "MJ-CBT-3", "MJ-CBT-35", "MJ-CBT-40", "R41")
def test_e31_retreats_of_a_losing_attacker():
    table = (
        Table(4)
        .hold("england", "dijon macon")
        .hold("france", "troyes:fortress lyon")
        .hand("england", "S C L L Ret Ret")
    )
    table.hand("france", "C").rolls(attack=[1], defence=[6]).player_turn("england").play("england attack troyes")
    table.play("england lay cannon sapping alone", "france defend cannon alone").settle("retreat")
    table.play("england save cannon", "england save sapping")
    assert table.settle("combats").asked == "england combats"
    assert (table.aside("england"), table.cards("england"), table.discards) == ("S C", "L L", "Ret Ret")
    assert table.offered("england", "attack") == ["lyon"]
    table.play("england end-turn")
    assert table.cards("england") == "L L S C"


@rule("MJ-RTR-3", "MJ-CBT-42")
def test_a_card_saved_by_a_defender_returns_to_his_hand_after_the_attacker_spoke():
    table = siege(attack="L L Ret", defence="C Ret", dice=(3, 1)).play("england lay ladders ladders alone")
    table.play("france defend cannon alone")
    assert table.settle("england retreat").totals() == (9, 9)
    table.play("england pass")
    assert table.asked == "france retreat"
    table.play("france save cannon")
    assert (table.settle().cards("france"), table.discards) == ("C", "L L Ret")


@rule("MJ-CBT-33", "MJ-CBT-37")
def test_the_view_tells_what_a_combat_costs_once_it_is_settled():
    table = siege(attack="L L", defence="C Eng", dice=(1, 6)).has("england", hero=True)
    table.play("england lay ladders ladders hero")
    assert [(side.kept, side.lost) for side in table.view().fight.sides] == [([], []), ([], [])]
    table.play("france defend cannon engineer").settle()
    attack, defence = table.view().fight.sides
    assert [words(PACKING.pile_of(cards)) for cards in (attack.kept, attack.lost)] == ["", "L L"]
    assert [words(PACKING.pile_of(cards)) for cards in (defence.kept, defence.lost)] == ["C", "Eng"]
    assert (attack.hero_lost, defence.hero_lost) == (True, False)


@rule("MJ-RTR-3")
def test_the_view_tells_that_a_card_saved_by_a_retreat_is_kept():
    table = siege(attack="L L Ret", defence="C", dice=(1, 6)).play("england lay ladders ladders alone")
    table.play("france defend cannon alone").settle("england retreat")
    table.play("england save ladders").settle()
    attack = table.view().fight.sides[0]
    assert (words(PACKING.pile_of(attack.kept)), words(PACKING.pile_of(attack.lost))) == ("L", "L")


@rule("MJ-CBT-42")
def test_the_order_of_settlement():
    table = (
        siege(attack="C C", defence="L", dice=(6, 1)).has("france", hero=True).play("england lay cannon cannon alone")
    )
    table.play("france defend ladders hero").settle()
    keys = [event.key for event in table.s.journal.events]
    assert [key for key in keys if key in ("combat-result", "hero-falls", "takes")] == [
        "combat-result",
        "hero-falls",
        "takes",
    ]


@rule("MJ-INF-4", "MJ-CBT-39")
def test_barons_are_spent_whatever_the_result():
    table = siege("fortress", "L L", "C", (1, 6)).has("england", barons=3).has("france", barons=3)
    table.play("england lay ladders ladders alone", "england barons 3", "france defend cannon alone", "france barons 2")
    assert (table.settle().barons("england"), table.barons("france")) == (0, 1)


@rule("MJ-HERO-2")
@pytest.mark.parametrize(("extras", "attack"), [("hero", 11), ("alone", 9)])
def test_a_hero_adds_two_when_he_is_laid(extras, attack):
    table = (
        siege("fortress", "L L", dice=(3, 6)).has("england", hero=True).play(f"england lay ladders ladders {extras}")
    )
    assert (table.totals(), table.hero("england")) == ((attack, 12), extras == "alone")


# -- what is seen of it -------------------------------------------------------------------------------------------


def test_a_combat_that_is_over_still_shows_what_it_was_reckoned_with():
    """The castle has fallen to a garrison and a Retreat took a card away: the scene on the table tells how it was."""
    table = Table(4).hold("england", "dijon").hold("france", "troyes:castle")
    table.hand("england", "C C").hand("france", "R Ret").rolls(attack=[6], defence=[1]).player_turn("england")
    table.play("england attack troyes", "england lay cannon cannon alone", "france defend ram alone")
    while table.asked != "france retreat":
        table.play(f"{table.asked.split()[0]} pass")
    table.play("france save ram").settle("combats")
    assert table.owner("troyes") == "england"
    fight = table.view("brittany").fight
    assert fight.settled
    attack, defence = fight.sides
    assert {part.name: part.value for part in attack.parts} == {"cards": 12, "die": 6}
    assert {part.name: part.value for part in defence.parts} == {"cards": 4, "wall": 4, "die": 1}
    assert (attack.total, defence.total) == table.totals()
    assert [table.view().box.cards[kind].card for kind in defence.saved] == ["ram"]
