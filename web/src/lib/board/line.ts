/** Lines through points, as paths of SVG. */
import type { Point } from "./sight";

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const write = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;

/** A line whose corners are rounded off, towards the inside. */
export function rounded(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const last = rest.pop();
  if (first === undefined || last === undefined) return "";
  const bends = rest.map((corner, place) => `Q${write(corner)} ${write(middle(corner, rest[place + 1] ?? last))}`);
  return `M${write(first)}${bends.join("")}L${write(last)}`;
}
