/** How long a scene is on the screen: shorter when much is waiting, but nothing passes unseen. */
import type { Pace } from "../preferences.svelte";
import type { Scene } from "./scene";

const FACTOR: Record<Pace, number> = { instant: 0, brisk: 1, calm: 1.8 };
/** The usual time of a sentence, and of one with something to look at. */
const SENTENCE = 480;
const LOOK = 650;
/** Nothing is on the screen for less than this. */
export const LEAST = 120;
/** So much may wait, in milliseconds, before it goes faster; and how much faster at most. */
const ENOUGH = 3500;
const FASTEST = 8;

/** At its full length. */
export function fullTime({ direction, events }: Scene, pace: Pace): number {
  const usual = direction.at === undefined ? SENTENCE : LOOK;
  const more = 1 + (events.length - 1) * 0.2;
  return (direction.time ?? usual) * more * FACTOR[pace];
}

/** With what waits behind it, in milliseconds at full length. What touches the reader keeps its length. */
export function timeOf(scene: Scene, waiting: number, pace: Pace): number {
  const full = fullTime(scene, pace);
  if (scene.mine) return full;
  const speed = Math.min(FASTEST, Math.max(1, waiting / ENOUGH));
  return Math.min(full, Math.max(scene.direction.least ?? LEAST, full / speed));
}
