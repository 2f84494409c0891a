/** Which of two positions is the later one: streams and answers may tell of the same moments. */
import type { Stored, TableView } from "./api";

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

/** Whether the view shows what a stored answer brought about. */
export function shows(view: TableView | null, stored: Stored, answered: Answered | null): boolean {
  if (view === null || view.seat !== stored.seat || view.epoch < stored.epoch) return false;
  return view.epoch > stored.epoch || (view.entries >= stored.entries && !isBefore(view, answered));
}
