/** Which part of a map is seen in a frame: the point of the map in its middle, and how much closer than the whole. */

export interface Point {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Box extends Point, Size {}

export interface MapSight {
  /** 1 shows the whole map. */
  closeness: number;
  /** The middle of the frame, in units of the map. */
  middle: Point;
}

/** The smallest box around some things; a point is a thing without size. */
export function boxAround(things: readonly (Point & Partial<Size>)[], air = 0): Box {
  const [x, y] = [Math.min(...things.map((one) => one.x)) - air, Math.min(...things.map((one) => one.y)) - air];
  const right = Math.max(...things.map((one) => one.x + (one.width ?? 0))) + air;
  const bottom = Math.max(...things.map((one) => one.y + (one.height ?? 0))) + air;
  return { x, y, width: right - x, height: bottom - y };
}

/** How much closer a button, or a key, brings the map. */
export const CLOSER = 1.3;

/** Room in the frame around a thing that is brought into sight, in pixels. */
const MARGIN = 32;

export function wholeMap(map: Size): MapSight {
  return { closeness: 1, middle: { x: map.width / 2, y: map.height / 2 } };
}

/** Pixels of the frame per unit of the map. */
export function scaleOf({ closeness }: MapSight, map: Size, frame: Size): number {
  return Math.min(frame.width / map.width, frame.height / map.height) * closeness;
}

/** The point of the map under a point of the frame. */
export function underneath(at: Point, sight: MapSight, map: Size, frame: Size): Point {
  const scale = scaleOf(sight, map, frame);
  return {
    x: sight.middle.x + (at.x - frame.width / 2) / scale,
    y: sight.middle.y + (at.y - frame.height / 2) / scale,
  };
}

/** Closer or farther by a factor; what lies under `at` (in the frame) stays there. */
export function closer(sight: MapSight, factor: number, at: Point, map: Size, frame: Size, closest: number): MapSight {
  const closeness = Math.min(closest, Math.max(1, sight.closeness * factor));
  const fixed = underneath(at, sight, map, frame);
  const scale = scaleOf({ ...sight, closeness }, map, frame);
  const middle = { x: fixed.x - (at.x - frame.width / 2) / scale, y: fixed.y - (at.y - frame.height / 2) / scale };
  return within({ closeness, middle }, map, frame);
}

/** Moved by so many pixels of the frame, as by a finger that drags the map along. */
export function dragged(sight: MapSight, by: Point, map: Size, frame: Size): MapSight {
  const scale = scaleOf(sight, map, frame);
  const middle = { x: sight.middle.x - by.x / scale, y: sight.middle.y - by.y / scale };
  return within({ ...sight, middle }, map, frame);
}

/** Moved as little as needed for a thing on the map to be seen; the same sight if it is seen already. */
export function showing(sight: MapSight, thing: Box, map: Size, frame: Size): MapSight {
  const scale = scaleOf(sight, map, frame);
  const shift = (from: number, size: number, middle: number, room: number) => {
    const half = room / 2 / scale - MARGIN / scale;
    if (size > 2 * half) return from + size / 2;
    return Math.min(Math.max(middle, from + size - half), from + half);
  };
  const middle = {
    x: shift(thing.x, thing.width, sight.middle.x, frame.width),
    y: shift(thing.y, thing.height, sight.middle.y, frame.height),
  };
  return within({ ...sight, middle }, map, frame);
}

export type Edge = "top" | "right" | "bottom" | "left";

/** A thing brought as far as can be from an edge of the frame, where something will lie over the map. */
export function awayFrom(edge: Edge, sight: MapSight, thing: Box, map: Size, frame: Size): MapSight {
  const scale = scaleOf(sight, map, frame);
  const { x, y } = showing(sight, thing, map, frame).middle;
  const [across, down] = [(frame.width / 2 - MARGIN) / scale, (frame.height / 2 - MARGIN) / scale];
  const middle = {
    top: { x, y: thing.y + thing.height - down },
    bottom: { x, y: thing.y + down },
    left: { x: thing.x + thing.width - across, y },
    right: { x: thing.x + across, y },
  }[edge];
  return within({ ...sight, middle }, map, frame);
}

/** Where a thing of the map lies in the frame, in pixels. */
export function placed(thing: Box, sight: MapSight, map: Size, frame: Size): Box {
  const scale = scaleOf(sight, map, frame);
  return {
    x: frame.width / 2 + (thing.x - sight.middle.x) * scale,
    y: frame.height / 2 + (thing.y - sight.middle.y) * scale,
    width: thing.width * scale,
    height: thing.height * scale,
  };
}

/** The map fills the frame where it can, and stands in its middle where it cannot. */
export function within({ closeness, middle }: MapSight, map: Size, frame: Size): MapSight {
  const scale = scaleOf({ closeness, middle }, map, frame);
  const clamp = (value: number, size: number, room: number) => {
    const half = room / 2 / scale;
    return 2 * half >= size ? size / 2 : Math.min(size - half, Math.max(half, value));
  };
  return {
    closeness,
    middle: { x: clamp(middle.x, map.width, frame.width), y: clamp(middle.y, map.height, frame.height) },
  };
}
