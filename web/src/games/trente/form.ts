/** What the form of a new table should know of Le Combat des Trente: which settings go with how many players. */
import type { Draft } from "../../lib/seating";

export const presets = [
  { name: "battle", settings: {} },
  { name: "skirmish", settings: { turns: "3" } },
  { name: "last-man", settings: { end: "destruction" } },
];

export const inSight = ["turns"];

export const groups = [
  { name: "match", settings: ["end", "first_player", "deployment", "missions", "armies", "seats"] },
  { name: "pair", settings: ["pair_army", "team_mode_blois", "team_mode_montfort", "team_keep"] },
  {
    name: "readings",
    settings: ["force_deck", "deck_return", "hold_in_contact", "contact_without_cards", "defence", "support_range"],
  },
];

export function applies(setting: string, draft: Draft): boolean {
  switch (setting) {
    case "turns":
      return draft.settings["end"] !== "destruction";
    case "pair_army":
      return draft.players === 3 && draft.settings["armies"] !== "random";
    case "team_mode_blois":
      return isPair("blois", draft);
    case "team_mode_montfort":
      return isPair("montfort", draft);
    case "team_keep":
      return draft.players > 2;
    case "seats":
      return draft.settings["armies"] !== "random" && draft.players !== 3;
    default:
      return true;
  }
}

function isPair(army: string, { players, settings }: Draft): boolean {
  return players === 4 || (players === 3 && (settings["armies"] === "random" || settings["pair_army"] === army));
}

export function side({ players, settings }: Draft, seat: number): string | null {
  if (settings["armies"] === "random") return null;
  const odd =
    players === 3 ? (settings["pair_army"] ?? "blois") : settings["seats"] === "exchanged" ? "montfort" : "blois";
  const even = odd === "blois" ? "montfort" : "blois";
  return seat % 2 === 0 ? odd : even;
}

export const playNow = { players: 2, settings: { turns: "3" } };
