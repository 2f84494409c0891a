"""Montjoie !: what a bot considers a sensible choice.

Everything is measured in claim points to be expected (see worth.py); the odds of a combat are those of odds.py, from
what the bot's own seat knows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

from centans.core.asks import Ask
from centans.core.game import Plan, Prospect
from centans.core.judging import Figure, TemperedSense
from centans.core.options import Option
from centans.core.steps import Step
from centans.games.montjoie.choices.words import PASS
from centans.games.montjoie.model.position import Position
from centans.games.montjoie.rules.ambassador import Corruption, CourtIntrigue
from centans.games.montjoie.rules.attacks import AttackLink, AttackSource, Combats
from centans.games.montjoie.rules.automatic import Activity, AllyExpansionRoll, PowerAttacks, PowerExpansion
from centans.games.montjoie.rules.barons import OwnBarons, Support
from centans.games.montjoie.rules.brigand import Pillage
from centans.games.montjoie.rules.combat import Veto
from centans.games.montjoie.rules.diplomacy import Talk
from centans.games.montjoie.rules.events import Confiscation, EventOrder, PapalIntervention, Treaty
from centans.games.montjoie.rules.expansion import Expansion, ExpansionSource
from centans.games.montjoie.rules.gains import Gain
from centans.games.montjoie.rules.laying import LayAttack, LayDefence
from centans.games.montjoie.rules.loyalty import Bribe, LoyaltyTest
from centans.games.montjoie.rules.mercenaries import HireMercenaries, HireNumber, MercenaryMoves, PlaceMercenary
from centans.games.montjoie.rules.naval import Commit, DuelSign
from centans.games.montjoie.rules.neutrals import NeutralBuilds
from centans.games.montjoie.rules.offers import Answer, Withdrawal
from centans.games.montjoie.rules.optional.free_start import FreeGarrison
from centans.games.montjoie.rules.optional.long_term import KeepRed
from centans.games.montjoie.rules.optional.national_powers import DoubleIncome, Plot
from centans.games.montjoie.rules.optional.pope_support import AskThePope
from centans.games.montjoie.rules.optional.second_throw import SecondThrow
from centans.games.montjoie.rules.parley import (
    ExchangeTown,
    Gift,
    ParleyKind,
    ParleyWith,
    PromisedBarons,
    PromisedTown,
    SalePrice,
    SaleTown,
    SideMoney,
)
from centans.games.montjoie.rules.politics import Vote
from centans.games.montjoie.rules.purchases import Purchase
from centans.games.montjoie.rules.result import Retreats
from centans.games.montjoie.rules.returns import Return
from centans.games.montjoie.rules.setup import StartGarrisons, ThirdGarrison
from centans.games.montjoie.rules.signs import Signs
from centans.games.montjoie.rules.three_players import AllyWhen, AssignAllies
from centans.games.montjoie.rules.two_players import AssignNeutrals, ChooseAlly
from centans.games.montjoie.rules.uprising import NameTowns
from centans.games.montjoie.sense import affairs, allies, bargaining, battle, events, growth, talking
from centans.games.montjoie.sense.motives import motives
from centans.games.montjoie.sense.outlook import at_hand, outlook
from centans.games.montjoie.sense.temper import BY_HAND, FIGURES, Temper, completed
from centans.games.montjoie.sense.value import FEATURES, KINDS, rows

Weigh = Callable[[Position, Temper, Any, int, tuple[Option, ...]], list[float]]
"""Weighs the options of a step for a seat; each takes the kind of step it stands beside in the table below."""

WEIGHS: Final[dict[type[Step[Position]], Weigh]] = {
    StartGarrisons: growth.weigh_start,
    ThirdGarrison: growth.weigh_places,
    FreeGarrison: growth.weigh_places,
    Return: growth.weigh_places,
    Treaty: growth.weigh_places,
    Purchase: growth.weigh_purchase,
    Expansion: growth.weigh_expansion,
    ExpansionSource: growth.weigh_source,
    Gain: growth.weigh_abandon,
    Combats: battle.weigh_combats,
    AttackLink: battle.weigh_link,
    AttackSource: battle.weigh_source,
    LayAttack: battle.weigh_attack,
    LayDefence: battle.weigh_defence,
    OwnBarons: battle.weigh_barons,
    Support: battle.weigh_support,
    Signs: battle.weigh_signs,
    Retreats: battle.weigh_retreats,
    Veto: battle.weigh_veto,
    EventOrder: events.weigh_order,
    NameTowns: events.weigh_named_towns,
    Confiscation: events.weigh_victims,
    CourtIntrigue: events.weigh_victims,
    Plot: events.weigh_victims,
    PapalIntervention: events.weigh_protection,
    Commit: events.weigh_stakes,
    DuelSign: events.weigh_duel_sign,
    Pillage: events.weigh_pillage,
    Corruption: events.weigh_corruption,
    SecondThrow: events.weigh_second_throw,
    Vote: affairs.weigh_vote,
    Talk: talking.weigh_talk,
    ParleyWith: talking.weigh_partner,
    ParleyKind: talking.weigh_kind,
    ExchangeTown: talking.weigh_exchange,
    SideMoney: talking.weigh_money,
    SaleTown: talking.weigh_sale,
    SalePrice: talking.weigh_price,
    PromisedTown: talking.weigh_promised_town,
    PromisedBarons: talking.weigh_promised_barons,
    Gift: talking.weigh_gift,
    Answer: bargaining.weigh_answer,
    Withdrawal: affairs.weigh_withdrawal,
    DoubleIncome: affairs.weigh_income,
    AskThePope: affairs.weigh_pope,
    AssignAllies: allies.weigh_powers,
    AssignNeutrals: allies.weigh_powers,
    AllyWhen: allies.weigh_when,
    AllyExpansionRoll: allies.weigh_growth_roll,
    PowerExpansion: allies.weigh_power_expansion,
    Activity: allies.weigh_roll,
    PowerAttacks: allies.weigh_power_attack,
    ChooseAlly: allies.weigh_ally_choice,
    LoyaltyTest: allies.weigh_loyalty,
    Bribe: allies.weigh_bribe,
    HireMercenaries: allies.weigh_hire_try,
    HireNumber: allies.weigh_hire,
    PlaceMercenary: allies.weigh_post,
    MercenaryMoves: allies.weigh_march,
    NeutralBuilds: allies.weigh_building,
    KeepRed: affairs.weigh_keep,
}

TALK: Final = (
    *(Talk, ParleyWith, ParleyKind, ExchangeTown, SideMoney, SaleTown, SalePrice, PromisedTown, PromisedBarons, Gift),
    Answer,
)


class MontjoieSense(TemperedSense[Position]):
    """Weighs every option of every ask of the game; what it has no opinion about is all the same to it.

    Whoever thinks ahead weighs by figures that were learned, and imagines that the others do. In talk everybody weighs
    by those set by hand: a deal is made only by two who agree on what is fair.
    """

    __slots__ = ("_learned", "_tempered", "_tempers")

    deals: ClassVar[int] = 1
    """The odds are exact as far as its seat knows: other deals would say the same."""
    horizon: ClassVar[int] = 1
    features: ClassVar[tuple[str, ...]] = FEATURES
    kinds: ClassVar[tuple[str, ...]] = KINDS
    lessons: ClassVar[tuple[tuple[int, str], ...]] = ((2, ""), (4, ""), (6, ""))

    figures: ClassVar[Mapping[str, Figure]] = FIGURES

    def __init__(self, learned: Mapping[str, Any], tempers: Mapping[str, Any]) -> None:
        """What value.toml and temper.toml say, by kind of match."""
        super().__init__(learned)
        self._learned = learned
        self._tempered = {kind: completed(tempers.get(kind, {})) for kind in KINDS}
        self._tempers = {kind: Temper(self._tempered[kind]) for kind in KINDS}

    def temper(self, kind: str) -> dict[str, float]:
        return self._tempered[kind]

    def tempered(self, figures: Mapping[str, float]) -> MontjoieSense:
        return MontjoieSense(self._learned, dict.fromkeys(KINDS, figures))

    def weigh(self, s: Position, ask: Ask) -> list[float]:
        return weighed(s, BY_HAND, ask)

    def hasty(self, s: Position, ask: Ask) -> list[float]:
        """Nobody opens talks in a simulation: who would agree to what is not known there."""
        step = s.agenda.asking(ask)
        if isinstance(step, Talk):
            return [float(option is PASS) for option in ask.options]
        return weighed(s, self._temper(s, step), ask)

    def _temper(self, s: Position, step: Step[Position]) -> Temper:
        return BY_HAND if isinstance(step, TALK) else self._tempers[self.kind(s)]

    def turn(self, s: Position) -> int:
        return s.turn

    def plans(self, s: Position, ask: Ask) -> list[Plan]:
        """Talk is no matter for a simulation, which cannot know whom to trust: bargaining.py decides, always alike."""
        step = s.agenda.asking(ask)
        weights = weighed(s, self._temper(s, step), ask)
        found = [Plan((option,), weight) for option, weight in zip(ask.options, weights, strict=True)]
        if isinstance(step, Purchase):
            return growth.bargains(s, found)
        if isinstance(step, Expansion | Combats | Support):
            return battle.honourable(s, step, ask.seat, found)
        if isinstance(step, TALK):
            return [max(found, key=lambda plan: plan.weight)]
        return found

    def kind(self, s: Position) -> str:
        return "two" if s.box.players == 2 else "more"

    def rows(self, s: Position) -> list[list[float]]:
        return rows(s)

    def outlook(self, s: Position, seat: int) -> list[Prospect]:
        return outlook(s, seat)

    def at_hand(self, s: Position, seat: int) -> list[Prospect]:
        return at_hand(s, seat)

    def motives(self, s: Position, ask: Ask, option: Option) -> list[Prospect]:
        return motives(s, BY_HAND, s.agenda.asking(ask), ask.seat, option)


def weighed(s: Position, temper: Temper, ask: Ask) -> list[float]:
    """How good each option looks to somebody of that temper."""
    step = s.agenda.asking(ask)
    weigh = WEIGHS.get(type(step))
    return [0.0] * len(ask.options) if weigh is None else weigh(s, temper, step, ask.seat, ask.options)
