"""La Gabelle: what learning players observe."""

from __future__ import annotations

from gabelle.box import SIDES, WEIGHTS
from gabelle.view import GabelleView


def features(view: GabelleView) -> list[int]:
    """The view as numbers: the day, the piles, and each smuggler's place."""
    numbers = [view.day, SIDES.index(view.leader), int(view.road == "ford"), view.salt_works, view.sending or 0]
    numbers += by_weight(view.granary) + by_weight(view.sold)
    for smuggler in view.smugglers:
        numbers += [smuggler.livres, smuggler.hand.count, int(smuggler.may_bribe), int(smuggler.bribed)]
        numbers += by_weight(smuggler.hand.cards or smuggler.seen)
    return numbers


def by_weight(sacks: list[int]) -> list[int]:
    return [sacks.count(weight) for weight in WEIGHTS]
