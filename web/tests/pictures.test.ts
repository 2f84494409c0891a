import { describe, expect, it } from "vitest";
import { bent, spread } from "../src/lib/pictures/layout";

describe("the words of a picture", () => {
  it("stand over what they speak of, where there is room", () => {
    expect(spread([{ middle: 100, width: 40 }], 300)).toEqual([80]);
  });

  it("make room for each other, whatever order they are given in", () => {
    const [right, left] = spread(
      [
        { middle: 110, width: 60 },
        { middle: 100, width: 60 },
      ],
      300,
    );
    expect(left).toBe(70);
    expect(right).toBe(138);
  });

  it("stay within the picture", () => {
    expect(spread([{ middle: 5, width: 40 }], 300)).toEqual([0]);
    const places = spread(
      [
        { middle: 290, width: 80 },
        { middle: 295, width: 80 },
        { middle: 299, width: 80 },
      ],
      300,
    );
    expect(places).toEqual([44, 132, 220]);
  });
});

describe("an arrow", () => {
  it("leaves what it comes from and ends before what it goes to", () => {
    const { path, head } = bent({ x: 0, y: 0, width: 40, height: 40 }, { x: 200, y: 0, width: 40, height: 40 });
    const [, startX = 0] = (/^M([\d.]+) /.exec(path) ?? []).map(Number);
    const [, tipX = 0] = (/^M([\d.]+) /.exec(head) ?? []).map(Number);
    expect(startX).toBeGreaterThan(20);
    expect(tipX).toBeLessThan(220);
    expect(tipX).toBeGreaterThan(190);
  });
});
