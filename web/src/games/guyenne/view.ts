// Written by tools/typescript.py from src/centans/games/guyenne/view.py. Do not edit.

/** The figures this match is played with: a side's cards, what each kind adds to a strength, and the points. */
export interface FiguresView {
  army: number[];
  strengths: number[];
  set_aside: number;
  isolated: number;
  grouped: number;
}

/** What a side would fight for at a castle: its role there, and the points of both if the castle were its own. */
export interface StakeView {
  side: string;
  role: string;
  english: number;
  french: number;
}

/** A castle of the row: who controls it, what it counts now, and what is at stake for each side. */
export interface CastleView {
  castle: number;
  controller: string | null;
  points: number;
  stakes: StakeView[];
}

/** Things that may lie face down: everybody sees how many; `cards` is None to those who may not see the faces. */
export interface Pile {
  count: number;
  cards: number[] | null;
}

/** How a fight would end, in thousandths, if chance alone had laid the cards that the viewer cannot see. */
export interface OddsView {
  won: number;
  tied: number;
  lost: number;
}

/** What cards that the viewer cannot see may be worth, from all that he can know. */
export interface GuessView {
  least: number;
  most: number;
  average: number;
  hero: number;
  won: number[];
  tied: number[];
  lost: number[];
  with_hero: OddsView | null;
}

/** One side's cards before a contested castle, and, where they are hidden from the viewer, what they may be. */
export interface FrontView {
  castle: number;
  side: string;
  seat: number;
  role: string;
  face_up: boolean;
  cards: Pile;
  guess: GuessView | null;
}

/** A fight of cards that the viewer sees on his own side: what comes of it, or how it may end. */
export interface FightView {
  castle: number;
  result: string | null;
  odds: OddsView | null;
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
  shown: number[];
  removed: number[];
  exhausted: number;
  exhaustion_limit: number;
  score: number;
  unspent: number;
}

/** The choice that the viewer is asked to make: what it is about, the cards chosen so far, and its limits. */
export interface ChoosingView {
  castle: number | null;
  cards: number[];
  purpose: string;
  source: number[];
  least: number;
  most: number;
  most_at: number[];
  worth: number;
}

/** All that a seat may know of a position. Views share their parts: none is ever changed. */
export interface GuyenneView {
  seat: number | null;
  level: string;
  figures: FiguresView;
  turn: number;
  first_side: string;
  phase: string;
  castles: CastleView[];
  fronts: FrontView[];
  fights: FightView[];
  seats: SeatView[];
  sides: SideView[];
  choosing: ChoosingView | null;
  over: boolean;
}
