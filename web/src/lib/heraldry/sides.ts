/** Which arms a side bears: its war leader's, as on Guyenne's first-player card. */
import type { Arms } from "./Shield.svelte";

const ARMS_OF_SIDE: Record<string, Arms> = { english: "black-prince", french: "guesclin" };
const TINCTURE_OF_SIDE: Record<string, string> = { english: "gules", french: "azure" };

export function armsOf(side: string): Arms | null {
  return ARMS_OF_SIDE[side] ?? null;
}

/** The colour token of a side, for names in the log; plain ink for a side without one. */
export function tinctureOf(side: string): string {
  return TINCTURE_OF_SIDE[side] ?? "ink";
}
