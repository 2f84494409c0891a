/** What the board must know of the rules to show a choice while it is being made; the server has the last word. */
import type { AskInfo } from "../../lib/api";
import { isOffered } from "../../lib/board/asking";
import type { GuyenneView } from "./view";

export type Side = "english" | "french";
export type Front = GuyenneView["fronts"][number];
export type Seat = GuyenneView["seats"][number];
export type SideFacts = GuyenneView["sides"][number];
export type Figures = GuyenneView["figures"];

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

export function strength(cards: readonly number[]): number {
  return cards.reduce((sum, kind) => (kind === HERO ? sum : sum + kind), 0);
}

export function hasHero(cards: readonly number[]): boolean {
  return cards.includes(HERO);
}

/** One hero wins, two tie; without heroes the higher strength wins and equal ones tie (GY-COMBAT-6 to 9). */
export function betterOf(mine: readonly number[], theirs: readonly number[]): "won" | "tie" | "lost" {
  const lead =
    hasHero(mine) || hasHero(theirs)
      ? Number(hasHero(mine)) - Number(hasHero(theirs))
      : strength(mine) - strength(theirs);
  if (lead === 0) return "tie";
  return lead > 0 ? "won" : "lost";
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

/** Castles of one side that touch, or one castle alone: places count from 0. */
export interface Group {
  side: Side;
  from: number;
  to: number;
  points: number;
}

export function groups(view: GuyenneView): Group[] {
  const found: Group[] = [];
  view.castles.forEach((castle, place) => {
    if (castle.controller === null) return;
    const last = found[found.length - 1];
    if (last && last.side === castle.controller && last.to === place - 1) {
      last.to = place;
      last.points += castle.points;
    } else {
      found.push({ side: castle.controller as Side, from: place, to: place, points: castle.points });
    }
  });
  return found;
}

/** The points of a side if the castles stood like this (GY-SCORE-1 to 4). */
export function pointsOf(controllers: readonly (string | null)[], side: string, figures: Figures): number {
  if (controllers.every((owner) => owner === side)) return figures.six_castles;
  return controllers.reduce((sum, owner, place) => {
    if (owner !== side) return sum;
    const friendly = controllers[place - 1] === side || controllers[place + 1] === side;
    return sum + (friendly ? figures.grouped : figures.isolated);
  }, 0);
}

/** The score of both sides if a side took a castle (numbered from 1). */
export function scoreIfTaken(view: GuyenneView, castle: number, side: string): Record<Side, number> {
  const controllers = view.castles.map((each) => (each.castle === castle ? side : each.controller));
  return {
    english: pointsOf(controllers, "english", view.figures),
    french: pointsOf(controllers, "french", view.figures),
  };
}

export function frontsAt(view: GuyenneView, castle: number): Front[] {
  return view.fronts.filter((front) => front.castle === castle);
}

export function frontOf(view: GuyenneView, castle: number, side: string): Front | null {
  return view.fronts.find((front) => front.castle === castle && front.side === side) ?? null;
}

/** Cards may be laid by the side that controls the castle to defend it, by the other to attack it (GY-ROLE-1 to 3). */
export function roleAt(view: GuyenneView, castle: number, side: string): "attack" | "defence" {
  return view.castles[castle - 1]?.controller === side ? "defence" : "attack";
}

// -- choosing cards ---------------------------------------------------------------------------------------------

/** A choice of cards: out of which, how many at least and at most, and what they must be worth together. */
export interface Pick {
  key: "lay-cards" | "reinforce-cards" | "hand-over" | "set-aside" | "remove-cards";
  source: number[];
  /** Cards already chosen in an answer begun elsewhere; they stay chosen. */
  chosen: number[];
  least: number;
  most: number;
  worth: number;
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

function without(cards: readonly number[], taken: readonly number[]): number[] {
  const left = [...cards];
  for (const kind of taken) {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The choice of cards which the question asks for, at the castle chosen so far. */
export function pickFor(
  view: GuyenneView,
  seat: number | null,
  ask: AskInfo | null,
  target: number | null,
): Pick | null {
  const me = seat === null ? undefined : view.seats[seat];
  if (ask === null || me === undefined) return null;
  const { figures } = view;
  const hand = me.hand.cards ?? [];
  const chosen = view.choosing?.cards ?? [];
  const castle = view.choosing?.castle ?? target;
  const base = { source: without(hand, chosen), chosen, least: 1, worth: 0, before: [] as string[], castle };
  switch (ask.key) {
    case "open-castle":
    case "lay-cards": {
      const before = ask.key === "open-castle" && target !== null ? [castleNotation(ask.key, target)] : [];
      return { ...base, key: "lay-cards", before, most: mostToLay(view, me, hand.length) };
    }
    case "reinforce":
    case "reinforce-cards": {
      const laid = castle === null ? 0 : (frontOf(view, castle, me.side)?.cards.count ?? 0);
      const before = ask.key === "reinforce" && target !== null ? [castleNotation(ask.key, target)] : [];
      return { ...base, key: "reinforce-cards", before, most: Math.min(figures.most_on_castle - laid, hand.length) };
    }
    case "hand-over":
      return {
        ...base,
        key: "hand-over",
        least: figures.gift_least,
        most: Math.min(figures.gift_most, hand.length - figures.keep_least),
        castle: null,
      };
    case "set-aside": {
      const valued = figures.army.filter((kind) => kind !== HERO).sort((one, other) => other - one);
      const source = without(valued, chosen);
      return { ...base, key: "set-aside", source, least: figures.set_aside, most: figures.set_aside, castle: null };
    }
    case "remove-cards": {
      const laid = castle === null ? [] : (frontOf(view, castle, me.side)?.cards.cards ?? []);
      const worth = Math.max(0, ...laid);
      return { ...base, key: "remove-cards", source: without(laid, chosen), most: laid.length, worth };
    }
    default:
      return null;
  }
}

/** A card stays in hand for the second castle, unless a partner plays there (GY-PLACE-3, 5; GY-TEAM-17). */
function mostToLay(view: GuyenneView, me: Seat, hand: number): number {
  const kept = view.phase.endsWith("-first") && !isTeam(view, me.side) ? 1 : 0;
  return Math.min(view.figures.most_on_castle, hand - kept);
}

/** The first thing that is wanting before the cards can be sent, or null. */
export function wanting(pick: Pick, ask: AskInfo, lifted: readonly number[]): "castle" | "cards" | "worth" | null {
  const needsCastle = ask.key === "open-castle" || ask.key === "reinforce";
  if (needsCastle && pick.before.length === 0) return "castle";
  const all = [...pick.chosen, ...lifted];
  if (all.length < pick.least) return "cards";
  if (strength(all) < pick.worth) return "worth";
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
