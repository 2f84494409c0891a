import { describe, expect, it } from "vitest";
import { scenes } from "./scenes";
import { voyage } from "./sea";

describe("the dice of a scene", () => {
  it("are those of the event", () => {
    expect(scenes.of["ravaged"]?.dice?.({ die: 3 })).toEqual([3]);
    expect(scenes.of["embassy"]?.dice?.({ first: 2, second: 4 })).toEqual([2, 4]);
  });

  it("are none where nothing was thrown", () => {
    expect(scenes.of["pillage"]?.dice?.({ die: 0 })).toEqual([]);
  });
});

describe("who goes from town to town", () => {
  const landing = { source: "anvers", town: "bayonne", link: "sea" };
  const sign = (params: typeof landing) => {
    const { goes } = scenes.of["attacks"] ?? {};
    return typeof goes === "function" ? goes(params) : goes;
  };

  it("sails along the coast", () => {
    expect(scenes.of["attacks"]?.along?.(landing)).toEqual(voyage("anvers", "bayonne"));
    expect(scenes.of["expands"]?.along?.(landing)).toEqual(voyage("anvers", "bayonne"));
    expect(sign(landing)).toBe("ship");
  });

  it("marches straight where there is a road", () => {
    const march = { source: "rennes", town: "le_mans", link: "road" };
    expect(scenes.of["attacks"]?.along?.(march)).toBeNull();
    expect(sign(march)).toBe("piece");
  });
});
