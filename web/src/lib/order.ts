/** Which of two positions is the later one: streams and answers may tell of the same moments. */
import type { TableView } from "./api";

/** Whether `next` comes after `shown`: an undo raises the epoch and may shorten the log. */
export function isNewer(next: TableView, shown: TableView | null): boolean {
  if (shown === null || next.epoch !== shown.epoch) return shown === null || next.epoch > shown.epoch;
  return next.entries >= shown.entries;
}

/** A question that was answered; within an epoch none is asked twice. */
export interface Answered {
  epoch: number;
  ask: string;
}

/** Whether the view is of a moment before our answer, though no shorter: what is chosen in secret is not counted yet. */
export function isBefore({ epoch, asks }: TableView, answered: Answered | null): boolean {
  return answered !== null && epoch === answered.epoch && asks.some(({ id }) => id === answered.ask);
}
