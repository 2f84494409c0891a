/** Figures that are easier reckoned than drawn: each gives the data of an SVG path. */

const rounded = (value: number) => Math.round(value * 10) / 10;

/** The long feathers of an eagle's wing, from the body outwards. */
export function feathers(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const along = index / (count - 1);
    const [x, y] = [24 + 54 * along, 84 - 16 * along];
    const [tipX, tipY] = [30 + 66 * along, 158 - 16 * along - 34 * along * along];
    const width = 5.6;
    const at = (...numbers: number[]) => numbers.map(rounded).join(" ");
    return [
      `M${at(x - width, y)}`,
      `C${at(x - width + 1, y + 28, tipX - width * 1.7, tipY - 22, tipX, tipY)}`,
      `C${at(tipX + width * 1.2, tipY - 20, x + width + 3, y + 26, x + width, y - 4)}Z`,
    ].join("");
  });
}

/** A ring of curls, such as a lion's mane seen from the front. */
export function scallops(x: number, y: number, inner: number, outer: number, count: number): string {
  const point = (turn: number, radius: number) => {
    const angle = (turn / count) * 2 * Math.PI;
    return `${rounded(x + radius * Math.sin(angle))} ${rounded(y - radius * Math.cos(angle))}`;
  };
  const curls = Array.from(
    { length: count },
    (_, turn) => `Q${point(turn + 0.75, outer + 3)} ${point(turn + 1, inner)}`,
  );
  return `M${point(0, inner)}${curls.join("")}Z`;
}

/** Where the flowers of a field strewn with lilies stand: staggered rows, cut off by the field's edge. */
export function strewn(width: number, height: number, step: number): { x: number; y: number }[] {
  const flowers: { x: number; y: number }[] = [];
  for (let row = 0; row * step * 0.9 < height + step; row++) {
    for (let x = row % 2 === 0 ? step / 2 : 0; x < width + step; x += step) {
      flowers.push({ x: rounded(x), y: rounded(row * step * 0.9 + step * 0.18) });
    }
  }
  return flowers;
}
