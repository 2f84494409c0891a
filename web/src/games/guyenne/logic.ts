/** How the board reads a position, and how it puts an answer together; all that is allowed comes with the view. */
import type { AskInfo } from "../../lib/api";
import { isOffered } from "../../lib/board/asking";
import type { GuyenneView } from "./view";

export type Side = "english" | "french";
export type Front = GuyenneView["fronts"][number];
export type Seat = GuyenneView["seats"][number];
export type SideFacts = GuyenneView["sides"][number];
export type Figures = GuyenneView["figures"];
export type Stake = GuyenneView["castles"][number]["stakes"][number];
export type Fight = GuyenneView["fights"][number];
export type Odds = NonNullable<Fight["odds"]>;

export const HERO = 6;

export function foe(side: string): Side {
  return side === "english" ? "french" : "english";
}

/** The side drawn on the near edge of the row: the viewer's own, or the English for a watcher. */
export function nearSide(view: GuyenneView, seat: number | null): Side {
  return seat !== null && view.seats[seat]?.side === "french" ? "french" : "english";
}

function isTeam(view: GuyenneView, side: string): boolean {
  return view.seats.filter((seat) => seat.side === side).length > 1;
}

/** What a member of a team is this turn, as message keys; the order is not known before it is set (GY-TEAM-11). */
export function marksOf(view: GuyenneView, member: Seat): string[] {
  if (!isTeam(view, member.side)) return [];
  const captain = member.captain ? ["board-captain"] : [];
  if (view.phase === "set-aside" || view.phase === "hand-over") return captain;
  return [...captain, member.vanguard ? "board-vanguard" : "board-rearguard"];
}

// -- cards ------------------------------------------------------------------------------------------------------

/** What some cards add up to, as the view says for each kind. */
export function strength(cards: readonly number[], figures: Figures): number {
  return cards.reduce((sum, kind) => sum + (figures.strengths[kind] ?? 0), 0);
}

export function hasHero(cards: readonly number[]): boolean {
  return cards.includes(HERO);
}

export function cardNotation(kind: number): string {
  return `card ${kind === HERO ? "hero" : kind}`;
}

/** What is drawn on the n-th card of a value in a pile; it has no effect on play (GY-COMP-4). */
function labelOf(side: string, kind: number, nth: number): string {
  if (kind === HERO) return "hero";
  if (kind === 5) return "bannerets";
  if (kind === 4) return "men_at_arms";
  if (kind === 3) return nth === 1 ? "trebuchet" : "sergeants";
  if (nth % 3 !== 1) return "foot_soldiers";
  return side === "english" ? "archers" : "crossbowmen";
}

/** A pile of kinds as cards with what is drawn on them. */
export function drawn(side: string, kinds: readonly number[]): { kind: number; label: string }[] {
  const seen = new Map<number, number>();
  return kinds.map((kind) => {
    const nth = seen.get(kind) ?? 0;
    seen.set(kind, nth + 1);
    return { kind, label: labelOf(side, kind, nth) };
  });
}

// -- castles ----------------------------------------------------------------------------------------------------

/** Castles of one side that touch, or one castle alone: places count from 0; points are null while one has none yet. */
export interface Group {
  side: Side;
  from: number;
  to: number;
  points: number | null;
}

export function groups(view: GuyenneView): Group[] {
  const found: Group[] = [];
  view.castles.forEach((castle, place) => {
    if (castle.controller === null) return;
    const last = found[found.length - 1];
    const points = castle.points || null;
    if (last && last.side === castle.controller && last.to === place - 1) {
      last.to = place;
      last.points = last.points === null || points === null ? null : last.points + points;
    } else {
      found.push({ side: castle.controller as Side, from: place, to: place, points });
    }
  });
  return found;
}

export function frontsAt(view: GuyenneView, castle: number): Front[] {
  return view.fronts.filter((front) => front.castle === castle);
}

export function frontOf(view: GuyenneView, castle: number, side: string): Front | null {
  return view.fronts.find((front) => front.castle === castle && front.side === side) ?? null;
}

/** What a side fights for at a castle: its role there, and the points of both if it takes the castle. */
export function stakeOf(view: GuyenneView, castle: number, side: string): Stake | null {
  return view.castles[castle - 1]?.stakes.find((stake) => stake.side === side) ?? null;
}

/** The viewer's own cards before a castle against the enemy's, as far as he sees them. */
export function fightAt(view: GuyenneView, castle: number): Fight | null {
  return view.fights.find((fight) => fight.castle === castle) ?? null;
}

/** How some cards would fare against a front that the viewer cannot see. */
export function oddsAgainst(front: Front | null, cards: readonly number[], figures: Figures): Odds | null {
  const guess = front?.guess ?? null;
  if (guess === null || hasHero(cards)) return guess?.with_hero ?? null;
  const worth = strength(cards, figures);
  return { won: guess.won[worth] ?? 0, tied: guess.tied[worth] ?? 0, lost: guess.lost[worth] ?? 0 };
}

// -- choosing cards ---------------------------------------------------------------------------------------------

/** A choice of cards: out of which, how many at least and at most, and what they must be worth together. */
export interface Pick {
  /** The key of the question in which the cards are chosen. */
  key: string;
  source: number[];
  /** Cards already chosen in an answer begun elsewhere; they stay chosen. */
  chosen: number[];
  least: number;
  most: number;
  worth: number;
  /** The castle is part of the answer. */
  named: boolean;
  /** Options to send before the cards: the castle that is opened or reinforced. */
  before: string[];
  castle: number | null;
}

export function castleNotation(key: string, castle: number): string {
  return key === "reinforce" ? `reinforce ${castle}` : `castle ${castle}`;
}

/** The castles (from 1) that may be clicked to answer the question. */
export function castlesOffered(ask: AskInfo | null): number[] {
  if (ask === null) return [];
  return [1, 2, 3, 4, 5, 6].filter((castle) => isOffered(ask, castleNotation(ask.key, castle)));
}

/** The choice of cards which the question asks for, at the castle chosen so far. */
export function pickFor({ choosing }: GuyenneView, ask: AskInfo | null, target: number | null): Pick | null {
  if (ask === null || choosing === null || choosing.purpose === "") return null;
  const { cards, purpose, source, least, worth, most_at } = choosing;
  const named = most_at.length > 0;
  return {
    key: purpose,
    source,
    chosen: cards,
    least,
    most: named && target !== null ? (most_at[target - 1] ?? 0) : choosing.most,
    worth,
    named,
    before: named && target !== null ? [castleNotation(ask.key, target)] : [],
    castle: named ? target : choosing.castle,
  };
}

/** The first thing that is wanting before the cards can be sent, or null. */
export function wanting(pick: Pick, lifted: readonly number[], figures: Figures): "castle" | "cards" | "worth" | null {
  if (pick.named && pick.before.length === 0) return "castle";
  const all = [...pick.chosen, ...lifted];
  if (all.length < pick.least) return "cards";
  if (strength(all, figures) < pick.worth) return "worth";
  return null;
}

export function isFull(pick: Pick, lifted: readonly number[]): boolean {
  return pick.chosen.length + lifted.length >= pick.most;
}

/** The whole answer: the castle if it is part of it, the cards from the strongest down, done. */
export function answerOf(pick: Pick, lifted: readonly number[]): string[] {
  const cards = [...lifted].sort((a, b) => b - a).map(cardNotation);
  return [...pick.before, ...cards, "done"];
}
