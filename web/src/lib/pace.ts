/** How fast what others do is shown: positions wait in line, and never longer than a person wants to wait. */
import type { TableView } from "./api";
import type { Pace } from "./preferences.svelte";

const WAIT: Record<Pace, number> = { instant: 0, brisk: 450, calm: 1200 };
/** The same after a moment in which much happened, such as the fights of a turn: it wants to be looked at. */
const LOOK: Record<Pace, number> = { instant: 0, brisk: 2000, calm: 4000 };
const MUCH = 4;
/** A longer line than this means that the reader was away: then the past is not acted out. */
const LONGEST_LINE = 12;

/** Whether `next` comes after `shown`: an undo raises the epoch and may shorten the log. */
export function isNewer(next: TableView, shown: TableView | null): boolean {
  if (shown === null || next.epoch !== shown.epoch) return shown === null || next.epoch > shown.epoch;
  return next.entries >= shown.entries;
}

/** Whether the reader would see any difference on the table. */
function looksTheSame(one: TableView, other: TableView): boolean {
  return JSON.stringify(one.view) === JSON.stringify(other.view);
}

/** How long to leave `shown`, by which so much `happened`, on the screen before `next`, in milliseconds. */
export function waitBefore(next: TableView, shown: TableView | null, inLine: number, pace: Pace, happened = 0): number {
  if (shown === null || inLine > LONGEST_LINE || next.epoch !== shown.epoch) return 0;
  if (looksTheSame(next, shown)) return 0;
  return happened > MUCH ? LOOK[pace] : WAIT[pace];
}
