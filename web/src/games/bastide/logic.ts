/** What the board needs to know of the game: whose colour is which, what a sum is called, what a click would mean. */
import type { AskInfo, EventInfo } from "../../lib/api";
import type { Tincture } from "../../lib/heraldry/tinctures";
import type { AuctionView, BastideView, BlockView, EquipmentView, SumView, TaxView } from "./view";

const TINCTURES: readonly Tincture[] = ["azure", "vert", "gules", "or", "purpure"];
export const RELIGIOUS = ["EG", "CH", "MO", "MA"];
export const WALLS = ["WN", "WS", "WW", "WE"];
export const STREETS = ["S1", "S2", "S3", "L1", "L2"];
export const TILES = ["house", "fire", "english-1", "english-2", "english-3", "english-4"];
export function tinctureOf(seat: number): Tincture {
  return TINCTURES[seat] ?? "argent";
}

export function colourOf(view: BastideView, seat: number): string {
  return view.seats[seat]?.colour ?? "";
}

export function isReligious(work: string): boolean {
  return RELIGIOUS.includes(work);
}

export function workOf(view: BastideView, id: string): EquipmentView | undefined {
  return view.equipments.find((work) => work.id === id);
}

export function blockOf(view: BastideView, id: string): BlockView | undefined {
  return view.blocks.find((block) => block.id === id);
}

/** The equipment on which a circle such as "WN.A" lies. */
export function workOfCircle(circle: string): string {
  return circle.split(".")[0] ?? "";
}

/** "block C2" is about "C2". */
export function subjectOf(notation: string): string {
  return notation.split(" ")[1] ?? "";
}

export function pointsOf(tile: string): number {
  return tile.startsWith("english-") ? Number(tile.at(-1)) : 0;
}

// -- the question -------------------------------------------------------------------------------------------------

export function offersOf(asks: AskInfo[]): AskInfo | null {
  return asks.find((ask) => ask.key === "offer") ?? null;
}

/** A sum as it is answered: a larger one than can be named at once in several parts. */
export function sumsOf(amount: number, atOnce: number): string[] {
  return amount > atOnce ? ["more", ...sumsOf(amount - atOnce, atOnce)] : [`sdd ${amount}`];
}

const NO_SUM: SumView = { least: 0, most: 0, at_once: 1 };

/** The limits of the sum that is asked for, and the one named in the draft brought within them. */
export function sumIn({ sum }: BastideView, named: number | null): { limits: SumView; amount: number } {
  const limits = sum ?? NO_SUM;
  return { limits, amount: Math.max(limits.least, Math.min(named ?? 0, limits.most)) };
}

/** The largest sum among the options of a question. */
export function largestOf(ask: AskInfo): number {
  return Math.max(...ask.options.map(({ params }) => Number(params["amount"] ?? 0)));
}

// -- tax ----------------------------------------------------------------------------------------------------------

/** The tax of a House, part by part, without what is nothing. */
export function partsOfTax(tax: TaxView): { part: string; amount: number }[] {
  const parts = [
    { part: "house", amount: tax.house },
    { part: "halle", amount: tax.halle },
    { part: "church", amount: tax.church },
    { part: "leper-house", amount: tax.leper_house },
  ];
  return parts.filter(({ amount }) => amount !== 0);
}

/** While all fists open, as the stage shows it, an auction is at no stage of the rules. */
export const OPENING = "opening";

/** What somebody has put down in an auction, as far as it is revealed. */
export function paidIn({ bids, additions }: AuctionView, seat: number): number {
  return (bids?.[seat] ?? 0) + (additions?.[seat] ?? 0);
}

// -- the last auction -----------------------------------------------------------------------------------------------

/** An auction as the log tells it, for when the position has forgotten it. */
export interface PastAuction {
  /** How many projects there have been: another number is another auction. */
  number: number;
  equipment: string;
  initiator: number;
  /** By seat: the first bid and all that was added; null where nothing was revealed. */
  paid: (number | null)[];
  placed: number[];
}

export function lastAuction(happened: readonly EventInfo[], players: number): PastAuction | null {
  const start = happened.findLastIndex(({ key }) => key === "project");
  const project = happened[start];
  if (project === undefined) return null;
  const auction: PastAuction = {
    number: happened.filter(({ key }) => key === "project").length,
    equipment: String(project.params["equipment"]),
    initiator: Number(project.params["seat"]),
    paid: Array.from({ length: players }, () => null),
    placed: Array.from({ length: players }, () => 0),
  };
  for (const { key, params } of happened.slice(start)) {
    const seat = Number(params["seat"]);
    if (key === "bid") auction.paid[seat] = Number(params["amount"]);
    else if (key === "raised") auction.paid[seat] = Number(params["total"]);
    else if (key.startsWith("placed")) auction.placed[seat] = (auction.placed[seat] ?? 0) + 1;
  }
  return auction;
}

/** A score, which may be below nothing, with a real minus sign. */
export function scoreIn(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

// -- lighting up ----------------------------------------------------------------------------------------------------

/** What a log line speaks of: a circle, a block, an equipment or a player. */
export function thingOf({ params }: EventInfo): string | null {
  for (const kind of ["circle", "block", "equipment", "seat"]) {
    const value = params[kind];
    if (typeof value === "string" || typeof value === "number") return `${kind}-${value}`;
  }
  return null;
}
