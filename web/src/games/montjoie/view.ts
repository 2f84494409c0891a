// Written by tools/typescript.py from src/centans/games/montjoie/view/position.py. Do not edit.

/** A kind of battle card; piles name cards by their place in `BoxView.cards`. */
export interface CardView {
  card: string;
  red: boolean;
  value: number;
  number: number;
}

/** An event, and how many of its kind are in the box. */
export interface EventCountView {
  event: string;
  number: number;
}

/** The figures of this match, so that a page need repeat none. */
export interface BoxView {
  cards: CardView[];
  walls: number[];
  incomes: number[];
  card_price: number;
  castle_price: number;
  rampart_price: number;
  new_castles: number;
  towers: number;
  ramparts: number;
  garrisons: number | null;
  hand_limit: number;
  most_barons: number;
  side_barons: number;
  offers: number;
  pact_turns: number;
  least_prices: number[];
  mercenary_price: number;
  mercenary_stack: number;
  loyal_from: number;
  hero_bonus: number;
  last_turn: number;
  end_die: number[];
  embassy: string[];
  events: EventCountView[];
  options: string[];
}

/** Something that counts in a total, by name: wall, mountain, landing, cards, barons, hero, die and so on. */
export interface PartView {
  name: string;
  value: number;
}

/** A town: who holds it, with what walls, and what it would defend itself with. */
export interface TownView {
  town: string;
  province: string;
  port: boolean;
  sea: number;
  mountain: boolean;
  owner: string | null;
  level: number;
  income: number;
  pillaged: boolean;
  protected: boolean;
  new_castle: boolean;
  dealt: boolean;
  mercenaries: number;
  defence: PartView[];
  attacked_by: string[];
  attacked_from: boolean;
}

/** A province: who controls it, who holds how many of its towns. */
export interface ProvinceView {
  province: string;
  points: number;
  towns: string[];
  controller: string | null;
}

/** A power on the board: a player's nation, an ally, a neutral or a foreign force. */
export interface PowerView {
  power: string;
  role: string;
  seat: number | null;
  controller: number | null;
  towns: number;
  ports: number;
  points: number;
  reach: string[];
}

/** Things that may lie face down: everybody sees how many; `cards` is None to those who may not see the faces. */
export interface Pile {
  count: number;
  cards: number[] | null;
}

/** A player: what he has, how much of it is known, what he has used this turn. */
export interface SeatView {
  seat: number;
  power: string | null;
  hand: Pile;
  known: number[];
  sure_reds: number;
  aside: number[];
  money: number;
  income: number;
  barons: number;
  points: number;
  points_now: number;
  hero: boolean;
  first: boolean;
  vote: string | null;
  master_of_the_seas: boolean;
  grand_master: boolean;
  chevauchees: number;
  kept_card: boolean;
  joans_sign: boolean;
  papal_ambassador: boolean;
  power_used: boolean;
  power_ready: boolean;
  free_retreat: boolean;
  start_towns: string[];
  offers_left: number | null;
  sold: boolean;
  silent_windows: boolean;
  silent_barons: boolean;
  ally: string | null;
  rank: number;
}

/** One side of a combat; cards face down are counted, not shown. `total` is without what the viewer cannot see. */
export interface FightSideView {
  side: string;
  power: string;
  seat: number | null;
  cards: Pile;
  saved: number[];
  kept: number[];
  lost: number[];
  hero: boolean;
  hero_lost: boolean;
  barons: number[] | null;
  doubled: number | null;
  die: number | null;
  parts: PartView[];
  total: number;
}

/** Percentages for the attacker, from what the viewer knows: the unknown cards are as chance would lay them. */
export interface OddsView {
  option: string;
  win: number;
  tie: number;
  lose: number;
}

/** The combat on the table: being fought, or just over (`settled`). */
export interface FightView {
  source: string;
  target: string;
  link: string;
  sides: FightSideView[];
  stolen: number | null;
  revealed: boolean;
  result: string | null;
  settled: boolean;
  odds: OddsView | null;
}

/** A fighter in a naval battle or a duel; what he stakes is shown when both are revealed. */
export interface DuelSideView {
  seat: number;
  power: string;
  card: number | null;
  barons: number;
  felon: boolean;
  doubled: boolean;
  die: number | null;
  parts: PartView[];
  total: number;
}

/** The naval battle or duel on the table. */
export interface DuelView {
  event: string;
  sides: DuelSideView[];
  revealed: boolean;
  result: string | null;
  settled: boolean;
}

/** What an offer that is accepted changes for one of the two: by how much, and which provinces. */
export interface EffectView {
  seat: number;
  money: number;
  income: number;
  points: number;
  gains: string[];
  loses: string[];
}

/** An offer that stands; a pact is seen by the two concerned only. */
export interface OfferView {
  seat: number;
  to: number;
  town: string | null;
  wanted: string | null;
  gives: number;
  asks: number;
  pact: boolean;
  effects: EffectView[];
}

/** A promise that concerns the viewer, and what became of it. */
export interface PromiseView {
  promise: string;
  seat: number;
  to: number;
  town: string | null;
  barons: number;
  until: number;
  state: string;
}

/** A way from one town to another: by road or by sea. */
export interface WayView {
  source: string;
  target: string;
  link: string;
}

/** A town whose walls may be raised, what it becomes, and the price. */
export interface SiteView {
  town: string;
  becomes: string;
  price: number;
}

/** How much there is: castles, ramparts or money; and what stands in the way of more. */
export interface LimitView {
  limit: string;
  left: number;
  why: string;
  rule: string;
}

/** What may be bought together: every wall takes one of its limit, and its price of the money. */
export interface PurchaseView {
  card_price: number;
  sites: SiteView[];
  limits: LimitView[];
}

/** A town that may be given for any of those against it, or sold for a sum within limits. */
export interface DealTownView {
  town: string;
  against: string[];
  least: number;
  most: number;
  costs: string | null;
  wins: string[];
}

/** An offer of some kind to some player: why it cannot be made now, or its terms. */
export interface DealView {
  to: number;
  kind: string;
  why: string | null;
  rule: string | null;
  power: string | null;
  towns: DealTownView[];
  least: number;
  most: number;
}

/** What the viewer's question is about: the town, power, event or player concerned, and where he stands. */
export interface ChoosingView {
  town: string | null;
  source: string | null;
  power: string | null;
  event: string | null;
  other: number | null;
  left: number;
  roll: string | null;
  die: number;
  second: number;
  odds: OddsView[];
  ways: WayView[];
  purchase: PurchaseView | null;
  deals: DealView[];
  breaks: string[];
}

/** All that a seat may know of a position. */
export interface MontjoieView {
  seat: number | null;
  turn: number;
  sequence: number;
  phase: string;
  state: string | null;
  truce: boolean;
  bad_seasons: boolean;
  order: number[];
  places: string[];
  active: number | null;
  acting: string | null;
  box: BoxView;
  towns: TownView[];
  provinces: ProvinceView[];
  powers: PowerView[];
  seats: SeatView[];
  draw_pile: number;
  discards: number[];
  towers: number;
  ramparts: number;
  events: string[];
  plague_gone: boolean;
  fight: FightView | null;
  duel: DuelView | null;
  offers: OfferView[];
  promises: PromiseView[];
  choosing: ChoosingView | null;
  chronicle: number[][];
  over: boolean;
}
