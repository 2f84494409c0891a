/** Where names are written so that none lies over another, over a town, or outside the map. */
import { MAP, nameSide, townAt, type Place } from "./geography";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Label {
  id: string;
  text: string;
  /** The middle of the line. */
  x: number;
  y: number;
  box: Box;
  /** Where the line from the town ends, when the name stands far from it. */
  lead?: Place;
}
/** The name of a town, and how large the town is drawn, in units of the map. */
export interface Name {
  town: string;
  text: string;
  size: number;
}

/** Old-style letters are about half as wide as high. */
const LETTER = 0.5;
const ROUNDS = 24;
const AROUND: Record<string, Place> = {
  n: { x: 0, y: -1 },
  ne: { x: 1, y: -1 },
  e: { x: 1, y: 0 },
  se: { x: 1, y: 1 },
  s: { x: 0, y: 1 },
  sw: { x: -1, y: 1 },
  w: { x: -1, y: 0 },
  nw: { x: -1, y: -1 },
  // Half-way, for crowded Flanders.
  nne: { x: 0.5, y: -1 },
  nnw: { x: -0.5, y: -1 },
  sse: { x: 0.5, y: 1 },
  ssw: { x: -0.5, y: 1 },
  ene: { x: 1, y: -0.5 },
  ese: { x: 1, y: 0.5 },
  wnw: { x: -1, y: -0.5 },
  wsw: { x: -1, y: 0.5 },
};

export const clash = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const inside = ({ x, y, width, height }: Box): boolean =>
  x >= 0 && y >= 0 && x + width <= MAP.width && y + height <= MAP.height;

export function townBox(town: string, size: number): Box {
  const { x, y } = townAt(town);
  return { x: x - size / 2, y: y - size / 2, width: size, height: size };
}

function boxAround({ x, y }: Place, text: string, letters: number): Box {
  const [width, height] = [text.length * letters * LETTER + letters * 0.3, letters * 1.05];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The name beside its town, on one side of it; `far` puts it so many letters farther off, at the end of a line. */
function beside({ town, text, size }: Name, side: string, letters: number, far = 0): Label {
  const way = AROUND[side] ?? { x: 1, y: 0 };
  const from = townAt(town);
  const { width, height } = boxAround(from, text, letters);
  const slant = Math.abs(way.x) === 1 && Math.abs(way.y) === 1 ? 0.72 : 1;
  const middle = {
    x: from.x + way.x * (size / 2 + width / 2 + far * letters) * slant,
    y: from.y + way.y * (size / 2 + height / 2 + far * letters) * slant,
  };
  const label = { id: town, text, ...middle, box: boxAround(middle, text, letters) };
  if (far === 0) return label;
  return { ...label, lead: { x: middle.x - (way.x * width) / 2, y: middle.y - (way.y * height) / 2 } };
}

/** How far off names may stand when there is no room beside the town, in letters. */
const FAR = [1, 2, 3, 4, 5, 6, 7];

/** Names of towns: each on its best side, else on another. Who finds no room is placed first the next time; who never
 * does stands farther off, at the end of a line. */
export function placeNames(names: readonly Name[], letters: number): Label[] {
  const drawings = names.map(({ town, size }) => ({ town, box: townBox(town, size) }));
  let order = [...names];
  let best: Label[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const placed = placeInTurn(order, drawings, letters);
    if (placed.length > best.length) best = placed;
    const left = order.filter(({ town }) => !placed.some(({ id }) => id === town));
    if (left.length === 0) return best;
    order = [...left, ...order.filter((name) => !left.includes(name))];
  }
  for (const name of names.filter(({ town }) => !best.some(({ id }) => id === town))) {
    const found = FAR.flatMap((far) => sidesOf(name.town).map((side) => beside(name, side, letters, far))).find(
      (label) => isFree(label, best, drawings),
    );
    if (found !== undefined) best.push(found);
  }
  return best;
}

type Drawing = { town: string; box: Box };

const sidesOf = (town: string): string[] => [
  nameSide(town),
  ...Object.keys(AROUND).filter((side) => side !== nameSide(town)),
];

const isFree = ({ id, box }: Label, placed: readonly Label[], drawings: readonly Drawing[]): boolean =>
  inside(box) &&
  !placed.some((other) => clash(other.box, box)) &&
  !drawings.some((drawing) => drawing.town !== id && clash(drawing.box, box));

function placeInTurn(names: readonly Name[], drawings: readonly Drawing[], letters: number): Label[] {
  const placed: Label[] = [];
  for (const name of names) {
    const found = sidesOf(name.town)
      .map((side) => beside(name, side, letters))
      .find((label) => isFree(label, placed, drawings));
    if (found !== undefined) placed.push(found);
  }
  return placed;
}

/** The name of a province in one line, or in two where it can be parted. */
export interface LandLabel extends Label {
  lines: string[];
}

/** Where a long name may be parted: "Île-de-" and "France", "Limousin-" and "Périgord". */
function parted(text: string): string[] {
  const places = [...text.matchAll(/[- ]/g)].map(({ index }) => index + 1);
  const half = places.sort((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2))[0];
  return half === undefined ? [] : [text.slice(0, half).trim(), text.slice(half)];
}

/** Capitals of the display face are wider than the letters of a text. */
const WIDER = 1.25;

function landBox({ x, y }: Place, lines: readonly string[], letters: number): Box {
  const width = Math.max(...lines.map((line) => line.length)) * letters * LETTER * WIDER;
  const height = lines.length * letters * 1.05;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Names of provinces, wherever within them there is room: as near to their middle as may be. */
export function placeLands(
  names: readonly { id: string; text: string; spots: readonly Place[] }[],
  taken: readonly Box[],
  letters: number,
): LandLabel[] {
  const placed: LandLabel[] = [];
  for (const { id, text, spots } of names) {
    const forms = [[text], parted(text)].filter((lines) => lines.length > 0);
    const found = forms
      .flatMap((lines) => spots.map((at): LandLabel => ({ id, text, lines, ...at, box: landBox(at, lines, letters) })))
      .find(
        ({ box }) =>
          inside(box) && !taken.some((other) => clash(other, box)) && !placed.some((other) => clash(other.box, box)),
      );
    if (found !== undefined) placed.push(found);
  }
  return placed;
}
