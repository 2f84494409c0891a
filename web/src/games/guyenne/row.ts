/** The measures that the drawings of the row share. */
import type { Group } from "./logic";

const CASTLE_WIDTH = 200;
export const ROW = { width: 6 * CASTLE_WIDTH, height: 304 };

/** The middle of a castle, places counted from 0. */
export function centre(place: number): number {
  return (place + 0.5) * CASTLE_WIDTH;
}

export function places({ from, to }: Group): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Where a group's points stand: between its first two castles, or beside the arrow of a lonely one. */
export function sealOf({ from, to }: Group): number {
  return to > from ? centre(from) + CASTLE_WIDTH / 2 : centre(from) + 46;
}
