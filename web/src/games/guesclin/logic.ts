/** What the board makes of a view and a question: who stands where, what may be chosen, what a click would mean. */
import type { Tincture } from "../../lib/heraldry/tinctures";
import { neighbours } from "./geometry";
import { terrainAt } from "./landscape";
import type { AttackView, ChoosingView, FighterView, GuesclinView, MoveView, ShotView } from "./view";

export const TINCTURE: Record<string, Tincture> = {
  french: "azure",
  english: "gules",
  blesiste: "argent",
  montfortist: "or",
};
export const ARMS: Record<string, string> = {
  french: "france",
  english: "england",
  blesiste: "brittany",
  montfortist: "dreux",
};

export function menByHex(view: GuesclinView): Map<string, FighterView> {
  return new Map(view.fighters.flatMap((man) => (man.hex === null ? [] : [[man.hex, man] as const])));
}

export function acting(view: GuesclinView): FighterView | null {
  const number = view.choosing?.fighter ?? null;
  return number === null ? null : (view.fighters[number] ?? null);
}

// -- ways to strike -------------------------------------------------------------------------------------------------

/** A way to hurt an enemy: a blow from where one stands, a blow after a move, or a shot. */
export type Blow =
  | { kind: "attack"; to: string | null; cost: number; attack: AttackView }
  | { kind: "shoot"; to: null; cost: number; shot: ShotView };

export function oddsOf(blow: Blow) {
  return blow.kind === "attack" ? blow.attack.odds : blow.shot.odds;
}

/** The hex of who is struck or shot at. */
export function victimOf(blow: Blow): string {
  return blow.kind === "attack" ? blow.attack.hex : blow.shot.hex;
}

/** All ways to hurt the enemy on a hex, the best first: by its chance, then by the answer it draws, then by its cost. */
export function blowsAt(choosing: ChoosingView, hex: string): Blow[] {
  const standing = choosing.attacks.map((attack): Blow => ({ kind: "attack", to: null, cost: 0, attack }));
  const moving = choosing.moves.flatMap(({ hex: to, cost, attacks }) =>
    attacks.map((attack): Blow => ({ kind: "attack", to, cost, attack })),
  );
  const shots = choosing.shots.map((shot): Blow => ({ kind: "shoot", to: null, cost: 0, shot }));
  const answer = (blow: Blow) => (blow.kind === "attack" ? (blow.attack.riposte?.percent ?? 0) : 0);
  return [...standing, ...moving, ...shots]
    .filter((blow) => victimOf(blow) === hex)
    .sort(
      (one, other) =>
        oddsOf(other).percent - oddsOf(one).percent || answer(one) - answer(other) || one.cost - other.cost,
    );
}

/** The best chance against each enemy who can be reached now, by hex. */
export function chances(choosing: ChoosingView | null): Map<string, number> {
  const found = new Map<string, number>();
  if (choosing === null) return found;
  const add = (hex: string, percent: number) => found.set(hex, Math.max(percent, found.get(hex) ?? 0));
  for (const { hex, odds } of choosing.attacks) add(hex, odds.percent);
  for (const { hex, odds } of choosing.shots) add(hex, odds.percent);
  for (const { attacks } of choosing.moves) for (const { hex, odds } of attacks) add(hex, odds.percent);
  return found;
}

// -- the answer being put together -------------------------------------------------------------------------------------

export interface Draft {
  /** Who shall hear an order. */
  man: number | null;
  /** Where the acting fighter shall go. */
  to: string | null;
  /** Whom he shall strike or shoot at. */
  blow: Blow | null;
  /** From where he shall leave the map. */
  leave: string | null;
}

export const BLANK: Draft = { man: null, to: null, blow: null, leave: null };

export function moveTo(choosing: ChoosingView | null, hex: string | null): MoveView | null {
  return choosing?.moves.find((move) => move.hex === hex) ?? null;
}

/** Tasks whose question is sure to come once he has moved there. */
const SURE = ["take", "lay", "clear"];

/** What to send for a move alone: where he could do more, that he does not is said at once. */
export function moveAnswer({ hex, attacks, tasks }: MoveView): string[] {
  const asked = attacks.length > 0 || tasks.some((task) => SURE.includes(task));
  return asked ? [`move ${hex}`, "done"] : [`move ${hex}`];
}

export function blowAnswer(blow: Blow): string[] {
  if (blow.kind === "shoot") return [`shoot ${blow.shot.hex}`];
  const strike = `attack ${blow.attack.hex}`;
  return blow.to === null ? [strike] : [`move ${blow.to}`, strike];
}

// -- the way there -----------------------------------------------------------------------------------------------------

/** A cheapest way for the acting fighter to a hex, from where he stands or comes in; empty if there is none. */
export function wayTo(view: GuesclinView, man: FighterView, goal: string): string[] {
  const terrain = terrainAt(view.map);
  const costs = new Map(
    view.map.terrain.map(({ terrain: name, cost, cost_skirmisher }) => [
      name,
      man.abilities.includes("skirmisher") ? cost_skirmisher : cost,
    ]),
  );
  const walls = new Set(view.map.obstacles.flatMap(({ one, other }) => [`${one} ${other}`, `${other} ${one}`]));
  const enemies = new Set(view.fighters.filter(({ side }) => side !== man.side).map(({ hex }) => hex));
  const price = (hex: string): number | null => {
    const kind = terrain.get(hex);
    const cost = kind === undefined || enemies.has(hex) ? null : (costs.get(kind) ?? null);
    return man.carries === "cart" && cost !== null && cost > 1 ? null : cost;
  };
  const spent = new Map<string, number>();
  const from = new Map<string, string>();
  const open: string[] = [];
  const visit = (hex: string, cost: number, before: string | null) => {
    if (cost >= (spent.get(hex) ?? Infinity)) return;
    spent.set(hex, cost);
    if (before !== null) from.set(hex, before);
    open.push(hex);
  };
  const entries = view.banners.find(({ banner }) => banner === man.banner)?.entries ?? [];
  if (man.hex !== null) visit(man.hex, 0, null);
  else for (const hex of entries) visit(hex, price(hex) ?? Infinity, null);
  while (open.length > 0) {
    open.sort((one, other) => (spent.get(one) ?? 0) - (spent.get(other) ?? 0));
    const here = open.shift() as string;
    if (here === goal) break;
    for (const next of neighbours(here)) {
      const cost = price(next);
      if (cost !== null && !walls.has(`${here} ${next}`)) visit(next, (spent.get(here) ?? 0) + cost, here);
    }
  }
  if (!spent.has(goal)) return [];
  const way = [goal];
  for (let before = from.get(goal); before !== undefined; before = from.get(before)) way.unshift(before);
  return way;
}

// -- set-up ------------------------------------------------------------------------------------------------------------

/** Places for all men of the banner who wait, spread evenly over the free hexes, so that one may begin at once. */
export function spreadOut(view: GuesclinView, man: FighterView): string[] {
  const free = view.choosing?.hexes ?? [];
  const waiting = view.fighters.filter(
    (other) => other.banner === man.banner && other.state === "reserve" && other.fighter >= man.fighter,
  );
  if (waiting.length < 2 || free.length < waiting.length) return [];
  const step = free.length / waiting.length;
  const chosen: string[] = [];
  waiting.forEach((_, index) => {
    const wish = Math.floor((index + 0.5) * step);
    const left = free
      .filter((hex) => !chosen.includes(hex))
      .sort((one, other) => Math.abs(free.indexOf(one) - wish) - Math.abs(free.indexOf(other) - wish));
    const apart = left.find((hex) => !neighbours(hex).some((beside) => chosen.includes(beside)));
    chosen.push(apart ?? left[0] ?? "");
  });
  return chosen;
}
