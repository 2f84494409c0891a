/** What happened since one last answered: the moments that matter, those that touch the reader first. */
import type { EventInfo, LogEntry } from "../api";
import { concerns, directionOf, type Scenes } from "./scene";

export interface Moment {
  entry: number;
  event: EventInfo;
  /** Whether it touches the reader. */
  mine: boolean;
}

/** So many moments fit into a strip; what is left out is in the film. */
export const MOST = 14;

export function momentsOf(
  entries: readonly LogEntry[],
  scenes: Scenes | undefined,
  view: unknown,
  seat: number | null,
): Moment[] {
  const found = entries.flatMap(({ number, seat: who, events }) =>
    events
      .filter((event) => {
        const { weighty, step } = directionOf(scenes, event);
        return weighty && !step;
      })
      .map((event) => ({
        entry: number,
        event,
        mine: who !== seat && concerns(event, scenes ?? { of: {} }, view, seat),
      })),
  );
  return [...found.filter(({ mine }) => mine), ...found.filter(({ mine }) => !mine)].slice(0, MOST);
}
