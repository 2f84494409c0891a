/** What happened since one last answered: the moments that matter, those that touch the reader first. */
import type { EventInfo, LogEntry } from "../api";
import { concerns, directionOf, type Direction, type Scenes } from "./scene";

export interface Moment {
  entry: number;
  event: EventInfo;
  /** Whether it touches the reader. */
  mine: boolean;
}

/** So many moments fit into a strip; what is left out is in the film. */
export const MOST = 14;

function matters({ weighty, news, step }: Direction, { params }: EventInfo): boolean {
  return (weighty || news) === true && !(typeof step === "function" ? step(params) : step);
}

/** What matters of these answers, which came after what was told earlier. */
export function momentsOf(
  entries: readonly LogEntry[],
  scenes: Scenes = { of: {} },
  view: unknown,
  seat: number | null,
  earlier: readonly EventInfo[] = [],
): Moment[] {
  const told = [...earlier];
  const found: Moment[] = [];
  for (const { number, seat: who, events } of entries) {
    for (const event of events) {
      const mine = who !== seat && concerns(event, scenes, view, seat, told);
      if (matters(directionOf(scenes, event), event)) found.push({ entry: number, event, mine });
      told.push(event);
    }
  }
  return [...found.filter(({ mine }) => mine), ...found.filter(({ mine }) => !mine)].slice(0, MOST);
}
