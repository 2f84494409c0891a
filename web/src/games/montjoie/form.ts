/** What the form of a new table should know of Montjoie !: presets, and which settings go with which. */
import type { Draft } from "../../lib/seating";

export const presets = [
  { name: "princes", players: 6, settings: { length: "normal" } },
  { name: "short", players: 4, settings: { length: "short" } },
  { name: "trio", players: 3, settings: { length: "normal" } },
  { name: "duel", players: 2, settings: { length: "normal" } },
];

export const inSight = ["length", "nations"];

export const groups = [
  { name: "match", settings: ["prices", "starting_influence", "garrison_limit", "free_start", "balanced_order", "long_term"] },
  { name: "powers", settings: ["nation_powers", "joan_sign", "island_nation", "knows_the_land", "grand_master"] },
  { name: "war", settings: ["defensive_engineer", "fortunes_of_war", "sea_zones", "harder_landings", "hidden_barons"] },
  {
    name: "politics",
    settings: ["diplomacy", "town_sales", "foreign_interventions", "super_interventions", "pope_support", "paris_parliament"],
  },
  { name: "allies", settings: ["ally_assignment", "auto_ally", "fidelity_threshold"] },
];

export function applies(setting: string, { players, settings }: Draft): boolean {
  switch (setting) {
    case "length":
    case "fortunes_of_war":
    case "balanced_order":
      return players > 2;
    case "ally_assignment":
      return players === 3;
    case "auto_ally":
      return players === 2;
    case "fidelity_threshold":
      return players === 2 && settings["auto_ally"] !== "on";
    case "super_interventions":
      return settings["foreign_interventions"] !== "off";
    case "town_sales":
      return settings["diplomacy"] !== "off";
    default:
      return true;
  }
}

export const playNow = { players: 4, settings: { length: "short" } };
