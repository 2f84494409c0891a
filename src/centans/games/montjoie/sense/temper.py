"""Montjoie !: how much a bot makes of what. Set by hand here; for those who think ahead learned, in temper.toml."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from centans.core.judging import Figure

FIGURES: Final[dict[str, Figure]] = {
    # What an écu is worth, in claim points like everything else where nothing is said.
    "ecu": Figure(0.12, 0.04, 0.0, 1.0),
    # So many turns a bot looks ahead, and how much it counts on those that may come after the first possible end.
    "horizon": Figure(4.0, 0.8, 1.0, 9.0),
    "extra_turns": Figure(0.0, 0.5, 0.0, 2.0),
    # What any town is worth, as a source of attacks and a place to grow from.
    "foothold": Figure(0.25, 0.15, 0.0, 2.0),
    # How much more the last town of a province is worth than the first: the power to which the share is raised.
    "wholeness": Figure(2.0, 0.3, 1.0, 4.0),
    # How much of what a town will pay is counted.
    "income": Figure(1.0, 0.3, 0.0, 4.0),
    # What a point of an ally's province is worth, and how much of what the other's ally loses (2 players).
    "ally": Figure(1.0, 0.2, 0.0, 2.0),
    "foes_ally": Figure(0.0, 0.2, 0.0, 2.0),
    # How much of a rival's loss counts as one's own gain, and how much more of the leader's.
    "spite": Figure(0.35, 0.25, 0.0, 2.0),
    "envy": Figure(0.3, 0.2, -1.0, 2.0),
    # What a point of a rival's whole province is worth that is whole no more.
    "breaking": Figure(0.0, 0.2, -1.0, 2.0),
    # How much of a town's worth is lost to what endangers it after it was taken.
    "exposure": Figure(0.0, 0.15, -0.5, 0.8),
    # An attack must promise so much more than nothing.
    "threshold": Figure(0.12, 0.08, -0.5, 1.0),
    # What a combat point on a card is worth for each turn that others take before all cards are discarded, and the same
    # to a defender, who may be attacked again by anybody.
    "card_point": Figure(0.012, 0.006, 0.0, 0.1),
    "kept_point": Figure(0.035, 0.012, 0.0, 0.2),
    # Red cards, a hero who may fall, a baron, and one that the end of the turn would bring anyway.
    "engineer": Figure(0.15, 0.08, 0.0, 1.0),
    "felon": Figure(0.35, 0.12, 0.0, 2.0),
    "hero": Figure(0.8, 0.25, 0.0, 3.0),
    "baron": Figure(0.22, 0.08, 0.0, 1.0),
    "spare_baron": Figure(0.02, 0.02, 0.0, 0.5),
    # How much of a town's worth is at stake for its defender.
    "defence": Figure(1.0, 0.2, 0.2, 3.0),
    # What the first cards bought in war and in peace are worth, how much of that each further one, and how many cards a
    # hand must hold before that begins.
    "war_card": Figure(1.1, 0.35, 0.0, 5.0),
    "war_fading": Figure(0.86, 0.04, 0.4, 1.0),
    "peace_card": Figure(1.1, 0.35, 0.0, 5.0),
    "peace_fading": Figure(0.86, 0.05, 0.3, 1.0),
    "few_cards": Figure(4.0, 1.0, 0.0, 12.0),
    # What the cards must be worth that the rest could buy, to speak for a wall.
    "other_cards": Figure(0.5, 0.25, -1.0, 3.0),
    # How much of a town's worth a wall keeps, and how much of that counts where there is no danger.
    "castle": Figure(0.3, 0.12, 0.0, 1.0),
    "rampart": Figure(0.24, 0.12, 0.0, 1.0),
    "calm": Figure(0.6, 0.2, 0.0, 2.0),
    # What it is worth that a town to be settled is out of danger.
    "safety": Figure(0.3, 0.2, -0.5, 2.0),
    # Who leads by less than so much still votes for war.
    "war": Figure(0.0, 3.0, -20.0, 20.0),
    # What an ally is worth besides its provinces, and an écu that a bribe costs (2 players).
    "loyalty": Figure(1.5, 0.5, 0.0, 6.0),
    "bribe": Figure(0.3, 0.08, 0.01, 1.0),
    # Whoever has so many écus looks for mercenaries (2 players).
    "purse": Figure(6.0, 2.0, 2.0, 30.0),
}
LARGEST: Final = 3
"""No province has more towns."""


class Temper:
    """The figures by which a bot weighs, read once."""

    __slots__ = (
        *("ally", "baron", "breaking", "bribe", "calm", "card_point", "castle", "defence", "ecu", "engineer", "envy"),
        *("exposure", "extra_turns", "felon", "few_cards", "foes_ally", "foothold", "hero", "horizon", "income"),
        *("kept_point", "loyalty", "other_cards", "peace_card", "peace_fading", "purse", "rampart", "safety", "shares"),
        *("spare_baron", "spite", "threshold", "war", "war_card", "war_fading"),
    )

    def __init__(self, figures: Mapping[str, float]) -> None:
        self.ecu = figures["ecu"]
        self.horizon = figures["horizon"]
        self.extra_turns = figures["extra_turns"]
        self.foothold = figures["foothold"]
        self.shares = [shares_of(whole, figures["wholeness"]) for whole in range(LARGEST + 1)]
        """By size of a province, and by how many of its other towns are held: the share of it that one more brings."""
        self.income = figures["income"]
        self.ally = figures["ally"]
        self.foes_ally = figures["foes_ally"]
        self.spite = figures["spite"]
        self.envy = figures["envy"]
        self.breaking = figures["breaking"]
        self.exposure = figures["exposure"]
        self.threshold = figures["threshold"]
        self.card_point = figures["card_point"]
        self.kept_point = figures["kept_point"]
        self.engineer = figures["engineer"]
        self.felon = figures["felon"]
        self.hero = figures["hero"]
        self.baron = figures["baron"]
        self.spare_baron = figures["spare_baron"]
        self.defence = figures["defence"]
        self.war_card = figures["war_card"]
        self.war_fading = figures["war_fading"]
        self.peace_card = figures["peace_card"]
        self.peace_fading = figures["peace_fading"]
        self.few_cards = figures["few_cards"]
        self.other_cards = figures["other_cards"]
        self.castle = figures["castle"]
        self.rampart = figures["rampart"]
        self.calm = figures["calm"]
        self.safety = figures["safety"]
        self.war = figures["war"]
        self.loyalty = figures["loyalty"]
        self.bribe = figures["bribe"]
        self.purse = figures["purse"]


def shares_of(whole: int, wholeness: float) -> list[float]:
    reached = [math.pow(held / max(1, whole), wholeness) for held in range(whole + 1)]
    return [reached[others + 1] - reached[others] for others in range(whole)]


def completed(learned: Mapping[str, float]) -> dict[str, float]:
    """All figures: what was learned of them, and the others as set by hand."""
    return {name: float(learned.get(name, figure.by_hand)) for name, figure in FIGURES.items()}


BY_HAND: Final = Temper(completed({}))
"""How the squire weighs, and everybody who talks: so each knows what the other thinks of a deal."""
