/** What the board needs to know of the game: whose colour is which, what a sum is called, what a click would mean. */
import type { AskInfo, EventInfo } from "../../lib/api";
import { isOffered } from "../../lib/board/asking";
import type { Tincture } from "../../lib/heraldry/tinctures";
import type { BastideView, BlockView, EquipmentView, TaxView } from "./view";

export const COLOURS = ["blue", "green", "red", "yellow", "violet"] as const;
const TINCTURES: readonly Tincture[] = ["azure", "vert", "gules", "or", "purpure"];
export const RELIGIOUS = ["EG", "CH", "MO", "MA"];
export const WALLS = ["WN", "WS", "WW", "WE"];
export const STREETS = ["S1", "S2", "S3", "L1", "L2"];
export const TILES = ["house", "fire", "english-1", "english-2", "english-3", "english-4"];
/** The largest sum that one answer can name; a larger one is named in parts. */
const MOST_NAMED = 200;

export function tinctureOf(seat: number): Tincture {
  return TINCTURES[seat] ?? "argent";
}

export function colourOf(seat: number): string {
  return COLOURS[seat] ?? "";
}

export function seatOf(colour: string): number {
  return COLOURS.findIndex((each) => each === colour);
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

/** A sum as it is answered: a very large one in several parts. */
export function sumsOf(amount: number): string[] {
  return amount > MOST_NAMED ? ["more", ...sumsOf(amount - MOST_NAMED)] : [`sdd ${amount}`];
}

/** The least and the most that a question about money allows; whether still more could be named. */
export function limitsOf(ask: AskInfo, view: BastideView, seat: number): { least: number; most: number } {
  const amounts = ask.options.flatMap(({ params }) => (typeof params["amount"] === "number" ? [params["amount"]] : []));
  const least = amounts.length === 0 ? 0 : Math.min(...amounts);
  if (!isOffered(ask, "more")) return { least, most: amounts.length === 0 ? 0 : Math.max(...amounts) };
  return { least, most: (view.seats[seat]?.money ?? MOST_NAMED) - (view.auction?.hidden ?? 0) };
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

/** The circles whose owners a House in this block would pay. */
export function payingCircles(view: BastideView, block: string): { circle: string; owner: number }[] {
  return view.equipments.flatMap((work) =>
    work.circles.flatMap(({ id, owner, faces }) =>
      owner !== null && faces.includes(block) ? [{ circle: id, owner }] : [],
    ),
  );
}

/** What a religious building adds to the tax around it, or takes off. */
export function taxAround({ figures }: BastideView, work: string): number {
  if (work === "EG") return Math.abs(figures.church_tax);
  return work === "MA" ? Math.abs(figures.leper_house_tax) : 0;
}

// -- a tax that is too small ----------------------------------------------------------------------------------------

/** What each creditor gets if the tax is shared as evenly as whole sums allow, those first in order first. */
export function evenShares(tax: number, owed: readonly number[]): number[] {
  const shares = owed.map(() => 0);
  let left = tax;
  while (left > 0) {
    const open = owed.flatMap((due, place) => ((shares[place] ?? 0) < due ? [place] : []));
    if (open.length === 0) break;
    for (const place of open) {
      if (left === 0) break;
      shares[place] = (shares[place] ?? 0) + 1;
      left -= 1;
    }
  }
  return shares;
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

// -- lighting up ----------------------------------------------------------------------------------------------------

/** What a log line speaks of: a circle, a block, an equipment or a player. */
export function thingOf({ params }: EventInfo): string | null {
  for (const kind of ["circle", "block", "equipment", "seat"]) {
    const value = params[kind];
    if (typeof value === "string" || typeof value === "number") return `${kind}-${value}`;
  }
  return null;
}
