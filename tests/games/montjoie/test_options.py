"""Chapter 24: the other optional rules, each by itself and together."""

import pytest

from centans.core.errors import BadVariant
from centans.games.montjoie.box.cards import size
from centans.games.montjoie.box.names import BRITTANY, NAVARRE, TOWN
from centans.games.montjoie.game import Montjoie
from centans.games.montjoie.rules.deal import Deal, Discards
from centans.games.montjoie.rules.events import Events
from centans.games.montjoie.rules.foreign import ForeignIntervention
from centans.games.montjoie.rules.optional.long_term import KeepRedCards
from centans.games.montjoie.rules.optional.parliament import Parliament
from centans.games.montjoie.rules.order import TurnOrder
from centans.games.montjoie.rules.turn import Turn
from centans.games.montjoie.rules.uprising import Uprising
from centans.words import LANGUAGES, Words
from tests.games.montjoie.kit import Table, montjoie, rule, siege


@rule("MJ-OFS-1", "MJ-OFS-2", "MJ-OFS-3", "R66")
def test_e66_free_start():
    table = Table.dealt(4, free_start="on")
    assert table.asked == "france free-town"
    assert [table.owner(t) for t in ("montpellier", "bordeaux", "nantes", "besancon")] == [
        "france",
        "england",
        "brittany",
        "burgundy",
    ]
    assert "nothing" not in table.offered("france")
    assert {"marseille", "brest", "avignon"} <= set(table.offered("france", "town"))
    assert table.forbidden_by("france", "town paris") == "MJ-OFS-2"
    table.play("france town avignon", "england town calais", "brittany town rennes", "burgundy town dijon")
    assert table.asked == "france free-town"
    assert "lyon" in table.offered("france", "town"), "joined to the second"
    table.play("france town lyon", "england town arras", "brittany town brest", "burgundy town macon")
    assert table.asks
    assert table.marked(table.s.start_towns[1]) == {"bordeaux", "calais", "arras"}


@rule("MJ-OFS-1", "MJ-INT-7")
def test_free_start_of_the_great_game_and_within_a_sea():
    names = Table.dealt(6).game.components["free_start"]
    assert [names[n]["town"] for n in ("navarre", "flanders")] == ["rouen", "bruges"]
    table = Table.dealt(4, free_start="on", sea_zones="on")
    assert "marseille" in table.offered("france", "town")
    assert "brest" not in table.offered("france", "town")
    two = Table.dealt(2, free_start="on").settle("free-town")
    assert (two.owner("besancon"), two.owner("montpellier")) == ("burgundy", "france")


def joan(**france: object) -> Table:
    table = siege(attack="R S", defence="S", dice=(3, 2), joan_sign="on").has("france", **france)
    table.s.joan = 1
    return table.play("england lay sapping ram alone", "france defend sapping alone")


@rule("MJ-OJS-1", "MJ-OJS-2", "MJ-INT-3", "MJ-SGN-2", "R67")
def test_e59_joans_sign():
    table = Table(4, joan_sign="on").hold("france", "paris").hand("france", "Amb Amb").rolls(embassy=[5, 4, 5, 4])
    table.player_turn("france").play("france ambassador")
    assert table.view().seats[0].joans_sign
    assert table.held("france") == 1
    fight = joan()
    assert fight.asked == "france sign"
    fight.play("france joan sapping").settle()
    assert (fight.totals(), fight.owner("troyes"), fight.s.joan) == ((12, 14), "france", 2)
    again = Table(4, joan_sign="on").hold("france", "paris").hand("france", "Amb").rolls(embassy=[5, 4])
    again.s.joan = 2
    again.player_turn("france").play("france ambassador")
    assert (again.hero("france"), again.s.joan) == (True, 2)


@rule("MJ-OJS-3", "R67")
def test_joans_sign_is_lost_with_her():
    table = siege(attack="C C", defence="L", dice=(6, 1), joan_sign="on").has("france", hero=True)
    table.s.joan = 1
    table.play("england lay cannon cannon alone", "france defend ladders hero").settle()
    assert (table.hero("france"), table.s.joan) == (False, 2)


@rule("MJ-INT-12", "R73")
def test_a_hero_called_twice_brings_no_sign():
    table = (
        Table(4, joan_sign="on", grand_master="on")
        .hold("france", "paris")
        .has("france", hero=True)
        .hand("france", "Amb")
    )
    table.rolls(embassy=[5, 4]).player_turn("france").play("france ambassador")
    assert table.asks
    assert (table.s.joan, table.s.grand_masters) == (0, 1)


@rule("MJ-OPS-1", "MJ-OPS-2", "MJ-OPS-3", "MJ-INT-15", "R68")
def test_e60_asking_the_pope():
    def ladder(*points: int) -> Table:
        table = Table(4, pope_support="on").hold("brittany", "brest").rolls(pope=[4], embassy=[3, 3])
        for seat, number in enumerate(points):
            table.s.points[seat] = number
        return table.player_turn("brittany")

    assert ladder(9, 7, 7, 12).asked == "brittany expansion"
    table = ladder(9, 7, 6, 12)
    assert table.asked == "brittany ask-pope"
    table.play("brittany roll")
    assert (table.held("brittany"), "papal-ambassador" in table.offered("brittany")) == (0, True)
    unused = table.copy().settle()
    assert unused.s.papal_ambassador == -1
    table.play("brittany papal-ambassador")
    assert (table.held("brittany"), table.discards) == (2, "")
    assert table.forbidden_by("brittany", "papal-ambassador") == "MJ-OPS-3"


@rule("MJ-OBO-1", "MJ-OBO-3", "MJ-INT-9", "R69")
def test_e58_balanced_order():
    firsts = []
    for turn in range(1, 6):
        table = Table(5, turn=turn, balanced_order="fixed").begin(TurnOrder())
        assert table.asks == []
        firsts.append(table.name(table.s.order[0]))
    assert firsts == ["france", "england", "brittany", "burgundy", "flanders"]
    later = Table(5, turn=6, balanced_order="fixed").rolls(order=[5, 1, 1, 1, 2, 1, 1, 1])
    later.s.last_first = later.seat("flanders")
    assert later.begin(TurnOrder()).asks == []
    assert later.name(later.s.order[0]) == "england"


@rule("MJ-OBO-2", "R69")
def test_e58_random_balance():
    table = Table(5, turn=1, balanced_order="random")
    firsts = set()
    for turn in range(1, 6):
        table.s.turn = turn
        assert table.begin(TurnOrder()).asks == []
        firsts.add(table.s.order[0])
    assert firsts == set(range(5))


@rule("MJ-OHB-1", "MJ-OHB-2", "R35")
def test_e33_hidden_barons_too_many():
    table = siege(attack="L L", defence="L", dice=(1, 6), hidden_barons="on").order(
        "brittany", "burgundy", "england", "france"
    )
    for nation, number in (("england", 2), ("brittany", 1), ("burgundy", 2)):
        table.has(nation, barons=number)
    table.play("england lay ladders ladders alone", "england barons 2")
    assert table.view("france").fight.sides[0].barons is None
    assert table.view("france").seats[table.seat("england")].barons == 2, "nothing shows"
    table.play("brittany barons 1", "burgundy barons 2", "france defend ladders alone")
    assert (table.asked, table.offered("brittany")) == ("brittany support-defence", ["barons 0", "abstain"])
    assert table.forbidden_by("brittany", "barons 1") == "MJ-CBT-22"
    table.settle()
    assert table.totals() == (10, 11)
    assert [table.barons(n) for n in ("england", "brittany", "burgundy")] == [0, 0, 2]


@rule("MJ-OHB-3")
def test_hidden_barons_of_a_controller():
    table = Table(3, hidden_barons="on").hold("england", "calais").hold("brittany", "brest").hand("england", "L L")
    table.s.controller[BRITTANY] = 0
    table.has("france", barons=2).rolls(attack=[1], defence=[1]).attack("england", "calais", "brest", "sea")
    table.play("england lay ladders ladders alone").settle("defence-barons").play("france barons 2")
    assert (table.totals(), table.barons("france")) == ((7, 11), 0)


@rule("MJ-OPP-1", "MJ-OPP-2", "MJ-OPP-3", "MJ-INT-13", "R70")
def test_e52_paris():
    def paris(level: str, *dice: int) -> Table:
        table = Table(4, paris_parliament="on").hold("burgundy", f"paris:{level}")
        return table.rolls(parliament=list(dice[:1]), paris=list(dice[1:])).begin(Parliament())

    risen = paris("castle", 5, 5)
    assert (risen.asks, risen.owner("paris"), risen.level("paris")) == ([], "burgundy", "garrison")
    assert paris("castle", 4).level("paris") == "castle"
    fortress = paris("fortress")
    assert (fortress.asks, fortress.dice.labels) == ([], [])
    free = Table(4, paris_parliament="on").begin(Parliament())
    assert (free.asks, free.dice.labels) == ([], [])
    gone = paris("garrison", 6, 3)
    assert gone.owner("paris") == "free"


@rule("MJ-OPP-1")
def test_the_parliament_stirs_before_the_events():
    from centans.games.montjoie.rules.turn import sequence_of_play

    names = [type(step).__name__ for step in sequence_of_play()]
    assert names.index("Parliament") < names.index("Events")


@rule("MJ-OLT-1", "MJ-OLT-2", "MJ-OLT-3", "MJ-DEAL-2", "MJ-PLG-2", "R71")
def test_e55_long_term():
    table = (
        Table(4, long_term="on")
        .hand("france", "Fel C C")
        .hand("england", "L")
        .begin(KeepRedCards(), Discards(), Deal())
    )
    assert table.asked == "france keep-red, england keep-red"
    assert table.forbidden_by("france", "keep retreat") == "MJ-OLT-1"
    table.play("france keep felon")
    assert table.cards("france") == "C C Fel", "nobody sees anything before all have chosen"
    table.play("england nothing")
    assert table.held("france") == table.held("england") == 6
    assert "Fel" in table.cards("france")
    assert table.told("kept-card") == [{"power": "france"}]
    assert [seat.sure_reds for seat in table.view("england").seats] == [1, 0, 0, 0], "everybody knows that it is red"
    plague = Table(4, war=False, long_term="on").hand("france", "Fel").rolls(event=[2])
    plague.hold("france", "paris").hold("england", "calais").hold("brittany", "brest").hold("burgundy", "dijon")
    from centans.games.montjoie.rules.ending import EndOfTurn

    plague.begin(Events(), KeepRedCards(), EndOfTurn(Turn()))
    assert plague.asks
    assert size(plague.s.hands[0]) == 0


@rule("MJ-OSI-1", "MJ-OSI-2", "MJ-FOR-4", "R72")
def test_e53_super_intervention():
    table = Table(4, super_interventions="on").hold("papacy", "avignon").rolls(foreign=[6, 6, 6])
    table.s.protected = 1 << TOWN["avignon"]
    levels = []
    for _ in range(3):
        table.begin(ForeignIntervention())
        levels.append(table.level("avignon"))
    assert levels == ["castle", "fortress", "fortress"]
    poor = Table(4, super_interventions="on").hold("papacy", "avignon").rolls(foreign=[6])
    poor.s.towers = 0
    poor.begin(ForeignIntervention())
    assert poor.level("avignon") == "garrison"


@rule("MJ-OGM-1", "MJ-OGM-2", "MJ-HERO-2", "R73")
def test_e54_grand_master_and_hero():
    table = (
        Table(4, grand_master="on").hold("france", "dijon").hold("england", "troyes:fortress").has("france", hero=True)
    )
    table.hand("france", "Amb Amb L L").hand("england", "C").rolls(embassy=[5, 4, 6, 4], attack=[2], defence=[6])
    table.player_turn("france").play("france ambassador", "france ambassador")
    assert table.view().seats[0].grand_master
    table.play("france attack troyes", "france lay ladders ladders hero", "england defend cannon alone").settle(
        "combats"
    )
    assert table.totals() == (11, 18)
    assert (table.hero("france"), table.view().seats[0].grand_master) == (False, True)


@rule("MJ-OIN-1", "MJ-EXP-5", "R33")
def test_e69_island_nation():
    table = (
        Table(4, island_nation="on")
        .hold("england", "calais bordeaux")
        .player_turn("england")
        .play("england expand brest")
    )
    if table.asked.endswith("source"):
        table.play("england from calais")
    table.play("england expand marseille")
    assert (table.owner("marseille"), table.asked) == ("england", "england combats")
    one = Table(4, island_nation="on").hold("england", "calais").player_turn("england").play("england expand brest")
    assert one.forbidden_by("england", "expand marseille") == "MJ-EXP-5"


@rule("MJ-INT-8", "MJ-OSZ-2", "R76")
def test_an_island_nation_stays_within_its_seas():
    table = Table(4, island_nation="on", sea_zones="on").hold("england", "calais marseille").player_turn("england")
    table.play("england expand brest")
    assert "barcelone" in table.offered("england", "expand"), "from Marseille"
    assert table.forbidden_by("england", "expand bordeaux") == "MJ-EXP-5", (
        "Calais is used, Marseille lies in another sea"
    )


@rule("MJ-OFW-1", "R74")
def test_fortunes_of_war_use_the_full_die():
    table = Table(4, fortunes_of_war="on").hold("england", "calais arras mons gand").rolls(towns=[4], wall=[6, 6, 6, 1])
    table.begin(Uprising())
    for town in ("calais", "arras", "mons", "gand"):
        table.play(f"france town {town}")
    assert [table.owner(t) for t in ("calais", "arras", "mons", "gand")] == ["free", "free", "free", "england"]


@rule("MJ-ODE-1", "MJ-ODE-2", "MJ-FEL-2", "MJ-INT-6", "R75")
@pytest.mark.parametrize(
    ("extras", "result", "owner"), [("engineer-felon", (11, 9), "england"), ("engineer", (11, 11), "france")]
)
def test_e50_engineer_in_defence(extras, result, owner):
    table = siege("castle", "R R Eng Fel", "L Eng", (3, 4), defensive_engineer="on")
    table.play(f"england lay ram ram {extras}", "france defend ladders engineer").settle()
    assert (table.totals(), table.owner("troyes")) == (result, owner)


@rule("MJ-ODE-2", "MJ-INT-6")
def test_an_engineer_defends_without_a_yellow_card_and_adds_up():
    table = siege(attack="L L", defence="Eng", dice=(1, 1), defensive_engineer="on", grand_master="on").has(
        "france", hero=True
    )
    table.s.grand_masters = 1
    table.play("england lay ladders ladders alone", "france defend none engineer-hero").settle()
    assert table.totals() == (7, 2 + 2 + 2 + 1 + 1)


@rule("MJ-OKL-1", "MJ-INT-5", "MJ-CBT-26")
@pytest.mark.parametrize(("nation", "defence"), [("france", 9), ("burgundy", 10)])
def test_e62_france_in_the_mountains(nation, defence):
    table = (
        Table(4, knows_the_land="on")
        .hold(nation, "moulins")
        .hold("england", "clermont")
        .hand(nation, "L L")
        .hand("england", "L")
    )
    table.rolls(attack=[3], defence=[4]).attack(nation, "moulins", "clermont").play(
        f"{nation} lay ladders ladders alone"
    )
    table.play("england defend ladders alone").settle()
    assert table.totals() == (9, defence)


@rule("MJ-OSZ-1", "MJ-OSZ-2", "R76")
@pytest.mark.parametrize(("zones", "reaches"), [("on", False), ("off", True)])
def test_e61_sea_zones(zones, reaches):
    table = Table(4, sea_zones=zones).hold("england", "bordeaux").hold("france", "marseille").hand("england", "C C")
    table.player_turn("england")
    assert ("marseille" in table.offered("england", "attack")) == reaches
    assert ("montpellier" in table.offered("england", "expand")) == reaches
    assert len({town.sea for town in table.view().towns if town.port}) == (2 if zones == "on" else 1)
    counts = {zone: row["ports"] for zone, row in montjoie().components["sea_zones"].items()}
    assert counts == {"manche_atlantique": 12, "mediterranee": 3}


# -- options together ---------------------------------------------------------------------------------------------


@rule("MJ-INT-1", "MJ-INT-4", "MJ-INT-14", "MJ-OBO-3", "R83")
@pytest.mark.parametrize(
    ("players", "settings", "said"),
    [
        (4, {"super_interventions": "on", "foreign_interventions": "off"}, "needs foreign_interventions"),
        (4, {"town_sales": "on", "diplomacy": "off"}, "needs diplomacy"),
        (4, {"auto_ally": "on"}, "only with 2 players"),
        (4, {"fidelity_threshold": "5"}, "only with 2 players"),
        (4, {"ally_assignment": "once"}, "only with 3 players"),
        (2, {"balanced_order": "fixed"}, "the order is fixed"),
        (2, {"fortunes_of_war": "on"}, "no events"),
        (2, {"length": "short"}, "five or six turns"),
        (2, {"auto_ally": "on", "fidelity_threshold": "5"}, "loyalty is not tested"),
    ],
)
def test_options_that_make_no_sense_together_are_refused(players, settings, said):
    """In short for programs and the terminal, and in a sentence of either language for the page."""
    with pytest.raises(BadVariant, match=said) as caught:
        montjoie().variant(players, settings)
    sentences = {Words(Montjoie, language).refusal(caught.value.refusal) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert not any("why-" in sentence for sentence in sentences)


@rule("MJ-INT-16")
def test_joans_sign_and_the_grand_master_serve_the_loyal_ally_too():
    table = Table(2, turn=2, joan_sign="on", grand_master="on").hold("navarre", "rouen").hold("england", "abbeville")
    table.s.loyal[NAVARRE] = 0
    table.s.joan, table.s.grand_masters = 1, 1
    table.hand("france", "S L").rolls(attack=[1], defence=[6]).attack("navarre", "rouen", "abbeville")
    table.play("france lay sapping ladders alone", "france joan sapping").settle()
    assert table.totals() == (15, 8)


@rule("MJ-OHB-2", "MJ-CBT-22")
def test_a_controller_who_may_have_helped_the_attacker_is_asked_all_the_same():
    table = Table(3, hidden_barons="on").hold("england", "calais").hold("brittany", "brest").hand("england", "L L")
    table.s.controller[BRITTANY] = 0
    table.has("france", barons=2).attack("england", "calais", "brest", "sea").play("england lay ladders ladders alone")
    table.play("france barons 1")
    assert (table.asked, table.offered("france")) == ("france defence-barons", ["barons 0"])
    assert table.forbidden_by("france", "barons 1") == "MJ-CBT-22"


@rule("MJ-OIN-1")
def test_both_sea_expansions_start_from_ports_owned_when_the_phase_began():
    table = Table(4, island_nation="on").hold("england", "calais bordeaux").hold("france", "nantes")
    table.hand("england", "Amb").rolls(embassy=[1, 1], corruption=[6]).player_turn("england")
    table.play("england ambassador", "england town nantes", "england expand marseille", "england from nantes")
    assert table.owner("marseille") == "england", "by sea, from a port that was bribed a moment ago"
    assert table.forbidden_by("england", "expand cherbourg") == "MJ-EXP-5"
