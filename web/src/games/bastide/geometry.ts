/** Where everything lies on the plan of the town, in its own units: four columns of blocks, three rows, streets between. */
import type { Box, Point } from "../../lib/board/sight";

export const BLOCK = 132;
export const STREET = 64;
export const WALL = 56;
/** The meadow around the walls, with the letters of the columns and the numbers of the rows. */
export const MEADOW = 28;
const EDGE = MEADOW + WALL;
const PITCH = BLOCK + STREET;

const COLUMNS = "ABCD";
const ROWS = "123";
export const COLUMN_NAMES = [...COLUMNS];
export const ROW_NAMES = [...ROWS];

export const WIDTH = 2 * EDGE + 4 * BLOCK + 3 * STREET;
export const HEIGHT = 2 * EDGE + 3 * BLOCK + 2 * STREET;
export const TOWN: Box = { x: EDGE, y: EDGE, width: WIDTH - 2 * EDGE, height: HEIGHT - 2 * EDGE };

export const CIRCLE = 23;
export const HALLE_CIRCLE = 20;
const FROM_MIDDLE = 45;

export const columnX = (column: number): number => EDGE + column * PITCH;
export const rowY = (row: number): number => EDGE + row * PITCH;

/** The square of a block, such as "C2". */
export function blockBox(block: string): Box {
  const [column = "A", row = "1"] = block;
  return { x: columnX(COLUMNS.indexOf(column)), y: rowY(ROWS.indexOf(row)), width: BLOCK, height: BLOCK };
}

export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

export function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

const CARRA = middleOf(blockBox("B2"));
const HALLE: Record<string, Point> = {
  N: { x: CARRA.x, y: CARRA.y - FROM_MIDDLE },
  S: { x: CARRA.x, y: CARRA.y + FROM_MIDDLE },
  W: { x: CARRA.x - FROM_MIDDLE, y: CARRA.y },
  E: { x: CARRA.x + FROM_MIDDLE, y: CARRA.y },
};

/** The middle of a circle that faces blocks, such as "S3.1", "WN.A" or "HA.E". */
export function circleAt(circle: string): Point {
  const [work = "", place = ""] = circle.split(".");
  const alongX = columnX(COLUMNS.indexOf(place)) + BLOCK / 2;
  const alongY = rowY(ROWS.indexOf(place)) + BLOCK / 2;
  switch (work) {
    case "WN":
      return { x: alongX, y: MEADOW + WALL / 2 };
    case "WS":
      return { x: alongX, y: HEIGHT - MEADOW - WALL / 2 };
    case "WW":
      return { x: MEADOW + WALL / 2, y: alongY };
    case "WE":
      return { x: WIDTH - MEADOW - WALL / 2, y: alongY };
    case "HA":
      return HALLE[place] ?? CARRA;
    default: {
      const street = streetBox(work);
      return work.startsWith("S") ? { x: street.x + STREET / 2, y: alongY } : { x: alongX, y: street.y + STREET / 2 };
    }
  }
}

/** The whole length of a street inside the walls: S1 to S3 run north to south, L1 and L2 west to east. */
export function streetBox(street: string): Box {
  const number = Number(street[1]) - 1;
  return street.startsWith("S")
    ? { x: columnX(number) + BLOCK, y: EDGE, width: STREET, height: TOWN.height }
    : { x: EDGE, y: rowY(number) + BLOCK, width: TOWN.width, height: STREET };
}

/** The band in which a wall stands, corners left out. */
export function wallBox(wall: string): Box {
  switch (wall) {
    case "WN":
      return { x: EDGE, y: MEADOW, width: TOWN.width, height: WALL };
    case "WS":
      return { x: EDGE, y: HEIGHT - EDGE, width: TOWN.width, height: WALL };
    case "WW":
      return { x: MEADOW, y: EDGE, width: WALL, height: TOWN.height };
    default:
      return { x: WIDTH - EDGE, y: EDGE, width: WALL, height: TOWN.height };
  }
}

/** The four corners of the walls, each with the two sides that meet there. */
export const CORNERS = [
  { x: EDGE - WALL / 2, y: EDGE - WALL / 2, sides: ["WN", "WW"] },
  { x: WIDTH - EDGE + WALL / 2, y: EDGE - WALL / 2, sides: ["WN", "WE"] },
  { x: EDGE - WALL / 2, y: HEIGHT - EDGE + WALL / 2, sides: ["WS", "WW"] },
  { x: WIDTH - EDGE + WALL / 2, y: HEIGHT - EDGE + WALL / 2, sides: ["WS", "WE"] },
];

/** One place of a block: a House, or a religious building with the circles of its tokens. */
export interface Place {
  box: Box;
  /** Where the drawing stands. */
  figure: Box;
  /** Middles of the tokens' circles, and their radius; none for a House. */
  circles: Point[];
  radius: number;
}

/** Height of a religious building in its block: alone, and one of several. */
const ALONE = 70;
const IN_ROWS = 44;

/** The part of a block that no religious building takes: there stand its Houses. */
export function housesBox({ id, buildings }: { id: string; buildings: readonly string[] }): Box {
  const { x, y } = blockBox(id);
  const taken = buildings.length === 1 ? ALONE : buildings.length * IN_ROWS;
  return { x, y: y + taken, width: BLOCK, height: BLOCK - taken };
}

const square = (x: number, y: number, side: number): Box => ({ x, y, width: side, height: side });
const housePlace = (figure: Box): Place => ({ box: figure, figure, circles: [], radius: 0 });

/**
 * How a block is laid out: religious buildings first, then places for Houses. One building has the upper half and its
 * tokens two by two; several lie in rows.
 */
export function placesOf(block: string, buildings: number, capacity: number): Place[] {
  const { x, y } = blockBox(block);
  if (buildings === 0) {
    return [square(x + 5, y + 6, 60), square(x + 67, y + 6, 60), square(x + 36, y + 68, 60)].map(housePlace);
  }
  if (buildings === 1) {
    const columns = Math.max(2, Math.ceil(capacity / 2));
    const apart = 66 / columns;
    const radius = Math.min(15, apart / 2 - 1);
    const circles = Array.from({ length: capacity }, (_, number) => ({
      x: x + 65.5 + ((number % columns) + 0.5) * apart,
      y: y + 19 + Math.floor(number / columns) * 32,
    }));
    const first = { box: { x, y, width: BLOCK, height: ALONE }, figure: square(x + 3, y + 3, 62), circles, radius };
    return [first, ...[square(x + 6, y + 71, 58), square(x + 68, y + 71, 58)].map(housePlace)];
  }
  return Array.from({ length: 3 }, (_, row) => {
    const top = y + row * IN_ROWS;
    if (row >= buildings) return housePlace(square(x + 44, top + 1, 42));
    const apart = Math.min(22, 88 / capacity);
    const radius = Math.min(11, apart / 2 - 0.25);
    const circles = Array.from({ length: capacity }, (_, number) => ({
      x: x + 43 + (number + 0.5) * apart,
      y: top + 23,
    }));
    return { box: { x, y: top, width: BLOCK, height: IN_ROWS }, figure: square(x, top + 1, 42), circles, radius };
  });
}
