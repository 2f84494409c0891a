import { describe, expect, it } from "vitest";
import { feathers, strewn } from "../src/lib/heraldry/figures";
import { ended, pieces } from "../src/lib/sentences";
import { FITTED, moved, zoomed } from "../src/lib/sight";

describe("names in sentences", () => {
  it("are picked out, the longer one where one begins with another", () => {
    expect(pieces("Jean-Baptiste bat Jean.", ["Jean", "Jean-Baptiste"])).toEqual([
      { text: "Jean-Baptiste", seat: 1 },
      { text: " bat ", seat: null },
      { text: "Jean", seat: 0 },
      { text: ".", seat: null },
    ]);
  });

  it("leave a sentence without names alone", () => {
    expect(pieces("Égalité.", ["", "Jean"])).toEqual([{ text: "Égalité.", seat: null }]);
  });
});

describe("a title as a sentence", () => {
  it("gets a full stop unless it ends in a mark of its own", () => {
    expect(ended("Bastide")).toBe("Bastide.");
    expect(ended("Guesclin\u00a0!")).toBe("Guesclin\u00a0!");
  });
});

describe("looking closer", () => {
  const frame = { width: 800, height: 600 };

  it("keeps the point under the finger where it is", () => {
    const sight = zoomed(FITTED, 2, { x: 400, y: 300 }, frame);
    expect(sight).toEqual({ scale: 2, x: -400, y: -300 });
  });

  it("never shows less than the whole board, nor beyond its edge", () => {
    expect(zoomed(FITTED, 0.5, { x: 10, y: 10 }, frame)).toEqual(FITTED);
    expect(moved(FITTED, 50, 50, frame)).toEqual(FITTED);
    expect(moved({ scale: 2, x: 0, y: 0 }, -5000, 30, frame)).toEqual({ scale: 2, x: -800, y: 0 });
  });
});

describe("heraldic figures", () => {
  it("stagger the lilies of a strewn field", () => {
    const [first, ...others] = strewn(50, 50, 20);
    const below = others.find((flower) => flower.y > (first?.y ?? 0));
    expect(below?.x).not.toBe(first?.x);
  });

  it("have as many feathers as asked", () => {
    expect(new Set(feathers(7)).size).toBe(7);
  });
});
