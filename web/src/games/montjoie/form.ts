/** What the form of a new table should know of Montjoie !: presets, and which settings go with which. */
import type { Draft } from "../../lib/seating";

export const presets = [
  { name: "rulebook" },
  {
    name: "historical",
    settings: { nation_powers: "on", sea_zones: "on", knows_the_land: "on", island_nation: "on" },
  },
  { name: "tournament", for: [4, 3, 5, 6], settings: { length: "short" } },
];

export const inSight = ["length", "nations"];

export const groups = [
  {
    name: "match",
    settings: ["prices", "starting_influence", "garrison_limit", "free_start", "balanced_order", "long_term"],
  },
  { name: "powers", settings: ["nation_powers", "joan_sign", "island_nation", "knows_the_land", "grand_master"] },
  { name: "war", settings: ["defensive_engineer", "fortunes_of_war", "sea_zones", "harder_landings", "hidden_barons"] },
  {
    name: "politics",
    settings: [
      "diplomacy",
      "town_sales",
      "foreign_interventions",
      "super_interventions",
      "pope_support",
      "paris_parliament",
    ],
  },
  { name: "allies", settings: ["ally_assignment", "auto_ally", "fidelity_threshold"] },
];

/** Why a setting would have no effect, as a message; what is for another number of players altogether says nothing. */
export function reason(setting: string, { players, settings }: Draft): string | null {
  switch (setting) {
    case "length":
    case "fortunes_of_war":
    case "balanced_order":
      return players === 2 ? `board-form-${setting}` : null;
    case "fidelity_threshold":
      return players === 2 && settings["auto_ally"] === "on" ? "board-form-fidelity_threshold" : null;
    case "super_interventions":
      return settings["foreign_interventions"] === "off" ? "board-form-super_interventions" : null;
    case "town_sales":
      return settings["diplomacy"] === "off" ? "board-form-town_sales" : null;
    default:
      return null;
  }
}

export function applies(setting: string, draft: Draft): boolean {
  if (setting === "ally_assignment") return draft.players === 3;
  if (setting === "auto_ally") return draft.players === 2;
  if (setting === "fidelity_threshold" && draft.players !== 2) return false;
  return reason(setting, draft) === null;
}

/** Who leads which power, by seat, if neither choice nor chance decides it. */
const POWERS: Record<number, string[]> = {
  2: ["france", "england"],
  3: ["france", "england", "burgundy"],
  4: ["france", "england", "brittany", "burgundy"],
  5: ["france", "england", "brittany", "burgundy", "flanders"],
  6: ["navarre", "france", "england", "brittany", "burgundy", "flanders"],
};
export function side({ players, settings }: Draft, seat: number): string | null {
  return settings["nations"] === "by_seat" ? (POWERS[players]?.[seat] ?? null) : null;
}

export const playNow = { players: 4, settings: { length: "short" } };
