import { describe, expect, it } from "vitest";
import { Looking } from "../src/lib/board/looking.svelte";
import { percentages } from "../src/lib/board/percent";
import { neighbour } from "../src/lib/board/roving";
import {
  awayFrom,
  boxAround,
  closer,
  dragged,
  placed,
  showing,
  underneath,
  wholeMap,
  type MapSight,
} from "../src/lib/board/sight";
import { matching } from "../src/lib/choices";

describe("a map in a frame", () => {
  const map = { width: 1000, height: 1000 };
  const frame = { width: 500, height: 400 };
  const CLOSEST = 8;

  it("keeps what is under the pointer there when one comes closer", () => {
    const pointer = { x: 120, y: 300 };
    const near = closer(wholeMap(map), 4, { x: 250, y: 200 }, map, frame, CLOSEST);
    const nearer = closer(near, 1.5, pointer, map, frame, CLOSEST);
    const before = underneath(pointer, near, map, frame);
    const after = underneath(pointer, nearer, map, frame);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it("never goes farther than the whole map nor closer than is allowed", () => {
    expect(closer(wholeMap(map), 0.1, { x: 0, y: 0 }, map, frame, CLOSEST)).toEqual(wholeMap(map));
    expect(closer(wholeMap(map), 100, { x: 250, y: 200 }, map, frame, CLOSEST).closeness).toBe(CLOSEST);
  });

  it("has one box around all that is to be seen, with some air", () => {
    const tower = { x: 40, y: 10, width: 20, height: 50 };
    expect(boxAround([{ x: 10, y: 30 }, tower])).toEqual({ x: 10, y: 10, width: 50, height: 50 });
    expect(boxAround([{ x: 10, y: 30 }], 5)).toEqual({ x: 5, y: 25, width: 10, height: 10 });
  });

  it("follows the finger, but not beyond its edge", () => {
    const sight: MapSight = { closeness: 4, middle: { x: 500, y: 500 } };
    expect(dragged(sight, { x: -16, y: 32 }, map, frame).middle).toEqual({ x: 510, y: 480 });
    const corner = dragged(sight, { x: 9999, y: 9999 }, map, frame);
    expect(underneath({ x: 0, y: 0 }, corner, map, frame)).toEqual({ x: 0, y: 0 });
  });

  it("moves as little as needed to show something, and not at all if it is seen", () => {
    const sight: MapSight = { closeness: 4, middle: { x: 500, y: 500 } };
    expect(showing(sight, { x: 490, y: 490, width: 20, height: 20 }, map, frame)).toEqual(sight);
    const shown = showing(sight, { x: 900, y: 490, width: 20, height: 20 }, map, frame);
    expect(shown.middle.y).toBe(500);
    expect(shown.middle.x).toBeGreaterThan(500);
    expect(underneath({ x: frame.width, y: 0 }, shown, map, frame).x).toBeGreaterThanOrEqual(920);
  });

  it("brings a thing far from the edge where a panel will lie, as far as the map goes", () => {
    const sight: MapSight = { closeness: 4, middle: { x: 500, y: 500 } };
    const thing = { x: 400, y: 600, width: 20, height: 20 };
    const place = (edge: "top" | "bottom" | "left" | "right") =>
      placed(thing, awayFrom(edge, sight, thing, map, frame), map, frame);
    expect(place("bottom").y).toBeCloseTo(32);
    expect(place("top").y + place("top").height).toBeCloseTo(frame.height - 32);
    expect(place("right").x).toBeCloseTo(32);
    expect(place("left").x + place("left").width).toBeCloseTo(frame.width - 32);
    const corner = { x: 980, y: 980, width: 20, height: 20 };
    expect(placed(corner, awayFrom("bottom", sight, corner, map, frame), map, frame).y).toBeCloseTo(frame.height - 32);
  });
});

describe("looking closer", () => {
  const room = { width: 800, height: 600 };
  const board = () => new Looking(() => ({ map: room, room, closest: 4, scrolls: true }));

  it("keeps the middle where it is, and moves no farther than the edge", () => {
    const looking = board();
    looking.come(2);
    expect([looking.scale, looking.transform]).toEqual([2, "translate(-400px, -300px) scale(2)"]);
    looking.drag({ x: 5000, y: 30 }, false);
    expect(looking.transform).toBe("translate(0px, -270px) scale(2)");
  });

  it("never shows less than the whole, and goes back to it", () => {
    const looking = board();
    looking.come(0.5);
    looking.drag({ x: 50, y: 50 }, false);
    expect(looking.transform).toBe("translate(0px, 0px) scale(1)");
    looking.come(3);
    looking.fit();
    expect(looking.sight.closeness).toBe(1);
  });

  it("keeps the size of what one came close to when the frame gets smaller", () => {
    const looking = board();
    looking.keepSize(2);
    expect(looking.sight.closeness).toBe(1);
    looking.come(1.5);
    looking.keepSize(2);
    expect(looking.sight.closeness).toBe(3);
  });
});

describe("the arrow keys", () => {
  const here = { x: 0, y: 0 };

  it("go to the nearest thing in their direction, rather ahead than aside", () => {
    const others = [
      { x: 30, y: 0 },
      { x: 20, y: 18 },
      { x: -10, y: 0 },
    ];
    expect(neighbour(here, others, [1, 0])).toBe(0);
    expect(neighbour(here, others, [-1, 0])).toBe(2);
    expect(neighbour(here, others, [0, 1])).toBe(1);
  });

  it("stay where nothing lies that way", () => {
    expect(neighbour(here, [{ x: 10, y: 0 }], [0, -1])).toBe(-1);
  });
});

describe("chances", () => {
  it("are whole percentages that add up to a hundred", () => {
    expect(percentages([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
    expect(percentages([0.996, 0.004])).toEqual([99, 1]);
    expect(percentages([1, 0])).toEqual([100, 0]);
    expect(percentages([0, 0])).toEqual([0, 0]);
  });
});

describe("searching among many choices", () => {
  const choices = [
    { notation: "town orleans", said: "Orléans" },
    { notation: "town troyes", said: "Troyes" },
    { notation: "cell C7", said: "la case C7" },
  ];

  it("finds words without their accents and capitals, and notations too", () => {
    expect(matching(choices, "orle").map(({ said }) => said)).toEqual(["Orléans"]);
    expect(matching(choices, "case c7")).toHaveLength(1);
    expect(matching(choices, "town")).toHaveLength(2);
    expect(matching(choices, " ")).toHaveLength(3);
  });
});
