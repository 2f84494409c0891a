"""Montjoie !: where in the turn we are, in words that betray nothing of a choice half made."""

from __future__ import annotations

from typing import Final

from centans.core.steps import Step
from centans.games.montjoie.box.names import NATIONS
from centans.games.montjoie.model.position import Position
from centans.games.montjoie.model.totals import in_combat
from centans.games.montjoie.rules.ambassador import Corruption, CourtIntrigue
from centans.games.montjoie.rules.attacks import AttackLink, AttackSource, Combats
from centans.games.montjoie.rules.automatic import Steering
from centans.games.montjoie.rules.brigand import Pillage
from centans.games.montjoie.rules.combat import Veto
from centans.games.montjoie.rules.deal import Discards
from centans.games.montjoie.rules.diplomacy import Talk, Window
from centans.games.montjoie.rules.ending import EndOfTurn
from centans.games.montjoie.rules.events import EventOrder, Events
from centans.games.montjoie.rules.expansion import Expansion, ExpansionSource
from centans.games.montjoie.rules.foreign import ForeignIntervention
from centans.games.montjoie.rules.loyalty import Bribe, LoyaltyTest
from centans.games.montjoie.rules.mercenaries import HireMercenaries, HireNumber, PlaceMercenary
from centans.games.montjoie.rules.naval import Commit, DuelSign
from centans.games.montjoie.rules.neutrals import NeutralBuilds
from centans.games.montjoie.rules.optional.free_start import FreeGarrison
from centans.games.montjoie.rules.optional.long_term import KeepRed
from centans.games.montjoie.rules.optional.national_powers import DoubleIncome, Plot
from centans.games.montjoie.rules.optional.parliament import Parliament
from centans.games.montjoie.rules.optional.pope_support import AskThePope
from centans.games.montjoie.rules.order import TurnOrder
from centans.games.montjoie.rules.parley import ParleyWith, Talking
from centans.games.montjoie.rules.player_turn import EndOfPlayerTurn, PlayerTurns
from centans.games.montjoie.rules.politics import Count, PoliticalState, Vote
from centans.games.montjoie.rules.purchases import Purchase, Purchases
from centans.games.montjoie.rules.returns import Return
from centans.games.montjoie.rules.setup import ChooseNation, StartGarrisons, StartTowns, ThirdGarrison
from centans.games.montjoie.rules.three_players import AllyWhen, AssignAllies
from centans.games.montjoie.rules.treasury import Treasury
from centans.games.montjoie.rules.two_players import AssignNeutrals, ChooseAlly, PowerTurns

BY_STEP: Final[dict[type, str]] = {
    ChooseNation: "set-up",
    StartGarrisons: "set-up",
    ThirdGarrison: "set-up",
    FreeGarrison: "set-up",
    Return: "return",
    DoubleIncome: "treasury",
    Vote: "vote",
    Purchase: "purchases",
    EventOrder: "events",
    Commit: "duel",
    DuelSign: "duel",
    Expansion: "expansion",
    ExpansionSource: "expansion",
    AskThePope: "expansion",
    Combats: "combats",
    AttackLink: "combats",
    AttackSource: "combats",
    Pillage: "combats",
    Corruption: "combats",
    CourtIntrigue: "combats",
    Plot: "combats",
    Veto: "combat",
    KeepRed: "keep",
    ChooseAlly: "set-up",
    LoyaltyTest: "loyalty",
    Bribe: "loyalty",
    HireMercenaries: "purchases",
    HireNumber: "purchases",
    PlaceMercenary: "purchases",
    AssignAllies: "allies",
    AssignNeutrals: "allies",
    AllyWhen: "ally",
    NeutralBuilds: "ally",
    Talk: "talks",
    ParleyWith: "talks",
}


def phase_of(s: Position, current: list[Step[Position]]) -> str:
    """The phase of the step in progress; a combat or a foreign intervention has many steps."""
    if s.agenda.over:
        return "over"
    for step in current:
        if isinstance(step, Talking):
            return "talks"
        if isinstance(step, Steering):
            return "ally"
        if type(step) in BY_STEP:
            return BY_STEP[type(step)]
    if in_combat(s):
        return "foreign" if sequence_of(s) == 6 else "combat"
    if s.duel is not None and not s.duel.settled:
        return "duel"
    return "events" if sequence_of(s) == 6 else "combats"


NEXT: Final[dict[type, int]] = {
    StartTowns: 0,
    Treasury: 1,
    PoliticalState: 1,
    Count: 2,
    Purchases: 3,
    TurnOrder: 4,
    Parliament: 5,
    Events: 5,
    ForeignIntervention: 6,
    PlayerTurns: 6,
    PowerTurns: 7,
    Discards: 7,
    EndOfTurn: 8,
}
"""The sequence that is being played as long as such a step is the next of the turn's own."""


WINDOWS: Final = {"treasury": 1, "order": 5, "points": 7}


def sequence_of(s: Position) -> int:
    """Which of the eight sequences is being played; 0 before the first turn and after the last."""
    for step in s.agenda.steps[::-1]:
        if isinstance(step, Window):
            return WINDOWS[step.moment]
        if type(step) in NEXT:
            return NEXT[type(step)]
    return 0


def active_seat(s: Position) -> int | None:
    """The seat whose purchase or player turn is in progress."""
    for step in s.agenda.steps[::-1]:
        if isinstance(step, Purchase | EndOfPlayerTurn | Expansion | Steering):
            return step.seat
    return None


def acting_power(s: Position) -> str | None:
    """The power whose turn it is in Sequence 7."""
    for step in s.agenda.steps[::-1]:
        if isinstance(step, Expansion | Combats | Steering):
            return NATIONS[step.power]
    return None
