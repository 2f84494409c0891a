/** How ships go: along the coast from harbour to harbour, never over land; round Spain they leave the sheet. */
import { townAt, type Place } from "./geography";

const at = (x: number, y: number): Place => ({ x, y });

/** The way of ships along the coast, from the Scheldt to the south, and from the edge of the sheet to Provence. */
const OCEAN = [
  at(1280, 92),
  at(1150, 112),
  at(1040, 170),
  at(1005, 262),
  at(990, 345),
  at(880, 432),
  at(785, 490),
  at(610, 405),
  at(450, 480),
  at(230, 560),
  at(100, 640),
  at(80, 740),
  at(150, 850),
  at(300, 930),
  at(450, 1000),
  at(560, 1150),
  at(600, 1300),
  at(560, 1500),
  at(540, 1640),
];
const WESTWARD = at(-60, 1500);
const SOUTH = [at(1330, 2150), at(1420, 1960), at(1430, 1830), at(1545, 1810)];
const SOUTHWARD = at(1460, 2300);

/** Off which of these a harbour lies. */
const OCEAN_PORTS: Record<string, number> = {
  anvers: 0,
  bruges: 1,
  calais: 2,
  abbeville: 4,
  rouen: 5,
  caen: 6,
  cherbourg: 7,
  brest: 11,
  nantes: 14,
  la_rochelle: 15,
  bordeaux: 16,
  bayonne: 18,
};
const SOUTH_PORTS: Record<string, number> = { barcelone: 0, montpellier: 2, marseille: 3 };

function along(coast: readonly Place[], from: number, to: number): Place[] {
  const passed = coast.slice(Math.min(from, to), Math.max(from, to) + 1);
  return from <= to ? passed : passed.reverse();
}

/** The voyage as lines of points; two where it leaves the sheet and comes back. */
export function voyage(source: string, target: string): Place[][] {
  const [start, end] = [townAt(source), townAt(target)];
  for (const [coast, ports] of [
    [OCEAN, OCEAN_PORTS],
    [SOUTH, SOUTH_PORTS],
  ] as const) {
    const [from, to] = [ports[source], ports[target]];
    if (from !== undefined && to !== undefined) return [[start, ...along(coast, from, to), end]];
  }
  return [
    [start, ...seaward(source)],
    [...seaward(target).reverse(), end],
  ];
}

/** From a harbour to the edge of the sheet. */
function seaward(port: string): Place[] {
  const south = SOUTH_PORTS[port];
  if (south !== undefined) return [...along(SOUTH, south, 0), SOUTHWARD];
  return [...along(OCEAN, OCEAN_PORTS[port] ?? 0, OCEAN.length - 2), WESTWARD];
}

/** How far a ship goes, in units of the map, to find the nearest of several harbours. */
export function lengthOf(lines: readonly (readonly Place[])[]): number {
  const far = (line: readonly Place[]) =>
    line.reduce((total, point, place) => {
      const before = line[place - 1] ?? point;
      return total + Math.hypot(point.x - before.x, point.y - before.y);
    }, 0);
  return lines.reduce((total, line) => total + far(line), 0);
}
