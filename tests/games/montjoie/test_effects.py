"""What is told before it is done: what an offer changes, which attack breaks a pact, who can reach which town."""

from tests.games.montjoie.kit import Table, rule


def courts(**settings: str) -> Table:
    """France lacks Bruges of Flandre, which England owns; England lacks Calais of Artois, which France owns."""
    table = Table(4, war=True, **settings).hold("france", "gand bruxelles calais nevers")
    table.hold("england", "bruges arras moulins").has("france", money=9).has("england", money=9)
    return table.player_turn("france")


def offered(table: Table, own: str, other: str, *money: str) -> Table:
    table.play("france parley", "france player 2", "france exchange", f"france town {own}", f"france town {other}")
    return table.play(*[f"france ecus {sum_}" for sum_ in money])


@rule("MJ-DIP-8", "MJ-SCO-1")
def test_an_offer_tells_both_which_provinces_points_and_money_it_moves():
    table = offered(courts(), "calais", "bruges", "2")
    [offer] = table.view("england").offers
    ours, theirs = offer.effects
    assert (ours.seat, ours.money, ours.points, ours.gains, ours.loses) == (0, -2, 1, ["flandres"], [])
    assert (theirs.seat, theirs.money, theirs.points, theirs.gains, theirs.loses) == (1, 2, 1, ["artois"], [])
    before = table.view().seats[0].points_now
    table.play("england accept 1")
    assert table.view().seats[0].points_now - before == ours.points


@rule("MJ-DIP-8", "MJ-TRE-2")
def test_income_moves_with_the_walls_that_are_sold():
    table = Table(4, war=False, town_sales="on").hold("france", "dijon:castle lyon").hold("england", "calais")
    table.has("france", money=9).has("england", money=20).player_turn("france")
    table.play("france parley", "france player 2", "france sell", "france town dijon", "france ecus 9")
    ours, theirs = table.view("france").offers[0].effects
    assert (ours.income, ours.money, theirs.income, theirs.money) == (-2, 9, 2, -9)


def test_a_pact_changes_nothing_that_could_be_counted():
    table = courts().play("france parley", "france player 2", "france pact")
    assert table.view("england").offers[0].effects == []


@rule("MJ-DIP-2", "MJ-SCO-1")
def test_terms_say_what_they_would_make_whole_and_what_they_would_give_up():
    table = courts().hold("france", "metz nancy").player_turn("france")
    deal = next(one for one in table.view("france").choosing.deals if (one.to, one.kind) == (1, "exchange"))
    towns = {one.town: one for one in deal.towns}
    assert (towns["calais"].costs, towns["calais"].wins) == (None, ["bruges", "moulins"])
    assert (towns["metz"].costs, towns["metz"].wins) == ("lorraine", ["bruges", "arras", "moulins"])
    assert towns["gand"].wins == ["arras", "moulins"], "without Gand, Bruges makes no province whole"


@rule("R86")
def test_an_attack_that_breaks_a_pact_is_named_before_to_him_who_gave_his_word():
    table = courts().hand("france", "L L L L")
    assert table.view("france").choosing.breaks == []
    table.play("france parley", "france player 2", "france pact", "england accept 1")
    breaks = table.view("france").choosing.breaks
    assert "bruges" in breaks
    assert set(breaks) == {town for town in table.offered("france", "attack") if table.town(town).owner == "england"}


@rule("MJ-CBT-5", "MJ-ALY-9")
def test_what_a_power_reaches_lies_next_to_its_towns_by_road_or_sea_and_is_not_its_own():
    table = courts()
    reach = {one.power: one.reach for one in table.view().powers}
    assert {"bruges", "arras"} <= set(reach["france"]), "by road"
    assert "marseille" in reach["france"], "by sea from Calais"
    assert not set(reach["france"]) & {"gand", "bruxelles", "calais", "nevers"}
    assert reach["burgundy"] == reach["savoy"] == []


def test_the_box_tells_the_embassy_table_and_how_many_events_there_are():
    box = courts().view().box
    assert len(box.embassy) == 11
    assert (box.embassy[0], box.embassy[-1]) == ("corruption", "court_intrigue")
    assert sum([one.number for one in box.events]) > len(box.events) > 8
