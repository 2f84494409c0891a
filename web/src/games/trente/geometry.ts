/** Where the cells lie on the drawing. One's own camp is always at the foot of the heath. */
import { boxAround, type Box, type Point } from "../../lib/board/sight";
import type { FiguresView } from "./view";

/** The side of a cell, and the margin with the letters and numbers, in units of the map. */
export const SIDE = 50;
export const EDGE = 24;
export const OAK = "OAK";

/** How the heath lies before a viewer. */
export interface Lie {
  columns: string;
  rows: number;
  oak: readonly string[];
  /** Seen from the north, so that the men of Montfort stand at the foot. */
  turned: boolean;
}

export function lieOf({ columns, rows, oak_squares }: FiguresView, turned: boolean): Lie {
  return { columns, rows, oak: oak_squares, turned };
}

export function sizeOf({ columns, rows }: Lie): { width: number; height: number } {
  return { width: columns.length * SIDE + 2 * EDGE, height: rows * SIDE + 2 * EDGE };
}

export function columnAt(lie: Lie, letter: string): number {
  const place = lie.columns.indexOf(letter);
  return EDGE + SIDE * (lie.turned ? lie.columns.length - 1 - place : place);
}

export function rowAt(lie: Lie, row: number): number {
  return EDGE + SIDE * (lie.turned ? row - 1 : lie.rows - row);
}

export function boxOf(lie: Lie, cell: string): Box {
  if (cell !== OAK)
    return { x: columnAt(lie, cell[0] ?? "A"), y: rowAt(lie, Number(cell.slice(1))), width: SIDE, height: SIDE };
  return around(lie, lie.oak);
}

export function middleOf(lie: Lie, cell: string): Point {
  const { x, y, width, height } = boxOf(lie, cell);
  return { x: x + width / 2, y: y + height / 2 };
}

/** The smallest box around some cells. */
export function around(lie: Lie, cells: readonly string[]): Box {
  return boxAround(cells.map((cell) => boxOf(lie, cell)));
}

/** All cells, row by row; the Oak is one. */
export function cellsOf({ columns, rows, oak }: Lie): string[] {
  const all = Array.from({ length: rows }, (_, row) => [...columns].map((letter) => `${letter}${row + 1}`)).flat();
  return [...all.filter((cell) => !oak.includes(cell)), OAK];
}
