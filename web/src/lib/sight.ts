/** How close we look at the board, and at which part of it. */

export interface Sight {
  scale: number;
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

export const FITTED: Sight = { scale: 1, x: 0, y: 0 };
const CLOSEST = 4;

/** Closer or farther by a factor, the point under the finger staying where it is. */
export function zoomed(sight: Sight, factor: number, at: { x: number; y: number }, frame: Size): Sight {
  const scale = Math.min(CLOSEST, Math.max(1, sight.scale * factor));
  const ratio = scale / sight.scale;
  return within({ scale, x: at.x - (at.x - sight.x) * ratio, y: at.y - (at.y - sight.y) * ratio }, frame);
}

export function moved(sight: Sight, x: number, y: number, frame: Size): Sight {
  return within({ ...sight, x: sight.x + x, y: sight.y + y }, frame);
}

/** The board never leaves its frame. */
function within({ scale, x, y }: Sight, { width, height }: Size): Sight {
  const clamp = (value: number, least: number) => Math.min(0, Math.max(least, value));
  return { scale, x: clamp(x, width * (1 - scale)), y: clamp(y, height * (1 - scale)) };
}
