import { describe, expect, it } from "vitest";
import { feathers, strewn } from "../src/lib/heraldry/figures";
import { ended, pieces } from "../src/lib/sentences";

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
