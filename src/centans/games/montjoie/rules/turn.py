"""Montjoie !: the structure of a turn (chapter 7), where every optional rule has its place."""

from __future__ import annotations

from centans.core.dice import Dice
from centans.core.steps import Step
from centans.games.montjoie.box.realm import UNDECIDED
from centans.games.montjoie.model.position import Position
from centans.games.montjoie.rules.deal import Deal, Discards
from centans.games.montjoie.rules.diplomacy import Window
from centans.games.montjoie.rules.ending import EndOfTurn
from centans.games.montjoie.rules.events import Events
from centans.games.montjoie.rules.foreign import ForeignIntervention
from centans.games.montjoie.rules.loyalty import AllyCards, AllyIncome, Loyalty
from centans.games.montjoie.rules.optional.long_term import KeepRedCards
from centans.games.montjoie.rules.optional.national_powers import DoubleIncome
from centans.games.montjoie.rules.optional.parliament import Parliament
from centans.games.montjoie.rules.optional.steps import in_play
from centans.games.montjoie.rules.order import TurnOrder
from centans.games.montjoie.rules.player_turn import PlayerTurns
from centans.games.montjoie.rules.points import Points
from centans.games.montjoie.rules.politics import PoliticalState
from centans.games.montjoie.rules.purchases import Purchases
from centans.games.montjoie.rules.returns import Returns
from centans.games.montjoie.rules.three_players import AssignAllies
from centans.games.montjoie.rules.treasury import Treasury
from centans.games.montjoie.rules.two_players import AssignNeutrals, ChooseAllies, OtherPlaces, PowerTurns


def sequence_of_play() -> tuple[Step[Position], ...]:
    """A whole turn (MJ-TURN-1, 2, 4, 7); windows for offers are MJ-DIP-6."""
    return (
        Returns(),
        ChooseAllies(),
        # 1. Treasury
        DoubleIncome(),
        Treasury(),
        Window("treasury"),
        # 2. Political state
        PoliticalState(),
        # 3. Deal
        Deal(),
        Loyalty(),
        AllyIncome(),
        AllyCards(),
        # 4. Purchases
        Purchases(),
        # 5. Turn order
        TurnOrder(),
        OtherPlaces(),
        AssignAllies(),
        AssignNeutrals(),
        Window("order"),
        # 6. Events and foreign intervention
        Parliament(),
        Events(),
        ForeignIntervention(),
        # 7. Player turns
        PlayerTurns(),
        PowerTurns(),
        Window("points"),
        KeepRedCards(),
        Discards(),
        # 8. Claim points and influence
        Points(),
        EndOfTurn(Turn()),
    )


class Turn(Step[Position]):
    """The next turn (MJ-TURN-1)."""

    __slots__ = ()

    def run(self, s: Position, dice: Dice) -> None:
        s.fight = None
        s.duel = None
        s.drawn_events = []
        s.votes = []
        s.war = UNDECIDED
        if s.journal is not None:
            s.journal.tell("turn", turn=s.turn)
        s.agenda.begin(in_play(s.box, sequence_of_play()))
