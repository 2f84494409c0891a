"""Montjoie !: how much a bot makes of what. Set by hand here; for those who think ahead learned, in temper.toml."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, Final

LARGEST: Final = 3
"""No province has more towns."""


class Temper:
    """The figures by which a bot weighs things, in claim points where nothing else is said."""

    __slots__ = (
        *("ally", "baron", "breaking", "bribe", "calm", "card_point", "castle", "defence", "ecu", "engineer", "envy"),
        *("exposure", "extra_turns", "felon", "few_cards", "foes_ally", "foothold", "hero", "horizon", "income"),
        *("kept_point", "loyalty", "other_cards", "peace_card", "peace_fading", "purse", "rampart", "safety", "shares"),
        *("spare_baron", "spite", "threshold", "war", "war_card", "war_fading", "wholeness"),
    )

    def __init__(self, learned: Mapping[str, Any]) -> None:
        """What was learned of some of them; the others are as set by hand."""
        # What towns and provinces are worth.
        self.ecu = float(learned.get("ecu", 0.12))
        """What an écu is worth."""
        self.horizon = float(learned.get("horizon", 4.0))
        """A bot does not look further ahead than so many turns."""
        self.extra_turns = float(learned.get("extra_turns", 0.0))
        """How much of the turns that may come after the first possible end is counted on."""
        self.foothold = float(learned.get("foothold", 0.25))
        """What any town is worth, as a source of attacks and a place to grow from."""
        self.wholeness = float(learned.get("wholeness", 2.0))
        """How much more the last town of a province is worth than the first: the power to which the share is raised."""
        self.shares = [shares_of(whole, self.wholeness) for whole in range(LARGEST + 1)]
        """By size of a province, and by how many of its other towns are held: the share of it that one more brings."""
        self.income = float(learned.get("income", 1.0))
        """How much of what a town will pay is counted."""
        self.ally = float(learned.get("ally", 1.0))
        """What a point of an ally's province is worth (2 players)."""
        self.foes_ally = float(learned.get("foes_ally", 0.0))
        """How much of what the other's ally loses is one's own gain (2 players)."""
        self.spite = float(learned.get("spite", 0.35))
        """How much of a rival's loss counts as one's own gain."""
        self.envy = float(learned.get("envy", 0.3))
        """How much more of the leader's."""
        self.breaking = float(learned.get("breaking", 0.0))
        """What a point of a rival's whole province is worth that is whole no more."""
        self.exposure = float(learned.get("exposure", 0.0))
        """How much of a town's worth is lost to what endangers it after it was taken."""
        # Combats.
        self.threshold = float(learned.get("threshold", 0.12))
        """An attack must promise so much more than nothing."""
        self.card_point = float(learned.get("card_point", 0.012))
        """What a combat point on a card is worth for each turn that others take before all cards are discarded."""
        self.kept_point = float(learned.get("kept_point", 0.035))
        """The same to a defender, who may be attacked again by anybody."""
        self.engineer = float(learned.get("engineer", 0.15))
        self.felon = float(learned.get("felon", 0.35))
        self.hero = float(learned.get("hero", 0.8))
        """What it costs to lose a hero."""
        self.baron = float(learned.get("baron", 0.22))
        self.spare_baron = float(learned.get("spare_baron", 0.02))
        """What a baron is worth that the end of the turn would bring anyway."""
        self.defence = float(learned.get("defence", 1.0))
        """How much of a town's worth is at stake for its defender."""
        # Money and politics.
        self.war_card = float(learned.get("war_card", 1.1))
        self.peace_card = float(learned.get("peace_card", 1.1))
        """What the first cards bought in war and in peace are worth."""
        self.war_fading = float(learned.get("war_fading", 0.86))
        self.peace_fading = float(learned.get("peace_fading", 0.86))
        """How much less each further one."""
        self.few_cards = float(learned.get("few_cards", 4.0))
        """So many cards in hand are needed before the next is worth less."""
        self.other_cards = float(learned.get("other_cards", 0.5))
        """What cards must be worth, that could be bought with the rest, to speak for a wall."""
        self.castle = float(learned.get("castle", 0.30))
        self.rampart = float(learned.get("rampart", 0.24))
        """How much of a town's worth a wall keeps."""
        self.calm = float(learned.get("calm", 0.6))
        """How much of that counts where there is no danger."""
        self.safety = float(learned.get("safety", 0.3))
        """What it is worth that a town to be settled is out of danger."""
        self.war = float(learned.get("war", 0.0))
        """Who leads by less than so much still votes for war."""
        self.loyalty = float(learned.get("loyalty", 1.5))
        """What an ally is worth besides its provinces (2 players)."""
        self.bribe = float(learned.get("bribe", 0.3))
        """What an écu is worth that a bribe costs."""
        self.purse = float(learned.get("purse", 6.0))
        """Whoever has so many écus looks for mercenaries."""


def shares_of(whole: int, wholeness: float) -> list[float]:
    reached = [math.pow(held / max(1, whole), wholeness) for held in range(whole + 1)]
    return [reached[others + 1] - reached[others] for others in range(whole)]


BY_HAND: Final = Temper({})
"""How the squire weighs, and everybody who talks: so each knows what the other thinks of a deal."""
