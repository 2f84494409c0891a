// Written by tools/typescript.py from src/centans/games/guyenne/view.py. Do not edit.

/** The figures this match is played with: a side's cards, and the limits that a player meets while choosing. */
export interface FiguresView {
  army: number[];
  hand_size: number;
  most_on_castle: number;
  set_aside: number;
  gift_least: number;
  gift_most: number;
  keep_least: number;
  isolated: number;
  grouped: number;
  six_castles: number;
}

/** A castle of the row: who controls it, and what it counts now. */
export interface CastleView {
  castle: number;
  controller: string | null;
  points: number;
}

/** Things that may lie face down: everybody sees how many; `cards` is None to those who may not see the faces. */
export interface Pile {
  count: number;
  cards: number[] | null;
}

/** One side's cards before a contested castle. */
export interface FrontView {
  castle: number;
  side: string;
  seat: number;
  role: string;
  face_up: boolean;
  cards: Pile;
}

/** A player's place: his side, his hand, his charge this turn. */
export interface SeatView {
  seat: number;
  side: string;
  hand: Pile;
  captain: boolean;
  vanguard: boolean;
}

/** A side's piles: their sizes are public; `discards` are the cards of its discard pile that the viewer may know. */
export interface SideView {
  side: string;
  draw_pile: number;
  discard_pile: number;
  discards: number[];
  removed: number[];
  exhausted: number;
  exhaustion_limit: number;
  score: number;
  unspent: number;
}

/** The choice that the viewer is asked to make: the castle it is about, and the cards chosen so far. */
export interface ChoosingView {
  castle: number | null;
  cards: number[];
}

/** All that a seat may know of a position. Views share their parts: none is ever changed. */
export interface GuyenneView {
  seat: number | null;
  level: string;
  figures: FiguresView;
  turn: number;
  first_side: string;
  phase: string;
  waiting_for: number[];
  castles: CastleView[];
  fronts: FrontView[];
  seats: SeatView[];
  sides: SideView[];
  choosing: ChoosingView | null;
  over: boolean;
}
