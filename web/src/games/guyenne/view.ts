// Written by tools/typescript.py from src/centans/games/guyenne/view.py. Do not edit.

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

/** All that a seat may know of a position. */
export interface GuyenneView {
  seat: number | null;
  level: string;
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
