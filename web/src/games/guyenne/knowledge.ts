/** What a player may work out about cards that lie face down, from what lies open before him (chapter 16). */
import { HERO, hasHero, strength, type Front, type Side } from "./logic";
import type { GuyenneView } from "./view";

/** What some cards may be worth: known cards have one strength, unknown ones a range. */
export interface Estimate {
  count: number;
  known: boolean;
  least: number;
  most: number;
  average: number;
  hero: "certain" | "possible" | "no";
}

/** Chances out of 1 to win, tie and lose, if chance alone had laid the cards one cannot see. */
export interface Odds {
  win: number;
  tie: number;
  lose: number;
}

/** Cards of each side that are known, from the record, to lie in its discard pile. */
export type Spent = Readonly<Record<Side, readonly number[]>>;

/** How many cards of each kind of a side may lie face down: not seen removed, spent, turned up or in one's keeping. */
export function unseen(view: GuyenneView, side: string, spent: Spent): Record<number, number> {
  const left = tally(view.figures.army);
  const strike = (cards: readonly number[] | null): void => {
    for (const kind of cards ?? []) left[kind] = (left[kind] ?? 0) - 1;
  };
  const facts = view.sides.find((each) => each.side === side);
  strike(facts?.removed ?? []);
  const known = facts?.discards ?? [];
  strike(known.length > 0 ? known : spent[side as Side]);
  for (const front of view.fronts) if (front.side === side) strike(front.cards.cards);
  for (const seat of view.seats) if (seat.side === side) strike(seat.hand.cards);
  return left;
}

export function estimate(view: GuyenneView, front: Front, spent: Spent): Estimate {
  const { count, cards } = front.cards;
  if (cards !== null) {
    const worth = strength(cards);
    return { count, known: true, least: worth, most: worth, average: worth, hero: hasHero(cards) ? "certain" : "no" };
  }
  const pool = unseen(view, front.side, spent);
  const hero = (pool[HERO] ?? 0) > 0;
  const valued = kindsOf(pool)
    .filter((kind) => kind !== HERO)
    .flatMap((kind) => Array<number>(pool[kind] ?? 0).fill(kind));
  const weakest = valued.slice(Math.max(0, valued.length - count));
  const mean = valued.length === 0 ? 0 : strength(valued) / valued.length;
  return {
    count,
    known: false,
    least: strength(weakest),
    most: strength(valued.slice(0, count)),
    average: mean * count,
    hero: hero ? "possible" : "no",
  };
}

/** The fight of known cards against a front, as far as the viewer can know it. */
export function oddsAgainst(view: GuyenneView, mine: readonly number[], theirs: Front, spent: Spent): Odds {
  const pool = theirs.cards.cards === null ? unseen(view, theirs.side, spent) : tally(theirs.cards.cards);
  const ways = draws(pool, theirs.cards.count);
  const odds: Odds = { win: 0, tie: 0, lose: 0 };
  let total = 0;
  for (const [key, number] of ways) {
    const hero = key >= HERO_MARK;
    const worth = key % HERO_MARK;
    odds[result(hasHero(mine), strength(mine), hero, worth)] += number;
    total += number;
  }
  if (total === 0) return { win: 0, tie: 0, lose: 0 };
  return { win: odds.win / total, tie: odds.tie / total, lose: odds.lose / total };
}

const HERO_MARK = 1000;

function result(myHero: boolean, mine: number, theirHero: boolean, theirs: number): keyof Odds {
  const lead = myHero || theirHero ? Number(myHero) - Number(theirHero) : mine - theirs;
  return lead > 0 ? "win" : lead === 0 ? "tie" : "lose";
}

/** The kinds of cards in a pool, from the strongest down. */
function kindsOf(pool: Record<number, number>): number[] {
  return Object.keys(pool)
    .map(Number)
    .sort((one, other) => other - one);
}

function tally(cards: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const kind of cards) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** In how many ways so many cards of a pool add up to each strength, with or without the hero. */
function draws(pool: Record<number, number>, count: number): Map<number, number> {
  let table: Map<number, number>[] = [
    new Map([[0, 1]]),
    ...Array.from({ length: count }, () => new Map<number, number>()),
  ];
  for (const kind of kindsOf(pool)) {
    const next = table.map((each) => new Map(each));
    for (let taken = 1; taken <= Math.min(count, pool[kind] ?? 0); taken++) {
      const ways = choose(pool[kind] ?? 0, taken);
      const step = kind === HERO ? HERO_MARK : kind * taken;
      for (let had = 0; had + taken <= count; had++) {
        for (const [key, number] of table[had] ?? []) {
          const cell = next[had + taken];
          cell?.set(key + step, (cell.get(key + step) ?? 0) + number * ways);
        }
      }
    }
    table = next;
  }
  return table[count] ?? new Map();
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}
