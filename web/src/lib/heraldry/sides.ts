/** Which arms and which tincture a side bears, in lists of tables and in the log: each game tells it of its sides. */
import { gameNamed } from "../shelf.svelte";
import { ARMS, type Arms } from "./Shield.svelte";
import { TINCTURES, type Tincture } from "./tinctures";

/** The arms of a side; null for a side that has none, or none that we can draw. */
export function armsOf(side: string, game: string): Arms | null {
  return armsNamed(gameNamed(game)?.sides[side]?.arms);
}

export function armsNamed(name: string | null | undefined): Arms | null {
  return ARMS.find((arms) => arms === name) ?? null;
}

/** The tincture of a side; null for a side without one. */
export function tinctureOf(side: string, game: string): Tincture | null {
  return gameNamed(game)?.sides[side]?.tincture ?? null;
}

/** For seats whose sides have none: each its own. */
export function tinctureOfSeat(seat: number): Tincture {
  return TINCTURES[seat % TINCTURES.length] ?? "argent";
}
