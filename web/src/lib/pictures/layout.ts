/** Where the words of a picture stand and how their lines run, in pixels. */

export interface Point {
  x: number;
  y: number;
}

export interface Place extends Point {
  width: number;
  height: number;
}

const GAP = 8;

/**
 * The left ends of words in one row: each as near as can be to the middle that it wants, none over another, all
 * within the room. Words that want the same place stand in the order given.
 */
export function spread(wanted: readonly { middle: number; width: number }[], room: number): number[] {
  const order = wanted.map((_, place) => place).sort((a, b) => (wanted[a]?.middle ?? 0) - (wanted[b]?.middle ?? 0));
  const left = new Array<number>(wanted.length).fill(0);
  let edge = 0;
  for (const place of order) {
    const { middle, width } = wanted[place] ?? { middle: 0, width: 0 };
    left[place] = Math.max(edge, middle - width / 2);
    edge = (left[place] ?? 0) + width + GAP;
  }
  edge = room;
  for (const place of order.reverse()) {
    const width = wanted[place]?.width ?? 0;
    left[place] = Math.max(0, Math.min(left[place] ?? 0, edge - width));
    edge = (left[place] ?? 0) - GAP;
  }
  return left;
}

/** A bent way between two things, from edge to edge, and the three corners of its point. */
export function bent(from: Place, to: Place): { path: string; head: string } {
  const [start, end] = [middleOf(from), middleOf(to)];
  const length = Math.max(1, Math.hypot(end.x - start.x, end.y - start.y));
  const [dx, dy] = [(end.x - start.x) / length, (end.y - start.y) / length];
  const bend = Math.min(28, length * 0.14);
  const middle = { x: (start.x + end.x) / 2 + dy * bend, y: (start.y + end.y) / 2 - dx * bend };
  const a = towards(start, middle, Math.min(from.width, from.height) * 0.36);
  const tip = towards(end, middle, Math.min(to.width, to.height) * 0.36);
  const b = towards(tip, middle, 11);
  const [hx, hy] = [(tip.x - b.x) / 11, (tip.y - b.y) / 11];
  const corners = [tip, { x: b.x - hy * 7, y: b.y + hx * 7 }, { x: b.x + hy * 7, y: b.y - hx * 7 }];
  return {
    path: `M${at(a)}Q${at(middle)} ${at(towards(b, tip, 2))}`,
    head: `M${corners.map(at).join("L")}Z`,
  };
}

function middleOf({ x, y, width, height }: Place): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const part = Math.min(0.45, distance / length);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function at({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
