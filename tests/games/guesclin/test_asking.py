"""What the open question shows: ways, tasks, places, and odds that are those of the rules."""

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

from centans.core.dice import Live, Script
from centans.core.journal import Journal
from centans.core.match import Match
from centans.core.steps import advance, proceed
from centans.games.guesclin.box.grid import NEIGHBOURS, PLACE_OF
from centans.games.guesclin.model import Position
from centans.games.guesclin.odds import chance_of_blow, chance_of_riposte, chance_of_shot
from centans.games.guesclin.view import AttackView, GuesclinView, MoveView
from tests.games.guesclin.kit import Skirmish, at, guesclin, rule


def moments(scenario: str, rounds: str = "6", **settings: str) -> Iterator[tuple[Position, GuesclinView]]:
    """Positions of a match played by chance in which a man is about to act, with what is seen of them."""
    game = guesclin()
    chance = random.Random(scenario)
    match = Match(game, game.variant(2, {"scenario": scenario, **settings}), scenario.encode(), ("a", "b"))
    while not match.over:
        (ask,) = match.asks
        if ask.key == "action":
            yield match.state, game.view(match.state, ask.seat)
        match.answer(ask.seat, chance.choice(ask.options))


def way_to(view: GuesclinView, goal: str) -> list[str]:
    way = [goal]
    while way[0] in view.choosing.ways:
        way.insert(0, view.choosing.ways[way[0]])
    return way


def price_of(view: GuesclinView, label: str) -> int:
    """What the map says that a step onto this hex costs the acting man."""
    column, row = divmod(PLACE_OF[label], len(view.map.rows))
    (terrain,) = [each for each in view.map.terrain if each.letter == view.map.rows[row][column]]
    skirmisher = "skirmisher" in view.fighters[view.choosing.fighter].abilities
    return terrain.cost_skirmisher if skirmisher else terrain.cost


# -- ways -----------------------------------------------------------------------------------------------------------


@rule("GU-MOVE-2", "GU-MOVE-3", "GU-MOVE-4", "GU-MOVE-7", "GU-MOVE-9")
@pytest.mark.parametrize("scenario", "1234")
def test_a_way_is_walked_step_by_step_for_the_price_of_the_move(scenario):
    walked = 0
    for _, view in moments(scenario):
        actor = view.fighters[view.choosing.fighter]
        (banner,) = [each for each in view.banners if each.banner == actor.banner]
        walls = {frozenset({side.one, side.other}) for side in view.map.obstacles}
        enemies = {man.hex for man in view.fighters if man.side != actor.side}
        for move in view.choosing.moves:
            way = way_to(view, move.hex)
            steps = list(pairwise(way))
            entered = way[1:] if actor.hex is not None else way
            assert way[0] == actor.hex if actor.hex is not None else way[0] in banner.entries
            assert all(PLACE_OF[there] in NEIGHBOURS[PLACE_OF[here]] for here, there in steps)
            assert not walls & {frozenset(step) for step in steps}
            assert not enemies & set(way)
            assert sum(price_of(view, label) for label in entered) == move.cost
            walked += len(steps)
        assert {leaving.hex for leaving in view.choosing.exits} <= {actor.hex, *view.choosing.ways}
    assert walked > 500


@rule("GU-MOVE-8")
def test_a_way_may_lead_through_a_friend_on_whom_nobody_stops():
    men = {"french compagnon": (7, 11), "blesiste cavalier": (7, 10)}
    fight = Skirmish.on("chateau", men).acting("french").play("act compagnon")
    choosing = fight.view().choosing
    assert choosing.ways[at(7, 9)] == at(7, 10)
    assert at(7, 10) not in {move.hex for move in choosing.moves}


@rule("GU-S3-6")
def test_a_cart_is_led_round_the_huts():
    fight = Skirmish.scenario("3", {"french ecuyer": (7, 6)}).acting("french").play("act ecuyer")
    assert 2 in {price_of(fight.view(), label) for label in fight.view().choosing.ways}
    view = fight.carrying("french ecuyer").view()
    assert {price_of(view, label) for label in view.choosing.ways} == {1}


# -- after a move ---------------------------------------------------------------------------------------------------


def after(s: Position, move: MoveView) -> GuesclinView:
    """What is seen once the acting man has moved there."""
    game = guesclin()
    t = s.clone()
    (ask,) = proceed(t, Script())
    advance(t, ask, game.option(f"move {move.hex}"), Script())
    return game.view(t, ask.seat)


@rule("GU-ACT-3", "GU-ACT-5")
@pytest.mark.parametrize("scenario", "1234")
def test_what_could_be_done_after_a_move_is_what_is_asked_then(scenario):
    asked = 0
    for s, view in moments(scenario):
        for move in view.choosing.moves[::4]:
            then = after(s, move).choosing
            if then is None or then.key != "follow-up":
                assert move.attacks == move.tasks == []
                continue
            assert then.attacks == move.attacks
            assert {task.split()[0] for task in then.tasks} == set(move.tasks)
            asked += 1
    assert asked > 5


# -- places ---------------------------------------------------------------------------------------------------------


@rule("GU-SETUP-3", "GU-S2-3")
@pytest.mark.parametrize("scenario", "1234")
def test_a_banner_can_be_placed_at_once_wherever_its_first_men_stand(scenario):
    chance = random.Random(scenario)
    fight = Skirmish.fresh(scenario)
    while fight.ask.key == "place":
        choosing = fight.view().choosing
        banner = fight.state.box.men.banner[choosing.fighter]
        waiting = [man for man in fight.state.box.men.of_banner[banner] if man >= choosing.fighter]
        assert len(choosing.spread) == (len(waiting) if len(waiting) > 1 else 0)
        tried = Skirmish.fresh(scenario)
        tried.state = fight.state.clone()
        tried.play(*[f"place {label}" for label in choosing.spread])
        fight.play(f"place {chance.choice(choosing.hexes)}")


def test_men_placed_at_once_stand_apart_where_there_is_room():
    spread = [PLACE_OF[label] for label in Skirmish.fresh("4").view().choosing.spread]
    assert len(spread) == 6
    assert not any(other in NEIGHBOURS[place] for place in spread for other in spread)


# -- odds -----------------------------------------------------------------------------------------------------------


def expected(s: Position, attacker: int, attack: AttackView) -> tuple[float, float]:
    place = PLACE_OF[attack.origin]
    return chance_of_blow(s, attacker, place, attack.target), chance_of_riposte(s, attacker, place, attack.target)


@rule("GU-POS-3", "GU-POS-4", "GU-RIP-5")
@pytest.mark.parametrize(("scenario", "reading"), [("3", "sides"), ("4", "shared"), ("4", "sides")])
def test_the_odds_shown_are_those_that_a_bot_reckons_with(scenario, reading):
    blows = 0
    for s, view in moments(scenario, position_hexes=reading, rounds="12"):
        actor = view.choosing.fighter
        moved = [attack for move in view.choosing.moves for attack in move.attacks]
        for attack in [*view.choosing.attacks, *moved]:
            blow, riposte = expected(s, actor, attack)
            assert attack.odds.hits / attack.odds.total == blow
            assert (attack.riposte.hits / attack.riposte.total if attack.riposte else 0.0) == riposte
            blows += 1
        for shot in view.choosing.shots:
            assert shot.odds.hits / shot.odds.total == chance_of_shot(s, actor, shot.target, PLACE_OF[shot.hex])
    assert blows > 20


def rolled(s: Position, notation: str) -> list[tuple[int, int]]:
    """Capacity and defence score of what is rolled if the acting man does this."""
    t = s.clone()
    t.journal = Journal()
    (ask,) = proceed(t, Script())
    advance(t, ask, guesclin().option(notation), Live(b"rolled"))
    return [(event.params["capacity"], event.params["defence"]) for event in t.journal.events if event.key == "struck"]


@rule("GU-MELEE-6", "GU-SHOT-9", "GU-SHOT-15", "GU-S2-11")
@pytest.mark.parametrize("scenario", "234")
def test_the_odds_shown_are_those_that_are_rolled(scenario):
    strikes = 0
    for s, view in moments(scenario, rounds="12"):
        for attack in view.choosing.attacks:
            shown = [attack.odds] if attack.riposte is None else [attack.odds, attack.riposte]
            assert rolled(s, f"attack {attack.hex}") == [(odds.capacity, odds.defence) for odds in shown]
            strikes += 1
        for shot in view.choosing.shots:
            assert rolled(s, f"shoot {shot.hex}") == [(shot.odds.capacity, shot.odds.defence)]
            strikes += 1
    assert strikes > 5
