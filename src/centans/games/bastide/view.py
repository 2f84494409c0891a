"""Bastide: the parts of a view, as plain data for the page, the terminal and learning environments.

Seats count from 0. Blocks, circles and equipments have their ids (`C2`, `S3.1`, `WN`); money is in SdD.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from centans.core.views import Pile

PHASES: Final = (
    "action",
    "site",
    "gifts",
    "first-bids",
    "raises",
    "placement",
    "emissary",
    "house",
    "allocation",
    "fire",
    "harassment",
    "over",
)
"""Where in the turn we are."""
STAGES: Final = ("site", "before-bids", "first-bids", "before-raises", "raises", "placement", "emissary")
"""Where a project stands."""


@dataclass
class Figures:
    """The figures of the box and the rules chosen for this match, so that nobody need repeat a number."""

    players: int
    tokens: int
    hand_size: int
    places: int
    camp_places: int
    road_end: int
    price: int
    raise_least: int
    per_influence: int
    base_tax: int
    halle_tax: int
    church_tax: int
    leper_house_tax: int
    tiles: list[int]
    bank: int | None
    tie_holds: bool
    rounds_of_raises: bool
    gifts: bool
    cede: bool
    money_hidden: bool
    mixed_harassment: bool
    stall: int


@dataclass
class TaxView:
    """What a House placed in a block now would raise, part by part, and who would be paid.

    `total` is what the bank pays; `owed` and `paid` go by seat, `circles` are those whose owners are owed. If the tax
    is `short`, the placer allocates it and `paid` is empty; otherwise `to_chest` is the rest.
    """

    house: int
    halle: int
    church: int
    leper_house: int
    total: int
    owed: list[int]
    paid: list[int]
    to_chest: int
    short: bool
    circles: list[str]


@dataclass
class BlockView:
    """A block: what stands in it, the places left, and whether its side is open to the English.

    `burns`: how many Houses a Fire could take here.
    """

    id: str
    zone: str
    houses: int
    buildings: list[str]
    room: int
    exposed: bool
    burns: int
    tax: TaxView | None


@dataclass
class CircleView:
    """A circle that faces blocks, and whose Influence lies on it."""

    id: str
    owner: int | None
    faces: list[str]
    exposed: bool


@dataclass
class EquipmentView:
    """A public work. `circles` is empty for a religious building: its tokens are alike, so `tokens` counts by seat.

    `on_board` is true for a token put there by a project under way, too. `proposable`: could be a project now, for
    which a block must be named if it `wants_site`. `tax_around`: what it does to the tax of the blocks around it.
    `burns`: how many Influences a Fire could take.
    """

    id: str
    category: str
    circles: list[CircleView]
    tokens: list[int]
    capacity: int
    free: int
    started: bool
    on_board: bool
    site: str | None
    exposed: bool
    proposable: bool
    wants_site: bool
    tax_around: int
    burns: int


@dataclass
class PointsView:
    """A part of a score: `influences`, `road`, or a majority card by its id; below 0 if it is taken off."""

    what: str
    points: int


@dataclass
class SeatView:
    """A player: what he holds (money None if it is not shown), his Influences by category, and both his scores.

    He leads if nobody is before him and somebody behind. `reckoned`: at the end, what his score is made of.
    """

    seat: int
    colour: str
    money: int | None
    hand: Pile
    supply: int
    road: int
    influences: list[int]
    cards: list[str]
    french_score: int
    french_rank: int
    french_leads: bool
    english_score: int
    english_rank: int
    english_leads: bool
    reckoned: list[PointsView]


@dataclass
class CardView:
    """A majority card: its points, its holder, and each seat's Influences in its category."""

    id: str
    category: str
    points: int
    holder: int | None
    counts: list[int]
    next_holder: int | None


@dataclass
class NextEnglish:
    """If the next English tile were the one that starts the siege, and of this value: would the walls hold?

    `hits`: what it destroys if it starts none. `unseen` are tiles of the value that the viewer does not see: in the bag
    or in other hands.
    """

    points: int
    hits: int
    english: int
    holds: bool
    unseen: int


@dataclass
class SiegeView:
    """The English camp, and what the walls are worth against it. `to_come`: tiles until the siege, its own included.

    `begins_next`: the next English tile begins it, and then `withstands` is the most points of an unseen tile against
    which the walls would hold, 0 if none. Otherwise that tile strikes at `targets` (notations), which are what lies
    `open`, else the `walls`, else `nothing`: that is its `reach`. `walls_full`: what the walls are worth when finished.
    """

    camp: list[int]
    to_come: int
    english: int
    walls: int
    missing_walls: list[str]
    walls_full: int
    holds_now: bool
    forecast: list[NextEnglish]
    begins_next: bool
    withstands: int | None
    reach: str
    targets: list[str]


@dataclass
class BidView:
    """What a sum would buy: Influences earned, and how many of them could find a circle if one placed first.

    `total` is all that would lie there, `odd` the part of it that buys nothing, `left` what one would keep.
    `may_raise`: as a first bid it gives the right to raise.
    """

    amount: int
    total: int
    earned: int
    placed_at_most: int
    odd: int
    left: int
    may_raise: bool


@dataclass
class AuctionView:
    """The project under way. `bids` is None until the first bids are revealed; `additions` until the raises end.

    `chosen` is the viewer's own secret sum, `hidden` what he has added in earlier rounds; `decided` are the seats whose
    choice is made. `order` is whose Influences are still to be placed; `buys` says what each sum that the viewer could
    add now would buy, and `marks` are those where something changes.
    """

    equipment: str
    initiator: int
    site: str | None
    free: int
    stage: str
    bids: list[int] | None
    additions: list[int] | None
    added_rounds: list[int]
    asked: list[int]
    decided: list[int]
    chosen: int | None
    hidden: int
    order: list[int]
    cede_to: int | None
    cede_circle: str | None
    buys: list[BidView]
    marks: list[int]


@dataclass
class GiftView:
    """A gift that can no longer be repeated in this window."""

    seat: int
    to: int


@dataclass
class OfferView:
    """What a player has said in this turn that he would give; it binds nobody."""

    seat: int
    to: int
    amount: int


@dataclass
class WindowView:
    """A gift window: who is on the move, who has passed, which gifts were made; `to` is set while a sum is named."""

    name: str
    mover: int
    passed: list[int]
    given: list[GiftView]
    to: int | None


@dataclass
class CreditorView:
    """A player owed by a tax that is too small; `share` is None until it is decided."""

    seat: int
    owed: int
    share: int | None


@dataclass
class AllocationView:
    """A short tax being divided: the next creditor may get from `least` to `most`.

    `even`: what those still undecided would get if what is left were shared as evenly as whole sums allow.
    """

    block: str
    tax: int
    left: int
    creditors: list[CreditorView]
    next: int
    least: int
    most: int
    even: list[int]


@dataclass
class DamageView:
    """A Fire or an English tile being resolved: what it is aimed at and what was already picked."""

    hits_left: int
    block: str | None
    equipment: str | None
    picked_blocks: list[str]
    picked_tokens: list[str]


@dataclass
class SumView:
    """The sum of money that the viewer may name now. What is above `at_once` is named in parts (`more`)."""

    least: int
    most: int
    at_once: int


@dataclass
class RefusedView:
    """A place that cannot be named, and why: the rule, the key of the sentence, and what it speaks of."""

    notation: str
    rule: str
    key: str
    params: dict[str, int | str]


@dataclass
class FollowView:
    """What the viewer could name after one of these first answers, or at once if there are none; and what not."""

    after: list[str]
    offered: list[str]
    refused: list[RefusedView]


@dataclass
class BastideView:
    """All that a seat may know of a position. `share`: what a project gives everybody from the chest."""

    seat: int | None
    turn: int
    active: int
    phase: str
    figures: Figures
    blocks: list[BlockView]
    equipments: list[EquipmentView]
    started: int
    seats: list[SeatView]
    cards: list[CardView]
    siege: SiegeView
    chest: int
    share: int
    chest_left: int
    bank: int | None
    bag: int
    fires_out: int
    shown: str | None
    auction: AuctionView | None
    window: WindowView | None
    offers: list[OfferView]
    allocation: AllocationView | None
    damage: DamageView | None
    sum: SumView | None
    follows: list[FollowView]
    idle: int
    over: bool
    ending: str | None
    french: bool | None
