"""Montjoie !: what a question is about, and what each answer would do to the odds."""

from __future__ import annotations

from centans.core.game import NOBODY
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.montjoie.asking.deals import deals
from centans.games.montjoie.asking.purchase import purchase
from centans.games.montjoie.asking.ways import ways
from centans.games.montjoie.box.names import BRITTANY, EVENTS, POWERS, ROAD, TOWNS
from centans.games.montjoie.choices.cards import Defend, Lay
from centans.games.montjoie.choices.numbers import Barons
from centans.games.montjoie.choices.places import Attack
from centans.games.montjoie.model.fight import DEFENCE, Fight
from centans.games.montjoie.model.position import FREE, Position, combat_of, led_by
from centans.games.montjoie.model.promise import OPEN, PACT
from centans.games.montjoie.model.totals import new_fight
from centans.games.montjoie.odds import Odds, as_seen, best_pair, fight_odds, with_cards
from centans.games.montjoie.rules.ambassador import CorruptionTest
from centans.games.montjoie.rules.attacks import AttackLink, AttackSource, Combats, links_to
from centans.games.montjoie.rules.automatic import PowerAttacks, Steering
from centans.games.montjoie.rules.barons import OwnBarons, Support
from centans.games.montjoie.rules.brigand import PillageTest
from centans.games.montjoie.rules.combat import Veto
from centans.games.montjoie.rules.expansion import Expansion, ExpansionSource
from centans.games.montjoie.rules.gains import Gain
from centans.games.montjoie.rules.laying import LayAttack, LayDefence
from centans.games.montjoie.rules.loyalty import Bribe, LoyaltyTest
from centans.games.montjoie.rules.mercenaries import MercenaryMoves
from centans.games.montjoie.rules.neutrals import NeutralBuilds
from centans.games.montjoie.rules.optional.second_throw import SecondThrow
from centans.games.montjoie.rules.parley import Talking
from centans.games.montjoie.rules.result import Retreats
from centans.games.montjoie.rules.signs import Signs
from centans.games.montjoie.rules.three_players import AllyWhen, ally_of
from centans.games.montjoie.rules.uprising import NameTowns, WallTest
from centans.games.montjoie.view.combats import OddsView
from centans.games.montjoie.view.question import ChoosingView

PERCENT = 100


def choosing(s: Position, step: Step[Position]) -> ChoosingView:
    """What the question of this step is about."""
    ask = step.ask(s)
    assert ask is not None
    town, power = subject(s, step)
    thrown = step.thrown if isinstance(step, SecondThrow) else None
    dice = () if thrown is None else thrown.dice
    return ChoosingView(
        town=None if town == NOBODY else TOWNS[town],
        source=TOWNS[step.source] if isinstance(step, Veto) else None,
        power=None if power == FREE else POWERS[power],
        event=EVENTS[step.event] if isinstance(step, NameTowns) else None,
        other=step.to if isinstance(step, Talking) else None,
        left=left_of(step),
        roll=None if thrown is None else thrown.label,
        die=dice[0] if dice else 0,
        second=dice[1] if len(dice) > 1 else 0,
        odds=previews(s, step, ask.seat, ask.options),
        ways=ways(s, step, ask.options),
        purchase=purchase(s, step),
        deals=deals(s, ask.seat, ask.options),
        breaks=pacts_broken(s, ask.seat, ask.options),
    )


def pacts_broken(s: Position, seat: int, options: tuple[Option, ...]) -> list[str]:
    """The towns whose attack would break the word that this seat has given (R86)."""
    friends = [one.to for one in s.promises if one.kind == PACT and one.state == OPEN and one.seat == seat]
    if not friends:
        return []
    towns = [option.town for option in options if isinstance(option, Attack)]
    return [TOWNS[town] for town in towns if led_by(s, s.owner[town]) in friends]


def subject(s: Position, step: Step[Position]) -> tuple[int, int]:
    """The town and the power concerned, if there are any."""
    if isinstance(step, Gain):
        return step.town, step.power
    if isinstance(step, ExpansionSource):
        return step.town, step.phase.power
    if isinstance(step, AttackLink | AttackSource | Veto):
        return step.target, step.power
    if isinstance(step, LayAttack | LayDefence | OwnBarons | Support | Signs | Retreats):
        side = 1 if isinstance(step, LayAttack) else 0 if isinstance(step, LayDefence) else step.side
        return combat_of(s).target, combat_of(s).powers[side]
    if isinstance(step, MercenaryMoves):
        return combat_of(s).target, combat_of(s).powers[DEFENCE]
    if isinstance(step, SecondThrow):
        thrown = step.thrown
        return (thrown.town if isinstance(thrown, PillageTest | CorruptionTest | WallTest) else NOBODY), BRITTANY
    if isinstance(step, Expansion | Combats | Steering | NeutralBuilds):
        return NOBODY, step.power
    return NOBODY, ally_in_question(s, step)


def ally_in_question(s: Position, step: Step[Position]) -> int:
    """The ally that is played, or whose loyalty is tested."""
    if isinstance(step, AllyWhen):
        return ally_of(s, step.seat)
    if isinstance(step, LoyaltyTest):
        return s.allies[step.seat]
    if isinstance(step, Bribe):
        return s.allies[step.tested]
    return FREE


def left_of(step: Step[Position]) -> int:
    return step.left if isinstance(step, Expansion | Combats | NameTowns | PowerAttacks) else 0


def previews(s: Position, step: Step[Position], seat: int, options: tuple[Option, ...]) -> list[OddsView]:
    """For each option that commits to a combat: the odds if it is chosen, from what this seat knows."""
    found: list[OddsView] = []
    for option in options:
        odds = preview(s, step, seat, option)
        if odds is not None:
            win, tie = round(odds[0] * PERCENT), round(odds[1] * PERCENT)
            found.append(OddsView(option.notation, win, tie, PERCENT - win - tie))
    return found


def preview(s: Position, step: Step[Position], seat: int, option: Option) -> Odds | None:
    if isinstance(option, Attack) and isinstance(step, Expansion | Combats):
        return attack_odds(s, seat, step.power, option.town)
    if isinstance(option, Attack) and isinstance(step, PowerAttacks):
        return power_odds(s, seat, step.power, option.town)
    if isinstance(option, Lay):
        return fight_odds(s, with_cards(known_fight(s, seat), 0, option.cards, option.hero), seat)
    if isinstance(option, Defend):
        return fight_odds(s, with_cards(known_fight(s, seat), DEFENCE, option.cards, option.hero), seat)
    if isinstance(option, Barons) and isinstance(step, OwnBarons | Support):
        fight = known_fight(s, seat)
        fight.barons[step.side][seat] = option.number
        return fight_odds(s, fight, seat)
    return None


def known_fight(s: Position, seat: int) -> Fight:
    """The combat without what this seat cannot know."""
    return as_seen(s, seat)


def attack_odds(s: Position, seat: int, power: int, target: int) -> Odds:
    """The odds of an attack with the two best cards in hand, on the best way."""
    return fight_odds(s, with_cards(likely_fight(s, power, target), 0, best_pair(s.hands[seat]), hero=False), seat)


def power_odds(s: Position, seat: int, power: int, target: int) -> Odds:
    """The odds of an attack of an ally or neutral."""
    return fight_odds(s, likely_fight(s, power, target), seat)


def likely_fight(s: Position, power: int, target: int) -> Fight:
    links = links_to(s, power, target)
    return new_fight(s, power, target, target, links[0] if links else ROAD)
