/** Whose ground is whose: every town has its share of its province, the part that lies nearest to it. */
import { MAP, provinceAt, shapeOf, townAt, type Place } from "./geography";

/** The part of a shape where one town is nearer than another: cut off along the line half-way between them. */
function nearer(shape: readonly Place[], town: Place, other: Place): Place[] {
  const [dx, dy] = [other.x - town.x, other.y - town.y];
  const half = ((town.x + other.x) * dx + (town.y + other.y) * dy) / 2;
  const beyond = ({ x, y }: Place) => x * dx + y * dy - half;
  return shape.flatMap((point, place) => {
    const next = shape[(place + 1) % shape.length] ?? point;
    const [here, there] = [beyond(point), beyond(next)];
    const kept = here <= 0 ? [point] : [];
    if (here <= 0 === there <= 0) return kept;
    const part = here / (here - there);
    return [...kept, { x: point.x + (next.x - point.x) * part, y: point.y + (next.y - point.y) * part }];
  });
}

const SHEET: Place[] = [
  { x: 0, y: 0 },
  { x: MAP.width, y: 0 },
  { x: MAP.width, y: MAP.height },
  { x: 0, y: MAP.height },
];

/** The share of a town among those of its province, as the points of a polygon; the province's outline bounds it. */
export function shareOf(town: string, towns: readonly string[]): string {
  const cell = towns
    .filter((other) => other !== town)
    .reduce<Place[]>((shape, other) => nearer(shape, townAt(town), townAt(other)), SHEET);
  return cell.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(" ");
}

export function isWithin(shape: readonly Place[], { x, y }: Place): boolean {
  let within = false;
  for (const [place, one] of shape.entries()) {
    const other = shape[(place + 1) % shape.length] ?? one;
    const crosses = one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x;
    if (crosses) within = !within;
  }
  return within;
}

/** Between two places where a name might stand, in units of the map. */
const STEP = 28;
const spots = new Map<string, Place[]>();

/** Where the name of a province may stand: within it, those nearest to its middle first. */
export function namingSpots(province: string): Place[] {
  const known = spots.get(province);
  if (known !== undefined) return known;
  const [shape, best] = [shapeOf(province), provinceAt(province)];
  const [xs, ys] = [shape.map(({ x }) => x), shape.map(({ y }) => y)];
  const found: Place[] = [];
  for (let y = Math.min(...ys); y <= Math.max(...ys); y += STEP)
    for (let x = Math.min(...xs); x <= Math.max(...xs); x += STEP) if (isWithin(shape, { x, y })) found.push({ x, y });
  const far = ({ x, y }: Place) => Math.hypot(x - best.x, (y - best.y) * 1.4);
  const sorted = [best, ...found.sort((a, b) => far(a) - far(b))];
  spots.set(province, sorted);
  return sorted;
}
