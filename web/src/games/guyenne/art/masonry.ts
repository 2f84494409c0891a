/** Outlines of masonry, so that each castle is built from walls and roofs instead of long paths. */

/** A wall or tower with merlons along its top, from its left foot round to its right foot. */
export function battlement(x: number, top: number, width: number, foot: number, merlons: number, rise = 6): string {
  const step = width / (2 * merlons - 1);
  let path = `M${x} ${foot}V${top}`;
  for (let i = 0; i < merlons; i++) {
    path += `v${-rise}h${round(step)}v${rise}`;
    if (i < merlons - 1) path += `h${round(step)}`;
  }
  return `${path}V${foot}z`;
}

/** A conical or hipped roof with small eaves. */
export function roof(x: number, eaves: number, width: number, apex: number, ridge = 0): string {
  const middle = x + width / 2;
  return `M${x - 3} ${eaves}L${middle - ridge / 2} ${apex}h${ridge}L${x + width + 3} ${eaves}z`;
}

/** A window or door with a round head. */
export function arch(x: number, foot: number, width: number, height: number): string {
  const half = width / 2;
  return `M${x} ${foot}v${half - height}a${half} ${half} 0 0 1 ${width} 0v${height - half}z`;
}

/** Machicolation: the row of corbels under a parapet. */
export function corbels(x: number, y: number, width: number, count: number): string {
  const step = width / count;
  let path = "";
  for (let i = 0; i < count; i++) path += `M${round(x + i * step)} ${y}a${round(step / 2)} 5 0 0 0 ${round(step)} 0`;
  return path;
}

/** Joints between courses of stone, in short broken strokes. */
export function courses(x: number, top: number, width: number, foot: number, gap = 9): string {
  let path = "";
  let row = 0;
  for (let y = top + gap; y < foot - 2; y += gap) {
    const shift = row % 2 === 0 ? 0.12 : 0.45;
    path += `M${round(x + width * shift)} ${round(y)}h${round(width * 0.22)}`;
    if (width > 24)
      path += `M${round(x + width * ((shift + 0.42) % 0.8))} ${round(y + gap / 2)}h${round(width * 0.14)}`;
    row += 1;
  }
  return path;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
