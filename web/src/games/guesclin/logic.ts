/** What the board makes of a view and a question: who stands where, what may be chosen, what a click would mean. */
import type { Tincture } from "../../lib/heraldry/tinctures";
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

/** To hand over something one must point at a man: that is asked when he is there. */
export const isAskedThere = (task: string) => task === "give";

/** What to send for a move alone: where he could do more, that he does not is said at once. */
export function moveAnswer({ hex, attacks, tasks }: MoveView): string[] {
  const more = attacks.length > 0 || tasks.length > 0;
  return more && !tasks.some(isAskedThere) ? [`move ${hex}`, "done"] : [`move ${hex}`];
}

export function blowAnswer(blow: Blow): string[] {
  if (blow.kind === "shoot") return [`shoot ${blow.shot.hex}`];
  const strike = `attack ${blow.attack.hex}`;
  return blow.to === null ? [strike] : [`move ${blow.to}`, strike];
}

// -- the way there -----------------------------------------------------------------------------------------------------

/** The way of the acting fighter to a hex, from where he stands or comes in. */
export function wayTo({ ways }: ChoosingView, goal: string): string[] {
  const way = [goal];
  for (let before = ways[goal]; before !== undefined; before = ways[before]) way.unshift(before);
  return way;
}
