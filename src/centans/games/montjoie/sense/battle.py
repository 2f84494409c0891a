"""Whom to attack, what to lay, whom to help."""

from __future__ import annotations

from centans.core.game import Plan
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.montjoie.box.cards import ENGINEER, FELON, ONE, YELLOW, YELLOWS, number_of
from centans.games.montjoie.choices.cards import Defend, Double, DoubleByJoan, Lay, Save, SaveFree
from centans.games.montjoie.choices.numbers import Barons
from centans.games.montjoie.choices.places import Attack
from centans.games.montjoie.choices.words import ALLOW, END_TURN, PASS, By
from centans.games.montjoie.model.fight import ATTACK, DEFENCE, Fight, barons_on
from centans.games.montjoie.model.position import Position, combat_of, led_by, province_points, total_of
from centans.games.montjoie.model.totals import new_fight, total
from centans.games.montjoie.odds import as_seen, best_pair, fight_odds, with_cards
from centans.games.montjoie.rules.attacks import AttackLink, Combats, sources_by
from centans.games.montjoie.rules.barons import OwnBarons, Support
from centans.games.montjoie.rules.combat import Veto
from centans.games.montjoie.rules.result import Retreats
from centans.games.montjoie.rules.signs import Signs
from centans.games.montjoie.sense.growth import weigh_deed
from centans.games.montjoie.sense.temper import Temper
from centans.games.montjoie.sense.trust import barons_expected, barons_owed, is_bound, name
from centans.games.montjoie.sense.worth import gain, leader, loss, spite, worth


def weigh_combats(s: Position, temper: Temper, step: Combats, seat: int, options: tuple[Option, ...]) -> list[float]:
    return [weigh_attack_on(s, temper, step, seat, option) for option in options]


def weigh_attack_on(s: Position, temper: Temper, step: Combats, seat: int, option: Option) -> float:
    """The chance to win with the two best cards, times what is won, less what may be lost."""
    if option is END_TURN:
        return 0.0
    if not isinstance(option, Attack):
        return weigh_deed(option)
    best = -1.0
    for link in (0, 1, 2):
        if sources_by(s, step.power, option.town, link):
            best = max(best, promise_of(s, temper, step.power, seat, option.town, link))
    return best


def promise_of(s: Position, temper: Temper, power: int, seat: int, target: int, link: int) -> float:
    cards = best_pair(s.hands[seat])
    fight = with_cards(new_fight(s, power, target, target, link), ATTACK, cards, hero=False)
    if s.barons[seat] > 1:
        fight.barons[ATTACK][seat] = 1
    count_on(s, fight, seat)
    win, _, _ = fight_odds(s, fight, seat)
    risk = (1.0 - win) * total_of(s, cards) * card_point(s, temper, seat)
    return win * gain(s, temper, seat, power, target) - risk - scruple(s, temper, seat, target) - temper.threshold


def count_on(s: Position, fight: Fight, seat: int) -> None:
    """The barons that others have promised for an attack, as far as there is room for them."""
    for other, number in enumerate(barons_expected(s, seat, fight.target)):
        fight.barons[ATTACK][other] += min(number, s.box.side_barons - barons_on(fight, ATTACK))


def card_point(s: Position, temper: Temper, seat: int) -> float:
    """What a combat point on a card is worth to its owner until the end of the turn: a card lost defends no more."""
    place = s.order.index(seat)
    return temper.card_point * (len(s.order) - place - 1 + len(s.places))


def scruple(s: Position, temper: Temper, seat: int, target: int) -> float:
    """What holds a player back who gave his word not to attack the owner of a town."""
    owner = led_by(s, s.owner[target])
    return name(s, temper) if is_bound(s, seat, owner) else 0.0


def weigh_link(s: Position, temper: Temper, step: AttackLink, seat: int, options: tuple[Option, ...]) -> list[float]:
    return [
        promise_of(s, temper, step.power, seat, step.target, option.link)
        for option in options
        if isinstance(option, By)
    ]


def weigh_source(
    s: Position, temper: Temper, step: Step[Position], seat: int, options: tuple[Option, ...]
) -> list[float]:
    """It makes no difference to the combat."""
    return [0.0] * len(options)


# -- in the combat ------------------------------------------------------------------------------------------------


def stake_of(s: Position, temper: Temper, seat: int, side: int) -> float:
    """What winning the combat means to a combatant."""
    fight = combat_of(s)
    target = fight.target
    if side == ATTACK:
        return gain(s, temper, seat, fight.powers[ATTACK], target)
    return (loss(s, temper, target) or worth(s, temper, s.owner[target], target)) * temper.defence


def weigh_attack(
    s: Position, temper: Temper, step: Step[Position], seat: int, options: tuple[Option, ...]
) -> list[float]:
    fight = as_seen(s, seat)
    stake = stake_of(s, temper, seat, ATTACK)
    point = card_point(s, temper, seat)
    found: list[float] = []
    for option in options:
        assert isinstance(option, Lay)
        win, _, _ = fight_odds(s, with_cards(fight, ATTACK, option.cards, option.hero), seat)
        price = (1.0 - win) * (total_of(s, option.yellow) * point + temper.hero * option.hero) + red_price(
            temper, option.cards
        )
        found.append(win * stake - price)
    return found


def red_price(temper: Temper, cards: int) -> float:
    engineer = temper.engineer if number_of(cards, ENGINEER) else 0.0
    return engineer + (temper.felon if number_of(cards, FELON) else 0.0)


def weigh_defence(
    s: Position, temper: Temper, step: Step[Position], seat: int, options: tuple[Option, ...]
) -> list[float]:
    """Hold the town, with no more than it takes; a Felon if he turns the combat."""
    fight = as_seen(s, seat)
    stake = stake_of(s, temper, seat, DEFENCE)
    found: list[float] = []
    for option in options:
        if isinstance(option, Defend):
            found.append(defence_value(s, temper, fight, option, seat, stake))
        else:
            robbed = fight.clone()
            robbed.stolen = YELLOW[0]
            defences = [one for one in options if isinstance(one, Defend)]
            best = max([defence_value(s, temper, robbed, one, seat, stake) for one in defences])
            found.append(best - temper.felon)
    return found


def defence_value(s: Position, temper: Temper, fight: Fight, option: Defend, seat: int, stake: float) -> float:
    taken, tie, held = fight_odds(s, with_cards(fight, DEFENCE, option.cards, option.hero), seat)
    price = (taken + tie) * (total_of(s, option.yellow) * temper.kept_point + temper.hero * option.hero)
    return (held + tie) * stake - price - red_price(temper, option.cards & ~YELLOWS)


def weigh_barons(s: Position, temper: Temper, step: OwnBarons, seat: int, options: tuple[Option, ...]) -> list[float]:
    """As many as their help is worth."""
    stake = stake_of(s, temper, seat, step.side) if combat_of(s).seats[step.side] == seat else 0.5
    return [baron_value(s, temper, step.side, seat, option, stake) for option in options]


def baron_value(s: Position, temper: Temper, side: int, seat: int, option: Option, stake: float) -> float:
    if not isinstance(option, Barons):
        return -1.0
    fight = as_seen(s, seat)
    fight.barons[side][seat] = option.number
    win, tie, held = fight_odds(s, fight, seat)
    chance = win if side == ATTACK else held + tie
    return chance * stake - baron_price(s, temper, seat, option.number)


def baron_price(s: Position, temper: Temper, seat: int, number: int) -> float:
    """Barons are kept for later, but not beyond six and not beyond the end of the game."""
    coming = (province_points(s, s.nation[seat]) + 1) // 2
    spare = max(0, min(number, s.barons[seat] + coming - s.box.most_barons))
    lasting = 1.0 - s.box.end_die[s.turn] / 6
    return spare * temper.spare_baron + (number - spare) * max(temper.spare_baron, temper.baron * lasting)


def weigh_support(s: Position, temper: Temper, step: Support, seat: int, options: tuple[Option, ...]) -> list[float]:
    """Help the side whose victory hurts one's rivals more than it helps them, and keep one's word if it costs less."""
    fight = combat_of(s)
    stake = third_interest(s, temper, seat, fight.powers[ATTACK], fight.target) * (1 if step.side == ATTACK else -1)
    owed = barons_owed(s, seat, fight.seats[step.side], fight.target)
    return [
        baron_value(s, temper, step.side, seat, option, stake) + word_kept(s, temper, option, owed)
        for option in options
    ]


def word_kept(s: Position, temper: Temper, option: Option, owed: int) -> float:
    """One's good name, if so many barons were promised and come."""
    return name(s, temper) if owed and isinstance(option, Barons) and option.number >= owed else 0.0


def honourable(s: Position, step: Step[Position], seat: int, plans: list[Plan]) -> list[Plan]:
    """Without what breaks one's word for less than it is worth.

    No simulation knows what it costs not to be believed any more, so the name is weighed before one.
    """
    if isinstance(step, Support):
        fight = combat_of(s)
        owed = barons_owed(s, seat, fight.seats[step.side], fight.target)
        return [max(plans, key=lambda plan: plan.weight)] if owed else plans
    return [plan for plan in plans if plan.weight > 0 or not breaks_peace(s, seat, plan.options[0])]


def breaks_peace(s: Position, seat: int, option: Option) -> bool:
    return isinstance(option, Attack) and is_bound(s, seat, led_by(s, s.owner[option.town]))


def third_interest(s: Position, temper: Temper, seat: int, power: int, target: int) -> float:
    """What a third player has from an attacker's victory: the defender's loss of the town, less what is gained."""
    lost = spite(s, temper, seat, led_by(s, s.owner[target])) * loss(s, temper, target)
    return lost - spite(s, temper, seat, led_by(s, power)) * worth(s, temper, power, target)


def weigh_signs(s: Position, temper: Temper, step: Signs, seat: int, options: tuple[Option, ...]) -> list[float]:
    """A Sign is played if it turns the combat."""
    ours, theirs = total(s, step.side), total(s, 1 - step.side)
    if step.side == DEFENCE:
        ours += 1
    found: list[float] = []
    for option in options:
        extra = total_of(s, ONE[option.card]) if isinstance(option, Double | DoubleByJoan) else 0
        turns = ours <= theirs < ours + extra
        found.append(0.0 if option is PASS else 1.0 - 0.01 * extra if turns else -1.0)
    return found


def weigh_retreats(s: Position, temper: Temper, step: Retreats, seat: int, options: tuple[Option, ...]) -> list[float]:
    """Good cards may serve again this turn; a free Retreat is used first."""
    found: list[float] = []
    for option in options:
        if isinstance(option, Save | SaveFree):
            found.append(total_of(s, ONE[option.card]) - (3.5 if isinstance(option, Save) else 0.0))
        else:
            found.append(0.0)
    return found


def weigh_veto(s: Position, temper: Temper, step: Veto, seat: int, options: tuple[Option, ...]) -> list[float]:
    """Forbid what is aimed at oneself or comes from the leader."""
    hostile = led_by(s, s.owner[step.target]) == seat or led_by(s, step.power) == leader(s, temper, seat)
    return [float((option is ALLOW) != hostile) for option in options]
