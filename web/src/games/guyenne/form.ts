/** What the form of a new table should know of Guyenne: which settings go with how many players. */
import type { Draft } from "../../lib/seating";

export const inSight = ["level"];

export const groups = [
  { name: "team", settings: ["team_side", "english_captain", "french_captain", "seats"] },
  { name: "finer-points", settings: ["reshuffle", "attack_tie_removal"] },
];

/** Teams are there from three players on; the price of a tie only where defeat costs cards. */
export function applies(setting: string, draft: Draft): boolean {
  switch (setting) {
    case "team_side":
      return draft.players === 3;
    case "english_captain":
      return isTeam("english", draft);
    case "french_captain":
      return isTeam("french", draft);
    case "attack_tie_removal":
      return draft.settings["level"] !== "basic";
    default:
      return true;
  }
}

function isTeam(side: string, { players, settings }: Draft): boolean {
  return players === 4 || (players === 3 && settings["team_side"] === side);
}

/** Every order of the seats in which the team has two of three, or each side its half. */
const ORDERS: Record<string, string[]> = {
  "2": ["usual", "EF", "FE"],
  "3 english": ["usual", "EEF", "EFE", "FEE"],
  "3 french": ["usual", "EFF", "FEF", "FFE"],
  "4": ["usual", "EEFF", "EFEF", "EFFE", "FEEF", "FEFE", "FFEE"],
};

export function values(setting: string, { players, settings }: Draft): string[] | undefined {
  if (setting !== "seats") return undefined;
  return ORDERS[players === 3 ? `3 ${settings["team_side"]}` : String(players)];
}

/** Usually the odd seats are the team's, or the English (GY-PLAY-5). */
export function side({ players, settings }: Draft, seat: number): string {
  const order = settings["seats"] ?? "usual";
  if (order !== "usual") return order[seat] === "E" ? "english" : "french";
  const odd = players === 3 ? (settings["team_side"] ?? "english") : "english";
  const even = odd === "english" ? "french" : "english";
  return seat % 2 === 0 ? odd : even;
}
