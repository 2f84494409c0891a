/**
 * What happens, as scenes: each game says in one place, `web/src/games/<game>/scenes.ts`, how its events are to be seen.
 * An event of which it says nothing is told in the ribbon all the same.
 */
import type { EventInfo, LogEntry, TableView } from "../api";
import type { Point } from "../board/sight";
import type { Tincture } from "../heraldry/tinctures";
import type { Words } from "../words";
import type { Sound } from "./sounds";

export type Params = EventInfo["params"];
export type Goer = "piece" | "ship" | "card" | "coin";

/** How an event is to be seen, beside the sentence that tells it. Places are selectors of what the board has drawn. */
export interface Direction<V = unknown> {
  /** At full length, in milliseconds at a brisk pace; and what is left of it, however much is waiting. */
  time?: number;
  least?: number;
  /** A moment that is waited for even by who has brought it about, and that a recap names. */
  weighty?: boolean;
  /** A recap names it too, though nobody waits for it. */
  news?: boolean;
  /** A step on the way to such a moment: a recap leaves it out. */
  step?: boolean | ((params: Params) => boolean);
  /** Where it happens. */
  at?(params: Params, view: V): string | null;
  /** Where a piece, a card or money comes from: it goes from there to where it happens. */
  from?(params: Params, view: V): string | null;
  goes?: Goer | ((params: Params) => Goer);
  /** By which way on the map, as lines of points in its units; without it, straight. */
  along?(params: Params): Point[][] | null;
  /** In whose colour. */
  tincture?(params: Params, view: V): Tincture | null;
  /** A few letters where it happens, such as "+6". */
  mark?(params: Params): string;
  /** Dice that fall there. */
  dice?(params: Params): number[];
  sound?: Sound | ((params: Params) => Sound);
  /** The position as this event alone leaves it; when all are told, that of the server takes its place. */
  change?(view: V, params: Params, coming: V): V;
  /** From here on, the position that the events lead to is shown; what is told later is not to be seen in it yet. */
  arrives?: boolean;
  /** The position that the events lead to, without what this one brings: as `shown` on the screen until it is told. */
  before?(coming: V, params: Params, shown: V): V;
  /** Such events are seen at once if they follow each other, as when everybody is paid. */
  together?: boolean;
  /** A table of what this moment settles, told from all that has happened until then. */
  reckoning?(told: Told<V>): Reckoning | null;
}

/** What a reckoning is made from: the events of this moment, all events before it, and the position it leads to. */
export interface Told<V = unknown> {
  events: EventInfo[];
  happened: EventInfo[];
  view: V;
  words: Words;
  names: string[];
}

export interface Reckoning {
  title: string;
  columns: string[];
  rows: { name: string; tincture: Tincture; cells: string[]; why: string }[];
}

export interface Scenes<V = unknown> {
  of: Record<string, Direction<V>>;
  /** Whether an event touches that player, after what was told earlier; without it, whether it names his seat. */
  concerns?(event: EventInfo, view: V, seat: number, earlier: readonly EventInfo[]): boolean;
}

/** One scene: an event, or some that are seen at once, of an answer in the log. */
export interface Scene {
  entry: number;
  /** How many events of that answer came before it. */
  place: number;
  events: EventInfo[];
  direction: Direction;
  /** Whether it touches the reader. */
  mine: boolean;
}

/** Where one piece of news leads, and the answers that led there. */
export interface Act {
  view: TableView;
  entries: LogEntry[];
}

const UNTOLD: Direction = {};
const NO_SCENES: Scenes = { of: {} };

export function directionOf(scenes: Scenes | undefined, { key }: EventInfo): Direction {
  return scenes?.of[key] ?? UNTOLD;
}

/** The scenes of an act, in the order of the log, after what was told earlier. */
export function scenesOf(
  act: Act,
  scenes: Scenes = NO_SCENES,
  seat: number | null = null,
  earlier: readonly EventInfo[] = [],
): Scene[] {
  const found: Scene[] = [];
  const told = [...earlier];
  for (const { number, events } of act.entries) {
    for (const [place, event] of events.entries()) {
      const direction = directionOf(scenes, event);
      const mine = concerns(event, scenes, act.view.view, seat, told);
      told.push(event);
      const last = found.at(-1);
      if (direction.together && last?.direction === direction && last.entry === number) {
        last.events.push(event);
        last.mine ||= mine;
      } else found.push({ entry: number, place, events: [event], direction, mine });
    }
  }
  return found;
}

export function concerns(
  event: EventInfo,
  scenes: Scenes,
  view: unknown,
  seat: number | null,
  earlier: readonly EventInfo[],
): boolean {
  if (seat === null) return false;
  if (scenes.concerns !== undefined) return scenes.concerns(event, view, seat, earlier);
  return event.params["seat"] === seat || event.params["to"] === seat;
}
