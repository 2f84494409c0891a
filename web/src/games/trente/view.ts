// Written by tools/typescript.py from src/centans/games/trente/view.py. Do not edit.

/** A fighter: where he stands (None: dead), his life, what he lacks of it, his rank by number, how far he goes. */
export interface UnitView {
  unit: string;
  army: string;
  number: string;
  rank: string;
  name: string;
  cell: string | null;
  life: number;
  wounds: number;
  move: number;
}

/** A slot of an order sheet: the unit if the viewer may know it, whether it has been played, whose slot it is. */
export interface OrderView {
  slot: number;
  seat: number;
  unit: string | null;
  played: boolean;
}

/** Things that may lie face down: everybody sees how many; `cards` is None to those who may not see the faces. */
export interface Pile {
  count: number;
  cards: number[] | null;
}

/** An army: its players, partner A first, its points by source and by turn, its sheet, its Mission, its dead. */
export interface ArmyView {
  army: string;
  seats: number[];
  score: number;
  earned: Record<string, number>;
  by_turn: number[];
  orders: OrderView[];
  ready: boolean;
  mission: Pile;
  mission_id: string | null;
  mission_up: boolean;
  mission_deck: number;
  missions_possible: string[];
  alive: number;
  losses: number;
}

/** A player's place: his army, his hand, and how many cards of each deck everybody counts in it. */
export interface SeatView {
  seat: number;
  army: string;
  leads: boolean;
  hand: Pile;
  cards: string[] | null;
  force: number;
  arms: number;
  hero: number;
  known: string[];
}

/** A unit that was eliminated: when, and by whom. */
export interface FallenView {
  turn: number;
  unit: string;
  by: string;
}

/** A combat for which cards are being chosen. */
export interface FightView {
  attacker: string;
  defender: string;
  attacker_seat: number;
  defender_seat: number;
  attacker_ready: boolean;
  defender_ready: boolean;
}

/** One side of a combat that was revealed. */
export interface SideView {
  unit: string;
  cell: string;
  cards: string[];
  values: number[];
  taken: string | null;
  taken_back: boolean;
  superiority: number;
  support: number;
  mission: number;
  die: number;
  total: number;
  loss: number;
}

/** The last combat of this turn: both combinations, dice, totals with every bonus, how it ended, and who fell. `outcome`: draw (equal totals), spared (the loser was protected), wound or dead. */
export interface CombatView {
  attacker: SideView;
  defender: SideView;
  charge: boolean;
  outcome: string;
  dead: string | null;
}

/** A cell where the unit may end: its kind (plain, oak, arms, force, horse), and whom the unit would engage there. `gives`: whether going there brings what such a cell gives. `points`: what it scores, the Oak when the turn ends. */
export interface CellPreview {
  cell: string;
  kind: string;
  engages: string[];
  gives: boolean;
  points: number;
}

/** Chances in thousandths: to win, draw or lose, to wound or kill the enemy, to be wounded or killed oneself. */
export interface OddsView {
  win: number;
  draw: number;
  lose: number;
  wound: number;
  kill: number;
  wounded: number;
  die: number;
}

/** An enemy that may be attacked: the bonuses of both, as far as known, and the odds of the best combination. */
export interface TargetPreview {
  unit: string;
  bonus: number;
  enemy_bonus: number;
  best: string;
  odds: OddsView;
}

/** One of the player's combinations: its notation, its cards, what they are worth, and its odds. */
export interface CombinationPreview {
  option: string;
  cards: string[];
  value: number;
  odds: OddsView;
}

/** The choice that the viewer is asked to make. `chosen`: what he has chosen so far (units ordered, cards kept, cells of a placing), `left`: how many are still to come. `slots`: the slots of the order sheet that he is to write now. `units`: who may be ordered, those nearest to an enemy first and the captain last, or who is still to be placed, in this order. `combinations`: the most promising first. Lists are empty where they do not apply. */
export interface ChoosingView {
  unit: string | null;
  chosen: string[];
  left: number;
  slots: number[];
  units: string[];
  cells: CellPreview[];
  targets: TargetPreview[];
  combinations: CombinationPreview[];
  bonus: number;
  enemy_bonus: number;
}

/** A cell that does something: oak, arms, force or horse. */
export interface SpecialCellView {
  cell: string;
  kind: string;
}

/** What goes with a rank. */
export interface RankFigures {
  rank: string;
  move: number;
  kill_vp: number;
  alive_vp: number;
}

/** A card: its kind (force, special, arms, hero), its deck, its worth, how many there are; who may use Arms. */
export interface CardFigures {
  card: string;
  kind: string;
  deck: string;
  value: number;
  copies: number;
  offensive: boolean;
  defensive: boolean;
  knights_only: boolean;
  full_life: boolean;
}

/** A Mission card: the units it names, and the figures that its text `mission-…` speaks of. */
export interface MissionFigures {
  mission: string;
  army: string;
  units: string[];
  bonus: number;
  bonus_wounded: number;
  move: number;
  near: number;
  friends: number;
  heal: number;
  max_losses: number;
  vp: number;
  vp_max: number;
  vp_other: number;
}

/** What never changes in a match. */
export interface FiguresView {
  columns: string;
  rows: number;
  oak_squares: string[];
  special_cells: SpecialCellView[];
  start_cells: Record<string, string>;
  life: number;
  orders: number;
  keep: number;
  ranks: RankFigures[];
  cards: CardFigures[];
  missions: MissionFigures[];
  support: number;
  support_range: number;
  knight_bonus: number;
  captain_bonus: number;
  oak_vp: number;
  horse_vp: number;
  rest_heals: number;
  extra_squire_knight: number;
  extra_knight_captain: number;
  extra_squire_captain: number;
  settings: Record<string, string>;
}

/** All that a seat may know of a position. */
export interface TrenteView {
  seat: number | null;
  turn: number;
  last_turn: number;
  destruction: boolean;
  first: string;
  round: number;
  phase: string;
  acting: string | null;
  units: UnitView[];
  armies: ArmyView[];
  seats: SeatView[];
  force_deck: number;
  arms_deck: number;
  hero_deck: number;
  fallen: FallenView[];
  fight: FightView | null;
  combat: CombatView | null;
  choosing: ChoosingView | null;
  figures: FiguresView;
  over: boolean;
}
