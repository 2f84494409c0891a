/** What the board makes of the view and of the questions. */
import type { AskInfo, OptionInfo } from "../../lib/api";
import type { Arms } from "../../lib/heraldry/Shield.svelte";
import type { Tincture } from "../../lib/heraldry/tinctures";
import type { MontjoieView, OddsView, PartView, SeatView, TownView, WayView } from "./view";

export const NATIONS = ["navarre", "france", "england", "brittany", "burgundy", "flanders"] as const;
const TINCTURE: Record<string, Tincture> = {
  navarre: "vert",
  france: "azure",
  england: "gules",
  brittany: "argent",
  burgundy: "sable",
  flanders: "or",
  empire: "or",
  castile: "gules",
  aragon: "or",
  savoy: "gules",
  fleet: "argent",
  papacy: "argent",
};

export const tinctureOf = (power: string | null): Tincture => TINCTURE[power ?? ""] ?? "argent";
export const armsOf = (power: string | null): Arms | null => NATIONS.find((nation) => nation === power) ?? null;
export const hasArms = (power: string | null): boolean => power !== null && power in TINCTURE;
export const isForce = (power: string): boolean => armsOf(power) === null;

/** Options that mean a town on the map. */
export const TOWN_KINDS = ["town", "expand", "attack", "from"];

export function optionsByTown(ask: AskInfo | null): Map<string, OptionInfo[]> {
  const found = new Map<string, OptionInfo[]>();
  for (const option of ask?.options ?? []) {
    const town = option.params["town"];
    if (!TOWN_KINDS.includes(option.kind) || typeof town !== "string") continue;
    found.set(town, [...(found.get(town) ?? []), option]);
  }
  return found;
}

export function optionsByProvince(ask: AskInfo | null): Map<string, OptionInfo> {
  const options = (ask?.options ?? []).filter(({ kind }) => kind === "province");
  return new Map(options.map((option) => [String(option.params["province"]), option]));
}

/** What a press on a town would have meant, if it may not be chosen. */
export function meant(ask: AskInfo, town: TownView): string {
  if (ask.key === "expansion") return `${town.owner === null ? "expand" : "attack"} ${town.town}`;
  const kind = ask.options.find((option) => TOWN_KINDS.includes(option.kind))?.kind;
  if (kind !== undefined) return `${kind} ${town.town}`;
  return `${ask.key === "combats" ? "attack" : "town"} ${town.town}`;
}

/** Whether the map has a say in the question at all. */
export const mapped = (ask: AskInfo): boolean =>
  ["expansion", "combats", "purchases"].includes(ask.key) || ask.options.some(({ kind }) => TOWN_KINDS.includes(kind));

export const oddsFor = (view: MontjoieView, notation: string): OddsView | null =>
  view.choosing?.odds.find(({ option }) => option === notation) ?? null;

export const sum = (parts: readonly PartView[]): number => parts.reduce((total, { value }) => total + value, 0);
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** Towns of a province that a power does not hold. */
export function missing(view: MontjoieView, province: string, power: string | null): string[] {
  const towns = view.provinces.find((one) => one.province === province)?.towns ?? [];
  return towns.filter((town) => view.towns.find((one) => one.town === town)?.owner !== power);
}

/** The power of the seat one looks from. */
export const mine = (view: MontjoieView, seat: number | null): string | null =>
  seat === null ? null : (view.seats.find((one) => one.seat === seat)?.power ?? null);

export const seatView = (view: MontjoieView, seat: number | null): SeatView | null =>
  view.seats.find((one) => one.seat === seat) ?? null;

// -- ways on the map ------------------------------------------------------------------------------------------------

/** The arrows that belong to the question: all of one about a town, or those to the town one looks at. */
export function waysOf(view: MontjoieView, looked: string | null): WayView[] {
  const about = view.choosing?.town ?? looked;
  return (view.choosing?.ways ?? []).filter(({ target }) => target === about);
}
