// Written by tools/typescript.py from src/centans/games/guesclin/view.py. Do not edit.

/** The scenario: its names, how it is won, and its own figures (0 or null where they do not apply). */
export interface ScenarioView {
  id: string;
  name_fr: string;
  name_en: string;
  original: boolean;
  objective: string;
  rounds: number;
  carts_to_win: number;
  cart_movement: number;
  latest_alarm: number;
  surprise: number;
  dawn: string[];
  courage: Record<string, string>;
}

/** A terrain letter of the map: its name, what it costs to enter (null: impassable), what cover it gives. */
export interface TerrainView {
  letter: string;
  terrain: string;
  cost: number | null;
  cost_skirmisher: number | null;
  cover_inside: number;
  cover_crossed: number;
}

/** A hexside that nobody crosses, between two hexes: an embankment, a wall or the gate when shut. */
export interface ObstacleView {
  kind: string;
  one: string;
  other: string;
  cover: number;
}

/** A hex from which a banner may leave the map, by which sides, and what a man must carry for it (null: nothing). */
export interface ExitView {
  banner: string;
  hex: string;
  sides: string[];
  only_with: string | null;
}

/** The parts of the castle and the state of its gate. */
export interface CastleView {
  hexes: string[];
  keep: string;
  gate: string;
  bridge: string;
  winch: string;
  gate_shut: boolean;
}

/** The map: `rows` of terrain letters from north to south, and what lies on it. Odd columns lie half a hex lower. */
export interface MapView {
  id: string;
  name_fr: string;
  name_en: string;
  columns: number;
  rows: string[];
  terrain: TerrainView[];
  obstacles: ObstacleView[];
  closed_edges: Record<string, string[]>;
  exits: ExitView[];
  exit_cost: number;
  castle: CastleView | null;
}

/** An order and what it changes; `movement_set` replaces MOVEMENT, the others are added. */
export interface OrderView {
  order: string;
  movement: number;
  movement_set: number | null;
  melee: number;
  defence: number;
}

/** A banner: who plays it, its place in the round (`state`: done, active or waiting), its order, its reserve. */
export interface BannerView {
  banner: string;
  side: string;
  seat: number;
  state: string;
  asleep: boolean;
  commander: number;
  ordered: number | null;
  order: string | null;
  enters_from: number | null;
  entries: string[];
}

/** A fighter: where he is (`state`: map, reserve, neutralised or out), his values now and without order or load. */
export interface FighterView {
  fighter: number;
  name: string;
  type: string;
  banner: string;
  side: string;
  seat: number;
  state: string;
  hex: string | null;
  stunned: boolean;
  order: string | null;
  carries: string | null;
  thing: number | null;
  acted: boolean;
  waiting: boolean;
  movement: number;
  melee: number;
  defence: number;
  shooting: number | null;
  base_movement: number;
  base_melee: number;
  base_defence: number;
  abilities: string[];
}

/** Loot, a bundle or a cart: carried, on a hex, out with a side, or removed. */
export interface ThingView {
  thing: number;
  kind: string;
  state: string;
  hex: string | null;
  carrier: number | null;
  side: string | null;
}

/** What a side has lost and won so far. */
export interface SideView {
  side: string;
  banners: string[];
  neutralised: number;
  commanders_down: number;
  commanders: number;
  stunned: number;
  gone_out: number;
  carts_out: number;
}

/** An order that may be given to a fighter, and the values that he would then have. */
export interface OrderChoiceView {
  fighter: number;
  order: string;
  movement: number;
  melee: number;
  defence: number;
}

/** One term of a defence score. `kind`: defence, order, surprise, helped, harmed, obstacle, wood or target-wood. `fighter` stands beside the melee; `hex` and `beyond` are where the cover is (an obstacle lies between them). */
export interface TermView {
  kind: string;
  value: number;
  fighter: number | null;
  hex: string | null;
  beyond: string | null;
}

/** A roll: of `dice` dice two are kept (`keep`: highest, lowest, both); `hits` of `total` results hit `defence`. */
export interface OddsView {
  capacity: number;
  dice: number;
  keep: string;
  defence: number;
  terms: TermView[];
  hits: number;
  total: number;
  percent: number;
}

/** A melee attack that may be made, from `origin`. `effect` of a hit: stun, neutralise, drop-loot or drop-bundle. `riposte` is the victim's answer, rolled at the same time, if he has one; `riposte_effect` what it may do. */
export interface AttackView {
  target: number;
  hex: string;
  origin: string;
  odds: OddsView;
  effect: string;
  riposte: OddsView | null;
  riposte_effect: string | null;
  riposte_asked: boolean;
}

/** A hex where the acting fighter may stop, what it costs, and whom he could strike from there. `tasks` are those he could do there: take, clear, winch, lay, give. Where he could do something, he is asked what. */
export interface MoveView {
  hex: string;
  cost: number;
  attacks: AttackView[];
  tasks: string[];
}

/** A line of fire: its hexes from shooter to target (off the map: empty), what it crosses, the cover it gives. */
export interface LineView {
  hexes: string[];
  crossings: TermView[];
  cover: number;
  counts: boolean;
}

/** A shot that may be made. Of two displaced lines the one with more cover counts. */
export interface ShotView {
  target: number;
  hex: string;
  distance: number;
  odds: OddsView;
  effect: string;
  lines: LineView[];
}

/** A hex from which the acting fighter may leave now, and what this costs in all. */
export interface LeaveView {
  hex: string;
  cost: number;
}

/** The question: who is asked, about which fighter, and what can be answered, each list by kind of answer. `hexes` are those of a place or of loot that falls, `spread` a place for each man of the banner who waits for one, this one first, all legal one after the other (empty if he is the last). `ways` leads to every hex in reach, by the hex before it on a cheapest way. `attack` is the melee of which a riposte is asked. */
export interface ChoosingView {
  seat: number;
  key: string;
  fighter: number | null;
  movement: number | null;
  hexes: string[];
  spread: string[];
  fighters: number[];
  orders: OrderChoiceView[];
  moves: MoveView[];
  ways: Record<string, string>;
  attacks: AttackView[];
  shots: ShotView[];
  exits: LeaveView[];
  tasks: string[];
  attack: AttackView | null;
}

/** How it ended: the winning side (null: a draw), the level of victory, and why. */
export interface VerdictView {
  side: string | null;
  level: string;
  reason: string;
}

/** All of a position. `turn` is the round; `choosing` is the question now open, with previews of every answer. */
export interface GuesclinView {
  seat: number | null;
  turn: number;
  phase: string;
  active: string | null;
  scenario: ScenarioView;
  map: MapView;
  orders: OrderView[];
  banners: BannerView[];
  fighters: FighterView[];
  things: ThingView[];
  sides: SideView[];
  alarm: boolean;
  surprise: boolean;
  choosing: ChoosingView | null;
  verdict: VerdictView | null;
  over: boolean;
}
