/** The map as a drawing: what lies where, reckoned once for each map. */
import type { Point } from "../../lib/board/sight";
import {
  at,
  beyond,
  between,
  corner,
  directionTo,
  HALF,
  hexOf,
  labelOf,
  MARGIN,
  mapSize,
  middleOf,
  middleOfSide,
  neighbours,
  OUTER,
  outline,
  RADIUS,
  scattered,
  sideOf,
  soft,
  straight,
} from "./geometry";
import type { MapView, ObstacleView } from "./view";

export interface Planted extends Point {
  size: number;
  kind: number;
}

export interface Obstacle {
  kind: string;
  from: Point;
  to: Point;
  line: string;
  /** Strokes down both slopes of a bank, or the merlons of a wall. */
  ticks: string;
}

export interface Landscape {
  hexes: string[];
  grid: string;
  land: string;
  water: string;
  ripples: string;
  wood: string;
  court: string;
  paving: string;
  roads: string;
  trees: Planted[];
  houses: Planted[];
  tufts: string;
  obstacles: Obstacle[];
  edges: Obstacle[];
}

/** The terrain of each hex. */
export function terrainAt(map: MapView): Map<string, string> {
  const names = new Map(map.terrain.map(({ letter, terrain }) => [letter, terrain]));
  const found = new Map<string, string>();
  map.rows.forEach((letters, row) =>
    [...letters].forEach((letter, column) => found.set(labelOf({ column, row }), names.get(letter) ?? "plain")),
  );
  return found;
}

export function landscape(map: MapView): Landscape {
  const terrain = terrainAt(map);
  const hexes = [...terrain.keys()];
  const of = (...kinds: string[]) => hexes.filter((hex) => kinds.includes(terrain.get(hex) ?? ""));
  const court = of("courtyard", "keep").concat(courtHuts(map, terrain));
  return {
    hexes,
    grid: hexes.map((hex) => outline(hex)).join(""),
    land: straight(hexes),
    water: soft(of("water")),
    ripples: of("water").map(ripples).join(""),
    wood: soft(of("wood")),
    court: straight(court),
    paving: court.map(paving).join(""),
    roads: [...roadsOf(map, terrain)].map(([hex, next]) => road(hex, next, map)).join(""),
    trees: of("wood").flatMap(trees).sort(byHeight),
    houses: of("hut").flatMap(houses).sort(byHeight),
    tufts: of("plain").map(tufts).join(""),
    obstacles: map.obstacles.filter(({ kind }) => kind !== "gate").map(obstacle),
    edges: closedEdges(map),
  };
}

const byHeight = (one: Point, other: Point) => one.y - other.y;

/** Sheds within the walls stand on the pavement of the court. */
function courtHuts(map: MapView, terrain: Map<string, string>): string[] {
  return (map.castle?.hexes ?? []).filter((hex) => terrain.get(hex) === "hut");
}

// -- what grows and stands ----------------------------------------------------------------------------------------

const SPOTS: readonly (readonly [number, number])[] = [
  [-19, -13],
  [3, -20],
  [21, -9],
  [-24, 9],
  [-2, 3],
  [19, 14],
  [-8, 23],
];

function trees(hex: string): Planted[] {
  const middle = middleOf(hex);
  const chance = scattered(hex, SPOTS.length * 3);
  return SPOTS.map(([x, y], index) => ({
    x: Math.round(middle.x + x + ((chance[index * 3] ?? 0) - 0.5) * 9),
    y: Math.round(middle.y + y + ((chance[index * 3 + 1] ?? 0) - 0.5) * 9),
    size: Math.round(23 + (chance[index * 3 + 2] ?? 0) * 7),
    kind: (chance[index * 3 + 2] ?? 0) > 0.62 ? 1 : 0,
  }));
}

function houses(hex: string): Planted[] {
  const middle = middleOf(hex);
  const [turn = 0, ...chance] = scattered(hex, 4);
  const places =
    turn > 0.5
      ? [
          [-14, -10],
          [15, -3],
          [-6, 17],
        ]
      : [
          [12, -13],
          [-16, -1],
          [11, 15],
        ];
  return places.map(([x = 0, y = 0], index) => ({
    x: Math.round(middle.x + x),
    y: Math.round(middle.y + y),
    size: Math.round(26 + (chance[index] ?? 0) * 5),
    kind: index % 2,
  }));
}

/** A few blades of grass on some hexes. */
function tufts(hex: string): string {
  const { x, y } = middleOf(hex);
  const [some = 0, ...chance] = scattered(hex, 5);
  if (some > 0.55) return "";
  return [0, 2]
    .slice(0, some > 0.25 ? 1 : 2)
    .map((index) => {
      const [right, down] = [((chance[index] ?? 0) - 0.5) * 44, ((chance[index + 1] ?? 0) - 0.5) * 40];
      return `M${Math.round(x + right)} ${Math.round(y + down)}q-1-6-4-8m4 8q0-7 1-9m-1 9q2-5 5-7`;
    })
    .join("");
}

function ripples(hex: string): string {
  const { x, y } = middleOf(hex);
  const [one = 0, two = 0] = scattered(hex, 2);
  return `M${Math.round(x - 20 + one * 8)} ${y - 9}q7-5 14 0t14 0M${Math.round(x - 12 + two * 10)} ${y + 12}q6-4 12 0t12 0`;
}

/** Flagstones. */
function paving(hex: string): string {
  const { x, y } = middleOf(hex);
  const [shift = 0] = scattered(hex, 1);
  const left = Math.round(x - 22 + shift * 12);
  return `M${left} ${y - 14}h18m8 0h12M${left + 6} ${y + 4}h22m7 0h8M${left} ${y + 20}h12m9 0h15`;
}

// -- roads --------------------------------------------------------------------------------------------------------

/** A road runs from side to side of its hex through the middle, and over the edge of the map if it ends there. */
function road(hex: string, next: ReadonlySet<string>, map: MapView): string {
  const ends = [...next].map((other) => middleOfSide(hex, directionTo(hex, other)));
  if (ends.length < 2) ends.push(...overTheEdge(hex, map));
  const middle = middleOf(hex);
  const [one, other, ...more] = ends;
  if (one === undefined) return "";
  if (other === undefined) return `M${at(middle)}L${at(one)}`;
  if (more.length > 0) return ends.map((end) => `M${at(middle)}L${at(end)}`).join("");
  return `M${at(one)}Q${at(middle)} ${at(other)}`;
}

/** The hexes that a hex of road leads to: other road, or the gate of a castle. */
function roadsOf(map: MapView, terrain: Map<string, string>): Map<string, Set<string>> {
  const isRoad = (hex: string) => terrain.get(hex) === "road";
  const roads = [...terrain.keys()].filter(isRoad);
  const links = new Map(
    roads.map((hex) => [hex, new Set(neighbours(hex).filter((next) => isRoad(next) || next === map.castle?.gate))]),
  );
  for (const hex of roads) for (const direction of [1, 2]) thin(links, hex, direction);
  return links;
}

/** Three hexes of road that touch would be a square: the link between the two that lead to most others goes. */
function thin(links: Map<string, Set<string>>, hex: string, direction: number): void {
  const [one, other] = [beyond(hex, direction), beyond(hex, direction + 1)];
  const busy = ([from, to]: readonly [string, string]) => (links.get(from)?.size ?? 0) + (links.get(to)?.size ?? 0);
  const sides = [
    [hex, one],
    [hex, other],
    [one, other],
  ] as const;
  if (!sides.every(([from, to]) => links.get(from)?.has(to) && links.has(to))) return;
  const [from, to] = sides.reduce((most, side) => (busy(side) > busy(most) ? side : most));
  links.get(from)?.delete(to);
  links.get(to)?.delete(from);
}

function overTheEdge(hex: string, map: MapView): Point[] {
  const { column, row } = hexOf(hex);
  const { x, y } = middleOf(hex);
  const { width, height } = mapSize(map.columns);
  if (column === 0) return [{ x: MARGIN, y }];
  if (column === map.columns - 1) return [{ x: width - MARGIN, y }];
  if (row === 0) return [{ x, y: MARGIN }];
  return row === map.rows.length - 1 ? [{ x, y: height - MARGIN }] : [];
}

// -- banks and walls ----------------------------------------------------------------------------------------------

export function obstacle({ kind, one, other }: Pick<ObstacleView, "kind" | "one" | "other">): Obstacle {
  return raised(kind, ...sideOf(one, directionTo(one, other)));
}

function raised(kind: string, from: Point, to: Point): Obstacle {
  return { kind, from, to, line: `M${at(from)}L${at(to)}`, ticks: ticks(from, to) };
}

function ticks(from: Point, to: Point): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const across = { x: (from.y - to.y) / length, y: (to.x - from.x) / length };
  return [0.12, 0.31, 0.5, 0.69, 0.88]
    .map((share) => {
      const { x, y } = between(from, to, share);
      const end = (way: number) =>
        at({ x: Math.round((x + across.x * way) * 10) / 10, y: Math.round((y + across.y * way) * 10) / 10 });
      return `M${end(-8)}L${end(8)}`;
    })
    .join("");
}

/** Where nobody may leave the map: a bank, or the rampart of the town. */
function closedEdges(map: MapView): Obstacle[] {
  return Object.entries(map.closed_edges).flatMap(([side, hexes]) => {
    const kind = map.id === "rennes" && side === "E" ? "wall" : "embankment";
    return hexes.flatMap((hex) =>
      (OUTER[side] ?? []).map((direction) => raised(kind, corner(hex, direction), corner(hex, direction + 1))),
    );
  });
}

// -- leaving and coming -------------------------------------------------------------------------------------------

const TURN: Record<string, number> = { N: 0, E: 90, S: 180, W: 270 };

export interface Arrow extends Point {
  hex: string;
  side: string;
  turn: number;
  banners: string[];
  onlyWith: string | null;
}

/** Where each edge of the map is left, with the banners that may. */
export function exits(map: MapView): Arrow[] {
  const found = new Map<string, Arrow>();
  for (const { banner, hex, sides, only_with } of map.exits) {
    for (const side of sides) {
      const known = found.get(`${hex} ${side}`);
      if (known !== undefined) known.banners.push(banner);
      else found.set(`${hex} ${side}`, { ...outside(hex, side), banners: [banner], onlyWith: only_with });
    }
  }
  return [...found.values()];
}

function outside(hex: string, side: string): Omit<Arrow, "banners" | "onlyWith"> {
  const { x, y } = middleOf(hex);
  const far = side === "N" || side === "S" ? HALF + 13 : RADIUS + 7;
  const turn = TURN[side] ?? 0;
  const angle = ((turn - 90) * Math.PI) / 180;
  return { hex, side, turn, x: Math.round(x + far * Math.cos(angle)), y: Math.round(y + far * Math.sin(angle)) };
}
