// Written by tools/typescript.py from src/centans/games/bastide/view.py. Do not edit.

/** The figures of the box and the rules chosen for this match, so that nobody need repeat a number. */
export interface Figures {
  players: number;
  tokens: number;
  hand_size: number;
  places: number;
  camp_places: number;
  road_end: number;
  price: number;
  raise_least: number;
  per_influence: number;
  base_tax: number;
  halle_tax: number;
  church_tax: number;
  leper_house_tax: number;
  tiles: number[];
  bank: number | null;
  tie_holds: boolean;
  rounds_of_raises: boolean;
  gifts: boolean;
  cede: boolean;
  money_hidden: boolean;
  mixed_harassment: boolean;
  stall: number;
}

/** What a House placed in a block now would raise, part by part, and who would be paid. `total` is what the bank pays; `owed` and `paid` go by seat, `circles` are those whose owners are owed. If the tax is `short`, the placer allocates it and `paid` is empty; otherwise `to_chest` is the rest. */
export interface TaxView {
  house: number;
  halle: number;
  church: number;
  leper_house: number;
  total: number;
  owed: number[];
  paid: number[];
  to_chest: number;
  short: boolean;
  circles: string[];
}

/** A block: what stands in it, the places left, and whether its side is open to the English. `burns`: how many Houses a Fire could take here. */
export interface BlockView {
  id: string;
  zone: string;
  houses: number;
  buildings: string[];
  room: number;
  exposed: boolean;
  burns: number;
  tax: TaxView | null;
}

/** A circle that faces blocks, and whose Influence lies on it. */
export interface CircleView {
  id: string;
  owner: number | null;
  faces: string[];
  exposed: boolean;
}

/** A public work. `circles` is empty for a religious building: its tokens are alike, so `tokens` counts by seat. `on_board` is true for a token put there by a project under way, too. `proposable`: could be a project now, for which a block must be named if it `wants_site`. `tax_around`: what it does to the tax of the blocks around it. `burns`: how many Influences a Fire could take. */
export interface EquipmentView {
  id: string;
  category: string;
  circles: CircleView[];
  tokens: number[];
  capacity: number;
  free: number;
  started: boolean;
  on_board: boolean;
  site: string | null;
  exposed: boolean;
  proposable: boolean;
  wants_site: boolean;
  tax_around: number;
  burns: number;
}

/** Things that may lie face down: everybody sees how many; `cards` is None to those who may not see the faces. */
export interface Pile {
  count: number;
  cards: number[] | null;
}

/** A part of a score: `influences`, `road`, or a majority card by its id; below 0 if it is taken off. */
export interface PointsView {
  what: string;
  points: number;
}

/** A player: what he holds (money None if it is not shown), his Influences by category, and both his scores. He leads if nobody is before him and somebody behind. `reckoned`: at the end, what his score is made of. */
export interface SeatView {
  seat: number;
  colour: string;
  money: number | null;
  hand: Pile;
  supply: number;
  road: number;
  influences: number[];
  cards: string[];
  french_score: number;
  french_rank: number;
  french_leads: boolean;
  english_score: number;
  english_rank: number;
  english_leads: boolean;
  reckoned: PointsView[];
}

/** A majority card: its points, its holder, and each seat's Influences in its category. */
export interface CardView {
  id: string;
  category: string;
  points: number;
  holder: number | null;
  counts: number[];
  next_holder: number | null;
}

/** If the next English tile were the one that starts the siege, and of this value: would the walls hold? `hits`: what it destroys if it starts none. `unseen` are tiles of the value that the viewer does not see: in the bag or in other hands. */
export interface NextEnglish {
  points: number;
  hits: number;
  english: number;
  holds: boolean;
  unseen: number;
}

/** The English camp, and what the walls are worth against it. `to_come`: tiles until the siege, its own included. `begins_next`: the next English tile begins it, and then `withstands` is the most points of an unseen tile against which the walls would hold, 0 if none. Otherwise that tile strikes at `targets` (notations), which are what lies `open`, else the `walls`, else `nothing`: that is its `reach`. `walls_full`: what the walls are worth when finished. */
export interface SiegeView {
  camp: number[];
  to_come: number;
  english: number;
  walls: number;
  missing_walls: string[];
  walls_full: number;
  holds_now: boolean;
  forecast: NextEnglish[];
  begins_next: boolean;
  withstands: number | null;
  reach: string;
  targets: string[];
}

/** What a sum would buy: Influences earned, and how many of them could find a circle if one placed first. `total` is all that would lie there, `odd` the part of it that buys nothing, `left` what one would keep. `may_raise`: as a first bid it gives the right to raise. */
export interface BidView {
  amount: number;
  total: number;
  earned: number;
  placed_at_most: number;
  odd: number;
  left: number;
  may_raise: boolean;
}

/** The project under way. `bids` is None until the first bids are revealed; `additions` until the raises end. `chosen` is the viewer's own secret sum, `hidden` what he has added in earlier rounds; `decided` are the seats whose choice is made. `order` is whose Influences are still to be placed; `buys` says what each sum that the viewer could add now would buy, and `marks` are those where something changes. */
export interface AuctionView {
  equipment: string;
  initiator: number;
  site: string | null;
  free: number;
  stage: string;
  bids: number[] | null;
  additions: number[] | null;
  added_rounds: number[];
  asked: number[];
  decided: number[];
  chosen: number | null;
  hidden: number;
  order: number[];
  cede_to: number | null;
  cede_circle: string | null;
  buys: BidView[];
  marks: number[];
}

/** A gift that can no longer be repeated in this window. */
export interface GiftView {
  seat: number;
  to: number;
}

/** A gift window: who is on the move, who has passed, which gifts were made; `to` is set while a sum is named. */
export interface WindowView {
  name: string;
  mover: number;
  passed: number[];
  given: GiftView[];
  to: number | null;
}

/** What a player has said in this turn that he would give; it binds nobody. */
export interface OfferView {
  seat: number;
  to: number;
  amount: number;
}

/** A player owed by a tax that is too small; `share` is None until it is decided. */
export interface CreditorView {
  seat: number;
  owed: number;
  share: number | null;
}

/** A short tax being divided: the next creditor may get from `least` to `most`. `even`: what those still undecided would get if what is left were shared as evenly as whole sums allow. */
export interface AllocationView {
  block: string;
  tax: number;
  left: number;
  creditors: CreditorView[];
  next: number;
  least: number;
  most: number;
  even: number[];
}

/** A Fire or an English tile being resolved: what it is aimed at and what was already picked. */
export interface DamageView {
  hits_left: number;
  block: string | null;
  equipment: string | null;
  picked_blocks: string[];
  picked_tokens: string[];
}

/** The sum of money that the viewer may name now. What is above `at_once` is named in parts (`more`). */
export interface SumView {
  least: number;
  most: number;
  at_once: number;
}

/** A place that cannot be named, and why: the rule, the key of the sentence, and what it speaks of. */
export interface RefusedView {
  notation: string;
  rule: string;
  key: string;
  params: Record<string, number | string>;
}

/** What the viewer could name after one of these first answers, or at once if there are none; and what not. */
export interface FollowView {
  after: string[];
  offered: string[];
  refused: RefusedView[];
}

/** All that a seat may know of a position. `share`: what a project gives everybody from the chest. */
export interface BastideView {
  seat: number | null;
  turn: number;
  active: number;
  phase: string;
  figures: Figures;
  blocks: BlockView[];
  equipments: EquipmentView[];
  started: number;
  seats: SeatView[];
  cards: CardView[];
  siege: SiegeView;
  chest: number;
  share: number;
  chest_left: number;
  bank: number | null;
  bag: number;
  fires_out: number;
  shown: string | null;
  auction: AuctionView | null;
  window: WindowView | null;
  offers: OfferView[];
  allocation: AllocationView | null;
  damage: DamageView | null;
  sum: SumView | null;
  follows: FollowView[];
  idle: number;
  over: boolean;
  ending: string | null;
  french: boolean | null;
}
