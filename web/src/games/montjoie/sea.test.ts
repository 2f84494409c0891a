import { expect, test } from "vitest";
import { LAND, shapes, townAt, type Place } from "./geography";
import { isWithin } from "./ground";
import { rounded } from "../../lib/board/line";
import { lengthOf, voyage } from "./sea";

const PORTS = "anvers bruges calais abbeville rouen caen cherbourg brest nantes la_rochelle bordeaux bayonne"
  .concat(" barcelone montpellier marseille")
  .split(" ");
const LANDS = shapes(LAND);
/** How far inland a harbour may lie on its river, in units of the map. */
const ESTUARY = 190;

const between = (a: Place, b: Place, part: number) => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });

/** Points along a line, dense enough to meet a cape. */
const sampled = (line: readonly Place[]) =>
  line
    .slice(1)
    .flatMap((end, place) => Array.from({ length: 8 }, (_, step) => between(line[place] ?? end, end, step / 8)));

const isLand = (point: Place) => LANDS.filter((land) => isWithin(land, point)).length % 2 === 1;
const isNear = (port: string, { x, y }: Place) => Math.hypot(x - townAt(port).x, y - townAt(port).y) <= ESTUARY;

test("ships keep to the sea along the whole coast, but for the estuary of their own harbour", () => {
  const pairs = [...PORTS.map((port, place) => [port, PORTS[place + 1] ?? "anvers"] as const), ["anvers", "bayonne"]];
  const onLand = pairs.flatMap(([source = "", target = ""]) =>
    voyage(source, target)
      .flatMap(sampled)
      .filter((point) => !isNear(source, point) && !isNear(target, point) && isLand(point))
      .map(({ x, y }) => `${source}-${target} ${Math.round(x)} ${Math.round(y)}`),
  );
  expect(onLand).toEqual([]);
});

test("round Spain a voyage leaves the sheet in the west and comes back in the south", () => {
  expect(voyage("bordeaux", "marseille")).toHaveLength(2);
  expect(voyage("bordeaux", "brest")).toHaveLength(1);
});

test("the nearer harbour is the shorter voyage", () => {
  expect(lengthOf(voyage("calais", "bruges"))).toBeLessThan(lengthOf(voyage("brest", "bruges")));
});

test("a voyage is drawn from harbour to harbour", () => {
  const [line = []] = voyage("calais", "caen");
  const path = rounded(line);
  expect(path.startsWith(`M${townAt("calais").x} ${townAt("calais").y}`)).toBe(true);
  expect(path.endsWith(`L${townAt("caen").x} ${townAt("caen").y}`)).toBe(true);
});
