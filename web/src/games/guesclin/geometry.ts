/** The hexes on the screen: flat-topped, odd columns half a hex lower (GU-MAP-1, 2). One unit is an SVG unit. */
import type { Point } from "../../lib/board/sight";

/** From the middle of a hex to a corner. */
export const RADIUS = 40;
export const HALF = (RADIUS * Math.sqrt(3)) / 2;
/** Room around the map for letters, numbers and exits. */
export const MARGIN = 40;
export const ROWS = 19;
const ACROSS = RADIUS * 1.5;

/** Clockwise from the north, as the rules count them. */
const DIRECTIONS = ["N", "NE", "SE", "S", "SW", "NW"] as const;
const STEPS_EVEN = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [-1, -1],
] as const;
const STEPS_ODD = [
  [0, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;
/** The sides of a hex that look over an edge of the map. */
export const OUTER: Record<string, readonly number[]> = { N: [0], S: [3], W: [4, 5], E: [1, 2] };

export interface Hex {
  column: number;
  row: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

export function hexOf(label: string): Hex {
  return { column: label.charCodeAt(0) - 97, row: Number(label.slice(1)) - 1 };
}

export function labelOf({ column, row }: Hex): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

export function mapSize(columns: number): { width: number; height: number } {
  return {
    width: round((columns - 1) * ACROSS + 2 * RADIUS + 2 * MARGIN),
    height: round((2 * ROWS + 1) * HALF + 2 * MARGIN),
  };
}

export function middleOf(label: string): Point {
  const { column, row } = hexOf(label);
  return {
    x: round(MARGIN + RADIUS + column * ACROSS),
    y: round(MARGIN + HALF * (1 + (column % 2) + 2 * row)),
  };
}

/** The neighbour in a direction (0 to 5); it may lie outside the map. */
export function beyond(label: string, direction: number): string {
  const { column, row } = hexOf(label);
  const [right, down] = (column % 2 === 0 ? STEPS_EVEN : STEPS_ODD)[direction] ?? [0, 0];
  return labelOf({ column: column + right, row: row + down });
}

export function neighbours(label: string): string[] {
  return DIRECTIONS.map((_, direction) => beyond(label, direction));
}

/** Direction from a hex to an adjacent one, or -1. */
export function directionTo(from: string, to: string): number {
  return neighbours(from).indexOf(to);
}

/** A corner, counted so that side k (0 north, clockwise) runs from corner k to corner k + 1. */
export function corner(label: string, number: number, radius = RADIUS): Point {
  const { x, y } = middleOf(label);
  const angle = ((number - 2) * Math.PI) / 3;
  return { x: round(x + radius * Math.cos(angle)), y: round(y + radius * Math.sin(angle)) };
}

export function sideOf(label: string, direction: number, radius = RADIUS): [Point, Point] {
  return [corner(label, direction, radius), corner(label, direction + 1, radius)];
}

export function between(one: Point, other: Point, share = 0.5): Point {
  return { x: round(one.x + (other.x - one.x) * share), y: round(one.y + (other.y - one.y) * share) };
}

/** The middle of the side that two adjacent hexes share. */
export function middleOfSide(label: string, direction: number): Point {
  return between(...sideOf(label, direction));
}

export const at = ({ x, y }: Point) => `${x} ${y}`;

/** The outline of one hex. */
export function outline(label: string, radius = RADIUS): string {
  return `M${[0, 1, 2, 3, 4, 5].map((number) => at(corner(label, number, radius))).join("L")}Z`;
}

/** The outlines of a set of hexes as rings of corners, holes included. */
export function rings(labels: Iterable<string>): Point[][] {
  const inside = new Set(labels);
  const after = new Map<string, Point>();
  const start = new Map<string, Point>();
  for (const label of inside) {
    for (let direction = 0; direction < 6; direction++) {
      if (inside.has(beyond(label, direction))) continue;
      const [one, other] = sideOf(label, direction);
      after.set(key(one), other);
      start.set(key(one), one);
    }
  }
  const found: Point[][] = [];
  while (start.size > 0) {
    const ring: Point[] = [];
    let next = start.values().next().value as Point | undefined;
    while (next !== undefined && start.has(key(next))) {
      start.delete(key(next));
      ring.push(next);
      next = after.get(key(next));
    }
    found.push(ring);
  }
  return found;
}

/** Corners lie on a lattice: those that belong together differ by rounding at most. */
function key({ x, y }: Point): string {
  return `${Math.round((x - MARGIN) / (RADIUS / 2))} ${Math.round((y - MARGIN) / HALF)}`;
}

/** The rings drawn straight from corner to corner. */
export function straight(labels: Iterable<string>): string {
  return rings(labels)
    .map((ring) => `M${ring.map(at).join("L")}Z`)
    .join("");
}

/** The rings drawn softly, from the middle of each side to the middle of the next: ponds and woods. */
export function soft(labels: Iterable<string>): string {
  return rings(labels)
    .map((ring) => {
      const middles = ring.map((one, index) => between(one, ring[(index + 1) % ring.length] ?? one));
      const curves = ring.map((_, index) => {
        const turn = (index + 1) % ring.length;
        return `Q${at(ring[turn] as Point)} ${at(middles[turn] as Point)}`;
      });
      return `M${at(middles[0] as Point)}${curves.join("")}Z`;
    })
    .join("");
}

/** Numbers that look like chance but are always the same for a hex: where its trees stand. */
export function scattered(label: string, count: number): number[] {
  let seed = [...label].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 17);
  return Array.from({ length: count }, () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  });
}
