/** Where on the screen a scene happens. */
import { rounded } from "../board/line";
import type { Point } from "../board/sight";

export interface Spot {
  x: number;
  y: number;
  /** Half of the smaller side of what is there. */
  radius: number;
  /** Whether it is in sight; if not, x and y are where an arrow at the edge points from, and `angle` is its way. */
  seen: boolean;
  angle: number;
}

const EDGE = 26;
const SMALLEST = 12;
const LARGEST = 60;

/** What belongs to a player is in his row of the list, where that stands beside the board. */
function thingAt(selector: string | null | undefined, frame: Element): Element | null | undefined {
  if (!selector) return null;
  return (
    frame.parentElement?.querySelector(`[data-board] ${selector}`) ??
    frame.ownerDocument.querySelector(`[data-players] ${selector}`)
  );
}

/** The thing that a selector names, within the frame, in pixels of the frame; null if the board has not drawn it. */
export function spotOf(selector: string | null | undefined, frame: Element): Spot | null {
  const thing = thingAt(selector, frame);
  if (!thing) return null;
  const [box, room] = [thing.getBoundingClientRect(), frame.getBoundingClientRect()];
  if (box.width === 0 && box.height === 0) return null;
  const at = { x: box.left + box.width / 2 - room.left, y: box.top + box.height / 2 - room.top };
  return placed(at, Math.min(box.width, box.height) / 2, room);
}

export function placed(at: { x: number; y: number }, size: number, room: { width: number; height: number }): Spot {
  const radius = Math.min(LARGEST, Math.max(SMALLEST, size));
  const within = (value: number, most: number) => Math.min(Math.max(value, EDGE), Math.max(EDGE, most - EDGE));
  const seen = at.x >= 0 && at.y >= 0 && at.x <= room.width && at.y <= room.height;
  if (seen) return { ...at, radius, seen, angle: 0 };
  const edge = { x: within(at.x, room.width), y: within(at.y, room.height) };
  return { ...edge, radius, seen, angle: (Math.atan2(at.y - edge.y, at.x - edge.x) * 180) / Math.PI };
}

interface Rect {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const overlap = (one: Rect, other: Rect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Whether something of that height fits better at the foot of the frame than at its head; it stays where it is if not. */
export function isBetterLow(height: number, frame: Rect, spot: Rect | null, clear: Rect[], low: boolean): boolean {
  const cost = (foot: boolean) => {
    const place = foot ? { ...frame, top: frame.bottom - height } : { ...frame, bottom: frame.top + height };
    const covered = clear.filter((box) => overlap(place, box)).length;
    return covered + (spot !== null && overlap(place, spot) ? 2 : 0);
  };
  const [head, foot] = [cost(false), cost(true)];
  return head === foot ? low : foot < head;
}

/** Asks a map to bring something into sight; the reader's own hand comes first. */
export function lookAt(selector: string | null | undefined, frame: Element): void {
  const thing = selector ? frame.parentElement?.querySelector(`[data-board] ${selector}`) : null;
  thing?.dispatchEvent(new CustomEvent(LOOK, { bubbles: true }));
}
export const LOOK = "centans-look";

/** A way from one spot to another, a little bent. */
export function wayOf(from: Spot, to: Spot): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = length === 0 ? [0, 0] : [(to.x - from.x) / length, (to.y - from.y) / length];
  const bend = length * 0.16;
  const middle = { x: (from.x + to.x) / 2 + dy * bend, y: (from.y + to.y) / 2 - dx * bend };
  return `M${round(from.x)} ${round(from.y)}Q${round(middle.x)} ${round(middle.y)} ${round(to.x)} ${round(to.y)}`;
}

/** The same by a way of the map on which a thing lies: lines in units of the map, in pixels of the frame. */
export function wayAlong(
  lines: readonly Point[][],
  selector: string | null | undefined,
  frame: Element,
): string | null {
  const drawing = thingAt(selector, frame)?.closest<SVGGraphicsElement>(".drawing");
  const { left, top } = frame.getBoundingClientRect();
  const to = drawing?.getScreenCTM();
  if (!to) return null;
  const onScreen = ({ x, y }: Point) => ({ x: to.a * x + to.e - left, y: to.d * y + to.f - top });
  return lines.map((line) => rounded(line.map(onScreen))).join("");
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The things on the board that a ribbon should not cover. */
export function keptClear(frame: Element): Rect[] {
  const found = frame.parentElement?.querySelectorAll("[data-board] [data-keep-clear]") ?? [];
  return [...found].map((thing) => thing.getBoundingClientRect());
}
