/** What the form of a new table should know of Guesclin !: which settings go with which scenario. */
import type { Draft } from "../../lib/seating";

export const presets = [
  { name: "butin", players: 2, settings: { scenario: "1" } },
  { name: "bucherons", settings: { scenario: "2" } },
  { name: "charrettes", settings: { scenario: "3" } },
  { name: "campagne", settings: { scenario: "4" } },
];

export const inSight = ["scenario"];

export const groups = [
  { name: "match", settings: ["split_side", "rounds", "limit_result", "riposte"] },
  { name: "finer-points", settings: ["stunned", "butin_exit", "exit_timing"] },
  { name: "readings", settings: ["range_count", "position_hexes", "support_obstacles"] },
];

export function applies(setting: string, { players, settings }: Draft): boolean {
  const scenario = settings["scenario"];
  switch (setting) {
    case "split_side":
      return players === 3;
    case "butin_exit":
      return scenario === "1";
    case "exit_timing":
      return scenario === "1" || scenario === "3";
    case "limit_result":
      return scenario === "3" || scenario === "4";
    default:
      return true;
  }
}

export function players(settings: Record<string, string>): number[] | undefined {
  return settings["scenario"] === "1" ? [2] : undefined;
}

/** Two banners are two seats of one side (GU-GAME-4 to 6). */
export function side({ players: count, settings }: Draft, seat: number): string {
  const french = count === 3 && settings["split_side"] === "english_side" ? [0] : [0, 2];
  return french.includes(seat) ? "french_side" : "english_side";
}

export const playNow = { players: 2, settings: { scenario: "1" } };
