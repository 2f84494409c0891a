/** The drawn ground: where towns, provinces, roads and rivers lie. What they mean for the rules is in the view. */
import ground from "./geography.json";

export interface Place {
  x: number;
  y: number;
}

export const MAP = { width: ground.width, height: ground.height };
export const LAND = ground.land;
export const RIVERS = Object.entries(ground.rivers).map(([river, path]) => ({ river, path }));
export const ROADS = ground.roads;
/** Whether a road leads from one town to the other. */
export const areJoined = (one: string, other: string): boolean =>
  ROADS.some(({ a, b }) => (a === one && b === other) || (a === other && b === one));

const spot = ([x = 0, y = 0]: readonly number[]): Place => ({ x, y });
const of = <Item>(items: Record<string, Item>): Map<string, Item> => new Map(Object.entries(items));

const TOWNS = of(ground.towns);
const PROVINCES = of(ground.provinces);

export const townAt = (town: string): Place => spot(TOWNS.get(town)?.at ?? [0, 0]);
/** On which side of the town its name is best written, as a point of the compass. */
export const nameSide = (town: string): string => TOWNS.get(town)?.side ?? "e";
export const provinceAt = (province: string): Place => spot(PROVINCES.get(province)?.at ?? [0, 0]);
export const outline = (province: string): string => PROVINCES.get(province)?.path ?? "";
/** The corners of a drawn outline; those of islands follow in shapes of their own. */
export function shapes(path: string): Place[][] {
  return path
    .split("M")
    .filter((part) => part !== "")
    .map((part) => {
      const numbers = (part.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
      const corner = { x: 0, y: 0 };
      return Array.from({ length: numbers.length >> 1 }, (_, place) => {
        corner.x += numbers[2 * place] ?? 0;
        corner.y += numbers[2 * place + 1] ?? 0;
        return { ...corner };
      });
    });
}
/** The corners of a province, without its islands. */
export const shapeOf = (province: string): Place[] =>
  shapes(outline(province)).reduce((one, other) => (other.length > one.length ? other : one), []);

/** From degrees to units of the map. */
export function at(longitude: number, latitude: number): Place {
  return { x: (longitude + 6) * 0.6845 * 200, y: (52 - latitude) * 200 };
}

/** Lands and seas around the kingdom, by the name of their message. */
export const AROUND: { name: string; sea: boolean; x: number; y: number; turn?: number }[] = [
  { name: "channel", sea: true, x: 480, y: 372, turn: -14 },
  { name: "atlantic", sea: true, x: 300, y: 1260, turn: 66 },
  { name: "mediterranean", sea: true, x: 1550, y: 1980 },
  { name: "england", sea: false, x: 640, y: 130 },
  { name: "empire", sea: false, x: 1830, y: 250 },
  { name: "alsace", sea: false, x: 1860, y: 800 },
  { name: "savoy", sea: false, x: 1790, y: 1215 },
  { name: "castile", sea: false, x: 300, y: 1960 },
  { name: "aragon", sea: false, x: 690, y: 2140 },
];

/** Where the engraver put hills: Pyrenees, Massif Central, Alps, Jura, Vosges, Ardennes, Morvan. */
export const HILLS: Place[] = (
  [
    [-0.95, 42.98],
    [-0.45, 42.83],
    [0.05, 42.72],
    [0.55, 42.66],
    [1.05, 42.6],
    [2.1, 42.52],
    [2.55, 42.4],
    [-1.0, 42.5],
    [2.55, 45.15],
    [2.7, 45.5],
    [3.45, 45.35],
    [3.55, 44.6],
    [3.1, 44.75],
    [2.25, 44.85],
    [3.8, 45.75],
    [3.3, 44.1],
    [2.0, 45.65],
    [6.55, 45.35],
    [6.2, 44.65],
    [6.75, 44.35],
    [6.6, 44.9],
    [7.1, 45.75],
    [6.1, 44.15],
    [7.15, 44.75],
    [7.5, 46.1],
    [6.85, 46.1],
    [5.3, 45.0],
    [6.0, 46.5],
    [6.45, 46.8],
    [5.75, 46.2],
    [7.0, 48.25],
    [7.05, 47.95],
    [6.95, 48.55],
    [5.2, 50.05],
    [5.75, 50.15],
    [5.45, 49.85],
    [6.15, 50.3],
    [4.0, 47.15],
    [-4.2, 43.15],
    [-3.4, 43.0],
    [-2.7, 42.9],
    [-5.1, 43.1],
  ] as const
).map(([longitude, latitude]) => at(longitude, latitude));

/** Whence foreign armies come, as far as the sheet shows it. */
const HOMES: Record<string, Place> = {
  empire: { x: 1850, y: 330 },
  castile: { x: 330, y: 1900 },
  aragon: { x: 800, y: 2020 },
  savoy: { x: 1780, y: 1160 },
  fleet: { x: 260, y: 480 },
  papacy: { x: 1560, y: 1600 },
};
export const homeOf = (force: string): Place | null => HOMES[force] ?? null;
