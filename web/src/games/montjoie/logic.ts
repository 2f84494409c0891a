/** What the board makes of the view and of the questions. */
import type { AskInfo, OptionInfo } from "../../lib/api";
import type { Arms } from "../../lib/heraldry/Shield.svelte";
import type { Tincture } from "../../lib/heraldry/tinctures";
import { areJoined } from "./geography";
import { NATIONS } from "./nations";
import { lengthOf, voyage } from "./sea";
import type { MontjoieView, OddsView, PartView, SeatView, TownView, WayView } from "./view";

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
/** Foreign forces share the tinctures of nations: their ground is striped, by the colour and the slant of the stripes. */
export const STRIPES: Record<string, { tincture: Tincture; turn: number }> = {
  empire: { tincture: "sable", turn: 45 },
  castile: { tincture: "or", turn: 45 },
  aragon: { tincture: "gules", turn: 0 },
  savoy: { tincture: "argent", turn: 0 },
  fleet: { tincture: "gules", turn: 90 },
  papacy: { tincture: "or", turn: -45 },
};
/** England quarters the lilies of France: from afar their arms are alike. */
const ALIKE = ["france", "england"];

/** Powers with towns that could be taken for another one with towns: their arms bear a letter. */
export function lettered(view: MontjoieView): Set<string> {
  const holders = [...new Set(view.towns.map(({ owner }) => owner).filter((owner) => owner !== null))];
  const taken = (one: string, other: string) =>
    one !== other && (tinctureOf(one) === tinctureOf(other) || (ALIKE.includes(one) && ALIKE.includes(other)));
  return new Set(holders.filter((one) => holders.some((other) => taken(one, other))));
}

/** Options that mean a town on the map. */
const TOWN_KINDS = ["town", "expand", "attack", "from"];

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

// -- threats --------------------------------------------------------------------------------------------------------

/** Who might take a town in a turn of his own, as the view tells it. */
export const threatening = (view: MontjoieView, town: string): string[] =>
  view.powers.filter(({ reach }) => reach.includes(town)).map(({ power }) => power);

/** Whence they would come: by all their roads; by sea from the nearest of their harbours. */
export function threatsTo(view: MontjoieView, target: string): WayView[] {
  const aimed = view.towns.find(({ town }) => town === target);
  if (aimed === undefined) return [];
  return threatening(view, target).flatMap((power) => {
    const held = view.towns.filter(({ owner, town }) => owner === power && town !== target);
    const roads = held.filter(({ town }) => areJoined(town, target));
    if (roads.length > 0) return roads.map(({ town }) => ({ source: town, target, link: "road" }));
    const harbours = held.filter(({ sea }) => sea > 0 && sea === aimed.sea);
    const far = ({ town }: TownView) => lengthOf(voyage(town, target));
    const [nearest] = harbours.sort((one, other) => far(one) - far(other));
    return nearest === undefined ? [] : [{ source: nearest.town, target, link: "sea" }];
  });
}
