/**
 * Which arms and which tincture a side bears, in lists of tables and in the log. A side is named as the game's rules
 * name it; of two games with a side of the same name, `game side` is looked up first.
 */
import type { Arms } from "./Shield.svelte";
import { TINCTURES, type Tincture } from "./tinctures";

interface Bearing {
  arms?: Arms;
  tincture: Tincture;
}

const BEARINGS: Record<string, Bearing> = {
  // Guyenne: the war leader's arms, as on its first-player card.
  "guyenne english": { arms: "black-prince", tincture: "gules" },
  "guyenne french": { arms: "guesclin", tincture: "azure" },
  // The powers, and the parties of the war of Brittany.
  english: { arms: "england", tincture: "gules" },
  english_side: { arms: "england", tincture: "gules" },
  england: { arms: "england", tincture: "gules" },
  french: { arms: "france", tincture: "azure" },
  french_side: { arms: "france", tincture: "azure" },
  france: { arms: "france", tincture: "azure" },
  navarre: { arms: "navarre", tincture: "vert" },
  brittany: { arms: "brittany", tincture: "argent" },
  flanders: { arms: "flanders", tincture: "or" },
  burgundy: { arms: "burgundy", tincture: "sable" },
  blois: { arms: "beaumanoir", tincture: "azure" },
  montfort: { arms: "england", tincture: "gules" },
  // Bastide: the councillors have colours and no arms.
  "bastide blue": { tincture: "azure" },
  "bastide green": { tincture: "vert" },
  "bastide red": { tincture: "gules" },
  "bastide yellow": { tincture: "or" },
  "bastide violet": { tincture: "purpure" },
};

function bearing(side: string, game: string): Bearing | undefined {
  return BEARINGS[`${game} ${side}`] ?? BEARINGS[side];
}

export function armsOf(side: string, game = ""): Arms | null {
  return bearing(side, game)?.arms ?? null;
}

/** The tincture of a side; null for a side without one. */
export function tinctureOf(side: string, game = ""): Tincture | null {
  return bearing(side, game)?.tincture ?? null;
}

/** For seats whose sides have none: each its own. */
export function tinctureOfSeat(seat: number): Tincture {
  return TINCTURES[seat % TINCTURES.length] ?? "argent";
}
