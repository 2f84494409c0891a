/** The ivy that climbs around a miniature: a waving stem, and leaves that turn to either side of it. */

interface Leaf {
  x: number;
  y: number;
  /** Degrees, clockwise from upright. */
  turn: number;
  tincture: "azure" | "gules" | "leaf-gold";
}

interface Vine {
  stem: string;
  leaves: Leaf[];
}

const TINCTURES = ["leaf-gold", "azure", "leaf-gold", "gules"] as const;
const WAVE = 44;
const SWAY = 8;

const rounded = (value: number) => Math.round(value * 10) / 10;

/** A vine along a straight line, `angle` in degrees from the horizontal. */
export function vine(x: number, y: number, length: number, angle: number): Vine {
  const turns = Math.max(2, Math.round(length / WAVE));
  const step = length / turns;
  const [along, across] = [(angle * Math.PI) / 180, ((angle - 90) * Math.PI) / 180];
  const at = (distance: number, aside: number) => ({
    x: rounded(x + Math.cos(along) * distance + Math.cos(across) * aside),
    y: rounded(y + Math.sin(along) * distance + Math.sin(across) * aside),
  });
  let stem = `M${at(0, 0).x} ${at(0, 0).y}`;
  const leaves: Leaf[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const side = turn % 2 === 0 ? 1 : -1;
    const bend = at((turn + 0.5) * step, side * SWAY * 2);
    const end = at((turn + 1) * step, 0);
    stem += `Q${bend.x} ${bend.y} ${end.x} ${end.y}`;
    for (const [index, place] of [0.22, 0.62].entries()) {
      const tincture = TINCTURES[(turn * 2 + index) % TINCTURES.length] ?? "leaf-gold";
      const foot = at((turn + place) * step, side * (SWAY - 2));
      const lean = (side > 0 ? 0 : 180) + (index === 0 ? -38 : 38) * side;
      leaves.push({ ...at((turn + place) * step, side > 0 ? -1 : 1), turn: angle + lean + 180, tincture });
      stem += `M${foot.x} ${foot.y}L${at((turn + place) * step, 0).x} ${at((turn + place) * step, 0).y}`;
    }
    stem += `M${end.x} ${end.y}`;
  }
  return { stem, leaves };
}
