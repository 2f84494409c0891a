/** What the form of a new table should know of Bastide. */
import type { Draft } from "../../lib/seating";

export const presets = [
  { name: "council" },
  { name: "quick", settings: { negotiation: "off", house_tiles: "26" } },
  {
    name: "fairground",
    settings: { raise_mode: "until_pass", cede_influence: "true", money_visibility: "hidden" },
  },
];

export const inSight = ["negotiation"];

export const groups = [
  { name: "auctions", settings: ["raise_mode", "cede_influence", "money_visibility"] },
  { name: "english", settings: ["siege_tie", "harass_mode"] },
  { name: "finer-points", settings: ["house_tiles", "majority_values", "bank", "first_player", "stall_rounds"] },
];

const SEATS = ["first", "second", "third", "fourth", "fifth"];

/** Only a seat that is taken can begin. */
export function values(setting: string, { players }: Draft): string[] | undefined {
  if (setting !== "first_player") return undefined;
  return ["random", ...SEATS.slice(0, players)];
}

const COLOURS = ["blue", "green", "red", "yellow", "violet"];
export function side(_: Draft, seat: number): string | null {
  return COLOURS[seat] ?? null;
}
